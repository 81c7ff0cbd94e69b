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
import { findHindrance } from './channel-limits.ts';

/** What a guest is told, and how it leaves: in a template's words, or not at all, and why. */
export interface Leaving {
  reply: Reply;
  template?: OutgoingTemplate;
  reason?: ReachFault;
}

/**
 * How something that a guest did not ask just now leaves. Where the window of their channel is shut it goes in the words of
 * the template that the owner chose for it: in the guest's language, else the property's first. Without one, or where
 * something that it names is not known, it does not go, and staff are told why.
 */
export async function findLeaving(
  trx: Trx,
  conversation: Conversation,
  { reply, use, known = {}, at }: { reply: Reply; use: TemplateUse; known?: KnownPlaces | undefined; at: string },
): Promise<Leaving> {
  const contact = await findContactOf(trx, conversation.id);
  if (contact === undefined || findHindrance(contact, { at, isTemplate: false }) !== 'window_closed') return { reply };
  const chosen = await findTemplateUse(trx, conversation.propertyId, contact.channel, use);
  const { property } = (await findServing(trx, conversation.propertyId)) ?? {};
  const wanted = [reply.language, conversation.language, ...(property?.languages ?? []), FALLBACK_LANGUAGE];
  const variant = chosen && chooseVariant(chosen.variants, wanted);
  if (chosen === undefined || variant === undefined) return { reply, reason: 'template_missing' };
  const everywhere = { guest: await findName(trx, conversation), property: property?.name ?? '', message: reply.text };
  const values = chosen.values.map((value) => fillPlace(value, { ...everywhere, ...known }));
  const filled = values.filter((value) => value !== null);
  if (filled.length < variant.variables.length) return { reply, reason: 'template_unfilled' };
  const language = toTag(variant.language);
  return {
    reply: { text: fillTemplate(variant.body, variant.variables, filled), language, sources: reply.sources },
    template: { name: chosen.name, language: variant.language, variables: filled, places: variant.variables },
  };
}

/** The template that a draft goes as, where nobody put other words into it; undefined: it goes as words. */
export function readTemplateOf(draft: { reply: string }): OutgoingTemplate | undefined {
  return kept.parse(JSON.parse(draft.reply)).template;
}

const kept = z.object({
  template: outgoingTemplate.optional(),
});

/** In the first of these languages that there is one for; where there is none, the first that was approved. */
export function chooseVariant(
  variants: readonly TemplateVariant[],
  wanted: readonly (string | null)[],
): TemplateVariant | undefined {
  const tags = variants.map(({ language }) => toTag(language));
  for (const language of wanted) {
    if (language === null) continue;
    const [primary = ''] = language.split('-');
    const found = matchLanguage(language, tags) ?? tags.find((tag) => tag.split('-')[0] === primary);
    if (found !== undefined) return variants[tags.indexOf(found)];
  }
  return variants[0];
}

/** Platforms write `pt_BR`. */
function toTag(language: string): string {
  return language.replaceAll('_', '-');
}

async function findName(trx: Trx, { propertyId, guestId }: Conversation): Promise<string> {
  const guest = guestId === null ? undefined : await findGuest(trx, propertyId, guestId);
  return guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`.trim();
}
