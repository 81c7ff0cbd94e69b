import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { openAlarms } from '../data/kept/select.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { topDialog } from '../ui/keys.ts';
import { siren } from '../ui/look/chime.ts';

const SIREN_EVERY_MS = 4_000;

/** A dialog that leaves with its view says neither; the list that stood in it does. */
const COVERING = ['wa-show', 'wa-after-hide'] as const;

/**
 * Guests in danger, on top of every view, and over every dialog: nothing beside an open dialog can be seen or touched, so while one
 * stands open its alarms stand in it, above all of it, and who is typing there goes on. It rings until somebody looks after
 * each of them.
 */
export class DeskEmergencies extends DeskElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  /** The dialog they stand in, where one is open. */
  @state() private dialog: HTMLElement | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #inDialog = document.createElement('desk-alarm-list');
  readonly #height = new ResizeObserver(([entry]) => {
    this.dialog?.style.setProperty('--alarms', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [openAlarms(state), state.preferences.sound];
  }

  constructor() {
    super();
    this.#inDialog.addEventListener('desk-alarms-left', this.#look);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of COVERING) window.addEventListener(type, this.#look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of COVERING) window.removeEventListener(type, this.#look);
    this.#ring(false);
    this.#leave();
  }

  /** Once who opens or closes the dialog is done with it. */
  readonly #look = (): void => {
    queueMicrotask(() => {
      this.dialog = topDialog();
    });
  };

  protected override updated(): void {
    const { dialog } = this;
    const isNeeded = dialog !== null && openAlarms(this.deskState).length > 0;
    if (isNeeded && this.#inDialog.parentElement === dialog) return;
    this.#leave();
    if (isNeeded) this.#enter(dialog);
  }

  #enter(dialog: HTMLElement): void {
    this.#inDialog.popover = 'manual';
    dialog.append(this.#inDialog);
    this.#inDialog.showPopover();
    dialog.toggleAttribute('data-alarms', true);
    this.#height.observe(this.#inDialog);
  }

  #leave(): void {
    this.#height.disconnect();
    this.#inDialog.parentElement?.removeAttribute('data-alarms');
    this.#inDialog.remove();
  }

  override render(): TemplateResult | typeof nothing {
    const isAny = openAlarms(this.deskState).length > 0;
    this.#ring(isAny && this.deskState.preferences.sound);
    return isAny && this.dialog !== null ? nothing : html`<desk-alarm-list></desk-alarm-list>`;
  }

  /** Rings at once and then again and again. */
  #ring(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(siren, SIREN_EVERY_MS) : undefined;
    if (on) siren();
  }
}
