import type { Days, Fact, Season, Tier } from '../../../../bff/knowledge/facts/fact.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * Writes a fact in one short line, as the tables of the tests have it: `breakfast.hours Mo Tu We Th Fr 07:00-09:30; Sa
 * Su 08:00-11:00`.
 */
export function summarise({ attribute, value, exceptions, conditions }: Fact): string {
  const more = [
    ...exceptions.map((one) => ` except ${one}`),
    ...conditions.map(({ booking }) => ` booking ${booking}`),
  ];
  return `${attribute} ${summariseValue(value)}${more.join('')}`;
}

function summariseValue(value: Fact['value']): string {
  switch (value.type) {
    case 'presence':
      return value.is;
    case 'hours':
      return value.rules
        .map(({ days, season, spans, roundClock }) =>
          [
            inSeason(season),
            onDays(days),
            roundClock
              ? '24/7'
              : spans.length === 0
                ? 'off'
                : spans.map(({ from, until }) => `${from ?? ''}-${until ?? ''}`).join(','),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('; ');
    case 'price':
      return value.tiers.map(summariseTier).join('; ');
    case 'limit':
      return `${value.bound} ${value.value} ${value.unit}`;
    case 'distance':
      return `${value.value} ${value.unit} ${value.way ?? ''}`.trim();
    case 'credential':
      return value.word;
    default:
      return JSON.stringify(value);
  }
}

function summariseTier({ cost, per, who, ages, days, season }: Tier): string {
  const amount = typeof cost === 'string' ? cost : `${cost.from ? 'from ' : ''}${cost.amountMinor} ${cost.currency}`;
  const age = ages === null ? '' : `${ages.min ?? ''}-${ages.max ?? ''}y`;
  return [inSeason(season), onDays(days), who ?? '', age, amount, per === null ? '' : `/${per}`]
    .filter(Boolean)
    .join(' ');
}

function onDays(days: Days | null): string {
  return days === null ? '' : [...days.days.map((day) => DAYS[day]), ...(days.holidays ? ['PH'] : [])].join(' ');
}

function inSeason(season: Season | null): string {
  return season === null ? '' : 'name' in season ? season.name : `${season.from}..${season.until}`;
}
