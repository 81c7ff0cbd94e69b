import { CONFLICTS, PUSHES } from '../widget/desk/pms-samples.ts';
import { manyWait } from './busy.ts';
import type { House } from './house.ts';
import { answer, click, inSequence, press, type Shot, waitFor } from './shot.ts';
import { SITE_PAGE } from './site-page.ts';

const listed = (items: unknown[]) => ({ items, nextCursor: null });

/** Lists every view with content, and the dialogs and menus that open on it. */
export function listViews({ ids }: House): Shot[] {
  const conversation = (id: string) => ({ path: `/desk/inbox/${id}`, ready: '.bubble' });
  return [
    { name: 'inbox', path: '/desk/inbox', ready: '.row', isMain: true },
    { name: 'inbox-busy', path: '/desk/inbox', ready: '.row', act: manyWait, isMain: true },
    { name: 'inbox-filters', path: '/desk/inbox', ready: '.row', act: press('f', 'desk-list-filters') },
    {
      name: 'inbox-found',
      path: '/desk/inbox',
      ready: '.row',
      act: async (page) => {
        await page.locator('input[type=search]').first().fill('dog');
        await page.locator('mark').first().waitFor();
      },
    },
    {
      name: 'inbox-found-nothing',
      path: '/desk/inbox',
      ready: '.row',
      act: async (page) => {
        await page.locator('input[type=search]').first().fill('submarine');
        await page.locator('desk-conversation-list desk-empty').waitFor();
      },
    },
    { name: 'conversation', ...conversation(ids.complaint), isMain: true },
    { name: 'conversation-held', ...conversation(ids.held) },
    { name: 'conversation-rtl', ...conversation(ids.arabic) },
    {
      name: 'conversation-why',
      ...conversation(ids.complaint),
      act: inSequence(click('desk-decision summary'), waitFor('desk-decision .more')),
    },
    { name: 'conversation-pane', ...conversation(ids.complaint), act: showPane },
    {
      name: 'conversation-link',
      ...conversation(ids.held),
      act: inSequence(showPane, click('desk-link-booking wa-button'), waitFor('desk-link-booking form')),
    },
    { name: 'conversation-draft', ...conversation(ids.draft), act: waitFor('desk-draft'), isMain: true },
    {
      name: 'conversation-draft-edit',
      ...conversation(ids.draft),
      act: inSequence(
        waitFor('desk-draft'),
        click('desk-draft .actions wa-button[appearance=outlined]'),
        waitFor('desk-draft textarea'),
      ),
    },
    {
      name: 'conversation-saved',
      ...conversation(ids.complaint),
      act: inSequence(click('button.saved'), waitFor('desk-saved-replies [role=option]')),
    },
    {
      name: 'conversation-list',
      ...conversation(ids.complaint),
      act: async (page) => {
        await page.locator('button.list').click();
        const fields = page.locator('desk-list-card');
        await fields.locator('[name=title]').fill('Rowing boat');
        await fields.locator('[name=amount]').fill('12.50');
        await fields.locator('[name=currency]').fill('EUR');
        await fields.locator('service-chat-card').waitFor();
      },
    },
    { name: 'conversation-note', ...conversation(ids.complaint), act: press('n', 'form.note') },
    { name: 'conversation-assign', ...conversation(ids.complaint), act: press('a', 'dialog[open]') },
    { name: 'conversation-task', ...conversation(ids.complaint), act: press('c', 'dialog[open]') },
    {
      name: 'conversation-more',
      ...conversation(ids.complaint),
      act: inSequence(click('wa-button.more'), waitFor('desk-conversation wa-dropdown-item')),
    },
    {
      name: 'conversation-resolved',
      ...conversation(ids.spare),
      act: press('e', 'desk-toasts li:visible'),
      undo: async (page) => {
        await page.locator('desk-toasts li button:visible').first().click();
        await page.locator('desk-conversation header .chip.resolved').waitFor({ state: 'detached' });
      },
    },
    ...(['forward', 'merge', 'link:resume'] as const).map((item) => ({
      name: `conversation-${item.replace(':', '-')}`,
      ...conversation(ids.complaint),
      act: inSequence(click('wa-button.more'), click(`wa-dropdown-item[value="${item}"]`), waitFor('dialog[open]')),
    })),
    {
      name: 'conversation-mention',
      ...conversation(ids.complaint),
      act: async (page) => {
        await press('n', 'form.note')(page);
        await page.keyboard.type('@M');
        await page.locator('desk-mention-list [role=option]').first().waitFor();
      },
    },
    {
      name: 'conversation-told',
      ...conversation(ids.complaint),
      act: async (page) => {
        await page.evaluate(`(() => {
          const { desk } = document.querySelector('service-desk');
          desk.toast('done', 'Resolved', { label: 'Undo', run: () => undefined, isUndo: true });
          desk.toast('problem', 'The server cannot be reached. Please try again.');
        })()`);
        await page.locator('desk-toasts li:visible').first().waitFor();
      },
    },
    {
      name: 'inbox-picked',
      path: '/desk/inbox',
      ready: '.row',
      act: inSequence(press('x', 'desk-bulk-bar'), waitFor('desk-bulk-bar wa-dropdown')),
    },
    { name: 'inbox-alarm', path: '/desk/inbox', ready: '.row', act: alarm, isMain: true },
    { name: 'conversation-alarm', ...conversation(ids.complaint), act: alarm },
    { name: 'tasks-alarm', path: '/desk/tasks', ready: '.card', act: alarm },
    { name: 'palette', path: '/desk/tasks', ready: '.card', act: press('Control+k', 'dialog[open]') },
    ...(['password', 'factors', 'sessions'] as const).map((item) => ({
      name: `own-${item}`,
      path: '/desk/inbox',
      ready: '.row',
      act: inSequence(
        click('desk-user-menu .opener'),
        click(`desk-user-menu wa-dropdown-item[value="${item}"]`),
        waitFor('dialog[open]'),
      ),
    })),
    { name: 'shortcuts', ...conversation(ids.complaint), act: press('?', 'dialog[open]'), isMain: true },
    {
      name: 'menu',
      path: '/desk/inbox',
      ready: '.row',
      act: inSequence(click('desk-user-menu .opener'), waitFor('desk-user-menu wa-dropdown-item')),
      isMain: true,
    },
    { name: 'agent-inbox', ...conversation(ids.held), who: 'agent' },
    { name: 'agent-not-for-you', path: '/desk/settings', ready: 'desk-empty', who: 'agent' },
    { name: 'tasks', path: '/desk/tasks', ready: '.card', isMain: true },
    { name: 'tasks-by-state', path: '/desk/tasks', ready: '.card', act: click('.tab[aria-pressed=false]') },
    {
      name: 'tasks-edit',
      path: '/desk/tasks',
      ready: '.card',
      act: inSequence(
        click('desk-task-card .open'),
        click('desk-task-detail .actions wa-button:nth-last-of-type(2)'),
        waitFor('dialog[open]'),
      ),
    },
    {
      name: 'tasks-new',
      path: '/desk/tasks',
      ready: '.card',
      act: inSequence(click('desk-tasks wa-button[variant=brand]'), waitFor('dialog[open]')),
    },
    {
      name: 'tasks-recurring',
      path: '/desk/tasks',
      ready: '.card',
      act: async (page) => {
        const opener = page.locator('desk-tasks wa-button.wide').first();
        if (!(await opener.isVisible())) return; // not used on phones
        await opener.click();
        await page.locator('dialog[open]').first().waitFor();
      },
    },
    {
      name: 'tasks-history',
      path: '/desk/tasks',
      ready: '.card',
      act: inSequence(click('desk-task-card .open'), click('desk-task-history summary')),
    },
    { name: 'tasks-by-person', path: '/desk/tasks', ready: '.card', act: click('.tabs .tab:last-of-type') },
    {
      name: 'tasks-printed',
      path: '/desk/tasks',
      ready: '.card',
      act: (page) => page.emulateMedia({ media: 'print' }),
    },
    {
      name: 'house',
      path: '/desk/house',
      ready: 'desk-house article, desk-house .stay, desk-house desk-empty',
      isMain: true,
    },
    {
      name: 'house-registration',
      path: '/desk/house',
      ready: 'desk-house .stay',
      act: inSequence(click('desk-house .stay button[aria-expanded]'), waitFor('desk-registration')),
    },
    { name: 'house-rooms', path: '/desk/house/rooms', ready: 'desk-house .card, desk-house desk-empty' },
    {
      name: 'house-arrival',
      path: '/desk/house',
      ready: 'desk-house .enter',
      act: inSequence(click('desk-house .enter button'), waitFor('desk-stay-form input[name=lastName]')),
    },
    {
      name: 'house-rooms-add',
      path: '/desk/house/rooms',
      ready: 'desk-house .enter',
      act: async (page) => {
        await page.locator('desk-house .enter button').click();
        await page.locator('desk-rooms-form textarea').fill('101–120, 201–203; Double\n20–1');
      },
    },
    {
      name: 'house-import',
      path: '/desk/house',
      ready: 'desk-house .enter',
      act: async (page) => {
        await page.locator('desk-house .enter button').last().click();
        await page
          .locator('desk-arrivals-import textarea')
          .fill(
            'lastName,firstName,checkIn,checkOut,Zimmer,phone\nSilva,Ana,24.12.2026,27.12.2026,204,+351912345678\nRossi,,03/04/2027,2027-04-05,,12',
          );
        await page.locator('desk-arrivals-import wa-button[variant=brand]').click();
        await page.locator('desk-arrivals-import .lines').waitFor();
      },
    },
    { name: 'teach', path: '/desk/teach', ready: '.entries', isMain: true },
    {
      name: 'teach-edit',
      path: '/desk/teach',
      ready: '.entries',
      act: inSequence(click('desk-faqs .button.primary'), waitFor('desk-faqs form')),
    },
    {
      name: 'teach-try',
      path: '/desk/teach',
      ready: '.entries',
      act: async (page) => {
        await page.locator('desk-try-it input').fill('Darf mein Hund mitkommen?');
        await page.locator('desk-try-it form button').click();
        await page.locator('desk-try-it summary').click();
      },
    },
    { name: 'teach-facts', path: '/desk/teach/facts', ready: '.entries' },
    { name: 'teach-missing', path: '/desk/teach/missing', ready: '.entries' },
    { name: 'teach-translations', path: '/desk/teach/translations', ready: '.entries' },
    { name: 'teach-house', path: '/desk/teach/house', ready: 'form' },
    { name: 'teach-questions', path: '/desk/teach/questions', ready: '.entries' },
    { name: 'teach-import', path: '/desk/teach/import', ready: 'form' },
    {
      name: 'teach-import-found',
      path: '/desk/teach/import',
      ready: 'form',
      act: async (page) => {
        await page
          .locator('textarea')
          .fill(
            '<h3>Is there a lift?</h3><p>Yes, to every floor.</p><h3>Is the pool heated?</h3><p>To 28 °C, all year.</p>',
          );
        await page.locator('desk-faq-import form .button.primary').click();
        await page.locator('desk-faq-import .entries').waitFor();
      },
    },
    {
      name: 'teach-site-found',
      path: '/desk/teach/import',
      ready: '#address',
      prepare: async (page) => {
        await page.route('**/api/knowledge/pages*', (route) => route.fulfill({ json: SITE_PAGE }));
      },
      act: async (page) => {
        await page.locator('#address').fill('www.lindenhof.example');
        await page.locator('desk-site-import form .button.primary').click();
        await page.locator('desk-found-facts .entries').first().waitFor();
      },
    },
    { name: 'teach-likes', path: '/desk/teach/likes', ready: '.entries, desk-empty' },
    { name: 'teach-replies', path: '/desk/teach/replies', ready: '.entries' },
    {
      name: 'teach-replies-edit',
      path: '/desk/teach/replies',
      ready: '.entries',
      act: inSequence(click('.entries .actions .button'), waitFor('desk-edit-replies form')),
    },
    { name: 'teach-offers', path: '/desk/teach/offers', ready: '.entries' },
    {
      name: 'teach-offers-edit',
      path: '/desk/teach/offers',
      ready: '.entries',
      act: inSequence(click('desk-edit-offers .actions .button'), waitFor('#room-types')),
    },
    { name: 'insights', path: '/desk/insights', ready: 'desk-chart', isMain: true },
    { name: 'insights-table', path: '/desk/insights', ready: 'desk-chart', act: click('desk-chart summary') },
    { name: 'settings-property', path: '/desk/settings/property', ready: 'form', isMain: true },
    { name: 'settings-activate', path: '/desk/settings/activate', ready: 'form' },
    { name: 'settings-targets', path: '/desk/settings/targets', ready: 'form', isMain: true },
    { name: 'settings-report', path: '/desk/settings/report', ready: 'form' },
    { name: 'settings-emergencies', path: '/desk/settings/emergencies', ready: 'form' },
    { name: 'settings-ai', path: '/desk/settings/ai', ready: 'form' },
    { name: 'settings-script', path: '/desk/settings/script', ready: 'code' },
    { name: 'settings-look', path: '/desk/settings/look', ready: '#accent' },
    { name: 'settings-labels', path: '/desk/settings/labels', ready: 'desk-labels form' },
    { name: 'settings-macros', path: '/desk/settings/macros', ready: 'desk-macros form, desk-macros desk-empty' },
    { name: 'settings-network', path: '/desk/settings/network', ready: 'form' },
    { name: 'settings-staff', path: '/desk/settings/staff', ready: '.entries' },
    {
      name: 'settings-staff-edit',
      path: '/desk/settings/staff',
      ready: '.entries',
      act: inSequence(click('.entry:last-child .actions .button'), waitFor('.entry form')),
    },
    {
      name: 'settings-staff-remove',
      path: '/desk/settings/staff',
      ready: '.entries',
      act: inSequence(click('.entry .actions .danger'), waitFor('dialog[open]')),
    },
    { name: 'settings-keys', path: '/desk/settings/keys', ready: '.entries' },
    { name: 'settings-arrival', path: '/desk/settings/arrival', ready: 'form' },
    { name: 'settings-retention', path: '/desk/settings/retention', ready: 'form' },
    { name: 'settings-processing', path: '/desk/settings/processing', ready: 'table' },
    { name: 'settings-plan', path: '/desk/settings/plan', ready: 'table' },
    { name: 'settings-channels', path: '/desk/settings/channels', ready: 'desk-channels summary', isMain: true },
    {
      name: 'settings-channels-form',
      path: '/desk/settings/channels',
      ready: 'desk-channels summary',
      act: click('desk-channels section:last-of-type summary'),
    },
    { name: 'settings-webhooks', path: '/desk/settings/webhooks', ready: 'desk-webhooks form' },
    { name: 'settings-audit', path: '/desk/settings/audit', ready: 'table' },
    { name: 'settings-backup', path: '/desk/settings/backup', ready: '.entries' },
    { name: 'start-house', path: '/desk/start/house', ready: 'form' },
    { name: 'start-teach', path: '/desk/start/teach', ready: 'form' },
    { name: 'start-site', path: '/desk/start/site', ready: 'code' },
    { name: 'start-pms', path: '/desk/start/pms', ready: '.way' },
    { name: 'start-done', path: '/desk/start/done', ready: 'desk-empty' },
    { name: 'integrations', path: '/desk/integrations', ready: '.pms' },
    { name: 'integrations-pms', path: '/desk/integrations/pms', ready: '.step' },
    {
      name: 'integrations-another',
      path: '/desk/integrations/pms',
      ready: '.step',
      act: inSequence(click('desk-pms-sources button'), waitFor('desk-pms-sources form')),
    },
    { name: 'integrations-connect', path: '/desk/integrations/connect', ready: '#accessToken' },
    { name: 'integrations-sync', path: '/desk/integrations/sync', ready: '#retryAttempts' },
    { name: 'integrations-fields', path: '/desk/integrations/fields', ready: '#reservation-checkOut', isMain: true },
    { name: 'integrations-room-types', path: '/desk/integrations/room-types', ready: 'tbody tr' },
    {
      name: 'integrations-conflicts',
      path: '/desk/integrations/conflicts',
      ready: 'tbody tr',
      prepare: answer('/api/integrations/pms/conflicts*', 200, listed(CONFLICTS)),
    },
    {
      name: 'integrations-sent',
      path: '/desk/integrations/sent',
      ready: '.entries li',
      prepare: answer('/api/integrations/pms/pushes*', 200, listed(PUSHES)),
    },
    { name: 'integrations-log', path: '/desk/integrations/log', ready: '.entries li' },
    { name: 'nowhere', path: '/desk/nowhere', ready: 'desk-empty' },
  ];
}

