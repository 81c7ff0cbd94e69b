import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields, readPage, text } from '../data/read/read.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { storeSeen } from '../settings/store-seen.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { formatNumber } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { PmsPanel } from './pms-panel.ts';
import { type Paths, readPaths } from './read-pms.ts';
import { sendToPms } from './source/pms-source.ts';

interface RoomType {
  code: string;
  name: string;
  maxPersons: number | null;
  slug: string;
  mapped: boolean;
}

interface RoomTypes {
  known: readonly RoomType[];
  /** The slugs set by the hotel, including codes that the PMS no longer has. */
  stored: Paths;
  /** The server's revision of the slugs. */
  revision: string;
}

/** The slugs of the PMS's room types; slugs derived from names are marked. */
export class DeskPmsRoomTypes extends PmsPanel<RoomTypes> {
  static override styles = [
    ...PmsPanel.styles,
    theirsStyles,
    css`
      .scroll {
        overflow-x: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: var(--space-2);
        border-block-end: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
      }
      thead th {
        color: var(--ink-2);
        font-size: var(--text-s);
        font-weight: 600;
      }
      td .input {
        min-inline-size: 11rem;
      }
      .number {
        font-variant-numeric: tabular-nums;
      }
      td .chip {
        margin-block-start: var(--space-1);
      }
      .code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The start of the paths of the calls. */
  @property() base = '/api/integrations/pms';
  @state() private entered: Paths = {};
  /** The types with a colleague's different slug for a type that is being changed here. */
  @state() private theirs: readonly RoomType[] = [];

  get #path(): string {
    return `${this.base}/room-types`;
  }

  get #isPms(): boolean {
    return this.base.endsWith('/pms');
  }

  protected override async load(signal: AbortSignal): Promise<RoomTypes> {
    const types = await this.#read(signal);
    this.entered = {};
    this.theirs = [];
    return types;
  }

  /** Loads one after the other, so that the stored slugs are never older than their revision. */
  async #read(signal?: AbortSignal): Promise<RoomTypes> {
    const send = sendToPms(this.desk);
    const known = await send('GET', `${this.#path}/known`, signal && { signal });
    const stored = await send('GET', this.#path, signal && { signal });
    const revision = text(fields(known)?.['revision']);
    return { known: readPage(known, readRoomType).items, stored: readPaths(stored), revision };
  }

  protected override failedWords(): string {
    return msg('The room types could not be loaded', { id: 'desk-pms-types-failed' });
  }

  override render(): TemplateResult {
    return html`<form class="panel" @submit=${this.#save} novalidate>
      <div>
        <h1>${msg('Room types', { id: 'desk-pms-room-types' })}</h1>
        <p class="hint">${msg('The name each type has in ServiceChat: in offers, rules and the API. Small letters, digits and hyphens.', { id: 'desk-pms-types-hint' })}</p>
      </div>
      ${this.frame((value) => this.#table(value), 'list')}
    </form>`;
  }

  #table({ known }: RoomTypes): TemplateResult {
    if (known.length === 0)
      return html`<desk-empty icon="bed" heading=${this.#isPms ? msg('The PMS has told of no room types yet', { id: 'desk-pms-no-types' }) : msg('The channel manager has told of no room types yet', { id: 'desk-cm-no-types' })}
        >${this.#isPms ? msg('They come with the first sync.', { id: 'desk-pms-no-types-hint' }) : msg('They come with its first bookings.', { id: 'desk-cm-no-types-hint' })}</desk-empty
      >`;
    const unnamed = known.filter(({ mapped }) => !mapped).length;
    return html`
      ${this.#clash()}
      ${unnamed === 0 ? nothing : html`<p class="hint">${plural(msg('one: # type was named after what the PMS calls it. | other: # types were named after what the PMS calls them.', { id: 'desk-pms-types-unnamed' }), unnamed)}</p>`}
      <div class="scroll" tabindex="0" role="group" aria-label=${msg('Room types', { id: 'desk-pms-room-types' })}>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.#isPms ? msg('In the PMS', { id: 'desk-pms-in-pms' }) : msg('In the channel manager', { id: 'desk-cm-there' })}</th>
              <th scope="col">${msg('Persons', { id: 'desk-pms-persons' })}</th>
              <th scope="col">${msg('Name here', { id: 'desk-pms-slug' })}</th>
            </tr>
          </thead>
          <tbody>
            ${known.map((type, index) => this.#row(type, index))}
          </tbody>
        </table>
      </div>
      ${this.mayChange ? this.save() : nothing}
    `;
  }

  /** Shows a colleague's different slug for the same type. */
  #clash(): TemplateResult | typeof nothing {
    const { theirs } = this;
    if (theirs.length === 0) return nothing;
    const lines = theirs.map(
      ({ name, slug }) => html`<p class="words"><bdi>${name}</bdi>: <bdi dir="ltr">${slug}</bdi></p>`,
    );
    const take = () => {
      this.entered = { ...this.entered, ...Object.fromEntries(theirs.map(({ code, slug }) => [code, slug])) };
      this.theirs = [];
    };
    const keep = () => {
      this.theirs = [];
    };
    return theirsBox(html`${lines}`, { take, keep });
  }

