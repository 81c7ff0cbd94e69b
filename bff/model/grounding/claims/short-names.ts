const WORD = /[\p{L}\p{M}]+/gu;
/** "Amex": of each of the two words so many letters at least. */
const LETTERS_MIN = 2;

/** Does one of the words of a folded text stand for two of another's that follow each other, "amex" for "american express"? */
export function abbreviates(text: string, other: string): boolean {
  return shortens(text, other) || shortens(other, text);
}

function shortens(text: string, other: string): boolean {
  const words = other.match(WORD) ?? [];
  return (text.match(WORD) ?? []).some((short) =>
    words.some((first, index) => {
      const second = words[index + 1];
      if (second === undefined || short.length > Math.min(first.length, second.length)) return false;
      return cutsOf(short).some(([head, tail]) => first.startsWith(head) && second.startsWith(tail));
    }),
  );
}

function cutsOf(short: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let at = LETTERS_MIN; at <= short.length - LETTERS_MIN; at++) cuts.push([short.slice(0, at), short.slice(at)]);
  return cuts;
}
