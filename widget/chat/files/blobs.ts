/** The contents of files this page has seen, each fetched once. */
export class Blobs {
  readonly #known = new Map<string, Promise<Blob>>();
  readonly #fetch: (url: string) => Promise<Blob>;

  constructor(fetch: (url: string) => Promise<Blob>) {
    this.#fetch = fetch;
  }

  /** A content that is here already. */
  keep(id: string, blob: Blob): void {
    this.#known.set(id, Promise.resolve(blob));
  }

  /** Rejects where it cannot be fetched now; the next call tries again. */
  read({ id, url }: { id: string; url: string }): Promise<Blob> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const fetched = this.#fetch(url);
    this.#known.set(id, fetched);
    fetched.catch(() => this.#known.delete(id));
    return fetched;
  }

  clear(): void {
    this.#known.clear();
  }
}
