import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { addressBucket, addressKey, networkBucket } from '../../../bff/base/network/address-bucket.ts';
import { createSecrets } from '../../../bff/base/secrets/secrets.ts';
import { networkOf } from '../../../bff/store/account/address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s is counted as the household %s and the network %s', (address, household, network) => {
  expect([addressBucket(address), networkBucket(address)]).toEqual([household, network]);
});

it('pseudonyms of addresses reveal a shared network and nothing else of the address', () => {
  const secrets = createSecrets(randomBytes(32));
  const pseudonymOf = (address: string) => addressKey(secrets, address);
  expect(pseudonymOf('2001:db8:1:2::1')).toBe(pseudonymOf('2001:db8:1:2::ffff'));
  expect(pseudonymOf('2001:db8:1:2::1')).not.toBe(pseudonymOf('2001:db8:1:3::1'));
  expect(networkOf(pseudonymOf('2001:db8:1:2::1'))).toBe(networkOf(pseudonymOf('2001:db8:1:3::1')));
  expect(networkOf(pseudonymOf('2001:db8:1:2::1'))).not.toBe(networkOf(pseudonymOf('2001:db8:2:2::1')));
  expect(networkOf(pseudonymOf('203.0.113.7'))).toBe(pseudonymOf('203.0.113.7'));
  expect(pseudonymOf('203.0.113.7')).not.toContain('203');
});
