import type { z } from 'zod';
import { areNamed, placesOf } from '../../../shared/domain/template-rules.ts';
import { ChannelError, type ChannelTemplate, type ChannelTemplates } from '../port.ts';
import type { Graph } from './client.ts';
import { type TemplateComponent, templateMade, templates } from './schema.ts';

const PAGES_MAX = 20;

/** The message templates of a WhatsApp business account. */
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
      const request = {
        name,
        language,
        category: category.toUpperCase(),
        components: [{ type: 'BODY', text: body, ...example }],
      };
      const created = await graph
        .read(`/${businessId}/message_templates`, templateMade, signal, request)
        .catch((error: unknown) => {
          if (!(error instanceof ChannelError) || error.code !== 'refused') throw error;
          throw new ChannelError('refused', error.message, { cause: error, pointer: '/body' });
        });
      return { name, language, category, body, variables: placesOf(body), status: created.status.toLowerCase() };
    },
  };
}

function toTemplate({
  name,
  language,
  category,
  parameter_format,
  status,
  components,
}: z.infer<typeof templates>['data'][number]): ChannelTemplate {
  const body = components.find(({ type }) => type.toUpperCase() === 'BODY')?.text ?? '';
  const standing = status.toLowerCase();
  return {
    name,
    language,
    category: category.toLowerCase(),
    body,
    variables: placesIn(body, parameter_format),
    status: standing === 'approved' && components.some(needsMore) ? 'not_supported' : standing,
  };
}

/** Returns the placeholders of a template's body. With numbered placeholders a name in braces is plain text. */
function placesIn(body: string, format: string): string[] {
  const places = placesOf(body);
  if (format.toUpperCase() !== 'POSITIONAL') return places;
  return places.filter((place) => !areNamed([place])).toSorted((a, b) => Number(a) - Number(b));
}

/** Buttons that need no parameter. */
const PLAIN_BUTTONS = ['QUICK_REPLY', 'PHONE_NUMBER', 'URL', 'VOICE_CALL'];

/** Whether a component besides the body needs a parameter in each message, such as a picture, a code or the end of a URL. */
function needsMore({ type, text, format, buttons }: TemplateComponent): boolean {
  switch (type.toUpperCase()) {
    case 'BODY':
    case 'FOOTER':
      return false;
    case 'HEADER':
      return !['', 'TEXT'].includes(format.toUpperCase()) || text.includes('{{');
    case 'BUTTONS':
      return buttons.some((one) => !PLAIN_BUTTONS.includes(one.type.toUpperCase()) || one.url.includes('{{'));
    default:
      return true;
  }
}
