import { createInterface } from 'node:readline';
import { Command, InvalidArgumentError } from 'commander';
import { CHANNEL_MANAGERS, type ChannelManager } from '../../../shared/domain/distribution.ts';
import { PMS_PROVIDERS, type PmsProvider } from '../../../shared/domain/pms.ts';
import { PLAYED, type Played } from '../../simulators/guest-channel-registry.ts';
import { SIMULATORS } from '../../simulators/registry.ts';
import type { FaultKind, FaultOrder } from '../../simulators/server/faults.ts';
import type { Simulator } from '../../simulators/simulator.ts';
import { FAULT_FORM, readFault } from '../read-fault.ts';
import { simulateChannel } from './simulate-channel.ts';

interface SimulateOptions {
  port: number;
  reservations: number;
  fault: (FaultKind & FaultOrder)[];
  everySeconds: number;
  webhook?: string;
  secret?: string;
  channelManager?: true;
  quiet?: true;
}

/** A vendor that is both PMS and channel manager is listed once. */
const NAMES = [...new Set([...Object.keys(SIMULATORS), ...Object.keys(PLAYED), ...CHANNEL_MANAGERS])];
const BOTH = CHANNEL_MANAGERS.filter((name) => Object.hasOwn(SIMULATORS, name));
type Simulated = PmsProvider | Played | ChannelManager;

/** `simulate`: a vendor's API with an invented hotel, or a messaging platform, to connect to and to try faults with. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description(
      'Play a PMS over an invented hotel, a platform that guests write by or a channel manager: prints what to type into the connect form',
    )
    .argument('<provider>', `one of ${NAMES.join(', ')}`, readProvider)
    .option('--port <number>', 'where it listens on this machine; 0: any free port', readPort, 0)
    .option('--reservations <count>', 'how many the hotel has to begin with', readNumber, 100)
    .option('--fault <fault>', `repeatable: ${FAULT_FORM}`, collectFault, [])
    .option('--every-seconds <seconds>', 'how often somebody books, arrives or leaves; 0: never', readNumber, 20)
    .option('--webhook <url>', 'where its notices go, for vendors that are told by hand', readAddress)
    .option('--secret <secret>', 'what the calls of your own channel manager are signed with: whsec_…')
    .option('--channel-manager', `play ${BOTH.join(' or ')} as a channel manager, not as a PMS`)
    .option('--quiet', 'do not print each request')
    .action(simulate);
}

async function simulate(provider: Simulated, options: SimulateOptions, command: Command): Promise<void> {
  if (isPlayed(provider)) {
    const { port, webhook, fault, quiet } = options;
    return simulateChannel(provider, { port, webhook, fault, quiet: quiet === true });
  }
  const manager = CHANNEL_MANAGERS.find((name) => name === provider);
  const load = isPms(provider) && options.channelManager !== true ? SIMULATORS[provider] : undefined;
  if (load === undefined) {
    if (manager === undefined)
      command.error(`${provider} is no channel manager: ${BOTH.join(' and ')} are both`, { exitCode: 2 });
    const { simulateChannelManager } = await import('./simulate-channel-manager.ts');
    const { reservations: bookings, webhook, secret } = options;
    return simulateChannelManager(manager, { ...options, bookings, quiet: options.quiet === true, webhook, secret });
  }
  const { startBustle } = await import('../../simulators/server/bustle.ts');
  const { createWorld } = await import('../../simulators/world/world.ts');
  const { startSimulator } = await load();
  const world = createWorld({ reservations: options.reservations });
  const started = startSimulator({
    world,
    port: options.port,
    webhookRetryDelaysMs: [1_000, 5_000, 30_000],
    onExchange: ({ request, answer, fault }) => {
      if (options.quiet !== true)
        console.log(
          `${request.method} ${request.path} → ${answer?.status ?? 'line broken'}${fault ? ` (${fault})` : ''}`,
        );
    },
  });
  const simulator = await started.catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    console.error(`Something listens at port ${options.port} already: choose another one, or leave --port out`);
    process.exit(1);
  });
  for (const fault of options.fault) simulator.faults.order(fault);
  if (options.webhook !== undefined) setWebhook(simulator, options.webhook);
  for (const line of describeSimulator(simulator)) console.log(line);
  const everyMs = options.everySeconds * 1_000;
  const bustle = everyMs === 0 ? null : startBustle(world, { everyMs, onStep: (what) => console.log(what) });
  const input = createInterface({ input: process.stdin });
  input.on('line', (line) => order(simulator, line));
  const stop = async () => {
    bustle?.close();
    input.close();
    await simulator.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(`ready ${simulator.url}`);
}

/** The credentials for the connect form, and the setting that lets the server call this address. */
export function describeSimulator({ provider, url, credentials, world, setWebhook: byHand }: Simulator): string[] {
  return [
    `${world.hotel.name}, played as ${provider} at ${url}`,
    '',
    'In the desk: Integrations, connect',
    `  Provider  ${provider}`,
    ...Object.entries(credentials).map(([key, value]) => `  ${key}  ${value}`),
    '',
    `The server must be allowed to reach it: ALLOW_PRIVATE_NETWORKS=${new URL(url).host}`,
    ...(byHand === null
      ? []
      : ['Its notices go where --webhook says: GET /api/integrations/pms/webhook tells the address']),
    `A fault may be typed here at any time: ${FAULT_FORM}`,
    '',
  ];
}

function setWebhook(simulator: Simulator, url: string): void {
  if (simulator.setWebhook === null)
    console.error(`${simulator.provider} is asked for notices through its API: --webhook is not needed`);
  else simulator.setWebhook(url);
}

function order(simulator: Simulator, line: string): void {
  if (line.trim() === '') return;
  const fault = readFault(line);
  if (fault === null) console.error(`That is no fault. ${FAULT_FORM}`);
  else simulator.faults.order(fault);
}

function collectFault(text: string, before: (FaultKind & FaultOrder)[]): (FaultKind & FaultOrder)[] {
  const fault = readFault(text);
  if (fault === null) throw new InvalidArgumentError(FAULT_FORM);
  return [...before, fault];
}

function isPlayed(name: string): name is Played {
  return Object.hasOwn(PLAYED, name);
}

function isPms(name: Simulated): name is PmsProvider {
  return Object.hasOwn(SIMULATORS, name);
}

function readProvider(text: string): Simulated {
  if (isPlayed(text)) return text;
  const pms = PMS_PROVIDERS.find((provider) => provider === text && SIMULATORS[provider] !== undefined);
  const match = pms ?? CHANNEL_MANAGERS.find((name) => name === text);
  if (match === undefined) throw new InvalidArgumentError(`Known are: ${NAMES.join(', ')}`);
  return match;
}

function readPort(text: string): number {
  const port = readNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('A port is 0 to 65535');
  return port;
}

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('An address that begins with http:// or https://');
  return text;
}

function readNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('A whole number');
  return Number(text);
}
