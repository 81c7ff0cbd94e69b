import type { Db, Row, Trx } from '../schema/schema.ts';

export type Totp = Row<'totp'>;
export type RecoveryCode = Pick<Row<'recoveryCode'>, 'label' | 'codeHash'>;

export async function findTotp(db: Db | Trx, userId: string): Promise<Totp | undefined> {
  return db.selectFrom('totp').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Stores an app that is not asked for until it is confirmed. It replaces an earlier unconfirmed one. */
export async function insertTotp(trx: Trx, totp: Totp): Promise<void> {
  await trx.deleteFrom('totp').where('userId', '=', totp.userId).where('confirmedAt', 'is', null).execute();
  await trx.insertInto('totp').values(totp).execute();
}

/** Confirms the app: from now on it is asked for, and the recovery codes shown with it replace the earlier ones. */
export async function confirmTotp(trx: Trx, userId: string, at: string): Promise<void> {
  await trx.updateTable('totp').set({ confirmedAt: at }).where('userId', '=', userId).execute();
  await trx.deleteFrom('recoveryCode').where('userId', '=', userId).where('isActive', '=', 1).execute();
  await trx.updateTable('recoveryCode').set({ isActive: 1 }).where('userId', '=', userId).execute();
}

/** Marks the code of a time step as used. False if that one or a later one was used before. */
export async function takeTotpStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if there was none. */
export async function deleteTotp(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('totp').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces the recovery codes: at once, or (`isActive: false`) as soon as the app is confirmed. */
export async function replaceRecoveryCodes(
  trx: Trx,
  userId: string,
  codes: readonly RecoveryCode[],
  { isActive, at }: { isActive: boolean; at: string },
): Promise<void> {
  const active = isActive ? 1 : 0;
  await trx.deleteFrom('recoveryCode').where('userId', '=', userId).where('isActive', '=', active).execute();
  const rows = codes.map((code) => ({ ...code, userId, isActive: active, createdAt: at }));
  await trx.insertInto('recoveryCode').values(rows).execute();
}

export async function findRecoveryCode(db: Db | Trx, userId: string, label: string): Promise<RecoveryCode | undefined> {
  return db
    .selectFrom('recoveryCode')
    .select(['label', 'codeHash'])
    .where('userId', '=', userId)
    .where('label', '=', label)
    .where('isActive', '=', 1)
    .executeTakeFirst();
}

/** Uses up a recovery code. False if it was used already. */
export async function takeRecoveryCode(trx: Trx, userId: string, { label, codeHash }: RecoveryCode): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('label', '=', label)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db | Trx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('isActive', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether this user has a second factor. */
export async function hasSecondFactor(db: Db | Trx, userId: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  if (totp !== undefined && totp.confirmedAt !== null) return true;
  const passkey = await db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1).executeTakeFirst();
  return passkey !== undefined;
}

/** Deletes the recovery codes of a user without a second factor, for they replace one. */
export async function deleteUselessRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  if (await hasSecondFactor(trx, userId)) return;
  await trx.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
}

/** Deletes all second factors of a user. */
export async function deleteSecondFactors(trx: Trx, userId: string): Promise<void> {
  for (const table of ['totp', 'recoveryCode', 'passkey'] as const)
    await trx.deleteFrom(table).where('userId', '=', userId).execute();
}
