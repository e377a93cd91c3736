/** What a sound reports: a scan that was done, that was refused, or that is kept until it can be sent. */
export type ScanSound = 'done' | 'refused' | 'kept';

/** Tones of each sound: frequency in Hz, start and length in seconds. */
const tones: Readonly<Record<ScanSound, readonly (readonly [number, number, number])[]>> = {
  done: [[1320, 0, 0.09]],
  refused: [
    [196, 0, 0.16],
    [196, 0.22, 0.22],
  ],
  kept: [[660, 0, 0.05]],
};

let context: AudioContext | undefined;

/** Plays a sound; browsers allow it once the person has pressed a key or the screen. */
export function playSound(sound: ScanSound): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [frequency, start, length] of tones[sound]) {
    const from = context.currentTime + start;
    const wave = context.createOscillator();
    const volume = context.createGain();
    wave.type = 'square';
    wave.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.setTargetAtTime(0, from + length, 0.012);
    wave.connect(volume).connect(context.destination);
    wave.start(from);
    wave.stop(from + length + 0.1);
  }
}
