import { z } from 'zod';
import { text } from '../common.ts';

/** Asks for the password again some time after sign-in, so that an unattended desk does not give the account away. */
export const confirmBody = z.strictObject({
  password: z
    .string()
    .min(1)
    .max(256)
    .optional()
    .describe('The password; needed if you signed in more than 10 minutes ago'),
});
export const removeTotpBody = z.strictObject({ password: z.string().min(1).max(256) });
export const codeBody = z.strictObject({ code: z.string().min(1).max(32) });

const recoveryCodes = z
  .array(z.string())
  .describe('The recovery codes, returned once; each replaces a second factor once');

export const totpAnswer = z.strictObject({
  secret: z.string().describe('The secret in Base32, to type into the app'),
  otpauth: z.string().describe('The secret as an otpauth address, to be shown as a QR code'),
  recoveryCodes,
});
export const recoveryCodesAnswer = z.strictObject({ recoveryCodes });

const base64url = (charactersMax: number) =>
  z
    .string()
    .min(1)
    .max(charactersMax)
    .regex(/^[\w-]+$/, { error: 'base64url, as the browser gives it' });

/** WebAuthn options; passed to the browser unchanged. */
export const passkeyOptionsAnswer = z.looseObject({ challenge: z.string() });

/** A new passkey from the browser; fields that are not needed are ignored. */
export const passkeyBody = z.strictObject({
  name: text(100).optional(),
  response: z.looseObject({
    id: base64url(1_366),
    type: z.enum(['public-key']),
    response: z.looseObject({
      clientDataJSON: base64url(8_192),
      attestationObject: base64url(65_536),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  }),
});

/** A signature of a passkey from the browser. */
export const passkeyLoginBody = z.strictObject({
  response: z.looseObject({
    id: base64url(1_366),
    type: z.enum(['public-key']),
    response: z.looseObject({
      clientDataJSON: base64url(8_192),
      authenticatorData: base64url(8_192),
      signature: base64url(8_192),
      userHandle: base64url(128).nullable().optional(),
    }),
  }),
});

export const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().describe('The time of last use; null: never used'),
});
export const passkeyAnswer = passkey.extend({
  recoveryCodes: recoveryCodes
    .optional()
    .describe('The recovery codes; only returned with the first second factor, once'),
});

export const factorsAnswer = z.strictObject({
  totp: z.boolean().describe('Whether an authenticator app is set up'),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  passkeysPossible: z
    .boolean()
    .describe('Whether passkeys can be used here: browsers need a host name, and https or localhost'),
});
