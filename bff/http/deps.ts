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
import type { PageFetch } from '../site-import/fetch-page.ts';
import type { Sync } from '../sync/sync.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { LimitName, Quota } from './request/limits.ts';

/** The dependencies of the HTTP server. */
export interface HttpDeps extends ConversationDeps {
  config: {
    registration: Registration;
    /** The secret needed to make the first account, if other machines can reach the server. */
    setupSecret?: SetupSecret | undefined;
    plan: Plan;
    /** Who may change an account's plan. */
    planChanges: 'owner' | 'operator';
    /** The folder the store is in. */
    dataDir: string;
    /** The file that notes the audit log's latest entry. */
    anchorFile: string;
    /** Another server that notes it too; null: none. */
    anchorUrl: string | null;
    /** The token for reading the metrics; null: only from this machine. */
    metricsToken: string | null;
    /** The server's public address, without a slash at the end. */
    baseUrl: string;
    /** No public address was configured; it is the one the server listens on. */
    baseUrlIsGuessed?: boolean;
    /** Where the operator's settings send data; absent: nowhere. */
    outlets?: Outlets;
    /** Addresses and networks whose X-Forwarded-For header is trusted. */
    trustedProxies: readonly string[];
  };
  /** The public key for push messages to browsers. */
  pushKey: string;
  /** The folder with the built widget, desk and sample page; null: not served. */
  assetsDir: string | null;
  /** Answers guests' messages sent by HTTP. */
  turns: Pick<Turns, 'begin'>;
  /** Answers a trial question; nothing is stored. */
  ask(propertyId: string, question: AskedQuestion): Promise<unknown>;
  /** The PMS integration. */
  sync: Sync;
  /** The channel managers. */
  distribution: Distribution;
  /** The copies of the store. */
  backups: Backups;
  readiness: Readiness;
  metrics: Pick<Metrics, 'contentType' | 'scrape'>;
  /** Guests' channels other than the site's chat. */
  messaging: Messaging;
  /** Fetches pages of hotels' sites. */
  pages: Pick<PageFetch, 'fetch'>;
  /** Webhooks to the hotel's programs. */
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

/** PMSs simulated by this server, to try the integration. */
export interface PmsDemo {
  providers: readonly PmsProvider[];
  /** Starts the simulated PMS if it is not running, and returns its credentials. */
  open(provider: PmsProvider): Promise<Record<string, string>>;
  /** Makes the simulated PMS send its notices to this address, as a hotel would set it up by hand. */
  sendNotices(provider: PmsProvider, address: string): Promise<void>;
}

/** Messaging platforms simulated by this server, to try a channel without an account. */
export interface GuestDemo {
  channels: readonly ConnectedChannel[];
  /** Starts the simulated platform if it is not running, and returns the values needed to connect it. */
  open(channel: ConnectedChannel): Promise<Readonly<Record<string, string>>>;
  /** Makes it call this address, which a hotel would enter by hand. */
  listen(channel: ConnectedChannel, to: { webhookUrl: string; secret?: string }): Promise<void>;
  /** The page on which a person can play its guests; null if the connected account is not the simulated one. */
  playUrl(channel: ConnectedChannel, detail: Readonly<Record<string, string>>): string | null;
  /** The simulated mail server, once it runs. */
  smtpUrl(): string | null;
}

/** Channel managers simulated by this server, to try the integration. */
export interface ChannelDemo {
  providers: readonly ChannelManager[];
  /** Starts the simulated one if it is not running, and returns its credentials. */
  open(provider: ChannelManager): Promise<Record<string, string>>;
  /** Makes it call this address, which a hotel would enter by hand. */
  sendCalls(
    provider: ChannelManager,
    to: { webhookUrl: string; user: string | null; password: string | null; secret: string | null },
  ): Promise<void>;
}
