import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { hideLongNumbers, markOf, wordPreference } from '../values/wording.ts';
import { type Client, readList } from './client.ts';
import { accountNote, accountNotes, customer } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** operations/accountnotes: "Account note parameters". */
const CONTENT_CHARS_MAX = 1_000;
/** Words in a preference, and the heading in Mews for it ("Account note classification"). */
const HEADINGS: readonly [words: RegExp, heading: string][] = [
  [/food|diet|breakfast|allerg|vegan|drink|meal|restaurant/i, 'FoodAndBeverage'],
  [/pillow|towel|bed|clean|room|temperature|amenit/i, 'Housekeeping'],
];

/** Adds a guest note once (`accountNotes/add`). On a retry, the note is first searched by its mark. */
export async function addGuestNote(
  client: Client,
  guestId: string,
  note: { text: string; key: string; heading: string },
  attempt: number,
  signal: AbortSignal,
): Promise<{ id: string | null; isNew: boolean }> {
  const mark = markOf(note.key);
  const text = hideLongNumbers(note.text).slice(0, CONTENT_CHARS_MAX - mark.length - 1);
  const AccountNotes = [{ AccountId: guestId, Content: `${text}\n${mark}`, Classifications: [note.heading] }];
  const { written, isNew } = await addOnce(attempt > 1, {
    async find() {
      const fields = { AccountIds: [guestId] };
      const list = { operation: 'accountNotes/getAll', fields, name: 'AccountNotes', item: accountNote };
      return (await readList(client, list, signal)).find(({ Content }) => Content?.includes(mark) === true) ?? null;
    },
    async add() {
      const added = await client.write('append', 'accountNotes/add', { AccountNotes }, accountNotes, signal);
      return added.AccountNotes[0] ?? null;
    },
  });
  return { id: written?.Id ?? null, isNew };
}

export async function writePreference(
  client: Client,
  change: Of<'preference'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const topicAndText = `${change.topic} ${change.text}`;
  const heading = HEADINGS.find(([pattern]) => pattern.test(topicAndText))?.[1] ?? 'General';
  const note = { text: wordPreference(change), key: change.key, heading };
  const { id, isNew } = await addGuestNote(client, requireGuest(change), note, attempt, signal);
  return { id, place: 'native', detail: `guest note ${id ?? ''}${isNew ? '' : ': already there'}` };
}

/** Changes the guest (`customers/update`). It sets plain values, so a repeated call changes nothing. */
export async function writeFields(client: Client, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const { firstName, lastName, email, phone } = change.fields;
  const fields = {
    CustomerId: requireGuest(change),
    ...(firstName === undefined ? {} : { FirstName: firstName }),
    ...(lastName === undefined ? {} : { LastName: lastName }),
    ...(email === undefined ? {} : { Email: email }),
    ...(phone === undefined ? {} : { Phone: phone }),
  };
  const { Id } = await client.write('idempotent', 'customers/update', fields, customer, signal);
  return { id: Id, place: 'native', detail: `customer ${Id}: updated` };
}

function requireGuest({ stay }: Change): string {
  if (stay.guestId === null || stay.guestId.startsWith('reservation-'))
    throw new PmsError('not_supported', 'The booking has no guest profile in Mews');
  return stay.guestId;
}
