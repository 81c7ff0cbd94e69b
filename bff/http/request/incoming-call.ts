import type { Context } from 'koa';
import { ServiceError } from '../../base/errors.ts';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { readBytes } from './body.ts';
import type { LimitName, Limits } from './limits.ts';

/** A call of a PMS, a platform or a channel manager, before anything of it is believed. */
export interface IncomingBytes {
  /** By their names in lower case; of several the first. */
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** As they came: these are what is signed. */
  bytes: Buffer;
}

/**
 * The one place where vendors' calls come in: counted for their address, read within bounds, and nothing parsed before the
 * vendor's folder has verified the bytes. Throws `rate_limited`, `unsupported_media_type` for a body that is compressed,
 * `payload_too_large` or `bad_request`.
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

/** Whether a property is here and connected is nothing for strangers: `absent` codes become `unauthorized`. */
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
