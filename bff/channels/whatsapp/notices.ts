import { z } from 'zod';
import type { ChannelEvent } from '../port.ts';
import { seconds } from './schema.ts';

type Notice = Extract<ChannelEvent, { kind: 'notice' }>;
type ParsedNotice = Pick<Notice, 'notice' | 'isOver'> & { detail?: Notice['detail'] };

const text = z.string().catch('');
const template = z.object({
  event: text,
  message_template_name: z.string(),
  message_template_language: text,
  reason: text,
});
const templateQuality = z.object({
  message_template_name: z.string(),
  message_template_language: text,
  new_quality_score: z.string(),
});
const templateCategory = z.object({
  message_template_name: z.string(),
  message_template_language: text,
  new_category: z.string(),
});
const number = z.object({ display_phone_number: text, event: z.string(), current_limit: text });
const numberName = z.object({ display_phone_number: text, decision: z.string(), rejection_reason: text });
const account = z.object({
  event: z.string(),
  ban_info: z.object({ waba_ban_state: text }).optional().catch(undefined),
  violation_info: z.object({ violation_type: text }).optional().catch(undefined),
});
const review = z.object({ decision: z.string() });
const alert = z.object({ alert_type: text, alert_severity: text, alert_status: text });
const preferences = z.object({
  user_preferences: z.array(
    z.object({ wa_id: z.string(), category: z.string(), value: z.string(), timestamp: seconds.optional() }),
  ),
});

/** Parsers of Meta's account notices, by field. Null: the notice is invalid. */
const READERS: Readonly<Record<string, (value: unknown) => ParsedNotice | null>> = {
  message_template_status_update: (value) => parsed(template, value, readTemplate),
  message_template_quality_update: (value) =>
    parsed(templateQuality, value, (parsedValue) => {
      const isBad = parsedValue.new_quality_score === 'RED';
      const message = `Guests block or report the template ${nameOf(parsedValue)}: WhatsApp may pause it; look at its words and at whom it goes to`;
      return {
        notice: { code: 'template_quality', subject: nameOf(parsedValue), level: 'warning', message },
        isOver: !isBad,
      };
    }),
  template_category_update: (value) =>
    parsed(templateCategory, value, (parsedValue) => {
      const message = `WhatsApp has put the template ${nameOf(parsedValue)} into the category ${parsedValue.new_category.toLowerCase()}, which may cost more`;
      return {
        notice: { code: 'template_category', subject: nameOf(parsedValue), level: 'info', message },
        isOver: false,
      };
    }),
  phone_number_quality_update: (value) => parsed(number, value, readNumber),
  phone_number_name_update: (value) =>
    parsed(numberName, value, ({ decision, rejection_reason }) => {
      const why = rejection_reason === '' || rejection_reason === 'NONE' ? '' : ` (${words(rejection_reason)})`;
      const message = `WhatsApp did not approve the number’s display name${why}: choose another in the WhatsApp Manager`;
      return {
        notice: { code: 'number_name', subject: '', level: 'warning', message },
        isOver: decision === 'APPROVED',
      };
    }),
  account_update: (value) => parsed(account, value, readAccount),
  account_review_update: (value) =>
    parsed(review, value, ({ decision }) => {
      const message = `WhatsApp’s review of the account says ${words(decision)}: see the Business Manager`;
      return { notice: { code: 'review', subject: '', level: 'error', message }, isOver: decision === 'APPROVED' };
    }),
  account_alerts: (value) =>
    parsed(alert, value, ({ alert_type, alert_severity, alert_status }) => {
      const level = alert_severity === 'CRITICAL' ? 'warning' : 'info';
      const message = `WhatsApp warns about the account (${words(alert_type)}): see the Business Manager`;
      return { notice: { code: 'alert', subject: alert_type, level, message }, isOver: alert_status === 'NONE' };
    }),
};

/** Parses a notice about the account; empty if it is about another number of the account. */
export function readNotice(
  field: string,
  value: unknown,
  { at, phoneNumber }: { at: string; phoneNumber: string },
): ChannelEvent[] {
  if (field === 'user_preferences') return readPreferences(value, at);
  const digits = (given: string) => given.replace(/\D/g, '');
  const about = digits(z.object({ display_phone_number: text }).safeParse(value).data?.display_phone_number ?? '');
  if (about !== '' && phoneNumber !== '' && about !== digits(phoneNumber)) return [];
  const read = READERS[field]?.(value);
  if (read === null) return [{ kind: 'unread', what: field, at }];
  const unknown = `WhatsApp told of ${words(field)}, which is not understood here: see the WhatsApp Manager`;
  const parsedNotice = read ?? {
    notice: { code: 'other', subject: field, level: 'info', message: unknown },
    isOver: false,
  };
  return [{ kind: 'notice', detail: {}, ...parsedNotice, at }];
}

