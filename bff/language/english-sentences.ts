import type { Intent } from '../../shared/domain/intents.ts';

/**
 * More sentences as English-speaking guests write them, one to a line, learnt from besides the pack's own. What they teach
 * about concepts helps every other language.
 */
export const ENGLISH_SENTENCES: Partial<Record<Intent, string>> = {
  check_in_time: `
    from when are the rooms available
    what hour can we come and get our room
    what time do you let guests in
    is there someone to give us the key at 11 pm
    can I still check in after ten in the evening
    what if we get there in the middle of the night
    I want to check in on the 7th and check out on the 9th
    do I need my passport to check in
    my arrival will be around nine, is that fine for check in
    how does checking in work
    at what time am I able to get into my room
    I might be late, until when can I come
    can someone let us in at 3 am
    the ferry only arrives at midnight, can we still get in
    when can I move into my room
    will anybody be awake when we come at two in the night
    check-in hours
    may I check in at eight
    I would like to check in please
    we are at the door and want to check in
    when may we come to get our room
    I plan to check in about 5 pm
    we would like to check in at half past six
    what is the normal time to check in
    we get to you around ten at night, can we still have our room
    do we have to check in before a certain hour
    I'm going to check in late
    what time may I have my room
    we'll check in tomorrow at two
    is it alright to check in after dark
    how does late check in work
    how do we get in if the door is closed at night
    I just want to check in
    could we check in on the 8th
    how soon can we get into our room when we arrive
    what's the earliest you let people into their rooms
    our boat only docks at eleven at night, is anyone still around
    how early are guests let into the rooms
    the earliest we may have the room on the day we come`,
  check_out_time: `
    when must I be out of the room
    at what hour do I have to go on my last day
    how late can I leave in the morning
    until when do I have the room
    what's the check out hour
    I am leaving today, how do I check out
    we want to check out on Sunday
    do I have to leave the room by ten
    when do you want me out of the room
    where do I hand in the key when I leave
    by what hour do we have to be gone
    I'd like to check out at 8:30
    we are leaving, can you prepare the check out
    what time do I have to vacate my room
    latest time to leave the room
    I'm ready to check out
    can you check me out
    how do we check out, do we have to come to the desk
    we want to check out early tomorrow morning
    when should the room be empty
    we're going home on Friday, by what time must we be out
    how long can I keep the room on my last morning
    I am checking out at 6 am
    do you need anything from us when we go
    what is the standard check out
    when do you want us out
    by when do we have to be gone
    how do I check myself out, do I just hand in the keys
    do I just drop the key when I leave
    how does leaving work tomorrow morning
    what time should we be gone on monday`,
  early_check_in: `
    we get there at ten, is there any chance to have the room
    can I have my room in the morning already
    is it possible to be let in before the usual time
    our ship docks at 6, could we get into our room then
    we are here much too early, can we go to the room
    can I come before the official check in time
    the kids will be tired, could we get the room earlier
    do you charge for an earlier check in
    I will get there sooner than planned, may I check in
    could the room be ready at noon
    night flight, so we need the room first thing in the morning
    I'd like to check in at 11 instead of 3
    can we come to the room at nine already
    could I get my room sooner than 3
    we'd love to have the room when we land at 7
    can the room be made ready before lunch
    I'm arriving at ten and would like to go straight to bed
    is there a way to enter the room earlier
    my train gets there at 8 am, can I check in then
    can you prepare our room for eleven
    we could be there by 9, would that work
    is it okay to turn up before the normal check-in time
    any way to get the room a few hours ahead
    we'd arrive around eleven in the morning, is that too soon
    would ten in the morning be alright to move in`,
  late_check_out: `
    can we leave the room a couple of hours later
    may I have the room until four
    our flight goes at night, can we keep the room longer
    what do you charge for leaving later
    I would like to check out at 2 instead of 11
    could I stay in my room until the evening
    I need the room for a bit longer on the last day
    is there any way to vacate later
    I overslept, I need another hour before I leave
    we won't make it out by eleven
    may we check out in the afternoon
    I'm still packing and will be out later
    could you give us a later departure
    is a later departure possible and what is the fee
    may we leave at one rather than at eleven
    I'd like to keep my room until 5
    could we get an extension until noon on the last day
    we want to sleep longer and leave at one
    can I go out at 2 pm instead of 11
    is it okay to be out by three
    we are not ready, can we get one more hour
    what's the cost for staying in the room till six pm
    we will be leaving later than 11
    could we hang on to the room until the afternoon
    we fly at night, may we keep the room a while longer
    could we vacate the room a little after the usual time
    can we hold the room till two`,
  online_check_in: `
    is it possible to check in on my phone
    where do I register before arrival
    can I do the paperwork before I come
    the link for the web check in is broken
    I have a problem with the online check in
    can I skip the desk and check in with the app
    do you need our passport details beforehand
    how can I check in over the internet`,
  luggage_storage: `
    can you look after our bags for a few hours
    is there a place for our suitcases until the flight
    can we leave our stuff with you after we check out
    may we drop the luggage before we can get into the room
    is it possible to store a bicycle box and two bags
    do you have lockers
    where can I put my bags until tonight
    can the bags stay with you until we come back on Friday
    could you keep a parcel and a backpack for us
    does it cost anything to leave a suitcase
    could we drop our stuff at the desk
    we have four hours until the train, where can the bags go
    please keep my suitcase behind the desk
    are there lockers for bags
    would you watch our luggage
    where can our cases go until we get the room
    can my suitcases stay somewhere until the room is ready
    a place to put our bags until check in`,
  key_card: `
    the card won't open the door
    my key has stopped working
    the lock shows a red light when I hold the card to it
    can you make me a new key
    we need another key for our son
    I'm standing outside my room and cannot get in
    I locked myself out
    my wife shut the door with the key inside
    the key card got demagnetised
    I think my room key broke
    we are locked out of our room
    could you let me into my room, I have no key
    my card is not opening the elevator
    the door lock blinks red
    my door doesn't unlock
    the card reader on my door does not react
    I can't find the card for my room
    our key works only sometimes
    the key card got lost at the beach
    please issue a new card for 210
    we're stuck outside our room
    I'm stuck outside my room, the card is inside
    I left my card in the room and the door closed
    stuck in the hallway without my card
    my card is inside the room`,
  room_ready: `
    is our room done yet
    has my room been prepared
    can I go up to my room now
    how long until the room is ready
    when do you think the room will be ready today
    message me when the room can be used
    is our room good to go
    is the room done, we are already here
    are we able to go up to the room yet
    is it ready for us yet, we're waiting outside`,
  booking_lookup: `
    can you see my reservation
    what have I booked exactly
    which nights is my booking for
    I'd like to know more about the booking I have
    my table is booked for half past seven
    my reservation is under Fischer
    I've booked with you for next month
    do you see a booking from Kelly
    what does my reservation say
    I have a question about a booking I made
    show me the details of my reservation
    how many nights did I reserve
    I'm not sure for which day I booked
    we have a dinner reservation but will be late
    I'm running twenty minutes late for my table
    it's about an existing reservation
    my reservation for lunch is at one
    it should be booked in the name of my company
    what is the status of our booking
    I cannot find my booking number
    where can I look at my reservation
    is there a booking for the Andersons
    can you check when my stay starts
    there should be a room for me
    is there a room in my name
    what exactly did I book with you
    I'd like to check the booking I made
    a table has been booked for us
    it's for a reservation I made last week
    what's the latest with my reservation
    I made a booking last night
    I need to ask about my reservation
    I would like to know the details of my stay
    my colleague booked a room for me
    how long is my booking
    what kind of room have I got booked
    the booking number is 12345
    I have a table at nine
    we booked for six people, it's under Long
    it is in the system under Reyes
    I've made a reservation already
    yes I have a booking with you
    which kind of room did I book
    can you look up what room we have booked
    what did I reserve exactly`,
  booking_create: `
    I want a room for tomorrow night
    we'd like to come for a long weekend
    can I get a twin room from the 2nd to the 5th
    make me a reservation for three nights
    I would like to stay from Monday to Thursday
    is there a room for us at Easter
    are there any rooms available on the 12th
    do you still have space for two adults next week
    we are five and need two rooms for the weekend
    please reserve something for my colleagues
    I need somewhere to stay tonight
    can I book a suite for our honeymoon
    put me down for two nights
    I want to make a new booking for 6 adults
    another booking please
    I don't have a reservation yet, can I make one
    I'd like to book for the first week of August
    single room, one night, the 4th
    could I arrange a stay for my parents in May
    what's free between the 10th and the 14th
    I need a bed for tonight
    how do I reserve
    can you book me into a hotel in Madrid from the 3rd to the 6th
    find a hotel in Dallas with great reviews
    look for a highly rated hotel in Phoenix
    I need hotel reservations in Boston for 3 people from May 1st to the 5th
    book a suite in San Francisco for two adults from June 9 to June 12
    can you get me a place to stay in Miami next week
    search for a hotel with a pool in Tampa
    what hotels are well reviewed in Denver
    I need a hotel near the airport in Atlanta for Tuesday
    reserve a hotel room close to the stadium for my family
    list hotels in Nashville with good ratings
    could a room be reserved for me in Prague by the river from the 1st to the 4th
    I'm looking for a hotel in Oslo for four people
    would you be able to reserve me a hotel in Cairo
    please find and book a hotel in Paris for our trip
    I want to reserve the honeymoon suite
    we need an accessible double for Saturday
    four of us would like to stay for a week
    are you full on Saturday
    rooms for tonight?
    I want to reserve a slot for the spa on Sunday
    can I book the sauna for tomorrow
    I'd like to book a meal for ten people
    I want to book in for a haircut at 3
    I'd like a room from the 5th until the 8th of March
    could you put us up for two nights
    how about two rooms for Saturday
    I wish to make a reservation for September
    me and my brother need a twin for one night
    can we come and stay next Thursday
    do you have space on the 22nd
    is something free at the end of the month
    please book the suite for me for the weekend
    reserve one double, arriving on the 9th, leaving on the 12th
    I want to set up a reservation
    I'd like to spend New Year with you
    we're two couples looking for rooms in June
    book a double for 2 adults
    I need to make a reservation for my mother
    can I make a reservation for 8 adults and 3 children
    we want to check in on Friday and leave on Sunday, please book it
    let's book a room
    I'd like the VIP suite for a week
    what about a room for the 19th
    book the cheapest room for five nights
    room for one, tonight
    reservation for three people for tomorrow please
    I want to have a room from tomorrow for a week
    I would like two rooms, one for me and one for my kids
    do you have three rooms next to each other
    help me find a hotel in Seattle
    find me a cheap hotel in Reno that's not too far out
    what are good hotels in San Diego
    reserve a hotel for me in Rome from March 2 to March 5
    is there a hotel with vacancies in Tulsa
    get me a hotel room in Berlin for five nights
    i need a hotel booked in Toronto
    show me hotels in Austin with high ratings
    book me a room at the Marriott
    could you please find a hotel for us in London for the 3rd through the 9th
    make hotel reservations in Vegas for 4 people
    will you book a hotel in Tokyo for next month
    i need a room in Santa Barbara near the beach for two
    is it possible to reserve a suite in Cleveland for the wedding weekend
    i want to check what hotels are available in Orlando`,
  booking_change: `
    we would like to arrive on the 5th instead
    can I shorten my stay
    I booked a single but need a double
    please add my daughter to the reservation
    we want to come two days earlier
    there will be three of us now
    I need to alter the dates
    change my reservation from two rooms to three
    I'd like to reschedule my stay
    can I postpone the trip to autumn
    my plans changed, can I move the booking
    can we switch to a bigger room on the same booking
    could you put the reservation under another name
    please push my dinner reservation back an hour
    move our table to Thursday
    I need to change my massage to the afternoon
    the number of guests is wrong, it should be five
    I made a mistake with the dates
    I want to change the arrival of my booking to the 2nd
    modify the reservation under Jones
    I'd like to change the length of my stay
    we are one fewer than booked
    it should be from Tuesday, not from Monday
    please correct my booking
    can you make it a table for eight
    can I swap my room for a suite
    I want to change my existing booking to next weekend
    bring my reservation forward
    I have a reservation but I'd like to come a week later
    instead of four nights we only need three
    there is a mistake in my reservation
    the date on my booking is wrong
    please change the reservation from the 5th to the 6th
    we have to leave a day sooner than planned
    can we bring another person
    add breakfast to my booking
    can you move my check in to the 20th
    I'd like to make the booking one night shorter
    I need to change how many people are coming
    can you edit the reservation under Lewis
    my wife can't come, so it's just me
    could I change to the first week of June
    we want to come on another date
    I need to put off our visit
    please change my table to a later time
    the reservation has to be for ten people now
    I have a booking and need to alter it
    I want to amend my reservation
    I'd like to change the check in date
    please make it seven nights
    change the number of children on my booking
    swap the single for a double
    the number of rooms should be two
    my booking needs a change
    can I choose a different date
    could you move my appointment to Friday
    instead of Monday we'd arrive on Tuesday
    reduce my booking by a night
    I want to move to a better room type`,
  booking_cancel: `
    please cancel everything
    I no longer want the room
    my trip is off
    we've decided not to come
    delete my reservation
    I won't be able to come on Friday
    I want to get rid of my booking
    we don't need the table any more
    can't make my appointment at the spa
    I need to cancel because my flight was cancelled
    can you cancel one of the two rooms
    cancel my stay in June
    cancel the booking for Ramirez on the 4th
    I got sick and cannot travel
    sorry but I must cancel
    how can I call off my reservation
    take my name off the list for tonight's dinner
    can you take us off the list for lunch
    forget the table for tonight
    cancel the table at 9 for five people
    I am not going to make it to dinner
    would you cancel the restaurant for us
    is it still possible to cancel
    the massage at 5 has to be cancelled
    withdraw my reservation
    please void my booking
    we must call it off
    call the whole thing off please
    I'd like my booking removed
    unfortunately I have to cancel
    please take my reservation out
    our plans fell through, cancel the room
    we've changed our minds and won't come
    I'd like to cancel one night
    get rid of my reservation please
    cancel my 7:30 dinner
    cancel the restaurant
    can I cancel the facial
    cancel it, the one under Baker
    I can't make the booking tonight
    the room I booked an hour ago, please cancel it
    I don't want to come anymore
    cancel dinner for eight people, name is Wu
    can you help me cancel
    why is it not possible to cancel my booking
    I need to back out of my reservation
    we don't need the room any more
    our plans have changed so please take the booking out
    no longer need the room, change of plans`,
  booking_confirm: `
    have you got my reservation
    is my room definitely reserved
    is everything okay with my booking
    I'd like to be sure that my table is booked
    could I have the confirmation once more
    the confirmation never reached me
    I'm calling to confirm my stay
    has my reservation been received
    can you verify that my booking is there
    I just want to confirm my booking for tomorrow
    is everything in order with my reservation
    could you double check that we are booked
    is my stay confirmed
    I'd like to confirm the table for tonight
    please confirm my room
    I want to confirm the dates
    are we down for the 12th
    just checking you have us down for friday
    I want to make sure that you've got our booking
    have you got us down`,
  price_availability: `
    what would four nights in a double be
    how much is a night at your hotel
    what do your rooms cost in summer
    price of a suite for two
    can you give me a quote for the 3rd to the 5th
    what would we pay for a family room at Christmas
    how much would I pay for tonight
    what's your best rate for a single
    are the rooms cheaper during the week
    what is the cheapest room you have`,
  price: `
    what would that be
    how much do I owe for it
    is there a charge for it
    what will it cost me
    do I pay extra
    is that for free
    what's the lowest price you can do
    any cheaper rates
    do you have discounts for students
    discount for pensioners
    is there a reduction for members
    what is your best price
    can you do it any cheaper`,
  payment: `
    which cards do you take
    can I pay by phone
    will you take my visa
    can I pay when I leave
    do you want the money up front
    can I pay with two different cards
    is cash fine
    do you accept dollars
    what payment methods are there
    can my company pay for the room
    I would like to pay my bill now
    how much tourist tax do we owe
    is the city tax included
    do we have to pay the local tax at the hotel
    how do I settle up
    can I use my debit card
    is it okay to pay in two parts
    may I pay half in cash
    can someone else pay for my room
    which payment options do you have
    do I pay now or later
    which credit cards are accepted
    when do you charge my card
    at what point is the card charged
    when is the money taken from my card
    do we pay a city tax on top
    is there tourist tax as well
    is tax added on top`,
  deposit_refund: `
    when will the money be on my account again
    I cancelled and want my money returned
    how do I get reimbursed
    where is my refund
    do I get anything back if I leave early
    you promised me a refund last week
    has my refund been sent
    when do I see the money for the cancelled stay
    do you hold an amount on my card
    how big is the deposit
    I haven't got my deposit back
    can I have a refund for the booking
    the refund does not show on my card
    how do I get my cash back
    I'd like the money for the nights I didn't use
    am I getting a refund
    I want a refund
    when do you send the money back
    is my deposit coming back
    has the refund been issued`,
  invoice: `
    please e-mail me the bill for my tax office
    can the receipt be made out to my employer
    I need a proper invoice with the address of our company
    I didn't get a receipt
    could I have a copy of the invoice`,
  cancellation_policy: `
    what do I pay if I cancel
    is cancelling free
    what are the terms for cancelling
    can I get out of the booking without cost
    how many days before can I cancel
    do I lose my money if I don't come
    what if I have to cancel at short notice
    what happens when I cancel at the last minute
    do I lose my money if I cancel a day before`,
  extend_stay: `
    can I stay two days longer
    we'd like to add a couple of nights
    is it possible to keep the room for another night
    could we leave on Wednesday instead of Tuesday
    I need to stay longer than I booked
    can I prolong my stay till Sunday
    could we tack on another night`,
  group_event: `
    can you host our company dinner for 50
    we're looking for a venue for our reception
    do you have a hall for 100 guests
    is there a discount for groups
    I'd like to book 15 rooms for a sports team
    we need a room for a workshop`,
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
    could you tell me how to connect my phone in the room`,
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
    is it safe to leave the motorbike outside overnight`,
  ev_charging: `
    my car is electric, where do I charge it
    can I plug in my car over night
    do you have a plug for electric cars
    is charging the car free
    how fast can I charge my car`,
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
    could we take something to eat with us before we leave early`,
  restaurant: `
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
    can we eat something here in the evening`,
  bar: `
    can I get a drink at midnight
    is the bar still open
    where is the bar
    what cocktails do you make
    is there live music in the bar
    where in the hotel can I get a drink late
    anywhere here for a nightcap
    is there somewhere to have a drink tonight
    can we still get a drink downstairs at eleven`,
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
    can you send food up, we don't want to come down`,
  pool: `
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
    can our daughter use the pool before dinner`,
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
    gym times?`,
  spa: `
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
    are men allowed in the spa`,
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
    my shirt got dirty, can you wash it`,
  air_conditioning: `
    is the room air conditioned
    does the AC work at night
    how do I make it cooler
    can I turn the heater on
    is there a fan for the room`,
  tv: `
    can I watch football on the TV in my room
    how does the television work
    does the TV have apps
    which channels do you have on the telly
    what's on the tv, any sports channels
    does the telly have english channels
    how do I get netflix on the telly`,
  safe: `
    where can I leave my jewellery
    can you lock up my documents
    how does the safe work`,
  minibar: `
    is there a fridge for my medicine
    can I make coffee in my room
    is the water in the minibar free
    do I have something to make tea with`,
  kitchen: `
    can I cook my own food
    is there an oven in the apartment
    can I warm up baby food
    a room with a kitchenette please`,
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
    is the restaurant accessible`,
  smoking: `
    may I have a cigarette in my room
    is there a place for smokers
    do I get a fine for smoking
    I want a smoking room`,
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
    can pets use the elevator`,
  children: `
    is there a play area for our kids
    what age is still free
    do you have a children's menu
    can somebody look after our children tonight
    is your hotel good for kids
    do I pay for my three year old
    is there a discount for children`,
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
    the bigger room please`,
  view: `
    what do I see from my window
    can I have a room facing the garden
    which rooms look at the mountains`,
  address_directions: `
    how do I get there
    what street are you on
    how do we find the hotel
    where are you located
    is the hotel in the centre
    how long does it take from the station to you
    what do I put in my navigation
    how far is the hotel from the airport
    what's the nearest station to you
    what is the way from the motorway
    which underground stop is closest to the hotel
    what is the nearest tube station to you
    which tram stop is near you
    which station do I get off at for the hotel`,
  airport_transfer: `
    do you fetch guests from the airport
    how do we get to the airport
    is there a bus of the hotel to the airport
    my plane lands at ten, can you send a driver
    can you take us to the airport on Monday
    how much for the airport shuttle
    can I be picked up from the terminal
    do you collect guests from the station
    could somebody pick us up at the airport
    do you pick people up
    can you fetch us from the train station`,
  taxi: `
    can you get me a car to the theatre
    get us a taxi please
    schedule an uber for 5 o'clock
    i want an uber to the office now
    have an uber come to my place at 8
    need a cab to go downtown
    could you book an uber for two people to the airport
    how long until an uber can be here
    find me an uber to Main Street
    order an uber that fits five
    uber to the mall please
    I need an uber home
    please send a taxi to pick us up in half an hour
    get a lyft to pick me up from work at 6
    we want to ride to the stadium, please call an uber
    I'd like a driver to take me to the concert
    can you call a cab for me for tomorrow at seven
    set up an uber pickup at 10 at my location
    an uber for me and a friend to Joe's Pizza
    how much would an uber downtown be
    i need an uber at the library at 3
    have a lyft take us to the arena
    find an uber to take me home
    what's the wait for an uber
    get an uber for 4 to the game
    can an uber come to my house at noon
    uber from my job to the gym
    i want to get an uber ride to the theater
    please order me an uber to get me to Chili's
    is there an uber close to me
    how fast can an uber get here
    i would like an uber to go to the airport in 20 minutes
    let me get an uber
    will you call an uber to take me to the bar
    book a ride to 5th Avenue`,
  public_transport: `
    is there a tram to the museum
    how often does the bus run
    what's the best way into town without a car
    which line goes to the stadium
    how do I get downtown by bus`,
  car_rental: `
    do you hire out bikes
    where can I pick up a rental car
    I'd like to rent a car for the weekend
    is there somewhere to rent e-bikes`,
  local_tips: `
    what's nice around here
    where can we go out tonight
    do you know a nice cafe
    where do I find a doctor near the hotel
    is there a good place to eat outside the hotel
    what can I do with kids in town
    what should I not miss here
    where is the next bakery
    any nice beach nearby
    is there a cash machine close by
    can you tell me about the old town
    what's fun to do here on a weekend
    things to do with teens
    what can we do around here with older kids
    good stuff to do on a saturday`,
  events_tickets: `
    are there tickets for the match
    what's on at the theatre
    can I buy tickets for the castle from you
    can you book us a guided tour
    is something going on in the city today`,
  opening_hours: `
    is someone at the desk all night
    is there anyone at reception at night
    is the front desk open 24 hours
    when is somebody at reception
    is the reception staffed at 4 am
    until when is the lobby open
    when do you open
    are you open on Christmas day`,
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
    what is allowed in the room`,
  currency_exchange: `
    can I swap dollars for euros
    where can I get local money
    do you change pounds`,
  business_services: `
    can I print a document
    where can I work with my laptop
    do you have a computer for guests
    could you scan something for me`,
  lost_and_found: `
    I think my watch is still in the room
    we left a jumper in the wardrobe
    have you found a phone
    did somebody hand in a pair of glasses
    I can't find my passport
    I dropped my earring in the restaurant
    I don't know where my bag is, I had it at breakfast
    my laptop is gone, I must have forgotten it
    is there a lost property office
    I left something behind
    did you find a black hat in room 12
    where are lost things kept
    my keys are gone
    I lost it somewhere by the pool
    I'm missing my jacket since last night
    we have misplaced a bag
    my bracelet fell off somewhere
    did the cleaner find my glasses
    I can't find my sunglasses
    something of mine is missing
    I believe I left my charger plugged in
    we left a teddy in bed
    someone took my jacket by mistake
    my wife lost her ring
    have you seen my phone`,
  towels_linen: `
    we have no clean towels
    there are only two towels for three people
    may I have fresh sheets
    could you give us a bathrobe
    clean towels for room 18 please
    can someone change the sheets
    I need a towel for the pool
    additional towels for the bathroom please
    I need a fresh towel
    new sheets please
    we used all the towels`,
  toiletries: `
    there's no soap in the bathroom
    I forgot my toothbrush, do you have one
    we need toilet paper
    could you send some shampoo
    is there a comb I could have
    the soap is used up
    can you bring an ironing board to my room
    could someone bring me an iron and some hangers
    I need an adapter
    no soap left
    we ran out of shampoo
    can I have some shower gel
    there is no toilet paper`,
  pillow_blanket: `
    I am cold in bed, can I have another cover
    this pillow is too soft, is there another one
    please bring a blanket
    two extra pillows to my room
    one more duvet please
    I'd like a harder pillow
    it's cold, a blanket please`,
  crib_extra_bed: `
    the baby needs a bed
    could you add a bed for our son
    is there a cot and what does it cost
    we need a bed for a third person
    our little one is one year old, is there a bed for her
    a baby bed for our room please
    we travel with a baby, do you have a bed
    can a third bed be put in`,
  room_cleaning: `
    could you clean while we are out
    we need our room cleaned
    when do they clean the rooms
    the room hasn't been done today
    please make the beds
    can housekeeping come later
    at what time does the cleaning lady come
    somebody should clean the bathroom please
    can you empty the bins
    I'd like my room cleaned at two
    when will someone tidy the room
    our room still has not been cleaned
    can the room be cleaned now
    is cleaning every day
    please clean room 14
    the maid forgot our room`,
  do_not_disturb: `
    please don't let anyone in this morning
    we don't want the room to be cleaned today
    I want to sleep in, no cleaning please
    leave our room alone until noon
    please nobody come in this morning, we want to sleep in
    we don't want anyone in our room today
    no one needs to come into the room today
    please let us sleep in, no maid today`,
  wake_up_call: `
    I have to be up at five, can you call me
    could someone knock at seven to wake us
    please make sure I'm awake at 6
    set a wake up call for half past five
    ring me at seven so I don't oversleep
    make sure I'm up by six
    can someone get us up at half five
    could you see to it that I am awake at 5
    please make sure we don't oversleep, 6 o'clock`,
  maintenance: `
    the lamp next to the bed does not go on
    the tap is dripping
    nothing comes out of the shower
    there is no light in the bathroom
    the drain is clogged
    the window doesn't close properly
    water is running out under the sink
    the toilet keeps running
    something is broken in my room
    the TV has no picture
    the hairdryer gave up
    the balcony door is stuck
    our heating stays cold
    the AC is blowing warm air
    it's freezing in here, the radiator is off
    can you send someone to fix the lamp
    the elevator is out of service
    there's an issue with the shower
    something is wrong with the air conditioning
    the fridge is not cold
    the bed is broken
    I can't get hot water
    why can't I open the safe
    the light switch fell out of the wall
    the remote has no batteries
    the phone in my room is dead
    the socket next to the desk has no power
    the toilet is blocked
    the light keeps blinking
    the shower has no pressure
    there's no water
    the blinds are jammed
    the curtain fell down
    our kettle is broken
    the sink overflows
    the window is stuck
    my bed makes noises
    the toilet seat is loose
    the radiator doesn't get warm
    the screen stays black
    the fan makes a strange noise
    can somebody look at the shower
    the bathroom door doesn't lock
    the minibar is not cooling
    the coffee machine leaks
    water comes out of the air conditioner
    nothing works in my room
    my room has no electricity
    the lamp flickers
    there's a problem with the toilet
    the fridge is dripping onto the floor
    the air conditioner is leaking on the rug
    the heater still isn't doing anything
    the heating does nothing
    the radiator doesn't seem to be doing anything
    the balcony door doesn't shut right
    the window won't close properly
    our door does not shut properly
    the curtain rail came down
    water drips from the air con
    the aircon is dripping`,
  room_change: `
    can we get a different room
    we'd like to move, the room is too dark
    I don't like my room, can I have another
    could you put us in a better room
    can we swap rooms with a quieter side`,
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
    I want spaghetti`,
  special_occasion: `
    it's our wedding anniversary, can you do something nice
    please put a cake in the room for my wife's birthday
    can you arrange flowers for our arrival
    we're on our honeymoon`,
  dietary: `
    I can't eat gluten
    what is there for vegetarians
    my son has a nut allergy
    do you have halal meat
    I am vegan, what can I eat`,
  noise: `
    it's so loud here that we can't sleep
    the neighbours have the TV on very loudly
    people are shouting in the corridor
    can you ask them to be quiet
    the music from the bar is too loud
    there's a party upstairs and we want to sleep
    a dog next door barks all the time`,
  cleanliness: `
    the room has not been cleaned properly
    the sheets are dirty
    there's mould in the shower
    I found hair in my bed
    the carpet smells
    there are ants in the room
    the bathroom was filthy when we arrived
    used towels were lying in our bathroom
    my room stinks of smoke
    the room smells bad
    the floor is sticky
    there are stains on the bed
    it wasn't clean when we came`,
  complaint: `
    this is not what I paid for
    your staff was unfriendly
    the service is really bad
    we've been waiting for two hours
    nobody helps us
    I am not satisfied with the room
    I want to make a complaint
    the food was cold and awful
    I'm very annoyed
    this is the worst hotel I have been to
    why has nobody called me back
    I was promised something else
    why do you no longer have a shuttle
    it is a shame that you closed the spa
    nobody wanted to help me
    the person at the desk was rude
    this is not acceptable
    I'm unhappy with my stay
    why did nobody come
    we are very unhappy
    what a bad hotel
    it's a disgrace how we were treated
    I have been ignored
    why don't you have massages any more
    nobody came although I called three times
    we asked for a cot hours ago and nothing was brought`,
  billing_dispute: `
    you took too much money from my card
    I have been charged for two rooms
    there is a mistake in my bill
    why is there a minibar charge, I had nothing
    I don't know this charge
    I paid already and you charged me again
    there's a restaurant charge on my bill that isn't ours
    I never touched the minibar but it's on the bill
    you billed me for something I never had
    why is there a drink on my bill, I didn't have any`,
  security_emergency: `
    there is smoke in our corridor
    a man is trying to get into our room
    our room is flooding
    someone has a gun in the lobby
    help, the kitchen is on fire`,
  medical_emergency: `
    my mother has fallen and is bleeding a lot
    we need an ambulance now
    my friend passed out
    my baby has stopped breathing
    he has terrible chest pains`,
  greeting: `
    hi how are you today
    good evening to you
    hey, how have you been doing
    how are you feeling
    hello, is anyone there
    hey what's going on
    what is up
    how is life
    are you okay
    how are you holding up
    nice to see you
    how's everything going
    how's life treating you
    hi bot, how are you
    so how are you
    have you been well
    is everything good with you
    how was your day
    what's happening
    what is going on with you
    how are we doing today
    good to meet you
    hiya, how's things
    tell me how you have been
    how's it hanging
    hey friend
    salutations
    how's it going today
    how is your morning
    hope you have a good day
    how have things been going
    how's your evening
    how are you my friend
    hello how are you doing
    is everything okay with you
    are you having a good day
    you doing ok
    how's the day treating you
    hey how's it hanging
    hello hello
    a very good morning
    hi again
    how is everything with you
    afternoon
    evening all
    good morning to you`,
  thanks: `
    thanks for all your help
    thank you for that
    thanks for the answer
    cool thanks
    thanks for doing that
    thank you for helping me with this
    you've been a great help
    that was very helpful of you
    i appreciate your help
    i am very thankful
    that's kind, thanks
    i'm so grateful
    thanks, that was nice of you
    that's great, thank you
    awesome, thank you
    i really needed that, thanks
    i'd like to thank you
    my thanks to you
    gracious of you, thank you
    that helped a lot
    you were a big help today
    thanks again
    appreciated
    what a help, thanks
    your help was great
    thank you kindly
    thanks so very much
    i'm grateful for your assistance
    appreciate you
    thanks for the info
    okay thank you
    thanks for sorting that out
    you are the best, thanks
    thank you, you're great
    i thank you
    thanks buddy
    you did well, thank you
    cheers, that's great
    brilliant, thanks
    cheers mate
    ta very much
    cheers that helps`,
  goodbye: `
    bye bye now
    see you later
    okay goodbye then
    i'm leaving now, bye
    it was great to talk to you
    it was a pleasure to chat
    i am done talking
    i'll see you around
    nice talking with you, bye
    thanks for the talk, see you
    that's all i needed, goodbye
    signing off for today
    great conversation, bye
    have a great night
    have a nice evening
    have a good day
    bye, have fun
    good chat
    this talk was nice
    i liked talking to you
    i had fun talking to you
    glad we talked, bye
    talk to you again soon
    until we meet again
    that will be it, bye
    have a wonderful day
    goodbye my friend
    adios
    later
    see you next time
    time for me to leave
    ok see you
    enough for now, bye
    thanks for the conversation, so long
    it's been a pleasure, goodbye
    i need to go
    bye, i had a nice time
    see you soon then
    that was a good talk
    it's been great, see you
    i'm heading out
    glad to have talked to you
    okay i'm done, thanks
    goodbye for today
    later then
    see you around`,
  affirm: `
    yes that is correct
    yes i would
    yes it is
    yes that sounds right
    yeah do it
    yeah that is right
    you are absolutely right
    i think that is true
    that's right
    that's correct
    that is right on
    that is the truth
    i would say yes
    my answer is yes
    i say yes
    it is correct
    sure, why not
    sure, go ahead
    certainly yes
    that is exactly it
    indeed
    very true
    that's a yes
    i can confirm
    i do agree
    of course it is
    that would be right
    please proceed
    ok do it
    that one please, yes
    affirmative, do it
    that's what i want
    right, exactly
    perfect, let's take that
    it's a fact
    no doubt about that
    for real, that is true
    correct, all of it
    yes, that would be correct
    yep, please do
    i think so, yes
    you're right about that
    true enough
    that is so
    yes you can
    oh yes
    yes for sure
    yes, exactly that
    that is accurate
    that checks out
    i'm positive
    yes i am sure
    yes thanks
    right
    i am certain that is true
    that'd be great
    okay yes, do that
    we would like that
    it sure is`,
  deny: `
    no that's wrong
    no it is not
    no i don't
    nope not at all
    no that is not true
    that's not right
    that's not what i meant
    this is wrong
    i don't agree
    i don't think that is right
    that doesn't sound right
    i would say no
    it's a no from me
    certainly not
    of course not
    i don't want to
    don't do that
    please don't
    do not do it
    no, the other one
    no, i am talking about something else
    no, cancel that
    not what i asked
    that is a lie
    that's false
    i do not agree with that
    i won't
    absolutely not
    hard no
    that cannot be right
    no, that's incorrect
    i'll say no to that
    the answer is no
    not that, no
    no sorry
    not interested, thanks
    nah i'm good
    not this time
    no, that's not accurate
    i have to disagree
    no, please stop
    a definite no
    nope, leave it
    no i do not want that
    i'm against it
    that isn't true
    that is not accurate
    not correct
    not quite
    no more
    that's untrue
    please leave it as it is
    never
    i disagree with that
    not for me
    no, not that
    no that won't work
    that is not the case
    i think that's wrong
    we don't want that
    no, don't
    nah it's fine, leave it
    no, forget it
    don't bother`,
  acknowledge: `
    ok fine
    okay i understand
    alright thanks
    i see, okay
    that's fine
    oh ok
    ok, will do
    okay good
    right, okay
    ah, i see
    sounds alright
    makes sense, ok`,
  unsure: `
    i don't know that
    i'm not really sure
    i am not sure about it
    i have no clue
    i can't tell
    i can't decide
    i can't really say
    maybe so
    might be
    maybe, maybe not
    it may be
    i couldn't tell you
    i don't know the answer
    i don't know which one
    not sure about that one
    it could be true
    it might be possible
    i'm unable to say
    who can say
    i don't have a clue
    i don't have the answer
    i'm still thinking
    i haven't decided
    i'm undecided
    your guess is as good as mine
    hard to tell
    could be, i don't know
    i'm on the fence
    possibly
    perhaps, not sure
    i can't confirm that
    i wish i knew
    i do not have a clue
    one or the other, i don't know
    that's difficult to say
    i can't be sure
    beats me
    i have my doubts
    i forgot the dates
    i'm afraid i don't have an answer
    i'm really uncertain
    can't recall
    i'm torn
    i don't recall
    i don't remember that
    not too sure
    maybe i do, maybe i don't
    could be yes or no
    i have yet to decide
    i need more time to think
    i'm not sure which one
    no idea at all
    it's unclear to me
    i don't know for sure
    that i can't say
    we'll see
    i haven't got a clue`,
  repeat: `
    say that one more time
    please repeat
    repeat what you just said
    can you say it again
    i didn't hear you
    i didn't catch what you said
    i did not understand that
    what were you saying
    could you please repeat yourself
    what did you tell me
    i need you to repeat that
    would you mind repeating
    please ask the question again
    could you ask again
    what is the question
    what was the question again
    tell me that once more
    tell me what you said before
    what did you say before
    i would like to hear it again
    let me hear that again
    give me that again
    sorry, say again
    go back, what did you say
    can i hear your last answer again
    i need to hear it one more time
    you said what
    excuse me, what
    huh, what did you say
    i don't get it, say it again
    could you rephrase that
    i can't follow you
    can you go back over that
    what did you tell me just now
    please ask once more
    what was that you said
    i want you to repeat it
    can you tell me one more time
    could you restate that
    what did you ask me
    run that by me once more
    please go over it again
    i lost you, say that again
    sorry i wasn't listening
    what's that
    say what
    can you explain that again
    please say it one more time
    one more time
    that was too fast, again please`,
  human: `
    give me a real person
    i don't want to talk to a computer
    can a human help me
    i'd like to be connected to the front desk
    transfer me to someone
    let me talk to your colleague
    can i speak with the owner
    i need to talk to a manager now
    who can i speak to about this
    i want to talk to somebody from housekeeping
    get the restaurant on the line
    reception please
    can i call you
    what is your phone number
    may i talk to a person in the spa
    is there a member of staff i can ask
    please put me through to somebody
    i need help from a person
    i want to speak to the chef
    someone from the bar please
    can the gym staff call me
    connect me to the pool
    the restaurant team please
    could I have a word with somebody
    I'd rather talk to a person
    can you connect me to housekeeping
    I must speak to the cleaning staff
    let me talk to the kitchen
    I want a human
    is there anyone I can call
    someone from reception should call me
    I'd like a chat with the manager
    may I speak to the spa
    is anybody real there
    this bot doesn't help, a person please`,
  out_of_scope: `
    how do I change my health insurance
    what does my insurance cover
    I want a new insurance plan
    how many paid days off have I got
    submit my leave request from Monday to Wednesday
    was my vacation approved at work
    is my vacation request through
    when does my new credit card come
    how long until my replacement card arrives
    my application for a card, how is it going
    when do I have to board my plane
    at which gate is my flight
    put bananas on my grocery list
    is milk on my shopping list
    take bread off the list
    please put a hold on my bank account
    unfreeze my account
    list my recent transactions
    what did I buy last week with my card
    how much have I spent this month
    how much did I spend on eating out
    my water bill is due
    when must I pay the electricity
    how much is my gas bill
    pay my rent from my savings account
    what's the due date of my cable bill
    when should the oil in my car be changed
    book my car in for an oil change
    how do I change the oil myself
    erase my to do list
    what do I still have to do today
    put laundry on my list of chores
    how heavy may my carry-on be on Delta
    which bags can I take on the plane
    is that old yogurt still good
    how long is cheese good for
    how long can I keep rice in the fridge
    remind me to pay the bill
    which reminders have I set
    speak with a British accent
    could you talk more slowly
    talk louder
    my credit card is cracked
    the chip of my card is damaged
    my tires need changing
    how do I put air in the tires
    what's the pressure of my tires
    where is my parcel
    track my package
    has my online order been sent
    I need a new pin number
    what's my pin
    my account got locked
    why is my account on hold
    when did I last have my car serviced
    what goes into a lasagne
    what do I need to bake bread
    someone used my card without asking me
    I see strange payments on my card
    switch on the light in the bedroom at home
    turn the thermostat at home to 20
    lock my front door at home
    how can I get my salary paid directly to my account
    find flights to Denver on the 5th
    I need a flight from Boston to Austin
    a cheap plane ticket to Paris
    what do I owe on my phone contract
    I'd like to call you Jarvis
    your name is now Max
    what should I call you
    my name is not Tom, call me Bill
    please call me by another name
    buy more printer paper
    reorder my contact lenses
    I need more checks from the bank
    my card did not work at the shop
    why couldn't I pay with my card
    what yearly percentage rate does my card have
    what is my balance
    how much is left on my account
    what was my income last year
    send my W2 form
    how can I improve my credit score
    how do I increase the limit of my card
    move 100 dollars from checking to savings
    wire money to my brother
    open a savings account for me
    what are the bank's fees
    how many reward points do I have
    what points do I get for my card
    which countries can I use my card in
    do you have to pay a fee for foreign transactions
    where is your bank
    my transfer is still pending
    the money was taken off twice by a shop
    a card payment shows that I did not make
    I withdrew money and got the wrong amount
    the cash point kept my card
    my top up was cancelled
    can I top up by cheque
    auto top-up, how does it work
    what's the limit for top ups
    how do I get a physical card
    how do I get a virtual card number
    how old do I have to be for an account
    can my child have an account
    I need to prove who I am in the app
    why do you need my identity
    the app doesn't accept my passcode
    I forgot my app password
    close my account for good
    how do I edit my personal details in the app
    which exchange rate is used when I pay abroad
    the rate I got for my cash abroad was wrong
    can I hold money in other currencies
    is there a fee for exchanging currency in the app
    how long until a transfer from abroad gets here
    I sent money to the wrong person
    cancel the transfer I made
    the person says the money never arrived
    I want a refund from a shop for something I bought
    request a refund for my purchase
    my refund is missing from my statement
    Apple Pay does not work with my card
    link my card to Google Pay
    do you support Visa or Mastercard cards
    what kinds of cards do you issue
    can I choose the design of the card
    how many cards can I have
    disposable virtual cards limit
    I want to give a second card to my daughter
    my card was stolen, block it
    found my card again, can I use it
    where does your money come from
    verify the source of my funds
    direct debit I don't recognise
    there's an extra pound on my statement
    what is this fee on my account
    why did I get less money than I transferred
    what's the weather tomorrow in London
    is it going to be hot this week in Rome
    how many cups are in a gallon
    what's eight times nine
    how do you spell accommodation
    what's a synonym for happy
    what is the Spanish word for dog
    how do Italians say good morning
    what time is it in New York
    in what time zone is Denver
    what's today's date
    which day is it tomorrow
    when is Labor Day
    how many days until Christmas
    set a timer for ten minutes
    wake my alarm off
    what alarms are set
    put a meeting in my calendar
    do I have anything on my calendar on Friday
    take dinner with Jane off my calendar
    when is my next meeting
    is the meeting room at work free at two
    put on some rock music
    skip this song
    who sings this
    add this song to my playlist
    louder please, the music
    text dad that I'm fine
    call mum
    where's my phone
    my friend wants to know where I am, send it
    connect to my speaker
    is my phone synced
    restart yourself
    go into whisper mode
    use another language for the menu of my phone
    do you have any brothers
    what do you like doing
    do you have a dog
    who is your boss
    which company built you
    where do you come from
    are you older than me
    say something funny
    do you know a joke about cats
    surprise me with a fact
    toss a coin for me
    roll two dice
    is a banana healthy
    how many calories has a pizza
    what can replace eggs in a cake
    how long does a chicken need in the oven
    recommend a dish I can cook
    how good is the food at Luigi's
    reviews of the Italian place on Main Street
    what do I have to pay the IRS
    are there taxes on my salary
    how do I do a rollover of my 401k
    when is payday
    how much gas is left in the tank
    how many miles until I need gas
    which fuel is right for my car
    how do I start a car with a flat battery
    is there a traffic jam on the highway
    how long is the drive to my mother's
    do I need vaccinations for Kenya
    is it dangerous to travel to Colombia
    do I need a visa to go to China
    the airline lost my bags
    what sockets do they have in Japan
    what should I see if I fly to Iceland
    who is the richest man
    who wrote Hamlet
    who is the king of Spain
    how many people live in China
    how far is the moon
    when did the war end
    what is the tallest mountain
    which planet is the biggest
    how does a plane fly
    what causes thunder
    why do leaves fall
    who scored the most goals
    what channel is the game on tonight
    when does the new season start on TV
    who directed that movie
    which stocks should I buy
    is the market up today
    what is bitcoin worth
    what's in the news
    how do I grow tomatoes
    how do I paint a wall
    how do I remove wine stains at home
    how do I become a teacher
    are there any jobs for nurses
    what college should I go to
    can you help me write an essay
    what's the best phone
    which laptop should I get
    how do I update windows
    how do I take a screenshot
    my printer at home won't print
    what's a good present for my boss
    how do I get rid of a cold
    why does my back hurt
    how much should I sleep
    how do I lose five kilos
    is it true that cats hate water
    why are flamingos pink
    what do frogs eat
    which came first, the chicken or the egg
    what does my horoscope say
    should I marry him
    what is love
    do aliens exist
    turn the volume down
    volume to seven
    open the maps app
    start the vacuum robot
    charge my phone
    take a picture
    order a pizza from Domino's to my house
    buy me a new toaster
    how do I get to the next level in the game
    give me directions to my office
    when does the library close
    get me an appointment with my dentist
    make an appointment at the garage
    where can I vote
    how do I register my car
    what's the law on fireworks
    is my identity verified yet
    how do I get a stain out of my jeans at home
    read my latest emails
    do you learn from talking to me
    did my wages come in
    can you order me new shoes
    make the font bigger on my phone
    convert 50 dollars to pesos
    how do I dispute a payment on my card
    how much is it to send money abroad
    who painted the Sistine Chapel
    what are the words of that song
    who plays for the Celtics
    how do I set the language of my phone
    what's the minimum wage
    how big is an elephant
    the ATM gave me too little money
    my card was eaten by the machine
    when is my withdrawal done
    can I use my card in Spain
    why was I charged when I topped up
    is oatmeal healthy
    what's on my agenda
    new reminder please
    put on my favourite album
    how many weeks has a year
    should I rent or buy a house
    what do I wear for an interview
    where is a gas station close to my office
    do fish sleep
    how do I repair a bike chain
    find my keys at home
    change the wake word
    can we be friends
    how do I apply for a passport
    teach me something
    why do we dream
    fly me to Chicago on Tuesday
    I need to see my doctor next week
    does the mail come on Saturday
    what if I miss a payment on my mortgage
    how do I get better at chess
    how do I cook a turkey
    should I cut my hair
    what's the best coffee brand
    where can I buy cheap furniture
    how is my credit
    what's my credit like
    what's the rating of my bank account
    is my card ready
    why hasn't my card come
    what's the delivery time of the card
    what's my spending limit
    my wallet app is not working
    can I freeze my card
    is there a fee for my account
    how do I get a mortgage
    the interest on my loan
    how many euros do I get for a dollar at the bank
    raise my overdraft
    block my stolen card
    where's my tax refund
    how do I claim an expense from work
    who handles payroll
    what benefits do I have at my job
    how many people work here at the company
    what's the dress code at the office
    when is the company party
    set my phone to silent
    mute the microphone
    answer the call
    who called me
    what's my wife's number
    add a contact to my phone
    delete my messages
    open the garage door at home
    is the oven at home still on
    turn on the sprinkler
    what did I do yesterday according to my diary
    my car makes a strange noise
    my car won't start
    how do I check the brake fluid
    when was my car last inspected
    which oil does my car need
    where is the speed camera
    how long is my commute
    how is traffic downtown this morning
    is the bridge closed
    are the trains on strike
    which airline is best
    when is the cheapest time to fly
    can I bring a knife on the plane
    do they have direct flights to Perth
    what's the flight number
    my suitcase did not come off the plane
    can I get a discount on the flight
    is it safe to drink water in Mexico
    what language do they speak in Brazil
    what currency do they use in Poland
    how far is Paris from Rome
    what's famous in Scotland
    what vaccinations for Peru
    tell me a story
    write me a song
    sing happy birthday
    what's the riddle of the day
    guess a number
    play a game with me
    are you single
    do you have feelings
    are you smarter than me
    do you sleep
    what's your favourite colour
    who is your creator
    how were you made
    what is one plus one
    is eleven a prime number
    how many inches in a foot
    how many grams in a cup of flour
    what's the opposite of hot
    how do you pronounce quinoa
    what does carpe diem mean
    say thank you in Japanese
    who is the president of France
    who discovered penicillin
    how many countries are in Africa
    what's the longest river
    how hot is the sun
    what is gravity
    how do vaccines work
    how do computers work
    what happened in 1969
    what did Einstein do
    how do bees make honey
    is pluto a planet
    what's trending today
    who won the Oscar
    how did the Yankees do
    what's the line-up for tonight's match
    when's the next World Cup
    what's on Netflix tonight
    is that series any good
    how does the movie end
    what are the best books this year
    I feel lonely
    I am bored
    what is a healthy breakfast to cook
    how do I poach an egg
    what wine goes with fish
    how long do I grill a steak
    can I freeze soup
    is raw dough safe to eat
    how many carbs are in rice
    do I need more vitamin D
    how do I stop a nosebleed in general
    what is a normal blood pressure
    how do I fall asleep faster
    what's the best diet to lose weight
    how do I do a push up
    how do I iron a shirt
    how do I fold a fitted sheet
    how do I clean an oven
    how do I unclog a drain at home
    how can I paint my bedroom
    where do I recycle batteries
    how do I train a puppy
    how long do cats live
    what should I feed a hamster
    how do I start a business
    how do I write a CV
    what's a good gift for mum
    how do I ask someone out
    when are elections
    how do I pay a parking fine
    how do I renew my licence
    is it legal to park there
    who won the grand prix last sunday
    write a song about winter
    what is the capital of chile
    how do I get rid of malware on my computer
    translate good luck into german
    how long do I bake potatoes
    renew my car insurance
    when is the next solar eclipse
    how do I change the oil in my car
    write a program that counts words
    explain relativity
    my mobile's display is broken, who repairs it
    how do I get a visa for india
    my boss is mean to me
    block my credit card
    how do I get my facebook account back
    when is the new samsung coming out
    order me sneakers from the internet
    can my landlord throw me out
    what is on my shopping list
    switch on the lights at home
    I feel so lonely since she left me`,
};
