import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, JsonObject, Page, PmsSession, Pulled, PullFrom, Receipt, SessionWorld } from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { mayBeThere } from './add-once.ts';
import { type NamedCall, runChecks } from './checks.ts';
import { type BoundPms, bindPms } from './define-calls.ts';
import type { AdapterDefinition, ListPlace, ReadDefinition, ReadRecord, Reads, WriteDefinition } from './definition.ts';
import { FUTURE_DAYS, PAST_DAYS } from './horizon.ts';
import { toCursor } from './pms-clock.ts';

const NIGHTS = 30;
const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

const resumeSchema = z.object({
  since: z.string().nullable(),
  page: z.string(),
  range: z.object({ from: z.string(), to: z.string() }),
  next: z.string().nullable(),
});

/** A session of a defined adapter. */
export function openDefined(definition: AdapterDefinition, world: SessionWorld): PmsSession {
  const { writes = {}, notices } = definition;
  const reads: Reads = definition.reads;
  const access = definition.connect(world.credentials);
  if (!URL.canParse(access.baseUrl)) throw new PmsError('bad_settings', 'The address of the PMS is not a URL');
  let currency: Promise<string> | null = null;

  function bind(signal: AbortSignal, again = false): BoundPms {
    const pms: BoundPms = {
      ...bindPms(world, access, signal, again),
      async currency() {
        currency ??= readCurrency(definition, pms);
        const asked = currency;
        return asked.catch((error: unknown) => {
          if (currency === asked) currency = null; // asked anew by the next call
          throw error;
        });
      },
    };
    return pms;
  }

  const findRead = <Entity extends PmsEntity>(entity: Entity): ReadDefinition<Entity> => {
    const read: ReadDefinition<Entity> | undefined = reads[entity];
    if (read === undefined) throw new PmsError('not_supported', `${definition.name} gives no ${entity}`);
    return read;
  };

  async function* pull<Entity extends PmsEntity>(
    entity: Entity,
    from: PullFrom,
    signal: AbortSignal,
  ): AsyncGenerator<Page<Entity>> {
    const read = findRead(entity);
    const earlier = from.resume === null ? null : resumeSchema.parse(JSON.parse(from.resume));
    const since = read.incremental === true ? from.cursor : null;
    const start = { since, page: null, range: from.range ?? rangeOf(entity, world) };
    let place: ListPlace = earlier ?? start;
    let next = earlier?.next ?? null;
    let before = '';
    for (;;) {
      const pms = bind(signal);
      const found = await askAgain(() => read.list(pms, place), before, entity);
      before = fingerprint(found.records);
      if (place.page === null && read.incremental === true) next = toCursor(pms.firstAnswerAt());
      const records = found.records.map(complete);
      if (found.next === null) {
        yield { records, resume: null, cursor: next, total: null };
        return;
      }
      place = { since: place.since, range: place.range, page: found.next };
      yield { records, resume: JSON.stringify({ ...place, next }), cursor: next, total: null };
    }
  }

  async function fetch<Entity extends 'guests' | 'reservations' | 'rooms'>(
    entity: Entity,
    id: string,
    signal: AbortSignal,
  ): Promise<Pulled<Entity>[]> {
    const { one } = findRead(entity);
    if (one !== undefined) return (await one(bind(signal), id)).map(complete);
    for await (const { records } of pull(entity, EVERYTHING, signal)) {
      const found = records.filter((record) => record.id === id);
      if (found.length > 0) return found;
    }
    return [];
  }

  async function put<Kind extends Change['kind']>(
    kind: Kind,
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
    pms: BoundPms,
  ): Promise<Receipt> {
    const write: WriteDefinition<Kind> | undefined = writes[kind];
    if (write === undefined) throw new PmsError('not_supported', `${definition.name} takes no ${kind}`);
    const { id, detail } = await write.write(pms, change, attempt);
    return { id, place: write.place, detail: detail ?? `${write.where} ${id ?? ''}`.trim() };
  }

  function push(change: Change, attempt: number, pms: BoundPms): Promise<Receipt> {
    switch (change.kind) {
      case 'request':
        return put('request', change, attempt, pms);
      case 'completion':
        return put('completion', change, attempt, pms);
      case 'communication':
        return put('communication', change, attempt, pms);
      case 'charge':
        return put('charge', change, attempt, pms);
      case 'charge_void':
        return put('charge_void', change, attempt, pms);
      case 'preference':
        return put('preference', change, attempt, pms);
      case 'fields':
        return put('fields', change, attempt, pms);
      case 'arrival':
        return put('arrival', change, attempt, pms);
      default:
        return change satisfies never;
    }
  }

  /** The first page of each list. */
  function checksOf(signal: AbortSignal): NamedCall[] {
    const entities = Object.keys(reads) as PmsEntity[]; // the keys of a record by entity
    return entities.map((entity) => [
      entity,
      async () => {
        const { records } = await findRead(entity).list(bind(signal), {
          since: null,
          page: null,
          range: rangeOf(entity, world),
        });
        return `${records.length} on the first page`;
      },
    ]);
  }

  return {
    property: async (signal) => definition.property(bind(signal)),
    pull,
    fetch,
    push: async (change, attempt, signal) => push(change, attempt, bind(signal, mayBeThere(change, attempt))),
    test: (signal) =>
      runChecks([['property', async () => (await definition.property(bind(signal))).name], ...checksOf(signal)]),
    ...(notices === undefined
      ? {}
      : {
          async notices(request) {
            if (world.webhook === null) throw new PmsError('bad_signature', 'This connection expects no notices');
            try {
              return notices(request, { secret: world.webhook.secret });
            } catch (cause) {
              if (cause instanceof PmsError) throw cause;
              const message = `webhook: the call is not as ${definition.name} describes it`;
              throw new PmsError('malformed_answer', message, { cause });
            }
          },
        }),
  };
}

async function readCurrency(definition: AdapterDefinition, pms: BoundPms): Promise<string> {
  const { currency } = await definition.property(pms);
  if (currency !== null) return currency;
  throw new PmsError(
    'bad_settings',
    `${definition.name} names no currency: let property give the one the hotel bills in`,
  );
}

function rangeOf(entity: PmsEntity, { clock, timezone }: SessionWorld): { from: string; to: string } {
  const today = localDate(clock(), timezone);
  const isNights = entity === 'rates' || entity === 'availability';
  return { from: addDays(today, isNights ? 0 : -PAST_DAYS), to: addDays(today, isNights ? NIGHTS : FUTURE_DAYS) };
}

const json = z.custom<JsonObject>(); // what came out of JSON.parse is JSON

function complete<Entity extends PmsEntity>(read: ReadRecord<Entity>): Pulled<Entity> {
  const { id, record, raw, rawGuest, changedAt = null, deleted = false } = read;
  const guest = rawGuest === undefined ? {} : { rawGuest: json.parse(rawGuest) };
  return { id, record, raw: json.parse(raw), ...guest, changedAt, deleted };
}

/** A page that is the one before is asked for once more, and then not gone along with. */
async function askAgain<Found extends { records: readonly { id: string }[] }>(
  ask: () => Promise<Found>,
  before: string,
  entity: PmsEntity,
): Promise<Found> {
  const isRepeated = ({ records }: Found) => before !== '' && fingerprint(records) === before;
  const found = await ask();
  if (!isRepeated(found)) return found;
  const again = await ask();
  if (isRepeated(again)) throw new PmsError('malformed_answer', `${entity}: the page before came again`);
  return again;
}

function fingerprint(records: readonly { id: string }[]): string {
  return records.map(({ id }) => id).join(' ');
}
