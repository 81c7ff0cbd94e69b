import type { LanguageCode } from '../../../shared/language/languages.ts';

/** How a language speaks of times beyond what its pack lists. Alternatives are separated by `|`, N stands for a number. */
export interface SpokenTimes {
  /** What makes a bare hour a time: "at 7", "until seven". */
  at?: string;
  /** After the hour: "y media". */
  andHalf?: string;
  quarterPast?: string;
  quarterTo?: string;
  /** The quarter after the hour: "et quart", "menos cuarto". */
  andQuarter?: string;
  lessQuarter?: string;
  /** So many days from today: "in N days". */
  inDays?: string;
}

/** What is missing for a language it does not write, or nobody writes to a hotel. */
export const SPOKEN_TIMES: Partial<Record<LanguageCode, SpokenTimes>> = {
  en: {
    at: 'at|by|until|till|from|around|before|after|since',
    quarterPast: 'quarter past|a quarter past|quarter after',
    quarterTo: 'quarter to|a quarter to|quarter before',
    inDays: 'in N days|in N day|N days from now',
  },
  de: {
    at: 'um|bis|ab|gegen|vor|nach',
    quarterPast: 'viertel nach',
    quarterTo: 'viertel vor',
    inDays: 'in N tagen|in N tag',
  },
  nl: {
    at: 'om|tot|vanaf|rond',
    quarterPast: 'kwart over',
    quarterTo: 'kwart voor',
    inDays: 'over N dagen|over N dag',
  },
  sv: { at: 'kl|klockan', quarterPast: 'kvart över', quarterTo: 'kvart i', inDays: 'om N dagar|om N dag' },
  da: { at: 'kl|klokken', quarterPast: 'kvart over', quarterTo: 'kvart i', inDays: 'om N dage|om N dag' },
  nb: { at: 'kl|klokken', quarterPast: 'kvart over', quarterTo: 'kvart på', inDays: 'om N dager|om N dag' },
  is: { at: 'kl|klukkan', inDays: 'eftir N daga' },
  fr: {
    at: "jusqu'à|vers|avant|après",
    andHalf: 'et demie|et demi',
    andQuarter: 'et quart',
    lessQuarter: 'moins le quart|moins quart',
    inDays: 'dans N jours|dans N jour',
  },
  es: {
    at: 'a las|a la|hasta las|desde las|sobre las|antes de las|después de las',
    andHalf: 'y media',
    andQuarter: 'y cuarto',
    lessQuarter: 'menos cuarto',
    inDays: 'en N días|dentro de N días|en N dias|dentro de N dias',
  },
  it: {
    at: 'alle|alla|fino alle|dalle|verso le|prima delle|dopo le',
    andHalf: 'e mezza|e mezzo',
    andQuarter: 'e un quarto',
    lessQuarter: 'meno un quarto',
    inDays: 'tra N giorni|fra N giorni',
  },
  pt: {
    at: 'às|até às|a partir das|das|por volta das|antes das|depois das',
    andHalf: 'e meia',
    andQuarter: 'e um quarto|e quinze',
    lessQuarter: 'menos um quarto',
    inDays: 'em N dias|daqui a N dias|dentro de N dias',
  },
  ca: {
    at: 'a les|fins a les|cap a les',
    andHalf: 'i mitja',
    andQuarter: 'i quart',
    inDays: "d'aquí a N dies|en N dies",
  },
  ro: {
    at: 'la ora|la|până la',
    andHalf: 'și jumătate|si jumatate',
    andQuarter: 'și un sfert',
    inDays: 'peste N zile|în N zile',
  },
  pl: { at: 'o|do|od|około', quarterPast: 'kwadrans po', quarterTo: 'za kwadrans', inDays: 'za N dni|za N dzień' },
  cs: { at: 'v|ve|do|od|kolem', inDays: 'za N dny|za N dní|za N dni|za N den' },
  sk: { at: 'o|do|od|okolo', inDays: 'za N dni|za N dní|za N deň' },
  sl: { at: 'ob|do|od|okoli', inDays: 'čez N dni|čez N dneva|za N dni' },
  hr: { at: 'u|do|od|oko', andHalf: 'i pol|i po', inDays: 'za N dana|za N dan' },
  sr: { at: 'u|do|od|oko|у|до|од|око', andHalf: 'i po|и по', inDays: 'za N dana|за N дана|за N дан' },
  bg: { at: 'в|до|от|към', andHalf: 'и половина', inDays: 'след N дни|след N ден' },
  ru: { at: 'в|до|с|около|к', inDays: 'через N дня|через N дней|через N день' },
  uk: { at: 'о|об|до|з|близько', inDays: 'через N дні|через N днів|через N день' },
  fi: { at: 'klo|kello', inDays: 'N päivän päästä|N päivän kuluttua' },
  et: { at: 'kell|kella', inDays: 'N päeva pärast' },
  lv: { at: 'plkst|pulksten|līdz', inDays: 'pēc N dienām|pēc N dienas' },
  lt: { at: 'iki|nuo|apie', inDays: 'po N dienų|po N dienos' },
  tr: { at: 'saat', andHalf: 'buçuk', inDays: 'N gün sonra' },
  el: {
    at: 'στις|στη|μέχρι τις|από τις|γύρω στις',
    andHalf: 'και μισή',
    andQuarter: 'και τέταρτο',
    inDays: 'σε N μέρες|σε N ημέρες',
  },
  hu: { inDays: 'N nap múlva' },
  ar: {
    at: 'الساعة|الساعه',
    andHalf: 'ونصف|و نصف',
    andQuarter: 'والربع|و ربع',
    inDays: 'بعد N أيام|بعد N ايام|بعد N يوم',
  },
  fa: { at: 'ساعت', andHalf: 'و نیم', inDays: 'N روز دیگر|N روز بعد' },
  ur: { inDays: 'N دن بعد|N دن میں' },
  he: { at: 'בשעה|ב', andHalf: 'וחצי', inDays: 'בעוד N ימים|עוד N ימים' },
  hi: { inDays: 'N दिन बाद|N दिन में' },
  bn: { inDays: 'N দিন পর|N দিন পরে' },
  ka: { inDays: 'N დღეში|N დღის შემდეგ' },
  id: { at: 'jam|pukul|sampai jam', inDays: 'N hari lagi|dalam N hari' },
  ms: { at: 'pukul|jam', inDays: 'N hari lagi|dalam N hari' },
  fil: { at: 'alas|ng alas', inDays: 'sa loob ng N araw|N araw mula ngayon' },
  vi: { at: 'lúc|đến|từ', andHalf: 'rưỡi', inDays: 'N ngày nữa|sau N ngày' },
  ja: { inDays: 'N日後' },
  ko: { inDays: 'N일 후|N일 뒤|N일후' },
  th: { inDays: 'อีก N วัน|อีกN วัน|อีกNวัน' },
  'zh-Hans': { inDays: 'N天后|N天之后|N日后' },
  'zh-Hant': { inDays: 'N天後|N天之後|N日後' },
};
