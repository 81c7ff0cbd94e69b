import { z } from 'zod';
import { guestProfile, registration } from '../../../shared/api/guests.ts';
import { attachment } from '../../../shared/protocol/attachment.ts';
import { listConsentsOf } from '../../store/guests/consents.ts';
import { listConversationsOf, listGrantsOf, listMessagesOf, listTasksOf } from '../../store/guests/guest-record.ts';
import type { Guest } from '../../store/guests/guests.ts';
import { listPreferencesOf } from '../../store/guests/preferences.ts';
import { listRegistrationsOf } from '../../store/guests/registrations.ts';
import { listReservations } from '../../store/guests/reservations.ts';
import { listCharges } from '../../store/house/offers.ts';
import type { Db } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { toGuest, toReservation } from '../stay/describe-stays.ts';
import { readSpend } from './spend.ts';

const STAYS_MAX = 1_000;

/** All data stored about a guest, readable by people and programs (GDPR, articles 15 and 20). */
export const guestExport = z.strictObject({
  exportedAt: z.string(),
  guest: guestProfile,
  messages: z.array(
    z.strictObject({
      conversationId: z.string(),
      author: z.string(),
      text: z.string(),
      language: z.string(),
      attachments: z.array(attachment).describe('Their contents: GET /api/uploads/{id}'),
      at: z.string(),
    }),
  ),
  tasks: z.array(z.strictObject({ title: z.string(), detail: z.string(), state: z.string(), createdAt: z.string() })),
  charges: z.array(
    z.strictObject({
      description: z.string(),
      amount: z.string(),
      currency: z.string(),
      state: z.string(),
      at: z.string(),
    }),
  ),
  grants: z.array(z.strictObject({ level: z.string(), reason: z.string(), at: z.string(), endsAt: z.string() })),
  /** Registration details given before arrival. */
  registrations: z.array(
    z.strictObject({ reservationId: z.string(), ...registration.omit({ state: true }).shape, updatedAt: z.string() }),
  ),
  /** Preferences from the hotel's PMS, in its words. */
  pmsPreferences: z.array(z.string()),
});

const words = z.array(z.string());

/** A guest with their stays, preferences and conversations. */
export async function readProfile(db: Db, guest: Guest): Promise<z.infer<typeof guestProfile>> {
  const { items } = await listReservations(db, guest.propertyId, { guestId: guest.id, limit: STAYS_MAX });
  const preferences = await listPreferencesOf(db, guest.propertyId, guest.id);
  const conversations = await listConversationsOf(db, guest.propertyId, guest.id);
  return {
    ...toGuest(guest),
    reservations: items.map(toReservation),
    spend: await readSpend(db, guest.propertyId, items),
    preferences: preferences.map(({ id, kind, quote, language, state, at }) => ({
      id,
      kind,
      quote,
      language,
      state,
      at,
    })),
    pmsPreferences: readJson(words, guest.preferences),
    conversations,
    consents: await listConsentsOf(
      db,
      conversations.map(({ id }) => id),
    ),
  };
}

/** Builds the export. Staff's internal notes belong to the hotel and are left out. */
export async function exportGuest(db: Db, guest: Guest, at: string): Promise<z.infer<typeof guestExport>> {
  const profile = await readProfile(db, guest);
  const ids = profile.conversations.map(({ id }) => id);
  const stays = profile.reservations.map(({ id }) => id);
  const charges = await Promise.all(stays.map((id) => listCharges(db, guest.propertyId, id)));
  return {
    exportedAt: at,
    guest: profile,
    messages: await listMessagesOf(db, ids),
    tasks: await listTasksOf(db, ids),
    charges: charges
      .flat()
      .map(({ description, amount, currency, state, at: on }) => ({ description, amount, currency, state, at: on })),
    grants: await listGrantsOf(db, stays),
    registrations: await listRegistrationsOf(db, stays),
    pmsPreferences: profile.pmsPreferences,
  };
}
