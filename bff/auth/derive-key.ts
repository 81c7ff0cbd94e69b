import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Parameters of argon2id: `memory` in KiB, `tagLength` in bytes. */
export interface KeyCost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

type Derive = (password: string, salt: Uint8Array, cost: KeyCost) => Promise<Uint8Array>;

const native: typeof crypto.argon2 | undefined = crypto.argon2; // missing in Node 22

/** Argon2id (RFC 9106) in another thread: Node's implementation, or a library's with the same result. */
export const deriveKey: Derive = native === undefined ? deriveByLibrary : deriveByNode(native);

function deriveByNode(argon2: typeof crypto.argon2): Derive {
  const derive = promisify(argon2);
  return (message, nonce, cost) => derive('argon2id', { message, nonce, ...cost });
}

/** Exported for the test that both give the same bytes. */
export async function deriveByLibrary(
  password: string,
  salt: Uint8Array,
  { memory, passes, parallelism, tagLength }: KeyCost,
): Promise<Uint8Array> {
  const { hashRaw } = await import('@node-rs/argon2');
  return hashRaw(password, { salt, memoryCost: memory, timeCost: passes, parallelism, outputLen: tagLength });
}
