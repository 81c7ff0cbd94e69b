// Made of the API’s description by `npm run client`; changes are made there.

import { ApiClient, type CallOptions } from '../api-client.ts';
import type * as t from './api-types.ts';

/** A method for every call of the API. */
export class ApiCalls extends ApiClient {
  /**
   * Return whether an account can be created on this server, and whether it would be the first. Needs no authentication.
   *
   * `GET /auth/registration`
   */
  getRegistration(options: CallOptions = {}): Promise<t.RegistrationAnswer> {
    return this.call('GET', '/auth/registration', {}, options);
  }

  /**
   * Create an account with its first property, its owner and an API key. Needs no authentication. Counts against the quota `register`.
   *
   * `POST /auth/register`
   */
  register(body: t.RegisterBody, options: CallOptions = {}): Promise<t.RegisterAnswer> {
    return this.call('POST', '/auth/register', { body }, options);
  }

  /**
   * Set a password with the token of a link; signs the user out everywhere. Needs no authentication. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/password`
   */
  setPassword(body: t.PasswordBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/password', { body }, options);
  }

  /**
   * Sign in at the desk: sets the session cookie. Needs no authentication. Counts against the quota `login`.
   *
   * `POST /auth/login`
   */
  signIn(body: t.LoginBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/login', { body }, options);
  }

  /**
   * Sign in with a one-time link, such as the one the server prints at its start. Needs no authentication. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/link`
   */
  signInWithLink(body: t.LinkBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/link', { body }, options);
  }

  /**
   * Sign out: end the session and close its sockets. Needs a signed-in staff user.
   *
   * `POST /auth/logout`
   */
  signOut(body: t.NoBody = {}, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/logout', { body }, options);
  }

  /**
   * Change your own password; needs the current one and signs you out everywhere else. Needs a signed-in staff user.
   *
   * `PUT /auth/me/password`
   */
  changePassword(body: t.OwnPasswordBody, options: CallOptions = {}): Promise<void> {
    return this.call('PUT', '/auth/me/password', { body }, options);
  }

  /**
   * Return the signed-in user, with rights and properties. Needs a signed-in staff user.
   *
   * `GET /auth/me`
   */
  getMe(options: CallOptions = {}): Promise<t.MeAnswer> {
    return this.call('GET', '/auth/me', {}, options);
  }