/** Parses guests' wishes about offers that they did not ask for. */
function readPreferences(value: unknown, at: string): ChannelEvent[] {
  const wishes = preferences.safeParse(value).data?.user_preferences;
  if (wishes === undefined) return [{ kind: 'unread', what: 'user_preferences', at }];
  return wishes.flatMap(({ wa_id, category, value: wish, timestamp }): ChannelEvent[] => {
    if (category !== 'marketing_messages') return [];
    const since = timestamp === undefined ? at : new Date(timestamp * 1_000).toISOString();
    return [{ kind: 'marketing', address: `+${wa_id.replace(/^\+/, '')}`, wants: wish !== 'stop', at: since }];
  });
}

const OVER = ['APPROVED', 'REINSTATED', 'UNPAUSED', 'DELETED', 'PENDING_DELETION'];
const TEMPLATE: Readonly<Record<string, string>> = {
  REJECTED: 'was refused: change its words and hand it in again under another name',
  PAUSED: 'is paused, for guests did not like it: WhatsApp lets it go again by itself; look at its words',
  DISABLED: 'is disabled for good: hand in another one',
  FLAGGED: 'is about to be disabled, for guests did not like it: look at its words and at whom it goes to',
};

function readTemplate(parsedValue: z.infer<typeof template>): ParsedNotice {
  const { event, reason } = parsedValue;
  const why = reason === '' || reason === 'NONE' ? '' : ` WhatsApp says: ${words(reason)}.`;
  const change = TEMPLATE[event] ?? `is ${words(event)} now`;
  const level = TEMPLATE[event] === undefined ? 'info' : 'warning';
  const message = `The template ${nameOf(parsedValue)} ${change}.${why}`;
  return { notice: { code: 'template', subject: nameOf(parsedValue), level, message }, isOver: OVER.includes(event) };
}

function readNumber({ event, current_limit }: z.infer<typeof number>): ParsedNotice {
  const detail: Record<string, string> = current_limit === '' ? {} : { limit: current_limit };
  if (event === 'FLAGGED' || event === 'UNFLAGGED') {
    const message =
      'Guests block or report this number: write only to who asked, and look at its quality in the WhatsApp Manager';
    const notice = { code: 'quality', subject: '', level: 'warning', message } as const;
    return { notice, isOver: event === 'UNFLAGGED', detail: { ...detail, quality: event } };
  }
  const message = `WhatsApp lets this number write first to fewer guests a day than before (${current_limit})`;
  const notice = { code: 'limit', subject: '', level: 'warning', message } as const;
  return { notice, isOver: event !== 'DOWNGRADE', detail };
}

const ACCOUNT: Readonly<Record<string, string>> = {
  DISABLED_UPDATE: 'Meta has disabled this account: see the Business Manager',
  ACCOUNT_DELETED: 'This account was deleted at Meta: connect another one',
  ACCOUNT_RESTRICTION: 'Meta restricts what this account may send: see the Business Manager',
  PARTNER_REMOVED: 'The app was taken off this account: subscribe it again, or connect again',
};

function readAccount({ event, ban_info, violation_info }: z.infer<typeof account>): ParsedNotice {
  const isOver = ban_info?.waba_ban_state === 'REINSTATE' || event === 'ACCOUNT_RECONNECTED';
  const grave = ACCOUNT[event];
  if (grave !== undefined) return { notice: { code: 'account', subject: '', level: 'error', message: grave }, isOver };
  if (event === 'ACCOUNT_VIOLATION') {
    const kind = violation_info?.violation_type ?? '';
    const message = `Meta says that the account broke a rule${kind === '' ? '' : ` (${words(kind)})`}: see the Business Manager, or it may be restricted`;
    return { notice: { code: 'violation', subject: kind, level: 'warning', message }, isOver: false };
  }
  const message = `Meta says of the account: ${words(event)}`;
  return { notice: { code: 'account_news', subject: event, level: 'info', message }, isOver };
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, read: (parsedValue: T) => ParsedNotice): ParsedNotice | null {
  const { data } = schema.safeParse(value);
  return data === undefined ? null : read(data);
}

function nameOf(parsedValue: { message_template_name: string; message_template_language: string }): string {
  return [parsedValue.message_template_name, parsedValue.message_template_language]
    .filter((part) => part !== '')
    .join(' ');
}

/** Writes a code such as `TAG_CONTENT_MISMATCH` as words. A text in another form is not shown. */
function words(code: string): string {
  return /^[\w ]{1,80}$/.test(code) ? code.toLowerCase().replaceAll('_', ' ') : 'something else';
}
