import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDeskCode, readSourceIds } from '../../widget/build-texts.ts';

/**
 * The table of what other desks have says of each thing where it is here. Each of its lines is held by tests that play it, named
 * by words of their titles; each menu, view and key that a line names is one of the desk's own.
 */
const DOCUMENT = readFileSync('docs/desk.md', 'utf8');
const STAFF = 'test/bff/conversation/staff';
const HTTP = 'test/bff/http/conversations';
const DESK = 'test/widget/desk';

/** Which tests hold a line: the file, and words of a title in it. */
const HELD: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'Take over from the bot, hand back': [
    [`${DESK}/desk.test.ts`, 'is taken over, answered, given back, resolved and reopened by keys'],
    ['test/e2e/desk/desk-together.test.ts', 'has one winner, the other is asked, and both see who holds it'],
  ],
  'Assign to people and departments': [
    [`${STAFF}/routing.test.ts`, 'is of the department'],
    [`${STAFF}/routing.test.ts`, 'speaks the guest’s language rather than having less to do'],
    [`${STAFF}/routing.test.ts`, 'is never off duty'],
  ],
  'Who else reads and types': [['test/e2e/desk/desk-together.test.ts', 'says who is there, and who is writing']],
  Snooze: [
    [`${DESK}/emergency.test.ts`, 'what is put off is gone until one looks for it'],
    [`${HTTP}/sorting.test.ts`, 'wakes at once where its guest writes'],
  ],
  'Labels, priority': [[`${DESK}/emergency.test.ts`, 'a priority counts before a promise']],
  'Saved replies with variables': [
    [`${DESK}/inbox.test.ts`, 'are inserted with a slash, in the guest’s language, with the known data of the stay'],
    [`${DESK}/inbox.test.ts`, 'are not sent while a placeholder in them is empty'],
  ],
  'Internal notes': [[`${DESK}/desk.test.ts`, 'keeps a note among colleagues']],
  '@mentions that notify': [
    [`${DESK}/going-about.test.ts`, 'is told at their desk who named them'],
    [`${STAFF}/mentions.test.ts`, 'is told, with who named them'],
  ],
  'Drafts of the bot for approval': [
    [`${DESK}/inbox/together.test.ts`, 'counts as a guest who waits'],
    [`${STAFF}/modes.test.ts`, 'sends what a colleague made of the draft as theirs'],
    [`${DESK}/desk.test.ts`, 'are sent in other words, or discarded'],
  ],
  'Several actions at once (macros)': [
    ['test/bff/http/triage.test.ts', 'do several things under one name'],
    ['test/bff/http/triage.test.ts', 'leave a conversation as it was where one of them cannot be done'],
  ],
  'Many conversations at once': [
    [`${DESK}/inbox/together.test.ts`, 'a row of them with Shift, closed together and taken back'],
    [`${DESK}/inbox/together.test.ts`, 'X chooses the open one'],
    ['test/bff/http/triage.test.ts', 'never close or hide a guest in danger'],
  ],
  'Saved views': [[`${DESK}/inbox/together.test.ts`, 'is saved as the list is narrowed now']],
  'Merge, block': [
    ['test/bff/http/triage.test.ts', 'become one, which takes over what the guest waits for; taken back'],
    ['test/bff/http/triage.test.ts', 'both are in the history and in the audit log'],
    ['test/bff/http/triage.test.ts', 'is heard all the same where they are in danger'],
  ],
  'Command palette': [[`${DESK}/going-about.test.ts`, 'with the keyboard alone']],
  'Forward with a summary': [['test/bff/http/triage.test.ts', 'waits for that colleague, with what stands in it']],
  'Files, pictures, voice notes both ways': [
    ['test/e2e/attachments.test.ts', 'records a voice note, which plays on both sides'],
    [`${HTTP}/uploads.test.ts`, 'is drawn again'],
  ],
  'Lists and carousels below a reply': [
    [`${DESK}/inbox/list-card.test.ts`, 'seen as the guest will see it'],
    [`${DESK}/inbox/list-card.test.ts`, 'is shown as the lines that a channel without cards gets'],
  ],
  'Translation for staff': [
    ['test/bff/http/house/translations.test.ts', 'is asked for once, kept with the message'],
    [`${DESK}/emergency.test.ts`, 'say room, matter, reason, promise and since when'],
  ],
  'Response targets': [
    [`${HTTP}/analytics.test.ts`, 'are held against the time in which the house is open'],
    [`${HTTP}/analytics.test.ts`, 'are set by the house, and hold for what is over too'],
  ],
  'Reports with export': [
    [`${DESK}/set-up-views.test.ts`, 'says what became of conversations, by what is chosen, beside the days before'],
    [`${DESK}/set-up-views.test.ts`, 'writes a table no spreadsheet mistakes for a formula'],
    [`${HTTP}/analytics.test.ts`, 'goes once when a month is over'],
  ],
  'What the bot is credited with': [['test/bff/insights/outcome.test.ts', 'belongs to the first question']],
  'Emergency lane that rings until somebody looks after it': [
    ['test/e2e/desk/desk-emergency.test.ts', 'is in sight in two seconds, and over at once'],
    ['test/bff/ws/emergency.test.ts', 'calls all at home by mail too'],
    ['test/bff/delivery/push.test.ts', 'are called at home too for an emergency'],
    ['test/bff/ws/emergency.test.ts', 'rings every desk as one, once, tells no program'],
  ],
  'What guests told before arrival: seen, entered, asked for': [
    [`${DESK}/house.test.ts`, 'shows what a guest told before arrival, and takes it in'],
    [`${DESK}/triage.test.ts`, 'are requested from the guest beside their conversation'],
  ],
  'Arrivals, in-house, departures, rooms': [
    ['test/bff/http/house/house.test.ts', 'of a day are who arrives, who is in the house and who leaves'],
    ['test/bff/http/house/house.test.ts', 'is as staff found it until the PMS tells something new'],
  ],
  'What the guest has spent': [
    [`${HTTP}/conversation-guest.test.ts`, 'by currency: as it was told, else what was sold in the chat'],
  ],
  'Tasks for housekeeping and maintenance': [[`${DESK}/tasks.test.ts`, 'shows the work by department']],
  'Title with the thing and the place, in the staff’s language': [
    [`${DESK}/tasks.test.ts`, 'heads a request with the thing and the place, in two lines of 72 pixels'],
    [`${DESK}/tasks.test.ts`, 'in the desk’s language'],
  ],
  'Thread and photos of a task': [
    [`${HTTP}/task-work.test.ts`, 'has pictures, which nobody of another house sees'],
    [`${DESK}/tasks.test.ts`, 'a thread in which a colleague is heard'],
  ],
  'Checklists, recurring work': [
    [`${HTTP}/task-work.test.ts`, 'is ticked off step by step'],
    [`${HTTP}/task-work.test.ts`, 'gives one task for its day'],
    [`${DESK}/tasks.test.ts`, 'sets up work that comes again'],
  ],
  'Given by dragging and by keys': [
    [`${DESK}/tasks.test.ts`, 'is given to a colleague by dragging and by keys'],
    [`${DESK}/tasks.test.ts`, 'is one’s own by one key'],
  ],
  'A role that sees tasks alone': [
    ['test/e2e/desk/desk-tasks-phone.test.ts', 'lands on the board, live, and finds no way to a conversation'],
    [`${HTTP}/task-work.test.ts`, 'reads and does tasks, and nothing of a conversation or a guest'],
  ],
  'The guest hears that it is done, and only once it cannot be taken back': [
    [`${STAFF}/tasks.test.ts`, 'nothing is told of what was taken back as a slip'],
  ],
  'Hosted by the hotel, open source': [['test/deploy.test.ts', '']],
};

