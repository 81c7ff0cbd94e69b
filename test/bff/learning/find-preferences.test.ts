import { describe, expect, it } from 'vitest';
import { deniesDiet } from '../../../bff/engine/reading/stated-diet.ts';
import { readWords } from '../../../bff/language/lexicon/read-words.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { findPreferences } from '../../../bff/learning/find-preferences.ts';
import { says } from '../../support/engine/turns.ts';

const kindsIn = (text: string, code = 'en') =>
  findPreferences(text, (sentence) => readWords(sentence, code), {
    deniesDiet: (sentence) => deniesDiet(says(sentence, code)),
    dislikes: (sentence) => says(sentence, code).says('dislike'),
  }).map(({ kind }) => kind);

/** "I hate feather pillows", in some languages of each family. */
const HATED: [string, string][] = [
  ['en', 'I hate feather pillows'],
  ['de', 'Ich hasse Federkissen'],
  ['fr', 'Je déteste les oreillers en plumes'],
  ['es', 'Odio las almohadas de plumas'],
  ['it', 'Detesto i cuscini di piume'],
  ['nl', 'Ik haat veren kussens'],
  ['pl', 'Nienawidzę poduszek z pierza'],
  ['ru', 'Ненавижу перьевые подушки'],
  ['tr', 'Kuş tüyü yastıktan nefret ederim'],
  ['sv', 'Jag hatar kuddar med fjäder'],
];

describe('the preferences of a guest', () => {
  it.each(HATED)('contain a pillow that the guest dislikes, in %s: %s', (code, text) => {
    expect(kindsIn(text, code)).toContain('pillow');
  });

  it.each([
    ['en', 'I am not vegan'],
    ['de', 'Ich bin nicht vegan'],
    ['fr', 'Je ne suis pas végétarien'],
    ['es', 'No soy vegetariana'],
    ['ru', 'Я не вегетарианец'],
  ])('do not contain a diet that the guest denies, in %s: %s', (code, text) => {
    expect(kindsIn(text, code)).toEqual([]);
  });

  it.each([
    ['en', 'I am vegan'],
    ['en', 'I cannot eat gluten'],
    ['en', 'My son gets hives from eggs'],
    ['de', 'Ich esse vegetarisch'],
  ])('contain a diet, in %s: %s', (code, text) => {
    expect(kindsIn(text, code)).toContain('diet');
  });

  it('do not contain a request', () => {
    expect(kindsIn('Two pillows please')).toEqual([]);
  });

  it('are found in every language', () => {
    const silent = PACKS.filter(({ code }) => !says(DISLIKES[code] ?? '', code).says('dislike')).map(
      ({ code }) => code,
    );
    expect(silent, 'without a dislike in DISLIKES that cues.json knows').toEqual([]);
    expect(says('it could kill me').says('deadly')).toBe(true);
  });
});

/** "I do not like", or "I hate", in each language. */
const DISLIKES: Record<string, string> = {
  ar: 'أنا لا أحب الريش',
  bg: 'не обичам пера',
  bn: 'আমি পালক পছন্দ করি না',
  ca: 'no m’agraden les plomes',
  cs: 'nemám rád peří',
  da: 'jeg kan ikke lide fjer',
  de: 'ich mag keine Federn',
  el: 'δεν μου αρέσουν τα πούπουλα',
  en: 'I don’t like feathers',
  es: 'no me gustan las plumas',
  et: 'mulle ei meeldi suled',
  fa: 'من پر دوست ندارم',
  fi: 'en pidä höyhenistä',
  fil: 'ayaw ko ng balahibo',
  fr: 'je n’aime pas les plumes',
  he: 'אני לא אוהב נוצות',
  hi: 'मुझे पंख पसंद नहीं',
  hr: 'ne volim perje',
  hu: 'nem szeretem a tollat',
  id: 'saya tidak suka bulu',
  is: 'ég þoli ekki fiður',
  it: 'non mi piacciono le piume',
  ja: '羽毛が苦手です',
  ka: 'არ მიყვარს ბუმბული',
  ko: '깃털을 싫어해요',
  lt: 'nemėgstu plunksnų',
  lv: 'man nepatīk spalvas',
  ms: 'saya tidak suka bulu',
  nb: 'jeg liker ikke fjær',
  nl: 'ik hou niet van veren',
  pl: 'nie lubię pierza',
  pt: 'não gosto de penas',
  ro: 'nu-mi plac penele',
  ru: 'я не люблю перья',
  sk: 'nemám rád perie',
  sl: 'ne maram perja',
  sr: 'ne volim perje',
  sv: 'jag gillar inte fjädrar',
  th: 'ฉันไม่ชอบขนนก',
  tr: 'kuş tüyü sevmiyorum',
  uk: 'я не люблю пір’я',
  ur: 'مجھے پر پسند نہیں',
  vi: 'tôi không thích lông vũ',
  'zh-Hans': '我不喜欢羽毛',
  'zh-Hant': '我不喜歡羽毛',
};
