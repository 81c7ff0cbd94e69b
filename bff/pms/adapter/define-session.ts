import { z } from 'zod';
import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../net/errors.ts';
import type {
  Change,
  Check,
  JsonObject,
  NoticeRequest,
  Page,
  PmsSession,
  Pulled,
  PullFrom,
  Receipt,
  SessionWorld,
} from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { mayBeThere } from './add-once.ts';
import { type NamedCall, runChecks } from './checks.ts';
import { type BoundPms, bindPms } from './define-calls.ts';
import type { AdapterDefinition, ListPlace, ReadDefinition, ReadRecord, Reads, WriteDefinition } from './definition.ts';
import { FUTURE_DAYS, PAST_DAYS } from './horizon.ts';
import { toCursor } from './pms-clock.ts';
import { EVERYTHING, pushBy } from './session-parts.ts';

const NIGHTS = 30;

const resumeSchema = z.object({
  since: z.string().nullable(),
  page: z.string(),
  range: z.object({ from: z.string(), to: z.string() }),
  next: z.string().nullable(),
});

/** Opens a session of a defined adapter. */
export function openDefined(definition: AdapterDefinition, world: SessionWorld): PmsSession {
  const { notices } = definition;
  const defined = new DefinedSession(definition, world);
  return {
    property: async (signal) => definition.property(defined.bind(signal)),
    pull: (entity, from, signal) => defined.pull(entity, from, signal),
    fetch: (entity, id, signal) => defined.fetch(entity, id, signal),
    push: pushBy({
      request: (change, attempt, signal) => defined.put('request', change, attempt, signal),
      completion: (change, attempt, signal) => defined.put('completion', change, attempt, signal),
      communication: (change, attempt, signal) => defined.put('communication', change, attempt, signal),
      charge: (change, attempt, signal) => defined.put('charge', change, attempt, signal),
      charge_void: (change, attempt, signal) => defined.put('charge_void', change, attempt, signal),
      preference: (change, attempt, signal) => defined.put('preference', change, attempt, signal),
      fields: (change, attempt, signal) => defined.put('fields', change, attempt, signal),
      arrival: (change, attempt, signal) => defined.put('arrival', change, attempt, signal),
    }),
    test: (signal) => defined.test(signal),
    ...(notices !== undefined && {
      notices: async (request: NoticeRequest) => readNotices(definition.name, notices, request, world),
    }),
  };
}

class DefinedSession {
  readonly #definition: AdapterDefinition;
  readonly #reads: Reads;
  readonly #world: SessionWorld;
  readonly #access: ReturnType<AdapterDefinition['connect']>;
  #currency: Promise<string> | null = null;

