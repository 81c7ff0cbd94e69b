import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { dialogStyles } from '../ui/dialog-styles.ts';
import { icon } from '../ui/icons.ts';

/** The overlay that lists every shortcut, and the switch that turns single keys off. */
export class DeskShortcuts extends DeskElement {
  static override styles = [
    controls,
    dialogStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-2) var(--space-4);
        align-items: center;
      }
      dt {
        display: flex;
        gap: var(--space-1);
      }
      h3 {
        margin-block: var(--space-3) var(--space-2);
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
        gap: 0 var(--space-5);
      }
      label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
      }
    `,
  ];

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.preferences];
  }

  show(): void {
    if (!this.dialog.open) this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { shortcuts } = this.deskState.preferences;
    const flip = () => this.desk.prefer({ shortcuts: !shortcuts });
    return html`<dialog aria-labelledby="title" class="wide">
      <div class="head">
        <h2 id="title">${msg('Keyboard shortcuts', { id: 'desk-shortcuts' })}</h2>
        <button class="button quiet icon-only" @click=${() => this.dialog.close()} aria-label=${msg('Close', { id: 'desk-close' })}>
          ${icon('close')}
        </button>
      </div>
      <div class="columns">
        <section>
          <h3>${msg('Going about', { id: 'desk-keys-go' })}</h3>
          <dl>
            ${key('1', msg('Inbox', { id: 'desk-inbox' }))} ${key('2', msg('Tasks', { id: 'desk-tasks' }))}
            ${key('3', msg('Setup', { id: 'desk-setup' }))} ${key('J', msg('Next conversation', { id: 'desk-key-next' }))}
            ${key('K', msg('Conversation before', { id: 'desk-key-previous' }))} ${key('/', msg('Search', { id: 'desk-search' }))}
            ${key('Esc', msg('Back to the list', { id: 'desk-key-back' }))} ${key('?', msg('This list', { id: 'desk-key-help' }))}
          </dl>
        </section>
        <section>
          <h3>${msg('In a conversation', { id: 'desk-keys-conversation' })}</h3>
          <dl>
            ${key('T', msg('Take over', { id: 'desk-take-over' }))} ${key('R', msg('Reply', { id: 'desk-reply' }))}
            ${key('N', msg('Internal note', { id: 'desk-note' }))} ${key('L', msg('Give back to the AI', { id: 'desk-release' }))}
            ${key('E', msg('Resolve', { id: 'desk-resolve' }))} ${key('O', msg('Reopen', { id: 'desk-reopen' }))}
            ${key('A', msg('Assign', { id: 'desk-assign' }))} ${key('Y', msg('Approve the draft', { id: 'desk-key-approve' }))}
            ${key('Enter', msg('Send', { id: 'desk-send' }))}
            ${key('Shift + Enter', msg('New line', { id: 'desk-key-line' }))}
          </dl>
        </section>
      </div>
      <label><input type="checkbox" .checked=${shortcuts} @change=${flip} /> ${msg('Single-key shortcuts are on', { id: 'desk-keys-on' })}</label>
    </dialog>`;
  }
}

function key(keys: string, what: string): TemplateResult {
  return html`<dt>${keys.split(' + ').map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>`;
}
