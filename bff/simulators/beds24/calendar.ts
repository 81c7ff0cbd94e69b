import { isDeepStrictEqual } from 'node:util';
import { ROOM_TYPES } from '../channel-manager.ts';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import { type ChannelShop, isDate, nightsBetween, type ShopLimits } from '../world/channel-shop.ts';
import { plusDays } from '../world/local-time.ts';
import { page, refuse } from './answers.ts';
import { PROPERTY, toRoomId } from './rows.ts';

const INCLUDED = ['includeNumAvail', 'includePrices', 'includeMinStay', 'includeMaxStay', 'includeOverride'];
const FILTERS = ['propertyId', 'roomId', 'startDate', 'endDate', ...INCLUDED, 'page'];
/** The maximum stay of a day without one. */
const STAY_MAX = 365;

interface Entry {
  from: string;
  to: string;
  numAvail?: number;
  price1?: number;
  minStay?: number;
  maxStay?: number;
  override?: string;
}

/** The calendars of rooms from `startDate` to `endDate`, both included: only the requested fields, with equal days joined. */
export function listCalendar(request: RoutedRequest, shop: ChannelShop): SimAnswer {
  const { query } = request;
  const unknown = [...query.keys()].find((name) => !FILTERS.includes(name));
  if (unknown !== undefined) return refuse(400, `Unknown parameter ${unknown}`);
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (!isDate(from) || !isDate(to) || to < from) return refuse(400, 'startDate and endDate are not valid');
  const isAsked = query.getAll('propertyId').includes(String(PROPERTY));
  const wants = (name: string) => query.get(name) === 'true';
  const rooms = ROOM_TYPES.map(({ code, name }) => {
    const days = nightsBetween(from, plusDays(to, 1)).map((date): Entry => {
      const { free, price, limits = {} } = shop.night(code, date);
      return {
        from: date,
        to: date,
        ...(wants('includeNumAvail') ? { numAvail: free } : {}),
        ...(wants('includePrices') ? { price1: Number(price) } : {}),
        ...(wants('includeMinStay') ? { minStay: limits.minNights ?? 1 } : {}),
        ...(wants('includeMaxStay') ? { maxStay: limits.maxNights ?? STAY_MAX } : {}),
        ...(wants('includeOverride') ? { override: toOverride(limits) } : {}),
      };
    });
    const calendar = INCLUDED.some(wants) ? join(days) : [];
    return { roomId: toRoomId(code), propertyId: PROPERTY, name, calendar };
  });
  return page(request, 'calendar', isAsked ? rooms : []);
}

function join(days: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    if (last !== undefined && isDeepStrictEqual({ ...last, from: '', to: '' }, { ...day, from: '', to: '' }))
      last.to = day.to;
    else joined.push({ ...day });
  }
  return joined;
}

function toOverride({ closedToArrival = false, closedToDeparture = false }: ShopLimits): string {
  if (closedToArrival && closedToDeparture) return 'noCheckInOrCheckOut';
  if (closedToArrival) return 'noCheckIn';
  return closedToDeparture ? 'noCheckOut' : 'none';
}
