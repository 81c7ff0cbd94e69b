import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../schema/schema.ts';

/** So many characters in a row are what the index holds. */
const RUN = 3;

/**
 * A text as it is compared: in small letters and without accents, as SQLite's `trigram remove_diacritics` does. Signs that are
 * letters' own in other scripts (Thai and Hindi vowels) stay.
 */
function toCompared(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3');
}

function listRuns(text: string): string[] {
  const characters = [...text];
  const runs = new Set<string>();
  for (let from = 0; from + RUN <= characters.length; from += 1) runs.add(characters.slice(from, from + RUN).join(''));
  return [...runs];
}

/** Takes messages into the full-text index by their numbers. */
export async function indexTexts(trx: Trx, rows: readonly { number: number; text: string }[]): Promise<void> {
  const given = rows.map(({ number, text }) => {
    const compared = toCompared(text.replaceAll('\0', ' '));
    return { rowid: number, text: compared, runs: listRuns(compared) };
  });
  await sql`
    insert into "messageSearch" ("rowid", "text", "runs")
    select "rowid", "text", "runs" from json_populate_recordset(null::"messageSearch", ${JSON.stringify(given)})
  `.execute(trx);
}

/** Is a message one in whose text each of these words stands, wherever in it? They have three characters or more. */
export function holdsIndexed(words: readonly string[]): Expression<SqlBool> {
  const compared = words.map(toCompared);
  const stand = sql.join(
    compared.map((word) => sql`strpos("messageSearch"."text", ${word}) > 0`),
    sql` and `,
  );
  return sql<SqlBool>`"message"."id" in (
    select "messageId" from "messageSearch" join "messageNumber" on "number" = "messageSearch"."rowid"
    where "runs" @> ${compared.flatMap(listRuns)}::text[] and ${stand})`;
}
