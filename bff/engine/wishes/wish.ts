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

/** The entity types that may give each detail, likeliest first: a bare number may be the room. */
const GIVEN_AS: Record<Slot, readonly Entity['type'][]> = {
  quantity: ['count'],
  nights: ['count'],
  room: ['room', 'count'],
  time: ['time', 'count'],
  date: ['date'],
};

/** Entity types for how many, where or when. */
const DETAILS: ReadonlySet<Entity['type']> = new Set<Entity['type']>(['room', 'time', 'date', 'count']);

/** Whether the entity says how many, where or when. */
export function isDetail({ type }: Entity): boolean {
  return DETAILS.has(type);
}

/** Reads a wish with all details from the message and the conversation. */
export function readWish(intent: Intent, original: Understanding, context: Turn, dialogue: Dialogue): Wish {
  const room = dialogue.room ?? currentRoom(context);
  const understanding = dropOwnRoomOfNoise(intent, original, room);
  const isShutOut = intent === 'key_card' && understanding.signals.includes('shut_out');
  return {
    intent,
    ...(room === null ? {} : { room }),
    ...dropPast(
      intent,
      toEvening(intent, readDetails(intent, understanding), understanding, context),
      isShutOut,
      context,
    ),
    ...(isShutOut ? { urgent: true as const } : {}),
    words: context.utterance.record,
    ...findPreferences(intent, context),
  };
}

/** Drops the guest's own room from a report of noise that names another room, as the noise comes from the other room. */
export function dropOwnRoomOfNoise(intent: Intent, understanding: Understanding, own: string | null): Understanding {
  if (intent !== 'noise' || own === null) return understanding;
  const { entities } = understanding;
  const isOwn = ({ type, value }: Entity): boolean => type === 'room' && String(value) === own;
  const namesOther = entities.some((entity) => entity.type === 'room' && !isOwn(entity));
  return namesOther ? { ...understanding, entities: entities.filter((entity) => !isOwn(entity)) } : understanding;
}

/** Intents for which a past hour means the evening. A taxi at eight may be for tomorrow. */
const OF_TODAY: ReadonlySet<Intent> = new Set<Intent>(['restaurant', 'spa', 'room_service', 'food_order']);
const NOON = 12;

/** Moves an hour of today that is already past to the evening: "a table at 7", said in the afternoon. */
function toEvening(
  intent: Intent,
  details: Partial<Wish>,
  { entities, language }: Understanding,
  { now, property }: Turn,
): Partial<Wish> {
  const { time, date } = details;
  if (time === undefined || !OF_TODAY.has(intent)) return details;
  if (date !== undefined && date !== localDate(now, property.timezone)) return details;
  const timeText = entities.find(({ type, value }) => type === 'time' && value === time)?.text ?? '';
  const [hour = '', minute = ''] = time.split(':');
  const evening = `${Number(hour) + NOON}:${minute}`;
  const clock = localTime(now, property.timezone);
  const isPastToday = Number(hour) > 0 && Number(hour) < NOON && time < clock && clock < evening;
  return isPastToday && !saysMorning(timeText, language.code) ? { ...details, time: evening } : details;
}

/** Faults, for which a guest may also say since when. */
const FAULTS: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'key_card', 'noise', 'cleanliness']);

/**
 * Drops past days and hours: "since 2 am" is no time for the technician, and a guest at a locked door only says what
 * time it is.
 */
