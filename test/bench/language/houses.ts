import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { listEntries } from '../../../bff/knowledge/house-entries.ts';

/** An invented lodging with its texts, and guests' questions, each with the places that answer it. */
const house = z.strictObject({
  id: z.string(),
  languages: z.array(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
  amenities: z.array(z.string()),
  policies: z.string(),
  specialties: z.string(),
  faqs: z.array(z.strictObject({ id: z.string(), question: z.string(), answer: z.string() })),
  questions: z.array(z.strictObject({ language: z.string(), text: z.string(), where: z.array(z.string()) })),
});

/** A house as the search sees it; `where`: the ids of the entries that answer, empty if no entry does. */
export interface House {
  id: string;
  part: 'fit' | 'held-out';
  entries: FaqEntry[];
  questions: { text: string; language: string; where: string[] }[];
}

const FOLDER = new URL('own/houses/', import.meta.url);
const PART = 6;
const FITTED = 4;
/** Fields that are settings and not searchable texts. */
const SETTINGS = /^(?:checkIn|checkOut|amenities)/;
const QUOTED = /^(?:policies|specialties): */;

/** Reads the houses in the order of their names. Throws with the file name if a file is invalid. */
export function readHouses(): House[] {
  return globSync('*.json', { cwd: FOLDER.pathname })
    .toSorted()
    .map((name, index) => toHouse(readHouse(name), index % PART < FITTED ? 'fit' : 'held-out'));
}

function readHouse(name: string): z.infer<typeof house> {
  const parsed = house.safeParse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function toHouse({ id, faqs, policies, specialties, questions }: z.infer<typeof house>, part: House['part']): House {
  const entries = listEntries({ faqs, policies, specialties });
  const statements = entries.filter(({ origin }) => origin === 'policies');
  const findPlace = (place: string): string[] => {
    if (!QUOTED.test(place)) return [place];
    const quote = place.replace(QUOTED, '');
    return statements
      .filter(({ answer }) => answer.includes(quote) || quote.includes(answer))
      .map((statement) => statement.id);
  };
  return {
    id,
    part,
    entries,
    questions: questions
      .filter(({ where }) => !where.some((place) => SETTINGS.test(place)))
      .map(({ text, language, where }) => ({ text, language, where: where.flatMap(findPlace) })),
  };
}
