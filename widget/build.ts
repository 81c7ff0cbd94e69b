import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { findTextProblems, readDeskCode, readSourceIds } from './build-texts.ts';
import { shortIds } from './short-ids.ts';

/** Builds everything for browsers into `dist/`. With `--if-stale`, only if a source is newer than the last build. */

const WIDGET_DIR = import.meta.dirname;
const ROOT = dirname(WIDGET_DIR);
const DIST = join(ROOT, 'dist');
/** Written last, so that its age is the age of a complete build. */
const STAMP = join(DIST, 'widget', 'manifest.json');
const WIDGET_ASSETS = join(DIST, 'widget/assets');
const DESK_ASSETS = join(DIST, 'desk/assets');
/** The output file of each source of the desk. Names beginning with a dot are not served. */
const DESK_MANIFEST = '.manifest.json';
/** The first view of the desk. */
const DESK_FIRST_VIEW = 'inbox/define.ts';
/** Sizes are in units of 1000 bytes, as in all our limits. */
const KB = 1_000;
const LAUNCHER_GZIP_MAX = 11 * KB;
const PANEL_GZIP_MAX = 45 * KB;
const RULES_GZIP_MAX = 1.5 * KB;
const CARDS_GZIP_MAX = 9 * KB;
const DETECTOR_GZIP_MAX = 45 * KB;
const DESK_GZIP_MAX = 208 * KB;
/** The largest look that the server can put into the script (bff/http/listener/look-files.ts). */
const FULLEST_LOOK = {
  accent: '#7a1f5c',
  look: { theme: 'light', corner: 'bottom-right', radius: 40, lines: 'ePgc9U0Y' },
};

if (process.argv.includes('--if-stale') && !isStale()) process.exit(0);

const problems = findTextProblems(WIDGET_DIR);
// During development texts may be untranslated; releases are not built that way.
if (problems.length > 0 && process.argv.includes('--untranslated'))
  console.warn(`${problems.length} texts to translate`);
else if (problems.length > 0) fail(problems);

rmSync(join(DIST, 'widget'), { recursive: true, force: true });
const panelFile = await buildPanel(await buildDetector());
const rulesFile = await buildModules({}, { rules: join(WIDGET_DIR, 'launcher/lines/proactive.ts') });
await buildLauncher(panelFile, rulesFile);
await buildChatPage();
if (existsSync(join(WIDGET_DIR, 'desk/index.html'))) await buildDesk();
if (existsSync(join(WIDGET_DIR, 'sample')))
  cpSync(join(WIDGET_DIR, 'sample'), join(DIST, 'sample'), { recursive: true });
for (const folder of ['widget', 'desk/assets']) compressFolder(join(DIST, folder));
const crossed = reportBytes(panelFile);
if (crossed.length > 0) fail(crossed);
writeFileSync(STAMP, JSON.stringify({ panel: panelFile }));

/** Builds the language detector: one file that a page imports or starts as a worker. Returns its name. */
async function buildDetector(): Promise<string> {
  const file = await buildModules({}, { detector: join(WIDGET_DIR, 'chat/detector-thread.ts') });
  return file.replace('assets/', './');
}

/** Builds the panel and its locales. Returns the entry, relative to `/chat/`. */
function buildPanel(detector: string): Promise<string> {
  const define = { __DETECTOR_FILE__: JSON.stringify(detector) };
  return buildModules({ define }, { panel: join(WIDGET_DIR, 'chat/panel-module.ts') });
}

