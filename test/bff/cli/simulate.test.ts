import { describe, expect, it } from 'vitest';
import { describeSimulator, simulateCommand } from '../../../bff/cli/commands/simulate.ts';
import { describeChannel } from '../../../bff/cli/commands/simulate-channel.ts';
import { describeChannels } from '../../../bff/cli/commands/simulate-channel-manager.ts';
import { readFault } from '../../../bff/cli/read-fault.ts';
import { CHANNEL_SIMULATORS } from '../../../bff/simulators/channel-registry.ts';
import { PLAYED, type Played } from '../../../bff/simulators/guest-channel-registry.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import { CHANNEL_MANAGERS } from '../../../shared/domain/distribution.ts';
import type { PmsProvider } from '../../../shared/domain/pms.ts';

/** The message for arguments that make no sense. No simulator is started. */
async function refuse(...args: string[]): Promise<string> {
  let told = '';
  const command = simulateCommand()
    .exitOverride()
    .configureOutput({ writeErr: (text) => (told += text), writeOut: (text) => (told += text) });
  await command.parseAsync(args, { from: 'user' }).catch(() => undefined);
  return told;
}

describe('simulate', () => {
  it.each([
    [
      ['fidelio'],
      /fidelio.*Known are: opera-cloud, cloudbeds, mews, apaleo, rms-cloud, custom, whatsapp, twilio, mail, channex, siteminder, beds24/,
    ],
    [[], /missing required argument 'provider'/],
    [['mews', '--port', '70000'], /A port is 0 to 65535/],
    [['mews', '--port', 'http'], /A whole number/],
    [['mews', '--reservations', '-1'], /A whole number/],
    [['mews', '--fault', 'slow'], /latency:MS, status:CODE, rate_limit\[:SECONDS\]/],
    [['mews', '--fault', 'status:teapot'], /status:CODE/],
    [['mews', '--webhook', 'nowhere'], /begins with http/],
    [['mews', '--channel-manager'], /mews is no channel manager: cloudbeds and custom are both/],
  ])('with the arguments %j it prints the error', async (args, expected) => {
    expect(await refuse(...args)).toMatch(expected);
  });

  it.each(Object.keys(PLAYED) as Played[])(
    'for %s it prints the values to enter, and how to play a guest',
    async (name) => {
      const { label, start } = PLAYED[name];
      const simulator = await start({});
      try {
        const text = describeChannel(label, simulator).join('\n');
        for (const [key, value] of Object.entries(simulator.credentials)) expect(text).toContain(`${key}  ${value}`);
        const settings = { ALLOW_PRIVATE_NETWORKS: `127.0.0.1:${simulator.port}`, ...simulator.settings };
        for (const [key, value] of Object.entries(settings)) expect(text).toContain(`${key}=${value}`);
        expect(text).toContain(`Play a guest in a browser: ${simulator.url}/play`);
        expect(text).toContain(name === 'mail' ? 'guest@guests.example Hello' : '+491700000001 Hello');
      } finally {
        await simulator.close();
      }
    },
  );

  it('lists all providers and faults in its help', async () => {
    const help = (await refuse('--help')).replace(/\s+/g, ' ');
    for (const provider of [...Object.keys(SIMULATORS), ...Object.keys(PLAYED), ...CHANNEL_MANAGERS])
      expect(help).toContain(provider);
    for (const fault of [
      'latency:800*20',
      'status:500*3',
      'rate_limit:5',
      'lost',
      'cut*2@messages/add',
      'repeat',
      'malformed',
    ])
      expect(readFault(fault), fault).not.toBeNull();
  });

  it.each(Object.keys(SIMULATORS) as PmsProvider[])(
    'for %s it prints exactly the values that the connect form asks for',
    async (provider) => {
      const module = await SIMULATORS[provider]?.();
      const simulator = await module?.startSimulator({ world: createWorld({ reservations: 5 }) });
      if (simulator === undefined) throw new Error('No simulator');
      try {
        const text = describeSimulator(simulator).join('\n');
        for (const [key, value] of Object.entries(simulator.credentials)) expect(text).toContain(`${key}  ${value}`);
        expect(text).toContain(`ALLOW_PRIVATE_NETWORKS=127.0.0.1:${simulator.port}`);
      } finally {
        await simulator.close();
      }
    },
  );

  it.each(CHANNEL_MANAGERS)(
    'for %s as a channel manager it prints the values to enter, and the credentials of its calls',
    async (name) => {
      const { startSimulator } = await CHANNEL_SIMULATORS[name]();
      const simulator = await startSimulator();
      try {
        const credentials = { ...simulator.credentials }; // each invite code is new
        const text = describeChannels({ ...simulator, credentials }).join('\n');
        for (const [key, value] of Object.entries(credentials)) expect(text).toContain(`${key}  ${value}`);
        const isAsked = !['siteminder', 'custom'].includes(name);
        expect(text.includes(`ALLOW_PRIVATE_NETWORKS=127.0.0.1:${simulator.port}`)).toBe(isAsked);
        expect(text.includes('--webhook')).toBe(simulator.setHook !== null);
        expect(text.includes('--secret')).toBe(name === 'custom');
      } finally {
        await simulator.close();
      }
    },
  );
});
