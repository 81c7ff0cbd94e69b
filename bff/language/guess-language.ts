import type { LanguageGuess } from '../../shared/domain/understanding.ts';
import { detect } from '../../shared/language/detect/server.ts';
import { isSpoken, languageFor } from './registry.ts';

/** The widget is sure of what it tapped or read with the page in view. */
const WIDGET_SURE = 0.9;
/** Below this, a word or two may be anything: what they mean decides, in the languages that are likely here. */
const FEW_WORDS_SURE = 0.72;
/** So sure the guess must be to count as likely by itself. */
const GUESS_LIKELY = 0.4;
const RECOGNISED = 0.6;

/** What is known of a text's language besides the text. */
export interface LanguageHints {
  conversation?: string | undefined;
  page?: string | undefined;
  browser?: readonly string[] | undefined;
  /** The languages the property works in. */
  property?: readonly string[] | undefined;
  /** The widget's own guess. */
  detected?: { code: string; confidence: number } | undefined;
}

/**
 * The language of a guest's text. A sentence speaks for itself; a word or two is taken to be in the first likely
 * language whose words it is: the conversation's, the page's, the guess, English, the property's.
 */
export function guessLanguage(text: string, hints: LanguageHints): LanguageGuess {
  const { conversation, page, browser, detected } = hints;
  const guess = detect(text, { conversation, page, browser });
  const isWeak = guess.source !== 'text' || guess.confidence < WIDGET_SURE;
  if (isWeak && detected !== undefined && isSpoken(detected.code) && detected.confidence >= WIDGET_SURE) {
    return { ...detected, source: 'text' };
  }
  if (guess.source !== 'text' || guess.confidence >= FEW_WORDS_SURE) return guess;
  return recognise(text, guess, hints) ?? (guess.confidence < GUESS_LIKELY ? keep(hints, guess) : guess);
}

function recognise(
  text: string,
  guess: LanguageGuess,
  { conversation, page, property }: LanguageHints,
): LanguageGuess | null {
  const likely: [code: string | undefined, source: LanguageGuess['source']][] = [
    [conversation, 'conversation'],
    [page, 'page'],
    [guess.confidence >= GUESS_LIKELY ? guess.code : undefined, 'text'],
    ['en', 'default'],
    ...(property ?? []).map((code): [string, LanguageGuess['source']] => [code, 'property']),
  ];
  const found = likely.find(([code]) => code !== undefined && isSpoken(code) && isWhollyKnown(text, code));
  const [code, source] = found ?? [];
  return code === undefined || source === undefined ? null : { code, confidence: RECOGNISED, source };
}

/** Words of no language we know are written in the one that is spoken here. */
function keep({ conversation, page, property }: LanguageHints, guess: LanguageGuess): LanguageGuess {
  const code = [conversation, page, property?.[0]].find((likely) => likely !== undefined && isSpoken(likely));
  return code === undefined
    ? guess
    : { code, confidence: guess.confidence, source: conversation === code ? 'conversation' : 'default' };
}

/** Is every word with a meaning one that the language's pack knows? */
function isWhollyKnown(text: string, code: string): boolean {
  const { contentCount, unknown } = languageFor(code).lexicon.read(text);
  return contentCount > 0 && unknown.length === 0;
}