/** Opens the guest's pane. On a desk screen it is already open beside the conversation. */
async function showPane(page: Parameters<NonNullable<Shot['act']>>[0]): Promise<void> {
  const pane = page.locator('desk-guest-pane');
  if (!(await pane.isVisible()))
    await page.locator('desk-conversation header .pane, desk-conversation header button').last().click();
  await pane.waitFor();
}

/** Shows guests in danger in this page only, because other pictures of the same house are taken at the same time. */
async function alarm(page: Parameters<NonNullable<Shot['act']>>[0]): Promise<void> {
  await page.evaluate(`(() => {
    const { store } = document.querySelector('service-desk').desk;
    const at = new Date().toISOString();
    store.update((state) => {
      const some = [...state.conversations].slice(0, 2).map(([id, one], index) => [id, {
        ...one,
        emergency: {
          danger: index === 0 ? 'fire' : 'medical', room: index === 0 ? '204' : null, rehearsal: false, at, by: null, acknowledgedAt: null,
          words: { text: index === 0 ? 'There is smoke in the corridor, what shall we do?' : 'Mi marido no respira bien', language: index === 0 ? 'en' : 'es' },
        },
      }]);
      return { ...state, conversations: new Map([...state.conversations, ...some]) };
    });
  })()`);
  await page.locator('li.alarm').first().waitFor();
}
