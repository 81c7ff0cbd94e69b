import { type Route, takesBody } from '../route.ts';
import { accessRoutes } from './access.ts';
import { accountRoutes } from './account.ts';
import { activationRoutes } from './activation.ts';
import { analyticsRoutes } from './analytics.ts';
import { arrivalRoutes } from './arrival.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { backupRoutes } from './backups.ts';
import { cannedReplyRoutes } from './canned-replies.ts';
import { channelManagerRoutes } from './channel-manager.ts';
import { channelRoutes } from './channels.ts';
import { chatConfigRoutes } from './chat-config.ts';
import { conversationLinkRoutes } from './conversation-links.ts';
import { conversationRoutes } from './conversations.ts';
import { draftRoutes } from './drafts.ts';
import { emergencyRoutes } from './emergencies.ts';
import { forgotRoutes } from './forgot.ts';
import { guestRoutes } from './guests.ts';
import { healthRoutes } from './health.ts';
import { houseRoutes } from './house.ts';
import { houseTextRoutes } from './house-texts.ts';
import { keyRoutes } from './keys.ts';
import { knowledgeRoutes } from './knowledge.ts';
import { knowledgeFactRoutes } from './knowledge-facts.ts';
import { labelRoutes } from './labels.ts';
import { lookRoutes } from './look.ts';
import { networkRoutes } from './network.ts';
import { offerRoutes } from './offers.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pmsChangeRoutes } from './pms-changes.ts';
import { pmsConnectionRoutes } from './pms-connection.ts';
import { pmsMappingRoutes } from './pms-mapping.ts';
import { pmsSyncRoutes } from './pms-syncs.ts';
import { preferenceRoutes } from './preferences.ts';
import { processingRoutes } from './processing.ts';
import { propertyRoutes } from './properties.ts';
import { pushRoutes } from './push.ts';
import { registerRoutes } from './register.ts';
import { reservationRoutes } from './reservations.ts';
import { retentionRoutes } from './retention.ts';
import { secondFactorRoutes } from './second-factors.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRuleRoutes } from './sign-in-rule.ts';
import { staffRoutes } from './staff.ts';
import { taskWorkRoutes } from './task-work.ts';
import { taskRoutes } from './tasks.ts';
import { trainingRoutes } from './training.ts';
import { translationRoutes } from './translations.ts';
import { unansweredRoutes } from './unanswered.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every route of the HTTP side. Throws where two are the same, or one that takes a body says nothing of it. */
export function createRoutes(): Route[] {
  const routes = [
    ...registerRoutes,
    ...authRoutes,
    ...forgotRoutes,
    ...sessionRoutes,
    ...signInRuleRoutes,
    ...secondFactorRoutes,
    ...passkeyRoutes,
    ...accountRoutes,
    ...networkRoutes,
    ...keyRoutes,
    ...staffRoutes,
    ...propertyRoutes,
    ...lookRoutes,
    ...retentionRoutes,
    ...processingRoutes,
    ...backupRoutes,
    ...trainingRoutes,
    ...knowledgeRoutes,
    ...knowledgeFactRoutes,
    ...houseTextRoutes,
    ...activationRoutes,
    ...conversationRoutes,
    ...conversationLinkRoutes,
    ...emergencyRoutes,
    ...translationRoutes,
    ...draftRoutes,
    ...cannedReplyRoutes,
    ...labelRoutes,
    ...taskRoutes,
    ...taskWorkRoutes,
    ...guestRoutes,
    ...reservationRoutes,
    ...houseRoutes,
    ...accessRoutes,
    ...offerRoutes,
    ...unansweredRoutes,
    ...preferenceRoutes,
    ...pushRoutes,
    ...arrivalRoutes,
    ...pmsConnectionRoutes,
    ...pmsSyncRoutes,
    ...pmsMappingRoutes,
    ...pmsChangeRoutes,
    ...channelManagerRoutes,
    ...channelRoutes,
    ...webhookRoutes,
    ...analyticsRoutes,
    ...auditRoutes,
    ...chatConfigRoutes,
    ...healthRoutes,
  ];
  const names = new Set<string>();
  for (const { method, path, body } of routes) {
    const name = `${method} ${path}`;
    if (names.has(name)) throw new Error(`${name} is declared twice`);
    if (takesBody({ method, body }) && body === undefined) throw new Error(`${name} has no schema for its body`);
    names.add(name);
  }
  return routes;
}
