import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { CHANNELS } from '../../../shared/domain/conversation.ts';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import { distinguish } from '../data/colleagues.ts';
import { type ListQuery, PLAIN_QUERY } from '../data/kept/listing.ts';
import { narrow } from '../data/kept/loads.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { deskLocale, languageName } from '../ui/words/format.ts';
import { channelWord, departmentWord, priorityWord } from '../ui/words/words.ts';

const ANY = 'any';

/** The narrower filters: channel, assignee, department, language, unread. */
export class DeskListFilters extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        gap: var(--space-2) var(--space-3);
        padding: 0 var(--space-3) var(--space-3);
      }
      .last {
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
    `,
  ];

  readonly #staff = new Task(this, {
    task: async ([mayRead]) => (mayRead ? this.desk.world.api.staff() : []),
    args: () => [this.can('staff:read'), this.deskState.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.listing.query, state.conversations, state.rights, state.propertyId, state.labels, state.views];
  }

  override render(): TemplateResult {
    const { channel, assignee, department, language, unread, label, priority, snoozed } = this.deskState.listing.query;
    const set = (change: Partial<ListQuery>) => void narrow(this.desk, change);
    const { filter, search } = this.deskState.listing.query;
    return html`
      ${this.#choice(
        msg('Channel', { id: 'desk-channel' }),
        channel,
        CHANNELS.map((name) => [name, channelWord(name)]),
        (value) => set({ channel: CHANNELS.find((name) => name === value) ?? null }),
      )}
      ${this.#choice(msg('Held by', { id: 'desk-filter-holder' }), assignee, this.#people(), (value) => set({ assignee: value }))}
      ${this.#choice(
        msg('Department', { id: 'desk-department' }),
        department,
        DEPARTMENTS.map((name) => [name, departmentWord(name)]),
        (value) => set({ department: DEPARTMENTS.find((name) => name === value) ?? null }),
      )}
      ${this.#choice(msg('Language', { id: 'desk-filter-language' }), language, this.#languages(), (value) => set({ language: value }))}
      ${this.#choice(
        msg('Priority', { id: 'desk-priority' }),
        priority,
        PRIORITIES.map((name) => [name, priorityWord(name)]),
        (value) => set({ priority: PRIORITIES.find((name) => name === value) ?? null }),
      )}
      ${this.#labels(label, set)}
      <desk-saved-views class="last"></desk-saved-views>
      <div class="last">
        <wa-switch size="s" .checked=${snoozed} @change=${() => set({ snoozed: !snoozed })}>${msg('Only what is put off', { id: 'desk-filter-snoozed' })}</wa-switch>
        <wa-switch size="s" .checked=${unread} @change=${() => set({ unread: !unread })}>${msg('Only unread', { id: 'desk-filter-unread' })}</wa-switch>
        <wa-button size="s" appearance="plain" @click=${() => set({ ...PLAIN_QUERY, filter, search })}>${msg('Clear', { id: 'desk-filter-clear' })}</wa-button>
      </div>
    `;
  }

  #labels(label: string | null, set: (change: Partial<ListQuery>) => void): TemplateResult | typeof nothing {
    const { labels } = this.deskState;
    if (labels.size === 0) return nothing;
    const names = [...labels.values()].map(({ id, name }): [string, string] => [id, name]);
    return this.#choice(msg('Label', { id: 'desk-label' }), label, names, (value) => set({ label: value }));
  }

  #choice(
    label: string,
    value: string | null,
    choices: readonly (readonly [value: string, word: string])[],
    choose: (value: string | null) => void,
  ): TemplateResult {
    const onChange = (event: Event) => {
      if (event.target instanceof HTMLElement && 'value' in event.target)
        choose(event.target.value === ANY ? null : String(event.target.value));
    };
    return html`<wa-select size="s" label=${label} .value=${value ?? ANY} @change=${onChange}>
      <wa-option value=${ANY}>${msg('All', { id: 'desk-all' })}</wa-option>
      ${choices.map(([of, word]) => html`<wa-option value=${of}>${word}</wa-option>`)}
    </wa-select>`;
  }

  #people(): [string, string][] {
    const people = distinguish(this.#staff.value ?? []).map(({ id, name }): [string, string] => [id, name]);
    return [['none', msg('Nobody', { id: 'desk-nobody' })], ...people];
  }

  /** Languages of the loaded conversations. */
  #languages(): [string, string][] {
    const codes = new Set([...this.deskState.conversations.values()].flatMap(({ language }) => language ?? []));
    return [...codes]
      .map((code): [string, string] => [code, languageName(code)])
      .sort(([, a], [, b]) => a.localeCompare(b, deskLocale()));
  }
}
