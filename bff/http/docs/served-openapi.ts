import { taskPhotoOperations } from '../routes/conversations/task-photos.ts';
import { uploadOperations } from '../routes/conversations/uploads.ts';
import { guestWayOperations } from '../routes/guests/guest-ways.ts';
import { channelManagerWebhookOperations } from '../routes/integrations/channel-manager-webhook.ts';
import { channelWebhookOperations } from '../routes/integrations/channel-webhooks.ts';
import { fileLinkOperations } from '../routes/integrations/file-links.ts';
import { pmsSourceWebhookOperation, pmsWebhookOperation } from '../routes/integrations/pms-webhook.ts';
import { createRoutes } from '../routes/table.ts';
import { GUEST_OPERATIONS } from './guest-operations.ts';
import { createOpenApi, type Described } from './openapi.ts';

/** Stands where a server's own address goes. */
const ADDRESS = 'https://address.invalid';

/** The text of `/openapi.json`, before and behind the server's address: all calls are the same for all servers. */
export function describeServed(): [before: string, behind: string] {
  const [before = '', ...behind] = createOpenApi(listServed(), ADDRESS).split(`"${ADDRESS}"`);
  return [before, behind.join(`"${ADDRESS}"`)];
}

/** Every call of the route table, and those that are served beside it. */
export function listServed(): Described[] {
  return [
    ...listForPrograms(),
    pmsWebhookOperation,
    pmsSourceWebhookOperation,
    ...channelManagerWebhookOperations,
    ...channelWebhookOperations,
    ...fileLinkOperations,
  ];
}

/** What a hotel's or a site's own program may call: all but what vendors tell and what a guest opens by a link. */
export function listForPrograms(): Described[] {
  return [...createRoutes(), ...GUEST_OPERATIONS, ...uploadOperations, ...taskPhotoOperations, ...guestWayOperations];
}
