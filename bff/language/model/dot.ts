/**
 * What two vectors have in common: the sum of their products, `length` places from `from` on in the first. `Number` keeps the loop
 * on bare numbers; with `?? 0` V8 makes an object of each, at twice the time.
 */
export function dot(one: Float32Array, other: Float32Array, from = 0, length = other.length): number {
  let sum = 0;
  for (let place = 0; place < length; place++) sum += Number(one[from + place]) * Number(other[place]);
  return sum;
}
