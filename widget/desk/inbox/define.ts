import '@lit-labs/virtualizer';
import { defineAll } from '../ui/define-all.ts';
import { DeskAssign } from './assign.ts';
import { DeskComposer } from './composer.ts';
import { DeskConversation } from './conversation.ts';
import { DeskConversationList } from './conversation-list.ts';
import { DeskDecision } from './decision.ts';
import { DeskDraft } from './draft.ts';
import { DeskInbox } from './inbox.ts';
import { DeskMessages } from './messages.ts';
import { DeskStanding } from './standing.ts';

defineAll({
  'desk-assign': DeskAssign,
  'desk-composer': DeskComposer,
  'desk-decision': DeskDecision,
  'desk-draft': DeskDraft,
  'desk-messages': DeskMessages,
  'desk-standing': DeskStanding,
  'desk-conversation': DeskConversation,
  'desk-conversation-list': DeskConversationList,
  'desk-inbox': DeskInbox,
});
