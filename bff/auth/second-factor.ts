import type { Secrets } from '../base/secrets/secrets.ts';
import {
  findRecoveryCode,
  findTotp,
  type RecoveryCode,
  takeRecoveryCode,
  takeTotpStep,
} from '../store/account/second-factors.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { verifyPassword } from './password.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/** A right code that is not spent yet. */
export type Proof = { kind: 'totp'; step: number } | { kind: 'recovery'; code: RecoveryCode };

/**
 * Checks a typed code: of the user's app, or a recovery code; null if it is wrong. Slow on purpose: never call it inside a
 * transaction. The proof counts only once `spendProof` has spent it.
 */
export async function findProof(
  { db, secrets }: { db: Db; secrets: Secrets },
  userId: string,
  typed: string,
  now: Date,
): Promise<Proof | null> {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(db, userId);
    if (totp === undefined || totp.confirmedAt === null) return null;
    const step = findTotpStep(secrets, totp, digits, now);
    return step === null ? null : { kind: 'totp', step };
  }
  const parts = readRecoveryCode(typed);
  if (parts === null) return null;
  const code = await findRecoveryCode(db, userId, parts.label);
  const fits = await verifyPassword(parts.secret, code?.codeHash ?? null);
  return code !== undefined && fits ? { kind: 'recovery', code } : null;
}

/** Spends a proof, so that it works only once. False if it was spent meanwhile. */
export async function spendProof(trx: Trx, userId: string, proof: Proof): Promise<boolean> {
  return proof.kind === 'totp' ? takeTotpStep(trx, userId, proof.step) : takeRecoveryCode(trx, userId, proof.code);
}
