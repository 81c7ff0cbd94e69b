import { areNamed } from '../../../shared/domain/template-rules.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import { chooseForm } from '../format.ts';
import { parseJson, readLost } from '../lost.ts';
import type { Begin } from '../net.ts';
import type { ChannelCapabilities, OutgoingMedia, OutgoingPart, PartContent, SendResult } from '../port.ts';
import { type Graph, LABEL, readCode } from './client.ts';
import { classify, toFault } from './errors.ts';
import { uploadMedia } from './media.ts';
import { mediaTaken, sent } from './schema.ts';

/** The list's own button. It has to have words, and these are every language's. */
const OPENS_LIST = '☰';

const UNREACHABLE = {
  kind: 'refused',
  reason: 'channel_unreachable',
  message: `${LABEL} does not answer`,
  code: null,
  retryAfterMs: 0,
  blocksConnection: false,
} as const satisfies SendResult;

/**
 * Sends one part. There is no asking whether WhatsApp took a message, so only what says that it was not taken is tried again;
 * the part's id goes along and comes back with every notice of it.
 */
export async function sendPart(
  graph: Graph,
  phoneNumberId: string,
  part: OutgoingPart,
  capabilities: ChannelCapabilities,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const { content } = part;
  const mediaId = 'media' in content ? await handOver(graph, phoneNumberId, content.media, signal) : '';
  if (typeof mediaId !== 'string') return mediaId;
  const answer = await graph
    .call('POST', `/${phoneNumberId}/messages`, writePart(part, capabilities, mediaId), signal, begin)
    .catch((error: unknown) => readLost(error, LABEL));
  if ('kind' in answer) return answer;
  const taken = answer.status === 200 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  const [first] = taken?.messages ?? [];
  if (first !== undefined) return { kind: 'sent', platformId: first.id };
  const code = readCode(answer);
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  if (code === null) {
    // A 429 says that it was not taken, whoever on the way there says it.
    if (answer.status === 429) return refused(130429, retryAfterMs);
    return { kind: 'unsure' };
  }
  return refused(code, retryAfterMs);
}

/** The id under which Meta holds a file now. Nothing was said to the guest yet: whatever fails is tried again. */
async function handOver(
  graph: Graph,
  phoneNumberId: string,
  media: OutgoingMedia,
  signal: AbortSignal,
): Promise<string | SendResult> {
  const answer = await uploadMedia(graph, phoneNumberId, media, signal).catch(() => UNREACHABLE);
  if ('kind' in answer) return answer;
  const taken = answer.status === 200 ? mediaTaken.safeParse(parseJson(answer.body)).data : undefined;
  if (taken !== undefined) return taken.id;
  const code = readCode(answer);
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  if (code !== null) return refused(code, retryAfterMs);
  return answer.status === 429 ? refused(130429, retryAfterMs) : UNREACHABLE;
}

function refused(code: number, askedMs: number | null): SendResult {
  const { retryMs } = classify(code);
  const retryAfterMs = retryMs === null ? null : Math.max(retryMs, askedMs ?? 0);
  return { kind: 'refused', ...toFault(code), retryAfterMs };
}

/** A part in the Cloud API's words. */
export function writePart({ id, to, content }: OutgoingPart, capabilities: ChannelCapabilities, mediaId = ''): object {
  const isNumber = to.startsWith('+');
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(isNumber ? { to: to.slice(1) } : { recipient: to }),
    biz_opaque_callback_data: id,
    ...('media' in content ? writeMedia(content.media, mediaId) : writeContent(content, capabilities)),
  };
}

/** A document goes with its name; a picture and a voice note have none. */
function writeMedia({ kind, name }: OutgoingMedia, id: string): object {
  const file = kind === 'document' ? { id, filename: name } : { id };
  return { type: kind, [kind]: file };
}

function writeContent(content: Exclude<PartContent, { media: unknown }>, capabilities: ChannelCapabilities): object {
  if ('template' in content) {
    const { name, language, variables, places = [] } = content.template;
    const isNamed = areNamed(places);
    const parameters = variables.map((text, index) => ({
      type: 'text',
      ...(isNamed ? { parameter_name: places[index] } : {}),
      text,
    }));
    const components = parameters.length === 0 ? [] : [{ type: 'body', parameters }];
    return { type: 'template', template: { name, language: { code: language }, components } };
  }
  if ('place' in content) return { type: 'location', location: content.place };
  const { text, choices } = content;
  const form = choices.length === 0 ? 'lines' : chooseForm(choices, capabilities);
  if (form === 'lines') return { type: 'text', text: { preview_url: false, body: text } };
  const body = { text };
  const action =
    form === 'buttons'
      ? { buttons: choices.map(({ label: title, value }) => ({ type: 'reply', reply: { id: value, title } })) }
      : { button: OPENS_LIST, sections: [{ rows: choices.map(({ label: title, value }) => ({ id: value, title })) }] };
  return { type: 'interactive', interactive: { type: form === 'buttons' ? 'button' : 'list', body, action } };
}
