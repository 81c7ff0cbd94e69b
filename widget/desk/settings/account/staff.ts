import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { Membership } from '../../../../shared/api/account/account.ts';
import { ROLE_RIGHTS, type Role } from '../../../../shared/domain/staff/rights.ts';
import { DEPARTMENTS, type Department } from '../../../../shared/domain/task.ts';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { fields, list, text } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { languageName, listOf } from '../../ui/words/format.ts';
import { departmentWord } from '../../ui/words/words.ts';
import { HalfWritten } from '../half-written.ts';
import { LoadedSection } from '../loaded-section.ts';
import { changedParts } from '../merge-body.ts';
import { type Colleague, readColleague } from './read-colleague.ts';
import { postBody, postChips, postFields, readPostFields } from './staff-post.ts';

/** The fields that show their own errors. */
const FIELDS = ['/name', '/email', '/languages', '/properties'] as const;

/** A colleague in the form. */
interface Written {
  /** The colleague's id, or `new`. */
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The only properties they work for; null: all. */
  properties: Membership[] | null;
  departments: Department[];
  languages: string[];
  disabled: boolean;
  /** The values when editing began. */
  base: Omit<Written, 'base'> | null;
}

/** The settings of the colleagues: their roles and departments. */
export class DeskStaff extends LoadedSection<Colleague[]> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      .many {
        max-block-size: 11rem;
        overflow-y: auto;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
      }
    `,
  ];

  /** The colleague being edited, with the edited values. */
  @state() private written: Written | null = null;
  readonly #half = new HalfWritten<Written>(this, {
    read: () => this.written,
    show: (written) => {
      this.written = written;
    },
    isChanged: (written) => Object.keys(changesOf(written)).length > 0,
  });
  @state() private link: { id: string; name: string; url: string } | null = null;
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Staff and roles', { id: 'desk-settings-staff' });
  }

  protected override hint(): string {
    return msg(
      'Reception answers guests and does tasks. “Tasks only” is for housekeeping and technicians: they see no conversation. Managers also change settings and make new links. Owners also manage staff, keys and backups.',
      { id: 'desk-staff-hint-all-roles' },
    );
  }

  protected override async load(signal: AbortSignal): Promise<Colleague[]> {
    return list(
      fields(await this.desk.world.send('GET', '/api/staff?limit=200', { signal }))?.['items'],
      readColleague,
    );
  }

  protected override body(staff: Colleague[]): TemplateResult {
    const mayWrite = this.can('staff:write');
    return html`
      <ul class="entries">${staff.map((colleague) => this.#entry(colleague, mayWrite))}</ul>
      ${!mayWrite ? nothing : this.written?.id === 'new' ? this.#form(this.written) : html`<p><button class="button primary" @click=${() => this.#edit(null)}>${msg('Add a colleague', { id: 'desk-staff-add' })}</button></p>`}
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(colleague: Colleague, mayWrite: boolean): TemplateResult {
    const { id, name, email, departments, disabled, hasPassword } = colleague;
    const self = id === this.deskState.user?.id;
    return html`<li class="entry">
      <div class="what">
        <strong><bdi>${name}</bdi></strong> ${postChips(colleague, this.deskState.properties)}
        ${disabled ? html`<span class="chip danger">${msg('Blocked', { id: 'desk-staff-blocked' })}</span>` : nothing}
        ${hasPassword ? nothing : html`<span class="chip waiting">${msg('Invited', { id: 'desk-staff-invited' })}</span>`}
        <p><bdi>${email}</bdi>${departments.length === 0 ? nothing : html` · ${listOf(departments.map(departmentWord))}`}</p>
      </div>
      ${
        mayWrite
          ? html`<div class="actions">
            <button class="button" aria-expanded=${this.written?.id === id} @click=${() => this.#edit(colleague)}>${msg('Change', { id: 'desk-change' })}</button>
            ${self ? nothing : this.#linkButton(colleague)}
            ${self ? nothing : html`<button class="button" @click=${() => void this.#forgetFactors(colleague)}>${msg('Telephone lost', { id: 'desk-staff-factors' })}</button>`}
            ${self ? nothing : html`<button class="button danger" @click=${() => void this.#remove(colleague)}>${msg('Remove', { id: 'desk-remove' })}</button>`}
          </div>`
          : self
            ? nothing
            : html`<div class="actions">${this.#linkButton(colleague)}</div>`
      }
      ${this.link?.id === id ? html`<desk-secret-box .value=${this.link.url} heading=${linkWords(this.link.name)}></desk-secret-box>` : nothing}
      ${this.written?.id === id ? this.#form(this.written) : nothing}
    </li>`;
  }

  /**
   * The button for a sign-in link, for a colleague without a password. Only an owner may create it for somebody with more
   * rights than oneself.
   */
  #linkButton(colleague: Colleague): TemplateResult | typeof nothing {
    const { role, disabled } = colleague;
    const mayAsMuch = ROLE_RIGHTS[role].every((right) => this.can(right));
    return !this.can('staff:invite') || disabled || !mayAsMuch
      ? nothing
      : html`<button class="button" @click=${() => void this.#renew(colleague)}>${msg('New link', { id: 'desk-staff-renew' })}</button>`;
  }

  async #renew({ id, name }: Colleague): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`A new link for ${name}?`, { id: 'desk-staff-renew-ask' }),
      msg('They set a new password with it and sign in. Links from before open nothing any more.', {
        id: 'desk-staff-renew-hint',
      }),
      msg('New link', { id: 'desk-staff-renew' }),
    );
    if (!yes) return;
    const done = msg('The link is made.', { id: 'desk-staff-renewed' });
    const linkAnswer = await this.act('POST', `/api/staff/${id}/link`, { body: {}, done });
    if (linkAnswer !== null) this.link = { id, name, url: text(fields(linkAnswer.answer)?.['setupUrl']) };
  }

  /** Removes the second factors of a colleague who lost them. The colleague then signs in with the password alone and sets up a new factor. */
  async #forgetFactors({ id, name }: Colleague): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`Take away what ${name} signs in with beside the password?`, { id: 'desk-staff-factors-ask' }),
      msg('Their app, passkeys and recovery codes open nothing any more, and they are signed out everywhere.', {
        id: 'desk-staff-factors-hint',
      }),
      msg('Take away', { id: 'desk-staff-factors-yes' }),
      'danger',
    );
    if (yes) await this.act('DELETE', `/api/staff/${id}/factors`, { done: msg('Removed.', { id: 'desk-removed' }) });
  }

  #form(written: Written): TemplateResult {
    const self = written.id === this.deskState.user?.id;
    const isNew = written.id === 'new';
    const known = [...new Set([...Object.keys(LANGUAGES), ...written.languages])];
    return html`<form novalidate @submit=${this.#onSubmit} @input=${this.#onInput} @keydown=${this.#onKey}>
      <div class="pair">
        <div class="field"><label for="name">${msg('Name', { id: 'desk-property-name' })}</label><input class="input" id="name" name="name" required aria-invalid=${this.isFaulty('/name')} aria-describedby="name-fault" .value=${written.name} />${this.fault('/name', 'name-fault')}</div>
        ${isNew ? html`<div class="field"><label for="email">${msg('E-mail', { id: 'desk-email' })}</label><input class="input" id="email" name="email" type="email" required aria-invalid=${this.isFaulty('/email')} aria-describedby="email-fault" .value=${written.email} />${this.fault('/email', 'email-fault')}</div>` : nothing}
        ${postFields(written, { houses: this.deskState.properties, isFixed: self, fault: this.fault('/properties', 'post-fault') })}
      </div>
      <fieldset>
        <legend>${msg('Departments', { id: 'desk-staff-departments' })}</legend>
        <div class="checks">${DEPARTMENTS.map((department) => html`<label><input type="checkbox" name="departments" value=${department} .checked=${written.departments.includes(department)} /> ${departmentWord(department)}</label>`)}</div>
      </fieldset>
      <fieldset>
        <legend>${msg('Languages they speak', { id: 'desk-staff-speaks' })}</legend>
        <div class="checks many" tabindex="0" role="group" aria-label=${msg('Languages they speak', { id: 'desk-staff-speaks' })}>${known.map((code) => html`<label><input type="checkbox" name="languages" value=${code} .checked=${written.languages.includes(code)} /> ${languageName(code)}</label>`)}</div>
        ${this.fault('/languages', 'languages-fault')}
      </fieldset>
      ${isNew || self ? nothing : html`<div class="checks"><label><input type="checkbox" name="disabled" .checked=${written.disabled} /> ${msg('Blocked: signed out everywhere, and cannot sign in', { id: 'desk-staff-block' })}</label></div>`}
      <div class="actions">
        <button class="button primary">${msg('Save', { id: 'desk-save' })}</button>
        <button class="button" type="button" @click=${() => {
          this.written = null;
        }}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  /** Opens the form; if it is open, closes it. */
  #edit(colleague: Colleague | null): void {
    this.link = null;
    this.problems = [];
    if (colleague !== null && this.written?.id === colleague.id) this.#half.putAside();
    else this.written = this.#half.turnTo(colleague?.id ?? 'new') ?? begin(colleague);
  }

  readonly #onInput = ({ currentTarget: form }: Event): void => {
    if (!(form instanceof HTMLFormElement) || this.written === null) return;
    const given = new FormData(form);
    const chosen = given.getAll('departments');
    const spoken = given.getAll('languages').map(String);
    this.written = {
      ...this.written,
      name: String(given.get('name') ?? ''),
      email: String(given.get('email') ?? this.written.email),
      ...readPostFields(given, this.written, this.deskState.properties),
      // The earlier order, so that removing and adding one again is no change.
      departments: inOrderOf(this.written.base?.departments ?? [], DEPARTMENTS, chosen),
      languages: inOrderOf(this.written.base?.languages ?? [], spoken, spoken),
      disabled: given.has('disabled'),
    };
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#half.putAside();
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.written !== null) void this.#save(this.written);
  };

  /** Sends only the changed fields of a colleague, so that another manager's changes remain. */
  async #save(written: Written): Promise<void> {
    const isNew = written.id === 'new';
    const changed = changesOf(written);
    const { name, email, departments, languages, disabled } = isNew ? written : changed;
    const body = {
      ...(name !== undefined && { name: name.trim() }),
      ...((isNew || 'role' in changed || 'properties' in changed) && postBody(written, isNew)),
      ...(departments !== undefined && { departments }),
      ...(languages !== undefined && { languages }),
    };
    const done = msg('Saved.', { id: 'desk-saved-plain' });
    if (isNew) {
      const created = await this.act('POST', '/api/staff', {
        body: { ...body, email: email?.trim() },
        done,
        fields: FIELDS,
      });
      if (created === null) return;
      this.written = null;
      const answer = fields(created.answer);
      this.link = { id: text(answer?.['id']), name: written.name.trim(), url: text(answer?.['setupUrl']) };
      return;
    }
    const blocked = disabled === undefined ? {} : { disabled };
    if (await this.act('PATCH', `/api/staff/${written.id}`, { body: { ...body, ...blocked }, done, fields: FIELDS }))
      this.written = null;
  }

  async #remove({ id, name }: Colleague): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`Remove ${name}?`, { id: 'desk-staff-remove' }),
      msg('They are signed out at once. What they wrote stays.', { id: 'desk-staff-remove-hint' }),
      msg('Remove', { id: 'desk-remove' }),
      'danger',
    );
    if (yes) await this.act('DELETE', `/api/staff/${id}`, { done: msg('Removed.', { id: 'desk-removed' }) });
  }
}

/** The initial values of the form; null: a new colleague. */
function begin(colleague: Colleague | null): Written {
  const base = {
    id: colleague?.id ?? 'new',
    name: colleague?.name ?? '',
    email: colleague?.email ?? '',
    role: colleague?.role ?? 'agent',
    properties: colleague?.properties ?? null,
    departments: colleague?.departments ?? ['front_desk' as const],
    languages: colleague?.languages ?? [],
    disabled: colleague?.disabled ?? false,
  };
  return { ...base, base };
}

/** Returns the fields that differ from the form's initial values. */
function changesOf({ base, ...written }: Written): Partial<Omit<Written, 'base'>> {
  return changedParts(written, base ?? written);
}

function inOrderOf<One extends string>(
  before: readonly One[],
  all: readonly One[],
  chosen: readonly FormDataEntryValue[],
): One[] {
  const rank = (one: One) => (before.includes(one) ? before.indexOf(one) : before.length);
  return all.filter((one) => chosen.includes(one)).sort((one, other) => rank(one) - rank(other));
}

function linkWords(name: string): string {
  return msg(
    str`Send this link to ${name}: it sets their password, works once and within a day, and is not shown again.`,
    {
      id: 'desk-staff-link-day',
    },
  );
}
