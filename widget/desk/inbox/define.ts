import '@lit-labs/virtualizer';
import { defineAll } from '../ui/define-all.ts';
import { DeskComposer } from './composer.ts';
import { DeskConversation } from './conversation.ts';
import { DeskConversationList } from './conversation-list.ts';
import { DeskDecision } from './decision.ts';
import { DeskDraft } from './draft.ts';
import { DeskGuestPane } from './guest-pane.ts';
import { DeskInbox } from './inbox.ts';
import { DeskMentionList } from './mention-list.ts';
import { DeskMessages } from './messages.ts';
import { DeskReach } from './reach.ts';
import { DeskSavedReplies } from './saved-replies.ts';
import { DeskStanding } from './standing.ts';

defineAll({
  'desk-saved-replies': DeskSavedReplies,
  'desk-guest-pane': DeskGuestPane,
  'desk-reach': DeskReach,
  'desk-composer': DeskComposer,
  'desk-decision': DeskDecision,
  'desk-draft': DeskDraft,
  'desk-mention-list': DeskMentionList,
  'desk-messages': DeskMessages,
  'desk-standing': DeskStanding,
  'desk-conversation': DeskConversation,
  'desk-conversation-list': DeskConversationList,
  'desk-inbox': DeskInbox,
});
