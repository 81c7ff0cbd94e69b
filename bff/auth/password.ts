import { randomBytes } from 'node:crypto';
import { equalInConstantTime } from '../base/secrets/secrets.ts';
import { deriveKey } from './derive-key.ts';

/** OWASP's second setting: 19 MiB, two passes, about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** An argon2id hash in PHC form. Slow on purpose: never call it inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await deriveKey(normalise(password), nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether the password is right. Without a hash (unknown user, or no password set) it takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(hash ?? '') ?? [];
  if (memory === undefined) {
    await deriveKey(normalise(password), Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const actual = await deriveKey(normalise(password), Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: Buffer.from(tag, 'base64').length,
  });
  return equalInConstantTime(base64(actual), tag);
}

/** Unicode normalisation, so that the same password from another keyboard matches. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
