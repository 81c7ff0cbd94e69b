import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { type ChannelCheck, ChannelError } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { deleteChannelConnection, noteChannelHealth, saveChannelConnection } from '../store/channel-connections.ts';
import { releaseParts } from '../store/channel-parts.ts';
import type { Trx } from '../store/schema.ts';
import type { ChannelConnections, OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';

const CALL_MS_MAX = 60_000;

interface Where {
  propertyId: string;
  channel: ConnectedChannel;
}

/** What a caller wants in the transaction that connects or disconnects. */
type Also = (trx: Trx) => Promise<void>;

export interface Connected {
  channel: ConnectedChannel;
  connected: true;
  /** Null: its platform calls nobody. */
  webhookUrl: string | null;
  /** What else is to be entered at the platform. */
  told: Record<string, string>;
  detail: Record<string, string>;
  /** What works only in part, by a code. */
  warnings: string[];
}

export interface ChannelSetUp {
  /**
   * Connects a property's account, after real calls to the platform; where they fail nothing is stored. Throws
   * `channel_rejected_credentials`, `channel_unreachable`, and `validation_failed` for an address that may not be reached.
   */
  connect(
    where: Where,
    given: Readonly<Record<string, string>>,
    also: (trx: Trx, connected: Connected) => Promise<void>,
  ): Promise<Connected>;
  /** Wipes the credentials. Conversations stay; what is on its way is told as not sent. Throws `channel_not_connected`. */
  disconnect(where: Where, also: Also): Promise<void>;
  test(where: Where): Promise<ChannelCheck[]>;
  /** Works with an open account, its failures told as ours. */
  asCaller<T>(open: Promise<OpenChannel>, work: (open: OpenChannel, signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function createChannelSetUp(
  deps: MessagingDeps,
  connections: ChannelConnections,
  nudge: () => void,
): ChannelSetUp {
  const asCaller: ChannelSetUp['asCaller'] = async (open, work) =>
    work(await open, AbortSignal.timeout(CALL_MS_MAX)).catch((error: unknown) => toServiceError(error));
  return {
    asCaller,
    async connect({ propertyId, channel }, given, also) {
      const world = await connections.world(propertyId, channel);
      const { credentials, ...made } = await CHANNEL_ADAPTERS[channel]
        .connect(world, given, AbortSignal.timeout(CALL_MS_MAX))
        .catch((error: unknown) => toServiceError(error, CHANNEL_ADAPTERS[channel].addressField))
        .finally(() => world.net.close());
      const connected: Connected = {
        channel,
        connected: true,
        webhookUrl: CHANNEL_ADAPTERS[channel].calls.areMade?.(made.detail) === false ? null : world.webhookUrl,
        ...made,
      };
      const at = deps.clock().toISOString();
      const id = newId('channelConnection');
      await deps.writer.write(async (trx) => {
        await saveChannelConnection(
          trx,
          deps.secrets,
          { propertyId, channel, id, detail: made.detail, credentials },
          at,
        );
        await releaseParts(trx, propertyId, channel, at);
        await also(trx, connected);
      });
      nudge();
      return connected;
    },
    async disconnect({ propertyId, channel }, also) {
      await deps.writer.write(async (trx) => {
        if (!(await deleteChannelConnection(trx, propertyId, channel)))
          throw new ServiceError('channel_not_connected', `${channel} is not connected`);
        await releaseParts(trx, propertyId, channel, deps.clock().toISOString());
        await also(trx);
      });
      nudge();
    },
    async test({ propertyId, channel }) {
      const open = await connections.open(propertyId, channel);
      if (open === undefined) throw new ServiceError('channel_not_connected', `Connect ${channel} first`);
      const checks = await open.session.check(AbortSignal.timeout(CALL_MS_MAX));
      const fault = checks.find(({ ok, name }) => !ok && name !== 'signature');
      const at = deps.clock().toISOString();
      const error = fault === undefined ? null : { code: fault.name, message: fault.detail, at };
      await deps.writer.write(async (trx) => {
        await noteChannelHealth(trx, open.id, error);
        if (error === null) await releaseParts(trx, propertyId, channel, at);
      });
      nudge();
      return checks;
    },
  };
}

function toServiceError(error: unknown, addressField = ''): never {
  if (!(error instanceof ChannelError)) throw error;
  const { message, code, pointer } = error;
  if (code === 'unreachable') throw new ServiceError('channel_unreachable', message, { cause: error });
  if (code === 'rejected_credentials')
    throw new ServiceError('channel_rejected_credentials', message, { cause: error });
  if (code === 'refused' && pointer !== null) {
    const fields = [{ pointer, code: 'platform_refused', detail: message }];
    throw new ServiceError('validation_failed', message, { cause: error, fields });
  }
  if (code === 'refused') throw new ServiceError('conflict', message, { cause: error });
  const fields = [{ pointer: addressField, code: 'address_refused', detail: message }];
  throw new ServiceError('validation_failed', message, { cause: error, fields });
}
