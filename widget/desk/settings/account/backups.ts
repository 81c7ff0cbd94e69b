import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Backup } from '../../../../shared/api/account/backup.ts';
import { count, fields, text } from '../../data/read/read.ts';
import { ListView } from '../../ui/list-view.ts';
import { icon } from '../../ui/look/icons.ts';
import { deskLocale, fullTime } from '../../ui/words/format.ts';

const PATH = '/api/backups';
const MEGABYTE = 1_000_000;

/** The backups of the whole store on the server's disk. */
export class DeskBackups extends ListView<Backup> {
  protected override path(): string {
    return PATH;
  }

  protected override failedWords(): string {
    return msg('The backups could not be loaded', { id: 'desk-backups-failed' });
  }

  protected override readItem(value: unknown): Backup | null {
    const from = fields(value);
    if (from === null || typeof from['name'] !== 'string') return null;
    return { name: from['name'], bytes: count(from['bytes']), at: text(from['at']) };
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Backup', { id: 'desk-set-backup' })}</h1>
          <p class="hint">${msg('A whole copy, made regularly while guests go on writing, and sealed: only the master key opens it. Keep one elsewhere too, and the key apart from it.', { id: 'desk-backup-hint' })}</p>
        </div>
        <button class="button primary" ?disabled=${this.busy} @click=${this.#make}>${icon('download')} ${msg('Back up now', { id: 'desk-backup-make' })}</button>
      </div>
      ${this.frame(() =>
        this.items.length === 0
          ? html`<desk-empty icon="download" heading=${msg('No backup yet', { id: 'desk-backups-none' })}></desk-empty>`
          : html`<ul class="entries">
            ${this.items.map(({ name, bytes, at }) => html`<li><div><p class="title">${fullTime(at, this.deskState.timezone)}</p><p class="words"><code dir="ltr">${name}</code></p></div><span>${sizeWord(bytes)}</span></li>`)}
          </ul>`,
      )}
      ${this.refusal()}
    </section>`;
  }

  readonly #make = async (): Promise<void> => {
    if (await this.attempt(() => this.desk.world.send('POST', PATH))) await this.reload();
  };
}

/** A size such as "1.2 MB". */
function sizeWord(bytes: number): string {
  const form = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(deskLocale(), form).format(bytes / MEGABYTE);
}
