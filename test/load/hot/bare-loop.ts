import Database from 'better-sqlite3';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The minimal server for comparison: sockets, one table, and one flush for all messages of the same turn of the event loop. It
 * speaks only the part of the protocol that the fleet needs. `node bare-loop.ts FILE`
 */
const db = new Database(process.argv[2] ?? ':memory:');
db.pragma('journal_mode = wal');
db.pragma('synchronous = full');
db.exec('create table message (seq integer primary key, id text unique, text text)');
const insert = db.prepare('insert into message (id, text) values (?, ?)');
const begin = db.prepare('begin');
const commit = db.prepare('commit');
let batch: { socket: WebSocket; id: string; text: string }[] = [];

const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  handleProtocols: (offered) => [...offered][0] ?? false,
});
server.on('connection', (socket) =>
  socket.on('message', (data) => {
    const { type, id = '', text = '' }: { type: string; id?: string; text?: string } = JSON.parse(String(data));
    if (type === 'hello') socket.send(JSON.stringify({ type: 'welcome', session: 'bare', seq: 0 }));
    if (type !== 'send') return;
    if (batch.length === 0) setImmediate(flush);
    batch.push({ socket, id, text });
  }),
);
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`ready http://127.0.0.1:${address?.port}\n`);
});

function flush(): void {
  const now = batch;
  batch = [];
  begin.run();
  const numbers = now.map(({ id, text }) => insert.run(id, text).lastInsertRowid);
  commit.run();
  for (const [place, { socket, id }] of now.entries())
    socket.send(JSON.stringify({ type: 'ack', id, seq: Number(numbers[place]) }));
}
