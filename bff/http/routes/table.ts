import { type Route, takesBody } from '../route.ts';
import { accessRoutes } from './account/access.ts';
import { accountRoutes } from './account/account.ts';
import { auditRoutes } from './account/audit.ts';
import { authRoutes } from './account/auth.ts';
import { backupRoutes } from './account/backups.ts';
import { forgotRoutes } from './account/forgot.ts';
import { keyRoutes } from './account/keys.ts';
import { networkRoutes } from './account/network.ts';
import { passkeyRoutes } from './account/passkeys.ts';
import { processingRoutes } from './account/processing.ts';
import { registerRoutes } from './account/register.ts';
import { retentionRoutes } from './account/retention.ts';
import { secondFactorRoutes } from './account/second-factors.ts';
import { sessionRoutes } from './account/sessions.ts';
import { signInRuleRoutes } from './account/sign-in-rule.ts';
import { staffRoutes } from './account/staff.ts';
import { actRoutes } from './conversations/acts.ts';
import { analyticsRoutes } from './conversations/analytics.ts';
import { cannedReplyRoutes } from './conversations/canned-replies.ts';
import { conversationLinkRoutes } from './conversations/conversation-links.ts';
import { conversationRoutes } from './conversations/conversations.ts';
import { draftRoutes } from './conversations/drafts.ts';
import { emergencyRoutes } from './conversations/emergencies.ts';
import { guestActionRoutes } from './conversations/guest-actions.ts';
import { labelRoutes } from './conversations/labels.ts';
import { macroRoutes } from './conversations/macros.ts';
import { pushRoutes } from './conversations/push.ts';
import { savedViewRoutes } from './conversations/saved-views.ts';
import { taskWorkRoutes } from './conversations/task-work.ts';
import { taskRoutes } from './conversations/tasks.ts';
import { chatConfigRoutes } from './guests/chat-config.ts';
import { guestRoutes } from './guests/guests.ts';
import { houseRoutes } from './guests/house.ts';
import { preferenceRoutes } from './guests/preferences.ts';
import { registrationRoutes } from './guests/registrations.ts';
import { reservationRoutes } from './guests/reservations.ts';
import { roomByHandRoutes } from './guests/rooms-by-hand.ts';
import { stayByHandRoutes } from './guests/stays-by-hand.ts';
import { healthRoutes } from './health.ts';
import { channelManagerRoutes } from './integrations/channel-manager.ts';
import { channelRoutes } from './integrations/channels.ts';
import { pmsChainRoutes } from './integrations/pms-chain.ts';
import { pmsChangeRoutes } from './integrations/pms-changes.ts';
import { pmsConnectionRoutes } from './integrations/pms-connection.ts';
import { pmsMappingRoutes } from './integrations/pms-mapping.ts';
import { pmsSyncRoutes } from './integrations/pms-syncs.ts';
import { templateUseRoutes } from './integrations/template-uses.ts';
import { webhookRoutes } from './integrations/webhooks.ts';
import { houseTextRoutes } from './knowledge/house-texts.ts';
import { knowledgeRoutes } from './knowledge/knowledge.ts';
import { knowledgeFactRoutes } from './knowledge/knowledge-facts.ts';
import { offerRoutes } from './knowledge/offers.ts';
import { siteImportRoutes } from './knowledge/site-import.ts';
import { trainingRoutes } from './knowledge/training.ts';
import { translationRoutes } from './knowledge/translations.ts';
import { unansweredRoutes } from './knowledge/unanswered.ts';
import { activationRoutes } from './property/activation.ts';
import { alertRoutes } from './property/alerts.ts';
import { arrivalRoutes } from './property/arrival.ts';
import { lookRoutes } from './property/look.ts';
import { propertyRoutes } from './property/properties.ts';
import { reportRoutes } from './property/report.ts';
import { serviceLevelRoutes } from './property/service-level.ts';

/** All routes by subject, in the order of the documentation. */
const ROUTES_BY_SUBJECT: readonly (readonly Route[])[] = [
  registerRoutes,
  authRoutes,
  forgotRoutes,
  sessionRoutes,
  signInRuleRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  accountRoutes,
  networkRoutes,
  keyRoutes,
  staffRoutes,
  propertyRoutes,
  serviceLevelRoutes,
  alertRoutes,
  reportRoutes,
  lookRoutes,
  retentionRoutes,
  processingRoutes,
  backupRoutes,
  trainingRoutes,
  knowledgeRoutes,
  knowledgeFactRoutes,
  siteImportRoutes,
  houseTextRoutes,
  activationRoutes,
  actRoutes,
  conversationRoutes,
  guestActionRoutes,
  conversationLinkRoutes,
  emergencyRoutes,
  translationRoutes,
  draftRoutes,
  cannedReplyRoutes,
  labelRoutes,
  macroRoutes,
  savedViewRoutes,
  taskRoutes,
  taskWorkRoutes,
  guestRoutes,
  registrationRoutes,
  reservationRoutes,
  houseRoutes,
  roomByHandRoutes,
  stayByHandRoutes,
  accessRoutes,
  offerRoutes,
  unansweredRoutes,
  preferenceRoutes,
  pushRoutes,
  arrivalRoutes,
  pmsConnectionRoutes,
  pmsChainRoutes,
  pmsSyncRoutes,
  pmsMappingRoutes,
  pmsChangeRoutes,
  channelManagerRoutes,
  channelRoutes,
  templateUseRoutes,
  webhookRoutes,
  analyticsRoutes,
  auditRoutes,
  chatConfigRoutes,
  healthRoutes,
];

/** All routes of the API. Throws if two have the same method and path, or if one takes a body without a schema. */
export function createRoutes(): Route[] {
  const routes = ROUTES_BY_SUBJECT.flat();
  const names = new Set<string>();
  for (const { method, path, body } of routes) {
    const name = `${method} ${path}`;
    if (names.has(name)) throw new Error(`${name} is declared twice`);
    if (takesBody({ method, body }) && body === undefined) throw new Error(`${name} has no schema for its body`);
    names.add(name);
  }
  return routes;
}
