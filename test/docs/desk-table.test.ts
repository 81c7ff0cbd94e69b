import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDeskCode, readSourceIds } from '../../widget/build-texts.ts';

/**
 * The table of other desks' features says where each feature is in ours. Each line is covered by tests, which are named by
 * words of their titles; each menu, view and key that a line names exists in the desk.
 */
const DOCUMENT = readFileSync('docs/desk.md', 'utf8');
const STAFF = 'test/bff/conversation/staff';
const HTTP = 'test/bff/http/conversations';
const DESK = 'test/widget/desk';

/** The tests that cover a line: the file, and words of a title in it. */
const TESTS_OF_LINE: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'Take over from the bot, hand back': [
    [`${DESK}/desk.test.ts`, 'is taken over, answered, given back, resolved and reopened by keys'],
    [
      'test/e2e/desk/desk-together.test.ts',
      'have one winner, the other is asked, and both see who holds the conversation',
    ],
  ],
  'Assign to people and departments': [
    [`${STAFF}/routing.test.ts`, 'belongs to the department'],
    [`${STAFF}/routing.test.ts`, 'is chosen by the guest’s language before the workload'],
    [`${STAFF}/routing.test.ts`, 'is never off duty'],
  ],
  'Who else reads and types': [['test/e2e/desk/desk-together.test.ts', 'shows who is there, and who is typing']],
  Snooze: [
    [
      `${DESK}/emergency.test.ts`,
      'are sorted by priority before deadline, and snoozed rows are hidden until searched for',
    ],
    [`${HTTP}/sorting.test.ts`, 'wakes at once when its guest writes'],
  ],
  'Labels, priority': [
    [
      `${DESK}/emergency.test.ts`,
      'are sorted by priority before deadline, and snoozed rows are hidden until searched for',
    ],
  ],
  'Saved replies with variables': [
    [`${DESK}/inbox.test.ts`, 'are opened with a slash, in the guest’s language, with the stay’s data filled in'],
    [`${DESK}/inbox.test.ts`, 'cannot be sent while a placeholder is empty'],
  ],
  'Internal notes': [[`${DESK}/desk.test.ts`, 'shows an internal note to colleagues only']],
  '@mentions that notify': [
    [`${DESK}/going-about.test.ts`, 'is notified with the writer’s name and a link to the note'],
    [`${STAFF}/mentions.test.ts`, 'is notified with the writer’s name, and the writer and other colleagues are not'],
  ],
  'Drafts of the bot for approval': [
    [`${DESK}/inbox/together.test.ts`, 'counts its guest as waiting'],
    [`${STAFF}/modes.test.ts`, 'sends an edited draft as the colleague’s own message'],
    [`${DESK}/desk.test.ts`, 'are edited and sent, or discarded'],
  ],
  'Several actions at once (macros)': [
    [
      'test/bff/http/triage.test.ts',
      'apply several steps under one name, in the guest’s language, with the guest’s data filled in',
    ],
    [
      'test/bff/http/triage.test.ts',
      'leaves a conversation unchanged if one of its steps fails, with the reason, and continues with the others',
    ],
  ],
  'Many conversations at once': [
    [
      `${DESK}/inbox/together.test.ts`,
      'are selected by mouse, also as a range with Shift, resolved together and restored by undo',
    ],
    [`${DESK}/inbox/together.test.ts`, 'are selected by keyboard: X selects the open one, Escape ends the selection'],
    ['test/bff/http/triage.test.ts', 'never closes or hides a guest in danger whom nobody handles yet'],
  ],
  'Saved views': [[`${DESK}/inbox/together.test.ts`, 'is saved with the current filters, and opened with a tap']],
  'Merge, block': [
    ['test/bff/http/triage.test.ts', 'become one, which waits for both requests; undo restores both'],
    ['test/bff/http/triage.test.ts', 'both are in the history and in the audit log'],
    ['test/bff/http/triage.test.ts', 'is still answered in an emergency'],
  ],
  'Command palette': [[`${DESK}/going-about.test.ts`, 'with the keyboard alone']],
  'Forward with a summary': [['test/bff/http/triage.test.ts', 'waits for the chosen colleague, with a summary']],
  'Files, pictures, voice notes both ways': [
    ['test/e2e/attachments.test.ts', 'records a voice note, which plays on both sides'],
    [`${HTTP}/uploads.test.ts`, 'is re-encoded, upright and without metadata, and reaches both sides'],
  ],
  'Lists and carousels below a reply': [
    [
      `${DESK}/inbox/list-card.test.ts`,
      'is written row by row or from the extras, previewed as the guest will see it, and sent below the text',
    ],
    [`${DESK}/inbox/list-card.test.ts`, 'is previewed as the lines that a channel without cards gets'],
  ],
  'Translation for staff': [
    [
      'test/bff/http/house/translations.test.ts',
      'is requested once, stored with the message and shown to every colleague',
    ],
    [
      `${DESK}/emergency.test.ts`,
      'show room, matter, reason, deadline and waiting time, with deadlines first, then the longest wait',
    ],
  ],
  'Response targets': [
    [`${HTTP}/analytics.test.ts`, 'are measured only within the house’s hours'],
    [`${HTTP}/analytics.test.ts`, 'are set by the house, and also apply to past days'],
  ],
  'Reports with export': [
    [`${DESK}/set-up-views.test.ts`, 'shows outcomes by the selected dimension, compared with the period before'],
    [`${DESK}/set-up-views.test.ts`, 'exports a table without formulas'],
    [
      `${HTTP}/analytics.test.ts`,
      'is sent once after the end of a month to the house’s recipients, whatever the mail server does',
    ],
  ],
  'What the bot is credited with': [['test/bff/insights/outcome.test.ts', 'belongs to the first question']],
  'Emergency lane that rings until somebody looks after it': [
    [
      'test/e2e/desk/desk-emergency.test.ts',
      '%s is visible within two seconds, and ends at once when a colleague handles it',
    ],
    ['test/bff/ws/emergency.test.ts', 'is also mailed to all colleagues at home'],
    ['test/bff/delivery/push.test.ts', 'are called at home too for an emergency'],
    ['test/bff/ws/emergency.test.ts', 'rings every desk once like an emergency, notifies no program'],
  ],
  'What guests told before arrival: seen, entered, asked for': [
    [`${DESK}/house.test.ts`, 'shows a guest’s pre-arrival details, and accepts new ones'],
    [`${DESK}/triage.test.ts`, 'are requested from the guest next to their conversation, in a text that can be edited'],
  ],
  'Arrivals, in-house, departures, rooms': [
    ['test/bff/http/house/house.test.ts', 'for a day are the arrivals, the guests in the house and the departures'],
    ['test/bff/http/house/house.test.ts', 'is what staff set until the PMS sends a newer one'],
  ],
  'What the guest has spent': [
    [
      `${HTTP}/conversation-guest.test.ts`,
      'a guest’s spending is summed by currency: the PMS’s totals, otherwise what was sold in the chat',
    ],
  ],
  'Tasks for housekeeping and maintenance': [
    [`${DESK}/tasks.test.ts`, 'the board shows tasks by department with late ones marked, or by state'],
  ],
  'Title with the thing and the place, in the staff’s language': [
    [`${DESK}/tasks.test.ts`, 'a card’s title names thing and place of a request, in two lines within 72 pixels'],
    [`${DESK}/tasks.test.ts`, 'in the desk’s language'],
  ],
  'Thread and photos of a task': [
    [`${HTTP}/task-work.test.ts`, 'can have pictures, which no other house sees and which are deleted with the task'],
    [`${DESK}/tasks.test.ts`, 'a task has a checklist, and a thread with colleagues’ comments'],
  ],
  'Checklists, recurring work': [
    [`${HTTP}/task-work.test.ts`, 'has its steps ticked off one by one, also by two colleagues at the same time'],
    [
      `${HTTP}/task-work.test.ts`,
      'creates one task for its day, however often it is checked, and none for days the server was down',
    ],
    [`${DESK}/tasks.test.ts`, 'recurring tasks are set up one after the other'],
  ],
  'Given by dragging and by keys': [
    [`${DESK}/tasks.test.ts`, 'a task is assigned to a colleague by drag and drop and by keys'],
    [
      `${DESK}/tasks.test.ts`,
      'a task is assigned to oneself with one key, and the board can be filtered to one’s own tasks',
    ],
  ],
  'A role that sees tasks alone': [
    ['test/e2e/desk/desk-tasks-phone.test.ts', 'sees the live board first, and finds no way to a conversation'],
    [`${HTTP}/task-work.test.ts`, 'reads and changes tasks, and no conversation or guest'],
  ],
  'The guest hears that it is done, and only once it cannot be taken back': [
    [`${STAFF}/tasks.test.ts`, 'to done and was undone within seconds, the guest is not informed'],
  ],
  'Hosted by the hotel, open source': [['test/deploy.test.ts', '']],
};

