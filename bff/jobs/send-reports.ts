import { Temporal } from 'temporal-polyfill';
import { MINUTE_MS } from '../../shared/domain/time.ts';
import type { DeskLanguage } from '../../shared/language/desk-languages.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { queueMail } from '../delivery/deliveries.ts';
import { reportInThread } from '../insights/report/draw-report.ts';
import { Figures, reportText } from '../insights/report/words.ts';
import { loadRules } from '../insights/rules.ts';
import { findProperty } from '../store/house/properties.ts';
import { listReportRules, noteReportSent } from '../store/house/report-rules.ts';
import { reportKey } from '../store/sqlite/outbox.ts';
import { doRegularly } from './regularly.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'reader' | 'clock' | 'secrets' | 'mail'>;

/** Sends the monthly report to the recipients the hotel chose. */
export function startSendingReports(deps: Deps & Pick<ConversationDeps, 'log' | 'nodes'>): { close(): Promise<void> } {
  return doRegularly({ ...deps, everyMs: 5 * MINUTE_MS, what: 'sending reports' }, () => sendReports(deps));
}

/** One round. The mails and the record that they are sent are one transaction, so that each month is sent once. */
export async function sendReports(deps: Deps): Promise<void> {
  if (deps.mail === null) return;
  for (const { propertyId, to, sentFor, language } of await listReportRules(deps.db)) {
    const property = await findProperty(deps.db, propertyId);
    if (property === undefined) continue;
    const now = deps.clock();
    const { month, from, until } = monthBefore(now, property.timezone);
    if (sentFor !== null && sentFor >= month) continue;
    const rules = await loadRules(deps.db, property);
    const reportRequest = { propertyId, from, to: until, rules, now, houseName: property.name, language };
    const content = await deps.reader.read(reportInThread, reportRequest);
    const attachment = { filename: `service-chat-${month}.pdf`, contentType: 'application/pdf', content };
    const at = now.toISOString();
    await deps.writer.write(async (trx) => {
      if (!(await noteReportSent(trx, propertyId, month))) return;
      for (const address of to)
        await queueMail(trx, deps.secrets, {
          propertyId,
          key: reportKey(propertyId, month, address),
          mail: { to: address, ...mailTexts(property.name, month, language), attachment },
          at,
        });
    });
    deps.mail.nudge();
  }
}

function mailTexts(house: string, month: string, language: DeskLanguage): { subject: string; text: string } {
  const values = { house, month: new Figures(language).month(month) };
  return { subject: reportText(language, 'subject', values), text: reportText(language, 'mail', values) };
}

/** The last full month in a time zone: its name, first and last day. */
function monthBefore(now: Date, timezone: string): { month: string; from: string; until: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const first = today.with({ day: 1 });
  const month = first.subtract({ months: 1 });
  return {
    month: month.toString().slice(0, 7),
    from: month.toString(),
    until: first.subtract({ days: 1 }).toString(),
  };
}
