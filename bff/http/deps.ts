import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import type { ChannelManager } from '../../shared/domain/distribution.ts';
import type { Plan } from '../../shared/domain/house/plans.ts';
import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { Registration } from '../auth/register.ts';
import type { SetupSecret } from '../auth/setup-secret.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { AskedQuestion } from '../conversation/turn/ask.ts';
import type { Turns } from '../conversation/turn/turns.ts';
import type { Distribution } from '../distribution/distribution.ts';
import type { Messaging } from '../messaging/messaging.ts';
import type { Backups } from '../operation/backups.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Outlets } from '../operation/processing.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Sync } from '../sync/sync.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { LimitName, Quota } from './request/limits.ts';

/** What the HTTP side is made of. */
export interface HttpDeps extends ConversationDeps {
  config: {
    registration: Registration;
    /** What the first account is made with, where others than this machine reach the server. */
    setupSecret?: SetupSecret | undefined;
    plan: Plan;
    /** Who puts an account under another plan. */
    planChanges: 'owner' | 'operator';
    /** The folder the store is in. */
    dataDir: string;
    /** Where it is noted how far the audit log has come. */
    anchorFile: string;
    /** Another server that is told so too; null: there is none. */
    anchorUrl: string | null;
    /** With what the figures are read; null: from this machine alone. */
    metricsToken: string | null;
    /** Where the outside reaches this server, without a slash at the end. */
    baseUrl: string;
    /** Nobody said where it is reached; it is the address that the server listens on. */
    baseUrlIsGuessed?: boolean;
    /** Where the operator’s settings send data; left out: nowhere. */
    outlets?: Outlets;
    /** Addresses and networks whose X-Forwarded-For is believed. */
    trustedProxies: readonly string[];
  };
  /** The public half of the key that notices to browsers are signed with. */
  pushKey: string;
  /** The folder with the built widget, desk and sample page; null: none is served. */
  assetsDir: string | null;
  /** Answers guests' messages that came over HTTP. */
  turns: Pick<Turns, 'begin'>;
  /** Answers as the engine would; nothing is stored. */
  ask(propertyId: string, question: AskedQuestion): Promise<unknown>;
  /** The PMS integration. */
  sync: Sync;
  /** The channel managers. */
  distribution: Distribution;
  /** The copies of the store. */
  backups: Backups;
  readiness: Readiness;
  metrics: Pick<Metrics, 'contentType' | 'scrape'>;
  /** Guests who write by other channels than the site's own chat. */
  messaging: Messaging;
  /** What the hotel's own programs are told. */
  webhooks: Pick<Webhooks, 'checkAddress'>;
  /** Simulated PMSs that the sample hotel may be connected to; only on a server that was started with it. */
  pmsDemo?: PmsDemo | undefined;
  /** Simulated channel managers that the sample hotel may be connected to; only on a server that was started with it. */
  channelDemo?: ChannelDemo | undefined;
  /** Simulated platforms that the sample hotel's guests write by; only on a server that was started with it. */
  guestDemo?: GuestDemo | undefined;
  /** Other quotas than the built-in ones. */
  limits?: Partial<Record<LimitName, Quota>>;
}

/** PMSs that this server plays itself, to try the integration without one. */
export interface PmsDemo {
  providers: readonly PmsProvider[];
  /** Starts the simulated PMS where it does not run, and gives the credentials that reach it. */
  open(provider: PmsProvider): Promise<Record<string, string>>;
  /** Has the simulated PMS send its notices there, as somebody of the hotel would set it up by hand. */
  sendNotices(provider: PmsProvider, address: string): Promise<void>;
}

/** Platforms of guests' messages that this server plays itself, to try a channel without an account. */
export interface GuestDemo {
  channels: readonly ConnectedChannel[];
  /** Starts the simulated platform where it does not run, and gives what connecting it takes. */
  open(channel: ConnectedChannel): Promise<Readonly<Record<string, string>>>;
  /** Has it call there, as somebody of the hotel would set it up by hand. */
  listen(channel: ConnectedChannel, to: { webhookUrl: string; secret?: string }): Promise<void>;
  /** Where its guests are played in a browser; null: what is connected with this detail is not the simulated one. */
  playUrl(channel: ConnectedChannel, detail: Readonly<Record<string, string>>): string | null;
  /** The simulated mail server, once it runs. */
  smtpUrl(): string | null;
}

/** Channel managers that this server plays itself, to try the integration without one. */
export interface ChannelDemo {
  providers: readonly ChannelManager[];
  /** Starts the simulated one where it does not run, and gives the credentials that reach it. */
  open(provider: ChannelManager): Promise<Record<string, string>>;
  /** Has it call there, as somebody of the hotel would set it up by hand. */
  sendCalls(
    provider: ChannelManager,
    to: { webhookUrl: string; user: string | null; password: string | null; secret: string | null },
  ): Promise<void>;
}