/** The lines of its tables: what it is, and what the last column says. */
const LINES = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()))
  .filter(([thing]) => thing !== '')
  .map((cells): [thing: string, here: string] => [cells[0] ?? '', cells.at(-1) ?? '']);

describe('the table of features of other desks', () => {
  it('has tests for every row, and for no other row', () => {
    expect(LINES.map(([thing]) => thing)).toEqual(Object.keys(HELD));
  });

  it.each(LINES)('%s: the tests of the row exist', (thing) => {
    for (const [file, title] of HELD[thing] ?? []) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toContain(title);
    }
  });

  const words = [...readSourceIds(readDeskCode('widget')).values()];
  const keys = [...readFileSync('widget/desk/shell/shortcuts.ts', 'utf8').matchAll(/key\('([^']+)'/g)].map(
    ([, key]) => key,
  );
  /** A menu, a view and what stands in it, or a key. */
  const NAMES = LINES.flatMap(([thing, here]) =>
    [...here.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = '']) =>
      (keys.includes(bold) ? [bold] : bold.split(', ')).map((name): [string, string] => [name, thing]),
    ),
  );

  it.each(NAMES)('“%s” is a text or a key of the desk (%s)', (name) => {
    const isWord = words.some((word) => word === name || word.startsWith(`${name} …`));
    expect(isWord || keys.includes(name) || keys.some((key) => key?.startsWith(name))).toBe(true);
  });

  it('names the time after which a guest is told that something is done', () => {
    const [, ms = ''] =
      /TELL_AFTER_MS = ([\d_]+)/.exec(readFileSync('bff/conversation/tasks/notify-of-task.ts', 'utf8')) ?? [];
    expect(Number(ms.replace('_', '')) / 1_000).toBe(18);
    expect(DOCUMENT).toContain('eighteen seconds after **Done**');
  });
});
