import { createInterface } from 'node:readline';
import type { ChannelSimulator } from '../../simulators/guest-channel.ts';
import { PLAYED, type Played } from '../../simulators/guest-channel-registry.ts';
import type { FaultKind, FaultOrder } from '../../simulators/server/faults.ts';
import { FAULT_FORM, readFault } from '../read-fault.ts';

/** Input line that writes as a guest: address and text. */
const GUEST_LINE = /^(\+\d{5,15}|[^@\s]+@[^@\s]+)\s+(\S.*)$/;
const TAP = /^\[(.+)\]$/;

/**
 * Simulates a messaging platform until stopped: prints the credentials, sends typed lines as guests' messages, and shows what
 * guests receive.
 */
export async function simulateChannel(
  name: Played,
  options: {
    port: number;
    webhook: string | undefined;
    fault: readonly (FaultKind & FaultOrder)[];
    quiet: boolean;
  },
): Promise<void> {
  const { label, start } = PLAYED[name];
  let shown = 0;
  const simulator: ChannelSimulator = await start({
    port: options.port,
    webhookRetryDelaysMs: [1_000, 5_000, 30_000],
    reviewAfterMs: 5_000,
    onExchange: ({ request, answer, fault }) => {
      if (!options.quiet)
        console.log(
          `${request.method} ${request.path} → ${answer?.status ?? 'line broken'}${fault ? ` (${fault})` : ''}`,
        );
      for (const { to, text } of simulator.arrived.slice(shown)) console.log(`to ${to}: ${text}`);
      shown = simulator.arrived.length;
    },
  });
  for (const fault of options.fault) simulator.faults.order(fault);
  for (const line of describeChannel(label, simulator)) console.log(line);
  if (options.webhook !== undefined) await verify(simulator, options.webhook);
  const input = createInterface({ input: process.stdin });
  input.on('line', (line) => void obey(simulator, line.trim()));
  const stop = async () => {
    input.close();
    await simulator.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(`ready ${simulator.url}`);
}

/** The credentials for the connect form, and how to write as a guest. */
export function describeChannel(
  label: string,
  { url, credentials, settings = {} }: Pick<ChannelSimulator, 'url' | 'credentials' | 'settings'>,
): string[] {
  return [
    `${label}, played at ${url}`,
    '',
    `In the desk: Settings, Channels, ${label}`,
    ...Object.entries(credentials).map(([key, value]) => `  ${key}  ${value}`),
    '',
    'The server that is to reach it is started with:',
    ...Object.entries({ ALLOW_PRIVATE_NETWORKS: new URL(url).host, ...settings }).map(
      ([name, value]) => `  ${name}=${value}`,
    ),
    '',
    `Play a guest in a browser: ${url}/play`,
    'Or type here, once it is connected:',
    '  webhook URL [SECRET]  the address the desk shows after connecting, and its secret where it shows one;',
    '                        --webhook URL does the same',
    `  ${guestOf(credentials)} Hello   a guest writes`,
    `  ${guestOf(credentials)} [Yes]   they tap what they were offered, where something can be tapped`,
    `  a fault               ${FAULT_FORM}`,
    '',
  ];
}

/** An example guest's address. */
function guestOf(credentials: Readonly<Record<string, string>>): string {
  return 'address' in credentials ? 'guest@guests.example' : '+491700000001';
}

async function obey(simulator: ChannelSimulator, line: string): Promise<void> {
  if (line === '') return;
  if (line.startsWith('webhook ')) return verify(simulator, line.slice('webhook '.length).trim());
  const [, from, text = ''] = GUEST_LINE.exec(line) ?? [];
  const [, title] = TAP.exec(text) ?? [];
  const fault = from === undefined ? readFault(line) : null;
  try {
    if (from !== undefined && title !== undefined) simulator.tap(from, title);
    else if (from !== undefined) simulator.say(from, text);
    else if (fault !== null) simulator.faults.order(fault);
    else console.error('That is neither a guest’s line nor a fault');
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'That did not work');
  }
}

async function verify(simulator: ChannelSimulator, line: string): Promise<void> {
  const [url = '', secret] = line.split(/\s+/);
  const options = secret === undefined ? {} : { secret };
  const isVerified = await simulator.setWebhook(url, options).catch(() => false);
  if (isVerified) console.log('Guests are heard from now on');
  else console.error('The address did not verify: connect the channel in the desk first, with what is written above');
}
