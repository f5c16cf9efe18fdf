source-meng = what Meng takes instead of things he does not use
