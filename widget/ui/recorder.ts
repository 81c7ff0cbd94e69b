/** A voice note while it is being recorded. */
export interface Recording {
  /** Ends the recording and returns the file; null if nothing was recorded. */
  finish(): Promise<File | null>;
  /** Ends the recording and discards it. */
  cancel(): void;
}

/** The formats in order of preference. The first plays everywhere, and messengers accept it. */
const TYPES = ['audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus'];

/** Asks for the microphone and records. Rejects if there is no microphone or the guest does not allow it. */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  const stop = async (): Promise<void> => {
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    async finish() {
      await stop();
      const [type = 'audio/webm'] = recorder.mimeType.split(';');
      const blob = new Blob(pieces, { type });
      return blob.size === 0 ? null : new File([blob], `voice.${type.split('/')[1]}`, { type });
    },
    cancel: () => void stop(),
  };
}
