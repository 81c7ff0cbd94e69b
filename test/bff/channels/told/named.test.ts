import { globSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../../../../bff/channels/registry.ts';
import { createProgram } from '../../../../bff/cli/program.ts';
import { GUEST_OPERATIONS } from '../../../../bff/http/docs/guest-operations.ts';
import { createOpenApi } from '../../../../bff/http/docs/openapi.ts';
import { channelWebhookOperations } from '../../../../bff/http/routes/integrations/channel-webhooks.ts';
import { createRoutes } from '../../../../bff/http/routes/table.ts';
import { CHANNEL_SIMULATORS } from '../../../../bff/simulators/channel-registry.ts';
import { PLAYED } from '../../../../bff/simulators/guest-channel-registry.ts';
import { SIMULATORS } from '../../../../bff/simulators/registry.ts';
import { CHANNELS, type Channel } from '../../../../shared/domain/conversation.ts';
import { PLAN_LIMITS } from '../../../../shared/domain/house/plans.ts';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '../../../../shared/domain/webhook.ts';
import { readDeskCode, readSourceIds } from '../../../../widget/build-texts.ts';
import { formOf } from '../../../../widget/desk/settings/channels/channel-forms.ts';
import { CHANNEL_RIGS } from '../../../contract/channel-rigs.ts';

/** Plans, help, desk and documentation name only channels, calls and events that exist in the registries. */
const readText = (path: string): string => readFileSync(path, 'utf8');
/** Calls of vendors. */
const VENDORS = 'docs/pms/providers.md';
const routes = createRoutes();
const operations = [...routes, ...GUEST_OPERATIONS, ...channelWebhookOperations];

const helpOf = (command: Command): string =>
  [command.helpInformation(), ...command.commands.map(helpOf)].join('\n').replace(/\s+/g, ' ');
const texts: [string, string][] = [
  ...['README.md', 'widget/README.md', ...globSync('docs/**/*.md', { exclude: [VENDORS] })].map(
    (path): [string, string] => [path, readText(path)],
  ),
  ['the help of the command line', helpOf(createProgram())],
  ['the description of the API', createOpenApi([...routes, ...GUEST_OPERATIONS], 'https://chat.example')],
  ['the desk', [...readSourceIds(readDeskCode('widget')).values()].join(' | ')],
];

/** The names of the channels in texts. */
const WORDS: Record<Channel, readonly string[]> = {
  widget: ['website', 'site', 'chat', 'widget'],
  whatsapp: ['WhatsApp'],
  sms: ['SMS', 'Twilio', 'MMS'],
  email: ['e-mail', 'mail', 'email'],
  portal: ['portal', 'portals', 'Channex', 'Booking.com', 'Airbnb'],
};
/** Messengers that exist but that we do not support. */
const ELSEWHERE =
  /\b(Telegram|Instagram|Facebook|Viber|WeChat|iMessage|Apple Messages|KakaoTalk|Zalo|Discord|Slack|Signal|Vonage|MessageBird|Sinch|Expedia|RCS)\b/g;

const MORE = 'others';
/** A list of three or more words, or of two joined words. */
const LIST = /(?:[\w’.*-]+(?: [\w’.*-]+)?, )*[\w’.*-]+(?: [\w’.*-]+)?,? (?:and|or) [\w’.*-]+(?: [\w’.*-]+)?/g;

describe('the plans', () => {
  it.each(Object.entries(PLAN_LIMITS))(
    '%s: each of its channels can be connected and is tested by the contract',
    (_, plan) => {
      for (const channel of plan.channels) {
        expect(CHANNELS).toContain(channel);
        if (channel === 'widget') continue;
        expect(Object.keys(CHANNEL_ADAPTERS)).toContain(channel);
        expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(`PUT /api/channels/${channel}`);
        expect(CHANNEL_RIGS.map((rig) => rig.channel)).toContain(channel);
      }
    },
  );

  it('have the channels that the documentation names', () => {
    const page = readText('docs/channels/README.md').replace(/\s+/g, ' ');
    expect(page).toContain('SMS goes with every plan that includes WhatsApp.');
    expect(page).toContain('E-mail is in every plan.');
    for (const { channels } of Object.values(PLAN_LIMITS)) {
      expect(channels.includes('sms')).toBe(channels.includes('whatsapp'));
      expect(channels).toContain('email');
    }
  });
});

describe('the documented capabilities of a channel', () => {
  const page = readText('docs/channels/README.md').replace(/ /g, ' ').replace(/\s+/g, ' ');
  const sectionOf = (heading: string) => page.split(' ## ').find((part) => part.startsWith(heading)) ?? '';
  const COUNTS: Record<number, string> = { 3: 'three', 10: 'ten' };

  it.each([
    ['WhatsApp', 'whatsapp'],
    ['SMS', 'sms'],
    ['Booking portals', 'portal'],
  ] as const)('%s: the documented capabilities are those of the adapter', (heading, channel) => {
    const { capabilities, budget } = CHANNEL_ADAPTERS[channel];
    const said = sectionOf(heading);
    expect(said).toMatch(new RegExp(`more than ${capabilities.textLength.toLocaleString('en')}\\D* characters`, 'i'));
    expect(said.includes('buttons, a list')).toBe(capabilities.buttons !== null);
    expect(said.includes('**24 hours**')).toBe(capabilities.windowMs !== null);
    expect(said.includes('/templates`')).toBe(capabilities.templates);
    if (capabilities.buttons === null || capabilities.list === null) return;
    const [buttons, rows] = [COUNTS[capabilities.buttons.count], COUNTS[capabilities.list.count]];
    expect(said).toContain(`up to ${buttons} buttons, a list of up to ${rows} rows`);
    expect(said).toContain(`kept to ${budget.requests} calls a second`);
  });
});

describe.each(CONNECTED_CHANNELS)('the desk’s form of %s', (channel) => {
  const form = formOf(channel);

  it('has only fields that the connect call accepts', () => {
    const given = Object.fromEntries(form.fields.map(({ name }) => [name, '1']));
    const taken = fieldsOf(z.toJSONSchema(CHANNEL_ADAPTERS[channel].form, { io: 'input', unrepresentable: 'any' }));
    for (const { name, pointer = `/${name}` } of form.fields) expect(taken, name).toContain(pointer);
    for (const pointer of placesOf(form.toBody(given))) expect(taken).toContain(pointer);
  });

  it('shows only values that the connect call returns', () => {
    const answer = routes.find(({ method, path }) => method === 'PUT' && path === `/api/channels/${channel}`)?.answer;
    if (!(answer instanceof z.ZodType)) throw new Error(`PUT /api/channels/${channel} answers nothing`);
    const answered = fieldsOf(z.toJSONSchema(answer, { unrepresentable: 'any' }));
    const shown: string[] = [];
    form.shownOnce(new Proxy({}, { get: (_, name) => shown.push(`/${String(name)}`) && 'told' }));
    for (const pointer of shown) expect(answered).toContain(pointer);
  });
});

it('the documentation of webhooks lists the events that are sent, and no other', () => {
  const [, rows = ''] = readText('docs/webhooks/README.md').match(/^\| type \|.*\n\|.*\n((?:\|.*\n)+)/m) ?? [];
  const listed = rows.split('\n').flatMap((row) => {
    let kind = '';
    const [, names = ''] = row.split('|');
    return [...names.matchAll(/`(\w*)\.(\w+)`/g)].map(([, given, what]) => {
      kind = given || kind;
      return `${kind}.${what}`;
    });
  });
  expect(listed.toSorted()).toEqual([...WEBHOOK_EVENTS, WEBHOOK_TEST].toSorted());
});

it('the texts name all simulated platforms and no others', () => {
  const known = new Set([...Object.keys(SIMULATORS), ...Object.keys(PLAYED), ...Object.keys(CHANNEL_SIMULATORS)]);
  const named = texts.flatMap(([, words]) => [...words.matchAll(/-- simulate ([a-z][\w-]*)/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(5);
  for (const name of Object.keys(PLAYED)) expect(named).toContain(name);
  expect(named.filter((name = '') => !known.has(name))).toEqual([]);
});

it.each(texts)('%s names only channels, calls and events that work', (_, words) => {
  expect([...findUnknownPlatforms(words), ...findUnknownCalls(words), ...findUnknownEvents(words)]).toEqual([]);
});

/** Words in a list of channels that are no supported channel. */
function findUnknownPlatforms(words: string): string[] {
  const lists = words.replace(/\s+/g, ' ').matchAll(LIST);
  const items = [...lists].map(([list]) => list.split(/, (?:and |or )?| and | or /));
  const lost = items
    .filter((list) => list.filter(isChannel).length > 1)
    .flatMap((list) => list.filter((item) => item !== MORE && !isChannel(item)));
  return [...lost, ...[...words.matchAll(ELSEWHERE)].map(([name]) => name)];
}

function isChannel(item: string): boolean {
  return Object.values(WORDS)
    .flat()
    .some((word) => new RegExp(`(?:^|[^\\w])${word}s?(?:[^\\w]|$)`, 'i').test(item));
}

/** Calls in a text to channels and webhooks that no route answers. A placeholder matches any part of a path. */
function findUnknownCalls(words: string): string[] {
  const ours = words.matchAll(/\/api\/(?:channels|webhooks)(?:\/[\w{}-]+)*/g);
  // PMSs and channel managers have other addresses. A path within the code is not a call.
  const called = words.matchAll(/(?<![\w.])\/webhooks(?!\/(?:pms|channel-manager|siteminder)\/)(?:\/[\w{}-]+)+/g);
  const named = [...ours, ...called].map(([path]) => path);
  return named.filter((path) => !operations.some((known) => fits(path, known.path)));
}

function fits(path: string, known: string): boolean {
  const [mine, theirs] = [path.split('/'), known.split('/')];
  return mine.length === theirs.length && theirs.every((part, index) => part === mine[index] || part.startsWith('{'));
}

/** Events to which an example subscribes and that are never sent. */
function findUnknownEvents(words: string): string[] {
  const lists = [...words.matchAll(/\\?"events\\?":\s*\[([^\]]*)\]/g)].map(([, list = '']) => list);
  const named = lists.flatMap((list) => [...list.matchAll(/\w+\.\w+/g)].map(([name]) => name));
  return named.filter((name) => !WEBHOOK_EVENTS.some((event) => event === name));
}

/** The paths of all fields of a schema. */
function fieldsOf(schema: unknown): string[] {
  const { properties = {} } = z.object({ properties: z.record(z.string(), z.unknown()).optional() }).parse(schema);
  return Object.entries(properties).flatMap(([name, inner]) => [
    `/${name}`,
    ...fieldsOf(inner).map((path) => `/${name}${path}`),
  ]);
}

function placesOf(body: object): string[] {
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' ? placesOf(value).map((path) => `/${name}${path}`) : [`/${name}`],
  );
}
