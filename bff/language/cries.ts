import { fold, splitWords } from './fold.ts';

/** A call for help that says no more than that, and the languages in which it is one. */
export interface Cry {
  codes: readonly string[];
  /** Shouted, repeated or in haste: danger. Said calmly, "help" asks for somebody to talk to. */
  isLoud: boolean;
}

interface CryWords {
  /** What one calls. */
  call: string;
  /** What may stand beside it and changes nothing. */
  beside: string;
  /** What says that it is urgent. */
  haste: string;
}

/**
 * "Help!" and no more, for each language. Danger that is named, and firm calls such as "au secours", are in the packs
 * (`emergency`); these words mean something else inside a longer sentence ("help with the luggage").
 */
const CRIES: Record<string, CryWords> = {
  ar: {
    call: 'مساعدة, ساعدوني, ساعدني, ساعدونا, النجدة, نجدة, أغيثوني, انجدوني',
    beside: 'من فضلك, من فضلكم, رجاء, لو سمحت, أرجوكم, أحتاج, نحتاج',
    haste: 'بسرعة, فورا, حالا, الآن, أحد, أحدكم',
  },
  bg: {
    call: 'помощ, помогнете, помогни',
    beside: 'моля, ми, ни, ви, за, трябва',
    haste: 'бързо, веднага, сега, някой, спешно',
  },
  bn: {
    call: 'সাহায্য, বাঁচাও, বাঁচান, সাহায্য করুন',
    beside: 'দয়া করে, প্লিজ, আমাকে, আমাদের, চাই, দরকার',
    haste: 'তাড়াতাড়ি, এখনই, এক্ষুনি, কেউ',
  },
  ca: {
    call: 'ajuda, ajudeu, ajudeume, auxili, socors, ajudi, ajudin',
    beside: 'si us plau, sisplau, em, ens, me, nos, necessito, necessitem',
    haste: 'ràpid, de pressa, ara, urgent, ja, algú',
  },
  cs: {
    call: 'pomoc, pomozte, pomoct, pomozte mi, pomozte nám',
    beside: 'prosím, mi, nám, potřebuji, potřebujeme',
    haste: 'rychle, hned, okamžitě, někdo, honem, teď',
  },
  da: {
    call: 'hjælp, hjælp mig, hjælp os',
    beside: 'mig, os, tak, venligst, jeg, vi, har, brug, for, vær, sød',
    haste: 'hurtigt, nu, straks, nogen, skynd, jer',
  },
  de: {
    call: 'hilfe, helfen, helft, hilf, helfen sie',
    beside: 'bitte, mir, uns, ich, wir, brauche, brauchen, sie',
    haste: 'schnell, sofort, jetzt, jemand, dringend',
  },
  el: {
    call: 'βοήθεια, βοηθήστε, βοηθείστε, βοήθησε',
    beside: 'παρακαλώ, με, μας, μου, σας, χρειάζομαι, χρειαζόμαστε',
    haste: 'γρήγορα, αμέσως, τώρα, κάποιος',
  },
  en: {
    call: 'help',
    beside: 'please, pls, plz, me, us, i, we, need, some, can, you, someone, somebody, anyone, could',
    haste: 'quick, quickly, fast, now, hurry, immediately, asap, urgent, urgently',
  },
  es: {
    call: 'ayuda, ayúdenme, ayúdame, ayúdeme, ayúdennos, ayúdenos, ayuden, socorro, auxilio',
    beside: 'por favor, porfavor, necesito, necesitamos, me, nos',
    haste: 'rápido, rápidamente, ya, ahora, alguien, urgente, pronto',
  },
  et: {
    call: 'appi, aidake, aita, abi, aidake mind, aidake meid',
    beside: 'palun, mind, meid, vajan, vajame, on, vaja',
    haste: 'kiiresti, ruttu, kohe, keegi, nüüd',
  },
  fa: {
    call: 'کمک, کمکم کنید, کمک کنید, کمکمان کنید, به دادم برسید, کمکم کن',
    beside: 'لطفا, خواهش می‌کنم, می‌خواهم, لازم دارم',
    haste: 'زود, سریع, فوری, الان, کسی, یکی',
  },
  fi: {
    call: 'apua, auttakaa, auta, auttakaa minua, auttakaa meitä',
    beside: 'kiitos, minua, meitä, tarvitsen, tarvitsemme, olkaa, hyvä',
    haste: 'nopeasti, heti, pian, joku, nyt, äkkiä',
  },
  fil: {
    call: 'tulong, saklolo, tulungan, tulungan niyo ako, tulungan nyo ako',
    beside: 'po, ninyo, niyo, nyo, ako, kami, please, pakiusap, kailangan, ko, namin, ng',
    haste: 'agad, dali, bilis, ngayon, na, bilisan',
  },
  fr: {
    call: "à l'aide, aide, aidez moi, aidez nous, au secours, secours, aidez",
    beside: "s'il vous plaît, svp, stp, j'ai, besoin, d, moi, nous",
    haste: "vite, tout de suite, maintenant, urgent, quelqu'un, rapidement",
  },
  he: {
    call: 'עזרה, הצילו, תעזרו, עזרו, תעזרו לי, תצילו',
    beside: 'בבקשה, לי, לנו, אנא, צריך, צריכה, צריכים',
    haste: 'מהר, עכשיו, מיד, דחוף, מישהו, דחופה',
  },
  hi: {
    call: 'मदद, बचाओ, मदद करो, मदद करें, मदद कीजिए, बचाइए, madad, bachao',
    beside: 'कृपया, प्लीज़, प्लीज, मेरी, हमारी, चाहिए, मुझे, हमें, please',
    haste: 'जल्दी, अभी, तुरंत, कोई',
  },
  hr: {
    call: 'upomoć, pomoć, pomozite, pomozi, u pomoć',
    beside: 'molim, vas, mi, nam, trebam, trebamo, te',
    haste: 'brzo, odmah, sada, netko, hitno, požurite',
  },
  hu: {
    call: 'segítség, segítsenek, segítsen, segíts, segítsetek, segítséget',
    beside: 'kérem, kérek, kérünk, nekem, nekünk, kell',
    haste: 'gyorsan, azonnal, most, valaki, sürgősen, gyors',
  },
  id: {
    call: 'tolong, tolonglah, bantuan, tolong saya, tolong kami, bantu',
    beside: 'saya, kami, mohon, butuh, perlu, pak, bu',
    haste: 'cepat, segera, sekarang, darurat, siapa saja',
  },
  is: {
    call: 'hjálp, hjálpið, hjálpaðu, hjálpið mér, hjálpið okkur',
    beside: 'mér, okkur, takk, vinsamlegast, ég, við, þarf, þurfum',
    haste: 'fljótt, strax, núna, einhver',
  },
  it: {
    call: 'aiuto, aiutatemi, aiutateci, aiutami, mi aiuti, ci aiuti, mi aiutate, soccorso',
    beside: 'per favore, vi prego, la prego, ho, bisogno, di, abbiamo, mi, ci, serve',
    haste: 'presto, subito, adesso, qualcuno, urgente, in fretta, ora',
  },
  ja: {
    call: 'ヘルプ, たすけて, 助けて, 助けてください, たすけてください, 手を貸して, 助けて下さい',
    beside: 'お願い, お願いします, どうか, ください',
    haste: '早く, 急いで, すぐ, すぐに, 今すぐ, 誰か, だれか',
  },
  ka: {
    call: 'დახმარება, დამეხმარეთ, მიშველეთ, დაგვეხმარეთ, გვიშველეთ, მიშველე',
    beside: 'გთხოვთ, მჭირდება, გვჭირდება',
    haste: 'სწრაფად, მალე, ახლავე, ვინმე, სასწრაფოდ',
  },
  ko: {
    call: '도와주세요, 도와줘요, 도와줘, 도움, 살려주세요, 살려줘, 도와 주세요, 살려 주세요',
    beside: '제발, 좀, 저, 저희, 필요해요, 요청',
    haste: '빨리, 지금, 당장, 누가, 누구, 급해요, 얼른',
  },
  lt: {
    call: 'padėkite, pagalba, gelbėkite, padėk, pagalbos, gelbėkit, padėkit',
    beside: 'prašau, man, mums, reikia',
    haste: 'greitai, greičiau, tuoj, dabar, kas nors, skubiai',
  },
  lv: {
    call: 'palīgā, palīdziet, palīdzību, palīdzība, glābiet, palīdzi',
    beside: 'lūdzu, man, mums, vajag',
    haste: 'ātri, ātrāk, tūlīt, tagad, kāds, steidzami',
  },
  ms: {
    call: 'tolong, bantuan, bantu, tolong saya, tolong kami',
    beside: 'saya, kami, sila, perlukan, perlu, encik, cik',
    haste: 'cepat, segera, sekarang, kecemasan, sesiapa, lekas',
  },
  nb: {
    call: 'hjelp, hjelp meg, hjelp oss, hjelpe',
    beside: 'meg, oss, takk, vennligst, jeg, vi, trenger, vær, så, snill, kan, noen',
    haste: 'fort, raskt, nå, straks, med en gang',
  },
  nl: {
    call: 'help, hulp, help me, help ons, help mij',
    beside: 'alstublieft, alsjeblieft, aub, me, mij, ons, ik, we, wij, heb, hebben, nodig',
    haste: 'snel, nu, meteen, iemand, direct, dringend',
  },
  pl: {
    call: 'pomocy, ratunku, pomóżcie, pomoc, pomóż, ratujcie, pomóżcie mi, pomóżcie nam',
    beside: 'proszę, mi, nam, potrzebuję, potrzebujemy, błagam, państwa',
    haste: 'szybko, natychmiast, teraz, ktoś, pilnie, ktokolwiek',
  },
  pt: {
    call: 'ajuda, socorro, ajudem, ajudemme, ajudem me, ajudem nos, ajude, me ajudem, me ajude, ajudeme, ajude me',
    beside: 'por favor, preciso, precisamos, de, me, nos',
    haste: 'rápido, depressa, já, agora, alguém, urgente',
  },
  ro: {
    call: 'ajutor, ajutați, ajutațimă, ajutați mă, ajutați ne, ajutaține, săriți',
    beside: 'vă rog, rog, mă, ne, am, avem, nevoie, de, te',
    haste: 'repede, imediat, acum, cineva, urgent, rapid',
  },
  ru: {
    call: 'помогите, помощь, на помощь, спасите, помоги, караул',
    beside: 'пожалуйста, мне, нам, нужна, прошу, плиз',
    haste: 'срочно, скорее, быстро, быстрее, сейчас, немедленно, кто нибудь, ктонибудь',
  },
  sk: {
    call: 'pomoc, pomôžte, pomôž, pomôžte mi, pomôžte nám',
    beside: 'prosím, mi, nám, potrebujem, potrebujeme',
    haste: 'rýchlo, hneď, okamžite, niekto, teraz',
  },
  sl: {
    call: 'na pomoč, pomoč, pomagajte, pomagaj, pomagajte mi, pomagajte nam',
    beside: 'prosim, mi, nam, potrebujem, potrebujemo',
    haste: 'hitro, takoj, zdaj, nekdo, nujno',
  },
  sr: {
    call: 'упомоћ, помоћ, помозите, помози, у помоћ, upomoć, pomoć, pomozite, pomozi, u pomoć',
    beside: 'молим, вас, ми, нам, треба, molim, vas, mi, nam, treba, te',
    haste: 'брзо, одмах, сада, неко, хитно, brzo, odmah, sada, neko, hitno',
  },
  sv: {
    call: 'hjälp, hjälp mig, hjälp oss',
    beside: 'mig, oss, tack, snälla, jag, vi, behöver, kan, någon',
    haste: 'snabbt, fort, nu, genast, skynda, er',
  },
  th: {
    call: 'ช่วยด้วย, ช่วย, ช่วยฉันด้วย, ช่วยเราด้วย, ขอความช่วยเหลือ, ช่วยผมด้วย, ช่วยหน่อย',
    beside: 'ครับ, ค่ะ, คะ, นะ, ด้วย, หน่อย',
    haste: 'เร็ว, เร็วๆ, ด่วน, ใครก็ได้, เดี๋ยวนี้',
  },
  tr: {
    call: 'imdat, yardım, yardım edin, yardım et, kurtarın',
    beside: 'lütfen, bana, bize, ihtiyacım, ihtiyacımız, var, eder, misiniz',
    haste: 'çabuk, hemen, acele, şimdi, acil, biri, birisi',
  },
  uk: {
    call: 'допоможіть, допомога, на допомогу, рятуйте, допоможи, врятуйте, допомогу, поможіть',
    beside: 'будь ласка, мені, нам, потрібна, прошу',
    haste: 'терміново, швидко, швидше, зараз, негайно, хто небудь, хтось',
  },
  ur: {
    call: 'مدد, بچاؤ, مدد کریں, مدد کرو, بچائیں, میری مدد کریں, ہماری مدد کریں',
    beside: 'براہ کرم, پلیز, مجھے, ہمیں, چاہیے, میری, ہماری',
    haste: 'جلدی, فورا, ابھی, کوئی',
  },
  vi: {
    call: 'cứu, cứu tôi, cứu với, giúp, giúp tôi, cứu chúng tôi, giúp với, giúp chúng tôi, trợ giúp, cứu tôi với',
    beside: 'xin, làm ơn, tôi, chúng tôi, với, cần, hãy, ơi',
    haste: 'nhanh, nhanh lên, ngay, gấp, ai đó, mau',
  },
  'zh-Hans': {
    call: '救命, 救命啊, 帮帮我, 帮帮忙, 求助, 帮忙, 救我, 救救我, 帮帮我们',
    beside: '请, 拜托, 我, 一下, 啊',
    haste: '快, 快点, 快来人, 来人, 马上, 现在, 赶快',
  },
  'zh-Hant': {
    call: '救命, 救命啊, 幫幫我, 幫幫忙, 求助, 幫忙, 救我, 救救我, 幫幫我們',
    beside: '請, 拜託, 我, 一下, 啊',
    haste: '快, 快點, 快來人, 來人, 馬上, 現在, 趕快',
  },
};

