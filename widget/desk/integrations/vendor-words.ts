import { msg } from '@lit/localize';

/** Labels of the events in the integration's log. An event that this desk does not know keeps its name. */
const EVENTS: Readonly<Record<string, () => string>> = {
  connected: () => msg('Connected', { id: 'desk-pms-log-connected' }),
  disconnected: () => msg('Disconnected', { id: 'desk-pms-log-disconnected' }),
  'connect.failed': () => msg('Connecting failed', { id: 'desk-pms-log-connect-failed' }),
  tested: () => msg('Connection tested', { id: 'desk-pms-log-tested' }),
  'mapping.invalid': () => msg('A field does not fit', { id: 'desk-pms-log-mapping-invalid' }),
  'bookings.came': () => msg('Bookings came', { id: 'desk-cm-log-bookings' }),
  'nights.came': () => msg('Free rooms and prices came', { id: 'desk-cm-log-nights' }),
  'nights.failed': () => msg('Free rooms and prices were not read', { id: 'desk-cm-log-nights-failed' }),
  nudged: () => msg('It said that something changed', { id: 'desk-cm-log-nudged' }),
  'call.rejected': () => msg('A call was refused', { id: 'desk-cm-log-rejected' }),
  exchange: () => msg('A call to the other side', { id: 'desk-log-exchange' }),
  'notice.failed': () => msg('A change was not read', { id: 'desk-pms-log-notice-failed' }),
  'notice.refused': () => msg('A notice was refused', { id: 'desk-pms-log-notice-refused' }),
  resumed: () => msg('Goes on', { id: 'desk-pms-log-resumed' }),
  paused: () => msg('Paused', { id: 'desk-pms-log-paused' }),
  'pull.restarted': () => msg('Read anew from the start', { id: 'desk-pms-log-pull-restarted' }),
  'record.rejected': () => msg('A record was not stored', { id: 'desk-pms-log-record-rejected' }),
  'run.started': () => msg('Sync started', { id: 'desk-pms-log-run-started' }),
  'run.done': () => msg('Sync done', { id: 'desk-pms-log-run-done' }),
  'run.failed': () => msg('Sync failed', { id: 'desk-pms-log-run-failed' }),
  'run.error': () => msg('An error while syncing', { id: 'desk-pms-log-run-error' }),
  subscribed: () => msg('The PMS tells of changes', { id: 'desk-pms-log-subscribed' }),
  'subscribe.failed': () => msg('The PMS cannot tell of changes', { id: 'desk-pms-log-subscribe-failed' }),
  'queue.failed': () => msg('The queue of changes was not read', { id: 'desk-pms-log-queue-failed' }),
  'push.sent': () => msg('Sent to the PMS', { id: 'desk-pms-log-push-sent' }),
  'push.dropped': () => msg('Not sent to the PMS', { id: 'desk-pms-log-push-dropped' }),
};

export function eventWord(event: string): string {
  return EVENTS[event]?.() ?? event;
}

const address = () => msg('Address on the network', { id: 'desk-pms-ask-address' });

/** Labels of the adapters' credential fields, by key. The vendor's own label is shown beside them. */
const CREDENTIALS: Readonly<Record<string, () => string>> = {
  gatewayUrl: () => msg('Gateway address', { id: 'desk-pms-ask-gateway-url' }),
  propertyId: () => msg('Property', { id: 'desk-pms-ask-property-id' }),
  appKey: () => msg('Application key', { id: 'desk-pms-ask-app-key' }),
  clientId: () => msg('Client ID', { id: 'desk-pms-ask-client-id' }),
  clientSecret: () => msg('Client secret', { id: 'desk-pms-ask-client-secret' }),
  grantType: () => msg('How it signs in', { id: 'desk-pms-ask-auth' }),
  enterpriseId: () => msg('Enterprise ID', { id: 'desk-pms-ask-enterprise-id' }),
  username: () => msg('Integration user', { id: 'desk-pms-ask-username' }),
  password: () => msg('Password', { id: 'desk-password' }),
  scope: () => msg('Scope', { id: 'desk-pms-ask-scope' }),
  extSystemCode: () => msg('External system', { id: 'desk-pms-ask-ext-system-code' }),
  cashierId: () => msg('Cashier ID', { id: 'desk-pms-ask-cashier-id' }),
  transactionCode: () => msg('Transaction code', { id: 'desk-pms-ask-transaction-code' }),
  codes: () => msg('Codes of the hotel', { id: 'desk-pms-ask-codes' }),
  apiKey: () => msg('API key', { id: 'desk-pms-ask-api-key' }),
  clientToken: () => msg('Client token', { id: 'desk-pms-ask-client-token' }),
  accessToken: () => msg('Access token', { id: 'desk-pms-ask-access-token' }),
  stayServiceId: () => msg('Service for stays', { id: 'desk-pms-ask-stay-service-id' }),
  chargeServiceId: () => msg('Service for charges', { id: 'desk-pms-ask-charge-service-id' }),
  taxCode: () => msg('Tax code for charges', { id: 'desk-pms-ask-tax-code' }),
  vatType: () => msg('VAT of charges', { id: 'desk-pms-ask-vat-type' }),
  clientPassword: () => msg('Client password', { id: 'desk-pms-ask-client-password' }),
  agentId: () => msg('Agent ID', { id: 'desk-pms-ask-agent-id' }),
  agentPassword: () => msg('Agent password', { id: 'desk-pms-ask-agent-password' }),
  moduleType: () => msg('Modules', { id: 'desk-pms-ask-module-type' }),
  currency: () => msg('Currency', { id: 'desk-currency' }),
  rateAgentId: () => msg('Channel for prices', { id: 'desk-pms-ask-rate-agent-id' }),
  sundryId: () => msg('Item for charges', { id: 'desk-pms-ask-sundry-id' }),
  database: () => msg('Database', { id: 'desk-pms-ask-database' }),
  auth: () => msg('How it signs in', { id: 'desk-pms-ask-auth' }),
  token: () => msg('Token or key', { id: 'desk-pms-ask-token' }),
  headerName: () => msg('Header of the key', { id: 'desk-pms-ask-header-name' }),
  user: () => msg('User', { id: 'desk-pms-ask-user' }),
  inviteCode: () => msg('Invite code', { id: 'desk-pms-ask-invite-code' }),
  refreshToken: () => msg('Refresh token', { id: 'desk-pms-ask-refresh-token' }),
  tokenUrl: () => msg('Address for tokens', { id: 'desk-pms-ask-token-url' }),
  signingSecret: () => msg('Secret for signing', { id: 'desk-pms-ask-signing-secret' }),
  webhookSecret: () => msg('Secret of notices', { id: 'desk-pms-ask-webhook-secret' }),
  baseUrl: address,
  apiUrl: address,
  platformAddress: address,
  lookupUrl: address,
  identityUrl: address,
};

/** Returns the name of a channel manager; the one without a vendor has a translated name. */
export function channelManagerName({ provider, name }: { provider: string; name: string }): string {
  return provider === 'custom' ? msg('Your own, by webhooks', { id: 'desk-cm-own' }) : name;
}

/** Returns the label of a credential field; null if only its adapter has one. */
export function credentialWord(key: string): string | null {
  return CREDENTIALS[key]?.() ?? null;
}
