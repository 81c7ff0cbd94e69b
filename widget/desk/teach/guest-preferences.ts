import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Preference } from '../../../shared/api/house/learning.ts';
import { PREFERENCE_KINDS } from '../../../shared/domain/house/learning.ts';
import { direction } from '../../../shared/language/languages.ts';
import { fields, oneOf, text } from '../data/read/read.ts';
import { conversationPath } from '../data/route.ts';
import { ListView } from '../ui/list-view.ts';
import { shortTime } from '../ui/words/format.ts';
import { preferenceWord } from '../ui/words/guest-words.ts';

type Like = Pick<Preference, 'id' | 'kind' | 'quote' | 'language' | 'conversationId' | 'at'>;

/** The preferences that guests mentioned. A colleague stores or discards each. */
export class DeskGuestPreferences extends ListView<Like> {
  protected override path(): string {
    return '/api/preferences?state=proposed&limit=50';
  }

  protected override failedWords(): string {
    return msg('What guests like could not be loaded', { id: 'desk-likes-failed' });
  }

  protected override readItem(value: unknown): Like | null {
    const from = fields(value);
    if (from === null || typeof from['id'] !== 'string') return null;
    return {
      id: from['id'],
      kind: oneOf(PREFERENCE_KINDS, from['kind'], 'other'),
      quote: text(from['quote']),
      language: text(from['language'], 'und'),
      conversationId: text(from['conversationId']),
      at: text(from['at']),
    };
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div>
        <h1>${msg('What guests like', { id: 'desk-teach-likes' })}</h1>
        <p class="hint">${msg('Said in passing and noticed by the AI. What you keep is there at the next stay.', { id: 'desk-likes-hint' })}</p>
      </div>
      ${this.frame(() =>
        this.items.length === 0
          ? html`<desk-empty icon="heart" heading=${msg('Nothing to decide', { id: 'desk-likes-none' })}></desk-empty>`
          : html`<ul class="entries">
              ${repeat(
                this.items,
                ({ id }) => id,
                (like) => this.#like(like),
              )}
            </ul>
            ${this.more()}`,
      )}
      ${this.refusal()}
    </section>`;
  }

  #like({ id, kind, quote, language, conversationId, at }: Like): TemplateResult {
    return html`<li>
      <div>
        <span class="chip ai">${preferenceWord(kind)}</span>
        <p lang=${language} dir=${direction(language)}><bdi>“${quote}”</bdi></p>
        <a class="hint" href=${conversationPath(conversationId)}>${msg('Conversation', { id: 'desk-conversation' })}, ${shortTime(at, new Date(), this.deskState.timezone)}</a>
      </div>
      <div class="actions">
        <button class="button primary" ?disabled=${this.busy} @click=${() => this.#decide(id, 'keep')}>${msg('Keep', { id: 'desk-preference-keep' })}</button>
        <button class="button" ?disabled=${this.busy} @click=${() => this.#decide(id, 'discard')}>${msg('Discard', { id: 'desk-discard' })}</button>
      </div>
    </li>`;
  }

  async #decide(id: string, verb: 'keep' | 'discard'): Promise<void> {
    if (await this.attempt(() => this.desk.world.send('POST', `/api/preferences/${id}/${verb}`)))
      this.items = this.items.filter((like) => like.id !== id);
  }
}
