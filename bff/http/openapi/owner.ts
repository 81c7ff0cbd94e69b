/**
 * The object a field belongs to, in one word: for the schema `CreateTaskBody` or the property `tasks` it is `task`. The
 * items of a page belong to what the page lists.
 */
export function ownerOf(name: string, around = ''): string {
  if (name === 'items' && around !== '') return around;
  const bare = name
    .replace(/^(?:Create|Update|Get|Set|List)(?=[A-Z])/, '')
    .replace(/(?:Input|Body|Answer|Page|Query|Change|WithSecret)+$/, '');
  return singular(bare.charAt(0).toLowerCase() + bare.slice(1));
}

/** The word before `{id}` in a path: for `/api/tasks/{id}/comments` it is `task`. */
export function ownerInPath(path: string, parameter: string): string {
  const [before = ''] = path.split(`/{${parameter}}`);
  const words = before.split('/').at(-1) ?? '';
  return singular(words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=sh|ch|x)es$|s$/, '');
}
