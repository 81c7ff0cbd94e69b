import { sql } from 'kysely';
import type { Trx } from '../schema/schema.ts';
import { MAIN_SOURCE } from './source.ts';

/**
 * Which of a property's PMSs receives a change: the one with the stay, else the one with the guest, else the first.
 * `subjectId`: a task, charge, conversation, preference, guest or reservation.
 */
export async function findSourceOf(trx: Trx, propertyId: string, subjectId: string): Promise<string> {
  const others = await trx
    .selectFrom('pmsConnection')
    .select('source')
    .where('propertyId', '=', propertyId)
    .where('source', '<>', MAIN_SOURCE)
    .limit(1)
    .executeTakeFirst();
  if (others === undefined) return MAIN_SOURCE; // nearly every house has only one
  const { rows } = await sql<{ source: string | null }>`
    with about as (
      select "reservationId", "guestId", "conversationId" from task where id = ${subjectId}
      union all select "reservationId", null, "conversationId" from charge where id = ${subjectId}
      union all select null, "guestId", null from preference where id = ${subjectId}
      union all select null, "guestId", id from conversation where id = ${subjectId}
      union all select null, id, null from guest where id = ${subjectId}
      union all select id, null, null from reservation where id = ${subjectId}
    )
    select coalesce(
      (select stay.source from reservation stay where stay.id = about."reservationId" and stay."externalId" is not null),
      (select stay.source from "accessGrant" held join reservation stay on stay.id = held."reservationId"
        where held."conversationId" = about."conversationId" and stay."externalId" is not null
        order by held.id desc limit 1),
      (select stay.source from reservation stay
        where stay."guestId" = coalesce(about."guestId",
          (select talk."guestId" from conversation talk where talk.id = about."conversationId"))
          and stay."externalId" is not null and stay.state in ('checked_in', 'booked')
        order by stay.state desc, stay."checkIn" limit 1),
      (select one.source from guest one where one.id = coalesce(about."guestId",
        (select talk."guestId" from conversation talk where talk.id = about."conversationId"))
        and one."externalId" is not null)
    ) as source from about limit 1
  `.execute(trx);
  return rows[0]?.source ?? MAIN_SOURCE;
}
