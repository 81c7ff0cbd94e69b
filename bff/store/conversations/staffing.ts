import { z } from 'zod';
import type { Colleague, House } from '../../../shared/domain/staff/routing.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { roleAt, worksAtOneOf } from '../account/users.ts';
import { loadActivation } from '../house/activation.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const departments = z.array(z.enum(DEPARTMENTS));
const languages = z.array(z.string());
const duty = z.object({ mon_fri: z.string(), weekend: z.string() });

/** The staff of a property, the number of conversations each holds, and the property's opening hours. */
export interface Staffing {
  staff: Colleague[];
  house: House;
}

/** Throws if there is no such property. */
export async function loadStaffing(db: Db | Trx, propertyId: string): Promise<Staffing> {
  const { accountId, timezone } = await db
    .selectFrom('property')
    .select(['accountId', 'timezone'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'departments', 'languages', 'duty', 'disabledAt'])
    .select(roleAt(propertyId).as('role'))
    .select((select) =>
      select
        .selectFrom('conversation')
        .select((count) => count.fn.countAll<number>().as('load'))
        .whereRef('conversation.assigneeId', '=', 'user.id')
        .where('conversation.state', 'in', ['waiting', 'staffed'])
        .as('load'),
    )
    .where('accountId', '=', accountId)
    .where(worksAtOneOf([propertyId]))
    .execute();
  const { businessHours: schedule } = await loadActivation(db, propertyId);
  return {
    house: { schedule: { ...schedule, holidays: schedule.holidays ?? [] }, timezone },
    staff: rows.map((row) => ({
      id: row.id,
      departments: readJson(departments, row.departments),
      languages: readJson(languages, row.languages),
      duty: row.duty === null ? null : readJson(duty, row.duty),
      disabled: row.disabledAt !== null,
      tasksOnly: row.role === 'worker',
      load: row.load ?? 0,
    })),
  };
}
