/** The used part of node-nlp, which ships without types. */
declare module 'node-nlp' {
  export class NlpManager {
    constructor(settings: {
      languages: string[];
      autoSave: boolean;
      autoLoad: boolean;
      forceNER: boolean;
      nlu: { log: boolean };
    });
    addDocument(language: string, text: string, intent: string): void;
    train(): Promise<void>;
    process(language: string, text: string): Promise<{ classifications: { intent: string; score: number }[] }>;
  }
}
