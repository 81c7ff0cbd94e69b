/** Units of weight, in kilograms. */
export const WEIGHTS: Readonly<Record<string, number>> = { kilogram: 1, pound: 0.4536 };
/** Units of length, in metres. */
export const HEIGHTS: Readonly<Record<string, number>> = { meter: 1, centimeter: 0.01, foot: 0.3048 };
