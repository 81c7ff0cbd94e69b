import { afterAll, expect, it } from 'vitest';
import { createPageFetch } from '../../../bff/site-import/fetch-page.ts';

const pages = createPageFetch([]);
afterAll(() => pages.close());

it.each([
  ['a name that leads to this machine', 'https://localhost/'],
  ['this machine', 'https://127.0.0.1/'],
  ['this machine, written as one number', 'https://2130706433/'],
  ['a port of other services', 'https://hotel.example:6379/'],
])('a page at %s is not fetched', async (_, url) => {
  await expect(pages.fetch(url)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [{ pointer: '/url', code: 'address_refused' }],
  });
});
