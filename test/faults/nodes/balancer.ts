import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a load balancer does, and nothing more: each connection goes to the next server that takes it. */
export interface Balancer {
  baseUrl: string;
  /** Where connections go from now on; those that are open stay where they are. */
  aim(ports: readonly number[]): void;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const open = new Set<Socket>();
  let ports: readonly number[] = [];
  let turn = 0;

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  }

  const server = createServer(async (client) => {
    keep(client);
    client.on('error', () => client.destroy());
    client.pause();
    const target = await reach(ports, turn++);
    if (target === null || client.destroyed) {
      client.destroy();
      target?.destroy();
      return;
    }
    keep(target);
    target.on('error', () => client.destroy());
    target.on('close', () => client.destroy());
    client.on('close', () => target.destroy());
    client.pipe(target);
    target.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim(to) {
      ports = to;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** The first, from that turn on, that takes a connection; null: none does. */
async function reach(ports: readonly number[], turn: number): Promise<Socket | null> {
  for (let tried = 0; tried < ports.length; tried++) {
    const port = ports[(turn + tried) % ports.length];
    if (port === undefined) break;
    const socket = connect(port, '127.0.0.1');
    const isTaken = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isTaken) return socket;
    socket.destroy();
  }
  return null;
}
