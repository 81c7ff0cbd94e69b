import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { actOnMany } from '../data/acts.ts';
import { reopen, resolve } from '../data/commands.ts';
import { PLAIN_QUERY } from '../data/kept/listing.ts';
import { narrow } from '../data/kept/loads.ts';
import { openConversation } from '../data/route.ts';
import { PLACES } from '../places.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type IconName, icon } from '../ui/look/icons.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { guestName } from '../ui/words/words.ts';

/** A longer list is hard to survey. */
const SHOWN_MAX = 8;

/** A view, a guest or an action in the palette. */
interface Command {
  icon: IconName;
  words: string;
  run(): unknown;
}

/** One search field for views, guests and actions, matched by the first letters of any word. Opened by Ctrl + K. */
export class DeskPalette extends DeskElement {
  static override styles = [
    controls,
    css`
      ul {
        display: grid;
        gap: 2px;
        margin-block-start: var(--space-3);
      }
      li {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        min-block-size: var(--target);
        padding-inline: var(--space-3);
        border-radius: var(--radius-m);
        cursor: pointer;
      }
      li[aria-selected='true'] {
        background: var(--accent-soft);
        outline: 1px solid var(--accent);
      }
    `,
  ];

  @state() private wasShown = false;
  @state() private words = '';
  @state() private at = 0;
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('input') private readonly field!: HTMLInputElement;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(): Promise<void> {
    Object.assign(this, { wasShown: true, words: '', at: 0 });
    await this.updateComplete;
    await openDialog(this.dialog);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    const found = this.#found();
    const here = Math.min(this.at, found.length - 1);
    const title = msg('Go to or do …', { id: 'desk-palette' });
    return html`<wa-dialog label=${title} light-dismiss>
      <input class="input" role="combobox" autofocus autocomplete="off" aria-expanded="true" aria-controls="found" aria-activedescendant=${found.length === 0 ? nothing : `found-${here}`}
        aria-label=${title} placeholder=${msg('A view, a guest or an action', { id: 'desk-palette-hint' })} .value=${this.words} @input=${this.#onInput} @keydown=${this.#onKey} />
      <ul id="found" role="listbox" aria-label=${title}>
        ${found.map(
          (command, at) =>
            html`<li id=${`found-${at}`} role="option" aria-selected=${at === here} @click=${() => this.#run(command)}>${icon(command.icon)} <bdi>${command.words}</bdi></li>`,
        )}
      </ul>
    </wa-dialog>`;
  }

  #found(): Command[] {
    const wanted = this.words.trim().toLocaleLowerCase();
    const fits = ({ words }: Command) => wanted === '' || beginsIn(words.toLocaleLowerCase(), wanted);
    const known = [
      ...this.#actions(),
      ...this.#places(),
      ...(wanted === '' ? [] : this.#guests()),
      this.#density(),
    ].filter(fits);
    return [...known.slice(0, SHOWN_MAX), ...(wanted === '' ? [] : this.#search())];
  }

  #places(): Command[] {
    return PLACES.filter(({ right, isHidden }) => isHidden !== true && this.can(right)).map((place) => ({
      icon: place.icon,
      words: place.word(),
      run: () => this.desk.goTo(place.name),
    }));
  }

  #guests(): Command[] {
    return [...this.deskState.conversations.values()].map((conversation) => ({
      icon: 'person',
      words: [guestName(conversation), conversation.room].filter(Boolean).join(' · '),
      run: () => this.desk.openInInbox(conversation.id),
    }));
  }

  /** The action to change the density. It comes last, so that Enter does not run it by accident. */
  #density(): Command {
    const { density } = this.deskState.preferences;
    return {
      icon: 'density',
      words: msg('Compact rows', { id: 'desk-density-compact' }),
      run: () => this.desk.prefer({ density: density === 'compact' ? 'cosy' : 'compact' }),
    };
  }

  /** Returns the actions for the open conversation. */
  #actions(): Command[] {
    const { route, conversations } = this.deskState;
    const open = conversations.get(openConversation(route) ?? '');
    if (open === undefined || !this.can('conversations:write')) return [];
    const isOver = open.state === 'resolved';
    const end: Command = {
      icon: isOver ? 'undo' : 'check',
      words: isOver ? msg('Reopen', { id: 'desk-reopen' }) : msg('Resolve', { id: 'desk-resolve' }),
      run: () => (isOver ? reopen(this.desk, open.id) : resolve(this.desk, open.id)),
    };
    const macros = this.deskState.macros.map(({ id: macroId, name }): Command => {
      return { icon: 'bolt', words: name, run: () => actOnMany(this.desk, [open.id], { macroId }) };
    });
    return [end, ...macros];
  }

  /** Searches guests on the server, because the desk has not loaded all of them. */
  #search(): Command[] {
    const search = this.words.trim();
    if (!this.can('conversations:read')) return [];
    const run = () => {
      this.desk.openInInbox(null);
      void narrow(this.desk, { ...PLAIN_QUERY, search });
    };
    return [
      { icon: 'search', words: msg(str`Search conversations for “${search}”`, { id: 'desk-palette-search' }), run },
    ];
  }

  #run(command: Command): void {
    this.dialog.open = false;
    void command.run();
  }

  readonly #onInput = (): void => {
    this.words = this.field.value;
    this.at = 0;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const found = this.#found();
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    const chosen = found[Math.min(this.at, found.length - 1)];
    if (step !== undefined && found.length > 0) this.at = (this.at + step) % found.length;
    else if (event.key === 'Enter' && !event.isComposing && chosen !== undefined) this.#run(chosen);
    else return;
    event.preventDefault();
  };
}

/** Whether a word of the text begins with the query, or the text contains it from there on. */
function beginsIn(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  return at === 0 || text.includes(` ${wanted}`);
}