/** Builds ES modules with content hashes in their names. Returns the entry, relative to `/chat/`. */
async function buildModules(more: InlineConfig, entry: Record<string, string>): Promise<string> {
  const built = await build({
    ...common(join(DIST, 'widget')),
    ...more,
    plugins: [litOfLauncher(), tightStyles()],
    base: './',
    build: {
      ...common('').build,
      outDir: join(DIST, 'widget'),
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // Library mode keeps whitespace in ES output unless this is set as well.
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } } as never,
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const first = outputs.find((file) => file.type === 'chunk' && file.isEntry);
  if (first === undefined) throw new Error(`${Object.keys(entry)} has no entry`);
  return first.fileName;
}

/** Builds `widget.js`: a classic script with a fixed name, which contains the names of the files it loads. */
async function buildLauncher(panel: string, rules: string): Promise<void> {
  await build({
    ...common(join(DIST, 'widget')),
    define: { __PANEL_FILE__: JSON.stringify(panel), __RULES_FILE__: JSON.stringify(rules) },
    plugins: [tightStyles()],
    build: {
      ...common('').build,
      outDir: join(DIST, 'widget'),
      lib: {
        entry: join(WIDGET_DIR, 'launcher/widget.ts'),
        formats: ['iife'],
        name: 'ServiceChatLauncher',
        fileName: () => 'widget.js',
      },
    },
  });
  markPlaceOfLook(join(DIST, 'widget/widget.js'));
}

/** Builds `/chat/open/`: the chat on a page of its own, for links and QR codes. */
async function buildChatPage(): Promise<void> {
  const outDir = join(DIST, 'widget/open');
  await build({
    ...common(outDir),
    build: {
      ...common('').build,
      outDir,
      lib: { entry: join(WIDGET_DIR, 'open/page.ts'), formats: ['es'], fileName: () => 'page.js' },
    },
  });
  for (const file of ['index.html', 'page.css']) cpSync(join(WIDGET_DIR, 'open', file), join(outDir, file));
}

/** The panel's files use the Lit base classes of the launcher, which is loaded before them. */
function litOfLauncher(): Plugin {
  return {
    name: 'lit-of-launcher',
    enforce: 'pre',
    resolveId(source, importer) {
      const isBase = source === '@lit/reactive-element' || source.endsWith('/reactive-element.js');
      const isLits = source.startsWith('@lit/') || importer?.includes('/@lit/reactive-element/') === true;
      return isBase && isLits ? join(WIDGET_DIR, 'launcher/shared-lit.ts') : null;
    },
  };
}

/** Minifies style sheets in template literals, which the minifier of JavaScript leaves unchanged. */
function tightStyles(): Plugin {
  return {
    name: 'tight-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/widget\/.+\.ts$/.test(id)) return null;
      return code.replace(/-styles\.ts$/.test(id) ? /`[^`]*`/g : /\bcss`[^`$]*`/g, (css) =>
        css
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\n\s*/g, ' ')
          .replace(/ ?([{};]) ?/g, '$1')
          .replace(/([:,]) /g, '$1')
          .replaceAll(' !important', '!important')
          .trim()
          .replace(/;}/g, '}'),
      );
    },
  };
}

/** Marks where the server inserts a property's look. Done after the build, because the minifier would remove the mark. */
function markPlaceOfLook(file: string): void {
  const code = readFileSync(file, 'utf8');
  const parts = code.split('__SERVED_LOOK__');
  if (parts.length !== 2) throw new Error(`widget.js has ${parts.length - 1} places for a look, not one`);
  writeFileSync(file, parts.join('"{{LOOK}}"'));
}

async function buildDesk(): Promise<void> {
  await build({
    ...common(join(DIST, 'desk')),
    root: join(WIDGET_DIR, 'desk'),
    plugins: [tightStyles(), shortIds(readSourceIds(readDeskCode(WIDGET_DIR)).keys())],
    base: '/desk/',
    build: {
      ...common('').build,
      outDir: join(DIST, 'desk'),
      emptyOutDir: true,
      modulePreload: false,
      manifest: DESK_MANIFEST,
      assetsInlineLimit: 0, // Icons inside controls are referenced by address.
    },
  });
  // Files with fixed names, because browsers and home screens store their addresses.
  for (const kept of ['push-worker.js', 'app.webmanifest', 'icons'])
    cpSync(join(WIDGET_DIR, 'desk', kept), join(DIST, 'desk', kept), { recursive: true });
}

function common(outDir: string): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, target: 'es2022', reportCompressedSize: false },
  };
}

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress. */
function compressFolder(folder: string): void {
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    const path = join(folder, file);
    if (!/\.(js|css|svg|json)$/.test(file) || statSync(path).size < KB) continue;
    const body = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    };
    writeFileSync(`${path}.br`, brotliCompressSync(body, options));
  }
}

