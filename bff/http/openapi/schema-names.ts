import { z } from 'zod';
import * as account from '../../../shared/api/account/account.ts';
import * as backup from '../../../shared/api/account/backup.ts';
import * as operation from '../../../shared/api/account/operation.ts';
import * as processing from '../../../shared/api/account/processing.ts';
import * as retention from '../../../shared/api/account/retention.ts';
import * as analytics from '../../../shared/api/analytics.ts';
import * as cannedReplies from '../../../shared/api/canned-replies.ts';
import * as channels from '../../../shared/api/channels.ts';
import * as common from '../../../shared/api/common.ts';
import * as conversations from '../../../shared/api/conversations.ts';
import * as guests from '../../../shared/api/guests.ts';
import * as activation from '../../../shared/api/house/activation.ts';
import * as arrival from '../../../shared/api/house/arrival.ts';
import * as faqImport from '../../../shared/api/house/faq-import.ts';
import * as learning from '../../../shared/api/house/learning.ts';
import * as offers from '../../../shared/api/house/offers.ts';
import * as property from '../../../shared/api/house/property.ts';
import * as siteImport from '../../../shared/api/house/site-import.ts';
import * as training from '../../../shared/api/house/training.ts';
import * as translations from '../../../shared/api/house/translations.ts';
import * as macros from '../../../shared/api/macros.ts';
import * as pms from '../../../shared/api/pms.ts';
import * as push from '../../../shared/api/push.ts';
import * as savedViews from '../../../shared/api/saved-views.ts';
import * as webhooks from '../../../shared/api/webhooks.ts';
import * as attachments from '../../../shared/protocol/attachment.ts';
import * as cards from '../../../shared/protocol/card.ts';
import * as guestFrames from '../../../shared/protocol/guest-frames.ts';

/** The modules whose exported schemas get a name in `/openapi.json`, that of the export. */
const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  account,
  activation,
  analytics,
  arrival,
  backup,
  cannedReplies,
  channels,
  common,
  conversations,
  faqImport,
  guests,
  learning,
  macros,
  offers,
  operation,
  pms,
  property,
  processing,
  push,
  retention,
  savedViews,
  siteImport,
  training,
  translations,
  webhooks,
  attachments,
  cards,
  guestFrames,
];
/** Strings and numbers are written inline. */
const WORTH_A_NAME = ['object', 'union', 'intersection', 'record'];

/** The schemas that calls may share, each with its capitalised name: `conversation` → `Conversation`. */
export function namedSchemas(): Map<z.ZodType, string> {
  const nameBySchema = new Map<z.ZodType, string>();
  const usedNames = new Set<string>();
  for (const [exportName, value] of MODULES.flatMap((module) => Object.entries(module))) {
    const name = exportName.charAt(0).toUpperCase() + exportName.slice(1).replace(/Field$/, '');
    if (!(value instanceof z.ZodType) || !WORTH_A_NAME.includes(value.def.type)) continue;
    if (nameBySchema.has(value) || usedNames.has(name)) continue; // a second schema of that name is named after its operation
    nameBySchema.set(value, name);
    usedNames.add(name);
  }
  return nameBySchema;
}
