import { z } from 'zod';
import type { ErrorCode } from '../../bff/base/errors.ts';
import { createOpenApi, errorsOf, operationIdOf } from '../../bff/http/docs/openapi.ts';
import { listServed } from '../../bff/http/docs/served-openapi.ts';

const json = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema: json }));
const answer = z.looseObject({
  description: z.string().optional(),
  content: content.optional(),
  $ref: z.string().optional(),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), description: z.string() }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), answer),
});
const description = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), json) }),
});

/** The server's own `/openapi.json`, as its routes make it. */
export type Description = z.infer<typeof description>;
export type Operation = z.infer<typeof operation>;

/** A call, where it is, and which codes it may answer. */
export interface Call {
  id: string;
  method: string;
  path: string;
  tag: string;
  operation: Operation;
  errors: readonly ErrorCode[];
}

let made: { description: Description; calls: readonly Call[] } | undefined;

/** What the API is, read once. */
export function readDescription(): Description {
  return read().description;
}

/** Every call, in the order of the route table. */
export function describedCalls(): readonly Call[] {
  return read().calls;
}

/** Where a call stands in the site. */
export function operationPath({ tag, id }: Pick<Call, 'tag' | 'id'>): string {
  return `/api/${tag}#${id.toLowerCase()}`;
}

function read() {
  if (made !== undefined) return made;
  const routes = listServed();
  const parsed = description.parse(JSON.parse(createOpenApi(routes, 'https://chat.example')));
  const calls = routes.map((route): Call => {
    const found = parsed.paths[route.path]?.[route.method.toLowerCase()];
    if (found === undefined) throw new Error(`${route.method} ${route.path} is not described`);
    const id = operationIdOf(route);
    return {
      id,
      method: route.method,
      path: route.path,
      tag: found.tags[0],
      operation: found,
      errors: errorsOf(route),
    };
  });
  made = { description: parsed, calls };
  return made;
}
