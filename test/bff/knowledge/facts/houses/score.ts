import { readFacts } from '../../../../../bff/knowledge/facts/binding/read-facts.ts';
import { summarise } from '../summary.ts';
import { parse, saysAlike, type Told } from './notation.ts';
import type { Labelled } from './row.ts';

/** What became of a row: each line as it was read or labelled. */
export interface Scored {
  row: Labelled;
  right: readonly string[];
  /** Read, and nobody said so. */
  wrong: readonly string[];
  /** Of the wrong: a figure, a condition or a negation was lost. */
  lost: readonly string[];
  /** Read, and told by the house in words that no short line holds. */
  uncounted: readonly string[];
  missed: readonly string[];
  /** Labelled, where the row is labelled in full. */
  found: number;
  labelled: number;
}

/** The rows' languages where they name none of ours. */
const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/** Reads a row as an entry of the FAQs, and holds what was read against its labels. */
export function score(row: Labelled): Scored {
  const { question, text, currency } = row;
  const language = LANGUAGES[row.language] ?? row.language;
  const read = readFacts([{ id: 'faq_1', question, text, language }], currency).map(summarise);
  const labels = row.facts.map(parse);
  // A note that is nothing but a fact tells the whole one, where no short line was thought to hold it.
  const whole = row.partial === true && row.facts.length === 0 ? [parse(row.note ?? '')] : [];
  const allowed = [...labels, ...(row.also ?? []).map(parse), ...whole.filter(({ attribute }) => attribute !== '')];
  const others = new Set((row.other ?? []).map((one) => one.split(':')[0] ?? ''));
  const told = read.map((line) => ({ line, told: parse(line) }));
  const isRight = ({ told: one }: (typeof told)[number]) => isAllowed(one, allowed, row);
  // The rows know yes and no: "on request" is told in no short line of theirs.
  const isOther = ({ told: { attribute, value } }: (typeof told)[number]) =>
    value === 'on_request' || others.has(attribute) || others.has(attribute.replace('.distance', '.duration'));
  const right = told.filter(isRight);
  const uncounted = told.filter((one) => !isRight(one) && isOther(one));
  const wrong = told.filter((one) => !isRight(one) && !isOther(one));
  const isLost = ({ told: one }: (typeof told)[number]) =>
    row.partial === true || allowed.some(({ attribute }) => attribute === one.attribute);
  const lines = (of: typeof told) => of.map(({ line }) => line);
  const missed = row.partial === true ? [] : row.facts.filter((line) => !isFound(parse(line), told, allowed));
  const labelled = row.partial === true ? 0 : row.facts.length;
  return {
    row,
    right: lines(right),
    wrong: lines(wrong),
    lost: lines(wrong.filter(isLost)),
    uncounted: lines(uncounted),
    missed,
    found: labelled - missed.length,
    labelled,
  };
}

/** Is it labelled so, with every condition that is labelled? One that stands beside another fact of the thing is true of it too. */
function isAllowed(one: Told, allowed: readonly Told[], { partial }: Labelled): boolean {
  const alike = allowed.filter((label) => saysAlike(label, one));
  if (alike.some(({ booking }) => booking === one.booking)) return true;
  if (alike.length === 0) return isBookingOf(one, allowed);
  if (one.booking === null) return alike.some(({ booking }) => booking === null);
  return (
    partial === true || allowed.some((label) => label.booking === one.booking || saysOfBooking(label, one.booking))
  );
}

/** "Must be booked" is told as a fact of its own and as a condition. */
function isBookingOf({ attribute, value, booking }: Told, allowed: readonly Told[]): boolean {
  if (!attribute.endsWith('.booking')) return false;
  const told = value === 'yes' ? 'needed' : 'not_needed';
  return booking === null && allowed.some((label) => label.booking === told && sameThing(label.attribute, attribute));
}

function saysOfBooking({ attribute, value }: Told, booking: string | null): boolean {
  return attribute.endsWith('.booking') && (value === 'yes' ? 'needed' : 'not_needed') === booking;
}

function sameThing(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/** Was it read, so or in another spelling that is labelled beside it? */
function isFound(label: Told, told: readonly { told: Told }[], allowed: readonly Told[]): boolean {
  const spellings = [label, ...allowed.filter(({ attribute }) => attribute === label.attribute)];
  return told.some(({ told: one }) => {
    if (saysOfBooking(label, one.booking) && sameThing(label.attribute, one.attribute)) return true;
    return (
      spellings.some((other) => saysAlike(other, one)) && (label.booking === null || label.booking === one.booking)
    );
  });
}

/** The figures of many rows. */
export function sum(all: readonly Scored[]) {
  const count = (of: (one: Scored) => number) => all.reduce((total, one) => total + of(one), 0);
  const [right, wrong] = [count((one) => one.right.length), count((one) => one.wrong.length)];
  const [found, labelled] = [count((one) => one.found), count((one) => one.labelled)];
  return {
    rows: all.length,
    right,
    wrong,
    lost: count((one) => one.lost.length),
    found,
    labelled,
    precision: right / (right + wrong),
    recall: found / labelled,
  };
}
