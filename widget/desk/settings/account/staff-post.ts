import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Membership } from '../../../../shared/api/account/account.ts';
import { PROPERTY_ROLES, ROLES, type Role } from '../../../../shared/domain/staff/rights.ts';
import { oneOf } from '../../data/read/read.ts';
import type { PropertyName } from '../../data/read/types.ts';
import { roleWord } from '../../ui/words/words.ts';

/** A colleague's role: one role at all properties, or a role for each of some properties. */
export interface Post {
  role: Role;
  properties: Membership[] | null;
}

const HERE = 'at ';

/** Draws the role and the properties of a colleague beside the name. */
export function postChips({ role, properties }: Post, houses: readonly PropertyName[]): TemplateResult[] {
  if (properties === null) return [html`<span class="chip">${roleWord(role)}</span>`];
  const nameOf = (propertyId: string) => houses.find(({ id }) => id === propertyId)?.name ?? propertyId;
  return properties.map(
    (one) => html`<span class="chip"><bdi>${nameOf(one.propertyId)}</bdi> · ${roleWord(one.role)}</span> `,
  );
}

/**
 * The form fields for a role. An account with one property shows the role alone. `isFixed`: the field is disabled, because
 * nobody may change their own role.
 */
export function postFields(
  { role, properties }: Post,
  {
    houses,
    isFixed,
    fault,
  }: { houses: readonly PropertyName[]; isFixed: boolean; fault: TemplateResult | typeof nothing },
): TemplateResult {
  const whole = properties === null;
  const hasChoice = houses.length > 1 || !whole;
  return html`
    ${
      hasChoice
        ? html`<div class="field">
          <label for="reach">${msg('Works for', { id: 'desk-staff-reach' })}</label>
          <select class="input" id="reach" name="reach" ?disabled=${isFixed}>
            <option value="all" ?selected=${whole}>${msg('All properties', { id: 'desk-staff-reach-all' })}</option>
            <option value="some" ?selected=${!whole}>${msg('Some properties', { id: 'desk-staff-reach-some' })}</option>
          </select>
        </div>`
        : nothing
    }
    ${
      whole
        ? html`<div class="field">
          <label for="role">${msg('Role', { id: 'desk-staff-role' })}</label>
          <select class="input" id="role" name="role" ?disabled=${isFixed}>${ROLES.map((one) => html`<option value=${one} ?selected=${one === role}>${roleWord(one)}</option>`)}</select>
        </div>`
        : houses.map((house) => placeField(house, properties, isFixed, fault !== nothing))
    }
    ${fault}
  `;
}

function placeField(
  { id, name }: PropertyName,
  properties: readonly Membership[],
  isFixed: boolean,
  isFaulty: boolean,
): TemplateResult {
  const currentRole = properties.find(({ propertyId }) => propertyId === id)?.role ?? null;
  return html`<div class="field">
    <label for=${`role-${id}`}><bdi>${name}</bdi></label>
    <select class="input" id=${`role-${id}`} name=${HERE + id} ?disabled=${isFixed} aria-invalid=${isFaulty} aria-describedby="post-fault">
      <option value="" ?selected=${currentRole === null}>${msg('Does not work there', { id: 'desk-staff-not-there' })}</option>
      ${PROPERTY_ROLES.map((one) => html`<option value=${one} ?selected=${one === currentRole}>${roleWord(one)}</option>`)}
    </select>
  </div>`;
}

/**
 * Reads the form. When a colleague changes from all properties to some, the current property is preselected with their
 * former role. Disabled fields keep their values.
 */
export function readPostFields(given: FormData, before: Post, houses: readonly PropertyName[]): Post {
  const reach = given.get('reach');
  const [first] = houses;
  if (reach === 'some' && before.properties === null) {
    const role = oneOf(PROPERTY_ROLES, before.role, 'manager');
    return { role: before.role, properties: first === undefined ? [] : [{ propertyId: first.id, role }] };
  }
  if (reach === null && before.properties !== null) return before;
  if (reach !== 'some') return { role: oneOf(ROLES, given.get('role'), before.role), properties: null };
  const chosen = houses.flatMap(({ id }): Membership[] => {
    const role = PROPERTY_ROLES.find((one) => one === given.get(HERE + id));
    return role === undefined ? [] : [{ propertyId: id, role }];
  });
  return { role: before.role, properties: chosen };
}

/** The role in the form that the server expects. */
export function postBody({ role, properties }: Post, isNew: boolean): object {
  if (properties !== null) return { properties };
  return isNew ? { role } : { role, properties: null };
}
