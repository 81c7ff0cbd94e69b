import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { PRIORITIES } from '../../../shared/domain/task.ts';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import type { Sorting } from '../data/desk-api.ts';
import type { Conversation, Label } from '../data/read/types.ts';
import { priorityWord } from '../ui/words/words.ts';

/** The hour at which a snooze until tomorrow ends. */
const MORNING_HOUR = 8;

/** The current sorting of a conversation; for several conversations at once, `priority` is null. */
type Sorted = Pick<Conversation, 'snoozedUntil' | 'labels'> & { priority: Conversation['priority'] | null };

/** Returns the items of the sort menu: snooze, priority and the house's labels. */
export function sortItems(
  { snoozedUntil, priority, labels: own }: Sorted,
  labels: ReadonlyMap<string, Label>,
): TemplateResult {
  return html`
    <wa-dropdown-item>
      ${msg('Put off until …', { id: 'desk-snooze' })}
      ${snoozedUntil === null ? nothing : html`<wa-dropdown-item slot="submenu" value="snooze:now">${msg('Bring it back now', { id: 'desk-snooze-end' })}</wa-dropdown-item>`}
      <wa-dropdown-item slot="submenu" value="snooze:hour">${msg('In an hour', { id: 'desk-snooze-hour' })}</wa-dropdown-item>
      <wa-dropdown-item slot="submenu" value="snooze:hours">${msg('In three hours', { id: 'desk-snooze-hours' })}</wa-dropdown-item>
      <wa-dropdown-item slot="submenu" value="snooze:morning">${msg('Tomorrow at eight', { id: 'desk-snooze-morning' })}</wa-dropdown-item>
    </wa-dropdown-item>
    <wa-dropdown-item>
      ${msg('Priority', { id: 'desk-priority' })}
      ${PRIORITIES.map((name) => html`<wa-dropdown-item slot="submenu" type="checkbox" value="priority:${name}" .checked=${name === priority}>${priorityWord(name)}</wa-dropdown-item>`)}
    </wa-dropdown-item>
    ${
      labels.size === 0
        ? nothing
        : html`<wa-dropdown-item>
          ${msg('Labels', { id: 'desk-labels' })}
          ${[...labels.values()].map(({ id, name }) => html`<wa-dropdown-item slot="submenu" type="checkbox" value="label:${id}" .checked=${own.includes(id)}><bdi>${name}</bdi></wa-dropdown-item>`)}
        </wa-dropdown-item>`
    }
  `;
}

/** Returns the change that a menu item asks for; null for an item of another menu. */
export function readSorting(value: string, conversation: Conversation | undefined, now: Date): Sorting | null {
  const [name, of = ''] = value.split(':');
  if (name === 'snooze') return { snoozedUntil: untilWhen(of, now) };
  const priority = PRIORITIES.find((known) => known === of);
  if (name === 'priority' && priority !== undefined) return { priority };
  if (name !== 'label' || conversation === undefined) return null;
  const { labels } = conversation;
  return { labels: labels.includes(of) ? labels.filter((id) => id !== of) : [...labels, of] };
}

function untilWhen(of: string, now: Date): string | null {
  if (of === 'hour') return new Date(+now + HOUR_MS).toISOString();
  if (of === 'hours') return new Date(+now + 3 * HOUR_MS).toISOString();
  if (of !== 'morning') return null;
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  return morning.toISOString();
}
