import { createHash } from 'node:crypto';
import { CRLF, createOdd, GUEST_WORD, type Known, type Odd, requestHead, UPGRADE } from './odd.ts';

/** Lists WebSocket upgrades with faults. */
export function listHandshakeFaults(): Odd[] {
  const changes: Record<string, string | null>[] = [
    { 'Sec-WebSocket-Key': null },
    { 'Sec-WebSocket-Key': 'short' },
    { 'Sec-WebSocket-Key': '\xff'.repeat(16) },
    { 'Sec-WebSocket-Key': 'a'.repeat(8_000) },
    { 'Sec-WebSocket-Version': null },
    { 'Sec-WebSocket-Version': '8' },
    { 'Sec-WebSocket-Version': GUEST_WORD },
    { 'Sec-WebSocket-Protocol': null },
    { 'Sec-WebSocket-Protocol': ',,,' },
    { 'Sec-WebSocket-Protocol': 'service-chat.v1,service-chat.v1' },
    { 'Sec-WebSocket-Protocol': 'service-chat.v1, \xff' },
    { 'Sec-WebSocket-Protocol': 'service-chat.v1;canaryword' },
    { 'Sec-WebSocket-Protocol': 'service-chat.v1,'.repeat(400) },
    { 'Sec-WebSocket-Extensions': 'permessage-deflate; x=' },
    { 'Sec-WebSocket-Extensions': '\xff' },
    { 'Sec-WebSocket-Extensions': ';;;,,,"' },
    { Upgrade: 'WebSocket, h2c' },
    { Upgrade: 'canaryword' },
    { Upgrade: '' },
    { Connection: 'keep-alive, Upgrade' },
    { Origin: 'null' },
    { Origin: 'http://[' },
    { Origin: `https://${GUEST_WORD}.example/` },
    { 'Content-Length': '5' },
    { 'Transfer-Encoding': 'chunked' },
    { Host: '[' },
    { Expect: '100-continue' },
  ];
  return ['/chat/socket', '/desk/socket'].flatMap((path) =>
    changes.map((change, index) => {
      const merged = Object.entries({ ...UPGRADE, ...change }).filter(([, value]) => value !== null);
      const headers = Object.fromEntries(merged.map(([name, value]) => [name, value ?? '']));
      return createOdd(
        `handshake ${index} at ${path}, with ${JSON.stringify(change).slice(0, 50)}`,
        requestHead(`GET ${path} HTTP/1.1`, headers),
      );
    }),
  );
}

/** Lists frames that no client sends, together with the handshake or after it. */
export function listFrameFaults({ propertyId, session }: Known): Odd[] {
  const hello = JSON.stringify({ type: 'hello', propertyId, session });
  const frames: [string, Buffer][] = [
    ['text that is no UTF-8', frame(1, Buffer.from([0xff, 0xfe, 0xc3, 0x28]))],
    ['text that is no JSON', frame(1, Buffer.from(GUEST_WORD))],
    ['JSON that is no frame', frame(1, Buffer.from('[]'))],
    ['a thousand brackets', frame(1, Buffer.from('['.repeat(4_000)))],
    ['binary', frame(2, Buffer.from(GUEST_WORD))],
    ['no mask', Buffer.concat([Buffer.from([0x81, 10]), Buffer.from(GUEST_WORD)])],
    ['reserved bits', Buffer.concat([Buffer.from([0xf1, 0x80, 0, 0, 0, 0])])],
    ['an opcode that is not', frame(0xb, Buffer.alloc(0))],
    ['a part of nothing', frame(0, Buffer.from(GUEST_WORD))],
    ['a ping that is too long', frame(9, Buffer.alloc(200))],
    ['a pong out of the blue', frame(10, Buffer.alloc(3))],
    ['a close with half a code', frame(8, Buffer.from([3]))],
    ['a close with no code', frame(8, Buffer.from([0, 1]))],
    ['a close with words that are no UTF-8', frame(8, Buffer.from([3, 0xe8, 0xff, 0xfe]))],
    ['a length of 2^63', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])],
    ['twenty kilobytes', frame(1, Buffer.alloc(20_000, 97))],
    ['the same hello twice', Buffer.concat([frame(1, Buffer.from(hello)), frame(1, Buffer.from(hello))])],
    ['a send before the hello', frame(1, Buffer.from(`{"type":"send","text":"${GUEST_WORD}"}`))],
    ['half a frame', frame(1, Buffer.from(hello)).subarray(0, 9)],
    ['a hundred frames', Buffer.concat(Array.from({ length: 100 }, () => frame(1, Buffer.from('{"type":"ping"}'))))],
    ['a second request', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['nothing but NULs', Buffer.alloc(500)],
  ];
  const handshake = (path: string) => Buffer.from(requestHead(`GET ${path} HTTP/1.1`, UPGRADE), 'latin1');
  return frames.flatMap(([name, bytes]): Odd[] => [
    { name: `${name}, with the handshake`, chunks: [Buffer.concat([handshake('/chat/socket'), bytes])] },
    { name: `${name}, after the handshake`, chunks: [handshake('/chat/socket'), bytes], end: 'reset' },
    { name: `${name}, at the desk's door`, chunks: [handshake('/desk/socket'), bytes], end: 'half' },
  ]);
}

