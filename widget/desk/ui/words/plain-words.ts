/** Turns a name of the API ("late_check_out") into words, if there is no label. */
export function plainWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
