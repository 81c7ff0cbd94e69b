import type { Wish } from '../../../shared/domain/decision.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** The details of a wish that a single value may correct. */
const DETAIL = { time: 'time', date: 'date', count: 'quantity' } as const;
/** Concepts that add nothing to a new value. */
const BESIDE_VALUE: ReadonlySet<Concept> = new Set<Concept>(['no', 'correction', 'please', 'ok', 'thanks', 'date']);
/** Concepts that may accompany a single time. */
const ASKED_WITH: ReadonlySet<Concept> = new Set<Concept>(['want', 'bring', 'change']);
const LATER: ReadonlySet<Concept> = new Set<Concept>(['late', 'early']);

/** Reads "no, at 7:30" as a correction of something arranged that has an hour, whatever else the message resembles. */
export function readNewValue(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { intents, signals, entities } = understanding;
  const denies = signals.includes('correction') || intents.some(({ name }) => name === 'deny');
  if (denies && intents.every(({ name }) => SMALL_TALK.has(name))) return understanding;
  const arranged = listArranged(dialogue);
  const corrects = denies || utterance.putsInstead || putsAnother(entities, arranged[0], utterance);
  const isArrangedDetail = ({ type }: Entity) =>
    (type === 'time' || type === 'date' || type === 'count') &&
    arranged.some((wish) => wish[DETAIL[type]] !== undefined);
  if (!entities.some(isArrangedDetail)) return understanding;
  const rest = utterance.beside(entities).withoutInstead;
  const isLater = rest.speaksOf(LATER);
  // "Later, at 23:30" corrects only the last hour given.
  const [last] = arranged;
  const hasOnlyHours = entities.every(isHourValue) && last?.time !== undefined && last === dialogue.last;
  const isBare = hasOnlyHours && dialogue.pending === null && !signals.includes('same') && !utterance.beginsWithJoiner;
  if (!corrects && !isBare && !(isLater && last?.time !== undefined)) return understanding;
  const otherConcepts = [...rest.concepts].filter(
    (concept) => !BESIDE_VALUE.has(concept) && !(isLater && LATER.has(concept)) && !(isBare && ASKED_WITH.has(concept)),
  );
  if (rest.unknown.length > 0 || otherConcepts.length > 0) return understanding;
  return {
    ...understanding,
    signals: signals.includes('correction') ? signals : [...signals, 'correction'],
    intents: intents.filter(({ name }) => SMALL_TALK.has(name)),
    entities: entities.map(({ of: _, ...bare }) => bare),
  };
}

/** Whether the value is an hour. "In an hour" also gives a day. */
function isHourValue({ type, text }: Entity, _: number, all: readonly Entity[]): boolean {
  return type === 'time' || (type === 'date' && all.some((other) => other.type === 'time' && other.text === text));
}

/** Whether the message replaces a value: "not tomorrow, Sunday" has two days, one of them arranged, and a negation. */
export function putsAnother(entities: readonly Entity[], last: Wish | undefined, utterance: Utterance): boolean {
  if (last === undefined) return false;
  const isPair = (['time', 'date'] as const).some((type) => {
    const values = entities.flatMap((entity) => (entity.type === type ? [entity.value] : []));
    return values.length === 2 && values.filter((value) => value === last[type]).length === 1;
  });
  return isPair && utterance.isNegated;
}
