import type { SimAnswer } from '../serve.ts';
import { SIMULATED, type SimTemplate } from './account.ts';
import type { SimOutgoing } from './validate.ts';

/** Meta signs JSON in which everything beyond ASCII is escaped. */
export function escapeAsMetaDoes(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What a guest may tap in a message. */
export function listChoices(message: Extract<SimOutgoing, { type: 'interactive' }>) {
  const { interactive } = message;
  if (interactive.type === 'button')
    return interactive.action.buttons.map(({ reply }) => ({ kind: 'button_reply', ...reply }));
  return interactive.action.sections.flatMap(({ rows }) => rows.map((one) => ({ kind: 'list_reply', ...one })));
}

/** A message as its guest reads it. */
export function describeMessage(message: SimOutgoing): string {
  if (message.type === 'text') return message.text.body;
  if (message.type === 'template') return `template ${message.template.name} (${message.template.language.code})`;
  if (message.type !== 'interactive') return `a file (${message.type})`;
  const titles = listChoices(message).map(({ title }) => `[${title}]`);
  return `${message.interactive.body.text} ${titles.join(' ')}`;
}

/** Why a template cannot be sent; null: it can. */
export function findTemplateFault(
  { name, language, components }: Extract<SimOutgoing, { type: 'template' }>['template'],
  known: readonly SimTemplate[],
): SimAnswer | null {
  const template = known.find((one) => one.name === name && one.language === language.code);
  if (template === undefined) return { ...refuse(132001, 'No such template in this language'), status: 404 };
  if (template.status === 'PAUSED') return refuse(132015, 'The template is paused');
  if (template.status !== 'APPROVED') return { ...refuse(132001, 'Not approved'), status: 404 };
  const places = new Set(template.body.match(/\{\{\w+\}\}/g) ?? []).size;
  const filled = components.flatMap(({ parameters }) => parameters).length;
  return filled === places ? null : refuse(132000, `${places} parameters expected`);
}

/** The number as the account lists it. */
export function describeNumber() {
  return {
    id: SIMULATED.phoneNumberId,
    display_phone_number: '+1 555-000-1111',
    verified_name: 'Hotel Lindenhof',
    quality_rating: 'GREEN',
    messaging_limit_tier: 'TIER_1K',
    status: 'LINKED',
  };
}

/** An error as the Graph API words one. */
export function refuse(code: number, details: string, subcode?: number): SimAnswer {
  const error = {
    message: `(#${code}) ${details}`,
    type: 'OAuthException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'SIMULATED',
  };
  return { status: 400, body: { error } };
}
