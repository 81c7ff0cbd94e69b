import type { SimAnswer, SimRequest } from '../server/serve.ts';
import type { SimTemplate } from './account.ts';
import { newTemplate } from './validate.ts';
import { describeTemplate, refuse } from './words.ts';

/** The account's initial templates. */
const FIRST: readonly SimTemplate[] = [
  {
    name: 'room_ready',
    language: 'en',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Hello {{1}}, your room is ready.',
  },
  {
    name: 'room_ready',
    language: 'pt',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Olá {{1}}, o seu quarto está pronto.',
  },
  { name: 'spring_offer', language: 'en', category: 'MARKETING', status: 'PAUSED', body: 'Spring is here.' },
];
const PAGE_SIZE = 25;

/** The account's templates: listed by page, submitted, and reviewed. */
export interface TemplateShelf {
  all: SimTemplate[];
  list(request: Pick<SimRequest, 'query' | 'path'>): SimAnswer;
  add(request: Pick<SimRequest, 'body'>): SimAnswer;
  /** Sets a template's review state and notifies the account. Throws if the template does not exist. */
  review(name: string, language: string, status: string, reason?: string): void;
}

/**
 * `tell`: posts Meta's notice about a template. `reviewAfterMs`: the time after which submitted templates are approved;
 * absent: never.
 */
export function createTemplateShelf({
  tell,
  reviewAfterMs,
}: {
  tell(value: Record<string, unknown>): void;
  reviewAfterMs?: number | undefined;
}): TemplateShelf {
  const all = FIRST.map((one) => ({ ...one })); // Only `review` changes the state.
  const shelf: TemplateShelf = {
    all,
    list({ query, path }) {
      const size = Number(query.get('limit') ?? PAGE_SIZE);
      const begin = Number(query.get('after') ?? 0);
      const data = all.slice(begin, begin + size).map(describeTemplate);
      const after = String(begin + data.length);
      const next = begin + data.length < all.length ? { next: `https://graph.facebook.com${path}?after=${after}` } : {};
      return { status: 200, body: { data, paging: { cursors: { before: String(begin), after }, ...next } } };
    },
    add({ body: given }) {
      const parsed = newTemplate.safeParse(parse(given));
      if (!parsed.success) return refuse(100, parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
      const { name, language, category, components } = parsed.data;
      if (all.some((one) => one.name === name && one.language === language))
        return refuse(100, 'There is a template of this name in this language already');
      all.push({ name, language, category, status: 'PENDING', body: components[0]?.text ?? '' });
      if (reviewAfterMs !== undefined)
        setTimeout(() => shelf.review(name, language, 'APPROVED'), reviewAfterMs).unref();
      return { status: 200, body: { id: String(all.length), status: 'PENDING', category } };
    },
    review(name, language, status, reason = 'NONE') {
      const found = all.find((one) => one.name === name && one.language === language);
      if (found === undefined) throw new Error(`There is no template ${name} (${language})`);
      found.status = status;
      const about = { message_template_name: name, message_template_language: language };
      tell({ event: status, message_template_id: all.indexOf(found) + 1, ...about, reason });
    },
  };
  return shelf;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
