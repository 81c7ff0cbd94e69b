import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { type Placeholder, placeholdersIn } from '../../../shared/domain/staff/canned-reply.ts';
import { measureSms, toSmsText } from '../../../shared/domain/text/sms.ts';
import type { CardOf } from '../../../shared/protocol/card.ts';
import { TEXT_CHARACTERS_MAX } from '../../../shared/protocol/limits.ts';
import { dropsFiles, pastedFiles } from '../../ui/file-drop.ts';
import { reopen } from '../data/commands.ts';
import { canTranslate } from '../data/kept/select.ts';
import type { Conversation } from '../data/read/types.ts';
import { say } from '../data/say.ts';
import type { DeskState } from '../data/state.ts';
import { pickButtons, pickedList, pickedStyles } from '../files/picked-list.ts';
import { type RepliesUnderWay, repliesUnderWay } from '../files/replies-under-way.ts';
import type { ReplyFiles } from '../files/reply-files.ts';
import { VoiceNote } from '../files/voice-note.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber, languageName, listOf } from '../ui/words/format.ts';
import { composerStyles } from './composer-styles.ts';
import type { DeskListCard } from './list-card/list-card.ts';
import { readDraft, wholeCard } from './list-card/list-draft.ts';
import { begunMention, type DeskMentionList, type MentionEvent } from './mention-list.ts';
import type { DeskSavedReplies } from './saved-replies.ts';

type Kind = 'reply' | 'note';

const TYPING_PAUSE_MS = 4_000;

/**
 * The field for replies and internal notes. Sending a reply takes the conversation over. A slash in the empty field opens the
 * saved replies.
 */
export class DeskComposer extends DeskElement {
  static override styles = [controls, composerStyles, pickedStyles];

  @property({ attribute: false }) conversation: Conversation | null = null;
  /** Takes the conversation over; returns whether it is now ours. */
  @property({ attribute: false }) takeOver: () => Promise<boolean> = async () => true;
  @state() private kind: Kind = 'reply';
  @state() private picking = false;
  /** True while a translation is loading. */
  @state() private translating = false;
  /** The text before translation, if the field holds a translation. */
  @state() private original: string | null = null;
  readonly #voice = new VoiceNote(this);
  /** The part of a colleague's name typed after an @; null if none. */
  @state() private mention: string | null = null;
  @query('desk-mention-list') private readonly mentions!: DeskMentionList | null;
  @query('textarea') private readonly area!: HTMLTextAreaElement;
  @query('desk-saved-replies') private readonly saved!: DeskSavedReplies | null;
  /** True while the reply has a list card. */
  @state() private listing = false;
  @query('desk-list-card') private readonly list!: DeskListCard | null;
  /** True while checking whether we may reply; a second Enter is ignored. */
  #asking = false;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #stopListening = () => {};

  /** The text in the field: the draft that is kept. */
  private get words(): string {
    return this.desk.unsent.begun(this.#place());
  }

  get #underWay(): RepliesUnderWay {
    return repliesUnderWay(this.desk);
  }

