import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../base/config.ts';

/** The settings from `.env` and the environment. If invalid, prints all errors and exits with code 2. */
export function settingsOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = readConfig(process.env);
  if ('config' in result) return result.config;
  console.error(['The configuration does not hold:', ...result.faults.map((fault) => `  ${fault}`)].join('\n'));
  process.exit(2);
}
