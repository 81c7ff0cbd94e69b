import type { RoomQuote } from '../../shared/domain/house/room-quote.ts';
import type { PmsBill } from '../../shared/domain/pms.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Embeddings } from '../embeddings/embeddings.ts';
import type { Files } from '../files/files.ts';
import type { ModelEngine } from '../model/types.ts';
import type { Nodes } from '../nodes/port.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Reader } from '../store/sqlite/reader.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import type { Feed } from './feed.ts';
import type { AcksFirst } from './turn/acks-first.ts';
import type { ConversationEngine } from './turn/engine-port.ts';

/** The dependencies of conversations; passed in, so that tests can replace them. */
export interface ConversationDeps {
  db: Db;
  writer: Writer;
  /** For long reads, which would block this thread. */
  reader: Reader;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  feed: Feed;
  /** The processes that serve this store; `soleNode` if there is only this one. */
  nodes: Nodes;
  engine: ConversationEngine;
  /** Delays answers while messages are being stored. */
  acks: AcksFirst;
  /** Files sent by guests and staff. */
  files: Files;
  /** Free rooms and prices from the PMS; without it such questions are answered from the house's texts. */
  rooms?: {
    /** Whether a PMS is connected that reports free rooms. */
    areTold(propertyId: string): Promise<boolean>;
    ask(propertyId: string, dates: { arrival: string; departure: string }): Promise<RoomQuote | null>;
  };
  /** Reads a stay's present bill from the PMS; null if the PMS cannot tell it. */
  readBill?(propertyId: string, reservationId: string): Promise<PmsBill | null>;
  /** Sends e-mail; null: this server sends none. `nudge` sends queued mails at once. */
  mail: { nudge(): void } | null;
  /** The optional language model; without it the engine answers alone. */
  model?: ModelEngine;
  /** The optional embedding model; without it entries are found by shared words only. */
  embeddings?: Embeddings;
}

/** The acting colleague or program. For a program `id` is its key's id. `name` is for staff only. */
export interface Actor {
  id: string;
  userId: string | null;
  name: string;
}