/** The lines of the tables: the feature, and the text of the last column. */
const LINES = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()))
  .filter(([thing]) => thing !== '')
  .map((cells): [thing: string, here: string] => [cells[0] ?? '', cells.at(-1) ?? '']);

describe('the table of other desks’ features', () => {
  it('has tests for each of its lines, and no tests for other lines', () => {
    expect(LINES.map(([thing]) => thing)).toEqual(Object.keys(TESTS_OF_LINE));
  });

  it.each(LINES)('%s: the tests that cover this line exist', (thing) => {
    for (const [file, title] of TESTS_OF_LINE[thing] ?? []) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toContain(title);
    }
  });

  const words = [...readSourceIds(readDeskCode('widget')).values()];
  const keys = [...readFileSync('widget/desk/shell/shortcuts.ts', 'utf8').matchAll(/key\('([^']+)'/g)].map(
    ([, key]) => key,
  );
  /** The names of menus, views, parts of views, and keys. */
  const NAMES = LINES.flatMap(([thing, here]) =>
    [...here.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = '']) =>
      (keys.includes(bold) ? [bold] : bold.split(', ')).map((name): [string, string] => [name, thing]),
    ),
  );

  it.each(NAMES)('“%s” is a word or a key of the desk (%s)', (name) => {
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
