import { KINDS } from '../pack/cues.ts';
import { PACKS } from '../pack/packs.ts';
import { fold, splitWords } from './fold.ts';
import { endsInQuestionMark } from './question-mark.ts';

/**
 * A specific food or animal. The engine's concepts (`diet`, `pet`) join them, but a yes to one kind is no yes to
 * another, which matters most to a guest with an allergy.
 */
export type Kind = (typeof KINDS)[number];

interface KindWord {
  kind: Kind;
  text: string;
  isWhole: boolean;
  isPhrase: boolean;
  /** The languages that have this word. */
  languages: readonly string[];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/**
 * The words of all languages together. Only the kinds that two texts share count, so a word with another meaning in a
 * rare language does little harm.
 */
interface Index {
  phrases: readonly KindWord[];
  byLetter: ReadonlyMap<string | undefined, readonly KindWord[]>;
  allergies: readonly KindWord[];
}

let index: Index | null = null;

function kindIndex(): Index {
  index ??= collectKinds();
  return index;
}

function collectKinds(): Index {
  const kindWords: readonly KindWord[] = KINDS.flatMap((kind) => {
    const entries = PACKS.flatMap(({ code, cues }) =>
      (cues.kinds[kind] ?? '').split(', ').map((entry) => ({ entry, code })),
    );
    return [...Map.groupBy(entries, ({ entry }) => entry)]
      .filter(([entry]) => entry !== '')
      .map(([entry, sources]) => {
        const text = fold(entry.replace(/^=/, ''));
        const isPhrase = text.includes(' ') || UNSPACED.test(text);
        return { kind, text, isWhole: entry.startsWith('='), isPhrase, languages: sources.map(({ code }) => code) };
      });
  });
  return {
    phrases: kindWords.filter(({ isPhrase }) => isPhrase),
    byLetter: Map.groupBy(
      kindWords.filter(({ isPhrase }) => !isPhrase),
      ({ text }) => text[0],
    ),
    allergies: kindWords.filter(({ kind }) => kind === 'allergy'),
  };
}

/**
 * Whether the guest reports an allergy instead of asking about food. The word is found inside others too:
 * "Erdnussallergie".
 */
export function mentionsAllergy(text: string): boolean {
  return !endsInQuestionMark(text) && namesAllergy(fold(text));
}

function namesAllergy(folded: string, isInLanguages: (word: KindWord) => boolean = () => true): boolean {
  return kindIndex().allergies.some((word) => isInLanguages(word) && folded.includes(word.text));
}

const ANIMALS: ReadonlySet<Kind> = new Set<Kind>(['cat', 'dog', 'bird', 'other_animal', 'any_animal']);

/** Whether the kind is an animal; all others are food. */
export function isAnimal(kind: Kind): boolean {
  return ANIMALS.has(kind);
}

/**
 * Whether a text about these kinds is also about `kind`: vegan food is vegetarian, and a rule for pets holds for cats.
 */
export function coversKind(kinds: ReadonlySet<Kind>, kind: Kind): boolean {
  if (kinds.has(kind) || (ANIMALS.has(kind) && kinds.has('any_animal'))) return true;
  if (kind === 'any_animal') return [...ANIMALS].some((animal) => kinds.has(animal)); // "pets?" usually means dogs
  return kind === 'vegetarian' && kinds.has('vegan');
}

/** Finds the kinds of food and animals that a text names, in any language or only in the given ones. */
export function findKinds(text: string, languages?: readonly string[]): ReadonlySet<Kind> {
  const folded = fold(text);
  const words = splitWords(folded);
  const { phrases, byLetter } = kindIndex();
  const isInLanguages = ({ languages: wordLanguages }: KindWord): boolean =>
    languages === undefined || languages.some((code) => wordLanguages.includes(code));
  const namedKinds = [
    ...phrases.filter(({ text: phrase }) => folded.includes(phrase)),
    ...words.flatMap((word) =>
      (byLetter.get(word[0]) ?? []).filter(({ text: beginning, isWhole }) =>
        isWhole ? word === beginning : word.startsWith(beginning),
      ),
    ),
  ];
  return new Set([
    ...namedKinds.filter(isInLanguages).map(({ kind }) => kind),
    ...(namesAllergy(folded, isInLanguages) ? (['allergy'] as const) : []),
  ]);
}
