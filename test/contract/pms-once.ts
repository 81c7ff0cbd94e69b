import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultKind } from '../../bff/simulators/server/faults.ts';
import type { PmsChangeKind } from '../../shared/domain/pms.ts';
import { type HouseGuest, openHouse, type PmsHouse } from './pms-house.ts';
import type { PmsSubject } from './pms-rig.ts';
import { isOpen } from './pms-writing.ts';

/** More write calls than any one change needs. */
const CALLS_MAX = 5;

/** Failures after which the PMS may have applied a change without our knowledge. */
const LOSSES: readonly [name: string, fault: FaultKind | null][] = [
  ['the answer is lost', { kind: 'unanswered' }],
  ['the answer is cut', { kind: 'cut' }],
  ['503 is answered after it was done', { kind: 'failed', status: 503 }],
  ['the server is killed before the answer is stored', null],
];

interface Write {
  name: string;
  kind: PmsChangeKind;
  /** Prepares the records that the change needs; `words` are found again. */
  before?: (house: PmsHouse, guest: HouseGuest, words: string) => Promise<string>;
  make(house: PmsHouse, guest: HouseGuest, words: string, before: string): Promise<unknown>;
  /** Counts the change in the PMS; the count must be 1. */
  count(house: PmsHouse, guest: HouseGuest, words: string): number;
}

const FAULT = { department: 'maintenance', kind: 'maintenance' };
const ask = (more = {}) => ({
  make: (house: PmsHouse, guest: HouseGuest, words: string) => house.ask(guest, words, more),
  count: (house: PmsHouse, _: HouseGuest, words: string) =>
    areAll(house, words, true) ? countMentions(house, words) : 0,
});
const finish = (more = {}) => ({
  async before(house: PmsHouse, guest: HouseGuest, words: string) {
    const task = await house.ask(guest, words, more);
    await house.tell();
    return task.id;
  },
  async make(house: PmsHouse, _: HouseGuest, __: string, id: string) {
    const task = await house.rig.db.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await house.finish(task);
  },
  count: (house: PmsHouse, _: HouseGuest, words: string) =>
    areAll(house, words, false) ? countMentions(house, words) : 0,
});

const WRITES: readonly Write[] = [
  { name: 'a request', kind: 'request', ...ask() },
  { name: 'a fault in a room', kind: 'request', ...ask(FAULT) },
  { name: 'a complaint', kind: 'request', ...ask({ department: 'management', kind: 'noise' }) },
  { name: 'a request that is done', kind: 'completion', ...finish() },
  { name: 'a fault that is mended', kind: 'completion', ...finish(FAULT) },
  {
    name: 'a chat',
    kind: 'communication',
    make: (house, guest, words) => house.talk(guest, words),
    count: (house, _, words) => countMentions(house, words),
  },
  {
    name: 'a charge',
    kind: 'charge',
    make: (house, guest, words) => house.sell(guest, words),
    count: (house, _, words) => countMentions(house, words),
  },
  {
    name: 'a charge that is taken back',
    kind: 'charge_void',
    async before(house, guest, words) {
      const id = await house.sell(guest, words);
      await house.tell();
      return id;
    },
    make: (house, _, __, id) => house.takeBack(id),
    count: (house, guest) => countVoided(house, guest),
  },
  {
    name: 'a preference',
    kind: 'preference',
    make: (house, guest, words) => house.prefer(guest, words),
    count: (house, _, words) => countMentions(house, words),
  },
  {
    name: 'what is told before arrival',
    kind: 'arrival',
    make: (house, guest, words) => house.register(guest, { arrivalTime: '21:30', companions: [words] }),
    count(house, guest, words) {
      const { world } = house;
      const hasHour =
        world.reservation(guest.world.id)?.arrivalTime === '21:30' ||
        world.written().some(({ gone, text }) => !gone && text.includes('arrives at 21:30'));
      return hasHour ? countMentions(house, words) : 0;
    },
  },
  {
    name: 'a correction of the guest',
    kind: 'fields',
    make: (house, guest, words) => house.correct(guest, { email: mailOf(words) }),
    count({ world }, guest, words) {
      const isChanged = world.guest(guest.world.guestId)?.email === mailOf(words);
      const notes = world.written().filter(({ kind, gone }) => kind === 'note' && !gone);
      return (isChanged ? 1 : 0) + notes.reduce((sum, { text }) => sum + text.split(mailOf(words)).length - 1, 0);
    },
  },
];

