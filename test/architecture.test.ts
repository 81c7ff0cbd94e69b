import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The rank of each folder, as ARCHITECTURE.md lists it. A folder imports only from folders of a lower rank. */
const RANK: Record<string, number> = {
  'shared/domain': 0,
  'shared/language': 0,
  'shared/protocol': 1,
  'shared/api': 2,
  'shared/client': 3,
  'bff/base': 4,
  'bff/store': 5,
  'bff/language': 5,
  'bff/pms': 5,
  'bff/simulators': 5,
  'bff/files': 5,
  'bff/nodes': 5.5,
  'bff/knowledge': 5.5,
  'bff/engine': 6,
  'bff/model': 6,
  'bff/embeddings': 5.75,
  'bff/faq-import': 6,
  'bff/insights': 6,
  'bff/operation': 6,
  'bff/auth': 6,
  'bff/tasks': 6,
  'bff/learning': 6,
  'bff/access': 6,
  'bff/delivery': 6,
  'bff/conversation': 7,
  'bff/sync': 7,
  'bff/links': 7.25,
  'bff/house-texts': 7.5,
  'bff/reception': 7.5,
  'bff/site-import': 7.5,
  'bff/webhooks': 7.5,
  'bff/distribution': 7.5,
  'bff/messaging': 7.5,
  'bff/channels': 5.5,
  'bff/http': 8,
  'bff/ws': 8,
  'bff/jobs': 8,
  'bff/engine-pool': 8,
  'bff/cli': 10,
  bff: 9,
  'widget/locales': 4,
  'widget/ui': 5,
  'widget/launcher': 5,
  'widget/chat': 6,
  'widget/desk': 6,
  'widget/element': 7,
  'widget/open': 6,
  'widget/sample': 6,
  widget: 8,
};

/**
 * The rooms of a folder in the order of its README: a room imports only from earlier rooms. The files beside the rooms come
 * before all rooms or after all rooms; `before` names files that come before the rooms although the others come after.
 */
const ROOMS: Record<string, { rooms: readonly string[]; beside: 'first' | 'last'; before?: readonly string[] }> = {
  'bff/language': {
    rooms: ['pack', 'lexicon', 'entities', 'model', 'danger', 'reading', 'saying', 'train'],
    beside: 'last',
  },
  'bff/knowledge/facts': { rooms: ['marks', 'segments', 'binding', 'answering', 'saying'], beside: 'first' },
  'bff/engine': {
    rooms: [
      'words',
      'utterance',
      'wishes',
      'reading',
      'intents',
      'answering',
      'planning',
      'arranged',
      'referring',
      'saying',
    ],
    beside: 'last',
    before: ['types.ts'],
  },
};

/** The only folder of the engine that reads a guest's text; all later folders query an utterance. */
const READING = ['utterance', 'reading', 'intents', 'understand.ts'];
/** The functions that take a text and interpret it. */
const READS_TEXT =
  /^bff\/(?:language\/(?:lexicon|entities|reading|danger)\/(?!(?:found|reading|kinds)\.ts$)|engine\/utterance\/(?:negation|instead|kept-words|cue-words|word-table|denied-words)\.ts$)/;
