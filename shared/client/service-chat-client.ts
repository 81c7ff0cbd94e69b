import type { CallOptions } from './api-client.ts';
import type { PmsSync, PmsSyncBody } from './generated/api-types.ts';
import { ApiCalls } from './generated/calls.ts';

const POLL_MS = 500;

/**
 * Client of the HTTP API for browsers and Node: `new ServiceChatClient({ baseUrl, apiKey })`. It has a method for every
 * `operationId` of `/openapi.json`; each rejects with an `ApiError`.
 */
export class ServiceChatClient extends ApiCalls {
  /**
   * Starts a sync and resolves when it is done or failed. `onProgress` is called with each status. `source`: which PMS of the
   * property; default: the first.
   */
  async syncAndWait(
    { source, ...given }: PmsSyncBody & { source?: string } = {},
    onProgress: (run: PmsSync) => void = () => undefined,
    options: CallOptions = {},
  ): Promise<PmsSync> {
    const query = source === undefined ? {} : { source };
    const { syncId } = await this.startSync(given, query, options);
    for (;;) {
      const run = await this.getSync(syncId, query, options);
      onProgress(run);
      if (run.state !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

export { ApiError, type ApiFetch, type CallOptions, type ClientOptions, type Page } from './api-client.ts';
export type * from './generated/api-types.ts';
export { WebhookError, type WebhookFault, type WebhookHeaders, type WebhookMessage, webhook } from './webhook.ts';
