import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { grantStay } from '../../bff/access/grants.ts';
import type { Actor } from '../../bff/conversation/deps.ts';
import { type GuestSession, newGuestSession } from '../../bff/conversation/guest/guest-session.ts';
import { openSession } from '../../bff/conversation/guest/open-session.ts';
import { approveDraft, discardDraft } from '../../bff/conversation/staff/drafts.ts';
import { release, resolve, sendStaffMessage, takeOver } from '../../bff/conversation/staff/staff.ts';
import { notifyOfFinished } from '../../bff/conversation/tasks/notify-of-task.ts';
import { updateTask } from '../../bff/conversation/tasks/tasks.ts';
import { ensureConversation, type PageHints, receiveMessage } from '../../bff/conversation/turn/receive.ts';
import { watchStaff } from '../../bff/jobs/watch-staff.ts';
import { findOpenDrafts } from '../../bff/store/conversations/drafts.ts';
import type { Message } from '../../bff/store/conversations/messages.ts';
import { findByNumber } from '../../bff/store/guests/reservations.ts';
import type { Task } from '../../bff/store/tasks/tasks.ts';
import type { Decision } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { PostBox } from '../support/post-box.ts';
import type { StaffedHouse } from '../support/staffed-house.ts';
import type { Script, Turn } from './schema.ts';

const GUEST_OF: Record<string, string> = {
  'LH-48213': 'alma.sommer@guests.example',
  'LH-50977': 'noel.winter@guests.example',
  'LH-31120': 'iris.herbst@guests.example',
};
/** Every script begins on the same Friday afternoon. */
const BEGINNING = Date.parse('2026-11-20T14:05:00.000Z');
/** A guest is notified of finished work once it can no longer be undone. */
const UNDO_MINUTES = 0.5;
const MINUTE_MS = 60_000;

/** The observed state after a turn. */
export interface ObservedTurn {
  understanding: Understanding | null;
  decision: Decision | null;
  /** The newest decision; it equals the previous turn's if this turn made no decision. */
  decisionId: string | null;
  /** The messages that this turn sent to the guest, in order. */
  said: Message[];
  tasks: Task[];
  charges: number;
  drafts: number;
  alerts: string[];
  state: string;
}

/** Plays a guest of the sample hotel by a script, over the real store and pipeline. */
export class Play {
  readonly #house: StaffedHouse;
  readonly #post: PostBox;
  readonly #staff: Actor;
  readonly #session: GuestSession;
  readonly #hints: PageHints;
  #seq = 0;
  /** The sequence number of the newest alert's desk event. */
  #heard = 0;

  private constructor(
    house: StaffedHouse,
    post: PostBox,
    staff: Actor,
    { session, pageUrl }: { session: GuestSession; pageUrl?: string },
  ) {
    this.#house = house;
    this.#post = post;
    this.#staff = staff;
    this.#session = session;
    this.#hints = pageUrl === undefined ? {} : { pageUrl };
  }

  get session(): GuestSession {
    return this.#session;
  }

  /** `page`: the details that the guest's page sends about itself when it connects. */
  static async begin(
    house: StaffedHouse,
    post: PostBox,
    staff: Actor,
    script: Script,
    page?: { url: string; title: string },
  ): Promise<Play> {
    house.advance((BEGINNING - +house.now()) / MINUTE_MS);
    const hours = script.closed ? 'closed' : '24/7';
    await house.setActivation({
      aiMode: script.mode,
      businessHours: JSON.stringify({ mon_fri: hours, weekend: hours }),
    });
    // Each script starts with a guest without earlier offers, and in a house without earlier booking attempts.
    await house.services.writer.write(async (trx) => {
      await trx.deleteFrom('offerMade').execute();
      await trx.deleteFrom('accessTry').execute();
      await trx.deleteFrom('accessCode').execute();
      await trx.updateTable('offer').set({ active: 1 }).execute();
    });
    const play = new Play(house, post, staff, await connect(house, page));
    const newest = await house.services.db.selectFrom('deskCounter').select('event').executeTakeFirst();
    play.#heard = newest?.event ?? 0;
    if (script.knows !== undefined) await play.#give(script.knows);
    return play;
  }

  /** Plays one turn and returns the observed state after it. */
  async turn(turn: Turn): Promise<ObservedTurn> {
    const { services } = this.#house;
    if ('guest' in turn) await this.#say(turn.guest, turn.choice);
    else if ('taps' in turn) await this.#say(undefined, await this.#findReply(turn.taps, turn.old));
    else if ('stopsSelling' in turn) await this.#sell(turn.stopsSelling, 0);
    else if ('types' in turn) await this.#say(await this.#code(turn.types === 'right code'));
    else if ('minutesPass' in turn) await this.#wait(turn.minutesPass);
    else await this.#act(turn);
    await services.turns.sweep();
    return this.#look();
  }

  /** Advances the clock, and lets the server look for late tasks and waiting guests. */
  async #wait(minutes: number): Promise<void> {
    this.#house.advance(minutes);
    await watchStaff(this.#house.services);
  }

  async #say(text: string | undefined, choice?: string): Promise<void> {
    const { services } = this.#house;
    const frame = {
      type: 'send',
      id: randomUUID(),
      ...(text === undefined ? {} : { text }),
      ...(choice === undefined ? {} : { choice }),
    } as const;
    const { message } = await receiveMessage(services, this.#session, frame, this.#hints);
    await services.turns.begin(message);
  }

