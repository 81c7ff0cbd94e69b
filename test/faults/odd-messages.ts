import { CRLF, createOdd, GUEST_WORD, type Known, newAddress, type Odd, requestHead } from './odd.ts';

/** Lists requests with headers that are broken, repeated, huge, or have forbidden content. */
export function listHeaderFaults({ session, apiKey }: Known): Odd[] {
  const lines = [
    'Host: a\r\nHost: b',
    'Host: [',
    'Host: ',
    'Host: canaryword@x:y:z',
    'NoColon',
    ': empty name',
    'Space before : colon',
    'X-Folded: one\r\n two canaryword',
    'X-Nul: a\x00b',
    'X-Bell: \x07\x1b[31m',
    'X-Latin: \xe9\xff',
    'X-Utf8: \xf0\x9f\x94\xa5',
    'X-Cr: a\rb',
    `X-Long: ${'canaryword '.repeat(1_400)}`,
    `X-Longer: ${'a'.repeat(40_000)}`,
    `${'X'.repeat(9_000)}: a`,
    Array.from({ length: 1_500 }, (_, index) => `X-${index}: a`).join(CRLF),
    Array.from({ length: 300 }, () => 'Cookie: canaryword=canaryword').join(CRLF),
    'Cookie: =;;=%;\xff=\xff; __proto__=x',
    `Cookie: ${'a=b; '.repeat(2_000)}`,
    'Authorization: Bearer ',
    'Authorization: Bearer canaryword',
    'Authorization: Bearer \xff\xfe',
    `Authorization: Bearer ${session.slice(0, -1)}`,
    `Authorization: Bearer ${apiKey.slice(0, -1)}`,
    `Authorization: Basic ${Buffer.from('canaryword:\x00').toString('base64')}`,
    `Authorization: Bearer ${'a.'.repeat(4_000)}`,
    `Authorization: Bearer ${session}, Bearer ${apiKey}`,
    'X-Forwarded-For: fe80::1%eth0',
    'X-Forwarded-For: , , ,canaryword,[::1],999.1.1.1',
    `X-Forwarded-For: ${'1.2.3.4,'.repeat(1_000)}`,
    'X-Request-Id: canaryword\xff',
    `X-Request-Id: ${'a'.repeat(200)}`,
    'Origin: null',
    'Origin: http://[',
    'Origin: //',
    'Origin: javascript:canaryword',
    'Referer: http://[canaryword',
    'Accept: \xff,*/*;q=canaryword',
    'Accept-Encoding: br;q=nan,\x80',
    `Accept-Language: ${'de-CH-x-canaryword,'.repeat(500)}`,
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Range: bytes=0-0,1-1,2-2,3-',
    'Range: canaryword=1',
    'If-None-Match: \xff',
    'If-Modified-Since: canaryword',
    'Expect: canaryword',
    'Expect: 100-continue',
    'Connection: keep-alive, close, canaryword',
    'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'Connection: Upgrade\r\nUpgrade: canaryword',
    'Connection: Upgrade\r\nUpgrade: \xff',
    'Upgrade: websocket',
    'TE: trailers, canaryword',
    'Idempotency-Key: \xff',
    'Access-Control-Request-Method: canaryword',
  ];
  const paths = ['/chat/widget.js', '/api/conversations', '/chat/events?wait=0'];
  return lines.flatMap((line, index) => {
    const path = paths[index % paths.length] ?? '/';
    return [
      createOdd(
        `header ${index}, ${JSON.stringify(line.slice(0, 40))}`,
        `GET ${path} HTTP/1.1\r\n${line}\r\nHost: x\r\n\r\n`,
      ),
    ];
  });
}

/** Lists requests whose body length differs from the declared one, or is declared twice. */
export function listLengthFaults({ session }: Known): Odd[] {
  const body = `{"type":"send","id":"6c0f3f0e-6f0f-4b0e-9d5c-1f8f3b6a0d0a","text":"${GUEST_WORD}"}`;
  const post = (...lines: string[]): string =>
    [
      'POST /chat/messages HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${session}`,
      'Content-Type: application/json',
      ...lines,
      '',
      '',
    ].join(CRLF);
  const told = [
    '-1',
    '+5',
    '0x10',
    '1e3',
    '5, 5',
    '5, 6',
    ' ',
    'canaryword',
    '1.5',
    '99999999999999999999999',
    '18446744073709551616',
    '9007199254740993',
  ];
  const chunks = [
    'zz\r\n',
    'ffffffffffffffff\r\n',
    '-1\r\n',
    ';canaryword\r\n',
    '5\r\nab',
    '0\r\nX: \x00\r\n\r\n',
    '\r\n',
    '1\r\n{\r\n0\r\n\r\n',
  ];
  return [
    ...told.map((length) => createOdd(`a length of ${length}`, post(`Content-Length: ${length}`), body)),
    createOdd('two lengths', post('Content-Length: 5', 'Content-Length: 6'), body),
    createOdd('a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked'), '0\r\n\r\n'),
    createOdd('chunks, then another encoding', post('Transfer-Encoding: chunked, identity'), '0\r\n\r\n'),
    createOdd('an encoding that nobody knows', post('Transfer-Encoding: canaryword'), body),
    createOdd('chunks in HTTP/1.0', post('Transfer-Encoding: chunked').replace('1.1', '1.0'), '0\r\n\r\n'),
    ...chunks.map((chunk) =>
      createOdd(`the chunk ${JSON.stringify(chunk)}`, post('Transfer-Encoding: chunked'), chunk),
    ),
    { ...createOdd('less than was said', post('Content-Length: 500'), body), end: 'half' },
    { ...createOdd('less than was said, broken off', post('Content-Length: 500'), body), end: 'reset' },
    { ...createOdd('half a chunk, broken off', post('Transfer-Encoding: chunked'), '50\r\n{"ty'), end: 'reset' },
    { ...createOdd('100-continue, and nothing then', post('Expect: 100-continue', 'Content-Length: 5')), end: 'half' },
    createOdd('more than was said', post('Content-Length: 2'), `{}${body}`),
    createOdd('a body for GET', `GET /health/live HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n${GUEST_WORD}`),
    createOdd('a megabyte to a small door', post('Content-Length: 1048576'), 'a'.repeat(1_048_576)),
  ];
}

