let audio: AudioContext | null = null;

/** Plays two soft notes; silent if the browser allows no sound before an interaction. */
export function playChime(): void {
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [index, hertz] of [660, 880].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = currentTime + index * 0.12;
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.07, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.4);
  }
}
