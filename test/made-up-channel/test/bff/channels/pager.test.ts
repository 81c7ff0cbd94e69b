import { findConnected } from '../../../bff/channels/registry.ts';
import { startPager } from '../../../bff/simulators/pager/simulator.ts';
import { describeChannel } from '../../contract/channels.ts';

const channel = findConnected('pager');
if (channel === undefined) throw new Error('The registry has no line for the made-up channel');

describeChannel({
  channel,
  start: startPager,
  sends: /POST \/pages$/,
  textLength: 2_000,
  canAsk: false,
  signatureHeader: 'x-pager-signature',
  wrong: [{ token: 'wrong' }, { number: '+4930123456' }],
  busy: { kind: 'status', status: 503, body: '{"code":503}' },
  unreachable: { kind: 'status', status: 404, body: '{"code":404}' },
  failedCode: 404,
  description: null,
});
