import { fold, splitWords } from '../language/fold.ts';
import { createWordSplit, createWordTest } from './word-table.ts';

/** "All except the taxi": what stands on the one side of it stays. */
const splitAtExcept = createWordSplit({
  en: 'except for, except, but not, but, apart from, other than, not the',
  de: 'außer, bis auf, ausgenommen, aber nicht, aber, nicht das, nicht die, nicht den',
  fr: 'sauf, excepté, hormis, mais pas, mais, à part, pas le, pas la, pas les',
  es: 'excepto, salvo, menos, pero, no el, no la, no los, no las',
  it: 'tranne, eccetto, salvo, ma, non il, non la, non gli',
  pt: 'exceto, excepto, salvo, menos, mas, não o, não a',
  ca: 'excepte, llevat, menys, però',
  ro: 'cu excepția, în afară de, dar',
  nl: 'behalve, maar, uitgezonderd, niet de, niet het',
  sv: 'utom, förutom, men, inte',
  da: 'undtagen, bortset fra, men, ikke',
  nb: 'unntatt, bortsett fra, men, ikke',
  is: 'nema, en ekki, en',
  fi: 'paitsi, mutta',
  et: 'peale, välja arvatud, aga',
  lv: 'izņemot, bet',
  lt: 'išskyrus, bet',
  pl: 'oprócz, poza, z wyjątkiem, ale',
  cs: 'kromě, mimo, až na, ale',
  sk: 'okrem, až na, ale',
  sl: 'razen, ampak, vendar',
  hr: 'osim, ali',
  sr: 'osim, ali, осим, али',
  bg: 'освен, без, но',
  ru: 'кроме, за исключением, но',
  uk: 'крім, окрім, але',
  el: 'εκτός από, εκτός, αλλά, όχι',
  hu: 'kivéve, de',
  id: 'kecuali, tapi',
  ms: 'kecuali, tetapi',
  fil: 'maliban sa, maliban, pero',
  vi: 'trừ, ngoại trừ, nhưng',
  ar: 'ما عدا, باستثناء, الا, لكن',
  fa: 'به جز, بجز, جز, اما',
  he: 'חוץ מ*, מלבד, אבל',
  'zh-Hans': '除了, 除',
  'zh-Hant': '除了, 除',
  th: 'ยกเว้น, แต่',
});
/** The same said behind the thing. */
const splitBehind = createWordSplit({
  tr: 'hariç, dışında',
  hi: 'छोड़कर, के अलावा',
  bn: 'ছাড়া, বাদে',
  ur: 'کے علاوہ',
  ja: '以外',
  ko: '빼고, 제외',
  ka: 'გარდა',
  hu: 'kivételével',
  fi: 'lukuun ottamatta',
  'zh-Hans': '以外, 之外',
  'zh-Hant': '以外, 之外',
});
/** "Keep the taxi": a part of a message that leaves it as it is. */
const saysKeep = createWordTest({
  en: 'keep, leave, stays, stay, still want, still need',
  de: 'behalten, behalte, bleibt, bleiben, lassen',
  fr: 'gardez, garder, garde, gardons, laissez, reste',
  es: 'mantener, mantenga*, mantengan, deje, dejen, dejar, queda',
  it: 'tenete, tenere, teniamo, lasciate, lasciare, resta',
  pt: 'mantenha*, manter, deixe*, fica',
  ca: 'mantingui*, deixi*, mantenir',
  ro: 'păstrați, lăsați, rămâne',
  nl: 'houden, houd, laat, blijft, behouden',
  sv: 'behåll*, låt',
  da: 'behold*, lad',
  nb: 'behold*, la',
  fi: 'pitäkää, jättäkää, jää',
  et: 'jätke, jääb',
  lv: 'atstājiet, paliek',
  lt: 'palikite, lieka',
  pl: 'zostawcie, zostawić, zostaje, zachować, niech zostanie',
  cs: 'nechte, nechat, zůstává',
  sk: 'nechajte, ostáva, ponechajte',
  sl: 'pustite, ostane, obdržite',
  hr: 'ostavite, ostaje, zadržite',
  sr: 'ostavite, ostaje, оставите, остаје',
  bg: 'оставете, остава',
  ru: 'оставьте, оставить, остается',
  uk: 'залиште, залишити, залишається',
  el: 'κρατήστε, αφήστε, μένει',
  hu: 'maradjon, marad, hagyják',
  tr: 'kalsın, kalacak, tutun',
  id: 'tetap, simpan',
  ms: 'kekalkan, tetap',
  vi: 'giữ, giữ lại',
  ar: 'ابقوا, احتفظوا, يبقى',
  fa: 'نگه دارید, بماند',
  he: 'תשאירו, להשאיר, נשאר',
  hi: 'रखिए, रहने दें',
  ja: 'そのまま, 残し',
  'zh-Hans': '保留, 留着',
  'zh-Hant': '保留, 留著',
  ko: '유지, 그대로, 남겨',
  th: 'เก็บ, คงไว้',
});
/** "Only the taxi, cancel the rest": what is named stays. */
export const saysRest = createWordTest({
  en: 'the rest, the others, all the others, everything else',
  de: 'den rest, der rest, die anderen, alles andere, das übrige',
  fr: 'le reste, les autres, tout le reste',
  es: 'el resto, lo demás, los demás, las demás',
  it: 'il resto, gli altri, le altre',
  pt: 'o resto, o restante, os outros, as outras',
  nl: 'de rest, de andere',
  sv: 'resten, de andra',
  da: 'resten, de andre',
  nb: 'resten, de andre',
  pl: 'resztę, reszta, pozostałe',
  cs: 'zbytek, ostatní',
  ru: 'остальное, остальные',
  tr: 'geri kalan*, diğerleri*, kalanı',
  ja: '残り, ほかは, 他は',
  'zh-Hans': '其他, 其余, 其它',
  'zh-Hant': '其他, 其餘, 其它',
  ko: '나머지',
  ar: 'الباقي',
  he: 'השאר',
});
const PARTS = /[,;.!?\n،；、。，！？।]+/u;

/** What of a cancelling message is to go, and what is to stay; null where nothing is said to stay. */
export function splitKept(text: string, language: string): { goes: string; stays: string } | null {
  let goes = '';
  let stays = '';
  for (const part of text.split(PARTS)) {
    const behind = splitBehind(part, language);
    const [before, after] = behind === null ? (splitAtExcept(part, language) ?? [part, '']) : [behind[1], behind[0]];
    if (saysKeep(before, language)) stays += ` ${before}`;
    else goes += ` ${before}`;
    stays += ` ${after}`;
  }
  return splitWords(fold(stays)).length === 0 ? null : { goes, stays };
}
