/**
 * Wraps `fetch`: redirects fail, because they could send a key and a guest's words elsewhere, and so do answers of more
 * than `bytesMax` bytes.
 */
export function guardFetch(fetch: typeof globalThis.fetch, bytesMax: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > bytesMax) controller.error(new Error('The model’s answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}
