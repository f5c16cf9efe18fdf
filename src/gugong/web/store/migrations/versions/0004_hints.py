"""Hints where several people play, once all of them have agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what the host has suggested, and everybody's word on it."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.String(4), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("seats", "hints")
    op.drop_column("tables", "hints")
