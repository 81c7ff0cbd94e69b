import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import { keepByKey } from '../../base/keep-by-key.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { TurnContext } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}’'-]{2,19}`;
/** A list of names, each with an optional figure or bracket: "Safi, Mogador (2), Imlil and Zagora". */
const LISTED = new RegExp(
  String.raw`${NAME}(?:\s\d{1,3})?(?:\s?\([^()]{0,30}\))?(?:\s*[,;/]\s*${NAME}(?:\s\d{1,3})?(?:\s?\([^()]{0,30}\))?)+(?:\s*,?\s+\p{L}{1,3}\s+${NAME})?`,
  'gu',
);
const EACH = new RegExp(NAME, 'gu');
const BRACKETS = /\([^()]*\)/gu;
/** The letters before a list that show what it lists. */
const BEFORE_LETTERS = 60;
const ROOMS: readonly Concept[] = ['room', 'room_kind', 'dormitory', 'suite', 'apartment'];
const KEPT_MAX = 200;
/** A room's name as the house writes it, and whether the text says that it is a room. */
interface RoomName {
  name: string;
  isSure: boolean;
}

const cached = keepByKey<ReadonlyMap<string, RoomName>>(KEPT_MAX);

/**
 * Finds the names that a house lists for its rooms, by folded name: "7 rooms: Safi, Mogador, Imlil". An unclear list
 * counts only beside a guest's word for "room".
 */
export function listRoomNames(text: string, language: string): ReadonlyMap<string, RoomName> {
  return cached(`${language} ${text}`, () => findListedNames(text, language));
}

function findListedNames(text: string, language: string): Map<string, RoomName> {
  const { lexicon } = languageFor(language);
  const names = new Map<string, RoomName>();
  for (const { 0: list, index } of text.matchAll(LISTED)) {
    const isSure = speaksOfRooms(text.slice(Math.max(0, index - BEFORE_LETTERS), index), language);
    const listedNames = [...list.replace(BRACKETS, '').matchAll(EACH)].map(([name]) => name);
    // Lists of ordinary words are no names; a list of names may hold a few words ("Cacao").
    if (listedNames.filter((name) => lexicon.isKnown(name)).length * 2 >= listedNames.length) continue;
    for (const name of listedNames) {
      const key = fold(name);
      names.set(key, { name, isSure: isSure || names.get(key)?.isSure === true });
    }
  }
  return names;
}

/**
 * Adds a room called by the house's name for it: beside a word for "room" ("room copal"), alone, or written as a name.
 * Returns the understanding unchanged if it has a room already or none is named.
 */
export function nameHouseRoom(understanding: Understanding, context: TurnContext): Understanding {
  const { entities, language } = understanding;
  const { training, policies, message } = context;
  if (entities.some(({ type }) => type === 'room')) return understanding;
  const names = listRoomNames(`${training.policies}\n${training.specialties}`, policies.language);
  if (names.size === 0) return understanding;
  const { lexicon } = languageFor(language.code);
  const isRoomWord = (word = '') => speaksOfRooms(word, language.code);
  const typedWords = splitWords(message.text);
  const wordIndex = typedWords.findIndex((word, index) => {
    const roomName = names.get(fold(word));
    if (roomName === undefined) return false;
    const isBesideRoomWord = isRoomWord(typedWords[index - 1]) || isRoomWord(typedWords[index + 1]);
    return (
      isBesideRoomWord ||
      (roomName.isSure && (typedWords.length === 1 || (word === roomName.name && !lexicon.isKnown(word))))
    );
  });
  const text = typedWords[wordIndex];
  const value = text === undefined ? undefined : names.get(fold(text))?.name;
  if (text === undefined || value === undefined) return understanding;
  const room: Entity = { type: 'room', text, value };
  return { ...understanding, entities: [...entities, room] };
}

function speaksOfRooms(text: string, language: string): boolean {
  const { concepts, things } = languageFor(language).lexicon.read(text);
  return ROOMS.some((concept) => concepts.has(concept) || things.has(concept));
}
