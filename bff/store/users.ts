import { z } from 'zod';
import type { StaffUser } from '../../shared/api/account.ts';
import { ROLES, type Role } from '../../shared/domain/rights.ts';
import { DEPARTMENTS, type Department } from '../../shared/domain/task.ts';
import { type Page, readCursor, toPage, writeCursor } from './cursor.ts';
import { readJson } from './json.ts';
import type { Db, Row, Trx } from './schema.ts';

/** Hours of a week, as business hours are written. */
export type Duty = z.infer<typeof duty>;

export interface User {
  id: string;
  accountId: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  departments: Department[];
  languages: string[];
  /** When they work, in the property's time zone; null: whenever the house is open. */
  duty: Duty | null;
  passwordHash: string | null;
  disabledAt: string | null;
  createdAt: string;
  updatedAt: string;
}

const role = z.enum(ROLES);
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

/** For one whose credentials name the user: a session, a link. */
export async function findUserById(db: Db | Trx, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** For signing in: the address is unique on the server. */
export async function findUserByEmail(db: Db | Trx, email: string): Promise<User | undefined> {
  const row = await db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
  return row && toUser(row);
}

export async function listUsers(
  db: Db | Trx,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<User>> {
  let query = db.selectFrom('user').selectAll().where('accountId', '=', accountId);
  if (cursor !== undefined) query = query.where('id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toUser), limit, ({ id }) => writeCursor(id, id));
}

/** Everybody on this server who is not blocked, for whoever runs it. */
export async function listSignInUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('user').selectAll().where('disabledAt', 'is', null).orderBy('id').execute();
  return rows.map(toUser);
}

/** Owners who can sign in or still have their first link: an account is never left without one. */
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

/** Who of an account's owners can sign in or has a first link. */
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

/** The user as answers show one. */
export function describeUser(user: User): StaffUser {
  const { id, email, name, role: held, departments: works, languages: speaks, createdAt } = user;
  return {
    id,
    email,
    name,
    role: held,
    departments: works,
    languages: speaks,
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
    departments: readJson(departments, row.departments),
    languages: readJson(languages, row.languages),
    duty: row.duty === null ? null : readJson(duty, row.duty),
  };
}

function toRow(user: User): Row<'user'> {
  return {
    ...user,
    departments: JSON.stringify(user.departments),
    languages: JSON.stringify(user.languages),
    duty: user.duty === null ? null : JSON.stringify(user.duty),
  };
}
