import { Temporal } from 'temporal-polyfill';
import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { Entity, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { isArrival } from '../wishes/arrival.ts';
import { ASKING_FOR, ASSENT, PUTTING_RIGHT } from '../words/beside.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Intents that "an hour later" resembles. */
const LOOKS_LIKE: ReadonlySet<Intent> = new Set<Intent>([
  ...SMALL_TALK,
  'late_check_out',
  'early_check_in',
  'check_in_time',
  'check_out_time',
  'room_ready',
  'booking_change',
  'extend_stay',
  'opening_hours',
  'repeat',
  'out_of_scope',
]);
/** Concepts that name nothing in addition to the length of time. */
const BESIDE_LENGTH: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...PUTTING_RIGHT,
  ...ASKING_FOR,
  'change',
  'have',
  'date',
  'late',
  'early',
  'same',
  'extra',
  'prefer',
  'duration',
]);
const REPLACED: ReadonlySet<Signal> = new Set<Signal>(['correction', 'same', 'follow_up', 'arrival_time']);

const ARRIVING: ReadonlySet<Concept> = new Set<Concept>(['arrive', 'check_in']);

type Duration = Extract<Entity, { type: 'duration' }>;

/**
 * Reads "an hour later" as the resulting hour of the wish it moves: the one in question, the last one arranged, or the
 * one named beside it. With another day ("and on Sunday an hour later") it is a new wish.
 */
export function readShift(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { entities, intents, signals } = understanding;
  const duration = entities.find((one): one is Duration => one.type === 'duration' && one.value < DAY_MINUTES);
  if (duration === undefined || entities.some(({ type }) => type === 'time')) return understanding;
  const rest = utterance.beside(entities);
  const direction = findDirection(duration, rest);
  if (direction === 0) return understanding;
  const namedIntents = intents
    .filter(({ name }) => !LOOKS_LIKE.has(name) || hasHour(dialogue, name))
    .map(({ name }) => name);
  const others = namedIntents.filter((name) => !hasHour(dialogue, name));
  const wish = findWithHour(dialogue, others.length === namedIntents.length ? [] : namedIntents);
  if (wish?.time === undefined) return understanding;
  // "Half an hour earlier, and two towels please": a clause that names nothing is about the wish with an hour.
  const clause = others.length === 0 ? rest : utterance.clauseBeside(duration);
  const isNamed = namedIntents.includes(wish.intent) && (others.length === 0 || clause.names(wish.intent));
  if (!isNamed && !namesNothing(clause, wish)) return understanding;
  const newMoment = Temporal.PlainDateTime.from(`${wish.date ?? '2000-01-01'}T${wish.time}`).add({
    minutes: direction * duration.value,
  });
  const date = entities.find(({ type }) => type === 'date');
  const isOther = date !== undefined && date.value !== wish.date;
  const newDay = newMoment.toPlainDate().toString();
  const binding = others.length > 0 ? { of: [wish.intent] } : {};
  return {
    ...understanding,
    intents: [
      ...(others.length > 0 ? [{ name: wish.intent, score: 1 }] : []),
      ...intents.filter(({ name }) => SMALL_TALK.has(name) || name === wish.intent || others.includes(name)),
    ],
    entities: [
      ...entities.filter(({ type }) => type !== 'duration').map((one) => (others.length > 0 ? one : unbind(one))),
      {
        type: 'time',
        text: duration.text,
        value: newMoment.toPlainTime().toString({ smallestUnit: 'minute' }),
        ...binding,
      },
      ...(date === undefined && wish.date !== undefined && newDay !== wish.date
        ? [{ type: 'date', text: duration.text, value: newDay, ...binding } as const]
        : []),
    ],
    signals: [...signals.filter((signal) => !REPLACED.has(signal)), isOther ? 'same' : 'correction'],
  };
}

function unbind({ of: _, ...bare }: Entity): Entity {
  return bare;
}

/**
 * Whether the clause names nothing else. The guest's own coming or going is not the taxi's, unless the wish is the
 * arrival itself.
 */
function namesNothing(clause: Utterance, wish: Wish): boolean {
  const arrives = isArrival(wish);
  if (!arrives && (clause.says('come') || clause.says('leave'))) return false;
  return (
    clause.unknown.every((word) => word.length === 1) &&
    [...clause.concepts].every((concept) => BESIDE_LENGTH.has(concept) || (arrives && ARRIVING.has(concept)))
  );
}

/**
 * Returns the direction of the shift; words beside the length may give it: "later by half an hour", "postpone it by an
 * hour".
 */
function findDirection({ relation }: Duration, rest: Utterance): -1 | 0 | 1 {
  if (relation === 'later') return 1;
  if (relation === 'earlier') return -1;
  if (relation === 'from_now') return 0;
  const later = rest.concepts.has('late') || rest.says('postpone');
  const earlier = rest.concepts.has('early') || rest.says('bring_forward');
  return later === earlier ? 0 : later ? 1 : -1;
}

/** Returns the wish with an hour: the open one first, then the newest arranged; if some are named, only those. */
function findWithHour(dialogue: Dialogue, named: readonly Intent[]): Wish | undefined {
  const timed = listWithHour(dialogue);
  return named.length === 0 ? timed[0] : timed.find(({ intent }) => named.includes(intent));
}

function hasHour(dialogue: Dialogue, name: Intent): boolean {
  return !SMALL_TALK.has(name) && listWithHour(dialogue).some(({ intent }) => intent === name);
}

function listWithHour(dialogue: Dialogue): Wish[] {
  const { pending } = dialogue;
  const pendingWishes = pending?.kind === 'confirm' || pending?.kind === 'slot' ? [pending.wish] : [];
  return [...pendingWishes, ...listArranged(dialogue)].filter(({ time }) => time !== undefined);
}
