import type { Db, Row, Trx } from '../schema/schema.ts';
import type { Upload } from './uploads.ts';

/** The users of a link to a file: a messaging platform, any number of times, or the guest it was sent to, once. */
export const LINK_USERS = ['platform', 'guest'] as const;
export type LinkUser = (typeof LINK_USERS)[number];

export type FileLink = Row<'fileLink'>;

/** Stores a link; one that was made earlier for the same attempt stays. */
export async function saveFileLink(trx: Trx, link: FileLink & { user: LinkUser }, now: string): Promise<void> {
  await trx.deleteFrom('fileLink').where('expiresAt', '<=', now).execute();
  await trx
    .insertInto('fileLink')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A valid link with its file; undefined if it has expired or does not exist. */
export async function findFileLink(
  db: Db | Trx,
  tokenHash: string,
  now: string,
): Promise<{ link: FileLink; upload: Upload } | undefined> {
  const link = await db
    .selectFrom('fileLink')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const upload = await db.selectFrom('upload').selectAll().where('id', '=', link.uploadId).executeTakeFirst();
  return upload === undefined ? undefined : { link, upload };
}

/** Opens a guest's link: from now on it is valid until `until`. A second opening changes nothing. */
export async function openFileLink(trx: Trx, tokenHash: string, at: string, until: string): Promise<void> {
  await trx
    .updateTable('fileLink')
    .set({ openedAt: at, expiresAt: until })
    .where('tokenHash', '=', tokenHash)
    .where('openedAt', 'is', null)
    .execute();
}
