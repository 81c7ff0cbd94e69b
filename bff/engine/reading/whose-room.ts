import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { currentRoom } from '../wishes/wish.ts';

/** The words that stand before the place something is wanted at: "for 205", "auf 205". A number after any other word is that word's. */
const PLACES: ReadonlySet<string> = new Set(listOfAll(({ places }) => places, ', ').split(', '));
const WORD_BEFORE = /([\p{L}\p{M}’']+)[\s.#:]*$/u;
/** "205'e", "205-be", "205:een": the number takes a case of its own. */
const CASE_AFTER = /^(?:['’:-]\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/**
 * A guest whose stay was shown to be theirs is in that stay's room. Another number in their words is a room only where it
 * is called one ("room 205", "for 205", by itself in its clause), answers the question for it, or corrects it: "flight 415"
 * brings nobody's towels to 415.
 */
export function keepNamedRooms(understanding: Understanding, { pending }: Dialogue, context: Turn): Understanding {
  const { entities, signals, intents } = understanding;
  if (!entities.some(isBareNumber)) return understanding;
  const own = currentRoom(context);
  const isAsked = pending?.kind === 'slot' && pending.ask === 'room';
  if (
    own === null ||
    isAsked ||
    signals.includes('correction') ||
    signals.includes('same') ||
    intents[0]?.name === 'deny'
  )
    return understanding;
  const { text } = context.said;
  const kept = entities.filter((entity) => !isBareNumber(entity) || entity.value === own || isPlaced(entity, text));
  return kept.length === entities.length ? understanding : { ...understanding, entities: kept };
}

/** A number that was taken for a room without a word for one. */
function isBareNumber(entity: Entity): boolean {
  return entity.type === 'room' && /^#?\p{Nd}+$/u.test(entity.text);
}

function isPlaced({ text: number }: Entity, text: string): boolean {
  const start = text.indexOf(number);
  if (CASE_AFTER.test(text.slice(start + number.length))) return true;
  const [, word] = WORD_BEFORE.exec(text.slice(0, start)) ?? [];
  return word === undefined || PLACES.has(word.toLowerCase());
}
