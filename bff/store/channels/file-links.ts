import type { Db, Row, Trx } from '../schema/schema.ts';
import type { Upload } from './uploads.ts';

/** Who fetches a file by its link: a messaging platform, as often as it likes, or the guest it was sent to, once. */
export const LINK_USERS = ['platform', 'guest'] as const;
export type LinkUser = (typeof LINK_USERS)[number];

export type FileLink = Row<'fileLink'>;

/** Keeps a link; one that was made before for the same try stays as it is. */
export async function saveFileLink(trx: Trx, link: FileLink & { user: LinkUser }, now: string): Promise<void> {
  await trx.deleteFrom('fileLink').where('expiresAt', '<=', now).execute();
  await trx
    .insertInto('fileLink')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A link that still opens, with its file; undefined where it is over or was never made. */
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

/** Opens a guest's link: from now on it opens until `until` and never again. A second opening changes nothing. */
export async function openFileLink(trx: Trx, tokenHash: string, at: string, until: string): Promise<void> {
  await trx
    .updateTable('fileLink')
    .set({ openedAt: at, expiresAt: until })
    .where('tokenHash', '=', tokenHash)
    .where('openedAt', 'is', null)
    .execute();
}
