import { ServiceDesk } from './service-desk.ts';
import { DeskSetup } from './setup/setup.ts';
import { DeskSetupActivate } from './setup/setup-activate.ts';
import { DeskSetupProperty } from './setup/setup-property.ts';
import { DeskSetupScript } from './setup/setup-script.ts';
import { DeskSetupTeach } from './setup/setup-teach.ts';
import { DeskAlerts } from './views/alerts.ts';
import { DeskAssign } from './views/assign.ts';
import { DeskComposer } from './views/composer.ts';
import { DeskConfirm } from './views/confirm.ts';
import { DeskConversation } from './views/conversation.ts';
import { DeskConversationList } from './views/conversation-list.ts';
import { DeskDecision } from './views/decision.ts';
import { DeskDraft } from './views/draft.ts';
import { DeskInbox } from './views/inbox.ts';
import { DeskLanguage } from './views/language.ts';
import { DeskMessages } from './views/messages.ts';
import { DeskNewPassword } from './views/new-password.ts';
import { DeskShell } from './views/shell.ts';
import { DeskShortcuts } from './views/shortcuts.ts';
import { DeskSignIn } from './views/sign-in.ts';
import { DeskStanding } from './views/standing.ts';
import { DeskTaskHistory } from './views/task-history.ts';
import { DeskTasks } from './views/tasks.ts';
import { DeskToasts } from './views/toasts.ts';

/** The desk's elements by name. Children first, so that a page that already holds them upgrades in order. */
const ELEMENTS = {
  'desk-alerts': DeskAlerts,
  'desk-assign': DeskAssign,
  'desk-composer': DeskComposer,
  'desk-confirm': DeskConfirm,
  'desk-decision': DeskDecision,
  'desk-draft': DeskDraft,
  'desk-language': DeskLanguage,
  'desk-messages': DeskMessages,
  'desk-standing': DeskStanding,
  'desk-task-history': DeskTaskHistory,
  'desk-conversation': DeskConversation,
  'desk-conversation-list': DeskConversationList,
  'desk-inbox': DeskInbox,
  'desk-new-password': DeskNewPassword,
  'desk-setup-activate': DeskSetupActivate,
  'desk-setup-property': DeskSetupProperty,
  'desk-setup-script': DeskSetupScript,
  'desk-setup-teach': DeskSetupTeach,
  'desk-setup': DeskSetup,
  'desk-shortcuts': DeskShortcuts,
  'desk-sign-in': DeskSignIn,
  'desk-tasks': DeskTasks,
  'desk-toasts': DeskToasts,
  'desk-shell': DeskShell,
  'service-desk': ServiceDesk,
} as const;

/** Makes the desk's elements known to the page; a second call changes nothing. */
export function defineDesk(): void {
  for (const [name, element] of Object.entries(ELEMENTS)) {
    if (customElements.get(name) === undefined) customElements.define(name, element);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'service-desk': ServiceDesk;
  }
}
