import type { Migration } from 'kysely/migration';
import { initial } from './0001-initial.ts';
import { stays } from './0002-stays.ts';
import { engine } from './0003-engine.ts';
import { desk } from './0004-desk.ts';
import { pms } from './0005-pms.ts';
import { offersMade } from './0006-offers-made.ts';
import { auditAddress } from './0007-audit-address.ts';
import { keyEnds } from './0008-key-ends.ts';
import { guestIdentity } from './0009-guest-identity.ts';
import { signIn } from './0010-sign-in.ts';
import { pmsBudgets } from './0011-pms-budgets.ts';
import { webhooks } from './0012-webhooks.ts';
import { channels } from './0013-channels.ts';
import { heardUntil } from './0014-heard-until.ts';
import { attachments } from './0016-attachments.ts';
import { links } from './0017-links.ts';
import { look } from './0018-look.ts';
import { channelManagers } from './0020-channel-managers.ts';
import { triage } from './0022-triage.ts';
import { roomState } from './0023-room-state.ts';
import { secondFactors } from './0024-second-factors.ts';
import { accountNetwork } from './0025-account-network.ts';
import { retentionKinds } from './0026-retention.ts';
import { houseFacts } from './0027-house-facts.ts';
import { textTranslations } from './0028-text-translations.ts';
import { staffRules } from './0029-staff-rules.ts';
import { mail } from './0030-mail.ts';
import { otherWay } from './0031-other-way.ts';
import { stayAnswers } from './0032-stay-answers.ts';
import { taskWork } from './0034-task-work.ts';
import { memberships } from './0039-memberships.ts';
import { channelNotices } from './0044-channel-notices.ts';
import { templateUses } from './0045-template-uses.ts';
import { cards } from './0046-cards.ts';
import { optOutBy } from './0047-opt-out-by.ts';
import { coordinates } from './0048-coordinates.ts';
import { registrations } from './0049-registrations.ts';
import { sharedNumbers } from './0050-shared-numbers.ts';
import { sources } from './0051-sources.ts';
import { noticesOver } from './0052-notices-over.ts';
import { termsTold } from './0053-terms-told.ts';
import { stayTotals } from './0054-stay-totals.ts';
import { figures } from './0055-figures.ts';
import { alertRules } from './0056-alert-rules.ts';
import { counters } from './0057-counters.ts';
import { macros } from './0058-macros.ts';
import { mergeAndBlock } from './0059-merge-block.ts';
import { rowNumbers } from './0060-row-numbers.ts';
import { reportLanguage } from './0062-report-language.ts';
import { nodes } from './0065-nodes.ts';
import { registrationAsked } from './0066-registration-asked.ts';
import { largeHouses } from './0071-large-houses.ts';
import { ratingQuestion } from './0074-rating-question.ts';
import { textVectors } from './0075-text-vectors.ts';
import { channelRoomPersons } from './0076-channel-room-persons.ts';
import { rateLimits } from './0077-rate-limits.ts';
import { guestContacts } from './0078-guest-contacts.ts';
import { askedAgain } from './0079-asked-again.ts';

/** Every migration in order of name. They only go forward; one that was released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-initial': transactional(initial),
  '0002-stays': transactional(stays),
  '0003-engine': transactional(engine),
  '0004-desk': transactional(desk),
  '0005-pms': transactional(pms),
  '0006-offers-made': transactional(offersMade),
  '0007-audit-address': transactional(auditAddress),
  '0008-key-ends': transactional(keyEnds),
  '0009-guest-identity': transactional(guestIdentity),
  '0010-sign-in': transactional(signIn),
  '0011-pms-budgets': transactional(pmsBudgets),
  '0012-webhooks': transactional(webhooks),
  '0013-channels': transactional(channels),
  '0014-heard-until': transactional(heardUntil),
  '0016-attachments': transactional(attachments),
  '0017-links': transactional(links),
  '0018-look': transactional(look),
  '0020-channel-managers': transactional(channelManagers),
  '0022-triage': transactional(triage),
  '0023-room-state': transactional(roomState),
  '0024-second-factors': transactional(secondFactors),
  '0025-account-network': transactional(accountNetwork),
  '0026-retention': transactional(retentionKinds),
  '0027-house-facts': transactional(houseFacts),
  '0028-text-translations': transactional(textTranslations),
  '0029-staff-rules': transactional(staffRules),
  '0030-mail': transactional(mail),
  '0031-other-way': transactional(otherWay),
  '0032-stay-answers': transactional(stayAnswers),
  '0034-task-work': transactional(taskWork),
  '0039-memberships': transactional(memberships),
  '0044-channel-notices': transactional(channelNotices),
  '0045-template-uses': transactional(templateUses),
  '0046-cards': transactional(cards),
  '0047-opt-out-by': transactional(optOutBy),
  '0048-coordinates': transactional(coordinates),
  '0049-registrations': transactional(registrations),
  '0050-shared-numbers': transactional(sharedNumbers),
  '0051-sources': transactional(sources),
  '0052-notices-over': transactional(noticesOver),
  '0053-terms-told': transactional(termsTold),
  '0054-stay-totals': transactional(stayTotals),
  '0055-figures': transactional(figures),
  '0056-alert-rules': transactional(alertRules),
  '0057-counters': transactional(counters),
  '0058-macros': transactional(macros),
  '0059-merge-block': transactional(mergeAndBlock),
  '0060-row-numbers': transactional(rowNumbers),
  '0062-report-language': transactional(reportLanguage),
  '0065-nodes': transactional(nodes),
  '0066-registration-asked': transactional(registrationAsked),
  '0071-large-houses': transactional(largeHouses),
  '0074-rating-question': transactional(ratingQuestion),
  '0075-text-vectors': transactional(textVectors),
  '0076-channel-room-persons': transactional(channelRoomPersons),
  '0077-rate-limits': transactional(rateLimits),
  '0078-guest-contacts': transactional(guestContacts),
  '0079-asked-again': transactional(askedAgain),
};

/** Runs a single migration in its own transaction. The migrator runs all of them in one. */
function transactional(migration: Migration): Migration {
  return {
    up: (db) => (db.isTransaction ? migration.up(db) : db.transaction().execute((trx) => migration.up(trx))),
  };
}
