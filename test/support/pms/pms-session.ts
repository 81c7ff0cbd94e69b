import { createNet, type NetClient } from '../../../bff/pms/net/net-client.ts';
import type { Page, PmsAdapter, PmsSession, Pulled, PullFrom, SessionWorld } from '../../../bff/pms/port.ts';
import type { Simulator } from '../../../bff/simulators/simulator.ts';
import type { PmsEntity } from '../../../shared/domain/pms.ts';

/** An adapter's session to a simulator, through the real client but with short waits. */
export interface OpenedSession {
  session: PmsSession;
  net: NetClient;
}

export function openSession(
  adapter: PmsAdapter,
  simulator: Simulator,
  options: {
    credentials?: Record<string, string>;
    retries?: number;
    budget?: PmsAdapter['budget'];
    webhook?: { url: string; secret: string };
    keep?: SessionWorld['keep'];
  } = {},
): OpenedSession {
  const { clock, hotel } = simulator.world;
  const net = createNet({
    budget: options.budget ?? { requests: 10_000, perMs: 1_000, atOnce: 8 },
    allowedPrivate: ['127.0.0.1'],
    retries: () => options.retries ?? 2,
    clock,
    secrets: [],
    backoffMs: 1,
  });
  const credentials = { ...simulator.credentials, ...options.credentials };
  const webhook = options.webhook ?? null;
  const keep = options.keep ?? (async () => {});
  return { net, session: adapter.open({ credentials, net, clock, keep, timezone: hotel.timezone, webhook }) };
}

export const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };
/** A signal that never aborts. */
export const SIGNAL = new AbortController().signal;

export async function pullPages<Entity extends PmsEntity>(
  session: PmsSession,
  entity: Entity,
  from: Partial<PullFrom> = {},
): Promise<Page<Entity>[]> {
  const pages: Page<Entity>[] = [];
  for await (const page of session.pull(entity, { ...EVERYTHING, ...from }, SIGNAL)) pages.push(page);
  return pages;
}

export async function pullAll<Entity extends PmsEntity>(
  session: PmsSession,
  entity: Entity,
  from: Partial<PullFrom> = {},
): Promise<Pulled<Entity>[]> {
  return (await pullPages(session, entity, from)).flatMap(({ records }) => records);
}
