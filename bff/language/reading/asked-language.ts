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

/**
 * With more words in addition to the language's name, the guest speaks of something else, unless the intent already says so.
 */
const OTHER_WORDS_MAX = 2;
const STEM_LETTERS_MIN = 4;
/** Stands for the names that languages call themselves. */
const OWN = 'own';
/** Matches "I speak no German", which does not ask for German. */
let negation: RegExp | null = null;
/** Concepts that go with asking for a language. */
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

/** A language's name, as guests of one language write it. */
interface Name {
  code: LanguageCode;
  /** One word, or several words in a row. */
  words: string[];
  /** The beginning of a word, or a part of it. */
  stem: string;
  /** Whether the word may stand anywhere, as in scripts without spaces. */
  isAnywhere: boolean;
}

const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;
const namesByLanguage = new Map<string, Name[]>();
const functionWordsByLanguage = new Map<string, ReadonlySet<string>>();

/**
 * Returns the language a guest asks to be answered in ("auf Deutsch bitte", "can we speak French?"), or null. Names of
 * languages are known in the guest's language, in English and in themselves. `isWish`: the intent already says that the
 * guest asks for a language.
 */
export function findAskedLanguage(text: string, code: string, isWish: boolean): LanguageCode | null {
  const folded = fold(text);
  const words = splitWords(folded);
  negation ??= compileNegation();
  if (negation.test(words.join(' '))) return null;
  const functionWords = functionWordsOf(code);
  const found = [code, FALLBACK_LANGUAGE, OWN].flatMap((language) => findNames(folded, words, language, functionWords));
  const last = found.toSorted((a, b) => a.position + a.length - b.position - b.length || a.length - b.length).at(-1);
  if (last === undefined) return null;
  return isWish || isAllAboutIt(text, code, last.length) ? last.code : null;
}

function compileNegation(): RegExp {
  const all = PACKS.flatMap(({ cues }) => cues.speaksNot?.split(', ') ?? []).map((word) =>
    word.replace('*', '\\p{L}*'),
  );
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(all)].join('|')})(?!\\p{L})`, 'u');
}

/** Function words are no names of languages: French "dans" does not mean Danish. */
function functionWordsOf(code: string): ReadonlySet<string> {
  const cached = functionWordsByLanguage.get(code);
  if (cached !== undefined) return cached;
  const words = new Set(listWords(languageFor(code).pack.functionWords));
  functionWordsByLanguage.set(code, words);
  return words;
}

function findNames(
  folded: string,
  words: readonly string[],
  language: string,
  functionWords: ReadonlySet<string>,
): { code: LanguageCode; position: number; length: number }[] {
  const found: { code: LanguageCode; position: number; length: number }[] = [];
  const isPrefixing = findPack(language)?.script.attachedBeginnings === true;
  for (const { code, words: name, stem, isAnywhere } of listNames(language)) {
    const [first = ''] = name;
    const position = isAnywhere
      ? folded.indexOf(first)
      : words.findIndex((word, start) =>
          name.length > 1
            ? name.every((part, index) => words[start + index] === part)
            : isPrefixing
              ? word.includes(stem)
              : word.startsWith(stem) && word.length <= first.length + 4 && !functionWords.has(word),
        );
    if (position >= 0) found.push({ code, position: position, length: isAnywhere ? 1 : name.length });
  }
  return found;
}

/** Cuts the ending that changes: "Slovak", "Slovakian". Short names stay whole. */
function stemOf(name: string): string {
  const endingLength = name.length >= 7 ? 2 : name.length >= 5 ? 1 : 0;
  return name.slice(0, Math.max(STEM_LETTERS_MIN, name.length - endingLength));
}

function listNames(language: string): Name[] {
  const cached = namesByLanguage.get(language);
  if (cached !== undefined) return cached;
  const names = language === OWN ? ownNames() : namesFor(language);
  namesByLanguage.set(language, names);
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
  // The plainest name comes last: "Chinese" alone means the language's first script.
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
  const bareName = words.length === 1 ? withoutArticle(words[0] ?? '') : '';
  const parts = bareName === '' ? words : [bareName];
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

/** Adds the forms used for speaking a language ("in Deutsch"), where they differ from its name. */
function moreForms(name: string, forms: readonly (readonly [string, string])[]): string[] {
  return forms.map(([pattern, replacement]) => name.replace(new RegExp(pattern, 'u'), replacement));
}

/** Whether the text says little besides the language's name and asking for it. */
function isAllAboutIt(text: string, code: string, nameLength: number): boolean {
  const { found, unknown } = languageFor(isSpoken(code) ? code : FALLBACK_LANGUAGE).lexicon.read(text);
  const others = found.filter(({ concept }) => !ASKING.has(concept)).length;
  return others === 0 && unknown.length <= nameLength + OTHER_WORDS_MAX - 1;
}
