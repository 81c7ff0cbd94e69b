import { fold, isUnspaced, joinTails } from '../../language/fold.ts';

/**
 * What denies, forbids or shuts, by language: whole words; `*` stands for any letters. Scripts without spaces, and languages
 * that deny within the word, are searched for parts of words.
 */
const DENIALS: Record<string, string> = {
  ar: 'لا, ليس, ليست, لم, لن, غير, بدون, ممنوع*, مغلق*, يمنع, يحظر, محظور*, دون, ولا, فلا, كلا, عدم, ليسوا, الممنوع',
  bg: 'не, няма, без, нито, никога, забранен*, затворен*, никак*',
  bn: 'না, নেই, নয়, ছাড়া, নিষিদ্ধ*, বন্ধ*, নিষেধ*',
  ca: 'no, sense, cap(?! a), ni, mai, prohibi*, tanca*, tampoc',
  cs: 'ne, ne(?!del|bo|z |jv|jl|jb|jn|jm|jr|jk|kol|ch|co|mec)*, nikdy, zadn*, bez, zakaz*, zavren*, uzavren*, ani, neni, nikdo',
  da: 'ikke, ingen, intet, uden, aldrig, forbudt, lukket, hverken, nej',
  de: 'nicht*, kein*, ohne, nie, niemals, weder, nein, verboten*, untersagt*, geschlossen*, niemand*, unzulassig*, unmoglich*',
  el: 'δεν, δε, μην, μη, οχι, χωρις, κανεν*, καμια, ποτε, απαγορ*, κλειστ*, ουτε',
  en: "not, no, never, none, nothing, nobody, neither, nor, cannot, without, forbidden, prohibited, closed, banned, unavailable, unable, impossible, refuse*, dont, doesnt, cant, isnt, arent, wont, wouldnt, couldnt, shouldnt, wasnt, werent, hasnt, havent, hadnt, didnt, mustnt, neednt, ain't, non, shut",
  es: 'no, sin, ni, nunca, jamas, tampoco, ningun*, nadie, prohibi*, cerrad*',
  et: 'ei, ilma, mitte, pole, keelatud, suletud, kunagi',
  fa: 'نه, نيست*, نمي*, بدون, ممنوع*, بسته, هيچ*, ندار*, نداشت*, نباش*, نشد*, نخواه*, تعطيل*',
  fi: 'ei, eivat, emme, en, ette, et, ilman, kielletty*, suljettu*, koskaan',
  fil: 'hindi, wala*, walang, huwag, bawal, sarado*, ipinagbabawal',
  fr: 'ne, n, pas, aucun*, sans, jamais, ni, non, interdit*, ferme, fermee*, fermes, rien',
  he: 'לא, אין, בלי, ללא, אסור*, סגור*, אינו, אינה, אינם, איננו, אינן, לעולם',
  hi: 'नही*, न, मत, बिना, मना, बन्द, बंद, वर्जित, निषिद्ध, नहीं',
  hr: 'ne, nema*, nije, nisu, nismo, nisam, bez, zabran*, zatvor*, nikad*, nema, ni, niti, nemojte, nijedan',
  hu: 'nem, nincs*, sem, sincs*, tilos, zarva, soha, nelkul, ne, *talan, *telen',
  id: 'tidak, bukan, tanpa, jangan, dilarang, tutup, belum, tak, ditutup',
  is: 'ekki, engin*, ekkert, an, aldrei, banna*, lokað*, loka*, enginn, nei',
  it: 'non, no, senza, nessun*, mai, vietat*, chius*, niente, neanche, nemmeno, proibit*',
  ja: 'ない, なく, ません, 禁止, 不可, 無し, (?<!もて)なし, 閉鎖, 休業, 休館, いいえ, 断り, 控え, 遠慮',
  ka: 'არ, არა*, ვერ*, *გარეშე, აკრძალ*, დაკეტ*, არც*, ნუ',
  ko: '않, 없, (?<= )안(?= ), 못, 불가, 금지, 닫, 아니, 휴무, 휴업',
  lt: 'ne, ne(?!mokam|del|t |s )*, nera, be, draudziam*, uzdaryt*, niekad*, jok*',
  lv: 'ne, ne(?!del|s )*, nav, bez, aizlieg*, slegt*, nekad*',
  ms: 'tidak, bukan, tanpa, jangan, dilarang, tutup, belum, tiada, tak, ditutup',
  nb: 'ikke, ingen, intet, uten, aldri, forbudt, stengt, verken, nei',
  nl: 'niet*, geen, zonder, nooit, nee, verboden, gesloten, noch, niemand',
  pl: 'nie, bez, brak, zaden, zadn*, nigdy, zabron*, zakaz*, zamkni*, ani, nieczynn*, niedost*, niedozw*, niemozl*',
  pt: 'nao, sem, nem, nunca, nenhum*, proibi*, fechad*, encerrad*, ninguem',
  ro: 'nu, n, fara, niciun*, nicio*, nici, niciodata, interzis*, inchis*',
  ru: 'не, нет, без, ни, никогда, запрещ*, закрыт*, нельзя, никак*, недоступ*, невозмож*',
  sk: 'nie, ne(?!del|skor|bo|ch|mec)*, bez, ziadn*, nikdy, zakaz*, zatvoren*, ani, nikto',
  sl: 'ne, ni, nima*, niso, nimajo, brez, prepoved*, zaprt*, nikoli, niti, nismo, noben*',
  sr: 'ne, nema*, nije, nisu, nismo, bez, zabran*, zatvor*, nikad*, ni, niti, не, нема*, није, нису, нисмо, без, забран*, затвор*, никад*, ни, нити',
  sv: 'inte, ingen, inga, inget, utan, aldrig, forbjud*, stangt, stangd*, varken, nej, ej',
  th: 'ไม่, ห้าม, (?<!เ)ปิด, ปราศจาก, งด',
  tr: 'degil*, yok, yoktur, hayir, *maz, *mez, *miyor*, *muyor*, *mayan, *meyen, *masi yasak, yasak*, kapali*, asla, *mamakta*, *memekte*, *madan, *meden, *mayiz, *meyiz, *namaz, *nemez',
  uk: 'не, немає, нема, без, ні, ніколи, заборон*, закрит*, зачинен*, недоступ*, неможлив*',
  ur: 'نہيں, نہ, بغير, بغیر, منع, ممنوع*, بند, نهيں, نهي*, نه',
  vi: 'khong, chang, chua, cam(?! on), dong cua',
  'zh-Hans':
    '不(?!仅|同|过|错|久|僅|過|錯), 没, 无法, 无(?!线|障碍|烟|限|论), 禁, 未, 勿, 非(?!常|洲), 关闭, 停业, 谢绝',
  'zh-Hant':
    '不(?!仅|同|过|错|久|僅|過|錯), 沒, 無法, 無(?!線|障礙|煙|菸|限|論), 禁, 未, 勿, 非(?!常|洲), 關閉, 停業, 謝絕',
};
/** Here too a part of a word denies. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(['ko']);

const patterns = new Map<string, RegExp>();

/** Does a sentence of this language deny, forbid or shut something? Null: nobody can tell in this language. */
export function isDenied(sentence: string, language: string): boolean | null {
  const listed = DENIALS[language];
  if (listed === undefined) return null;
  const known = patterns.get(language) ?? toPattern(listed, isUnspaced(language) || WITHIN_WORDS.has(language));
  patterns.set(language, known);
  return known.test(joinTails(fold(sentence)).replace(/['’ʼ`´]/gu, ' '));
}

function toPattern(listed: string, isPart: boolean): RegExp {
  const words = listed.split(', ').map((word) => joinTails(fold(word)));
  if (isPart) return new RegExp(words.join('|'), 'u');
  const any = words.map((word) => word.replaceAll('*', '[\\p{L}\\p{M}]*'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${any.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}
