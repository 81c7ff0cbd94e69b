import type { SimAnswer } from '../server/serve.ts';
import { SIMULATED, type SimComponent, type SimTemplate } from './account.ts';
import { placesIn } from './places.ts';
import type { SimOutgoing } from './validate.ts';

/** Meta signs JSON in which all non-ASCII characters are escaped. */
export function escapeAsMetaDoes(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The choices of a message that a guest can tap. */
export function listChoices(message: Extract<SimOutgoing, { type: 'interactive' }>) {
  const { interactive } = message;
  if (interactive.type === 'button')
    return interactive.action.buttons.map(({ reply }) => ({ kind: 'button_reply', ...reply }));
  return interactive.action.sections.flatMap(({ rows }) => rows.map((one) => ({ kind: 'list_reply', ...one })));
}

/** A message as its guest sees it. */
export function describeMessage(message: SimOutgoing): string {
  if (message.type === 'text') return message.text.body;
  if (message.type === 'template') return `template ${message.template.name} (${message.template.language.code})`;
  if (message.type === 'location') {
    const { name = '', latitude, longitude } = message.location;
    return `a place (${name}: ${latitude}, ${longitude})`;
  }
  if (message.type !== 'interactive') return `a file (${message.type})`;
  const titles = listChoices(message).map(({ title }) => `[${title}]`);
  return `${message.interactive.body.text} ${titles.join(' ')}`;
}

/** The error of a template message; null: it can be sent. */
export function findTemplateFault(
  { name, language, components }: Extract<SimOutgoing, { type: 'template' }>['template'],
  known: readonly SimTemplate[],
): SimAnswer | null {
  const template = known.find((one) => one.name === name && one.language === language.code);
  if (template === undefined) return { ...refuse(132001, 'No such template in this language'), status: 404 };
  if (template.status === 'PAUSED') return refuse(132015, 'The template is paused');
  if (template.status !== 'APPROVED') return { ...refuse(132001, 'Not approved'), status: 404 };
  if ((template.components ?? []).some(needsParameters)) return refuse(132012, 'header or button: Format mismatch');
  const places = placesIn(template.body);
  const filled = components.flatMap(({ parameters }) => parameters);
  if (filled.length !== places.length) return refuse(132000, `${places.length} parameters expected`);
  if (filled.some(({ text }) => /[\r\n\t]| {5}/.test(text)))
    return refuse(132008, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces');
  const names = filled.flatMap(({ parameter_name }) => parameter_name ?? []);
  const wanted = template.parameterFormat === 'NAMED' ? places : [];
  return names.toSorted().join() === wanted.toSorted().join() ? null : refuse(132012, 'Parameter name mismatch');
}

/** Whether a component needs parameters that this simulator does not support. */
function needsParameters({ type, format = 'TEXT', text = '', buttons = [] }: SimComponent): boolean {
  if (type === 'CAROUSEL' || (type === 'HEADER' && format !== 'TEXT') || text.includes('{{')) return true;
  return buttons.some((one) => one.type === 'COPY_CODE' || one.type === 'OTP' || one.url?.includes('{{') === true);
}

/** A template in the format of the account's list. */
export function describeTemplate({ body, parameterFormat, components = [], ...rest }: SimTemplate) {
  return {
    ...rest,
    parameter_format: parameterFormat ?? 'POSITIONAL',
    components: [...components, { type: 'BODY', text: body }],
  };
}

/** The number in the format of the account's list. */
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

/** An error in the Graph API's format. */
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
