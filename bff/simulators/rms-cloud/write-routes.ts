import { z } from 'zod';
import { writeStamp } from '../../base/local-stamp.ts';
import { notesOf } from './read-routes.ts';
import { missing, ok, PAGING, page, type RmsRoute, type RmsWorld, readBody, refuse } from './route.ts';
import { OFFSETS, PROPERTY, SUNDRY, showGuest, showReservation } from './show.ts';
import { showStayed, showTransaction } from './transactions.ts';

const stamp = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const trace = z.strictObject({
  id: z.int().optional(),
  description: z.string().min(1),
  longDescription: z.string(),
  entityType: z.enum(['guest', 'company', 'groups', 'reservation', 'toDo', 'travelAgent']),
  entityId: z.int(),
  departmentId: z.int().optional(),
  fromDate: stamp,
  toDate: stamp,
  dueDate: stamp,
  dateType: z.enum(['duedate', 'dateRange']),
  completed: z.boolean(),
  createdId: z.int().optional(),
  modifiedDate: stamp.optional(),
});
const charge = z.strictObject({
  accountId: z.int().min(1),
  accountTypeOverride: z.literal('notSet'),
  amount: z.number(),
  comment: z.string(),
  dateOfTransaction: stamp,
  originPropertyId: z.literal(PROPERTY),
  source: z.enum(['standard', 'Standard']),
  sundryId: z.int(),
  useRmsAccountingDateForPostingDate: z.boolean(),
});
const transactionSearch = z.strictObject({
  accountIds: z.array(z.int()).optional(),
  propertyId: z.int().optional(),
  reservationIds: z.array(z.int()).optional(),
  transactionType: z.string().optional(),
});
const reservationPatch = z.strictObject({
  notes: z.string().optional(),
  housekeepingNote: z.string().optional(),
  eta: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
});
const guestPatch = z.strictObject({
  guestGiven: z.string().optional(),
  guestSurname: z.string().min(1).optional(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  preference: z.string().optional(),
});
const webhook = z.strictObject({
  endpoint: z.url(),
  entityType: z.enum(['reservation', 'guest', 'area']),
  action: z.enum(['creation', 'modification', 'delete', 'statusModification']),
  subAction: z.string(),
  propertyId: z.int(),
  modelType: z.enum(['basic', 'lite', 'full']),
  entityFilterType: z.string(),
  entityFilterId: z.string(),
  headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
});
/** The allowed combinations (models/schema: "webhooks"). */
const SUB_ACTIONS: Record<string, RegExp> = {
  reservation: /^(?:unconfirmed|confirmed|arrived|departed|cancelled|preCheckIn|noShow|quote)$/,
  area: /^area(?:VacantClean|VacantDirty|Occupied|VacantInspect|Maintenance)$/,
};
const FLAGS = ['ignoreMandatoryFieldWarnings', 'preventRateRecalculation'] as const;

/** The routes that write, and those that read the written data, by method and path. */
export const WRITE_ROUTES: Record<string, RmsRoute> = {
  'GET /traces': {
    query: PAGING,
    handle: ({ store }, { query }) => page(store.traces, query, ({ record }) => record),
  },
  'POST /traces': {
    handle(rms, request) {
      const read = readBody(request, trace);
      if ('refusal' in read) return read.refusal;
      const { world, store, count } = rms;
      const { entityType, entityId, longDescription } = read.body;
      const stay = entityType === 'reservation' ? world.reservation(entityId - OFFSETS.reservation) : undefined;
      if (entityType === 'reservation' && stay === undefined) return refuse(400, 'entityId is not valid');
      const about = { reservationId: stay?.id ?? null, state: 'open' };
      // The title only repeats the first line of the text.
      const written = world.writes.add({ kind: 'request', call: 'POST /traces', text: longDescription, ...about });
      const record = { ...read.body, id: count(), modifiedDate: writeStamp(+rms.now(), world.hotel.timezone) };
      store.traces.push({ record, written: written.id });
      return ok([record]);
    },
  },
  'PUT /traces/{id}': {
    handle({ world, store, now }, request) {
      const read = readBody(request, trace);
      if ('refusal' in read) return read.refusal;
      const known = store.traces.find(({ record }) => String(record.id) === request.params['id']);
      if (known === undefined) return missing();
      const modifiedDate = writeStamp(+now(), world.hotel.timezone);
      known.record = { ...read.body, id: known.record.id, modifiedDate };
      const state = read.body.completed ? 'completed' : 'open';
      if (known.written !== null) world.writes.change(known.written, { text: read.body.longDescription, state });
      return ok([known.record]);
    },
  },
  'POST /transactions/charge': {
    handle({ world, store, count }, request) {
      const read = readBody(request, charge);
      if ('refusal' in read) return read.refusal;
      const { accountId, amount, comment, sundryId } = read.body;
      const stay = world.reservation(accountId - OFFSETS.account);
      if (stay === undefined) return refuse(400, 'accountId is not valid');
      if (sundryId !== SUNDRY) return refuse(400, 'sundryId is not valid');
      const money = { amount: amount.toFixed(2), currency: world.hotel.currency };
      const about = { reservationId: stay.id, guestId: stay.guestId };
      world.writes.add({ kind: 'charge', call: 'POST /transactions/charge', text: comment, amount: money, ...about });
      const transaction = { id: count(), accountId, amount, comment, sundryId };
      store.transactions.push(transaction);
      return ok([showTransaction(world, transaction)], 201);
    },
  },
  'POST /transactions/search': {
    query: ['sort', ...PAGING],
    handle({ world, store }, request) {
      const read = readBody(request, transactionSearch);
      if ('refusal' in read) return read.refusal;
      const { accountIds } = read.body;
      const posted = store.transactions.filter(({ accountId }) => accountIds?.includes(accountId) ?? true);
      const stays = (accountIds ?? []).flatMap((id) => world.reservation(id - OFFSETS.account) ?? []);
      const found = [
        ...posted.map((one) => showTransaction(world, one)),
        ...stays.flatMap((one) => showStayed(world, one)),
      ];
      return page(found, request.query, (one) => one);
    },
  },
  'PATCH /reservations/{id}': {
    query: FLAGS,
    handle(rms, request) {
      const read = readBody(request, reservationPatch);
      if ('refusal' in read) return read.refusal;
      const { world, store } = rms;
      const one = world.reservation(Number(request.params['id']) - OFFSETS.reservation);
      if (one === undefined) return missing();
      const { eta, notes } = read.body;
      const changed = eta === undefined ? one : world.changeStay(one.id, { arrivalTime: eta }, 'api');
      const text = notes ?? notesOf(rms, one);
      if (notes === undefined) return ok([showReservation(world, changed, text)]);
      const known = store.notes.get(one.id)?.written;
      const call = 'PATCH /reservations/{id}';
      const written = known ?? world.writes.add({ kind: 'note', call, text, reservationId: one.id }).id;
      world.writes.change(written, { text });
      store.notes.set(one.id, { text, written });
      return ok([showReservation(world, changed, text)]);
    },
  },
  'PATCH /guests/{id}': {
    query: FLAGS,
    handle(rms, request) {
      const read = readBody(request, guestPatch);
      if ('refusal' in read) return read.refusal;
      const { world } = rms;
      const id = Number(request.params['id']) - OFFSETS.guest;
      if (world.guest(id) === undefined) return missing();
      const { guestGiven, guestSurname, email, mobile, preference } = read.body;
      if (preference !== undefined) keepPreference(rms, id, preference);
      else
        world.writes.add({ kind: 'guest', call: 'PATCH /guests/{id}', guestId: id, text: JSON.stringify(read.body) });
      const fields = {
        ...(guestGiven === undefined ? {} : { firstName: guestGiven }),
        ...(guestSurname === undefined ? {} : { lastName: guestSurname }),
        ...(email === undefined ? {} : { email }),
        ...(mobile === undefined ? {} : { phone: mobile }),
        ...(preference === undefined ? {} : { preferences: preference.split(/\r?\n/) }),
      };
      return ok([showGuest(world, world.editGuest(id, fields, 'api'))], 201);
    },
  },
  'GET /webhooks': {
    query: ['propertyId', ...PAGING],
    required: ['propertyId'],
    handle({ store }, { query }) {
      const own = [...store.webhooks.values()].filter(
        ({ propertyId }) => String(propertyId) === query.get('propertyId'),
      );
      return page(own, query, (one) => one);
    },
  },
  'POST /webhooks': {
    handle({ store, count }, request) {
      const read = readBody(request, webhook);
      if ('refusal' in read) return read.refusal;
      const { action, entityType, subAction } = read.body;
      const isGood =
        action === 'statusModification' ? SUB_ACTIONS[entityType]?.test(subAction) === true : subAction === '';
      if (!isGood) return refuse(400, 'subAction is not valid for this action');
      if (entityType === 'guest' && read.body.propertyId !== 0) return refuse(400, 'guest webhooks use propertyId 0');
      const id = count();
      const { entityFilterType: _, entityFilterId: __, ...kept } = read.body;
      store.webhooks.set(id, { id, ...kept });
      return ok({ id, ...kept });
    },
  },
  'DELETE /webhooks/{id}': {
    handle: ({ store }, { params }) => (store.webhooks.delete(Number(params['id'])) ? ok({}) : missing()),
  },
};

/** One text per guest; a later text replaces it. */
function keepPreference({ world, store }: RmsWorld, guestId: number, text: string): void {
  const known = store.preferences.get(guestId);
  if (known !== undefined) {
    world.writes.change(known, { text });
    return;
  }
  const written = world.writes.add({ kind: 'preference', call: 'PATCH /guests/{id}', guestId, text });
  store.preferences.set(guestId, written.id);
}
