import type { Wish } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { listArranged } from './arranged.ts';
import { saysInstead } from './instead.ts';
import { NODS } from './nods.ts';
import { REQUESTS } from './requests.ts';
import type { Dialogue, TurnContext } from './types.ts';

const HOUR_MAX = 24;
const HALF_DAY = 12;
const LETTERS_MAX = 24;

/**
 * "Make it 8" after a wake-up call is an hour: nobody counts wake-up calls. Of the two hours a number may mean it is the one
 * nearer to the hour it was.
 */
export function hearBareHour(understanding: Understanding, dialogue: Dialogue, { history }: TurnContext): Understanding {
  const { entities, intents, signals } = understanding;
  const [count, ...others] = entities;
  if (count?.type !== 'count' || others.length > 0 || count.value > HOUR_MAX) return understanding;
  const wish = findTimed(dialogue);
  if (wish?.time === undefined || intents.some(({ name }) => !NODS.has(name) && name !== wish.intent))
    return understanding;
  const text = history.at(-1)?.text ?? '';
  const beside = text.replace(count.text, '').match(/\p{L}/gu) ?? [];
  const corrects =
    signals.includes('correction') || intents.some(({ name }) => name === 'deny') || saysInstead(text);
  if (!corrects || beside.length > LETTERS_MAX) return understanding;
  const value = `${String(nearest(count.value, Number(wish.time.slice(0, 2)))).padStart(2, '0')}:00`;
  return {
    ...understanding,
    intents: intents.filter(({ name }) => NODS.has(name)),
    entities: [{ type: 'time', text: count.text, value }],
    signals: signals.includes('correction') ? signals : [...signals, 'correction'],
  };
}

/** What is asked about, or was arranged last, where it has an hour and no number of things. */
function findTimed({ pending, ...dialogue }: Dialogue): Wish | undefined {
  if (pending !== null && pending.kind !== 'confirm') return undefined;
  const wish = pending?.wish ?? listArranged({ pending, ...dialogue })[0];
  if (wish?.quantity !== undefined || wish?.nights !== undefined) return undefined;
  return wish !== undefined && REQUESTS[wish.intent]?.slots.includes('quantity') !== true ? wish : undefined;
}

function nearest(hour: number, before: number): number {
  if (hour > HALF_DAY) return hour % HOUR_MAX;
  const [morning, evening] = [hour % HALF_DAY, (hour % HALF_DAY) + HALF_DAY];
  return Math.abs(morning - before) <= Math.abs(evening - before) ? morning : evening;
}
