"""Tables by link: who was invited, who is here, whose clock runs, what is said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW = ("removed", "people", "wishes", "talk", "presence", "devices", "tables")


def upgrade() -> None:
    """Add what a table by link needs."""
    for name, kind, usual in (
        ("link_n", sa.Integer, "0"),
        ("back", sa.String(64), ""),
        ("back_n", sa.Integer, "0"),
        ("closed", sa.Boolean, sa.false()),
    ):
        op.add_column("seats", sa.Column(name, kind, nullable=False, server_default=usual))
    op.add_column("answers", sa.Column("by", sa.String(10), nullable=False, server_default=""))
    op.add_column("answers", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "tables",
        of_game(),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("away", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("clock_time", sa.Integer, nullable=False),
        sa.Column("clock_more", sa.Integer, nullable=False),
        sa.Column("talk_watched", sa.Boolean, nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("watch_n", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_listed", "tables", ["listed"])
    op.create_table(
        "devices",
        of_game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
    )
    op.create_index("devices_by_holder", "devices", ["holder"])
    op.create_table(
        "presence",
        of_game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("stood", sa.Boolean, nullable=False),
        sa.Column("held", sa.Boolean, nullable=False),
    )
    op.create_table(
        "talk",
        of_game(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "wishes",
        of_game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
        sa.Column("agreed", sa.String(40), nullable=False),
        sa.Column("refused", sa.Integer, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("feed", sa.String(64), nullable=False),
        sa.Column("feed_n", sa.Integer, nullable=False),
        sa.Column("hook", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_index("people_by_feed", "people", ["feed"])
    op.create_table("removed", sa.Column("holder", sa.String(64), primary_key=True), of_game())


def of_game() -> sa.Column[str]:
    """The column of all that belongs to a game."""
    return sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True)


def downgrade() -> None:
    """Take it away again."""
    for table in NEW:
        op.drop_table(table)
    for name in ("by", "at"):
        op.drop_column("answers", name)
    for name in ("link_n", "back", "back_n", "closed"):
        op.drop_column("seats", name)
