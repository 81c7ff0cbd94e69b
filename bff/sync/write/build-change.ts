import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import type { Change, Receipt } from '../../pms/port.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { findPreference } from '../../store/guests/preferences.ts';
import { findRegistration } from '../../store/guests/registrations.ts';
import { findReservation } from '../../store/guests/reservations.ts';
import { findSentPush, type PmsPush } from '../../store/pms/pushes.ts';
import { findCharge, findPmsStay, listSpoken, type PmsStay } from '../../store/pms/subjects.ts';
import type { Db } from '../../store/schema/schema.ts';
import { findTask, type Task } from '../../store/tasks/tasks.ts';
import { findUntoldFields } from '../pull/agree.ts';

const LOG_CHARS_MAX = 60_000;
const COMPLAINTS = ['complaint', 'noise', 'cleanliness', 'billing_dispute'];

const department = z.enum(DEPARTMENTS);
const priority = z.enum(PRIORITIES);

type Given = { db: Db; push: PmsPush; timezone: string };
/** Why nothing needs to be written, for the log. */
export interface Nothing {
  nothing: string;
}

const GONE: Nothing = { nothing: 'what it was about is no longer here' };
const NOT_THEIRS: Nothing = { nothing: 'it belongs to no booking or guest of the PMS' };

/** Builds the change to write, from the current data. */
export async function buildChange({ db, push, timezone }: Given): Promise<Change | Nothing> {
  const { propertyId, subjectId } = push;
  const common = { key: push.id.replace('_', '-'), at: push.createdAt, unsureSince: push.unsureSince };
  switch (push.kind) {
    case 'request':
    case 'completion': {
      const task = await findTask(db, propertyId, subjectId);
      if (task === undefined) return describeComplaint({ db, push, timezone }, common);
      const stay = await findPmsStay(db, push, task);
      if (stay === null) return NOT_THEIRS;
      const commonWithRoom = { ...common, stay: { ...stay, room: task.room ?? stay.room } };
      return push.kind === 'request'
        ? describeRequest(commonWithRoom, task)
        : describeCompletion(db, commonWithRoom, task, push);
    }
    case 'communication':
      return describeTalk({ db, push, timezone }, common);
    case 'charge':
    case 'charge_void': {
      const charge = await findCharge(db, propertyId, subjectId);
      if (charge === undefined) return GONE;
      const stay = await findPmsStay(db, push, charge);
      if (stay === null) return NOT_THEIRS;
      if (push.kind === 'charge') {
        const { description, amount, currency, at } = charge;
        const serviceDate = dateAt(at, timezone);
        return {
          ...common,
          stay,
          kind: 'charge',
          description,
          quantity: 1,
          unitPrice: { amount, currency },
          serviceDate,
        };
      }
      const sentPush = await findSentPush(db, subjectId, 'charge');
      if (sentPush?.receipt == null) return { nothing: 'the PMS never had the charge' };
      return { ...common, stay, kind: 'charge_void', charge: sentPush.receipt, reason: push.detail.reason ?? '' };
    }
    case 'preference': {
      const preference = await findPreference(db, propertyId, subjectId);
      if (preference === undefined || preference.state !== 'kept') return GONE;
      const stay = await findPmsStay(db, push, preference);
      if (stay === null) return NOT_THEIRS;
      return { ...common, stay, kind: 'preference', topic: preference.kind, text: preference.quote };
    }
    case 'fields':
      return describeFields({ db, push, timezone }, common);
    case 'arrival':
      return describeArrival({ db, push, timezone }, common);
    default:
      push.kind satisfies never;
      return GONE;
  }
}

type Common = Pick<Change, 'key' | 'at' | 'unsureSince'>;

function describeRequest(commonWithRoom: Common & { stay: PmsStay }, task: Task): Change {
  const { title, detail, dueAt } = task;
  return {
    ...commonWithRoom,
    kind: 'request',
    category: categoryOf(task),
    department: department.parse(task.department),
    priority: priority.parse(task.priority),
    title,
    detail,
    dueAt,
  };
}

async function describeCompletion(
  db: Db,
  commonWithRoom: Common & { stay: PmsStay },
  task: Task,
  { subjectId, detail }: PmsPush,
): Promise<Change | Nothing> {
  const sentPush = await findSentPush(db, subjectId, 'request');
  if (sentPush?.receipt == null) return { nothing: 'the PMS never had the request' };
  // When a finished request is reopened, some PMSs have a new record for it.
  const followed = (await findSentPush(db, subjectId, 'completion'))?.receipt ?? null;
  const receipt = followed === null || followed.id === null ? sentPush.receipt : followed;
  const category = categoryOf(task);
  return {
    ...commonWithRoom,
    kind: 'completion',
    request: receipt,
    title: task.title,
    state: detail.state ?? 'done',
    category,
  };
}

