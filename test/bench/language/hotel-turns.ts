import { globSync } from 'node:fs';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { listEntries } from '../../../bff/knowledge/house-entries.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { type Expectation, readBenchFile } from '../hotels/format.ts';
import { holds } from '../hotels/score.ts';

/** A turn of the bench as the search sees it; `where`: the entries that say what is expected, none where nothing says it. */
export interface HotelTurn {
  text: string;
  language: string;
  where: string[];
  /** The entries that answered the turn before. */
  followed: string[];
  isFirst: boolean;
}

/** A hotel of the bench with what its guests ask. */
export interface HotelTurns {
  id: string;
  part: 'fit' | 'held-out';
  entries: FaqEntry[];
  turns: HotelTurn[];
}

const FOLDER = new URL('../hotels/dev/', import.meta.url);
const PART = 6;
const FITTED = 4;
/** What so many entries say tells none of them apart. */
const WHERE_MAX = 3;
/** Tags of the bench that the engine writes otherwise. */
const SPOKEN: Readonly<Record<string, string>> = { zh: 'zh-Hans', tl: 'fil', no: 'nb' };

/** The bench's development hotels in the order of their names, each turn that one entry answers, or none. */
export function readHotels(): HotelTurns[] {
  return globSync('*.json', { cwd: FOLDER.pathname })
    .toSorted()
    .map((name, index) => {
      const { id, hotel, conversations } = readBenchFile(new URL(name, FOLDER).pathname);
      const faqs = hotel.faqs.map(({ question, answer }, place) => ({ id: `faq-${place}`, question, answer }));
      const entries = listEntries({ ...hotel, faqs });
      const turns = conversations.flatMap(({ language: tag, turns: said }) => {
        const language = SPOKEN[tag] ?? tag;
        const places = said.map(({ expect }) => findPlaces(expect, entries));
        return said.flatMap(({ guest, expect: { does } }, turn): HotelTurn[] => {
          const where = places[turn] ?? [];
          const isUnknown = does[0] === 'unknown';
          if (!isSpoken(language) || (!isUnknown && (does[0] !== 'answer' || where.length === 0))) return [];
          const followed = places[turn - 1] ?? [];
          return [{ text: guest, language, where: isUnknown ? [] : where, followed, isFirst: turn === 0 }];
        });
      });
      return { id, part: index % PART < FITTED ? 'fit' : 'held-out', entries, turns };
    });
}

/** The entries that say all that is expected. */
function findPlaces({ says }: Expectation, entries: readonly FaqEntry[]): string[] {
  if (says.length === 0) return [];
  const found = entries.filter(({ question, answer }) =>
    says.every((notations) => notations.some((notation) => holds(`${question} ${answer}`, notation))),
  );
  return found.length > WHERE_MAX ? [] : found.map(({ id }) => id);
}
