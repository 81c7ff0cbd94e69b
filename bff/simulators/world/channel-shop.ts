import { DAY_MS } from '../../../shared/domain/time.ts';
import { plusDays } from './local-time.ts';
import { scatter } from './world-seed.ts';

const FREE_MAX = 5;
const PRICES: Readonly<Record<string, number>> = { SGL: 84, DBL: 119, FAM: 164 };
const WEEKEND_EXTRA = 15;

/** What the simulated hotel's portals may sell of one kind of room in one night. */
export interface ShopNight {
  free: number;
  /** Of one room, in the hotel's currency. */
  price: string;
  /** Which stays that price is for; left out: all. */
  limits?: ShopLimits;
}

export interface ShopLimits {
  minNights?: number;
  maxNights?: number;
  closedToArrival?: boolean;
  /** Nobody may leave on this day. */
  closedToDeparture?: boolean;
}

/** What the simulated hotel has to sell; the same nights of every hotel are alike until somebody changes them. */
export interface ChannelShop {
  currency: string;
  night(code: string, date: string): ShopNight;
  /** It is so from now on. */
  set(code: string, date: string, change: Partial<ShopNight>): void;
}

/** `onSet`: whoever is told of changes. */
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

/** Every night from one date up to, not including, another. */
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
