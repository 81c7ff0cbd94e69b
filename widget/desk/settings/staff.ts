import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { ROLES, type Role } from '../../../shared/domain/rights.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import { fields, list, maybeText, oneOf, text } from '../data/read.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { listOf } from '../ui/format.ts';
import { departmentWord, roleWord } from '../ui/words.ts';
import { LoadedSection } from './loaded-section.ts';

interface Colleague {
  id: string;
  email: string;
  name: string;
  role: Role;
  departments: Department[];
  languages: string[];
  disabled: boolean;
  hasPassword: boolean;
}

/** Who works at the desk, what each may do, and for which departments. */
export class DeskStaff extends LoadedSection<Colleague[]> {
  /** Whose form is open; `new` for one more. */
  @state() private editing: string | null = null;
  @state() private link: { name: string; url: string } | null = null;
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Staff and roles', { id: 'desk-settings-staff' });
  }

  protected override hint(): string {
    return msg(
      'Agents answer guests and do tasks. Managers also change settings. Owners also manage staff, keys and backups.',
      { id: 'desk-staff-hint' },
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
      ${this.link === null ? nothing : html`<desk-secret-box .value=${this.link.url} heading=${linkWords(this.link.name)}></desk-secret-box>`}
      <ul class="entries">${staff.map((colleague) => this.#entry(colleague, mayWrite))}</ul>
      ${!mayWrite ? nothing : this.editing === 'new' ? this.#form(null) : html`<p><button class="button primary" @click=${() => this.#edit('new')}>${msg('Add a colleague', { id: 'desk-staff-add' })}</button></p>`}
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(colleague: Colleague, mayWrite: boolean): TemplateResult {
    const { id, name, email, role, departments, disabled, hasPassword } = colleague;
    const self = id === this.deskState.user?.id;
    return html`<li class="entry">
      <div class="what">
        <strong><bdi>${name}</bdi></strong> <span class="chip">${roleWord(role)}</span>
        ${disabled ? html`<span class="chip danger">${msg('Blocked', { id: 'desk-staff-blocked' })}</span>` : nothing}
        ${hasPassword ? nothing : html`<span class="chip waiting">${msg('Invited', { id: 'desk-staff-invited' })}</span>`}
        <p><bdi>${email}</bdi>${departments.length === 0 ? nothing : html` · ${listOf(departments.map(departmentWord))}`}</p>
      </div>
      ${
        mayWrite
          ? html`<div class="deeds">
            <button class="button" aria-expanded=${this.editing === id} @click=${() => this.#edit(this.editing === id ? null : id)}>${msg('Change', { id: 'desk-change' })}</button>
            ${self ? nothing : html`<button class="button danger" @click=${() => void this.#remove(colleague)}>${msg('Remove', { id: 'desk-remove' })}</button>`}
          </div>`
          : nothing
      }
      ${this.editing === id ? this.#form(colleague) : nothing}
    </li>`;
  }

  #form(colleague: Colleague | null): TemplateResult {
    const self = colleague?.id === this.deskState.user?.id;
    return html`<form @submit=${(event: SubmitEvent) => void this.#save(event, colleague)}>
      <div class="pair">
        <div class="field"><label for="name">${msg('Name', { id: 'desk-property-name' })}</label><input class="input" id="name" name="name" required .value=${colleague?.name ?? ''} /></div>
        ${colleague === null ? html`<div class="field"><label for="email">${msg('E-mail', { id: 'desk-email' })}</label><input class="input" id="email" name="email" type="email" required /></div>` : nothing}
        <div class="field">
          <label for="role">${msg('Role', { id: 'desk-staff-role' })}</label>
          <select class="input" id="role" name="role" ?disabled=${self}>${ROLES.map((role) => html`<option value=${role} ?selected=${role === (colleague?.role ?? 'agent')}>${roleWord(role)}</option>`)}</select>
        </div>
      </div>
      <fieldset>
        <legend>${msg('Departments', { id: 'desk-staff-departments' })}</legend>
        <div class="checks">${DEPARTMENTS.map((department) => html`<label><input type="checkbox" name="departments" value=${department} ?checked=${colleague?.departments.includes(department) ?? department === 'front_desk'} /> ${departmentWord(department)}</label>`)}</div>
      </fieldset>
      <div class="field">
        <label for="languages">${msg('Languages they speak, such as en, de', { id: 'desk-staff-languages' })}</label>
        <input class="input" id="languages" name="languages" .value=${colleague?.languages.join(', ') ?? ''} />
      </div>
      ${colleague === null || self ? nothing : html`<div class="checks"><label><input type="checkbox" name="disabled" ?checked=${colleague.disabled} /> ${msg('Blocked: signed out everywhere, and cannot sign in', { id: 'desk-staff-block' })}</label></div>`}
      <div class="deeds">
        <button class="button primary">${msg('Save', { id: 'desk-save' })}</button>
        <button class="button" type="button" @click=${() => this.#edit(null)}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  #edit(id: string | null): void {
    this.editing = id;
    this.link = null;
  }

  async #save(event: SubmitEvent, colleague: Colleague | null): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const given = new FormData(event.target);
    const name = String(given.get('name') ?? '').trim();
    const role = given.get('role');
    const body = {
      name,
      ...(role === null ? {} : { role }),
      departments: given.getAll('departments'),
      languages: String(given.get('languages') ?? '')
        .split(/[\s,;]+/)
        .filter(Boolean),
    };
    const done = msg('Saved.', { id: 'desk-settings-saved' });
    if (colleague === null) {
      const made = await this.act('POST', '/api/staff', { body: { ...body, email: given.get('email') }, done });
      if (made === null) return;
      this.editing = null;
      this.link = { name, url: text(fields(made.answer)?.['setupUrl']) };
      return;
    }
    const blocked = colleague.id === this.deskState.user?.id ? {} : { disabled: given.has('disabled') };
    if (await this.act('PATCH', `/api/staff/${colleague.id}`, { body: { ...body, ...blocked }, done }))
      this.editing = null;
  }

  async #remove({ id, name }: Colleague): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`Remove ${name}?`, { id: 'desk-staff-remove' }),
      msg('They are signed out at once. What they wrote stays.', { id: 'desk-staff-remove-hint' }),
      msg('Remove', { id: 'desk-remove' }),
    );
    if (yes) await this.act('DELETE', `/api/staff/${id}`, { done: msg('Removed.', { id: 'desk-removed' }) });
  }
}

function linkWords(name: string): string {
  return msg(str`Send this link to ${name}: it sets their password, works once, and is not shown again.`, {
    id: 'desk-staff-link',
  });
}

function readColleague(value: unknown): Colleague | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  const email = text(from['email']);
  return {
    id,
    email,
    name: text(from['name']) || email,
    role: oneOf(ROLES, from['role'], 'agent'),
    departments: list(from['departments'], (name) => DEPARTMENTS.find((known) => known === name) ?? null),
    languages: list(from['languages'], maybeText),
    disabled: from['disabled'] === true,
    hasPassword: from['hasPassword'] === true,
  };
}
