import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { DeskState } from '../data/state.ts';
import { PLACES } from '../places.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { openDialog } from '../ui/open-dialog.ts';

/** The overlay with all shortcuts, and the switch to turn single-key shortcuts off. */
export class DeskShortcuts extends DeskElement {
  static override styles = [
    controls,
    css`
      wa-dialog {
        --width: 60rem;
      }
      dl {
        display: grid;
        gap: var(--space-2);
      }
      dl div {
        display: flex;
        flex-direction: row-reverse;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-3);
        line-height: 1.3;
      }
      dt {
        display: flex;
        flex: none;
        gap: var(--space-1);
      }
      h3 {
        margin-block: 0 var(--space-2);
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
        gap: var(--space-5) var(--space-6);
        margin-block-end: var(--space-5);
      }
    `,
  ];

  @state() private wasShown = false;
  @query('wa-dialog') private readonly dialog!: WaDialog;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.preferences, state.rights];
  }

  async show(): Promise<void> {
    this.wasShown = true;
    await this.updateComplete;
    await openDialog(this.dialog);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    const { shortcuts } = this.deskState.preferences;
    const flip = () => this.desk.prefer({ shortcuts: !shortcuts });
    return html`<wa-dialog label=${msg('Keyboard shortcuts', { id: 'desk-shortcuts' })} light-dismiss>
      <div class="columns">
        <section>
          <h3>${msg('Going about', { id: 'desk-keys-go' })}</h3>
          <dl>
            ${PLACES.filter(({ right }) => this.can(right)).map((place) => key(place.key, place.word()))}
            ${key('Ctrl + K', msg('Go to or do …', { id: 'desk-palette' }))}
            ${key('?', msg('This list', { id: 'desk-key-help' }))}
          </dl>
        </section>
        <section>
          <h3>${msg('Conversations', { id: 'desk-conversations' })}</h3>
          <dl>
            ${key('J', msg('Next conversation', { id: 'desk-key-next' }))}
            ${key('K', msg('Conversation before', { id: 'desk-key-previous' }))}
            ${key('/', msg('Search', { id: 'desk-search' }))}
            ${key('F', msg('Filter', { id: 'desk-filter' }))}
            ${key('X', msg('Select this conversation, to do something to several', { id: 'desk-key-pick' }))}
            ${key('Esc', msg('Back to the list', { id: 'desk-key-back' }))}
          </dl>
        </section>
        <section>${this.#inConversation()}</section>
        <section>
          <h3>${msg('On the task board', { id: 'desk-keys-tasks' })}</h3>
          <dl>
            ${key('C', msg('New task', { id: 'desk-new-task' }))}
            ${key('P', msg('Print', { id: 'desk-print' }))}
            ${key('↑ ↓ ← →', msg('Walk through the tasks', { id: 'desk-key-walk-tasks' }))}
            ${key('Shift + ← →', msg('Move the task', { id: 'desk-key-move-task' }))}
            ${key('Enter', msg('Open', { id: 'desk-open' }))}
            ${key('M', msg('Take it, or give it up', { id: 'desk-key-take-task' }))} ${key('E', msg('Edit', { id: 'desk-edit' }))}
            ${key('D', msg('Done', { id: 'desk-task-done' }))}
            ${key('S', msg('Start', { id: 'desk-task-start' }))}
          </dl>
        </section>
      </div>
      <wa-switch .checked=${shortcuts} @change=${flip}>${msg('Single-key shortcuts are on', { id: 'desk-keys-on' })}</wa-switch>
    </wa-dialog>`;
  }

  #inConversation(): TemplateResult {
    return html`<h3>${msg('In a conversation', { id: 'desk-keys-conversation' })}</h3>
      <dl>
        ${key('T', msg('Take over', { id: 'desk-take-over' }))} ${key('R', msg('Reply', { id: 'desk-reply' }))}
        ${key('N', msg('Internal note', { id: 'desk-note' }))} ${key('L', msg('Give back to the AI', { id: 'desk-release' }))}
        ${key('A', msg('Assign', { id: 'desk-assign' }))} ${key('E', msg('Resolve', { id: 'desk-resolve' }))}
        ${key('O', msg('Reopen', { id: 'desk-reopen' }))} ${key('Y', msg('Approve the draft', { id: 'desk-key-approve' }))}
        ${key('C', msg('Make a task', { id: 'desk-make-task' }))} ${key('G', msg('About the guest', { id: 'desk-about-guest' }))}
        ${key('Z', msg('Undo', { id: 'desk-undo' }))}
        ${key('Enter', msg('Send', { id: 'desk-send' }))}
        ${key('Shift + Enter', msg('New line', { id: 'desk-key-line' }))}
        ${key('/', msg('Saved reply, while the field is empty', { id: 'desk-key-saved-reply' }))}
      </dl>`;
  }
}

function key(keys: string, what: string): TemplateResult {
  return html`<div>
    <dt>${keys.split(/ \+ | /).map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>
  </div>`;
}
