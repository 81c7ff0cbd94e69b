import { msg } from '@lit/localize';
import { html, type nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import type { ConversationAction } from '../../../../shared/api/macros.ts';
import { DEPARTMENTS, PRIORITIES } from '../../../../shared/domain/task.ts';
import { loadMacros } from '../../data/kept/loads.ts';
import { fields, list } from '../../data/read/read.ts';
import { readMacro } from '../../data/read/read-triage.ts';
import type { CannedReply, Label, Macro } from '../../data/read/types.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { departmentWord, priorityWord } from '../../ui/words/words.ts';
import { LoadedSection } from '../loaded-section.ts';

const PATH = '/api/macros';

interface Known {
  macros: Macro[];
  replies: CannedReply[];
  labels: Label[];
}

/** The macros: several actions that the team often runs together, from a conversation, the palette or a selection. */
export class DeskMacros extends LoadedSection<Known> {
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Macros', { id: 'desk-macros' });
  }

  protected override hint(): string {
    return msg('Several things at once, under one name: reply, label, assign, put off, resolve, make a task.', {
      id: 'desk-macros-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Known> {
    const { api, send } = this.desk.world;
    return {
      macros: list(fields(await send('GET', PATH, { signal }))?.['items'], readMacro),
      replies: await api.cannedReplies(),
      labels: await api.labels(),
    };
  }

  protected override body(known: Known): TemplateResult {
    const { macros } = known;
    return html`
      ${macros.length === 0 ? html`<desk-empty icon="bolt" heading=${msg('No macros yet', { id: 'desk-macros-none' })}></desk-empty>` : html`<ul class="entries">${macros.map((macro) => this.#entry(macro, known))}</ul>`}
      <form @submit=${this.#add}>
        <label class="field"><span class="label">${msg('New macro', { id: 'desk-macro-new' })}</span> <input class="input" name="name" required maxlength="60" aria-invalid=${this.isFaulty('/name')} aria-describedby="macro-name-fault" /></label>
        ${this.fault('/name', 'macro-name-fault')}
        ${choice(
          'reply',
          msg('Send the saved reply', { id: 'desk-macro-reply' }),
          known.replies.map(({ id, name }) => [id, name]),
        )}
        ${choice(
          'label',
          msg('Label', { id: 'desk-label' }),
          known.labels.map(({ id, name }) => [id, name]),
        )}
        ${choice(
          'priority',
          msg('Priority', { id: 'desk-priority' }),
          PRIORITIES.map((one) => [one, priorityWord(one)]),
        )}
        ${choice('assign', msg('Assign to', { id: 'desk-assign-to' }), [
          ['me', msg('Whoever runs it', { id: 'desk-macro-me' })],
          ...DEPARTMENTS.map((one): [string, string] => [one, departmentWord(one)]),
        ])}
        <label class="field"><span class="label">${msg('Make a task', { id: 'desk-make-task' })}</span> <input class="input" name="task" maxlength="200" /></label>
        ${choice(
          'department',
          msg('Department', { id: 'desk-department' }),
          DEPARTMENTS.map((one) => [one, departmentWord(one)]),
        )}
        ${choice('end', msg('Then', { id: 'desk-macro-then' }), ends())}
        <p><button class="button primary">${msg('Add', { id: 'desk-label-add' })}</button></p>
      </form>
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(macro: Macro, known: Known): TemplateResult {
    return html`<li class="entry">
      <span class="what"><strong><bdi>${macro.name}</bdi></strong> <span class="hint">${macro.actions
        .map((one) => doneWord(one, known))
        .filter(Boolean)
        .join(' · ')}</span></span>
      <button class="button quiet danger" @click=${() => void this.#remove(macro)}>${msg('Delete', { id: 'desk-label-delete' })}</button>
    </li>`;
  }

  readonly #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const data = new FormData(form);
    const actions = readActions((name) => String(data.get(name) ?? '').trim());
    if (actions.length === 0) {
      this.desk.toast('problem', msg('Choose what the macro does.', { id: 'desk-macro-empty' }));
      return;
    }
    const body = { name: String(data.get('name')).trim(), actions };
    void this.#do('POST', PATH, body).then((isDone) => isDone && form.reset());
  };

  async #remove({ id, name }: Macro): Promise<void> {
    const isSure = await this.confirming.ask(
      msg('Delete this macro?', { id: 'desk-macro-delete-sure' }),
      name,
      msg('Delete', { id: 'desk-label-delete' }),
    );
    if (isSure) await this.#do('DELETE', `${PATH}/${id}`);
  }

  async #do(method: 'POST' | 'DELETE', path: string, body?: object): Promise<boolean> {
    const done = msg('The macros are changed.', { id: 'desk-macros-changed' });
    const answer = await this.act(method, path, { body, done, fields: method === 'POST' ? ['/name'] : [] });
    if (answer !== null) await loadMacros(this.desk);
    return answer !== null;
  }
}

function choice(name: string, label: string, choices: readonly (readonly [string, string])[]): TemplateResult {
  return html`<label class="field"><span class="label">${label}</span> <select class="input" name=${name}>
    <option value="">${msg('Leave as it is', { id: 'desk-macro-leave' })}</option>
    ${choices.map(([value, word]) => html`<option value=${value}>${word}</option>`)}
  </select></label>`;
}

function ends(): [string, string][] {
  return [
    ['resolve', msg('Resolve', { id: 'desk-resolve' })],
    ['60', msg('Put off for an hour', { id: 'desk-macro-hour' })],
    ['08:00', msg('Put off until eight in the morning', { id: 'desk-macro-morning' })],
  ];
}

/** Reads the actions of the form in the order in which they run. */
function readActions(of: (name: string) => string): ConversationAction[] {
  const priority = PRIORITIES.find((one) => one === of('priority'));
  const department = DEPARTMENTS.find((one) => one === of('assign'));
  const end = of('end');
  return [
    ...(of('reply') === '' ? [] : [{ do: 'saved_reply' as const, reply: of('reply') }]),
    ...(of('task') === ''
      ? []
      : [
          {
            do: 'task' as const,
            title: of('task'),
            department: DEPARTMENTS.find((one) => one === of('department')) ?? 'front_desk',
            priority: 'normal' as const,
          },
        ]),
    ...(of('label') === '' ? [] : [{ do: 'add_label' as const, label: of('label') }]),
    ...(priority === undefined ? [] : [{ do: 'priority' as const, priority }]),
    ...(of('assign') === 'me' ? [{ do: 'assign' as const, to: 'me' }] : []),
    ...(department === undefined ? [] : [{ do: 'department' as const, department }]),
    ...(end === 'resolve' ? [{ do: 'resolve' as const }] : []),
    ...(end === '60' ? [{ do: 'snooze_for' as const, minutes: 60 }] : []),
    ...(end === '08:00' ? [{ do: 'snooze_to' as const, time: '08:00' }] : []),
  ];
}

/** Returns the label of an action of a macro. */
function doneWord(action: Macro['actions'][number], { replies, labels }: Known): string | typeof nothing {
  const nameOf = (of: readonly { id: string; name: string }[], id: unknown) =>
    of.find((one) => one.id === id)?.name ?? '–';
  switch (action['do']) {
    case 'reply':
    case 'saved_reply':
      return `${msg('Reply', { id: 'desk-reply' })}: ${action['do'] === 'reply' ? '…' : nameOf(replies, action['reply'])}`;
    case 'add_label':
      return `${msg('Label', { id: 'desk-label' })}: ${nameOf(labels, action['label'])}`;
    case 'priority':
      return priorityWord(PRIORITIES.find((one) => one === action['priority']) ?? 'normal');
    case 'assign':
      return msg('Assign', { id: 'desk-assign' });
    case 'department':
      return departmentWord(DEPARTMENTS.find((one) => one === action['department']) ?? 'front_desk');
    case 'task':
      return `${msg('Make a task', { id: 'desk-make-task' })}: ${String(action['title'])}`;
    case 'resolve':
      return msg('Resolve', { id: 'desk-resolve' });
    case 'snooze_for':
    case 'snooze_to':
    case 'snooze_until':
      return msg('Put off until …', { id: 'desk-snooze' });
    default:
      return '';
  }
}
