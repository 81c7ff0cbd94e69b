import { z } from 'zod';
import * as account from '../../../shared/api/account.ts';
import * as activation from '../../../shared/api/activation.ts';
import * as analytics from '../../../shared/api/analytics.ts';
import * as arrival from '../../../shared/api/arrival.ts';
import * as backup from '../../../shared/api/backup.ts';
import * as cannedReplies from '../../../shared/api/canned-replies.ts';
import * as channels from '../../../shared/api/channels.ts';
import * as common from '../../../shared/api/common.ts';
import * as conversations from '../../../shared/api/conversations.ts';
import * as faqImport from '../../../shared/api/faq-import.ts';
import * as guests from '../../../shared/api/guests.ts';
import * as learning from '../../../shared/api/learning.ts';
import * as offers from '../../../shared/api/offers.ts';
import * as operation from '../../../shared/api/operation.ts';
import * as pms from '../../../shared/api/pms.ts';
import * as processing from '../../../shared/api/processing.ts';
import * as property from '../../../shared/api/property.ts';
import * as push from '../../../shared/api/push.ts';
import * as retention from '../../../shared/api/retention.ts';
import * as training from '../../../shared/api/training.ts';
import * as translations from '../../../shared/api/translations.ts';
import * as webhooks from '../../../shared/api/webhooks.ts';
import * as guestFrames from '../../../shared/protocol/guest-frames.ts';

/** The modules whose schemas are named in `/openapi.json`: each by the name under which it is exported. */
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
  offers,
  operation,
  pms,
  property,
  processing,
  push,
  retention,
  training,
  translations,
  webhooks,
  guestFrames,
];
/** Texts and numbers are described where they stand. */
const WORTH_A_NAME = ['object', 'union', 'intersection', 'record'];

/** The schemas that several calls may share, each with its name in capitals: `conversation` → `Conversation`. */
export function namedSchemas(): Map<z.ZodType, string> {
  const named = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [exported, value] of MODULES.flatMap((module) => Object.entries(module))) {
    const name = exported.charAt(0).toUpperCase() + exported.slice(1).replace(/Field$/, '');
    if (!(value instanceof z.ZodType) || !WORTH_A_NAME.includes(value.def.type)) continue;
    if (named.has(value) || taken.has(name)) continue; // the second of two is called after its operation
    named.set(value, name);
    taken.add(name);
  }
  return named;
}
