import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Second factors of colleagues: apps with codes, recovery codes, passkeys. */
export const secondFactors: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        totp: { key: ['userId'], columns: ['userId>user', 'secret', 'confirmedAt?', 'lastStep#', 'createdAt'] },
        recoveryCode: {
          key: ['userId', 'label', 'isActive'],
          columns: ['userId>user', 'label', 'codeHash', 'isActive#', 'createdAt'],
        },
        passkey: {
          key: ['id'],
          columns: [
            'id',
            'userId>user',
            'credentialId',
            'publicKey',
            'counter#',
            'transports',
            'name',
            'createdAt',
            'lastUsedAt?',
          ],
        },
        passkeyChallenge: { key: ['challengeHash'], columns: ['challengeHash', 'userId?>user', 'expiresAt'] },
      },
      [
        ['passkey_credential', 'passkey', ['credentialId'], true],
        ['passkey_user', 'passkey', ['userId', 'id']],
        ['passkeyChallenge_end', 'passkeyChallenge', ['expiresAt']],
      ],
    );
  },
};
