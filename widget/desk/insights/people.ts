import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Analytics } from '../../../shared/api/analytics.ts';
import { writeRoute } from '../data/route.ts';
import { formatNumber, fullTime } from '../ui/words/format.ts';
import { duration, rating } from './names.ts';

/** Draws the figures of the colleagues who answered guests; nothing if there are none. */
export function colleaguesTable(colleagues: Analytics['colleagues']): TemplateResult | typeof nothing {
  if (colleagues.length === 0) return nothing;
  const heading = msg('Colleagues', { id: 'desk-mention-list' });
  return html`<section class="panel">
    <h2>${heading}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${heading}>
      <table>
        <thead><tr>
          <th scope="col">${msg('Colleague', { id: 'desk-colleague' })}</th>
          <th scope="col">${msg('Conversations', { id: 'desk-conversations' })}</th>
          <th scope="col">${msg('First word of staff, half of them within', { id: 'desk-figure-staff' })}</th>
          <th scope="col">${msg('Satisfaction, of 5', { id: 'desk-figure-rating' })}</th>
        </tr></thead>
        <tbody>${colleagues.map(
          ({ name, conversations, firstResponseMedianMs, averageRating }) => html`<tr>
            <th scope="row"><bdi>${name ?? msg('A former colleague', { id: 'desk-colleague-former' })}</bdi></th>
            <td>${formatNumber(conversations)}</td>
            <td>${duration(firstResponseMedianMs)}</td>
            <td>${rating(averageRating)}</td>
          </tr>`,
        )}</tbody>
      </table>
    </div>
  </section>`;
}

/** Draws the guests' comments on their ratings with links to the conversations; nothing without comments. */
export function commentsList(
  comments: Analytics['satisfaction']['comments'],
  timezone: string | null,
): TemplateResult | typeof nothing {
  if (comments.length === 0) return nothing;
  const heading = msg('What guests said of it', { id: 'desk-comments' });
  return html`<section class="panel">
    <h2>${heading}</h2>
    <ul class="comments" tabindex="0" aria-label=${heading}>
      ${comments.map(
        ({ conversationId, score, comment, language, at }) => html`<li>
          <p dir="auto" lang=${language ?? nothing}>${comment}</p>
          <a class="hint" href=${writeRoute('inbox', conversationId)}><bdi>${score === null ? '' : `${formatNumber(score)} / ${formatNumber(5)} · `}${fullTime(at, timezone)}</bdi></a>
        </li>`,
      )}
    </ul>
  </section>`;
}
