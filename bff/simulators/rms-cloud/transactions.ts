import type { World } from '../world/world.ts';
import type { WorldReservation } from '../world/world-types.ts';
import type { RmsWorld } from './route.ts';
import { OFFSETS } from './show.ts';

type Posted = RmsWorld['store']['transactions'][number];

/** Above the ids of charges posted through the API. */
const FIRST_OWN = 5_000_000;

/** A charge posted through the API, unpaid. */
export function showTransaction({ hotel }: World, posted: Posted): object {
  return {
    ...posted,
    accountType: 'Extras',
    currencyCode: hotel.currency,
    description: 'Guest services',
    isHiddenPackage: false,
    transactionType: 'Charge',
    unpaidBalance: posted.amount,
    voidTransaction: false,
  };
}

/** The postings of the room and its payment, for guests who are or were in the house. Voided ones stay in the list. */
export function showStayed({ hotel }: World, { id, state, total, paid }: WorldReservation): object[] {
  if (state !== 'checked_in' && state !== 'checked_out') return [];
  const own = { accountId: OFFSETS.account + id, currencyCode: hotel.currency, isHiddenPackage: false };
  const room = {
    ...own,
    id: FIRST_OWN + 3 * id,
    accountType: 'Accommodation',
    amount: Number(total.amount),
    description: 'Accommodation',
    comment: 'rate agreed with the manager',
    transactionType: 'Charge',
    unpaidBalance: Math.max(0, Math.round((Number(total.amount) - Number(paid.amount)) * 100) / 100),
    voidTransaction: false,
  };
  const mistake = { ...room, id: FIRST_OWN + 3 * id + 1, description: 'Posted by mistake', voidTransaction: true };
  const receipt = {
    ...own,
    id: FIRST_OWN + 3 * id + 2,
    accountType: 'Accommodation',
    amount: Number(paid.amount),
    description: 'Direct Credit Receipt',
    comment: '',
    transactionType: 'Receipt',
    voidTransaction: false,
  };
  return Number(paid.amount) === 0 ? [room, mistake] : [room, mistake, receipt];
}
