import type { Method } from '../route.ts';

/**
 * Names that differ from the rule because people would look for these. The seven of the client library's contract are
 * among them.
 */
const CHOSEN_NAMES: Readonly<Record<string, string>> = {
  'GET /auth/registration': 'getRegistration',
  'POST /auth/register': 'register',
  'POST /auth/password': 'setPassword',
  'POST /auth/login': 'signIn',
  'POST /auth/link': 'signInWithLink',
  'POST /auth/logout': 'signOut',
  'PUT /auth/me/password': 'changePassword',
  'GET /auth/me': 'getMe',
  'POST /auth/ticket': 'createSocketTicket',
  'DELETE /auth/sessions': 'deleteOtherSessions',
  'POST /api/staff/{id}/link': 'createStaffLink',
  'GET /api/guests/{id}/export': 'exportGuest',
  'GET /api/usage': 'getUsage',
  'PUT /api/property': 'configureProperty',
  'GET /api/property/seen': 'listSeenSites',
  'GET /api/retention/reach': 'previewRetention',
  'GET /api/property/retention/reach': 'previewPropertyRetention',
  'POST /api/property/identity-key': 'createIdentityKey',
  'PUT /api/ai/training': 'trainAi',
  'POST /api/ai/training/import': 'readFaqs',
  'POST /api/knowledge/pages': 'readSitePage',
  'POST /api/knowledge/facts/keep': 'keepFacts',
  'POST /api/ai/ask': 'askAi',
  'PUT /api/activation': 'activate',
  'GET /api/conversations/counts': 'countConversations',
  'POST /api/conversations/{id}/takeover': 'takeOverConversation',
  'POST /api/conversations/{id}/messages': 'sendMessage',
  'POST /api/conversations/{id}/notes': 'addNote',
  'POST /api/conversations/{id}/link': 'createConversationLink',
  'POST /chat/resume': 'resumeConversation',
  'GET /api/conversations/{id}/messages': 'listMessages',
  'POST /api/conversations/{id}/messages/{messageId}/translate': 'translateMessage',
  'POST /api/conversations/{id}/translate': 'translateReply',
  'POST /api/conversations/{id}/bookings': 'openBooking',
  'POST /api/conversations/{id}/bookings/close': 'closeBookings',
  'GET /api/push/key': 'getPushKey',
  'GET /api/integrations/pms/providers': 'listPmsProviders',
  'POST /api/integrations/pms/connect': 'connectPms',
  'POST /api/integrations/pms/demo': 'connectDemoPms',
  'DELETE /api/integrations/pms/connect': 'disconnectPms',
  'GET /api/integrations/pms/status': 'getPmsStatus',
  'GET /api/integrations/pms/webhook': 'getPmsWebhook',
  'POST /webhooks/pms/{propertyId}/{source}': 'createPmsSourceWebhook',
  'GET /api/integrations/pms/test': 'testPms',
  'POST /api/integrations/pms/sync': 'startSync',
  'GET /api/integrations/channel-manager/sync': 'listChannelManagerSyncs',
  'GET /api/integrations/channel-manager/sync/{syncId}': 'getChannelManagerSync',
  'GET /api/integrations/pms/sync': 'listSyncs',
  'GET /api/integrations/pms/sync/enabled': 'getSyncEnabled',
  'PUT /api/integrations/pms/sync/enabled': 'enableSync',
  'GET /api/integrations/pms/sync/settings': 'getSyncSettings',
  'PUT /api/integrations/pms/sync/settings': 'configureSync',
  'GET /api/integrations/pms/sync/{syncId}': 'getSync',
  'PUT /api/integrations/pms/field-mapping': 'mapFields',
  'POST /api/integrations/pms/field-mapping/preview': 'previewFieldMapping',
  'GET /api/integrations/pms/validate': 'validatePmsMapping',
  'GET /api/integrations/pms/unmapped': 'listUnmappedFields',
  'GET /api/integrations/pms/room-types': 'getRoomTypes',
  'PUT /api/integrations/pms/room-types': 'mapRoomTypes',
  'GET /api/integrations/pms/room-types/known': 'listKnownRoomTypes',
  'PUT /api/channels/whatsapp': 'connectWhatsApp',
  'PUT /api/channels/email': 'connectEmail',
  'DELETE /api/channels/{channel}': 'disconnectChannel',
  'GET /api/channels/whatsapp/templates': 'listWhatsAppTemplates',
  'POST /api/channels/whatsapp/templates': 'createWhatsAppTemplate',
  'GET /api/rooms/qr.pdf': 'printRoomCodes',
  'GET /api/analytics.pdf': 'printAnalytics',
  'GET /api/rooms/{id}/qr': 'getRoomCode',
  'GET /api/audit': 'listAuditEntries',
  'GET /api/audit/verify': 'verifyAudit',
  'GET /chat/config/{propertyId}': 'getChatConfig',
  'GET /chat/config/{propertyId}/changes': 'streamChatLook',
  'GET /health/live': 'getLiveness',
  'GET /health/ready': 'getReadiness',
  'POST /chat/session': 'openGuestSession',
  'POST /chat/messages': 'sendGuestMessage',
  'GET /chat/events': 'streamGuestEvents',
  'POST /chat/link': 'createGuestLink',
  'POST /chat/transcript': 'mailTranscript',
  'GET /chat/follow-up': 'getFollowUp',
  'PUT /chat/follow-up': 'leaveFollowUp',
  'DELETE /chat/follow-up': 'deleteFollowUp',
};

/** Parts of a path that do not say what it is about. */
const PREFIXES = new Set(['api', 'auth', 'integrations', 'ai']);
const VERB: Readonly<Record<Method, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'set',
  PATCH: 'update',
  DELETE: 'delete',
};

/**
 * The name of a call in the description and in client libraries, such as `listTasks`, `updateTask`, `approveDraft`: a
 * chosen one, or else one by rule. `isList`: the answer is a page of items.
 */
export function nameOperation(method: Method, path: string, isList: boolean): string {
  const chosen = CHOSEN_NAMES[`${method} ${path}`];
  if (chosen !== undefined) return chosen;
  const parts = path.split('/').filter((part) => part !== '' && !PREFIXES.has(part));
  const words = parts.flatMap((part, index) => {
    if (part.startsWith('{')) return [];
    return [parts[index + 1]?.startsWith('{') ? singular(part) : part];
  });
  const last = words.at(-1) ?? '';
  if (method === 'GET') return camel([isList ? 'list' : 'get', ...words]);
  const isAct = method === 'POST' && parts.some((part) => part.startsWith('{')) && singular(last) === last;
  if (isAct) return camel([last, ...words.slice(0, -1)]);
  return camel([VERB[method], ...words.slice(0, -1), method === 'POST' ? singular(last) : last]);
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word !== 'pms' ? word.slice(0, -1) : word;
}

function camel(words: readonly string[]): string {
  const [first = '', ...others] = words.flatMap((word) => word.split(/[^a-zA-Z0-9]+/)).filter((word) => word !== '');
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
