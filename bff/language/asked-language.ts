import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../shared/language/languages.ts';
import type { Concept } from './concepts.ts';
import { fold, isUnspaced, splitWords } from './fold.ts';
import { listWords } from './lexicon.ts';
import { isSpoken, languageFor } from './registry.ts';

/** A guest who names a language among more words than these speaks of something else, unless the intent says otherwise. */
const OTHER_WORDS_MAX = 2;
const STEM_LETTERS_MIN = 4;
/** Tags that stand for a language of ours under a plainer name: "Chinese", "Norwegian", "Tagalog". */
const PLAIN_NAMES: readonly [tag: string, code: LanguageCode][] = [
  ['zh', 'zh-Hans'],
  ['no', 'nb'],
  ['tl', 'fil'],
];
/** Languages whose words take beginnings as well: the name may stand anywhere in the word. */
const PREFIXING: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);
/** "I speak no German" asks for none. */
const NEGATED =
  /(?<!\p{L})(?:not|dont|cannot|cant|doesnt|nicht|kein\p{L}*|ne|pas|niet|geen|nao|não|inte|inget|ikke|nie|не|nem|nu|nerozumim|değil|bilmiyorum|ei)(?!\p{L})/u;
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
  if (NEGATED.test(words.join(' '))) return null;
  const small = functionWordsOf(code);
  const found = [code, 'en', 'own'].flatMap((language) => findNames(folded, words, language, small));
  const last = found.toSorted((a, b) => a.place + a.length - b.place - b.length || a.length - b.length).at(-1);
  if (last === undefined) return null;
  return isWish || isAllAboutIt(text, code, last.length) ? last.code : null;
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
  const isPrefixing = PREFIXING.has(language);
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

/** A name without the ending that changes: "немецкий", "по-немецки". Short names stay whole. */
function stemOf(name: string): string {
  const cut = name.length >= 7 ? 2 : name.length >= 5 ? 1 : 0;
  return name.slice(0, Math.max(STEM_LETTERS_MIN, name.length - cut));
}

function listNames(language: string): Name[] {
  const known = namesIn.get(language);
  if (known !== undefined) return known;
  const names = language === 'own' ? ownNames() : namesFor(language);
  namesIn.set(language, names);
  return names;
}

function ownNames(): Name[] {
  return [...LANGUAGE_CODES.map((code) => toName(code, LANGUAGES[code], 'own')), toName('zh-Hans', '中文', 'own')];
}

function namesFor(language: string): Name[] {
  const tags: [string, LanguageCode][] = [
    ...LANGUAGE_CODES.map((code): [string, LanguageCode] => [code, code]),
    ...PLAIN_NAMES,
  ];
  const scripts = language === 'sr' ? ['sr', 'sr-Latn'] : [language];
  return scripts.flatMap((script) => {
    const display = new Intl.DisplayNames([script], { type: 'language', fallback: 'none' });
    return tags.flatMap(([tag, code]) => {
      const name = display.of(tag)?.replace(/\s*[(（].*$/u, '') ?? '';
      return name === '' ? [] : [name, ...moreForms(fold(name), language)].map((form) => toName(code, form, language));
    });
  });
}

function toName(code: LanguageCode, name: string, language: string): Name {
  const folded = fold(name);
  const words = splitWords(folded);
  const core = words.length === 1 ? (words[0] ?? '').replace(/^ال/u, '') : '';
  const parts = core === '' ? words : [core];
  const [first = ''] = parts;
  const isAnywhere = isUnspaced(language) || UNSPACED_LETTER.test(first);
  return { code, words: parts, stem: stemOf(first), isAnywhere };
}

/** How a language is named where it is spoken rather than called: "čeština", but "česky". */
function moreForms(name: string, language: string): string[] {
  switch (language) {
    case 'cs':
    case 'sk':
      return [
        name.replace(/stina$/, 'sky'),
        name.replace(/ctina$/, 'cky'),
        name.replace(/(?<=[nl])cina$/, 'sky'),
        name.replace(/^nemcina$/, 'nemecky'),
      ];
    case 'sl':
      return ['sko', 'ski'].map((ending) => name.replace(/scina$/, ending));
    case 'lt':
      return [name.replace(/u$/, 'iskai'), name.replace(/^vokieciu$/, 'vokiskai')];
    case 'lv':
      return [name.replace(/u$/, 'iski')];
    case 'ur':
      return name === fold('انگریزی') ? ['انگلش'] : [];
    case 'hi':
      return name === fold('अंग्रेज़ी') ? ['इंग्लिश'] : [];
    default:
      return language.startsWith('zh') ? [name.replace(/[语語]$/u, '文')] : [];
  }
}

/** Is next to nothing said but the language's name and the asking for it? */
function isAllAboutIt(text: string, code: string, nameLength: number): boolean {
  const { found, unknown } = languageFor(isSpoken(code) ? code : 'en').lexicon.read(text);
  const others = found.filter(({ concept }) => !ASKING.has(concept)).length;
  return others === 0 && unknown.length <= nameLength + OTHER_WORDS_MAX - 1;
}
