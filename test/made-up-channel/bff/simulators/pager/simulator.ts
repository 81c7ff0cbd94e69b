import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Arrived, ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { createFaults } from '../server/faults.ts';
import { createRouter } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';

/** Invented secrets. */
const SIMULATED = { number: '+41441110000', token: 'simulated-pager-token', secret: 'simulated-pager-secret' };
const page = z.strictObject({ to: z.string(), text: z.string().min(1).max(2_000), reference: z.string() });

interface Page extends Arrived {
  reference: string;
}

/** Simulates the network of the made-up channel, and its guests with their pagers. */
export async function startPager({
  clock = () => new Date(),
  port,
}: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  const faults = createFaults();
  const webhooks = createWebhooks({ timeoutMs: 10_000, retryDelaysMs: [20, 50] });
  const pages: Page[] = [];
  let webhookUrl: string | null = null;
  let isRevoked = false;
  let deliversAll = true;

  function call(what: object): void {
    if (webhookUrl === null) return;
    const body = JSON.stringify({ ...what, at: clock().toISOString() });
    const signature = createHmac('sha256', SIMULATED.secret).update(body).digest('hex');
    webhooks.post({
      url: webhookUrl,
      headers: { 'content-type': 'application/json', 'x-pager-signature': signature },
      body,
    });
  }

  function tell(id: string, state: string, code: number | null = null): void {
    call({ type: 'status', id, reference: pages.find((one) => one.id === id)?.reference ?? null, state, code });
  }

  function send({ body }: SimRequest): SimAnswer {
    const { to, text, reference } = page.parse(JSON.parse(body));
    const id = randomUUID();
    pages.push({ id, to, text, reference });
    tell(id, 'sent');
    if (deliversAll) tell(id, 'delivered');
    return { status: 201, body: { id } };
  }

  const router = createRouter({
    'GET /account': () => ({ status: 200, body: { number: SIMULATED.number } }),
    'POST /pages': send,
  });
  const server = await serveSimulator({
    clock,
    faults,
    handle(request) {
      const found = router.find(request);
      if (typeof found === 'string') return { status: 404, body: { code: 400 } };
      const isKnown = request.headers['authorization'] === `Bearer ${SIMULATED.token}` && !isRevoked;
      return isKnown ? found.handle() : { status: 401, body: { code: 401 } };
    },
    ...(port === undefined ? {} : { port }),
  });
  return {
    ...server,
    credentials: { ...SIMULATED, baseUrl: server.url },
    arrived: pages,
    webhooks,
    async setWebhook(url) {
      webhookUrl = url;
      return true;
    },
    say(from, text) {
      const id = randomUUID();
      call({ type: 'page', id, from, text });
      return id;
    },
    tap(_, title) {
      throw new Error(`There is nothing to tap on a pager: write ${title}`);
    },
    tell: (id, state, code) => tell(id, state, code ?? null),
    delivers(on) {
      deliversAll = on;
    },
    revoke(on = true) {
      isRevoked = on;
    },
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}
