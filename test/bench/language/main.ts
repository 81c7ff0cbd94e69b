/**
 * `npm run bench:language -- FOLDER [--json] [--fit] [--only=detection|intents|faqs]`: measures language detection, intents
 * and FAQ search against other libraries on the same lines, and against the goals. FOLDER holds the labelled data. Figures are
 * reported on the half of the rows on which no weight was fitted (`--fit`: on the other half). The English words and sentences
 * of the engine were written with rows of both
 * halves in view, so lines nobody has seen come out lower than these. Exit code 1 where a goal is missed.
 */
import { detectionGoals, formatDetection, measureDetection } from './detect.ts';
import { faqGoals, formatFaqs, measureFaqs } from './faqs.ts';
import type { Goal } from './goals.ts';
import type { Half } from './intent-rows.ts';
import { formatIntents, intentGoals, measureIntents } from './intents.ts';
import { toTable } from './table.ts';

interface Section {
  title: string;
  figures: unknown;
  text: string;
  goals: Goal[];
}

const SECTIONS: Readonly<Record<string, (folder: string, half: Half) => Promise<Section>>> = {
  async detection(folder, half) {
    const figures = await measureDetection(folder, half);
    return { title: 'Detection', figures, text: formatDetection(figures), goals: detectionGoals(figures) };
  },
  async intents(folder, half) {
    const figures = await measureIntents(folder, half);
    return { title: 'Intents', figures, text: formatIntents(figures), goals: intentGoals(figures) };
  },
  async faqs(folder, half) {
    const figures = await measureFaqs(folder, half);
    return { title: 'FAQ', figures, text: formatFaqs(figures), goals: faqGoals(figures) };
  },
};

const options = process.argv.slice(2);
const folder = options.find((option) => !option.startsWith('--')) ?? process.env['SERVICE_CHAT_DATA'];
if (folder === undefined) throw new Error('Say where the data is: npm run bench:language -- FOLDER');
const half: Half = options.includes('--fit') ? 'fit' : 'held-out';
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined && SECTIONS[only] === undefined) throw new Error(`--only is one of ${Object.keys(SECTIONS)}`);

const sections: Section[] = [];
for (const [name, run] of Object.entries(SECTIONS)) {
  if (only === undefined || only === name) sections.push(await run(folder, half));
}
console.log(options.includes('--json') ? toJson() : sections.map(printSection).join('\n\n\n'));
if (sections.some(({ goals }) => goals.some(({ isMet }) => !isMet))) process.exitCode = 1;

function printSection({ title, text, goals }: Section): string {
  const rows = goals.map(({ name, value, goal, isMet }) => [`  ${name}`, value, goal, isMet ? 'met' : 'MISSED']);
  return `${title}, on the ${half} half\n\n${text}\n\nGoals\n${toTable([], rows)}`;
}

function toJson(): string {
  const parts = sections.map(({ title, figures, goals }) => [title.toLowerCase(), { figures, goals }]);
  return JSON.stringify({ half, ...Object.fromEntries(parts) }, null, 2);
}
