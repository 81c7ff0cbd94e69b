import { Desk } from './data/desk.ts';
import { createDeskApi } from './data/desk-api.ts';
import { loadPreferences } from './data/kept/preferences.ts';
import { createPush } from './data/live/push.ts';
import { createOpenLive } from './data/live/socket-live.ts';
import { type Caller, createSend } from './data/request.ts';
import { hasUnsent } from './data/state.ts';
import { defineDesk } from './define.ts';
import { leadNewHouses } from './guide/first-run.ts';
import { chooseDeskLocale, speakOnPage } from './localization.ts';

/** Connects the desk to the page. All other code gets its access to the outside passed in. */

const caller: Caller = { csrfToken: null, propertyId: null };
const send = createSend(fetch.bind(window), caller, () => desk.leave('ended'));

const openLive = createOpenLive({
  openSocket: (path, subprotocol) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')), subprotocol),
  random: Math.random,
  onWake(wake) {
    const shown = () => {
      if (document.visibilityState === 'visible') wake();
    };
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', shown);
    };
  },
  onLost(lost) {
    addEventListener('offline', lost);
    return () => removeEventListener('offline', lost);
  },
});

const storage = findStorage(() => localStorage);
const preferences = loadPreferences(storage);
const desk = new Desk(
  {
    api: createDeskApi(send),
    send,
    caller,
    openLive,
    storage,
    tabStorage: findStorage(() => sessionStorage),
    push: createPush(send, storage, navigate),
    navigate,
    setTimeout: (run, ms) => setTimeout(run, ms),
    speak: speakOnPage,
  },
  preferences,
);

// The router needs `URLPattern`; browsers without it load a polyfill first.
if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');
defineDesk();
// If the texts cannot be loaded, the page stays in English.
await speakOnPage(chooseDeskLocale(preferences.locale, navigator.languages)).catch(() => speakOnPage('en'));
leadNewHouses(desk);
const element = document.createElement('service-desk');
element.desk = desk;
document.body.append(element);

// Asks before closing the page while a reply is unsent.
addEventListener('beforeunload', (event) => {
  if (hasUnsent(desk.state)) event.preventDefault();
});

function navigate(path: string): void {
  if (path === location.pathname) return;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate')); // The router listens to this event.
}

/** In some browsers even reading the property throws if storage is refused. */
function findStorage(read: () => Storage): Storage | null {
  try {
    return read();
  } catch {
    return null;
  }
}