  #row(type: RoomType, index: number): TemplateResult {
    const { code, name, maxPersons, slug, mapped } = type;
    const value = this.entered[code] ?? slug;
    const pointer = `/${code.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const enter = (event: Event) => {
      this.entered = { ...this.entered, [code]: inputValue(event).trim() };
      this.forget();
    };
    return html`<tr>
      <th scope="row"><bdi>${name}</bdi><br /><code class="code">${code}</code></th>
      <td class="number">${maxPersons === null ? '–' : formatNumber(maxPersons)}</td>
      <td>
        ${
          this.mayChange
            ? html`<input class="input" dir="ltr" spellcheck="false" autocapitalize="off" aria-label=${msg(str`Name of ${name} here`, { id: 'desk-pms-slug-of' })} aria-describedby="fault-${index}" aria-invalid=${this.problemAt(pointer) ? 'true' : 'false'} .value=${value} @input=${enter} />`
            : html`<code>${slug}</code>`
        }
        ${mapped || this.entered[code] !== undefined ? nothing : html`<span class="chip waiting">${msg('Not set yet', { id: 'desk-pms-type-unset' })}</span>`}
        ${this.fault(pointer, `fault-${index}`)}
      </td>
    </tr>`;
  }

  /** The slugs that differ from the loaded ones. */
  #own({ known }: RoomTypes): Paths {
    const slugs = new Map(known.map(({ code, slug }) => [code, slug]));
    return Object.fromEntries(Object.entries(this.entered).filter(([code, slug]) => slug !== slugs.get(code)));
  }

  /** All slugs: this person's changes, then the stored ones, then those derived from names. */
  #wished(value: RoomTypes): Paths {
    const unnamed = value.known.filter(({ mapped }) => !mapped).map(({ code, slug }) => [code, slug] as const);
    const slugs = { ...Object.fromEntries(unnamed), ...value.stored, ...this.#own(value) };
    return Object.fromEntries(Object.entries(slugs).filter(([, slug]) => slug !== ''));
  }

  /** Applies this person's changes to a colleague's newer slugs. True if there is no clash. */
  async #meet(): Promise<boolean> {
    const { value } = this;
    if (value === null) return false;
    const own = this.#own(value);
    const present = await this.#read();
    const before = new Map(value.known.map(({ code, slug }) => [code, slug]));
    this.value = present;
    this.entered = own;
    this.theirs = present.known.filter(
      ({ code, slug }) => code in own && slug !== own[code] && slug !== before.get(code),
    );
    return this.theirs.length === 0;
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    let stored: unknown = null;
    const put = async () => {
      const { value } = this;
      if (value === null) return null;
      const path = `${this.#path}?${new URLSearchParams({ seen: value.revision })}`;
      return sendToPms(this.desk)('PUT', path, { body: this.#wished(value) });
    };
    await this.attempt(async () => {
      stored = await storeSeen(put, () => this.#meet());
      if (stored !== null) await this.reload();
    });
    if (stored !== null) this.word = msg('Saved', { id: 'desk-pms-saved' });
  };
}

function readRoomType(value: unknown): RoomType | null {
  const from = fields(value);
  if (from === null || typeof from['code'] !== 'string') return null;
  const maxPersons = from['maxPersons'];
  return {
    code: from['code'],
    name: text(from['name'], from['code']),
    maxPersons: typeof maxPersons === 'number' ? maxPersons : null,
    slug: text(from['slug']),
    mapped: from['mapped'] === true,
  };
}
