import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { signWebhook } from '../bff/base/secrets/standard-webhooks.ts';
import { findParts } from '../widget/describe-element.ts';
import { ATTRIBUTES, CSS_PROPERTIES, EVENTS, METHODS } from '../widget/element/description.ts';

/** Tests the package that the last `npm run build:package` built; `npm test` builds it again first. */

const CLIENT_GZIP_MAX = 10 * 1_024;
const described = z
  .object({
    private: z.boolean().optional(),
    exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
    bin: z.record(z.string(), z.string()),
    files: z.array(z.string()),
    dependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
let packed: string[];

beforeAll(() => {
  const told = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' });
  const [one] = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).parse(JSON.parse(told));
  packed = one?.files.map(({ path }) => path) ?? [];
});

it('the package is publishable, and contains the files it exports', () => {
  expect(described.private).toBeUndefined();
  const led = Object.values(described.exports).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
  const wanted = [...led, ...Object.values(described.bin)].map((path) => path.replace(/^\.\//, ''));
  expect(packed).toEqual(expect.arrayContaining(wanted));
  expect(packed).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
});

it('the package contains no sources, no tests, no source maps, and no path of the build machine', () => {
  const strange = packed.filter(
    (path) =>
      !/^(?:dist\/(?:client|desk|element|sample|server|widget)\/|README\.md$|LICENSE$|package\.json$)/.test(path),
  );
  expect(strange).toEqual([]);
  expect(packed.filter((path) => /(?<!\.d)\.ts$|\.map$|\.env|\.key$|\.db$|\/test\//.test(path))).toEqual([]);
  for (const path of packed.filter((one) => /^dist\/(?:client|element|server).*\.(?:m?js|json|ts)$/.test(one)))
    expect(readFileSync(path, 'utf8').includes(process.cwd()), path).toBe(false);
});

it('the package imports only installed dependencies, and no source file', () => {
  const IMPORT =
    /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
  const wrong: string[] = [];
  for (const path of globSync('dist/{client,element,server}/**/*.{js,mjs}'))
    for (const [, a, b, c] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const specifier = a ?? b ?? c ?? '';
      const [first = '', second = ''] = specifier.split('/');
      const name = first.startsWith('@') ? `${first}/${second}` : first;
      const isOwn = specifier.startsWith('.') ? !specifier.endsWith('.ts') : name in described.dependencies;
      if (!isOwn && !specifier.startsWith('node:') && !builtinModules.includes(name))
        wrong.push(`${path}: ${specifier}`);
    }
  expect(wrong).toEqual([]);
});

it('the package contains every file that the server opens by its URL', () => {
  for (const path of globSync('dist/server/**/*.js'))
    for (const [, file = ''] of readFileSync(path, 'utf8').matchAll(/new URL\('(\.[^']+[^/])', import\.meta\.url\)/g)) {
      const found = new URL(file, `file:///${path}`).pathname.slice(1);
      expect(packed, path).toContain(found);
    }
  const data = globSync('bff/language/data/*/*.{json,tsv}', { exclude: ['bff/language/data/schema/**'] });
  expect(packed).toEqual(expect.arrayContaining(data.map((path) => `dist/server/${path}`)));
});

it('the package can be imported without a page, and defines nothing there', () => {
  const told = execFileSync(
    process.execPath,
    ['-e', `import('service-chat').then((m) => console.log(JSON.stringify(m.ServiceChatElement.observedAttributes)))`],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(told).toSorted()).toEqual(Object.keys(ATTRIBUTES).toSorted());
});

it('the package describes every attribute, event, method, part and colour to editors', () => {
  const manifest = JSON.parse(readFileSync('dist/element/custom-elements.json', 'utf8'));
  const [declared] = manifest.modules[0].declarations;
  expect(declared).toMatchObject({ tagName: 'service-chat', name: 'ServiceChatElement' });
  const contract = readFileSync('widget/launcher/contract.ts', 'utf8');
  const events = /interface ChatEventDetails \{([\s\S]*?)\n\}/.exec(contract)?.[1] ?? '';
  expect([...events.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual(Object.keys(EVENTS));
  const element = readFileSync('widget/launcher/service-chat.ts', 'utf8');
  for (const name of Object.keys(METHODS)) expect(element).toMatch(new RegExp(`^ {2}(?:async )?${name}\\(`, 'm'));
  const sources = globSync('widget/{launcher,chat}/*.ts').map((path) => readFileSync(path, 'utf8'));
  for (const name of Object.keys(CSS_PROPERTIES)) expect(sources.join()).toContain(`--service-chat-${name}`);
  expect(declared.cssParts.map(({ name }: { name: string }) => name)).toEqual(findParts('.'));
  const html = JSON.parse(readFileSync('dist/element/vscode.html-custom-data.json', 'utf8'));
  expect(html.tags[0].attributes).toHaveLength(Object.keys(ATTRIBUTES).length);
});

it('the package has a small client library without further imports', () => {
  const files = globSync('dist/client/**/*.js').map((path) => readFileSync(path, 'utf8'));
  expect(files.join('')).not.toMatch(/from ['"][^.]/);
  expect(gzipSync(files.join('')).length).toBeLessThan(CLIENT_GZIP_MAX);
});

it('the client library of the package distinguishes a genuine webhook from a forged one', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
  const body = JSON.stringify({ type: 'webhook.test', timestamp: '2026-06-18T10:00:00Z', data: {} });
  const headers = signWebhook({ id: 'msg_1', body, secrets: [secret] }, new Date());
  const code = `import { webhook } from 'service-chat/client';
    const verify = (body) => webhook.verify({ secret: ${JSON.stringify(secret)}, headers: ${JSON.stringify(headers)}, body });
    const told = [await verify(${JSON.stringify(body)}), await verify('{}').catch(({ code }) => code)];
    console.log(JSON.stringify(told));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([{ id: 'msg_1', ...JSON.parse(body) }, 'bad_signature']);
});

it('the package starts by its command', () => {
  const help = execFileSync(process.execPath, [described.bin['service-chat'] ?? '', '--help'], { encoding: 'utf8' });
  expect(help).toContain('Usage: service-chat');
});
