import { ServiceError } from '../../base/errors.ts';
import { lacksSecondFactor } from '../../store/account/account-sign-in.ts';
import type { User } from '../../store/account/users.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Throws `conflict` if the user's last second factor was just removed although the account requires one. */
export async function requireRemainingFactor(trx: Trx, user: User): Promise<void> {
  if (!(await lacksSecondFactor(trx, user))) return;
  throw new ServiceError(
    'conflict',
    'Your account asks for a second factor: set up another one before you remove this',
  );
}