/**
 * Sends changes through the outbox with its attempts as in production: whatever is lost on the way, each change exists once and
 * is not parked.
 */
export function describeOnce(subject: PmsSubject): void {
  const { takes } = subject.adapter.capabilities;
  const own = WRITES.filter(({ kind }) => takes[kind].place !== 'none');

  describe('[R6] changes that the outbox sends', () => {
    let house: PmsHouse;
    beforeEach(async () => {
      house = await openHouse(subject);
    });
    afterEach(async () => {
      await house.stop();
      expect(house.undescribed).toEqual([]);
    });

    const expectTold = async () => {
      const all = (await house.pushes()).map(({ kind, state, lastError }) => ({ kind, state, lastError }));
      // A guest's data is no longer pending if the PMS was read in between.
      const isTold = (kind: string) => (kind === 'fields' ? expect.stringMatching(/^(?:sent|dropped)$/) : 'sent');
      expect(all).toEqual(all.map(({ kind }) => ({ kind, state: isTold(kind), lastError: null })));
    };

    describe.each(LOSSES)('after the failure “%s”', (_, fault) => {
      it.each(own)('$name exists once in the PMS', async (write) => {
        // Fails each of the change's write calls in turn.
        for (let call = 0; call < CALLS_MAX; call++) {
          const guest = await house.guest(call);
          const words = `Wish number ${call}${call}`;
          const before = (await write.before?.(house, guest, words)) ?? '';
          if (fault !== null) house.simulator.faults.order({ ...fault, on: subject.writeCalls, after: call });
          await write.make(house, guest, words, before);
          await house.tell();
          if (fault === null) {
            await house.forgetAnswer();
            await house.tell();
          }
          await expectTold();
          expect([call, write.count(house, guest, words)]).toEqual([call, 1]);
          const wasHit = fault === null ? call === 0 : house.simulator.faults.pending() === 0;
          if (wasHit) continue;
          expect(call).toBeGreaterThan(0); // the first write call is lost in every case
          return;
        }
      });
    });

    it('all changes of one stay that are sent at once exist in the PMS', async () => {
      const guest = await house.guest();
      const told = own.filter(({ before }) => before === undefined);
      for (const [index, write] of told.entries()) await write.make(house, guest, `Wish at once ${index}`, '');
      const talks = takes.communication.place === 'none' ? [] : [0, 1, 2].map((index) => `Another talk ${index}`);
      for (const words of talks) await house.talk(guest, words);
      await house.tell();
      await expectTold();
      expect(told.map((write, index) => [write.name, write.count(house, guest, `Wish at once ${index}`)])).toEqual(
        told.map(({ name }) => [name, 1]),
      );
      expect(talks.map((words) => [words, countMentions(house, words)])).toEqual(talks.map((words) => [words, 1]));
    });
  });
}

function mailOf(words: string): string {
  return `${words.toLowerCase().replaceAll(' ', '-')}@new.example`;
}

function listRecordsAbout({ world }: PmsHouse, words: string) {
  return world.written().filter(({ gone, text }) => !gone && text.includes(words));
}

function countMentions(house: PmsHouse, words: string): number {
  const perCall = new Map<string, number>();
  // A vendor may store a record in two places on purpose (a task and a note), but only once in each.
  for (const { call, text } of listRecordsAbout(house, words))
    perCall.set(call, (perCall.get(call) ?? 0) + text.split(words).length - 1);
  return Math.max(0, ...perCall.values());
}

function areAll(house: PmsHouse, words: string, open: boolean): boolean {
  return listRecordsAbout(house, words).every((written) => isOpen(written) === open);
}

/** Counts voided charges: a charge was removed, or its stay has one opposite posting. */
function countVoided({ world }: PmsHouse, guest: HouseGuest): number {
  const own = world.written().filter(({ reservationId }) => reservationId === guest.world.id);
  const voids = own.filter(({ kind, gone }) => kind === 'void' && !gone).length;
  return voids > 0 ? voids : own.filter(({ kind, gone }) => kind === 'charge' && gone).length;
}
