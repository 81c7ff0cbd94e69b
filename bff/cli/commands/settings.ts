import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../base/config.ts';

/** The settings from `.env` and the environment; prints every fault and leaves with code 2 where they do not hold. */
export function settingsOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if ('config' in result) return result.config;
  console.error(['The configuration does not hold:', ...result.faults.map((fault) => `  ${fault}`)].join('\n'));
  process.exit(2);
}
