import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { openAlarms } from '../data/kept/select.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { topDialog } from '../ui/keys.ts';
import { siren } from '../ui/look/chime.ts';

const SIREN_EVERY_MS = 4_000;

/** A dialog that is removed with its view fires neither event, but the alarm list inside it does. */
const COVERING = ['wa-show', 'wa-after-hide'] as const;

/**
 * Shows emergencies above every view and rings until each is acknowledged. Nothing outside an open modal dialog is visible
 * to assistive technology or can be clicked, so the alarms are then shown inside that dialog; typing there is not
 * interrupted.
 */
export class DeskEmergencies extends DeskElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  /** The open dialog with the alarms; null: none. */
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

  /** Waits until other listeners have handled the dialog's event. */
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

  /** Starts or stops the repeated ringing. */
  #ring(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(siren, SIREN_EVERY_MS) : undefined;
    if (on) siren();
  }
}
