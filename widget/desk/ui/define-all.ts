/** Makes elements known to the page; a name that is known already stays what it is. Children come first. */
export function defineAll(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  for (const [name, element] of Object.entries(elements)) {
    if (customElements.get(name) === undefined) customElements.define(name, element);
  }
}
