import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../../bff/base/secrets/standard-webhooks.ts';
import { webhook } from '../../../shared/client/webhook.ts';

/** A published test vector of Standard Webhooks 1.0, which npm `standardwebhooks` and a plain HMAC confirm. */
const SECRET = 'whsec_c2VydmljZWNoYXQtZGVtby1rZXktMzItYnl0ZXMhISE=';
const BODY = '{"type":"reservation.created","timestamp":"2025-10-09T08:53:20Z","data":{"externalId":"R-1"}}';
const AT = 1_760_000_000;
const SIGNATURE = 'v1,BX6wfrORikXKqInZCjxcMxE2D/vTpJg2kHUyuT+EVPU=';
const HEADERS = { 'webhook-id': 'msg_01JTEST', 'webhook-timestamp': String(AT), 'webhook-signature': SIGNATURE };
const OTHER_SECRET = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

const clockAt = (seconds: number) => () => new Date(seconds * 1_000);
const verify = (given: Partial<Parameters<typeof webhook.verify>[0]> = {}, now = clockAt(AT)) =>
  webhook.verify({ secret: SECRET, headers: HEADERS, body: BODY, ...given }, now);

describe('the published test vector of webhook signatures', () => {
  it('equals the signature that is sent', () => {
    const headers = signWebhook({ id: 'msg_01JTEST', body: BODY, secrets: [SECRET] }, new Date(AT * 1_000));
    expect(headers).toEqual(HEADERS);
  });

  it('is accepted', async () => {
    expect(await verify()).toEqual({
      id: 'msg_01JTEST',
      type: 'reservation.created',
      timestamp: '2025-10-09T08:53:20Z',
      data: { externalId: 'R-1' },
    });
  });
});

describe('a webhook signature is accepted', () => {
  it('with headers as a fetch handler has them, in any case and order', async () => {
    await expect(
      verify({ headers: new Headers(Object.entries(HEADERS).reverse() as [string, string][]) }),
    ).resolves.toBeDefined();
    const loud = Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toUpperCase(), [value]]));
    await expect(verify({ headers: loud })).resolves.toBeDefined();
  });

  it('with a secret without its prefix', () => expect(verify({ secret: SECRET.slice(6) })).resolves.toBeDefined());

  it.each([300, -300])('with a clock that differs by %i seconds', (off) =>
    expect(verify({}, clockAt(AT + off))).resolves.toBeDefined(),
  );

  it.each([SECRET, OTHER_SECRET])('with either secret during a rotation', async (secret) => {
    const headers = signWebhook({ id: 'msg_1', body: BODY, secrets: [OTHER_SECRET, SECRET] }, new Date(AT * 1_000));
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await expect(verify({ secret, headers })).resolves.toBeDefined();
  });
});

describe('a webhook signature is refused', () => {
  it.each([
    ['another body', { body: BODY.replace('R-1', 'R-2') }, 'bad_signature'],
    ['an empty body', { body: '' }, 'bad_signature'],
    ['another id', { headers: { ...HEADERS, 'webhook-id': 'msg_02' } }, 'bad_signature'],
    ['another time', { headers: { ...HEADERS, 'webhook-timestamp': String(AT + 1) } }, 'bad_signature'],
    ['another secret', { secret: OTHER_SECRET }, 'bad_signature'],
    [
      'another version alone',
      { headers: { ...HEADERS, 'webhook-signature': SIGNATURE.replace('v1', 'v2') } },
      'bad_signature',
    ],
    ['a signature that is no base64', { headers: { ...HEADERS, 'webhook-signature': 'v1,%%%' } }, 'bad_signature'],
    ['no signature', { headers: { ...HEADERS, 'webhook-signature': '' } }, 'missing_header'],
    ['no headers', { headers: {} }, 'missing_header'],
    ['a time in words', { headers: { ...HEADERS, 'webhook-timestamp': 'now' } }, 'stale'],
    ['a secret that is none', { secret: 'whsec_' }, 'bad_secret'],
  ] as const)('with %s', (_, given, code) =>
    expect(verify(given)).rejects.toMatchObject({ name: 'WebhookError', code }),
  );

  it.each([301, -301])('with a clock that differs by %i seconds', (off) =>
    expect(verify({}, clockAt(AT + off))).rejects.toMatchObject({ code: 'stale' }),
  );

  it('over a text that is not an event', async () => {
    const headers = signWebhook({ id: 'msg_1', body: '[]', secrets: [SECRET] }, new Date(AT * 1_000));
    await expect(verify({ headers, body: '[]' })).rejects.toMatchObject({ code: 'malformed' });
  });
});
