import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A minimal load balancer: each connection goes to the next server that accepts it. */
export interface Balancer {
  baseUrl: string;
  /** Sets the servers for new connections; open connections stay. */
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
    const target = await connectToNext(ports, turn++);
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

/** Connects to the first server, from that position on, that accepts a connection; null if no server does. */
async function connectToNext(ports: readonly number[], turn: number): Promise<Socket | null> {
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
