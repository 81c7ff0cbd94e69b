/**
 * Parser of server-sent events: takes pieces of text and returns the `data` of each complete event. Comments, ids and other
 * fields are ignored.
 */
export function createSseReader(): (piece: string) => string[] {
  let buffer = '';
  return (piece) => {
    buffer += piece.replaceAll('\r', '');
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const data = block.split('\n').filter((line) => line.startsWith('data:'));
      return data.length === 0 ? [] : [data.map((line) => line.slice(5).trimStart()).join('\n')];
    });
  };
}
