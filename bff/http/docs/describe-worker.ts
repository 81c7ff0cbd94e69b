import { parentPort } from 'node:worker_threads';
import { describeServed } from './served-openapi.ts';

/*
 * A thread that describes all calls once, says so and ends.
 */
parentPort?.postMessage(describeServed().map((part) => new TextEncoder().encode(part)));
