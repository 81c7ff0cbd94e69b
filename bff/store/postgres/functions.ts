import { CompiledQuery } from 'kysely';
import type { Trx } from '../schema/schema.ts';

/** A character class of all combining marks, in PostgreSQL's escapes. */
const MARKS = listMarks();
/** Upper-case letters whose lower case is one letter, and these lower-case letters in the same order. */
const [LARGE, SMALL] = listLetters();

/**
 * SQLite's functions that our queries use, created in the schema of the tables. PostgreSQL's own `json_each` takes
 * JSON; this one takes text and returns what SQLite's does.
 */
const FUNCTIONS = [
  `create or replace function instr(text, text) returns integer language sql immutable strict parallel safe
    as $$ select strpos($1, $2) $$`,
  `create or replace function unixepoch(text) returns bigint language sql stable strict parallel safe
    as $$ select floor(extract(epoch from nullif($1, '')::timestamptz))::bigint $$`,
  `create or replace function json_extract(text, text) returns text language sql immutable strict parallel safe
    as $$ select jsonb_path_query_first($1::jsonb, $2::jsonpath) #>> '{}' $$`,
  `create or replace function json_each(text) returns table("key" text, "value" text)
    language sql immutable parallel safe rows 20 as $$
      select (place - 1)::text, item #>> '{}' from jsonb_array_elements(
        case when jsonb_typeof($1::jsonb) = 'array' then $1::jsonb else '[]'::jsonb end) with ordinality as list(item, place)
      union all
      select name, item #>> '{}' from jsonb_each(
        case when jsonb_typeof($1::jsonb) = 'object' then $1::jsonb else '{}'::jsonb end) as fields(name, item)
    $$`,
  `create or replace function json_each(text, text) returns table("key" text, "value" text)
    language sql immutable parallel safe rows 20 as $$ select * from json_each(json_extract($1, $2)) $$`,
  // As `toPlain` in store/core/plain.ts. Most names are ASCII and need no table.
  `create or replace function plain(text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length($1) = char_length($1) then lower($1 collate "C")
      else translate(regexp_replace(normalize($1, NFD) collate "C", '[${MARKS}]', '', 'g'), '${LARGE}', '${SMALL}') end
  $$`,
];

/** Creates the functions, or replaces them by the present version. */
export async function makeFunctions(trx: Trx): Promise<void> {
  for (const statement of FUNCTIONS) await trx.executeQuery(CompiledQuery.raw(statement));
}

function listMarks(): string {
  const ranges: string[] = [];
  let from: number | null = null;
  for (let code = 0x80; code <= 0x1_ffff; code += 1) {
    const isMark = /\p{M}/u.test(String.fromCodePoint(code));
    if (isMark) from ??= code;
    else if (from !== null) {
      ranges.push(from === code - 1 ? escapeCode(from) : `${escapeCode(from)}-${escapeCode(code - 1)}`);
      from = null;
    }
  }
  return ranges.join('');
}

function escapeCode(code: number): string {
  return `\\U${code.toString(16).padStart(8, '0')}`;
}

function listLetters(): [string, string] {
  let [large, small] = ['\u03c2', '\u03c3']; // the final sigma and the usual one
  for (let code = 0x41; code <= 0x1_ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue; // surrogates
    const letter = String.fromCodePoint(code);
    const lower = letter.toLowerCase();
    if (lower === letter || [...lower].length !== 1) continue;
    large += letter;
    small += lower;
  }
  return [large, small];
}
