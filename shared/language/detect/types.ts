import type { LanguageCode } from '../languages.ts';

/** Hints besides the text. BCP 47 tags as browsers and pages write them ("de-AT"); unknown ones are ignored. */
export interface DetectHints {
  /** The conversation's language: kept unless the text is clearly in another. */
  conversation?: string | undefined;
  /** The page's `lang`. */
  page?: string | undefined;
  /** `navigator.languages`, most preferred first. */
  browser?: readonly string[] | undefined;
  /** The country of the guest's phone number, ISO 3166 ("AT"). */
  country?: string | undefined;
}

/** The detected language of a text; `confidence` is the share of such guesses that are right, 0 to 1. */
export interface DetectedLanguage {
  code: LanguageCode;
  confidence: number;
  /** The source of the result: the text, or earlier knowledge ("browser" includes the phone's country). */
  source: 'text' | 'conversation' | 'browser' | 'page' | 'default';
}

export type Detect = (text: string, hints?: DetectHints) => DetectedLanguage;
