import type { TaskRequest, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { mayChange } from '../../../shared/domain/stay.ts';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Slot } from '../types.ts';
import { saysMorning } from '../utterance/morning.ts';
import type { Turn } from '../utterance/turn.ts';
import { WORK, type WorkKind } from './work-table.ts';

/** What may be given for each detail, the likeliest first: a bare number may be the room that was asked for. */
const GIVEN_AS: Record<Slot, readonly Entity['type'][]> = {
  quantity: ['count'],
  nights: ['count'],
  room: ['room', 'count'],
  time: ['time', 'count'],
  date: ['date'],
};

/** These tell how many, where or when something is wanted. */
const DETAILS: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['room', 'time', 'date', 'count']);

/** Does it tell how many, where or when? */
export function isDetail({ type }: Entity): boolean {
  return DETAILS.has(type);
}

/** A guest's wish with every detail its message and the conversation give. */
export function readWish(intent: Intent, said: Understanding, context: Turn, dialogue: Dialogue): Wish {
  const room = dialogue.room ?? currentRoom(context);
  const understanding = whereItComesFrom(intent, said, room);
  const isShutOut = intent === 'key_card' && understanding.signals.includes('shut_out');
  return {
    intent,
    ...(room === null ? {} : { room }),
    ...dropPast(
      intent,
      settleHalf(intent, readDetails(intent, understanding), understanding, context),
      isShutOut,
      context,
    ),
    ...(isShutOut ? { urgent: true as const } : {}),
    words: context.said.record,
    ...findKnown(intent, context),
  };
}

/** Noise is dealt with in the room it comes from: where that is named beside the guest's own, the own one is not meant. */
export function whereItComesFrom(intent: Intent, understanding: Understanding, own: string | null): Understanding {
  if (intent !== 'noise' || own === null) return understanding;
  const { entities } = understanding;
  const isOwn = ({ type, value }: Entity): boolean => type === 'room' && String(value) === own;
  const namesOther = entities.some((entity) => entity.type === 'room' && !isOwn(entity));
  return namesOther ? { ...understanding, entities: entities.filter((entity) => !isOwn(entity)) } : understanding;
}

/** Of these an hour that is over is the evening's; a taxi at eight may be tomorrow's. */
const OF_TODAY: ReadonlySet<Intent> = new Set<Intent>(['restaurant', 'spa', 'room_service', 'food_order']);
const NOON = 12;

/** "A table at 7", said at six in the evening of that day: an hour of today that is over is the evening's. */
function settleHalf(
  intent: Intent,
  details: Partial<Wish>,
  { entities, language }: Understanding,
  { now, property }: Turn,
): Partial<Wish> {
  const { time, date } = details;
  if (time === undefined || !OF_TODAY.has(intent)) return details;
  if (date !== undefined && date !== localDate(now, property.timezone)) return details;
  const written = entities.find(({ type, value }) => type === 'time' && value === time)?.text ?? '';
  const [hour = '', minute = ''] = time.split(':');
  const evening = `${Number(hour) + NOON}:${minute}`;
  const clock = localTime(now, property.timezone);
  const isOver = Number(hour) > 0 && Number(hour) < NOON && time < clock && clock < evening;
  return isOver && !saysMorning(written, language.code) ? { ...details, time: evening } : details;
}

/** Of these a guest tells since when it is so, as well as until when it shall be mended. */
const FAULTS: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'key_card', 'noise', 'cleanliness']);

/** "Since 2 am" is no hour for the technician to come, and who stands before a locked door says what time it is. */
function dropPast(intent: Intent, details: Partial<Wish>, isShutOut: boolean, { now, property }: Turn): Partial<Wish> {
  if (details.date === undefined && !FAULTS.has(intent)) return details;
  const today = localDate(now, property.timezone);
  if (!FAULTS.has(intent) && details.date !== undefined && details.date < today) {
    // "Two towels, as yesterday": a day that is over is none to bring them on.
    const { date: _, ...rest } = details;
    return rest;
  }
  if (!FAULTS.has(intent) || details.time === undefined) return details;
  const isPast = details.date === undefined ? details.time <= localTime(now, property.timezone) : details.date < today;
  if (!isPast && !isShutOut) return details;
  const { time: _, date: __, ...rest } = details;
  return rest;
}

/**
 * The details a message names by themselves, without having been asked for: those of this wish, or of none in particular.
 * `before`: the wish that may be corrected; of two values the one it does not have counts ("not Tuesday, Wednesday").
 */
export function readDetails(intent: Intent, understanding: Understanding, before?: Wish): Partial<Wish> {
  const { entities } = understanding;
  const value = (type: Entity['type']) => {
    const found = findOwn(entities, type, intent, before)?.value;
    return found === undefined || typeof found === 'object' ? undefined : String(found);
  };
  const nights = intent === 'extend_stay' ? readNights(entities) : undefined;
  const count =
    nights ?? readCount(intent, understanding) ?? (isCounting(intent, entities) ? value('count') : undefined);
  const [time, date, room] = [value('time'), value('date'), value('room')];
  return {
    ...(count === undefined || (count === '1' && !isCountable(intent))
      ? {}
      : intent === 'extend_stay'
        ? { nights: count }
        : { quantity: count }),
    ...(time === undefined ? {} : { time }),
    ...(date === undefined ? {} : { date }),
    ...(room === undefined ? {} : { room }),
  };
}