function dropPast(intent: Intent, details: Partial<Wish>, isShutOut: boolean, { now, property }: Turn): Partial<Wish> {
  if (details.date === undefined && !FAULTS.has(intent)) return details;
  const today = localDate(now, property.timezone);
  if (!FAULTS.has(intent) && details.date !== undefined && details.date < today) {
    // "Two towels, as yesterday": nothing can be brought on a past day.
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
 * Reads the details that a message gives for a wish without being asked. `before`: the wish that may be corrected; of
 * two values, the new one counts ("not Tuesday, Wednesday").
 */
export function readDetails(intent: Intent, understanding: Understanding, before?: Wish): Partial<Wish> {
  const { entities } = understanding;
  const value = (type: Entity['type']) => {
    const entityFound = findValue(entities, type, intent, before)?.value;
    return entityFound === undefined || typeof entityFound === 'object' ? undefined : String(entityFound);
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

/** Reads the detail that was asked for, in any form. */
export function readDetail({ entities }: Understanding, ask: Slot, intent: Intent): string | undefined {
  const nights = ask === 'nights' ? readNights(entities) : undefined;
  if (nights !== undefined) return nights;
  for (const type of GIVEN_AS[ask]) {
    const entityFound = findValue(entities, type, intent);
    if (entityFound === undefined || typeof entityFound.value === 'object') continue;
    return ask === 'time' && type === 'count'
      ? `${String(entityFound.value).padStart(2, '0')}:00`
      : String(entityFound.value);
  }
  return undefined;
}

/** Reads nights from a length: "a week longer" is seven. */
function readNights(entities: readonly Entity[]): string | undefined {
  const days = entities.find((one) => one.type === 'duration' && one.value % DAY_MINUTES === 0);
  return days?.type === 'duration' ? String(days.value / DAY_MINUTES) : undefined;
}

/** Intents without a quantity. A number in their message means something else. */
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

/** Whether a count belongs to the intent: a taxi for four people is one taxi. */
function isCounting(intent: Intent, entities: readonly Entity[]): boolean {
  if (UNCOUNTED.has(intent)) return false;
  return intent !== 'taxi' || entities.some(({ type, of }) => type === 'count' && of?.includes('taxi') === true);
}

/** Whether the intent has a quantity: "a taxi" is no number of taxis. */
function isCountable(intent: Intent): boolean {
  const slots = WORK[intent]?.slots;
  return slots === undefined || slots.includes('quantity') || slots.includes('nights');
}

/** Reads several counts as one quantity: "2 pillows and 1 blanket" are 2 + 1. In a correction the last one counts. */
function readCount(intent: Intent, { entities, signals, intents }: Understanding): string | undefined {
  if (UNCOUNTED.has(intent)) return undefined;
  const counts = entities.filter(({ type, of }) => type === 'count' && of?.includes(intent) === true);
  if (counts.length < 2) return undefined;
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  return corrects ? String(counts.at(-1)?.value) : counts.map(({ value }) => String(value)).join(' + ');
}

function findValue(
  entities: readonly Entity[],
  type: Entity['type'],
  intent: Intent,
  before?: Wish,
): Entity | undefined {
  const ofType = entities.filter((entity) => entity.type === type);
  const currentText = before === undefined ? undefined : currentValue(before, type);
  const newValues = ofType.filter(({ value }) => String(value) !== currentText);
  const candidates = newValues.length > 0 ? newValues : ofType;
  return candidates.find(({ of }) => of?.includes(intent)) ?? candidates.find(({ of }) => of === undefined);
}

/** Returns a wish's current value of this type. */
function currentValue(wish: Wish, type: Entity['type']): string | undefined {
  if (type === 'count') return wish.nights ?? wish.quantity;
  return type === 'date' || type === 'time' || type === 'room' ? wish[type] : undefined;
}

/** Whether the wish has a real quantity. A one of an uncountable thing is none. */
export function isCounted({ intent, quantity }: Pick<Wish, 'intent' | 'quantity'>): boolean {
  return quantity !== undefined && (quantity !== '1' || WORK[intent]?.slots.includes('quantity') === true);
}

/** Turns a wish into a task. Titles are for staff, in English. */
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

/** Whether a wish about a stay is still allowed: the conversation may change that stay. */
export function isStillOpen({ reservationId }: Wish, { stays }: Turn): boolean {
  return reservationId === undefined || stays.some(({ id, level }) => id === reservationId && mayChange(level));
}

/** The guest's preferences that matter for each intent. */
const PREFERENCES_FOR: Partial<Record<Intent, readonly string[]>> = {
  pillow_blanket: ['pillow'],
  room_change: ['floor', 'quiet', 'smoking'],
  food_order: ['diet'],
  crib_extra_bed: ['pillow'],
};

function findPreferences(intent: Intent, { guest }: Turn): { likes?: string } {
  const quotes = (guest?.likes ?? [])
    .filter(({ kind }) => PREFERENCES_FOR[intent]?.includes(kind))
    .map(({ quote }) => quote);
  return quotes.length === 0 ? {} : { likes: quotes.join('; ') };
}

/** Returns the room of the current stay, if there is exactly one and the conversation may see it. */
export function currentRoom({ stays, now, property }: Turn): string | null {
  const today = localDate(now, property.timezone);
  const currentStays = stays.filter(({ checkIn, checkOut }) => checkIn <= today && today <= checkOut);
  const [only] = currentStays;
  return currentStays.length === 1 && only?.room ? only.room : null;
}
