import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { createLog } from '../base/log.ts';
import { OWN_FOLDER } from '../base/secrets/own-folder.ts';
import { type RunningServer, startServer } from '../compose.ts';
import type { Threads } from '../engine-pool/threads.ts';
import { followStarter } from './follow-starter.ts';
import { findSampleProperty, loadSampleHotel, sampleDeskPath } from './sample/sample.ts';
import { createSampleChannels } from './sample/sample-channels.ts';
import { createSampleGuests } from './sample/sample-guests.ts';
import { SamplePms } from './sample/sample-pms.ts';
import { stopInOrder } from './stop-in-order.ts';

const ASSETS = join(OWN_FOLDER, 'dist');
/** The compile cache is saved after this time, so that it survives a crash. */
const KEEP_COMPILED_AFTER_MS = 10_000;

/** Runs the server until stopped and prints its addresses; optionally with the sample hotel. */
export async function runServer(config: Config, withSample: boolean, threads: Threads): Promise<void> {
  const log = createLog(config.logLevel);
  const assetsDir = existsSync(join(ASSETS, 'widget')) ? ASSETS : null;
  if (assetsDir === null) log.warn('The widget and the desk are not built: run npm run build');
  const allowedPrivate = [...config.allowPrivateNetworks];
  const pmsDemo = withSample ? new SamplePms({ serverPort: config.port, log, allowedPrivate }) : undefined;
  const channelDemo = withSample ? createSampleChannels({ log, allowedPrivate }) : undefined;
  const sendsMail = config.smtp !== null;
  const guestDemo = withSample ? createSampleGuests({ log, allowedPrivate, sendsMail }) : undefined;
  const demos = {
    ...(pmsDemo && { pmsDemo }),
    ...(channelDemo && { channelDemo }),
    ...(guestDemo && { guestDemo }),
  };
  const server = await startOrExit({ config, log, assetsDir, allowedPrivate, threads, ...demos });
  stopInOrder({ log, close: () => server.close() }, (code) => process.exit(code));
  followStarter(() => process.kill(process.pid, 'SIGTERM'));
  if (withSample) await loadSampleHotel(server.services);
  for (const line of await describe(server)) console.log(line);
  console.log(`ready ${server.baseUrl}`);
  setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref();
}

async function startOrExit(options: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (error) {
    options.log.debug({ err: error }, 'the server did not start');
    console.error(`It did not start: ${error instanceof Error ? error.message : String(error)}`);
    console.error('service-chat doctor says what to do.');
    process.exit(1);
  }
}

/** The addresses to print. */
async function describe({ baseUrl, services, setupSecret }: RunningServer): Promise<string[]> {
  const sample = await findSampleProperty(services.db);
  return [
    ...(sample === null ? [] : [`Hotel page  ${baseUrl}/sample`, `Its id      ${sample}, for a page of your own`]),
    `Staff desk  ${baseUrl}${sample === null ? '/desk' : await sampleDeskPath(services)}`,
    ...(sample === null
      ? []
      : [
          'Its PMS     in the desk under Integrations: try a simulated one',
          'Its guests  in the desk under Settings, Channels: try a simulated one and play a guest',
        ]),
    `API docs    ${baseUrl}/docs`,
    ...(setupSecret !== undefined && sample === null
      ? [`The first account is made with this secret, within 30 minutes: ${setupSecret.text}`]
      : []),
  ];
}
