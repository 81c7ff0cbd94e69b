/**
 * Wakes a colleague whose desk is closed. Told by the server's push notice (`shared/api/push.ts`): the kind of alert, the
 * house, where to go; never a guest's words. The desk leaves its own words for the kinds in the cache `service-chat-desk`.
 */
const WORDS = '/desk/push-words';
const TAG = 'service-chat-waiting';

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

async function show({ kind = '', title = 'ServiceChat', body = '', url = '/desk' }) {
  const pages = await desks();
  // Who looks at the desk sees it there.
  if (pages.some((page) => page.focused)) return;
  const kept = await caches.match(WORDS);
  const words = kept === undefined ? {} : await kept.json();
  await self.registration.showNotification(title, { body: words[kind] ?? body, tag: TAG, renotify: true, data: url });
}

/** The desk's pages. One opened at `/desk` is outside this worker's scope, and counts all the same. */
async function desks() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname));
}

async function open(notification) {
  notification.close();
  const url = new URL(notification.data, self.location.origin);
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/desk')) return;
  const [page] = await desks();
  if (page === undefined) return void (await self.clients.openWindow(url));
  await page.focus();
  page.postMessage({ open: url.pathname });
}
