import { DAY_MINUTES } from '../../../../shared/domain/time.ts';
import { placeEntities } from '../../../language/entities/find-entities.ts';
import type { PlacedEntity } from '../../../language/entities/scan.ts';
import { fold, isUnspaced, splitWords } from '../../../language/lexicon/fold.ts';
import type { Found } from '../../../language/lexicon/found.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { markText } from '../marks/mark-text.ts';
import type { Mark, MarkOf } from '../marks/marks.ts';
import { markingWords } from '../plain-words.ts';
import { ADULT_FROM, type Party } from './total.ts';

const CHILDREN: ReadonlySet<Concept> = new Set<Concept>(['child', 'baby']);
const COUNTED: ReadonlySet<Concept> = new Set<Concept>(['person', 'child', 'baby', 'night']);
/** The currency does not matter for ages. */
const NO_MATTER = 'EUR';
/** The most words (or letters in scripts without spaces) between a number and what it counts: "2 small children". */
const COUNTED_WITHIN = 1;

/** The position of a number or of a word for people. */
interface Position {
  start: number;
  end: number;
}

/**
 * Reads whom a message asks for: "2 adults and children of 6 and 13, 3 nights". A number before a word for people
 * counts them; one behind a child is its age. Returns null if it counts nobody.
 */
export function readParty(text: string, language: string, now: Date, timezone: string): Party | null {
  const { pack, lexicon } = languageFor(language);
  const placedEntities = placeEntities(text, pack, now, timezone);
  const counts = placedEntities.filter(({ entity }) => entity.type === 'count');
  if (counts.length === 0) return null;
  const found = lexicon.read(text).found.filter(({ concept }) => COUNTED.has(concept));
  const indexOf = (place: number) => {
    const before = fold(text.slice(0, place));
    return isUnspaced(language) ? before.length : splitWords(before).length;
  };
  const ageMarks = markText(text, { words: markingWords(language), pack, currency: NO_MATTER }).marks.filter(isAges);
  const starts = counts.map(({ start }) => indexOf(start));
  let [adults, childrenCounted] = [0, 0];
  let nights = readNights(placedEntities);
  const ages: number[] = [];
  for (const { entity, start, end } of placedEntities) {
    if (entity.type !== 'count' || entity.value < 1) continue;
    const position = { start: indexOf(start), end: Math.max(indexOf(end), indexOf(start) + 1) };
    const before = found.findLast((one) => one.end <= position.start);
    const containing = found.find((one) => one.start <= position.start && position.end <= one.end);
    const counted = containing ?? findCounted(position, found, starts);
    const isBehindChild = isChild(before) && position.start - (before?.end ?? 0) <= (isUnspaced(language) ? 1 : 0);
    const isAge =
      ageMarks.some((mark) => mark.start <= start && end <= mark.end) ||
      isChild(containing) ||
      (counted === undefined && isChild(before) && /\d/.test(entity.text));
    if (isAge) ages.push(entity.value);
    else if (counted === undefined && !isBehindChild) continue;
    else if (counted?.concept === 'night') nights = entity.value;
    else if (isChild(counted)) childrenCounted += entity.value;
    else if (isBehindChild)
      return null; // "kids 2 persons": languages differ in what the number counts
    else if (adults > 0)
      return null; // "for 4, 2 adults and 2 kids" would count people twice
    else adults = entity.value;
  }
  const isGrownUp = ages.some((age) => age >= ADULT_FROM);
  const children = Array.from({ length: Math.max(childrenCounted, ages.length) }, (_, index) => ages[index] ?? null);
  return isGrownUp || adults + children.length === 0 ? null : { adults, children, nights };
}

function isChild(found: Found | undefined): boolean {
  return found !== undefined && CHILDREN.has(found.concept);
}

function isAges(mark: Mark): mark is MarkOf<'ages'> {
  return mark.kind === 'ages';
}

/** Returns what stands right behind a number, without another number between. */
function findCounted({ end }: Position, found: readonly Found[], starts: readonly number[]): Found | undefined {
  const following = found.find((one) => one.start >= end && one.start - end <= COUNTED_WITHIN);
  return following !== undefined && starts.some((other) => end <= other && other < following.start)
    ? undefined
    : following;
}

function readNights(placedEntities: readonly PlacedEntity[]): number | null {
  const lengths = placedEntities.flatMap(({ entity }) =>
    entity.type === 'duration' && entity.relation === 'length' && entity.value % DAY_MINUTES === 0
      ? [entity.value / DAY_MINUTES]
      : [],
  );
  return lengths.length === 1 ? (lengths[0] ?? null) : null;
}
