import { html, nothing, type TemplateResult } from 'lit';
import { ICONS } from '../ui/icons.ts';
import { TEXTS } from './texts.ts';

/** The guest's rating; null before they rate. */
export type Rated = { readonly score: number; readonly isExplained: boolean } | null;

export interface RateContext {
  rated: Rated;
  locale: string;
  rate(score: number, comment?: string): void;
}

/** Five stars, then a field for an optional reason. */
export function rateView({ rated, rate, locale }: RateContext): TemplateResult {
  const number = new Intl.NumberFormat(locale);
  return html`<div class="rate" part="rating"><p id="rate" role="status">${rated === null ? TEXTS.rateQuestion() : TEXTS.rated()}</p>
    <div class="stars" role="group" aria-labelledby="rate">
      ${[1, 2, 3, 4, 5].map(
        (
          score,
        ) => html`<button aria-label=${TEXTS.rateStars(number.format(score))} aria-pressed=${rated?.score === score}
          ?data-on=${score <= (rated?.score ?? 0)} @click=${() => rate(score)}>${ICONS.star}</button>`,
      )}
    </div>
    ${rated === null || rated.isExplained ? nothing : whyView(rated.score, rate)}
  </div>`;
}

function whyView(score: number, rate: RateContext['rate']): TemplateResult {
  const explain = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = new FormData(event.target as HTMLFormElement).get('why');
    const comment = typeof words === 'string' ? words.trim() : '';
    if (comment !== '') rate(score, comment);
  };
  return html`<form class="why" @submit=${explain}>
    <textarea name="why" rows="2" dir="auto" maxlength="1000" aria-label=${TEXTS.rateWhy()} placeholder=${TEXTS.rateWhy()}></textarea>
    <button class="send" aria-label=${TEXTS.send()}>${ICONS.send}</button>
  </form>`;
}