  get #files(): ReplyFiles {
    return this.#underWay.files;
  }

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.user, canTranslate(state)];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('conversation');
    if (!changed.has('conversation') || before?.id === this.conversation?.id) return;
    if (before) this.#stopTyping(before.id);
    this.kind = 'reply';
    this.picking = false;
    this.original = null;
    this.#showList(this.desk.unsent.begun(this.#listPlace()) !== '');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = this.#underWay.listen(this.#onUnderWay);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening();
    if (this.conversation !== null) this.#stopTyping(this.conversation.id);
  }

  /** Focuses the field and appends `words`. */
  write(kind: Kind, words = ''): void {
    this.#choose(kind);
    if (words !== '') this.#set([this.words.trim(), words].filter(Boolean).join('\n'));
    this.area.focus();
  }

  /** Appends words to the reply. */
  add(words: string, withFocus: boolean): void {
    this.#choose('reply');
    this.#set([this.words.trim(), words].filter(Boolean).join('\n'));
    if (withFocus) this.area.focus();
  }

  override render(): TemplateResult {
    const { kind, conversation } = this;
    const note = kind === 'note';
    const language = languageName(conversation?.language ?? '');
    const tab = (of: Kind, label: string) =>
      html`<button type="button" class="tab" aria-pressed=${of === kind} @click=${() => this.write(of)}>${label}</button>`;
    const placeholder = note
      ? msg('A note for colleagues. The guest never sees it.', { id: 'desk-note-hint' })
      : language === ''
        ? msg('Write to the guest', { id: 'desk-reply-hint' })
        : msg(str`Write to the guest, who writes in ${language}`, { id: 'desk-reply-hint-language' });
    const listWord = msg('List for the guest', { id: 'desk-list' });
    const savedWord = msg('Saved replies', { id: 'desk-saved-replies' });
    return html`<form class=${kind} @submit=${this.#onSubmit} @dragover=${this.#onDragOver} @drop=${this.#onDrop} @paste=${this.#onPaste}>
      ${this.picking ? html`<desk-saved-replies .conversation=${conversation} @reply-chosen=${this.#onChosen} @picker-closed=${this.#closePicker}></desk-saved-replies>` : nothing}
      ${this.listing && !note ? html`<desk-list-card .conversation=${conversation} place=${this.#listPlace()} @list-dropped=${this.#dropList}></desk-list-card>` : nothing}
      <div class="tabs">
        ${tab('reply', msg('Reply', { id: 'desk-reply' }))} ${tab('note', msg('Internal note', { id: 'desk-note' }))}
        <span class="hint">${this.#hint()}</span>
        ${this.#translateButton()}
        ${
          note
            ? nothing
            : html`${pickButtons(this.#files, this.#place(), this.#voice)}<button type="button" class="tab tool list" aria-expanded=${this.listing} title=${listWord} @click=${() => this.#showList(true)}>${icon('density')}<span class="visually-hidden">${listWord}</span></button><button type="button" class="tab saved" aria-expanded=${this.picking} title="${savedWord} (/)" @click=${this.#turnPicker}>${icon('bolt')}<span class="visually-hidden">${savedWord}</span></button>`
        }
      </div>
      ${note ? nothing : pickedList(this.#files, this.#place(), this.#voice)}
      ${this.#underWay.waitingText(this.#place()) === this.words ? html`<p class="sms" role="status">${msg('Goes as soon as the upload is done.', { id: 'desk-goes-then' })}</p>` : nothing}
      ${note && this.mention !== null ? html`<desk-mention-list .begun=${this.mention} @mention=${this.#onMention}></desk-mention-list>` : nothing}
      <div class="write">
        <textarea dir="auto" rows="2" maxlength=${TEXT_CHARACTERS_MAX} .value=${this.words} placeholder=${placeholder} aria-label=${note ? msg('Internal note', { id: 'desk-note' }) : msg('Reply', { id: 'desk-reply' })} aria-describedby="open" @input=${this.#onInput} @keydown=${this.#onKey}></textarea>
        <wa-button type="submit" variant="brand" ?disabled=${!this.#maySend()}>
          ${icon(note ? 'note' : 'send')} ${note ? msg('Keep note', { id: 'desk-keep-note' }) : msg('Send', { id: 'desk-send' })}
        </wa-button>
      </div>
      ${this.#translatedHint()} ${this.#smsLength()}
      <p id="open" class="fault open" role="status">${this.#openWords()}</p>
    </form>`;
  }

  #translateButton(): TemplateResult | typeof nothing {
    const language = this.conversation?.language ?? null;
    if (this.kind === 'note' || language === null || this.words.trim() === '' || !canTranslate(this.deskState))
      return nothing;
    const name = languageName(language);
    const word = msg(str`Translate into ${name}`, { id: 'desk-translate-into' });
    return html`<button type="button" class="tab translate" title=${word} ?disabled=${this.translating} @click=${this.#translate}>${icon('translate')} <span>${name}</span><span class="visually-hidden">: ${word}</span></button>`;
  }

  /** Hint to check a machine translation before sending. */
  #translatedHint(): TemplateResult | typeof nothing {
    const { original } = this;
    if (original === null || this.kind === 'note' || this.words.trim() === '') return nothing;
    const back = () => {
      this.#set(original);
      this.original = null;
      this.area.focus();
    };
    return html`<p class="translated" role="status">
      ${msg('Translated by the language model: please read it before you send it.', { id: 'desk-translated-hint' })}
      <button type="button" class="tab" @click=${back}>${msg('Back to my words', { id: 'desk-translated-back' })}</button>
    </p>`;
  }

  /** The number of SMS segments, because each is charged. */
  #smsLength(): TemplateResult | typeof nothing {
    if (this.conversation?.channel !== 'sms' || this.kind === 'note' || this.words.trim() === '') return nothing;
    const { encoding, segments, left } = measureSms(toSmsText(this.words.trim()));
    const [count, room] = [formatNumber(segments), formatNumber(left)];
    return html`<p class="sms">
      ${msg(str`SMS needed: ${count}. Characters left in the last: ${room}.`, { id: 'desk-sms-needed' })}
      ${encoding === 'ucs2' ? msg('It has characters that make each SMS shorter, such as emoji.', { id: 'desk-sms-special' }) : nothing}
    </p>`;
  }

  readonly #translate = async (): Promise<void> => {
    const { conversation, words } = this;
    const language = conversation?.language ?? null;
    if (conversation === null || language === null || this.translating) return;
    const key = this.#place();
    this.translating = true;
    try {
      const translated = await this.desk.world.api.translateReply(conversation.id, words.trim(), language);
      // The text changed or another conversation was opened meanwhile: keep what is there.
      if (this.#place() !== key || this.words !== words || translated === '') return;
      this.original = words;
      this.#set(translated);
      this.area.focus();
    } catch (error) {
      this.desk.problem(error);
    } finally {
      this.translating = false;
    }
  };

  #hint(): string | typeof nothing {
    if (this.kind === 'note' || this.#isMine(this.conversation)) return nothing;
    const { state, assignee } = this.conversation ?? {};
    if (state === 'staffed' && assignee) {
      const { name } = assignee;
      return msg(str`${name} writes to this guest.`, { id: 'desk-held-by' });
    }
    if (state === 'resolved') return msg('Sending reopens the conversation.', { id: 'desk-sending-reopens' });
    return msg('Sending takes the conversation over.', { id: 'desk-sending-takes' });
  }

  /** Placeholders of a saved reply that are not filled in, such as “{room}”; these must not be sent. */
  #open(): Placeholder[] {
    return this.kind === 'reply' ? [...new Set(placeholdersIn(this.words))] : [];
  }

  #openWords(): string | typeof nothing {
    const open = this.#open();
    if (open.length === 0) return nothing;
    const names = listOf(open.map((name) => `{${name}}`));
    return msg(str`Please fill in ${names} first.`, { id: 'desk-fill-in' });
  }

  #isMine(conversation: Conversation | null): boolean {
    const { state, assignee } = conversation ?? {};
    return state === 'staffed' && assignee?.id === this.deskState.user?.id;
  }

  /** Replying assigns a free conversation by itself; an assigned or resolved one is first taken over or reopened. */
  async #mayReply(conversation: Conversation): Promise<boolean> {
    const { id, state } = conversation;
    if (state !== 'resolved' && (state !== 'staffed' || this.#isMine(conversation))) return true;
    this.#asking = true;
    try {
      return await (state === 'resolved' ? reopen(this.desk, id) : this.takeOver());
    } finally {
      this.#asking = false;
    }
  }

  /** Repeats the check after the upload, as a colleague may have taken over or resolved the conversation. Asks nothing while another view is open. */
  async #mayStillReply(key: string, id: string): Promise<boolean> {
    const now = this.deskState.conversations.get(id);
    if (now === undefined) return false;
    if (this.#isShown(key)) return this.#mayReply(now);
    return this.#isMine(now) || (now.state !== 'staffed' && now.state !== 'resolved');
  }

  /** Key of the unsent text, by which it is found again when coming back. */
  #place(): string {
    return `${this.kind} ${this.conversation?.id ?? ''}`;
  }

  #isShown(key: string): boolean {
    return this.isConnected && this.#place() === key;
  }

  #listPlace(): string {
    return listPlace(this.conversation?.id ?? '');
  }

  #showList(isWished: boolean): void {
    this.listing = isWished;
    if (isWished) import('./list-card/define.ts').catch((error: unknown) => this.desk.problem(error));
  }

  /** The reply's list card as it is now; undefined if there is none, null if it is incomplete. */
  #card(key: string, conversationId: string): CardOf<'list'> | null | undefined {
    // The visible one shows what is missing. Its code may not be loaded yet.
    if (this.#isShown(key) && this.listing) return this.list?.read?.() ?? null;
    const draft = readDraft(this.desk.unsent.begun(listPlace(conversationId)));
    return draft === null ? undefined : wholeCard(draft);
  }

  readonly #dropList = (): void => {
    this.desk.unsent.begin(this.#listPlace(), '');
    this.listing = false;
    this.area.focus();
  };

  #choose(kind: Kind): void {
    this.kind = kind;
  }

  #set(words: string): void {
    this.desk.unsent.begin(this.#place(), words);
    this.requestUpdate();
  }

  /** Restores the field after a reply was sent that had been written before the inbox was left. */
  readonly #onUnderWay = (left?: string): void => {
    this.requestUpdate();
    if (left === undefined || left !== this.#place()) return;
    this.original = null;
    this.listing = false;
  };

  /** Whether the reply can be sent: not empty, no open placeholders, no refused file. Files may still be uploading. */
  #maySend(): boolean {
    const files = this.kind === 'note' ? [] : this.#files.filesOf(this.#place());
    // A list card needs text as well, for notifications.
    const isSomething = this.words.trim() !== '' || (files.length > 0 && !(this.listing && this.kind === 'reply'));
    return isSomething && this.#open().length === 0 && files.every((file) => file.fault === '');
  }

  readonly #onDragOver = (event: DragEvent): void => {
    if (this.kind === 'reply' && dropsFiles(event.dataTransfer)) event.preventDefault();
  };

  readonly #onDrop = (event: DragEvent): void => this.#takeFiles(event, [...(event.dataTransfer?.files ?? [])]);

  readonly #onPaste = (event: ClipboardEvent): void => this.#takeFiles(event, pastedFiles(event.clipboardData));

  #takeFiles(event: Event, files: readonly File[]): void {
    if (files.length === 0 || this.kind === 'note') return;
    event.preventDefault();
    this.#files.add(this.#place(), files);
  }

  async #send(): Promise<void> {
    const { conversation, kind } = this;
    const key = this.#place();
    if (conversation === null || !this.#maySend() || this.#asking) return;
    const { id } = conversation;
    if (this.#underWay.waitingText(key) !== undefined) return this.#underWay.sendAfterUpload(key, this.words);
    if (kind === 'reply' && (this.#card(key, id) === null || !(await this.#mayReply(conversation)))) return;
    const isWaiting = kind === 'reply' && !this.#files.areAllUploaded(key);
    if (isWaiting && !(await this.#filesArrive(key, id))) return;
    // The text and the list may have changed while waiting.
    const card = kind === 'reply' ? this.#card(key, id) : undefined;
    const words = this.desk.unsent.begun(key).trim();
    if (card === null) return;
    const files = kind === 'note' ? [] : this.#files.take(key);
    if (words === '' && files.length === 0) return;
    this.desk.unsent.begin(key, '');
    if (this.#place() === key) {
      this.requestUpdate();
      this.original = null;
      // The button is disabled now: focus the field, unless staff moved elsewhere while files were uploaded.
      if (!isWaiting || this.matches(':focus-within')) this.area.focus();
    }
    this.#stopTyping(id);
    if (card !== undefined) this.desk.unsent.begin(listPlace(id), '');
    if (this.conversation?.id === id && kind === 'reply') this.listing = false;
    if (isWaiting) this.#underWay.reportSent(key);
    say(this.desk, id, words, { internal: kind === 'note', files, card });
  }

  /**
   * Waits until a reply's files are uploaded; returns whether it can be sent now. Text that something else puts there
   * meanwhile needs another Enter.
   */
  async #filesArrive(key: string, id: string): Promise<boolean> {
    const { propertyId } = this.desk.state;
    const underWay = this.#underWay;
    underWay.sendAfterUpload(key, this.desk.unsent.begun(key));
    const areUploaded = await underWay.files.waitForUploads(key);
    const isSame = () => this.desk.state.propertyId === propertyId; // Otherwise another property is shown, and its drafts are stored separately.
    const mayReply = areUploaded && isSame() && this.#isAsMeant(key, id) && (await this.#mayStillReply(key, id));
    const goes = mayReply && isSame() && this.#files.areAllUploaded(key) && this.#isAsMeant(key, id);
    underWay.cancelWaiting(key);
    if (!goes && isSame())
      this.desk.toast('problem', msg('Your reply has not left yet: look at it once more.', { id: 'desk-not-left' }), {
        label: msg('Open', { id: 'desk-open' }),
        run: () => this.desk.openInInbox(id),
      });
    return goes;
  }

  /** Whether the text is still the one that was meant, and text and list are complete. */
  #isAsMeant(key: string, id: string): boolean {
    const words = this.desk.unsent.begun(key);
    if (words !== this.#underWay.waitingText(key) || placeholdersIn(words).length > 0) return false;
    const card = this.#card(key, id);
    return card === undefined || (card !== null && words.trim() !== '');
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    void this.#send();
  };

  /** Completes the name after the @; the server finds the colleague by the full name. */
  readonly #onMention = ({ person }: MentionEvent): void => {
    const { value, selectionStart } = this.area;
    const begins = selectionStart - (this.mention ?? '').length;
    const words = `${value.slice(0, begins)}${person.name} `;
    this.mention = null;
    this.#set(words + value.slice(selectionStart));
    this.area.value = this.words;
    this.area.setSelectionRange(words.length, words.length);
    this.area.focus();
  };

  readonly #onInput = (): void => {
    this.mention = this.kind === 'note' ? begunMention(this.area.value.slice(0, this.area.selectionStart)) : null;
    const opensPicker = this.kind === 'reply' && this.area.value === '/';
    if (opensPicker) {
      this.area.value = '';
      this.picking = true;
    }
    this.#set(this.area.value);
    if (this.#underWay.waitingText(this.#place()) !== undefined)
      this.#underWay.sendAfterUpload(this.#place(), this.words);
    const { conversation } = this;
    if (conversation === null || this.kind === 'note' || opensPicker) return;
    if (this.#typing === undefined) this.desk.typing(conversation.id, true);
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#stopTyping(conversation.id), TYPING_PAUSE_MS);
  };

  #stopTyping(conversationId: string): void {
    if (this.#typing === undefined) return;
    clearTimeout(this.#typing);
    this.#typing = undefined;
    this.desk.typing(conversationId, false);
  }

  readonly #turnPicker = (): void => {
    this.picking = !this.picking;
  };

  readonly #onChosen = ({ detail }: CustomEvent<string>): void => {
    this.picking = false;
    this.write('reply', detail);
  };

  readonly #closePicker = (): void => {
    this.picking = false;
    this.area.focus();
  };

  protected override updated(changed: PropertyValues): void {
    if (changed.has('picking') && this.picking) this.saved?.open();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.mention !== null && this.mentions?.take(event.key) === true) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') this.area.blur();
    // Enter confirms an input method's composition.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void this.#send();
  };
}

/** Key of the list card being written. */
function listPlace(conversationId: string): string {
  return `list ${conversationId}`;
}