type Role = keyof CryWords;
const ROLES = ['call', 'haste', 'beside'] as const satisfies readonly Role[];
const WORDS_MAX = 8;
const LETTERS_MAX = 60;
const SHOUT = /[!！]/;
/** Scripts with capitals: who writes in them alone shouts. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;

/** Each language's words as they are compared, the longest first: "助けてください" before "助けて". */
const phrases = Object.entries(CRIES).map(([code, words]) => ({
  code,
  list: ROLES.flatMap((role) => words[role].split(',').map((text) => ({ role, text: tidy(text) }))).toSorted(
    (a, b) => b.text.length - a.text.length,
  ),
}));

/** Reads a text that calls for help and says no more; null for any other. */
export function readCry(text: string): Cry | null {
  if (text.length > LETTERS_MAX) return null;
  const said = tidy(text);
  if (said === '' || said.split(' ').length > WORDS_MAX) return null;
  const heard = phrases.flatMap(({ code, list }) => {
    const roles = explain(said, list);
    return roles?.includes('call') ? [{ code, roles }] : [];
  });
  if (heard.length === 0) return null;
  const isHasty = heard.some(
    ({ roles }) => roles.includes('haste') || roles.filter((role) => role === 'call').length > 1,
  );
  return { codes: heard.map(({ code }) => code), isLoud: isHasty || SHOUT.test(text) || SHOUTED.test(text) };
}

/** What each piece of the text is, where all of it is explained; spaces do not matter, for not all scripts have them. */
function explain(said: string, list: readonly { role: Role; text: string }[]): Role[] | null {
  const roles: Role[] = [];
  let rest = said;
  while (rest !== '') {
    const piece = list.find(({ text }) => rest.startsWith(text) && isWhole(rest, text));
    if (piece === undefined) return null;
    roles.push(piece.role);
    rest = rest.slice(piece.text.length).trimStart();
  }
  return roles;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isWhole(rest: string, text: string): boolean {
  const next = rest[text.length];
  return next === undefined || next === ' ' || UNSPACED.test(next);
}

function tidy(text: string): string {
  return splitWords(fold(text)).join(' ');
}
