import { globSync } from 'node:fs';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { listEntries } from '../../../bff/knowledge/house-entries.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { type Expectation, readBenchFile } from '../hotels/format.ts';
import { containsText } from '../hotels/score.ts';

/**
 * A turn of the bench as the search sees it; `where`: the ids of the entries that state the expected facts, empty if no
 * entry does.
 */
export interface HotelTurn {
  text: string;
  language: string;
  where: string[];
  /** The ids of the entries that answered the previous turn. */
  followed: string[];
  isFirst: boolean;
}

/** A bench hotel with its guests' turns. */
export interface HotelTurns {
  id: string;
  part: 'fit' | 'held-out';
  entries: FaqEntry[];
  turns: HotelTurn[];
}

const FOLDER = new URL('../hotels/dev/', import.meta.url);
const PART = 6;
const FITTED = 4;
/** A fact that more entries state identifies none of them. */
const WHERE_MAX = 3;
/** Language tags of the bench that the engine writes differently. */
const ENGINE_TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hans', tl: 'fil', no: 'nb' };

/** Reads the bench's development hotels in the order of their names, with the turns that one entry or no entry answers. */
export function readHotels(): HotelTurns[] {
  return globSync('*.json', { cwd: FOLDER.pathname })
    .toSorted()
    .map((name, index) => {
      const { id, hotel, conversations } = readBenchFile(new URL(name, FOLDER).pathname);
      const faqs = hotel.faqs.map(({ question, answer }, place) => ({ id: `faq-${place}`, question, answer }));
      const entries = listEntries({ ...hotel, faqs });
      const turns = conversations.flatMap(({ language: tag, turns: said }) => {
        const language = ENGINE_TAGS[tag] ?? tag;
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

/** Finds the entries that state all expected facts. */
function findPlaces({ says }: Expectation, entries: readonly FaqEntry[]): string[] {
  if (says.length === 0) return [];
  const found = entries.filter(({ question, answer }) =>
    says.every((notations) => notations.some((notation) => containsText(`${question} ${answer}`, notation))),
  );
  return found.length > WHERE_MAX ? [] : found.map(({ id }) => id);
}
