import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startGuest } from '../support/desk-guests.ts';
import { call, textAt } from './call.ts';

/** The state of a user's browser after sign-in. */
export type Session = BrowserContextOptions['storageState'];

const READY_MS_MAX = 30_000;
const PASSWORD = 'a long enough password';
const HOUR_MS = 3_600_000;

/** The house in the pictures, with its guests and colleagues, and the users' sessions. */
export interface House {
  owner: Session;
  agent: Session;
  /** The ids of conversations, by their special feature. */
  ids: Record<'complaint' | 'held' | 'arabic' | 'draft' | 'spare', string>;
}

/** Opens a user's desk in a separate browser context. */
export async function openDesk(
  browser: Browser,
  url: string,
  session?: Session,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    ...options,
    ...(session !== undefined && { storageState: session }),
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.link.online').waitFor({ state: 'attached', timeout: READY_MS_MAX });
  return page;
}

/**
 * Fills the house with guests of several languages and needs, colleagues, and tasks in every state, so that no state of a view
 * is empty.
 */
export async function furnish(browser: Browser, baseUrl: string, link: string): Promise<House> {
  const page = await openDesk(browser, link);
  const propertyId = String(await page.evaluate(`document.querySelector('service-desk').desk.state.propertyId`));
  const agentId = await hire(page, { name: 'Mia Sommer', role: 'agent', email: 'mia@lindenhof.example' });
  const agent = await signInAgent(browser, baseUrl, agentId.setupUrl);
  await hire(page, {
    name: 'Jonas Albrecht-Wiedemann',
    role: 'manager',
    email: 'jonas@lindenhof.example',
    departments: ['front_desk', 'concierge'],
  });
  const guest = async (locale: string, ...said: string[]): Promise<string> => {
    const talking = await retryOnce(() => startGuest(baseUrl, propertyId, locale));
    for (const words of said) await retryOnce(() => talking.say(words));
    return talking.conversationId;
  };
  const complaint = await guest(
    'en',
    'Can I bring my dog?',
    'my shower is broken',
    '204',
    'I want to talk to a person',
  );
  const held = await guest('de', 'Guten Morgen, wann gibt es Frühstück?', 'Und haben Sie einen Parkplatz?');
  const arabic = await guest('ar', 'مرحبا، هل يوجد موقف للسيارات؟', 'أريد التحدث مع موظف');
  const spare = await guest('ja', '犬を連れて行ってもいいですか？');
  await guest('fr', 'Bonjour, pouvez-vous apporter deux serviettes dans la chambre 112 ?');
  await guest('en', 'The heating in room 310 makes a terrible noise, this is unacceptable');
  await guest('en', 'Do you rent bicycles?', 'Is there a casino nearby?', 'I am vegan and my son has a peanut allergy');
  await guest(
    'es',
    '¿A qué hora es el desayuno?',
    'https://maps.example/lindau/hotel-lindenhof/anfahrt?von=Bregenz&nach=Lindau&ohne=Maut&zeit=18-30',
  );
  await setMode(page, 'assisted');
  const draft = await guest('de', 'Darf ich meinen Hund mitbringen, und was kostet das pro Nacht?');
  await waitForDraft(page, draft); // an answer in progress follows the mode at the time it is finished
  await setMode(page, 'auto');
  await doColleaguesWork(page, { complaint, held, agentId: agentId.id });
  await teach(page);
  await connectPms(page, baseUrl);
  const owner = await page.context().storageState();
  await page.context().close();
  return { owner, agent, ids: { complaint, held, arabic, draft, spare } };
}

/** Repeats an action once, because an idle connection may be closed at the moment of its use. */
function retryOnce<T>(action: () => Promise<T>): Promise<T> {
  return action().catch(action);
}

async function hire(page: Page, colleague: object): Promise<{ id: string; setupUrl: string }> {
  const made = await call(page, 'POST', '/api/staff', colleague);
  return { id: textAt(made, 'id'), setupUrl: textAt(made, 'setupUrl') };
}

