import { expect } from 'chai';
import type { FakeHotel } from './fake-hotel.ts';
import { furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

/** Unfinished text in a list's editor is never discarded without a notice. */
let open: OpenDesk | null = null;
const cancels = () => findAll(document, 'form .button').filter((one) => one.textContent?.trim() === 'Cancel');
afterEach(async () => {
  for (const one of cancels()) (one as HTMLElement).click();
  await until('nothing half written', () => cancels().length === 0);
  open?.close();
  open = null;
});

async function openList(rest: string, sign: string): Promise<FakeHotel> {
  const { hotel } = furnishedHouse();
  open = openDesk(hotel, `/desk/${rest}`);
  await see(sign);
  return hotel;
}

const field = (id: string) => findAll(document, `#${id}`)[0] as HTMLInputElement | undefined;
const holds = (id: string, words: string) => until(`${words} in ${id}`, () => field(id)?.value === words);
const isKept = () => see('li.problem', 'not saved yet');
const pressEscape = (id: string) =>
  field(id)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));

/** [path, selector of the list, opener of an existing entry, field, opener of another entry] */
const LISTS: [path: string, sign: string, edit: () => Promise<void>, id: string, turn: () => Promise<void>][] = [
  [
    'teach',
    '.entries .open',
    async () => (findAll(document, '.entries .open')[0] as HTMLElement).click(),
    'question',
    async () => (await button('Add a question')).click(),
  ],
  [
    'teach/replies',
    '.entries .actions',
    async () => (findAll(document, '.entries .actions .button')[0] as HTMLElement).click(),
    'reply-name',
    async () => (await button('Add a reply')).click(),
  ],
  [
    'teach/offers',
    '.entries .actions',
    async () => (findAll(document, '.entries .actions .button')[0] as HTMLElement).click(),
    'amount',
    async () => (await button('Add an extra')).click(),
  ],
  [
    'settings/staff',
    '.entries .actions',
    async () => (findAll(document, '.entries .actions .button')[0] as HTMLElement).click(),
    'name',
    async () => (await button('Add a colleague')).click(),
  ],
];

for (const [path, sign, edit, id, turn] of LISTS)
  describe(path, () => {
    const write = async () => {
      const hotel = await openList(path, sign);
      await edit();
      await until('the editor', () => field(id) !== undefined);
      type(field(id) as HTMLInputElement, '77');
      return hotel;
    };

    it('an unchanged form is closed without a message', async () => {
      await openList(path, sign);
      await edit();
      await until('the editor', () => field(id) !== undefined);
      pressEscape(id);
      await until('closed', () => field(id) === undefined);
      expect(findAll(document, 'li.problem')).to.have.length(0);
    });

    it('a changed form is kept when another entry is opened, and “Go back” restores it', async () => {
      await write();
      await turn();
      await isKept();
      await until('the other', () => field(id)?.value !== '77');
      (await button('Go back')).click();
      await holds(id, '77');
    });

    it('a changed form is kept after Escape, and restored when the entry is opened again', async () => {
      await write();
      pressEscape(id);
      await isKept();
      await until('closed', () => field(id) === undefined);
      await edit();
      await holds(id, '77');
    });

    it('a changed form is kept when the view is left, and is open again on return', async () => {
      await write();
      open?.desk.goTo('inbox');
      await isKept();
      await until('gone', () => field(id) === undefined);
      const [view = '', rest = ''] = path.split('/');
      open?.desk.goTo(view, rest);
      await holds(id, '77');
    });
  });
