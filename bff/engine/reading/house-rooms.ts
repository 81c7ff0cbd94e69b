import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import { keepByKey } from '../../base/keep-by-key.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { TurnContext } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}’'-]{2,19}`;
/** A list of names, each with a figure or a bracket behind it where it has one: "Safi, Mogador (2), Imlil and Zagora". */
const LISTED = new RegExp(
  String.raw`${NAME}(?:\s\d{1,3})?(?:\s?\([^()]{0,30}\))?(?:\s*[,;/]\s*${NAME}(?:\s\d{1,3})?(?:\s?\([^()]{0,30}\))?)+(?:\s*,?\s+\p{L}{1,3}\s+${NAME})?`,
  'gu',
);
const EACH = new RegExp(NAME, 'gu');
const BRACKETS = /\([^()]*\)/gu;
/** What stands so near before a list tells what it is of. */
const BEFORE_LETTERS = 60;
const ROOMS: readonly Concept[] = ['room', 'room_kind', 'dormitory', 'suite', 'apartment'];
const KEPT_MAX = 200;
/** As a house writes it, and whether its words say that it is of a room. */
interface RoomName {
  name: string;
  isSure: boolean;
}

const keep = keepByKey<ReadonlyMap<string, RoomName>>(KEPT_MAX);

/**
 * The names that a house gives its rooms where it lists them, by their folded form: "7 rooms: Safi, Mogador, Imlil". A list of
 * other things may be one of rooms in words that we do not know; beside a guest's word for a room a name of it is one.
 */
export function listRoomNames(text: string, language: string): ReadonlyMap<string, RoomName> {
  return keep(`${language} ${text}`, () => findListed(text, language));
}

function findListed(text: string, language: string): Map<string, RoomName> {
  const { lexicon } = languageFor(language);
  const names = new Map<string, RoomName>();
  for (const { 0: list, index } of text.matchAll(LISTED)) {
    const isSure = speaksOfRooms(text.slice(Math.max(0, index - BEFORE_LETTERS), index), language);
    const called = [...list.replace(BRACKETS, '').matchAll(EACH)].map(([name]) => name);
    // A list of what is in the rooms is of words; one of names may hold a few ("Cacao").
    if (called.filter((name) => lexicon.isKnown(name)).length * 2 >= called.length) continue;
    for (const name of called) {
      const key = fold(name);
      names.set(key, { name, isSure: isSure || names.get(key)?.isSure === true });
    }
  }
  return names;
}

/**
 * A room that is called by the name the house gives it: beside a word for a room ("room copal"), by itself, or written as a
 * name. Where a room was heard already, or none is named, the understanding as it was.
 */
export function nameHouseRoom(understanding: Understanding, context: TurnContext): Understanding {
  const { entities, language } = understanding;
  const { training, policies, message } = context;
  if (entities.some(({ type }) => type === 'room')) return understanding;
  const names = listRoomNames(`${training.policies}\n${training.specialties}`, policies.language);
  if (names.size === 0) return understanding;
  const { lexicon } = languageFor(language.code);
  const isRoomWord = (word = '') => speaksOfRooms(word, language.code);
  const typed = splitWords(message.text);
  const place = typed.findIndex((word, index) => {
    const called = names.get(fold(word));
    if (called === undefined) return false;
    const isBeside = isRoomWord(typed[index - 1]) || isRoomWord(typed[index + 1]);
    return isBeside || (called.isSure && (typed.length === 1 || (word === called.name && !lexicon.isKnown(word))));
  });
  const text = typed[place];
  const value = text === undefined ? undefined : names.get(fold(text))?.name;
  if (text === undefined || value === undefined) return understanding;
  const room: Entity = { type: 'room', text, value };
  return { ...understanding, entities: [...entities, room] };
}

function speaksOfRooms(text: string, language: string): boolean {
  const { concepts, things } = languageFor(language).lexicon.read(text);
  return ROOMS.some((concept) => concepts.has(concept) || things.has(concept));
}
