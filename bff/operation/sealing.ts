import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bech32 } from '@scure/base';
import type { MasterKeys } from '../base/secrets/master-key.ts';
import { deriveKey } from '../base/secrets/secrets.ts';

/** How a file of the age format begins (age-encryption.org/v1). */
const AGE = 'age-encryption.org/';

/** Who opens sealed backups: whoever has a master key of the server opens its own. */
export function toIdentities({ current, retired }: MasterKeys): string[] {
  return [current, ...retired].map(toIdentity);
}

/** To whom a backup is sealed, and what opens it again. */
export interface Seal {
  /** Age recipients. */
  recipients: string[];
  identity: string;
}

/** A backup's seal: the master key in use opens it, and so do the operator's own age recipients (`age1…`). */
export async function toSeal({ current }: Pick<MasterKeys, 'current'>, own: readonly string[]): Promise<Seal> {
  const { identityToRecipient } = await import('age-encryption'); // large, and needed by backups alone
  const identity = toIdentity(current);
  return { identity, recipients: [await identityToRecipient(identity), ...own] };
}

/** Is it sealed by age? */
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

/** Seals a file into another, which is there, empty and its owner's alone. */
export async function sealFile(from: string, to: string, { recipients }: Pick<Seal, 'recipients'>): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(read(from));
  await pipeline(Readable.fromWeb(sealed), createWriteStream(to));
}

/** Opens a sealed file into another, which is there. Throws where none of the keys opens it, and where a byte of it was changed. */
export async function unseal(from: string, to: string, identities: readonly string[]): Promise<void> {
  await pipeline(Readable.fromWeb(await open(from, identities)), createWriteStream(to));
}

/** SHA-256 of what a sealed file holds: it is as it was where this is that of the file it was made of. */
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

/** An age identity (X25519) made of a master key: who keeps that key has no second one to keep. */
function toIdentity(masterKey: Buffer): string {
  return bech32.encodeFromBytes('age-secret-key-', deriveKey(masterKey, 'backup')).toUpperCase();
}
