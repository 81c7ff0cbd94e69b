import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { ServiceError } from '../base/errors.ts';

const SCAN_MS_MAX = 30_000;
const SAID_MAX = 4_096;
const CHUNK_BYTES = 64 * 1_024;

/** An operator's virus scanner: a program that gets the file, or a ClamAV daemon. */
export type ScannerSettings = { command: string[] } | { host: string; port: number } | { socket: string };

/** Resolves if the file is clean. Throws `upload_refused` if it is infected, `scanner_unavailable` without a result. */
export type Scan = (bytes: Uint8Array) => Promise<void>;

export function createScan(settings: ScannerSettings | null, timeoutMs: number = SCAN_MS_MAX): Scan {
  if (settings === null) return async () => undefined;
  const ask = 'command' in settings ? runProgram(settings.command, timeoutMs) : askDaemon(settings, timeoutMs);
  return async (bytes) => {
    const verdict = await ask(bytes).catch((cause: unknown) => {
      throw new ServiceError(
        'scanner_unavailable',
        'The file could not be looked through for viruses; try again later',
        {
          cause,
          retryAfterMs: 60_000,
        },
      );
    });
    if (verdict === 'infected')
      throw new ServiceError('upload_refused', 'The virus scanner does not let this file in: send another');
  };
}

type Ask = (bytes: Uint8Array) => Promise<'clean' | 'infected'>;

/** Runs a program with the file on its standard input. Exit code 0 is clean and 1 infected, as with clamscan and others. */
function runProgram([program = '', ...options]: string[], timeoutMs: number): Ask {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, options, {
        stdio: ['pipe', 'ignore', 'ignore'],
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
      });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve('clean');
        else if (code === 1) resolve('infected');
        else reject(new Error(`The scanner ended with ${code ?? 'a signal'}`));
      });
      child.stdin.on('error', () => undefined); // It may end before it has read everything.
      child.stdin.end(bytes);
    });
}

/** Uses clamd's INSTREAM: chunks with their lengths, an empty chunk at the end, and one line as answer. */
function askDaemon(where: { host: string; port: number } | { socket: string }, timeoutMs: number): Ask {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = 'socket' in where ? connect(where.socket) : connect(where.port, where.host);
      const late = setTimeout(() => socket.destroy(new Error('The scanner took too long')), timeoutMs);
      let received = '';
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        received = (received + text).slice(0, SAID_MAX);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        clearTimeout(late);
        const answer = received.replace(/\0/g, '').trim();
        if (answer.endsWith('FOUND')) resolve('infected');
        else if (answer === 'stream: OK') resolve('clean');
        else reject(new Error(`The scanner answered “${answer.slice(0, 80)}”`));
      });
      socket.on('connect', () => {
        socket.write('zINSTREAM\0');
        for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
          const piece = bytes.subarray(at, at + CHUNK_BYTES);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(piece.length);
          socket.write(length);
          socket.write(piece);
        }
        socket.write(Buffer.alloc(4));
      });
    });
}