/** Lists requests with a valid session or key whose body is invalid JSON, or JSON that no schema allows. */
export function listBodyFaults({ session, apiKey, propertyId }: Known): Odd[] {
  const texts: (string | Buffer)[] = [
    '',
    'null',
    '[]',
    '"canaryword"',
    '1e999',
    '{',
    '{"type":"send"',
    `{"type":"hello","propertyId":"${propertyId}\\u0000"}`,
    '{"type":"canaryword"}',
    '{"type":{"toString":1}}',
    '{"__proto__":{"type":"send"},"constructor":1}',
    '{"type":"send","id":"not a uuid","text":"canaryword"}',
    '{"type":"send","id":"6c0f3f0e-6f0f-4b0e-9d5c-1f8f3b6a0d0b","text":"\\ud800 canaryword"}',
    '{"type":"send","id":"6c0f3f0e-6f0f-4b0e-9d5c-1f8f3b6a0d0c","text":"\\u0000"}',
    '{"type":"send","id":"6c0f3f0e-6f0f-4b0e-9d5c-1f8f3b6a0d0d","text":"canaryword","language":{"code":"\\u0000","confidence":2}}',
    '{"type":"send","id":"6c0f3f0e-6f0f-4b0e-9d5c-1f8f3b6a0d0e","choice":"\\ud83d"}',
    '{"type":"history","before":1e400}',
    '{"type":"history","before":-1,"limit":0.5}',
    '{"type":"read","seq":9007199254740993}',
    '{"type":"rate","score":1e21,"comment":"canaryword"}',
    `${'['.repeat(7_000)}`,
    `${'{"a":'.repeat(3_000)}`,
    Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.alloc(2_000),
  ];
  const doors = [
    { path: '/chat/session', token: session },
    { path: '/chat/messages', token: session },
    { path: '/auth/login', token: '' },
    { path: '/api/tasks', token: apiKey },
    { path: `/webhooks/pms/${propertyId}`, token: '' },
  ];
  const types = ['application/json; charset=utf-16', 'application/json;;', 'text/html', '\xff', 'multipart/form-data'];
  const send = (path: string, token: string, type: string, body: Buffer): Odd['chunks'] => [
    Buffer.from(
      [
        `POST ${path} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
        `X-Forwarded-For: ${newAddress()}`,
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
        '',
        '',
      ].join(CRLF),
      'latin1',
    ),
    body,
  ];
  return [
    ...doors.flatMap(({ path, token }) =>
      texts.map((text, index) => ({
        name: `POST ${path} with body ${index}: ${JSON.stringify(String(text).slice(0, 40))}`,
        chunks: send(path, token, 'application/json', Buffer.from(text)),
      })),
    ),
    ...types.map((type) => ({
      name: `a body said to be ${type}`,
      chunks: send('/chat/messages', session, type, Buffer.from('{"type":"ping"}')),
    })),
    ...['gzip', 'br', 'canaryword'].map((encoding) => ({
      name: `a body said to be packed by ${encoding}`,
      chunks: send('/chat/messages', session, `application/json\r\nContent-Encoding: ${encoding}`, Buffer.from('{}')),
    })),
    ...['%', '%00', '\xff', '__proto__', 'a'.repeat(3_000), '..%2f..'].map((id) => ({
      name: `a task called ${JSON.stringify(id.slice(0, 20))}`,
      chunks: send(`/api/tasks/${id}`, apiKey, 'application/json', Buffer.from('{}')),
    })),
    ...[
      'limit=0',
      'limit=1e9',
      'limit=canaryword',
      'before=%00',
      'state=%ff',
      'state=open&state=done',
      'x[]=1',
      'q=%',
    ].map((query) =>
      createOdd(
        `a query of ${query}`,
        requestHead(`GET /api/conversations?${query} HTTP/1.1`, {
          Authorization: `Bearer ${apiKey}`,
          Connection: 'close',
        }),
      ),
    ),
  ];
}
