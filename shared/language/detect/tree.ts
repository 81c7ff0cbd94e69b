/** The node where every path begins. */
export const ROOT = 0;

/** A tree whose edges are letters, in flat arrays: a hash table finds the child of a node. */
export interface Tree {
  /** A number for each letter (UTF-16 unit) that stands in the tree, from 1; 0 for all others. */
  letters: Uint8Array;
  letterCount: number;
  /**
   * Two numbers for each slot: its edge (parent and letter; 0 where the slot is free) and its name plus one (0: none).
   * A node is its slot plus one, so that the root, 0, has none.
   */
  slots: Int32Array;
  /** How far a hash is shifted to be a slot. */
  shift: number;
}

const ROOM_FACTOR = 2;
const BITS_MIN = 4;
const LETTER_BITS = 8;
const UNITS = 0x10000;
/** Odd, with bits all over (2 to the 32 by the golden ratio), as hashes multiply by. */
const FACTOR = 0x9e3779b1;

/** An empty tree with room for so many nodes besides the root, of at most 255 different letters. */
export function createTree(nodesMax: number): Tree {
  const bits = Math.max(BITS_MIN, Math.ceil(Math.log2(nodesMax * ROOM_FACTOR + 1)));
  return { letters: new Uint8Array(UNITS), letterCount: 0, slots: new Int32Array(2 * 2 ** bits), shift: 32 - bits };
}

/** The child of a node, made where there is none. */
export function addChild(tree: Tree, node: number, unit: number): number {
  if (tree.letters[unit] === 0) tree.letters[unit] = ++tree.letterCount;
  const edge = (node << LETTER_BITS) | (tree.letters[unit] as number);
  const at = seek(tree, edge);
  tree.slots[at] = edge;
  return at / 2 + 1;
}

/** The child of a node, -1 where there is none. */
export function findChild(tree: Tree, node: number, unit: number): number {
  const letter = tree.letters[unit] as number;
  if (letter === 0) return -1;
  const at = seek(tree, (node << LETTER_BITS) | letter);
  return tree.slots[at] === 0 ? -1 : (at >> 1) + 1;
}

/** Gives a node a number of the caller's, 0 or more. */
export function nameNode({ slots }: Tree, node: number, name: number): void {
  slots[2 * node - 1] = name + 1;
}

/** A node's number, -1 where it has none. */
export function nameOf({ slots }: Tree, node: number): number {
  return (slots[2 * node - 1] as number) - 1;
}

/** Where the edge's slot is, or the free one where it would stand. */
function seek({ slots, shift }: Tree, edge: number): number {
  let at = 2 * (Math.imul(edge, FACTOR) >>> shift);
  while (slots[at] !== 0 && slots[at] !== edge) at = (at + 2) & (slots.length - 1);
  return at;
}
