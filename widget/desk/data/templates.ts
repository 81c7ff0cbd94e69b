import type { Desk } from './desk.ts';
import { fields, list, maybeText, text } from './read/read.ts';

export const TEMPLATES_PATH = '/api/channels/whatsapp/templates';
export const TEMPLATE_USES_PATH = '/api/channels/whatsapp/template-uses';

/** A WhatsApp message template. */
export interface Template {
  name: string;
  language: string;
  category: string;
  body: string;
  /** Its placeholders, in order. */
  variables: string[];
  status: string;
}

/** The template to use for a purpose, with values for its placeholders. */
export interface ChosenTemplate {
  use: string;
  name: string;
  values: string[];
}

export async function loadTemplates(desk: Desk, signal: AbortSignal): Promise<Template[]> {
  return list(fields(await desk.world.send('GET', TEMPLATES_PATH, { signal }))?.['items'], readTemplate);
}

export async function loadTemplateUses(desk: Desk, signal: AbortSignal): Promise<ChosenTemplate[]> {
  return list(fields(await desk.world.send('GET', TEMPLATE_USES_PATH, { signal }))?.['uses'], readChosen);
}

/** WhatsApp writes `pt_BR` instead of `pt-BR`. */
export function toTag(language: string): string {
  return language.replaceAll('_', '-');
}

function readTemplate(value: unknown): Template | null {
  const from = fields(value);
  if (from === null) return null;
  const { name, language, category, body, variables, status } = from;
  return {
    name: text(name),
    language: text(language),
    category: text(category),
    body: text(body),
    variables: list(variables, maybeText),
    status: text(status),
  };
}

function readChosen(value: unknown): ChosenTemplate | null {
  const from = fields(value);
  return from && { use: text(from['use']), name: text(from['name']), values: list(from['values'], maybeText) };
}
