import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Right } from '../../shared/domain/staff/rights.ts';
import { waitingCount } from './data/kept/counts.ts';
import { type DeskState, openTaskCount } from './data/state.ts';
import type { IconName } from './ui/look/icons.ts';

/** A view of the desk: its address `/desk/<name>`, its entry in the navigation, and its chunk of code. */
export interface Place {
  name: string;
  icon: IconName;
  word(): string;
  /** The right that a user needs to see the entry and the view. */
  right: Right;
  /** The shortcut key. */
  key: string;
  /** Whether the entry is always visible on a phone; the others are behind “More”. */
  isPrimary: boolean;
  /** True for a view without an entry in the navigation. */
  isHidden?: true;
  /** The number shown at the entry; nothing is shown for 0. */
  count?(state: DeskState): number;
  /** Loads the view's code and defines its elements. */
  load(): Promise<unknown>;
  render(): TemplateResult;
}

/** All views, in the order of the navigation. The first is the default view. */
export const PLACES: readonly Place[] = [
  {
    name: 'inbox',
    icon: 'inbox',
    word: () => msg('Inbox', { id: 'desk-inbox' }),
    right: 'conversations:read',
    key: '1',
    isPrimary: true,
    count: waitingCount,
    load: () => import('./inbox/define.ts'),
    render: () => html`<desk-inbox></desk-inbox>`,
  },
  {
    name: 'tasks',
    icon: 'tasks',
    word: () => msg('Tasks', { id: 'desk-tasks' }),
    right: 'tasks:read',
    key: '2',
    isPrimary: true,
    count: openTaskCount,
    load: () => import('./tasks/define.ts'),
    render: () => html`<desk-tasks></desk-tasks>`,
  },
  {
    name: 'house',
    icon: 'bed',
    word: () => msg('House', { id: 'desk-house' }),
    right: 'guests:read',
    key: '7',
    isPrimary: false,
    load: () => import('./house/define.ts'),
    render: () => html`<desk-house></desk-house>`,
  },
  {
    name: 'teach',
    icon: 'teach',
    word: () => msg('Teach', { id: 'desk-setup-teach' }),
    right: 'property:write',
    key: '3',
    isPrimary: false,
    load: () => import('./teach/define.ts'),
    render: () => html`<desk-teach></desk-teach>`,
  },
  {
    name: 'insights',
    icon: 'insights',
    word: () => msg('Insights', { id: 'desk-insights' }),
    right: 'account:read',
    key: '4',
    isPrimary: false,
    load: () => import('./insights/define.ts'),
    render: () => html`<desk-insights></desk-insights>`,
  },
  {
    name: 'integrations',
    icon: 'integrations',
    word: () => msg('Integrations', { id: 'desk-integrations' }),
    right: 'property:read',
    key: '5',
    isPrimary: false,
    load: () => import('./integrations/define.ts'),
    render: () => html`<desk-integrations></desk-integrations>`,
  },
  {
    name: 'settings',
    icon: 'setup',
    word: () => msg('Settings', { id: 'desk-settings' }),
    right: 'property:write',
    key: '6',
    isPrimary: false,
    load: () => import('./settings/define.ts'),
    render: () => html`<desk-settings></desk-settings>`,
  },
  {
    name: 'start',
    icon: 'bolt',
    word: () => msg('First steps', { id: 'desk-guide' }),
    right: 'property:write',
    key: '0',
    isPrimary: false,
    isHidden: true,
    load: () => import('./guide/define.ts'),
    render: () => html`<desk-guide></desk-guide>`,
  },
];

/** Returns the view with this name, or null. */
export function findPlace(name: string): Place | null {
  return PLACES.find((place) => place.name === name) ?? null;
}
