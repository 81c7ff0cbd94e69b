import { expect } from 'chai';
import type { ServiceChatElement } from '../../../widget/launcher/service-chat.ts';
import { ScriptedServer } from '../support/scripted-socket.ts';

/*
 * The page's code runs before the script: it sets properties on plain elements, which become chats when the script is loaded.
 * That happens once per page, so all elements are created before.
 */

const SERVER = 'https://chat.example';
const server = new ScriptedServer();
let createdCount = 0;

function early(properties: Record<string, unknown>): HTMLElement {
  const propertyId = `prp_01J0000000000000000000010${createdCount++}`;
  return Object.assign(document.createElement('service-chat') as HTMLElement, { propertyId, ...properties });
}

const onPage: Record<string, HTMLElement> = {
  'the property alone': early({}),
  'every property': early({
    baseUrl: SERVER,
    locale: 'de',
    theme: 'dark',
    accent: '#123456',
    position: 'start',
    offset: '20 80',
    mode: 'floating',
    greeting: 'Hello',
  }),
  'what a component did not say': early({
    baseUrl: undefined,
    locale: undefined,
    theme: undefined,
    accent: undefined,
    position: undefined,
    offset: undefined,
    mode: undefined,
    greeting: undefined,
    preview: undefined,
  }),
  'a URL and a number': early({ baseUrl: new URL(SERVER), offset: 20 }),
  'a property other than that of the markup': early({}),
};
const apart = early({});
const calledElement = early({});

before(async () => {
  expect(customElements.get('service-chat')).to.equal(undefined);
  onPage['a property other than that of the markup']?.setAttribute('property-id', 'prp_01J00000000000000000000199');
  document.body.append(...Object.values(onPage), calledElement);
  Object.assign(window, { ServiceChat: { q: [{ propertyId: Reflect.get(calledElement, 'propertyId') }] } });
  await import('../support/chat.ts');
  document.body.append(apart);
});
after(() => {
  for (const left of document.querySelectorAll('service-chat')) left.remove();
  server.restore();
});

async function waitForButton(element: HTMLElement): Promise<ServiceChatElement> {
  const chat = element as ServiceChatElement;
  await chat.whenReady();
  expect(chat.shadowRoot?.querySelector('.launcher')).to.be.instanceOf(HTMLButtonElement);
  expect(chat.hidden).to.equal(false);
  return chat;
}

describe('an element whose properties were set before the script was loaded', () => {
  for (const [what, element] of Object.entries(onPage))
    it(`shows its button: ${what}`, async () => {
      const { propertyId } = await waitForButton(element);
      expect(element.getAttribute('property-id')).to.equal(propertyId);
    });

  it('looks as these properties say', async () => {
    const { shadowRoot } = await waitForButton(onPage['every property'] as HTMLElement);
    const root = shadowRoot?.querySelector<HTMLElement>('.root');
    expect([root?.lang, root?.dataset['theme'], root?.dataset['position']]).to.deep.equal(['de', 'dark', 'start']);
    expect(root?.style.getPropertyValue('--_offset-block')).to.equal('80px');
    expect(shadowRoot?.querySelector('.bubble')?.textContent).to.include('Hello');
  });

  it('keeps the distance from the corner that a number sets', async () => {
    const { shadowRoot } = await waitForButton(onPage['a URL and a number'] as HTMLElement);
    expect(shadowRoot?.querySelector<HTMLElement>('.root')?.style.getPropertyValue('--_offset-inline')).to.equal(
      '20px',
    );
  });

  it('shows its button if it was added to the page only afterwards', async () => {
    await waitForButton(apart);
  });

  it('is the chat that an early call of init returns', async () => {
    const { propertyId } = await waitForButton(calledElement);
    expect(document.querySelectorAll(`service-chat[property-id="${propertyId}"]`)).to.have.length(1);
  });

  it('follows later changes and removals of properties', async () => {
    const chat = await waitForButton(onPage['the property alone'] as HTMLElement);
    chat.locale = 'de';
    await chat.updateComplete;
    expect(chat.getAttribute('locale')).to.equal('de');
    chat.locale = undefined;
    await chat.updateComplete;
    expect(chat.hasAttribute('locale')).to.equal(false);
  });
});
