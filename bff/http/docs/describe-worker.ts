import { parentPort } from 'node:worker_threads';
import { describeServed } from './served-openapi.ts';

/* Worker thread: describes all calls once, posts the result and ends. */
parentPort?.postMessage(describeServed().map((part) => new TextEncoder().encode(part)));
