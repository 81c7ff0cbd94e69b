import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { currentRoom } from '../wishes/wish.ts';

/** Words before a place: "for 205", "auf 205". After any other word, a number belongs to that word. */
const PLACES: ReadonlySet<string> = new Set(listOfAll(({ places }) => places, ', ').split(', '));
const WORD_BEFORE = /([\p{L}\p{M}’']+)[\s.#:]*$/u;
/** Grammatical endings of a number: "205'e", "205-be", "205:een". */
const CASE_AFTER = /^(?:['’:-]\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/**
 * Drops numbers that only look like room numbers, for a guest whose own room is known. A number counts as a room if it is
 * called a room ("room 205", "for 205"), is the only word of its clause, answers the question for the room, or corrects
 * it: "flight 415" is no room.
 */
export function keepNamedRooms(understanding: Understanding, { pending }: Dialogue, context: Turn): Understanding {
  const { entities, signals, intents } = understanding;
  if (!entities.some(isBareNumber)) return understanding;
  const ownRoom = currentRoom(context);
  const isAsked = pending?.kind === 'slot' && pending.ask === 'room';
  if (
    ownRoom === null ||
    isAsked ||
    signals.includes('correction') ||
    signals.includes('same') ||
    intents[0]?.name === 'deny'
  )
    return understanding;
  const { text } = context.utterance;
  const keptEntities = entities.filter(
    (entity) => !isBareNumber(entity) || entity.value === ownRoom || isNamedAsPlace(entity, text),
  );
  return keptEntities.length === entities.length ? understanding : { ...understanding, entities: keptEntities };
}

/** Whether the room is only a number, without a word for "room". */
function isBareNumber(entity: Entity): boolean {
  return entity.type === 'room' && /^#?\p{Nd}+$/u.test(entity.text);
}

function isNamedAsPlace({ text: number }: Entity, text: string): boolean {
  const start = text.indexOf(number);
  if (CASE_AFTER.test(text.slice(start + number.length))) return true;
  const [, word] = WORD_BEFORE.exec(text.slice(0, start)) ?? [];
  return word === undefined || PLACES.has(word.toLowerCase());
}
