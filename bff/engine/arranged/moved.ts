import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue, TurnContext } from '../types.ts';
import { listArranged } from '../wishes/arranged.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { createWordTest } from '../words/word-table.ts';

const saysMove = createWordTest(({ move }) => move);
/** What the words for it are taken for. */
const LOOKS_LIKE: ReadonlySet<Intent> = new Set<Intent>([
  ...SMALL_TALK,
  'booking_change',
  'booking_create',
  'room_change',
  'repeat',
  'price_availability',
  'opening_hours',
]);

/** What else is moved: a stay, a guest, a room. */
const OTHERS: readonly Concept[] = ['booking', 'arrive', 'check_in', 'check_out', 'room', 'room_change', 'stay'];

/** "Move it to Sunday" asks for no second one: the day, or the hour, of what was arranged is another. */
export function readMoved(understanding: Understanding, dialogue: Dialogue, { message }: TurnContext): Understanding {
  const { intents, entities, signals, language } = understanding;
  const arranged = listArranged(dialogue);
  const isTold = entities.some(({ type }) => type === 'date' || type === 'time');
  if (dialogue.pending !== null || arranged.length === 0 || !isTold || signals.includes('own_stay'))
    return understanding;
  const text = message.text;
  if (!saysMove(text, language.code)) return understanding;
  const { concepts } = languageFor(language.code).lexicon.read(text);
  if (OTHERS.some((concept) => concepts.has(concept))) return understanding;
  const named = intents.filter(({ name }) => arranged.some(({ intent }) => intent === name));
  if (named.length === 0 && intents.some(({ name }) => !LOOKS_LIKE.has(name))) return understanding;
  return {
    ...understanding,
    intents: named,
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: [...signals.filter((signal) => signal !== 'same' && signal !== 'follow_up'), 'correction'],
  };
}
