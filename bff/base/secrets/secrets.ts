import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Everything in the store that is encrypted with the master key; `store/sqlite/reseal.ts` encrypts each again with a
 * new key.
 */
export const SEALED_PURPOSES = [
  'pms',
  'channel',
  'channel-manager',
  'webhook',
  'identity-keys',
  'totp',
  'push',
  'vapid',
  'mail',
  'idempotency',
  'auditKey',
] as const;
export type SealedPurpose = (typeof SEALED_PURPOSES)[number];

/** Messages between the nodes of one store are encrypted too, but never stored. */
export type PassingPurpose = 'nodes';

/** Signs and encrypts with the master key. Each purpose has a key of its own, derived by HKDF-SHA-256. */
export interface Secrets {
  /** HMAC-SHA-256 over the text, base64url. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /**
   * AES-256-GCM. `bound` names the value's place and is authenticated with it, so a value cannot be moved elsewhere.
   */
  encrypt(purpose: SealedPurpose | PassingPurpose, text: string, bound: string): string;
  /** Throws if the value, its place or the key differs from what it was encrypted with. */
  decrypt(purpose: SealedPurpose | PassingPurpose, sealed: string, bound: string): string;
}

export interface MoreKeys {
  /** Former master keys. They still decrypt and verify. */
  retired?: readonly Buffer[];
  /**
   * Keys by purpose that stay when the master key is replaced, because old signatures of that purpose must remain
   * valid.
   */
  fixed?: Readonly<Record<string, Buffer>>;
}

export function createSecrets(masterKey: Buffer, { retired = [], fixed = {} }: MoreKeys = {}): Secrets {
  const keysByPurpose = new Map<string, readonly [Buffer, ...Buffer[]]>();
  /** The first key encrypts and signs. */
  const keysFor = (purpose: string): readonly [Buffer, ...Buffer[]] => {
    const keys = keysByPurpose.get(purpose) ?? [
      fixed[purpose] ?? deriveKey(masterKey, purpose),
      ...retired.map((key) => deriveKey(key, purpose)),
    ];
    keysByPurpose.set(purpose, keys);
    return keys;
  };
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign: (purpose, text) => signWith(keysFor(purpose)[0], text),
    verify: (purpose, text, signature) =>
      keysFor(purpose).some((key) => equalInConstantTime(signWith(key, text), signature)),
    encrypt(purpose, text, bound) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keysFor(purpose)[0], nonce).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(purpose, sealed, bound) {
      const [current, ...older] = keysFor(purpose);
      for (const key of older) {
        try {
          return open(key, sealed, bound);
        } catch {
          // not encrypted with this key: the current one is tried last, and its error counts
        }
      }
      return open(current, sealed, bound);
    },
  };
}

/** Derives the key for one purpose from a master key, by HKDF-SHA-256. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `service-chat/${purpose}`, KEY_BYTES));
}

function open(key: Buffer, sealed: string, bound: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A random token of 256 bits for a link, a session or an API key. The store keeps only its hash. */
export function newToken(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** SHA-256 of a token, in hex. A plain hash is enough, for the token is itself 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
