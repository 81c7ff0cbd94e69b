import type { LanguageGuess } from './detector-thread.ts';
import { type Ask, loadDetector } from './load-detector.ts';

/** A text and what the talk was in before it: a guess is one of both. */
interface Draft {
  text: string;
  conversation: string | undefined;
}

let ask: Ask | null = null;
let begun = false;
let last: Draft | null = null;
/** The drafts whose guesses are still to come, the eldest first. */
const waiting: Draft[] = [];
let known: { draft: Draft; guess: LanguageGuess } | null = null;

/**
 * Notes what the guest has typed so far, so that its language is known when they send it; `conversation` is what the talk was in
 * until now. The first call fetches the detector.
 */
export function noteDraft(text: string, conversation?: string): void {
  last = { text: text.trim(), conversation };
  if (ask !== null) put(last);
  else if (!begun) {
    begun = true;
    void prepare().catch(() => {}); // failing is harmless: the server detects too
  }
}

/** The language a text that was noted seems to be in, or undefined where nobody has told yet. */
export function guessLanguage(text: string, conversation?: string): LanguageGuess | undefined {
  if (known?.draft.text !== text || known.draft.conversation !== conversation) return undefined;
  return known.guess;
}

async function prepare(): Promise<void> {
  ask = await loadDetector(({ code, confidence }) => {
    const draft = waiting.shift();
    if (draft !== undefined) known = { draft, guess: { code, confidence } };
  });
  if (last !== null) put(last);
}

function put(draft: Draft): void {
  if (draft.text === '') return;
  waiting.push(draft);
  const page = document.documentElement.lang;
  const hints = {
    page: page === '' ? undefined : page,
    browser: [...navigator.languages],
    conversation: draft.conversation,
  };
  ask?.({ text: draft.text, hints });
}
