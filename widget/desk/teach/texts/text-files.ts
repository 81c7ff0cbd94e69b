import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../../data/reason.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { fileButton } from '../../ui/file-button.ts';
import { controls } from '../../ui/look/controls.ts';
import { saveFile } from '../../ui/save-file.ts';
import { panelStyles } from '../../ui/sections.ts';
import { formatNumber, languageName } from '../../ui/words/format.ts';
import { plural } from '../../ui/words/plural.ts';
import { type Imported, type Run, readImported, readRun } from './read-texts.ts';
import { textFaultWord } from './text-words.ts';

const PATH = '/api/knowledge/translations';
const LOOK_EVERY_MS = 1_500;
const ENDINGS = ['csv', 'xlf'] as const;
type Ending = (typeof ENDINGS)[number];

/**
 * Exports texts for translators and imports their files; starts the language model for missing translations.
 * @fires texts-changed
 */
export class DeskTextFiles extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: block;
        margin-block: var(--space-4);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      details[open] > * + * {
        margin-block-start: var(--space-3);
      }
      meter {
        inline-size: 100%;
      }
    `,
  ];

  /** The shown language; '': none chosen yet. */
  @property() language = '';
  @state() private busy = false;
  @state() private failure = '';
  @state() private imported: Imported | null = null;
  @state() private run: Run | null = null;
  #looking: unknown = null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights, state.properties];
  }

  /** A run may be in progress, started here earlier or by a colleague. */
  override connectedCallback(): void {
    super.connectedCallback();
    void this.#attempt(async () => {
      this.run = readRun(await this.desk.world.send('GET', `${PATH}/run`));
    }).then(() => (this.run?.state === 'running' ? this.#look() : undefined));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#looking = null;
  }

  override render(): TemplateResult {
    const mayWrite = this.can('property:write');
    return html`<section class="panel">
      ${mayWrite && this.language !== '' && this.run?.available === true ? html`<div class="row"><button class="button" ?disabled=${this.busy || this.run.state === 'running'} @click=${this.#start}>${msg('Have what is missing translated', { id: 'desk-text-run' })}: ${languageName(this.language)}</button></div>` : nothing}
      <details>
        <summary>${msg('Files for translators', { id: 'desk-text-files' })}</summary>
        <p class="hint">${msg('Out as a table or as XLIFF, and in again: what was changed is taken, and a changed figure or a lost “not” is refused with its line.', { id: 'desk-text-files-hint' })}</p>
        <div class="row">
          ${ENDINGS.map((ending) => html`<button class="button" ?disabled=${this.busy} @click=${() => this.#export(ending)}>${ending === 'csv' ? msg('Save as a table (CSV)', { id: 'desk-text-csv' }) : msg('Save as XLIFF', { id: 'desk-text-xliff' })}</button>`)}
        </div>
        ${
          mayWrite
            ? html`<div class="row">${fileButton((file) => void this.#import(file), {
                accept: '.csv,.xlf,.xliff',
                word: msg('Take a translated file in', { id: 'desk-text-import' }),
                disabled: this.busy,
              })}</div>`
            : nothing
        }
      </details>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
      <div role="status">${this.imported === null ? nothing : this.#told(this.imported)}${this.run === null ? nothing : this.#progress(this.run)}</div>
    </section>`;
  }

  #told({ imported, refused }: Imported): TemplateResult {
    return html`<p>${plural(msg('one: # translation was taken in | other: # translations were taken in', { id: 'desk-text-imported' }), imported)}</p>
      ${
        refused.length === 0
          ? nothing
          : html`<p class="fault">${plural(msg('one: # line was refused: | other: # lines were refused:', { id: 'desk-text-refused' }), refused.length)}</p>
              <ul class="entries">
                ${refused.map(({ line, language, code, detail }) => html`<li><span>${lineWord(formatNumber(line))} · ${languageName(language)}: ${textFaultWord(code)} <bdi class="words">${detail}</bdi></span></li>`)}
              </ul>`
      }`;
  }

  #progress({ state: now, total, done, failed }: Run): TemplateResult | typeof nothing {
    if (now === 'idle') return nothing;
    return html`<p>${plural(msg('one: # text of {total} was translated | other: # texts of {total} were translated', { id: 'desk-text-progress' }), done - failed, { total: String(total) })}</p>
      <meter min="0" max=${Math.max(1, total)} value=${done} aria-label=${msg('How far it is', { id: 'desk-text-meter' })}></meter>
      ${now === 'stopped' ? html`<p class="fault">${msg('It stopped before its end: the language model cannot go on now.', { id: 'desk-text-stopped' })}</p>` : nothing}`;
  }

  async #export(ending: Ending): Promise<void> {
    const query = this.language === '' ? '' : `?language=${this.language}`;
    await this.#attempt(async () => {
      const content = await this.desk.world.send('GET', `${PATH}.${ending}${query}`, { isFile: true });
      if (typeof content !== 'string') return;
      saveFile(
        new Blob([content], { type: ending === 'csv' ? 'text/csv' : 'application/xliff+xml' }),
        `translations.${ending}`,
      );
    });
  }

  async #import(file: File): Promise<void> {
    const ending: Ending = file.name.toLowerCase().endsWith('csv') ? 'csv' : 'xlf';
    await this.#attempt(async () => {
      const body = { content: await file.text() };
      this.imported = readImported(await this.desk.world.send('POST', `${PATH}.${ending}`, { body }));
      this.dispatchEvent(new Event('texts-changed'));
    });
  }

  readonly #start = async (): Promise<void> => {
    await this.#attempt(async () => {
      const body = { languages: [this.language] };
      this.run = readRun(await this.desk.world.send('POST', `${PATH}/run`, { body }));
    });
    await this.#look();
  };

  /** Checks the progress until the run has ended or the element is removed. */
  async #look(): Promise<void> {
    const looking = {};
    this.#looking = looking;
    while (this.run?.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (this.#looking !== looking) return;
      const done = await this.#attempt(async () => {
        this.run = readRun(await this.desk.world.send('GET', `${PATH}/run`));
      });
      if (!done) return;
    }
    if (this.run !== null) this.dispatchEvent(new Event('texts-changed'));
  }

  async #attempt(action: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.failure = reasonOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function lineWord(number: string): string {
  return msg(str`Line ${number}`, { id: 'desk-text-line' });
}
