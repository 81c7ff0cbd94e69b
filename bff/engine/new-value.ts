import type { Entity, Understanding } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import { languageFor } from '../language/registry.ts';
import { listArranged } from './arranged.ts';
import { NODS } from './nods.ts';
import type { Dialogue, TurnContext } from './types.ts';

/** The details of a wish that a bare value may correct. */
const DETAIL = { time: 'time', date: 'date', count: 'quantity' } as const;
/** Beside the value these say no more than that it is another. */
const SAID_WITH: ReadonlySet<Concept> = new Set<Concept>(['no', 'correction', 'please', 'ok', 'thanks', 'date']);
const LATER: ReadonlySet<Concept> = new Set<Concept>(['late', 'early']);

/**
 * "No, at 7:30" names nothing but the hour, whatever it resembles: where something that was arranged has an hour, it is
 * about that, and about no restaurant.
 */
export function hearNewValue(
  understanding: Understanding,
  dialogue: Dialogue,
  { history }: TurnContext,
): Understanding {
  const { intents, signals, entities, language } = understanding;
  const corrects = signals.includes('correction') || intents.some(({ name }) => name === 'deny');
  if (corrects && intents.every(({ name }) => NODS.has(name))) return understanding;
  const arranged = listArranged(dialogue);
  const isMeant = ({ type }: Entity) =>
    (type === 'time' || type === 'date' || type === 'count') &&
    arranged.some((wish) => wish[DETAIL[type]] !== undefined);
  if (!entities.some(isMeant)) return understanding;
  let rest = history.at(-1)?.text ?? '';
  for (const { text } of entities) rest = rest.replace(text, ' ');
  const { concepts, unknown } = languageFor(language.code).lexicon.read(rest);
  const isLater = concepts.has('late') || concepts.has('early');
  // "Later, at 23:30" corrects the hour that was told last, and no other.
  if (!corrects && !(isLater && arranged[0]?.time !== undefined)) return understanding;
  const beside = [...concepts].filter((concept) => !SAID_WITH.has(concept) && !(isLater && LATER.has(concept)));
  if (unknown.length > 0 || beside.length > 0) return understanding;
  return {
    ...understanding,
    signals: corrects ? signals : [...signals, 'correction'],
    intents: intents.filter(({ name }) => NODS.has(name)),
    entities: entities.map(({ of: _, ...bare }) => bare),
  };
}
