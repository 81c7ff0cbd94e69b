/**
 * Reads SSE framing as it arrives: give it pieces of text, it gives the `data` of each event that is whole.
 * Comments, ids and other fields are passed over.
 */
export function createSseReader(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    rest += piece.replaceAll('\r', '');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const data = block.split('\n').filter((line) => line.startsWith('data:'));
      return data.length === 0 ? [] : [data.map((line) => line.slice(5).trimStart()).join('\n')];
    });
  };
}
