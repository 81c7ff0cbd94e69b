import { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { Written } from '../world/world-types.ts';
import { CODES, findReservation, HOTEL_ID, type OperaState, ok, Problem, readBody, toReservationId } from './state.ts';

const FIRST_COMMENT = 60_000;
const CHARS_MAX = 4_000;

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d$/);
const uniqueId = z.looseObject({ id: z.string(), type: z.string() });
const changed = z.strictObject({
  reservations: z
    .array(
      z.strictObject({
        hotelId: z.literal(HOTEL_ID),
        reservationIdList: z.array(uniqueId).min(1),
        comments: z
          .array(
            z.strictObject({
              id: z.string().optional(),
              type: z.string().optional(),
              comment: z.looseObject({
                text: z.looseObject({ value: z.string().min(1).max(CHARS_MAX) }),
                type: z.enum(CODES.commentTypes),
              }),
            }),
          )
          .min(1)
          .optional(),
        roomStay: z
          .strictObject({ expectedTimes: z.strictObject({ reservationExpectedArrivalTime: localTime }) })
          .optional(),
      }),
    )
    .length(1),
});

/**
 * `putReservation`: this simulator accepts comments and the expected arrival. A comment with an id is changed, one without
 * is added.
 */
export function putReservation(state: OperaState, request: RoutedRequest): SimAnswer {
  const one = findReservation(state, request.params['reservationId'] ?? '');
  if (state.locked.has(one.id)) throw new Problem(400, 'Reservation is locked by another user', 'OPERAWS-RSV00123');
  const [given] = readBody(request, changed).reservations;
  const arrivalTime = given?.roomStay?.expectedTimes.reservationExpectedArrivalTime.slice(11, 16);
  if (arrivalTime !== undefined) state.world.changeStay(one.id, { arrivalTime }, 'api');
  for (const { id, comment } of given?.comments ?? []) {
    const text = comment.text.value;
    if (id === undefined) {
      const call = 'PUT /rsv/v1/hotels/{hotelId}/reservations/{reservationId}';
      state.world.writes.add({ kind: 'note', call, text, reservationId: one.id });
      continue;
    }
    const known = commentsOf(state, one.id).find((written) => toCommentId(written) === id);
    if (known === undefined) throw new Problem(404, 'Comment not found', 'OPERAWS-RSV00321');
    state.world.writes.change(known.id, { text });
  }
  const ids = { reservationIdList: [{ id: toReservationId(one.id), type: 'Reservation' }] };
  return ok({ reservations: { reservation: [{ ...ids, hotelId: HOTEL_ID }] } });
}

export function listComments(state: OperaState, reservationId: number) {
  return commentsOf(state, reservationId).map((written) => ({
    id: toCommentId(written),
    type: 'Comment',
    comment: {
      text: { value: written.text },
      commentTitle: 'ServiceChat',
      notificationLocation: 'RESERVATION',
      type: 'GEN',
      internal: true,
    },
  }));
}

function commentsOf({ world }: OperaState, reservationId: number): Written[] {
  return world.written().filter((one) => one.kind === 'note' && one.reservationId === reservationId && !one.gone);
}

function toCommentId({ id }: Written): string {
  return String(FIRST_COMMENT + Number(id.slice(1)));
}
