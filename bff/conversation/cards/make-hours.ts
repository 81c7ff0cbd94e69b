import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Card, CardOf } from '../../../shared/protocol/card.ts';
import type { TurnContext } from '../../engine/types.ts';
import { ATTRIBUTES, subjectOf } from '../../knowledge/facts/catalogue.ts';
import type { Fact, HoursRule } from '../../knowledge/facts/fact.ts';

type Row = CardOf<'hours'>['rows'][number];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/**
 * The opening hours an answer rests on, as a table: only if a single fact gives them for the whole year. Hours with a
 * season, an exception or an open end are told in words alone.
 */
export function makeHours(
  { intent, sources }: Extract<DecisionStep, { kind: 'answer' }>,
  { facts = [] }: TurnContext,
): Card | null {
  if (intent === null) return null;
  const cited = new Set(sources.map(({ id }) => id));
  const hoursFacts = facts.filter(
    (fact) => cited.has(fact.source.id) && fact.attribute.endsWith('.hours') && isAbout(fact, intent),
  );
  const [fact] = hoursFacts;
  if (fact === undefined || hoursFacts.length > 1 || fact.exceptions.length > 0 || fact.value.type !== 'hours')
    return null;
  const rows = fact.value.rules.map(toRow);
  const whole = rows.filter((row) => row !== null);
  if (whole.length < rows.length || whole.length === 0) return null;
  return { type: 'hours', rows: withoutNamed(whole) };
}

function isAbout({ attribute }: Fact, intent: string): boolean {
  const [subject = ''] = attribute.split('.');
  return ATTRIBUTES.has(attribute) && subjectOf(subject).intents.some((one) => one === intent);
}

/** Null for a rule that a table cannot show. */
function toRow({ days, season, spans, roundClock }: HoursRule): (Row & { isUsual: boolean }) | null {
  if (season !== null || days?.holidays === true) return null;
  const whole = spans.flatMap(({ from, until }) => (from === null || until === null ? [] : [{ from, until }]));
  if (whole.length < spans.length) return null;
  return {
    days: days === null ? EVERY_DAY : days.days.map((day) => day + 1),
    spans: whole,
    roundClock,
    isUsual: days === null,
  };
}

/** Takes the days that have a rule of their own out of the rule for every day. */
function withoutNamed(rows: readonly (Row & { isUsual: boolean })[]): Row[] {
  const specialDays = new Set(rows.filter(({ isUsual }) => !isUsual).flatMap(({ days }) => days));
  return rows
    .map(({ days, spans, roundClock, isUsual }) => ({
      days: isUsual ? days.filter((day) => !specialDays.has(day)) : [...days],
      spans,
      roundClock,
    }))
    .filter(({ days }) => days.length > 0);
}
