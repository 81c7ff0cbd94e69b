import type { ShownAttachment } from '../../../../shared/protocol/attachment.ts';
import { until } from '../chat.ts';
import { ScriptedServer } from '../scripted-socket.ts';
import type { Scene } from './stage.ts';

/** Scenes with chosen, received and refused pictures, voice notes and documents. */
export const FILE_SCENES: Readonly<Record<string, Scene>> = {
  'files chosen to be sent along': async (stage) => {
    await stage.open(taking());
    await choose(
      stage.rig.panel,
      picture(),
      voiceNote(),
      documentOf('Reisepass und Meldeschein der ganzen Familie.pdf'),
    );
    await until(() => stage.rig.panel.querySelectorAll('.chosen button').length === 3, 'three files are chosen');
  },
  'a file the house does not take': async (stage) => {
    await stage.open(taking());
    await choose(stage.rig.panel, new File(['x'], 'film.mkv', { type: 'video/x-matroska' }));
    await until(() => stage.rig.panel.querySelector('.hint') !== null, 'the guest is told');
  },
  'a picture, a voice note and a document in the conversation': async (stage) => {
    const server = taking();
    server.http = (url) => {
      if (url.endsWith('/picture')) return new Response(picture());
      return url.endsWith('/voice') ? new Response(voiceNote()) : undefined;
    };
    await stage.open(server);
    await stage.say('This lamp is broken.');
    server.say('Thank you, like this one?', {
      author: 'staff',
      name: 'Anna',
      attachments: [shownAttachment('image', 'picture')],
    });
    server.say('', {
      author: 'staff',
      name: 'Anna',
      attachments: [shownAttachment('audio', 'voice'), shownAttachment('document', 'menu')],
    });
    const files = (): (ShadowRoot | null)[] =>
      [...stage.rig.panel.querySelectorAll('service-chat-file')].map(({ shadowRoot }) => shadowRoot);
    await until(() => files().some((file) => file?.querySelector('img')), 'the picture is there');
    await until(() => files().some((file) => file?.querySelector('audio[src]')), 'the voice note is there');
  },
};

function taking(): ScriptedServer {
  const server = new ScriptedServer();
  server.uploads = { uploadBytes: 1_000_000, uploadTypes: ['image/svg+xml', 'audio/wav', 'application/pdf'] };
  return server;
}

async function choose(panel: ShadowRoot, ...files: File[]): Promise<void> {
  const field = panel.querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) throw new Error('There is no field for files');
  const given = new DataTransfer();
  for (const file of files) given.items.add(file);
  field.files = given.files;
  field.dispatchEvent(new Event('change'));
}

function picture(): File {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#8ab"/><circle cx="90" cy="90" r="40" fill="#fd6"/></svg>';
  return new File([drawing], 'IMG_20261123_184501_lamp_beside_the_window.svg', { type: 'image/svg+xml' });
}

/** A tenth of a second of silence: 8 kHz, 8 bits. */
function voiceNote(): File {
  const samples = 800;
  const head = new DataView(new ArrayBuffer(44));
  const words = (at: number, text: string): void => {
    for (const [index, sign] of [...text].entries()) head.setUint8(at + index, sign.charCodeAt(0));
  };
  words(0, 'RIFF');
  head.setUint32(4, 36 + samples, true);
  words(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8_000, true);
  head.setUint32(28, 8_000, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  words(36, 'data');
  head.setUint32(40, samples, true);
  return new File([head.buffer, new Uint8Array(samples).fill(128)], 'voice.wav', { type: 'audio/wav' });
}

function documentOf(name: string): File {
  return new File(['%PDF-1.4'], name, { type: 'application/pdf' });
}

function shownAttachment(kind: ShownAttachment['kind'], name: string): ShownAttachment {
  const type = { image: 'image/svg+xml', audio: 'audio/wav', document: 'application/pdf' }[kind];
  const size = kind === 'image' ? { width: 320, height: 200 } : {};
  return { id: `att_${name}`, kind, type, name: `${name} of the house`, bytes: 900, state: 'here', url: name, ...size };
}
