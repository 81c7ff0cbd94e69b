import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { actOnMany } from '../data/acts.ts';
import { release, reopen, resolve, sortConversation, takeOver } from '../data/commands.ts';
import { takeLate } from '../data/kept/begun-drafts.ts';
import { openThread } from '../data/kept/loads.ts';
import { draftsOf } from '../data/kept/select.ts';
import type { Alarm, Conversation } from '../data/read/types.ts';
import { conversationPath } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { alarmWords } from '../shell/alarm-list.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import type { DeskNewTask } from '../tasks/new-task.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { clock, fullTime, isSameDay, languageName, listOf } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { carryOnWord, channelWord, departmentWord, guestName, stateWord } from '../ui/words/words.ts';
import type { DeskAssign } from './assign.ts';
import type { DeskComposer } from './composer.ts';
import { conversationStyles } from './conversation-styles.ts';
import type { DeskDraft } from './draft.ts';
import { readSorting, sortItems } from './sort-menu.ts';
import type { DeskCarryOn } from './together/carry-on.ts';
import type { DeskForward } from './together/forward.ts';
import { loadTogether } from './together/load.ts';
import type { DeskMerge } from './together/merge.ts';

/**
 * One conversation: guest, actions, messages, drafts and composer.
 * @fires guest-pane - Toggle the pane about the guest.
 */
export class DeskConversation extends DeskElement {
  static override styles = [controls, conversationStyles];

  @property({ attribute: false }) conversationId = '';
  @property({ attribute: false }) paneOpen = false;
  @query('desk-composer') private readonly composer!: DeskComposer | null;
  @query('desk-assign') private readonly assignDialog!: DeskAssign;
  @query('desk-carry-on') private readonly linkDialog!: DeskCarryOn;
  @query('desk-forward') private readonly forwardDialog!: DeskForward;
  @query('desk-merge') private readonly mergeDialog!: DeskMerge;
  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;
  @query('desk-new-task') private readonly taskDialog!: DeskNewTask | null;
  @query('desk-draft') private readonly draft!: DeskDraft | null;

