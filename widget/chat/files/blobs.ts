/** Cache of file contents, so that each is fetched once per page. */
export class Blobs {
  readonly #contents = new Map<string, Promise<Blob>>();
  readonly #fetch: (url: string) => Promise<Blob>;

  constructor(fetch: (url: string) => Promise<Blob>) {
    this.#fetch = fetch;
  }

  /** Adds a content that need not be fetched. */
  keep(id: string, blob: Blob): void {
    this.#contents.set(id, Promise.resolve(blob));
  }

  /** Rejects when it cannot be fetched; the next call tries again. */
  read({ id, url }: { id: string; url: string }): Promise<Blob> {
    const cached = this.#contents.get(id);
    if (cached !== undefined) return cached;
    const fetched = this.#fetch(url);
    this.#contents.set(id, fetched);
    fetched.catch(() => this.#contents.delete(id));
    return fetched;
  }

  clear(): void {
    this.#contents.clear();
  }
}
