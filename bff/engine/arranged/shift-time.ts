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

/** What "an hour later" resembles without naming it. */
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
/** Beside it these name nothing. */
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
 * "An hour later" moves what is asked about, or what was arranged last, or what is named beside it, by so much: to the
 * rest of the engine it is the hour that comes of it. On another day ("and on Sunday an hour later") it is one more.
 */
export function readShift(understanding: Understanding, dialogue: Dialogue, { said }: Turn): Understanding {
  const { entities, intents, signals } = understanding;
  const told = entities.find((one): one is Duration => one.type === 'duration' && one.value < DAY_MINUTES);
  if (told === undefined || entities.some(({ type }) => type === 'time')) return understanding;
  const rest = said.beside(entities);
  const direction = findDirection(told, rest);
  if (direction === 0) return understanding;
  const named = intents.filter(({ name }) => !LOOKS_LIKE.has(name) || isTimed(dialogue, name)).map(({ name }) => name);
  const others = named.filter((name) => !isTimed(dialogue, name));
  const wish = findTimed(dialogue, others.length === named.length ? [] : named);
  if (wish?.time === undefined) return understanding;
  // "Half an hour earlier, and two towels please": what names nothing is about what has an hour.
  const clause = others.length === 0 ? rest : said.clauseBeside(told);
  const isNamed = named.includes(wish.intent) && (others.length === 0 || clause.names(wish.intent));
  if (!isNamed && !namesNothing(clause, wish)) return understanding;
  const moved = Temporal.PlainDateTime.from(`${wish.date ?? '2000-01-01'}T${wish.time}`).add({
    minutes: direction * told.value,
  });
  const date = entities.find(({ type }) => type === 'date');
  const isOther = date !== undefined && date.value !== wish.date;
  const day = moved.toPlainDate().toString();
  const of = others.length > 0 ? { of: [wish.intent] } : {};
  return {
    ...understanding,
    intents: [
      ...(others.length > 0 ? [{ name: wish.intent, score: 1 }] : []),
      ...intents.filter(({ name }) => SMALL_TALK.has(name) || name === wish.intent || others.includes(name)),
    ],
    entities: [
      ...entities.filter(({ type }) => type !== 'duration').map((one) => (others.length > 0 ? one : free(one))),
      { type: 'time', text: told.text, value: moved.toPlainTime().toString({ smallestUnit: 'minute' }), ...of },
      ...(date === undefined && wish.date !== undefined && day !== wish.date
        ? [{ type: 'date', text: told.text, value: day, ...of } as const]
        : []),
    ],
    signals: [...signals.filter((signal) => !REPLACED.has(signal)), isOther ? 'same' : 'correction'],
  };
}

function free({ of: _, ...bare }: Entity): Entity {
  return bare;
}

/** Whose coming and going is spoken of is no taxi's, unless it is just that which was told. */
function namesNothing(clause: Utterance, wish: Wish): boolean {
  const arrives = isArrival(wish);
  if (!arrives && (clause.says('come') || clause.says('leave'))) return false;
  return (
    clause.unknown.every((word) => word.length === 1) &&
    [...clause.concepts].every((concept) => BESIDE_LENGTH.has(concept) || (arrives && ARRIVING.has(concept)))
  );
}

/** "Later by half an hour", "postpone it by an hour": the words beside the length may say which way. */
function findDirection({ relation }: Duration, rest: Utterance): -1 | 0 | 1 {
  if (relation === 'later') return 1;
  if (relation === 'earlier') return -1;
  if (relation === 'from_now') return 0;
  const later = rest.concepts.has('late') || rest.says('postpone');
  const earlier = rest.concepts.has('early') || rest.says('bring_forward');
  return later === earlier ? 0 : later ? 1 : -1;
}

/** What has an hour: what is asked about, then what was passed on, the newest first; of these what is named. */
function findTimed(dialogue: Dialogue, named: readonly Intent[]): Wish | undefined {
  const timed = listTimed(dialogue);
  return named.length === 0 ? timed[0] : timed.find(({ intent }) => named.includes(intent));
}

function isTimed(dialogue: Dialogue, name: Intent): boolean {
  return !SMALL_TALK.has(name) && listTimed(dialogue).some(({ intent }) => intent === name);
}

function listTimed(dialogue: Dialogue): Wish[] {
  const { pending } = dialogue;
  const asked = pending?.kind === 'confirm' || pending?.kind === 'slot' ? [pending.wish] : [];
  return [...asked, ...listArranged(dialogue)].filter(({ time }) => time !== undefined);
}
