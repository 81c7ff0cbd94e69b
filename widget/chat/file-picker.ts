import type { LitElement, ReactiveController } from 'lit';
import { dropsFiles, pastedFiles } from '../ui/file-drop.ts';
import type { Recording } from '../ui/recorder.ts';
import type { FileFault, FileLimits, LocalFile } from './files/local-file.ts';

/** The files chosen but not sent yet, and the voice note being recorded. */
export class FilePicker implements ReactiveController {
  files: readonly LocalFile[] = [];
  fault: FileFault | 'no_microphone' | null = null;
  /** True while files are being checked. */
  isBusy = false;
  isRecording = false;
  readonly #host: LitElement;
  readonly #limits: () => FileLimits;
  readonly #countMax: number;
  #recording: Recording | null = null;
  #heard = new AbortController();

  constructor(host: LitElement, limits: () => FileLimits, countMax: number) {
    this.#host = host;
    this.#limits = limits;
    this.#countMax = countMax;
    host.addController(this);
  }

  hostConnected(): void {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    this.#host.addEventListener('dragover', (event) => this.#onDragOver(event), { signal });
    this.#host.addEventListener('drop', (event) => this.#onGiven(event, [...(event.dataTransfer?.files ?? [])]), {
      signal,
    });
    this.#host.addEventListener('paste', (event) => this.#onGiven(event, pastedFiles(event.clipboardData)), { signal });
  }

  hostDisconnected(): void {
    this.#heard.abort();
    this.#recording?.cancel();
    this.#recording = null;
    this.#change({ isRecording: false });
  }

  /** Adds files from the button, the clipboard or a drop. */
  async add(files: Iterable<File>): Promise<void> {
    this.#change({ isBusy: true, fault: null });
    const { prepare } = await import('./files/module.ts');
    for (const file of files) {
      if (this.files.length >= this.#countMax) break;
      const ready = await prepare(file, this.#limits());
      if (typeof ready === 'string') this.fault = ready;
      else this.files = [...this.files, ready];
    }
    this.#change({ isBusy: false });
  }

  remove(file: LocalFile): void {
    this.#change({ files: this.files.filter((one) => one !== file), fault: null });
  }

  /** Returns the chosen files and clears the list. */
  take(): readonly LocalFile[] {
    const { files } = this;
    this.#change({ files: [], fault: null });
    return files;
  }

  /** Starts recording a voice note, or stops and adds it. */
  async turnRecorder(): Promise<void> {
    const recording = this.#recording;
    if (recording !== null) {
      this.#recording = null;
      this.#change({ isRecording: false });
      const file = await recording.finish();
      if (file !== null) await this.add([file]);
      return;
    }
    try {
      const { record } = await import('./files/module.ts');
      this.#recording = await record();
      this.#change({ isRecording: true, fault: null });
    } catch {
      this.#change({ fault: 'no_microphone' });
    }
  }

  #onDragOver(event: DragEvent): void {
    if (dropsFiles(event.dataTransfer) && this.#limits().types.length > 0) event.preventDefault();
  }

  #onGiven(event: Event, files: readonly File[]): void {
    if (files.length === 0 || this.#limits().types.length === 0) return;
    event.preventDefault();
    void this.add(files);
  }

  #change(change: Partial<Pick<FilePicker, 'files' | 'fault' | 'isBusy' | 'isRecording'>>): void {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}

/** Whether this browser can record; browsers forbid it on pages without HTTPS. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined;
}
