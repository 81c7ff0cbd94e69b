import type { Json, JsonObject } from '../port.ts';
import { readAmount, readMinor, toMinor } from '../values/amount.ts';
import { readDay } from '../values/day.ts';
import { readLocal, writeLocal } from '../values/local-time.ts';
import { readPath } from '../values/path.ts';
import type { Fields, Shape, Source } from './shape.ts';

/** The contract's fields by type; all others are texts. */
const DATES = ['arrivalDate', 'departureDate', 'date', 'serviceDate'];
const INSTANTS = [
  'updatedAt',
  'expectedArrivalAt',
  'from',
  'to',
  'dueAt',
  'createdAt',
  'startedAt',
  'endedAt',
  'changedAt',
];
const NUMBERS = ['adults', 'children', 'maxOccupancy', 'roomCount', 'available', 'total'];
const FLAGS = ['deleted', 'special', 'postingAllowed'];
/** In a reservation `total` is an amount of money, in availability a number of rooms. */
const MONEY = ['balance', 'price', 'total'];

export interface ValueWorld {
  shape: Pick<Shape, 'dates' | 'instants' | 'money'>;
  timezone: string;
}

/**
 * Turns the API's record into one of the contract. Missing fields are left out. Values that cannot be read stay as they
 * are, so that the contract's schema reports them.
 */
export function readRecord(world: ValueWorld, raw: JsonObject, fields: Fields): JsonObject {
  const record: JsonObject = {};
  for (const [name, source] of Object.entries(fields)) {
    const steps = name.split('.');
    const last = steps.pop() ?? '';
    if (last === 'currency' && steps.length > 0) continue; // read together with the amount
    const value = find(raw, source);
    if (value === undefined || value === null) continue;
    let target = record;
    for (const step of steps) {
      const inner = target[step];
      const next: JsonObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
      target[step] = next;
      target = next;
    }
    const isMoney = MONEY.includes(last) && (last !== 'total' || fields['confirmationNumber'] !== undefined);
    const currency = find(raw, fields[`${name}.currency`]);
    target[last] = isMoney ? toMoney(world, value, currency) : convert(world, last, value);
  }
  return record;
}

function find(raw: JsonObject, source: Source | undefined): Json | undefined {
  if (source === undefined) return undefined;
  if (typeof source === 'string') return readPath(raw, source);
  const value = source.path === undefined ? undefined : readPath(raw, source.path);
  const hasValue = value !== undefined && value !== null && value !== '';
  if (!hasValue) return source.default;
  if (source.words === undefined) return value;
  return source.words[String(value)] ?? source.words['*'] ?? source.default ?? value;
}

function convert({ shape, timezone }: ValueWorld, name: string, value: Json): Json {
  const text = String(value);
  if (DATES.includes(name)) return readDay(text, shape.dates) ?? value;
  if (INSTANTS.includes(name)) {
    if (shape.instants === 'unix') return /^\d+$/.test(text) ? new Date(Number(text) * 1_000).toISOString() : value;
    return readLocal(text, timezone) ?? value;
  }
  if (NUMBERS.includes(name)) return /^-?\d+$/.test(text) ? Number(text) : value;
  if (FLAGS.includes(name))
    return typeof value === 'boolean' ? value : ['true', '1', 'yes', 'y'].includes(text.toLowerCase());
  if (name === 'notes') return typeof value === 'string' ? [{ text: value }] : value;
  if (name === 'preferences')
    return (Array.isArray(value) ? value : [value]).map((one, index) => ({ key: String(index), value: String(one) }));
  return typeof value === 'number' ? text : value; // an id that is a number in the API
}

function toMoney({ shape }: ValueWorld, value: Json, currency: Json | undefined): Json {
  const code = typeof currency === 'string' ? currency : (shape.money?.currency ?? '');
  const isMinor = shape.money?.unit === 'minor';
  const money = isMinor ? readMinor(Number(value), code) : readAmount(String(value), code);
  const units = money === null ? null : toMinor(money);
  return units === null ? value : { amount: units, currency: code };
}

/** The values for placeholders: ours, with days, instants and money in the API's format. */
export function writeValues({ shape, timezone }: ValueWorld, contractValues: JsonObject): Record<string, Json> {
  const values: Record<string, Json> = {};
  const visit = (value: Json | undefined, name: string): void => {
    const last = name.split('.').at(-1) ?? '';
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) values[name] = value;
    else if (typeof value === 'object') {
      const { amount, currency } = value;
      if (typeof amount === 'number' && typeof currency === 'string') {
        const decimal = readMinor(amount, currency)?.amount;
        values[`${name}.amount`] = shape.money?.unit === 'minor' ? amount : Number(decimal ?? amount);
        values[`${name}.currency`] = currency;
      } else for (const [key, inner] of Object.entries(value)) visit(inner, name === '' ? key : `${name}.${key}`);
    } else if (typeof value === 'string' && DAY.test(value)) values[name] = writeDay(value, shape.dates);
    else if (typeof value === 'string' && (INSTANTS.includes(last) || last === 'updatedSince')) {
      const at = new Date(value);
      values[name] =
        shape.instants === 'unix'
          ? Math.floor(+at / 1_000)
          : shape.instants === 'local'
            ? writeLocal(at, timezone)
            : value;
    } else values[name] = value;
  };
  visit(contractValues, '');
  return values;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function writeDay(day: string, order: Shape['dates']): string {
  const [y = '', m = '', d = ''] = day.split('-');
  return order.replace('YYYY', y).replace('MM', m).replace('DD', d);
}

const PLACEHOLDER = /\{(\+?)([\w.]+)\}/g;

/**
 * Fills the placeholders in a text; null if one has no value. A text that is only a placeholder keeps the value's type.
 */
export function fillIn(template: string, values: Readonly<Record<string, Json>>, encode = false): Json {
  const [, , onlyName] = /^\{(\+?)([\w.]+)\}$/.exec(template) ?? [];
  if (onlyName !== undefined && !encode) return values[onlyName] ?? null;
  let isComplete = true;
  const text = template.replace(PLACEHOLDER, (_, plus: string, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) isComplete = false;
    const filled = String(value ?? '');
    return encode && plus === '' ? encodeURIComponent(filled) : filled;
  });
  return isComplete ? text : null;
}

/** Fills the placeholders in all texts of a body. */
export function fillBody(template: Json | undefined, values: Readonly<Record<string, Json>>): Json {
  if (template === undefined || template === null) return null;
  if (typeof template === 'string') return fillIn(template, values);
  if (Array.isArray(template)) return template.map((one) => fillBody(one, values));
  if (typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fillBody(value, values)]));
}
