import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about what guests ask to be done, one to a line. */
export const ABOUT_REQUESTS: Sentences = {
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
    a place to put our bags until check in
    may we put our bags somewhere until this evening
    we'd like to leave two suitcases after checking out
    is there a place for our trunks
    can you look after our rucksacks
    a safe spot for our things until the train
    do you have lockers for bags
    could the porter bring up our suitcases
    we need a hand with the luggage
    help with the bags please
    can someone take the cases to the car
    could anybody carry our stuff upstairs
    can I send my luggage ahead
    can we drop the cases at nine and come back later
    is it safe to leave our backpacks with you
    where do I pick up the bags I left
    my bags are in your storage, how do I get them
    keep my skis until Sunday
    can you hold a parcel for me
    could you store our bikes
    can you keep a box for me
    where may I leave my case
    keep our things until nine please
    we leave in the morning but fly at night, what about our suitcases
    what do we do with our bags between checkout and the flight
    check out is at 11 and the train goes at 6, where do the bags go
  `,
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
    my card is inside the room
    the room key won't do anything
    our card has stopped opening the door
    the key card doesn't let me into the lift
    I shut the door and my key is inside
    the door fell shut behind me and I have no card
    I'm standing in the corridor without my key
    could we have a further key card
    one more key card please
    a key for my wife please
    we need three keys
    may I have a duplicate key
    my key is not opening 214
    the lock doesn't take my card
    the reader shows red
    it beeps but won't unlock
    my card got demagnetised
    please reactivate my room key
    I dropped the key in the lake
    our key's gone
    new card for room 8 please
    can't get into my room
    how do I open the door with this card
    my room won't open
    door of my room doesn't unlock
    the second card doesn't work either
    my keycard is gone
    our card has gone missing
    my card doesn't open it any more
    can my daughter have her own key
    we can't get back into our room
    our door won't open
    room 204 won't open
    I can't open the door of 310
    the lock on my door flashes red
    my room door doesn't open with the card
  `,
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
    have you seen my phone
    have you seen my scarf
    has a red umbrella been handed in
    did the maid find an earring
    did somebody find a phone
    was a tablet found in 210
    anyone turned in a wallet
    someone hand in a bracelet?
    I think my book is still in your lobby
    my watch must be in the bathroom
    I left my earphones in the gym
    we forgot our jackets
    I forgot something in the room
    something of mine stayed in the room
    I'm missing my passport
    my glasses have disappeared
    my ring is gone
    I dropped my purse somewhere
    I seem to have lost my camera
    I can't find my phone
    my daughter's doll is nowhere
    my son lost his cap at the pool
    where do you keep lost things
    lost and found please
    can you post my coat to me
    can you look in room 9 for my charger
    have a look under the bed for my tablet
    I found a bag in the hallway
    someone's phone lies in the sauna
    I misplaced my bag
    did you come across my gloves
    did anybody come across a black scarf
    someone must have taken my tablet at the pool
    I think somebody picked up my bag by mistake
    somebody walked off with my jacket in the restaurant
    my kindle was on the sun lounger and now it isn't
    did anybody pick up my headphones in the gym
    did anybody see a green suitcase
    have you seen my bag anywhere
    has someone seen a small black rucksack
  `,
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
    we used all the towels
    fresh towels for two please
    the towels are wet
    our towels haven't been changed
    we only have one towel
    there are too few towels
    bring us bath towels
    could we get beach towels
    dressing gowns for two please
    I'd like a robe
    slippers for both of us
    can the bed be made with clean sheets
    please change our bedding
    the sheets need changing
    wine got on the sheets, new ones please
    hand towels
    two bath towels please
    some more towels
    a towel for the pool
    no wait, towels
    wait, I mean hand towels
  `,
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
    there is no toilet paper
    we have no more soap
    the shampoo bottle is empty
    shower gel's finished
    no loo paper left
    can I get tissues
    may I have a comb
    have you got toothpaste
    do you have a razor for me
    I forgot to pack my toothbrush
    a sewing kit please
    could I get a bottle opener
    is there a corkscrew we could have
    hangers please
    I need something to hang my clothes on
    two wine glasses please
    have you a charger I can borrow
    may I borrow a charger for my phone
    do you lend adapters
    need a plug adapter
    can I have an umbrella
    ice please
    I need plasters
    something for my headache
    could we have a kettle
    can you bring the iron and the board
    hair dryer to 15 please
    a fan for our room
    an extension cable please
    tea bags and milk
    more coffee capsules for the machine
    I need toothpaste
    may I have some toothpaste
    I need a charger for my phone
    phone charger please
    do you have a charger
    umbrella please
    have you an umbrella for us
    hair dryer please
    bring me an iron
    could somebody bring us ice and glasses
    a bucket of ice please
    can I have two wine glasses in the room
    could I borrow a phone charger
    do you lend out chargers
    any chance of a usb cable
    have you got a charging cable for an iphone
    I forgot my charger, can I borrow one
    no wait, shampoo instead
  `,
  pillow_blanket: `
    I am cold in bed, can I have another cover
    this pillow is too soft, is there another one
    please bring a blanket
    two extra pillows to my room
    one more duvet please
    I'd like a harder pillow
    it's cold, a blanket please
    my pillow is too soft
    a harder pillow
    another cushion for my back
    something warmer to sleep under
    I am freezing in bed, a thick cover please
    one more cover for the bed
    we need warm blankets
    a thinner duvet
    I'm allergic to feathers
    feather-free pillow
    two pillows for 33
    no wait, a blanket instead
    wait, no, two pillows please
  `,
  crib_extra_bed: `
    the baby needs a bed
    could you add a bed for our son
    is there a cot and what does it cost
    we need a bed for a third person
    our little one is one year old, is there a bed for her
    a baby bed for our room please
    we travel with a baby, do you have a bed
    can a third bed be put in
    where will our baby sleep
    somewhere for my baby to sleep please
    put a baby bed in our room
    can you set up a cot
    our little girl needs a crib
    is there a bed for the baby
    a third bed in the double
    can one more bed go in the room
    bed for a child in our room
    fold-up bed for my son
    do you provide baby cots
    how much is the third bed
    a bed more please, we are three
    is a rollaway possible`,
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
    the maid forgot our room
    can the cleaner come later
    ask the maid to come at noon
    please send the maid
    may someone clean now
    my room wasn't done today
    the room has not been done
    nobody's been in to clean
    is our room going to be cleaned
    do you clean every day
    is the room done daily
    hoover the carpet please
    please sweep the floor
    please empty the bin in 24
    could you take away the rubbish
    the bin is full
    rubbish needs to go
    we spilt coffee, can someone wipe it up
    please make up 316
    when will somebody do our room
    what hour does cleaning start
    when are the beds made
    can you do our room first
    turn down service please
    please have the bathroom cleaned
    the balcony needs a clean
    the beds were not made today
    our beds haven't been made
    how often is the room cleaned
    how often do you make the beds
    please clean now
    come and clean please
    we are still in bed, come later
    nobody made up the room for three days
    the maid hasn't come for two days
    they forgot our room yesterday and today
    my room still hasn't been made up
    our room hasn't been cleaned today
    the room wasn't cleaned this morning
    has nobody cleaned our room yet
  `,
  do_not_disturb: `
    please don't let anyone in this morning
    we don't want the room to be cleaned today
    I want to sleep in, no cleaning please
    leave our room alone until noon
    please nobody come in this morning, we want to sleep in
    we don't want anyone in our room today
    no one needs to come into the room today
    please let us sleep in, no maid today
    please nobody come in tomorrow
    don't come into my room
    no one should enter 12
    I don't want anyone in my room
    skip our room today
    leave our room as it is today
    we'll sleep in, no maid please
    no service today thanks
    don't knock in the morning
    we want to be left in peace
    please leave our room alone today
    we'd like to be left alone
    nobody needs to come into our room today
    we don't want anyone in the room this morning
    no service today please
  `,
  wake_up_call: `
    I have to be up at five, can you call me
    could someone knock at seven to wake us
    please make sure I'm awake at 6
    set a wake up call for half past five
    ring me at seven so I don't oversleep
    make sure I'm up by six
    can someone get us up at half five
    could you see to it that I am awake at 5
    please make sure we don't oversleep, 6 o'clock
    somebody must wake me at four
    call my room at seven
    phone me at 6.15 please
    give us a call at five
    give me a ring at quarter to seven
    ring our room at 6
    make sure I'm up by five
    I have to get up at four, could you call
    I mustn't oversleep, a call at six please
    morning alarm for 45 at seven
    morning call please
    alarm at 6 for room 3
    please get me up at half past five
    a knock on my door at six please
    cancel my wake up call
    change the wake up call to eight
    could reception ring me at half six in the morning
    can the front desk call our room at 5
    can someone from reception wake us tomorrow at 7
    please have somebody call my room at 6 am
    can the desk call me at 7 in the morning
  `,
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
    the aircon is dripping
    the shower stays cold
    I only get cold water
    we don't have warm water since this morning
    there's hardly any water coming
    the water pressure is low
    the basin won't empty
    water doesn't run off in the shower
    the loo won't stop running
    toilet's overflowing
    the flush is broken
    our toilet is stopped up
    the flush does nothing
    the bath has a leak
    the ceiling drips
    the tap drips
    a pipe is leaking
    puddle in the bathroom
    the floor is wet
    the bulb has blown
    half the lights are out
    the bedside lamp won't light
    we have no electricity
    the power's out in 20
    the socket by the bed has no power
    the plug sparks
    I got a small shock from the lamp
    the remote does nothing
    I press the button and nothing happens
    the telly stays black
    the screen says no signal
    no sound on the tv
    the air con blows warm air
    the a/c makes a racket
    the fan rattles
    the cooling isn't coming on
    the heater stays cold
    it's far too hot in the room and I can't change it
    I can't get the room warm
    it's an oven in here
    we are freezing, the heating is off
    the radiator leaks
    the safe is locked and I can't open it
    the safe shows an error
    the fridge isn't cold
    the kettle leaks
    the coffee machine doesn't work
    the iron is kaput
    the window is jammed
    the window doesn't shut
    the blind won't go down
    the curtain came down
    the bed collapsed
    the chair broke
    a slat of my bed is broken
    the wardrobe door came off
    the lift is stuck on two
    the elevator isn't running
    the phone in the room is dead
    the mirror cracked
    a handle came off
    a glass broke on the floor
    can you send the handyman
    please send someone to fix it
    could someone have a look at our shower
    something's burnt out
    our door does not lock
    the lock is broken
    there's an issue in my room
    we've got a problem with the bathroom
    it doesn't work
    it won't turn on
    this thing isn't working
    the treadmill stopped
    the sauna isn't hot
    there is no hairdryer in the room
    there's no kettle in our room
    we're missing a lamp
    the window won't open
    my window doesn't open
    our window can't be closed
    the remote isn't responding
    the tv does not respond
    the tv doesn't react
    no light in the bathroom
    no light in the corridor
    the hallway lamp is out
    the fridge leaks water
    the bath doesn't drain
    the heater is making a strange noise
    the fan makes a noise
    the ac unit is loud
    fix the heating please we're cold
    the kettle died on me
    the lamp just went and died
    someone has to look at the shower
    somebody needs to take a look at the air con
    the toilet runs all the time
    water in the toilet never stops running
    can someone check the fridge, it's making noises
    why isn't my heating on
    why doesn't the shower get hot
    why is my tv not working
    why won't the lights turn on
    how come the radiator stays cold
    the slot for the card by the door does nothing
    the lights don't go on when I put the card in
  `,
  room_change: `
    can we get a different room
    we'd like to move, the room is too dark
    I don't like my room, can I have another
    could you put us in a better room
    can we swap rooms with a quieter side
    can we get another room, this one is too small
    put us in a different room
    I'd like to move to another room
    this room is not for us, please move us
    we want to swap rooms
    is there a better room we could go to
    can't stay in this room
    somewhere quieter please`,
  special_occasion: `
    it's our wedding anniversary, can you do something nice
    please put a cake in the room for my wife's birthday
    can you arrange flowers for our arrival
    we're on our honeymoon
    my girlfriend turns 30 tomorrow
    can you make the room look romantic
    sparkling wine in the room when we come
    a cake for my son's birthday
    can you surprise my husband
    rose petals on the bed
    a card and flowers for my mother
    roses in the room for my wife please
    leave a bottle of wine in the room for my fiance`,
  noise: `
    it's so loud here that we can't sleep
    the neighbours have the TV on very loudly
    people are shouting in the corridor
    can you ask them to be quiet
    the music from the bar is too loud
    there's a party upstairs and we want to sleep
    a dog next door barks all the time
    the dog next door barks all night
    barking keeps us awake
    they're shouting in the room next to us
    people are singing in the corridor
    can you tell them to be quiet
    somebody turns the music up
    the music is far too loud
    drunk people outside our door
    kids are running on the floor above
    builders started drilling at seven
    the street is so loud
    I can't close an eye
    the fridge hums all night
    bass from the bar
    doors slamming all night
    it's noisy
    please make the people in 12 stop
    we can hear everything from next door
    a loud machine behind the wall
    our room is beside the lift and we hear it all night
    I hear the elevator the whole night
    you can hear the lift going up and down from my bed
    the ice machine outside my room hums all night
  `,
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
    it wasn't clean when we came
    the sheets have spots
    there's blood on the pillow
    the towels are dirty
    the glass has lipstick on it
    there is mould in the shower
    dust under the bed
    hair all over the bathroom
    the carpet is sticky
    the room wasn't cleaned properly
    the toilet is dirty
    ants in the room
    I saw a mouse
    bed bugs
    there are flies everywhere
    something crawled over the bed
    it smells of smoke in here
    the drain stinks
    a rotten smell
    the room is a pigsty
    it's gross in here`,
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
    we asked for a cot hours ago and nothing was brought
    I'm disappointed
    we are not satisfied
    I'm really not pleased with the room
    for that money I expected more
    for this price it is a shame
    it looks nothing like the photos
    the pictures online were different
    I feel cheated
    a joke of a hotel
    this place is a joke
    never again
    what a dump
    I'm fed up
    I am angry
    that's not good enough
    your service is bad
    nobody takes care of us
    nobody answers the phone
    we have been ignored
    the waitress was unfriendly
    your receptionist shouted at me
    one of your people was rude
    I want to report a member of staff
    the cleaner went through my things
    I've called three times and nobody came
    still nothing after an hour
    where's my food, I ordered long ago
    my order never came
    we've waited forty minutes for the drinks
    the food was cold
    the meal was awful
    breakfast was terrible
    the massage was bad
    I wish to speak to the manager about the way we were treated
    who can I complain to
    I'd like to file a complaint
    I'll write a bad review
    I want compensation
    why has nobody fixed it yet
    why is the sauna always closed
    I was promised a sea view
    this isn't the room I booked
    you gave us the wrong room
    very unhappy with the service
    I'm unhappy with the cleaning
    it's incredible how long this takes
    the dinner was horrible
    the food was terrible
    unacceptable
    it took ages until somebody came
    you took ages to reply
    why did it take so long to answer me
    the food was cold and the service was bad
    the waiter ignored us all evening
    the waitress didn't care about us
    the soup was cold and nobody cared
    breakfast was cold and the staff didn't care
    no one helps me
    nobody is taking care of us
    nobody answers and nobody helps
    I can't get anyone to help me
    why is nobody dealing with this
    the man at reception hung up on me
    reception put the phone down on me
    your colleague was rude on the phone
    the lady at the desk laughed at me
  `,
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
    why is there a drink on my bill, I didn't have any
    there's a mistake on the bill
    the bill isn't right
    the total is too high
    why do I pay for a film I didn't see
    what is this charge for
    I never had anything from the minibar
    we did not drink that
    that wasn't us, take it off the bill
    the spa is on my bill but I wasn't there
    you booked the amount two times
    I have been charged for someone else's dinner
    my card was charged by you though I cancelled
    the price is not the one I was quoted
    you took too much money
    I was charged more than agreed
    I'm being billed for a night I didn't stay
    there is something on my bill that's not mine
    an item on the bill is not ours
    what's this position on my bill
    my bill has a mistake
    I've been overcharged
    you overcharged us for the room
    they overcharged me at the bar
    you charged too much
  `,
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
};
