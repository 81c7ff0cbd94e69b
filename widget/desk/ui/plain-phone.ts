/** Normalises a telephone number for the server: `+41 (0)44 123-45 67` and `0041 44 …` become `+4144…`. */
export function plainPhone(words: string): string {
  const [sign = '', rest = ''] = /^\s*(\+|00)/.test(words) ? ['+', words.replace(/^\s*(\+|00)/, '')] : ['', words];
  return sign + (sign === '' ? rest : rest.replace('(0)', '')).replace(/[\s()./\u2010-\u2015\u00a0-]/g, '');
}