const COMPLAINT_TITLES: Record<string, string> = {
  noise: 'Noise',
  cleanliness: 'Cleanliness',
  billing_dispute: 'The bill',
};
/** How soon staff should talk to a guest who complains. */
const COMPLAINT_MS = 30 * 60_000;

/** A complaint assigned to staff, in the guest's words, or its completion. */
async function describeComplaint({ db, push }: Given, common: Common): Promise<Change | Nothing> {
  const { propertyId, subjectId: conversationId, detail } = push;
  const conversation = await findConversation(db, propertyId, conversationId);
  if (conversation === undefined) return GONE;
  const stay = await findPmsStay(db, push, { conversationId, guestId: conversation.guestId });
  if (stay === null) return NOT_THEIRS;
  if (push.kind === 'completion') {
    const sentPush = await findSentPush(db, conversationId, 'request');
    if (sentPush?.receipt == null) return { nothing: 'the PMS never had the complaint' };
    const title = titleOf(sentPush.detail.complaint?.intent);
    return {
      ...common,
      stay,
      kind: 'completion',
      request: sentPush.receipt,
      title,
      state: 'done',
      category: 'complaint',
    };
  }
  const { complaint } = detail;
  const message = (await listSpoken(db, propertyId, conversationId)).find(({ id }) => id === complaint?.messageId);
  if (complaint === undefined || message === undefined) return GONE;
  return {
    ...common,
    stay,
    kind: 'request',
    category: 'complaint',
    department: department.catch('front_desk').parse(complaint.department),
    priority: 'high',
    title: titleOf(complaint.intent),
    detail: message.text.replace(CODE, '(a code)'),
    dueAt: new Date(Date.parse(push.createdAt) + COMPLAINT_MS).toISOString(),
  };
}

function titleOf(intent: string | undefined): string {
  return COMPLAINT_TITLES[intent ?? ''] ?? 'The guest is not content';
}

function categoryOf({ kind, department: by }: Task): Extract<Change, { kind: 'request' }>['category'] {
  if (COMPLAINTS.includes(kind)) return 'complaint';
  return by === 'housekeeping' || by === 'maintenance' ? by : 'service';
}

async function describeTalk({ db, push, timezone }: Given, common: Common): Promise<Change | Nothing> {
  const { propertyId, subjectId } = push;
  const conversation = await findConversation(db, propertyId, subjectId);
  if (conversation === undefined) return GONE;
  const stay = await findPmsStay(db, push, { conversationId: subjectId, guestId: conversation.guestId });
  if (stay === null) return NOT_THEIRS;
  const lines = await listSpoken(db, propertyId, subjectId);
  const [first] = lines;
  if (first === undefined) return { nothing: 'nothing was said' };
  const text = lines.map(
    ({ author, text: said, at, proves }) =>
      `${timeAt(at, timezone)} ${SPEAKER[author] ?? author}: ${proves ? said.replace(CODE, '(a code)') : said}`,
  );
  const earlier: Receipt | null = (await findSentPush(db, subjectId, 'communication'))?.receipt ?? null;
  const isOver = conversation.state === 'resolved' || conversation.endedAt !== null;
  return {
    ...common,
    stay,
    kind: 'communication',
    conversationId: subjectId,
    channel: conversation.channel,
    language: conversation.language ?? 'und',
    startedAt: first.at,
    endedAt: isOver ? (lines.at(-1)?.at ?? null) : null,
    text: text.join('\n').slice(0, LOG_CHARS_MAX),
    earlier,
  };
}

/** A verification code: the PMS is sent the fact that there was one, but never the code. */
const CODE = /(?<!\d)\d{8}(?!\d)/g;
const SPEAKER: Record<string, string> = { guest: 'Guest', ai: 'Assistant', staff: 'Staff', system: 'System' };

/** Guest fields that were not written to the PMS yet. */
async function describeFields({ db, push }: Given, common: Common): Promise<Change | Nothing> {
  const { propertyId, subjectId } = push;
  const fields = await findUntoldFields(db, propertyId, subjectId);
  if (fields === null) return NOT_THEIRS;
  if (Object.keys(fields).length === 0) return { nothing: 'both sides agree already' };
  const stay = await findPmsStay(db, push, { guestId: subjectId });
  if (stay === null) return NOT_THEIRS;
  return { ...common, stay, kind: 'fields', fields };
}

/** The current registration data of a stay. */
async function describeArrival({ db, push }: Given, common: Common): Promise<Change | Nothing> {
  const { propertyId, subjectId } = push;
  const answers = await findRegistration(db, propertyId, subjectId);
  const reservation = await findReservation(db, propertyId, subjectId);
  if (answers === undefined || reservation === undefined) return GONE;
  const stay = await findPmsStay(db, push, { reservationId: subjectId });
  if (stay?.reservationId == null) return NOT_THEIRS;
  const { updatedAt: _, ...registration } = answers;
  return { ...common, stay, kind: 'arrival', checkIn: reservation.checkIn, registration };
}

function dateAt(at: string, timezone: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

function timeAt(at: string, timezone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timezone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
