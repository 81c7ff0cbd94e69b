import type { Nodes } from '../../nodes/port.ts';

/** What was read of a connection's row when it was opened: another node may change the row while it is kept open here. */
export interface KeptState {
  /** Does the row still say so? Always where there can be no other node. */
  isCurrent(): Promise<boolean>;
  /** Stores a change of this node's own, which is no reason to open it again. */
  change<T>(store: () => Promise<T>): Promise<T>;
}

/** `read`: the row's parts that an open connection stands on, as one text. */
export async function keepState(
  { id }: Pick<Nodes, 'id'>,
  read: () => Promise<string | undefined>,
): Promise<KeptState> {
  if (id === null) return { isCurrent: async () => true, change: (store) => store() };
  let known = await read();
  let changing: Promise<unknown> = Promise.resolve();
  return {
    async isCurrent() {
      await changing.catch(() => undefined);
      return (await read()) === known;
    },
    change(store) {
      const changed = store();
      changing = changed.then(async () => {
        known = await read();
      });
      return changing.then(() => changed);
    },
  };
}
