import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about what the house has, one to a line. */
export const ABOUT_HOUSE: Sentences = {
  wifi: `
    how can I get on the internet
    what do I type in for the wifi
    is the wifi any good
    can I use the internet in my room
    my phone doesn't find your wifi
    I can't get online
    the internet is down again
    wifi isn't working in my room
    the signal is terrible
    is wireless included
    the network asks for a password
    is there internet in the lobby
    do you have fast internet
    the wifi kicked me out
    wi-fi keeps disconnecting
    web access in the room?
    I need the login for the wireless
    how much is the internet
    your wifi wants a login
    I can't connect to the wifi
    there has been no wifi for an hour
    why is the internet so slow
    wifi down
    the wi-fi in room 5 drops
    what do I need for the internet
    which wifi should I use
    is there wireless in the rooms
    is the internet free of charge
    the internet is really slow on our floor
    streaming keeps buffering in the room
    how do I get my laptop connected in the room
    how can I connect my tablet up here
    videos keep loading, the connection is bad
    could you tell me how to connect my phone in the room
    which network do I pick
    what do I enter for the internet
    it asks for a login when I open the browser
    I can't see your network on my tablet
    does the net reach the garden
    is there internet on the terrace
    how many gadgets may I connect
    can I connect three phones and a laptop
    may I use my laptop in the lobby with your net
    how do I connect my phone
    how do I get connected
    I'd like to connect my tablet
    can you connect me to the net
    the site won't open on my laptop
    no page loads on my computer
    my mail doesn't load in the room
    I keep losing the connection
    I get kicked off the web all the time
    streaming stops all the time
    the signal in our room is terrible
    I have no bars in my room
    internet's dead
    the web is down again
    my laptop can't find the hotel network
    need to do a video call, is the line quick enough
    the code on the card doesn't log me in
    it says the password is false
    internet please
    wifi?
    wifi password
    do you have internet for guests
    is the internet for nothing
    do guests pay for wlan
    can I upgrade to faster internet
    is the internet secure
    how do I get my phone online
    I'd like to get my notebook online
    I want to go online
    get me online please
    online with my tablet?
    no access to the web since last night
    can't log on to the net`,
  parking: `
    is there space for my car
    can I put the car in front of the hotel
    we are coming with two cars
    we'll arrive by car and need a place for it
    what does the garage cost per day
    where do guests leave their cars
    can I leave my motorcycle with you
    can I come with a camper
    is the parking secure
    how do I get into the car park
    may I leave the car after check out
    do you have enough parking
    is there a parking garage
    I need parking for two nights
    can I keep my car there until Sunday
    how high is the garage
    can I park a van at the hotel
    do both cars get a place
    where is the car park
    is there any parking close by
    what about parking
    is there a fee for the car park
    do you park the cars for us
    I would like to park
    how many cars can I bring
    is there street parking
    is there a safe place to leave our camper overnight
    somewhere secure to leave a car over night
    where can we leave our van
    is it safe to leave the motorbike outside overnight
    is there a place for our motorcycle
    where can my bike with engine stand
    I'm on a motorbike, where do I leave it
    we come with two vehicles
    have you got a garage space for us
    is there anywhere to leave the vehicle
    may I leave the van overnight
    is there room for a trailer
    what is the clearance of your garage
    how tall may a car be
    how do I get into the garage
    where's the way in to the garage
    the barrier of the car park won't open
    how far is it from the garage to the hotel
    is the car park near the entrance
    can I unload in front of the door
    drop the bags by car at the entrance
    is the car park under video watch
    are there spaces free at the moment
    I need space for three cars from Monday
    keep a space for us
    reserve a place in the garage
    can I get a spot right now
    is parking free of charge
    free parking?
    parking included?
    does the car cost extra
    what do I pay for the garage
    may we stay in the lot after we leave the room
    can I stay parked until evening
    do visitors pay for parking
    may I park in the street
    parking for disabled guests
    how does one park here
    we are driving, where to
    may we come with a camper
    space for a pickup truck
    we bring a horse trailer, is there space
    is the lot closed at night
    may my visitors park
    when does your garage close
    is the car park open all night
    can I get the car out of the garage at 4 am
    until what time can I drive into the garage
    is the parking lot locked at night
    is it hard to find parking around the hotel
    how easy is it to park by you
    can you park near the hotel
    is the car safe in your garage
    is your car park guarded
    would my car be all right on the street
    will my motorbike be safe there overnight
    I'm getting a rental and need to park it
    I'll have a hire car with me, is there space for it
    where do I put the rental car overnight
  `,
  ev_charging: `
    my car is electric, where do I charge it
    can I plug in my car over night
    do you have a plug for electric cars
    is charging the car free
    how fast can I charge my car
    can I plug in my hybrid
    can I load my electric car at the hotel
    my car is electric, where do I charge
    how many chargers for cars are there
    which plug do your car chargers have
    is there a socket for my electric car
    what do you take for charging the car
    my Tesla needs power
    charging for a plug-in`,
  breakfast: `
    is there breakfast tomorrow
    how long is breakfast
    what can we eat in the morning
    what time do you start with breakfast
    how much do kids pay for breakfast
    I booked without breakfast, can I still have it
    is breakfast part of the deal
    do you have a breakfast buffet
    can I take breakfast to go
    when does breakfast end
    what do I pay for breakfast
    can we have breakfast in bed
    where do I go for breakfast
    when can I have breakfast
    is breakfast for free
    I'd like breakfast at 6
    how much does the breakfast buffet cost
    what time does breakfast finish
    is there breakfast for vegans
    can you pack a breakfast for us
    does breakfast start before seven
    we set off at five, could you pack us something for the road
    can you make us a packed breakfast, we leave early
    do you serve a full english
    do you do eggs and bacon in the morning
    could we take something to eat with us before we leave early
    what do you offer in the morning
    what is there to eat in the morning
    what will we get in the morning
    is there anything before six in the morning
    may I have something to eat early before my train
    from what hour is breakfast
    till when is breakfast
    is it a buffet or a la carte in the morning
    is the morning buffet big
    do you have a buffet for breakfast
    is there a morning buffet
    do you make omelettes in the morning
    are there eggs and bacon
    where is breakfast
    in which room is breakfast served
    do we need to book breakfast
    may we add breakfast
    can I still add breakfast to my stay
    did we pay for breakfast already
    have I got breakfast in my rate
    is it with breakfast
    breakfast for two tomorrow
    is breakfast served on Sundays later
    can I take breakfast with me
    a lunch box instead of breakfast
    does the breakfast have vegan food
    may non guests have breakfast
    what does breakfast cost for a child
    breakfast included?
    breakfast times?
    we overslept, is there still breakfast
    can breakfast come to my room
    scrambled eggs in the morning?
    do you do fried eggs in the morning
    can the kids have cereal in the morning
    is there fruit in the morning
    is there coffee in the morning
    can one eat breakfast outdoors
    fresh bread in the morning?
    do you do a full English
    do I get an egg for breakfast
    coffee in the morning included?
    is tea at breakfast included
    vegan things in the morning?`,
  restaurant: `
    a restaurant, is there one here
    is there somewhere to eat in the hotel
    what can I get for dinner
    what kind of food do you make
    what does dinner cost
    till when can we order dinner
    is the restaurant open today
    can people who don't stay here eat in the restaurant
    a table near the window for two please
    have you got a free table at nine
    is there room for six in the restaurant tonight
    can we have dinner at 8
    I want to eat in your restaurant tomorrow
    is the restaurant fully booked
    get a reservation for 5 at the Steak House at 6 pm
    can you make a reservation at Red Lobster under the name Bill
    I need a table for 4 at Applebee's for tonight under Jen
    try to get me a reservation at Olive Garden for 7
    would you book a table at the Golden Dragon for me and two friends
    see if there is a table for three at Carlo's
    does Morton's take reservations
    can I get a reservation at Benihana
    please set up dinner reservations for two at Chez Louis at 7:30
    are there tables for 6 available at Bertucci's tonight
    do they have a reservation open at Gino's
    reserve 5 spots at the Cheesecake Factory under Kate
    reserve under the name Paul a table for 7 at Denny's
    I'd like you to book us at Mario's for 8 people
    what time does the dining room close
    do you serve lunch
    which dishes are on your menu
    can you recommend something from the menu
    what's today's special
    I'd like lunch for five at noon
    can I have a spot in the restaurant at 8
    can the Grill seat four at 7
    see if Nobu has room for us at 8
    will you get dinner reservations at Spago for 2 people
    can you reserve dinner for 2 under the name Ed at Sizzler
    table for six under Kim please
    can we eat in the restaurant without booking
    do I need to reserve for dinner
    I want to book the restaurant for tomorrow
    please seat us outside
    I'm allergic, is the kitchen careful
    is there a kids menu at dinner
    a quiet table for two at seven
    can I reserve for lunch at 12 30
    we would like to dine at nine
    do you do food at night
    do you serve food in the evening
    could we have a table for six around eight
    table for two about seven tonight please
    is food still being served
    can we eat something here in the evening
    do you have beer on tap
    is alcohol served
    do you serve wine with dinner
    can one eat in the house
    where's something to eat here
    is there somewhere in the hotel to get food
    are you serving food now
    is it too late to eat
    when does the kitchen shut
    until when do you serve warm food
    what hours does the bistro keep
    last orders in the restaurant?
    may people from outside eat in your restaurant
    can we come to the restaurant without booking
    is it hard to get a seat at dinner
    is the restaurant full tonight
    is it busy in the restaurant at eight
    do I have to dress up for dinner
    is there a children's menu in the restaurant
    what are today's specials
    what's good on the menu
    who's your chef
    do you have fish on the menu
    what cuisine do you have
    is the meat halal
    is there pork in it
    are there peanuts in the curry
    a table outside if possible
    may we sit on the terrace
    table for two
    table for five at eight please
    four people tomorrow at seven for dinner
    is there space for us at dinner tonight
    have you space for twelve on Saturday night
    can I get seats at nine
    me and my girlfriend want dinner at seven
    we'd like to have dinner at yours on Friday
    I want to eat at the restaurant with my family at six
    reserve us dinner at half past seven
    can we get in at eight, two persons
    can you get us into Bella Italia at eight
    get us in at the Fat Duck on Thursday for three
    book us into Zizzi for six people
    I want dinner at Wong's for four at seven
    seats for five at The Ivy at eight thirty
    I need a booking at Chili's for seven people at noon
    have a table for two held at Sparks under Louise
    does Nando's have a table for four at six
    see whether Denny's takes six people at nine
    find out if there's a table at Sushi Zen tonight
    make dinner plans for four at Rosa's at half past six
    I'd like a reservation at Canyon Inn under the name Wendy at 7
    schedule a table at Tony's for nine
    reservation for 6 at Mandarin House tonight at 8
    hold three seats at Gino's under Phil for 7 pm
    do you do a roast on Sundays
    do you have steaks
    what's on the card
    anything for vegans on the card
    something vegetarian on the menu?
    can we simply turn up for dinner
    may we look at the wine card
    is lunch served until three
    do you do kids portions
    do you do takeaway
    what do people wear for dinner
    could you phone Chez Paul and get us a table
    what are our chances of a table at Nobu tonight
    put my name on the list for a table at Ruby's at nine
    a booth for six at Hooters tonight
    I'd like to go to Carmine's at eight for three, make a reservation
    get me a reservation for four somewhere Italian
    can we order from the card
    may we eat a la carte
    is there a la carte
    is the bistro open at Christmas
    what is there for supper
    can we still get food downstairs at eleven
    where can we still eat late in the evening
    is there something to eat in the house after nine
    anything to eat in the hotel on Sunday evening
    which wine goes with the fish
    what wine would you suggest with the duck
    what's a good red with the beef
    do you serve food all afternoon
    what are the specials tonight
    do you have a daily special
    could I have a look at the wine list
    may I see the cocktail menu
    show me the drinks menu
    what do I wear to dinner
    is there a dress code for dinner
    do I need to dress up for the restaurant
    are shorts okay in the dining room
  `,
  bar: `
    a bar, is there one in the house
    can I get a drink at midnight
    is the bar still open
    where is the bar
    what cocktails do you make
    is there live music in the bar
    where in the hotel can I get a drink late
    anywhere here for a nightcap
    is there somewhere to have a drink tonight
    can we still get a drink downstairs at eleven
    where can I get a drink
    till what hour can I have a cocktail
    do you have live music at the bar
    may I have a beer at the bar
    the rooftop bar, when is it open
    what do you have at the bar`,
  dietary: `
    I can't eat gluten
    what is there for vegetarians
    my son has a nut allergy
    do you have halal meat
    I am vegan, what can I eat
    do you have something without milk
    anything dairy-free
    is there something without wheat
    can I get meals without lactose
    what can somebody eat who can't have nuts
  `,
  room_service: `
    could I eat in my room
    can you deliver something to eat
    do you bring food to the rooms
    who do I call for room service
    is it too late for room service
    we'd like some food in our room
    I am hungry, what can you bring me
    I want to order to my room
    what's the number for room service
    is there a menu for room service
    can I get breakfast brought to my room
    room service for two please
    I want to talk to room service
    can I have a late snack in my room
    how do I get food in my room
    we'd love dinner in our room
    who brings food to the room
    I want to eat something in bed
    is there food at night
    could you bring dinner upstairs
    send the room service menu
    we're exhausted, can we eat up in our room
    can we have dinner in our room
    is it possible to eat in the room instead of coming down
    can you send food up, we don't want to come down
    can I have my dinner upstairs
    may we dine in our room
    is food delivered to the rooms
    what can I order to the room
    till when can we order up
    what can you cook for us in the room
    is there anything to eat that you can send up
    we are too lazy to come down for dinner
    can the kitchen send something up
    I would rather eat in the room
    let me have supper in my room
    how much is the room delivery
    do you charge for bringing food up
    what's the extension for food
    what's the number to order food
    is there food in the night
    a late bite in the room, is that possible
    give me the menu for the room
    we're not going out tonight, what do you have to eat
    how long until my food comes up
    how long does room service take
    when will my dinner get to the room
    how much longer for my order
    how long does my food still take
    when does the food get to the room
  `,
  food_order: `
    I'd like a burger and a coke
    bring us two pizzas please
    can I order a soup
    one club sandwich to room 9
    I want to order something to eat
    could you bring a bottle of champagne
    two coffees please
    I'll have the caesar salad
    order breakfast for tomorrow at 8: eggs and coffee
    please bring me some fruit
    a glass of milk for my daughter please
    I want spaghetti
    a beer for room 7
    a bottle of water and two glasses of wine
    one espresso please
    two teas to 118
    the steak, medium, with salad
    a tuna sandwich for me
    let me have the soup of the day
    I'll have the salmon
    we'd like two pizzas and a coke
    can you make me a cheeseburger
    I'd like the pasta with tomato
    can I get fries
    something sweet please, maybe a cake
    an ice cream for my son
    a bucket of beers
    may I get a coffee
    I want to order
    how can I order the chicken salad
    I'd order the club sandwich
    milk for my baby please
    bring breakfast at eight, eggs and toast
    can you get a bottle of wine up to room 30
    could a bottle of prosecco be brought to room 7
    have some champagne sent to our room
    I want a bottle of red delivered to 415
    no wait, a salad instead
  `,
  pool: `
    a swimming pool, is there one here
    can I swim here
    is there somewhere to swim
    I'd love to have a swim
    till what time can we use the pool
    is the pool indoors
    does the pool cost anything
    may we use the pool after check out
    is the pool crowded
    are kids allowed in the pool
    where's the swimming pool
    is there a limit in the pool
    can I bring a drink to the pool
    how warm is the pool
    are there lockers at the pool
    what are the pool hours
    pool open now?
    until when can I swim
    is there a part for kids in the pool
    how big is the pool
    do people from outside pay for the pool
    can I book the pool
    which floor is the pool on
    is the pool busy now
    can I use the pool on arrival day
    may I bring a guest to the pool
    pool times?
    can the little ones swim in the morning
    may the kids go for a swim after lunch
    can our daughter use the pool before dinner
    is the pool inside or outside
    is your pool outside
    how big is the swimming pool
    how long is the pool
    may my sister swim on her own
    may kids swim without an adult
    are children let into the pool
    what age for the pool
    may I swim at night
    can I swim early in the morning
    can we go for a dip before breakfast
    I'd love a swim
    where do I swim
    can I go swimming now
    is it still possible to swim at ten
    how many may be in the pool at a time
    must one book the pool
    a sunbed at the pool please
    can I get a lounger by the water
    are there sun loungers
    may I reserve two sunbeds
    is there someone who teaches swimming
    is there a lifeguard
    do I need a swimming cap
    can we bring drinks to the pool
    do you hand out towels at the pool
    is there wifi at the pool
    the pool is closed, why
    why's the pool shut
    can friends of mine use the pool
    a kids' pool?
    is there a jacuzzi by the pool
    how do I get to the pool
    pool?
    pool opening hours
    pool team please
    have you got a whirlpool
    is there a whirlpool
    is there a baby pool
    how long may we stay in the pool
    is the pool open all year
    may I swim after leaving the room
    when's the pool the emptiest
    what does a swim cost
    is there a children's pool
    do you have a pool for kids
    is there a shallow pool for the little ones
    a paddling pool for toddlers?
  `,
  gym: `
    where can I exercise
    I would like to use the gym
    when does the fitness studio close
    can I train early in the morning
    is the gym free
    do you offer fitness classes
    what machines are in the gym
    does the fitness room have a cross trainer
    can I reserve an hour in the gym
    are there free weights
    is there a place to do sports
    is there a route for jogging
    I heard there are yoga lessons
    which sports can I do here
    is the gym open right now
    I want to go to the gym
    is there a squash court
    what's in the fitness centre
    can a friend use the gym with me
    am I allowed in the gym at 5
    do you have a place to work out
    is a towel needed in the gym
    how big is the gym
    where's the gym
    may I book a trainer
    is there a running machine
    gym times?
    do I need to bring anything to the gym
    must I take a towel to the gym
    what kit is in the gym
    which machines have you got
    any bench press or squats rack
    can I do weights somewhere
    I want to do some sport
    where can I do sports
    can I go running from the hotel
    where's a nice route for a run
    can one jog around here
    are there tennis courts
    can I play table tennis
    is there a yoga mat
    yoga in the morning?
    do you run fitness classes
    who trains guests
    book a trainer for me
    do I pay for the gym
    gym open?
    when can I train
    is the gym open all night
    may my son use the weights room
    is there an age limit in the gym
    how do I get in the gym
    where is the way to the gym
    which floor is the gym on
    does my key open the gym
    may I book a bike in the gym for six
    reserve a rowing machine
    the bike in the gym is out of order
    is there air conditioning in the gym
    how busy is the gym
    rowing machine?
    is there a punching bag
    do you have a boxing ring
    is your gym large
    what's in your gym
    pilates?
    is there spinning
    may one train at any hour
    what time can I go to the gym
    what can I use for crossfit
    any kit for boxing
    is there kit for stretching
    do we have to book the fitness room
    do I need to register for the gym
    is a sign-up needed for the exercise bikes
    do you have to reserve the machines
  `,
  spa: `
    a sauna, is there one here
    which beauty treatments do you have
    what are the prices at the spa
    how many minutes does a facial last
    can I get a back massage
    is a manicure possible this afternoon
    my wife would like a pedicure
    do you have someone for waxing
    can I have a hair cut at the hotel
    how long is a session
    please arrange a massage for two
    I want a make up appointment
    why is there no sauna anymore
    does the spa have a steam bath
    what does a body wrap cost
    I'd like to relax in the sauna
    is there a couples massage
    do you offer thai massage
    an hour of massage for tomorrow please
    can I come to the spa at six
    what kind of massages are there
    are spa treatments expensive
    deep tissue massage this afternoon please
    is there a nail salon
    I want an appointment for a massage at 3
    how much is waxing
    what does a pedicure cost
    I need to book a hairdresser
    could I get a hot stone massage
    what do you charge for a scrub
    when is a masseuse free
    how long does the massage go
    I'd like to have my make up done
    is a massage for two possible
    do your therapists have training
    do I need an appointment for the sauna
    are men allowed in the spa
    who does the massages, men or women
    I'd rather have a woman do my massage
    is the masseur a man
    are your massage people trained
    what does a wrap do
    what peelings do you have
    which massages are there
    which facials do you do
    what beauty stuff do you do
    do you do lashes and brows
    do you colour hair
    can I have my beard trimmed
    is there a hairdresser
    do you cut hair
    how many minutes is the head massage
    how long is a mud bath
    what's the length of a session
    how long does it take to do my nails
    can two have a massage at the same time
    is there a massage for couples
    what do I wear in the sauna
    do I have to be naked in the sauna
    is the sauna mixed
    may teenagers go in the sauna
    from what age is the spa
    may my daughter come to the spa
    do I need to shower before the spa
    when is the spa open
    the spa, where is it
    what floor is the sauna
    how hot is the sauna
    is the steam room working
    do you have a hot tub in the spa
    can I book the spa for a party
    spa packages?
    what does a facial go for
    is the sauna in the price
    how much for an hour with the masseur
    what do you charge for nails
    rates for the spa please
    can I have a massage in my room
    do you do pregnancy massage
    my back hurts, can someone massage it
    tell me about the spa
    it's a pity you have no sauna any more
    why is there no hammam now
    what's in the wellness package
    is a massage okay when pregnant
    who can do my brows
    can you style my hair
    does the spa open on Sundays
    how long is a manicure
    do you sell vouchers for the spa
    which oils do you use for massage
    what creams do you use
    what does the deep tissue massage cost
    which products do you use in the spa
    do you offer lash lifts
    can I get my brows shaped
    do you do reiki
    is cupping something you do
    do you have aromatherapy
    could somebody do my makeup for the wedding
    do you do peels
    can my daughter get her hair braided
    what do people wear in the sauna
    do I wear a swimsuit in the steam room
    is the sauna nude
    I can't make my hair appointment
    my hair appointment is at 3
    does the salon do make-up
    does your salon do highlights
    do you do hair and make up
    can your salon do a blow dry
    is waxing something you offer
  `,
  pets: `
    do you take dogs
    we have two cats with us
    can my dog stay in the room alone
    may animals come along
    is my puppy allowed
    we'll come with three dogs
    my dog travels with me, okay?
    what about pets
    do you have a bowl for my dog
    I've got a small pet with me, will that be fine
    is there an extra charge for animals
    can the cat come too
    we have a hamster in a cage
    may we take our poodles to the room
    is my service dog allowed
    I am bringing my two dogs
    do pets cost extra
    can I come with a rabbit
    how many dogs may I bring
    our cat travels with us
    where can I walk my dog
    can pets use the elevator
    how many dogs may we bring
    is there a maximum of animals
    what size may a dog be
    is a big dog a problem
    we have a huge dog
    we travel with a cat
    may the cat walk around freely
    does our dog need a leash
    must the dog be in a cage
    can dogs be left alone in the room
    may the dog lie on the bed
    have you got a dog bed
    do you have a bowl for our dog
    food for dogs?
    where can I walk the dog
    is there a meadow for dogs
    may my dog go to the gym with me
    may dogs come into the restaurant
    can the puppy swim in the pool
    are animals ok
    animals welcome?
    my parrot comes along
    I can't leave my dog at home
    what's the dog fee
    what will you take for my dog
    does a small dog cost something
    are you pet friendly
    is the hotel dog-friendly
    pets?
    any rooms for people with dogs
    I'm bringing two cats, where can they sleep
    we arrive with a dog, where does he stay
    where do our dogs sleep
    where can the dog sleep at night
  `,
  accessibility: `
    I cannot walk well, is there a lift
    can I get to the pool with a wheelchair
    my husband is in a wheelchair
    do you have rooms for handicapped people
    are there handrails in the bathroom
    is it step free to the restaurant
    can you help a blind guest
    are the rooms suitable for wheelchairs
    I use crutches, do you have an elevator
    a room without steps please
    my grandmother is not good on her feet
    is there disabled access
    how wide are the doors, I use a wheelchair
    do you have a shower without a step
    is there a ramp
    I have trouble with stairs
    I need an accessible bathroom
    can I get around with crutches
    is the restaurant accessible
    can one get in without stairs
    are there steps at the door
    can I reach all parts without steps
    is everything on one level
    is the restaurant reachable with a wheelchair
    how wide are the doors
    do the bathrooms have bars to hold on to
    is there a seat in the shower
    my father is blind
    I am deaf, is there a flashing alarm
    my wife has a bad knee and can't climb
    my mother sits in a wheelchair
    grandpa walks with a frame
    we push a wheelchair
    does the elevator go to all floors
    is there an elevator
    we need a room near the lift because of my leg
    a room on the ground floor for someone who can't walk well
    barrier-free bathroom
    is a disabled person able to use the sauna
    can a wheelchair get into the spa
    could a disabled guest use your gym
    do you rent out wheelchairs
    are guests with disabilities looked after
    facilities for handicapped people
    are there grab bars by the toilet
    are there bars to hold on to in the shower
    do the bathrooms have handles for disabled guests
    can I get to the dining room without stairs
    is the spa reachable without steps
  `,
  children: `
    is there a play area for our kids
    what age is still free
    do you have a children's menu
    can somebody look after our children tonight
    is your hotel good for kids
    do I pay for my three year old
    is there a discount for children
    what is there for kids
    what can kids do here
    what do you do for families
    is your house good for small children
    are babies welcome
    are kids okay at your hotel
    is there a room for kids to play
    how can I keep my kids busy
    do you look after children
    someone to watch our kids tonight
    we need a sitter for the evening
    is a five year old free
    do I pay for a toddler
    until what age are children free
    is there something off for kids
    does a teenager pay the full rate
    can a child sleep in our bed for free
    a seat for our baby at the table
    a high chair at dinner please
    where can I warm a bottle
    is there a changing table
    do you lend strollers
    children's pool or playground?
    activities for teens
    do you have toys
    our kids are five and nine, what could they do
    can someone watch our baby for an hour
    could somebody look after our son tonight
    do teenagers pay as adults
    is there something off for my son
    activities for a six year old
    where can I heat up baby food
    can you warm up milk for the baby
    have you got games for children
    do you have puzzles or board games
    is there a high chair we could use at dinner
    we'd need a highchair in the dining room
    do you have booster seats
    can we get a high chair at our table
    can you warm up a bottle for the baby
    what is there for kids to do
    what can children do at the hotel
    is there anything for the little ones when it rains
    how do you keep kids busy
    what do you offer for families with kids
  `,
  kitchen: `
    can I cook my own food
    is there an oven in the apartment
    can I warm up baby food
    a room with a kitchenette please
    can one cook
    is there a stove in the flat
    do the apartments have a microwave
    we'd like to cook ourselves
    are there pots and plates
    a room with a small kitchen
    rooms with a cooking corner`,
  room_types: `
    what's the difference between your rooms
    how large is a standard room
    is there a room with two beds
    do you have rooms for families
    I want a room with a shower
    does the room come with a bath
    a room with a balcony would be nice
    are there irons in the rooms
    what do I find in my room
    can I borrow an iron
    do rooms have their own bathroom
    does it have a whirlpool in the room
    is there a sofa in the suite
    does the room have a coffee machine and a desk
    having a bath tub would be lovely
    no need for a balcony
    we don't need a stove
    room on a high floor please
    a fridge in the room would be good
    where are the sockets
    do you have rooms with a hot tub
    is a TV included in the room
    I would love a balcony
    does it have its own bathroom
    what comes with the room
    is there a bathtub in the double
    can we have two separate beds
    rooms with three beds?
    do I get a desk
    is there a mirror and a hairdryer
    a room with a jacuzzi would be perfect
    I don't need a kitchen in my room
    what's in a deluxe room
    the bigger room please
    is there a bath or a shower in the room
    a bathtub would be nice
    two beds not one please
    I want two single beds
    a big bed please
    how wide is the bed
    how large is the room
    how many people fit in the suite
    which rooms are there
    what kinds of room have you got
    what's in a standard room
    what does the suite have
    is there a table to work
    do you have a room with a terrace
    a room with a hot tub
    do the rooms have a whirlpool
    room with a tub and a view
    a room far from the lift
    on a high floor please
    a quiet room please
    a calm room at the back
    connecting rooms for our family
    are there rooms for five
    can five of us sleep in one room
    is there a hair dryer
    do you have an iron
    must I bring a hair dryer
    do I need an adapter for the sockets
    are the windows openable
    are the rooms soundproof
    having a balcony is a must
    I'd like a fireplace in the room
    do all rooms have their own toilet
    an ensuite room
    I want a non smoking room
    allergy friendly room
    are there bathrobes
    do you have slippers in the room
    I'd prefer a high floor
    I'd rather be on the top floor
    a room on the upper floors please
    what size is the bed
    is there a microwave in the room
    can you make coffee in the room
    does it have heating`,
  view: `
    what do I see from my window
    can I have a room facing the garden
    which rooms look at the mountains
    can I see the sea from the room
    what do I see from the window
    a room that looks onto the lake
    facing the park please
    a room with a nice outlook
    do we look at the street
    not to the street please
    can you see the mountains from the rooms
    do you see the lake from up there
    can I look at the harbour from my window
    which rooms look out on the sea
    what do you see out of the window
  `,
  air_conditioning: `
    is the room air conditioned
    does the AC work at night
    how do I make it cooler
    can I turn the heater on
    is there a fan for the room
    is it possible to cool the room
    how do I turn the air con on
    is there a fan
    how can I make it warmer in here
    how do I turn down the heat
    are the rooms cooled
    does each room have its own climate control`,
  tv: `
    can I watch football on the TV in my room
    how does the television work
    does the TV have apps
    which channels do you have on the telly
    what's on the tv, any sports channels
    does the telly have english channels
    how do I get netflix on the telly
    are there english channels
    can I watch the game in my room
    do I get sports channels
    how do I cast to the television
    can I hook my laptop up to the tv
    is there Netflix
    which programmes can I see
    is there pay tv
    how do I switch on the television
    how do I get the english channels`,
  safe: `
    where can I leave my jewellery
    can you lock up my documents
    how does the safe work
    is there somewhere for my jewels
    where can I put my valuables
    how do I set the code of the safe
    can you keep my money safe
    does a laptop go into the safe
    is it safe to leave valuables in the room`,
  minibar: `
    is there a fridge for my medicine
    can I make coffee in my room
    is the water in the minibar free
    do I have something to make tea with
    what is in the fridge
    what does the minibar cost
    is there water in the room
    coffee machine in the room?
    can I make tea in the room
    do I have a coffee maker
    is there a refrigerator
    may I put my own things into the minibar
    fill up the minibar
    is there tea in the room
    are there coffee and tea in the room
    how do I work the coffee maker
    how does the kettle work
    how do I use the espresso machine
  `,
  laundry: `
    can I have my clothes washed
    my trousers need cleaning
    could you iron a shirt for me
    how fast is the laundry
    where can I do my washing
    I spilled wine on my dress, can you clean it
    I spilled coffee on my dress, can it be cleaned
    there's a stain on my jacket, can you get it out
    can you clean my suit by tonight
    my shirt got dirty, can you wash it
    I got ketchup on my suit, can you clean it
    there's a stain on my dress, do you clean
    can I have three shirts ironed
    please press my trousers
    is washing done here
    can I wash my clothes here
    do you wash for guests
    when's my washing back
    is my laundry ready
    how much for a load of washing
    is there a launderette
    where do I hand in my dirty clothes
    how long does the dry cleaning take
    can I get detergent
    I need clean clothes by tomorrow
    my shirt needs to be ironed
    my trousers must be pressed
    I need my shirt ironed
    could you iron a blouse for me
    what's a pair of jeans to wash`,
  smoking: `
    may I have a cigarette in my room
    is there a place for smokers
    do I get a fine for smoking
    I want a smoking room
    may we smoke at the window
    where's the smoking corner
    can I light a cigarette on the terrace
    a smoker's room please
    is vaping alright
    do you have ashtrays
    I want to smoke`,
  policies: `
    is there a least number of nights
    do I have to stay more than one night
    can I have visitors
    what are the house rules
    how old do I need to be
    are there restrictions on the number of guests
    can friends come up to my room
    is there a night-time rule
    any limit on how long we can stay
    what's the longest I can stay
    can I come for only one night at Christmas
    do we have to wear a suit at dinner
    is there a limit to the length of a stay
    how many nights do I have to book
    are there any restrictions for guests
    do you allow parties
    what is allowed in the room
    may I have friends over in the room
    can a friend sleep over
    how many may sleep in one room
    what is the maximum number of people in a room
    can I bring a visitor
    are parties allowed
    may we have a little party
    could I hold a small birthday party in my room
    may we drink our own wine
    can I bring my own food
    is there a curfew
    is there a minimum age to stay
    I'm eighteen, may I stay alone
    do you let in under 18s
    can teenagers stay without parents
    is there a minimum number of nights
    must we stay at least three nights
    can I come for just one night
    is one night enough at Easter
    can I book only for one night at new year
    what's the limit on nights
    any restrictions during the holidays
    do you have house rules
    are there any rules I should know
    what's not allowed
    dress code?
    when does it have to be quiet
    from when is it quiet time
    can I cook in my room with my own stove
    may I use a drone
    are candles allowed
    is there a limit on how many people
    what rules are there for the pool
    data protection, what do you store about me
    covid rules
    must I wear a mask
    are overnight visitors allowed
    minimum age for check in?
    can I check in at seventeen
    how old must I be to check in
    is eighteen old enough to check in
    may I bring friends to the room in the evening
    can friends come to my room
    may I take somebody to my room`,
  opening_hours: `
    is someone at the desk all night
    is there anyone at reception at night
    is the front desk open 24 hours
    when is somebody at reception
    is the reception staffed at 4 am
    until when is the lobby open
    when do you open
    are you open on Christmas day
    are you open all year
    is the desk staffed at night
    is someone there round the clock
    until when is reception open
    is reception there on Sundays
    are you closed in winter
    24 hour reception?`,
  business_services: `
    can I print a document
    where can I work with my laptop
    do you have a computer for guests
    could you scan something for me
    I have to print a ticket
    can you print my boarding card
    is there a room for a meeting of four
    somewhere to work with my laptop
    can I use a computer
    is there a scanner
    could you fax this
    do you have a meeting room
    is there a meeting room I can use
    can I rent a small meeting room for two hours
    do you have a room for a conference call
  `,
};
