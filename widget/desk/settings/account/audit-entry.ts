import { msg } from '@lit/localize';
import { count, fields, maybeText, text } from '../../data/read/read.ts';
import { conversationPath, writeRoute } from '../../data/route.ts';
import { writeCsv } from '../../ui/csv.ts';
import { guestName } from '../../ui/words/words.ts';
import { plainValue } from '../merge-body.ts';
import { auditWord } from './audit-words.ts';

/** An entry of the audit log as the desk shows it. */
export interface AuditEntry {
  number: number;
  at: string;
  actor: string;
  actorName: string | null;
  action: string;
  subject: string;
  subjectName: string | null;
  address: string | null;
  /** The details of the entry, each with its name. */
  detail: string[];
}

export function readAuditEntry(value: unknown): AuditEntry | null {
  const from = fields(value);
  if (from === null) return null;
  const detail = Object.entries(fields(from['detail']) ?? {})
    .filter(([, given]) => given === null || given !== from['address']) // The actor is shown in a column of its own.
    .map(([name, given]) => `${name}: ${plainValue(given)}`);
  return {
    number: count(from['number']),
    at: text(from['at']),
    actor: text(from['actor']),
    actorName: maybeText(from['actorName']),
    action: text(from['action']),
    subject: text(from['subject']),
    subjectName: maybeText(from['subjectName']),
    address: maybeText(from['address']),
    detail,
  };
}

/** Returns the name of the actor, or the label of the actor's kind. */
export function actorWord({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName;
  if (actor === 'guest') return msg('Guest', { id: 'desk-guest' });
  if (actor === 'system') return msg('ServiceChat itself', { id: 'desk-audit-system' });
  if (actor === 'unknown') return msg('Somebody unknown', { id: 'desk-audit-unknown' });
  if (actor.startsWith('key_')) return msg('A program with a key', { id: 'desk-audit-key' });
  return actor.startsWith('usr_') ? msg('A former colleague', { id: 'desk-colleague-former' }) : actor;
}

/** Returns the name of the entry's subject, or the mark of a guest without a name; null if the subject has neither. */
export function subjectWord({ subject, subjectName }: Pick<AuditEntry, 'subject' | 'subjectName'>): string | null {
  return subjectName ?? (subject.startsWith('cnv_') ? guestName({ id: subject, guest: null }) : null);
}

/** Returns the desk's path of the entry's subject; null if the subject has no page or may be deleted. */
export function subjectPath({ subject, action }: Pick<AuditEntry, 'subject' | 'action'>): string | null {
  if (action.endsWith('.erased') || action.endsWith('.removed') || action.endsWith('.revoked')) return null;
  if (subject.startsWith('cnv_')) return conversationPath(subject);
  if (subject.startsWith('tsk_')) return writeRoute('tasks');
  if (subject.startsWith('usr_')) return writeRoute('settings', 'staff');
  if (subject.startsWith('key_')) return writeRoute('settings', 'keys');
  if (subject.startsWith('prp_')) return writeRoute('settings', 'property');
  return null;
}

/** The entries as CSV, both in the desk's words and with the server's ids and codes. */
export function toCsv(entries: readonly AuditEntry[]): string {
  return writeCsv([
    ['number', 'at', 'who', 'actor', 'what', 'action', 'subject', 'subjectId', 'address', 'detail'],
    ...entries.map((entry) => [
      entry.number,
      entry.at,
      actorWord(entry),
      entry.actor,
      auditWord(entry.action),
      entry.action,
      entry.subjectName,
      entry.subject,
      entry.address,
      entry.detail.join('; '),
    ]),
  ]);
}
