import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { sizeOf } from '../ui/format.ts';
import { ICONS } from '../ui/icons.ts';
import type { ChatState } from './chat-state.ts';
import { canRecord, type FilePicker } from './file-picker.ts';
import { fileWord } from './message-view.ts';
import { TEXTS } from './texts.ts';

/** Kinds rather than exact types, so that phones offer the camera. Unusual picture types are converted before upload. */
const ACCEPTED = 'image/*,audio/*,application/pdf';

/** The values and callbacks of the composer. */
export interface ComposerContext {
  state: ChatState;
  locale: string;
  draft: string;
  picker: FilePicker;
  input(event: InputEvent): void;
  keydown(event: KeyboardEvent): void;
  submit(event: Event): void;
}

/** The text field, with the files to be sent above it. */
export function composerView(context: ComposerContext): TemplateResult {
  const { state, locale, draft, picker, input, keydown, submit } = context;
  const over = draft.length - state.textLengthMax;
  const idle = (draft.trim() === '' && picker.files.length === 0) || over > 0 || picker.isBusy;
  const hint = over > 0 ? TEXTS.tooLong(new Intl.NumberFormat(locale).format(over)) : faultText(context);
  return html`${chosenView(picker)}<form class="composer" part="composer" @submit=${submit}>
      ${state.files.types.length > 0 ? attachView(picker) : nothing}
      <textarea part="input" rows="1" dir="auto" enterkeyhint="send" autocomplete="off" aria-label=${TEXTS.message()}
        aria-invalid=${over > 0} aria-describedby=${hint === null ? nothing : 'hint'} placeholder=${TEXTS.placeholder()}
        .value=${live(draft)} @input=${input} @keydown=${keydown}></textarea>
      ${state.files.types.length > 0 && draft === '' && canRecord() ? recordView(picker) : nothing}
      <button class="send" part="send" aria-label=${TEXTS.send()} aria-disabled=${idle}>${ICONS.send}</button>
    </form>
    ${hint === null ? nothing : html`<p class="hint" id="hint" role="alert">${hint}</p>`}`;
}

function attachView(picker: FilePicker): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).parentElement?.querySelector('input')?.click();
  };
  const addFiles = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const files = [...(field.files ?? [])];
    field.value = ''; // so that the same file can be chosen again
    void picker.add(files);
  };
  return html`<span class="attach"><input type="file" hidden multiple accept=${ACCEPTED} @change=${addFiles}>
    <button type="button" class="round" part="attach" aria-label=${TEXTS.attach()} @click=${choose}>${ICONS.attach}</button></span>`;
}

function recordView(picker: FilePicker): TemplateResult {
  const { isRecording } = picker;
  return html`<button type="button" class="round" part="record" data-on=${isRecording || nothing}
    aria-label=${isRecording ? TEXTS.stopRecording() : TEXTS.record()} @click=${() => picker.turnRecorder()}
    >${isRecording ? ICONS.stop : ICONS.voice}</button>`;
}

function chosenView(picker: FilePicker): TemplateResult | typeof nothing {
  if (picker.files.length === 0 && !picker.isBusy) return nothing;
  return html`<ul class="chosen" part="chosen" aria-busy=${picker.isBusy}>
    ${picker.files.map(
      (file) => html`<li><span>${file.kind === 'audio' ? ICONS.voice : ICONS.source}<bdi>${file.name}</bdi></span>
        <button type="button" class="round" aria-label="${TEXTS.removeFile()}: ${fileWord(file)}" @click=${() => picker.remove(file)}>${ICONS.close}</button></li>`,
    )}
    ${picker.isBusy ? html`<li class="busy"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></li>` : nothing}
  </ul>`;
}

function faultText({ picker: { fault }, state, locale }: ComposerContext): string | null {
  if (fault === null) return null;
  if (fault === 'no_microphone') return TEXTS.noMicrophone();
  if (fault === 'too_large') return TEXTS.fileTooLarge(sizeOf(state.files.bytes, locale));
  return fault === 'wrong_type' ? TEXTS.fileWrongType() : TEXTS.fileRefused();
}
