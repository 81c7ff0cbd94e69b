import { msg } from '@lit/localize';
import { RIGHTS, type Right } from '../../../../shared/domain/staff/rights.ts';

/** Returns the label of a right in the desk's language. A right that this desk does not know keeps its name. */
export function rightWord(name: string): string {
  const right = RIGHTS.find((known) => known === name);
  if (right === undefined) return name;
  const [area, action] = WORDS[right];
  return `${area()}: ${action()}`;
}

const account = () => msg('Account', { id: 'desk-right-account' });
const property = () => msg('Property', { id: 'desk-property' });
const conversations = () => msg('Conversations', { id: 'desk-conversations' });
const tasks = () => msg('Tasks', { id: 'desk-tasks' });
const guests = () => msg('Guests', { id: 'desk-guests' });
const staff = () => msg('Staff', { id: 'desk-staff' });
const keys = () => msg('API keys', { id: 'desk-keys' });
const audit = () => msg('Audit log', { id: 'desk-audit' });
const read = () => msg('read', { id: 'desk-right-read' });
const write = () => msg('change', { id: 'desk-right-write' });
const erase = () => msg('erase', { id: 'desk-right-erase' });
const invite = () => msg('invite', { id: 'desk-right-invite' });

const WORDS: Readonly<Record<Right, readonly [area: () => string, action: () => string]>> = {
  'account:read': [account, read],
  'account:write': [account, write],
  'property:read': [property, read],
  'property:write': [property, write],
  'conversations:read': [conversations, read],
  'conversations:write': [conversations, write],
  'tasks:read': [tasks, read],
  'tasks:write': [tasks, write],
  'guests:read': [guests, read],
  'guests:write': [guests, write],
  'guests:erase': [guests, erase],
  'staff:read': [staff, read],
  'staff:invite': [staff, invite],
  'staff:write': [staff, write],
  'keys:read': [keys, read],
  'keys:write': [keys, write],
  'audit:read': [audit, read],
};
