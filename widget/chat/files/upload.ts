import type { LocalFile } from './local-file.ts';

/** Result of an upload. `code` is the server's error code, or `offline` when there was no answer. */
export type Handed = { id: string } | { code: string; retryAfterMs: number | null };

/** Uploads a file and reports progress. Never rejects. Uses XMLHttpRequest because `fetch` reports no upload progress. */
export function upload(
  url: string,
  session: string,
  file: LocalFile,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<Handed> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const reportOffline = (): void => resolve({ code: 'offline', retryAfterMs: null });
    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${session}`);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(read(request));
    request.onerror = request.onabort = request.ontimeout = reportOffline;
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file.blob, file.name);
    request.send(form);
  });
}

function read(request: XMLHttpRequest): Handed {
  const body = parse(request.responseText);
  if (request.status === 201 && typeof body['id'] === 'string') return { id: body['id'] };
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  const code = typeof body['code'] === 'string' ? body['code'] : 'offline'; // not our server's answer: a proxy in between
  return { code, retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