/** The detail that was asked for, however it was given. */
export function readDetail({ entities }: Understanding, ask: Slot, intent: Intent): string | undefined {
  const nights = ask === 'nights' ? readNights(entities) : undefined;
  if (nights !== undefined) return nights;
  for (const type of GIVEN_AS[ask]) {
    const found = findOwn(entities, type, intent);
    if (found === undefined || typeof found.value === 'object') continue;
    return ask === 'time' && type === 'count' ? `${String(found.value).padStart(2, '0')}:00` : String(found.value);
  }
  return undefined;
}

/** "A week longer" is seven nights. */
function readNights(entities: readonly Entity[]): string | undefined {
  const days = entities.find((one) => one.type === 'duration' && one.value % DAY_MINUTES === 0);
  return days?.type === 'duration' ? String(days.value / DAY_MINUTES) : undefined;
}

/** Of these nobody orders a number: a number beside them is something else's. */
const UNCOUNTED: ReadonlySet<Intent> = new Set<Intent>([
  'wake_up_call',
  'do_not_disturb',
  'room_cleaning',
  'noise',
  'cleanliness',
  'room_change',
  'booking_change',
  'booking_cancel',
]);

/** A taxi for four people is one taxi, unless the number is the taxis'. */
function isCounting(intent: Intent, entities: readonly Entity[]): boolean {
  if (UNCOUNTED.has(intent)) return false;
  return intent !== 'taxi' || entities.some(({ type, of }) => type === 'count' && of?.includes('taxi') === true);
}

/** "A taxi" is no number of taxis. */
function isCountable(intent: Intent): boolean {
  const slots = WORK[intent]?.slots;
  return slots === undefined || slots.includes('quantity') || slots.includes('nights');
}

/** "2 pillows and 1 blanket" are 2 + 1 of one kind; of a correction the last count stands. */
function readCount(intent: Intent, { entities, signals, intents }: Understanding): string | undefined {
  if (UNCOUNTED.has(intent)) return undefined;
  const own = entities.filter(({ type, of }) => type === 'count' && of?.includes(intent) === true);
  if (own.length < 2) return undefined;
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  return corrects ? String(own.at(-1)?.value) : own.map(({ value }) => String(value)).join(' + ');
}

function findOwn(entities: readonly Entity[], type: Entity['type'], intent: Intent, before?: Wish): Entity | undefined {
  const given = entities.filter((entity) => entity.type === type);
  const known = before === undefined ? undefined : knownValue(before, type);
  const others = given.filter(({ value }) => String(value) !== known);
  const meant = others.length > 0 ? others : given;
  return meant.find(({ of }) => of?.includes(intent)) ?? meant.find(({ of }) => of === undefined);
}

/** What a wish has of this kind until now. */
function knownValue(wish: Wish, type: Entity['type']): string | undefined {
  if (type === 'count') return wish.nights ?? wish.quantity;
  return type === 'date' || type === 'time' || type === 'room' ? wish[type] : undefined;
}

/** Has the wish a number that says how many? One of what nobody counts is none. */
export function isCounted({ intent, quantity }: Pick<Wish, 'intent' | 'quantity'>): boolean {
  return quantity !== undefined && (quantity !== '1' || WORK[intent]?.slots.includes('quantity') === true);
}

/** The wish as work for staff. Titles are theirs, in English. */
export function toTask(request: Omit<WorkKind, 'slots'>, wish: Wish): TaskRequest {
  const details = [
    isCounted(wish) ? `${wish.quantity} ×` : '',
    wish.nights === undefined ? '' : wish.nights === '1' ? '1 more night' : `${wish.nights} more nights`,
    wish.date === undefined ? '' : `on ${wish.date}`,
    wish.time === undefined ? '' : `at ${wish.time}`,
  ];
  return {
    department: request.department,
    kind: request.kind,
    title: [request.title, ...details.filter(Boolean)].join(' · '),
    detail: wish.likes === undefined ? wish.words : `${wish.words}\nKnown of this guest: ${wish.likes}`,
    room: wish.room ?? null,
    priority: wish.urgent === true ? 'urgent' : request.priority,
    date: wish.date ?? null,
    time: wish.time ?? null,
    reservationId: wish.reservationId ?? null,
  };
}

/** What is asked of a stay may only happen while the conversation may change that stay. */
export function isStillOpen({ reservationId }: Wish, { stays }: Turn): boolean {
  return reservationId === undefined || stays.some(({ id, level }) => id === reservationId && mayChange(level));
}

/** Which of a guest's likes bear on what they ask for. */
const BEARS_ON: Partial<Record<Intent, readonly string[]>> = {
  pillow_blanket: ['pillow'],
  room_change: ['floor', 'quiet', 'smoking'],
  food_order: ['diet'],
  crib_extra_bed: ['pillow'],
};

function findKnown(intent: Intent, { guest }: Turn): { likes?: string } {
  const quotes = (guest?.likes ?? []).filter(({ kind }) => BEARS_ON[intent]?.includes(kind)).map(({ quote }) => quote);
  return quotes.length === 0 ? {} : { likes: quotes.join('; ') };
}

/** The room of the one stay that is under way, where the conversation may see it. */
export function currentRoom({ stays, now, property }: Turn): string | null {
  const today = localDate(now, property.timezone);
  const under = stays.filter(({ checkIn, checkOut }) => checkIn <= today && today <= checkOut);
  const [only] = under;
  return under.length === 1 && only?.room ? only.room : null;
}
