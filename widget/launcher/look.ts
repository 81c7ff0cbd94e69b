import type { GuestLook, GuestProperty } from '../../shared/protocol/guest-frames.ts';

/** The property's settings that the launcher needs. */
export interface LauncherLook extends Partial<Pick<GuestLook, 'theme' | 'corner' | 'radius' | 'lines' | 'proactive'>> {
  accent?: string | undefined;
}

/** Wait at most this long for the settings, then show the launcher with defaults. */
const WAIT_MS_MAX = 2_000;

/** The property's settings, put into the script by the server for `?property=`; elsewhere undefined. */
declare const __SERVED_LOOK__: unknown;

/** The settings that came with the script, and their property. */
const served: { propertyId: string | null; look: unknown } = { propertyId: null, look: undefined };

/** Stores the settings that came with the script. */
export function readServedLook(scriptUrl: string): void {
  try {
    served.look = __SERVED_LOOK__;
    served.propertyId = typeof served.look === 'object' ? new URL(scriptUrl).searchParams.get('property') : null;
  } catch {
    // The name exists only in the built script.
  }
}

/**
 * The property's settings: from the script, else from the server. Null: unknown property, or its chat is off. Undefined: no
 * usable answer in time; the defaults are used.
 */
export async function findLook(
  baseUrl: string,
  propertyId: string,
  locale: string,
): Promise<LauncherLook | null | undefined> {
  if (served.propertyId === propertyId) return served.look === null ? null : readLook(served.look);
  try {
    const url = `${baseUrl}config/${propertyId}?locale=${locale}`;
    const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(WAIT_MS_MAX) });
    if (answer.status === 404) return null;
    return answer.ok ? readLook(toRecord(await answer.json())['property']) : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a property that the launcher needs. */
export function toLauncherLook({ accent, look }: Pick<GuestProperty, 'accent' | 'look'>): LauncherLook {
  return { ...look, accent };
}

/** Reads settings pushed by the server. Null: the chat was switched off. */
export function readToldLook(update: unknown): LauncherLook | null {
  return toRecord(update)['active'] === false ? null : readLook(update);
}

/** Trusts our own server; missing settings get their defaults. */
function readLook(property: unknown): LauncherLook {
  return toLauncherLook(toRecord(property) as Parameters<typeof toLauncherLook>[0]);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
