import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { readConfig } from '../../base/config.ts';
import { hasMasterKey, makeMasterKey } from '../../base/secrets/master-key.ts';
import { EXIT } from '../assemble.ts';

const FILE = '.env';

/** One setting: where it is stored, the question, and its default. */
interface Question {
  setting: string;
  option: string;
  ask: string;
  usual: string;
  /** Asked only if this returns true. */
  when?: (answers: Answers) => boolean;
}
type Answers = Readonly<Record<string, string>>;

const isPublic = ({ BASE_URL = '' }: Answers): boolean => BASE_URL !== '' && !/\/\/(?:localhost|127\.)/.test(BASE_URL);

const QUESTIONS: readonly Question[] = [
  {
    setting: 'BASE_URL',
    option: 'base-url',
    ask: 'At which address will guests and staff reach it? Empty: on this machine alone',
    usual: '',
  },
  { setting: 'PORT', option: 'port', ask: 'On which port shall it listen', usual: '8787' },
  {
    setting: 'TRUSTED_PROXIES',
    option: 'trusted-proxies',
    ask: 'From which address does the proxy before it connect, such as 127.0.0.1? Empty: there is none',
    usual: '',
    when: isPublic,
  },
  { setting: 'DATA_DIR', option: 'data-dir', ask: 'In which folder shall it keep everything', usual: './data' },
  {
    setting: 'BACKUP_DIR',
    option: 'backup-dir',
    ask: 'Where shall its daily backups go, best on another disk? Empty: beside the data',
    usual: '',
  },
  {
    setting: 'SMTP_URL',
    option: 'smtp-url',
    ask: 'Which mail server sends its mail, as smtp://user:password@host:587? Empty: none',
    usual: '',
  },
  {
    setting: 'MAIL_FROM',
    option: 'mail-from',
    ask: 'From which address does its mail come',
    usual: '',
    when: ({ SMTP_URL = '' }) => SMTP_URL !== '',
  },
];

/** `init`: asks for the required settings one by one, and writes `.env` and the master key. Changes no existing files. */
export function initCommand(): Command {
  const command = new Command('init')
    .description('Set up a server in this folder: asks what it has to know, writes .env and makes the master key')
    .option('--yes', 'ask nothing: what is not given keeps its usual value');
  for (const { option, ask } of QUESTIONS) command.option(`--${option} <value>`, ask);
  return command.action(async (options: Record<string, string | true | undefined>) => {
    if (existsSync(FILE))
      return fail(`There is a ${FILE} here already. It is left as it is; delete it to begin again.`);
    const answers = await answerAll(options);
    const read = readConfig(answers);
    if ('faults' in read) return fail(['These answers do not hold:', ...read.faults].join('\n  '), EXIT.usage);
    const { dataDir, masterKeyFile } = read.config;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!hasMasterKey(masterKeyFile)) makeMasterKey(masterKeyFile);
    writeFileSync(FILE, toFile(answers), { mode: 0o600, flag: 'wx' });
    printNextSteps(masterKeyFile);
  });
}

/** Values from options, else answers, else defaults. */
async function answerAll(options: Record<string, string | true | undefined>): Promise<Answers> {
  const asks = options['yes'] !== true;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  // Input from a pipe arrives at once: each line is kept for its question.
  const lines = terminal?.[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const { setting, option, ask, usual, when } of QUESTIONS) {
    const given = options[toCamel(option)];
    if (when !== undefined && !when(answers) && given === undefined) continue;
    if (typeof given === 'string') answers[setting] = given;
    else if (lines === undefined) answers[setting] = usual;
    else answers[setting] = await askUntilItHolds(lines, { setting, ask, usual }, answers);
  }
  terminal?.close();
  return answers;
}

async function askUntilItHolds(
  lines: AsyncIterator<string>,
  { setting, ask, usual }: Pick<Question, 'setting' | 'ask' | 'usual'>,
  answers: Answers,
): Promise<string> {
  for (;;) {
    process.stdout.write(`${ask}${usual === '' ? '' : ` [${usual}]`}\n> `);
    const { value, done } = await lines.next();
    if (done === true) return usual; // end of input
    const answer = String(value).trim() || usual;
    const read = readConfig({ ...answers, [setting]: answer });
    const faults = 'faults' in read ? read.faults.filter((fault) => fault.startsWith(`${setting}:`)) : [];
    if (faults.length === 0) return answer;
    process.stdout.write(`${faults.join('\n')}\n`);
  }
}

/** The chosen settings as an env file that Node can read. */
function toFile(answers: Answers): string {
  const lines = Object.entries(answers)
    .filter(([, value]) => value !== '')
    .map(([setting, value]) => `${setting}=${quote(value)}`);
  return `# Written by service-chat init. Every setting is in the README.\n${lines.join('\n')}\n`;
}

function quote(value: string): string {
  if (/^[\w@%+=:,./[\]-]*$/.test(value)) return value;
  const mark = ["'", '"', '`'].find((one) => !value.includes(one)) ?? "'";
  return `${mark}${value}${mark}`;
}

function printNextSteps(masterKeyFile: string): void {
  const lines = [
    `Written: ${FILE}`,
    `The master key is ${masterKeyFile}. Keep a copy elsewhere: without it no backup can be opened.`,
    '',
    'Next:',
    '  service-chat doctor   looks whether anything is missing',
    '  service-chat serve    runs it; the first account is made at /desk',
  ];
  console.log(lines.join('\n'));
}

function toCamel(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fail(message: string, code: number = EXIT.failed): void {
  console.error(message);
  process.exitCode = code;
}
