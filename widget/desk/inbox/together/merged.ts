import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { direction } from '../../../../shared/language/languages.ts';
import { unmerge } from '../../data/guest-commands.ts';
import type { Conversation, Message } from '../../data/read/types.ts';
import { reasonOf } from '../../data/reason.ts';
import { conversationPath } from '../../data/route.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { fullTime } from '../../ui/words/format.ts';
import { channelWord } from '../../ui/words/words.ts';

/** Shows the messages of conversations that were merged into this one; in a merged conversation, a link to the remaining one. */
export class DeskMerged extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding-inline: var(--space-4);
        font-size: var(--text-s);
      }
      details,
      p.on {
        padding: var(--space-2) 0;
        border-block-end: 1px solid var(--line);
      }
      summary {
        min-block-size: var(--target);
        align-content: center;
        cursor: pointer;
      }
      ol {
        display: grid;
        gap: var(--space-2);
        max-block-size: 16rem;
        overflow-y: auto;
      }
      time {
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) conversation: Conversation | null = null;
  readonly #said = new Task(this, {
    task: async ([ids]) => {
      const of = async (id: string): Promise<[string, Message[]]> => [id, await this.desk.world.api.messages(id, 0)];
      return new Map(await Promise.all(ids.split(' ').filter(Boolean).map(of)));
    },
    args: () => [(this.conversation?.merged ?? []).map(({ id }) => id).join(' ')] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult | typeof nothing {
    const { conversation } = this;
    if (conversation === null) return nothing;
    const { mergedInto, merged, id } = conversation;
    const mayWrite = this.can('conversations:write');
    const apart = (of: string) =>
      mayWrite
        ? html`<button class="link-button" @click=${() => void unmerge(this.desk, of)}>${msg('Take apart again', { id: 'desk-unmerge' })}</button>`
        : nothing;
    return html`
      ${mergedInto === null ? nothing : html`<p class="on"><a href=${conversationPath(mergedInto)}>${msg('This goes on in another conversation', { id: 'desk-merged-into' })}</a> ${apart(id)}</p>`}
      ${merged.map(
        (one) => html`<details>
          <summary>${this.#heading(channelWord(one.channel))}</summary>
          ${apart(one.id)} ${this.#lines(one.id)}
        </details>`,
      )}
    `;
  }

  #heading(channel: string): string {
    return msg(str`The same guest, earlier: ${channel}`, { id: 'desk-merged-from' });
  }

  #lines(id: string): TemplateResult {
    const { timezone } = this.deskState;
    return html`${this.#said.render({
      pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
      error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
      complete: (said) =>
        html`<ol>${(said.get(id) ?? [])
          .filter(({ text }) => text !== '')
          .map(
            (message) =>
              html`<li><time datetime=${message.at}>${fullTime(message.at, timezone)}</time> <span lang=${message.language} dir=${direction(message.language)}>${message.text}</span></li>`,
          )}</ol>`,
    })}`;
  }
}
