import { z } from 'zod';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { PmsError } from '../net/errors.ts';

/** The literal that integrations ask for with client credentials (independent public clients agree on it). */
const SCOPE = 'urn:opc:hgbu:ws:__myscopes__';

/**
 * Codes are each hotel's own in OPERA (its lists of values): what stands for what is the hotel's to say. What is left out
 * goes into the reservation's comments instead.
 */
const codes = z.strictObject({
  /** Service request codes by department, and `default`. */
  serviceRequests: z.partialRecord(z.enum([...DEPARTMENTS, 'default']), z.string()).default({}),
  /** OPERA's department codes. */
  departments: z.partialRecord(z.enum(DEPARTMENTS), z.string()).default({}),
  priorities: z.partialRecord(z.enum(['low', 'normal', 'high', 'urgent']), z.string()).default({}),
  /** What faults in a known room are reported as. */
  maintenance: z.string().optional(),
  /** By the topic of what was learned. */
  preferences: z.record(z.string(), z.strictObject({ type: z.string(), value: z.string() })).default({}),
  /** Rate plans that are special offers. */
  offers: z.array(z.string()).default([]),
  commentType: z.string().default('GEN'),
  /** BCP 47 by OPERA's letters. */
  languages: z.record(z.string(), z.string()).default({ E: 'en', D: 'de', F: 'fr', S: 'es', I: 'it' }),
});
export type Codes = z.infer<typeof codes>;

export interface Settings {
  gateway: string;
  hotelId: string;
  appKey: string;
  clientId: string;
  clientSecret: string;
  /** The token call's own fields and headers. */
  login: { form: Record<string, string>; headers: Record<string, string> };
  /** Where business events come from: the queue of an external system, or a stream for the chain. */
  events: { from: 'queue'; extSystemCode: string } | { from: 'stream'; chainCode: string } | null;
  cashierId: number | null;
  transactionCode: string | null;
  codes: Codes;
}

/** Credentials as settings. Throws `bad_settings` that says what is missing. */
export function readSettings(given: Readonly<Record<string, string>>): Settings {
  const need = (key: string, what: string): string => {
    const value = given[key]?.trim() ?? '';
    if (value === '') throw new PmsError('bad_settings', `OPERA Cloud needs ${what}`);
    return value;
  };
  const gateway = URL.parse(need('gatewayUrl', 'the gateway’s address'));
  if (gateway === null) throw new PmsError('bad_settings', 'The gateway’s address is not a URL');
  const isPassword = given['grantType'] === 'password';
  const form: Record<string, string> = isPassword
    ? {
        grant_type: 'password',
        username: need('username', 'the integration user’s name'),
        password: need('password', 'the integration user’s password'),
      }
    : { grant_type: 'client_credentials', scope: given['scope'] || SCOPE };
  const headers: Record<string, string> = isPassword ? {} : { enterpriseid: need('enterpriseId', 'the enterprise ID') };
  const cashier = given['cashierId']?.trim() ?? '';
  if (cashier !== '' && !/^\d+$/.test(cashier)) throw new PmsError('bad_settings', 'The cashier ID is a number');
  return {
    gateway: gateway.origin,
    hotelId: need('propertyId', 'the hotel code'),
    appKey: need('appKey', 'the application key'),
    clientId: need('clientId', 'the client ID'),
    clientSecret: need('clientSecret', 'the client secret'),
    login: { form, headers },
    events: readEvents(given, need),
    cashierId: cashier === '' ? null : Number(cashier),
    transactionCode: given['transactionCode']?.trim() || null,
    codes: readCodes(given['codes']?.trim() || '{}'),
  };
}

function readEvents(
  given: Readonly<Record<string, string>>,
  need: (key: string, what: string) => string,
): Settings['events'] {
  if (given['events'] === 'stream') return { from: 'stream', chainCode: need('enterpriseId', 'the enterprise ID') };
  const extSystemCode = given['extSystemCode']?.trim() ?? '';
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
