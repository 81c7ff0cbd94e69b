import type { Source } from '../../shared/domain/decision.ts';
import type { ModelSettings } from '../base/model-settings.ts';
import { PATIENCE } from './call-model.ts';
import { Caller, faultOfEnd, type ModelWorld } from './caller.ts';
import { newSecrets, writeClaimPrompt } from './prompts.ts';
import type { ModelTurn, SecondOpinion } from './types.ts';

/** A guest waits for it: short, and what has no answer by then is left out. */
const WAIT_MS = 2_500;
/** Of one reply so many sentences are asked about; the others are left out. */
export const CLAIMS_MAX = 6;
const WORD_TOKENS_MAX = 16;
const WORD_LETTERS_MAX = 120;
const VERDICT = /^\W*(supported|contradicted|not[ _-]?said|not[ _-]?supported|yes|no)\b/iu;

/** A small model that sees a sentence and what it cites, and says whether that supports it. */
export interface SecondReader {
  /** Never rejects: without an answer in its time nobody supports the sentence. */
  ask(turn: Pick<ModelTurn, 'propertyId' | 'spent'>, claim: string, sources: readonly Source[]): Promise<SecondOpinion>;
  /** Ends what is under way; every later sentence has no support. */
  close(): void;
}

/** Null where none is set up. */
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
            const isCut = received.end === 'length'; // it went on after its word
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

/** The word it begins with; models that only know yes and no mean by no that it is not said. */
function readVerdict(text: string): SecondOpinion['verdict'] {
  const word = VERDICT.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'supported' || word === 'yes') return 'supported';
  return word === 'contradicted' ? 'contradicted' : word === '' ? 'none' : 'not_said';
}
