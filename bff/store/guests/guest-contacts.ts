import { sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import type { Guest } from './guests.ts';

/** The number of guests who may share an address, such as a family or an agency. */
const SAME_CONTACT_MAX = 50;

export interface Contact {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Guests with one of these e-mail addresses or phones, the longest known first. */
export async function loadGuestsByContact(
  db: Db | Trx,
  propertyId: string,
  contacts: readonly Contact[],
): Promise<Guest[]> {
  const given = (field: keyof Contact) => [...new Set(contacts.map((one) => one[field] ?? ''))].filter(Boolean);
  const found = [
    ...(await loadGuestsByEmail(db, propertyId, given('email'))),
    ...(await loadGuestsByPhone(db, propertyId, given('phone'))),
  ];
  const each = new Map(found.map((guest) => [guest.id, guest]));
  return [...each.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** However the addresses are written, in capital or small letters. */
export async function loadGuestsByEmail(db: Db | Trx, propertyId: string, emails: readonly string[]): Promise<Guest[]> {
  if (emails.length === 0) return [];
  const emailList = sql<string>`(select lower(value) from json_each(${JSON.stringify(emails)}))`;
  return db
    .selectFrom('guest')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where(sql<string>`lower("email")`, 'in', emailList)
    .where(sql<boolean>`"email" <> ''`) // As in the index.
    .orderBy('id')
    .limit(SAME_CONTACT_MAX * emails.length)
    .execute();
}

export async function loadGuestsByPhone(db: Db | Trx, propertyId: string, phones: readonly string[]): Promise<Guest[]> {
  if (phones.length === 0) return [];
  return db
    .selectFrom('guest')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('phone', 'in', anyOf(phones))
    .where(sql<boolean>`"phone" <> ''`) // as in the index
    .orderBy('id')
    .limit(SAME_CONTACT_MAX * phones.length)
    .execute();
}
