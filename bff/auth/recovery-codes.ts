import { randomInt } from 'node:crypto';
import type { RecoveryCode } from '../store/account/second-factors.ts';
import { hashPassword } from './password.ts';

const COUNT = 10;
/** Crockford's base 32, without characters that are easily confused. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** The first letters find a code's row; the rest (40 bits, stored as a slow hash) is the secret. */
const LABEL_LENGTH = 4;
const SECRET_LENGTH = 8;

/** New codes, shown once, and the rows to store. Slow on purpose: never call it inside a transaction. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; kept: RecoveryCode[] }> {
  const labels = new Set<string>();
  while (labels.size < COUNT) labels.add(randomSigns(LABEL_LENGTH));
  const newCodes = [...labels].map((label) => ({ label, secret: randomSigns(SECRET_LENGTH) }));
  const rows = await Promise.all(
    newCodes.map(async ({ label, secret }) => ({ label, codeHash: await hashPassword(secret) })),
  );
  return {
    codes: newCodes.map(({ label, secret }) => `${label}-${secret.slice(0, 4)}-${secret.slice(4)}`),
    kept: rows,
  };
}

/** The two parts of a code, in any notation; null if it is not a code. */
export function readRecoveryCode(typed: string): { label: string; secret: string } | null {
  const signs = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const fits = signs.length === LABEL_LENGTH + SECRET_LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return fits ? { label: signs.slice(0, LABEL_LENGTH), secret: signs.slice(LABEL_LENGTH) } : null;
}

function randomSigns(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
