import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Recording, record } from '../../ui/recorder.ts';
import { fileWords } from './file-words.ts';

/** Records a voice note for a reply. It ends unheard where its field is left. */
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

  /** Begins a voice note, or ends it and hands it to `add`. */
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
