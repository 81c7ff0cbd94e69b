import type { Source } from '../../shared/domain/decision.ts';
import type { ModelSettings } from '../base/model-settings.ts';
import { PATIENCE } from './call-model.ts';
import { Caller, faultOfEnd, type ModelWorld } from './caller.ts';
import { newSecrets, writeClaimPrompt } from './prompts.ts';
import type { ModelTurn, SecondOpinion } from './types.ts';

/** The time limit of a claim. The guest waits, so the limit is short; a claim without a verdict is dropped. */
const WAIT_MS = 2_500;
/** The largest number of claims per reply that are sent to the second reader. Further claims are dropped. */
export const CLAIMS_MAX = 6;
const WORD_TOKENS_MAX = 16;
const WORD_LETTERS_MAX = 120;
const VERDICT = /^\W*(supported|contradicted|not[ _-]?said|not[ _-]?supported|yes|no)\b/iu;

/** A small model that reads a sentence and its cited sources, and states whether the sources support the sentence. */
export interface SecondReader {
  /** Never rejects. Without a verdict in time the sentence counts as unsupported. */
  ask(turn: Pick<ModelTurn, 'propertyId' | 'spent'>, claim: string, sources: readonly Source[]): Promise<SecondOpinion>;
  /** Ends running calls. Every later sentence counts as unsupported. */
  close(): void;
}

/** Null if no second reader is set up. */
export function openSecondReader(settings: ModelSettings, world: ModelWorld): SecondReader | null {
  const { checkModel } = settings;
  if (checkModel === null) return null;
  const { firstTokenMs, wholeMs } = world.patience ?? PATIENCE;
  const patience = { firstTokenMs: Math.min(WAIT_MS, firstTokenMs), wholeMs: Math.min(WAIT_MS, wholeMs) };
  const caller = new Caller({ ...settings, model: checkModel }, { ...world, patience });
  const closing = new AbortController();
  return {
    async ask({ propertyId, spent }, claim, sources) {
      const result = await caller.call(
        {
          propertyId,
          spent,
          prompt: writeClaimPrompt(claim, sources, newSecrets().fence),
          tools: { allowedTools: [], requests: [] },
          outputTokensMax: WORD_TOKENS_MAX,
          patienceTimes: 1,
          look: ({ text }) => (text.length > WORD_LETTERS_MAX ? 'length' : null),
          conclude(received, fault) {
            const isCut = received.end === 'length'; // the model continued after its verdict
            const broken = isCut && fault === null ? null : faultOfEnd(received, fault);
            return broken ?? { kind: 'reply', text: received.text, sources: [] };
          },
        },
        closing.signal,
      );
      const verdict = result.kind === 'reply' ? readVerdict(result.text) : 'none';
      return { verdict, ...(result.usage === undefined ? {} : { usage: result.usage }) };
    },
    close() {
      closing.abort();
      caller.close();
    },
  };
}

/** Reads the verdict at the beginning of the answer. Some models answer only yes or no; their "no" means that no source states the claim. */
function readVerdict(text: string): SecondOpinion['verdict'] {
  const word = VERDICT.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'supported' || word === 'yes') return 'supported';
  return word === 'contradicted' ? 'contradicted' : word === '' ? 'none' : 'not_said';
}
