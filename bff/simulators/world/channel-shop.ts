import { DAY_MS } from '../../../shared/domain/time.ts';
import { plusDays } from './local-time.ts';
import { scatter } from './world-seed.ts';

const FREE_MAX = 5;
const PRICES: Readonly<Record<string, number>> = { SGL: 84, DBL: 119, FAM: 164 };
const WEEKEND_EXTRA = 15;

/** The availability of a room type in one night. */
export interface ShopNight {
  free: number;
  /** The price of one room, in the hotel's currency. */
  price: string;
  /** The stays for which the price is valid; absent: all. */
  limits?: ShopLimits;
}

export interface ShopLimits {
  minNights?: number;
  maxNights?: number;
  closedToArrival?: boolean;
  /** Whether departures are not allowed on this day. */
  closedToDeparture?: boolean;
}

/** The availability of the simulated hotel. All hotels start with the same. */
export interface ChannelShop {
  currency: string;
  night(code: string, date: string): ShopNight;
  /** Changes the availability of a night. */
  set(code: string, date: string, change: Partial<ShopNight>): void;
}

/** `onSet`: called after each change. */
export function createChannelShop(onSet: (code: string, date: string) => void = () => undefined): ChannelShop {
  const changed = new Map<string, ShopNight>();
  const night = (code: string, date: string): ShopNight => changed.get(`${code} ${date}`) ?? usual(code, date);
  return {
    currency: 'EUR',
    night,
    set(code, date, change) {
      changed.set(`${code} ${date}`, { ...night(code, date), ...change });
      onSet(code, date);
    },
  };
}

/** Whether it is a date such as 2026-12-24. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The nights from one date up to, but not including, another. */
export function nightsBetween(from: string, to: string): string[] {
  const nights: string[] = [];
  for (let date = from; date < to; date = plusDays(date, 1)) nights.push(date);
  return nights;
}

function usual(code: string, date: string): ShopNight {
  const day = new Date(date).getUTCDay();
  const price = (PRICES[code] ?? 100) + (day === 5 || day === 6 ? WEEKEND_EXTRA : 0);
  const free = 1 + (scatter(Date.parse(date) / DAY_MS, code.charCodeAt(0), 11) % FREE_MAX);
  return { free, price: `${price}.00` };
}
