/** The data derived from a property's address. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA time zone; null if the country has several and the address names no city of one. */
  timezone: string | null;
  /** ISO 4217. */
  currency: string;
}

/**
 * Currencies by country (ISO 4217, list one, November 2026; Bulgaria has the euro since January 2026). Countries not
 * listed are not guessed.
 */
const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK',
  USD: 'US PR EC SV PA GU VI TC VG PW FM MH',
  GBP: 'GB JE GG IM',
  AUD: 'AU',
  CHF: 'CH LI',
  XOF: 'SN CI BJ BF ML NE TG GW',
  XAF: 'CM GA CG TD CF GQ',
  XPF: 'PF NC',
  XCD: 'AG DM GD KN LC VC AI',
  AED: 'AE',
  ALL: 'AL',
  AMD: 'AM',
  ARS: 'AR',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: 'BT',
  BWP: 'BW',
  BZD: 'BZ',
  CAD: 'CA',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ETB: 'ET',
  FJD: 'FJ',
  GEL: 'GE',
  GHS: 'GH',
  GTQ: 'GT',
  HKD: 'HK',
  HNL: 'HN',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: 'KH',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  MAD: 'MA',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MUR: 'MU',
  MVR: 'MV',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: 'NA',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'NO',
  NPR: 'NP',
  NZD: 'NZ',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SCR: 'SC',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TND: 'TN',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  UYU: 'UY',
  UZS: 'UZ',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  ZAR: 'ZA',
  ZMW: 'ZM',
};

/** The time zone of nearly all inhabitants, for countries with several zones. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
};

/** Common short names of countries. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'u.s.a.': 'US',
  'united states of america': 'US',
  usa: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
};

/**
 * Derives country, currency and time zone from an address. The last country name in one of these languages counts. Null if
 * the address names no country, because a street alone can be anywhere.
 */
export function guessPlace(address: string, languages: readonly string[]): Place | null {
  const parts = address.split(/[,،、\n]/).map(plain);
  // "Jordan Street 4, Berlin" is not in Jordan: the country is in the last part, beside a postcode at most.
  const words = ` ${parts.findLast((part) => /\p{L}/u.test(part)) ?? ''} `;
  let found: { country: string; end: number } | null = null;
  for (const [name, country] of namesIn(languages)) {
    const at = words.lastIndexOf(` ${name} `);
    const end = at === -1 ? -1 : at + name.length;
    // The last name counts; of two that end at the same position the longer one: "South Korea", "Northern Ireland".
    if (end > (found?.end ?? -1)) found = { country, end };
  }
  const currency = found === null ? undefined : currencyOf(found.country);
  return found === null || currency === undefined
    ? null
    : { country: found.country, timezone: zoneOf(found.country, ` ${plain(address)} `), currency };
}

/** Country names, the longest first. */
function namesIn(languages: readonly string[]): [name: string, country: string][] {
  const names = new Map(Object.entries(SHORT_NAMES).map(([name, country]) => [plain(name), country]));
  const countries = Object.values(CURRENCIES).flatMap((codes) => codes.split(' '));
  for (const language of languages) {
    const called = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const country of countries) {
      const name = plain(called.of(country) ?? '');
      if (name !== '') names.set(name, country);
    }
  }
  return [...names].toSorted(([a], [b]) => b.length - a.length);
}

function currencyOf(country: string): string | undefined {
  return Object.entries(CURRENCIES).find(([, codes]) => codes.split(' ').includes(country))?.[0];
}

/** Browsers know a country's time zones; without that knowledge the zone stays open. */
function zoneOf(country: string, words: string): string | null {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  });
  const zones = locale.getTimeZones?.() ?? [];
  const cityOf = (zone: string) => plain(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  const namedZone = zones.find((zone) => words.includes(` ${cityOf(zone)} `));
  const main = MAIN_ZONES[country];
  return namedZone ?? (zones.length === 1 ? (zones[0] ?? null) : (main ?? null));
}

/** Lower case without diacritics, words separated by one space. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
