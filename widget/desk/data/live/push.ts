import { msg } from '@lit/localize';
import { HANDOFF_REASONS } from '../../../../shared/domain/decision.ts';
import { handoffWord } from '../../ui/words/words.ts';
import { fields, text } from '../read/read.ts';
import type { Send } from '../request.ts';

const WORKER = '/desk/push-worker.js';
/** Same name as in `push-worker.js`. */
const CACHE = 'service-chat-desk';
const WORDS = '/desk/push-words';
const KEPT_ID = 'service-chat-desk-push';

/** Push messages for this browser while no desk is open. Both methods reject when the browser or its push service refuses. */
export interface Push {
  enable(): Promise<void>;
  disable(): Promise<void>;
  /** True when push is on: the worker then shows the notifications, and the page does not. */
  isOn(): boolean;
}

/** Push by the browser's service worker; null if it has none. `goTo` gets the path of a clicked notification. */
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
      const stored = await send('POST', '/api/push/subscriptions', { body: { endpoint, keys } });
      storage?.setItem(KEPT_ID, text(fields(stored)?.['id']));
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

/** Trusted Types policy that allows only the worker's script. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
function trustWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A policy name can be used only once per page.
  policy ??= trustedTypes?.createPolicy('service-chat-desk', { createScriptURL: () => WORKER });
  // `register` is typed to take a string, but accepts trusted values.
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

/** Stores the texts of alerts where the worker can read them without the desk. */
async function leaveWords(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(WORDS, new Response(JSON.stringify(alertWords())));
}

/** Texts of alerts, without the guest's name or words, because locked screens show them. */
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
