import type { Intent } from '../../../shared/domain/intents.ts';
import type { Department, Priority } from '../../../shared/domain/task.ts';
import type { Signal } from '../../../shared/domain/understanding.ts';
import type { Slot } from '../types.ts';

/** The work that a request makes for staff. Titles are for staff, in English. */
export interface WorkKind {
  department: Department;
  kind: string;
  title: string;
  priority: Priority;
  /** The details needed, in the order they are asked. */
  slots: readonly Slot[];
  /** Staff get the task at once; missing details are asked for afterwards. */
  atOnce?: boolean;
  /** The task needs the guest's yes: always for changes of a booking; for things that may cost money, unless clearly ordered. */
  confirm?: 'always' | 'unless_ordered';
  /** The task is created only with one of these signals, as guests mostly ask about the thing. The answer is given too. */
  only?: readonly Signal[];
  /** The work concerns a booking. The guest must prove that the booking is theirs. */
  stay?: boolean;
}

/** Returns work for things that guests mostly ask about. A task needs a clear order or the guest's yes. */
function reservable(department: Department, kind: Intent, title: string): WorkKind {
  return { department, kind, title, priority: 'normal', slots: [], confirm: 'unless_ordered', only: ['reserve'] };
}

/** The intents that make a task. */
export const WORK: Partial<Record<Intent, WorkKind>> = {
  towels_linen: {
    department: 'housekeeping',
    kind: 'towels_linen',
    title: 'Bring towels or linen',
    priority: 'normal',
    slots: ['quantity', 'room'],
  },
  pillow_blanket: {
    department: 'housekeeping',
    kind: 'pillow_blanket',
    title: 'Bring a pillow or blanket',
    priority: 'normal',
    slots: ['quantity', 'room'],
  },
  toiletries: {
    department: 'housekeeping',
    kind: 'toiletries',
    title: 'Bring toiletries',
    priority: 'normal',
    slots: ['room'],
  },
  crib_extra_bed: {
    department: 'housekeeping',
    kind: 'crib_extra_bed',
    title: 'Cot or extra bed',
    priority: 'normal',
    slots: ['room'],
  },
  room_cleaning: {
    department: 'housekeeping',
    kind: 'room_cleaning',
    title: 'Clean the room',
    priority: 'normal',
    slots: ['room'],
  },
  do_not_disturb: {
    department: 'housekeeping',
    kind: 'do_not_disturb',
    title: 'Do not disturb',
    priority: 'normal',
    slots: ['room'],
  },
  wake_up_call: {
    department: 'front_desk',
    kind: 'wake_up_call',
    title: 'Wake-up call',
    priority: 'high',
    slots: ['time', 'room'],
  },
  maintenance: {
    department: 'maintenance',
    kind: 'maintenance',
    title: 'Repair',
    priority: 'high',
    slots: ['room'],
    atOnce: true,
  },
  key_card: {
    department: 'front_desk',
    kind: 'key_card',
    title: 'Room key',
    priority: 'high',
    slots: ['room'],
    atOnce: true,
  },
  room_change: {
    department: 'front_desk',
    kind: 'room_change',
    title: 'Wishes another room',
    priority: 'normal',
    slots: ['room'],
    atOnce: true,
  },
  food_order: {
    department: 'restaurant',
    kind: 'food_order',
    title: 'Order of food or drinks',
    priority: 'normal',
    slots: ['room'],
    confirm: 'unless_ordered',
  },
  special_occasion: {
    department: 'concierge',
    kind: 'special_occasion',
    title: 'Special occasion',
    priority: 'normal',
    slots: [],
    atOnce: true,
  },
  taxi: {
    department: 'concierge',
    kind: 'taxi',
    title: 'Order a taxi',
    priority: 'normal',
    slots: ['time'],
    confirm: 'unless_ordered',
  },
  // Offered after free rooms were listed; otherwise the house's text or a colleague answers.
  booking_create: {
    department: 'reservations',
    kind: 'booking_create',
    title: 'Wishes to book a room',
    priority: 'normal',
    slots: [],
    confirm: 'always',
    only: [],
  },
  extend_stay: {
    department: 'reservations',
    kind: 'extend_stay',
    title: 'Wishes to stay longer',
    priority: 'normal',
    slots: ['nights'],
    confirm: 'always',
    stay: true,
  },
  booking_change: {
    department: 'reservations',
    kind: 'booking_change',
    title: 'Wishes to change the booking',
    priority: 'normal',
    slots: [],
    confirm: 'always',
    stay: true,
  },
  booking_cancel: {
    department: 'reservations',
    kind: 'booking_cancel',
    title: 'Wishes to cancel the booking',
    priority: 'high',
    slots: [],
    confirm: 'always',
    stay: true,
  },
  invoice: {
    department: 'front_desk',
    kind: 'invoice',
    title: 'Invoice or receipt',
    priority: 'normal',
    slots: [],
    stay: true,
  },
  luggage_storage: {
    department: 'front_desk',
    kind: 'luggage_storage',
    title: 'Luggage',
    priority: 'normal',
    slots: [],
    atOnce: true,
  },
  lost_and_found: {
    department: 'housekeeping',
    kind: 'lost_and_found',
    title: 'Look for a lost thing',
    priority: 'normal',
    slots: [],
    atOnce: true,
  },
  dietary: {
    department: 'restaurant',
    kind: 'dietary',
    title: 'Allergy or diet',
    priority: 'high',
    slots: [],
    only: ['allergy', 'order'],
  },
  laundry: {
    department: 'housekeeping',
    kind: 'laundry',
    title: 'Laundry',
    priority: 'normal',
    slots: ['room'],
    confirm: 'unless_ordered',
    only: ['order', 'reserve'],
  },
  parking: reservable('front_desk', 'parking', 'Reserve a parking space'),
  car_rental: {
    department: 'concierge',
    kind: 'car_rental',
    title: 'Hire a car or bicycle',
    priority: 'normal',
    slots: [],
    confirm: 'unless_ordered',
    only: ['order', 'reserve'],
  },
  events_tickets: reservable('concierge', 'events_tickets', 'Tickets'),
  spa: reservable('front_desk', 'spa', 'Reserve the spa or a treatment'),
  breakfast: reservable('restaurant', 'breakfast', 'Breakfast'),
  room_service: {
    department: 'restaurant',
    kind: 'room_service',
    title: 'Room service',
    priority: 'normal',
    slots: ['room'],
    confirm: 'unless_ordered',
    only: ['reserve'],
  },
  restaurant: reservable('restaurant', 'restaurant', 'Reserve a table'),
  gym: reservable('front_desk', 'gym', 'Gym or a class'),
  ev_charging: reservable('front_desk', 'ev_charging', 'Charge a car'),
  business_services: reservable('front_desk', 'business_services', 'Business services'),
  noise: { department: 'front_desk', kind: 'noise', title: 'Noise', priority: 'high', slots: ['room'], atOnce: true },
  cleanliness: {
    department: 'housekeeping',
    kind: 'cleanliness',
    title: 'Room not clean',
    priority: 'high',
    slots: ['room'],
    atOnce: true,
  },
};

