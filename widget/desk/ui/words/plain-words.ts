/** A name of the protocol ("late_check_out") as words a person reads: for what has no word of ours. */
export function plainWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
