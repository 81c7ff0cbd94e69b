import { msg } from '@lit/localize';
import { AUDIT_ACTIONS, type AuditAction } from '../../../../shared/domain/staff/audit.ts';

/** What was done, in the desk's language; what a newer server names and this desk does not know stays as it came. */
export function auditWord(code: string): string {
  const action = AUDIT_ACTIONS.find((known) => known === code);
  return action === undefined ? code : actionWord(action);
}

function actionWord(action: AuditAction): string {
  switch (action) {
    case 'account.registered':
      return msg('Account made', { id: 'desk-did-account-registered' });
    case 'activation.changed':
      return msg('Hours or the way of the AI changed', { id: 'desk-did-activation-changed' });
    case 'arrival_message.changed':
      return msg('Message for arriving guests changed', { id: 'desk-did-arrival-message-changed' });
    case 'backup.made':
      return msg('Backup made', { id: 'desk-did-backup-made' });
    case 'booking.closed':
      return msg('Bookings of a conversation closed', { id: 'desk-did-booking-closed' });
    case 'booking.linked':
      return msg('Booking opened to a conversation by a colleague', { id: 'desk-did-booking-linked' });
    case 'booking.opened':
      return msg('Booking opened by a guest’s proof', { id: 'desk-did-booking-opened' });
    case 'canned_reply.added':
      return msg('Saved reply added', { id: 'desk-did-canned-reply-added' });
    case 'canned_reply.changed':
      return msg('Saved reply changed', { id: 'desk-did-canned-reply-changed' });
    case 'canned_reply.removed':
      return msg('Saved reply deleted', { id: 'desk-did-canned-reply-removed' });
    case 'channel.connected':
      return msg('Channel connected', { id: 'desk-did-channel-connected' });
    case 'channel.disconnected':
      return msg('Channel disconnected', { id: 'desk-did-channel-disconnected' });
    case 'channel.template_added':
      return msg('Template added', { id: 'desk-did-channel-template-added' });
    case 'channel.template_uses_changed':
      return msg('Templates for later chosen', { id: 'desk-did-channel-template-uses-changed' });
    case 'channel_manager.connected':
      return msg('Channel manager connected', { id: 'desk-did-cm-connected' });
    case 'channel_manager.disconnected':
      return msg('Channel manager disconnected', { id: 'desk-did-cm-disconnected' });
    case 'channel_manager.setting_changed':
      return msg('Setting of the channel manager changed', { id: 'desk-did-cm-setting' });
    case 'channel_manager.sync_started':
      return msg('Channel manager asked for bookings', { id: 'desk-did-cm-sync' });
    case 'conversation.answered':
      return msg('Guest answered', { id: 'desk-did-conversation-answered' });
    case 'conversation.assigned':
      return msg('Conversation assigned', { id: 'desk-did-conversation-assigned' });
    case 'conversation.erased':
      return msg('Conversation erased by the guest', { id: 'desk-did-conversation-erased' });
    case 'conversations.expired':
      return msg('Old conversations deleted by the rule', { id: 'desk-did-conversations-expired' });
    case 'conversation.link_made':
      return msg('Link made that carries a conversation on', { id: 'desk-did-conversation-link-made' });
    case 'conversation.link_used':
      return msg('Conversation carried on by a link', { id: 'desk-did-conversation-link-used' });
    case 'conversation.noted':
      return msg('Note written', { id: 'desk-did-conversation-noted' });
    case 'conversation.released':
      return msg('Conversation given back to the AI', { id: 'desk-did-conversation-released' });
    case 'conversation.reopened':
      return msg('Conversation reopened', { id: 'desk-did-conversation-reopened' });
    case 'conversation.resolved':
      return msg('Conversation resolved', { id: 'desk-did-conversation-resolved' });
    case 'conversation.taken_over':
      return msg('Conversation taken over', { id: 'desk-did-conversation-taken-over' });
    case 'conversation.changed':
      return msg('Labels, priority or rest of a conversation changed', { id: 'desk-did-conversation-changed' });
    case 'draft.approved':
      return msg('Draft approved and sent', { id: 'desk-did-draft-approved' });
    case 'draft.discarded':
      return msg('Draft discarded', { id: 'desk-did-draft-discarded' });
    case 'draft.edited':
      return msg('Draft changed', { id: 'desk-did-draft-edited' });
    case 'fact.added':
      return msg('Fact of the house added', { id: 'desk-did-fact-added' });
    case 'fact.changed':
      return msg('Fact of the house confirmed, corrected or rejected', { id: 'desk-did-fact-changed' });
    case 'fact.removed':
      return msg('Fact of the house taken out', { id: 'desk-did-fact-removed' });
    case 'emergency.acknowledged':
      return msg('Emergency looked after', { id: 'desk-did-emergency-acknowledged' });
    case 'emergency.rehearsed':
      return msg('Emergency rehearsed', { id: 'desk-did-emergency-rehearsed' });
    case 'guest.added':
      return msg('Guest added', { id: 'desk-did-guest-added' });
    case 'guest.changed':
      return msg('Guest’s data changed', { id: 'desk-did-guest-changed' });
    case 'guest.erased':
      return msg('Guest’s data erased', { id: 'desk-did-guest-erased' });
    case 'guests.expired':
      return msg('Old guests’ data deleted by the rule', { id: 'desk-did-guests-expired' });
    case 'guest.exported':
      return msg('Guest’s data exported', { id: 'desk-did-guest-exported' });
    case 'identity_key.added':
      return msg('Signing key for the site made', { id: 'desk-did-identity-key-added' });
    case 'key.created':
      return msg('API key made', { id: 'desk-did-key-created' });
    case 'key.revoked':
      return msg('API key revoked', { id: 'desk-did-key-revoked' });
    case 'key.rotated':
      return msg('API key given a new secret', { id: 'desk-did-key-rotated' });
    case 'keys.forgotten':
      return msg('Retired master keys dropped', { id: 'desk-did-keys-forgotten' });
    case 'keys.rotated':
      return msg('Master key replaced', { id: 'desk-did-keys-rotated' });
    case 'network.changed':
      return msg('Networks that may be used from changed', { id: 'desk-did-network-changed' });
    case 'report.changed':
      return msg('Who gets the monthly report changed', { id: 'desk-did-report-changed' });
    case 'alerts.changed':
      return msg('Calls in an emergency changed', { id: 'desk-did-alerts-changed' });
    case 'service_level.changed':
      return msg('Targets for answers changed', { id: 'desk-did-service-level-changed' });
    case 'look.changed':
      return msg('Look and first words changed', { id: 'desk-did-look-changed' });
    case 'label.added':
      return msg('Label added', { id: 'desk-did-label-added' });
    case 'label.changed':
      return msg('Label changed', { id: 'desk-did-label-changed' });
    case 'label.removed':
      return msg('Label deleted', { id: 'desk-did-label-removed' });
    case 'offer.added':
      return msg('Extra added', { id: 'desk-did-offer-added' });
    case 'offer.changed':
      return msg('Extra changed', { id: 'desk-did-offer-changed' });
    case 'offer.removed':
      return msg('Extra deleted', { id: 'desk-did-offer-removed' });
    case 'plan.changed':
      return msg('Plan changed', { id: 'desk-did-plan-changed' });
    case 'pms.conflict_resolved':
      return msg('PMS conflict decided', { id: 'desk-did-pms-conflict-resolved' });
    case 'pms.connected':
      return msg('PMS connected', { id: 'desk-did-pms-connected' });
    case 'pms.disconnected':
      return msg('PMS disconnected', { id: 'desk-did-pms-disconnected' });
    case 'pms.push_resent':
      return msg('Change sent to the PMS again', { id: 'desk-did-pms-push-resent' });
    case 'pms.setting_changed':
      return msg('PMS setting changed', { id: 'desk-did-pms-setting-changed' });
    case 'pms.sync_started':
      return msg('PMS synchronised by hand', { id: 'desk-did-pms-sync-started' });
    case 'pms.webhook_shown':
      return msg('Address for the PMS’s notices shown', { id: 'desk-did-pms-webhook-shown' });
    case 'preference.discarded':
      return msg('A guest’s preference discarded', { id: 'desk-did-preference-discarded' });
    case 'preference.kept':
      return msg('A guest’s preference kept', { id: 'desk-did-preference-kept' });
    case 'property.added':
      return msg('Property added', { id: 'desk-did-property-added' });
    case 'property.changed':
      return msg('Property changed', { id: 'desk-did-property-changed' });
    case 'reservation.added':
      return msg('Booking added', { id: 'desk-did-reservation-added' });
    case 'reservation.changed':
      return msg('Booking changed', { id: 'desk-did-reservation-changed' });
    case 'retention.changed':
      return msg('How long data is kept changed', { id: 'desk-did-retention-changed' });
    case 'room.changed':
      return msg('Room changed', { id: 'desk-did-room-changed' });
    case 'sign_in.changed':
      return msg('Rule for second factors changed', { id: 'desk-did-sign-in-changed' });
    case 'store.restored':
      return msg('Data restored from a backup', { id: 'desk-did-store-restored' });
    case 'task.changed':
      return msg('Task changed', { id: 'desk-did-task-changed' });
    case 'task.commented':
      return msg('Task commented', { id: 'desk-did-task-commented' });
    case 'task_rule.added':
      return msg('Recurring work set up', { id: 'desk-did-task-rule-added' });
    case 'task_rule.removed':
      return msg('Recurring work ended', { id: 'desk-did-task-rule-removed' });
    case 'task.created':
      return msg('Task made', { id: 'desk-did-task-created' });
    case 'tasks.expired':
      return msg('Old tasks deleted by the rule', { id: 'desk-did-tasks-expired' });
    case 'training.changed':
      return msg('What the AI knows changed', { id: 'desk-did-training-changed' });
    case 'unanswered.answered':
      return msg('Open question answered for the AI', { id: 'desk-did-unanswered-answered' });
    case 'unanswered.dismissed':
      return msg('Open question dismissed', { id: 'desk-did-unanswered-dismissed' });
    case 'unanswered.merged':
      return msg('Two open questions put together', { id: 'desk-did-unanswered-merged' });
    case 'translation.changed':
      return msg('Translation of a text changed', { id: 'desk-did-translation-changed' });
    case 'translations.imported':
      return msg('Translations imported', { id: 'desk-did-translations-imported' });
    case 'user.added':
      return msg('Colleague invited', { id: 'desk-did-user-added' });
    case 'user.changed':
      return msg('Colleague changed', { id: 'desk-did-user-changed' });
    case 'user.factor_added':
      return msg('Second factor set up', { id: 'desk-did-user-factor-added' });
    case 'user.factor_failed':
      return msg('Sign-in with a wrong code or passkey', { id: 'desk-did-user-factor-failed' });
    case 'user.factor_removed':
      return msg('Second factor removed', { id: 'desk-did-user-factor-removed' });
    case 'user.link_made':
      return msg('Link for a new password made', { id: 'desk-did-user-link-made' });
    case 'user.password_forgotten':
      return msg('Link for a forgotten password sent', { id: 'desk-did-user-password-forgotten' });
    case 'user.password_set':
      return msg('Password set', { id: 'desk-did-user-password-set' });
    case 'user.recovery_codes_made':
      return msg('Recovery codes made', { id: 'desk-did-user-recovery-codes-made' });
    case 'user.removed':
      return msg('Colleague removed', { id: 'desk-did-user-removed' });
    case 'user.session_ended':
      return msg('Signed out elsewhere', { id: 'desk-did-user-session-ended' });
    case 'user.sign_in_failed':
      return msg('Sign-in with a wrong password', { id: 'desk-did-user-sign-in-failed' });
    case 'user.signed_in':
      return msg('Signed in', { id: 'desk-did-user-signed-in' });
    case 'user.signed_in_by_link':
      return msg('Signed in by a link', { id: 'desk-did-user-signed-in-by-link' });
    case 'user.signed_out':
      return msg('Signed out', { id: 'desk-did-user-signed-out' });
    case 'user.wrote_to_many':
      return msg('Wrote to very many guests at once', { id: 'desk-did-user-wrote-to-many' });
    case 'webhook.added':
      return msg('Webhook added', { id: 'desk-did-webhook-added' });
    case 'webhook.changed':
      return msg('Webhook changed', { id: 'desk-did-webhook-changed' });
    case 'webhook.removed':
      return msg('Webhook deleted', { id: 'desk-did-webhook-removed' });
    case 'webhook.replayed':
      return msg('Event sent to a webhook again', { id: 'desk-did-webhook-replayed' });
    case 'webhook.rotated':
      return msg('Webhook given a new secret', { id: 'desk-did-webhook-rotated' });
    case 'conversation.forwarded':
      return msg('Conversation forwarded', { id: 'desk-did-conversation-forwarded' });
    case 'conversation.merged':
      return msg('Conversation merged', { id: 'desk-did-conversation-merged' });
    case 'conversation.unmerged':
      return msg('Merge taken back', { id: 'desk-did-conversation-unmerged' });
    case 'guest.blocked':
      return msg('Guest blocked', { id: 'desk-did-guest-blocked' });
    case 'guest.unblocked':
      return msg('Guest unblocked', { id: 'desk-did-guest-unblocked' });
    case 'macro.added':
      return msg('Macro added', { id: 'desk-did-macro-added' });
    case 'macro.changed':
      return msg('Macro changed', { id: 'desk-did-macro-changed' });
    case 'macro.removed':
      return msg('Macro deleted', { id: 'desk-did-macro-removed' });
    default:
      return action satisfies never;
  }
}
