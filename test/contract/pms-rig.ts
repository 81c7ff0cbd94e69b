import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNet, type NetClient } from '../../bff/pms/net/net-client.ts';
import type { NoticeRequest, PmsAdapter, PmsSession, Pulled, PullFrom, StayRef } from '../../bff/pms/port.ts';
import type { Exchange } from '../../bff/simulators/server/serve.ts';
import type { Simulator, SimulatorModule } from '../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../bff/simulators/world/world-types.ts';
import type { PmsEntity } from '../../shared/domain/pms.ts';
import type { ApiDescription } from '../support/pms/openapi.ts';

export const SECRET = 'hook-secret-1';
export const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };
export const NEVER = new AbortController().signal;

/** The description of an adapter and its simulator by a vendor's test. */
export interface PmsSubject {
  adapter: PmsAdapter;
  startSimulator: SimulatorModule['startSimulator'];
  /** `METHOD /path` of the calls that list reservations. */
  listCall: RegExp;
  /** `METHOD /path` of all calls that write. */
  writeCalls: RegExp;
  /** Builds the vendor's confirmation number; default: the world's own number. */
  confirmationOf?: (reservation: WorldReservation) => string;
  /** Fields that the vendor's records lack. */
  lacks?: readonly (
    | 'guestId'
    | 'preferences'
    | 'arrivalTime'
    | 'merge'
    | 'mergedInto'
    | 'inspected'
    | 'children'
    | 'offers'
    | 'freeCount'
    | 'balance'
    | 'order'
    | 'changedSince'
  )[];
  /** Whether its API lists the charges of a stay, line by line. */
  listsBill?: boolean;
  /** Whether the vendor's tokens expire and are fetched again. */
  hasTokens: boolean;
  /** Its published API description, if this machine has it; every exchange is validated against it. */
  description?: ApiDescription | null;
  /** Whether another file compares its calls with source and docs. */
  elsewhere?: boolean;
  /** `METHOD /path` of calls that are missing from the description on this machine. */
  undescribed?: readonly RegExp[];
}

/** A running simulator, and an adapter session connected to it. */
export interface PmsRig {
  world: World;
  simulator: Simulator;
  session: PmsSession;
  /** Advances the clocks of both sides. */
  pass(ms: number): void;
  /** Opens another session, with a wrong clock, other credentials, or fewer attempts. */
  open(other?: {
    skewMs?: number;
    credentials?: Record<string, string>;
    /** Our own clock, which may differ from the PMS's. */
    timezone?: string;
    retries?: number;
  }): PmsSession;
  /** Our webhook address with its secret, for vendors where a person enters it. */
  hook: string;
  /** The requests that reached our webhook address. */
  calls: NoticeRequest[];
  /** The exchanges that violate the published description. */
  undescribed: string[];
  stop(): Promise<void>;
}

/** A call that was made, with its ids; `checked`: its exchange was validated against the description. */
export interface ExercisedCall {
  method: string;
  path: string;
  checked: boolean;
}

const exercised = new Map<string, Map<string, ExercisedCall>>();

/** Returns the calls that this run made to a provider's simulator. */
export function exercisedOf(provider: string): Map<string, ExercisedCall> {
  const known = exercised.get(provider) ?? new Map<string, ExercisedCall>();
  exercised.set(provider, known);
  return known;
}

/**
 * Records the call of an exchange and returns its violations of the published description. Tests with their own simulator pass
 * their exchanges to it as well.
 */
export function judgeExchange(
  {
    adapter,
    description,
    undescribed = [],
    elsewhere = false,
  }: Pick<PmsSubject, 'adapter' | 'description' | 'undescribed' | 'elsewhere'>,
  exchange: Exchange,
): string[] {
  if (exchange.fault !== null && !['cut', 'latency'].includes(exchange.fault)) return []; // not a response of the PMS itself
  const { method, path } = exchange.request;
  const call = `${method} ${path}`;
  const checked = description?.knows(method, path) === true;
  if (!elsewhere && (exchange.answer?.status ?? 500) < 400)
    exercisedOf(adapter.provider).set(call, { method, path, checked });
  if (description === undefined || description === null) return [];
  if (!checked && undescribed.some((one) => one.test(call))) return [];
  return description.check(exchange).map((wrong) => `${call}: ${wrong}`);
}

