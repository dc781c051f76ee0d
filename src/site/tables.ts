/** From how many columns on a table does not fit a phone, so that its rows become cards there (src/css/tables.css). */
export const CARD_COLUMNS = 3;
