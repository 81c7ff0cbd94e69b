/** Tables of what the house knows, made by 0027 and later. */
export interface KnowledgeSchema {
  /** A fact of the house: read from its texts, taken from its page or written by its owner. */
  houseFact: {
    id: string;
    propertyId: string;
    key: string | null; // what it was read as; null: by nobody but the owner
    attribute: string;
    value: string; // JSON FactValue
    conditions: string; // JSON FactConditions
    exceptions: string; // JSON string[]
    readAs: string | null; // JSON { value, conditions, exceptions } before the owner corrected it
    status: string; // read | confirmed | corrected | rejected
    removed: number; // 1: the owner took it out while its text still says it; it is neither told nor listed
    sourceType: string; // faq | training | page | pms | owner
    sourceId: string;
    sourceLabel: string;
    quote: string;
    language: string;
    sourceState: string; // current | changed | gone
    createdAt: string;
    updatedAt: string;
  };
  /** Of which state of its texts the house's facts were read last. */
  factReading: { propertyId: string; revision: string; at: string };
  /** How often guests asked after an attribute of the catalogue in a month. */
  askedAttribute: {
    propertyId: string;
    attribute: string;
    month: string; // YYYY-MM
    count: number;
  };
  /** One of the house's texts in another language. */
  textTranslation: {
    propertyId: string;
    textId: string; // a FAQ's id, or policies | specialties | checkIn | checkOut
    language: string;
    question: string; // '' where the text has none, or none was translated
    text: string;
    status: string; // written | machine | reviewed
    madeOf: string; // the hash of the original it was made of; another by now: it is outdated
    updatedAt: string;
  };
  /** One of the house's texts as an embedding model sees it. */
  textVector: {
    propertyId: string;
    model: string;
    textHash: string; // of the entry's question and answer; no entry has it any more: it goes
    vector: string; // base64, one signed byte for each dimension
  };
  /** How well an embedding model knows a language: of so many lines it found so many in English. Of the whole server. */
  embeddingTrial: { model: string; language: string; found: number; asked: number; at: string };
}
