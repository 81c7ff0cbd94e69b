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
/** An intent with a higher score takes the day for itself: "we leave tomorrow, a taxi at 8 please". */
const OTHER_FROM = 0.7;
/** Intents that a message about another day of arrival or departure resembles. */
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
/** Concepts of questions: a guest who asks when, where or for a price has not named a new day. */
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
 * Reads another day of arrival or departure as a change of the booking: "we leave a day earlier", "arriving tomorrow
 * instead". An hour is none: "can we arrive earlier?" asks for early check-in.
 */
export function readOtherDates(understanding: Understanding, dialogue: Dialogue, context: Turn): Understanding {
  const { intents, entities } = understanding;
  if (context.choice !== null || context.stays.length === 0) return understanding;
  if (intents.some(({ name, score }) => score > OTHER_FROM && !ABOUT_DATES.has(name) && name !== 'goodbye'))
    return understanding;
  const { utterance } = context;
  const { concepts } = utterance;
  if (utterance.speaksOf(ASKS)) return understanding;
  const isDeparture = concepts.has('check_out') || utterance.says('leave');
  const isArrival = utterance.speaksOf(ARRIVING) || utterance.says('come');
  if (isDeparture === isArrival) return understanding;
  const stay = chosenStay(context, dialogue);
  if (stay === null || !mayChange(stay.level)) return understanding;
  const booked = isDeparture ? stay.checkOut : stay.checkIn;
  const dates = entities.flatMap((entity) => (entity.type === 'date' ? [entity.value] : []));
  const dayOfMonth = dates.length === 0 && !utterance.speaksOf(COUNTS) ? findDay(entities, booked) : null;
  if (dayOfMonth !== null) dates.push(dayOfMonth);
  const other = dates.find((value) => value !== booked);
  const hasHour = entities.some(({ type }) => type === 'time');
  const isShifted = readShiftDays(entities) !== null || findDirection(utterance) !== 0;
  // "Do we leave tomorrow?" asks; "can we leave tomorrow?" wants a change.
  if (utterance.endsInQuestionMark && !isShifted && !utterance.speaksOf(WANTS))
    return dates.length > 0 ? toAnswer(understanding, isDeparture) : understanding;
  if (other !== undefined && isPlausible(other, isDeparture, stay, context))
    return toChange(understanding, isDeparture, other, stay);
  if (dates.length > 0) return other === undefined && !hasHour ? toAnswer(understanding, isDeparture) : understanding;
  const shiftDays = readShiftDays(entities);
  const isToCome = isArrival && stay.checkIn >= localDate(context.now, context.property.timezone);
  // "We arrive later", "in the evening" cancel nothing.
  const unchanged = isToCome && intents.length === 0 ? toAnswer(understanding, isDeparture) : understanding;
  if (shiftDays === 'hours') return unchanged;
  const direction = shiftDays === null ? findDirection(utterance) : Math.sign(shiftDays);
  if (direction === 0) return unchanged;
  const isOfDays = shiftDays !== null || utterance.says('day');
  // "I must leave earlier": the guest may choose the hour, but not the day.
  const isSooner = isDeparture && direction < 0 && !hasHour && !concepts.has('late') && !concepts.has('may');
  if (!isOfDays && !isSooner) return unchanged;
  const nights = shiftDays === null ? countNights(entities) : Math.abs(shiftDays);
  return toChange(
    understanding,
    isDeparture,
    isOfDays && nights !== null ? move(booked, direction * nights) : null,
    stay,
  );
}

/** Returns by how many days the date moves, negative if earlier; 'hours' moves no stay. Null without such a length. */
function readShiftDays(entities: readonly Entity[]): number | 'hours' | null {
  for (const entity of entities) {
    if (entity.type !== 'duration' || (entity.relation !== 'later' && entity.relation !== 'earlier')) continue;
    const days = entity.value / DAY_MINUTES;
    if (!Number.isInteger(days) || days > PUT_OFF_MAX) return 'hours';
    return entity.relation === 'later' ? days : -days;
  }
  return null;
}

function findDirection(utterance: Utterance): -1 | 0 | 1 {
  const sooner = utterance.says('earlier');
  const later = utterance.says('later');
  return sooner === later ? 0 : sooner ? -1 : 1;
}

/** Whether a day is plausible for this stay: in the near future, and no arrival of a guest who is already here. */
function isPlausible(date: string, isDeparture: boolean, stay: Stay, { now, property }: Turn): boolean {
  const today = localDate(now, property.timezone);
  if (date < today || Temporal.PlainDate.from(today).until(date).days > FAR_DAYS) return false;
  return isDeparture ? date >= stay.checkIn : stay.checkIn >= today;
}

/** Reads a day of the month ("Le 26", "am 26.") next to the booked date. Up to twelve it may be an hour. */
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
/** Concepts of things that an adjacent number counts. */
const COUNTS: readonly Concept[] = ['person', 'child', 'baby', 'night', 'group', 'room', 'pet', 'luggage'];
const WANTS: readonly Concept[] = ['may', 'want', 'change', 'please', 'correction'];

/** Returns the number of nights; one without a number. */
function countNights(entities: readonly Entity[]): number | null {
  const counts = entities.flatMap((entity) => (entity.type === 'count' ? [entity.value] : []));
  const [count = 1, ...others] = counts;
  return others.length > 0 || count < 1 || count > PUT_OFF_MAX ? null : count;
}

function move(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Turns the message into a change of the booking; a later departure extends the stay. */
function toChange(understanding: Understanding, isDeparture: boolean, date: string | null, stay: Stay): Understanding {
  const name: Intent = isDeparture && date !== null && date > stay.checkOut ? 'extend_stay' : 'booking_change';
  const otherEntities = understanding.entities.filter(({ type }) => !OF_MOVE.has(type));
  return {
    ...understanding,
    intents: [...understanding.intents.filter(({ name: one }) => one === 'deny'), { name, score: SURE }],
    entities: date === null ? otherEntities : [...otherEntities, { type: 'date', text: date, value: date }],
    signals: understanding.signals.filter((signal) => !REPLACED.has(signal)),
  };
}

/** Turns the message into a question about the booked date: "I arrive on the 25th". */
function toAnswer(understanding: Understanding, isDeparture: boolean): Understanding {
  const name: Intent = isDeparture ? 'check_out_time' : 'check_in_time';
  const others = understanding.intents.filter((one) => one.name !== name && one.name !== 'cancellation_policy');
  return { ...understanding, intents: [{ name, score: SURE }, ...others] };
}