/** Prints the download sizes of each step for guests and staff. Returns the exceeded limits. */
function reportBytes(panel: string): string[] {
  const assets = readdirSync(WIDGET_ASSETS).filter((file) => file.endsWith('.js'));
  const entry = panel.replace('assets/', '');
  const eager = withImports(entry);
  const locales = assets.filter((file) => isLocale(file) && !eager.has(file));
  const locale = Math.max(0, ...locales.map((file) => gzipOf(file)));
  const cards = assets.filter((file) => /^(?:cards|more)-/.test(file));
  const detector = assets.filter((file) => file.startsWith('detector-'));
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipOf(file), 0);
  const rows: [name: string, bytes: number, limit: number][] = [
    ['before open: widget.js with a full look', launcherBytes(), LAUNCHER_GZIP_MAX],
    ['where lines come by themselves: their rules', gzipOf(rulesFile.replace('assets/', '')), RULES_GZIP_MAX],
    ['on open: panel and one language', sum(eager) + locale, PANEL_GZIP_MAX],
    ['on wish: cards, help and earlier conversations', sum(cards), CARDS_GZIP_MAX],
    ['on typing: language detector', sum(detector), DETECTOR_GZIP_MAX],
    ['desk: on load, with one language', deskBytes(), DESK_GZIP_MAX],
  ];
  console.log(`${'gzip'.padStart(10)} ${'limit'.padStart(10)}`);
  for (const [name, bytes, limit] of rows) {
    console.log(`${kb(bytes).padStart(10)} ${kb(limit).padStart(10)}  ${name}`);
  }
  return rows.flatMap(([name, bytes, limit]) =>
    bytes > limit ? [`${name}: ${kb(bytes)} is over its limit of ${kb(limit)}`] : [],
  );
}

/** The bytes that the desk's page loads first: its own files, the inbox, and the largest locale. */
function deskBytes(): number {
  const page = readFileSync(join(DIST, 'desk/index.html'), 'utf8');
  const eager = new Set<string>();
  for (const [, name = ''] of page.matchAll(/"\/desk\/assets\/([^"]+\.(?:js|css))"/g))
    withImports(name, eager, DESK_ASSETS);
  withImports(deskChunk(DESK_FIRST_VIEW), eager, DESK_ASSETS);
  const locales = readdirSync(DESK_ASSETS).filter((file) => isLocale(file) && !eager.has(file));
  const size = (file: string): number => gzipOf(file, DESK_ASSETS);
  return [...eager].reduce((total, file) => total + size(file), 0) + Math.max(0, ...locales.map(size));
}

/** The chunk with a lazily loaded source of the desk. */
function deskChunk(source: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(DIST, 'desk', DESK_MANIFEST), 'utf8'));
  const chunk = Object.entries(manifest as Record<string, { file: string }>).find(([name]) => name === source)?.[1];
  if (chunk === undefined) throw new Error(`${source} is in no chunk of its own`);
  return chunk.file.replace('assets/', '');
}

function isLocale(file: string): boolean {
  return /^[a-z]{2,3}(-\w+)?-[\w-]{8}\.js$/.test(file);
}

/** A chunk and the chunks that it imports statically. */
function withImports(file: string, found = new Set<string>(), folder = WIDGET_ASSETS): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
    withImports(name, found, folder);
  return found;
}

/** The script as the server sends it to a page with its property. */
function launcherBytes(): number {
  const code = readFileSync(join(DIST, 'widget/widget.js'), 'utf8');
  return gzipSync(
    code.replace('"{{LOOK}}"', () => JSON.stringify(FULLEST_LOOK)),
    { level: 9 },
  ).length;
}

function gzipOf(file: string, folder = WIDGET_ASSETS): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}

function isStale(): boolean {
  if (!existsSync(STAMP)) return true;
  const builtAt = statSync(STAMP).mtimeMs;
  const inputs = globSync(['widget/**/*', 'shared/**/*', 'package-lock.json'], { cwd: ROOT });
  return inputs.some((file) => statSync(join(ROOT, file)).mtimeMs > builtAt);
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  console.error(`${relative(ROOT, import.meta.filename)}: ${lines.length} problem(s)`);
  process.exit(1);
}
