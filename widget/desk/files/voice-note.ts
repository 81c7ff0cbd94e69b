import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Recording, record } from '../../ui/recorder.ts';
import { fileWords } from './file-words.ts';

/** Records a voice note for a reply. The recording is discarded if the field is removed. */
export class VoiceNote implements ReactiveController {
  isRecording = false;
  fault = '';
  readonly #host: ReactiveControllerHost;
  #recording: Recording | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.#recording?.cancel();
    this.#recording = null;
    this.isRecording = false;
  }

  /** Starts the recording, or ends it and passes it to `add`. */
  async turn(add: (file: File) => void): Promise<void> {
    const recording = this.#recording;
    this.fault = '';
    if (recording !== null) {
      this.#recording = null;
      this.isRecording = false;
      const file = await recording.finish();
      if (file !== null) add(file);
    } else {
      try {
        this.#recording = await record();
        this.isRecording = true;
      } catch {
        this.fault = fileWords.noMicrophone();
      }
    }
    this.#host.requestUpdate();
  }
}
