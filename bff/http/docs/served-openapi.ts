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

/** Placeholder for the server's own address. */
const ADDRESS = 'https://address.invalid';

/** The text of `/openapi.json` before and after the server's address. The rest is the same for all servers. */
export function describeServed(): [before: string, behind: string] {
  const [before = '', ...behind] = createOpenApi(listServed(), ADDRESS).split(`"${ADDRESS}"`);
  return [before, behind.join(`"${ADDRESS}"`)];
}

/** All calls that the server takes: those of the route table and those beside it. */
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

/** The calls for a hotel's or a site's own program: all except vendors' webhooks and links that a guest opens. */
export function listForPrograms(): Described[] {
  return [...createRoutes(), ...GUEST_OPERATIONS, ...uploadOperations, ...taskPhotoOperations, ...guestWayOperations];
}
