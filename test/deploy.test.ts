import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** The deployment files are linted and checked for their promises. */

const read = (name: string): string => readFileSync(`docs/deploy/${name}`, 'utf8');
const dockerfile = read('Dockerfile');
const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

it('a linter finds no fault in the Dockerfile', () => {
  const problems = validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  expect(problems).toEqual([]);
});

it('the image runs without root, has a health check, and runs the server directly', () => {
  expect(stage).toMatch(/\nUSER node\n/);
  expect(stage).toMatch(/\nHEALTHCHECK [\s\S]*\/health\/ready/);
  expect(stage).toContain('ENTRYPOINT ["node", "dist/server/bff/cli/service-chat.mjs"]'); // no shell that would swallow signals
  expect(stage).toContain('DATA_DIR=/data');
  expect(dockerfile).not.toMatch(/apt-get|apk add|node-gyp|--platform=/); // the digest covers amd64 and arm64
});

it('the files that the image copies are created by earlier steps', () => {
  const { scripts, files } = z
    .object({ scripts: z.record(z.string(), z.string()), files: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  for (const [, script = ''] of dockerfile.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script]);
  expect(files.every((file) => file.startsWith('dist/'))).toBe(true);
  const ignored = read('Dockerfile.dockerignore').split('\n');
  for (const needed of ['bff', 'widget', 'shared', 'package.json', 'docs']) expect(ignored).not.toContain(needed);
  expect(ignored).toEqual(expect.arrayContaining(['data', '.env', 'node_modules']));
});

it('compose has a read-only root, the data in a volume, and no direct access to the server', () => {
  const service = z.looseObject({
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    volumes: z.array(z.string()),
    environment: z.record(z.string(), z.string()),
    depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  });
  const { services, volumes } = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
    .parse({ ...parse(read('compose.yaml')) });
  const { 'service-chat': server, caddy } = services;
  expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(server?.ports).toBeUndefined();
  expect(server?.volumes).toEqual(['data:/data']);
  expect(caddy?.depends_on).toEqual({ 'service-chat': { condition: 'service_healthy' } });
  const named = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect(named.filter((name) => !name.startsWith('.')).toSorted()).toEqual(Object.keys(volumes).toSorted());
});

it('compose of several nodes gives each the same settings, keeps all data in volumes, and exposes only the proxy', () => {
  const service = z.looseObject({
    ports: z.array(z.string()).optional(),
    volumes: z.array(z.string()).default([]),
    environment: z.record(z.string(), z.string()).default({}),
    depends_on: z.record(z.string(), z.unknown()).default({}),
  });
  const { services, volumes } = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
    .parse(parse(read('compose.nodes.yaml'), { merge: true }));
  const { 'node-1': first, 'node-2': second, caddy } = services;
  expect(second?.environment).toEqual(first?.environment);
  expect(second?.volumes).toEqual(['data:/data']);
  expect(Object.keys(second?.depends_on ?? {})).toEqual(['postgres', 'node-1']);
  expect(first?.environment).toMatchObject({ REDIS_URL: 'redis://redis' });
  expect(first?.environment['DATABASE_URL']).toMatch(/@postgres\/service_chat$/);
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports === undefined ? [] : [name]))).toEqual([
    'caddy',
  ]);
  expect(caddy?.volumes).toContain('./Caddyfile.nodes:/etc/caddy/Caddyfile:ro');
  for (const name of ['node-1', 'node-2']) expect(read('Caddyfile.nodes')).toContain(`${name}:8787`);
  const named = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect([...new Set(named.filter((name) => !name.startsWith('.')))].toSorted()).toEqual(
    Object.keys(volumes).toSorted(),
  );
});

it('the deployment files name only settings that the server knows', () => {
  const settings = readFileSync('bff/base/config.ts', 'utf8');
  const named = [
    ...stage.matchAll(/\b([A-Z_]{4,})=/g),
    ...read('service-chat.service').matchAll(/\b([A-Z_]{4,})=/g),
    ...read('compose.yaml').matchAll(/^ {6}([A-Z_]{4,}):/gm),
    ...read('compose.nodes.yaml').matchAll(/^ {4}([A-Z_]{4,}):/gm),
  ].map(([, name = '']) => name);
  expect(named).toContain('TRUSTED_PROXIES');
  for (const name of named.filter((one) => !['NODE_ENV', 'DOMAIN'].includes(one))) expect(settings).toContain(name);
});

it('the proxies pass sockets on and do not buffer streams', () => {
  const nginx = read('nginx.conf');
  expect(nginx.match(/[{]/g)?.length).toBe(nginx.match(/[}]/g)?.length);
  for (const line of ['proxy_http_version 1.1;', 'proxy_buffering off;', 'X-Forwarded-For', 'Upgrade'])
    expect(nginx).toContain(line);
  const seconds = Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1]);
  expect(seconds).toBeGreaterThan(60);
  expect(read('Caddyfile')).toContain('reverse_proxy service-chat:8787');
});

it('the systemd unit denies the server every privilege that it does not need', () => {
  const unit = read('service-chat.service');
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectoryMode=0700'])
    expect(unit).toContain(line);
  const stop = Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]);
  expect(stop).toBeGreaterThan(10); // the server needs ten seconds at most
  const script = /ExecStart=.*node_modules\/service-chat\/(\S+) serve/.exec(unit)?.[1];
  expect(JSON.parse(readFileSync('package.json', 'utf8')).bin['service-chat']).toBe(script);
});
