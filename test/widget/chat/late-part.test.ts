import { expect } from 'chai';
import { html, render } from 'lit';
import { LatePart } from '../../../widget/ui/late-part.ts';

it('a part of the chat that failed to load shows an error, and is loaded again on a tap', async () => {
  const place = document.createElement('div');
  let tries = 0;
  const part = new LatePart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
  });
  let hasFailed: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    hasFailed = resolve;
  });
  const draw = (): void => {
    render(part.view(html`<b>the part</b>`, 'Please try again.', redraw), place);
  };
  const redraw = (): void => {
    draw();
    hasFailed();
  };
  draw();
  draw();
  expect([tries, place.textContent]).to.deep.equal([1, 'the part']);
  await failing;
  expect(place.querySelector('[role=alert]')?.textContent).to.equal('Please try again.');
  place.querySelector('button')?.click();
  expect([tries, place.textContent]).to.deep.equal([2, 'the part']);
});
