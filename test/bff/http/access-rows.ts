/**
 * The access rights of each call, written by hand. The server's behaviour, its route table, its rights and its roles are
 * compared with this table. A path without a row here fails `access-matrix.test.ts`.
 *
 * `right`: the rights that a caller must have, joined by `+`; `session`: any user who is signed in at the desk; `public`:
 * everybody.
 * `roles`: the allowed roles among owner, manager, agent and worker. `reach`: `property` if the call acts on one property,
 * `account` if it acts on the whole account; for a public call, what identifies the caller instead.
 */
const TABLE = `
GET    /auth/registration                              | public             |                     | nothing
POST   /auth/register                                  | public             |                     | registration is open
POST   /auth/password                                  | public             |                     | one-time link
POST   /auth/forgot                                    | public             |                     | nothing
POST   /auth/login                                     | public             |                     | password
POST   /auth/link                                      | public             |                     | one-time link
POST   /auth/logout                                    | session            | owner manager agent worker | self
PUT    /auth/me/password                               | session            | owner manager agent worker | self
GET    /auth/me                                        | session            | owner manager agent worker | self
GET    /auth/sessions                                  | session            | owner manager agent worker | self
DELETE /auth/sessions                                  | session            | owner manager agent worker | self
DELETE /auth/sessions/{id}                             | session            | owner manager agent worker | self
GET    /auth/factors                                   | session            | owner manager agent worker | self
POST   /auth/totp                                      | session            | owner manager agent worker | self
POST   /auth/totp/confirm                              | session            | owner manager agent worker | self
DELETE /auth/totp                                      | session            | owner manager agent worker | self
POST   /auth/recovery-codes                            | session            | owner manager agent worker | self
POST   /auth/passkeys/options                          | session            | owner manager agent worker | self
POST   /auth/passkeys                                  | session            | owner manager agent worker | self
DELETE /auth/passkeys/{id}                             | session            | owner manager agent worker | self
POST   /auth/login/passkey/options                     | public             |                     | nothing
POST   /auth/login/passkey                             | public             |                     | passkey
POST   /auth/ticket                                    | session            | owner manager agent worker | self
GET    /api/plans                                      | account:read       | owner manager       | account
GET    /api/usage                                      | account:read       | owner manager       | account
PUT    /api/account/plan                               | account:write      | owner               | account
GET    /api/account/network                            | account:write      | owner               | account
PUT    /api/account/network                            | account:write      | owner               | account
GET    /api/account/sign-in                            | account:write      | owner               | account
PUT    /api/account/sign-in                            | account:write      | owner               | account
GET    /api/keys                                       | keys:read          | owner               | account
POST   /api/keys                                       | keys:write         | owner               | account
POST   /api/keys/{id}/rotate                           | keys:write         | owner               | account
DELETE /api/keys/{id}                                  | keys:write         | owner               | account
GET    /api/staff                                      | staff:read         | owner manager agent | account
POST   /api/staff                                      | staff:write        | owner               | account
PATCH  /api/staff/{id}                                 | staff:write        | owner               | account
POST   /api/staff/{id}/link                            | staff:invite       | owner manager       | account
DELETE /api/staff/{id}/factors                         | staff:write        | owner               | account
DELETE /api/staff/{id}                                 | staff:write        | owner               | account
GET    /api/property                                   | property:read      | owner manager agent | property
PUT    /api/property                                   | property:write     | owner manager       | property
GET    /api/property/guide                             | property:read      | owner manager agent | property
PUT    /api/property/guide                             | property:write     | owner manager       | property
GET    /api/property/seen                              | property:read      | owner manager agent | property
GET    /api/look                                       | property:read      | owner manager agent | property
PUT    /api/look                                       | property:write     | owner manager       | property
POST   /api/look/pictures                              | property:write     | owner manager       | property
GET    /api/alerts                                     | property:read      | owner manager agent | property
PUT    /api/alerts                                     | property:write     | owner manager       | property
GET    /api/report                                     | account:read       | owner manager       | property
PUT    /api/report                                     | property:write+account:read | owner manager | property
GET    /api/service-level                              | property:read      | owner manager agent | property
PUT    /api/service-level                              | property:write     | owner manager       | property
GET    /api/properties                                 | property:read      | owner manager agent | account
POST   /api/properties                                 | account:write      | owner               | account
GET    /api/processing                                 | property:read      | owner manager agent | property
GET    /api/retention                                  | property:read      | owner manager agent | property
GET    /api/retention/reach                            | property:write     | owner manager       | property
PUT    /api/retention                                  | property:write     | owner manager       | property
GET    /api/property/retention                         | property:read      | owner manager agent | property
GET    /api/property/retention/reach                   | property:write     | owner manager       | property
PUT    /api/property/retention                         | property:write     | owner manager       | property
GET    /api/backups                                    | account:write      | owner               | account
POST   /api/backups                                    | account:write      | owner               | account
GET    /api/ai/training                                | property:read      | owner manager agent | property
PUT    /api/ai/training                                | property:write     | owner manager       | property
POST   /api/ai/training/import                         | property:write     | owner manager       | property
POST   /api/ai/ask                                     | property:read      | owner manager agent | property
GET    /api/activation                                 | property:read      | owner manager agent | property
PUT    /api/activation                                 | property:write     | owner manager       | property
GET    /api/conversations                              | conversations:read | owner manager agent | property
GET    /api/conversations/counts                       | conversations:read | owner manager agent | property
GET    /api/conversations/{id}                         | conversations:read | owner manager agent | property
GET    /api/conversations/{id}/decisions               | conversations:read | owner manager agent | property
GET    /api/conversations/{id}/messages                | conversations:read | owner manager agent | property
POST   /api/conversations/{id}/messages                | conversations:write | owner manager agent | property
POST   /api/uploads                                    | conversations:write | owner manager agent | property
GET    /api/uploads/{id}                               | conversations:read | owner manager agent | property
POST   /api/conversations/{id}/notes                   | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/link                    | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/takeover                | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/release                 | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/assign                  | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/resolve                 | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/reopen                  | conversations:write | owner manager agent | property
PATCH  /api/conversations/{id}                         | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/acknowledge             | conversations:write | owner manager agent | property
POST   /api/conversations/actions                      | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/merge                   | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/unmerge                 | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/block                   | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/unblock                 | conversations:write | owner manager agent | property
POST   /api/conversations/{id}/forward                 | conversations:write | owner manager agent | property
POST   /api/emergencies/rehearsal                      | property:write+conversations:read | owner manager | property
POST   /api/conversations/{id}/messages/{messageId}/translate | conversations:read | owner manager agent | property
POST   /api/conversations/{id}/translate               | conversations:write | owner manager agent | property
GET    /api/drafts                                     | conversations:read | owner manager agent | property
PATCH  /api/drafts/{id}                                | conversations:write | owner manager agent | property
POST   /api/drafts/{id}/approve                        | conversations:write | owner manager agent | property
POST   /api/drafts/{id}/discard                        | conversations:write | owner manager agent | property
GET    /api/canned-replies                             | conversations:read | owner manager agent | property
GET    /api/labels                                     | conversations:read | owner manager agent | property
POST   /api/labels                                     | property:write     | owner manager       | property
PATCH  /api/labels/{id}                                | property:write     | owner manager       | property
DELETE /api/labels/{id}                                | property:write     | owner manager       | property
GET    /api/macros                                     | conversations:read | owner manager agent | property
POST   /api/macros                                     | property:write     | owner manager       | property
PATCH  /api/macros/{id}                                | property:write     | owner manager       | property
DELETE /api/macros/{id}                                | property:write     | owner manager       | property
GET    /api/views                                      | conversations:read | owner manager agent | property
POST   /api/views                                      | conversations:read | owner manager agent | property
PATCH  /api/views/{id}                                 | conversations:read | owner manager agent | property
DELETE /api/views/{id}                                 | conversations:read | owner manager agent | property
POST   /api/canned-replies                             | property:write     | owner manager       | property
PATCH  /api/canned-replies/{id}                        | property:write     | owner manager       | property
DELETE /api/canned-replies/{id}                        | property:write     | owner manager       | property
GET    /api/tasks                                      | tasks:read         | owner manager agent worker | property
GET    /api/tasks/{id}                                 | tasks:read         | owner manager agent worker | property
GET    /api/tasks/{id}/history                         | tasks:read         | owner manager agent worker | property
POST   /api/tasks                                      | tasks:write        | owner manager agent worker | property
PATCH  /api/tasks/{id}                                 | tasks:write        | owner manager agent worker | property
GET    /api/tasks/{id}/comments                        | tasks:read         | owner manager agent worker| property
POST   /api/tasks/{id}/comments                        | tasks:write        | owner manager agent worker| property
POST   /api/tasks/{id}/photos                          | tasks:write        | owner manager agent worker| property
GET    /api/tasks/{id}/photos/{uploadId}               | tasks:read         | owner manager agent worker| property
GET    /api/task-rules                                 | tasks:read         | owner manager agent worker| property
POST   /api/task-rules                                 | property:write     | owner manager       | property
DELETE /api/task-rules/{id}                            | property:write     | owner manager       | property
GET    /api/guests                                     | guests:read        | owner manager agent | property
POST   /api/guests                                     | guests:write       | owner manager agent | property
GET    /api/guests/{id}                                | guests:read        | owner manager agent | property
GET    /api/conversations/{id}/guest                   | guests:read        | owner manager agent | property
PATCH  /api/guests/{id}                                | guests:write+guests:read | owner manager agent | property
GET    /api/guests/{id}/export                         | guests:read        | owner manager agent | property
DELETE /api/guests/{id}                                | guests:erase       | owner manager       | property
GET    /api/reservations                               | guests:read        | owner manager agent | property
POST   /api/reservations                               | guests:write       | owner manager agent | property
GET    /api/reservations/{id}                          | guests:read        | owner manager agent | property
PATCH  /api/reservations/{id}                          | guests:write       | owner manager agent | property
GET    /api/reservations/{id}/registration             | guests:read        | owner manager agent | property
PATCH  /api/reservations/{id}/registration             | guests:write       | owner manager agent | property
POST   /api/reservations/{id}/registration/ask         | conversations:write | owner manager agent | property
GET    /api/stays                                      | guests:read        | owner manager agent | property
POST   /api/stays                                      | guests:write+guests:read | owner manager agent | property
POST   /api/stays/import                               | guests:write+guests:read | owner manager agent | property
PATCH  /api/stays/{id}                                 | guests:write+guests:read | owner manager agent | property
DELETE /api/stays/{id}                                 | guests:write       | owner manager agent | property
GET    /api/rooms/qr.pdf                               | property:read      | owner manager agent | property
GET    /api/rooms/{id}/qr                              | property:read      | owner manager agent | property
GET    /api/rooms/{id}                                 | property:read      | owner manager agent | property
PATCH  /api/rooms/{id}                                 | tasks:write+property:read | owner manager agent | property
POST   /api/rooms                                      | property:write+property:read | owner manager | property
DELETE /api/rooms/{id}                                 | property:write     | owner manager       | property
GET    /api/availability                               | property:read      | owner manager agent | property
GET    /api/conversations/{id}/bookings                | guests:read        | owner manager agent | property
POST   /api/conversations/{id}/bookings                | guests:write+guests:read | owner manager agent | property
POST   /api/conversations/{id}/bookings/close          | guests:write       | owner manager agent | property
GET    /api/property/identity-key                      | account:read       | owner manager       | property
POST   /api/property/identity-key                      | account:write+guests:read | owner        | property
GET    /api/offers                                     | property:read      | owner manager agent | property
POST   /api/offers                                     | property:write     | owner manager       | property
PATCH  /api/offers/{id}                                | property:write     | owner manager       | property
DELETE /api/offers/{id}                                | property:write     | owner manager       | property
GET    /api/knowledge/catalogue                        | property:read      | owner manager agent | property
GET    /api/knowledge/coverage                         | property:read      | owner manager agent | property
GET    /api/knowledge/facts                            | property:read      | owner manager agent | property
POST   /api/knowledge/facts                            | property:write     | owner manager       | property
PATCH  /api/knowledge/facts/{id}                       | property:write     | owner manager       | property
DELETE /api/knowledge/facts/{id}                       | property:write     | owner manager       | property
POST   /api/knowledge/facts/keep                       | property:write     | owner manager       | property
POST   /api/knowledge/pages                            | property:write     | owner manager       | property
GET    /api/knowledge/translations                     | property:read      | owner manager agent | property
GET    /api/knowledge/translations/{id}/{language}     | property:read      | owner manager agent | property
PUT    /api/knowledge/translations/{id}/{language}     | property:write     | owner manager       | property
GET    /api/knowledge/translations.csv                 | property:read      | owner manager agent | property
POST   /api/knowledge/translations.csv                 | property:write     | owner manager       | property
GET    /api/knowledge/translations.xlf                 | property:read      | owner manager agent | property
POST   /api/knowledge/translations.xlf                 | property:write     | owner manager       | property
GET    /api/knowledge/translations/run                 | property:read      | owner manager agent | property
POST   /api/knowledge/translations/run                 | property:write     | owner manager       | property
GET    /api/ai/unanswered                              | conversations:read | owner manager agent | property
POST   /api/ai/unanswered/{id}/answer                  | property:write     | owner manager       | property
POST   /api/ai/unanswered/{id}/dismiss                 | property:write     | owner manager       | property
POST   /api/ai/unanswered/dismiss                      | property:write     | owner manager       | property
POST   /api/ai/unanswered/reopen                       | property:write     | owner manager       | property
POST   /api/ai/unanswered/{id}/merge                   | property:write     | owner manager       | property
GET    /api/preferences                                | conversations:read | owner manager agent | property
POST   /api/preferences/{id}/keep                      | conversations:write | owner manager agent | property
POST   /api/preferences/{id}/discard                   | conversations:write | owner manager agent | property
GET    /api/push/key                                   | session            | owner manager agent worker | self
POST   /api/push/subscriptions                         | session            | owner manager agent worker | self
DELETE /api/push/subscriptions/{id}                    | session            | owner manager agent worker | self
GET    /api/arrival-message                            | property:read      | owner manager agent | property
PUT    /api/arrival-message                            | property:write     | owner manager       | property
GET    /api/integrations/pms/providers                 | property:read      | owner manager agent | account
POST   /api/integrations/pms/chain                     | property:write+guests:read+guests:write | owner manager | account
POST   /api/integrations/pms/connect                   | property:write+guests:read+guests:write | owner manager | property
POST   /api/integrations/pms/demo                      | property:write+guests:read+guests:write | owner manager | property
GET    /api/integrations/pms/connections               | property:read      | owner manager agent | property
GET    /api/integrations/pms/status                    | property:read      | owner manager agent | property
GET    /api/integrations/pms/webhook                   | property:write     | owner manager       | property
GET    /api/integrations/pms/test                      | property:read      | owner manager agent | property
POST   /api/integrations/pms/sync                      | property:write     | owner manager       | property
GET    /api/integrations/pms/sync                      | property:read      | owner manager agent | property
GET    /api/integrations/pms/sync/enabled              | property:read      | owner manager agent | property
PUT    /api/integrations/pms/sync/enabled              | property:write     | owner manager       | property
GET    /api/integrations/pms/sync/settings             | property:read      | owner manager agent | property
PUT    /api/integrations/pms/sync/settings             | property:write     | owner manager       | property
GET    /api/integrations/pms/sync/{syncId}             | property:read      | owner manager agent | property
GET    /api/integrations/pms/logs                      | property:read      | owner manager agent | property
GET    /api/integrations/pms/field-mapping             | property:read      | owner manager agent | property
PUT    /api/integrations/pms/field-mapping             | property:write     | owner manager       | property
POST   /api/integrations/pms/field-mapping/preview     | property:write     | owner manager       | property
GET    /api/integrations/pms/validate                  | property:read      | owner manager agent | property
GET    /api/integrations/pms/unmapped                  | property:read      | owner manager agent | property
GET    /api/integrations/pms/room-types                | property:read      | owner manager agent | property
PUT    /api/integrations/pms/room-types                | property:write     | owner manager       | property
GET    /api/integrations/pms/room-types/known          | property:read      | owner manager agent | property
GET    /api/rooms                                      | property:read      | owner manager agent | property
GET    /api/integrations/pms/conflicts                 | guests:read        | owner manager agent | property
POST   /api/integrations/pms/conflicts/{id}/resolve    | guests:write       | owner manager agent | property
GET    /api/integrations/pms/pushes                    | property:read      | owner manager agent | property
POST   /api/integrations/pms/pushes/{id}/resend        | property:write     | owner manager       | property
DELETE /api/integrations/pms/connect                   | property:write     | owner manager       | property
GET    /api/integrations/channel-manager/providers     | property:read      | owner manager agent | account
POST   /api/integrations/channel-manager/connect       | property:write+guests:read+guests:write | owner manager       | property
POST   /api/integrations/channel-manager/demo          | property:write+guests:read+guests:write | owner manager | property
DELETE /api/integrations/channel-manager/connect       | property:write     | owner manager       | property
GET    /api/integrations/channel-manager/status        | property:read      | owner manager agent | property
GET    /api/integrations/channel-manager/test          | property:read      | owner manager agent | property
POST   /api/integrations/channel-manager/sync          | property:write     | owner manager       | property
GET    /api/integrations/channel-manager/sync          | property:read      | owner manager agent | property
GET    /api/integrations/channel-manager/sync/{syncId} | property:read      | owner manager agent | property
GET    /api/integrations/channel-manager/logs          | property:read      | owner manager agent | property
GET    /api/integrations/channel-manager/bookings      | guests:read        | owner manager agent | property
GET    /api/integrations/channel-manager/room-types    | property:read      | owner manager agent | property
PUT    /api/integrations/channel-manager/room-types    | property:write     | owner manager       | property
GET    /api/integrations/channel-manager/room-types/known | property:read      | owner manager agent | property
GET    /api/webhooks                                   | property:write     | owner manager       | property
POST   /api/webhooks                                   | property:write     | owner manager       | property
GET    /api/webhooks/{id}                              | property:write     | owner manager       | property
PATCH  /api/webhooks/{id}                              | property:write     | owner manager       | property
DELETE /api/webhooks/{id}                              | property:write     | owner manager       | property
POST   /api/webhooks/{id}/rotate                       | property:write     | owner manager       | property
POST   /api/webhooks/{id}/test                         | property:write     | owner manager       | property
GET    /api/webhooks/{id}/deliveries                   | property:write     | owner manager       | property
POST   /api/webhooks/{id}/deliveries/{deliveryId}/replay| property:write     | owner manager       | property
GET    /api/channels                                   | property:read      | owner manager agent | property
PUT    /api/channels/whatsapp                          | property:write     | owner manager       | property
PUT    /api/channels/sms                               | property:write     | owner manager       | property
PUT    /api/channels/email                             | property:write     | owner manager       | property
PUT    /api/channels/portal                            | property:write     | owner manager       | property
POST   /api/channels/{channel}/test                    | property:write     | owner manager       | property
POST   /api/channels/{channel}/demo                    | property:write     | owner manager       | property
DELETE /api/channels/{channel}                         | property:write     | owner manager       | property
GET    /api/channels/whatsapp/templates                | conversations:read | owner manager agent | property
POST   /api/channels/whatsapp/templates                | property:write     | owner manager       | property
GET    /api/channels/whatsapp/template-uses            | property:read      | owner manager agent | property
PUT    /api/channels/whatsapp/template-uses            | property:write     | owner manager       | property
GET    /api/analytics.pdf                              | account:read       | owner manager       | property
GET    /api/analytics                                  | account:read       | owner manager       | property
GET    /api/audit                                      | audit:read         | owner manager       | account
GET    /api/audit/verify                               | audit:read         | owner manager       | account
GET    /chat/config/{propertyId}                       | public             |                     | nothing
GET    /chat/help/{propertyId}                         | public             |                     | nothing
GET    /chat/config/{propertyId}/changes               | public             |                     | nothing
POST   /chat/resume                                   | public             |                     | one-time link
POST   /chat/session                                   | public             |                     | guest's token, if any
POST   /chat/messages                                  | public             |                     | guest's token
POST   /chat/uploads                                   | public             |                     | guest's token
GET    /chat/uploads/{id}                              | public             |                     | guest's token
GET    /chat/files/{token}                             | public             |                     | one-time link
POST   /chat/files/{token}                             | public             |                     | one-time link
GET    /chat/files/{token}/open                        | public             |                     | one-time link
POST   /chat/link                                      | public             |                     | guest's token
POST   /chat/transcript                                | public             |                     | guest's token
GET    /chat/follow-up                                 | public             |                     | guest's token
PUT    /chat/follow-up                                 | public             |                     | guest's token
DELETE /chat/follow-up                                 | public             |                     | guest's token
GET    /chat/events                                    | public             |                     | guest's token
GET    /webhooks/whatsapp/{propertyId}                 | public             |                     | the verify token
POST   /webhooks/whatsapp/{propertyId}                 | public             |                     | the platform's signature
POST   /webhooks/sms/{propertyId}                     | public             |                     | the platform's signature
POST   /webhooks/sms/{propertyId}/status              | public             |                     | the platform's signature
POST   /webhooks/email/{propertyId}                    | public             |                     | the platform's signature
POST   /webhooks/portal/{propertyId}                   | public             |                     | the secret that connecting gave the platform
POST   /webhooks/channel-manager/{propertyId}          | public             |                     | the vendor's signature
POST   /webhooks/siteminder                            | public             |                     | the vendor's user and password
POST   /webhooks/pms/{propertyId}                      | public             |                     | the PMS's signature
POST   /webhooks/pms/{propertyId}/{source}             | public             |                     | the PMS's signature
GET    /health/live                                    | public             |                     | nothing
GET    /health/ready                                   | public             |                     | nothing
GET    /metrics                                        | public             |                     | this machine
GET    /openapi.json                                   | public             |                     | nothing
GET    /                                               | public             |                     | nothing
`;

/** Rights that a key of one property never has. */
export const NEVER_BOUND: readonly string[] = [
  'account:write',
  'staff:invite',
  'staff:write',
  'keys:read',
  'keys:write',
  'audit:read',
];

export interface AccessRow {
  name: string;
  rights: readonly string[];
  roles: readonly string[];
  reach: string;
}

/** The rows by method and path, such as `GET /api/keys`. */
export const ACCESS_ROWS: readonly AccessRow[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [path = '', right = '', roles = '', reach = ''] = line.split('|').map((cell) => cell.trim());
    return {
      name: path.replace(/ +/, ' '),
      rights: right.split('+'),
      roles: roles === '' ? [] : roles.split(' '),
      reach,
    };
  });
