import { findAll, until } from '../harness.ts';

/** Every section of Teach, Insights, Settings and the guide, and what is there once it stands. */
export const SET_UP_VIEWS: readonly [path: string, sign: string][] = [
  ['teach', '.entries'],
  ['teach/facts', '.entries .actions'],
  ['teach/facts/pool.where', 'form.fact'],
  ['teach/missing', 'meter'],
  ['teach/translations', '#language'],
  ['teach/house', '#checkIn'],
  ['teach/questions', '.entries form'],
  ['teach/import', '#content'],
  ['teach/likes', '.entries .actions'],
  ['teach/replies', '.entries .actions'],
  ['teach/offers', '.entries .actions'],
  ['insights', 'desk-chart'],
  ['settings/property', '#name'],
  ['settings/activate', '#mon_fri'],
  ['settings/targets', '#firstResponseMinutes'],
  ['settings/emergencies', '#after'],
  ['settings/report', '#to'],
  ['settings/ai', '.choice'],
  ['settings/script', '#origins'],
  ['settings/look', '#accent'],
  ['settings/staff', '.entries .actions'],
  ['settings/keys', '.entries .actions'],
  ['settings/channels', 'section #whatsapp'],
  ['settings/webhooks', '.entries .actions'],
  ['settings/retention', 'input[type=number]'],
  ['settings/arrival', '#words-0'],
  ['settings/processing', 'td'],
  ['settings/plan', 'meter'],
  ['settings/audit', 'tbody tr'],
  ['settings/backup', '.entries li'],
  ['start/house', '#address'],
  ['start/teach', '#content'],
  ['start/site', '.seen'],
  ['start/pms', '.way'],
  ['start/done', 'desk-empty'],
];

/** Opens what is folded in Teach: it is looked at as well. */
export async function unfold(path: string): Promise<void> {
  if (!path.includes('teach/')) return;
  for (const folded of findAll<HTMLDetailsElement>(document, 'details')) folded.open = true;
  await until('all unfolded', () =>
    findAll<HTMLDetailsElement>(document, 'details').every(({ open: isOpen }) => isOpen),
  );
}
