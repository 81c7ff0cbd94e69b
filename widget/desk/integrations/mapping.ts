import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PmsProviderView } from '../../../shared/api/pms.ts';
import { MAPPED_KEYS, type MappedGroup, REQUIRED_KEYS } from '../../../shared/domain/pms.ts';
import { fields, text } from '../data/read/read.ts';
import type { FieldProblem } from '../data/request.ts';
import { mergeBody } from '../settings/merge-body.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { storeSeen } from '../settings/store-seen.ts';
import { icon } from '../ui/look/icons.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { PmsPanel, pmsFault, refusalOf } from './pms-panel.ts';
import { entityWord, keyWord } from './pms-words.ts';
import { MAPPED_GROUPS, type Paths, readPaths, readPreview } from './read-pms.ts';
import { sendToPms } from './source/pms-source.ts';

const PATH = '/api/integrations/pms/field-mapping';
/** The pause in typing before a preview, because each preview reads a record from the PMS. */
const PAUSE_MS = 500;

type Mapping = Record<MappedGroup, Paths>;
type Preview = ReturnType<typeof readPreview>;

/** The mapping of PMS fields to ours, with a preview of the values in a real record. */
export class DeskPmsMapping extends PmsPanel<Mapping> {
  static override styles = [
    ...PmsPanel.styles,
    theirsStyles,
    css`
      fieldset {
        display: grid;
        gap: var(--space-4);
      }
      .map {
        display: grid;
        grid-template-columns: minmax(0, 9rem) minmax(0, 1fr) minmax(0, 12rem);
        gap: var(--space-1) var(--space-3);
        align-items: center;
      }
      .map .fault,
      .map .hint {
        grid-column: 2 / -1;
      }
      .map label {
        font-weight: 550;
      }
      .way {
        display: flex;
        gap: var(--space-1);
        min-inline-size: 0;
      }
      .read {
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      @media (max-width: 44rem) {
        .map {
          grid-template-columns: minmax(0, 1fr);
        }
        .map .fault,
        .map .hint {
          grid-column: 1;
        }
      }
    `,
  ];

  @property({ attribute: false }) provider: PmsProviderView | null = null;
  @state() private preview: Preview | null = null;
  @state() private looking = false;
  @state() private previewFailed: unknown = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** A colleague's different mapping of fields that are being changed here. */
  @state() private theirs: Mapping | null = null;
  /** The mapping and its revision when the form was last loaded. */
  #base: Mapping | null = null;
  #seen = '';
  #call: AbortController | null = null;

  protected override async load(signal: AbortSignal): Promise<Mapping> {
    this.theirs = null;
    return this.#take(await sendToPms(this.desk)('GET', PATH, { signal }));
  }

