import { msg } from '@lit/localize';
import { HANDOFF_REASONS } from '../../../../shared/domain/decision.ts';
import { handoffWord } from '../../ui/words/words.ts';
import { fields, text } from '../read/read.ts';
import type { Send } from '../request.ts';

const WORKER = '/desk/push-worker.js';
/** As `push-worker.js` names them. */
const CACHE = 'service-chat-desk';
const WORDS = '/desk/push-words';
const KEPT_ID = 'service-chat-desk-push';

/** Wakes this browser while no desk is open. Both reject where the browser or its push service will not. */
export interface Push {
  enable(): Promise<void>;
  disable(): Promise<void>;
  /** Is this browser woken? Then the server's notices are shown by its worker, and not by the page as well. */
  isOn(): boolean;
}

/** Push through the browser's service worker, or null where it has none. `goTo` is told what a notice asks for. */
export function createPush(send: Send, storage: Storage | null, goTo: (path: string) => void): Push | null {
  const workers = 'serviceWorker' in navigator && 'PushManager' in globalThis ? navigator.serviceWorker : null;
  if (workers === null) return null;
  workers.addEventListener('message', ({ data }) => {
    const path = text(fields(data)?.['open']);
    if (path.startsWith('/desk/')) goTo(path);
  });
  return {
    isOn: () => (storage?.getItem(KEPT_ID) ?? '') !== '',
    async enable() {
      await leaveWords();
      await workers.register(trustWorker(), { scope: '/desk/' });
      const { pushManager } = await workers.ready;
      const key = text(fields(await send('GET', '/api/push/key'))?.['publicKey']);
      const subscription =
        (await pushManager.getSubscription()) ??
        (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      const { endpoint, keys } = subscription.toJSON();
      const made = await send('POST', '/api/push/subscriptions', { body: { endpoint, keys } });
      storage?.setItem(KEPT_ID, text(fields(made)?.['id']));
    },
    async disable() {
      const registration = await workers.getRegistration('/desk/');
      const subscription = await registration?.pushManager.getSubscription();
      await subscription?.unsubscribe();
      const id = storage?.getItem(KEPT_ID) ?? '';
      storage?.removeItem(KEPT_ID);
      if (id !== '') await send('DELETE', `/api/push/subscriptions/${encodeURIComponent(id)}`);
    },
  };
}

/** The page's policy allows one script besides its own: the worker, by this name alone. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
function trustWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A name is given once in a page's life.
  policy ??= trustedTypes?.createPolicy('service-chat-desk', { createScriptURL: () => WORKER });
  // What `register` takes is a text by its types, and a trusted one by the browser's rules.
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

/** The desk's words for each kind of alert, where the worker finds them without the desk. */
async function leaveWords(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(WORDS, new Response(JSON.stringify(alertWords())));
}

/** What each kind of alert says, without a guest's name or words: it is shown on locked screens. */
export function alertWords(): Record<string, string> {
  const reasons = HANDOFF_REASONS.map((reason) => [reason, handoffWord(reason)]);
  return {
    ...Object.fromEntries(reasons),
    emergency_rehearsal: msg('A rehearsal of an emergency', { id: 'desk-alarm-rehearsal' }),
    snooze_over: msg('A guest you put off is due again', { id: 'desk-alert-snooze' }),
    still_waiting: msg('A guest is still waiting', { id: 'desk-alert-still-waiting' }),
    draft_waiting: msg('A draft waits for approval', { id: 'desk-alert-draft' }),
    staff_idle: msg('A guest is waiting again', { id: 'desk-alert-idle' }),
    mentioned: msg('A colleague mentioned you', { id: 'desk-alert-mentioned' }),
    assigned: msg('A guest was given to you', { id: 'desk-alert-assigned' }),
    urgent_task: msg('Urgent work, and nobody is on duty', { id: 'desk-alert-urgent' }),
    not_delivered: msg('A message did not reach its guest', { id: 'desk-alert-not-delivered' }),
    task_overdue: msg('A task is late', { id: 'desk-alert-task' }),
  };
}
