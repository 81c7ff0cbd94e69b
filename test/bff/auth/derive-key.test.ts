import { expect, it } from 'vitest';
import { deriveByLibrary, deriveKey } from '../../../bff/auth/derive-key.ts';

it.each(['correct horse', 'Schlüssel zum Südflügel', '鍵'])(
  'a password hashed by a Node with argon2id is verified on a Node without it: %s',
  async (password) => {
    const salt = Buffer.from('sixteen bytes !!');
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    const [own, other] = [await deriveKey(password, salt, cost), await deriveByLibrary(password, salt, cost)];
    expect(Buffer.from(other).toString('hex')).toBe(Buffer.from(own).toString('hex'));
  },
);
