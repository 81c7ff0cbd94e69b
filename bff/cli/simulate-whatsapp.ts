import { createInterface } from 'node:readline';
import type { FaultKind, FaultOrder } from '../simulators/faults.ts';
import type { WhatsAppSimulator } from '../simulators/whatsapp/simulator.ts';
import { FAULT_FORM, readFault } from './read-fault.ts';

/** What somebody types to write as a guest. */
const GUEST_LINE = /^(\+\d{5,15})\s+(\S.*)$/;
const TAP = /^\[(.+)\]$/;

/**
 * Plays WhatsApp until it is stopped: prints what to type into the connect form, takes lines as guests' messages, and shows what
 * guests are sent.
 */
export async function simulateWhatsApp(options: {
  port: number;
  webhook: string | undefined;
  fault: readonly (FaultKind & FaultOrder)[];
  quiet: boolean;
}): Promise<void> {
  const { startWhatsApp } = await import('../simulators/whatsapp/simulator.ts');
  let shown = 0;
  const simulator = await startWhatsApp({
    port: options.port,
    webhookRetryDelaysMs: [1_000, 5_000, 30_000],
    onExchange: ({ request, answer, fault }) => {
      if (!options.quiet)
        console.log(
          `${request.method} ${request.path} → ${answer?.status ?? 'line broken'}${fault ? ` (${fault})` : ''}`,
        );
      for (const { to, message } of simulator.got.slice(shown)) console.log(`to +${to}: ${describeMessage(message)}`);
      shown = simulator.got.length;
    },
  });
  for (const fault of options.fault) simulator.faults.order(fault);
  for (const line of describeWhatsApp(simulator)) console.log(line);
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

/** What somebody types into the connect form, and how to play a guest. */
export function describeWhatsApp({ url, credentials }: Pick<WhatsAppSimulator, 'url' | 'credentials'>): string[] {
  return [
    `WhatsApp's Cloud API, played at ${url}`,
    '',
    'In the desk: Settings, Channels',
    ...Object.entries(credentials).map(([key, value]) => `  ${key}  ${value}`),
    '',
    `The server must be allowed to reach it: ALLOW_PRIVATE_NETWORKS=${new URL(url).host}`,
    'Once it is connected, type here:',
    '  webhook URL           the address the desk shows after connecting; --webhook URL does the same',
    '  +491700000001 Hello   a guest with that number writes',
    '  +491700000001 [Yes]   they tap what they were offered',
    `  a fault               ${FAULT_FORM}`,
    '',
  ];
}

async function obey(simulator: WhatsAppSimulator, line: string): Promise<void> {
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

async function verify(simulator: WhatsAppSimulator, url: string): Promise<void> {
  const isVerified = await simulator.setWebhook(url).catch(() => false);
  if (isVerified) console.log('The address verified: guests are heard from now on');
  else console.error('The address did not verify: connect WhatsApp in the desk first, with the token above');
}

function describeMessage(message: WhatsAppSimulator['got'][number]['message']): string {
  if (message.type === 'text') return message.text.body;
  if (message.type === 'template') return `template ${message.template.name} (${message.template.language.code})`;
  if (message.type !== 'interactive') return `a file (${message.type})`;
  const { interactive } = message;
  const titles =
    interactive.type === 'button'
      ? interactive.action.buttons.map(({ reply }) => reply.title)
      : interactive.action.sections.flatMap(({ rows }) => rows.map(({ title }) => title));
  return `${interactive.body.text} ${titles.map((title) => `[${title}]`).join(' ')}`;
}
