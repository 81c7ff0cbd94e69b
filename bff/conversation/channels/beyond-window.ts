import { z } from 'zod';
import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { fillPlace, fillTemplate, type KnownPlaces, type TemplateUse } from '../../../shared/domain/template-use.ts';
import { FALLBACK_LANGUAGE, matchLanguage } from '../../../shared/language/languages.ts';
import type { Reply } from '../../engine/types.ts';
import { findContactOf } from '../../store/channels/contacts.ts';
import { type OutgoingTemplate, outgoingTemplate } from '../../store/channels/parts.ts';
import { findTemplateUse, type TemplateVariant } from '../../store/channels/template-uses.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findGuest } from '../../store/guests/guests.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { findReachFault } from './channel-limits.ts';

/** A message to a guest and how it is sent: as text, as a template, or not at all for a reason. */
export interface OutgoingChoice {
  reply: Reply;
  template?: OutgoingTemplate;
  reason?: ReachFault;
}

/**
 * Decides how to send a message that the guest did not just ask for. If the channel's window is closed, it is sent as
 * the template that the owner chose for this use, in the guest's language or else the property's first. If there is no
 * template, or a value for it is unknown, it is not sent, and staff are told why.
 */
export async function chooseOutgoing(
  trx: Trx,
  conversation: Conversation,
  {
    reply,
    use,
    known: knownValues = {},
    at,
  }: { reply: Reply; use: TemplateUse; known?: KnownPlaces | undefined; at: string },
): Promise<OutgoingChoice> {
  const contact = await findContactOf(trx, conversation.id);
  if (contact === undefined || findReachFault(contact, { at, isTemplate: false }) !== 'window_closed') return { reply };
  const templateUse = await findTemplateUse(trx, conversation.propertyId, contact.channel, use);
  const { property } = (await findServing(trx, conversation.propertyId)) ?? {};
  const wantedLanguages = [reply.language, conversation.language, ...(property?.languages ?? []), FALLBACK_LANGUAGE];
  const variant = templateUse && chooseVariant(templateUse.variants, wantedLanguages);
  if (templateUse === undefined || variant === undefined) return { reply, reason: 'template_missing' };
  const commonValues = {
    guest: await findName(trx, conversation),
    property: property?.name ?? '',
    message: reply.text,
  };
  const values = templateUse.values.map((value) => fillPlace(value, { ...commonValues, ...knownValues }));
  const filled = values.filter((value) => value !== null);
  if (filled.length < variant.variables.length) return { reply, reason: 'template_unfilled' };
  const language = toTag(variant.language);
  return {
    reply: { text: fillTemplate(variant.body, variant.variables, filled), language, sources: reply.sources },
    template: { name: templateUse.name, language: variant.language, variables: filled, places: variant.variables },
  };
}

/** The template as which a draft is sent, unless its text was edited; undefined: it is sent as text. */
export function readTemplateOf(draft: { reply: string }): OutgoingTemplate | undefined {
  return storedReply.parse(JSON.parse(draft.reply)).template;
}

const storedReply = z.object({
  template: outgoingTemplate.optional(),
});

/** The variant in the first of the wanted languages that exists, or else the first approved one. */
export function chooseVariant(
  variants: readonly TemplateVariant[],
  wantedLanguages: readonly (string | null)[],
): TemplateVariant | undefined {
  const tags = variants.map(({ language }) => toTag(language));
  for (const language of wantedLanguages) {
    if (language === null) continue;
    const [primary = ''] = language.split('-');
    const matched = matchLanguage(language, tags) ?? tags.find((tag) => tag.split('-')[0] === primary);
    if (matched !== undefined) return variants[tags.indexOf(matched)];
  }
  return variants[0];
}

/** Turns a platform's `pt_BR` into `pt-BR`. */
function toTag(language: string): string {
  return language.replaceAll('_', '-');
}

async function findName(trx: Trx, { propertyId, guestId }: Conversation): Promise<string> {
  const guest = guestId === null ? undefined : await findGuest(trx, propertyId, guestId);
  return guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`.trim();
}