async function signInAgent(browser: Browser, baseUrl: string, setupUrl: string): Promise<Session> {
  const context = await browser.newContext();
  const token = setupUrl.split('#password=')[1];
  await context.request.post(`${baseUrl}/auth/password`, { data: { token, password: PASSWORD } });
  await context.request.post(`${baseUrl}/auth/login`, { data: { email: 'mia@lindenhof.example', password: PASSWORD } });
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Waits until the conversation has a draft to approve. */
async function waitForDraft(page: Page, conversationId: string): Promise<void> {
  for (const end = Date.now() + READY_MS_MAX; Date.now() < end; await page.waitForTimeout(200)) {
    const drafts = await call(page, 'GET', `/api/drafts?conversation=${conversationId}`);
    if (JSON.stringify(drafts).includes(conversationId)) return;
  }
  throw new Error('the reply in the assisted mode is no draft');
}

async function setMode(page: Page, aiMode: 'auto' | 'assisted'): Promise<void> {
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  await call(page, 'PUT', '/api/activation', { channels: ['widget'], aiMode, businessHours: hours });
}

/** Does the colleagues' work: notes, a taken-over guest, a booking, and late, begun, urgent and done tasks. */
async function doColleaguesWork(
  page: Page,
  { complaint, held, agentId }: { complaint: string; held: string; agentId: string },
): Promise<void> {
  await call(page, 'POST', `/api/conversations/${complaint}/notes`, {
    text: 'Regular guest: offer 204 with the garden view',
  });
  await call(page, 'POST', `/api/conversations/${held}/assign`, { userId: agentId });
  const bookings = await call(page, 'GET', '/api/reservations');
  await call(page, 'POST', `/api/conversations/${complaint}/bookings`, {
    reservationId: textAt(bookings, 'items', 0, 'id'),
    reason: 'Named the number and the dates',
  });
  const in2h = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const ago = new Date(Date.now() - 3 * HOUR_MS).toISOString();
  const tasks: [task: object, state?: string][] = [
    [
      {
        department: 'housekeeping',
        title: 'Cot for the baby, with linen',
        room: '118',
        dueAt: ago,
        priority: 'urgent',
      },
    ],
    [
      {
        department: 'maintenance',
        title: 'Air conditioning drips onto the desk',
        room: '305',
        dueAt: in2h,
        priority: 'high',
        assigneeId: agentId,
        conversationId: complaint,
      },
      'in_progress',
    ],
    [
      {
        department: 'concierge',
        title: 'Two tickets for the floating stage on Saturday, in the middle if there are any left',
        dueAt: in2h,
      },
    ],
    [{ department: 'front_desk', title: 'Late check-out until 13:00', room: '204', dueAt: in2h }, 'done'],
  ];
  for (const [task, state] of tasks) {
    const made = await call(page, 'POST', '/api/tasks', task);
    if (state !== undefined) await call(page, 'PATCH', `/api/tasks/${textAt(made, 'id')}`, { state });
  }
}

async function teach(page: Page): Promise<void> {
  const replies: [name: string, ...texts: [language: string, text: string][]][] = [
    [
      'Late arrival',
      ['en', 'You can arrive at any hour, {guestName}: the night door opens with your booking number.'],
      ['de', 'Sie können jederzeit anreisen, {guestName}: Die Nachttür öffnet mit Ihrer Buchungsnummer.'],
    ],
    ['Parking', ['en', 'The garage is below the house; the height is 2.10 m.']],
    ['Reply 10', ['en', 'We have noted it.']],
  ];
  for (const [name, ...texts] of replies)
    await call(page, 'POST', '/api/canned-replies', {
      name,
      texts: texts.map(([language, text]) => ({ language, text })),
    });
  await call(page, 'POST', '/api/keys', {
    name: 'Booking engine of the site',
    scopes: ['property:read', 'guests:read'],
  });
  await call(page, 'POST', '/api/backups');
}

/** Connects the simulated PMS as a new user would. */
async function connectPms(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/desk/integrations/pms`);
  await page.locator('input[value=mews]').check();
  await page.getByRole('button', { name: 'Try it with a simulated one' }).click();
  await page.locator('.step').last().waitFor({ timeout: READY_MS_MAX });
}

/** Registers an account with two empty houses. */
export async function registerEmpty(browser: Browser, baseUrl: string): Promise<Session> {
  const context = await browser.newContext();
  const email = 'lea@seehof.example';
  const account = { propertyName: 'Hotel Seehof', email, phone: '+41445550140' };
  const registered = await (await context.request.post(`${baseUrl}/auth/register`, { data: account })).json();
  const token = textAt(registered, 'setupUrl').split('#password=')[1];
  await context.request.post(`${baseUrl}/auth/password`, { data: { token, password: PASSWORD } });
  await context.request.post(`${baseUrl}/auth/login`, { data: { email, password: PASSWORD } });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor({ state: 'attached', timeout: READY_MS_MAX });
  await call(page, 'POST', '/api/properties', { name: 'Gasthaus zum Goldenen Löwen am Marktplatz' });
  const session = await context.storageState();
  await context.close();
  return session;
}
