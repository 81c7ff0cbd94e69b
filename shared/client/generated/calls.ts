// Made of the API’s description by `npm run client`; changes are made there.

import { ApiClient, type CallOptions } from '../api-client.ts';
import type * as t from './api-types.ts';

/** A method for every call of the API. */
export class ApiCalls extends ApiClient {
  /**
   * Whether an account can be made on this server, and whether it is the first. Open to everybody.
   *
   * `GET /auth/registration`
   */
  getRegistration(options: CallOptions = {}): Promise<t.RegistrationAnswer> {
    return this.call('GET', '/auth/registration', {}, options);
  }

  /**
   * Make an account with its first property, its owner and a key. Open to everybody. Counts against the quota `register`.
   *
   * `POST /auth/register`
   */
  register(body: t.RegisterBody, options: CallOptions = {}): Promise<t.RegisterAnswer> {
    return this.call('POST', '/auth/register', { body }, options);
  }

  /**
   * Set the first or a new password with the token of a link; signs the user out everywhere. Open to everybody. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/password`
   */
  setPassword(body: t.PasswordBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/password', { body }, options);
  }

  /**
   * Sign in at the desk: sets the session cookie. Open to everybody. Counts against the quota `login`.
   *
   * `POST /auth/login`
   */
  signIn(body: t.LoginBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/login', { body }, options);
  }

  /**
   * Sign in with a one-time link, such as the one the server prints in its terminal. Open to everybody. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/link`
   */
  signInWithLink(body: t.LinkBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/link', { body }, options);
  }

  /**
   * Sign out: the session ends and its open sockets close. For staff who are signed in.
   *
   * `POST /auth/logout`
   */
  signOut(body: t.NoBody = {}, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/logout', { body }, options);
  }

  /**
   * Change one’s own password, with the old one; signs out everywhere else. For staff who are signed in.
   *
   * `PUT /auth/me/password`
   */
  changePassword(body: t.OwnPasswordBody, options: CallOptions = {}): Promise<void> {
    return this.call('PUT', '/auth/me/password', { body }, options);
  }

  /**
   * Who is signed in, what they may do and where. For staff who are signed in.
   *
   * `GET /auth/me`
   */
  getMe(options: CallOptions = {}): Promise<t.MeAnswer> {
    return this.call('GET', '/auth/me', {}, options);
  }

