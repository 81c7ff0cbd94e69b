import { ServiceError } from '../../base/errors.ts';
import { answersGuests, worksFor } from '../../store/account/user-names.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Throws `validation_failed`, with the pointer of the field, unless the colleague works at the property. */
export async function requireColleague(trx: Trx, propertyId: string, userId: string, pointer: string): Promise<void> {
  if (await worksFor(trx, propertyId, userId)) return;
  throw new ServiceError('validation_failed', `${pointer.slice(1)}: there is no such colleague`, {
    fields: [{ pointer, code: 'unknown', detail: 'Name a colleague from GET /api/staff' }],
  });
}

/** As `requireColleague`, and also requires that they answer guests; others cannot see conversations. */
export async function requireAnswering(trx: Trx, propertyId: string, userId: string, pointer: string): Promise<void> {
  await requireColleague(trx, propertyId, userId, pointer);
  if (await answersGuests(trx, propertyId, userId)) return;
  throw new ServiceError('validation_failed', `${pointer.slice(1)}: this colleague works on tasks alone`, {
    fields: [{ pointer, code: 'unknown', detail: 'Name a colleague who may read conversations' }],
  });
}
