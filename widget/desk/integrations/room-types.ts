import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { fields, readPage, text } from '../data/read.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { formatNumber } from '../ui/format.ts';
import { plural } from '../ui/plural.ts';
import { PmsPanel } from './pms-panel.ts';
import { type Paths, readPaths } from './read-pms.ts';

const PATH = '/api/integrations/pms/room-types';

interface RoomType {
  code: string;
  name: string;
  maxPersons: number | null;
  slug: string;
  mapped: boolean;
}

interface RoomTypes {
  known: readonly RoomType[];
  /** What the hotel has set, also for codes the PMS has no more. */
  stored: Paths;
}

/** Which name the PMS's room types have here; those that were named by themselves are marked. */
export class DeskPmsRoomTypes extends PmsPanel<RoomTypes> {
  static override styles = [
    ...PmsPanel.styles,
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

  @state() private entered: Paths = {};

  protected override async load(signal: AbortSignal): Promise<RoomTypes> {
    const { send } = this.desk.world;
    const [known, stored] = await Promise.all([
      send('GET', `${PATH}/known`, { signal }),
      send('GET', PATH, { signal }),
    ]);
    this.entered = {};
    return { known: readPage(known, readRoomType).items, stored: readPaths(stored) };
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
      return html`<desk-empty icon="bed" heading=${msg('The PMS has told of no room types yet', { id: 'desk-pms-no-types' })}
        >${msg('They come with the first sync.', { id: 'desk-pms-no-types-hint' })}</desk-empty
      >`;
    const unnamed = known.filter(({ mapped }) => !mapped).length;
    return html`
      ${unnamed === 0 ? nothing : html`<p class="hint">${plural(msg('one: # type was named after what the PMS calls it. | other: # types were named after what the PMS calls them.', { id: 'desk-pms-types-unnamed' }), unnamed)}</p>`}
      <div class="scroll" tabindex="0" role="group" aria-label=${msg('Room types', { id: 'desk-pms-room-types' })}>
        <table>
          <thead>
            <tr>
              <th scope="col">${msg('In the PMS', { id: 'desk-pms-in-pms' })}</th>
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

  #row(type: RoomType, index: number): TemplateResult {
    const { code, name, maxPersons, slug, mapped } = type;
    const value = this.entered[code] ?? slug;
    const pointer = `/${code.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const enter = (event: Event) => {
      this.entered = { ...this.entered, [code]: wordsOf(event).trim() };
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

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { value, entered } = this;
    if (value === null) return;
    const unnamed = value.known.filter(({ mapped }) => !mapped).map(({ code, slug }) => [code, slug] as const);
    // What differs from what was loaded is one's own; all else stays as it is stored by now.
    const own = Object.entries(entered).filter(
      ([code, slug]) => slug !== value.known.find((type) => type.code === code)?.slug,
    );
    await this.attempt(
      async () => {
        const stored = readPaths(await this.desk.world.send('GET', PATH));
        const wished = { ...Object.fromEntries(unnamed), ...stored, ...Object.fromEntries(own) };
        const body = Object.fromEntries(Object.entries(wished).filter(([, slug]) => slug !== ''));
        await this.desk.world.send('PUT', PATH, { body });
        await this.reload();
      },
      msg('Saved', { id: 'desk-pms-saved' }),
    );
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
