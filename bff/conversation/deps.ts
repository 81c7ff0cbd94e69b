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

/** The world a conversation lives in; handed in, so that tests choose it. */
export interface ConversationDeps {
  db: Db;
  writer: Writer;
  /** For reads that take long: in this thread every guest would wait for them. */
  reader: Reader;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  feed: Feed;
  /** The processes that serve this store together; `soleNode` where it is this one alone. */
  nodes: Nodes;
  engine: ConversationEngine;
  /** Messages that are being stored, which answers begin behind. */
  acks: AcksFirst;
  /** The files that guests and staff send each other. */
  files: Files;
  /** What the property's PMS has to sell; without it guests who ask are answered by the house's own words. */
  rooms?: {
    /** Is there a PMS that tells what is free? */
    areTold(propertyId: string): Promise<boolean>;
    ask(propertyId: string, dates: { arrival: string; departure: string }): Promise<RoomQuote | null>;
  };
  /** What stands on a stay's bill, as its PMS says now; null: it does not say, or cannot be asked. */
  readBill?(propertyId: string, reservationId: string): Promise<PmsBill | null>;
  /** Where this server sends e-mail, and so codes; null: it sends none. `nudge` has what is due sent at once. */
  mail: { nudge(): void } | null;
  /** The optional language model, behind its checks; without it the engine answers alone. */
  model?: ModelEngine;
  /** The optional embedding model; without it entries are found by their words alone. */
  embeddings?: Embeddings;
}

/** The colleague or program that acts. A program has no user: its `id` is its key's. `name` is for staff only. */
export interface Actor {
  id: string;
  userId: string | null;
  name: string;
}
