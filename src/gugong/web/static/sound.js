// A knock on wood when one's turn comes, if that is wished for; made here, so there is no file to load.

let air = null;

export function knock(before, now) {
  if (document.body.dataset.sound !== "true" || before !== "waiting" || now !== "your-turn") return;
  air ??= new AudioContext();
  const [start, wood, strength] = [air.currentTime, air.createOscillator(), air.createGain()];
  wood.frequency.setValueAtTime(420, start);
  wood.frequency.exponentialRampToValueAtTime(160, start + 0.09);
  strength.gain.setValueAtTime(0.5, start);
  strength.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
  wood.connect(strength).connect(air.destination);
  wood.start(start);
  wood.stop(start + 0.17);
}
