import type { Concept } from '../../language/pack/concepts.ts';

/** Concepts that may accompany a value or a thing and name neither. */

/** Words of agreement and courtesy. */
export const ASSENT: readonly Concept[] = ['yes', 'ok', 'please', 'thanks'];

/** Words of correction. */
export const PUTTING_RIGHT: readonly Concept[] = ['no', 'correction'];

/** Words of asking. */
export const ASKING_FOR: readonly Concept[] = ['want', 'bring', 'may'];
