import { z } from 'zod';
import { ServiceError } from '../base/errors.ts';
import { newToken, type Secrets } from '../base/secrets/secrets.ts';
import { findIdentityKeys, saveIdentityKeys } from '../store/guests/identity.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** No token may be valid for longer than this. */
const VALID_SECONDS_MAX = 600;
const LEEWAY_SECONDS = 30;
const BOOKINGS_MAX = 10;
const PURPOSE = 'identity-keys';
/** The newest key and the one before are valid, so that a site can replace its key without a gap. */
const KEYS_MAX = 2;

const keysShape = z.array(z.string());
const claimsShape = z.object({
  jti: z.string().min(8).max(128),
  iat: z.number(),
  exp: z.number(),
  bookings: z.array(z.string().min(1).max(64)).min(1).max(BOOKINGS_MAX),
  lastName: z.string().max(200).optional(),
});

/** The content of a signed identity. */
export interface Identity {
  tokenId: string;
  /** Confirmation numbers. */
  bookings: string[];
  /** The guest's last name, for bookings that share a number; null if the site did not give it. */
  lastName: string | null;
  expiresAt: string;
}

/** Makes a new key for the hotel's site to sign with. It is returned only this once. */
export async function addIdentityKey(trx: Trx, secrets: Secrets, propertyId: string): Promise<string> {
  const key = newToken();
  const keys = [key, ...(await readKeys(trx, secrets, propertyId))].slice(0, KEYS_MAX);
  await saveIdentityKeys(trx, propertyId, secrets.encrypt(PURPOSE, JSON.stringify(keys), propertyId));
  return key;
}

/** The number of the property's valid keys: 0 to 2. */
export async function countIdentityKeys(db: Db, secrets: Secrets, propertyId: string): Promise<number> {
  return (await readKeys(db, secrets, propertyId)).length;
}

/**
 * Verifies a JSON Web Token signed by the hotel's site: HS256 only, for this property, valid for at most ten minutes
 * (RFC 7519, RFC 8725). Throws `identity_rejected`, without saying which check failed.
 */
export async function verifyIdentity(
  db: Db,
  secrets: Secrets,
  { propertyId, token, now }: { propertyId: string; token: string; now: Date },
): Promise<Identity> {
  for (const key of await readKeys(db, secrets, propertyId)) {
    const identity = await tryKey(key, propertyId, token, now);
    if (identity !== null) return identity;
  }
  throw new ServiceError('identity_rejected', 'The identity could not be verified; the guest stays anonymous');
}

async function tryKey(key: string, propertyId: string, token: string, now: Date): Promise<Identity | null> {
  const { errors, jwtVerify } = await import('jose'); // loaded with the first identity
  try {
    const { payload } = await jwtVerify(token, Buffer.from(key), {
      algorithms: ['HS256'],
      audience: propertyId,
      currentDate: now,
      clockTolerance: LEEWAY_SECONDS,
      maxTokenAge: VALID_SECONDS_MAX,
      requiredClaims: ['jti', 'iat', 'exp', 'aud'],
    });
    const claims = claimsShape.safeParse(payload);
    if (!claims.success || claims.data.exp - claims.data.iat > VALID_SECONDS_MAX) return null;
    const { jti, bookings, exp, lastName = null } = claims.data;
    const expiresAt = new Date((exp + LEEWAY_SECONDS) * 1_000).toISOString();
    return { tokenId: jti, bookings, lastName, expiresAt };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function readKeys(db: Db | Trx, secrets: Secrets, propertyId: string): Promise<string[]> {
  const sealed = await findIdentityKeys(db, propertyId);
  return sealed === null ? [] : keysShape.parse(JSON.parse(secrets.decrypt(PURPOSE, sealed, propertyId)));
}
