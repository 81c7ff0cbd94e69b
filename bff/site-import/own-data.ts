import { z } from 'zod';
import type { FactValue, HoursRule } from '../../shared/api/house/house-facts.ts';
import { findSubjects, presenceOf, type Subject } from '../knowledge/facts/catalogue.ts';
import type { WordsRead } from '../language/lexicon/read-words.ts';
import { readClock, readOpeningHours } from './opening-hours.ts';

/** A page's structured data for search engines about the house (https://schema.org/LodgingBusiness). */
export interface OwnData {
  /** `said`: the property and its value, quoted. */
  facts: { attribute: string; value: FactValue; said: string }[];
  /** Sentences in natural language, to be read like the page's text. */
  texts: string[];
  /** Names of things that the house has or lacks, without further data. */
  amenities: { name: string; isThere: boolean; said: string }[];
}

const NODES_MAX = 2_000;
const DEPTH_MAX = 12;
const AMENITIES_MAX = 150;
const LODGINGS = new Set([
  'LodgingBusiness',
  'Hotel',
  'Motel',
  'Hostel',
  'Resort',
  'SkiResort',
  'BedAndBreakfast',
  'Campground',
  'VacationRental',
]);
/** Parts of a house with opening hours of their own. */
const PARTS: Readonly<Record<string, string>> = {
  Restaurant: 'restaurant',
  BarOrPub: 'bar',
  PublicSwimmingPool: 'pool',
  DaySpa: 'spa',
  ExerciseGym: 'gym',
  HealthClub: 'gym',
};

const words = z.string().trim().min(1).max(4_000);
const node = z.record(z.string(), z.unknown());
const types = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]);
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:https?:\/\/schema\.org\/)?(?:true|false)$/i)
    .transform((written) => /true$/i.test(written)),
]);
const amenity = z.object({
  name: words,
  value: z.unknown().optional(),
  hoursAvailable: z.unknown().optional(),
});

/** Reads the data about a house in JSON-LD documents. Pure. Data that cannot be read completely is skipped. */
export function readOwnData(documents: readonly string[]): OwnData {
  const found: OwnData = { facts: [], texts: [], amenities: [] };
  const nodes = documents.flatMap((text) => listNodes(parse(text)));
  for (const one of nodes.slice(0, NODES_MAX)) {
    const kinds = types.parse(one['@type']);
    if (kinds.some((kind) => LODGINGS.has(kind))) readLodging(one, found);
    else readPart(one, kinds, found);
  }
  return found;
}

/** The fact that the house has or lacks something, if the name means exactly one thing. */
export function readAmenity(
  { concepts, words: more }: WordsRead,
  isThere: boolean,
): { attribute: string; value: FactValue } | null {
  const [subject] = findSubjects(new Set(concepts));
  if (subject === undefined || more.length > 0 || !isNamedBy(subject, concepts)) return null;
  const attribute = presenceOf(subject.name);
  return attribute === null ? null : { attribute, value: { type: 'presence', is: isThere ? 'yes' : 'no' } };
}

function isNamedBy({ concepts: rows }: Subject, concepts: WordsRead['concepts']): boolean {
  return rows.some((row) => concepts.every((concept) => row.includes(concept)));
}

function readLodging(one: z.infer<typeof node>, found: OwnData): void {
  readTime(one, 'checkinTime', (from) => ({ attribute: 'checkIn.hours', span: { from, until: null } }), found);
  readTime(one, 'checkoutTime', (until) => ({ attribute: 'checkOut.hours', span: { from: null, until } }), found);
  for (const [key, attribute] of [
    ['petsAllowed', 'pets.allowed'],
    ['smokingAllowed', 'smoking.allowed'],
  ] as const) {
    const parsed = truth.safeParse(one[key]);
    if (parsed.success)
      found.facts.push({
        attribute,
        value: { type: 'presence', is: parsed.data ? 'yes' : 'no' },
        said: `${key}: ${parsed.data}`,
      });
    else keepText(one[key], found);
  }
  const phone = z.string().trim().min(3).max(60).safeParse(one['telephone']);
  if (phone.success)
    found.facts.push({
      attribute: 'reception.phone',
      value: { type: 'contact', phone: phone.data },
      said: `telephone: ${phone.data}`,
    });
  keepText(one['description'], found);
  for (const given of [one['amenityFeature'] ?? []].flat().slice(0, AMENITIES_MAX)) readFeature(given, found);
}

function readFeature(given: unknown, found: OwnData): void {
  const read = amenity.safeParse(given);
  if (!read.success) return;
  const { name, value, hoursAvailable } = read.data;
  const isThere = truth.safeParse(value ?? true);
  if (!isThere.success || hoursAvailable !== undefined) return;
  if (isThere.data) found.texts.push(name);
  found.amenities.push({ name, isThere: isThere.data, said: `amenityFeature: ${name}: ${isThere.data}` });
}

function readPart(one: z.infer<typeof node>, kinds: readonly string[], found: OwnData): void {
  const subject = kinds.map((kind) => PARTS[kind]).find((name) => name !== undefined);
  const given = one['openingHoursSpecification'] ?? one['openingHours'];
  const rules = subject === undefined || given === undefined ? null : readOpeningHours(given);
  if (rules === null || subject === undefined) return;
  const [name] = [one['name']].filter((said) => typeof said === 'string');
  found.facts.push({
    attribute: `${subject}.hours`,
    value: { type: 'hours', rules },
    said: `${name ?? kinds.join(', ')}: ${describeHours(given)}`,
  });
}

function readTime(
  one: z.infer<typeof node>,
  key: string,
  toFact: (clock: string) => { attribute: string; span: HoursRule['spans'][number] },
  found: OwnData,
): void {
  const written = one[key];
  const clock = typeof written === 'string' ? readClock(written) : null;
  if (clock === null) return;
  const { attribute, span } = toFact(clock);
  const rules = [{ days: null, season: null, spans: [span], roundClock: false }];
  found.facts.push({ attribute, value: { type: 'hours', rules }, said: `${key}: ${written}` });
}

function keepText(given: unknown, found: OwnData): void {
  const read = words.safeParse(given);
  if (read.success) found.texts.push(read.data);
}

function describeHours(given: unknown): string {
  return JSON.stringify(given)
    .replaceAll(/"@type":"[^"]*",?|https?:\/\/schema\.org\//g, '')
    .slice(0, 1_000);
}

/** All objects of a document, the outermost first. */
function listNodes(value: unknown, depth = 0): z.infer<typeof node>[] {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listNodes(item, depth + 1));
  const read = node.safeParse(value);
  if (!read.success) return [];
  return [read.data, ...Object.values(read.data).flatMap((item) => listNodes(item, depth + 1))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Invalid structured data is ignored; the page's text is read in any case.
  }
}