/** Ways to reach a guest's raw text: the message itself, the text of an utterance, and an utterance made from another text. */
const TAKES_TEXT =
  /\bmessage\b(?=[.,]| \})|\bsaid\.text\b|\{[^{}]*\btext\b[^{}]*\}(?: = (?:\w+\.)?said\b|: Utterance\b)|\bnew Utterance\(/g;
/** Files that read the house's texts and our own phrases with the same functions. */
const READS_THE_HOUSE =
  /^bff\/engine\/(?:answering|saying|words)\/|^bff\/engine\/(?:planning\/priced-request|referring\/last-topic)\.ts$/;

const FLAT_FILES_MAX = 20;
/**
 * Folders that may hold more files, with their maximum. Generated folders and folders with one file per version have no rooms;
 * the maximum of the others may only fall.
 */
const FULLER_FOLDERS: Readonly<Record<string, number>> = {
  'bff/store/migrations': Number.POSITIVE_INFINITY,
  'widget/locales/generated': Number.POSITIVE_INFINITY,
  'widget/chat': 38,
  'widget/desk/inbox': 26,
  'widget/launcher': 23,
  'widget/desk/integrations': 24,
  'test/bench/language': 26,
  'test/bff/channels': 22,
  'test/widget/desk': 33,
};

/** The folders in which each file with behaviour has a test of the same name, in the same room under `test/`. */
const TESTED_FOLDERS = ['bff/engine', 'bff/language', 'bff/knowledge/facts'];
/** Matches files with behaviour. A file with only lists or types is covered by the tests of its readers. */
const DOES_SOMETHING = /^export (?:async )?(?:function|class)|^export const \w+ = (?:create|per)\w+\(/m;

const DENIED_MODULES: [from: RegExp, to: RegExp, why: string][] = [
  [/^shared\//, /^node:/, 'shared runs in browsers'],
  [/^widget\/\w+\//, /^(bff\/|node:)/, 'the browser never sees the server'],
  [/^bff\//, /^widget\//, 'the server never sees the browser'],
  [/^bff\/engine\//, /^(node:|bff\/store)/, 'the engine does no I/O'],
  [
    /^bff\/(?!(?:pms|sync|distribution|channels)\/)/,
    /^bff\/pms\/net\//,
    'the way out that is no PMS’s or platform’s is bff/base/network',
  ],
  [/./, /^test\//, 'nothing ships test code'],
];

/** Families of vendors: each vendor's folder is imported only by the family's own registry. */
const VENDOR_FAMILIES = ['bff/channels', 'bff/distribution', 'bff/pms', 'bff/simulators'];
/** Files that a family shares between its vendors. */
const SHARED_BY_VENDORS = new Set([
  'bff/pms/adapter',
  'bff/pms/net',
  'bff/pms/values',
  'bff/simulators/server',
  'bff/simulators/world',
]);

const IMPORT = /(?:import|export)[\s(](?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/g;

it('imports point downwards', () => {
  const files = globSync('{shared,bff,widget}/**/*.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => findRankFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('a vendor’s folder is imported only by the registry of its family', () => {
  const files = globSync(VENDOR_FAMILIES.concat('bff').map((folder) => `${folder}/**/*.ts`));
  const wrong = [...new Set(files)].flatMap((file) => findVendorFaults(file, readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
  expect(findVendorFaults('bff/sync/x.ts', "import { a } from '../pms/mews/map.ts';")).toHaveLength(1);
  expect(findVendorFaults('bff/pms/mews/x.ts', "import { a } from '../apaleo/map.ts';")).toHaveLength(1);
  expect(findVendorFaults('bff/pms/registry.ts', "import { a } from './mews/map.ts';")).toEqual([]);
});

it('ARCHITECTURE.md draws the ranks as they are', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8');
  const rows = [...page.matchAll(/^\| ([\d., ]+) \| (.+?) \|/gm)];
  const drawn = rows.flatMap(([, ranks = '', folders = '']) => {
    const numbers = ranks.split(', ').map(Number);
    const named = [...folders.matchAll(/`([\w-]+\/[\w-]+)`/g)].map(([, folder = '']) => folder);
    return named.map((folder, index): [string, number | undefined] => [folder, numbers[index] ?? numbers[0]]);
  });
  const ranked = Object.entries(RANK).filter(([folder]) => folder.includes('/'));
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(ranked));
});

it('a room imports only rooms that come before it in the order', () => {
  const files = globSync(Object.keys(ROOMS).map((folder) => `${folder}/**/*.ts`));
  expect(files.flatMap((file) => findRoomFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(findRoomFaults('bff/engine/words/x.ts', "import { a } from '../saying/y.ts';")).toHaveLength(1);
  expect(findRoomFaults('bff/engine/words/x.ts', "import { a } from '../decide.ts';")).toHaveLength(1);
  expect(findRoomFaults('bff/engine/words/x.ts', "import { a } from '../types.ts';")).toEqual([]);
  expect(findRoomFaults('bff/engine/saying/x.ts', "import { a } from '../words/y.ts';")).toEqual([]);
});

it('only the reading folder reads a guest’s raw text', () => {
  const files = globSync('bff/engine/**/*.ts');
  expect(files.flatMap((file) => findTextFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(findTextFaults('bff/engine/planning/x.ts', 'const a = context.message.text;')).toHaveLength(1);
  expect(findTextFaults('bff/engine/decide.ts', 'const { message } = given;')).toHaveLength(1);
  expect(findTextFaults('bff/engine/arranged/x.ts', 'if (context.said.text.length > 3) return;')).toHaveLength(1);
  expect(findTextFaults('bff/engine/arranged/x.ts', 'const { text } = said;')).toHaveLength(1);
  expect(
    findTextFaults('bff/engine/arranged/x.ts', "import { hasNegation } from '../utterance/negation.ts';"),
  ).toHaveLength(1);
  expect(
    findTextFaults('bff/engine/wishes/x.ts', "import { fold } from '../../language/lexicon/fold.ts';"),
  ).toHaveLength(1);
  expect(findTextFaults('bff/engine/saying/x.ts', 'const said = new Utterance(text, language);')).toHaveLength(1);
  expect(findTextFaults('bff/engine/reading/x.ts', 'const { text } = said;')).toEqual([]);
  expect(findTextFaults('bff/engine/planning/x.ts', 'const wish = { words: context.said.record };')).toEqual([]);
});

it('a folder with an order of rooms has no other rooms', () => {
  for (const [folder, { rooms }] of Object.entries(ROOMS)) {
    const found = globSync(`${folder}/**/*.ts`).map((file) => file.slice(folder.length + 1).split('/'));
    const named = new Set(found.filter(({ length }) => length > 1).map(([room]) => room));
    expect([...named].toSorted()).toEqual(rooms.toSorted());
  }
});

it('no folder has more than twenty flat files', () => {
  const counts = new Map<string, number>();
  for (const file of globSync('{shared,bff,widget,test}/**/*.{ts,mjs}'))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > (FULLER_FOLDERS[folder] ?? FLAT_FILES_MAX));
  expect(full).toEqual([]);
});

it('each file of a tested folder has a test that names it, and each test of a room its file', () => {
  for (const folder of TESTED_FOLDERS) {
    const files = globSync(`${folder}/**/*.ts`).map((file) => file.slice(0, -'.ts'.length));
    const tests = globSync(`test/${folder}/**/*.test.ts`).map((file) => file.slice('test/'.length, -'.test.ts'.length));
    const untested = files.filter((file) => !tests.includes(file));
    expect(untested.filter((file) => DOES_SOMETHING.test(readFileSync(`${file}.ts`, 'utf8')))).toEqual([]);
    // Tests beside the rooms cover the whole folder.
    expect(tests.filter((test) => dirname(test) !== folder && !files.includes(test))).toEqual([]);
  }
});

it('the check finds an import that points upwards, sideways or out of the project', () => {
  expect(findRankFaults('bff/store/x.ts', "import { a } from '../http/app.ts';")).toHaveLength(1);
  expect(findRankFaults('bff/engine/x.ts', "import { a } from '../model/index.ts';")).toHaveLength(1);
  expect(findRankFaults('shared/domain/x.ts', "import { a } from 'node:fs';")).toHaveLength(1);
  expect(findRankFaults('widget/chat/x.ts', "const a = import('../../bff/base/ids.ts');")).toHaveLength(1);
  expect(findRankFaults('bff/http/x.ts', "import { a } from '../../test/support/x.ts';")).not.toEqual([]);
  expect(findRankFaults('bff/webhooks/x.ts', "import { a } from '../pms/net/net-client.ts';")).toHaveLength(1);
  expect(findRankFaults('bff/http/x.ts', "import { a } from '../store/schema.ts';")).toEqual([]);
});

it('no files import each other in a circle', () => {
  const graph = new Map<string, string[]>();
  for (const file of globSync('{shared,bff,widget}/**/*.ts'))
    graph.set(file, importsOf(file, readFileSync(file, 'utf8')));
  expect(findCircles(graph)).toEqual([]);
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts']],
  ]);
  expect(findCircles(circle)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
});

it('no page loads the schema library: it compiles code, which a strict policy refuses', () => {
  for (const page of ['widget/desk/main.ts', 'widget/chat/panel.ts', 'widget/launcher/boot.ts'])
    expect(findLoadingChain(page, 'zod')).toEqual([]);
  expect(findLoadingChain('bff/http/app.ts', 'zod')).not.toEqual([]);
});

/** Finds the chain of files from the entry by which a package is loaded; type imports do not count. */
function findLoadingChain(file: string, wanted: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]+;/gm, '');
  if ([...source.matchAll(IMPORT)].some(([, specifier]) => specifier === wanted)) return [file];
  const next = importsOf(file, source).filter((path) => path.endsWith('.ts'));
  return next.flatMap((path) => findLoadingChain(path, wanted, seen).map((found) => `${file} -> ${found}`));
}

/** The files of this repository that a file imports. */
function importsOf(file: string, source: string): string[] {
  const inside = [...source.matchAll(IMPORT)].filter(([, specifier = '']) => specifier.startsWith('.'));
  return inside.map(([, specifier = '']) => join(dirname(file), specifier));
}

/** Finds each import circle once, starting with the file by which it was entered. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

function findRankFaults(file: string, source: string): string[] {
  const wrong: string[] = [];
  for (const [, specifier = ''] of source.matchAll(IMPORT)) {
    const inside = specifier.startsWith('.');
    const target = inside ? join(dirname(file), specifier) : specifier;
    for (const [from, to, why] of DENIED_MODULES)
      if (from.test(file) && to.test(target)) wrong.push(`${file} -> ${target}: ${why}`);
    if (!inside || target.startsWith('test/')) continue;
    const [here, there] = [folderOf(file), folderOf(target)];
    if (here !== there && rankOf(there) >= rankOf(here))
      wrong.push(`${file} -> ${target}: ${here} may not import ${there}`);
  }
  return wrong;
}

/** Finds places where a file of the engine outside the reading folder reads a guest's raw text. */
function findTextFaults(file: string, source: string): string[] {
  const [room = ''] = file.slice('bff/engine/'.length).split('/');
  if (READING.includes(room) || room === 'types.ts') return [];
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const typed = code.match(TAKES_TEXT) ?? [];
  const readers = READS_THE_HOUSE.test(file)
    ? []
    : importsOf(file, source.replace(/^import type [^;]+;/gm, '')).filter((target) => READS_TEXT.test(target));
  return [...typed, ...readers].map((one) => `${file}: ${one}`);
}

/** Finds imports of a vendor's folder by files that are neither in it nor the family's registry. */
function findVendorFaults(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((target) => {
    const vendor = vendorOf(target);
    if (vendor === undefined || file.startsWith(`${vendor}/`)) return [];
    return /registry\.ts$/.test(file) && dirname(file) === dirname(vendor) ? [] : [`${file} -> ${target}`];
  });
}

function vendorOf(path: string): string | undefined {
  const family = VENDOR_FAMILIES.find((folder) => path.startsWith(`${folder}/`));
  const [vendor, inside] = family === undefined ? [] : path.slice(family.length + 1).split('/');
  if (inside === undefined || SHARED_BY_VENDORS.has(`${family}/${vendor}`)) return undefined;
  return `${family}/${vendor}`;
}

/** Finds imports of a room's file from a later room. */
function findRoomFaults(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((target) => {
    const folder = Object.keys(ROOMS).find((name) => file.startsWith(`${name}/`) && target.startsWith(`${name}/`));
    if (folder === undefined || !target.endsWith('.ts')) return [];
    const [here, there] = [roomRank(folder, file), roomRank(folder, target)];
    return there > here ? [`${file} -> ${target}: the room stands behind`] : [];
  });
}

function roomRank(folder: string, file: string): number {
  const { rooms, beside, before = [] } = ROOMS[folder] ?? { rooms: [], beside: 'first' };
  const [room = '', name] = file.slice(folder.length + 1).split('/');
  if (name !== undefined) return rooms.indexOf(room);
  return beside === 'first' || before.includes(room) ? -1 : rooms.length;
}

function rankOf(folder: string): number {
  const found = RANK[folder];
  if (found === undefined) throw new Error(`Give ${folder} a rank`);
  return found;
}

function folderOf(path: string): string {
  const [first = '', second = '', third] = path.split('/');
  return third === undefined ? first : `${first}/${second}`;
}
