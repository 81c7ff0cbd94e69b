import type { Page } from 'playwright-core';

/** Guests of one evening: name, room, language, channel, matter, why they wait (or who has them), and what they wrote. */
type Guest = [
  name: string | null,
  room: string | null,
  language: string,
  channel: string,
  matter: string,
  standing: string,
  words: string,
];

const GUESTS: readonly Guest[] = [
  [
    'Konstantinos Papadimitriou',
    '412',
    'el',
    'whatsapp',
    'air_conditioning',
    'complaint',
    'Ο κλιματισμός στάζει πάνω στο κρεβάτι',
  ],
  [
    'Sarah Whitfield',
    '108',
    'en',
    'widget',
    'noise',
    'complaint',
    'The people next door have been shouting for an hour, we have a baby',
  ],
  [null, null, 'de', 'widget', 'key_card', 'asked_for_human', 'Wir stehen vor der Tür und kommen nicht hinein'],
  [
    'Jean-Baptiste de La Rochefoucauld',
    '305',
    'fr',
    'email',
    'invoice',
    'no_answer',
    'Pourriez-vous refaire la facture au nom de ma société, s’il vous plaît ?',
  ],
  [
    'محمد الأنصاري',
    '221',
    'ar',
    'whatsapp',
    'airport_transfer',
    'asked_for_human',
    'نحتاج سيارة إلى المطار الساعة الرابعة صباحاً',
  ],
  ['山田 花子', '517', 'ja', 'widget', 'lost_found', 'no_answer', 'レストランに傘を忘れたと思います'],
  [
    'Agnieszka Wiśniewska-Kowalczyk',
    '119',
    'pl',
    'portal',
    'late_check_out',
    'draft_discarded',
    'Czy możemy wymeldować się o 14:00?',
  ],
  ['Müller', '203', 'de', 'sms', 'housekeeping', 'staff_idle', 'Handtücher bitte, zum dritten Mal'],
];

/** The inbox of a late shift: forty open conversations, with the page's own guests among them. */
export async function manyWait(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const guests = ${JSON.stringify(GUESTS)};
    const { store } = document.querySelector('service-desk').desk;
    const ago = (minutes) => new Date(Date.now() - minutes * 60000).toISOString();
    store.update((state) => {
      const [like] = state.conversations.values();
      const some = Array.from({ length: 40 }, (_, index) => {
        const [name, room, language, channel, matter, standing, text] = guests[index % guests.length];
        const waits = index < 24;
        const at = ago(3 + index * 7);
        const id = 'cnv_busy_' + index;
        return [id, {
          ...like, id, channel, language, room: room === null ? null : String(Number(room) + Math.floor(index / 8)), matter: [matter],
          guest: name === null ? null : { id: null, name }, state: waits ? 'waiting' : index % 3 === 0 ? 'staffed' : 'open',
          assignee: !waits && index % 3 === 0 ? { id: 'usr_mia', name: 'Mia Sommer' } : null,
          waitingWhy: waits ? standing : null, waitingSince: waits ? at : null, waitingFor: waits ? { text, language, attachment: null } : null,
          priority: index === 3 ? 'urgent' : index === 9 ? 'high' : 'normal', emergency: null, snoozedUntil: null,
          dueAt: index % 5 === 0 ? ago(index * 6 - 40) : null, unread: index % 4 === 0 ? 2 : index % 4 === 1 ? 1 : 0, updatedAt: at,
          lastMessage: { ...like.lastMessage, author: waits ? 'guest' : 'ai', text, language, at, attachment: null },
        }];
      });
      return { ...state, conversations: new Map([...state.conversations, ...some]) };
    });
  })()`);
  await page.locator('[data-id=cnv_busy_0]').first().waitFor();
}
