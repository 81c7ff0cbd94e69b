/** A vector in the form in which it is stored: a quarter of the size, with cosines accurate to a hundredth. */
export interface KeptVector {
  steps: Int8Array;
  /** Its length, in quantisation steps. */
  length: number;
}

const STEPS = 127;

/** Encodes a vector as text for the store. */
export function packVector(vector: Float32Array): string {
  const most = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const steps = Int8Array.from(vector, (value) => Math.round((value / most) * STEPS));
  return Buffer.from(steps.buffer).toString('base64');
}

/** Decodes a vector of the store. */
export function unpackVector(packed: string): KeptVector {
  const bytes = Buffer.from(packed, 'base64');
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).slice();
  let squares = 0;
  for (const step of steps) squares += step * step;
  return { steps, length: Math.sqrt(squares) };
}

/** The cosine of a vector of length 1 and a stored one of the same dimension. */
export function cosine(vector: Float32Array, { steps, length }: KeptVector): number {
  let sum = 0;
  for (let place = 0; place < steps.length; place++) sum += Number(vector[place]) * Number(steps[place]);
  return length === 0 ? 0 : sum / length;
}
