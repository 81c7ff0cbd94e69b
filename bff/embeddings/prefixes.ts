/** What a text is embedded as: what a guest asks, or what a house tells. */
export type Kind = 'question' | 'text';

/**
 * Models that were trained with words before each text and find little without: their makers' cards name them
 * (https://huggingface.co/intfloat/multilingual-e5-small, https://huggingface.co/nomic-ai/nomic-embed-text-v2-moe,
 * https://ai.google.dev/gemma/docs/embeddinggemma/model_card, https://huggingface.co/Snowflake/snowflake-arctic-embed-m-v2.0,
 * https://huggingface.co/Qwen/Qwen3-Embedding-0.6B). All others take a text as it is.
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

/** What stands before a text of a kind for a model of that name. */
export function prefixOf(model: string, kind: Kind): string {
  return (FAMILIES.find(({ name }) => name.test(model))?.before ?? NOTHING)[kind];
}