  /**
   * A ticket for opening the desk’s socket: works once, within 30 s. For staff who are signed in.
   *
   * `POST /auth/ticket`
   */
  createSocketTicket(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.TicketAnswer> {
    return this.call('POST', '/auth/ticket', { body }, options);
  }

  /**
   * Mail a link for a new password, where the address belongs to somebody; the answer is the same for all. Open to everybody. Counts against the quota `oneTimeToken`.
   *
   * `POST /auth/forgot`
   */
  createForgot(body: t.ForgotBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/forgot', { body }, options);
  }

  /**
   * Where one is signed in: on which device, from which address, last seen when. For staff who are signed in.
   *
   * `GET /auth/sessions`
   */
  listSessions(options: CallOptions = {}): Promise<t.SessionsPage> {
    return this.call('GET', '/auth/sessions', {}, options);
  }

  /**
   * Sign out everywhere but here. For staff who are signed in.
   *
   * `DELETE /auth/sessions`
   */
  deleteOtherSessions(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/auth/sessions', {}, options);
  }

  /**
   * Sign out elsewhere: that session ends and its open sockets close; for this one there is /auth/logout. For staff who are signed in.
   *
   * `DELETE /auth/sessions/{id}`
   */
  deleteSession(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/auth/sessions/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Whether all staff need a second factor, and how many have none yet. Needs `account:write`.
   *
   * `GET /api/account/sign-in`
   */
  getAccountSignIn(options: CallOptions = {}): Promise<t.GetAccountSignInAnswer> {
    return this.call('GET', '/api/account/sign-in', {}, options);
  }

  /**
   * Ask all staff for a second factor, or leave it to them; who has none is signed out and sets one up next. Needs `account:write`.
   *
   * `PUT /api/account/sign-in`
   */
  setAccountSignIn(body: t.SetAccountSignInBody, options: CallOptions = {}): Promise<t.GetAccountSignInAnswer> {
    return this.call('PUT', '/api/account/sign-in', { body }, options);
  }

  /**
   * What one signs in with beside a password. For staff who are signed in.
   *
   * `GET /auth/factors`
   */
  getFactors(options: CallOptions = {}): Promise<t.GetFactorsAnswer> {
    return this.call('GET', '/auth/factors', {}, options);
  }

  /**
   * Begin with an app that shows codes; it is asked for once a code of it confirmed it. For staff who are signed in.
   *
   * `POST /auth/totp`
   */
  createTotp(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreateTotpAnswer> {
    return this.call('POST', '/auth/totp', { body }, options);
  }

  /**
   * Remove the app, with one’s password. For staff who are signed in.
   *
   * `DELETE /auth/totp`
   */
  deleteTotp(body: t.DeleteTotpBody, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/auth/totp', { body }, options);
  }

  /**
   * Confirm the app with a code it shows; from now on one is asked for at each sign-in. For staff who are signed in.
   *
   * `POST /auth/totp/confirm`
   */
  createTotpConfirm(body: t.CreateTotpConfirmBody, options: CallOptions = {}): Promise<void> {
    return this.call('POST', '/auth/totp/confirm', { body }, options);
  }

  /**
   * New recovery codes; those before open nothing any more. For staff who are signed in.
   *
   * `POST /auth/recovery-codes`
   */
  createRecoveryCode(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreateRecoveryCodeAnswer> {
    return this.call('POST', '/auth/recovery-codes', { body }, options);
  }

  /**
   * Take a colleague’s second factors away who has lost them; signs them out everywhere. Needs `staff:write`.
   *
   * `DELETE /api/staff/{id}/factors`
   */
  deleteStaffFactors(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/staff/${encodeURIComponent(id)}/factors`, {}, options);
  }

  /**
   * What the browser makes a passkey with (navigator.credentials.create). For staff who are signed in.
   *
   * `POST /auth/passkeys/options`
   */
  createPasskeysOption(body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<t.CreatePasskeysOptionAnswer> {
    return this.call('POST', '/auth/passkeys/options', { body }, options);
  }

  /**
   * Keep the passkey that the browser made; with the first second factor come recovery codes. For staff who are signed in.
   *
   * `POST /auth/passkeys`
   */
  createPasskey(body: t.CreatePasskeyBody, options: CallOptions = {}): Promise<t.CreatePasskeyAnswer> {
    return this.call('POST', '/auth/passkeys', { body }, options);
  }

  /**
   * Remove a passkey. For staff who are signed in.
   *
   * `DELETE /auth/passkeys/{id}`
   */
  deletePasskey(id: string, body: t.CreateTotpBody = {}, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/auth/passkeys/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * What the browser signs in with by a passkey (navigator.credentials.get). Open to everybody. Counts against the quota `passkey`.
   *
   * `POST /auth/login/passkey/options`
   */
  createLoginPasskeyOption(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.CreatePasskeysOptionAnswer> {
    return this.call('POST', '/auth/login/passkey/options', { body }, options);
  }

  /**
   * Sign in by a passkey: sets the session cookie. Open to everybody. Counts against the quota `login`.
   *
   * `POST /auth/login/passkey`
   */
  createLoginPasskey(body: t.CreateLoginPasskeyBody, options: CallOptions = {}): Promise<t.LoginAnswer> {
    return this.call('POST', '/auth/login/passkey', { body }, options);
  }

  /**
   * The plans, and the account’s own. Needs `account:read`.
   *
   * `GET /api/plans`
   */
  listPlans(options: CallOptions = {}): Promise<t.PlansAnswer> {
    return this.call('GET', '/api/plans', {}, options);
  }

  /**
   * Put the account under another plan, from this moment on: what it does not hold rests, and goes on where it stopped with a plan that does. Needs `account:write`.
   *
   * `PUT /api/account/plan`
   */
  setAccountPlan(body: t.PlanBody, options: CallOptions = {}): Promise<t.PlansAnswer> {
    return this.call('PUT', '/api/account/plan', { body }, options);
  }

  /**
   * What was used of the plan this month. Needs `account:read`.
   *
   * `GET /api/usage`
   */
  getUsage(options: CallOptions = {}): Promise<t.UsageAnswer> {
    return this.call('GET', '/api/usage', {}, options);
  }

  /**
   * From where the account’s API and desk may be used. Needs `account:write`.
   *
   * `GET /api/account/network`
   */
  getAccountNetwork(options: CallOptions = {}): Promise<t.GetAccountNetworkAnswer> {
    return this.call('GET', '/api/account/network', {}, options);
  }

  /**
   * Say from where the account’s API and desk may be used; an empty list: from everywhere. Needs `account:write`.
   *
   * `PUT /api/account/network`
   */
  setAccountNetwork(body: t.SetAccountNetworkBody, options: CallOptions = {}): Promise<t.GetAccountNetworkAnswer> {
    return this.call('PUT', '/api/account/network', { body }, options);
  }

  /**
   * The account’s keys, without their secrets. Needs `keys:read`.
   *
   * `GET /api/keys`
   */
  listKeys(query: t.ListKeysQuery = {}, options: CallOptions = {}): Promise<t.KeysPage> {
    return this.call('GET', '/api/keys', { query }, options);
  }

  /**
   * Make a key; its secret is shown once. Needs `keys:write`.
   *
   * `POST /api/keys`
   */
  createKey(body: t.CreateKeyBody, options: CallOptions = {}): Promise<t.KeyWithSecret> {
    return this.call('POST', '/api/keys', { body }, options);
  }

  /**
   * Give a key a new secret; the old one stays valid for overlapMs (a day). Needs `keys:write`.
   *
   * `POST /api/keys/{id}/rotate`
   */
  rotateKey(id: string, body: t.RotateKeyBody = {}, options: CallOptions = {}): Promise<t.KeyWithSecret> {
    return this.call('POST', `/api/keys/${encodeURIComponent(id)}/rotate`, { body }, options);
  }

  /**
   * Revoke a key at once. Needs `keys:write`.
   *
   * `DELETE /api/keys/{id}`
   */
  deleteKey(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/keys/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * The account’s staff users, as far as they work at one’s own properties. Needs `staff:read`.
   *
   * `GET /api/staff`
   */
  listStaff(query: t.ListStaffQuery = {}, options: CallOptions = {}): Promise<t.StaffPage> {
    return this.call('GET', '/api/staff', { query }, options);
  }

  /**
   * Add a colleague; the link in the answer sets their password, once. Needs `staff:write`.
   *
   * `POST /api/staff`
   */
  createStaff(body: t.CreateStaffBody, options: CallOptions = {}): Promise<t.CreateStaffAnswer> {
    return this.call('POST', '/api/staff', { body }, options);
  }

  /**
   * Change a colleague’s role, properties, departments or languages, or disable them. Needs `staff:write`.
   *
   * `PATCH /api/staff/{id}`
   */
  updateStaff(id: string, body: t.UpdateStaffBody = {}, options: CallOptions = {}): Promise<t.StaffUser> {
    return this.call('PATCH', `/api/staff/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Remove a colleague; what they wrote stays. Needs `staff:write`.
   *
   * `DELETE /api/staff/{id}`
   */
  deleteStaff(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/staff/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * A new link with which a colleague sets a password, once; earlier ones end. Needs `staff:invite`.
   *
   * `POST /api/staff/{id}/link`
   */
  createStaffLink(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.StaffLinkAnswer> {
    return this.call('POST', `/api/staff/${encodeURIComponent(id)}/link`, { body }, options);
  }

  /**
   * What the property is set to. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property`
   */
  getProperty(options: CallOptions = {}): Promise<t.Property> {
    return this.call('GET', '/api/property', {}, options);
  }

  /**
   * Set the property; optional fields that are left out stay as they are. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property`
   */
  configureProperty(body: t.PropertyBody, options: CallOptions = {}): Promise<t.Property> {
    return this.call('PUT', '/api/property', { body }, options);
  }

  /**
   * Whether the property’s staff put the desk’s first steps aside. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/guide`
   */
  getPropertyGuide(options: CallOptions = {}): Promise<t.GuideState> {
    return this.call('GET', '/api/property/guide', {}, options);
  }

  /**
   * Put the desk’s first steps aside: nobody is led to them any more. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property/guide`
   */
  setPropertyGuide(body: t.GuideStateInput, options: CallOptions = {}): Promise<t.GuideState> {
    return this.call('PUT', '/api/property/guide', { body }, options);
  }

  /**
   * The sites on which the property’s widget was loaded. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/seen`
   */
  listSeenSites(options: CallOptions = {}): Promise<t.Sightings> {
    return this.call('GET', '/api/property/seen', {}, options);
  }

  /**
   * The account’s properties, as far as one is let in. Needs `property:read`.
   *
   * `GET /api/properties`
   */
  listProperties(query: t.ListPropertiesQuery = {}, options: CallOptions = {}): Promise<t.PropertiesPage> {
    return this.call('GET', '/api/properties', { query }, options);
  }

  /**
   * Add a property, as far as the plan goes. Needs `account:write`.
   *
   * `POST /api/properties`
   */
  createProperty(body: t.CreatePropertyBody, options: CallOptions = {}): Promise<t.Property> {
    return this.call('POST', '/api/properties', { body }, options);
  }

  /**
   * How soon staff are to answer and to settle what guests are handed over with. Needs `property:read`. Acts on one property.
   *
   * `GET /api/service-level`
   */
  getServiceLevel(options: CallOptions = {}): Promise<t.GetServiceLevelAnswer> {
    return this.call('GET', '/api/service-level', {}, options);
  }

  /**
   * Set how soon staff are to answer and to settle; all figures are held against it, also of days that are over. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/service-level`
   */
  setServiceLevel(body: t.SetServiceLevelBody, options: CallOptions = {}): Promise<t.GetServiceLevelAnswer> {
    return this.call('PUT', '/api/service-level', { body }, options);
  }

  /**
   * Who is called for an emergency that nobody on duty looks after. Needs `property:read`. Acts on one property.
   *
   * `GET /api/alerts`
   */
  getAlerts(options: CallOptions = {}): Promise<t.GetAlertsAnswer> {
    return this.call('GET', '/api/alerts', {}, options);
  }

  /**
   * Set who is called for an emergency that nobody on duty looks after; in force for one that rings now too. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/alerts`
   */
  setAlerts(body: t.SetAlertsBody, options: CallOptions = {}): Promise<t.GetAlertsAnswer> {
    return this.call('PUT', '/api/alerts', { body }, options);
  }

  /**
   * To whom the figures of a month are sent when it is over. Needs `account:read`. Acts on one property.
   *
   * `GET /api/report`
   */
  getReport(options: CallOptions = {}): Promise<t.GetReportAnswer> {
    return this.call('GET', '/api/report', {}, options);
  }

  /**
   * Set to whom the figures of a month are sent, as a PDF by e-mail; the month before goes within minutes where it was not sent. Needs `property:write` and `account:read`. Acts on one property.
   *
   * `PUT /api/report`
   */
  setReport(body: t.SetReportBody, options: CallOptions = {}): Promise<t.GetReportAnswer> {
    return this.call('PUT', '/api/report', { body }, options);
  }

  /**
   * How the chat looks and what it says first. Needs `property:read`. Acts on one property.
   *
   * `GET /api/look`
   */
  getLook(options: CallOptions = {}): Promise<t.GetLookAnswer> {
    return this.call('GET', '/api/look', {}, options);
  }

  /**
   * Set how the chat looks and what it says first; open pages follow at once. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/look`
   */
  setLook(body: t.SetLookBody, options: CallOptions = {}): Promise<t.GetLookAnswer> {
    return this.call('PUT', '/api/look', { body }, options);
  }

  /**
   * Add a picture that the look may name as its logo or avatar; anybody who sees the widget sees it. Needs `property:write`. Acts on one property.
   *
   * `POST /api/look/pictures`
   */
  createLookPicture(body: t.CreateLookPictureBody, options: CallOptions = {}): Promise<t.CreateLookPictureAnswer> {
    return this.call('POST', '/api/look/pictures', { body }, options);
  }

  /**
   * How long each kind of data is kept. Needs `property:read`. Acts on one property.
   *
   * `GET /api/retention`
   */
  getRetention(options: CallOptions = {}): Promise<t.Retention> {
    return this.call('GET', '/api/retention', {}, options);
  }

  /**
   * Set how long each kind of data is kept; what is older is deleted within the hour, for good. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/retention`
   */
  setRetention(body: t.RetentionInput, options: CallOptions = {}): Promise<t.Retention> {
    return this.call('PUT', '/api/retention', { body }, options);
  }

  /**
   * How much a rule would delete now; nothing is changed. Needs `property:write`. Acts on one property.
   *
   * `GET /api/retention/reach`
   */
  previewRetention(query: t.PreviewRetentionQuery = {}, options: CallOptions = {}): Promise<t.RetentionReach> {
    return this.call('GET', '/api/retention/reach', { query }, options);
  }

  /**
   * How long guests’ data is kept. Needs `property:read`. Acts on one property.
   *
   * `GET /api/property/retention`
   */
  getPropertyRetention(options: CallOptions = {}): Promise<t.GuestRetention> {
    return this.call('GET', '/api/property/retention', {}, options);
  }

  /**
   * Set how long guests’ data is kept, and leave all else as it is. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/property/retention`
   */
  setPropertyRetention(body: t.GuestRetentionInput, options: CallOptions = {}): Promise<t.GuestRetention> {
    return this.call('PUT', '/api/property/retention', { body }, options);
  }

  /**
   * How much a rule for guests’ data would delete now; nothing is changed. Needs `property:write`. Acts on one property.
   *
   * `GET /api/property/retention/reach`
   */
  previewPropertyRetention(query: t.PreviewPropertyRetentionQuery = {}, options: CallOptions = {}): Promise<t.GuestRetentionReach> {
    return this.call('GET', '/api/property/retention/reach', { query }, options);
  }

  /**
   * The record of processing activities, and who outside gets data: as connected and set now. Needs `property:read`. Acts on one property.
   *
   * `GET /api/processing`
   */
  getProcessing(options: CallOptions = {}): Promise<t.Processing> {
    return this.call('GET', '/api/processing', {}, options);
  }

  /**
   * The copies of the store on the server’s disk, the newest first; none where several accounts share it. Needs `account:write`.
   *
   * `GET /api/backups`
   */
  listBackups(options: CallOptions = {}): Promise<t.BackupsPage> {
    return this.call('GET', '/api/backups', {}, options);
  }

  /**
   * Copy the whole store, sealed to the master key; the newest few copies are kept. Needs `account:write`.
   *
   * `POST /api/backups`
   */
  createBackup(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Backup> {
    return this.call('POST', '/api/backups', { body }, options);
  }

  /**
   * What the property taught, and what guests ask that it does not cover. Needs `property:read`. Acts on one property.
   *
   * `GET /api/ai/training`
   */
  getTraining(options: CallOptions = {}): Promise<t.TrainingAnswer> {
    return this.call('GET', '/api/ai/training', {}, options);
  }

  /**
   * Replace what the property taught; in force for the next guest message. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/ai/training`
   */
  trainAi(body: t.TrainingBody, options: CallOptions = {}): Promise<t.TrainingAnswer> {
    return this.call('PUT', '/api/ai/training', { body }, options);
  }

  /**
   * Read questions and answers out of a file or a page, to be looked through; nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/training/import`
   */
  readFaqs(body: t.FaqImportBody, options: CallOptions = {}): Promise<t.FaqImport> {
    return this.call('POST', '/api/ai/training/import', { body }, options);
  }

  /**
   * Ask as a guest would: nothing is stored, nothing of the plan is used. Needs `property:read`. Acts on one property.
   *
   * `POST /api/ai/ask`
   */
  askAi(body: t.AskBody, options: CallOptions = {}): Promise<t.AskAnswer> {
    return this.call('POST', '/api/ai/ask', { body }, options);
  }

  /**
   * What a house may tell of itself: attributes with their types and questions, and what values may hold. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/catalogue`
   */
  listKnowledgeCatalogue(query: t.ListKnowledgeCatalogueQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeCataloguePage> {
    return this.call('GET', '/api/knowledge/catalogue', { query }, options);
  }

  /**
   * How many of the questions that guests ask can be answered, what is missing, and what is there in which language. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/coverage`
   */
  getKnowledgeCoverage(options: CallOptions = {}): Promise<t.GetKnowledgeCoverageAnswer> {
    return this.call('GET', '/api/knowledge/coverage', {}, options);
  }

  /**
   * What the house tells of itself, each fact beside the sentence it was read from. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/facts`
   */
  listKnowledgeFacts(query: t.ListKnowledgeFactsQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeFactsPage> {
    return this.call('GET', '/api/knowledge/facts', { query }, options);
  }

  /**
   * Add a fact in one’s own name, or from a page one has seen; in force for the next guest message. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/facts`
   */
  createKnowledgeFact(body: t.CreateKnowledgeFactBody, query: t.CreateKnowledgeFactQuery = {}, options: CallOptions = {}): Promise<t.CreateKnowledgeFactAnswer> {
    return this.call('POST', '/api/knowledge/facts', { query, body }, options);
  }

  /**
   * Confirm a fact, correct it, reject it or take that back; in force for the next guest message. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/knowledge/facts/{id}`
   */
  updateKnowledgeFact(id: string, body: t.UpdateKnowledgeFactBody = {}, query: t.UpdateKnowledgeFactQuery = {}, options: CallOptions = {}): Promise<t.CreateKnowledgeFactAnswer> {
    return this.call('PATCH', `/api/knowledge/facts/${encodeURIComponent(id)}`, { query, body }, options);
  }

  /**
   * Take a fact out: it is told no more, even where a text still says it. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/knowledge/facts/{id}`
   */
  deleteKnowledgeFact(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/knowledge/facts/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Read a page of the house’s own site into facts and entries, to be looked through; nothing is stored. Needs `property:write`. Acts on one property. Counts against the quota `page`.
   *
   * `POST /api/knowledge/pages`
   */
  readSitePage(body: t.PageBody, query: t.ReadSitePageQuery = {}, options: CallOptions = {}): Promise<t.PageAnswer> {
    return this.call('POST', '/api/knowledge/pages', { query, body }, options);
  }

  /**
   * Add several facts that the owner has looked through, in place of others where they say so; all or none. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/facts/keep`
   */
  keepFacts(body: t.KeepFactsBody, options: CallOptions = {}): Promise<t.KeepFactsAnswer> {
    return this.call('POST', '/api/knowledge/facts/keep', { body }, options);
  }

  /**
   * The house’s texts beside their translations into a language. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations`
   */
  listKnowledgeTranslations(query: t.ListKnowledgeTranslationsQuery = {}, options: CallOptions = {}): Promise<t.KnowledgeTranslationsPage> {
    return this.call('GET', '/api/knowledge/translations', { query }, options);
  }

  /**
   * A text of the house in a language. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations/{id}/{language}`
   */
  getKnowledgeTranslation(id: string, language: string, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationAnswer> {
    return this.call('GET', `/api/knowledge/translations/${encodeURIComponent(id)}/${encodeURIComponent(language)}`, {}, options);
  }

  /**
   * Write a text of the house in a language; guests who write in it are told it from the next message on. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/knowledge/translations/{id}/{language}`
   */
  setKnowledgeTranslation(id: string, language: string, body: t.SetKnowledgeTranslationBody, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationAnswer> {
    return this.call('PUT', `/api/knowledge/translations/${encodeURIComponent(id)}/${encodeURIComponent(language)}`, { body }, options);
  }

  /**
   * The house’s texts and their translations as a file for translators (text/csv). Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations.csv`
   */
  getKnowledgeTranslationsCsv(query: t.GetKnowledgeTranslationsCsvQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/knowledge/translations.csv', { query }, options);
  }

  /**
   * Take in the file for translators (text/csv): what passes the check is kept, the rest refused with its line. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations.csv`
   */
  createKnowledgeTranslationsCsv(body: t.CreateKnowledgeTranslationsCsvBody, options: CallOptions = {}): Promise<t.CreateKnowledgeTranslationsCsvAnswer> {
    return this.call('POST', '/api/knowledge/translations.csv', { body }, options);
  }

  /**
   * The house’s texts and their translations as a file for translators (application/xliff+xml). Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations.xlf`
   */
  getKnowledgeTranslationsXlf(query: t.GetKnowledgeTranslationsXlfQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/knowledge/translations.xlf', { query }, options);
  }

  /**
   * Take in the file for translators (application/xliff+xml): what passes the check is kept, the rest refused with its line. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations.xlf`
   */
  createKnowledgeTranslationsXlf(body: t.CreateKnowledgeTranslationsCsvBody, options: CallOptions = {}): Promise<t.CreateKnowledgeTranslationsCsvAnswer> {
    return this.call('POST', '/api/knowledge/translations.xlf', { body }, options);
  }

  /**
   * How far the language model has come with translating the house’s texts. Needs `property:read`. Acts on one property.
   *
   * `GET /api/knowledge/translations/run`
   */
  getKnowledgeTranslationsRun(options: CallOptions = {}): Promise<t.GetKnowledgeTranslationsRunAnswer> {
    return this.call('GET', '/api/knowledge/translations/run', {}, options);
  }

  /**
   * Have the language model translate what lacks a translation, in the background. Needs `property:write`. Acts on one property.
   *
   * `POST /api/knowledge/translations/run`
   */
  createKnowledgeTranslationsRun(body: t.CreateKnowledgeTranslationsRunBody, options: CallOptions = {}): Promise<t.GetKnowledgeTranslationsRunAnswer> {
    return this.call('POST', '/api/knowledge/translations/run', { body }, options);
  }

  /**
   * Which channels are on, how the AI answers, and when staff are there. Needs `property:read`. Acts on one property.
   *
   * `GET /api/activation`
   */
  getActivation(options: CallOptions = {}): Promise<t.ActivationAnswer> {
    return this.call('GET', '/api/activation', {}, options);
  }

  /**
   * Set channels, AI mode and business hours; in force for the next guest message. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/activation`
   */
  activate(body: t.ActivationBody, options: CallOptions = {}): Promise<t.ActivationAnswer> {
    return this.call('PUT', '/api/activation', { body }, options);
  }

  /**
   * Do several things to one or many conversations; to each all of them or none, and what failed is said for each. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/actions`
   */
  createConversationsAction(body: t.ActBody, options: CallOptions = {}): Promise<t.Acted> {
    return this.call('POST', '/api/conversations/actions', { body }, options);
  }

  /**
   * The property’s conversations, the one changed last first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations`
   */
  listConversations(query: t.ListConversationsQuery = {}, options: CallOptions = {}): Promise<t.ConversationsPage> {
    return this.call('GET', '/api/conversations', { query }, options);
  }

  /**
   * How many conversations there are of each kind. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/counts`
   */
  countConversations(options: CallOptions = {}): Promise<t.ConversationCounts> {
    return this.call('GET', '/api/conversations/counts', {}, options);
  }

  /**
   * One conversation. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}`
   */
  getConversation(id: string, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Sort a conversation: labels, priority, rest until a time; what is left out stays. Needs `conversations:write`. Acts on one property.
   *
   * `PATCH /api/conversations/{id}`
   */
  updateConversation(id: string, body: t.SortConversationBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('PATCH', `/api/conversations/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * What was decided about each message of the guest’s and why, the newest first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/decisions`
   */
  listConversationDecisions(id: string, query: t.ListConversationDecisionsQuery = {}, options: CallOptions = {}): Promise<t.ConversationDecisionsPage> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/decisions`, { query }, options);
  }

  /**
   * Messages and notes after a number of the staff’s stream, in order. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/messages`
   */
  listMessages(id: string, query: t.ListMessagesQuery = {}, options: CallOptions = {}): Promise<t.MessagesPage> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/messages`, { query }, options);
  }

  /**
   * Write to the guest; takes the conversation over where nobody holds it. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/messages`
   */
  sendMessage(id: string, body: t.StaffMessageBody = {}, options: CallOptions = {}): Promise<t.Message> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/messages`, { body }, options);
  }

  /**
   * Leave a note that no guest sees; a colleague named in it by an @ and their whole name is told. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/notes`
   */
  addNote(id: string, body: t.NoteBody, options: CallOptions = {}): Promise<t.Message> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/notes`, { body }, options);
  }

  /**
   * Take the conversation over: the AI falls silent. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/takeover`
   */
  takeOverConversation(id: string, body: t.TakeoverBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/takeover`, { body }, options);
  }

  /**
   * Hand the conversation back to the AI; what a colleague holds only by force. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/release`
   */
  releaseConversation(id: string, body: t.TakeoverBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/release`, { body }, options);
  }

  /**
   * Give the conversation to a colleague or a department. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/assign`
   */
  assignConversation(id: string, body: t.AssignBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/assign`, { body }, options);
  }

  /**
   * Close the conversation; a guest who writes opens it again. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/resolve`
   */
  resolveConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/resolve`, { body }, options);
  }

  /**
   * Open a resolved conversation again. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/reopen`
   */
  reopenConversation(id: string, body: t.ReopenBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/reopen`, { body }, options);
  }

  /**
   * Make this conversation one with another of the same guest, which goes on; answers the other. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/merge`
   */
  mergeConversation(id: string, body: t.MergeBody, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /**
   * Take a merge back. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/unmerge`
   */
  unmergeConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/unmerge`, { body }, options);
  }

  /**
   * Listen to this guest no more: what they write is kept and told to nobody, but for an emergency. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/block`
   */
  blockConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/block`, { body }, options);
  }

  /**
   * Listen to this guest again. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/unblock`
   */
  unblockConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/unblock`, { body }, options);
  }

  /**
   * Give the conversation to a colleague with a summary of what stands in it. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/forward`
   */
  forwardConversation(id: string, body: t.ForwardBody, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/forward`, { body }, options);
  }

  /**
   * Make a link and its QR code that carry the guest’s chat on, once and within 15 minutes. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/link`
   */
  createConversationLink(id: string, body: t.LinkConversationBody, options: CallOptions = {}): Promise<t.ConversationLink> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/link`, { body }, options);
  }

  /**
   * Use such a link on another device: gives the session with which its hello begins. Open to everybody. Counts against the quota `linkUse`.
   *
   * `POST /chat/resume`
   */
  resumeConversation(body: t.UseLinkBody, options: CallOptions = {}): Promise<t.UsedLink> {
    return this.call('POST', '/chat/resume', { body }, options);
  }

  /**
   * Look after an emergency: the alarm ends at every desk, and everybody sees who it is. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/acknowledge`
   */
  acknowledgeConversation(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Acknowledged> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/acknowledge`, { body }, options);
  }

  /**
   * Ring every desk as an emergency does, for practice; one that rings already is given again. Needs `property:write` and `conversations:read`. Acts on one property.
   *
   * `POST /api/emergencies/rehearsal`
   */
  createEmergenciesRehearsal(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Conversation> {
    return this.call('POST', '/api/emergencies/rehearsal', { body }, options);
  }

  /**
   * What a guest or a colleague wrote in another language, by the language model; asked for once and kept. Needs `conversations:read`. Acts on one property.
   *
   * `POST /api/conversations/{id}/messages/{messageId}/translate`
   */
  translateMessage(id: string, messageId: string, body: t.TranslateMessageBody, options: CallOptions = {}): Promise<t.Translated> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/messages/${encodeURIComponent(messageId)}/translate`, { body }, options);
  }

  /**
   * Words that are to be sent to the guest in another language; nothing is sent. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/translate`
   */
  translateReply(id: string, body: t.TranslateReplyBody, options: CallOptions = {}): Promise<t.Translated> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/translate`, { body }, options);
  }

  /**
   * Replies that wait for approval, the oldest first. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/drafts`
   */
  listDrafts(query: t.ListDraftsQuery = {}, options: CallOptions = {}): Promise<t.DraftsPage> {
    return this.call('GET', '/api/drafts', { query }, options);
  }

  /**
   * Put other words into a draft, for every colleague to see. Needs `conversations:write`. Acts on one property.
   *
   * `PATCH /api/drafts/{id}`
   */
  updateDraft(id: string, body: t.EditDraftBody, options: CallOptions = {}): Promise<t.Draft> {
    return this.call('PATCH', `/api/drafts/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Send a draft to the guest, as it is or in other words. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/drafts/{id}/approve`
   */
  approveDraft(id: string, body: t.ApproveBody = {}, options: CallOptions = {}): Promise<t.ApproveDraftAnswer> {
    return this.call('POST', `/api/drafts/${encodeURIComponent(id)}/approve`, { body }, options);
  }

  /**
   * Throw a draft away. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/drafts/{id}/discard`
   */
  discardDraft(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Draft> {
    return this.call('POST', `/api/drafts/${encodeURIComponent(id)}/discard`, { body }, options);
  }

  /**
   * Replies that staff send often, by name. Needs `conversations:read`. Acts on one property.
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
   * Change a canned reply; what is left out stays. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/canned-replies/{id}`
   */
  updateCannedReply(id: string, body: t.UpdateCannedReplyBody = {}, options: CallOptions = {}): Promise<t.CannedReply> {
    return this.call('PATCH', `/api/canned-replies/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take a canned reply out. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/canned-replies/{id}`
   */
  deleteCannedReply(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/canned-replies/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * What staff sort conversations by, by name. Needs `conversations:read`. Acts on one property.
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
   * Give a label another name or colour; what is left out stays. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/labels/{id}`
   */
  updateLabel(id: string, body: t.UpdateLabelBody = {}, options: CallOptions = {}): Promise<t.CreateLabelAnswer> {
    return this.call('PATCH', `/api/labels/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take a label out, and off every conversation. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/labels/{id}`
   */
  deleteLabel(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/labels/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Several things that staff often do together, by name. Needs `conversations:read`. Acts on one property.
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
   * Rename a macro or change what it does; what is left out stays. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/macros/{id}`
   */
  updateMacro(id: string, body: t.UpdateMacroBody = {}, options: CallOptions = {}): Promise<t.Macro> {
    return this.call('PATCH', `/api/macros/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take a macro out; what it did stays done. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/macros/{id}`
   */
  deleteMacro(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/macros/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Ways to look at the conversations: one’s own and the house’s, by name. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/views`
   */
  listViews(options: CallOptions = {}): Promise<t.ViewsPage> {
    return this.call('GET', '/api/views', {}, options);
  }

  /**
   * Keep a way to look at the conversations, for oneself or for the house. Needs `conversations:read`. Acts on one property.
   *
   * `POST /api/views`
   */
  createView(body: t.SavedViewBody, options: CallOptions = {}): Promise<t.SavedView> {
    return this.call('POST', '/api/views', { body }, options);
  }

  /**
   * Change a view of one’s own, or one of the house’s where one may change its settings. Needs `conversations:read`. Acts on one property.
   *
   * `PATCH /api/views/{id}`
   */
  updateView(id: string, body: t.UpdateSavedViewBody = {}, options: CallOptions = {}): Promise<t.SavedView> {
    return this.call('PATCH', `/api/views/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Forget a view of one’s own, or one of the house’s where one may change its settings. Needs `conversations:read`. Acts on one property.
   *
   * `DELETE /api/views/{id}`
   */
  deleteView(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/views/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Work for staff, what is due soonest first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks`
   */
  listTasks(query: t.ListTasksQuery = {}, options: CallOptions = {}): Promise<t.TasksPage> {
    return this.call('GET', '/api/tasks', { query }, options);
  }

  /**
   * Make a task for staff. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks`
   */
  createTask(body: t.CreateTaskBody, options: CallOptions = {}): Promise<t.Task> {
    return this.call('POST', '/api/tasks', { body }, options);
  }

  /**
   * One task. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}`
   */
  getTask(id: string, options: CallOptions = {}): Promise<t.Task> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a task or move it to another state. Needs `tasks:write`. Acts on one property.
   *
   * `PATCH /api/tasks/{id}`
   */
  updateTask(id: string, body: t.UpdateTaskBody = {}, options: CallOptions = {}): Promise<t.Task> {
    return this.call('PATCH', `/api/tasks/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * What happened to a task and through whom, the oldest first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/history`
   */
  listTaskHistory(id: string, options: CallOptions = {}): Promise<t.TaskHistoryPage> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}/history`, {}, options);
  }

  /**
   * What colleagues said and showed of a task, the oldest first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/comments`
   */
  listTaskComments(id: string, options: CallOptions = {}): Promise<t.TaskCommentsPage> {
    return this.call('GET', `/api/tasks/${encodeURIComponent(id)}/comments`, {}, options);
  }

  /**
   * Say something of a task to colleagues. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks/{id}/comments`
   */
  createTaskComment(id: string, body: t.CreateTaskCommentBody, options: CallOptions = {}): Promise<t.CreateTaskCommentAnswer> {
    return this.call('POST', `/api/tasks/${encodeURIComponent(id)}/comments`, { body }, options);
  }

  /**
   * Work that comes again, what comes next first. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/task-rules`
   */
  listTaskRules(options: CallOptions = {}): Promise<t.TaskRulesPage> {
    return this.call('GET', '/api/task-rules', {}, options);
  }

  /**
   * Set up work that comes again; its task is made on the morning of each of its days. Needs `property:write`. Acts on one property.
   *
   * `POST /api/task-rules`
   */
  createTaskRule(body: t.CreateTaskRuleBody, options: CallOptions = {}): Promise<t.CreateTaskRuleAnswer> {
    return this.call('POST', '/api/task-rules', { body }, options);
  }

  /**
   * End work that comes again; the tasks it made stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/task-rules/{id}`
   */
  deleteTaskRule(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/task-rules/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * The property’s guests by last name. Needs `guests:read`. Acts on one property.
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
   * A guest with their stays, preferences and conversations. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/guests/{id}`
   */
  getGuest(id: string, options: CallOptions = {}): Promise<t.GuestProfile> {
    return this.call('GET', `/api/guests/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a guest; what is left out stays. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `PATCH /api/guests/{id}`
   */
  updateGuest(id: string, body: t.CreateGuestBody = {}, options: CallOptions = {}): Promise<t.Guest> {
    return this.call('PATCH', `/api/guests/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Erase a guest with their stays, conversations and all that was learned of them. Needs `guests:erase`. Acts on one property.
   *
   * `DELETE /api/guests/{id}`
   */
  deleteGuest(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/guests/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Who a conversation is with, as far as is known, with their stays, preferences and other conversations. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/guest`
   */
  getConversationGuest(id: string, options: CallOptions = {}): Promise<t.ConversationGuest> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/guest`, {}, options);
  }

  /**
   * Everything that is kept of a guest, as one file. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/guests/{id}/export`
   */
  exportGuest(id: string, options: CallOptions = {}): Promise<t.ExportGuestAnswer> {
    return this.call('GET', `/api/guests/${encodeURIComponent(id)}/export`, {}, options);
  }

  /**
   * What the guest told before arrival, and whether they were asked. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations/{id}/registration`
   */
  getReservationRegistration(id: string, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('GET', `/api/reservations/${encodeURIComponent(id)}/registration`, {}, options);
  }

  /**
   * Enter what the guest told before arrival, and tell the PMS; what is left out stays. Needs `guests:write`. Acts on one property.
   *
   * `PATCH /api/reservations/{id}/registration`
   */
  updateReservationRegistration(id: string, body: t.RegistrationBody = {}, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('PATCH', `/api/reservations/${encodeURIComponent(id)}/registration`, { body }, options);
  }

  /**
   * Ask the guest for it, in a conversation to which the booking is open; takes that over where nobody holds it. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/reservations/{id}/registration/ask`
   */
  askReservationRegistration(id: string, body: t.AskRegistrationBody, options: CallOptions = {}): Promise<t.Registration> {
    return this.call('POST', `/api/reservations/${encodeURIComponent(id)}/registration/ask`, { body }, options);
  }

  /**
   * The property’s reservations by arrival. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations`
   */
  listReservations(query: t.ListReservationsQuery = {}, options: CallOptions = {}): Promise<t.ReservationsPage> {
    return this.call('GET', '/api/reservations', { query }, options);
  }

  /**
   * Add a reservation of a guest. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/reservations`
   */
  createReservation(body: t.CreateReservationBody, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('POST', '/api/reservations', { body }, options);
  }

  /**
   * One reservation. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/reservations/{id}`
   */
  getReservation(id: string, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('GET', `/api/reservations/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a reservation; what is left out stays. Needs `guests:write`. Acts on one property.
   *
   * `PATCH /api/reservations/{id}`
   */
  updateReservation(id: string, body: t.UpdateReservationBody = {}, options: CallOptions = {}): Promise<t.Reservation> {
    return this.call('PATCH', `/api/reservations/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Who arrives, stays and leaves on a day, with what is open about them; or found by name, room, phone, number. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/stays`
   */
  listStays(query: t.ListStaysQuery = {}, options: CallOptions = {}): Promise<t.StaysPage> {
    return this.call('GET', '/api/stays', { query }, options);
  }

  /**
   * Enter a booking with its guest, in one step. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/stays`
   */
  createStay(body: t.CreateStayBody, options: CallOptions = {}): Promise<t.CreateStayAnswer> {
    return this.call('POST', '/api/stays', { body }, options);
  }

  /**
   * The house’s rooms by number: their state, who is in them today, what is to be done there. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms`
   */
  listRooms(options: CallOptions = {}): Promise<t.RoomsPage> {
    return this.call('GET', '/api/rooms', {}, options);
  }

  /**
   * Enter rooms that no PMS tells of, one or many: all of them, or none where a number is there already. Needs `property:write` and `property:read`. Acts on one property.
   *
   * `POST /api/rooms`
   */
  createRoom(body: t.CreateRoomBody, options: CallOptions = {}): Promise<t.CreateRoomAnswer> {
    return this.call('POST', '/api/rooms', { body }, options);
  }

  /**
   * Every room’s QR code, six on a page to cut out. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/qr.pdf`
   */
  printRoomCodes(options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/rooms/qr.pdf', {}, options);
  }

  /**
   * A room’s QR code: it leads to the chat, says which room it is and proves nothing. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/{id}/qr`
   */
  getRoomCode(id: string, options: CallOptions = {}): Promise<t.GetRoomCodeAnswer> {
    return this.call('GET', `/api/rooms/${encodeURIComponent(id)}/qr`, {}, options);
  }

  /**
   * One room. Needs `property:read`. Acts on one property.
   *
   * `GET /api/rooms/{id}`
   */
  getRoom(id: string, options: CallOptions = {}): Promise<t.GetRoomAnswer> {
    return this.call('GET', `/api/rooms/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Say how a room was found, or what it is called where no PMS leads it; what is left out stays. Needs `tasks:write` and `property:read`. Acts on one property.
   *
   * `PATCH /api/rooms/{id}`
   */
  updateRoom(id: string, body: t.UpdateRoomBody = {}, options: CallOptions = {}): Promise<t.GetRoomAnswer> {
    return this.call('PATCH', `/api/rooms/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take out a room that no PMS leads; its guests and tasks stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/rooms/{id}`
   */
  deleteRoom(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/rooms/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Which types of room are free for a stay, and at what price, as the PMS or the channel manager told last. Needs `property:read`. Acts on one property.
   *
   * `GET /api/availability`
   */
  listAvailability(query: t.ListAvailabilityQuery, options: CallOptions = {}): Promise<t.AvailabilityPage> {
    return this.call('GET', '/api/availability', { query }, options);
  }

  /**
   * Look through a table of arrivals, and with `store` enter what is new and without fault. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/stays/import`
   */
  createStaysImport(body: t.CreateStaysImportBody, options: CallOptions = {}): Promise<t.CreateStaysImportAnswer> {
    return this.call('POST', '/api/stays/import', { body }, options);
  }

  /**
   * Change a stay that no PMS leads, and its guest; check in, check out, move. What is left out stays. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `PATCH /api/stays/{id}`
   */
  updateStay(id: string, body: t.UpdateStayBody = {}, options: CallOptions = {}): Promise<t.CreateStayAnswer> {
    return this.call('PATCH', `/api/stays/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take out a booking that was entered by mistake, of which nothing else speaks. Needs `guests:write`. Acts on one property.
   *
   * `DELETE /api/stays/{id}`
   */
  deleteStay(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/stays/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * The bookings a conversation may see, and why. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/conversations/{id}/bookings`
   */
  listConversationBookings(id: string, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('GET', `/api/conversations/${encodeURIComponent(id)}/bookings`, {}, options);
  }

  /**
   * Open a booking to a conversation, with the reason a colleague has for it. Needs `guests:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/conversations/{id}/bookings`
   */
  openBooking(id: string, body: t.OpenBookingBody, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/bookings`, { body }, options);
  }

  /**
   * Close a booking to a conversation, or every one. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/conversations/{id}/bookings/close`
   */
  closeBookings(id: string, body: t.CloseBookingsBody = {}, options: CallOptions = {}): Promise<t.GrantList> {
    return this.call('POST', `/api/conversations/${encodeURIComponent(id)}/bookings/close`, { body }, options);
  }

  /**
   * Whether the hotel’s own site may sign its guests’ identities; never a key. Needs `account:read`. Acts on one property.
   *
   * `GET /api/property/identity-key`
   */
  getPropertyIdentityKey(options: CallOptions = {}): Promise<t.IdentityKeyState> {
    return this.call('GET', '/api/property/identity-key', {}, options);
  }

  /**
   * Make a key the hotel’s own site signs its guests’ identities with; shown once, the one before stays valid. Needs `account:write` and `guests:read`. Acts on one property.
   *
   * `POST /api/property/identity-key`
   */
  createIdentityKey(body: t.NoBody = {}, options: CallOptions = {}): Promise<t.IdentityKey> {
    return this.call('POST', '/api/property/identity-key', { body }, options);
  }

  /**
   * The extras the hotel sells, in its order. Needs `property:read`. Acts on one property.
   *
   * `GET /api/offers`
   */
  listOffers(options: CallOptions = {}): Promise<t.OffersPage> {
    return this.call('GET', '/api/offers', {}, options);
  }

  /**
   * Add an extra; it counts from the next guest’s message on. Needs `property:write`. Acts on one property.
   *
   * `POST /api/offers`
   */
  createOffer(body: t.CreateOfferBody, options: CallOptions = {}): Promise<t.Offer> {
    return this.call('POST', '/api/offers', { body }, options);
  }

  /**
   * Change an extra; what is left out stays. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/offers/{id}`
   */
  updateOffer(id: string, body: t.UpdateOfferBody = {}, options: CallOptions = {}): Promise<t.Offer> {
    return this.call('PATCH', `/api/offers/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Take an extra out of the catalogue. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/offers/{id}`
   */
  deleteOffer(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/offers/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * What guests asked and nothing answered, questions that are the same together. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/ai/unanswered`
   */
  listUnanswered(query: t.ListUnansweredQuery = {}, options: CallOptions = {}): Promise<t.UnansweredPage> {
    return this.call('GET', '/api/ai/unanswered', { query }, options);
  }

  /**
   * Answer it: the question becomes an entry of the FAQ, in force for the next guest message. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/answer`
   */
  answerUnanswered(id: string, body: t.AnswerUnansweredBody, options: CallOptions = {}): Promise<t.AnswerUnansweredAnswer> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/answer`, { body }, options);
  }

  /**
   * Hear no more of it: the same question again stays out of the list. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/dismiss`
   */
  dismissUnanswered(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.Unanswered> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/dismiss`, { body }, options);
  }

  /**
   * Hear no more of several at once; what is not open any more stays as it is. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/dismiss`
   */
  createUnansweredDismiss(body: t.DismissManyBody, options: CallOptions = {}): Promise<t.DismissManyAnswer> {
    return this.call('POST', '/api/ai/unanswered/dismiss', { body }, options);
  }

  /**
   * Hear of several again that were dismissed; what was not stays as it is. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/reopen`
   */
  createUnansweredReopen(body: t.DismissManyBody, options: CallOptions = {}): Promise<t.ReopenManyAnswer> {
    return this.call('POST', '/api/ai/unanswered/reopen', { body }, options);
  }

  /**
   * Say that it is the same question as another: both are one from now on. Needs `property:write`. Acts on one property.
   *
   * `POST /api/ai/unanswered/{id}/merge`
   */
  mergeUnanswered(id: string, body: t.MergeUnansweredBody, options: CallOptions = {}): Promise<t.Unanswered> {
    return this.call('POST', `/api/ai/unanswered/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /**
   * What guests said they like, with the sentence it came from, the newest first. Needs `conversations:read`. Acts on one property.
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
   * The key a browser subscribes with, to be woken while no desk is open. For staff who are signed in.
   *
   * `GET /api/push/key`
   */
  getPushKey(options: CallOptions = {}): Promise<t.PushKey> {
    return this.call('GET', '/api/push/key', {}, options);
  }

  /**
   * Wake this browser for alerts that are for whoever is signed in. For staff who are signed in.
   *
   * `POST /api/push/subscriptions`
   */
  createPushSubscription(body: t.PushSubscriptionBody, options: CallOptions = {}): Promise<t.PushSubscription> {
    return this.call('POST', '/api/push/subscriptions', { body }, options);
  }

  /**
   * Wake this browser no more. For staff who are signed in.
   *
   * `DELETE /api/push/subscriptions/{id}`
   */
  deletePushSubscription(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/push/subscriptions/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * What guests are told who arrive tomorrow or have checked in. Needs `property:read`. Acts on one property.
   *
   * `GET /api/arrival-message`
   */
  getArrivalMessage(options: CallOptions = {}): Promise<t.ArrivalMessage> {
    return this.call('GET', '/api/arrival-message', {}, options);
  }

  /**
   * Set what arriving guests are told, in a conversation of theirs, once per stay. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/arrival-message`
   */
  setArrivalMessage(body: t.ArrivalMessageBody, options: CallOptions = {}): Promise<t.ArrivalMessage> {
    return this.call('PUT', '/api/arrival-message', { body }, options);
  }

  /**
   * The PMSs that can be connected: what each asks for and what it can do. Needs `property:read`.
   *
   * `GET /api/integrations/pms/providers`
   */
  listPmsProviders(options: CallOptions = {}): Promise<t.PmsProvidersPage> {
    return this.call('GET', '/api/integrations/pms/providers', {}, options);
  }

  /**
   * Connect a PMS, after a real call to it; where that fails nothing is stored. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/connect`
   */
  connectPms(body: t.PmsConnectBody, query: t.ConnectPmsQuery = {}, options: CallOptions = {}): Promise<t.PmsConnected> {
    return this.call('POST', '/api/integrations/pms/connect', { query, body }, options);
  }

  /**
   * Disconnect: the credentials are wiped, what was synced stays. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/integrations/pms/connect`
   */
  disconnectPms(query: t.DisconnectPmsQuery = {}, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/api/integrations/pms/connect', { query }, options);
  }

  /**
   * Connect the sample hotel to a simulated PMS that this server runs, to try the integration. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/demo`
   */
  connectDemoPms(body: t.PmsDemoBody, options: CallOptions = {}): Promise<t.PmsConnected> {
    return this.call('POST', '/api/integrations/pms/demo', { body }, options);
  }

  /**
   * The property’s PMSs, each with how it stands. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/connections`
   */
  listPmsConnections(options: CallOptions = {}): Promise<t.PmsConnectionsPage> {
    return this.call('GET', '/api/integrations/pms/connections', {}, options);
  }

  /**
   * How the integration stands. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/status`
   */
  getPmsStatus(query: t.GetPmsStatusQuery = {}, options: CallOptions = {}): Promise<t.PmsStatus> {
    return this.call('GET', '/api/integrations/pms/status', { query }, options);
  }

  /**
   * The address for a PMS that has to be told by hand where to send its notices. Needs `property:write`. Acts on one property.
   *
   * `GET /api/integrations/pms/webhook`
   */
  getPmsWebhook(query: t.GetPmsWebhookQuery = {}, options: CallOptions = {}): Promise<t.PmsWebhook> {
    return this.call('GET', '/api/integrations/pms/webhook', { query }, options);
  }

  /**
   * Real calls to the PMS: does it answer, does it know us, is each right there. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/test`
   */
  testPms(query: t.TestPmsQuery = {}, options: CallOptions = {}): Promise<t.PmsTest> {
    return this.call('GET', '/api/integrations/pms/test', { query }, options);
  }

  /**
   * Connect many properties by the credentials of one chain; what fails of one stops none of the others. Needs `property:write` and `guests:read` and `guests:write`.
   *
   * `POST /api/integrations/pms/chain`
   */
  createPmsChain(body: t.PmsChainBody, options: CallOptions = {}): Promise<t.PmsChainConnected> {
    return this.call('POST', '/api/integrations/pms/chain', { body }, options);
  }

  /**
   * Synchronise now; a sync under way that does the same is joined. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/sync`
   */
  startSync(body: t.PmsSyncBody = {}, query: t.StartSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSyncStarted> {
    return this.call('POST', '/api/integrations/pms/sync', { query, body }, options);
  }

  /**
   * The newest syncs. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync`
   */
  listSyncs(query: t.ListSyncsQuery = {}, options: CallOptions = {}): Promise<t.SyncsPage> {
    return this.call('GET', '/api/integrations/pms/sync', { query }, options);
  }

  /**
   * What is synchronised. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/enabled`
   */
  getSyncEnabled(query: t.GetSyncEnabledQuery = {}, options: CallOptions = {}): Promise<t.PmsEnabled> {
    return this.call('GET', '/api/integrations/pms/sync/enabled', { query }, options);
  }

  /**
   * Choose what is synchronised; what is left out stays as it is. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/sync/enabled`
   */
  enableSync(body: t.PmsEnabledBody = {}, query: t.EnableSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsEnabled> {
    return this.call('PUT', '/api/integrations/pms/sync/enabled', { query, body }, options);
  }

  /**
   * How it is synchronised. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/settings`
   */
  getSyncSettings(query: t.GetSyncSettingsQuery = {}, options: CallOptions = {}): Promise<t.PmsSettings> {
    return this.call('GET', '/api/integrations/pms/sync/settings', { query }, options);
  }

  /**
   * Set how it is synchronised and who wins a conflict; what is left out stays as it is. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/sync/settings`
   */
  configureSync(body: t.PmsSettingsBody | {
  sync: t.PmsSettingsBody;
}, query: t.ConfigureSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSettings> {
    return this.call('PUT', '/api/integrations/pms/sync/settings', { query, body }, options);
  }

  /**
   * One sync: how far it is, or what became of it. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/sync/{syncId}`
   */
  getSync(syncId: string, query: t.GetSyncQuery = {}, options: CallOptions = {}): Promise<t.PmsSync> {
    return this.call('GET', `/api/integrations/pms/sync/${encodeURIComponent(syncId)}`, { query }, options);
  }

  /**
   * What happened between here and the PMS, the newest first; secrets and guests’ data are masked. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/logs`
   */
  listPmsLogs(query: t.ListPmsLogsQuery = {}, options: CallOptions = {}): Promise<t.PmsLogsPage> {
    return this.call('GET', '/api/integrations/pms/logs', { query }, options);
  }

  /**
   * Which fields are mapped otherwise than the provider does. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/field-mapping`
   */
  getPmsFieldMapping(query: t.GetPmsFieldMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsFieldMapping> {
    return this.call('GET', '/api/integrations/pms/field-mapping', { query }, options);
  }

  /**
   * Map fields otherwise than the provider does; judged by its catalogue and a real record. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/field-mapping`
   */
  mapFields(body: t.PmsFieldMappingChangeInput | {
  fieldMapping: t.PmsFieldMappingChangeInput;
}, query: t.MapFieldsQuery = {}, options: CallOptions = {}): Promise<t.PmsFieldMapping> {
    return this.call('PUT', '/api/integrations/pms/field-mapping', { query, body }, options);
  }

  /**
   * What a mapping would read from a real record, masked; nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/field-mapping/preview`
   */
  previewFieldMapping(body: t.PmsFieldMappingBody | {
  fieldMapping: t.PmsFieldMappingBody;
}, query: t.PreviewFieldMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsMappingPreview> {
    return this.call('POST', '/api/integrations/pms/field-mapping/preview', { query, body }, options);
  }

  /**
   * Does the mapping in use fit the PMS’s fields and a real record?. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/validate`
   */
  validatePmsMapping(query: t.ValidatePmsMappingQuery = {}, options: CallOptions = {}): Promise<t.PmsMappingReport> {
    return this.call('GET', '/api/integrations/pms/validate', { query }, options);
  }

  /**
   * What on either side is mapped to nothing. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/unmapped`
   */
  listUnmappedFields(query: t.ListUnmappedFieldsQuery = {}, options: CallOptions = {}): Promise<t.PmsUnmapped> {
    return this.call('GET', '/api/integrations/pms/unmapped', { query }, options);
  }

  /**
   * The slugs of the PMS’s room types, as the hotel set them. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/room-types`
   */
  getRoomTypes(query: t.GetRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('GET', '/api/integrations/pms/room-types', { query }, options);
  }

  /**
   * Give the PMS’s room types their slugs; stays that are here already are renamed. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/pms/room-types`
   */
  mapRoomTypes(body: t.PmsRoomTypesInput = {}, query: t.MapRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('PUT', '/api/integrations/pms/room-types', { query, body }, options);
  }

  /**
   * The room types the PMS has, each with its slug. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/room-types/known`
   */
  listKnownRoomTypes(query: t.ListKnownRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsKnownRoomTypes> {
    return this.call('GET', '/api/integrations/pms/room-types/known', { query }, options);
  }

  /**
   * Fields of guests that were changed on both sides and wait for a decision. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/conflicts`
   */
  listPmsConflicts(query: t.ListPmsConflictsQuery = {}, options: CallOptions = {}): Promise<t.PmsConflictsPage> {
    return this.call('GET', '/api/integrations/pms/conflicts', { query }, options);
  }

  /**
   * Decide a conflict: the PMS’s value is taken, or ours is sent there. Needs `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/conflicts/{id}/resolve`
   */
  resolvePmsConflict(id: string, body: t.PmsResolveBody, query: t.ResolvePmsConflictQuery = {}, options: CallOptions = {}): Promise<t.PmsResolved> {
    return this.call('POST', `/api/integrations/pms/conflicts/${encodeURIComponent(id)}/resolve`, { query, body }, options);
  }

  /**
   * What goes back to the PMS and what became of it, the newest first. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/pms/pushes`
   */
  listPmsPushes(query: t.ListPmsPushesQuery = {}, options: CallOptions = {}): Promise<t.PmsPushesPage> {
    return this.call('GET', '/api/integrations/pms/pushes', { query }, options);
  }

  /**
   * Tell the PMS again what it could not be told. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/pms/pushes/{id}/resend`
   */
  resendPmsPush(id: string, body: t.NoBody = {}, query: t.ResendPmsPushQuery = {}, options: CallOptions = {}): Promise<t.PmsResent> {
    return this.call('POST', `/api/integrations/pms/pushes/${encodeURIComponent(id)}/resend`, { query, body }, options);
  }

  /**
   * The channel managers that can be connected: what each asks for and what it can do. Needs `property:read`.
   *
   * `GET /api/integrations/channel-manager/providers`
   */
  listChannelManagerProviders(options: CallOptions = {}): Promise<t.ChannelManagerProvidersPage> {
    return this.call('GET', '/api/integrations/channel-manager/providers', {}, options);
  }

  /**
   * Connect a channel manager; what its calls are signed with is told in the answer, this once. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/connect`
   */
  createChannelManagerConnect(body: t.CreateChannelManagerConnectBody, options: CallOptions = {}): Promise<t.CreateChannelManagerConnectAnswer> {
    return this.call('POST', '/api/integrations/channel-manager/connect', { body }, options);
  }

  /**
   * Disconnect: the credentials are wiped, bookings stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/integrations/channel-manager/connect`
   */
  deleteChannelManagerConnect(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/api/integrations/channel-manager/connect', {}, options);
  }

  /**
   * Connect the sample hotel to a simulated channel manager that this server runs. Needs `property:write` and `guests:read` and `guests:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/demo`
   */
  createChannelManagerDemo(body: t.CreateChannelManagerDemoBody, options: CallOptions = {}): Promise<t.CreateChannelManagerConnectAnswer> {
    return this.call('POST', '/api/integrations/channel-manager/demo', { body }, options);
  }

  /**
   * How the channel manager stands. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/status`
   */
  getChannelManagerStatus(options: CallOptions = {}): Promise<t.GetChannelManagerStatusAnswer> {
    return this.call('GET', '/api/integrations/channel-manager/status', {}, options);
  }

  /**
   * Real calls to the channel manager: does it answer, does it know us, is each right there. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/test`
   */
  getChannelManagerTest(options: CallOptions = {}): Promise<t.PmsTest> {
    return this.call('GET', '/api/integrations/channel-manager/test', {}, options);
  }

  /**
   * Ask it now; a sync under way is joined. 409 where it sends its bookings by itself. Needs `property:write`. Acts on one property.
   *
   * `POST /api/integrations/channel-manager/sync`
   */
  createChannelManagerSync(body: t.CreateChannelManagerSyncBody = {}, options: CallOptions = {}): Promise<t.PmsSyncStarted> {
    return this.call('POST', '/api/integrations/channel-manager/sync', { body }, options);
  }

  /**
   * The newest syncs with the channel manager. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/sync`
   */
  listChannelManagerSyncs(query: t.ListChannelManagerSyncsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerSyncsPage> {
    return this.call('GET', '/api/integrations/channel-manager/sync', { query }, options);
  }

  /**
   * One sync with the channel manager: how far it is, or what became of it. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/sync/{syncId}`
   */
  getChannelManagerSync(syncId: string, options: CallOptions = {}): Promise<t.PmsSync> {
    return this.call('GET', `/api/integrations/channel-manager/sync/${encodeURIComponent(syncId)}`, {}, options);
  }

  /**
   * What happened between here and the channel manager, the newest first; secrets and guests’ data are masked. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/logs`
   */
  listChannelManagerLogs(query: t.ListChannelManagerLogsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerLogsPage> {
    return this.call('GET', '/api/integrations/channel-manager/logs', { query }, options);
  }

  /**
   * What the channel manager told of, room by room, the latest arrivals first. Needs `guests:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/bookings`
   */
  listChannelManagerBookings(query: t.ListChannelManagerBookingsQuery = {}, options: CallOptions = {}): Promise<t.ChannelManagerBookingsPage> {
    return this.call('GET', '/api/integrations/channel-manager/bookings', { query }, options);
  }

  /**
   * Which of its room types has which slug here. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/room-types`
   */
  getChannelManagerRoomTypes(options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('GET', '/api/integrations/channel-manager/room-types', {}, options);
  }

  /**
   * Give its room types their slugs here; stays that no PMS leads are renamed. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/integrations/channel-manager/room-types`
   */
  setChannelManagerRoomTypes(body: t.PmsRoomTypesInput = {}, query: t.SetChannelManagerRoomTypesQuery = {}, options: CallOptions = {}): Promise<t.PmsRoomTypes> {
    return this.call('PUT', '/api/integrations/channel-manager/room-types', { query, body }, options);
  }

  /**
   * Its room types, each with the slug that it has here. Needs `property:read`. Acts on one property.
   *
   * `GET /api/integrations/channel-manager/room-types/known`
   */
  listChannelManagerRoomTypesKnown(options: CallOptions = {}): Promise<t.PmsKnownRoomTypes> {
    return this.call('GET', '/api/integrations/channel-manager/room-types/known', {}, options);
  }

  /**
   * How each channel stands. Needs `property:read`. Acts on one property.
   *
   * `GET /api/channels`
   */
  listChannels(options: CallOptions = {}): Promise<t.ChannelsPage> {
    return this.call('GET', '/api/channels', {}, options);
  }

  /**
   * Connect WhatsApp, after real calls to it; where they fail nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/whatsapp`
   */
  connectWhatsApp(body: t.ConnectWhatsAppBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/whatsapp', { body }, options);
  }

  /**
   * Connect SMS, after real calls to it; where they fail nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/sms`
   */
  setChannelsSms(body: t.SetChannelsSmsBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/sms', { body }, options);
  }

  /**
   * Connect E-mail, after real calls to it; where they fail nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/email`
   */
  connectEmail(body: t.ConnectEmailBody, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/email', { body }, options);
  }

  /**
   * Connect Booking portals, after real calls to it; where they fail nothing is stored. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/portal`
   */
  setChannelsPortal(body: t.SetChannelsPortalBody = {}, options: CallOptions = {}): Promise<t.ChannelConnected> {
    return this.call('PUT', '/api/channels/portal', { body }, options);
  }

  /**
   * Real calls to the platform: does it answer, does it know us; where all is well what was held back goes out. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/{channel}/test`
   */
  testChannel(channel: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.ChannelTest> {
    return this.call('POST', `/api/channels/${encodeURIComponent(channel)}/test`, { body }, options);
  }

  /**
   * Connect the sample hotel to a simulated platform that this server runs, with a page to play its guests. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/{channel}/demo`
   */
  demoChannel(channel: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.ChannelPlayed> {
    return this.call('POST', `/api/channels/${encodeURIComponent(channel)}/demo`, { body }, options);
  }

  /**
   * Disconnect: the credentials are wiped and the channel is switched off, conversations stay. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/channels/{channel}`
   */
  disconnectChannel(channel: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/channels/${encodeURIComponent(channel)}`, {}, options);
  }

  /**
   * The templates, as WhatsApp holds them. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/channels/whatsapp/templates`
   */
  listWhatsAppTemplates(options: CallOptions = {}): Promise<t.WhatsAppTemplatesPage> {
    return this.call('GET', '/api/channels/whatsapp/templates', {}, options);
  }

  /**
   * Add a template; WhatsApp looks at it before it may be sent. Needs `property:write`. Acts on one property.
   *
   * `POST /api/channels/whatsapp/templates`
   */
  createWhatsAppTemplate(body: t.TemplateBody, options: CallOptions = {}): Promise<t.ChannelTemplate> {
    return this.call('POST', '/api/channels/whatsapp/templates', { body }, options);
  }

  /**
   * Which of WhatsApp’s templates goes for what, once a guest can be told nothing else there. Needs `property:read`. Acts on one property.
   *
   * `GET /api/channels/whatsapp/template-uses`
   */
  getChannelsWhatsappTemplateUses(options: CallOptions = {}): Promise<t.GetChannelsWhatsappTemplateUsesAnswer> {
    return this.call('GET', '/api/channels/whatsapp/template-uses', {}, options);
  }

  /**
   * Choose which of WhatsApp’s templates goes for what; the platform is asked which it has approved. Needs `property:write`. Acts on one property.
   *
   * `PUT /api/channels/whatsapp/template-uses`
   */
  setChannelsWhatsappTemplateUses(body: t.SetChannelsWhatsappTemplateUsesBody, options: CallOptions = {}): Promise<t.GetChannelsWhatsappTemplateUsesAnswer> {
    return this.call('PUT', '/api/channels/whatsapp/template-uses', { body }, options);
  }

  /**
   * The webhooks of the property’s own programs, without their secrets. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks`
   */
  listWebhooks(options: CallOptions = {}): Promise<t.WebhooksPage> {
    return this.call('GET', '/api/webhooks', {}, options);
  }

  /**
   * Have a program told of events; the secret that signs them is shown once. Takes the rights to read what is told. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks`
   */
  createWebhook(body: t.WebhookBody, options: CallOptions = {}): Promise<t.WebhookWithSecret> {
    return this.call('POST', '/api/webhooks', { body }, options);
  }

  /**
   * One webhook. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks/{id}`
   */
  getWebhook(id: string, options: CallOptions = {}): Promise<t.Webhook> {
    return this.call('GET', `/api/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Change a webhook; what is left out stays. Switched on, it is tried again. Needs `property:write`. Acts on one property.
   *
   * `PATCH /api/webhooks/{id}`
   */
  updateWebhook(id: string, body: t.WebhookChangeInput = {}, options: CallOptions = {}): Promise<t.Webhook> {
    return this.call('PATCH', `/api/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /**
   * Delete a webhook with its log; nothing is sent to it any more. Needs `property:write`. Acts on one property.
   *
   * `DELETE /api/webhooks/{id}`
   */
  deleteWebhook(id: string, options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', `/api/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Give a webhook a new secret; for overlapMs (a day) what is sent is signed with both. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/rotate`
   */
  rotateWebhook(id: string, body: t.RotateWebhookBody = {}, options: CallOptions = {}): Promise<t.WebhookWithSecret> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/rotate`, { body }, options);
  }

  /**
   * Send a webhook.test; what came of it stands among the deliveries. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/test`
   */
  testWebhook(id: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.WebhookDelivery> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/test`, { body }, options);
  }

  /**
   * What was and is to be sent to a webhook in the last 30 days, the newest first. Needs `property:write`. Acts on one property.
   *
   * `GET /api/webhooks/{id}/deliveries`
   */
  listWebhookDeliveries(id: string, query: t.ListWebhookDeliveriesQuery = {}, options: CallOptions = {}): Promise<t.WebhookDeliveriesPage> {
    return this.call('GET', `/api/webhooks/${encodeURIComponent(id)}/deliveries`, { query }, options);
  }

  /**
   * Send the same again under the same webhook-id, whatever became of it. Needs `property:write`. Acts on one property.
   *
   * `POST /api/webhooks/{id}/deliveries/{deliveryId}/replay`
   */
  replayWebhookDelivery(id: string, deliveryId: string, body: t.NoBody = {}, options: CallOptions = {}): Promise<t.WebhookDelivery> {
    return this.call('POST', `/api/webhooks/${encodeURIComponent(id)}/deliveries/${encodeURIComponent(deliveryId)}/replay`, { body }, options);
  }

  /**
   * What happened between two days: conversations, answers, times, languages, topics, satisfaction, offers, tasks. Needs `account:read`. Acts on one property.
   *
   * `GET /api/analytics`
   */
  getAnalytics(query: t.GetAnalyticsQuery = {}, options: CallOptions = {}): Promise<t.Analytics> {
    return this.call('GET', '/api/analytics', { query }, options);
  }

  /**
   * The same as pages to print, in one of the languages of the desk. Needs `account:read`. Acts on one property.
   *
   * `GET /api/analytics.pdf`
   */
  printAnalytics(query: t.PrintAnalyticsQuery = {}, options: CallOptions = {}): Promise<Blob> {
    return this.file('/api/analytics.pdf', { query }, options);
  }

  /**
   * What was done in the account, the newest first, with what the ids are called today. Needs `audit:read`.
   *
   * `GET /api/audit`
   */
  listAuditEntries(query: t.ListAuditEntriesQuery = {}, options: CallOptions = {}): Promise<t.AuditEntriesPage> {
    return this.call('GET', '/api/audit', { query }, options);
  }

  /**
   * Whether the log is as it was written: nothing changed, cut, put in or rolled back. Needs `audit:read`.
   *
   * `GET /api/audit/verify`
   */
  verifyAudit(options: CallOptions = {}): Promise<t.AuditVerdict> {
    return this.call('GET', '/api/audit/verify', {}, options);
  }

  /**
   * What the widget shows of a property before anything is said, in the language of the page. Open to everybody.
   *
   * `GET /chat/config/{propertyId}`
   */
  getChatConfig(propertyId: string, query: t.GetChatConfigQuery = {}, options: CallOptions = {}): Promise<t.ChatConfig> {
    return this.call('GET', `/chat/config/${encodeURIComponent(propertyId)}`, { query }, options);
  }

  /**
   * The house’s questions and answers in the language of the page, where its owner shows them. Open to everybody.
   *
   * `GET /chat/help/{propertyId}`
   */
  listChatHelp(propertyId: string, query: t.ListChatHelpQuery = {}, options: CallOptions = {}): Promise<t.ChatHelp> {
    return this.call('GET', `/chat/help/${encodeURIComponent(propertyId)}`, { query }, options);
  }

  /**
   * Is the process there?. Open to everybody.
   *
   * `GET /health/live`
   */
  getLiveness(options: CallOptions = {}): Promise<t.HealthAnswer> {
    return this.call('GET', '/health/live', {}, options);
  }

  /**
   * Can it serve? It writes to the store and looks for room; 503 with the failing check’s name where not. Open to everybody.
   *
   * `GET /health/ready`
   */
  getReadiness(options: CallOptions = {}): Promise<t.HealthAnswer> {
    return this.call('GET', '/health/ready', {}, options);
  }

  /**
   * Open or resume a guest’s conversation where sockets are blocked; the body is a hello frame. Open to everybody.
   *
   * `POST /chat/session`
   */
  openGuestSession(body: t.OpenGuestSessionBody, options: CallOptions = {}): Promise<t.WelcomeFrame> {
    return this.call('POST', '/chat/session', { body }, options);
  }

  /**
   * Send a guest’s message. For a guest, by the session that their welcome names.
   *
   * `POST /chat/messages`
   */
  sendGuestMessage(body: t.SendGuestMessageBody, options: CallOptions = {}): Promise<t.AckFrame> {
    return this.call('POST', '/chat/messages', { body }, options);
  }

  /**
   * The frames after a number, as a held answer in SSE framing; with wait, until the first ones. For a guest, by the session that their welcome names.
   *
   * `GET /chat/events`
   */
  streamGuestEvents(query: t.StreamGuestEventsQuery = {}, options: CallOptions = {}): AsyncGenerator<t.GuestServerFrame, void> {
    return this.stream('/chat/events', { query }, options);
  }

  /**
   * How the launcher looks, now and whenever it changes, as a held answer in SSE framing; where too many follow it ends, with the time to ask again. Open to everybody.
   *
   * `GET /chat/config/{propertyId}/changes`
   */
  streamChatLook(propertyId: string, options: CallOptions = {}): AsyncGenerator<t.ChatLookNow, void> {
    return this.stream(`/chat/config/${encodeURIComponent(propertyId)}/changes`, {}, options);
  }

  /**
   * Hand over a guest’s file, to be sent with a message within the hour. For a guest, by the session that their welcome names.
   *
   * `POST /chat/uploads`
   */
  createChatUpload(file: Blob, options: CallOptions = {}): Promise<t.Attachment> {
    return this.call('POST', '/chat/uploads', { file }, options);
  }

  /**
   * A file of the guest’s conversation. For a guest, by the session that their welcome names.
   *
   * `GET /chat/uploads/{id}`
   */
  getChatUpload(id: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/chat/uploads/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Hand over a file, to be sent with a message within the hour. Needs `conversations:write`. Acts on one property.
   *
   * `POST /api/uploads`
   */
  createUpload(file: Blob, options: CallOptions = {}): Promise<t.Attachment> {
    return this.call('POST', '/api/uploads', { file }, options);
  }

  /**
   * A file of one of the property’s conversations. Needs `conversations:read`. Acts on one property.
   *
   * `GET /api/uploads/{id}`
   */
  getUpload(id: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/api/uploads/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Show colleagues a picture of a task. Needs `tasks:write`. Acts on one property.
   *
   * `POST /api/tasks/{id}/photos`
   */
  createTaskPhoto(id: string, file: Blob, options: CallOptions = {}): Promise<t.CreateTaskCommentAnswer> {
    return this.call('POST', `/api/tasks/${encodeURIComponent(id)}/photos`, { file }, options);
  }

  /**
   * A picture of a task. Needs `tasks:read`. Acts on one property.
   *
   * `GET /api/tasks/{id}/photos/{uploadId}`
   */
  getTaskPhoto(id: string, uploadId: string, options: CallOptions = {}): Promise<Blob> {
    return this.file(`/api/tasks/${encodeURIComponent(id)}/photos/${encodeURIComponent(uploadId)}`, {}, options);
  }

  /**
   * Make a link and its QR code that carry the chat on, once. For a guest, by the session that their welcome names.
   *
   * `POST /chat/link`
   */
  createGuestLink(body: t.LinkConversationBody, options: CallOptions = {}): Promise<t.ConversationLink> {
    return this.call('POST', '/chat/link', { body }, options);
  }

  /**
   * Have a copy of the conversation sent by e-mail. For a guest, by the session that their welcome names.
   *
   * `POST /chat/transcript`
   */
  mailTranscript(body: t.MailTranscriptBody, options: CallOptions = {}): Promise<t.MailedTranscript> {
    return this.call('POST', '/chat/transcript', { body }, options);
  }

  /**
   * Where the guest is written to once they have gone. For a guest, by the session that their welcome names.
   *
   * `GET /chat/follow-up`
   */
  getFollowUp(options: CallOptions = {}): Promise<t.FollowUp> {
    return this.call('GET', '/chat/follow-up', {}, options);
  }

  /**
   * Leave an address to which colleagues’ replies go once the guest has gone. For a guest, by the session that their welcome names.
   *
   * `PUT /chat/follow-up`
   */
  leaveFollowUp(body: t.FollowUpBody, options: CallOptions = {}): Promise<t.FollowUp> {
    return this.call('PUT', '/chat/follow-up', { body }, options);
  }

  /**
   * Take the address back. For a guest, by the session that their welcome names.
   *
   * `DELETE /chat/follow-up`
   */
  deleteFollowUp(options: CallOptions = {}): Promise<void> {
    return this.call('DELETE', '/chat/follow-up', {}, options);
  }
}
