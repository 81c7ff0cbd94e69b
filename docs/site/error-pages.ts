import { ERRORS, type ErrorCode } from '../../bff/base/errors.ts';
import { adviceFor } from '../../bff/http/docs/advice.ts';
import { describedCalls, operationPath } from './described.ts';

/** A page for each error code: its meaning, what to do, and the calls that answer with it. */
export function createErrorPages(): Map<string, string> {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  const rows = codes.map(
    (code) => `| [\`${code}\`](/errors/${code}) | ${ERRORS[code].status} | ${ERRORS[code].title} |`,
  );
  const index = [
    '# Errors',
    '',
    'Every error is `application/problem+json` (RFC 9457). `code` is a word that stays the same: decide by it. `detail` says what is',
    'wrong with this very call, `errors` names each fault of a body with a JSON pointer, and with `requestId` whoever runs the',
    'server finds the call in its log. `type` leads to the same words as the pages below, on the server that answered.',
    '',
    '| code | status | |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return new Map([
    ['errors/index.md', index],
    ...codes.map((code): [string, string] => [`errors/${code}.md`, pageOf(code)]),
  ]);
}

function pageOf(code: ErrorCode): string {
  const { status, title } = ERRORS[code];
  const example = {
    type: `https://chat.example/docs#error-${code}`,
    title,
    status,
    detail: '…',
    code,
    requestId: 'req_01M7ZJ4T3N5W8Q2R6Y9B0C1D2E',
  };
  const calls = describedCalls().filter(({ errors }) => errors.includes(code));
  const list = calls.map((call) => `- [\`${call.method} ${call.path}\`](${operationPath(call)})`);
  const where =
    calls.length === 0
      ? [
          'Calls of the API do not name it beforehand: it is an answer of the guest’s socket, or of what stands before all calls.',
        ]
      : calls.length > 40
        ? [`${calls.length} calls may answer it; each says so in the [reference](/api/).`]
        : list;
  return [
    `# \`${code}\``,
    '',
    `**${status}** · ${title}`,
    '',
    '## What to do',
    '',
    adviceFor(code),
    '',
    '## What it looks like',
    '',
    '```json',
    JSON.stringify(example, null, 2),
    '```',
    '',
    '## Where it comes from',
    '',
    ...where,
    '',
  ].join('\n');
}
