const NOTES_HZ = [659, 880] as const;
const NOTE_S = 0.16;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Rings twice, softly. Made here instead of fetched; silent where the browser allows no sound yet. */
export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES_HZ.forEach((frequency, index) => {
    if (context === null) return;
    const at = start + index * NOTE_S;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_S * 2);
  });
}
