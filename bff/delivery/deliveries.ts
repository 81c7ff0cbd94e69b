import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Nodes } from '../nodes/port.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import {
  deleteWork,
  emptyWork,
  enqueue,
  findWork,
  giveUpWork,
  isTranscript,
  listDueWork,
  listWorkOf,
  maySendDaysLater,
  type OutboxRow,
  postponeWork,
  settleWork,
} from '../store/sqlite/outbox.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import type { Mail, Mailer } from './mailer.ts';

const SWEEP_MS = 2_000;
const AT_ONCE_MAX = 20;
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];
/** Mails with a code are dropped after this time, when the code has expired. */
const GIVE_UP_MS = 15 * 60_000;
/** Monthly mails and transcripts are still tried after days. */
const GIVE_UP_LATE_MS = 3 * 24 * 60 * 60_000;
/** From this status on a mail server's answer is a permanent failure (RFC 5321). */
const REFUSED = 500;

const payload = z.object({ sealed: z.string() });
/** The parts of an error that contain no addresses. */
const errorCodes = z.object({ code: z.unknown(), responseCode: z.unknown() }).partial().catch({});
const mailShape = z.object({
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  attachment: z.object({ filename: z.string(), contentType: z.string(), content: z.string() }).optional(),
});

interface DeliveryDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodes: Pick<Nodes, 'takes'>;
}

/** Sends the mails in the outbox, and retries failed ones until they are too old. */
export interface Deliveries {
  sweep(): Promise<void>;
  /** Sends soon, without waiting for it: a mail was just queued. */
  nudge(): void;
  start(): void;
  close(): Promise<void>;
}

/**
 * Queues an e-mail, encrypted, in the transaction that causes it. With `to: null` it is queued and processed but not sent, so
 * that the time taken does not reveal whether there was an address.
 */
export async function queueMail(
  trx: Trx,
  secrets: Secrets,
  {
    propertyId,
    key,
    mail,
    at,
  }: { propertyId: string; key: string; mail: Mail | (Omit<Mail, 'to'> & { to: null }); at: string },
): Promise<void> {
  const sealed = secrets.encrypt('mail', JSON.stringify(mail), key);
  await enqueue(trx, { propertyId, kind: 'mail', key, payload: { sealed }, at, runAt: at });
}

/** Deletes mails from the outbox, sent or not, that contain one of these names, addresses or numbers of a person. */
export async function forgetMailsAbout(
  trx: Trx,
  secrets: Secrets,
  propertyId: string,
  marks: readonly string[],
): Promise<void> {
  const lowerMarks = marks.map((mark) => mark.toLowerCase());
  for (const row of await listWorkOf(trx, propertyId, 'mail')) {
    const { sealed } = payload.parse(JSON.parse(row.payload));
    const words = secrets.decrypt('mail', sealed, row.key).toLowerCase();
    if (lowerMarks.some((mark) => words.includes(mark))) await deleteWork(trx, row.id);
  }
}

export function createDeliveries(deps: DeliveryDeps, mailer: Mailer): Deliveries {
  const { db, log, clock, nodes } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isAsked = false;

  async function work(): Promise<void> {
    while (isAsked) {
      isAsked = false; // mails queued from now on set it again
      if (!(await nodes.takes('sending mail'))) return;
      const due = await listDueWork(db, 'mail', clock().toISOString(), AT_ONCE_MAX);
      for (const row of due) await deliver(deps, mailer, row);
    }
  }

  async function sweep(): Promise<void> {
    isAsked = true;
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  function nudge(): void {
    sweep().catch((error: unknown) => log.error({ err: error }, 'looking for mail to send failed'));
  }

  return {
    sweep,
    nudge,
    start() {
      timer ??= setInterval(nudge, SWEEP_MS);
      timer.unref();
    },
    async close() {
      if (timer !== null) clearInterval(timer);
      await running?.catch(() => undefined);
      mailer.close();
    },
  };
}

/** Sends a mail at least once: after a crash between sending and settling it is sent again with the same Message-ID. */
async function deliver(deps: DeliveryDeps, mailer: Mailer, row: OutboxRow): Promise<void> {
  const { db, writer, clock, log, secrets } = deps;
  const isCopy = isTranscript(row.key);
  const settle = () =>
    writer.write(async (trx) => {
      await settleWork(trx, 'mail', row.key, clock().toISOString());
      if (isCopy) await emptyWork(trx, row.id);
    });
  try {
    const { sealed } = payload.parse(JSON.parse(row.payload));
    const { to, ...mail } = mailShape.parse(JSON.parse(secrets.decrypt('mail', sealed, row.key)));
    if (to !== null) await mailer.send({ to, ...mail }, row.key);
    await settle();
  } catch (error) {
    const known = await findWork(db, 'mail', row.key);
    const attempts = known?.attempts ?? 0;
    const giveUpMs = maySendDaysLater(row.key) ? GIVE_UP_LATE_MS : GIVE_UP_MS;
    if ((isCopy && isRefused(error)) || +clock() - Date.parse(row.createdAt) > giveUpMs) {
      log.error({ ...describe(error), key: row.key }, 'a mail could not be sent, or not in time, and was given up');
      // Forget a transcript that could not be sent, so that it can be requested again.
      await writer.write((trx) => (isCopy ? deleteWork(trx, row.id) : giveUpWork(trx, row.id, clock().toISOString())));
      return;
    }
    log.warn({ ...describe(error), key: row.key }, 'a mail could not be sent yet');
    const waitMs = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? 0;
    const runAt = new Date(+clock() + waitMs).toISOString();
    await writer.write((trx) => postponeWork(trx, row.id, runAt, 'the mail server did not take it'));
  }
}

/** Whether the mail server refused the address permanently. A failed login at the mail server does not count. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = describe(error);
  return typeof responseCode === 'number' && responseCode >= REFUSED && code !== 'EAUTH';
}

/** Only an error's codes, since a mail server's text may contain the address. */
function describe(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = errorCodes.parse(error);
  return { code, responseCode };
}
