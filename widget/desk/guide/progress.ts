import type { Desk } from '../data/desk.ts';
import { fields, list, maybeText, text } from '../data/read/read.ts';

export const STEPS = ['house', 'teach', 'site', 'pms', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The progress of the house's set-up by the server's data. It is stored nowhere else. */
export interface Progress {
  house: boolean;
  teach: boolean;
  active: boolean;
  /** The sites that have loaded the chat, without the desk itself. */
  sites: readonly { origin: string; lastAt: string }[];
  pms: boolean;
}

export async function loadProgress(desk: Desk, signal: AbortSignal): Promise<Progress> {
  const get = (path: string) => desk.world.send('GET', path, { signal });
  const [house, training, activation, seen, pms] = await Promise.all([
    get('/api/property'),
    get('/api/ai/training'),
    get('/api/activation'),
    get('/api/property/seen'),
    get('/api/integrations/pms/status').catch(() => null), // Some plans have no such call.
  ]);
  const taught = fields(training);
  const info = fields(taught?.['propertyInfo']);
  return {
    house: text(fields(house)?.['address']) !== '',
    teach: text(info?.['checkIn']) !== '' || list(taught?.['faqs'], fields).length > 0,
    active: fields(activation)?.['active'] === true,
    sites: readSites(seen),
    pms: fields(pms)?.['connected'] === true,
  };
}

/** Reads the sites that have loaded the chat, newest first. The desk's preview does not count. */
export function readSites(seen: unknown): { origin: string; lastAt: string }[] {
  return list(fields(seen)?.['sites'], (item) => {
    const site = fields(item);
    const origin = maybeText(site?.['origin']);
    return origin === null || origin === location.origin ? null : { origin, lastAt: text(site?.['lastAt']) };
  });
}

export function isDone(step: Step, { house, teach, active, sites, pms }: Progress): boolean {
  switch (step) {
    case 'house':
      return house;
    case 'teach':
      return teach;
    case 'site':
      return active && sites.length > 0;
    case 'pms':
      return pms;
    case 'done':
      return house && teach && active && sites.length > 0;
    default:
      return step satisfies never;
  }
}
