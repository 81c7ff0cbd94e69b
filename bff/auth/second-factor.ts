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

/** A code that is right and not yet spent. */
export type Proof = { kind: 'totp'; step: number } | { kind: 'recovery'; code: RecoveryCode };

/**
 * What a typed code proves: one of the user's app, or a recovery code; null where it proves nothing. Slow on purpose:
 * never call it inside a transaction. It proves nothing until `spendProof` took it.
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

/** Takes a proof, so that it is of no use again. False where it was taken meanwhile. */
export async function spendProof(trx: Trx, userId: string, proof: Proof): Promise<boolean> {
  return proof.kind === 'totp' ? takeTotpStep(trx, userId, proof.step) : takeRecoveryCode(trx, userId, proof.code);
}
