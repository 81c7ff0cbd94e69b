import { createInterface } from 'node:readline';
import type { ChannelManager } from '../../../shared/domain/distribution.ts';
import type { ChannelHook, ChannelSimulator } from '../../simulators/channel-manager.ts';
import { CHANNEL_SIMULATORS } from '../../simulators/channel-registry.ts';
import type { FaultKind, FaultOrder } from '../../simulators/server/faults.ts';
import { startChannelBustle } from '../../simulators/world/channel-hotel.ts';
import { FAULT_FORM, readFault } from '../read-fault.ts';

/** Simulates a channel manager until stopped: prints the credentials for the connect form, and books, changes and cancels. */
export async function simulateChannelManager(
  provider: ChannelManager,
  options: {
    port: number;
    bookings: number;
    everySeconds: number;
    fault: readonly (FaultKind & FaultOrder)[];
    quiet: boolean;
    webhook: string | undefined;
    /** Signs the calls, if they are signed. */
    secret: string | undefined;
  },
): Promise<void> {
  const { startSimulator } = await CHANNEL_SIMULATORS[provider]();
  const simulator = await startSimulator({
    port: options.port,
    webhookRetryDelaysMs: [1_000, 5_000, 30_000],
    onExchange: ({ request, answer, fault }) => {
      if (options.quiet) return;
      console.log(
        `${request.method} ${request.path} → ${answer?.status ?? 'line broken'}${fault ? ` (${fault})` : ''}`,
      );
    },
  });
  for (const fault of options.fault) simulator.faults.order(fault);
  if (options.webhook !== undefined) setHook(simulator, readHook(options.webhook, options.secret ?? null));
  for (const line of describeChannels(simulator)) console.log(line);
  const { bookings, everySeconds } = options;
  const today = new Date().toISOString().slice(0, 10);
  const bustle = startChannelBustle(simulator, {
    bookings,
    everyMs: everySeconds * 1_000,
    today,
    onStep: (what) => console.log(what),
  });
  const input = createInterface({ input: process.stdin });
  input.on('line', (line) => {
    const fault = line.trim() === '' ? undefined : readFault(line);
    if (fault === null) console.error(`That is no fault. ${FAULT_FORM}`);
    else if (fault !== undefined) simulator.faults.order(fault);
  });
  const stop = async () => {
    bustle.close();
    input.close();
    await simulator.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(`ready ${simulator.url}`);
}

function setHook({ provider, setHook: byHand }: ChannelSimulator, hook: ChannelHook): void {
  if (byHand === null) console.error(`${provider} is told through its API: --webhook is not needed`);
  else byHand(hook);
}

/** Parses `https://user:password@host/path`, as curl takes it. */
function readHook(address: string, secret: string | null): ChannelHook {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  Object.assign(url, { username: '', password: '' });
  return { url: url.href, user, password, secret };
}

/** The credentials for the connect form, and the setting that lets the server call this address. */
export function describeChannels({
  provider,
  url,
  credentials,
  setHook: byHand,
  playUrl,
}: Pick<ChannelSimulator, 'provider' | 'url' | 'credentials' | 'setHook' | 'playUrl'>): string[] {
  const isAsked = Object.values(credentials).some((value) => value.startsWith(url));
  return [
    `A hotel's portals, played as ${provider} at ${url}`,
    '',
    'In the desk: Integrations, Channel manager',
    `  Provider  ${provider}`,
    ...Object.entries(credentials).map(([key, value]) => `  ${key}  ${value}`),
    '',
    isAsked
      ? `The server must be allowed to reach it: ALLOW_PRIVATE_NETWORKS=${new URL(url).host}`
      : 'It is asked for nothing, and sends its bookings by itself',
    ...(byHand === null
      ? []
      : [
          'It calls where --webhook ADDRESS says, or https://USER:PASSWORD@ADDRESS: the desk shows which after connecting',
          ...(provider === 'custom'
            ? ['Its calls are signed with --secret whsec_…, which the desk shows then as well']
            : []),
        ]),
    ...(playUrl === undefined
      ? []
      : [`Guests write in portals’ chats: Settings, Channels, Booking portals. Play one in a browser: ${playUrl}`]),
    `A fault may be typed here at any time: ${FAULT_FORM}`,
    '',
  ];
}
