/** Keeps text readable on any colour of a hotel. Channels are 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [17, 20, 20];
/** WCAG AA for normal text, plus a little for rounding. */
const RATIO_MIN = 4.55;

/** Parses `#rgb`, `#rrggbb` and `rgb(…)`; a canvas reads all other CSS colours. Null: not a colour. */
export function parseColor(text: string): Rgb | null {
  const css = text.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(css)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return channels([full.slice(0, 2), full.slice(2, 4), full.slice(4)].map((pair) => Number.parseInt(pair, 16)));
  }
  const rgb = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(css);
  if (rgb) return channels(rgb.slice(1).map(Number));
  if (!CSS.supports('color', css)) return null;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  pen.fillStyle = css;
  pen.fillRect(0, 0, 1, 1);
  return channels([...pen.getImageData(0, 0, 1, 1).data]);
}

/** The WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** White or dark, whichever has more contrast on `background`. */
export function textOn(background: Rgb): Rgb {
  return contrast(WHITE, background) >= contrast(INK, background) ? WHITE : INK;
}

/** `color` moved towards black or white, just enough to be readable on `surface`. */
export function readableOn(color: Rgb, surface: Rgb): Rgb {
  const target = textOn(surface);
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, target, share);
    if (contrast(mixed, surface) >= RATIO_MIN) return mixed;
  }
  return target;
}

/** `color` moved until either white or ink is readable on it, as text on a button. */
export function readableUnderText(color: Rgb): Rgb {
  const text = textOn(color);
  const away = text === WHITE ? INK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, away, share);
    if (contrast(mixed, text) >= RATIO_MIN) return mixed;
  }
  return away;
}

export function toCss(color: Rgb): string {
  return `rgb(${color.join(' ')})`;
}

function channels(values: number[]): Rgb {
  return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return channels(from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share)));
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
