/** A piece of JSON whose keys are not known beforehand. */
export type JsonObject = Record<string, unknown>;
