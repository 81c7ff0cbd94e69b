import { type Call, describedCalls, type Operation, readDescription } from './described.ts';
import { exampleOf, isObject, sayType } from './schemas.ts';

const SERVER = 'https://chat.example';

/** The API reference: a page for each part of the API with its calls, and a page with the named schemas. */
export function createApiPages(): Map<string, string> {
  const { tags, components } = readDescription();
  const calls = Map.groupBy(describedCalls(), ({ tag }) => tag);
  const pages = tags.map(({ name, description }): [string, string] => [
    `api/${name}.md`,
    [`# ${name}`, '', `${description}.`, '', ...(calls.get(name) ?? []).flatMap(writeCall)].join('\n'),
  ]);
  const rows = tags.map(
    ({ name, description }) => `| [${name}](/api/${name}) | ${calls.get(name)?.length ?? 0} | ${plain(description)} |`,
  );
  const index = [
    '# API reference',
    '',
    'This reference is generated from the route table that handles the calls. Your own server has the same description: `/openapi.json`',
    'for generators, and `/docs`, where you can try each call with your key. Every call needs the header `Authorization: Bearer sck_…`',
    'with an API key (**Settings, Keys**). [Errors](/errors/) are problem+json; bodies are described under [schemas](/api/schemas).',
    '',
    '| part | calls | |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => writeSchema(name, schema));
  return new Map([
    ['api/index.md', index.join('\n')],
    ...pages,
    ['api/schemas.md', ['---', 'outline: 2', '---', '', '# Schemas', '', ...schemas].join('\n')],
  ]);
}

function writeCall({ id, method, path, operation, errors }: Call): string[] {
  return [
    `## ${id} {#${id.toLowerCase()}}`,
    '',
    `<ApiCall method="${method}" path="${path}" id="${id}" />`,
    '',
    `${plain(operation.summary)}. ${plain(operation.description)}`,
    '',
    ...writeParameters(operation),
    ...writeBody(operation),
    '**Example**',
    '',
    '```bash',
    curl(method, path, operation),
    '```',
    '',
    ...writeAnswers(operation),
    `**Errors**: ${errors.map((code) => `[\`${code}\`](/errors/${code})`).join(', ')}`,
    '',
  ];
}

function writeParameters({ parameters }: Operation): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(
    ({ name, in: place, required, description, example }) =>
      `| \`${name}\` | ${place}${required === true ? ', required' : ''} | ${cell(description)} | ${example === undefined ? '' : code(example)} |`,
  );
  return ['| parameter | in | | example |', '| --- | --- | --- | --- |', ...rows, ''];
}

function writeBody({ requestBody }: Operation): string[] {
  const types = Object.entries(requestBody?.content ?? {});
  return types.flatMap(([type, { schema }]) => [`**Body** (\`${type}\`): ${sayType(schema)}`, '']);
}

function writeAnswers({ responses }: Operation): string[] {
  return Object.entries(responses).flatMap(([status, { description, content }]) => {
    const [type, body] = Object.entries(content ?? {})[0] ?? [];
    if (!status.startsWith('2')) return [];
    if (type === undefined || body === undefined) return [`**${status}**: ${plain(description ?? 'Done')}`, ''];
    if (type === 'text/event-stream') return writeStream(status, body.schema);
    const example = exampleOf(body.schema, 'answered');
    return [
      `**${status}** (\`${type}\`): ${sayType(body.schema)}`,
      '',
      ...(type === 'application/json'
        ? ['::: details Example', '```json', JSON.stringify(example, null, 2), '```', ':::', '']
        : []),
    ];
  });
}

function writeStream(status: string, { contentSchema }: Record<string, unknown>): string[] {
  const schema = isObject(contentSchema) ? contentSchema : {};
  return [
    `**${status}** (\`text/event-stream\`): a stream; the \`data\` of each event holds a ${sayType(schema)}`,
    '',
    '::: details Example',
    '```',
    `data: ${JSON.stringify(exampleOf(schema, 'answered'))}`,
    '```',
    ':::',
    '',
  ];
}

/** The curl option with a call's credentials; empty if the call is open to everybody. */
function credentials({ security }: Operation): string {
  if (security.some((way) => 'guest' in way)) return ' -H "Authorization: Bearer $SESSION"';
  return security.length === 0 ? '' : ' -H "Authorization: Bearer $SERVICE_CHAT_KEY"';
}

function curl(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const isStream = Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);
  const hasFile = requestBody?.content['multipart/form-data'] !== undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((one) => one.name === name)?.['example'] ?? `${name}`),
  );
  const body = requestBody?.content['application/json'];
  return [
    `curl ${isStream ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}"${SERVER}${filled}"${credentials(operation)}`,
    ...(hasFile ? ['-F "file=@picture.jpg"'] : []),
    ...(body === undefined
      ? []
      : [
          `-H "Content-Type: application/json" -d '${JSON.stringify(exampleOf(body.schema, 'sent')).replaceAll("'", "'\\''")}'`,
        ]),
  ].join(' \\\n  ');
}

function writeSchema(name: string, schema: Record<string, unknown>): string[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(properties).map(([property, propertySchema]) => {
    const { description, examples } = isObject(propertySchema) ? propertySchema : {};
    const [example] = Array.isArray(examples) ? examples : [];
    const must = required.includes(property) ? '' : ', optional';
    return `| \`${property}\` | ${sayType(isObject(propertySchema) ? propertySchema : {})}${must} | ${cell(String(description ?? ''))} | ${example === undefined ? '' : code(example)} |`;
  });
  const intro = typeof schema['description'] === 'string' ? [plain(schema['description']), ''] : [];
  const table =
    rows.length === 0 ? [sayType(schema)] : ['| property | type | | example |', '| --- | --- | --- | --- |', ...rows];
  return [`## ${name} {#${name.toLowerCase()}}`, '', ...intro, ...table, ''];
}

/** Escapes text so that neither Markdown nor Vue interprets it. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{{', '{&#8203;{');
}

function cell(text: string): string {
  return plain(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function code(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${(text.length > 60 ? `${text.slice(0, 59)}…` : text).replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
