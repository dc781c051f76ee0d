/** Tables with at least this many columns become cards where space is narrow, as on phones (src/css/tables.css). */
export const CARD_COLUMNS = 3;
