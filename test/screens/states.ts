import type { House } from './house.ts';
import { click, fail, hang, inSequence, type Shot, waitFor } from './shot.ts';

/** Lists the states before sign-in, in an empty house, while data loads, and after server errors. */
export function listStates({ ids }: House): Shot[] {
  const { draft, held } = ids;
  return [
    { name: 'door', path: '/desk', ready: 'input[type=password]', who: 'nobody', isMain: true },
    {
      name: 'door-wrong-password',
      path: '/desk',
      ready: 'input[type=password]',
      who: 'nobody',
      act: async (page) => {
        await page.locator('input[type=email]').fill('lea@lindenhof.example');
        await page.locator('input[type=password]').fill('not this one, surely');
        await page.locator('wa-button[type=submit]').click();
        await page.locator('.problem:not([hidden])').waitFor();
      },
    },
    { name: 'door-link-spent', path: '/desk#link=spent', ready: '.problem', who: 'nobody' },
    { name: 'door-new-password', path: '/desk#password=given', ready: 'input[type=password]', who: 'nobody' },
    { name: 'door-first', path: '/desk', ready: '.card', who: 'first' },
    {
      name: 'door-account',
      path: '/desk',
      ready: '.card',
      who: 'first',
      act: inSequence(click('.card wa-button[variant=brand]'), waitFor('input[type=email]')),
    },
    { name: 'door-closed', path: '/desk', ready: 'main.blank', who: 'nobody', prepare: fail('/auth/me') },
    { name: 'door-opening', path: '/desk', ready: '.blank', who: 'nobody', prepare: hang('/auth/me') },

    { name: 'empty-inbox', path: '/desk/inbox', ready: 'desk-conversation-list desk-empty', who: 'empty' },
    { name: 'empty-tasks', path: '/desk/tasks', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-house', path: '/desk/house', ready: 'desk-house desk-empty', who: 'empty' },
    { name: 'empty-rooms', path: '/desk/house/rooms', ready: 'desk-house desk-empty', who: 'empty' },
    { name: 'empty-teach', path: '/desk/teach', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-questions', path: '/desk/teach/questions', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-likes', path: '/desk/teach/likes', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-replies', path: '/desk/teach/replies', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-offers', path: '/desk/teach/offers', ready: 'desk-empty', who: 'empty' },
    { name: 'empty-insights', path: '/desk/insights', ready: 'desk-chart, desk-empty', who: 'empty' },
    { name: 'empty-integrations', path: '/desk/integrations', ready: '.pms, desk-empty, .panel', who: 'empty' },
    { name: 'empty-pms', path: '/desk/integrations/pms', ready: 'h1', who: 'empty' },
    { name: 'empty-look', path: '/desk/settings/look', ready: '#accent', who: 'empty' },
    { name: 'empty-backup', path: '/desk/settings/backup', ready: 'h1', who: 'empty' },
    { name: 'empty-start', path: '/desk/start/house', ready: 'form', who: 'empty' },
    { name: 'empty-start-site', path: '/desk/start/site', ready: '.panel h1', who: 'empty' },
    {
      name: 'empty-pms-chain',
      path: '/desk/integrations/pms',
      ready: 'h1',
      who: 'empty',
      act: inSequence(click('input[value=apaleo]'), click('.chain summary'), waitFor('.chain input')),
    },
    { name: 'empty-conflicts', path: '/desk/integrations/conflicts', ready: 'desk-empty' },
    { name: 'empty-sent', path: '/desk/integrations/sent', ready: 'desk-empty, .entries' },

    {
      name: 'loading-inbox',
      path: '/desk/inbox',
      ready: 'desk-loading, .skeleton',
      prepare: hang('/api/conversations*', '/api/conversations/counts*'),
    },
    {
      name: 'loading-conversation',
      path: `/desk/inbox/${draft}`,
      ready: 'desk-messages .skeleton',
      prepare: hang(`/api/conversations/${draft}/messages*`, `/api/conversations/${draft}/guest*`),
    },
    { name: 'loading-tasks', path: '/desk/tasks', ready: '.skeleton', prepare: hang('/api/tasks*') },
    { name: 'loading-teach', path: '/desk/teach', ready: '.skeleton', prepare: hang('/api/ai/training*') },
    {
      name: 'loading-insights',
      path: '/desk/insights',
      ready: 'desk-insights .skeleton',
      prepare: hang('/api/analytics*'),
    },
    { name: 'loading-settings', path: '/desk/settings/property', ready: '.skeleton', prepare: hang('/api/property') },
    { name: 'loading-audit', path: '/desk/settings/audit', ready: '.skeleton', prepare: hang('/api/audit*') },
    {
      name: 'loading-pms',
      path: '/desk/integrations/fields',
      ready: '.skeleton',
      prepare: hang('/api/integrations/pms/field-mapping*'),
    },

    { name: 'failed-inbox', path: '/desk/inbox', ready: 'desk-failed', prepare: fail('/api/conversations?*') },
    {
      name: 'failed-conversation',
      path: `/desk/inbox/${draft}`,
      ready: 'desk-messages .fault, desk-messages button',
      prepare: fail(`/api/conversations/${draft}/messages*`),
    },
    { name: 'failed-tasks', path: '/desk/tasks', ready: 'desk-failed', prepare: fail('/api/tasks*') },
    { name: 'failed-teach', path: '/desk/teach', ready: 'desk-failed', prepare: fail('/api/ai/training*') },
    { name: 'failed-insights', path: '/desk/insights', ready: 'desk-failed', prepare: fail('/api/analytics*') },
    { name: 'failed-settings', path: '/desk/settings/property', ready: 'desk-failed', prepare: fail('/api/property') },
    {
      name: 'failed-integrations',
      path: '/desk/integrations',
      ready: 'desk-failed',
      prepare: fail('/api/integrations/pms/*'),
    },
    { name: 'failed-view', path: '/desk/inbox', ready: '.row', act: blockViewCode },
    {
      name: 'failed-form',
      path: '/desk/settings/property',
      ready: 'form',
      prepare: async (page) => {
        const fields = [{ pointer: '/address', code: 'required', detail: 'required' }];
        await page.route('**/api/property', (route) =>
          route.request().method() === 'GET'
            ? route.continue()
            : route.fulfill({
                status: 422,
                contentType: 'application/problem+json',
                body: JSON.stringify({ status: 422, code: 'invalid', detail: 'invalid', errors: fields }),
              }),
        );
      },
      act: async (page) => {
        await page.locator('#name').fill('Hotel Lindenhof am See');
        await page.locator('.save .button, .save wa-button').first().click();
        await page.locator('.fault:not(:empty)').first().waitFor();
      },
    },

    {
      name: 'offline-conversation',
      path: `/desk/inbox/${held}`,
      ready: '.bubble',
      act: async (page) => {
        await page.context().setOffline(true);
        await page.locator('.link.offline').waitFor({ state: 'attached' });
        await page.locator('desk-composer textarea').fill('Good morning, breakfast is from 7:00 on.');
        await page.locator('desk-composer wa-button[type=submit]').click();
        await page.waitForTimeout(600);
      },
      undo: (page) => page.context().setOffline(false),
    },
    {
      name: 'offline-inbox',
      path: '/desk/inbox',
      ready: '.row',
      act: async (page) => {
        await page.context().setOffline(true);
        await page.locator('.link.offline').waitFor({ state: 'attached' });
      },
      undo: (page) => page.context().setOffline(false),
    },
  ];
}

/** Makes the code of a view unavailable, as after an update of the server. */
async function blockViewCode(page: Parameters<NonNullable<Shot['act']>>[0]): Promise<void> {
  await page.route('**/desk/assets/*.js', (route) => route.abort());
  await page.keyboard.press('4');
  await page.locator('desk-failed').waitFor();
}
