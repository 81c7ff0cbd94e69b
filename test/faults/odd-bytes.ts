import type { Known, Odd } from './odd.ts';
import { bodies, headerLines, lengths } from './odd-messages.ts';
import { afterHandshake, halves, handshakes, otherProtocols } from './odd-sockets.ts';
import { requestLines, targets } from './odd-targets.ts';

/** Every odd request, made of the tables below. The same ones each time. */
export function listOddBytes(known: Known): Odd[] {
  return [
    ...targets(known),
    ...requestLines(),
    ...headerLines(known),
    ...lengths(known),
    ...bodies(known),
    ...handshakes(),
    ...afterHandshake(known),
    ...halves(known),
    ...otherProtocols(),
  ];
}
