import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { isIntent } from '../../../../shared/domain/intents.ts';
import type { ForwardSummary } from '../../../../shared/domain/staff/staff-event.ts';
import { direction } from '../../../../shared/language/languages.ts';
import { fullTime, languageName } from '../../ui/words/format.ts';
import { intentWord } from '../../ui/words/intent-words.ts';

/** Draws the summary of a forwarded conversation in the reader's language. The guest's words are not translated. */
export function forwardSummary(summary: ForwardSummary, timezone: string | null): TemplateResult {
  const { guest, room, language, matter, since, words, asks, tasks } = summary;
  const about = [...matter, ...(asks === null ? [] : [asks])].filter(isIntent).map(intentWord);
  const facts = [guest, room === null ? null : roomWord(room), language === null ? null : languageName(language)];
  return html`<dl class="summary">
    ${part(msg('Guest', { id: 'desk-guest' }), facts.filter(Boolean).join(' · '))}
    ${part(msg('About', { id: 'desk-sum-about' }), [...new Set(about)].join(' · '))}
    ${part(msg('Waits since', { id: 'desk-sum-since' }), since === null ? '' : fullTime(since, timezone))}
    ${words === null ? nothing : part(msg('Wrote last', { id: 'desk-sum-words' }), html`<q lang=${words.language} dir=${direction(words.language)}>${words.text}</q>`)}
    ${part(msg('Tasks', { id: 'desk-tasks' }), tasks.map(({ title }) => title).join(' · '))}
  </dl>`;
}

function part(term: string, words: string | TemplateResult): TemplateResult | typeof nothing {
  return words === '' ? nothing : html`<dt>${term}</dt><dd><bdi>${words}</bdi></dd>`;
}

function roomWord(room: string): string {
  return msg(str`Room ${room}`, { id: 'desk-room' });
}