  protected override failedWords(): string {
    return msg('The fields could not be loaded', { id: 'desk-pms-fields-failed' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#call?.abort();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.value !== null && this.preview === null && !this.looking && this.previewFailed === null) void this.#look();
  }

  override render(): TemplateResult {
    return html`<form class="panel" @submit=${this.#save} novalidate>
        <div>
          <h1>${msg('Fields', { id: 'desk-pms-fields' })}</h1>
          <p class="hint">${msg('Where in the PMS’s records each thing is read. At the right stands what a real record holds there, masked.', { id: 'desk-pms-fields-hint' })}</p>
        </div>
        ${this.frame(
          (value) => html`${this.#clash(value)} ${MAPPED_GROUPS.map((group) => this.#group(group, value))}
            <div role="status" class="hint">${this.#words()}</div>
            ${this.previewFailed === null ? nothing : html`<div class="bad" role="alert">${refusalOf(this.previewFailed)}</div>`}
            ${this.save()}`,
        )}
      </form>
      <desk-pms-unmapped></desk-pms-unmapped>`;
  }

  /** Shows a colleague's different mapping, field by field. */
  #clash(value: Mapping): TemplateResult | typeof nothing {
    const { theirs } = this;
    if (theirs === null) return nothing;
    const lines = MAPPED_GROUPS.flatMap((group) =>
      Object.entries(theirs[group]).map(
        ([key, path]) => html`<p class="words">${keyWord(key)}: <bdi dir="ltr">${path === '' ? '–' : path}</bdi></p>`,
      ),
    );
    const settle = (chosen: Mapping) => {
      this.value = chosen;
      this.theirs = null;
      void this.#look();
    };
    const take = () =>
      settle({
        guest: { ...value.guest, ...theirs.guest },
        reservation: { ...value.reservation, ...theirs.reservation },
      });
    return theirsBox(html`${lines}`, { take, keep: () => settle(value) });
  }

  #words(): string {
    if (this.looking) return msg('Reading a record …', { id: 'desk-pms-reading' });
    if (this.preview === null) return '';
    const { checked, errors } = this.preview;
    if (errors.length > 0) return '';
    return checked.guest || checked.reservation
      ? msg('This mapping reads a real record.', { id: 'desk-pms-mapping-works' })
      : msg('The PMS has no record yet to look at.', { id: 'desk-pms-no-record' });
  }

  #group(group: MappedGroup, value: Mapping): TemplateResult {
    const word = entityWord(group === 'guest' ? 'guests' : 'reservations');
    return html`<fieldset>
      <legend>${word}</legend>
      <datalist id="${group}-paths">
        ${this.provider?.fields[group].map(({ path, example }) => html`<option value=${path}>${example}</option>`)}
      </datalist>
      ${MAPPED_KEYS[group].map((key) => this.#key(group, key, value[group][key] ?? ''))}
    </fieldset>`;
  }

  #key(group: MappedGroup, key: string, path: string): TemplateResult {
    const id = `${group}-${key}`;
    const own = this.provider?.defaultMapping[group][key] ?? '';
    const isRequired = REQUIRED_KEYS[group].some((required) => required === key);
    const fault = this.#faultOf(group, key);
    const read = this.preview?.preview.find((one) => one.group === group && one.key === key);
    return html`<div class="map">
      <label for=${id}>${keyWord(key)}${isRequired ? nothing : html` <span class="chip">${msg('optional', { id: 'desk-optional' })}</span>`}</label>
      <span class="way">
        <input class="input" id=${id} dir="ltr" list="${group}-paths" spellcheck="false" autocomplete="off" autocapitalize="off" aria-describedby="${id}-read ${id}-fault" aria-invalid=${fault === undefined ? 'false' : 'true'}
          .value=${path} @input=${(event: Event) => this.#enter(group, key, inputValue(event).trim())} />
        ${path === own ? nothing : html`<button type="button" class="button icon-only" aria-label=${ownPathWords(keyWord(key))} @click=${() => this.#enter(group, key, own)}>${icon('undo')}</button>`}
      </span>
      <bdi class="read" id="${id}-read">${read?.field === path ? (read.value ?? '–') : '…'}</bdi>
      ${fault === undefined ? nothing : pmsFault(fault, `${id}-fault`)}
    </div>`;
  }

  /** The error of a key: the server's last refusal, else the result of the preview. */
  #faultOf(group: MappedGroup, key: string): FieldProblem | undefined {
    const refused = this.problemAt(`/${group}/${key}`);
    if (refused !== undefined) return refused;
    const found = this.preview?.errors.find((error) => error.group === group && error.key === key);
    return found && { pointer: `/${group}/${key}`, code: found.code, detail: found.detail };
  }

  #enter(group: MappedGroup, key: string, path: string): void {
    if (this.value === null) return;
    this.value = { ...this.value, [group]: { ...this.value[group], [key]: path } };
    this.forget();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), PAUSE_MS);
  }

  /** Previews the entered mapping with a real record. Only the newest answer counts. */
  async #look(): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.looking = true;
    this.previewFailed = null;
    try {
      const options = { body: this.#differences(), signal: call.signal };
      const preview = readPreview(await sendToPms(this.desk)('POST', `${PATH}/preview`, options));
      if (!call.signal.aborted) this.preview = preview;
    } catch (error) {
      if (!call.signal.aborted) this.previewFailed = error;
    } finally {
      if (this.#call === call) this.looking = false;
    }
  }

  #take(stored: unknown): Mapping {
    this.#seen = text(fields(stored)?.['revision']);
    this.#base = readEffective(stored);
    return this.#base;
  }

  /** Applies this person's changes to a colleague's newer mapping. True if there is no clash. */
  async #meet(): Promise<boolean> {
    const { value } = this;
    const base = this.#base;
    const stored = await sendToPms(this.desk)('GET', PATH);
    if (value === null || base === null) return false;
    const theirs = this.#take(stored);
    const guest = mergeBody(value.guest, base.guest, theirs.guest);
    const reservation = mergeBody(value.reservation, base.reservation, theirs.reservation);
    this.value = { guest: guest.merged, reservation: reservation.merged };
    if (Object.keys({ ...guest.clash, ...reservation.clash }).length === 0) return true;
    this.theirs = { guest: readPaths(guest.clash), reservation: readPaths(reservation.clash) };
    return false;
  }

  /** Only differences from the provider's default mapping are stored. */
  #differences(): Mapping {
    const differing = (group: MappedGroup): Paths => {
      const own = this.provider?.defaultMapping[group] ?? {};
      const entries = MAPPED_KEYS[group].map((key) => [key, this.value?.[group][key] ?? ''] as const);
      return Object.fromEntries(entries.filter(([key, path]) => path !== (own[key] ?? '')));
    };
    return { guest: differing('guest'), reservation: differing('reservation') };
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    let stored: unknown = null;
    await this.attempt(async () => {
      const put = () => sendToPms(this.desk)('PUT', PATH, { body: { ...this.#differences(), seen: this.#seen } });
      stored = await storeSeen(put, () => this.#meet());
    });
    if (stored === null) return;
    this.value = this.#take(stored);
    this.word = msg('Saved. Bookings and guests are read anew with it.', { id: 'desk-pms-mapping-saved' });
  };
}

function readEffective(value: unknown): Mapping {
  const effective = fields(fields(value)?.['effective']);
  return { guest: readPaths(effective?.['guest']), reservation: readPaths(effective?.['reservation']) };
}

function ownPathWords(word: string): string {
  return msg(str`${word}: as the PMS has it`, { id: 'desk-pms-own-path' });
}
