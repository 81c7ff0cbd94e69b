import type { GuestLook, GuestProperty } from '../../shared/protocol/guest-frames.ts';

/** What the launcher shows of a property. */
export interface LauncherLook extends Partial<Pick<GuestLook, 'theme' | 'corner' | 'radius' | 'lines' | 'proactive'>> {
  accent?: string | undefined;
}

/** Longer than this no page waits for its launcher: it is shown as usual then. */
const WAIT_MS_MAX = 2_000;

/** The property's look, put in where the script was asked for with `?property=`; a name of nothing elsewhere. */
declare const __SERVED_LOOK__: unknown;

/** What came with the script, and for which property it was asked. */
const served: { propertyId: string | null; look: unknown } = { propertyId: null, look: undefined };

/** Remembers for which property the script was asked, and with which look it came. */
export function readServedLook(scriptUrl: string): void {
  try {
    served.look = __SERVED_LOOK__;
    served.propertyId = typeof served.look === 'object' ? new URL(scriptUrl).searchParams.get('property') : null;
  } catch {
    // The name is only there in the built script.
  }
}

/**
 * How the property looks: as it came with the script, else as the server says. Null: the server knows no such property or
 * its chat is off. Undefined: no answer in time, or none that can be read; the widget looks as usual.
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

/** Of a property as the server describes it, what the launcher shows. */
export function toLauncherLook({ accent, look }: Pick<GuestProperty, 'accent' | 'look'>): LauncherLook {
  return { ...look, accent };
}

/** How the launcher looks by now, as the server tells it. Null: the chat was switched off. */
export function readToldLook(told: unknown): LauncherLook | null {
  return toRecord(told)['active'] === false ? null : readLook(told);
}

/** What our own server says is trusted as its frames are; what it does not say is as usual. */
function readLook(property: unknown): LauncherLook {
  return toLauncherLook(toRecord(property) as Parameters<typeof toLauncherLook>[0]);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