  #held: Element | null = null;
  /** The conversation whose notice about others was loaded. */
  #noticeOf = '';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      state.conversations.get(this.conversationId),
      state.threads.get(this.conversationId)?.loading,
      state.drafts,
      state.draftsKnown,
      state.presence.get(this.conversationId),
      state.timezone,
      state.user,
      state.rights,
      state.preferences,
      state.labels,
    ];
  }

  protected override willUpdate(): void {
    this.#held = this.shadowRoot?.activeElement ?? null;
  }

  protected override updated(changed: PropertyValues): void {
    // Opened by keyboard: move the focus to the messages.
    const isOpened = changed.has('conversationId');
    // The focused element may have been removed, such as a sent draft.
    const isLost = this.#held !== null && this.shadowRoot?.activeElement === null;
    if (isOpened || isLost) this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
    void this.#takeLate(isOpened);
  }

  /**
   * Moves edits of drafts that are no longer open into the reply field. Keeps the focus when the conversation was just opened.
   */
  async #takeLate(isOpened: boolean): Promise<void> {
    const { composer, conversationId, deskState: state } = this;
    if (composer === null || !state.draftsKnown) return;
    const late = takeLate(this.desk.unsent, conversationId, draftsOf(state, conversationId));
    if (late.length === 0) return;
    await composer.updateComplete;
    if (this.conversationId === conversationId) composer.add(late.join('\n'), !isOpened);
  }

  /** Takes the conversation over; asks first if a colleague holds it. */
  async takeOver(): Promise<boolean> {
    const holder = this.deskState.conversations.get(this.conversationId)?.assignee?.name ?? null;
    return takeOver(this.desk, this.conversationId, (reason) =>
      this.confirmDialog.ask(
        msg('Take it from your colleague?', { id: 'desk-take-from' }),
        holder === null ? reason : msg(str`${holder} holds this conversation`, { id: 'desk-holds' }),
        msg('Take over', { id: 'desk-take-over' }),
      ),
    );
  }

  /** Gives the conversation back to the AI; asks first if a colleague holds it. */
  async giveBack(): Promise<boolean> {
    const holder = this.deskState.conversations.get(this.conversationId)?.assignee?.name ?? null;
    return release(this.desk, this.conversationId, (reason) =>
      this.confirmDialog.ask(
        msg('Give back what your colleague holds?', { id: 'desk-release-held' }),
        holder === null ? reason : msg(str`${holder} holds this conversation`, { id: 'desk-holds' }),
        msg('Give back to the AI', { id: 'desk-release' }),
      ),
    );
  }

  assign(): void {
    void this.#showLater(this.assignDialog);
  }

  makeTask(): void {
    if (this.taskDialog !== null) void this.#showLater(this.taskDialog);
  }

  write(kind: 'reply' | 'note', words?: string): void {
    this.composer?.write(kind, words);
  }

  approveDraft(): void {
    void this.draft?.approve();
  }

  override render(): TemplateResult {
    const { deskState: state, conversationId: id } = this;
    const conversation = state.conversations.get(id);
    const thread = state.threads.get(id);
    if (conversation === undefined) return this.#missing(thread?.loading === 'failed', thread?.isGone === true);
    const mayWrite = this.can('conversations:write');
    return html`
      ${this.#header(conversation, mayWrite)}
      ${this.#elsewhere(conversation)}
      <desk-messages .conversationId=${id}></desk-messages>
      <div class="foot">
        ${this.#company(id)}
        <desk-standing .conversation=${conversation}></desk-standing>
        ${mayWrite ? this.#writing(conversation) : nothing}
      </div>
      <desk-assign></desk-assign>
      <desk-carry-on></desk-carry-on>
      <desk-forward></desk-forward>
      <desk-merge></desk-merge>
      <desk-confirm></desk-confirm>
      ${this.can('tasks:write') ? html`<desk-new-task></desk-new-task>` : nothing}
    `;
  }

  #writing(conversation: Conversation): TemplateResult {
    const drafts = draftsOf(this.deskState, conversation.id);
    return html`
      <div class="drafts">${repeat(
        drafts,
        ({ id }) => id,
        (draft, index) =>
          html`<desk-draft .draft=${draft} .isFirst=${index === 0} @draft-late=${() => this.requestUpdate()}></desk-draft>`,
      )}</div>
      <desk-reach .conversation=${conversation}></desk-reach>
      <desk-composer .conversation=${conversation} .takeOver=${() => this.takeOver()}></desk-composer>
    `;
  }

  #header(conversation: Conversation, mayWrite: boolean): TemplateResult {
    const { state, channel, language, assignee, department, waitingSince, room } = conversation;
    const mine = assignee?.id === this.deskState.user?.id;
    const holder = assignee === null ? '' : mine ? msg('You', { id: 'desk-you' }) : assignee.name;
    return html`<header>
      <a class="button quiet icon-only back" href=${conversationPath(null)} aria-label=${msg('Back to the list', { id: 'desk-key-back' })}>${icon('back')}</a>
      <div class="who">
        <h1 tabindex="-1"><bdi>${guestName(conversation)}</bdi></h1>
        <p class="facts">
          ${conversation.emergency === null ? nothing : this.#emergency(conversation.emergency)}
          <span class="chip ${state}">${stateWord(state)}</span>
          ${conversation.blockedAt === null ? nothing : html`<span class="chip danger">${msg('Blocked', { id: 'desk-blocked' })}</span>`}
          ${conversation.labels.map((of) => this.#label(of))}
          ${room === null ? nothing : html`<span>${msg(str`Room ${room}`, { id: 'desk-room' })}</span>`}
          <span>${channelWord(channel)}</span>
          ${language === null ? nothing : html`<span>${languageName(language)}</span>`}
          ${holder === '' ? nothing : html`<span class="holder">${icon('person')}<bdi>${holder}</bdi></span>`}
          ${state !== 'waiting' || waitingSince === null ? nothing : html`<span>${this.#waits(waitingSince)}</span>`}
          ${department === null || assignee !== null ? nothing : html`<span>${departmentWord(department)}</span>`}
        </p>
      </div>
      ${mayWrite ? this.#actions(conversation, mine) : nothing}
      ${this.can('guests:read') ? this.#paneButton() : nothing}
    </header>`;
  }

  #actions(conversation: Conversation, mine: boolean): TemplateResult {
    const { id, state } = conversation;
    const write = this.can('tasks:write');
    return html`<div class="actions" role="group" aria-label=${msg('Actions', { id: 'desk-actions' })}>
      ${
        state === 'resolved'
          ? this.#action('O', msg('Reopen', { id: 'desk-reopen' }), () => reopen(this.desk, id), 'brand')
          : html`
            ${state === 'staffed' && mine ? nothing : this.#action('T', msg('Take over', { id: 'desk-take-over' }), () => this.takeOver(), 'brand')}
            ${state === 'staffed' ? this.#action('L', msg('Give back to the AI', { id: 'desk-release' }), () => this.giveBack()) : nothing}
            ${this.#action('E', msg('Resolve', { id: 'desk-resolve' }), () => resolve(this.desk, id))}
          `
      }
      <wa-dropdown placement="bottom-end" @wa-select=${this.#onMore}>
        <wa-button slot="trigger" appearance="outlined" class="more" title=${msg('More', { id: 'desk-more' })}>${icon('more')}<span class="visually-hidden">${msg('More', { id: 'desk-more' })}</span></wa-button>
        <wa-dropdown-item value="assign">${msg('Assign', { id: 'desk-assign' })} <kbd slot="details" aria-hidden="true">A</kbd></wa-dropdown-item>
        ${write ? html`<wa-dropdown-item value="task">${msg('Make a task', { id: 'desk-make-task' })} <kbd slot="details" aria-hidden="true">C</kbd></wa-dropdown-item>` : nothing}
        <wa-dropdown-item value="note">${msg('Internal note', { id: 'desk-note' })} <kbd slot="details" aria-hidden="true">N</kbd></wa-dropdown-item>
        <wa-dropdown-item value="forward">${msg('Forward with a summary', { id: 'desk-forward' })}</wa-dropdown-item>
        ${sortItems(conversation, this.deskState.labels)}
        ${this.#macros()}
        ${
          conversation.channel === 'widget'
            ? html`<wa-dropdown-item value="link:resume">${carryOnWord('resume')}</wa-dropdown-item>
              <wa-dropdown-item value="link:whatsapp">${carryOnWord('whatsapp')}</wa-dropdown-item>`
            : nothing
        }
        <wa-dropdown-item value="merge">${msg('Merge with another conversation', { id: 'desk-merge' })}</wa-dropdown-item>
        <wa-divider></wa-divider>
        <wa-dropdown-item value="block">${conversation.blockedAt === null ? msg('Block this guest', { id: 'desk-block' }) : msg('Unblock this guest', { id: 'desk-unblock' })}</wa-dropdown-item>
      </wa-dropdown>
    </div>`;
  }

  readonly #onMore = (event: CustomEvent<{ item: { value: string } }>): void => {
    const { value } = event.detail.item;
    const { conversations } = this.deskState;
    const change = readSorting(value, conversations.get(this.conversationId), new Date());
    if (change !== null) void sortConversation(this.desk, this.conversationId, change);
    else if (value === 'assign') this.assign();
    else if (value === 'forward') void this.#showLater(this.forwardDialog);
    else if (value === 'merge') void this.#showLater(this.mergeDialog);
    else if (value === 'block') void this.#turnBlock();
    else if (value.startsWith('macro:'))
      void actOnMany(this.desk, [this.conversationId], { macroId: value.slice('macro:'.length) });
    else if (value === 'task') this.makeTask();
    else if (value === 'link:resume' || value === 'link:whatsapp')
      void this.#showLater({ show: (id) => this.linkDialog.show(id, value === 'link:resume' ? 'resume' : 'whatsapp') });
    else this.write('note');
  };

  /** A notice about other conversations of this guest, if there are any. */
  #elsewhere(conversation: Conversation): TemplateResult | typeof nothing {
    if (conversation.mergedInto === null && conversation.merged.length === 0) return nothing;
    if (this.#noticeOf !== conversation.id) loadTogether().catch((error: unknown) => this.desk.problem(error));
    this.#noticeOf = conversation.id;
    return html`<desk-merged .conversation=${conversation}></desk-merged>`;
  }

  #macros(): TemplateResult | typeof nothing {
    const { macros } = this.deskState;
    if (macros.length === 0) return nothing;
    return html`<wa-dropdown-item>
      ${msg('Macros', { id: 'desk-macros' })}
      ${macros.map(({ id, name }) => html`<wa-dropdown-item slot="submenu" value="macro:${id}"><bdi>${name}</bdi></wa-dropdown-item>`)}
    </wa-dropdown-item>`;
  }

  /** Loads a dialog on first use. */
  async #showLater(dialog: { show(id: string): Promise<unknown> }): Promise<void> {
    const { conversationId: id } = this;
    try {
      await loadTogether();
    } catch (error) {
      return this.desk.problem(error);
    }
    await dialog.show(id);
  }

  /** Asks before blocking, because a blocked guest is not heard. */
  async #turnBlock(): Promise<void> {
    const { conversationId: id } = this;
    const acts = await import('../data/guest-commands.ts').catch((error: unknown) => this.desk.problem(error));
    if (!acts) return;
    const { block, unblock } = acts;
    if (this.deskState.conversations.get(id)?.blockedAt !== null) return void (await unblock(this.desk, id));
    const isSure = await this.confirmDialog.ask(
      msg('Block this guest?', { id: 'desk-block-ask' }),
      msg(
        'What they write is kept, but nobody answers or is told of it, unless they are in danger. You can take it back at any time.',
        {
          id: 'desk-block-what',
        },
      ),
      msg('Block', { id: 'desk-block-yes' }),
      'danger',
    );
    if (isSure) await block(this.desk, id);
  }

  #paneButton(): TemplateResult {
    const word = msg('About the guest', { id: 'desk-about-guest' });
    const turn = () => this.dispatchEvent(new Event('guest-pane'));
    return html`<button class="button quiet icon-only pane" aria-pressed=${this.paneOpen} title=${word} @click=${turn}>${icon('panel')}<span class="visually-hidden">${word}</span></button>`;
  }

  #label(id: string): TemplateResult | typeof nothing {
    const label = this.deskState.labels.get(id);
    return label === undefined
      ? nothing
      : html`<span class="chip label" data-tone=${label.tone}><bdi>${label.name}</bdi></span>`;
  }

  /** The emergency: what, where, and who acknowledged it. */
  #emergency(emergency: Alarm): TemplateResult {
    const { by, acknowledgedAt } = emergency;
    const chip = html`<span class="chip danger">${icon('alert')} ${alarmWords(emergency)}</span>`;
    if (acknowledgedAt === null) return chip;
    const [name, time] = [by?.name ?? '', clock(acknowledgedAt, this.deskState.timezone)];
    return html`${chip}<span class="looked-after">${msg(str`${name} looks after it since ${time}`, { id: 'desk-alarm-by' })}</span>`;
  }

  #waits(since: string): string {
    const { timezone } = this.deskState;
    const today = isSameDay(new Date(since), new Date(), timezone);
    const time = today ? clock(since, timezone) : fullTime(since, timezone);
    return msg(str`Waits since ${time}`, { id: 'desk-waits-since' });
  }

  #action(key: string, label: string, run: () => unknown, variant: 'brand' | 'neutral' = 'neutral'): TemplateResult {
    const shown = this.deskState.preferences.shortcuts;
    return html`<wa-button variant=${variant} appearance=${variant === 'brand' ? 'accent' : 'outlined'} @click=${run}>${label} ${shown ? html`<kbd slot="end" aria-hidden="true">${key}</kbd>` : nothing}</wa-button>`;
  }

  /** Colleagues who have it open, so that two do not answer the same guest. */
  #company(id: string): TemplateResult {
    const others = (this.deskState.presence.get(id) ?? []).filter(({ user }) => user.id !== this.deskState.user?.id);
    if (others.length === 0) return html`<p class="company" role="status"></p>`;
    const typing = others.filter((person) => person.typing);
    const shown = typing.length > 0 ? typing : others;
    const forms =
      typing.length > 0
        ? msg('one: {names} is writing a reply … | other: {names} are writing a reply …', {
            id: 'desk-colleague-types',
          })
        : msg('one: {names} has this open too | other: {names} have this open too', { id: 'desk-colleague-looks' });
    const names = [...new Set(shown.map(({ user }) => user.name))];
    const word = plural(forms, names.length, { names: listOf(names) });
    return html`<p class="company shown ${typing.length > 0 ? 'typing' : ''}" role="status">${icon('eye')} ${word}</p>`;
  }

  #missing(failed: boolean, isGone: boolean): TemplateResult {
    if (failed && isGone)
      return html`<div class="gone">
        <desk-empty icon="chat" heading=${msg('This conversation is no longer there', { id: 'desk-conversation-gone' })}>${msg('It was erased, or the address is not right.', { id: 'desk-conversation-gone-hint' })}</desk-empty>
        <wa-button appearance="plain" href=${conversationPath(null)}>${msg('Back to the list', { id: 'desk-key-back' })}</wa-button>
      </div>`;
    if (!failed) {
      return html`<desk-loading label=${msg('Loading the conversation …', { id: 'desk-loading-conversation' })}></desk-loading>`;
    }
    return html`<div class="gone">
      <desk-failed
        heading=${msg('This conversation cannot be shown', { id: 'desk-conversation-failed' })}
        reason=${msg('The server cannot be reached. Please try again.', { id: 'desk-error-offline' })}
        .retry=${() => openThread(this.desk, this.conversationId)}
      ></desk-failed>
      <wa-button appearance="plain" href=${conversationPath(null)}>${msg('Back to the list', { id: 'desk-key-back' })}</wa-button>
    </div>`;
  }
}
