const CHIME_HZ = [659, 880] as const;
const SIREN_HZ = [988, 740, 988, 740, 988, 740] as const;
const NOTE_S = 0.16;
const CHIME_LOUDNESS = 0.12;
const SIREN_LOUDNESS = 0.3;

let context: AudioContext | null = null;

/** Plays a soft double tone. It is synthesised, so no file is needed; silent while the browser allows no sound. */
export function chime(): void {
  play(CHIME_HZ, { type: 'sine', loudness: CHIME_LOUDNESS });
}

/** Plays two loud alternating tones for an emergency. */
export function siren(): void {
  play(SIREN_HZ, { type: 'triangle', loudness: SIREN_LOUDNESS });
}

function play(notesHz: readonly number[], { type, loudness }: { type: OscillatorType; loudness: number }): void {
  context ??= new AudioContext();
  const audio = context;
  // Browsers allow no sound before the first interaction; queued sounds would then all play at once.
  if (audio.state === 'suspended') {
    void audio.resume().catch(() => undefined);
    return;
  }
  const start = audio.currentTime;
  notesHz.forEach((frequency, index) => {
    const at = start + index * NOTE_S;
    const tone = new OscillatorNode(audio, { frequency, type });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + NOTE_S * 2);
  });
}
