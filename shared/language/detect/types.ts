import type { LanguageCode } from '../languages.ts';

/** What is known besides the text. Tags are BCP 47 as browsers and pages write them ("de-AT"); unknown ones are ignored. */
export interface DetectHints {
  /** The language the conversation is held in: kept unless the text clearly speaks another. */
  conversation?: string | undefined;
  /** The page's `lang`. */
  page?: string | undefined;
  /** `navigator.languages`, the most wanted first. */
  browser?: readonly string[] | undefined;
  /** The country of the guest's phone number, ISO 3166 ("AT"). */
  country?: string | undefined;
}

/** A language a text is taken to be in; `confidence` is the share of such guesses that are right, 0 to 1. */
export interface DetectedLanguage {
  code: LanguageCode;
  confidence: number;
  /** What decided: the words themselves, or what was known before them ("browser" stands for the phone's country too). */
  source: 'text' | 'conversation' | 'browser' | 'page' | 'default';
}

export type Detect = (text: string, hints?: DetectHints) => DetectedLanguage;
