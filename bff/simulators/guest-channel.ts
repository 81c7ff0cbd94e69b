import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';

/** What arrived at a guest's phone, as they read it. */
export interface Arrived {
  id: string;
  to: string;
  text: string;
}

/** A platform that carries guests' messages, and the guests who write there. */
export interface ChannelSimulator extends SimServer {
  /** What the connect form asks for. */
  credentials: Record<string, string>;
  /** What the server that is connected to it has to be started with, beside leave to reach it. */
  settings?: Record<string, string>;
  /** In order. */
  arrived: readonly Arrived[];
  webhooks: Webhooks;
  /** Its calls go there from now on, signed with what connecting told. False where the address does not verify. */
  setWebhook(url: string, told?: { secret?: string }): Promise<boolean>;
  /** A guest writes; gives the message's id. */
  say(from: string, text: string): string;
  /** A guest taps what they were offered last. Throws where there is nothing of that name. */
  tap(from: string, title: string): string;
  /** Tells how far a message of ours got; `code`: why it failed, as the platform says it. */
  tell(id: string, state: 'delivered' | 'read' | 'failed', code?: number): void;
  /** Whether each message is told as delivered by itself; default: it is. */
  delivers(on: boolean): void;
  revoke(revoked?: boolean): void;
}

/** What a simulator of a channel is started with. */
export interface ChannelSimulatorOptions {
  clock?: () => Date;
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  webhookRetryDelaysMs?: readonly number[];
  /** After what time the platform approves what is handed in to it, by itself; left out: never. */
  reviewAfterMs?: number;
}
