import type { CallOptions } from './api-client.ts';
import type { PmsSync, PmsSyncBody } from './generated/api-types.ts';
import { ApiCalls } from './generated/calls.ts';

const POLL_MS = 500;

/**
 * A hotel's side of the service, over its HTTP API, for browsers and Node: `new ServiceChatClient({ baseUrl, apiKey })`. There
 * is a method for every call of `/openapi.json`, by its `operationId`; each rejects with an `ApiError`.
 */
export class ServiceChatClient extends ApiCalls {
  /**
   * Begins a sync and resolves when it is through, done or failed. `onProgress` is told each time it looks. `source`: which of the
   * property's PMSs; left out: the first.
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
