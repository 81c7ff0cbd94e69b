import type { HelloFrame } from '../protocol/guest-frames.ts';
import { HELLO_BYTES_MAX } from '../protocol/limits.ts';

/** The contents of a hello frame. */
export interface HelloParts {
  propertyId: string;
  session: string | undefined;
  epoch: string | undefined;
  /** Number of the last frame shown. */
  last: number | null;
  locale: string;
  identity: string | null;
  consent: HelloFrame['consent'];
  page: { url: string; title: string } | undefined;
}

/** The first frame of a connection. Leaves the page's address out if the frame would be too long. */
export function makeHello({
  propertyId,
  session,
  epoch,
  last,
  locale,
  identity,
  consent,
  page,
}: HelloParts): HelloFrame {
  const hello: HelloFrame = {
    type: 'hello',
    propertyId,
    ...(session !== undefined && { session }),
    ...(session !== undefined && last !== null && epoch !== undefined && { lastSeq: last, epoch }),
    locale: locale.slice(0, 35) || 'en',
    ...(identity !== null && { identity }),
    ...(consent !== undefined && { consent }),
  };
  if (page === undefined) return hello;
  const whole = { ...hello, page: { url: page.url.slice(0, 1_024), title: page.title.slice(0, 256) } };
  return new TextEncoder().encode(JSON.stringify(whole)).length > HELLO_BYTES_MAX ? hello : whole;
}
