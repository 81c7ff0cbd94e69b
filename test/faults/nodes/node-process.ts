import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { stopInOrder } from '../../../bff/cli/stop-in-order.ts';
import { startServer } from '../../../bff/compose.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';

/**
 * A node as `serve` composes it, with an echo engine. The real engine loads all languages at its start, which takes too long
 * for a short test.
 */
const parsedConfig = readConfig(process.env);
if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join('; '));
const log = createLog(parsedConfig.config.logLevel);
const server = await startServer({ config: parsedConfig.config, log, assetsDir: null, engine: createEchoEngine() });
// A busy machine may take longer than a server's limit; that everything ends is tested here, not how soon.
stopInOrder({ log, close: () => server.close(), stopMsMax: 60_000 }, (code) => process.exit(code));
process.stdout.write(`ready ${server.baseUrl}\n`);
