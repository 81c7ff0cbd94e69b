import { issueOneTimeToken } from '../../auth/one-time.ts';
import { registerAccount } from '../../auth/register.ts';
import { claim, isClaimed } from '../../base/claim.ts';
import type { Services } from '../../compose.ts';
import { hasAccounts } from '../../store/account/accounts.ts';
import { listSignInUsers, saveUser } from '../../store/account/users.ts';
import { saveActivation } from '../../store/house/activation.ts';
import { findProperty, saveProperty } from '../../store/house/properties.ts';
import { replaceTraining } from '../../store/house/training.ts';
import { findMeta, insertMeta } from '../../store/sqlite/meta.ts';
import { SAMPLE_HOTEL } from './sample-hotel.ts';
import { loadSampleStays } from './sample-stays.ts';

/** Loads the sample hotel into a store without accounts. A store that has or had one is left unchanged. */
export async function loadSampleHotel({ db, writer, clock, secrets, dataDir }: Services): Promise<void> {
  if (isClaimed(dataDir) || (await hasAccounts(db))) return;
  const now = clock();
  await writer.write(async (trx) => {
    const { email, property, training, activation } = SAMPLE_HOTEL;
    const given = { propertyName: property.name, email, phone: property.phone };
    const registered = await registerAccount(trx, { secrets, registration: 'first', plan: 'enterprise' }, given, now);
    const at = now.toISOString();
    await saveUser(trx, { ...registered.owner, name: 'Reception' });
    await saveProperty(trx, { ...registered.property, ...property, updatedAt: at });
    await replaceTraining(trx, registered.property.id, training, at);
    await saveActivation(trx, registered.property.id, { ...activation, active: true }, at);
    await loadSampleStays(trx, { propertyId: registered.property.id, timezone: property.timezone, now });
    await insertMeta(trx, 'sampleProperty', registered.property.id);
  });
  claim(dataDir, now);
}

/** The sample hotel's id; null if it is not in the store. */
export function findSampleProperty(db: Services['db']): Promise<string | null> {
  return findMeta(db, 'sampleProperty');
}

/** Path of the desk with a one-time sign-in link of the sample hotel's owner, valid for half an hour. */
export async function sampleDeskPath({ db, writer, clock }: Services): Promise<string> {
  const propertyId = await findSampleProperty(db);
  const property = propertyId === null ? undefined : await findProperty(db, propertyId);
  const users = await listSignInUsers(db);
  const owner = users.find(({ accountId, role }) => accountId === property?.accountId && role === 'owner');
  if (owner === undefined) return '/desk';
  const { token } = await writer.write((trx) => issueOneTimeToken(trx, owner.id, 'sign_in', clock()));
  return `/desk#link=${token}`;
}
