import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bech32 } from '@scure/base';
import type { MasterKeys } from '../base/secrets/master-key.ts';
import { deriveKey } from '../base/secrets/secrets.ts';

/** Start of an age file (age-encryption.org/v1). */
const AGE = 'age-encryption.org/';

/** Age identities of the master keys, which open the server's own backups. */
export function toIdentities({ current, retired }: MasterKeys): string[] {
  return [current, ...retired].map(toIdentity);
}

/** Recipients of an encrypted backup, and an identity to open it again. */
export interface Seal {
  /** Age recipients. */
  recipients: string[];
  identity: string;
}

/** A backup is opened by the current master key and by the operator's own age keys (`age1…`). */
export async function toSeal({ current }: Pick<MasterKeys, 'current'>, own: readonly string[]): Promise<Seal> {
  const { identityToRecipient } = await import('age-encryption'); // large, and only needed for backups
  const identity = toIdentity(current);
  return { identity, recipients: [await identityToRecipient(identity), ...own] };
}

/** Whether the file is encrypted by age. */
export function isSealed(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(AGE.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.toString('latin1') === AGE;
  } finally {
    closeSync(handle);
  }
}

/** Encrypts a file into an existing empty one with restricted access. */
export async function sealFile(from: string, to: string, { recipients }: Pick<Seal, 'recipients'>): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(read(from));
  await pipeline(Readable.fromWeb(sealed), createWriteStream(to));
}

/** Decrypts a file into an existing one. Throws if no key fits or the file was changed. */
export async function unseal(from: string, to: string, identities: readonly string[]): Promise<void> {
  await pipeline(Readable.fromWeb(await open(from, identities)), createWriteStream(to));
}

/** SHA-256 of the decrypted content, to compare with the original. */
export async function hashUnsealed(file: string, identities: readonly string[]): Promise<string> {
  return hashOf(Readable.fromWeb(await open(file, identities)));
}

export async function hashFile(file: string): Promise<string> {
  return hashOf(createReadStream(file));
}

async function open(file: string, identities: readonly string[]): Promise<ReadableStream<Uint8Array>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(read(file));
  } catch (cause) {
    throw new Error(
      `${file} is sealed, and none of the keys at hand opens it: name the master key of its time (--key FILE) or an age identity (--identity FILE)`,
      { cause },
    );
  }
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

function read(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file));
}

/** The age identity (X25519) derived from a master key, so that there is only one key to keep. */
function toIdentity(masterKey: Buffer): string {
  return bech32.encodeFromBytes('age-secret-key-', deriveKey(masterKey, 'backup')).toUpperCase();
}