/** Intents that are mostly questions; a task is made only if the hotel's data does not answer. */
export const ASKED_FIRST: ReadonlySet<Intent> = new Set<Intent>([
  'crib_extra_bed',
  'luggage_storage',
  'lost_and_found',
  'taxi',
  'food_order',
]);

/** Complaints, of which a colleague is always notified. */
export const COMPLAINTS: ReadonlySet<Intent> = new Set<Intent>([
  'complaint',
  'noise',
  'cleanliness',
  'billing_dispute',
]);

/** Intents about a booking, which must first be proved to be the guest's. */
export const ABOUT_BOOKING: ReadonlySet<Intent> = new Set<Intent>([
  'booking_lookup',
  'booking_change',
  'booking_cancel',
  'booking_confirm',
  'extend_stay',
  'deposit_refund',
  'invoice',
  'room_ready',
]);

/** Returns the department for an unanswered question. */
export function departmentFor(intent: Intent | undefined): Department {
  if (intent === undefined) return 'front_desk';
  const planned = WORK[intent]?.department;
  if (planned !== undefined) return planned;
  if (ABOUT_BOOKING.has(intent) || /^(booking|price|group|cancellation)/.test(intent)) return 'reservations';
  if (/^(restaurant|bar|breakfast|room_service|dietary)$/.test(intent)) return 'restaurant';
  if (/^(local_tips|events_tickets|car_rental|airport_transfer|public_transport)$/.test(intent)) return 'concierge';
  return intent === 'complaint' || intent === 'billing_dispute' ? 'management' : 'front_desk';
}
