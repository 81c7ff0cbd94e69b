import type { Wish } from '../../../shared/domain/decision.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** The details of a wish that a bare value may correct. */
const DETAIL = { time: 'time', date: 'date', count: 'quantity' } as const;
/** Beside the value these say no more than that it is another. */
const BESIDE_VALUE: ReadonlySet<Concept> = new Set<Concept>(['no', 'correction', 'please', 'ok', 'thanks', 'date']);
/** Beside an hour alone these ask for it. */
const ASKED_WITH: ReadonlySet<Concept> = new Set<Concept>(['want', 'bring', 'change']);
const LATER: ReadonlySet<Concept> = new Set<Concept>(['late', 'early']);

/**
 * "No, at 7:30" names nothing but the hour, whatever it resembles: where something that was arranged has an hour, it is
 * about that, and about no restaurant.
 */
export function readNewValue(understanding: Understanding, dialogue: Dialogue, { said }: Turn): Understanding {
  const { intents, signals, entities } = understanding;
  const denies = signals.includes('correction') || intents.some(({ name }) => name === 'deny');
  if (denies && intents.every(({ name }) => SMALL_TALK.has(name))) return understanding;
  const arranged = listArranged(dialogue);
  const corrects = denies || said.putsInstead || putsAnother(entities, arranged[0], said);
  const isMeant = ({ type }: Entity) =>
    (type === 'time' || type === 'date' || type === 'count') &&
    arranged.some((wish) => wish[DETAIL[type]] !== undefined);
  if (!entities.some(isMeant)) return understanding;
  const rest = said.beside(entities).withoutInstead;
  const isLater = rest.speaksOf(LATER);
  // "Later, at 23:30" corrects the hour that was told last, and no other.
  // "9 Uhr bitte", and nothing else: what was arranged last, and has an hour, shall be then.
  const [last] = arranged;
  const isHour = entities.every(isOfHour) && last?.time !== undefined && last === dialogue.last;
  const isBare = isHour && dialogue.pending === null && !signals.includes('same') && !said.beginsWithJoiner;
  if (!corrects && !isBare && !(isLater && last?.time !== undefined)) return understanding;
  const beside = [...rest.concepts].filter(
    (concept) => !BESIDE_VALUE.has(concept) && !(isLater && LATER.has(concept)) && !(isBare && ASKED_WITH.has(concept)),
  );
  if (rest.unknown.length > 0 || beside.length > 0) return understanding;
  return {
    ...understanding,
    signals: signals.includes('correction') ? signals : [...signals, 'correction'],
    intents: intents.filter(({ name }) => SMALL_TALK.has(name)),
    entities: entities.map(({ of: _, ...bare }) => bare),
  };
}

/** "In an hour" is a day as well. */
function isOfHour({ type, text }: Entity, _: number, all: readonly Entity[]): boolean {
  return type === 'time' || (type === 'date' && all.some((other) => other.type === 'time' && other.text === text));
}

/** "Not tomorrow, Sunday": of two days, or hours, one is the one arranged, and a no stands beside it. */
export function putsAnother(entities: readonly Entity[], last: Wish | undefined, said: Utterance): boolean {
  if (last === undefined) return false;
  const isPair = (['time', 'date'] as const).some((type) => {
    const values = entities.flatMap((entity) => (entity.type === type ? [entity.value] : []));
    return values.length === 2 && values.filter((value) => value === last[type]).length === 1;
  });
  return isPair && said.isNegated;
}
