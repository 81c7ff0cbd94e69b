import { parseSync, Visitor } from 'vite';

/** A function, with the lines from its head to its end. */
export interface FunctionShape {
  name: string;
  line: number;
  lines: number;
}

/** The shape of one source file. */
export interface FileShape {
  lines: number;
  functions: FunctionShape[];
  /** `x as T`, but not `as const`. */
  casts: number;
  exported: number;
  /** The module's constants whose value is a text, a number or an expression of these, by name. */
  constants: { name: string; value: string }[];
  /** All names in the file, each once. */
  names: Set<string>;
}

/** Reads the shape of a TypeScript source. Throws if it cannot be parsed. */
export function readShape(path: string, source: string): FileShape {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const ends = lineEnds(source);
  const lineOf = (offset: number): number => countBefore(ends, offset) + 1;
  const called = new Map<number, string>();
  const found: { start: number; end: number }[] = [];
  const shape: FileShape = {
    lines: ends.length,
    functions: [],
    casts: 0,
    exported: 0,
    constants: readConstants(source),
    names: new Set(),
  };
  const call = (start: number | undefined, name: string): void => {
    if (start !== undefined) called.set(start, name);
  };
  const take = ({ start, end }: { start: number; end: number }): void => {
    found.push({ start, end });
  };
  new Visitor({
    FunctionDeclaration: (node) => {
      call(node.start, node.id?.name ?? '');
      take(node);
    },
    FunctionExpression: take,
    ArrowFunctionExpression: take,
    VariableDeclarator: (node) => call(node.init?.start, source.slice(node.id.start, node.id.end).split(':')[0] ?? ''),
    MethodDefinition: (node) => call(node.value.start, source.slice(node.key.start, node.key.end)),
    Property: (node) => call(node.value.start, source.slice(node.key.start, node.key.end)),
    TSAsExpression: (node) => {
      if (source.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const') shape.casts += 1;
    },
    ExportNamedDeclaration: (node) => {
      const { declaration } = node;
      shape.exported += declaration?.type === 'VariableDeclaration' ? declaration.declarations.length : 1;
    },
    Identifier: (node) => void shape.names.add(node.name),
    PrivateIdentifier: (node) => void shape.names.add(node.name),
  }).visit(program);
  shape.functions = found.map(({ start, end }) => {
    const line = lineOf(start);
    return { name: called.get(start) ?? '(nameless)', line, lines: lineOf(end) - line + 1 };
  });
  return shape;
}

/** Reads constants in the form `const NAME = value;` on one unindented line, which is the form in this repository. */
function readConstants(source: string): FileShape['constants'] {
  const lines = source.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+) = (['"`\d/].*?);?(?:\s*\/\/.*)?$/gm);
  return [...lines].map(([, name = '', value = '']) => ({ name, value }));
}

/** Returns the offsets at which the lines end. */
function lineEnds(source: string): number[] {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return source.endsWith('\n') ? ends : [...ends, source.length];
}

/** Counts the sorted numbers below a limit. */
function countBefore(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
