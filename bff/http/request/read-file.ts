import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { ATTACHMENT_BYTES_MAX } from '../../../shared/domain/attachment.ts';
import { ServiceError } from '../../base/errors.ts';
import { tooLarge } from '../../files/files.ts';
import { readBytes } from './body.ts';

/** Allowance for the form around the file. */
const FORM_BYTES_MAX = 16 * 1_024;
/** How many bodies are read at the same time; each is in memory until it is complete. */
const AT_ONCE_MAX = 16;
const FORM = /^multipart\/form-data;/i;

let underWay = 0;

/**
 * Reads the file of a form's field `file`. Throws `payload_too_large`, `unsupported_media_type` if it is not a form,
 * `bad_request` if it does not have exactly one file, and `overloaded`.
 */
export async function readFile(request: IncomingMessage): Promise<{ bytes: Buffer; name: string }> {
  const type = request.headers['content-type'] ?? '';
  if (!FORM.test(type))
    throw new ServiceError('unsupported_media_type', 'Send multipart/form-data with the file in the field “file”');
  if (underWay >= AT_ONCE_MAX) throw new ServiceError('overloaded', 'Too many files at once', { retryAfterMs: 2_000 });
  underWay += 1;
  try {
    const body = await readBytes(request, ATTACHMENT_BYTES_MAX + FORM_BYTES_MAX).catch((error: unknown) => {
      throw error instanceof ServiceError && error.code === 'payload_too_large' ? tooLarge() : error;
    });
    return await readForm(type, body);
  } finally {
    underWay -= 1;
  }
}

function readForm(type: string, body: Buffer): Promise<{ bytes: Buffer; name: string }> {
  return new Promise((resolve, reject) => {
    const files: { bytes: Buffer; name: string }[] = [];
    let fault: ServiceError | null = null;
    const form = openForm(type);
    form.on('file', (field, stream, name) => {
      const pieces: Buffer[] = [];
      if (field !== 'file')
        fault = new ServiceError('bad_request', `There is no field “${field.slice(0, 40)}”; use “file”`);
      stream.on('limit', () => {
        fault = tooLarge();
      });
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => files.push({ bytes: Buffer.concat(pieces), name: name ?? '' }));
    });
    form.on('filesLimit', () => {
      fault = new ServiceError('bad_request', 'Send one file at a time');
    });
    form.on('error', () => reject(new ServiceError('bad_request', 'The form did not arrive whole')));
    form.on('finish', () => {
      const [file] = files;
      if (fault !== null) reject(fault);
      else if (file === undefined || file.bytes.length === 0)
        reject(new ServiceError('bad_request', 'The form has no file in its field “file”'));
      else resolve(file);
    });
    form.end(body);
  });
}

/** Throws `bad_request` if the content type has no boundary. */
function openForm(type: string): InstanceType<typeof Busboy> {
  try {
    const limits = { files: 1, fields: 4, parts: 5, fieldSize: 1_024, fileSize: ATTACHMENT_BYTES_MAX };
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (cause) {
    throw new ServiceError('bad_request', 'Content-Type: multipart/form-data needs its boundary', { cause });
  }
}
