/** The kind of a text: a guest's question, or a text of the house. */
export type Kind = 'question' | 'text';

/**
 * Models that were trained with a prefix before each text, and find little without it. Their model cards name the prefixes
 * (https://huggingface.co/intfloat/multilingual-e5-small, https://huggingface.co/nomic-ai/nomic-embed-text-v2-moe,
 * https://ai.google.dev/gemma/docs/embeddinggemma/model_card,
 * https://huggingface.co/Snowflake/snowflake-arctic-embed-m-v2.0, https://huggingface.co/Qwen/Qwen3-Embedding-0.6B). Other
 * models need none.
 */
const FAMILIES: readonly { name: RegExp; before: Record<Kind, string> }[] = [
  { name: /\be5\b/i, before: { question: 'query: ', text: 'passage: ' } },
  { name: /nomic-embed/i, before: { question: 'search_query: ', text: 'search_document: ' } },
  { name: /embedding-?gemma/i, before: { question: 'task: search result | query: ', text: 'title: none | text: ' } },
  { name: /arctic-embed/i, before: { question: 'query: ', text: '' } },
  {
    name: /qwen3-embedding/i,
    before: {
      question: 'Instruct: Given a hotel guest’s question, find the text that answers it\nQuery: ',
      text: '',
    },
  },
];
const NOTHING: Record<Kind, string> = { question: '', text: '' };

/** The prefix of a kind of text for a model. */
export function prefixOf(model: string, kind: Kind): string {
  return (FAMILIES.find(({ name }) => name.test(model))?.before ?? NOTHING)[kind];
}
