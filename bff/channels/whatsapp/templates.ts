import type { z } from 'zod';
import { ChannelError, type ChannelTemplate, type ChannelTemplates } from '../port.ts';
import type { Graph } from './client.ts';
import { templateMade, templates } from './schema.ts';

const PAGES_MAX = 20;

/** The templates of a business account, kept at Meta. */
export function openTemplates(graph: Graph, businessId: string): ChannelTemplates {
  return {
    async list(signal) {
      const all: ChannelTemplate[] = [];
      let after = '';
      for (let page = 0; page < PAGES_MAX; page++) {
        const query = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
        const read = await graph.read(`/${businessId}/message_templates?limit=100${query}`, templates, signal);
        all.push(...read.data.map(toTemplate));
        after = read.paging?.cursors?.after ?? '';
        if (read.paging?.next === undefined || after === '') break;
      }
      return all;
    },
    async add({ name, language, category, body, variables }, signal) {
      const example = variables.length === 0 ? {} : { example: { body_text: [variables] } };
      const asked = {
        name,
        language,
        category: category.toUpperCase(),
        components: [{ type: 'BODY', text: body, ...example }],
      };
      const made = await graph
        .read(`/${businessId}/message_templates`, templateMade, signal, asked)
        .catch((error: unknown) => {
          if (!(error instanceof ChannelError) || error.code !== 'refused') throw error;
          throw new ChannelError('refused', error.message, { cause: error, pointer: '/body' });
        });
      return { name, language, category, body, variables: placesIn(body), status: made.status.toLowerCase() };
    },
  };
}

function toTemplate({
  name,
  language,
  category,
  status,
  components,
}: z.infer<typeof templates>['data'][number]): ChannelTemplate {
  const body = components.find(({ type }) => type.toUpperCase() === 'BODY')?.text ?? '';
  return {
    name,
    language,
    category: category.toLowerCase(),
    body,
    variables: placesIn(body),
    status: status.toLowerCase(),
  };
}

/** `{{1}}`, `{{name}}`: each place once, in order. */
function placesIn(body: string): string[] {
  return [...new Set([...body.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))];
}
