import { ID_PREFIX, type IdKind } from '../../../shared/domain/ids.ts';

const DIGITS = '01J00000000000000000000000';

/** What is named after something else than its kind. */
const KIND_OF: Readonly<Record<string, IdKind>> = {
  acknowledgedBy: 'user',
  actor: 'user',
  assignee: 'user',
  attachment: 'upload',
  shownAttachment: 'upload',
  shownAttachmentInput: 'upload',
  colleague: 'user',
  comment: 'taskComment',
  conversation: 'conversation',
  editedBy: 'user',
  delivery: 'webhookDelivery',
  guestMessage: 'message',
  guestProfile: 'guest',
  guestProperty: 'property',
  guestServerFrame: 'message',
  knowledgeTranslation: 'faq',
  ownSession: 'session',
  pmsConflict: 'conflict',
  pmsLogLine: 'pmsLog',
  pmsResent: 'pmsPush',
  pmsResolved: 'conflict',
  pushSubscription: 'device',
  savedView: 'view',
  staffUser: 'user',
  storedDecision: 'decision',
  file: 'upload',
  hook: 'webhook',
  into: 'unanswered',
  page: 'part',
  replyTo: 'message',
  staff: 'user',
  stay: 'reservation',
  subject: 'reservation',
  sync: 'pmsRun',
};

/** An id as this server makes them, of the kind that a field names; undefined where nobody knows the kind. */
export function exampleOfId(name: string, owner: string): string | undefined {
  const word = name === 'id' || name === 'ids' ? owner : name.replace(/Ids?$/, '');
  const kind = KIND_OF[word] ?? word;
  return isKind(kind) ? `${ID_PREFIX[kind]}_${DIGITS}` : undefined;
}

function isKind(word: string): word is IdKind {
  return Object.hasOwn(ID_PREFIX, word);
}
