import { Temporal } from 'temporal-polyfill';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { mayChange, type Stay } from '../../../shared/domain/stay.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { Entity, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

const SURE = 0.95;
/** Another matter this certain takes the day for itself: "we leave tomorrow, a taxi at 8 please". */
const OTHER_FROM = 0.7;
/** What a message about another day of coming or going is taken for. */
const ABOUT_DATES: ReadonlySet<Intent> = new Set<Intent>([
  ...SMALL_TALK,
  'check_in_time',
  'check_out_time',
  'late_check_out',
  'early_check_in',
  'extend_stay',
  'booking_change',
  'cancellation_policy',
  'booking_lookup',
  'booking_confirm',
  'booking_create',
  'price_availability',
  'feedback',
  'out_of_scope',
  'repeat',
]);
/** Who asks when, where or what it costs has not said when. */
const ASKS: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'hours',
  'where',
  'price',
  'taxi',
  'shuttle',
  'airport',
  'train',
  'bus',
  'luggage',
  'breakfast',
  'wake_up',
  'key',
  'invoice',
  'bill',
  'pay',
  'sight',
  'tour',
  'shop',
  'parking',
  'clean',
]);
const ARRIVING: readonly Concept[] = ['arrive', 'check_in'];
const FAR_DAYS = 400;
const PUT_OFF_MAX = 30;
const OF_MOVE: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['date', 'count', 'time', 'duration']);
const REPLACED: ReadonlySet<Signal> = new Set<Signal>([
  'correction',
  'same',
  'follow_up',
  'arrival_time',
  'never_mind',
]);

/**
 * "We leave a day earlier", "arriving tomorrow instead": whose day is not the booking's, or is sooner or later than was
 * booked, wants the booking changed, whatever else the words are like. An hour is none of it: "can we arrive earlier?" asks
 * for an early check-in.
 */
export function readOtherDates(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, entities } = understanding;
  if (context.choice !== null || context.stays.length === 0) return understanding;
  if (intents.some(({ name, score }) => score > OTHER_FROM && !ABOUT_DATES.has(name) && name !== 'goodbye'))
    return understanding;
  const { said } = context;
  const { concepts } = said;
  if (said.speaksOf(ASKS)) return understanding;
  const leaves = concepts.has('check_out') || said.says('leave');
  const comes = said.speaksOf(ARRIVING) || said.says('come');
  if (leaves === comes) return understanding;
  const stay = chosenStay(context, dialogue);
  if (stay === null || !mayChange(stay.level)) return understanding;
  const booked = leaves ? stay.checkOut : stay.checkIn;
  const dates = entities.flatMap((entity) => (entity.type === 'date' ? [entity.value] : []));
  const dayOfMonth = dates.length === 0 && !said.speaksOf(COUNTS) ? findDay(entities, booked) : null;
  if (dayOfMonth !== null) dates.push(dayOfMonth);
  const other = dates.find((value) => value !== booked);
  const hasHour = entities.some(({ type }) => type === 'time');
  const isPut = findPut(entities) !== null || findDirection(said) !== 0;
  // "Do we leave tomorrow?" asks; "can we leave tomorrow?" wants to.
  if (said.endsInQuestionMark && !isPut && !said.speaksOf(WANTS))
    return dates.length > 0 ? toAnswer(understanding, leaves) : understanding;
  if (other !== undefined && isPlausible(other, leaves, stay, context))
    return toChange(understanding, leaves, other, stay);
  if (dates.length > 0) return other === undefined && !hasHour ? toAnswer(understanding, leaves) : understanding;
  const put = findPut(entities);
  const isToCome = comes && stay.checkIn >= localDate(context.now, context.property.timezone);
  // "We arrive later", "in the evening": no word of cancelling.
  const otherwise = isToCome && intents.length === 0 ? toAnswer(understanding, leaves) : understanding;
  if (put === 'hours') return otherwise;
  const direction = put === null ? findDirection(said) : Math.sign(put);
  if (direction === 0) return otherwise;
  const isOfDays = put !== null || said.says('day');
  // "I must leave earlier": the hour is the guest's own to choose, the day is not.
  const isSooner = leaves && direction < 0 && !hasHour && !concepts.has('late') && !concepts.has('may');
  if (!isOfDays && !isSooner) return otherwise;
  const nights = put === null ? countNights(entities) : Math.abs(put);
  return toChange(understanding, leaves, isOfDays && nights !== null ? move(booked, direction * nights) : null, stay);
}

