import { ID_PREFIX, type IdKind } from '../../../shared/domain/ids.ts';

const DIGITS = '01J00000000000000000000000';

/** Fields whose name is not the kind of their id. */
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

/** An example id of the kind that a field holds; undefined if the kind is not known. */
export function exampleOfId(name: string, owner: string): string | undefined {
  const word = name === 'id' || name === 'ids' ? owner : name.replace(/Ids?$/, '');
  const kind = KIND_OF[word] ?? word;
  return isKind(kind) ? `${ID_PREFIX[kind]}_${DIGITS}` : undefined;
}

function isKind(word: string): word is IdKind {
  return Object.hasOwn(ID_PREFIX, word);
}
