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
  /** "Between 4 and 5". */
  between?: string;
  /** So many days from today: "in N days". */
  inDays?: string;
}

/** What is missing for a language it does not write, or nobody writes to a hotel. */
export const SPOKEN_TIMES: Partial<Record<string, SpokenTimes>> = {
  en: {
    between: 'between N and N',
    at: 'at|by|until|till|from|around|before|after|since',
    quarterPast: 'quarter past|a quarter past|quarter after',
    quarterTo: 'quarter to|a quarter to|quarter before',
    inDays: 'in N days|in N day|N days from now',
  },
  de: {
    between: 'zwischen N und N',
    at: 'um|bis|ab|gegen|vor|nach',
    quarterPast: 'viertel nach',
    quarterTo: 'viertel vor',
    inDays: 'in N tagen|in N tag',
  },
  nl: {
    between: 'tussen N en N',
    at: 'om|tot|vanaf|rond',
    quarterPast: 'kwart over',
    quarterTo: 'kwart voor',
    inDays: 'over N dagen|over N dag',
  },
  sv: {
    at: 'kl|klockan',
    quarterPast: 'kvart över',
    quarterTo: 'kvart i',
    inDays: 'om N dagar|om N dag',
    between: 'mellan N och N',
  },
  da: {
    at: 'kl|klokken',
    quarterPast: 'kvart over',
    quarterTo: 'kvart i',
    inDays: 'om N dage|om N dag',
    between: 'mellem N og N',
  },
  nb: {
    at: 'kl|klokken',
    quarterPast: 'kvart over',
    quarterTo: 'kvart på',
    inDays: 'om N dager|om N dag',
    between: 'mellom N og N',
  },
  is: { at: 'kl|klukkan', inDays: 'eftir N daga', between: 'milli N og N' },
  fr: {
    between: 'entre N et N',
    at: "jusqu'à|vers|avant|après",
    andHalf: 'et demie|et demi',
    andQuarter: 'et quart',
    lessQuarter: 'moins le quart|moins quart',
    inDays: 'dans N jours|dans N jour',
  },
  es: {
    between: 'entre las N y las N|entre la N y las N|entre N y N',
    at: 'a las|a la|hasta las|desde las|sobre las|antes de las|después de las',
    andHalf: 'y media',
    andQuarter: 'y cuarto',
    lessQuarter: 'menos cuarto',
    inDays: 'en N días|dentro de N días|en N dias|dentro de N dias',
  },
  it: {
    between: 'tra le N e le N|fra le N e le N|tra N e N',
    at: 'alle|alla|fino alle|dalle|verso le|prima delle|dopo le',
    andHalf: 'e mezza|e mezzo',
    andQuarter: 'e un quarto',
    lessQuarter: 'meno un quarto',
    inDays: 'tra N giorni|fra N giorni',
  },
  pt: {
    between: 'entre as N e as N|entre N e N',
    at: 'às|até às|a partir das|das|por volta das|antes das|depois das',
    andHalf: 'e meia',
    andQuarter: 'e um quarto|e quinze',
    lessQuarter: 'menos um quarto',
    inDays: 'em N dias|daqui a N dias|dentro de N dias',
  },
  ca: {
    between: 'entre les N i les N|entre N i N',
    at: 'a les|fins a les|cap a les',
    andHalf: 'i mitja',
    andQuarter: 'i quart',
    inDays: "d'aquí a N dies|en N dies",
  },
  ro: {
    between: 'între N și N|între orele N și N|intre N si N',
    at: 'la ora|la|până la',
    andHalf: 'și jumătate|si jumatate',
    andQuarter: 'și un sfert',
    inDays: 'peste N zile|în N zile',
  },
  pl: {
    at: 'o|do|od|około',
    quarterPast: 'kwadrans po',
    quarterTo: 'za kwadrans',
    inDays: 'za N dni|za N dzień',
    between: 'między N a N|pomiędzy N a N',
  },
  cs: { at: 'v|ve|do|od|kolem', inDays: 'za N dny|za N dní|za N dni|za N den', between: 'mezi N a N' },
  sk: { at: 'o|do|od|okolo', inDays: 'za N dni|za N dní|za N deň', between: 'medzi N a N' },
  sl: { at: 'ob|do|od|okoli', inDays: 'čez N dni|čez N dneva|za N dni', between: 'med N in N' },
  hr: { at: 'u|do|od|oko', andHalf: 'i pol|i po', inDays: 'za N dana|za N dan', between: 'između N i N' },
  sr: {
    at: 'u|do|od|oko|у|до|од|око',
    andHalf: 'i po|и по',
    inDays: 'za N dana|за N дана|за N дан',
    between: 'između N i N|између N и N',
  },
  bg: { at: 'в|до|от|към', andHalf: 'и половина', inDays: 'след N дни|след N ден', between: 'между N и N' },
  ru: { at: 'в|до|с|около|к', inDays: 'через N дня|через N дней|через N день', between: 'между N и N' },
  uk: {
    at: 'о|об|до|з|близько',
    inDays: 'через N дні|через N днів|через N день',
    between: 'між N та N|між N і N',
  },
  fi: { at: 'klo|kello', inDays: 'N päivän päästä|N päivän kuluttua', between: 'N ja N välillä' },
  et: { at: 'kell|kella', inDays: 'N päeva pärast', between: 'N ja N vahel' },
  lv: { at: 'plkst|pulksten|līdz', inDays: 'pēc N dienām|pēc N dienas', between: 'starp N un N' },
  lt: { at: 'iki|nuo|apie', inDays: 'po N dienų|po N dienos', between: 'tarp N ir N' },
  tr: { at: 'saat', andHalf: 'buçuk', inDays: 'N gün sonra', between: 'N ile N arasında|N ile N arası' },
  el: {
    between: 'μεταξύ N και N|ανάμεσα στις N και N',
    at: 'στις|στη|μέχρι τις|από τις|γύρω στις',
    andHalf: 'και μισή',
    andQuarter: 'και τέταρτο',
    inDays: 'σε N μέρες|σε N ημέρες',
  },
  hu: { inDays: 'N nap múlva', between: 'N és N között' },
  ar: {
    between: 'بين N و N|بين الساعة N و N|بين N وN',
    at: 'الساعة|الساعه',
    andHalf: 'ونصف|و نصف',
    andQuarter: 'والربع|و ربع',
    inDays: 'بعد N أيام|بعد N ايام|بعد N يوم',
  },
  fa: { at: 'ساعت', andHalf: 'و نیم', inDays: 'N روز دیگر|N روز بعد', between: 'بین N و N|بین ساعت N و N|بین N تا N' },
  ur: { inDays: 'N دن بعد|N دن میں', between: 'N اور N کے درمیان' },
  he: { at: 'בשעה|ב', andHalf: 'וחצי', inDays: 'בעוד N ימים|עוד N ימים', between: 'בין N ל-N|בין N לN|בין N ל N' },
  hi: { inDays: 'N दिन बाद|N दिन में', between: 'N और N के बीच|N से N के बीच' },
  bn: { inDays: 'N দিন পর|N দিন পরে', between: 'N থেকে N এর মধ্যে|N ও N এর মধ্যে' },
  ka: { inDays: 'N დღეში|N დღის შემდეგ', between: 'N-სა და N-ს შორის|N და N შორის' },
  id: {
    at: 'jam|pukul|sampai jam',
    inDays: 'N hari lagi|dalam N hari',
    between: 'antara jam N dan N|antara N dan N|antara pukul N dan N',
  },
  ms: {
    at: 'pukul|jam',
    inDays: 'N hari lagi|dalam N hari',
    between: 'antara pukul N dan N|antara N dan N|antara pukul N hingga N',
  },
  fil: {
    at: 'alas|ng alas',
    inDays: 'sa loob ng N araw|N araw mula ngayon',
    between: 'sa pagitan ng N at N|sa pagitan ng alas-N at alas-N',
  },
  vi: {
    at: 'lúc|đến|từ',
    andHalf: 'rưỡi',
    inDays: 'N ngày nữa|sau N ngày',
    between: 'giữa N và N|khoảng N đến N',
  },
  ja: { inDays: 'N日後' },
  ko: { inDays: 'N일 후|N일 뒤|N일후' },
  th: { inDays: 'อีก N วัน|อีกN วัน|อีกNวัน' },
  'zh-Hans': { inDays: 'N天后|N天之后|N日后' },
  'zh-Hant': { inDays: 'N天後|N天之後|N日後' },
};
