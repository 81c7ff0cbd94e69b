/** Tables of the hotel's knowledge, made by 0027 and later. */
export interface KnowledgeSchema {
  /** A fact about the hotel: read from its texts, imported from its site or written by its owner. */
  houseFact: {
    id: string;
    propertyId: string;
    key: string | null; // identifies it when the texts are read again; null: written by the owner
    attribute: string;
    value: string; // JSON FactValue
    conditions: string; // JSON FactConditions
    exceptions: string; // JSON string[]
    readAs: string | null; // JSON { value, conditions, exceptions } before the owner corrected it
    status: string; // read | confirmed | corrected | rejected
    // 1: the owner removed it though its text still says it; guests are not told it, and it is not listed
    removed: number;
    sourceType: string; // faq | training | page | pms | owner
    sourceId: string;
    sourceLabel: string;
    quote: string;
    language: string;
    sourceState: string; // current | changed | gone
    createdAt: string;
    updatedAt: string;
  };
  /** The revision of the hotel's texts from which its facts were last read. */
  factReading: { propertyId: string; revision: string; at: string };
  /** How often guests asked about an attribute of the catalogue in a month. */
  askedAttribute: {
    propertyId: string;
    attribute: string;
    month: string; // YYYY-MM
    count: number;
  };
  /** A text of the hotel in another language. */
  textTranslation: {
    propertyId: string;
    textId: string; // a FAQ's id, or policies | specialties | checkIn | checkOut
    language: string;
    question: string; // '' if the text has none, or it was not translated
    text: string;
    status: string; // written | machine | reviewed
    madeOf: string; // the hash of the translated original; if it differs now, the translation is outdated
    updatedAt: string;
  };
  /** The vector of a text of the hotel, from an embedding model. */
  textVector: {
    propertyId: string;
    model: string;
    textHash: string; // of the entry's question and answer; the row is deleted when no entry has it
    vector: string; // base64, one signed byte for each dimension
  };
  /**
   * How well an embedding model knows a language: of `asked` lines it found `found` in English. Applies to the whole
   * server.
   */
  embeddingTrial: { model: string; language: string; found: number; asked: number; at: string };
}
