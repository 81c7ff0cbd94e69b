import { z } from 'zod';
import { ServiceError } from '../../base/errors.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import {
  deleteIdempotencyRecord,
  findIdempotencyRecord,
  type IdempotencyRecord,
  insertIdempotencyRecord,
  listIdempotencyRecords,
} from '../../store/sqlite/idempotency.ts';
import type { HttpDeps } from '../deps.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,255}$/;
const keptAnswer = z.object({ body: z.unknown().optional(), headers: z.record(z.string(), z.string()) });

/** An answer, given the first time or repeated. */
export interface KeptAnswer {
  body?: unknown;
  headers: Record<string, string>;
}

/** Two requests with equal fields are the same request. */
export interface RequestIdentity {
  /** The principal's id, or the address of an anonymous caller, so that nobody gets another's answer. */
  scope: string;
  key: string;
  /** Method and path. */
  route: string;
  propertyId: string | null;
  bodyText: string;
}

/** Thrown inside a transaction if the same request was answered meanwhile, to roll it back. */
export class AlreadyAnswered extends Error {
  readonly answer: KeptAnswer;

  constructor(answer: KeptAnswer) {
    super('Answered before');
    this.answer = answer;
  }
}

/** Reads the Idempotency-Key header. Throws `bad_request` if it is not a valid key. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!KEY.test(header)) throw new ServiceError('bad_request', 'Idempotency-Key: 1 to 255 visible ASCII characters');
  return header;
}

/** The stored answer, or null. Throws `idempotency_mismatch` if the key was used for another request. */
export async function findKeptAnswer(
  { secrets, clock }: Pick<HttpDeps, 'secrets' | 'clock'>,
  db: Db | Trx,
  identity: RequestIdentity,
): Promise<KeptAnswer | null> {
  const record = await findIdempotencyRecord(db, identity, clock().toISOString());
  if (record === undefined) return null;
  const isSameRequest = secrets.verify('idempotency', fingerprint(identity), record.bodyHash);
  if (!isSameRequest || record.route !== identity.route)
    throw new ServiceError('idempotency_mismatch', 'Use a new Idempotency-Key for another request');
  return keptAnswer.parse(JSON.parse(secrets.decrypt('idempotency', record.response, boundTo(identity))));
}

/** Stores an answer in the transaction of its effect. Throws AlreadyAnswered if another request was faster. */
export async function keepAnswer(
  deps: Pick<HttpDeps, 'secrets' | 'clock'>,
  trx: Trx,
  identity: RequestIdentity,
  status: number,
  answer: KeptAnswer,
): Promise<void> {
  const storedAnswer = await findKeptAnswer(deps, trx, identity);
  if (storedAnswer !== null) throw new AlreadyAnswered(storedAnswer);
  const now = deps.clock();
  const record: IdempotencyRecord = {
    scope: identity.scope,
    key: identity.key,
    route: identity.route,
    bodyHash: deps.secrets.sign('idempotency', fingerprint(identity)),
    status,
    response: deps.secrets.encrypt('idempotency', JSON.stringify(answer), boundTo(identity)),
    expiresAt: new Date(+now + LIFETIME_MS).toISOString(),
  };
  await insertIdempotencyRecord(trx, record, now.toISOString());
}

/** Deletes stored answers that contain one of these names, addresses or numbers of a person. */
export async function forgetAnswersAbout(
  { secrets }: Pick<HttpDeps, 'secrets'>,
  trx: Trx,
  marks: readonly string[],
): Promise<void> {
  const lowerMarks = marks.map((mark) => mark.toLowerCase());
  for (const record of await listIdempotencyRecords(trx)) {
    const words = secrets.decrypt('idempotency', record.response, boundTo(record)).toLowerCase();
    if (lowerMarks.some((mark) => words.includes(mark))) await deleteIdempotencyRecord(trx, record);
  }
}

/** Lets a request wait while one with the same idempotency key is being answered. */
export async function oneAtATime<T>(
  inFlight: Map<string, Promise<unknown>>,
  identity: RequestIdentity | null,
  work: () => Promise<T>,
): Promise<T> {
  if (identity === null) return work();
  const name = `${identity.scope}\n${identity.key}`;
  const before = inFlight.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  inFlight.set(name, mine);
  try {
    return await mine;
  } finally {
    if (inFlight.get(name) === mine) inFlight.delete(name);
  }
}

/** Signed instead of hashed: a body may contain a password, and a plain hash of it could be cracked. */
function fingerprint({ route, propertyId, bodyText }: RequestIdentity): string {
  return JSON.stringify([route, propertyId, bodyText]);
}

function boundTo({ scope, key }: Pick<RequestIdentity, 'scope' | 'key'>): string {
  return `${scope}\n${key}`;
}
