/** The sound of one's turn: two strings of a lyre, a fifth apart, made by the browser itself. */

const NOTES = [
  { pitch: 440, at: 0 },
  { pitch: 659.25, at: 0.14 },
];
/** Overtones of a plucked string, each with its strength. */
const OVERTONES = [1, 0.35, 0.18, 0.08];
const SECONDS = 1.1;
const LOUDNESS = 0.16;

let studio: AudioContext | undefined;

/** Play it; where there is no sound, or not yet, nothing happens. */
export function chime(): void {
  if (!('AudioContext' in globalThis)) return;
  studio ??= new AudioContext();
  void studio.resume();
  for (const { pitch, at } of NOTES) pluck(studio, pitch, studio.currentTime + at);
}

function pluck(context: AudioContext, pitch: number, start: number): void {
  const string = context.createGain();
  string.gain.setValueAtTime(0, start);
  string.gain.linearRampToValueAtTime(LOUDNESS, start + 0.008);
  string.gain.exponentialRampToValueAtTime(0.0005, start + SECONDS);
  string.connect(context.destination);
  OVERTONES.forEach((strength, i) => {
    const overtone = context.createGain();
    overtone.gain.value = strength;
    const tone = context.createOscillator();
    tone.frequency.value = pitch * (i + 1);
    tone.connect(overtone).connect(string);
    tone.start(start);
    tone.stop(start + SECONDS);
  });
}
