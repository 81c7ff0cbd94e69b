import { html, type TemplateResult } from 'lit';

/** A part of the panel whose code is loaded when it is first shown. */
export class LatePart {
  readonly #load: () => Promise<void>;
  #state: 'unasked' | 'asked' | 'failed' = 'unasked';

  constructor(load: () => Promise<void>) {
    this.#load = load;
  }

  /** The part; if its code could not be loaded, a button with these words, which loads it again. */
  view(part: TemplateResult, words: string, redraw: () => void): TemplateResult {
    const load = (): void => {
      this.#state = 'asked';
      this.#load().catch(() => {
        this.#state = 'failed';
        redraw();
      });
    };
    const again = (): void => {
      load();
      redraw();
    };
    if (this.#state === 'unasked') load();
    return this.#state === 'asked' ? part : failedView(words, again);
  }
}

/** A message that something could not be loaded; a tap tries again. */
export function failedView(words: string, again: () => void): TemplateResult {
  return html`<p class="ask" role="alert"><button @click=${again}>${words}</button></p>`;
}
