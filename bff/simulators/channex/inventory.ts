import { ROOM_TYPES } from '../channel-manager.ts';
import type { RoutedRequest, RouteTable } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import { type ChannelShop, isDate, nightsBetween } from '../world/channel-shop.ts';
import { plusDays } from '../world/local-time.ts';
import { list, PROPERTY, refuse } from './answers.ts';

const RESTRICTIONS = [
  'availability',
  'rate',
  'min_stay_arrival',
  'min_stay_through',
  'min_stay',
  'closed_to_arrival',
  'closed_to_departure',
  'stop_sell',
  'max_stay',
  'max_availability',
];
/** The rate plans of each room type: the one on sale, one priced per person, a closed one, and one without prices. */
const PLANS = [
  { key: 'flex', title: 'Flexible', sellMode: 'per_room', rate: null, isStopped: false },
  { key: 'person', title: 'Per person', sellMode: 'per_person', rate: '11.00', isStopped: false },
  { key: 'closed', title: 'Last year', sellMode: 'per_room', rate: '12.00', isStopped: true },
  { key: 'new', title: 'Not priced yet', sellMode: 'per_room', rate: '0.00', isStopped: false },
];

/** The routes for availability, rate plans and restrictions (docs.channex.io, "Availability and Rates"). */
export function inventoryRoutes(path: string, shop: ChannelShop): RouteTable {
  const plans = ROOM_TYPES.flatMap(({ code }) => PLANS.map((plan) => ({ ...plan, id: `${plan.key}-${code}`, code })));
  return {
    [`GET ${path}/availability`]: (request) =>
      withNights(request, (dates) => {
        const data = ROOM_TYPES.map(({ code }) => [
          code,
          Object.fromEntries(dates.map((date) => [date, shop.night(code, date).free])),
        ]);
        return { status: 200, body: { data: Object.fromEntries(data) } };
      }),
    [`GET ${path}/rate_plans`]: (request) =>
      list(
        request,
        plans.map((plan) => showPlan(plan, shop.currency)),
      ),
    [`GET ${path}/restrictions`]: (request) => {
      const restrictions = (request.query.get('filter[restrictions]') ?? '').split(',').filter(Boolean);
      if (restrictions.length === 0) return refuse(400, 'bad_request', 'Bad Request', ['restrictions is required']);
      if (restrictions.some((one) => !RESTRICTIONS.includes(one)))
        return refuse(400, 'bad_request', 'Bad Request', ['restrictions is invalid']);
      return withNights(request, (dates) => {
        const data = plans.map(({ id, code, rate, isStopped }) => {
          const ofNight = (date: string) => {
            const { price, limits = {} } = shop.night(code, date);
            const all = {
              rate: rate ?? price,
              stop_sell: isStopped,
              min_stay_arrival: limits.minNights ?? 1,
              min_stay_through: 1,
              max_stay: limits.maxNights ?? 0,
              closed_to_arrival: limits.closedToArrival ?? false,
              closed_to_departure: limits.closedToDeparture ?? false,
            };
            return Object.fromEntries(Object.entries(all).filter(([name]) => restrictions.includes(name)));
          };
          return [id, Object.fromEntries(dates.map((date) => [date, ofNight(date)]))];
        });
        return { status: 200, body: { data: Object.fromEntries(data) } };
      });
    },
  };
}

function showPlan(
  { id, title, sellMode, code }: { id: string; title: string; sellMode: string; code: string },
  currency: string,
) {
  return {
    type: 'rate_plan',
    id,
    attributes: { id, title, sell_mode: sellMode, rate_mode: 'manual', currency, options: [], meal_type: 'none' },
    relationships: {
      room_type: { data: { type: 'room_type', id: code } },
      property: { data: { type: 'property', id: PROPERTY } },
    },
  };
}

/** The dates from `gte` to `lte`, both included. */
function withNights({ query }: RoutedRequest, answer: (dates: string[]) => SimAnswer): SimAnswer {
  const [from, to] = [query.get('filter[date][gte]') ?? '', query.get('filter[date][lte]') ?? ''];
  if (!isDate(from) || !isDate(to)) return refuse(400, 'bad_request', 'Bad Request', ['date is required']);
  if (query.get('filter[property_id]') !== PROPERTY)
    return refuse(400, 'bad_request', 'Bad Request', ['property_id is required']);
  return answer(nightsBetween(from, plusDays(to, 1)));
}
