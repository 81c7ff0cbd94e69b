import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Frame } from '../../../shared/domain/frame.ts';
import type { Config } from '../../base/config.ts';
import type { DryRun } from '../../conversation/turn/ask.ts';
import type { Db } from '../../store/schema/schema.ts';
import { settingsOrExit } from './settings.ts';

interface AskOptions {
  property?: string;
  language?: string;
  explain?: true;
  json?: true;
  withModel?: true;
  sample?: true;
}

/** `ask`: answers one question as a guest would see it. Stores nothing. */
export function askCommand(): Command {
  return new Command('ask')
    .description('Ask the engine in the terminal, as a guest would; nothing is stored')
    .argument('<question>', 'what the guest writes, in any language')
    .option('--property <id>', 'whose answers (the only property by itself)')
    .option('--language <code>', 'the language of the conversation so far')
    .option('--sample', 'ask a sample hotel, which is forgotten again: nothing needs to be set up')
    .option('--explain', 'also show what was understood, what was decided and why')
    .option('--with-model', 'also ask the language model, where a guest’s message would be: its tokens are spent')
    .option('--json', 'print the whole outcome as JSON')
    .action(async (question: string, options: AskOptions) => {
      const { createLog } = await import('../../base/log.ts');
      const { openServices } = await import('../../compose.ts');
      const settings = settingsOrExit();
      const sampleDir = options.sample ? mkdtempSync(join(tmpdir(), 'service-chat-sample-')) : null;
      if (sampleDir === null) await storeOrExit(settings);
      else process.once('exit', () => rmSync(sampleDir, { recursive: true, force: true }));
      const config = sampleDir === null ? settings : sampleSettings(settings, sampleDir);
      const services = await openServices({ config, log: createLog('error') });
      try {
        if (sampleDir !== null) await (await import('../sample/sample.ts')).loadSampleHotel(services);
        const propertyId = await chooseProperty(services.db, options.property);
        const { language, withModel = false } = options;
        const outcome = await services.ask(propertyId, { text: question, language, withModel });
        if (options.json) console.log(JSON.stringify(outcome, null, 2));
        else console.log(options.explain ? explain(outcome) : (outcome.rewritten ?? outcome).reply.text);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
      } finally {
        await services.close();
      }
    });
}

/** Settings for a separate server in a temporary folder, so that the real one is not touched. */
function sampleSettings(settings: Config, folder: string): Config {
  return { ...settings, dataDir: folder, databaseUrl: null, masterKeyFile: join(folder, 'master.key') };
}

const NONE_YET = 'There is no property yet: run serve first (with --sample for a sample hotel), or add --sample here';

/** Throws with advice if there is no store; creates none. */
async function storeOrExit({ databaseUrl, dataDir }: Config): Promise<void> {
  const { databasePath } = await import('../../store/sqlite/database.ts');
  if (databaseUrl !== null || (existsSync(dataDir) && existsSync(databasePath(dataDir)))) return;
  console.error(NONE_YET);
  process.exit(1);
}

async function chooseProperty(db: Db, wanted: string | undefined): Promise<string> {
  const { listAllProperties } = await import('../../store/house/properties.ts');
  const properties = await listAllProperties(db);
  const match = properties.find(({ id }) => id === wanted);
  const [only] = properties;
  if (match !== undefined) return match.id;
  if (wanted === undefined && properties.length === 1 && only !== undefined) return only.id;
  const choices = properties.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  throw new Error(choices === '' ? NONE_YET : `Say which with --property:\n${choices}`);
}

/** Explains why the model is or is not used. */
const MODEL_USES: Record<DryRun['model'], string> = {
  off: 'none is set up: the engine answers alone',
  declined: 'this property declines it: the engine answers alone',
  not_asked: 'has no business with this message',
  translate: 'would say the hotel’s words in the guest’s language',
  answer: 'would look for the answer in the hotel’s entries',
};

function explain({ understanding, words, decision, reply, model, rewritten }: DryRun): string {
  const {
    language,
    intents,
    nearby,
    denied = [],
    asked = [],
    frames = [],
    entities,
    signals,
    tone,
    urgency,
  } = understanding;
  const scored = (list: { name: string; score: number }[]) =>
    list.map(({ name, score }) => `${name} ${score.toFixed(2)}`).join(', ') || 'none';
  return [
    reply.text,
    '',
    `language    ${language.code} (${language.confidence.toFixed(2)}, from ${language.source})`,
    `speaks of   ${words.concepts.join(', ') || 'nothing known'}`,
    `not known   ${words.unknown.join(', ') || 'no word'}`,
    `intents     ${scored(intents)}`,
    `came close  ${scored(nearby)}`,
    `denied      ${denied.map(({ name, how }) => `${name} (${how})`).join(', ') || 'nothing'}`,
    `asked after ${asked.join(', ') || 'nothing'}`,
    `frames      ${frames.map(describeFrame).join('\n            ') || 'none'}`,
    `signals     ${signals.join(', ') || 'none'}`,
    `entities    ${entities.map(({ type, text }) => `${type} “${text}”`).join(', ') || 'none'}`,
    `tone        ${tone}, ${urgency}`,
    `decision    ${decision.steps.map(({ kind }) => kind).join(', ') || 'none'}`,
    `reason      ${decision.reason}`,
    `sources     ${reply.sources.map(({ label, quote }) => `${label}: ${quote}`).join('\n            ') || 'none'}`,
    `instead of  ${scored(decision.alternatives)}`,
    `model       ${MODEL_USES[model]}`,
    ...(rewritten === undefined
      ? []
      : ['', 'with the model:', rewritten.reply.text, '', ...explainRewritten(rewritten)]),
  ].join('\n');
}

/** `refuse 0.97, towels_linen 0.99: no towels` */
function describeFrame({ act, actConfidence, topic, attribute, confidence, text }: Frame): string {
  const matter = [topic ?? 'no topic', ...(attribute === null ? [] : [attribute])].join('.');
  return `${act} ${actConfidence.toFixed(2)}, ${matter} ${confidence.toFixed(2)}: ${text}`;
}

function explainRewritten({ decision, reply, outcome }: NonNullable<DryRun['rewritten']>): string[] {
  return [
    `outcome     ${outcome}`,
    `decision    ${decision.steps.map(({ kind }) => kind).join(', ') || 'none'}`,
    `reason      ${decision.reason}`,
    `sources     ${reply.sources.map(({ label, quote }) => `${label}: ${quote}`).join('\n            ') || 'none'}`,
  ];
}
