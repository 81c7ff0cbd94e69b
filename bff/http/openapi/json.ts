/** A JSON object with unknown keys. */
export type JsonObject = Record<string, unknown>;
