/** A yes or no that a text opens with, and whether what it says yes to is free of charge. */
export interface Stance {
  kind: 'yes' | 'no';
  isFree: boolean;
}

const END = String.raw`(?![\p{L}\p{M}])`;
const STOP = String.raw`\s*(?:[,.!;:，。！、؛،۔।–—-]|$)`;
/** Yes, and then a stop: "si desea …" and "sim card" are none. Where no other word is spelt so, it may go on without. */
const OPENS_WITH_YES = new RegExp(
  `^(?:(?:yes|yeah|ja|jawohl|oui|s[ií]|sì|sim|tak|ano|áno|da|jo|jah|evet|igen|kyllä|já|joo|taip|jā|ναι|да|так|نعم|أجل|بله|جی ہاں|כן|हाँ|हां|জি|ใช่|มี|có|ya|oo|კი|דא|はい|是的?|有的?|可以|네|예|of course|certainly|natürlich|selbstverständlich|gerne?|bien sûr|certo|claro|certamente|por supuesto|desde luego)${STOP}|yes${END}\\s+(?:we|you|it|there|all|dogs|pets)${END}|はい|是的|有的)`,
  'iu',
);
const OPENS_WITH_NO = new RegExp(
  `^(?:(?:no|nein|non|nee|neen|nej|nei|nie|ne|nu|não|nem|hayır|ei|нет|ні|не|όχι|لا|كلا|نه|خیر|נא|לא|नहीं|জি না|না|ไม่|ไม่มี|không|tidak|いいえ|没有|沒有|不|아니요|아니오|unfortunately not|leider nein|leider nicht|sorry, no|malheureusement non)${STOP}(?!\\s*\\d)|いいえ)`,
  'iu',
);
/** "We have no pool." – one word that is not there, and a stop: "no extra charge for pets" denies something else. */
const HAS_NONE =
  /^(?:we have no|there is no|wir haben (?:leider )?kein(?:e|en)?|es gibt (?:leider )?kein(?:e|en)?|nous n['’]avons pas de|il n['’]y a pas de|no tenemos|no hay|non abbiamo|non c['’]è|não temos|we hebben geen|er is geen)\s+([\p{L}\p{M}-]+)\s*[.,;!]/iu;
const NO_THING =
  /^(?:.*(?:fees?|charges?|deposits?|limits?|costs?|prices?|restrictions?|supplements?|surcharges?|gebühr|gebühren|kosten|aufpreis|zuschlag|kaution|frais|supplément|caution|cargos?|recargos?|costes?|gastos|supplement[oi]|spese|costi|taxas?|custos?|toeslag|borg|rules?|regeln?|curfew|minimum|problem[ae]?|problème|problème))$/iu;

const FREE =
  /(?<![\p{L}])(?:free|free of charge|complimentary|kostenlos|kostenfrei|gratis|gratuite?s?|gratuit[oaie]s?|bezpłatn\p{L}*|zdarma|ücretsiz\p{L}*|бесплатн\p{L}*|безкоштовн\p{L}*|مجان\p{L}*|ingyenes\p{L}*|ilmai\p{L}*|δωρεάν)(?!\p{L})|無料|免费|免費|무료/giu;
/** It is of something else than what was said yes to, or on a condition. */
const OF_ELSE =
  /(?<!\p{L})(?:and|with|including|but|or|und|mit|inklusive|aber|oder|et|avec|mais|ou|y|con|pero|o|e|ed|ma|com|mas|en|met|maar|of|och|med|og|men|i|z|ale|и|с|но|і|та|з|ve|ile|if|when|until|under|only|first|unless|for|wenn|bis|unter|nur|erste\p{L}*|falls|für|si|jusqu\p{L}*|seul\p{L}*|pour|hasta|solo|sólo|para|se|fino|per|até|só|als|tot|alleen|voor|minutes?|minuten|hours?|stunden?)(?!\p{L})|\d/iu;
const CONDITION =
  /(?<!\p{L})(?:if|when|until|under|only|first|unless|members?|minutes?|wenn|bis|unter|nur|erste\p{L}*|falls|mitglieder|jusqu\p{L}*|seul\p{L}*|hasta|solo|sólo|fino|até|só|alleen|tot)(?!\p{L})|\d/iu;
/** A yes that is half a no: "yes, but only on the balcony". */
const QUALIFIED =
  /(?<!\p{L})(?:but|only|however|though|partly|aber|nur|allerdings|jedoch|teilweise|mais|seulement|uniquement|pero|solo|sólo|solamente|ma|soltanto|però|mas|apenas|somente|maar|alleen|men|bara|endast|kun|bare|mutta|vain|ale|tylko|pouze|jen|dar|doar|numai|de csak|csak|ama|ancak|sadece|yalnızca|но|только|але|лише|тільки|αλλά|μόνο|لكن|فقط|אבל|רק|اما|لیکن|लेकिन|केवल|सिर्फ|nhưng|chỉ|tapi|tetapi|hanya)(?!\p{L})|ただし|のみ|だけ|但|只|仅|僅|다만|단,|만 |แต่|เฉพาะ/iu;
const WORDS_BEFORE_MAX = 40;

/** How a text opens, where it does so clearly; null else. Whether it denies anything besides is for the caller to look. */
export function findStance(text: string): Stance | null {
  const opening = text.trim();
  if (OPENS_WITH_NO.test(opening)) return { kind: 'no', isFree: false };
  const [, thing] = HAS_NONE.exec(opening) ?? [];
  if (thing !== undefined && !NO_THING.test(thing)) return { kind: 'no', isFree: false };
  const yes = OPENS_WITH_YES.exec(opening);
  const said = splitSentences(opening.slice(yes?.[0].length ?? 0))[0] ?? '';
  if (yes === null || QUALIFIED.test(said)) return null;
  return { kind: 'yes', isFree: !/[.!。]\s*$/u.test(yes[0]) && isFree(said) };
}

/** Does a sentence speak of something that costs nothing? */
export function mentionsFree(sentence: string): boolean {
  return sentence.match(FREE) !== null;
}

/** A text's sentences; a price's point and a clock's colon end none. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?](?=\s|$))\s*|(?<=[。！？।۔؟\n])\s*/u).filter((sentence) => sentence.trim() !== '');
}

function isFree(sentence: string): boolean {
  const [match] = sentence.matchAll(FREE);
  if (match === undefined) return false;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  return before.length <= WORDS_BEFORE_MAX && !OF_ELSE.test(before) && !CONDITION.test(after);
}
