/** Emergency services. */
export type EmergencyService = 'police' | 'medical' | 'fire';

/** The number of each service; in most countries one for all. */
export type EmergencyNumbers = Record<EmergencyService, string>;

/**
 * Emergency numbers by time zone, which identifies the country more reliably than an address: the number of the police,
 * and those of the ambulance and the fire brigade if they differ. The default is 112: mobile networks everywhere connect
 * it (3GPP TS 22.101, 10.1.1; ITU-T E.161.1 recommends 112 or 911). Sources of the others: Singapore 999/995 scdf.gov.sg
 * (SCDF Emergency Medical Services; fire too); Thailand 191/1669 (fire 199) samuitimes.com and thailandsimple.com; Vietnam
 * 113/115 (fire 114) UK FCDO advice as quoted by vietnamteachingjobs.com; China 110/120 (fire 119) chinatravelservice.com
 * and gochinaroute.com; Japan 110/119 pref.ibaraki.jp, city.odate.lg.jp; South Korea 112/119 citiesinsider.com; Taiwan
 * 110/119 fdkc.kcg.gov.tw, intotaiwan.com; Brazil 190/192 (fire 193) trekmedics.org, mdbf.com.br; Chile 133/131 (fire 132)
 * expat.cl; United Arab Emirates 999 gulfnews.com (Dubai Police) and 998 docslib.org (Riskline), its fire brigade's not
 * found. The same number for all services: Malaysia 999 nst.com.my (MERS 999), Qatar 999 wgoqatar.com, Saudi Arabia 911
 * zawya.com, Argentina 911 emergencias911.mseg.gba.gov.ar. The numbers were read on these sites and not confirmed by the
 * authorities, so properties should set their own.
 */
const BY_ZONE: [zones: RegExp, police: string, medical?: string, fire?: string][] = [
  [/^America\/(?:Argentina|Buenos_Aires)/, '911'],
  [
    /^America\/(?:Sao_Paulo|Bahia|Belem|Fortaleza|Manaus|Recife|Cuiaba|Campo_Grande|Maceio|Araguaina|Porto_Velho|Boa_Vista|Rio_Branco|Santarem|Noronha)/,
    '190',
    '192',
    '193',
  ],
  [/^(?:America\/(?:Santiago|Punta_Arenas|Coyhaique)|Pacific\/Easter)/, '133', '131', '132'],
  [/^America\/Bogota/, '123'],
  [/^(?:America|US|Canada)\//, '911'],
  [/^(?:Pacific\/Honolulu|Asia\/Manila)/, '911'],
  [/^(?:Australia\/)/, '000'],
  [/^Pacific\/Auckland/, '111'],
  [/^Asia\/Tokyo/, '110', '119', '119'],
  [/^Asia\/Seoul/, '112', '119', '119'],
  [/^Asia\/(?:Shanghai|Urumqi)/, '110', '120', '119'],
  [/^Asia\/Singapore/, '999', '995', '995'],
  [/^Asia\/(?:Hong_Kong|Macau|Kuala_Lumpur|Kuching)/, '999'],
  [/^Asia\/Taipei/, '110', '119', '119'],
  [/^Asia\/Bangkok/, '191', '1669', '199'],
  [/^Asia\/(?:Ho_Chi_Minh|Saigon)/, '113', '115', '114'],
  [/^Asia\/Dubai/, '999', '998'],
  [/^Asia\/(?:Bahrain|Qatar)/, '999'],
  [/^Asia\/Riyadh/, '911'],
  [/^Europe\/London/, '999'],
];

/** Default emergency numbers by time zone, for properties that set none. */
export function emergencyNumbersIn(timezone: string): EmergencyNumbers {
  const [, police, medical, fire] = BY_ZONE.find(([zones]) => zones.test(timezone)) ?? [null, '112'];
  return { police, medical: medical ?? police, fire: fire ?? police };
}

/** The property's own number is used for every service; if empty, the country's. */
export function chooseEmergencyNumbers(own: string, timezone: string): EmergencyNumbers {
  return own === '' ? emergencyNumbersIn(timezone) : { police: own, medical: own, fire: own };
}