  /** Finds the full value of a quick reply; the value names the question that the reply answers. */
  async #findReply(value: string, old: boolean): Promise<string> {
    const messages = await this.#house.messages(this.#session);
    const offered = messages.flatMap(({ quickReplies }) => {
      const replies =
        quickReplies === null ? [] : z.array(z.object({ value: z.string() })).parse(JSON.parse(quickReplies));
      return replies.flatMap((reply) => (reply.value.split('#')[0] === value ? [reply.value] : []));
    });
    const found = offered.at(old ? -2 : -1);
    if (found === undefined) throw new Error(`No message offered ${value}`);
    return found;
  }

  async #sell(kind: string, active: 0 | 1): Promise<void> {
    await this.#house.services.writer.write((trx) =>
      trx.updateTable('offer').set({ active }).where('kind', '=', kind).execute(),
    );
  }

  /**
   * Reads the newest code sent for the booking that this conversation named; returns a different code if a wrong one is
   * wanted.
   */
  async #code(right: boolean): Promise<string> {
    const { services } = this.#house;
    const row = await services.db
      .selectFrom('accessCode')
      .leftJoin('reservation', 'reservation.id', 'accessCode.reservationId')
      .leftJoin('guest', 'guest.id', 'reservation.guestId')
      .select(['guest.email', 'accessCode.id'])
      .where('accessCode.conversationId', '=', this.#session.conversationId)
      .orderBy('accessCode.id', 'desc')
      .executeTakeFirst();
    const mail = this.#post.mails.find(({ id }) => id === row?.id);
    const code = mail?.text.match(/\d{8}/)?.[0] ?? '00000000';
    if (right) return code;
    return code === '12345678' ? '87654321' : '12345678';
  }

  async #give({ booking, level }: NonNullable<Script['knows']>): Promise<void> {
    const { services, propertyId } = this.#house;
    const at = this.#house.now().toISOString();
    await services.writer.write(async (trx) => {
      await ensureConversation(trx, this.#session, { ...this.#hints, mode: 'ai', at });
      const found = await findByNumber(trx, propertyId, booking);
      if (found === undefined || GUEST_OF[booking] === undefined) throw new Error(`No booking ${booking}`);
      const { conversationId } = this.#session;
      await grantStay(trx, services.secrets, {
        propertyId,
        conversationId,
        reservationId: found.id,
        level,
        reason: 'script',
        at,
      });
    });
  }

  async #act({ staff, text }: Extract<Turn, { staff: string }>): Promise<void> {
    const { services, propertyId } = this.#house;
    const { conversationId } = this.#session;
    const act = { propertyId, conversationId, actor: this.#staff };
    const [draft] = await findOpenDrafts(services.db, propertyId, conversationId);
    switch (staff) {
      case 'takes over':
        return void (await takeOver(services, { ...act, force: false }));
      case 'writes':
        return void (await sendStaffMessage(services, { ...act, text: text ?? 'Good day.', internal: false }));
      case 'notes':
        return void (await sendStaffMessage(services, { ...act, text: text ?? 'A note.', internal: true }));
      case 'releases':
        return void (await release(services, act));
      case 'resolves':
        return void (await resolve(services, act));
      case 'finishes the task': {
        const task = (await this.#tasks()).findLast(({ state }) => state === 'open' || state === 'in_progress');
        if (task === undefined) throw new Error('There is no open task to finish');
        const change = { state: 'done' } as const;
        await updateTask(services, { propertyId, taskId: task.id, actor: this.#staff, change });
        this.#house.advance(UNDO_MINUTES);
        return void (await notifyOfFinished(services));
      }
      case 'approves':
      case 'discards': {
        if (draft === undefined) throw new Error('There is no draft');
        const on = { propertyId, draftId: draft.id, actor: this.#staff };
        return void (staff === 'approves'
          ? await approveDraft(services, { ...on, text })
          : await discardDraft(services, on));
      }
      default:
        staff satisfies never;
    }
  }

  async #look(): Promise<ObservedTurn> {
    const { services } = this.#house;
    const { conversationId } = this.#session;
    const messages = await this.#house.messages(this.#session);
    const said = messages.filter(
      ({ staffSeq, author, internal }) => staffSeq > this.#seq && author !== 'guest' && internal === 0,
    );
    this.#seq = messages.at(-1)?.staffSeq ?? 0;
    const newest = await services.db
      .selectFrom('decision')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const rang = await this.#house.alertsAfter(this.#heard);
    this.#heard = rang.event;
    const { count } = await services.db
      .selectFrom('charge')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('conversationId', '=', conversationId)
      .executeTakeFirstOrThrow();
    return {
      understanding: newest === undefined ? null : JSON.parse(newest.understanding),
      decision: newest === undefined ? null : JSON.parse(newest.decision),
      decisionId: newest?.id ?? null,
      said,
      tasks: await this.#tasks(),
      charges: count,
      drafts: (await findOpenDrafts(services.db, this.#house.propertyId, conversationId)).length,
      alerts: rang.kinds,
      state: (await this.#house.conversation(this.#session)).state,
    };
  }

  #tasks(): Promise<Task[]> {
    return this.#house.services.db
      .selectFrom('task')
      .selectAll()
      .where('conversationId', '=', this.#session.conversationId)
      .orderBy('id')
      .execute();
  }
}

/** Connects a page; a page without details sends no hello. */
async function connect(
  house: StaffedHouse,
  page: { url: string; title: string } | undefined,
): Promise<{ session: GuestSession; pageUrl?: string }> {
  if (page === undefined) return { session: newGuestSession(house.propertyId, house.now()) };
  const opened = await openSession(house.services, { type: 'hello', propertyId: house.propertyId, page }, undefined);
  if ('refused' in opened) throw new Error(opened.reason);
  return { session: opened.session, pageUrl: page.url };
}

/** Formats an instant in the hotel's local time: `2026-11-21 07:00`. */
export function toHotelTime(instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Berlin');
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
