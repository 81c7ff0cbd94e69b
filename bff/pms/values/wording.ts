import type { Change, StayRef } from '../port.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** How notes to staff in a PMS are worded: plain English, and a mark at the end by which the same is found again. */
export function markOf(key: string): string {
  return `[ServiceChat ${key}]`;
}

/** The mark of a conversation's one note, whichever change writes it. */
export function chatMarkOf(conversationId: string): string {
  return `[ServiceChat chat ${conversationId}]`;
}

/** `due` in the property's local time. */
export function wordRequest(change: Of<'request'>, due: string): string {
  const urgency = change.priority === 'normal' ? '' : `, ${change.priority}`;
  const kind = change.category === 'complaint' ? 'Complaint' : 'Guest request';
  return lines(
    `${kind} for ${change.department.replace('_', ' ')}${urgency}: ${change.title}`,
    change.detail,
    `${wordStay(change.stay)}, due ${due.slice(0, 16)}`,
  );
}

export function wordCommunication(change: Of<'communication'>): string {
  const ended = change.endedAt === null ? '' : ' (ended)';
  return lines(`Chat with the guest by ${change.channel}, language ${change.language}${ended}`, change.text);
}

export function wordPreference({ topic, text }: Of<'preference'>): string {
  return `Preference (${topic.replaceAll('_', ' ')}): ${text}`;
}

const FIELD_WORDS = { firstName: 'first name', lastName: 'last name', email: 'e-mail', phone: 'telephone' } as const;

/** Asks staff to enter what a PMS takes in no other way. */
export function wordFields({ fields }: Of<'fields'>): string {
  const told = Object.entries(FIELD_WORDS).flatMap(([field, words]) => {
    const [, value] = Object.entries(fields).find(([name]) => name === field) ?? [];
    return value === undefined ? [] : [`${words} ${value === '' ? '(none any more)' : value}`];
  });
  return `The guest's details changed, please correct the profile: ${told.join(', ')}`;
}

/** The mark of a stay's one note about its arrival, whichever change writes it. */
export function arrivalMarkOf({ reservationId }: StayRef): string {
  return `[ServiceChat arrival ${reservationId ?? ''}]`;
}

/** What the guest told before they arrive; `timeElsewhere`: the PMS has a field for the hour. Empty where nothing is left to say. */
export function wordArrival({ registration }: Of<'arrival'>, { timeElsewhere }: { timeElsewhere: boolean }): string {
  const { arrivalTime, companions, nationality, carNumber } = registration;
  const told = [
    arrivalTime === null || timeElsewhere ? '' : `arrives at ${arrivalTime}`,
    companions.length === 0 ? '' : `comes with ${companions.join(', ')}`,
    nationality === null ? '' : `nationality ${nationality}`,
    carNumber === '' ? '' : `car ${carNumber}`,
  ].filter((part) => part !== '');
  return told.length === 0 ? '' : `Before arrival the guest told: ${told.join('; ')}`;
}

const STATE_WORDS = { done: 'done', cancelled: 'cancelled', open: 'open again' };

/** `at` in the property's local time. */
export function wordState({ state }: Of<'completion'>, at: string): string {
  return `Status: ${STATE_WORDS[state]} (${at.slice(0, 16)})`;
}

/** A request's note with its newest status in it, in front of the mark and in place of an earlier one. */
export function withState(note: string, state: string): string {
  const kept = note.split('\n').filter((line) => !/^Status: (?:done|cancelled|open again) \(/.test(line));
  const mark = kept.findLastIndex((line) => line.startsWith('[ServiceChat '));
  return kept.toSpliced(mark === -1 ? kept.length : mark, 0, state).join('\n');
}

export function wordStay({ guestName, room }: StayRef): string {
  return room === null ? guestName : `${guestName}, room ${room}`;
}

/** Thirteen digits and more that could be a card's number, but for the last four: PMS vendors forbid such in notes. */
export function hideLongNumbers(text: string): string {
  return text.replace(/\d(?:[ -]?\d){12,}/g, (found) => `••••${found.replace(/\D/g, '').slice(-4)}`);
}

function lines(...all: string[]): string {
  return all.filter((line) => line.trim() !== '').join('\n');
}
