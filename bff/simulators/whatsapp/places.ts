/** The placeholders in a template's text, each once. */
export function placesIn(body: string): string[] {
  return [...new Set([...body.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
}
