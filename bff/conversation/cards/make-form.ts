import type { DecisionStep, Question, VerifyAct } from '../../../shared/domain/decision.ts';
import type { FormField } from '../../../shared/domain/house/form-field.ts';
import type { Card } from '../../../shared/protocol/card.ts';

/** The form field for each question of the engine. Questions that are not listed have no form. */
const ASKED: Partial<Record<Question, FormField>> = {
  quantity: 'quantity',
  room: 'room',
  time: 'time',
  date: 'date',
  nights: 'nights',
};

const PROOFS: Partial<Record<VerifyAct, FormField>> = {
  ask_number: 'bookingNumber',
  send_code: 'code',
  ask_code: 'code',
  ask_last_name: 'lastName',
  ask_arrival: 'arrival',
};

/** A form for what a step asks the guest; null if it asks nothing that a form can take. */
export function makeForm(step: DecisionStep): Card | null {
  const fields = findFields(step);
  if (fields.length === 0) return null;
  // Dates alone do not say what they are for, so the intent is sent with them.
  const choice = step.kind === 'answer' && step.intent !== null ? { choice: step.intent } : {};
  return { type: 'form', fields, ...choice };
}

function findFields(step: DecisionStep): FormField[] {
  switch (step.kind) {
    case 'clarify': {
      const field = ASKED[step.ask];
      return field === undefined ? [] : [field];
    }
    case 'verify': {
      const field = PROOFS[step.act];
      return field === undefined ? [] : [field];
    }
    case 'task':
      return step.asksRoom ? ['room'] : [];
    case 'answer':
      return asksForDays(step.sources) ? ['arrival', 'departure'] : [];
    default:
      return [];
  }
}

/** Whether the answer asks for which days a room is wanted. */
function asksForDays(sources: readonly { type: string; id: string }[]): boolean {
  return sources.some(({ type, id }) => type === 'property' && id === 'rooms');
}