export async function startRig(
  subject: PmsSubject,
  reservations = 60,
  /** Applies the vendor's rate limits and the adapter's budget in real time. */
  { limits = false }: { limits?: boolean } = {},
): Promise<PmsRig> {
  let now = Date.parse('2026-03-02T12:00:00Z');
  const clock = () => new Date(now);
  const world = createWorld({ clock, reservations });
  const undescribed: string[] = [];
  const simulator = await subject.startSimulator({
    world,
    limits,
    onExchange(exchange) {
      undescribed.push(...judgeExchange(subject, exchange));
    },
  });
  const receiver = await listenForNotices();
  const nets: NetClient[] = [];
  const open: PmsRig['open'] = ({
    skewMs = 0,
    credentials = simulator.credentials,
    retries = 2,
    timezone = world.hotel.timezone,
  } = {}) => {
    const ours = () => new Date(now + skewMs);
    const net = createNet({
      budget: limits ? subject.adapter.budget : { ...subject.adapter.budget, requests: 100_000 },
      allowedPrivate: ['127.0.0.1'],
      retries: () => retries,
      clock: ours,
      secrets: Object.values(credentials),
      backoffMs: 1,
    });
    nets.push(net);
    const webhook = { url: receiver.url, secret: SECRET };
    return subject.adapter.open({ credentials, net, clock: ours, keep: async () => {}, timezone, webhook });
  };
  return {
    world,
    simulator,
    session: open(),
    pass(ms) {
      now += ms;
    },
    open,
    hook: `${receiver.url}?secret=${SECRET}`,
    calls: receiver.calls,
    undescribed,
    async stop() {
      await Promise.all(nets.map((net) => net.close()));
      await simulator.close();
      await receiver.close();
    },
  };
}

/** Reads all records of a pull, and the cursor of the next one. Retries after a retryable failure, as the sync engine does. */
export async function pullAll<Entity extends PmsEntity>(
  session: PmsSession,
  entity: Entity,
  from: PullFrom = EVERYTHING,
  triesMax = 1,
): Promise<{ records: Pulled<Entity>[]; byId: Map<string, Pulled<Entity>>; cursor: string | null; pages: number }> {
  const records: Pulled<Entity>[] = [];
  let resume = from.resume;
  let cursor: string | null = null;
  let pages = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      for await (const page of session.pull(entity, { ...from, resume }, NEVER)) {
        pages += 1;
        records.push(...page.records);
        resume = page.resume;
        cursor = page.cursor ?? cursor;
      }
      return { records, byId: new Map(records.map((record) => [record.id, record])), cursor, pages };
    } catch (error) {
      if (attempt >= triesMax) throw error;
    }
  }
}

/** Finds the world's reservation as the adapter reads it, and as changes refer to it. */
export async function findStay(
  { session }: PmsRig,
  subject: PmsSubject,
  reservation: WorldReservation,
): Promise<{ pulled: Pulled<'reservations'>; stay: StayRef }> {
  const number = subject.confirmationOf?.(reservation) ?? reservation.confirmationNumber;
  const { records } = await pullAll(session, 'reservations');
  const pulled = records.find(({ record }) => record.confirmationNumber === number);
  if (pulled === undefined) throw new Error(`No reservation ${number} among ${records.length}`);
  const { record } = pulled;
  const guestName = record.guest === null ? 'Guest' : `${record.guest.firstName} ${record.guest.lastName}`;
  const stay = {
    reservationId: pulled.id,
    confirmationNumber: record.confirmationNumber,
    guestId: record.guestId,
    guestName,
    room: record.room,
  };
  return { pulled, stay };
}

async function listenForNotices(): Promise<{ url: string; calls: NoticeRequest[]; close(): Promise<void> }> {
  const calls: NoticeRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://hotel.example');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    calls.push({ headers, query: Object.fromEntries(url.searchParams), body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the address of a TCP server is an object
  return {
    url: `http://127.0.0.1:${port}/hooks/pms`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
