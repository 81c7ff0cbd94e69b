import { type TemplateUses, templateUses, templateUsesBody } from '../../../../shared/api/template-uses.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../../../channels/registry.ts';
import { variantsOf } from '../../../messaging/keep-variants.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { listTemplateUses, saveTemplateUses, type TemplateUse } from '../../../store/channels/template-uses.ts';
import { auditEntry, type Call, fieldFault, propertyOf } from '../../request/call.ts';
import { type Route, route } from '../../route.ts';

/** Which template is sent for which purpose, for channels with templates. */
export const templateUseRoutes = CONNECTED_CHANNELS.filter(
  (channel) => CHANNEL_ADAPTERS[channel].capabilities.templates,
).flatMap((channel) => routesOf(channel, CHANNEL_ADAPTERS[channel].label));

function routesOf(channel: ConnectedChannel, label: string): Route[] {
  const path = `/api/channels/${channel}/template-uses`;
  return [
    route({
      method: 'GET',
      path,
      access: 'property:read',
      property: true,
      summary: `Return which template of ${label} is sent on which occasion once free messages are no longer possible`,
      status: 200,
      answer: templateUses,
      handler: async (call) => describe(await listTemplateUses(call.deps.db, propertyOf(call).id, channel)),
    }),
    route({
      method: 'PUT',
      path,
      access: 'property:write',
      property: true,
      summary: `Set which template of ${label} is sent on which occasion; the platform is asked which are approved`,
      status: 200,
      body: templateUsesBody,
      answer: templateUses,
      errors: ['channel_not_connected', 'channel_unreachable', 'channel_rejected_credentials', 'conflict'],
      async handler(call) {
        const { id: propertyId } = propertyOf(call);
        const uses = await readUses(call, channel, call.body.uses);
        return call.write(async (trx) => {
          const at = call.now.toISOString();
          await saveTemplateUses(trx, propertyId, channel, { uses, at });
          const detail = { uses: uses.map(({ use }) => use).join(' ') };
          const entry = auditEntry(call, 'channel.template_uses_changed', channel, detail);
          await appendAudit(trx, call.deps.secrets, entry, at);
          return describe(uses);
        });
      },
    }),
  ];
}

/**
 * Adds the languages in which each template is approved. Throws `validation_failed` if a template is not approved, or
 * has another number of placeholders.
 */
async function readUses(
  call: Call<unknown, unknown>,
  channel: ConnectedChannel,
  uses: readonly Omit<TemplateUse, 'variants'>[],
): Promise<TemplateUse[]> {
  if (uses.length === 0) return [];
  const templates = await call.deps.messaging.listTemplates({ propertyId: propertyOf(call).id, channel });
  return uses.map((one, index) => {
    const variants = variantsOf(templates, one.name);
    if (variants.length === 0)
      throw fieldFault(`/uses/${index}/name`, 'not_approved', 'the platform holds no approved template of this name');
    const mismatch = variants.find(({ variables }) => variables.length !== one.values.length);
    if (mismatch !== undefined)
      throw fieldFault(
        `/uses/${index}/values`,
        'wrong_count',
        `it has ${mismatch.variables.length} places in the language ${mismatch.language}`,
      );
    return { ...one, variants };
  });
}

function describe(uses: readonly TemplateUse[]): TemplateUses {
  return {
    uses: uses.map(({ use, name, values, variants }) => ({
      use,
      name,
      values,
      languages: variants.map(({ language }) => language),
    })),
  };
}
