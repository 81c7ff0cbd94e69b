import { Secret, TOTP } from 'otpauth';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Totp } from '../store/account/second-factors.ts';

/** Settings that every authenticator app supports: 6 digits, SHA-1, 30 s (RFC 6238, and Google's key URI format). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Telephones' clocks may be off, so the codes of the steps before and after count too. */
const STEPS_OFF_MAX = 1;
const ISSUER = 'ServiceChat';

/** A new secret in base32, and as the URI that apps read from a QR code. */
export function newTotp(email: string): { secret: string; otpauth: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, otpauth: generator(secret, email).toString() };
}

export function sealTotp(secrets: Secrets, userId: string, secret: string): string {
  return secrets.encrypt('totp', secret, userId);
}

/** The time step of a code; null if the code is wrong or expired. */
export function findTotpStep(secrets: Secrets, { userId, secret }: Totp, code: string, now: Date): number | null {
  const plain = Secret.fromBase32(secrets.decrypt('totp', secret, userId));
  const off = generator(plain, '').validate({ token: code, timestamp: +now, window: STEPS_OFF_MAX });
  return off === null ? null : Math.floor(+now / 1_000 / PERIOD_SECONDS) + off;
}

function generator(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });
}
