import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is done with the master key. Each purpose has a key of its own, derived by HKDF-SHA-256. */
export interface Secrets {
  /** HMAC-SHA-256 over the text, base64url. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** AES-256-GCM; `bound` is authenticated with it, so a value cannot be moved to another place. */
  encrypt(purpose: string, text: string, bound: string): string;
  /** Throws where the value, its place or the key is not the one it was encrypted with. */
  decrypt(purpose: string, sealed: string, bound: string): string;
}

export function createSecrets(masterKey: Buffer): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', masterKey, '', `service-chat/${purpose}`, KEY_BYTES));
    keys.set(purpose, key);
    return key;
  };
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');
  return {
    sign,
    verify: (purpose, text, signature) => equalInConstantTime(sign(purpose, text), signature),
    encrypt(purpose, text, bound) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(purpose, sealed, bound) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(bound));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

/** Reads the master key, making one that only its owner can read where there is none. Throws on a file of another shape. */
export function loadMasterKey(file: string): Buffer {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file}: a master key is ${KEY_BYTES} bytes in base64`);
  return key;
}

/** A random token of 256 bits for a link, a session or a key. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** SHA-256 of a token, hex: enough for a value that is itself 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
