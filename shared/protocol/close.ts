/** Close codes of sockets. 4000 to 4999 are ours; the rest are WebSocket's own. */
export const CLOSE = {
  normal: 1000,
  tooBig: 1009,
  fault: 1011,
  restart: 1012,
  overload: 1013,
  badFrame: 4400,
  sessionUnknown: 4401,
  refused: 4403,
  gone: 4404,
  versionNotSpoken: 4406,
  helloTimeout: 4408,
  tooSlow: 4413,
  tooMany: 4429,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
