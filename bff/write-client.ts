import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from './base/errors.ts';
import { createOpenApi } from './http/docs/openapi.ts';
import { listForPrograms } from './http/docs/served-openapi.ts';
import { writeClient } from './http/openapi/write-client.ts';

/** `npm run client`: makes the client library's types and methods from the routes as they are. */
export function clientFiles(): Record<string, string> {
  const openApi = createOpenApi(listForPrograms(), 'https://chat.example');
  const { types, calls } = writeClient(openApi, Object.keys(ERRORS));
  return { 'api-types.ts': types, 'calls.ts': calls };
}

const GENERATED = join(import.meta.dirname, '../shared/client/generated');
if (import.meta.main)
  for (const [name, text] of Object.entries(clientFiles())) writeFileSync(join(GENERATED, name), text);
