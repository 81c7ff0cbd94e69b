import type { Intent } from '../../../shared/domain/intents.ts';
import { type Concept, isConcept } from '../pack/concepts.ts';

/** When of each of `all` one concept is there and none of `none`, the message speaks of the intent, so strongly (0 to 1). */
export interface IntentRule {
  intent: Intent;
  all: readonly (readonly Concept[])[];
  none: readonly Concept[];
  score: number;
}

/**
 * What guests mean, said once for every language: `concept+concept|concept-without=score`, several to an intent. More
 * concepts outweigh fewer, so the special case stands above the general one.
 */
const TABLE: Partial<Record<Intent, string>> = {
  check_in_time:
    'availability+room+when-date-person-night-book-price-room_kind-table=.95 when+room+may-late-clean-extend-check_out-price-book-stay=.74 check_in=.8 check_in+when|hours=.95 check_in+late=.92 arrive+when|late-booking=.75 arrive+late=.8 arrive+human=.7 arrive+reception=.8 arrive+may+late=.85 door+arrive=.7',
  check_out_time: 'check_out=.82 check_out+when=.95 check_out+room=.9 check_out+parking=.86 check_out+late=.7',
  early_check_in:
    'check_in+early=.97 arrive+early=.85 arrive+early+room=.92 room+early+may=.88 ready+early=.8 arrive+room+may=.8 early+room=.75',
  late_check_out:
    'check_out+late=.97 check_out+extend=.95 room+late+leave_things=.86 late+extend=.8 room+late+may=.8 extend+room+when=.8 stay+late+may-arrive-check_in=.86',
  online_check_in: 'check_in+online=.97 online+document=.9 document+arrive=.72 check_in+document=.8',
  luggage_storage:
    'luggage=.78 luggage+leave_things=.97 luggage+early=.95 luggage+may=.9 luggage+where=.9 luggage+check_out|check_in=.95',
  key_card:
    'locked_out=.95 door+broken-key=.6 key=.72 key+broken=.97 key+extra|new=.93 key+lost=.86 key+room=.8 key+problem=.93 key+door=.9 door+problem|blocked+key=.93',
  room_ready: 'room+ready=.9 room+ready+when=.95 ready+check_in=.85',
  booking_lookup:
    'booking=.6 booking+existing=.76 booking+lookup=.92 booking+where|have=.7 lookup+existing=.8 booking+problem=.7 booking+arrive+late=.8',
  booking_create:
    'book=.78 book+room=.9 book+night=.88 book+table=.93 book+restaurant=.93 book+date=.88 book+person=.9 book+want=.88 book+new=.92 availability=.66 availability+room-when=.86 availability+room=.7 availability+date=.9 availability+table=.9 room+want+date=.84 room_kind+date=.74 room_kind+want=.76 room+date+person=.78 stay+want=.84 stay+date=.74 stay+want+date=.92 new+booking=.9 table+date=.76 table+person=.84 room_kind+person=.72 room+want+person=.84 book+treatment|massage|spa=.85 availability+room_kind=.88 want+accessible+room=.7 book+hotel=.9 want+booking-change-cancel-confirm-lookup=.76 date+hotel+want=.8 room_kind+book=.93 spa|massage|treatment+may+date=.78 wedding+want=.5 room+person+where=.6',
  booking_change:
    'change|room_change+booking=.97 change+date=.82 change+person=.86 change+night=.84 change+table=.9 change+existing=.95 change+room_kind=.7 change=.55 change+want=.72 person+booking+extra=.86 change+book=.8 change+treatment|massage|spa=.86 change+arrive=.84 change+check_in|check_out=.86 change+child=.78 change+hotel=.8',
  booking_cancel:
    'cancel=.8 cancel+booking=.97 cancel+room=.9 cancel+existing=.96 cancel+table|restaurant=.92 cancel+night|date=.9 cancel+stay=.93 cancel+how=.9',
  booking_confirm:
    'booking+confirm=.95 confirm=.6 confirm+existing=.92 confirm+book=.8 confirm+room=.76 confirm+table=.8',
  price_availability:
    'price+room=.86 price+room_kind=.92 price+night-parking=.88 price+room+night=.94 price+stay=.86 price+availability=.9 price+person+date=.9 price+date-parking-breakfast-spa-massage-treatment-ev_charging=.72 price+room_kind+date=.95 price+book=.7',
  price: 'price=.75 discount=.78 discount+have|may=.88 price+extra=.72 free=.66 included=.7',
  payment:
    'pay=.84 pay+card|cash=.97 card=.5 card+may=.9 cash=.62 tax=.84 tax+pay|price=.95 pay+how|when=.93 card+have=.8 pay+date=.84',
  deposit_refund:
    'refund=.9 deposit=.88 deposit+refund=.97 refund+when|waiting=.96 refund+booking=.95 refund+cancel=.96 deposit+price=.92',
  invoice: 'invoice=.88 invoice+want|bring=.95 invoice+business=.93 bill+want|bring=.7 bill=.45',
  cancellation_policy: 'cancel+free=.95 cancel+price=.93 cancel+rule=.97 cancel+when=.95 refund+rule=.9 cancel+late=.9',
  extend_stay:
    'extend=.84 extend+may=.93 extend+stay=.95 extend+booking=.95 extend+night=.95 night+extra=.85 extend+want=.93 stay+extra+night=.95',
  group_event:
    'wedding=.85 wedding+have=.92 group=.74 group+book=.92 group+price=.9 group+room=.9 wedding+want|price|person|celebrate=.93',
  wifi: 'wifi=.92 wifi+password=.98 password=.74 wifi+free|price=.95 wifi+have|how|where=.96',
  parking:
    'parking=.9 parking+car=.96 parking+price|free=.96 parking+where|have|may|hours=.96 car+where=.8 car+leave_things=.86 car+stay=.5 car+arrive=.72 car+have-car_rental-shuttle-taxi-airport=.8',
  ev_charging: 'ev_charging=.86 ev_charging+car|parking|have|price=.97',
  breakfast:
    'breakfast=.9 breakfast+when|hours=.97 breakfast+price|included|free|pay=.96 eat+early=.74 breakfast+have|where=.95 eat+morning=.9 eat+morning+when=.95',
  restaurant:
    'restaurant=.86 restaurant+hours|when|have=.93 menu=.84 dinner=.8 lunch=.8 dinner+where|when|have=.9 table=.66 table+book|availability=.92 kitchen+hours=.93 restaurant+book|cancel|change=.93 table+change|cancel=.9 table+booking=.93 eat+where=.72 dinner|lunch+book|booking|cancel|change=.9 table+restaurant=.94 book+person+human=.5 table+date=.85 menu+have=.88',
  bar: 'bar=.84 bar+hours|when|have=.92 drink+where=.8',
  room_service: 'room_service=.8 room_service+eat|dish|order|when|have|hours=.9 eat+room=.62 eat+room+may=.75',
  pool: 'pool=.93 pool+hours|when|have|where=.97 swim=.86 swim+where|when|may=.93 pool+price|free=.95',
  gym: 'sport=.6 sport+have|may|where=.84 gym+hours|when|have|where=.96 exercise=.74 exercise+where|may|have=.9 gym+exercise=.95',
  spa: 'spa=.9 massage=.88 treatment=.86 spa+price|book|hours|when|have=.96 massage+price|book|have|when|want=.96 treatment+price|book|have|when|want=.95',
  laundry: 'laundry=.88 laundry+clothes=.95 clothes+clean=.93 laundry+price|have|when=.94',
  air_conditioning: 'air_conditioning=.8 air_conditioning+have|how|room=.93 heating=.72 heating+how|have=.9',
  tv: 'tv=.84 tv+have|how=.92',
  safe: 'safe=.84 safe+have|where|how|room=.93 safe+document=.9',
  minibar:
    'minibar=.88 minibar+have|price|free=.94 fridge=.78 fridge+have|room=.88 kettle-bring=.82 kettle+have|room=.9 kettle+bring=.4',
  kitchen: 'kitchen=.74 kitchen+have|room|may=.9',
  accessibility:
    'accessible=.92 accessible+room|have=.95 stairs=.72 lift=.74 lift+have=.9 stairs+have|problem=.85 accessible+pool|spa|gym|restaurant=.96',
  smoking: 'smoke_cigarette=.9 smoke_cigarette+may|room|where|have=.96',
  pets: 'pet=.92 pet+may|bring|room|price|free|have|arrive=.97 pet+pool|restaurant=.97',
  children:
    'child=.7 child+price|free|have|pay|discount=.92 child+may=.76 baby=.6 child+where=.8 child+equipment=.85 child+menu=.8',
  room_types:
    'room_kind=.62 room_kind+have=.82 equipment=.7 equipment+room|have=.88 hairdryer-bring=.84 iron-bring=.8 hairdryer|iron+have|room=.9 hairdryer|iron+bring=.4 balcony=.72 balcony+have|room=.85 bathroom+have=.8 jacuzzi=.8 jacuzzi+room|have=.9 room+jacuzzi|balcony=.88 bed+have|room=.66 room+toilet=.66 power+have|where|bring=.78 telephone+how|have=.5 power=.45 room+child+extra=.5 room+person+have=.68',
  view: 'view=.84 view+room|have|room_kind=.93 balcony+view=.9',
  address_directions:
    'address=.88 address+where|hotel=.95 route=.76 route+hotel=.93 route+where|how=.86 route+train=.88 route+airport=.8 distance=.62 distance+hotel=.84 where+hotel=.86 distance+train=.8 distance+address|shop|sight=.88 hotel+near+where=.7',
  airport_transfer:
    'airport+shuttle=.98 shuttle=.84 airport+pick_up=.97 airport+route=.92 airport=.72 airport+price=.8 airport+taxi=.85 pick_up=.66 airport+call|book=.86 airport+how=.88 airport+have=.85',
  taxi: 'taxi=.9 taxi+call|want|book|date|bring|order=.97 taxi+price|airport=.92',
  public_transport: 'bus=.84 bus+where|when|route|near=.93 train=.72 train+where|when|distance|near=.85 train+bus=.9',
  car_rental: 'car_rental=.93 car_rental+have|may|where|price=.96 bicycle=.72 bicycle+have|price=.88',
  local_tips:
    'sight=.82 sight+recommend|near|where|may=.93 recommend=.7 recommend+restaurant|bar|near=.95 shop=.8 shop+near|where|have=.93 near+restaurant|bar=.86 near+where=.66 near+have=.6 near+recommend=.93 sight+when|price=.8',
  events_tickets:
    'event=.82 event+ticket=.95 ticket=.7 event+date|have|when=.9 tour=.82 tour+book|have=.93 ticket+book|where|sight=.86 ticket+sight=.88',
  opening_hours:
    'hours=.55 hours+when=.7 hours+reception-arrive=.95 reception+when=.88 hours+hotel=.84 reception+night=.8 reception+have=.6',
  policies:
    'rule=.84 rule+have|hotel|night|stay|date=.92 rule+person|child=.8 rule+room=.85 quiet+when|hours|rule|have=.84 rule+check_in=.9 rule+pool|pet=.7',
  currency_exchange: 'exchange=.92 exchange+may|where|cash|price=.97',
  business_services: 'business=.86 business+have|may|where=.94',
  lost_and_found:
    'lost=.72 lost+belonging=.97 found=.88 lost+room=.84 found+belonging=.97 missing+belonging=.9 lost+key=.8 lost+where=.8 lost+clothes=.95 belonging+where=.7 lost+document=.9 lost+luggage=.78 lost+child-belonging=.5',
  towels_linen:
    'towel=.86 towel+extra|bring|want|run_out|missing|dirty=.97 bed_linen=.84 bed_linen+change|bring|clean|extra|want|run_out=.96 towel+have|room=.9 bed_linen+dirty=.8 towel+pool=.7',
  toiletries:
    'toiletry=.86 toiletry+extra|bring|want|missing|run_out|have=.96 toilet_paper=.9 toilet_paper+missing|run_out|bring=.97 hanger+bring|want|extra=.8 hanger=.45 iron|hairdryer|kettle+bring=.88',
  pillow_blanket:
    'pillow=.9 blanket=.88 pillow|blanket+extra|bring|want|have=.97 pillow+blanket=.96 cold+night+blanket=.96',
  crib_extra_bed:
    'cot=.84 cot+baby|have|want|bring|price|child=.96 extra_bed=.9 extra_bed+have|price|child|bring|room=.97 bed+extra=.86 bed+baby|child=.86 baby+bed=.88 cot+room_kind=.95',
  room_cleaning:
    'clean=.7 clean+room=.92 housekeeping=.84 housekeeping+when=.95 clean+when=.85 clean+want|bring|please=.84 housekeeping+room|want|clean=.93 clean+date=.8',
  do_not_disturb: 'disturb=.92 disturb+clean|housekeeping|date=.98',
  wake_up_call: 'wake_up-noise=.93 wake_up+date|when|may|early-noise=.97',
  maintenance:
    'broken=.74 broken+shower|toilet|sink|light|power|tv|telephone|air_conditioning|heating|minibar|fridge|kettle|iron|hairdryer|safe|balcony|kitchen|wifi|water|door|bed|lift|jacuzzi|room|bathroom|equipment|key=.97 problem+shower|toilet|sink|light|power|tv|telephone|air_conditioning|heating|fridge|kettle|safe|wifi|water|door|bed|lift|bathroom=.93 leak=.8 leak+shower|toilet|sink|water|room|air_conditioning|bathroom=.97 blocked+toilet|sink|shower|door|safe|lift=.97 blocked=.6 repair=.8 repair+shower|toilet|light|tv|air_conditioning|heating|door|room=.97 missing+water=.9 water+hot+missing=.95 water+cold+shower=.93 shower+cold=.88 cold+room=.8 hot+room=.76 problem+room=.84 problem=.62 wifi+missing=.8 light+missing|power=.85 power+missing=.9 heating+cold|missing=.93 missing+tv|hairdryer|kettle=.75 problem+online=.66 air_conditioning+hot=.86 cold+heating=.9',
  room_change:
    'room_change-booking=.9 room_change+want|may|quiet-booking=.96 change+room-booking=.72 room+extra+want=.4 noise+room_change=.92',
  food_order:
    'dish=.76 dish+bring|order|want|room|room_service=.95 order+eat=.88 order+drink=.86 drink+bring|room=.84 order=.58 order+breakfast=.9 eat+bring=.84 order+room=.8 room_service+order=.88 order+want=.7 drink+want=.68',
  special_occasion: 'celebrate=.88 celebrate+want|room|have|bring=.96',
  dietary: 'diet=.92 diet+have|eat|breakfast|restaurant|menu=.97',
  noise:
    'noise=.88 noise+neighbour|night|room|quiet=.97 neighbour+quiet=.9 neighbour+noise=.98 noise+wake_up=.98 quiet+please=.5',
  cleanliness:
    'dirty=.88 dirty+room|bathroom|shower|bed|towel|bed_linen|toilet|clean=.97 insect=.9 insect+room|bed|bathroom=.98 smell=.82 smell+room|bathroom|toilet=.95 missing+clean=.7',
  complaint:
    'complain=.88 waiting=.7 complain+hotel|room|housekeeping|human|breakfast|restaurant=.93 waiting+refund=.6 waiting+human|reception|bring|towel=.88 complain+massage|spa|treatment=.9',
  billing_dispute: 'wrong_charge=.9 wrong_charge+minibar|bill|card|invoice|pay=.98 bill+problem=.9 invoice+problem=.84',
  security_emergency:
    'fire=.99 gas=.99 flood=.97 violence=.98 intruder=.97 police-sight-distance=.95 trapped=.96 child_missing=.98 emergency=.96',
  medical_emergency: 'ambulance=.97 unconscious=.98 breathing=.98 heart=.98 bleeding=.97 seizure=.97 suicide=.98',
  greeting: 'greeting=.62',
  thanks: 'thanks=.68',
  goodbye: 'goodbye=.68',
  affirm: 'yes=.6',
  deny: 'no=.6',
  acknowledge: 'ok=.6',
  unsure: 'unsure=.74',
  repeat: 'repeat=.84',
  human:
    'human=.66 human+speak=.97 human+want=.84 human+please=.8 speak+reception=.95 speak+want=.72 human+restaurant|pool|spa|gym|housekeeping|room_service=.86 speak+pool|spa|gym|restaurant|housekeeping|room_service=.8 speak+how=.7 human+bring=.7',
  bot_identity: 'robot=.86',
  language_switch: 'language_name=.86 language_name+speak|may|please=.95',
  feedback: 'feedback=.8 feedback+thanks=.88 feedback+where|want=.92',
};

/** Each rule of the table. A rule that names no concept is a mistake of ours and fails at load. */
export const INTENT_RULES: readonly IntentRule[] = Object.entries(TABLE).flatMap(([intent, text]) =>
  text.split(' ').map((rule) => readRule(intent as Intent, rule)),
);

function readRule(intent: Intent, text: string): IntentRule {
  const [conditions = '', score = ''] = text.split('=');
  const [all = '', ...none] = conditions.split('-');
  return {
    intent,
    all: all.split('+').map((names) => names.split('|').map(readConcept)),
    none: none.map(readConcept),
    score: Number(score),
  };
}

function readConcept(name: string): Concept {
  if (!isConcept(name)) throw new Error(`A rule names the concept ${name}, which is not in the list`);
  return name as Concept;
}
