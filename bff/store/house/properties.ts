import { z } from 'zod';
import { RETENTION_AT_FIRST } from '../../../shared/api/account/retention.ts';
import { type Property, property as propertySchema } from '../../../shared/api/house/property.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';

/** A property with its account, which the API never shows. */
export type StoredProperty = Property & { accountId: string };

const strings = z.array(z.string());
/** The default idle time: how long a guest waits for a colleague who does not answer. */
const STAFF_IDLE_MINUTES = 10;

/** Finds a property by its id alone: only for guests, whose page names the property. All others must use `findPropertyOf`. */
export async function findProperty(db: Db | Trx, id: string): Promise<StoredProperty | undefined> {
  const row = await db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toProperty(row);
}

export async function findPropertyOf(db: Db | Trx, accountId: string, id: string): Promise<StoredProperty | undefined> {
  const found = await findProperty(db, id);
  return found?.accountId === accountId ? found : undefined;
}

/** The property's account. Throws if there is no such property. */
export async function findAccountId(db: Db | Trx, propertyId: string): Promise<string> {
  const row = await db
    .selectFrom('property')
    .select('accountId')
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return row.accountId;
}

/** Ids of up to `limit` of the account's properties, the oldest first. */
export async function listPropertyIds(db: Db | Trx, accountId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The account's properties, the oldest first; `only`: restricted to these ids. */
export async function listProperties(
  db: Db | Trx,
  accountId: string,
  { only, cursor, limit }: { only: readonly string[] | null; cursor?: string | undefined; limit: number },
): Promise<Page<StoredProperty>> {
  let query = db.selectFrom('property').selectAll().where('accountId', '=', accountId);
  if (only !== null) query = query.where('id', 'in', only);
  if (cursor !== undefined) query = query.where('id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toProperty), limit, ({ id }) => writeCursor(id, id));
}

/** Every property on this server, the oldest first: for the operator's commands. */
export async function listAllProperties(db: Db): Promise<StoredProperty[]> {
  return (await db.selectFrom('property').selectAll().orderBy('id').execute()).map(toProperty);
}

/** The names of the account's properties. */
export async function listPropertyNames(db: Db | Trx, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('property').select('name').where('accountId', '=', accountId).execute();
  return rows.map(({ name }) => name);
}

/** Whether the property is among the first properties of the account, up to a number. */
export async function isAmongFirst(
  db: Db | Trx,
  accountId: string,
  propertyId: string,
  many: number,
): Promise<boolean> {
  return (await listPropertyIds(db, accountId, many)).includes(propertyId);
}

export async function countProperties(db: Db | Trx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('property')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes a property with empty training and no active channel. */
export async function insertProperty(
  trx: Trx,
  accountId: string,
  given: { name: string } & Partial<Property>,
  now: string,
): Promise<StoredProperty> {
  const property: StoredProperty = {
    address: '',
    timezone: 'UTC',
    languages: [FALLBACK_LANGUAGE],
    amenities: [],
    phone: '',
    emergencyNumber: '',
    currency: '',
    bookingUrl: '',
    coordinates: '',
    origins: [],
    appearance: {},
    ...given,
    id: newId('property'),
    accountId,
    createdAt: now,
    updatedAt: now,
  };
  await trx
    .insertInto('property')
    .values({ ...toRow(property), identityKeys: null, retention: JSON.stringify(RETENTION_AT_FIRST), guideLeft: 0 })
    .execute();
  await trx
    .insertInto('training')
    .values({
      propertyId: property.id,
      checkIn: '',
      checkOut: '',
      policies: '',
      specialties: '',
      revision: 0,
      updatedAt: now,
    })
    .execute();
  await trx
    .insertInto('activation')
    .values({
      propertyId: property.id,
      channels: '[]',
      aiMode: 'auto',
      businessHours: JSON.stringify({ mon_fri: '24/7', weekend: '24/7' }),
      holidays: '[]',
      active: 0,
      languageModel: 1,
      askRating: 0,
      staffIdleMinutes: STAFF_IDLE_MINUTES,
      updatedAt: now,
    })
    .execute();
  return property;
}

export async function saveProperty(trx: Trx, changed: StoredProperty): Promise<void> {
  const { id, accountId, ...columns } = toRow(changed);
  await trx
    .updateTable('property')
    .set(columns)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Identity keys are left out: only bff/access reads them. */
function toProperty({ identityKeys: _, retention: __, guideLeft: ___, ...row }: Row<'property'>): StoredProperty {
  return {
    ...row,
    languages: readJson(strings, row.languages),
    amenities: readJson(strings, row.amenities),
    origins: readJson(strings, row.origins),
    appearance: readJson(propertySchema.shape.appearance, row.appearance),
  };
}

function toRow(property: StoredProperty): Omit<Row<'property'>, 'identityKeys' | 'retention' | 'guideLeft'> {
  return {
    ...property,
    languages: JSON.stringify(property.languages),
    amenities: JSON.stringify(property.amenities),
    origins: JSON.stringify(property.origins),
    appearance: JSON.stringify(property.appearance),
  };
}
