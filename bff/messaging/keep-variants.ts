import type { ChannelTemplate } from '../channels/port.ts';
import { listTemplateUses, saveVariants, type TemplateVariant } from '../store/channels/template-uses.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './from.ts';

/** The languages in which a template may be sent. */
export function variantsOf(templates: readonly ChannelTemplate[], name: string): TemplateVariant[] {
  return templates
    .filter((one) => one.name === name && one.status === 'approved')
    .map(({ language, body, variables }) => ({ language, body, variables }));
}

/** Updates the stored languages of automatically used templates from the platform's list. */
export async function keepVariants(
  { db, writer }: Pick<MessagingDeps, 'db' | 'writer'>,
  { propertyId, channel }: From,
  templates: readonly ChannelTemplate[],
): Promise<void> {
  const changed = (await listTemplateUses(db, propertyId, channel))
    .map(({ name, variants }) => ({ name, before: variants, variants: variantsOf(templates, name) }))
    .filter(({ before, variants }) => JSON.stringify(before) !== JSON.stringify(variants));
  if (changed.length === 0) return;
  await writer.write(async (trx) => {
    for (const one of changed) await saveVariants(trx, propertyId, channel, one);
  });
}
