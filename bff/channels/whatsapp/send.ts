import { areNamed } from '../../../shared/domain/template-rules.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import { parseJson, readLost } from '../channel-errors.ts';
import { chooseForm } from '../format.ts';
import type { Begin } from '../net.ts';
import type { ChannelCapabilities, OutgoingMedia, OutgoingPart, PartContent, SendResult } from '../port.ts';
import { type Graph, LABEL, readCode } from './client.ts';
import { classify, toFault } from './errors.ts';
import { uploadMedia } from './media.ts';
import { mediaTaken, sent } from './schema.ts';

/** The label of the button that opens a list. It must not be empty; a symbol needs no translation. */
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
 * Sends a part. WhatsApp offers no query for accepted messages, so a part is sent again only if the answer says that it was not
 * accepted. The part's id is sent with the message, and each status of the message returns it.
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
  const mediaId = 'media' in content ? await upload(graph, phoneNumberId, content.media, signal) : '';
  if (typeof mediaId !== 'string') return mediaId;
  const answer = await graph
    .call('POST', `/${phoneNumberId}/messages`, writePart(part, capabilities, mediaId), signal, begin)
    .catch((error: unknown) => readLost(error, LABEL));
  if ('kind' in answer) return answer;
  const accepted = answer.status === 200 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  const [first] = accepted?.messages ?? [];
  if (first !== undefined) return { kind: 'sent', platformId: first.id };
  const code = readCode(answer);
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  if (code === null) {
    // A 429 means that the message was not accepted, even if a proxy sent it.
    if (answer.status === 429) return refused(130429, retryAfterMs);
    return { kind: 'unsure' };
  }
  return refused(code, retryAfterMs);
}

/** Uploads a file and returns its id. The guest has not received anything yet, so any failure may be tried again. */
async function upload(
  graph: Graph,
  phoneNumberId: string,
  media: OutgoingMedia,
  signal: AbortSignal,
): Promise<string | SendResult> {
  const answer = await uploadMedia(graph, phoneNumberId, media, signal).catch(() => UNREACHABLE);
  if ('kind' in answer) return answer;
  const accepted = answer.status === 200 ? mediaTaken.safeParse(parseJson(answer.body)).data : undefined;
  if (accepted !== undefined) return accepted.id;
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

/** Writes a part as a request of the Cloud API. */
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

/** Only a document is sent with its name. */
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
