import { z } from 'zod';
import { DAY_MS } from '../../../shared/domain/time.ts';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import { dateAt } from '../world/local-time.ts';
import type { Written } from '../world/world-types.ts';
import {
  CODES,
  findReservation,
  fromReservationId,
  HOTEL_ID,
  NOTHING,
  type OperaState,
  ok,
  Problem,
  readBody,
} from './state.ts';

const FIRST_REQUEST = 4_000;
const FIRST_MAINTENANCE = 900;
const DAYS_MAX = 30;

const uniqueId = z.looseObject({ id: z.string(), type: z.string() });
const details = z.looseObject({
  serviceRequestId: uniqueId.optional(),
  hotelId: z.literal(HOTEL_ID),
  code: z.enum(CODES.serviceRequestCodes).optional(),
  status: z.enum(['Open', 'PendingFollowUp', 'Closed', 'DoNotDisturb', 'MakeUpRoom']),
  department: z.looseObject({ code: z.enum(CODES.departments) }).optional(),
  reservationIdList: z.array(uniqueId).optional(),
  comment: z.string().max(2_000).optional(),
});
const requests = z.strictObject({ serviceRequestsDetails: z.array(details).length(1) });

export function postServiceRequest(state: OperaState, request: RoutedRequest): SimAnswer {
  const [given] = readBody(request, requests).serviceRequestsDetails;
  if (given?.code === undefined) throw new Problem(400, 'Service request code is required', 'OPERAWS-FOF00012');
  const [reservationId] = given.reservationIdList ?? [];
  const written = state.world.writes.add({
    kind: 'request',
    call: 'POST /fof/v1/hotels/{hotelId}/serviceRequests',
    text: given.comment ?? '',
    reservationId: reservationId === undefined ? null : findReservation(state, reservationId.id).id,
    state: given.status,
  });
  state.details.set(written.id, given);
  const id = toRequestId(written);
  return ok({}, 201, { location: `/fof/v1/hotels/${HOTEL_ID}/serviceRequests/${id}` });
}

export function putServiceRequest(state: OperaState, request: RoutedRequest): SimAnswer {
  const [given] = readBody(request, requests).serviceRequestsDetails;
  const known = requestsOf(state).find((one) => toRequestId(one) === given?.serviceRequestId?.id);
  if (known === undefined || given === undefined)
    throw new Problem(404, 'Service request not found', 'OPERAWS-FOF00020');
  state.world.writes.change(known.id, {
    state: given.status,
    // Omitted fields are emptied: the strictest reading of PUT.
    text: given.comment ?? '',
  });
  state.details.set(known.id, given);
  return ok({});
}

export function listServiceRequests(state: OperaState, { query }: RoutedRequest): SimAnswer {
  const { timezone } = state.world.hotel;
  const [from, to] = [query.get('creationStartDate'), query.get('creationEndDate')];
  if (from !== null && to !== null && Date.parse(to) - Date.parse(from) > DAYS_MAX * DAY_MS)
    throw new Problem(400, 'Date range must not be more than 30 days', 'OPERAWS-FOF00031');
  const reservation = query.get('reservationId');
  const room = query.get('room');
  const found = requestsOf(state).filter((one) => {
    const createdOn = dateAt(new Date(one.at), timezone);
    return (
      (reservation === null || one.reservationId === fromReservationId(reservation)) &&
      (room === null || state.details.get(one.id)?.['room'] === room) &&
      (from === null || createdOn >= from) &&
      (to === null || createdOn <= to)
    );
  });
  if (found.length === 0) return NOTHING;
  return ok({
    serviceRequestsDetails: found.map((one) => ({
      ...state.details.get(one.id),
      serviceRequestId: { id: toRequestId(one), type: 'ServiceRequestID' },
      status: one.state,
      comment: one.text,
    })),
  });
}

const maintenance = z.strictObject({
  criteria: z.looseObject({
    hotelId: z.literal(HOTEL_ID),
    maintenanceCode: z.enum(CODES.roomMaintenance),
    remarks: z.string().max(2_000),
    roomIds: z.array(z.string()).min(1),
  }),
  includeDetails: z.boolean().optional(),
});

export function postMaintenance(state: OperaState, request: RoutedRequest): SimAnswer {
  const { criteria } = readBody(request, maintenance);
  if (request.params['maintenanceCode'] !== criteria.maintenanceCode)
    throw new Problem(400, 'Maintenance codes of path and payload differ');
  for (const room of criteria.roomIds)
    if (state.world.room(room) === undefined) throw new Problem(400, 'Invalid room', 'OPERAWS-HSK00004');
  const written = state.world.writes.add({
    kind: 'maintenance',
    call: 'POST /hsk/v1/hotels/{hotelId}/rooms/maintenanceCodes/{maintenanceCode}',
    text: criteria.remarks,
    state: 'UnResolved',
  });
  state.details.set(written.id, { maintenanceCode: criteria.maintenanceCode, room: criteria.roomIds[0] });
  return ok({}, 201, { location: `/hsk/v1/hotels/${HOTEL_ID}/maintenances/${toMaintenanceId(written)}` });
}

export function listMaintenances(state: OperaState, { query }: RoutedRequest): SimAnswer {
  const room = query.get('roomId');
  const wanted = query.get('roomMaintenanceStatus') ?? 'UnResolved';
  const found = maintenancesOf(state).filter(
    (one) =>
      (room === null || state.details.get(one.id)?.['room'] === room) && (wanted === 'All' || one.state === wanted),
  );
  if (found.length === 0) return NOTHING;
  const roomMaintenance = found.map((one) => ({
    maintenanceCode: state.details.get(one.id)?.['maintenanceCode'],
    remarks: one.text,
    maintenanceId: { id: toMaintenanceId(one), type: 'RoomMaintenanceId' },
    roomInfo: { roomId: state.details.get(one.id)?.['room'] },
  }));
  return ok({ roomMaintenance: { hotelId: HOTEL_ID, roomMaintenance } });
}

export function putMaintenance(state: OperaState, { params }: RoutedRequest, to: 'Resolved' | 'UnResolved'): SimAnswer {
  const known = maintenancesOf(state).find((one) => toMaintenanceId(one) === params['id']);
  if (known === undefined) throw new Problem(404, 'Maintenance not found', 'OPERAWS-HSK00040');
  state.world.writes.change(known.id, { state: to });
  return ok({});
}

function requestsOf({ world }: OperaState): Written[] {
  return world.written().filter(({ kind, gone }) => kind === 'request' && !gone);
}

function maintenancesOf({ world }: OperaState): Written[] {
  return world.written().filter(({ kind, gone }) => kind === 'maintenance' && !gone);
}

function toRequestId({ id }: Written): string {
  return String(FIRST_REQUEST + Number(id.slice(1)));
}

function toMaintenanceId({ id }: Written): string {
  return String(FIRST_MAINTENANCE + Number(id.slice(1)));
}
