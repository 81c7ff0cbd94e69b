import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { WorldReservation } from '../world/world-types.ts';
import { fromReservationId, NOTHING, type OperaState, ok } from './state.ts';
import { toPosting } from './write-folio.ts';

/** The hotel's names of transaction codes, including payments. */
const NAMES: Record<string, string> = { '1000': 'Accommodation', '5010': 'Guest services', '9000': 'Credit card' };
/** Far above the ids of charges posted through this API. */
const FIRST_OWN = 10_000_000;

/** `getFolio`, with its postings if requested. */
export function getFolios(state: OperaState, request: RoutedRequest): SimAnswer {
  const one = state.world.reservation(fromReservationId(request.params['reservationId'] ?? ''));
  if (one === undefined) return NOTHING;
  const posted = state.world
    .written()
    .filter(({ reservationId, kind }) => reservationId === one.id && (kind === 'charge' || kind === 'void'));
  const all = [...postingsOfStay(state, one), ...posted.map((written) => toPosting(state, written))];
  const withPostings = request.query.getAll('fetchInstructions').includes('Postings');
  const folios = withPostings && all.length > 0 ? [{ postings: all }] : [];
  const trxCodesInfo = Object.entries(NAMES).map(([transactionCode, description]) => ({
    transactionCode,
    description,
  }));
  return ok({
    reservationFolioInformation: { folioWindows: [{ folioWindowNo: 1, emptyFolio: all.length === 0, folios }] },
    ...(withPostings ? { trxCodesInfo } : {}),
  });
}

/** The postings of the room and its payment, for guests who are or were in the house, with staff's remarks. */
function postingsOfStay({ world }: OperaState, { id, state, total, paid, checkIn }: WorldReservation): object[] {
  if (state !== 'checked_in' && state !== 'checked_out') return [];
  const { currency } = world.hotel;
  const base = { transactionDate: checkIn, reference: '', folioWindowNo: 1 };
  const room = {
    ...base,
    transactionNo: FIRST_OWN + 2 * id,
    transactionCode: '1000',
    transactionType: 'Revenue',
    postedAmount: { amount: Number(total.amount), currencyCode: currency },
    remark: 'rate agreed with the manager',
  };
  const payment = {
    ...base,
    transactionNo: FIRST_OWN + 2 * id + 1,
    transactionCode: '9000',
    transactionType: 'Payment',
    postedAmount: { amount: Number(paid.amount), currencyCode: currency },
    remark: 'card ending 4242',
  };
  return Number(paid.amount) === 0 ? [room] : [room, payment];
}
