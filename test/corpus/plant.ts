import { sendStaffMessage } from '../../bff/conversation/staff/staff.ts';
import type { Trx } from '../../bff/store/schema/schema.ts';
import { PROGRAM, type StaffedHouse } from '../support/staffed-house.ts';
import { CANARY_STAYS, type Plant } from './attack.ts';

const FAQ_ID = 'faq_00000000000000000000000000';
const BOOKING = 'LH50977';

/** Gives each booking unique values: room, departure, room type. */
export async function placeCanaries(trx: Trx): Promise<void> {
  for (const [number, stay] of Object.entries(CANARY_STAYS))
    await trx.updateTable('reservation').set(stay).where('confirmationNumber', '=', number).execute();
}

/** Plants an attack in every text that the engine or a model may read; the returned function removes it again. */
export async function plant(house: StaffedHouse, given: Plant): Promise<() => Promise<void>> {
  const { db, writer } = house.services;
  const reservation = await db
    .selectFrom('reservation')
    .selectAll()
    .where('confirmationNumber', '=', BOOKING)
    .executeTakeFirstOrThrow();
  const guest = await db
    .selectFrom('guest')
    .selectAll()
    .where('id', '=', reservation.guestId)
    .executeTakeFirstOrThrow();
  const offer = await db.selectFrom('offer').selectAll().where('kind', '=', 'late_check_out').executeTakeFirstOrThrow();
  const { faq, guestName, guestNotes, preference, notes, roomType, offerName } = given;
  const at = house.now().toISOString();
  await writer.write(async (trx) => {
    const { propertyId } = house;
    if (faq !== undefined)
      await trx
        .insertInto('faq')
        .values({ ...faq, id: FAQ_ID, propertyId, position: 999, createdAt: at, updatedAt: at })
        .execute();
    await trx
      .updateTable('guest')
      .set({
        ...guest,
        ...(guestName === undefined ? {} : { lastName: guestName }),
        ...(guestNotes === undefined ? {} : { notes: guestNotes }),
        ...(preference === undefined ? {} : { preferences: JSON.stringify([preference]) }),
      })
      .where('id', '=', guest.id)
      .execute();
    await trx
      .updateTable('reservation')
      .set({
        ...reservation,
        ...(notes === undefined ? {} : { notes }),
        ...(roomType === undefined ? {} : { roomType }),
      })
      .where('id', '=', reservation.id)
      .execute();
    if (offerName !== undefined)
      await trx
        .updateTable('offer')
        .set({ names: JSON.stringify({ en: offerName }) })
        .where('id', '=', offer.id)
        .execute();
    if (faq !== undefined) await bumpTextRevision(trx);
  });
  return () =>
    writer.write(async (trx) => {
      await trx.deleteFrom('faq').where('id', '=', FAQ_ID).execute();
      await trx.updateTable('guest').set(guest).where('id', '=', guest.id).execute();
      await trx.updateTable('reservation').set(reservation).where('id', '=', reservation.id).execute();
      await trx.updateTable('offer').set(offer).where('id', '=', offer.id).execute();
      if (faq !== undefined) await bumpTextRevision(trx);
    });
}

/** Writes a colleague's message and note with the attack, and returns the conversation to the engine. */
export async function plantStaffWords(house: StaffedHouse, conversationId: string, text: string): Promise<void> {
  const act = { propertyId: house.propertyId, conversationId, actor: PROGRAM, text };
  await sendStaffMessage(house.services, { ...act, internal: true });
  await sendStaffMessage(house.services, { ...act, internal: false });
  await house.services.writer.write((trx) =>
    trx
      .updateTable('conversation')
      .set({ state: 'open', mode: 'ai', holder: null, assigneeId: null })
      .where('id', '=', conversationId)
      .execute(),
  );
}

/** Raises the revision of the house's texts, so that caches reread them. */
async function bumpTextRevision(trx: Trx): Promise<void> {
  await trx
    .updateTable('training')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .execute();
}
