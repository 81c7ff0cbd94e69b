import type { Context } from 'koa';
import { ServiceError } from '../../base/errors.ts';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { readBytes } from './body.ts';
import type { LimitName, Limits } from './limits.ts';

/** A call of a PMS, a platform or a channel manager that is not verified yet. */
export interface IncomingBytes {
  /** By lower-case name; of repeated headers the first. */
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The unparsed body, which the signature covers. */
  bytes: Buffer;
}

/**
 * Reads a vendor's call, for all vendors: rate limited by address, limited in size, and unparsed, since the vendor's code must
 * verify the bytes first. Throws `rate_limited`, `unsupported_media_type` for a compressed body, `payload_too_large` or
 * `bad_request`.
 */
export async function readIncoming(
  ctx: Context,
  limits: Limits,
  { limit, bytesMax }: { limit: LimitName; bytesMax: number },
): Promise<IncomingBytes> {
  ctx.set(await limits.take(limit, addressBucket(ctx.state['address'])));
  if ((ctx.req.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new ServiceError('unsupported_media_type', 'Send the body as it was signed, not compressed');
  const bytes = await readBytes(ctx.req, bytesMax);
  return { headers: firstOfEach(ctx.req.headers), query: firstOfEach(ctx.query), bytes };
}

/** Turns the `absent` codes into `unauthorized`, so that strangers cannot find out which properties are connected. */
export function hideAbsence(...absent: string[]): (error: unknown) => never {
  return (error) => {
    if (error instanceof ServiceError && (error.code === 'not_found' || absent.includes(error.code)))
      throw new ServiceError('unauthorized', 'The call does not verify');
    throw error;
  };
}

function firstOfEach(values: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