/** By how many days, sooner being less than none; hours put off no stay. Null where no such length is told. */
function findPut(entities: readonly Entity[]): number | 'hours' | null {
  for (const entity of entities) {
    if (entity.type !== 'duration' || (entity.relation !== 'later' && entity.relation !== 'earlier')) continue;
    const days = entity.value / DAY_MINUTES;
    if (!Number.isInteger(days) || days > PUT_OFF_MAX) return 'hours';
    return entity.relation === 'later' ? days : -days;
  }
  return null;
}

function findDirection(said: Utterance): -1 | 0 | 1 {
  const sooner = said.says('earlier');
  const later = said.says('later');
  return sooner === later ? 0 : sooner ? -1 : 1;
}

/** A day of this stay's near future; a guest who is here does not arrive any more. */
function isPlausible(date: string, leaves: boolean, stay: Stay, { now, property }: Turn): boolean {
  const today = localDate(now, property.timezone);
  if (date < today || Temporal.PlainDate.from(today).until(date).days > FAR_DAYS) return false;
  return leaves ? date >= stay.checkIn : stay.checkIn >= today;
}

/** "Le 26", "am 26.": the day of the month next to the one booked. Up to twelve it may be an hour. */
function findDay(entities: readonly Entity[], booked: string): string | null {
  const [count, ...others] = entities.flatMap((entity) => (entity.type === 'count' ? [entity.value] : []));
  if (count === undefined || others.length > 0 || count <= HOURS_MAX || count > DAYS_OF_MONTH) return null;
  const day = Temporal.PlainDate.from(booked);
  const near = [-1, 0, 1].map((months) => day.add({ months }).with({ day: count }));
  const [nearest] = near.toSorted((a, b) => Math.abs(day.until(a).days) - Math.abs(day.until(b).days));
  return nearest?.day === count ? nearest.toString() : null;
}

const HOURS_MAX = 12;
const DAYS_OF_MONTH = 31;
/** Beside these a number counts them. */
const COUNTS: readonly Concept[] = ['person', 'child', 'baby', 'night', 'group', 'room', 'pet', 'luggage'];
const WANTS: readonly Concept[] = ['may', 'want', 'change', 'please', 'correction'];

/** By how many: one, where no number stands there. */
function countNights(entities: readonly Entity[]): number | null {
  const counts = entities.flatMap((entity) => (entity.type === 'count' ? [entity.value] : []));
  const [count = 1, ...others] = counts;
  return others.length > 0 || count < 1 || count > PUT_OFF_MAX ? null : count;
}

function move(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** A later departure is a longer stay; all else changes the booking. */
function toChange(understanding: Understanding, leaves: boolean, date: string | null, stay: Stay): Understanding {
  const name: Intent = leaves && date !== null && date > stay.checkOut ? 'extend_stay' : 'booking_change';
  const kept = understanding.entities.filter(({ type }) => !OF_MOVE.has(type));
  return {
    ...understanding,
    intents: [...understanding.intents.filter(({ name: one }) => one === 'deny'), { name, score: SURE }],
    entities: date === null ? kept : [...kept, { type: 'date', text: date, value: date }],
    signals: understanding.signals.filter((signal) => !REPLACED.has(signal)),
  };
}

/** "I arrive on the 25th": as booked. */
function toAnswer(understanding: Understanding, leaves: boolean): Understanding {
  const name: Intent = leaves ? 'check_out_time' : 'check_in_time';
  const others = understanding.intents.filter((one) => one.name !== name && one.name !== 'cancellation_policy');
  return { ...understanding, intents: [{ name, score: SURE }, ...others] };
}
