import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { DAY_MS } from '../../../shared/domain/time.ts';

const OTHERS_READ = 0o044;

/** Paths of the certificate (with its chain) and its key, both PEM. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

export interface TlsPair {
  cert: string;
  key: string;
  /** When the certificate expires. */
  endsAt: Date;
}

/**
 * Reads certificate and key. Throws, with advice, if a file cannot be read, others can read the key, the key does not
 * match the certificate, or the certificate has expired.
 */
export function readTlsPair({ certFile, keyFile }: TlsFiles, now: Date): TlsPair {
  const cert = read(certFile, 'TLS_CERT');
  const key = read(keyFile, 'TLS_KEY');
  if ((statSync(keyFile).mode & OTHERS_READ) !== 0)
    throw new Error(`TLS_KEY: others may read ${keyFile}: chmod 600 ${keyFile}`);
  const leaf = parse(`TLS_CERT: ${certFile} holds no certificate in PEM`, () => new X509Certificate(cert));
  const secret = parse(`TLS_KEY: ${keyFile} holds no private key in PEM without a password`, () =>
    createPrivateKey(key),
  );
  if (!leaf.checkPrivateKey(secret)) throw new Error(`TLS_KEY: ${keyFile} is not the key of ${certFile}`);
  const endsAt = new Date(leaf.validTo);
  if (endsAt <= now) throw new Error(`TLS_CERT: ${certFile} ended on ${endsAt.toISOString()}: renew it`);
  return { cert, key, endsAt };
}

/** How many whole days are left until the certificate expires. */
export function daysLeft({ endsAt }: TlsPair, now: Date): number {
  return Math.floor((+endsAt - +now) / DAY_MS);
}

function read(file: string, name: string): string {
  return parse(`${name}: ${file} cannot be read`, () => readFileSync(file, 'utf8'));
}

function parse<T>(problem: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(problem, { cause });
  }
}
