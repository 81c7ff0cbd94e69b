import sharp from 'sharp';

/** Sample files like those that guests send. */

/** A photo with its author, its place and a rotation in the metadata, as phones write it. */
export function photo(width = 80, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Guest Photographer', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 32/1 45/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function drawing(format: 'png' | 'webp' | 'gif', side = 20): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#3c3' } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF of one empty page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Half a second of silence, 8 kHz, 8 bits. */
export function voiceNote(): Buffer {
  const samples = Buffer.alloc(4_000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** The header of a HEIC picture, the format of some phones. */
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
]);

/** A form with one file. */
export function formWith(bytes: Uint8Array, name: string, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Uploads a form. */
export async function uploadForm(
  url: string,
  token: string | undefined,
  form: FormData,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely.
  const body: any = await response.json();
  return { status: response.status, headers: response.headers, body };
}
