import type { Nodes } from '../../nodes/port.ts';

/** The state of a connection's row when it was opened; another node may change the row meanwhile. */
export interface KeptState {
  /** Whether the row is unchanged. Always true if there are no other nodes. */
  isCurrent(): Promise<boolean>;
  /** Stores a change of this node, which needs no reopening. */
  change<T>(store: () => Promise<T>): Promise<T>;
}

/** `read`: the relevant parts of the row, as one text. */
export async function keepState(
  { id }: Pick<Nodes, 'id'>,
  read: () => Promise<string | undefined>,
): Promise<KeptState> {
  if (id === null) return { isCurrent: async () => true, change: (store) => store() };
  let current = await read();
  let changing: Promise<unknown> = Promise.resolve();
  return {
    async isCurrent() {
      await changing.catch(() => undefined);
      return (await read()) === current;
    },
    change(store) {
      const changed = store();
      changing = changed.then(async () => {
        current = await read();
      });
      return changing.then(() => changed);
    },
  };
}
