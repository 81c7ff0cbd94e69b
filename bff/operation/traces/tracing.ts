import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type SpanOf, type Tracing, traceWith } from '../../base/tracing.ts';

const NAME = 'service-chat';
const TRACE_DIGITS = 32;
const SPAN_DIGITS = 16;
/** Most spans waiting to be sent; further ones are dropped, to limit memory. */
const WAITING_MAX = 2_048;
const SENT_EVERY_MS = 2_000;
const SEND_MS_MAX = 5_000;

/**
 * Sends spans to an OTLP endpoint in batches; unsent ones are dropped on failure. `close` sends the rest, for a few seconds at
 * most.
 */
export function startTracing(endpoint: string, node: string): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS_MAX });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': NAME, 'service.instance.id': node }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        maxQueueSize: WAITING_MAX,
        scheduledDelayMillis: SENT_EVERY_MS,
        exportTimeoutMillis: SEND_MS_MAX,
      }),
    ],
  });
  const tracer = provider.getTracer(NAME);
  const within = new AsyncLocalStorage<Context>();

  async function follow<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Only the error's name, because its text may quote a guest.
      span.setStatus({ code: SpanStatusCode.ERROR, message: nameError(error) });
      throw error;
    } finally {
      span.end();
    }
  }

  const tracing: Tracing = {
    span(of, work) {
      const { name, facts = {}, message } = of;
      if (typeof message === 'function') return spanAfterwards({ ...of, message }, work);
      const parent = message === undefined ? (within.getStore() ?? ROOT_CONTEXT) : ofMessage(message);
      const span = tracer.startSpan(name, { attributes: facts }, parent);
      return within.run(trace.setSpan(parent, span), () => follow(span, work));
    },
  };

  /** The message is known only when the work is done. A failure is a trace of its own. */
  async function spanAfterwards<T>(
    { name, facts = {}, message }: SpanOf<T> & { message: (value: T) => string },
    work: () => Promise<T>,
  ): Promise<T> {
    const startTime = Date.now();
    const begin = (parent: Context) => tracer.startSpan(name, { attributes: facts, startTime }, parent);
    const value = await work().catch((error: unknown) => follow(begin(ROOT_CONTEXT), () => Promise.reject(error)));
    begin(ofMessage(message(value))).end();
    return value;
  }

  traceWith(tracing);
  return {
    async close() {
      traceWith(null);
      await provider.shutdown().catch(() => undefined); // nobody is listening, so only the spans are lost
    },
  };
}

/** Derived from the message's id, so that all nodes use the same trace. */
function ofMessage(id: string): Context {
  const digits = createHash('sha256').update(id).digest('hex');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: digits.slice(0, TRACE_DIGITS),
    spanId: digits.slice(TRACE_DIGITS, TRACE_DIGITS + SPAN_DIGITS),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}
