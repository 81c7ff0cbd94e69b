import { fold, splitWords } from '../language/fold.ts';

/** "I meant": what is wanted stands behind it. */
const MEANT = toPhrases([
  'i meant, i mean, ich meinte, ich meine, je voulais dire, quería decir, volevo dire, intendevo, ik bedoelde, ik bedoel',
  'queria dizer, chciałem powiedzieć, я имел в виду, я имела в виду, jag menade, jeg mente, vreau să spun, demek istedim',
]);
/** "Instead of": what is not wanted stands behind it, where anything does. */
const INSTEAD = toPhrases([
  'instead of, instead, anstatt, statt, stattdessen, lieber, plutôt, à la place, au lieu, en vez, en lugar, mejor, más bien',
  'invece, piuttosto, liever, in plaats, em vez, ao invés, antes, melhor, zamiast, raczej, вместо, лучше, i stället',
  'i stedet, în loc, yerine, helyett, raději, místo, mieluummin',
]);

/** Does a message put one thing, or one hour, in another's place? */
export function saysInstead(text: string): boolean {
  const words = padded(text);
  return [MEANT, INSTEAD].some((phrases) => phrases.some((phrase) => words.includes(phrase)));
}

/** The message's words without those that say so. */
export function withoutInstead(text: string): string {
  const words = padded(text);
  const found = [...MEANT, ...INSTEAD].find((phrase) => words.includes(phrase));
  return found === undefined ? text : words.replace(found, ' ');
}

/** The two sides of it: what is wanted, and what is not. Null where nothing is put in another's place. */
export function splitInstead(text: string): { wanted: string; unwanted: string } | null {
  const words = padded(text);
  for (const [phrases, isBehind] of [
    [MEANT, true],
    [INSTEAD, false],
  ] as const) {
    const phrase = phrases.find((one) => words.includes(one));
    if (phrase === undefined) continue;
    const [before = '', ...behind] = words.split(phrase);
    const after = behind.join(' ');
    return isBehind ? { wanted: after, unwanted: before } : { wanted: before, unwanted: after };
  }
  return null;
}

function padded(text: string): string {
  return ` ${splitWords(fold(text)).join(' ')} `;
}

function toPhrases(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', ')).map(padded);
}
