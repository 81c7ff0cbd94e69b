/** A point or colon. Between digits it is part of a number or an hour ("7:30", "3.50") and ends nothing. */
const POINT = '(?<!\\p{Nd})[.:：]|[.:：](?!\\p{Nd})';
const NEXT = '(?=\\s|$|\\P{L})';

/** Where a sentence ends. */
export const SENTENCE_END = new RegExp(`(?:[!?;\\n。！？؟；।…]|${POINT})+${NEXT}`, 'gu');
/** Where a clause ends. A comma without a space after it is part of a number. */
export const CLAUSE_END = new RegExp(`(?:[!?;\\n。！？؟،；、।…]|${POINT})+${NEXT}|,\\s|，|(?<=[。！？؟；।])`, 'gu');
