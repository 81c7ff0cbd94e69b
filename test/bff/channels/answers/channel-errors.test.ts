import { expect, it } from 'vitest';
import { readLost } from '../../../../bff/channels/channel-errors.ts';
import { PmsError, type PmsErrorCode } from '../../../../bff/pms/net/errors.ts';

const lostBy = (code: PmsErrorCode, cause?: string) =>
  readLost(new PmsError(code, 'no answer', { cause: Object.assign(new Error('cause'), { code: cause }) }), 'Platform');

it.each<[PmsErrorCode, string?]>([
  ['unreachable', 'ECONNREFUSED'],
  ['unreachable', 'ENOTFOUND'],
  ['cancelled'],
  ['address_refused'],
  ['bad_settings'],
])('a message that was never handed over (%s, %s) is sent again', (code, cause) => {
  expect(lostBy(code, cause)).toMatchObject({ kind: 'refused', retryAfterMs: 0 });
});

it.each<[PmsErrorCode, string?]>([
  ['unreachable', 'ECONNRESET'],
  ['unreachable', 'UND_ERR_HEADERS_TIMEOUT'],
  ['malformed_answer'],
])('a message that the platform may have accepted (%s, %s) is not sent twice', (code, cause) => {
  expect(lostBy(code, cause)).toEqual({ kind: 'unsure' });
});

it('an error of our own proves nothing either', () => {
  expect(readLost(new Error('a bug'), 'Platform')).toEqual({ kind: 'unsure' });
});
