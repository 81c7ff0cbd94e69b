import type { Change, StayRef } from '../port.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** The mark at the end of a note in a PMS, by which the note is found again. */
export function markOf(key: string): string {
  return `[ServiceChat ${key}]`;
}

/** The mark of a conversation's single note, shared by all its changes. */
export function chatMarkOf(conversationId: string): string {
  return `[ServiceChat chat ${conversationId}]`;
}

/** Words a request for staff. `due` is in the property's local time. */
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

/** Asks staff to enter guest details that the PMS's API cannot change. */
export function wordFields({ fields }: Of<'fields'>): string {
  const correctedFields = Object.entries(FIELD_WORDS).flatMap(([field, words]) => {
    const [, value] = Object.entries(fields).find(([name]) => name === field) ?? [];
    return value === undefined ? [] : [`${words} ${value === '' ? '(none any more)' : value}`];
  });
  return `The guest's details changed, please correct the profile: ${correctedFields.join(', ')}`;
}

/** The mark of a stay's single note about its arrival, shared by all its changes. */
export function arrivalMarkOf({ reservationId }: StayRef): string {
  return `[ServiceChat arrival ${reservationId ?? ''}]`;
}

/**
 * Words what the guest said before arrival; empty if there is nothing to say. `timeElsewhere`: the PMS has a field for
 * the arrival time.
 */
export function wordArrival({ registration }: Of<'arrival'>, { timeElsewhere }: { timeElsewhere: boolean }): string {
  const { arrivalTime, companions, nationality, carNumber } = registration;
  const facts = [
    arrivalTime === null || timeElsewhere ? '' : `arrives at ${arrivalTime}`,
    companions.length === 0 ? '' : `comes with ${companions.join(', ')}`,
    nationality === null ? '' : `nationality ${nationality}`,
    carNumber === '' ? '' : `car ${carNumber}`,
  ].filter((part) => part !== '');
  return facts.length === 0 ? '' : `Before arrival the guest told: ${facts.join('; ')}`;
}

const STATE_WORDS = { done: 'done', cancelled: 'cancelled', open: 'open again' };

/** Words the state of a request. `at` is in the property's local time. */
export function wordState({ state }: Of<'completion'>, at: string): string {
  return `Status: ${STATE_WORDS[state]} (${at.slice(0, 16)})`;
}

/** Puts the newest status into a request's note, before the mark; it replaces an earlier status. */
export function withState(note: string, state: string): string {
  const otherLines = note.split('\n').filter((line) => !/^Status: (?:done|cancelled|open again) \(/.test(line));
  const markIndex = otherLines.findLastIndex((line) => line.startsWith('[ServiceChat '));
  return otherLines.toSpliced(markIndex === -1 ? otherLines.length : markIndex, 0, state).join('\n');
}

export function wordStay({ guestName, room }: StayRef): string {
  return room === null ? guestName : `${guestName}, room ${room}`;
}

/**
 * Hides all but the last four of thirteen or more digits, which could be a card number. PMS vendors forbid those in
 * notes.
 */
export function hideLongNumbers(text: string): string {
  return text.replace(/\d(?:[ -]?\d){12,}/g, (digits) => `••••${digits.replace(/\D/g, '').slice(-4)}`);
}

function lines(...texts: string[]): string {
  return texts.filter((line) => line.trim() !== '').join('\n');
}
