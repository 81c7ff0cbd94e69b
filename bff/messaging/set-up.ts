import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { type ChannelCheck, ChannelError } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { deleteChannelConnection, noteChannelHealth, saveChannelConnection } from '../store/channels/connections.ts';
import { deleteNotices } from '../store/channels/notices.ts';
import { releaseParts } from '../store/channels/parts.ts';
import { switchChannelOff } from '../store/house/activation.ts';
import { findChannelManager, readChannelManagerSecrets } from '../store/pms/channel-manager-connections.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { ChannelConnections, OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';

/** The time limit of a call to a platform. */
export const CALL_MS_MAX = 60_000;
const LEAVE_MS_MAX = 10_000;

interface ChannelPlace {
  propertyId: string;
  channel: ConnectedChannel;
}

/** The caller's writes in the same transaction. */
type Also = (trx: Trx) => Promise<void>;

export interface Connected {
  channel: ConnectedChannel;
  connected: true;
  /** Null if the platform makes no calls. */
  webhookUrl: string | null;
  /** Further values to enter at the platform. */
  platformValues: Record<string, string>;
  detail: Record<string, string>;
  /** The codes of functions that work only in part. */
  warnings: string[];
}

export interface ChannelSetUp {
  /**
   * Connects a property's account after a test with the platform; if that fails nothing is stored. Throws
   * `channel_rejected_credentials`, `channel_unreachable`, and `validation_failed` for a forbidden address.
   */
  connect(
    place: ChannelPlace,
    given: Readonly<Record<string, string>>,
    also: (trx: Trx, connected: Connected) => Promise<void>,
  ): Promise<Connected>;
  /** Deletes the credentials and switches the channel off. Conversations stay; unsent parts fail. Throws `channel_not_connected`. */
  disconnect(place: ChannelPlace, also: Also): Promise<void>;
  test(place: ChannelPlace): Promise<ChannelCheck[]>;
  /** Runs work with an open account, and turns the platform's errors into ServiceErrors. */
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
      const complete = await withChannelManagers(deps, { propertyId, channel }, given);
      const world = await connections.world(propertyId, channel);
      const { credentials, ...made } = await CHANNEL_ADAPTERS[channel]
        .connect(world, complete, AbortSignal.timeout(CALL_MS_MAX))
        .catch((error: unknown) => toServiceError(error, CHANNEL_ADAPTERS[channel].addressField))
        .finally(() => world.net.close());
      const connected: Connected = {
        channel,
        connected: true,
        webhookUrl: CHANNEL_ADAPTERS[channel].calls.hasIncomingCalls?.(made.detail) === false ? null : world.webhookUrl,
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
        await deleteNotices(trx, { propertyId, channel });
        await releaseParts(trx, propertyId, channel, at);
        await also(trx, connected);
      });
      nudge();
      return connected;
    },
    async disconnect({ propertyId, channel }, also) {
      const open = await connections.open(propertyId, channel);
      await open?.session
        .leave?.(AbortSignal.timeout(LEAVE_MS_MAX))
        .catch(() => deps.log.warn({ channel }, 'a platform could not be told to call no more: its calls are refused'));
      await deps.writer.write(async (trx) => {
        if (!(await deleteChannelConnection(trx, propertyId, channel)))
          throw new ServiceError('channel_not_connected', `${channel} is not connected`);
        await deleteNotices(trx, { propertyId, channel });
        const at = deps.clock().toISOString();
        await releaseParts(trx, propertyId, channel, at);
        await switchChannelOff(trx, propertyId, channel, at);
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

/** Adds the channel manager's credentials if its channel is connected without credentials. Throws `validation_failed` if there are none. */
async function withChannelManagers(
  { db, secrets }: MessagingDeps,
  { propertyId, channel }: ChannelPlace,
  given: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { channelManager } = CHANNEL_ADAPTERS[channel];
  if (channelManager === undefined || given['apiKey'] !== undefined) return given;
  const connection = await findChannelManager(db, propertyId);
  const isOwn = connection?.connected === true && connection.provider === channelManager;
  const connectionSecrets = isOwn ? await readChannelManagerSecrets(db, secrets, connection) : undefined;
  if (connectionSecrets === undefined) {
    const detail = `Give apiKey and propertyId, or connect ${channelManager} as the channel manager first`;
    throw new ServiceError('validation_failed', detail, {
      fields: [{ pointer: '/apiKey', code: 'required', detail }],
    });
  }
  const { apiKey = '', propertyId: theirs = '', baseUrl } = connectionSecrets.credentials;
  return { apiKey, propertyId: theirs, ...(baseUrl === undefined ? {} : { baseUrl }), ...given };
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
