/** A voice note that is being recorded. */
export interface Recording {
  /** Ends it and gives what was said; null where that was nothing. */
  finish(): Promise<File | null>;
  /** Ends it and forgets it. */
  cancel(): void;
}

/** What is tried in turn: the first plays everywhere, and messengers take it. */
const TYPES = ['audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus'];

/** Asks for the microphone and records. Rejects where there is none, or the guest does not want it. */
export async function record(): Promise<Recording> {
  const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(sound, mimeType === undefined ? {} : { mimeType });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  const stop = async (): Promise<void> => {
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    for (const track of sound.getTracks()) track.stop();
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