  constructor(definition: AdapterDefinition, world: SessionWorld) {
    this.#definition = definition;
    this.#reads = definition.reads;
    this.#world = world;
    this.#access = definition.connect(world.credentials);
    if (!URL.canParse(this.#access.baseUrl)) throw new PmsError('bad_settings', 'The address of the PMS is not a URL');
  }

  bind(signal: AbortSignal, isRetry = false): BoundPms {
    const pms: BoundPms = {
      ...bindPms(this.#world, this.#access, signal, isRetry),
      currency: async () => {
        this.#currency ??= readCurrency(this.#definition, pms);
        const pending = this.#currency;
        return pending.catch((error: unknown) => {
          if (this.#currency === pending) this.#currency = null; // the next call tries again
          throw error;
        });
      },
    };
    return pms;
  }

  async *pull<Entity extends PmsEntity>(
    entity: Entity,
    from: PullFrom,
    signal: AbortSignal,
  ): AsyncGenerator<Page<Entity>> {
    const read = this.#findRead(entity);
    const resumed = from.resume === null ? null : resumeSchema.parse(JSON.parse(from.resume));
    const since = read.incremental === true ? from.cursor : null;
    const start = { since, page: null, range: from.range ?? rangeOf(entity, this.#world) };
    let place: ListPlace = resumed ?? start;
    let next = resumed?.next ?? null;
    let lastFingerprint = '';
    for (;;) {
      const pms = this.bind(signal);
      const page = await fetchNewPage(() => read.list(pms, place), lastFingerprint, entity);
      lastFingerprint = fingerprint(page.records);
      if (place.page === null && read.incremental === true) next = toCursor(pms.firstAnswerAt());
      const records = page.records.map(complete);
      if (page.next === null) {
        yield { records, resume: null, cursor: next, total: null };
        return;
      }
      place = { since: place.since, range: place.range, page: page.next };
      yield { records, resume: JSON.stringify({ ...place, next }), cursor: next, total: null };
    }
  }

  async fetch<Entity extends 'guests' | 'reservations' | 'rooms'>(
    entity: Entity,
    id: string,
    signal: AbortSignal,
  ): Promise<Pulled<Entity>[]> {
    const { one } = this.#findRead(entity);
    if (one !== undefined) return (await one(this.bind(signal), id)).map(complete);
    for await (const { records } of this.pull(entity, EVERYTHING, signal)) {
      const matches = records.filter((record) => record.id === id);
      if (matches.length > 0) return matches;
    }
    return [];
  }

  async put<Kind extends Change['kind']>(
    kind: Kind,
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
    signal: AbortSignal,
  ): Promise<Receipt> {
    const { name, writes = {} } = this.#definition;
    const write: WriteDefinition<Kind> | undefined = writes[kind];
    if (write === undefined) throw new PmsError('not_supported', `${name} takes no ${kind}`);
    const pms = this.bind(signal, mayBeThere(change, attempt));
    const { id, detail } = await write.write(pms, change, attempt);
    return { id, place: write.place, detail: detail ?? `${write.where} ${id ?? ''}`.trim() };
  }

  /** Checks the property, and the first page of each list. */
  test(signal: AbortSignal): Promise<Check[]> {
    const lists = PMS_ENTITIES.filter((entity) => this.#reads[entity] !== undefined);
    return runChecks([
      ['property', async () => (await this.#definition.property(this.bind(signal))).name],
      ...lists.map((entity): NamedCall => [entity, () => this.#countFirstPage(entity, signal)]),
    ]);
  }

  async #countFirstPage(entity: PmsEntity, signal: AbortSignal): Promise<string> {
    const place = { since: null, page: null, range: rangeOf(entity, this.#world) };
    const { records } = await this.#findRead(entity).list(this.bind(signal), place);
    return `${records.length} on the first page`;
  }

  #findRead<Entity extends PmsEntity>(entity: Entity): ReadDefinition<Entity> {
    const read: ReadDefinition<Entity> | undefined = this.#reads[entity];
    if (read === undefined) throw new PmsError('not_supported', `${this.#definition.name} gives no ${entity}`);
    return read;
  }
}

function readNotices(
  name: string,
  notices: NonNullable<AdapterDefinition['notices']>,
  request: NoticeRequest,
  { webhook }: SessionWorld,
): ReturnType<NonNullable<AdapterDefinition['notices']>> {
  if (webhook === null) throw new PmsError('bad_signature', 'This connection expects no notices');
  try {
    return notices(request, { secret: webhook.secret });
  } catch (cause) {
    if (cause instanceof PmsError) throw cause;
    throw new PmsError('malformed_answer', `webhook: the call is not as ${name} describes it`, { cause });
  }
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

const json = z.custom<JsonObject>(); // everything from JSON.parse is JSON

function complete<Entity extends PmsEntity>(read: ReadRecord<Entity>): Pulled<Entity> {
  const { id, record, raw, rawGuest, changedAt = null, deleted = false } = read;
  const guest = rawGuest === undefined ? {} : { rawGuest: json.parse(rawGuest) };
  return { id, record, raw: json.parse(raw), ...guest, changedAt, deleted };
}

/** Fetches a page. If it equals the page before, it is fetched once more; then the pull fails. */
async function fetchNewPage<Found extends { records: readonly { id: string }[] }>(
  fetchPage: () => Promise<Found>,
  lastFingerprint: string,
  entity: PmsEntity,
): Promise<Found> {
  const isRepeated = ({ records }: Found) => lastFingerprint !== '' && fingerprint(records) === lastFingerprint;
  const page = await fetchPage();
  if (!isRepeated(page)) return page;
  const secondPage = await fetchPage();
  if (isRepeated(secondPage)) throw new PmsError('malformed_answer', `${entity}: the page before came again`);
  return secondPage;
}

function fingerprint(records: readonly { id: string }[]): string {
  return records.map(({ id }) => id).join(' ');
}
