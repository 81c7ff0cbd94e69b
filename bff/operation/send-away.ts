import { openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import type { Backup } from '../../shared/api/account/backup.ts';
import { hashFile } from './sealing.ts';

/** A folder of an S3-compatible store, with a key that may write there. */
export interface AwayPlace {
  /** The folder’s URL with the bucket, ending in a slash. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Uploads copies of the store, each once. */
export interface SendAway {
  /** Uploads copies not uploaded before, oldest first. Rejects with advice; finished uploads are remembered. */
  send(copies: readonly Backup[]): Promise<void>;
  /** Cancels the current upload; it is repeated from its beginning. */
  close(): void;
}

/** Names of uploaded copies, stored here because the key need not be allowed to read. */
const SENT = 'sent-away.json';
const names = z.array(z.string());
/** Longest upload: a large copy on a slow line takes hours. */
const UPLOAD_MS_MAX = 12 * 60 * 60 * 1_000;
const RETRIES = 2;
const ANSWER_CHARS_MAX = 300;

/**
 * Uploads each copy by a signed PUT (AWS Signature Version 4) with its SHA-256, so that a damaged one is refused. Nothing is read
 * or deleted there: the key only needs to write, so an attacker on this server cannot delete backups.
 */
export function createSendAway(folder: string, { url, region, keyId, secret }: AwayPlace): SendAway {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const closing = new AbortController();

  async function sendOne({ name }: Backup): Promise<void> {
    const file = join(folder, name);
    const target = new URL(name, url);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(UPLOAD_MS_MAX)]);
    const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': await hashFile(file) };
    const answer = await client
      .fetch(target, { method: 'PUT', body: await openAsBlob(file), headers, signal })
      .catch((cause: unknown) => {
        throw new Error(
          `${target.host} cannot be reached, so ${name} is on this machine alone; look at BACKUP_S3_URL`,
          {
            cause,
          },
        );
      });
    const explanation = (await answer.text()).slice(0, ANSWER_CHARS_MAX);
    if (answer.ok) return;
    const why = /<Code>([^<]+)<\/Code>/.exec(explanation)?.[1] ?? 'no reason given';
    throw new Error(
      `${target.host} did not take ${name} (${answer.status}, ${why}), so it is on this machine alone; look at BACKUP_S3_URL, its key and its region`,
    );
  }

  return {
    async send(copies) {
      const sent = new Set(readSent(folder));
      for (const copy of copies.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        if (sent.has(copy.name)) continue;
        await sendOne(copy);
        sent.add(copy.name);
        writeSent(
          folder,
          copies.map(({ name }) => name).filter((name) => sent.has(name)),
        );
      }
    },
    close: () => closing.abort(),
  };
}

/** An unreadable list means uploading again, which is harmless. */
function readSent(folder: string): string[] {
  try {
    return names.parse(JSON.parse(readFileSync(join(folder, SENT), 'utf8')));
  } catch {
    return [];
  }
}

function writeSent(folder: string, sent: readonly string[]): void {
  const file = join(folder, SENT);
  writeFileSync(`${file}.new`, JSON.stringify(sent));
  renameSync(`${file}.new`, file);
}
