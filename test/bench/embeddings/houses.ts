import { type FaqEntry, readEntry } from '../../../bff/knowledge/entry.ts';
import { textOfEntry } from '../../../bff/knowledge/nearness.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { readHotels } from '../language/hotel-turns.ts';
import { readHouses } from '../language/houses.ts';
import type { Meant } from './meaning-vectors.ts';

/** A house of the development rows, with what its guests ask first; `where`: the entries that answer, none where none does. */
export interface AskedHouse {
  id: string;
  part: 'fit' | 'held-out';
  entries: FaqEntry[];
  questions: { text: string; language: string; where: string[] }[];
}

/** The invented lodgings and the bench's hotels. Who asks on is left out: such a text has no meaning by itself. */
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

/** What the texts of a house and of its guests mean, by the text as it is embedded. */
export function meaningsOf({ id, entries, questions }: AskedHouse): Map<string, Meant> {
  const idOf = (entry: string): string => `${id} ${entry}`;
  return new Map([
    ...entries.map((entry): [string, Meant] => {
      const text = textOfEntry(entry);
      return [text, { text, language: readEntry(entry).language, means: [idOf(entry.id)] }];
    }),
    ...questions.map(({ text, language, where }): [string, Meant] => [
      text,
      { text, language, means: where.map(idOf) },
    ]),
  ]);
}

/** What the lines mean that the languages ship with, which a model is tried by: the matter they are about. */
export function meaningsOfLines(): Map<string, Meant> {
  return new Map(
    PACKS.flatMap(({ code: language, sentences }) =>
      sentences.map(({ text, frames }): [string, Meant] => [
        text,
        { text, language, means: [frames.split(':').at(-1) ?? ''] },
      ]),
    ),
  );
}
