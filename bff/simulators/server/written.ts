import type { Clock } from '../../base/clock.ts';
import type { Written } from '../world/world-types.ts';

type Draft = Pick<Written, 'kind' | 'call' | 'text'> & Partial<Omit<Written, 'id' | 'at' | 'gone'>>;

/** The records written through a vendor's API, oldest first. */
export interface WrittenList {
  add(draft: Draft): Written;
  /** Changes a record, such as a note's text or a request's state. Throws if the id does not exist. */
  change(id: string, patch: Partial<Pick<Written, 'text' | 'state' | 'gone'>>): Written;
  find(id: string): Written | undefined;
  all(): readonly Written[];
}

export function createWrittenList(clock: Clock): WrittenList {
  const list: Written[] = [];
  const find = (id: string) => list.find((written) => written.id === id);
  return {
    add(draft) {
      const written: Written = {
        reservationId: null,
        guestId: null,
        amount: null,
        state: null,
        key: null,
        ...draft,
        id: `w${list.length + 1}`,
        at: clock().toISOString(),
        gone: false,
      };
      list.push(written);
      return written;
    },
    change(id, patch) {
      const written = find(id);
      if (written === undefined) throw new Error(`Nothing was written as ${id}`);
      return Object.assign(written, patch);
    },
    find,
    all: () => list,
  };
}
