import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { createRef, ref } from 'lit/directives/ref.js';
import type { PropertyBody } from '../../../shared/api/property.ts';
import { setBaseUrl } from '../../launcher/panel-file.ts';
import { ServiceChatElement } from '../../launcher/service-chat.ts';
import { oneOf } from '../data/read.ts';
import { defineAll } from '../ui/define-all.ts';
import { icon } from '../ui/icons.ts';
import { copyText } from './copy-text.ts';
import { PropertyForm } from './property-form.ts';
import { keptLook, type Look, readLook, scriptTag } from './script-tag.ts';
import { SetupForm, wordsOf } from './setup-form.ts';

const DEFAULT_ACCENT = '#0b5d6b';
const COLOR = /^#[0-9a-f]{6}$/i;

/** The chat's colour, and what the tag on the site may say of its looks; beside it the real chat, as it will be. */
export class DeskSetupLook extends PropertyForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-4);
      }
      .beside {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
        gap: var(--space-5);
        align-items: start;
      }
      .beside > div:first-child {
        display: grid;
        gap: var(--space-4);
        min-inline-size: 0;
      }
      .hint code {
        display: block;
        margin-block-start: var(--space-2);
        padding: var(--space-3);
        border-radius: var(--radius-m);
        background: var(--surface-2);
        color: var(--ink);
        overflow-wrap: anywhere;
      }
      @media (max-width: 70rem) {
        .beside {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .copy {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      .color {
        display: grid;
        grid-template-columns: 3.5rem 9rem;
        gap: var(--space-2);
      }
      [type='color'] {
        inline-size: 100%;
        block-size: 2.5rem;
        padding: 2px;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        background: var(--surface);
      }
      /* What is fixed inside stays inside. */
      .stage {
        position: sticky;
        inset-block-start: 0;
        overflow: hidden;
        contain: layout paint;
        block-size: 36rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--surface-2);
      }
      .site {
        display: grid;
        gap: var(--space-3);
        padding: var(--space-5);
      }
      .site span {
        block-size: 1rem;
        border-radius: var(--radius-s);
        background: var(--surface-3);
      }
      .site span:first-child {
        block-size: 7rem;
      }
      .site span:nth-child(3n) {
        inline-size: 60%;
      }
    `,
  ];

  @state() private copied = false;
  readonly #stage = createRef<HTMLElement>();
  #chat: ServiceChatElement | null = null;

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Appearance', { id: 'desk-set-look' })}</h1>
      <p class="hint">${msg('The chat as guests will see it. Its text stays legible on any colour.', { id: 'desk-look-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: PropertyBody): TemplateResult {
    const accent = value.appearance?.accent ?? DEFAULT_ACCENT;
    const look = readLook(value);
    const choose = (event: Event) =>
      this.change({ appearance: { accent: wordsOf(event).toLowerCase(), ...keptLook(look) } });
    return html`<div class="beside">
      <div>
        <div class="field" role="group" aria-labelledby="accent-label">
          <span class="label" id="accent-label">${msg('Colour', { id: 'desk-look-color' })}</span>
          <div class="color">
            <input type="color" aria-labelledby="accent-label" .value=${COLOR.test(accent) ? accent : DEFAULT_ACCENT} @input=${choose} />
            <input class="input" id="accent" dir="ltr" maxlength="7" aria-labelledby="accent-label" aria-invalid=${this.isFaulty('/appearance')} aria-describedby=${this.faultAt('/appearance/accent')} .value=${accent} @input=${choose} />
          </div>
          ${this.fault('/appearance/accent')}
        </div>
        ${this.#choice(look, 'theme', msg('Light or dark', { id: 'desk-look-theme' }), [
          ['auto', msg('As the guest’s device has it', { id: 'desk-look-auto' })],
          ['light', msg('Light', { id: 'desk-look-light' })],
          ['dark', msg('Dark', { id: 'desk-look-dark' })],
        ])}
        ${this.#choice(look, 'position', msg('Corner', { id: 'desk-look-corner' }), [
          ['end', msg('At the end of the line', { id: 'desk-look-end' })],
          ['start', msg('At its start', { id: 'desk-look-start' })],
        ])}
        <div class="field">
          <label for="greeting">${msg('Greeting beside the button', { id: 'desk-look-greeting' })}</label>
          <input class="input" id="greeting" dir="auto" maxlength="120" .value=${look.greeting} @input=${(event: Event) => this.#set({ greeting: wordsOf(event) })} />
        </div>
        <p class="hint">${msg('The colour holds at once. The rest is said by the script tag: after a change, paste it on your site again.', { id: 'desk-look-paste' })} <code dir="ltr">${this.#tag(look)}</code></p>
        <p class="copy">
          <button type="button" class="button" @click=${this.#copy}>${icon('copy')} ${msg('Copy', { id: 'desk-copy' })}</button>
          <span class="hint" role="status">${this.copied ? msg('Copied.', { id: 'desk-copied' }) : nothing}</span>
        </p>
      </div>
      <div class="stage" role="region" aria-label=${msg('Preview', { id: 'desk-preview' })}>
        <div class="site" aria-hidden="true">${Array.from({ length: 8 }, () => html`<span></span>`)}</div>
        <div ${ref(this.#stage)}></div>
      </div>
    </div>`;
  }

  #tag(look: Look): string {
    return scriptTag(this.deskState.propertyId ?? '', look);
  }

  readonly #copy = async (): Promise<void> => {
    const code = this.renderRoot.querySelector('code');
    this.copied = await copyText(this.#tag(readLook(this.value)), code);
  };

  #choice(
    look: Look,
    key: 'theme' | 'position',
    label: string,
    options: readonly (readonly [string, string])[],
  ): TemplateResult {
    const choose = (event: Event) => {
      const words = wordsOf(event);
      this.#set(
        key === 'theme'
          ? { theme: oneOf(['auto', 'light', 'dark'] as const, words, 'auto') }
          : { position: oneOf(['end', 'start'] as const, words, 'end') },
      );
    };
    return html`<div class="field">
      <label for=${key}>${label}</label>
      <select class="input" id=${key} @change=${choose}>
        ${options.map(([value, words]) => html`<option value=${value} ?selected=${look[key] === value}>${words}</option>`)}
      </select>
    </div>`;
  }

  #set(part: Partial<Look>): void {
    const accent = this.value?.appearance?.accent;
    this.copied = false;
    this.change({
      appearance: { ...(accent !== undefined && { accent }), ...keptLook({ ...readLook(this.value), ...part }) },
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const stage = this.#stage.value;
    const { propertyId } = this.deskState;
    if (stage === undefined || propertyId === null) return;
    if (this.#chat === null || this.#chat.propertyId !== propertyId || !stage.contains(this.#chat)) {
      this.#chat?.destroy();
      this.#chat = makeChat(propertyId);
      stage.append(this.#chat);
    }
    const accent = this.value?.appearance?.accent ?? '';
    const { theme, position, greeting } = readLook(this.value);
    Object.assign(this.#chat, {
      accent: COLOR.test(accent) ? accent : null,
      theme,
      position,
      greeting: greeting || null,
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chat?.destroy();
    this.#chat = null;
  }
}

/** The chat that a site gets by its script tag, from the same server. */
function makeChat(propertyId: string): ServiceChatElement {
  setBaseUrl(new URL('/chat/widget.js', location.href).href);
  defineAll({ 'service-chat': ServiceChatElement });
  const chat = new ServiceChatElement();
  chat.propertyId = propertyId;
  return chat;
}
