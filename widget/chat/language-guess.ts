import type { LanguageGuess } from './detector-thread.ts';
import { type Ask, loadDetector } from './load-detector.ts';

/** A text being typed and the conversation's language so far; a guess depends on both. */
interface Draft {
  text: string;
  conversation: string | undefined;
}

let ask: Ask | null = null;
let hasBegun = false;
let last: Draft | null = null;
/** Drafts sent to the detector and not answered yet, oldest first. */
const waiting: Draft[] = [];
let latest: { draft: Draft; guess: LanguageGuess } | null = null;

/**
 * Detects the language of the text while it is typed, so that it is known on sending. `conversation` is the language so far. The
 * first call loads the detector.
 */
export function noteDraft(text: string, conversation?: string): void {
  last = { text: text.trim(), conversation };
  if (ask !== null) put(last);
  else if (!hasBegun) {
    hasBegun = true;
    void prepare().catch(() => {}); // the server detects the language too
  }
}

/** The detected language of a text given to `noteDraft`, or undefined when there is no answer yet. */
export function guessLanguage(text: string, conversation?: string): LanguageGuess | undefined {
  if (latest?.draft.text !== text || latest.draft.conversation !== conversation) return undefined;
  return latest.guess;
}

async function prepare(): Promise<void> {
  ask = await loadDetector(({ code, confidence }) => {
    const draft = waiting.shift();
    if (draft !== undefined) latest = { draft, guess: { code, confidence } };
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
