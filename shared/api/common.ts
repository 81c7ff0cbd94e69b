import { z } from 'zod';

/** Fields shared by several bodies. Requests are strict: an unknown field is an error. */

const MAILBOXES_MAX = 10;

const invalid = (detail: string) => ({ error: detail, params: { code: 'invalid_format' } });

/** A text that is not only white space. */
export function text(charactersMax: number) {
  return z
    .string()
    .min(1)
    .max(charactersMax)
    .refine((value) => value.trim() !== '', {
      error: 'White space alone is not a text',
      params: { code: 'too_short' },
      when: ({ value }) => typeof value === 'string' && value !== '',
    });
}

/** An id in a body. The route checks that it exists. */
export const idField = z.string().min(1).max(64);

export const emailField = z.email({ error: 'An e-mail address such as desk@hotel.example' }).min(1).max(254);

export const phoneField = z
  .string()
  .min(1)
  .max(16)
  .regex(/^\+[1-9]\d{6,14}$/, { error: 'A number in international format (E.164), such as +4983825501' });

export const passwordField = z.string().min(12).max(256);

/** A BCP 47 tag. */
export const languageField = z
  .string()
  .min(2)
  .max(35)
  .refine(isLanguageTag, invalid('A BCP 47 language tag such as en, de or pt-BR'));

/** An IANA time zone. */
export const timezoneField = z
  .string()
  .min(1)
  .max(64)
  .refine(isTimezone, invalid('An IANA time zone such as Europe/Berlin'));

/** An ISO 4217 code. */
export const currencyField = z
  .string()
  .max(3)
  .regex(/^[A-Z]{3}$/, { error: 'A currency such as EUR' });

/** Money as a decimal text with its currency. */
export const moneyField = z.strictObject({
  amount: z
    .string()
    .min(1)
    .max(15)
    .regex(/^\d{1,9}(\.\d{1,3})?$/, { error: 'A decimal such as 45.00' }),
  currency: currencyField,
});

/** `YYYY-MM-DD`, an existing day. */
export const dateField = z.iso.date({ error: 'A date such as 2026-12-24' }).max(10);

export const instantField = z.iso
  .datetime({ precision: 3, error: 'A UTC instant such as 2026-11-20T14:05:00.000Z' })
  .max(24);

/** A web origin: scheme, host and port only. */
export const originField = z
  .string()
  .min(1)
  .max(253)
  .refine(isOrigin, invalid('A web origin such as https://www.hotel.example, without a path'));

/** A list without duplicates. */
export function distinct<T extends z.ZodType<string>>(item: T, countMin: number, countMax: number) {
  return z
    .array(item)
    .min(countMin)
    .max(countMax)
    .refine((items) => new Set(items).size === items.length, {
      error: 'Each entry once',
      params: { code: 'duplicate' },
    });
}

/** Additional e-mail recipients besides staff. */
export const mailboxes = distinct(emailField, 0, MAILBOXES_MAX);

/** A page of a list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** Query parameters of every list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().min(1).max(512).optional(),
};

/** RFC 9457 problem details, the body of every error. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z
    .array(
      z.strictObject({
        pointer: z.string(),
        parameter: z.string().optional(),
        code: z.string(),
        detail: z.string(),
      }),
    )
    .optional(),
});
export type Problem = z.infer<typeof problem>;

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

function isTimezone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return !/^[+-]/.test(value); // an offset is not a zone, because it has no daylight saving time
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