  /**
   * Create a ticket that opens the desk’s socket; it can be used once, within 30 seconds. Needs a signed-in staff user.
   *
   * `POST /auth/ticket`
   */
  createSocketTicket(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.TicketAnswer> {
    return this.call('POST', '/auth/ticket', { body }, options);
  }

  /**
   * Mail a password reset link if the address belongs to a user; the response is the same for every address. Needs no authentication. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/forgot`
   */
  createForgot(body: t.ForgotBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/forgot', { body }, options);
  }

  /**
   * List your sessions, each with device, address and time of last use. Needs a signed-in staff user.
   *
   * `GET /auth/sessions`
   */
  listSessions(options: CallOptions = {}): Promise<t.SessionsPage> {
    return this.call('GET', '/auth/sessions', {}, options);
  }

  /**
   * End all your sessions except this one. Needs a signed-in staff user.
   *
   * `DELETE /auth/sessions`
   */
  deleteOtherSessions(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/auth/sessions', {}, options);
  }

  /**
   * End another of your sessions and close its sockets; to end this one, call /auth/logout. Needs a signed-in staff user.
   *
   * `DELETE /auth/sessions/{id}`
   */
  deleteSession(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/auth/sessions/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Return whether all staff need a second factor, and how many have none. Needs `account:write`.
   *
   * `GET /api/account/sign-in`
   */
  getAccountSignIn(options: CallOptions = {}): Promise<t.GetAccountSignInAnswer> {
    return this.call('GET', '/api/account/sign-in', {}, options);
  }

  /**
   * Require a second factor of all staff, or make it optional. Users without one are signed out and must set one up. Needs `account:write`.
   *
   * `PUT /api/account/sign-in`
   */
  setAccountSignIn(body: t.SetAccountSignInBody, options: CallOptions = {}): Promise<t.GetAccountSignInAnswer> {
    return this.call('PUT', '/api/account/sign-in', { body }, options);
  }

  /**
   * List your second factors. Needs a signed-in staff user.
   *
   * `GET /auth/factors`
   */
  getFactors(options: CallOptions = {}): Promise<t.GetFactorsAnswer> {
    return this.call('GET', '/auth/factors', {}, options);
  }

  /**
   * Start the set-up of an authenticator app; it takes effect after a code has confirmed it. Needs a signed-in staff user.
   *
   * `POST /auth/totp`
   */
  createTotp(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreateTotpAnswer> {
    return this.call('POST', '/auth/totp', { body }, options);
  }

  /**
   * Remove the authenticator app; needs your password. Needs a signed-in staff user.
   *
   * `DELETE /auth/totp`
   */
  deleteTotp(body: t.DeleteTotpBody, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/auth/totp', { body }, options);
  }

  /**
   * Confirm the authenticator app with a code; every later sign-in needs a code. Needs a signed-in staff user.
   *
   * `POST /auth/totp/confirm`
   */
  createTotpConfirm(body: t.CreateTotpConfirmBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/totp/confirm', { body }, options);
  }

  /**
   * Create new recovery codes; the previous ones become invalid. Needs a signed-in staff user.
   *
   * `POST /auth/recovery-codes`
   */
  createRecoveryCode(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreateRecoveryCodeAnswer> {
    return this.call('POST', '/auth/recovery-codes', { body }, options);
  }

  /**
   * Remove all second factors of a colleague who has lost them; signs the colleague out everywhere. Needs `staff:write`.
   *
   * `DELETE /api/staff/{id}/factors`
   */
  deleteStaffFactors(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/staff/${encodeURIComponent(id)}/factors`, {}, options);
  }

  /**
   * Return the options for creating a passkey (navigator.credentials.create). Needs a signed-in staff user.
   *
   * `POST /auth/passkeys/options`
   */
  createPasskeysOption(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreatePasskeysOptionAnswer> {
    return this.call('POST', '/auth/passkeys/options', { body }, options);
  }

  /**
   * Store the passkey that the browser created; the first second factor also returns recovery codes. Needs a signed-in staff user.
   *
   * `POST /auth/passkeys`
   */
  createPasskey(body: t.CreatePasskeyBody, options: CallOptions = {}): Promise<t.CreatePasskeyAnswer> {
    return this.call('POST', '/auth/passkeys', { body }, options);
  }

  /**
   * Remove a passkey. Needs a signed-in staff user.
   *
   * `DELETE /auth/passkeys/{id}`
   */
  deletePasskey(id: string, body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/auth/passkeys/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Return the options for signing in with a passkey (navigator.credentials.get). Needs no authentication. Counts against the quota `passkey`.
   *
   * `POST /auth/login/passkey/options`
   */
  createLoginPasskeyOption(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.CreatePasskeysOptionAnswer> {
    return this.call('POST', '/auth/login/passkey/options', { body }, options);
  }

  /**
   * Sign in with a passkey: sets the session cookie. Needs no authentication. Counts against the quota `login`.
   *
   * `POST /auth/login/passkey`
   */
  createLoginPasskey(body: t.CreateLoginPasskeyBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/login/passkey', { body }, options);
  }

  /**
   * List the plans and return the account’s current plan. Needs `account:read`.
   *
   * `GET /api/plans`
   */
  listPlans(options: CallOptions = {}): Promise<t.PlansAnswer> {
    return this.call('GET', '/api/plans', {}, options);
  }

  /**
   * Change the account’s plan, effective at once. Whatever exceeds the new plan is paused, and resumes under a plan that includes it. Needs `account:write`.
   *
   * `PUT /api/account/plan`
   */
  setAccountPlan(body: t.PlanBody, options: CallOptions = {}): Promise<t.PlansAnswer> {
    return this.call('PUT', '/api/account/plan', { body }, options);
  }

  /**
   * Return this month’s usage of the plan. Needs `account:read`.
   *
   * `GET /api/usage`
   */
  getUsage(options: CallOptions = {}): Promise<t.UsageAnswer> {
    return this.call('GET', '/api/usage', {}, options);
  }

  /**
   * Return the addresses and networks from which the API and the desk may be used. Needs `account:write`.
   *
   * `GET /api/account/network`
   */
  getAccountNetwork(options: CallOptions = {}): Promise<t.GetAccountNetworkAnswer> {
    return this.call('GET', '/api/account/network', {}, options);
  }

  /**
   * Set the addresses and networks from which the API and the desk may be used; an empty list allows all. Needs `account:write`.
   *
   * `PUT /api/account/network`
   */
  setAccountNetwork(body: t.SetAccountNetworkBody, options: CallOptions = {}): Promise<t.GetAccountNetworkAnswer> {
    return this.call('PUT', '/api/account/network', { body }, options);
  }

  /**
   * List the account’s API keys, without their secrets. Needs `keys:read`.
   *
   * `GET /api/keys`
   */
  listKeys(query: t.ListKeysQuery = {}, options: CallOptions = {}): Promise<t.KeysPage> {
    return this.call('GET', '/api/keys', { query }, options);
  }

  /**
   * Create an API key; its secret is returned once. Needs `keys:write`.
   *
   * `POST /api/keys`
   */
  createKey(body: t.CreateKeyBody, options: CallOptions = {}): Promise<t.KeyWithSecret> {
    return this.call('POST', '/api/keys', { body }, options);
  }

  /**
   * Rotate the secret of an API key; the old secret stays valid for overlapMs (default: one day). Needs `keys:write`.
   *
   * `POST /api/keys/{id}/rotate`
   */
  rotateKey(id: string, body: t.RotateKeyBody = {}, options: CallOptions = {}): Promise<t.KeyWithSecret> {
    return this.call('POST', `/api/keys/${encodeURIComponent(id)}/rotate`, { body }, options);
  }

  /**
   * Revoke an API key, effective at once. Needs `keys:write`.
   *
   * `DELETE /api/keys/{id}`
   */
  deleteKey(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/keys/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the staff users of the properties you have access to. Needs `staff:read`.
   *
   * `GET /api/staff`
   */
  listStaff(query: t.ListStaffQuery = {}, options: CallOptions = {}): Promise<t.StaffPage> {
    return this.call('GET', '/api/staff', { query }, options);
  }

  /**
   * Add a staff user; the returned link sets their password and can be used once. Needs `staff:write`.
   *
   * `POST /api/staff`
   */
  createStaff(body: t.CreateStaffBody, options: CallOptions = {}): Promise<t.CreateStaffAnswer> {
    return this.call('POST', '/api/staff', { body }, options);
  }

  /**
   * Change a staff user’s role, properties, departments or languages, or disable the user. Needs `staff:write`.
   *
   * `PATCH /api/staff/{id}`
   */
  updateStaff(id: string, body: t.UpdateStaffBody = {}, options: CallOptions = {}): Promise<t.StaffUser> {
    return this.call('PATCH', `/api/staff/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Remove a staff user; their messages are kept. Needs `staff:write`.
   *
   * `DELETE /api/staff/{id}`
   */
  deleteStaff(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/staff/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Create a new one-time link with which a staff user sets a password; earlier links become invalid. Needs `staff:invite`.
   *
   * `POST /api/staff/{id}/link`
   */
  createStaffLink(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.StaffLinkAnswer> {
    return this.call('POST', `/api/staff/${encodeURIComponent(id)}/link`, { body }, options);
  }

  /**
   * Return the settings of the property. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property`
   */
  getProperty(options: CallOptions = {}): Promise<t.Property> {
    return this.call('GET', '/api/property', {}, options);
  }

  /**
   * Change the settings of the property; absent optional fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property`
   */
  configureProperty(body: t.PropertyBody, options: CallOptions = {}): Promise<t.Property> {
    return this.call('PUT', '/api/property', { body }, options);
  }

  /**
   * Return whether the property’s staff put the desk’s first steps aside. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/guide`
   */
  getPropertyGuide(options: CallOptions = {}): Promise<t.GuideState> {
    return this.call('GET', '/api/property/guide', {}, options);
  }

  /**
   * Put the desk’s first steps aside: the desk no longer shows them. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property/guide`
   */
  setPropertyGuide(body: t.GuideStateInput, options: CallOptions = {}): Promise<t.GuideState> {
    return this.call('PUT', '/api/property/guide', { body }, options);
  }

  /**
   * List the sites on which the property’s widget was loaded. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/seen`
   */
  listSeenSites(options: CallOptions = {}): Promise<t.Sightings> {
    return this.call('GET', '/api/property/seen', {}, options);
  }

  /**
   * List the account’s properties that you have access to. Needs `property:read`.
   *
   * `GET /api/properties`
   */
  listProperties(query: t.ListPropertiesQuery = {}, options: CallOptions = {}): Promise<t.PropertiesPage> {
    return this.call('GET', '/api/properties', { query }, options);
  }

  /**
   * Add a property, within the plan’s limit. Needs `account:write`.
   *
   * `POST /api/properties`
   */
  createProperty(body: t.CreatePropertyBody, options: CallOptions = {}): Promise<t.Property> {
    return this.call('POST', '/api/properties', { body }, options);
  }

  /**
   * Return the targets for staff’s first response and resolution of handed-over conversations. Needs `property:read`. Acts on one property.
   *
   * `GET /api/service-level`
   */
  getServiceLevel(options: CallOptions = {}): Promise<t.GetServiceLevelAnswer> {
    return this.call('GET', '/api/service-level', {}, options);
  }

  /**
   * Set the targets for staff’s first response and resolution; they apply to all figures, including past days. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/service-level`
   */
  setServiceLevel(body: t.SetServiceLevelBody, options: CallOptions = {}): Promise<t.GetServiceLevelAnswer> {
    return this.call('PUT', '/api/service-level', { body }, options);
  }

  /**
   * Return who is called for an emergency that no colleague on duty acknowledges. Needs `property:read`. Acts on one property.
   *
   * `GET /api/alerts`
   */
  getAlerts(options: CallOptions = {}): Promise<t.GetAlertsAnswer> {
    return this.call('GET', '/api/alerts', {}, options);
  }

  /**
   * Set who is called for an emergency that no colleague on duty acknowledges; also applies to a current alarm. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/alerts`
   */
  setAlerts(body: t.SetAlertsBody, options: CallOptions = {}): Promise<t.GetAlertsAnswer> {
    return this.call('PUT', '/api/alerts', { body }, options);
  }

  /**
   * Return the recipients of the monthly report. Needs `account:read`. Acts on one property.
   *
   * `GET /api/report`
   */
  getReport(options: CallOptions = {}): Promise<t.GetReportAnswer> {
    return this.call('GET', '/api/report', {}, options);
  }

  /**
   * Set the recipients of the monthly report, a PDF by e-mail; if last month’s report has not been sent, it is sent within minutes. Needs `property:write` and `account:read`. Acts on one property.
   *
   * `PUT /api/report`
   */
  setReport(body: t.SetReportBody, options: CallOptions = {}): Promise<t.GetReportAnswer> {
    return this.call('PUT', '/api/report', { body }, options);
  }

  /**
   * Return the appearance of the chat and its first messages. Needs `property:read`. Acts on one property.
   *
   * `GET /api/look`
   */
  getLook(options: CallOptions = {}): Promise<t.GetLookAnswer> {
    return this.call('GET', '/api/look', {}, options);
  }

  /**
   * Set the appearance of the chat and its first messages; open pages change at once. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/look`
   */
  setLook(body: t.SetLookBody, options: CallOptions = {}): Promise<t.GetLookAnswer> {
    return this.call('PUT', '/api/look', { body }, options);
  }

  /**
   * Upload a picture for the logo or avatar; it is public. Needs `property:write`. Acts on one property.
   *
   * `POST /api/look/pictures`
   */
  createLookPicture(body: t.CreateLookPictureBody, options: CallOptions = {}): Promise<t.CreateLookPictureAnswer> {
    return this.call('POST', '/api/look/pictures', { body }, options);
  }

  /**
   * Return the retention period of each kind of data. Needs `property:read`. Acts on one property.
   *
   * `GET /api/retention`
   */
  getRetention(options: CallOptions = {}): Promise<t.Retention> {
    return this.call('GET', '/api/retention', {}, options);
  }

  /**
   * Set the retention period of each kind of data; older data is deleted permanently within the hour. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/retention`
   */
  setRetention(body: t.RetentionInput, options: CallOptions = {}): Promise<t.Retention> {
    return this.call('PUT', '/api/retention', { body }, options);
  }

  /**
   * Return how many records a retention rule would delete now; nothing is changed. Needs `property:write`. Acts on one property.
   *
   * `GET /api/retention/reach`
   */
  previewRetention(query: t.PreviewRetentionQuery = {}, options: CallOptions = {}): Promise<t.RetentionReach> {
    return this.call('GET', '/api/retention/reach', { query }, options);
  }

  /**
   * Return the retention period of guests’ data. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/retention`
   */
  getPropertyRetention(options: CallOptions = {}): Promise<t.GuestRetention> {
    return this.call('GET', '/api/property/retention', {}, options);
  }

  /**
   * Set the retention period of guests’ data; other retention periods stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property/retention`
   */
  setPropertyRetention(body: t.GuestRetentionInput, options: CallOptions = {}): Promise<t.GuestRetention> {
    return this.call('PUT', '/api/property/retention', { body }, options);
  }

  /**
   * Return how many records a retention rule for guests’ data would delete now; nothing is changed. Needs `property:write`. Acts on one property.
   *
   * `GET /api/property/retention/reach`
   */
  previewPropertyRetention(query: t.PreviewPropertyRetentionQuery = {}, options: CallOptions = {}): Promise<t.GuestRetentionReach> {
    return this.call('GET', '/api/property/retention/reach', { query }, options);
  }

  /**
   * Return the record of processing activities and the external processors, by the current connections and settings. Needs `property:read`. Acts on one property.
   *
   * `GET /api/processing`
   */
  getProcessing(options: CallOptions = {}): Promise<t.Processing> {
    return this.call('GET', '/api/processing', {}, options);
  }

  /**
   * List the server’s local backups, newest first; the list is empty if several accounts share the server. Needs `account:write`.
   *
   * `GET /api/backups`
   */
  listBackups(options: CallOptions = {}): Promise<t.BackupsPage> {
    return this.call('GET', '/api/backups', {}, options);
  }

  /**
   * Create a backup of the whole store, encrypted with the master key; only the newest backups are kept. Needs `account:write`.
   *
   * `POST /api/backups`
   */
  createBackup(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Backup> {
    return this.call('POST', '/api/backups', { body }, options);
  }

  /**
   * Return the property’s training, and guests’ questions that it does not cover. Needs `property:read`. Acts on one property.
   *
   * `GET /api/ai/training`
   */
  getTraining(options: CallOptions = {}): Promise<t.TrainingAnswer> {
    return this.call('GET', '/api/ai/training', {}, options);
  }

  /**
   * Replace the property’s training; effective from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/ai/training`
   */
  trainAi(body: t.TrainingBody, options: CallOptions = {}): Promise<t.TrainingAnswer> {
    return this.call('PUT', '/api/ai/training', { body }, options);
  }

  /**
   * Extract FAQ entries from a file or page, for review; nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/training/import`
   */
  readFaqs(body: t.FaqImportBody, options: CallOptions = {}): Promise<t.FaqImport> {
    return this.call('POST', '/api/ai/training/import', { body }, options);
  }

  /**
   * Ask a question as a guest: nothing is stored, and the plan’s usage does not change. Needs `property:read`. Acts on one property.
   *
   * `POST /api/ai/ask`
   */
  askAi(body: t.AskBody, options: CallOptions = {}): Promise<t.AskAnswer> {
    return this.call('POST', '/api/ai/ask', { body }, options);
  }

  /**
   * Return the catalogue of facts: attributes with types and questions, and the permitted values. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/catalogue`
   */
  listKnowledgeCatalogue(query: t.ListKnowledgeCatalogueQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeCataloguePage> {
    return this.call('GET', '/api/knowledge/catalogue', { query }, options);
  }

  /**
   * Return how many of the guests’ questions can be answered, what is missing, and the coverage by language. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/coverage`
   */
  getKnowledgeCoverage(options: CallOptions = {}): Promise<t.GetKnowledgeCoverageAnswer> {
    return this.call('GET', '/api/knowledge/coverage', {}, options);
  }

  /**
   * List the hotel’s facts, each with its source sentence. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/facts`
   */
  listKnowledgeFacts(query: t.ListKnowledgeFactsQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeFactsPage> {
    return this.call('GET', '/api/knowledge/facts', { query }, options);
  }

  /**
   * Add a fact in your own name, or from a page you have checked; used from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/facts`
   */
  createKnowledgeFact(body: t.CreateKnowledgeFactBody, query: t.CreateKnowledgeFactQuery = {}, options: CallOptions = {}): Promise<t.CreateKnowledgeFactAnswer> {
    return this.call('POST', '/api/knowledge/facts', { query, body }, options);
  }

  /**
   * Confirm, correct or reject a fact, or undo this; effective from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/knowledge/facts/{id}`
   */
  updateKnowledgeFact(id: string, body: t.UpdateKnowledgeFactBody = {}, query: t.UpdateKnowledgeFactQuery = {}, options: CallOptions = {}): Promise<t.CreateKnowledgeFactAnswer> {
    return this.call('PATCH', `/api/knowledge/facts/${encodeURIComponent(id)}`, { query, body }, options);
  }

  /**
   * Delete a fact: guests are no longer told it, even if a text still states it. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/knowledge/facts/{id}`
   */
  deleteKnowledgeFact(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/knowledge/facts/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Extract facts and FAQ entries from a page of the hotel’s own site, for review; nothing is stored. Needs `property:write`. Acts on one property. Counts against the quota `page`.
   *
   * `POST /api/knowledge/pages`
   */
  readSitePage(body: t.PageBody, query: t.ReadSitePageQuery = {}, options: CallOptions = {}): Promise<t.PageAnswer> {
    return this.call('POST', '/api/knowledge/pages', { query, body }, options);
  }

  /**
   * Add several facts that the owner has reviewed, replacing others if stated; either all or none are added. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/facts/keep`
   */
  keepFacts(body: t.KeepFactsBody, options: CallOptions = {}): Promise<t.KeepFactsAnswer> {
    return this.call('POST', '/api/knowledge/facts/keep', { body }, options);
  }

  /**
   * List the hotel’s texts with their translations into a language. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations`
   */
  listKnowledgeTranslations(query: t.ListKnowledgeTranslationsQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeTranslationsPage> {
    return this.call('GET', '/api/knowledge/translations', { query }, options);
  }

  /**
   * Return the translation of a text of the hotel. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations/{id}/{language}`
   */
  getKnowledgeTranslation(id: string, language: string, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationAnswer> {
    return this.call('GET', `/api/knowledge/translations/${encodeURIComponent(id)}/${encodeURIComponent(language)}`, {}, options);
  }

  /**
   * Set the translation of a text of the hotel; used from the next message on. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/knowledge/translations/{id}/{language}`
   */
  setKnowledgeTranslation(id: string, language: string, body: t.SetKnowledgeTranslationBody, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationAnswer> {
    return this.call('PUT', `/api/knowledge/translations/${encodeURIComponent(id)}/${encodeURIComponent(language)}`, { body }, options);
  }

  /**
   * Export the hotel’s texts and translations as a file for translators (text/csv). Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations.csv`
   */
  getKnowledgeTranslationsCsv(query: t.GetKnowledgeTranslationsCsvQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/knowledge/translations.csv', { query }, options);
  }

  /**
   * Import the file for translators (text/csv): valid rows are stored, the others are rejected with their lines. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations.csv`
   */
  createKnowledgeTranslationsCsv(body: t.CreateKnowledgeTranslationsCsvBody, options: CallOptions = {}): Promise<t.CreateKnowledgeTranslationsCsvAnswer> {
    return this.call('POST', '/api/knowledge/translations.csv', { body }, options);
  }

  /**
   * Export the hotel’s texts and translations as a file for translators (application/xliff+xml). Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations.xlf`
   */
  getKnowledgeTranslationsXlf(query: t.GetKnowledgeTranslationsXlfQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/knowledge/translations.xlf', { query }, options);
  }

  /**
   * Import the file for translators (application/xliff+xml): valid rows are stored, the others are rejected with their lines. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations.xlf`
   */
  createKnowledgeTranslationsXlf(body: t.CreateKnowledgeTranslationsCsvBody, options: CallOptions = {}): Promise<t.CreateKnowledgeTranslationsCsvAnswer> {
    return this.call('POST', '/api/knowledge/translations.xlf', { body }, options);
  }

  /**
   * Return the progress of the language model’s translation of the hotel’s texts. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations/run`
   */
  getKnowledgeTranslationsRun(options: CallOptions = {}): Promise<t.GetKnowledgeTranslationsRunAnswer> {
    return this.call('GET', '/api/knowledge/translations/run', {}, options);
  }

  /**
   * Start translating the untranslated texts with the language model, in the background. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations/run`
   */
  createKnowledgeTranslationsRun(body: t.CreateKnowledgeTranslationsRunBody, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationsRunAnswer> {
    return this.call('POST', '/api/knowledge/translations/run', { body }, options);
  }

  /**
   * Return the active channels, the AI mode and the business hours. Needs `property:read`. Acts on one property.
   *
   * `GET /api/activation`
   */
  getActivation(options: CallOptions = {}): Promise<t.ActivationAnswer> {
    return this.call('GET', '/api/activation', {}, options);
  }

  /**
   * Set the channels, AI mode and business hours; effective from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/activation`
   */
  activate(body: t.ActivationBody, options: CallOptions = {}): Promise<t.ActivationAnswer> {
    return this.call('PUT', '/api/activation', { body }, options);
  }

  /**
   * Perform actions on one or many conversations. For each conversation either all actions are performed or none; failures are reported per conversation. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/actions`
   */
  createConversationsAction(body: t.ActBody, options: CallOptions = {}): Promise<t.Acted> {
    return this.call('POST', '/api/conversations/actions', { body }, options);
  }

  /**
   * List the property’s conversations, most recently changed first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations`
   */
  listConversations(query: t.ListConversationsQuery = {}, options: CallOptions = {}): Promise<t.ConversationsPage> {
    return this.call('GET', '/api/conversations', { query }, options);
  }

  /**
   * Return the number of conversations by state. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/counts`
   */
  countConversations(options: CallOptions = {}): Promise<t.ConversationCounts> {
    return this.call('GET', '/api/conversations/counts', {}, options);
  }

  /**
   * Return a conversation. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}`
   */
  getConversation(id: string, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a conversation’s labels, priority or snooze time; absent fields stay unchanged. Needs `conversations:write`. Acts on one property.
   *
   * `PATCH /api/conversations/{id}`
   */
  updateConversation(id: string, body: t.SortConversationBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('PATCH', `/api/conversations/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * List the engine’s decisions on the guest’s messages, each with its reason, newest first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/decisions`
   */
  listConversationDecisions(id: string, query: t.ListConversationDecisionsQuery = {}, options: CallOptions = {}): Promise<t.ConversationDecisionsPage> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/decisions`, { query }, options);
  }

  /**
   * List messages and notes after a sequence number of the staff stream, in order. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/messages`
   */
  listMessages(id: string, query: t.ListMessagesQuery = {}, options: CallOptions = {}): Promise<t.MessagesPage> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/messages`, { query }, options);
  }

  /**
   * Send a message to the guest; takes the conversation over if no colleague has. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/messages`
   */
  sendMessage(id: string, body: t.StaffMessageBody = {}, options: CallOptions = {}): Promise<t.Message> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/messages`, { body }, options);
  }

  /**
   * Add a note that guests do not see; a colleague mentioned by @ and full name is notified. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/notes`
   */
  addNote(id: string, body: t.NoteBody, options: CallOptions = {}): Promise<t.Message> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/notes`, { body }, options);
  }

  /**
   * Take the conversation over: the AI stops answering. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/takeover`
   */
  takeOverConversation(id: string, body: t.TakeoverBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/takeover`, { body }, options);
  }

  /**
   * Release the conversation to the AI; if another colleague has taken it over, `force` is needed. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/release`
   */
  releaseConversation(id: string, body: t.TakeoverBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/release`, { body }, options);
  }

  /**
   * Assign the conversation to a colleague or a department. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/assign`
   */
  assignConversation(id: string, body: t.AssignBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/assign`, { body }, options);
  }

  /**
   * Resolve the conversation; it reopens when the guest writes. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/resolve`
   */
  resolveConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/resolve`, { body }, options);
  }

  /**
   * Reopen a resolved conversation. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/reopen`
   */
  reopenConversation(id: string, body: t.ReopenBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/reopen`, { body }, options);
  }

  /**
   * Merge this conversation into another of the same guest; returns the other conversation. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/merge`
   */
  mergeConversation(id: string, body: t.MergeBody, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /**
   * Undo a merge. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/unmerge`
   */
  unmergeConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/unmerge`, { body }, options);
  }

  /**
   * Block the guest: messages are stored but nobody is notified, except in an emergency. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/block`
   */
  blockConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/block`, { body }, options);
  }

  /**
   * Unblock the guest. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/unblock`
   */
  unblockConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/unblock`, { body }, options);
  }

  /**
   * Forward the conversation to a colleague, with a summary. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/forward`
   */
  forwardConversation(id: string, body: t.ForwardBody, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/forward`, { body }, options);
  }

  /**
   * Create a link and QR code with which the guest continues the chat elsewhere; usable once, within 15 minutes. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/link`
   */
  createConversationLink(id: string, body: t.LinkConversationBody, options: CallOptions = {}): Promise<t.ConversationLink> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/link`, { body }, options);
  }

  /**
   * Redeem such a link on another device: returns the session for the `hello` frame. Needs no authentication. Counts against the quota `linkUse`.
   *
   * `POST /chat/resume`
   */
  resumeConversation(body: t.UseLinkBody, options: CallOptions = {}): Promise<t.UsedLink> {
    return this.call('POST', '/chat/resume', { body }, options);
  }

  /**
   * Acknowledge an emergency: the alarm stops at every desk, and all colleagues see who acknowledged it. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/acknowledge`
   */
  acknowledgeConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Acknowledged> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/acknowledge`, { body }, options);
  }

  /**
   * Start a practice alarm at every desk; if one is in progress, it is returned. Needs `property:write` and `conversations:read`. Acts on one property.
   *
   * `POST /api/emergencies/rehearsal`
   */
  createEmergenciesRehearsal(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', '/api/emergencies/rehearsal', { body }, options);
  }

  /**
   * Translate a message with the language model; the translation is requested once and stored. Needs `conversations:read`. Acts on one property.
   *
   * `POST /api/conversations/{id}/messages/{messageId}/translate`
   */
  translateMessage(id: string, messageId: string, body: t.TranslateMessageBody, options: CallOptions = {}): Promise<t.Translated> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/messages/${encodeURIComponent(messageId)}/translate`, { body }, options);
  }

  /**
   * Translate a reply into the guest’s language; nothing is sent. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/translate`
   */
  translateReply(id: string, body: t.TranslateReplyBody, options: CallOptions = {}): Promise<t.Translated> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/translate`, { body }, options);
  }

  /**
   * List the drafts that wait for approval, oldest first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/drafts`
   */
  listDrafts(query: t.ListDraftsQuery = {}, options: CallOptions = {}): Promise<t.DraftsPage> {
    return this.call('GET', '/api/drafts', { query }, options);
  }

  /**
   * Change the text of a draft for all colleagues. Needs `conversations:write`. Acts on one property.
   *
   * `PATCH /api/drafts/{id}`
   */
  updateDraft(id: string, body: t.EditDraftBody, options: CallOptions = {}): Promise<t.Draft> {
    return this.call('PATCH', `/api/drafts/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Send a draft to the guest, with or without changes to the text. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/drafts/{id}/approve`
   */
  approveDraft(id: string, body: t.ApproveBody = {}, options: CallOptions = {}): Promise<t.ApproveDraftAnswer> {
    return this.call('POST', `/api/drafts/${encodeURIComponent(id)}/approve`, { body }, options);
  }

  /**
   * Discard a draft. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/drafts/{id}/discard`
   */
  discardDraft(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Draft> {
    return this.call('POST', `/api/drafts/${encodeURIComponent(id)}/discard`, { body }, options);
  }

  /**
   * List the canned replies by name. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/canned-replies`
   */
  listCannedReplies(options: CallOptions = {}): Promise<t.CannedRepliesPage> {
    return this.call('GET', '/api/canned-replies', {}, options);
  }

  /**
   * Add a canned reply. Needs `property:write`. Acts on one property.
   *
   * `POST /api/canned-replies`
   */
  createCannedReply(body: t.CannedReplyBody, options: CallOptions = {}): Promise<t.CannedReply> {
    return this.call('POST', '/api/canned-replies', { body }, options);
  }

  /**
   * Change a canned reply; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/canned-replies/{id}`
   */
  updateCannedReply(id: string, body: t.UpdateCannedReplyBody = {}, options: CallOptions = {}): Promise<t.CannedReply> {
    return this.call('PATCH', `/api/canned-replies/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a canned reply. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/canned-replies/{id}`
   */
  deleteCannedReply(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/canned-replies/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the labels by name. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/labels`
   */
  listLabels(options: CallOptions = {}): Promise<t.LabelsPage> {
    return this.call('GET', '/api/labels', {}, options);
  }

  /**
   * Add a label. Needs `property:write`. Acts on one property.
   *
   * `POST /api/labels`
   */
  createLabel(body: t.CreateLabelBody, options: CallOptions = {}): Promise<t.CreateLabelAnswer> {
    return this.call('POST', '/api/labels', { body }, options);
  }

  /**
   * Change the name or colour of a label; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/labels/{id}`
   */
  updateLabel(id: string, body: t.UpdateLabelBody = {}, options: CallOptions = {}): Promise<t.CreateLabelAnswer> {
    return this.call('PATCH', `/api/labels/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a label and remove it from all conversations. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/labels/{id}`
   */
  deleteLabel(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/labels/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the macros by name; a macro is a named series of actions. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/macros`
   */
  listMacros(options: CallOptions = {}): Promise<t.MacrosPage> {
    return this.call('GET', '/api/macros', {}, options);
  }

  /**
   * Add a macro. Needs `property:write`. Acts on one property.
   *
   * `POST /api/macros`
   */
  createMacro(body: t.MacroBody, options: CallOptions = {}): Promise<t.Macro> {
    return this.call('POST', '/api/macros', { body }, options);
  }

  /**
   * Change the name or actions of a macro; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/macros/{id}`
   */
  updateMacro(id: string, body: t.UpdateMacroBody = {}, options: CallOptions = {}): Promise<t.Macro> {
    return this.call('PATCH', `/api/macros/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a macro; actions already performed stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/macros/{id}`
   */
  deleteMacro(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/macros/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the saved views by name: your own and those shared in the property. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/views`
   */
  listViews(options: CallOptions = {}): Promise<t.ViewsPage> {
    return this.call('GET', '/api/views', {}, options);
  }

  /**
   * Save a view of the conversations, for yourself or shared in the property. Needs `conversations:read`. Acts on one property.
   *
   * `POST /api/views`
   */
  createView(body: t.SavedViewBody, options: CallOptions = {}): Promise<t.SavedView> {
    return this.call('POST', '/api/views', { body }, options);
  }

  /**
   * Change a saved view of your own, or a shared one if you may change settings. Needs `conversations:read`. Acts on one property.
   *
   * `PATCH /api/views/{id}`
   */
  updateView(id: string, body: t.UpdateSavedViewBody = {}, options: CallOptions = {}): Promise<t.SavedView> {
    return this.call('PATCH', `/api/views/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a saved view of your own, or a shared one if you may change settings. Needs `conversations:read`. Acts on one property.
   *
   * `DELETE /api/views/{id}`
   */
  deleteView(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/views/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the tasks, next due first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks`
   */
  listTasks(query: t.ListTasksQuery = {}, options: CallOptions = {}): Promise<t.TasksPage> {
    return this.call('GET', '/api/tasks', { query }, options);
  }

  /**
   * Create a task. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks`
   */
  createTask(body: t.CreateTaskBody, options: CallOptions = {}): Promise<t.Task> {
    return this.call('POST', '/api/tasks', { body }, options);
  }

  /**
   * Return a task. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}`
   */
  getTask(id: string, options: CallOptions = {}): Promise<t.Task> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a task or its state. Needs `tasks:write`. Acts on one property.
   *
   * `PATCH /api/tasks/{id}`
   */
  updateTask(id: string, body: t.UpdateTaskBody = {}, options: CallOptions = {}): Promise<t.Task> {
    return this.call('PATCH', `/api/tasks/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * List the history of a task, oldest first, each entry with its actor. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/history`
   */
  listTaskHistory(id: string, options: CallOptions = {}): Promise<t.TaskHistoryPage> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}/history`, {}, options);
  }

  /**
   * List the comments and pictures of a task, oldest first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/comments`
   */
  listTaskComments(id: string, options: CallOptions = {}): Promise<t.TaskCommentsPage> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}/comments`, {}, options);
  }

  /**
   * Add a comment to a task. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks/{id}/comments`
   */
  createTaskComment(id: string, body: t.CreateTaskCommentBody, options: CallOptions = {}): Promise<t.CreateTaskCommentAnswer> {
    return this.call('POST', `/api/tasks/${encodeURIComponent(id)}/comments`, { body }, options);
  }

  /**
   * List the recurring tasks, next date first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/task-rules`
   */
  listTaskRules(options: CallOptions = {}): Promise<t.TaskRulesPage> {
    return this.call('GET', '/api/task-rules', {}, options);
  }

  /**
   * Create a recurring task; each task is created on the morning of its date. Needs `property:write`. Acts on one property.
   *
   * `POST /api/task-rules`
   */
  createTaskRule(body: t.CreateTaskRuleBody, options: CallOptions = {}): Promise<t.CreateTaskRuleAnswer> {
    return this.call('POST', '/api/task-rules', { body }, options);
  }

  /**
   * Delete a recurring task; the tasks already created stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/task-rules/{id}`
   */
  deleteTaskRule(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/task-rules/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the property’s guests by last name. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/guests`
   */
  listGuests(query: t.ListGuestsQuery = {}, options: CallOptions = {}): Promise<t.GuestsPage> {
    return this.call('GET', '/api/guests', { query }, options);
  }

  /**
   * Add a guest. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/guests`
   */
  createGuest(body: t.CreateGuestBody = {}, options: CallOptions = {}): Promise<t.Guest> {
    return this.call('POST', '/api/guests', { body }, options);
  }

  /**
   * Return a guest with stays, preferences and conversations. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/guests/{id}`
   */
  getGuest(id: string, options: CallOptions = {}): Promise<t.GuestProfile> {
    return this.call('GET', `/api/guests/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a guest; absent fields stay unchanged. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `PATCH /api/guests/{id}`
   */
  updateGuest(id: string, body: t.CreateGuestBody = {}, options: CallOptions = {}): Promise<t.Guest> {
    return this.call('PATCH', `/api/guests/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Erase a guest with all stays, conversations and derived data. Needs `guests:erase`. Acts on one property.
   *
   * `DELETE /api/guests/{id}`
   */
  deleteGuest(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/guests/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Return the guest of a conversation, as far as known, with stays, preferences and other conversations. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/guest`
   */
  getConversationGuest(id: string, options: CallOptions = {}): Promise<t.ConversationGuest> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/guest`, {}, options);
  }

  /**
   * Export all stored data of a guest as one file. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/guests/{id}/export`
   */
  exportGuest(id: string, options: CallOptions = {}): Promise<t.ExportGuestAnswer> {
    return this.call('GET', `/api/guests/${encodeURIComponent(id)}/export`, {}, options);
  }

  /**
   * Return the guest’s details before arrival, and whether they were asked for. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations/{id}/registration`
   */
  getReservationRegistration(id: string, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('GET', `/api/reservations/${encodeURIComponent(id)}/registration`, {}, options);
  }

  /**
   * Change the guest’s details before arrival and send them to the PMS; absent fields stay unchanged. Needs `guests:write`. Acts on one property.
   *
   * `PATCH /api/reservations/{id}/registration`
   */
  updateReservationRegistration(id: string, body: t.RegistrationBody = {}, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('PATCH', `/api/reservations/${encodeURIComponent(id)}/registration`, { body }, options);
  }

  /**
   * Ask the guest for the details, in a conversation to which the booking is open; takes the conversation over if no colleague has. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/reservations/{id}/registration/ask`
   */
  askReservationRegistration(id: string, body: t.AskRegistrationBody, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('POST', `/api/reservations/${encodeURIComponent(id)}/registration/ask`, { body }, options);
  }

  /**
   * List the property’s reservations by arrival. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations`
   */
  listReservations(query: t.ListReservationsQuery = {}, options: CallOptions = {}): Promise<t.ReservationsPage> {
    return this.call('GET', '/api/reservations', { query }, options);
  }

  /**
   * Add a reservation for a guest. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/reservations`
   */
  createReservation(body: t.CreateReservationBody, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('POST', '/api/reservations', { body }, options);
  }

  /**
   * Return a reservation. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations/{id}`
   */
  getReservation(id: string, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('GET', `/api/reservations/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a reservation; absent fields stay unchanged. Needs `guests:write`. Acts on one property.
   *
   * `PATCH /api/reservations/{id}`
   */
  updateReservation(id: string, body: t.UpdateReservationBody = {}, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('PATCH', `/api/reservations/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * List the guests who arrive, stay and leave on a day, with their open matters; or search by name, room, phone, e-mail or number. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/stays`
   */
  listStays(query: t.ListStaysQuery = {}, options: CallOptions = {}): Promise<t.StaysPage> {
    return this.call('GET', '/api/stays', { query }, options);
  }

  /**
   * Add a booking and its guest in one call. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/stays`
   */
  createStay(body: t.CreateStayBody, options: CallOptions = {}): Promise<t.CreateStayAnswer> {
    return this.call('POST', '/api/stays', { body }, options);
  }

  /**
   * List the rooms by number, each with its state, current guest and tasks; or search them by room or guest. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms`
   */
  listRooms(query: t.ListRoomsQuery = {}, options: CallOptions = {}): Promise<t.RoomsPage> {
    return this.call('GET', '/api/rooms', { query }, options);
  }

  /**
   * Add rooms that are not from a PMS: either all are added, or none if a number exists already. Needs `property:write` and `property:read`. Acts on one property.
   *
   * `POST /api/rooms`
   */
  createRoom(body: t.CreateRoomBody, options: CallOptions = {}): Promise<t.CreateRoomAnswer> {
    return this.call('POST', '/api/rooms', { body }, options);
  }

  /**
   * Return all rooms’ QR codes as a PDF, six on a page. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/qr.pdf`
   */
  printRoomCodes(options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/rooms/qr.pdf', {}, options);
  }

  /**
   * Return a room’s QR code: it opens the chat and states the room; it gives no access. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/{id}/qr`
   */
  getRoomCode(id: string, options: CallOptions = {}): Promise<t.GetRoomCodeAnswer> {
    return this.call('GET', `/api/rooms/${encodeURIComponent(id)}/qr`, {}, options);
  }

  /**
   * Return a room. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/{id}`
   */
  getRoom(id: string, options: CallOptions = {}): Promise<t.GetRoomAnswer> {
    return this.call('GET', `/api/rooms/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a room’s housekeeping status, or its details if no PMS manages it; absent fields stay unchanged. Needs `tasks:write` and `property:read`. Acts on one property.
   *
   * `PATCH /api/rooms/{id}`
   */
  updateRoom(id: string, body: t.UpdateRoomBody = {}, options: CallOptions = {}): Promise<t.GetRoomAnswer> {
    return this.call('PATCH', `/api/rooms/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a room that no PMS manages; its guests and tasks stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/rooms/{id}`
   */
  deleteRoom(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/rooms/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the room types available for a stay, with prices, as last received from the PMS or channel manager. Needs `property:read`. Acts on one property.
   *
   * `GET /api/availability`
   */
  listAvailability(query: t.ListAvailabilityQuery, options: CallOptions = {}): Promise<t.AvailabilityPage> {
    return this.call('GET', '/api/availability', { query }, options);
  }

  /**
   * Check a table of arrivals; with `store` also add the new rows without faults. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/stays/import`
   */
  createStaysImport(body: t.CreateStaysImportBody, options: CallOptions = {}): Promise<t.CreateStaysImportAnswer> {
    return this.call('POST', '/api/stays/import', { body }, options);
  }

  /**
   * Change a stay that no PMS manages, and its guest: check in, check out, move. Absent fields stay unchanged. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `PATCH /api/stays/{id}`
   */
  updateStay(id: string, body: t.UpdateStayBody = {}, options: CallOptions = {}): Promise<t.CreateStayAnswer> {
    return this.call('PATCH', `/api/stays/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a booking that was entered by mistake and that no other record refers to. Needs `guests:write`. Acts on one property.
   *
   * `DELETE /api/stays/{id}`
   */
  deleteStay(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/stays/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List the bookings that are open to a conversation, each with the reason. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/bookings`
   */
  listConversationBookings(id: string, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/bookings`, {}, options);
  }

  /**
   * Open a booking to a conversation and store the colleague’s reason. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/conversations/{id}/bookings`
   */
  openBooking(id: string, body: t.OpenBookingBody, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/bookings`, { body }, options);
  }

  /**
   * Close one booking, or all bookings, to a conversation. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/bookings/close`
   */
  closeBookings(id: string, body: t.CloseBookingsBody = {}, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/bookings/close`, { body }, options);
  }

  /**
   * Return whether an identity key exists; the key itself is never returned. Needs `account:read`. Acts on one property.
   *
   * `GET /api/property/identity-key`
   */
  getPropertyIdentityKey(options: CallOptions = {}): Promise<t.IdentityKeyState> {
    return this.call('GET', '/api/property/identity-key', {}, options);
  }

  /**
   * Create the key with which the hotel’s own site signs its guests’ identities. The key is returned once; the previous key stays valid. Needs `account:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/property/identity-key`
   */
  createIdentityKey(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.IdentityKey> {
    return this.call('POST', '/api/property/identity-key', { body }, options);
  }

  /**
   * List the extras that the hotel sells, in its order. Needs `property:read`. Acts on one property.
   *
   * `GET /api/offers`
   */
  listOffers(options: CallOptions = {}): Promise<t.OffersPage> {
    return this.call('GET', '/api/offers', {}, options);
  }

  /**
   * Add an extra; offered from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `POST /api/offers`
   */
  createOffer(body: t.CreateOfferBody, options: CallOptions = {}): Promise<t.Offer> {
    return this.call('POST', '/api/offers', { body }, options);
  }

  /**
   * Change an extra; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/offers/{id}`
   */
  updateOffer(id: string, body: t.UpdateOfferBody = {}, options: CallOptions = {}): Promise<t.Offer> {
    return this.call('PATCH', `/api/offers/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete an extra from the catalogue. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/offers/{id}`
   */
  deleteOffer(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/offers/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * List guests’ unanswered questions; identical questions form one entry. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/ai/unanswered`
   */
  listUnanswered(query: t.ListUnansweredQuery = {}, options: CallOptions = {}): Promise<t.UnansweredPage> {
    return this.call('GET', '/api/ai/unanswered', { query }, options);
  }

  /**
   * Answer the question: it becomes an FAQ entry, used from the next guest message on. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/answer`
   */
  answerUnanswered(id: string, body: t.AnswerUnansweredBody, options: CallOptions = {}): Promise<t.AnswerUnansweredAnswer> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/answer`, { body }, options);
  }

  /**
   * Dismiss the question: if asked again it stays off the list. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/dismiss`
   */
  dismissUnanswered(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Unanswered> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/dismiss`, { body }, options);
  }

  /**
   * Dismiss several questions at once; questions that are not open stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/dismiss`
   */
  createUnansweredDismiss(body: t.DismissManyBody, options: CallOptions = {}): Promise<t.DismissManyAnswer> {
    return this.call('POST', '/api/ai/unanswered/dismiss', { body }, options);
  }

  /**
   * Reopen several dismissed questions; questions that are not dismissed stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/reopen`
   */
  createUnansweredReopen(body: t.DismissManyBody, options: CallOptions = {}): Promise<t.ReopenManyAnswer> {
    return this.call('POST', '/api/ai/unanswered/reopen', { body }, options);
  }

  /**
   * Merge the question into another question. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/merge`
   */
  mergeUnanswered(id: string, body: t.MergeUnansweredBody, options: CallOptions = {}): Promise<t.Unanswered> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /**
   * List the guests’ preferences, each with the sentence it was stated in, newest first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/preferences`
   */
  listPreferences(query: t.ListPreferencesQuery = {}, options: CallOptions = {}): Promise<t.PreferencesPage> {
    return this.call('GET', '/api/preferences', { query }, options);
  }

  /**
   * Keep a proposed preference with the guest. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/preferences/{id}/keep`
   */
  keepPreference(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Preference> {
    return this.call('POST', `/api/preferences/${encodeURIComponent(id)}/keep`, { body }, options);
  }

  /**
   * Throw a proposed preference away. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/preferences/{id}/discard`
   */
  discardPreference(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Preference> {
    return this.call('POST', `/api/preferences/${encodeURIComponent(id)}/discard`, { body }, options);
  }

  /**
   * Return the public key for a browser’s push subscription. Needs a signed-in staff user.
   *
   * `GET /api/push/key`
   */
  getPushKey(options: CallOptions = {}): Promise<t.PushKey> {
    return this.call('GET', '/api/push/key', {}, options);
  }

  /**
   * Subscribe this browser to push alerts for the signed-in user while no desk is open. Needs a signed-in staff user.
   *
   * `POST /api/push/subscriptions`
   */
  createPushSubscription(body: t.PushSubscriptionBody, options: CallOptions = {}): Promise<t.PushSubscription> {
    return this.call('POST', '/api/push/subscriptions', { body }, options);
  }

  /**
   * Remove this browser’s push subscription. Needs a signed-in staff user.
   *
   * `DELETE /api/push/subscriptions/{id}`
   */
  deletePushSubscription(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/push/subscriptions/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Return the message for guests who arrive tomorrow or have checked in. Needs `property:read`. Acts on one property.
   *
   * `GET /api/arrival-message`
   */
  getArrivalMessage(options: CallOptions = {}): Promise<t.ArrivalMessage> {
    return this.call('GET', '/api/arrival-message', {}, options);
  }

  /**
   * Set the message for arriving guests, sent in one of their conversations once per stay. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/arrival-message`
   */
  setArrivalMessage(body: t.ArrivalMessageBody, options: CallOptions = {}): Promise<t.ArrivalMessage> {
    return this.call('PUT', '/api/arrival-message', { body }, options);
  }

  /**
   * List the PMSs that can be connected, with their credentials and capabilities. Needs `property:read`.
   *
   * `GET /api/integrations/pms/providers`
   */
  listPmsProviders(options: CallOptions = {}): Promise<t.PmsProvidersPage> {
    return this.call('GET', '/api/integrations/pms/providers', {}, options);
  }

  /**
   * Connect a PMS after a real test call; if the call fails, nothing is stored. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/connect`
   */
  connectPms(body: t.PmsConnectBody, query: t.ConnectPmsQuery = {}, options: CallOptions = {}): Promise<t.PmsConnected> {
    return this.call('POST', '/api/integrations/pms/connect', { query, body }, options);
  }

  /**
   * Disconnect the PMS: the credentials are deleted, synced data is kept. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/integrations/pms/connect`
   */
  disconnectPms(query: t.DisconnectPmsQuery = {}, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/api/integrations/pms/connect', { query }, options);
  }

  /**
   * Connect the sample hotel to a simulated PMS of this server, to try the integration. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/demo`
   */
  connectDemoPms(body: t.PmsDemoBody, options: CallOptions = {}): Promise<t.PmsConnected> {
    return this.call('POST', '/api/integrations/pms/demo', { body }, options);
  }

  /**
   * List the property’s PMSs and their states. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/connections`
   */
  listPmsConnections(options: CallOptions = {}): Promise<t.PmsConnectionsPage> {
    return this.call('GET', '/api/integrations/pms/connections', {}, options);
  }

  /**
   * Return the state of the PMS connection. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/status`
   */
  getPmsStatus(query: t.GetPmsStatusQuery = {}, options: CallOptions = {}): Promise<t.PmsStatus> {
    return this.call('GET', '/api/integrations/pms/status', { query }, options);
  }

  /**
   * Return the webhook address to enter by hand in the PMS. Needs `property:write`. Acts on one property.
   *
   * `GET /api/integrations/pms/webhook`
   */
  getPmsWebhook(query: t.GetPmsWebhookQuery = {}, options: CallOptions = {}): Promise<t.PmsWebhook> {
    return this.call('GET', '/api/integrations/pms/webhook', { query }, options);
  }

  /**
   * Test the connection with real calls: whether the PMS responds, accepts the credentials and grants each right. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/test`
   */
  testPms(query: t.TestPmsQuery = {}, options: CallOptions = {}): Promise<t.PmsTest> {
    return this.call('GET', '/api/integrations/pms/test', { query }, options);
  }

  /**
   * Connect many properties with the credentials of one chain; the failure of one does not affect the others. Needs `property:write` and `guests:read` and `guests:write`.
   *
   * `POST /api/integrations/pms/chain`
   */
  createPmsChain(body: t.PmsChainBody, options: CallOptions = {}): Promise<t.PmsChainConnected> {
    return this.call('POST', '/api/integrations/pms/chain', { body }, options);
  }

  /**
   * Start a sync; an identical sync in progress is joined. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/sync`
   */
  startSync(body: t.PmsSyncBody = {}, query: t.StartSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSyncStarted> {
    return this.call('POST', '/api/integrations/pms/sync', { query, body }, options);
  }

  /**
   * List the newest syncs. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync`
   */
  listSyncs(query: t.ListSyncsQuery = {}, options: CallOptions = {}): Promise<t.SyncsPage> {
    return this.call('GET', '/api/integrations/pms/sync', { query }, options);
  }

  /**
   * Return the kinds of records that are synced. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/enabled`
   */
  getSyncEnabled(query: t.GetSyncEnabledQuery = {}, options: CallOptions = {}): Promise<t.PmsEnabled> {
    return this.call('GET', '/api/integrations/pms/sync/enabled', { query }, options);
  }

  /**
   * Set the kinds of records that are synced; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/sync/enabled`
   */
  enableSync(body: t.PmsEnabledBody = {}, query: t.EnableSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsEnabled> {
    return this.call('PUT', '/api/integrations/pms/sync/enabled', { query, body }, options);
  }

  /**
   * Return the sync settings. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/settings`
   */
  getSyncSettings(query: t.GetSyncSettingsQuery = {}, options: CallOptions = {}): Promise<t.PmsSettings> {
    return this.call('GET', '/api/integrations/pms/sync/settings', { query }, options);
  }

  /**
   * Change the sync settings, including the winner of conflicts; absent fields stay unchanged. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/sync/settings`
   */
  configureSync(body: t.PmsSettingsBody | {
  sync: t.PmsSettingsBody;
}, query: t.ConfigureSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSettings> {
    return this.call('PUT', '/api/integrations/pms/sync/settings', { query, body }, options);
  }

  /**
   * Return the progress or result of a sync. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/{syncId}`
   */
  getSync(syncId: string, query: t.GetSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSync> {
    return this.call('GET', `/api/integrations/pms/sync/${encodeURIComponent(syncId)}`, { query }, options);
  }

  /**
   * List the PMS log, newest first; secrets and guests’ data are masked. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/logs`
   */
  listPmsLogs(query: t.ListPmsLogsQuery = {}, options: CallOptions = {}): Promise<t.PmsLogsPage> {
    return this.call('GET', '/api/integrations/pms/logs', { query }, options);
  }

  /**
   * Return the field mapping, as far as it differs from the provider’s. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/field-mapping`
   */
  getPmsFieldMapping(query: t.GetPmsFieldMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsFieldMapping> {
    return this.call('GET', '/api/integrations/pms/field-mapping', { query }, options);
  }

  /**
   * Set the fields that are mapped differently from the provider’s default; checked against its catalogue and a real record. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/field-mapping`
   */
  mapFields(body: t.PmsFieldMappingChangeInput | {
  fieldMapping: t.PmsFieldMappingChangeInput;
}, query: t.MapFieldsQuery = {}, options: CallOptions = {}): Promise<t.PmsFieldMapping> {
    return this.call('PUT', '/api/integrations/pms/field-mapping', { query, body }, options);
  }

  /**
   * Preview a mapping with a real record, masked; nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/field-mapping/preview`
   */
  previewFieldMapping(body: t.PmsFieldMappingBody | {
  fieldMapping: t.PmsFieldMappingBody;
}, query: t.PreviewFieldMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsMappingPreview> {
    return this.call('POST', '/api/integrations/pms/field-mapping/preview', { query, body }, options);
  }

  /**
   * Check the current mapping against the PMS’s fields and a real record. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/validate`
   */
  validatePmsMapping(query: t.ValidatePmsMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsMappingReport> {
    return this.call('GET', '/api/integrations/pms/validate', { query }, options);
  }

  /**
   * List the fields and values of either side that are not mapped. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/unmapped`
   */
  listUnmappedFields(query: t.ListUnmappedFieldsQuery = {}, options: CallOptions = {}): Promise<t.PmsUnmapped> {
    return this.call('GET', '/api/integrations/pms/unmapped', { query }, options);
  }

  /**
   * Return the slugs of the PMS’s room types, as set by the hotel. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/room-types`
   */
  getRoomTypes(query: t.GetRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('GET', '/api/integrations/pms/room-types', { query }, options);
  }

  /**
   * Set the slugs of the PMS’s room types; existing stays are updated. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/room-types`
   */
  mapRoomTypes(body: t.PmsRoomTypesInput = {}, query: t.MapRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('PUT', '/api/integrations/pms/room-types', { query, body }, options);
  }

  /**
   * List the PMS’s room types, each with its slug. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/room-types/known`
   */
  listKnownRoomTypes(query: t.ListKnownRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsKnownRoomTypes> {
    return this.call('GET', '/api/integrations/pms/room-types/known', { query }, options);
  }

  /**
   * List the conflicts: guests’ fields changed on both sides that wait for a decision. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/conflicts`
   */
  listPmsConflicts(query: t.ListPmsConflictsQuery = {}, options: CallOptions = {}): Promise<t.PmsConflictsPage> {
    return this.call('GET', '/api/integrations/pms/conflicts', { query }, options);
  }

  /**
   * Resolve a conflict: use the PMS’s value, or send ServiceChat’s value to the PMS. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/conflicts/{id}/resolve`
   */
  resolvePmsConflict(id: string, body: t.PmsResolveBody, query: t.ResolvePmsConflictQuery = {}, options: CallOptions = {}): Promise<t.PmsResolved> {
    return this.call('POST', `/api/integrations/pms/conflicts/${encodeURIComponent(id)}/resolve`, { query, body }, options);
  }

  /**
   * List the changes sent to the PMS with their outcomes, newest first. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/pushes`
   */
  listPmsPushes(query: t.ListPmsPushesQuery = {}, options: CallOptions = {}): Promise<t.PmsPushesPage> {
    return this.call('GET', '/api/integrations/pms/pushes', { query }, options);
  }

  /**
   * Retry a change that could not be sent to the PMS. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/pushes/{id}/resend`
   */
  resendPmsPush(id: string, body: t.NoBody = {}, query: t.ResendPmsPushQuery = {}, options: CallOptions = {}): Promise<t.PmsResent> {
    return this.call('POST', `/api/integrations/pms/pushes/${encodeURIComponent(id)}/resend`, { query, body }, options);
  }

  /**
   * List the channel managers that can be connected, with their credentials and capabilities. Needs `property:read`.
   *
   * `GET /api/integrations/channel-manager/providers`
   */
  listChannelManagerProviders(options: CallOptions = {}): Promise<t.ChannelManagerProvidersPage> {
    return this.call('GET', '/api/integrations/channel-manager/providers', {}, options);
  }

  /**
   * Connect a channel manager; the secret for its calls is returned once. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/connect`
   */
  createChannelManagerConnect(body: t.CreateChannelManagerConnectBody, options: CallOptions = {}): Promise<t.CreateChannelManagerConnectAnswer> {
    return this.call('POST', '/api/integrations/channel-manager/connect', { body }, options);
  }

  /**
   * Disconnect the channel manager: the credentials are deleted, bookings are kept. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/integrations/channel-manager/connect`
   */
  deleteChannelManagerConnect(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/api/integrations/channel-manager/connect', {}, options);
  }

  /**
   * Connect the sample hotel to a simulated channel manager of this server. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/demo`
   */
  createChannelManagerDemo(body: t.CreateChannelManagerDemoBody, options: CallOptions = {}): Promise<t.CreateChannelManagerConnectAnswer> {
    return this.call('POST', '/api/integrations/channel-manager/demo', { body }, options);
  }

  /**
   * Return the state of the channel manager connection. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/status`
   */
  getChannelManagerStatus(options: CallOptions = {}): Promise<t.GetChannelManagerStatusAnswer> {
    return this.call('GET', '/api/integrations/channel-manager/status', {}, options);
  }

  /**
   * Test the connection with real calls: whether the channel manager responds, accepts the credentials and grants each right. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/test`
   */
  getChannelManagerTest(options: CallOptions = {}): Promise<t.PmsTest> {
    return this.call('GET', '/api/integrations/channel-manager/test', {}, options);
  }

  /**
   * Start a sync, or join the one in progress. 409 if the channel manager sends its bookings itself. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/sync`
   */
  createChannelManagerSync(body: t.CreateChannelManagerSyncBody = {}, options: CallOptions = {}): Promise<t.PmsSyncStarted> {
    return this.call('POST', '/api/integrations/channel-manager/sync', { body }, options);
  }

  /**
   * List the newest syncs with the channel manager. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/sync`
   */
  listChannelManagerSyncs(query: t.ListChannelManagerSyncsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerSyncsPage> {
    return this.call('GET', '/api/integrations/channel-manager/sync', { query }, options);
  }

  /**
   * Return the progress or result of a sync with the channel manager. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/sync/{syncId}`
   */
  getChannelManagerSync(syncId: string, options: CallOptions = {}): Promise<t.PmsSync> {
    return this.call('GET', `/api/integrations/channel-manager/sync/${encodeURIComponent(syncId)}`, {}, options);
  }

  /**
   * List the channel manager log, newest first; secrets and guests’ data are masked. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/logs`
   */
  listChannelManagerLogs(query: t.ListChannelManagerLogsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerLogsPage> {
    return this.call('GET', '/api/integrations/channel-manager/logs', { query }, options);
  }

  /**
   * List the channel manager’s bookings, one entry per room, latest arrival first. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/bookings`
   */
  listChannelManagerBookings(query: t.ListChannelManagerBookingsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerBookingsPage> {
    return this.call('GET', '/api/integrations/channel-manager/bookings', { query }, options);
  }

  /**
   * Return the slugs of the channel manager’s room types. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/room-types`
   */
  getChannelManagerRoomTypes(options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('GET', '/api/integrations/channel-manager/room-types', {}, options);
  }

  /**
   * Set the slugs of the channel manager’s room types; stays that no PMS manages are updated. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/channel-manager/room-types`
   */
  setChannelManagerRoomTypes(body: t.PmsRoomTypesInput = {}, query: t.SetChannelManagerRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('PUT', '/api/integrations/channel-manager/room-types', { query, body }, options);
  }

  /**
   * List the channel manager’s room types, each with its slug. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/room-types/known`
   */
  listChannelManagerRoomTypesKnown(options: CallOptions = {}): Promise<t.PmsKnownRoomTypes> {
    return this.call('GET', '/api/integrations/channel-manager/room-types/known', {}, options);
  }

  /**
   * List the channels and their states. Needs `property:read`. Acts on one property.
   *
   * `GET /api/channels`
   */
  listChannels(options: CallOptions = {}): Promise<t.ChannelsPage> {
    return this.call('GET', '/api/channels', {}, options);
  }

  /**
   * Connect WhatsApp after a test with real calls; if the test fails, nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/whatsapp`
   */
  connectWhatsApp(body: t.ConnectWhatsAppBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/whatsapp', { body }, options);
  }

  /**
   * Connect SMS after a test with real calls; if the test fails, nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/sms`
   */
  setChannelsSms(body: t.SetChannelsSmsBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/sms', { body }, options);
  }

  /**
   * Connect E-mail after a test with real calls; if the test fails, nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/email`
   */
  connectEmail(body: t.ConnectEmailBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/email', { body }, options);
  }

  /**
   * Connect Booking portals after a test with real calls; if the test fails, nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/portal`
   */
  setChannelsPortal(body: t.SetChannelsPortalBody = {}, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/portal', { body }, options);
  }

  /**
   * Test the channel with real calls to the platform; if they succeed, held messages are sent. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/{channel}/test`
   */
  testChannel(channel: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.ChannelTest> {
    return this.call('POST', `/api/channels/${encodeURIComponent(channel)}/test`, { body }, options);
  }

  /**
   * Connect the sample hotel to a simulated platform of this server, with a page to write as its guests. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/{channel}/demo`
   */
  demoChannel(channel: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.ChannelPlayed> {
    return this.call('POST', `/api/channels/${encodeURIComponent(channel)}/demo`, { body }, options);
  }

  /**
   * Disconnect the channel: the credentials are deleted, the channel is switched off, conversations are kept. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/channels/{channel}`
   */
  disconnectChannel(channel: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/channels/${encodeURIComponent(channel)}`, {}, options);
  }

  /**
   * List the templates at WhatsApp. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/channels/whatsapp/templates`
   */
  listWhatsAppTemplates(options: CallOptions = {}): Promise<t.WhatsAppTemplatesPage> {
    return this.call('GET', '/api/channels/whatsapp/templates', {}, options);
  }

  /**
   * Submit a template to WhatsApp, which must approve it before use. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/whatsapp/templates`
   */
  createWhatsAppTemplate(body: t.TemplateBody, options: CallOptions = {}): Promise<t.ChannelTemplate> {
    return this.call('POST', '/api/channels/whatsapp/templates', { body }, options);
  }

  /**
   * Return which template of WhatsApp is sent on which occasion once free messages are no longer possible. Needs `property:read`. Acts on one property.
   *
   * `GET /api/channels/whatsapp/template-uses`
   */
  getChannelsWhatsappTemplateUses(options: CallOptions = {}): Promise<t.GetChannelsWhatsappTemplateUsesAnswer> {
    return this.call('GET', '/api/channels/whatsapp/template-uses', {}, options);
  }

  /**
   * Set which template of WhatsApp is sent on which occasion; the platform is asked which are approved. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/whatsapp/template-uses`
   */
  setChannelsWhatsappTemplateUses(body: t.SetChannelsWhatsappTemplateUsesBody, options: CallOptions = {}): Promise<t.GetChannelsWhatsappTemplateUsesAnswer> {
    return this.call('PUT', '/api/channels/whatsapp/template-uses', { body }, options);
  }

  /**
   * List the property’s webhooks, without their secrets. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks`
   */
  listWebhooks(options: CallOptions = {}): Promise<t.WebhooksPage> {
    return this.call('GET', '/api/webhooks', {}, options);
  }

  /**
   * Create a webhook; its signing secret is returned once. You need the rights to read the events’ data. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks`
   */
  createWebhook(body: t.WebhookBody, options: CallOptions = {}): Promise<t.WebhookWithSecret> {
    return this.call('POST', '/api/webhooks', { body }, options);
  }

  /**
   * Return a webhook. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks/{id}`
   */
  getWebhook(id: string, options: CallOptions = {}): Promise<t.Webhook> {
    return this.call('GET', `/api/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a webhook; absent fields stay unchanged. Activating it starts new attempts. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/webhooks/{id}`
   */
  updateWebhook(id: string, body: t.WebhookChangeInput = {}, options: CallOptions = {}): Promise<t.Webhook> {
    return this.call('PATCH', `/api/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a webhook and its log; nothing more is sent to it. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/webhooks/{id}`
   */
  deleteWebhook(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Rotate the secret of a webhook; for overlapMs (default: one day) deliveries are signed with both secrets. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/rotate`
   */
  rotateWebhook(id: string, body: t.RotateWebhookBody = {}, options: CallOptions = {}): Promise<t.WebhookWithSecret> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/rotate`, { body }, options);
  }

  /**
   * Send a `webhook.test` event; its result is listed among the deliveries. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/test`
   */
  testWebhook(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.WebhookDelivery> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/test`, { body }, options);
  }

  /**
   * List the deliveries of a webhook in the last 30 days, newest first. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks/{id}/deliveries`
   */
  listWebhookDeliveries(id: string, query: t.ListWebhookDeliveriesQuery = {}, options: CallOptions = {}): Promise<t.WebhookDeliveriesPage> {
    return this.call('GET', `/api/webhooks/${encodeURIComponent(id)}/deliveries`, { query }, options);
  }

  /**
   * Send a delivery again under the same webhook-id, whatever its result was. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/deliveries/{deliveryId}/replay`
   */
  replayWebhookDelivery(id: string, deliveryId: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.WebhookDelivery> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/deliveries/${encodeURIComponent(deliveryId)}/replay`, { body }, options);
  }

  /**
   * Return the figures of a period: conversations, answers, times, languages, topics, satisfaction, offers, tasks. Needs `account:read`. Acts on one property.
   *
   * `GET /api/analytics`
   */
  getAnalytics(query: t.GetAnalyticsQuery = {}, options: CallOptions = {}): Promise<t.Analytics> {
    return this.call('GET', '/api/analytics', { query }, options);
  }

  /**
   * Return the figures of a period as a printable PDF, in a language of the desk. Needs `account:read`. Acts on one property.
   *
   * `GET /api/analytics.pdf`
   */
  printAnalytics(query: t.PrintAnalyticsQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/analytics.pdf', { query }, options);
  }

  /**
   * List the audit log, newest first, with the current names of the ids. Needs `audit:read`.
   *
   * `GET /api/audit`
   */
  listAuditEntries(query: t.ListAuditEntriesQuery = {}, options: CallOptions = {}): Promise<t.AuditEntriesPage> {
    return this.call('GET', '/api/audit', { query }, options);
  }

  /**
   * Verify that no entry of the audit log was changed, removed, inserted or rolled back. Needs `audit:read`.
   *
   * `GET /api/audit/verify`
   */
  verifyAudit(options: CallOptions = {}): Promise<t.AuditVerdict> {
    return this.call('GET', '/api/audit/verify', {}, options);
  }

  /**
   * Return the widget’s configuration of a property, in the language of the page. Needs no authentication.
   *
   * `GET /chat/config/{propertyId}`
   */
  getChatConfig(propertyId: string, query: t.GetChatConfigQuery = {}, options: CallOptions = {}): Promise<t.ChatConfig> {
    return this.call('GET', `/chat/config/${encodeURIComponent(propertyId)}`, { query }, options);
  }

  /**
   * Return the hotel’s FAQ entries in the language of the page, if the owner publishes them. Needs no authentication.
   *
   * `GET /chat/help/{propertyId}`
   */
  listChatHelp(propertyId: string, query: t.ListChatHelpQuery = {}, options: CallOptions = {}): Promise<t.ChatHelp> {
    return this.call('GET', `/chat/help/${encodeURIComponent(propertyId)}`, { query }, options);
  }

  /**
   * Check that the process is running. Needs no authentication.
   *
   * `GET /health/live`
   */
  getLiveness(options: CallOptions = {}): Promise<t.HealthAnswer> {
    return this.call('GET', '/health/live', {}, options);
  }

  /**
   * Check that the server is ready: it writes to the store and checks the free space; 503 with the name of the failing check if not. Needs no authentication.
   *
   * `GET /health/ready`
   */
  getReadiness(options: CallOptions = {}): Promise<t.HealthAnswer> {
    return this.call('GET', '/health/ready', {}, options);
  }

  /**
   * Open or resume a guest’s conversation where sockets are blocked; the body is a hello frame. Needs no authentication.
   *
   * `POST /chat/session`
   */
  openGuestSession(body: t.OpenGuestSessionBody, options: CallOptions = {}): Promise<t.WelcomeFrame> {
    return this.call('POST', '/chat/session', { body }, options);
  }

  /**
   * Send a guest’s message. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `POST /chat/messages`
   */
  sendGuestMessage(body: t.SendGuestMessageBody, options: CallOptions = {}): Promise<t.AckFrame> {
    return this.call('POST', '/chat/messages', { body }, options);
  }

  /**
   * Stream the frames after a sequence number as server-sent events; with `wait`, the response ends after the first frames. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `GET /chat/events`
   */
  streamGuestEvents(query: t.StreamGuestEventsQuery = {}, options: CallOptions = {}): AsyncGenerator<t.GuestServerFrame, void> {
    return this.stream('/chat/events', { query }, options);
  }

  /**
   * Stream the appearance of the launcher, now and after each change, as server-sent events; with too many listeners the response ends and states when to retry. Needs no authentication.
   *
   * `GET /chat/config/{propertyId}/changes`
   */
  streamChatLook(propertyId: string, options: CallOptions = {}): AsyncGenerator<t.ChatLookNow, void> {
    return this.stream(`/chat/config/${encodeURIComponent(propertyId)}/changes`, {}, options);
  }

  /**
   * Upload a guest’s file; send it with a message within the hour. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `POST /chat/uploads`
   */
  createChatUpload(file: Blob, options: CallOptions = {}): Promise<t.Attachment> {
    return this.call('POST', '/chat/uploads', { file }, options);
  }

  /**
   * Return a file of the guest’s conversation. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `GET /chat/uploads/{id}`
   */
  getChatUpload(id: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/chat/uploads/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Upload a file; send it with a message within the hour. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/uploads`
   */
  createUpload(file: Blob, options: CallOptions = {}): Promise<t.Attachment> {
    return this.call('POST', '/api/uploads', { file }, options);
  }

  /**
   * Return a file of one of the property’s conversations. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/uploads/{id}`
   */
  getUpload(id: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/api/uploads/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Add a picture to a task. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks/{id}/photos`
   */
  createTaskPhoto(id: string, file: Blob, options: CallOptions = {}): Promise<t.CreateTaskCommentAnswer> {
    return this.call('POST', `/api/tasks/${encodeURIComponent(id)}/photos`, { file }, options);
  }

  /**
   * Return a picture of a task. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/photos/{uploadId}`
   */
  getTaskPhoto(id: string, uploadId: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/api/tasks/${encodeURIComponent(id)}/photos/${encodeURIComponent(uploadId)}`, {}, options);
  }

  /**
   * Create a link and QR code with which the chat continues elsewhere; usable once. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `POST /chat/link`
   */
  createGuestLink(body: t.LinkConversationBody, options: CallOptions = {}): Promise<t.ConversationLink> {
    return this.call('POST', '/chat/link', { body }, options);
  }

  /**
   * Send a copy of the conversation by e-mail. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `POST /chat/transcript`
   */
  mailTranscript(body: t.MailTranscriptBody, options: CallOptions = {}): Promise<t.MailedTranscript> {
    return this.call('POST', '/chat/transcript', { body }, options);
  }

  /**
   * Return the e-mail address for replies after the guest has left the page. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `GET /chat/follow-up`
   */
  getFollowUp(options: CallOptions = {}): Promise<t.FollowUp> {
    return this.call('GET', '/chat/follow-up', {}, options);
  }

  /**
   * Set the e-mail address for replies after the guest has left the page. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `PUT /chat/follow-up`
   */
  leaveFollowUp(body: t.FollowUpBody, options: CallOptions = {}): Promise<t.FollowUp> {
    return this.call('PUT', '/chat/follow-up', { body }, options);
  }

  /**
   * Delete the e-mail address for replies. For guests, authenticated by the session token from the `welcome` frame.
   *
   * `DELETE /chat/follow-up`
   */
  deleteFollowUp(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/chat/follow-up', {}, options);
  }
}
