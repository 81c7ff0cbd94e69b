import type { Entity } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { isUnspaced } from '../../language/lexicon/fold.ts';
import type { Language } from '../../language/lexicon/registry.ts';

const BESIDE_LETTERS = 14;

/** Applies a count to the taxi only if it is adjacent to the word for "taxi": "a taxi for four people with six bags" is one taxi. */
export function countTaxis(
  entities: readonly Entity[],
  placedEntities: readonly PlacedEntity[],
  text: string,
  { pack, lexicon }: Language,
): Entity[] {
  return entities.map((entity, index) => {
    const placedEntity = placedEntities[index];
    if (entity.type !== 'count' || entity.of?.includes('taxi') !== true || placedEntity === undefined) return entity;
    const { start, end } = placedEntity;
    const behind = text.slice(end, end + BESIDE_LETTERS).trim();
    const [next = ''] = isUnspaced(pack.code) ? [behind] : behind.split(/[\s,.;!?]/u);
    const before = isUnspaced(pack.code) ? text.slice(Math.max(0, start - BESIDE_LETTERS), start) : '';
    const isBeside = [next, before].some((words) => lexicon.read(words).concepts.has('taxi'));
    return isBeside ? entity : { ...entity, of: [] };
  });
}
