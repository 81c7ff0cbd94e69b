import { findRoom } from './ids.ts';
import { findGuest, PREFERENCES } from './read-guests.ts';
import { conditionOf } from './read-rooms.ts';
import { type CloudbedsState, type Given, listOf, need, Refusal, read } from './state.ts';

/** `putGuest`: at least one changed field is required. */
export function putGuest(state: CloudbedsState, given: Given) {
  const { world, fields } = state;
  const guest = findGuest(state, { guestID: need(given, 'guestID') });
  const changes = {
    ...take(given, 'guestFirstName', 'firstName'),
    ...take(given, 'guestLastName', 'lastName'),
    ...take(given, 'guestEmail', 'email'),
    ...take(given, 'guestCellPhone', 'phone'),
    ...take(given, 'guestCountry', 'country'),
  };
  const custom = listOf(given, 'guestCustomFields');
  if (Object.keys(changes).length === 0 && custom.length === 0) throw new Refusal('At least one field is required');
  for (const field of custom) {
    const name = need(field, 'customFieldName');
    const known = fields.get(name);
    if (known === undefined || known.applyTo !== 'guest') throw new Refusal(`Custom field ${name} is not defined`);
    const value = read(field, 'customFieldValue') ?? '';
    if (value.length > known.maxCharacters) throw new Refusal(`Custom field ${name} is too long`);
    if (name === PREFERENCES) world.editGuest(guest.id, { preferences: value.split('\n').filter(Boolean) }, 'api');
    // The field keeps only the last value.
    for (const one of world.written().filter(({ guestId, key }) => guestId === guest.id && key === name))
      world.writes.change(one.id, { gone: true });
    world.writes.add({ kind: 'preference', call: 'PUT putGuest', text: value, guestId: guest.id, key: name });
  }
  if (Object.keys(changes).length > 0) {
    world.editGuest(guest.id, changes, 'api');
    const text = Object.keys(changes).join(', ');
    world.writes.add({ kind: 'guest', call: 'PUT putGuest', text, guestId: guest.id });
  }
  return {};
}

function take<Name extends string>(given: Given, field: string, name: Name): { [K in Name]?: string } {
  const value = given[field];
  if (typeof value !== 'string') return {};
  const accepted: { [K in Name]?: string } = {};
  accepted[name] = value;
  return accepted;
}

/** `postHousekeepingStatus`: without values it toggles the room's condition. */
export function postHousekeeping(state: CloudbedsState, given: Given) {
  const { world, roomComments } = state;
  const room = findRoom(world, need(given, 'roomID'));
  if (room === undefined) throw new Refusal('Room not found');
  const settings = ['roomCondition', 'doNotDisturb', 'roomComments', 'refusedService', 'vacantPickup'];
  const sent = settings.filter((name) => given[name] !== undefined);
  const toggled = conditionOf(room) === 'clean' ? 'dirty' : 'clean';
  const condition = sent.length === 0 ? toggled : (read(given, 'roomCondition') ?? conditionOf(room));
  if (condition !== 'clean' && condition !== 'dirty' && condition !== 'inspected')
    throw new Refusal('Invalid roomCondition');
  const isSame = condition === conditionOf(room);
  if (!isSame) world.setRoom(room.number, { housekeeping: condition }, 'api');
  const comments = given['roomComments'];
  if (typeof comments === 'string') roomComments.set(room.number, comments);
  const text = roomComments.get(room.number) ?? '';
  world.writes.add({
    kind: 'room',
    call: 'POST postHousekeepingStatus',
    text: `Room ${room.number}`,
    state: condition,
  });
  return { data: { date: world.today(), roomID: need(given, 'roomID'), roomCondition: condition, roomComments: text } };
}

export function getCustomFields({ fields }: CloudbedsState, given: Given) {
  const wanted = read(given, 'shortcode');
  const all = [...fields].filter(([shortcode]) => wanted === undefined || shortcode === wanted);
  return {
    data: all.map(([shortcode, { name, applyTo, maxCharacters }]) => ({
      propertyID: read(given, 'propertyID') ?? '',
      name,
      shortcode,
      applyTo,
      required: false,
      isPersonal: true,
      maxCharacters,
      type: 'text',
      displayed: ['reservation'],
    })),
  };
}

export function postCustomField({ fields }: CloudbedsState, given: Given) {
  const shortcode = need(given, 'shortcode');
  if (fields.has(shortcode)) throw new Refusal('Shortcode already exists');
  const name = need(given, 'name');
  const applyTo = read(given, 'applyTo') ?? 'reservation';
  fields.set(shortcode, { name, applyTo, maxCharacters: Number(read(given, 'maxCharacters') ?? 255) });
  return { data: { fieldID: String(fields.size), name, shortcode } };
}
