import { KINDS } from '../pack/cues.ts';
import { PACKS } from '../pack/packs.ts';
import { fold, splitWords } from './fold.ts';
import { endsInQuestionMark } from './question-mark.ts';

/**
 * What a question about food or animals may be about in particular. The engine's concepts take them together (`diet`,
 * `pet`); a yes to one of them is none to another, and to a guest with an allergy the difference is everything.
 */
export type Kind = (typeof KINDS)[number];

interface Sought {
  kind: Kind;
  text: string;
  isWhole: boolean;
  isPhrase: boolean;
  /** The languages it is a word of. */
  languages: readonly string[];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/**
 * In all languages at once: texts are compared by what they have in common here, so a word that means something else in a
 * rarer language costs a yes at the most.
 */
interface Index {
  phrases: readonly Sought[];
  byLetter: ReadonlyMap<string | undefined, readonly Sought[]>;
  allergies: readonly Sought[];
}

let index: Index | null = null;

function indexed(): Index {
  index ??= collectKinds();
  return index;
}

function collectKinds(): Index {
  const sought: readonly Sought[] = KINDS.flatMap((kind) => {
    const entries = PACKS.flatMap(({ code, cues }) =>
      (cues.kinds[kind] ?? '').split(', ').map((entry) => ({ entry, code })),
    );
    return [...Map.groupBy(entries, ({ entry }) => entry)]
      .filter(([entry]) => entry !== '')
      .map(([entry, of]) => {
        const text = fold(entry.replace(/^=/, ''));
        const isPhrase = text.includes(' ') || UNSPACED.test(text);
        return { kind, text, isWhole: entry.startsWith('='), isPhrase, languages: of.map(({ code }) => code) };
      });
  });
  return {
    phrases: sought.filter(({ isPhrase }) => isPhrase),
    byLetter: Map.groupBy(
      sought.filter(({ isPhrase }) => !isPhrase),
      ({ text }) => text[0],
    ),
    allergies: sought.filter(({ kind }) => kind === 'allergy'),
  };
}

/** Does somebody say that they have an allergy, rather than ask what there is for it? Looked for anywhere: "Erdnussallergie". */
export function mentionsAllergy(text: string): boolean {
  return !endsInQuestionMark(text) && namesAllergy(fold(text));
}

function namesAllergy(folded: string, isTheirs: (word: Sought) => boolean = () => true): boolean {
  return indexed().allergies.some((word) => isTheirs(word) && folded.includes(word.text));
}

const ANIMALS: ReadonlySet<Kind> = new Set<Kind>(['cat', 'dog', 'bird', 'other_animal', 'any_animal']);

/** An animal, or else something to eat. */
export function isAnimal(kind: Kind): boolean {
  return ANIMALS.has(kind);
}

/** Do words of these kinds speak of this one as well? What is vegan is vegetarian, and a rule for pets is one for cats. */
export function coversKind(kinds: ReadonlySet<Kind>, kind: Kind): boolean {
  if (kinds.has(kind) || (ANIMALS.has(kind) && kinds.has('any_animal'))) return true;
  if (kind === 'any_animal') return [...ANIMALS].some((animal) => kinds.has(animal)); // "pets?" is asked of dogs first
  return kind === 'vegetarian' && kinds.has('vegan');
}

/** The kinds of food and animals that a text names, in whatever language, or as a word of one of these. */
export function findKinds(text: string, languages?: readonly string[]): ReadonlySet<Kind> {
  const folded = fold(text);
  const words = splitWords(folded);
  const { phrases, byLetter } = indexed();
  const isTheirs = ({ languages: of }: Sought): boolean =>
    languages === undefined || languages.some((code) => of.includes(code));
  const named = [
    ...phrases.filter(({ text: phrase }) => folded.includes(phrase)),
    ...words.flatMap((word) =>
      (byLetter.get(word[0]) ?? []).filter(({ text: beginning, isWhole }) =>
        isWhole ? word === beginning : word.startsWith(beginning),
      ),
    ),
  ];
  return new Set([
    ...named.filter(isTheirs).map(({ kind }) => kind),
    ...(namesAllergy(folded, isTheirs) ? (['allergy'] as const) : []),
  ]);
}
