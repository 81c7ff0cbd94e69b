import type { Known, Odd } from './odd.ts';
import { listBodyFaults, listHeaderFaults, listLengthFaults } from './odd-messages.ts';
import { listFrameFaults, listHandshakeFaults, listOtherProtocols, listUnfinished } from './odd-sockets.ts';
import { listRequestLineFaults, listTargetFaults } from './odd-targets.ts';

/** Lists every malformed request from the tables; always the same ones. */
export function listOddBytes(known: Known): Odd[] {
  return [
    ...listTargetFaults(known),
    ...listRequestLineFaults(),
    ...listHeaderFaults(known),
    ...listLengthFaults(known),
    ...listBodyFaults(known),
    ...listHandshakeFaults(),
    ...listFrameFaults(known),
    ...listUnfinished(known),
    ...listOtherProtocols(),
  ];
}
