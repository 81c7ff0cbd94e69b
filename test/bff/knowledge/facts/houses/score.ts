import { readFacts } from '../../../../../bff/knowledge/facts/binding/read-facts.ts';
import { summarise } from '../summary.ts';
import { type ParsedFact, parse, saysAlike } from './notation.ts';
import type { Labelled } from './row.ts';

/** The result of a row. Each entry is a line as read or as labelled. */
export interface Scored {
  row: Labelled;
  right: readonly string[];
  /** Facts that were read but are not labelled. */
  wrong: readonly string[];
  /** The wrong facts that lost a figure, a condition or a negation. */
  lost: readonly string[];
  /** Facts that were read and that the sentence says beyond the notation. */
  uncounted: readonly string[];
  missed: readonly string[];
  /** The number of labels, for rows that are labelled in full. */
  found: number;
  labelled: number;
}

/** Language codes of the rows that differ from ours. */
const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/** Reads a row as a FAQ entry and compares the facts with its labels. */
export function score(row: Labelled): Scored {
  const { question, text, currency } = row;
  const language = LANGUAGES[row.language] ?? row.language;
  const read = readFacts([{ id: 'faq_1', question, text, language }], currency).map(summarise);
  const labels = row.facts.map(parse);
  // A note that is itself a fact is the label of an incomplete row without facts.
  const whole = row.incomplete === true && row.facts.length === 0 ? [parse(row.note ?? '')] : [];
  const allowed = [
    ...labels,
    ...(row.optionalFacts ?? []).map(parse),
    ...whole.filter(({ attribute }) => attribute !== ''),
  ];
  const optionalAttributes = new Set((row.optionalText ?? []).map((one) => one.split(':')[0] ?? ''));
  const told = read.map((line) => ({ line, told: parse(line) }));
  const isRight = ({ told: one }: (typeof told)[number]) => isAllowed(one, allowed, row);
  // The rows know only yes and no; they have no line for "on request".
  const isUncounted = ({ told: { attribute, value } }: (typeof told)[number]) =>
    value === 'on_request' ||
    optionalAttributes.has(attribute) ||
    optionalAttributes.has(attribute.replace('.distance', '.duration'));
  const right = told.filter(isRight);
  const uncounted = told.filter((one) => !isRight(one) && isUncounted(one));
  const wrong = told.filter((one) => !isRight(one) && !isUncounted(one));
  const isLost = ({ told: one }: (typeof told)[number]) =>
    row.incomplete === true || allowed.some(({ attribute }) => attribute === one.attribute);
  const lines = (of: typeof told) => of.map(({ line }) => line);
  const missed = row.incomplete === true ? [] : row.facts.filter((line) => !isFound(parse(line), told, allowed));
  const labelled = row.incomplete === true ? 0 : row.facts.length;
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

/**
 * Whether the fact is labelled with all its labelled conditions. A condition of another fact about the same thing also
 * counts.
 */
function isAllowed(one: ParsedFact, allowed: readonly ParsedFact[], { incomplete }: Labelled): boolean {
  const alike = allowed.filter((label) => saysAlike(label, one));
  if (alike.some(({ booking }) => booking === one.booking)) return true;
  if (alike.length === 0) return isBookingOf(one, allowed);
  if (one.booking === null) return alike.some(({ booking }) => booking === null);
  return (
    incomplete === true || allowed.some((label) => label.booking === one.booking || saysOfBooking(label, one.booking))
  );
}

/** Whether the fact is the booking condition of another label, as in "Must be booked". */
function isBookingOf({ attribute, value, booking }: ParsedFact, allowed: readonly ParsedFact[]): boolean {
  if (!attribute.endsWith('.booking')) return false;
  const told = value === 'yes' ? 'needed' : 'not_needed';
  return booking === null && allowed.some((label) => label.booking === told && sameThing(label.attribute, attribute));
}

function saysOfBooking({ attribute, value }: ParsedFact, booking: string | null): boolean {
  return attribute.endsWith('.booking') && (value === 'yes' ? 'needed' : 'not_needed') === booking;
}

function sameThing(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}

/** Whether the label was read, in this spelling or in another that is labelled beside it. */
function isFound(label: ParsedFact, told: readonly { told: ParsedFact }[], allowed: readonly ParsedFact[]): boolean {
  const spellings = [label, ...allowed.filter(({ attribute }) => attribute === label.attribute)];
  return told.some(({ told: one }) => {
    if (saysOfBooking(label, one.booking) && sameThing(label.attribute, one.attribute)) return true;
    return (
      spellings.some((other) => saysAlike(other, one)) && (label.booking === null || label.booking === one.booking)
    );
  });
}

/** The totals of many rows. */
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
