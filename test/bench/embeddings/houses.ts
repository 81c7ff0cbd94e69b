import { type FaqEntry, readEntry } from '../../../bff/knowledge/entry.ts';
import { textOfEntry } from '../../../bff/knowledge/nearness.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { readHotels } from '../language/hotel-turns.ts';
import { readHouses } from '../language/houses.ts';
import type { TextWithMeaning } from './meaning-vectors.ts';

/**
 * A house of the development rows with its guests' opening questions; `where`: the ids of the entries that answer, empty if no
 * entry does.
 */
export interface AskedHouse {
  id: string;
  part: 'fit' | 'held-out';
  entries: FaqEntry[];
  questions: { text: string; language: string; where: string[] }[];
}

/**
 * Reads the invented lodgings and the bench's hotels. Follow-up questions are left out, because they have no meaning by
 * themselves.
 */
export function readAskedHouses(): AskedHouse[] {
  const houses = readHouses().map(({ questions, ...house }) => ({
    ...house,
    questions: questions.filter(({ language }) => isSpoken(language)),
  }));
  const hotels = readHotels().map(({ id, part, entries, turns }) => ({
    id,
    part,
    entries,
    questions: turns.filter(({ isFirst }) => isFirst).map(({ text, language, where }) => ({ text, language, where })),
  }));
  return [...houses, ...hotels];
}

/** Maps each text of a house and of its guests, as it is embedded, to its meaning. */
export function meaningsOf({ id, entries, questions }: AskedHouse): Map<string, TextWithMeaning> {
  const idOf = (entry: string): string => `${id} ${entry}`;
  return new Map([
    ...entries.map((entry): [string, TextWithMeaning] => {
      const text = textOfEntry(entry);
      return [text, { text, language: readEntry(entry).language, means: [idOf(entry.id)] }];
    }),
    ...questions.map(({ text, language, where }): [string, TextWithMeaning] => [
      text,
      { text, language, means: where.map(idOf) },
    ]),
  ]);
}

/** Maps the probe lines that ship with the languages, by which a model is tried, to the topic of each. */
export function meaningsOfLines(): Map<string, TextWithMeaning> {
  return new Map(
    PACKS.flatMap(({ code: language, sentences }) =>
      sentences.map(({ text, frames }): [string, TextWithMeaning] => [
        text,
        { text, language, means: [frames.split(':').at(-1) ?? ''] },
      ]),
    ),
  );
}
