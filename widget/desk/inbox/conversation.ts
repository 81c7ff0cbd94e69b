import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { release, reopen, resolve, takeOver } from '../data/deeds.ts';
import { conversationPath } from '../data/route.ts';
import { draftsOf } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import type { Conversation } from '../data/types.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { clock, fullTime, isSameDay, languageName, listOf } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { plural } from '../ui/plural.ts';
import { channelWord, departmentWord, stateWord } from '../ui/words.ts';
import type { DeskAssign } from './assign.ts';
import type { DeskComposer } from './composer.ts';
import { conversationStyles } from './conversation-styles.ts';
import type { DeskDraft } from './draft.ts';

/** One conversation: who it is with, what one can do, the messages, the drafts, the composer. */
export class DeskConversation extends DeskElement {
  static override styles = [controls, conversationStyles];

  @property({ attribute: false }) conversationId = '';
  @query('desk-composer') private readonly composer!: DeskComposer | null;
  @query('desk-assign') private readonly assignDialog!: DeskAssign;
  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;
  @query('desk-draft') private readonly draft!: DeskDraft | null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      state.conversations.get(this.conversationId),
      state.threads.get(this.conversationId)?.loading,
      state.drafts,
      state.presence.get(this.conversationId),
      state.timezone,
      state.user,
    ];
  }

  protected override updated(changed: PropertyValues): void {
    // A conversation opened with the keyboard is also where one reads on.
    if (changed.has('conversationId')) this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** Takes the conversation over, after asking if a colleague holds it. */
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

  assign(): void {
    this.assignDialog.show(this.conversationId);
  }

  write(kind: 'reply' | 'note'): void {
    this.composer?.write(kind);
  }

  approveDraft(): void {
    void this.draft?.approve();
  }

  override render(): TemplateResult {
    const { deskState: state, conversationId: id } = this;
    const conversation = state.conversations.get(id);
    const thread = state.threads.get(id);
    if (conversation === undefined) return this.#missing(thread?.loading === 'failed');
    const drafts = draftsOf(state, id);
    return html`
      ${this.#header(conversation)}
      <desk-messages .conversationId=${id}></desk-messages>
      <div class="foot">
        ${this.#company(id)}
        <desk-standing .conversation=${conversation}></desk-standing>
        ${drafts.map((draft) => html`<desk-draft .draft=${draft}></desk-draft>`)}
        <desk-composer .conversation=${conversation} .takeOver=${() => this.takeOver()}></desk-composer>
      </div>
      <desk-assign></desk-assign>
      <desk-confirm></desk-confirm>
    `;
  }

  #header(conversation: Conversation): TemplateResult {
    const { id, state, guest, channel, language, assignee, department, waitingSince } = conversation;
    const mine = assignee?.id === this.deskState.user?.id;
    const holder = assignee === null ? '' : mine ? msg('You', { id: 'desk-you' }) : assignee.name;
    return html`<header>
      <a class="button quiet icon-only back" href=${conversationPath(null)} aria-label=${msg('Back to the list', { id: 'desk-key-back' })}>${icon('back')}</a>
      <div class="who">
        <h1 tabindex="-1"><bdi>${guest?.name ?? msg('Guest', { id: 'desk-guest' })}</bdi></h1>
        <p class="facts">
          <span class="chip ${state}">${stateWord(state)}</span>
          <span>${channelWord(channel)}</span>
          ${language === null ? nothing : html`<span>${languageName(language)}</span>`}
          ${holder === '' ? nothing : html`<span class="holder">${icon('person')}<bdi>${holder}</bdi></span>`}
          ${state !== 'waiting' || waitingSince === null ? nothing : html`<span>${this.#waits(waitingSince)}</span>`}
          ${department === null || assignee !== null ? nothing : html`<span>${departmentWord(department)}</span>`}
        </p>
      </div>
      <div class="deeds" role="group" aria-label=${msg('Actions', { id: 'desk-actions' })}>
        ${
          state === 'resolved'
            ? this.#deed('O', msg('Reopen', { id: 'desk-reopen' }), () => reopen(this.desk, id), 'primary')
            : html`
              ${state === 'staffed' && mine ? nothing : this.#deed('T', msg('Take over', { id: 'desk-take-over' }), () => this.takeOver(), 'primary')}
              ${state === 'staffed' ? this.#deed('L', msg('Give back to the AI', { id: 'desk-release' }), () => release(this.desk, id)) : nothing}
              ${this.#deed('A', msg('Assign', { id: 'desk-assign' }), () => this.assign())}
              ${this.#deed('E', msg('Resolve', { id: 'desk-resolve' }), () => resolve(this.desk, id))}
            `
        }
      </div>
    </header>`;
  }

  #waits(since: string): string {
    const { timezone } = this.deskState;
    const today = isSameDay(new Date(since), new Date(), timezone);
    const time = today ? clock(since, timezone) : fullTime(since, timezone);
    return msg(str`Waits since ${time}`, { id: 'desk-waits-since' });
  }

  #deed(key: string, label: string, run: () => unknown, kind = ''): TemplateResult {
    const shown = this.deskState.preferences.shortcuts;
    return html`<button class="button ${kind}" @click=${run}>${label} ${shown ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;
  }

  /** Colleagues who are here too. */
  #company(id: string): TemplateResult | typeof nothing {
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
    const word = plural(forms, shown.length, { names: listOf(shown.map(({ user }) => user.name)) });
    return html`<p class="company shown" role="status">${icon('eye')} ${word}</p>`;
  }

  #missing(failed: boolean): TemplateResult {
    if (!failed) {
      return html`<div class="blank" role="status">${msg('Loading the conversation …', { id: 'desk-loading-conversation' })}</div>`;
    }
    return html`<div class="blank">
      ${icon('alert')}
      <h1 tabindex="-1">${msg('This conversation cannot be shown', { id: 'desk-conversation-failed' })}</h1>
      <p>${msg('It may have been erased, or the server cannot be reached.', { id: 'desk-conversation-failed-hint' })}</p>
      <p>
        <button class="button" @click=${() => void this.desk.openThread(this.conversationId)}>${msg('Try again', { id: 'desk-try-again' })}</button>
        <a class="button quiet" href=${conversationPath(null)}>${msg('Back to the list', { id: 'desk-key-back' })}</a>
      </p>
    </div>`;
  }
}
