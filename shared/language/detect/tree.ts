/** The root node. */
export const ROOT = 0;

/** A trie in flat arrays; a hash table finds the child of a node. */
export interface Tree {
  /** An index for each character (UTF-16 unit) in the trie, from 1; 0 for others. */
  letters: Uint8Array;
  letterCount: number;
  /**
   * Two numbers per slot: its edge (parent and letter; 0 if free) and its value plus one (0: none). A node is its slot plus one,
   * so the root is 0.
   */
  slots: Int32Array;
  /** Shift that turns a hash into a slot. */
  shift: number;
}

const ROOM_FACTOR = 2;
const BITS_MIN = 4;
const LETTER_BITS = 8;
const UNITS = 0x10000;
/** 2^32 divided by the golden ratio, made odd: the usual multiplier for hashing. */
const FACTOR = 0x9e3779b1;

/** An empty trie for at most `nodesMax` nodes and 255 different letters. */
export function createTree(nodesMax: number): Tree {
  const bits = Math.max(BITS_MIN, Math.ceil(Math.log2(nodesMax * ROOM_FACTOR + 1)));
  return { letters: new Uint8Array(UNITS), letterCount: 0, slots: new Int32Array(2 * 2 ** bits), shift: 32 - bits };
}

/** The child of a node; added if missing. */
export function addChild(tree: Tree, node: number, unit: number): number {
  if (tree.letters[unit] === 0) tree.letters[unit] = ++tree.letterCount;
  const edge = (node << LETTER_BITS) | (tree.letters[unit] as number);
  const at = seek(tree, edge);
  tree.slots[at] = edge;
  return at / 2 + 1;
}

/** The child of a node, or -1. */
export function findChild(tree: Tree, node: number, unit: number): number {
  const letter = tree.letters[unit] as number;
  if (letter === 0) return -1;
  const at = seek(tree, (node << LETTER_BITS) | letter);
  return tree.slots[at] === 0 ? -1 : (at >> 1) + 1;
}

/** Stores a value, 0 or more, at a node. */
export function nameNode({ slots }: Tree, node: number, name: number): void {
  slots[2 * node - 1] = name + 1;
}

/** A node's value, or -1. */
export function nameOf({ slots }: Tree, node: number): number {
  return (slots[2 * node - 1] as number) - 1;
}

/** The slot of an edge, or the free slot for it. */
function seek({ slots, shift }: Tree, edge: number): number {
  let at = 2 * (Math.imul(edge, FACTOR) >>> shift);
  while (slots[at] !== 0 && slots[at] !== edge) at = (at + 2) & (slots.length - 1);
  return at;
}
