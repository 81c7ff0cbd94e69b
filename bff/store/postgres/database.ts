import { Kysely, sql } from 'kysely';
import type { Db, Schema } from '../schema/schema.ts';
import { StoreDialect } from './dialect.ts';
import { createPool, type PoolOptions } from './pool.ts';

const VERSION_MIN = 13;

/** Settings that our promises rely on: the name, the value that breaks a promise, and the damage. */
const BROKEN_BY = [
  ['fsync', 'off', 'a crash of the machine would lose what was acknowledged'],
  ['full_page_writes', 'off', 'a crash of the machine could leave the store unreadable'],
  ['synchronous_commit', 'off', 'a crash would lose what was acknowledged'],
] as const;

/** A store in PostgreSQL at this URL. It does not connect yet; `checkPostgres` does. */
export function openPostgres(url: string, options: PoolOptions = {}): Db {
  return new Kysely<Schema>({ dialect: new StoreDialect(() => createPool(url, options)) });
}

/** Throws, with advice, if this PostgreSQL would not keep our promises. */
export async function checkPostgres(db: Db): Promise<void> {
  const setting = async (name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    return rows[0]?.value ?? '';
  };
  const version = Number.parseInt(await setting('server_version'), 10);
  if (version < VERSION_MIN)
    throw new Error(`PostgreSQL ${version} is too old: ServiceChat needs ${VERSION_MIN} or newer`);
  for (const [name, badValue, damage] of BROKEN_BY)
    if ((await setting(name)) === badValue)
      throw new Error(`PostgreSQL: ${name} is ${badValue}, and ${damage}. Switch it on, and start again`);
  const encoding = await setting('server_encoding');
  if (encoding !== 'UTF8')
    throw new Error(
      `PostgreSQL: the database is in ${encoding}, and guests write in every script. Make one with: create database … encoding 'UTF8' template template0`,
    );
}

/** The URL without its password, for logs and people. */
export function showAddress(url: string): string {
  const { protocol, username, host, pathname, searchParams } = new URL(url);
  const shownHost = host === '' ? (searchParams.get('host') ?? '') : host;
  return `${protocol}//${username === '' ? '' : `${username}@`}${shownHost}${pathname}`;
}
