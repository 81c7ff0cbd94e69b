import type { Concept } from '../../language/pack/concepts.ts';

/** Words that stand beside a value or a thing and name none themselves. */

/** A yes, a please and their like. */
export const ASSENT: readonly Concept[] = ['yes', 'ok', 'please', 'thanks'];

/** That it is not so, but so. */
export const PUTTING_RIGHT: readonly Concept[] = ['no', 'correction'];

/** By which one asks for it. */
export const ASKING_FOR: readonly Concept[] = ['want', 'bring', 'may'];
