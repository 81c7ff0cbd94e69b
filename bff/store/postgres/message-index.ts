import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../schema/schema.ts';

/** The index holds runs of this many characters. */
const RUN_LENGTH = 3;

/**
 * A text in the form for comparing: lower case without accents, as SQLite's `trigram remove_diacritics` does it. Marks
 * that are letters in other scripts (Thai and Hindi vowels) stay.
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
  for (let start = 0; start + RUN_LENGTH <= characters.length; start += 1)
    runs.add(characters.slice(start, start + RUN_LENGTH).join(''));
  return [...runs];
}

/** Adds messages to the full-text index by their numbers. */
export async function indexTexts(trx: Trx, rows: readonly { number: number; text: string }[]): Promise<void> {
  const entries = rows.map(({ number, text }) => {
    const compared = toCompared(text.replaceAll('\0', ' '));
    return { rowid: number, text: compared, runs: listRuns(compared) };
  });
  await sql`
    insert into "messageSearch" ("rowid", "text", "runs")
    select "rowid", "text", "runs" from json_populate_recordset(null::"messageSearch", ${JSON.stringify(entries)})
  `.execute(trx);
}

/**
 * An SQL condition: does the message's text contain each of these words anywhere? Words must have three characters or
 * more.
 */
export function holdsIndexed(words: readonly string[]): Expression<SqlBool> {
  const compared = words.map(toCompared);
  const containsAll = sql.join(
    compared.map((word) => sql`strpos("messageSearch"."text", ${word}) > 0`),
    sql` and `,
  );
  return sql<SqlBool>`"message"."id" in (
    select "messageId" from "messageSearch" join "messageNumber" on "number" = "messageSearch"."rowid"
    where "runs" @> ${compared.flatMap(listRuns)}::text[] and ${containsAll})`;
}
