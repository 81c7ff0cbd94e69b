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

/** The server's own `/openapi.json`, made from its routes. */
export type Description = z.infer<typeof description>;
export type Operation = z.infer<typeof operation>;

/** A call with its place in the API and the error codes it may answer. */
export interface Call {
  id: string;
  method: string;
  path: string;
  tag: string;
  operation: Operation;
  errors: readonly ErrorCode[];
}

let cached: { description: Description; calls: readonly Call[] } | undefined;

/** The description of the API, read once. */
export function readDescription(): Description {
  return readOnce().description;
}

/** Every call, in the order of the route table. */
export function describedCalls(): readonly Call[] {
  return readOnce().calls;
}

/** The path of a call in the site. */
export function operationPath({ tag, id }: Pick<Call, 'tag' | 'id'>): string {
  return `/api/${tag}#${id.toLowerCase()}`;
}

function readOnce() {
  if (cached !== undefined) return cached;
  const routes = listServed();
  const parsed = description.parse(JSON.parse(createOpenApi(routes, 'https://chat.example')));
  const calls = routes.map((route): Call => {
    const calledOperation = parsed.paths[route.path]?.[route.method.toLowerCase()];
    if (calledOperation === undefined) throw new Error(`${route.method} ${route.path} is not described`);
    const id = operationIdOf(route);
    return {
      id,
      method: route.method,
      path: route.path,
      tag: calledOperation.tags[0],
      operation: calledOperation,
      errors: errorsOf(route),
    };
  });
  cached = { description: parsed, calls };
  return cached;
}
