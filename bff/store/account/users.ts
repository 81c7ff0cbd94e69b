import { sql } from 'kysely';
import { z } from 'zod';
import { type Membership, membership, type StaffUser } from '../../../shared/api/account/account.ts';
import { highestRole, ROLES, type Role } from '../../../shared/domain/staff/rights.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';

/** Hours of a week, in the format of business hours. */
export type Duty = z.infer<typeof duty>;

export interface User {
  id: string;
  accountId: string;
  /** Lower case. */
  email: string;
  name: string;
  /** The role in the whole account; with `properties`, the highest of their roles there. */
  role: Role;
  /** The properties they work for, each with a role; null: all of the account. */
  properties: Membership[] | null;
  departments: Department[];
  languages: string[];
  /** When they work, in the property's time zone; null: during the opening hours. */
  duty: Duty | null;
  passwordHash: string | null;
  disabledAt: string | null;
  createdAt: string;
  updatedAt: string;
}

const role = z.enum(ROLES);
const properties = z.array(membership);
const departments = z.array(z.enum(DEPARTMENTS));
const languages = z.array(z.string());
const duty = z.object({ mon_fri: z.string(), weekend: z.string() });

export async function findUser(db: Db | Trx, accountId: string, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('user')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Finds a user by id only, because a session or link names it. */
export async function findUserById(db: Db | Trx, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** For signing in: e-mail addresses are unique on the server. */
export async function findUserByEmail(db: Db | Trx, email: string): Promise<User | undefined> {
  const row = await db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
  return row && toUser(row);
}

/** The account's users; with `at`, only those who work at one of these properties. */
export async function listUsers(
  db: Db | Trx,
  accountId: string,
  { at, cursor, limit }: { at: readonly string[] | null; cursor?: string | undefined; limit: number },
): Promise<Page<User>> {
  let query = db.selectFrom('user').selectAll().where('accountId', '=', accountId);
  if (at !== null) query = query.where(worksAtOneOf(at));
  if (cursor !== undefined) query = query.where('id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toUser), limit, ({ id }) => writeCursor(id, id));
}

/** For the operator: all users of this server who are not blocked. */
export async function listSignInUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('user').selectAll().where('disabledAt', 'is', null).orderBy('id').execute();
  return rows.map(toUser);
}

/** Counts owners who can sign in or still have their first link, because an account must keep one. */
export async function countActiveOwners(db: Db | Trx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The account's owners who can sign in or still have their first link. */
export async function listActiveOwners(db: Db | Trx, accountId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('user')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toUser);
}

/** The e-mail addresses of colleagues who see a property's conversations, on duty or not. */
export async function listEmergencyAddresses(db: Db | Trx, accountId: string, propertyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('email')
    .select(roleAt(propertyId).as('role'))
    .where('accountId', '=', accountId)
    .where('disabledAt', 'is', null)
    .where(worksAtOneOf([propertyId]))
    .orderBy('id')
    .execute();
  return rows.filter(({ role }) => role !== 'worker').map(({ email }) => email);
}

export async function insertUser(trx: Trx, user: User): Promise<void> {
  await trx.insertInto('user').values(toRow(user)).execute();
}

export async function saveUser(trx: Trx, user: User): Promise<void> {
  const { id, accountId, ...columns } = toRow(user);
  await trx
    .updateTable('user')
    .set(columns)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function deleteUser(trx: Trx, accountId: string, id: string): Promise<void> {
  await trx.deleteFrom('user').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** An SQL condition: does the user work at one of these properties? True for those who work at all. */
export function worksAtOneOf(propertyIds: readonly string[]) {
  const ids = JSON.stringify(propertyIds);
  return sql<boolean>`("user"."properties" is null or exists (
    select 1 from json_each("user"."properties") as "held"
    where json_extract("held"."value", '$.propertyId') in (select "value" from json_each(${ids}))))`;
}

/** The SQL for the role that a user has at a property, if they work there. */
export function roleAt(propertyId: string) {
  return sql<string>`coalesce((
    select json_extract("held"."value", '$.role') from json_each("user"."properties") as "held"
    where json_extract("held"."value", '$.propertyId') = ${propertyId}), "user"."role")`;
}

/**
 * The user as the API shows them. With `at`, only these of their properties are shown, because the caller knows no
 * others.
 */
export function describeUser(user: User, at: readonly string[] | null = null): StaffUser {
  const { id, email, name, role: accountRole, departments: ownDepartments, languages: ownLanguages, createdAt } = user;
  const shownProperties = user.properties?.filter(({ propertyId }) => at === null || at.includes(propertyId)) ?? null;
  return {
    id,
    email,
    name,
    role: shownProperties === null ? accountRole : highestRole(shownProperties.map((one) => one.role)),
    properties: shownProperties,
    departments: ownDepartments,
    languages: ownLanguages,
    duty: user.duty,
    disabled: user.disabledAt !== null,
    hasPassword: user.passwordHash !== null,
    createdAt,
  };
}

function toUser(row: Row<'user'>): User {
  return {
    ...row,
    role: role.parse(row.role),
    properties: row.properties === null ? null : readJson(properties, row.properties),
    departments: readJson(departments, row.departments),
    languages: readJson(languages, row.languages),
    duty: row.duty === null ? null : readJson(duty, row.duty),
  };
}

function toRow(user: User): Row<'user'> {
  return {
    ...user,
    properties: user.properties === null ? null : JSON.stringify(user.properties),
    departments: JSON.stringify(user.departments),
    languages: JSON.stringify(user.languages),
    duty: user.duty === null ? null : JSON.stringify(user.duty),
  };
}