/** Lists requests that begin correctly and do not end. */
export function listUnfinished({ session }: Known): Odd[] {
  const whole = requestHead('GET /chat/events HTTP/1.1', { Authorization: `Bearer ${session}` });
  const upgrade = requestHead('GET /chat/socket HTTP/1.1', UPGRADE);
  const cuts = [1, 5, 20, 60];
  const ok = requestHead('GET /health/live HTTP/1.1', {});
  return [
    ...cuts.flatMap((cut): Odd[] => [
      { ...createOdd(`the first ${cut} letters of a request`, whole.slice(0, cut)), end: 'half' },
      { ...createOdd(`the first ${cut} letters of an upgrade, broken off`, upgrade.slice(0, cut)), end: 'reset' },
    ]),
    { ...createOdd('a whole upgrade, broken off', upgrade), end: 'reset' },
    { ...createOdd('an upgrade that is refused, broken off', upgrade.replace('/chat/socket', '//')), end: 'reset' },
    { ...createOdd('an upgrade whose sender says no more', upgrade), end: 'half' },
    { ...createOdd('a held answer, broken off', whole), end: 'reset' },
    { name: 'a request in many pieces', chunks: [...ok].map((letter) => Buffer.from(letter)).slice(0, 60) },
    { name: 'nothing', chunks: [], end: 'half' },
    { name: 'nothing, broken off', chunks: [], end: 'reset' },
    createOdd('lines without a word', CRLF.repeat(2_000)),
    createOdd('lines without a return', ok.replaceAll(CRLF, '\n')),
    createOdd('three requests and junk', `${ok.repeat(3)}\x00\xff${GUEST_WORD}`),
    createOdd('sixty requests at once', ok.repeat(60)),
    createOdd('a request, then an upgrade', ok + upgrade),
    createOdd('a request, then an odd upgrade', ok + upgrade.replace('/chat/socket', 'http://[')),
    createOdd('an odd upgrade, then a request', upgrade.replace('/chat/socket', '//') + ok),
    { ...createOdd('two upgrades at once', upgrade + upgrade), end: 'half' },
  ];
}

/** Lists bytes of other protocols, and random bytes. */
export function listOtherProtocols(): Odd[] {
  const noise = (seed: number): Buffer =>
    Buffer.concat(Array.from({ length: 40 }, (_, index) => createHash('sha256').update(`${seed} ${index}`).digest()));
  return [
    {
      name: 'HTTP/2',
      chunks: [Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00', 'latin1')],
    },
    { name: 'TLS', chunks: [Buffer.from('160301020001000 1fc0303'.replace(' ', ''), 'hex'), noise(0)] },
    { name: 'SSH', chunks: [Buffer.from('SSH-2.0-OpenSSH_9.9\r\n')] },
    { name: 'SMTP', chunks: [Buffer.from('EHLO canaryword\r\nMAIL FROM:<canaryword@guests.example>\r\n')] },
    { name: 'Redis', chunks: [Buffer.from('*1\r\n$4\r\nINFO\r\n')] },
    { name: 'RTSP', chunks: [Buffer.from('OPTIONS rtsp://x RTSP/1.0\r\nCSeq: 1\r\n\r\n')] },
    { name: 'a cookie of RDP', chunks: [Buffer.from('0300002a25e00000000000436f6f6b69653a206d737473', 'hex')] },
    {
      name: 'a proxy’s own line',
      chunks: [Buffer.from('PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    },
    ...Array.from({ length: 20 }, (_, seed) => ({ name: `noise ${seed}`, chunks: [noise(seed)] })),
    ...Array.from({ length: 10 }, (_, seed) => ({
      name: `noise ${seed} in a header`,
      chunks: [Buffer.concat([Buffer.from('GET / HTTP/1.1\r\nX: '), noise(seed), Buffer.from('\r\n\r\n')])],
    })),
  ];
}

/** A client's masked frame in one piece. */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size =
    length < 126
      ? [0x80 | length]
      : length < 65_536
        ? [0xfe, length >> 8, length & 255]
        : [0xff, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 255, length & 255];
  const mask = [1, 2, 3, 4];
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, ...mask]), masked]);
}
