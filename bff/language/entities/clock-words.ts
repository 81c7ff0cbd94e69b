/** How a language tells the quarters and halves of its hours. */
export interface ClockWords {
  /** One to twelve as they stand in these, where they are not the pack's numbers; forms of one hour separated by `/`. */
  hours?: string;
  /**
   * By the minutes they add to the hour: "quarter past H" 15, "halb H" -30, "čtvrt na H" -45. H is any hour, C one of
   * `hours`, N one in digits.
   */
  at: Readonly<Record<number, string>>;
}

/** Languages not here tell such times by what their packs and `SPOKEN_TIMES` hold. */
export const CLOCK_WORDS: Partial<Record<string, ClockWords>> = {
  en: {
    at: {
      5: 'five past H, 5 past H',
      10: 'ten past H, 10 past H',
      20: 'twenty past H, 20 past H',
      [-20]: 'twenty to H',
      [-10]: 'ten to H',
      30: 'H thirty',
    },
  },
  de: {
    at: {
      [-15]: 'dreiviertel H, drei viertel H',
      [-45]: 'viertel H',
      15: 'viertel nach H',
      5: 'fünf nach H, 5 nach H',
      10: 'zehn nach H, 10 nach H',
      20: 'zwanzig nach H, 20 nach H',
      [-5]: 'fünf vor H, 5 vor H',
      [-10]: 'zehn vor H, 10 vor H',
      [-20]: 'zwanzig vor H, 20 vor H',
      30: 'H uhr dreißig',
    },
  },
  nl: { at: { 10: 'tien over H, 10 over H' } },
  sv: { at: { 15: 'kvart över H', [-15]: 'kvart i H' } },
  da: { at: { 15: 'kvart over H, et kvarter over H', [-15]: 'kvart i H, et kvarter i H' } },
  nb: { at: { 15: 'kvart over H', [-15]: 'kvart på H' } },
  is: { at: { 15: 'korter yfir H, kortér yfir H', [-15]: 'korter í H, kortér í H' } },
  es: { at: { 20: 'H y veinte', 10: 'H y diez', [-10]: 'H menos diez', [-20]: 'H menos veinte' } },
  it: { at: { 20: 'H e venti', 10: 'H e dieci', [-20]: 'H meno venti', [-10]: 'H meno dieci' } },
  fr: { at: { 20: 'H heures vingt, H h vingt', 10: 'H heures dix', 30: 'H heures trente' } },
  pt: {
    at: {
      [-15]: 'um quarto para as H, quinze para as H, um quarto para a H, quinze para a H',
      20: 'H e vinte',
      10: 'H e dez',
    },
  },
  ca: {
    at: {
      [-45]: 'un quart de H, 1 quart de H',
      [-30]: 'dos quarts de H, 2 quarts de H',
      [-15]: 'tres quarts de H, 3 quarts de H',
    },
  },
  ro: { at: { [-15]: 'H fără un sfert, H fara un sfert', 30: 'H treizeci' } },
  pl: {
    hours:
      'pierwszej/pierwsza, drugiej/druga, trzeciej/trzecia, czwartej/czwarta, piątej/piąta, szóstej/szósta, siódmej/siódma, ósmej/ósma, dziewiątej/dziewiąta, dziesiątej/dziesiąta, jedenastej/jedenasta, dwunastej/dwunasta',
    at: {
      15: 'kwadrans po H, H piętnaście',
      [-15]: 'za kwadrans H, kwadrans do H',
      [-30]: 'wpół do H, w pół do H',
      30: 'o H trzydzieści, H trzydzieści',
      0: 'o C, o godzinie C, przed C',
    },
  },
  cs: {
    hours:
      'jedné/jednu, druhé/dvě, třetí/tři, čtvrté/čtyři, páté/pět, šesté/šest, sedmé/sedm, osmé/osm, deváté/devět, desáté/deset, jedenácté/jedenáct, dvanácté/dvanáct',
    at: {
      [-45]: 'čtvrt na H',
      [-15]: 'tři čtvrtě na H, třičtvrtě na H, tři čtvrti na H',
      [-30]: 'půl H',
      30: 'H hodin třicet, H třicet',
    },
  },
  sk: {
    hours:
      'jednej/jednu, druhej/dve, tretej/tri, štvrtej/štyri, piatej/päť, šiestej/šesť, siedmej/sedem, ôsmej/osem, deviatej/deväť, desiatej/desať, jedenástej/jedenásť, dvanástej/dvanásť',
    at: { [-45]: 'štvrť na H', [-15]: 'tri štvrte na H, trištvrte na H', [-30]: 'pol H', 0: 'o C' },
  },
  sl: {
    hours:
      'enih/eno/ena, dveh/dve, treh/tri, štirih/štiri, petih/pet, šestih/šest, sedmih/sedem, osmih/osem, devetih/devet, desetih/deset, enajstih/enajst, dvanajstih/dvanajst',
    at: { 15: 'četrt čez H', [-15]: 'petnajst do H, četrt do H, tričetrt na H, tri četrt na H', [-30]: 'pol H' },
  },
  hr: { at: { [-15]: 'petnaest do H, četvrt do H', 15: 'H i petnaest, H i četvrt', 30: 'H i trideset' } },
  sr: {
    at: {
      [-15]: 'petnaest do H, петнаест до H',
      15: 'H i petnaest, H и петнаест',
      30: 'H i trideset, H и тридесет',
    },
  },
  bg: {
    at: { [-15]: 'H без петнайсет, H без петнадесет, H без 15', 15: 'H и петнайсет, H и петнадесет, H и четвърт' },
  },
  ru: {
    hours:
      'первого/час, второго/два, третьего/три, четвёртого/четвертого/четыре, пятого/пять, шестого/шесть, седьмого/семь, восьмого/восемь, девятого/девять, десятого/десять, одиннадцатого/одиннадцать, двенадцатого/двенадцать',
    at: {
      [-30]: 'половина H, половине H, половину H, полH, пол H',
      [-45]: 'четверть H, в четверть H',
      [-15]: 'без четверти H, без пятнадцати H',
      30: 'H тридцать',
    },
  },
  uk: {
    hours:
      'першу/перша/першої/першій, другу/друга/другої/другій, третю/третя/третьої/третій, четверту/четверта/четвертої/четвертій, п’яту/п’ята/п’ятої/п’ятій, шосту/шоста/шостої/шостій, сьому/сьома/сьомої/сьомій, восьму/восьма/восьмої/восьмій, дев’яту/дев’ята/дев’ятої/дев’ятій, десяту/десята/десятої/десятій, одинадцяту/одинадцята/одинадцятої/одинадцятій, дванадцяту/дванадцята/дванадцятої/дванадцятій',
    at: {
      [-30]: 'пів на H, половина H, пів H',
      [-45]: 'чверть на H',
      [-15]: 'за чверть H, чверть до H',
      15: 'чверть по H',
      30: 'H тридцять',
      0: 'о C',
    },
  },
  fi: {
    at: {
      15: 'varttia yli H, vartin yli H, vartti yli H',
      [-15]: 'varttia vaille H, vartin vaille H, vartti vaille H',
    },
  },
  et: { at: { [-45]: 'veerand H', [-15]: 'kolmveerand H' } },
  lv: {
    hours:
      'vieniem/vienos, diviem/divos, trijiem/trijos, četriem/četros, pieciem/piecos, sešiem/sešos, septiņiem/septiņos, astoņiem/astoņos, deviņiem/deviņos, desmitiem/desmitos, vienpadsmitiem/vienpadsmitos, divpadsmitiem/divpadsmitos',
    at: { [-30]: 'pusH, pus H', 15: 'ceturksnis pāri H', [-15]: 'bez ceturkšņa H' },
  },
  lt: {
    hours:
      'pirmos/pirmą/viena, antros/antrą/dvi, trečios/trečią/trys, ketvirtos/ketvirtą/keturios, penkių/penktą/penkios, šešių/šeštą/šešios, septynių/septintą/septynios, aštuonių/aštuntą/aštuonios, devynių/devintą/devynios, dešimties/dešimtą/dešimt, vienuoliktos/vienuoliktą/vienuolika, dvyliktos/dvyliktą/dvylika',
    at: { [-30]: 'pusė H, pusę H', 15: 'ketvirtis po H', [-15]: 'be penkiolikos H, be ketvirčio H' },
  },
  hu: { at: { [-45]: 'negyed H, negyed Hkor', [-15]: 'háromnegyed H, háromnegyed Hkor' } },
  el: { at: { [-15]: 'H παρά τέταρτο', 15: 'H και τέταρτο' } },
  tr: {
    hours:
      'biri/bire, ikiyi/ikiye, üçü/üçe, dördü/dörde, beşi/beşe, altıyı/altıya, yediyi/yediye, sekizi/sekize, dokuzu/dokuza, onu/ona, on biri/on bire, on ikiyi/on ikiye',
    at: {
      15: "H çeyrek geçe, H['’]?y?[iıuü] çeyrek geçe, H çeyrek geçiyor",
      [-15]: "H çeyrek kala, H['’]?y?[ea] çeyrek kala, H çeyrek var, H['’]?y?[ea] çeyrek var",
      30: 'H buçukta, H buçuğa',
      0: 'saat N[dt][ea], N[dt][ea]',
    },
  },
  ar: {
    at: {
      30: 'H والنصف, H و النصف, H والنص',
      15: 'H والربع, H و الربع, H وربع',
      [-15]: 'H إلا ربع, H إلا الربع, H الا ربع, H الا الربع',
    },
  },
  fa: { at: { 15: 'H و ربع', [-15]: 'یک ربع به H, یه ربع به H, ربع به H' } },
  ur: { at: { 15: 'سوا H بجے', [-15]: 'پونے H بجے' } },
  he: {
    hours: 'לאחת, לשתיים, לשלוש, לארבע, לחמש, לשש, לשבע, לשמונה, לתשע, לעשר, לאחת עשרה, לשתים עשרה/לשתיים עשרה',
    at: { 15: 'H ורבע', [-15]: 'רבע H' },
  },
  hi: { at: { 15: 'सवा H बजे', [-15]: 'पौने H बजे' } },
  bn: { at: { 15: 'সোয়া H টায়, সোয়া Hটায়, সোয়া Hটা', [-15]: 'পৌনে H টায়, পৌনে Hটায়, পৌনে Hটা' } },
  ka: {
    hours: 'პირველის, ორის, სამის, ოთხის, ხუთის, ექვსის, შვიდის, რვის, ცხრის, ათის, თერთმეტის, თორმეტის',
    at: { [-30]: 'H ნახევარი, H ნახევარზე', [-45]: 'H თხუთმეტი წუთი' },
  },
  id: {
    at: {
      15: 'jam H lewat seperempat, pukul H lewat seperempat, jam H lewat 15',
      [-15]: 'jam H kurang seperempat, pukul H kurang seperempat, jam H kurang 15',
    },
  },
  ms: { at: { 30: 'pukul H setengah', 15: 'pukul H suku' } },
  fil: {
    hours: 'ala una/una, dos, tres, kwatro, singko, sais, siyete, otso, nuwebe, diyes, onse, dose',
    at: { 30: 'alas H y medya, alas-H y medya, H y medya', 15: 'alas H y kwarto, H y kwarto', 0: 'alas-C, alas C' },
  },
  vi: { at: { [-15]: 'H giờ kém 15, H giờ kém mười lăm' } },
  ja: { at: { [-15]: 'H時15分前' } },
  ko: { at: { [-15]: 'H시 15분 전' } },
  'zh-Hans': {
    hours: '一, 二/两/兩, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二',
    at: { 15: 'H点一刻, H点1刻', 45: 'H点三刻', [-15]: '差一刻H点' },
  },
  'zh-Hant': {
    hours: '一, 二/两/兩, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二',
    at: { 15: 'H點一刻, H點1刻', 45: 'H點三刻', [-15]: '差一刻H點' },
  },
};
