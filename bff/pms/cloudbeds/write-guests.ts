import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { hideLongNumbers, markOf, wordPreference } from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { PREFERENCES_FIELD, readPreferences } from './read-guests.ts';
import { done, fieldList, oneGuest } from './schema.ts';
import { addNote, findNotebook } from './write-notes.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
const FIELD_CHARS_MAX = 1_000;

/**
 * Adds a line to the guest's custom field for preferences, which is created when first needed. If the hotel allows no
 * custom fields, or this one is full, a note is written instead.
 */
export async function writePreference(
  context: PullContext,
  change: Of<'preference'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { guestId } = change.stay;
  const fieldReceipt = guestId === null ? null : await addToField(context, guestId, change, signal);
  if (fieldReceipt !== null) return fieldReceipt;
  const note = { text: wordPreference(change), mark: markOf(change.key), findExisting: attempt > 1 };
  const book = guestId === null ? findNotebook(change.stay) : ({ of: 'guest', id: guestId } as const);
  return addNote(context, book, note, signal);
}

async function addToField(
  { client, propertyId }: PullContext,
  guestId: string,
  { topic, text }: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt | null> {
  const line = hideLongNumbers(`${topic.replaceAll('_', ' ')}: ${text}`.replace(/\s+/g, ' '));
  const receipt = (outcome: string): Receipt => ({
    id: null,
    place: 'note',
    detail: `guest's custom field: ${outcome}`,
  });
  try {
    await client.turns.take('custom fields', () => ensureField({ client, propertyId }, signal));
    return await client.turns.take(`guest ${guestId}`, async () => {
      const query = { propertyID: propertyId, guestID: guestId };
      const preferences = readPreferences((await client.get('getGuest', query, oneGuest, signal)).data.customFields);
      if (preferences.includes(line)) return receipt('already there');
      const value = [...preferences, line].join('\n');
      if (value.length > FIELD_CHARS_MAX) return null;
      const customFields = [{ customFieldName: PREFERENCES_FIELD, customFieldValue: value }];
      await client.send('append', 'PUT', 'putGuest', { ...query, guestCustomFields: customFields }, done, signal);
      return receipt('written');
    });
  } catch (error) {
    if (error instanceof PmsError && ['not_allowed', 'refused'].includes(error.code)) return null;
    throw error;
  }
}

async function ensureField({ client, propertyId }: Pick<PullContext, 'client' | 'propertyId'>, signal: AbortSignal) {
  const query = { propertyID: propertyId, shortcode: PREFERENCES_FIELD };
  const { data } = await client.get('getCustomFields', query, fieldList, signal);
  if (data.some(({ shortcode }) => shortcode === PREFERENCES_FIELD)) return;
  const fields = {
    propertyID: propertyId,
    name: PREFERENCES_FIELD,
    shortcode: PREFERENCES_FIELD,
    applyTo: 'guest',
    required: false,
    maxCharacters: FIELD_CHARS_MAX,
    type: 'text',
    displayed: ['reservation'],
    isPersonal: true,
  };
  await client.send('append', 'POST', 'postCustomField', fields, done, signal);
}

/** Changes the guest's fields (`putGuest`); the phone number is written as the mobile number. */
export async function writeFields(
  { client, propertyId }: PullContext,
  { stay, fields }: Of<'fields'>,
  signal: AbortSignal,
): Promise<Receipt> {
  if (stay.guestId === null) throw new PmsError('not_supported', 'Cloudbeds does not know this guest');
  const { firstName, lastName, email, phone } = fields;
  const changed = {
    guestFirstName: firstName,
    guestLastName: lastName,
    guestEmail: email,
    guestCellPhone: phone,
  };
  const guestFields = { propertyID: propertyId, guestID: stay.guestId, ...changed };
  await client.send('idempotent', 'PUT', 'putGuest', guestFields, done, signal);
  return { id: stay.guestId, place: 'native', detail: `guest ${stay.guestId}: changed` };
}
