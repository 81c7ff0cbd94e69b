import { PACKS } from '../../bff/language/pack/packs.ts';
import { TEXT_CHARACTERS_MAX } from '../../shared/protocol/limits.ts';

/** A text that may be hard to parse, and how it was generated. */
export interface HardText {
  name: string;
  text: string;
}

/** Single letters and signs of many scripts, including invisible ones. */
const LETTERS = [
  ...'a1éßA ½²äñçåяжλאایहকไ的不一二十百時円ーっ한개ộıİ١१１',
  ...'\n\t.,!?:;-–_/\\|+=*#%&@~^<>()[]{}"“”«»\'’`€$£¥',
  ...'\u0301\u200d\u200b\ufe0f\u00ad\u2028\u00a0\u202e\ufeff\u0000\ufffd\ud83d',
  ...'😀👍🔥',
];

/** Phrases that patterns look for, and halves of such phrases; separated by ¦. */
const PIECES = [
  "a@¦@a¦a@a.¦a.a¦a@b.co ¦www.¦http://¦https://a.b/¦://¦a-¦-a¦a/¦a'¦a’a¦l’¦d ¦a ¦aA¦Aa ¦ab¦abc ¦a, ¦a. ¦a\n",
  '1 ¦12¦1.¦1,¦1:¦1/¦1-¦1–2 ¦12:¦12:30¦12:30 ¦1.2.¦1/2/¦1,000¦24h¦5pm ¦5 pm ¦at 5 ¦#1¦№1 ¦1a¦1st ¦1x¦+4¦+49 ¦00',
  '5€¦€5 ¦5 EUR ¦5.00 ¦$1¦5%¦2 x ¦x2 ¦2-3 ¦٢:¦९ ¦三号¦号室¦9時¦一二¦二十¦十百',
  'no ¦not ¦I ¦room ¦room 1 ¦room 204 and ¦towels ¦towels and ¦two ¦twenty ¦twenty-¦hundred ¦half past ¦to ¦from 1 to 2 ',
  "on Monday ¦tomorrow ¦in 2 days ¦an hour later ¦2 nights ¦no no ¦don't ¦never ¦please ¦thanks ¦help ¦fire ¦fire! ¦help!",
  'instead of ¦not towels but ¦cancel ¦the same ¦LH-48213 ¦LH-¦my name is ¦I am ¦at 12:30 on 1.2. for 2 ',
  'да ¦нет ¦ν ¦לא ¦لا ¦नहीं ¦ไม่¦です¦ください¦네 ¦아니요 ¦không ',
  'a\u0301¦\u0300\u0301\u0302¦e\u0308\u0323¦👍🏽¦🙏 ¦👨‍👩‍👧‍👦¦🇩🇪¦🇩¦1️⃣¦❤️¦🔥 ¦👍👍 ',
].flatMap((row) => row.split('¦'));
const UNITS = [...LETTERS, ...PIECES];

/** Prefixes and suffixes of a long repetition, so that a pattern that almost matched must backtrack. */
const BEFORE = ['', 'Hello ', '"', '(', 'room ', '€'];
const AFTER = ['', '!', '@', '.com', ' please', ')', 'x', '\n', ' €'];

/** Generates texts of the longest length that a guest may send; the same seed gives the same texts. */
export function* makeHardTexts(seed: number): Generator<HardText> {
  const random = mulberry(seed);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (const unit of UNITS) yield addText(`${show(unit)} over and over`, repeatUnit(unit));
  for (const [open, close] of ['()', '[]', '{}', '<>', '“”', '«»', '""', "''"].map((pair) => [...pair]))
    yield addText(`${open}${close} in one another`, `${open?.repeat(2_000)}${close?.repeat(2_000)}`);
  for (const { code, concepts, phrases } of PACKS) {
    const words = listWords(Object.values(concepts).join(', '));
    yield addText(`${code}: all its words`, repeatUnit(words.map(() => pick(words)).join(' ')));
    yield addText(`${code}: one of its words`, repeatUnit(`${pick(words)} `));
    yield addText(`${code}: its words without a space`, repeatUnit(words.map(() => pick(words)).join('')));
    yield addText(`${code}: its words between commas`, repeatUnit(words.map(() => pick(words)).join(', ')));
    const sentences = Object.values(phrases).flat();
    if (sentences.length > 0) {
      yield addText(`${code}: its sentences`, repeatUnit(sentences.map(() => pick(sentences)).join(' ')));
      yield addText(`${code}: one of its sentences`, repeatUnit(`${pick(sentences)} `));
      yield addText(
        `${code}: its sentences in one`,
        repeatUnit(sentences.map(() => pick(sentences).replace(/[.!?]/g, '')).join(' ')),
      );
    }
  }
  const words = PACKS.flatMap(({ concepts }) => listWords(Object.values(concepts).join(', ')));
  for (let number = 0; ; number++) {
    const [one, other, third] = [pick(UNITS), pick(UNITS), pick(UNITS)];
    yield addText(
      `${show(one)} with its ends`,
      `${pick(BEFORE)}${one.repeat(Math.floor(3_900 / one.length))}${pick(AFTER)}`,
    );
    yield addText(`${show(one)} and ${show(other)} in turn`, repeatUnit(one + other));
    yield addText(
      `${show(one)}, ${show(other)} and ${show(third)} in turn`,
      pick(BEFORE) + repeatUnit(one + other + third),
    );
    yield addText(
      `many ${show(one)}, then many ${show(other)}`,
      one.repeat(2_000 / one.length) + other.repeat(1_950 / other.length) + pick(AFTER),
    );
    yield addText(
      `words of every language, ${number}`,
      repeatUnit(Array.from({ length: 900 }, () => pick(words)).join(pick([' ', ', ', '', '-']))),
    );
    yield addText(`pieces, ${number}`, Array.from({ length: 2_000 }, () => pick(UNITS)).join(''));
    yield addText(
      `letters of every script, ${number}`,
      String.fromCodePoint(...Array.from({ length: 2_000 }, () => pickLetter(random))),
    );
  }
}

function addText(name: string, text: string): HardText {
  return { name, text: text.slice(0, TEXT_CHARACTERS_MAX) };
}

function repeatUnit(unit: string): string {
  return unit === '' ? '' : unit.repeat(Math.ceil(TEXT_CHARACTERS_MAX / unit.length)).slice(0, TEXT_CHARACTERS_MAX);
}

/** Lists the words of a lexicon's entries without their marks for endings and alternatives. */
function listWords(entries: string): string[] {
  return entries
    .split(/[,|+]/)
    .map((word) => word.replaceAll('*', '').trim())
    .filter((word) => word !== '');
}

function pickLetter(random: () => number): number {
  const blocks = [
    0x20, 0xa0, 0x300, 0x370, 0x400, 0x590, 0x600, 0x900, 0xe00, 0x1100, 0x2000, 0x3040, 0x4e00, 0xac00, 0xff00,
    0x1f300,
  ];
  return (blocks[Math.floor(random() * blocks.length)] ?? 0x20) + Math.floor(random() * 0x7f);
}

function show(unit: string): string {
  return JSON.stringify(unit);
}

/** A generator of numbers from 0 to 1; the same seed gives the same numbers. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
