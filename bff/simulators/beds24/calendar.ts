import { ROOM_TYPES } from '../channel-manager.ts';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import { type ChannelShop, isDate, nightsBetween } from '../world/channel-shop.ts';
import { plusDays } from '../world/local-time.ts';
import { page, refuse } from './answers.ts';
import { PROPERTY, toRoomId } from './rows.ts';

const FILTERS = ['propertyId', 'roomId', 'startDate', 'endDate', 'includeNumAvail', 'includePrices', 'page'];

interface Entry {
  from: string;
  to: string;
  numAvail?: number;
  price1?: number;
}

/** Rooms' calendars from `startDate` to `endDate`, both included: nothing of a day but what is asked for, and days that are alike in one. */
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
      const { free, price } = shop.night(code, date);
      return {
        from: date,
        to: date,
        ...(wants('includeNumAvail') ? { numAvail: free } : {}),
        ...(wants('includePrices') ? { price1: Number(price) } : {}),
      };
    });
    const calendar = wants('includeNumAvail') || wants('includePrices') ? join(days) : [];
    return { roomId: toRoomId(code), propertyId: PROPERTY, name, calendar };
  });
  return page(request, 'calendar', isAsked ? rooms : []);
}

function join(days: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    if (last !== undefined && last.numAvail === day.numAvail && last.price1 === day.price1) last.to = day.to;
    else joined.push({ ...day });
  }
  return joined;
}
