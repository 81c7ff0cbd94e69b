import { z } from 'zod';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { PmsError } from '../net/errors.ts';

/** The scope that integrations request with client credentials (used by independent public clients). */
const SCOPE = 'urn:opc:hgbu:ws:__myscopes__';

/**
 * The hotel's own codes in OPERA (its lists of values). What has no code is written into the reservation's comments.
 */
const codes = z.strictObject({
  /** Service request codes by department, with a `default`. */
  serviceRequests: z.partialRecord(z.enum([...DEPARTMENTS, 'default']), z.string()).default({}),
  /** OPERA's department codes. */
  departments: z.partialRecord(z.enum(DEPARTMENTS), z.string()).default({}),
  priorities: z.partialRecord(z.enum(['low', 'normal', 'high', 'urgent']), z.string()).default({}),
  /** The code for faults in a known room. */
  maintenance: z.string().optional(),
  /** Preference codes by topic. */
  preferences: z.record(z.string(), z.strictObject({ type: z.string(), value: z.string() })).default({}),
  /** The codes of rate plans that are special offers. */
  offers: z.array(z.string()).default([]),
  commentType: z.string().default('GEN'),
  /** The BCP 47 tag for each of OPERA's letters. */
  languages: z.record(z.string(), z.string()).default({ E: 'en', D: 'de', F: 'fr', S: 'es', I: 'it' }),
});
export type Codes = z.infer<typeof codes>;

export interface Settings {
  gateway: string;
  hotelId: string;
  appKey: string;
  clientId: string;
  clientSecret: string;
  /** Fields and headers of the token call. */
  login: { form: Record<string, string>; headers: Record<string, string> };
  /** The source of business events: the queue of an external system, or a stream for the chain; null: none. */
  events: { from: 'queue'; extSystemCode: string } | { from: 'stream'; chainCode: string } | null;
  cashierId: number | null;
  transactionCode: string | null;
  codes: Codes;
}

/** Reads the settings from the credentials. Throws `bad_settings` that says what is missing. */
export function readSettings(credentials: Readonly<Record<string, string>>): Settings {
  const requireField = (key: string, what: string): string => {
    const value = credentials[key]?.trim() ?? '';
    if (value === '') throw new PmsError('bad_settings', `OPERA Cloud needs ${what}`);
    return value;
  };
  const gateway = URL.parse(requireField('gatewayUrl', 'the gateway’s address'));
  if (gateway === null) throw new PmsError('bad_settings', 'The gateway’s address is not a URL');
  const isPassword = credentials['grantType'] === 'password';
  const form: Record<string, string> = isPassword
    ? {
        grant_type: 'password',
        username: requireField('username', 'the integration user’s name'),
        password: requireField('password', 'the integration user’s password'),
      }
    : { grant_type: 'client_credentials', scope: credentials['scope'] || SCOPE };
  const headers: Record<string, string> = isPassword
    ? {}
    : { enterpriseid: requireField('enterpriseId', 'the enterprise ID') };
  const cashier = credentials['cashierId']?.trim() ?? '';
  if (cashier !== '' && !/^\d+$/.test(cashier)) throw new PmsError('bad_settings', 'The cashier ID is a number');
  return {
    gateway: gateway.origin,
    hotelId: requireField('propertyId', 'the hotel code'),
    appKey: requireField('appKey', 'the application key'),
    clientId: requireField('clientId', 'the client ID'),
    clientSecret: requireField('clientSecret', 'the client secret'),
    login: { form, headers },
    events: readEvents(credentials, requireField),
    cashierId: cashier === '' ? null : Number(cashier),
    transactionCode: credentials['transactionCode']?.trim() || null,
    codes: readCodes(credentials['codes']?.trim() || '{}'),
  };
}

function readEvents(
  credentials: Readonly<Record<string, string>>,
  requireField: (key: string, what: string) => string,
): Settings['events'] {
  if (credentials['events'] === 'stream')
    return { from: 'stream', chainCode: requireField('enterpriseId', 'the enterprise ID') };
  const extSystemCode = credentials['extSystemCode']?.trim() ?? '';
  return extSystemCode === '' ? null : { from: 'queue', extSystemCode };
}

function readCodes(text: string): Codes {
  try {
    return codes.parse(JSON.parse(text));
  } catch (cause) {
    const where = cause instanceof z.ZodError ? ` (${cause.issues[0]?.path.join('.') || 'the whole'})` : '';
    throw new PmsError('bad_settings', `The codes are not as described${where}`, { cause });
  }
}
