import {
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  toLanguageCode,
} from '../../../shared/language/languages.ts';
import { fold, isUnspaced, splitWords } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import { isSpoken, languageFor } from '../lexicon/registry.ts';
import type { Concept } from '../pack/concepts.ts';
import { findPack, PACKS } from '../pack/packs.ts';

/** A guest who names a language among more words than these speaks of something else, unless the intent says otherwise. */
const OTHER_WORDS_MAX = 2;
const STEM_LETTERS_MIN = 4;
/** Stands for what each language calls itself. */
const OWN = 'own';
/** "I speak no German" asks for none. */
let negated: RegExp | null = null;
/** What else is said when a language is asked for. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'language_name',
  'speak',
  'may',
  'please',
  'want',
  'have',
  'greeting',
  'change',
  'how',
  'yes',
  'correction',
  'prefer',
]);

/** A name of a language as guests of one language write it. */
interface Name {
  code: LanguageCode;
  /** One word's beginning, or words that follow each other. */
  words: string[];
  /** One word's beginning, or what one holds. */
  stem: string;
  /** Is it written without spaces around it, so that it may stand anywhere? */
  isAnywhere: boolean;
}

const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;
const namesIn = new Map<string, Name[]>();
const smallWords = new Map<string, ReadonlySet<string>>();

/**
 * The language a guest asks to be answered in ("auf Deutsch bitte", "can we speak French?"), or null. Languages are known by
 * their names in the guest's language, in English and in themselves. `isWish`: the words are already taken for such a wish.
 */
export function findAskedLanguage(text: string, code: string, isWish: boolean): LanguageCode | null {
  const folded = fold(text);
  const words = splitWords(folded);
  negated ??= compileNegated();
  if (negated.test(words.join(' '))) return null;
  const small = functionWordsOf(code);
  const found = [code, FALLBACK_LANGUAGE, OWN].flatMap((language) => findNames(folded, words, language, small));
  const last = found.toSorted((a, b) => a.place + a.length - b.place - b.length || a.length - b.length).at(-1);
  if (last === undefined) return null;
  return isWish || isAllAboutIt(text, code, last.length) ? last.code : null;
}

function compileNegated(): RegExp {
  const all = PACKS.flatMap(({ cues }) => cues.speaksNot?.split(', ') ?? []).map((word) =>
    word.replace('*', '\\p{L}*'),
  );
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(all)].join('|')})(?!\\p{L})`, 'u');
}

/** French "dans" is no Danish. */
function functionWordsOf(code: string): ReadonlySet<string> {
  const known = smallWords.get(code);
  if (known !== undefined) return known;
  const words = new Set(listWords(languageFor(code).pack.functionWords));
  smallWords.set(code, words);
  return words;
}

function findNames(
  folded: string,
  words: readonly string[],
  language: string,
  small: ReadonlySet<string>,
): { code: LanguageCode; place: number; length: number }[] {
  const found: { code: LanguageCode; place: number; length: number }[] = [];
  const isPrefixing = findPack(language)?.script.attachedBeginnings === true;
  for (const { code, words: name, stem, isAnywhere } of listNames(language)) {
    const [first = ''] = name;
    const place = isAnywhere
      ? folded.indexOf(first)
      : words.findIndex((word, start) =>
          name.length > 1
            ? name.every((part, index) => words[start + index] === part)
            : isPrefixing
              ? word.includes(stem)
              : word.startsWith(stem) && word.length <= first.length + 4 && !small.has(word),
        );
    if (place >= 0) found.push({ code, place, length: isAnywhere ? 1 : name.length });
  }
  return found;
}

/** A name without the ending that changes: "Slovak", "Slovakian". Short names stay whole. */
function stemOf(name: string): string {
  const cut = name.length >= 7 ? 2 : name.length >= 5 ? 1 : 0;
  return name.slice(0, Math.max(STEM_LETTERS_MIN, name.length - cut));
}

function listNames(language: string): Name[] {
  const known = namesIn.get(language);
  if (known !== undefined) return known;
  const names = language === OWN ? ownNames() : namesFor(language);
  namesIn.set(language, names);
  return names;
}

function ownNames(): Name[] {
  const more = PACKS.flatMap(({ code, languageNames }) => languageNames.own.map((name) => [code, name] as const));
  return [
    ...LANGUAGE_CODES.map((code) => toName(code, LANGUAGES[code], OWN)),
    ...more.flatMap(([tag, name]) => {
      const code = toLanguageCode(tag);
      return code === null ? [] : [toName(code, name, OWN)];
    }),
  ];
}

function namesFor(language: string): Name[] {
  const aliases = LANGUAGE_CODES.flatMap((code) =>
    (findPack(code)?.languageNames.aliases ?? []).map((tag): [string, LanguageCode] => [tag, code]),
  );
  // The plainest name last: "Chinese" alone is its language's first script.
  const tags: [string, LanguageCode][] = [
    ...LANGUAGE_CODES.map((code): [string, LanguageCode] => [code, code]),
    ...aliases,
  ];
  const { locales, forms } = findPack(language)?.languageNames ?? { locales: [language], forms: [] };
  return locales.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    return tags.flatMap(([tag, code]) => {
      const name = display.of(tag)?.replace(/\s*[(（].*$/u, '') ?? '';
      return name === '' ? [] : [name, ...moreForms(fold(name), forms)].map((form) => toName(code, form, language));
    });
  });
}

function toName(code: LanguageCode, name: string, language: string): Name {
  const folded = fold(name);
  const words = splitWords(folded);
  const core = words.length === 1 ? withoutArticle(words[0] ?? '') : '';
  const parts = core === '' ? words : [core];
  const [first = ''] = parts;
  const isAnywhere = isUnspaced(language) || UNSPACED_LETTER.test(first);
  return { code, words: parts, stem: stemOf(first), isAnywhere };
}

function withoutArticle(word: string): string {
  const article = PACKS.map(({ languageNames }) => languageNames.article).find(
    (one) => one !== null && word.startsWith(one),
  );
  return word.slice(article?.length ?? 0);
}

/** How a language is named where it is spoken rather than called. */
function moreForms(name: string, forms: readonly (readonly [string, string])[]): string[] {
  return forms.map(([pattern, replacement]) => name.replace(new RegExp(pattern, 'u'), replacement));
}

/** Is next to nothing said but the language's name and the asking for it? */
function isAllAboutIt(text: string, code: string, nameLength: number): boolean {
  const { found, unknown } = languageFor(isSpoken(code) ? code : FALLBACK_LANGUAGE).lexicon.read(text);
  const others = found.filter(({ concept }) => !ASKING.has(concept)).length;
  return others === 0 && unknown.length <= nameLength + OTHER_WORDS_MAX - 1;
}
