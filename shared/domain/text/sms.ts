/** The size of a text as SMS: its encoding and number of segments, each of which is charged. */
export interface SmsLength {
  encoding: 'gsm7' | 'ucs2';
  segments: number;
  /** Free space in the last segment: septets, or UTF-16 units. */
  left: number;
}

/** The GSM 03.38 basic alphabet, without its escape. */
const BASIC = new Set(
  '@\u00a3$\u00a5\u00e8\u00e9\u00f9\u00ec\u00f2\u00c7\n\u00d8\u00f8\r\u00c5\u00e5\u0394_\u03a6\u0393\u039b\u03a9\u03a0\u03a8\u03a3\u0398\u039e\u00c6\u00e6\u00df\u00c9' +
    ' !"#\u00a4%&\'()*+,-./0123456789:;<=>?\u00a1ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00c4\u00d6\u00d1\u00dc\u00a7' +
    '\u00bfabcdefghijklmnopqrstuvwxyz\u00e4\u00f6\u00f1\u00fc\u00e0',
);
/** Characters that take an escape and another septet. */
const EXTENDED = new Set('\f^{}\\[~]|\u20ac');

/** Size of a single segment, and of each of several, which have a header. */
const ROOM = { gsm7: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

/** Typographic characters and their plain equivalents. */
const PLAIN: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201a\u201b\u2039\u203a\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f]/g, ' '],
  [/[\u2022\u00b7]/g, '*'],
];

/** A text as sent by SMS, with plain quotes and dashes if that allows the compact encoding. */
export function toSmsText(text: string): string {
  const plain = PLAIN.reduce((words, [set, plainForm]) => words.replace(set, plainForm), text);
  return encodingOf(plain) === 'gsm7' ? plain : text;
}

/** Splits a text into segments without breaking escaped characters or surrogate pairs. */
export function measureSms(text: string): SmsLength {
  const encoding = encodingOf(text);
  const sizes = [...text].map((letter) => (encoding === 'ucs2' ? letter.length : EXTENDED.has(letter) ? 2 : 1));
  const { one, each } = ROOM[encoding];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= one) return { encoding, segments: total === 0 ? 0 : 1, left: one - total };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, segments, left: each - used };
}

function encodingOf(text: string): SmsLength['encoding'] {
  return [...text].every((letter) => BASIC.has(letter) || EXTENDED.has(letter)) ? 'gsm7' : 'ucs2';
}
