import { GUEST_OPERATIONS } from './guest-operations.ts';
import { createOpenApi, type Described } from './openapi.ts';
import { channelManagerWebhookOperations } from './routes/channel-manager-webhook.ts';
import { channelWebhookOperations } from './routes/channel-webhooks.ts';
import { guestWayOperations } from './routes/guest-ways.ts';
import { pmsWebhookOperation } from './routes/pms-webhook.ts';
import { createRoutes } from './routes/table.ts';
import { taskPhotoOperations } from './routes/task-photos.ts';
import { uploadOperations } from './routes/uploads.ts';

/** Stands where a server's own address goes. */
const ADDRESS = 'https://address.invalid';
let text: string | null = null;

/**
 * The text of `/openapi.json` for a server at this address. All calls are the same for all servers, so they are described
 * once in a process, when first asked for: that takes a few tenths of a second.
 */
export function servedOpenApi(baseUrl: string): string {
  text ??= createOpenApi(listServed(), ADDRESS);
  return text.replace(`"${ADDRESS}"`, () => JSON.stringify(baseUrl));
}

/** Every call of the route table, and those that are served beside it. */
function listServed(): Described[] {
  return [
    ...createRoutes(),
    ...GUEST_OPERATIONS,
    pmsWebhookOperation,
    ...channelManagerWebhookOperations,
    ...channelWebhookOperations,
    ...uploadOperations,
    ...taskPhotoOperations,
    ...guestWayOperations,
  ];
}
