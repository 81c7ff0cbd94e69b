import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { isCounted } from '../wishes/wish.ts';
import { WORK } from '../wishes/work-table.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

const HOUR_MAX = 24;
const HALF_DAY = 12;
const LETTERS_MAX = 24;
/** Intents that "make it 8" resembles. */
const LOOKS_LIKE: ReadonlySet<Intent> = new Set<Intent>([...SMALL_TALK, 'booking_change', 'opening_hours', 'repeat']);

/**
 * Reads "make it 8" after a wake-up call as an hour, as nobody counts wake-up calls. Of the two hours it may mean, the
 * one nearer to the old hour counts. "8 olsun", "hellere kl. 8" are read in the same way.
 */
export function readBareHour(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { entities, intents, signals } = understanding;
  const [only, ...others] = entities;
  if ((only?.type !== 'count' && only?.type !== 'time') || others.length > 0) return understanding;
  if (only.type === 'count' && only.value > HOUR_MAX) return understanding;
  const isOfThings = only.type === 'count' && listArranged(dialogue).some(isCounted);
  const wish = isOfThings ? undefined : findTimed(dialogue);
  if (wish?.time === undefined || intents.some(({ name }) => !LOOKS_LIKE.has(name) && name !== wish.intent))
    return understanding;
  const corrects =
    signals.includes('correction') ||
    intents.some(({ name }) => name === 'deny') ||
    utterance.putsInstead ||
    utterance.says('make_it');
  if (!corrects || utterance.beside([only]).letterCount > LETTERS_MAX) return understanding;
  const hour = only.type === 'time' ? only.value : toTime(only.value, wish.time);
  return {
    ...understanding,
    intents: intents.filter(({ name }) => SMALL_TALK.has(name)),
    entities: [{ type: 'time', text: only.text, value: hour }],
    signals: signals.includes('correction') ? signals : [...signals, 'correction'],
  };
}

/** Returns the open or last wish that has an hour and no number of things. */
function findTimed({ pending, ...dialogue }: Dialogue): Wish | undefined {
  if (pending !== null && pending.kind !== 'confirm') return undefined;
  const wish = pending?.wish ?? listArranged({ pending, ...dialogue })[0];
  if (wish?.quantity !== undefined || wish?.nights !== undefined) return undefined;
  return wish !== undefined && WORK[wish.intent]?.slots.includes('quantity') !== true ? wish : undefined;
}

function toTime(hour: number, before: string): string {
  return `${String(nearestHour(hour, Number(before.slice(0, 2)))).padStart(2, '0')}:00`;
}

function nearestHour(hour: number, before: number): number {
  if (hour > HALF_DAY) return hour % HOUR_MAX;
  const [morning, evening] = [hour % HALF_DAY, (hour % HALF_DAY) + HALF_DAY];
  return Math.abs(morning - before) <= Math.abs(evening - before) ? morning : evening;
}
