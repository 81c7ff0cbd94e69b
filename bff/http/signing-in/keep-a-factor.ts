import { ServiceError } from '../../base/errors.ts';
import { lacksSecondFactor } from '../../store/account/account-sign-in.ts';
import type { User } from '../../store/account/users.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Throws `conflict` where the last second factor was just taken away and the account asks for one. */
export async function keepAFactor(trx: Trx, user: User): Promise<void> {
  if (!(await lacksSecondFactor(trx, user))) return;
  throw new ServiceError(
    'conflict',
    'Your account asks for a second factor: set up another one before you remove this',
  );
}
