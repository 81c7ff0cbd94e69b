import { html, nothing, type TemplateResult } from 'lit';
import type { FormField } from '../../../shared/domain/house/form-field.ts';
import type { CardOf } from '../../../shared/protocol/card.ts';
import { ICONS } from '../icons.ts';
import type { CardContext } from './card-context.ts';

/** The browser's control for a field, and what the browser may fill in by itself. */
interface Control {
  type: 'text' | 'date' | 'time' | 'number';
  autocomplete?: 'one-time-code' | 'family-name';
  inputmode?: 'numeric';
  /** The smallest and the largest value that makes sense. */
  min?: string;
  max?: string;
}

const COUNT: Control = { type: 'number', min: '1', max: '99' };

/**
 * The fields of a form. The values are sent as the guest's message. The form is hidden once the conversation has gone
 * on.
 */
export function formCard({ fields, choice }: CardOf<'form'>, context: CardContext): TemplateResult | typeof nothing {
  if (context.isReadOnly) return html`<div class="form">${fields.map((name) => fieldView(name, context))}</div>`;
  if (!context.isLive) return nothing;
  const { texts, say } = context;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const formData = new FormData(event.target as HTMLFormElement);
    const values = fields.map((name) => String(formData.get(name) ?? '').trim()).filter((word) => word !== '');
    if (values.length === fields.length) say(values.join(' – '), choice);
  };
  return html`<form class="form" @submit=${submit}>
    ${fields.map((name) => fieldView(name, context))}
    <button part="card-action" class="main"><span>${texts.send}</span>${ICONS.send}</button>
  </form>`;
}

function fieldView(name: FormField, { texts, today, isReadOnly }: CardContext): TemplateResult {
  const { type, autocomplete = 'off', inputmode, min, max } = controlOf(name, today);
  return html`<label><span>${texts.field(name)}</span>
    <input name=${name} type=${type} required ?disabled=${isReadOnly} maxlength="80" autocomplete=${autocomplete} dir="auto"
      inputmode=${inputmode ?? nothing} min=${min ?? nothing} max=${max ?? nothing}></label>`;
}

function controlOf(name: FormField, today: string): Control {
  switch (name) {
    case 'arrival':
      return { type: 'date' }; // may be in the past: the booking may be an old one
    case 'departure':
    case 'date':
      return { type: 'date', min: today };
    case 'time':
      return { type: 'time' };
    case 'quantity':
    case 'nights':
      return COUNT;
    case 'code':
      return { type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' };
    case 'lastName':
      return { type: 'text', autocomplete: 'family-name' };
    case 'bookingNumber':
    case 'room':
      return { type: 'text' };
    default:
      name satisfies never;
      return { type: 'text' };
  }
}
