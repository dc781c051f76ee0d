/** Tables with at least this many columns are shown as cards on phones (src/css/tables.css). */
export const CARD_COLUMNS = 3;

/** Tables with at least this many columns have less space between columns, to fit next to the sidebar. */
export const DENSE_COLUMNS = 7;
