"""One link for all, and those who watch may ask for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is kept of both."""
    op.add_column("seats", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("common", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("common_n", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "asks",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("back", sa.String(64), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("asks_by_holder", "asks", ["holder"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("asks")
    op.drop_column("tables", "common_n")
    op.drop_column("tables", "common")
    op.drop_column("seats", "left")
