import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about coming, going, booking and paying, one to a line. */
export const ABOUT_BOOKING: Sentences = {
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
    the earliest we may have the room on the day we come
    until when is somebody at the desk to give us our key
    is the front desk open when we come in the night
    we're standing in front of the building and it's locked
    nobody opens, we want to get in and have a reservation
    how can we enter when we come at night
    is an ID card enough to get the room
    which papers do I have to show on arrival
    does every guest need to show a passport
    can my friend pick up the key before I arrive
    our arrival is planned for 5 in the afternoon
    is there a deadline for checking in
    may we check in on the day after midnight
    I'd be there by eight, will that do
    what's the procedure when we arrive
    who do we see when we get there
    can I still get my room key at one in the morning
    do you hold the room if I turn up late
    checking in at four, is that alright
    is the check in counter open all night
    we are coming by the last train, will somebody be up
    from what hour may I have my room
    hi we've just arrived, where do we go now
    we're in the lobby and there is nobody
    do you have a key box for late guests
    what time is it possible to check in from
    what is check in
    arrival time?
    how about check in, when is it
    the room opens when
    I land at 23:50, can I still check in
    my husband comes later than me, can I check in alone
    I am early twenties, can I check in on my own
    when's the check-in window
    is there a code for the door when we arrive
    do you allow people to check in after dinner
    when do I get my keys
    what's the time to get the keys
    at what time can I collect my key
    when may I pick up the key
    tell me when I can go up
    what do I do when I arrive at two at night
    we'll arrive in the middle of the night, what should we do
    do you want to see my ID when I come
    is my driver's licence enough to check in
    must I come to the desk in person
    do I check in at the desk or at a machine
    until how late do you take arrivals
    may we go up to our room
    how late is reception open for people who arrive
    can my husband check in before I get there
    can somebody else check in on my booking
    could my friend pick up the key before me
    will anyone be at the desk at 2 in the morning
  `,
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
    what time should we be gone on monday
    must we be gone at ten or at eleven
    latest possible hour for leaving
    do I tell you when we go
    can I just walk out and leave the card on the table
    where do the key cards go when we leave
    I'm off tomorrow at six, is anybody there to check me out
    is express check out possible
    can I check out by phone
    I want to settle up and go
    we are ready to go, what do we do now
    we'd like to pay and go home
    please get my check out ready
    when are we supposed to be out on our last day
    departure time?
    what's the departure hour
    will you throw us out at ten
    I'd like to check out on the 5th at seven in the morning
    leaving early tomorrow, how do we check out
    do we need to strip the beds before we go
    what must I do before leaving the room
    checkout?
    out by when
    I want to depart at nine
    may I check out any time before noon
    we leave very early, where do the keys go
    we leave before six, how do I give back the key
    leaving at sunrise, who takes the keys`,
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
    would ten in the morning be alright to move in
    could you let us in a bit earlier than usual
    we're in the city already, is there any way to have the room now
    our plane lands sooner, can we check in around eleven
    what about checking in at noon
    I'd love to drop into bed right after landing at seven
    can the room be had before the regular hour
    is check in before two allowed
    do you ever let people in early
    we'd like an early arrival
    early arrival possible?
    our drive was quick, can we come to the room before 3
    can I get early access to the room
    how much extra is it to come into the room at ten
    would it be a problem if we came at 9 and took the room
    the kids are worn out, any room we could have this morning
    is there a possibility to have the room at eleven
    any possibility of having the room at nine
    we'd be there before the normal hour
    getting in at seven in the morning, can we rest somewhere
    we get in at eight am, where could we lie down
    our train gets in at 7 am, will the room be free by then
    we land at 5:30, can we have the room then
    is the room free when we get in at 9 in the morning
    if we turn up at eight in the morning will the room be available
  `,
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
    can we hold the room till two
    could we leave a little after the checkout time
    is it fine if I go at twelve thirty
    we'd love a lie in, can we go at one
    I need my room till the taxi comes at three
    is there any chance to remain in the room till two
    can we hang around until our bus leaves
    let us keep the keys until two please
    would you mind if we were out by one
    a late departure would be great
    possible to depart late
    late departure please
    checkout at 3 possible?
    can I push the checkout to one
    I'm not going to be out by checkout
    we will not make it by ten, half an hour more please
    extend my checkout
    can check out be pushed a bit
    how late may we leave at most if we pay
    my meeting ends at noon, can I use the room after
    we'd like our room for the afternoon as well on the last day
    can we stay put until one
    let me stay one hour more tomorrow
    let us have the room two hours more
    let me keep it till two please
    can I stay for two more hours
    another hour in the room please
    just an hour longer in the room
    past noon possible on the last day?
    may we stay beyond eleven on Sunday
    could I keep the room till the early afternoon
    may I have the room until afternoon
    could we have our room until three on the last day`,
  online_check_in: `
    is it possible to check in on my phone
    where do I register before arrival
    can I do the paperwork before I come
    the link for the web check in is broken
    I have a problem with the online check in
    can I skip the desk and check in with the app
    do you need our passport details beforehand
    how can I check in over the internet
    is mobile check in offered
    can I send you my passport details in advance
    the online check in page does not let me through
    where is the link for online registration
    can I check in by internet
    do you do contactless check in
    I filled in the form online, is that all
    web check in
    the check in on your website hangs
    your app won't let me check in
    how do I check in online`,
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
    is it ready for us yet, we're waiting outside
    has housekeeping finished our room
    can we go up yet
    is it ready now
    tell me when the room is done
    could you text me as soon as the room is free
    may we have our room already
    may I go into my room now
    let me know when it's ready
    how long until our room can be used
    are you done with 310
    any news about our room being ready
    let us know as soon as we can go up
    tell me as soon as I may go to my room
    I'm waiting for my room
    will our room be ready soon`,
  booking_lookup: `
    I mean my booking
    I meant my reservation
    sorry, I mean the booking I have with you
    no, I meant my own booking
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
    what did I reserve exactly
    I have made a reservation
    we're booked in from Friday
    I've got a room with you tonight
    I have a room reserved for Tuesday
    there should be a room for me tonight
    I've a table reserved at eight
    we have seats booked in the restaurant at nine
    how many nights did we reserve
    which dates have I got
    for how many people is it booked
    what did I book exactly
    remind me what I booked
    I want details on my booking
    could you tell me about the reservation I made
    give me the information of my stay
    I'd like some info on a booking
    what name is it under
    the booking was made by my sister
    it's reserved under my maiden name
    the name on it is Farrow
    the reservation is for Ellen Whitby
    it should be under my company's name
    I booked with an agency, can you find it
    I used booking.com for my room
    do you see a booking for Ortega
    is there a room for us under Bauer
    I can't find my booking any more
    my booking number is 40021
    where do I find my reservation number
    does my booking come with breakfast
    is parking part of my booking
    does my reservation have two beds
    I'd like to double check my dates
    can I see what I've reserved
    check my dates please
    look at my reservation please
    please pull up my booking
    pull up the reservation for Kim
    information on the current booking please
    I need to ask about my existing reservation
    I'm calling about the room I booked
    question about my booking
    we won't be at the table on time
    I'll be ten minutes late for dinner, the table is under Shaw
    we're delayed, please hold our table
    my massage is booked for three isn't it
    when's my appointment at the spa
    what time is the table I booked
    until when is my room booked
    how long am I booked for
    am I booked until Sunday or Monday
    I have a reservation but no number
    it's the booking from last week
    the existing one
    the one I made yesterday
    the reservation for two nights
    how many people have I booked for
    how many guests are on my booking
    for how many is our table
    who is on my reservation
    what's on my booking
    I booked via an app, do you have it
    I reserved on your website, is it there
    can you see me in your computer
    are the dates of our reservation the 3rd to the 5th
    is the 8th right for our booking
    is it Monday or Tuesday that I booked
    we will be half an hour late for dinner, the name is Rossi
    sorry we're late for our table
    running late for the dinner reservation
    I'm late for my massage
    hello my name is Petrov, you have a booking for me
    my name is Weiss and I have a booking
    there's a booking in my name
    is there a room waiting for us
    did my firm book for me
    has somebody booked a room for me
    when does my booking begin
    when does our stay end
    on which day does my stay start
    table for four under Berger, is that correct
    table at seven, name of Santos
    what do I have booked
    what are the dates on my booking
    which day do I arrive according to my reservation
    what departure date do you have on my booking
    did I pay for my stay already
    is my reservation paid for
    have I paid a deposit on my booking
    does my reservation come with breakfast
    does my rate include breakfast
    when did I say I'd get there
    what arrival time did I give you
    which hour did we tell you for our arrival
  `,
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
    i want to check what hotels are available in Orlando
    have you got anything from Monday to Thursday
    is there something free around the 20th
    anything left for this Saturday
    we want in for next weekend
    I'd like a place for two nights
    need somewhere to sleep tonight
    do you still take guests tonight
    a double for the two of us tomorrow
    one twin one night
    two singles from the 5th on
    we are four and need beds for a week
    room for three, 2 nights, from Thursday
    one room, two adults, one kid, next Friday
    4 people 3 nights from the 8th
    we'd like to spend our holiday at your place
    thinking of coming in August, is there space
    could you take six of us at the weekend
    how about a room for my parents in May
    I'm planning a trip in June and want a room
    can you sort out a room for me
    I want to place a reservation
    let me reserve please
    book it please
    go ahead and book
    reserve it for me
    I'd like to make a new one
    not the old reservation, a new one
    I want to start a completely new booking
    a second booking please
    another reservation for my friends
    I haven't booked yet
    there's no reservation yet, I want to make one
    I don't have a reservation but would like one
    open up a booking for two
    set me up with a room
    my colleague needs a room from Tuesday
    a room for my boss and me
    I'm booking for someone else
    on behalf of my manager I need a room
    accommodation for five from the 3rd
    lodging for two nights
    do you have space for a couple next week
    is a suite free on the 9th
    what have you got for the 14th to the 17th
    which rooms do you have for next Tuesday
    what's available in the first week of May
    can I get the cheapest room from the 2nd
    the best room you have for our anniversary night
    we'd love a suite for one night in June
    I'd like the big room with the sea view for a week
    any chance of a room on Christmas Eve
    rooms left for tonight?
    vacancies for the 30th?
    is everything full on the 12th
    how do I go about booking
    where do I book
    tell me how to reserve
    reserve me something for the bank holiday
    we'll take two rooms
    I'll take the double for Friday
    I want the family room from the 1st to the 8th
    can I have an apartment for ten days
    I need a hotel in Lisbon next to the river for the 3rd to the 8th
    find us a hotel in Prague with a good score
    book a hotel in Dallas for two adults from May 4 to May 6
    I am looking for hotels in Phoenix from the 1st through the 4th
    get a hotel in Detroit for me and my brother
    could you arrange a hotel in Kyoto by the temple
    show hotels in Madrid with great reviews
    what hotels in Tucson are well rated
    search for a hotel in Vancouver with a pool
    would it be possible to have a hotel in Peru booked for me
    I want you to reserve a hotel in Oslo for the week of the 9th
    rent me a room in Savannah for three adults
    we need two rooms in Boston from June 2nd to 5th
    can you get me a room in Vegas on the strip
    a suite in Tampa for 2 couples in March
    put me in for a facial at four
    is there a free hour with the masseur
    can somebody cut my hair on Saturday
    I would like someone to do my make-up for the wedding at noon
    a mud bath for two at five please
    I'd like a treatment on Sunday
    could I get a sports massage this afternoon
    my girlfriend and I would like to visit from the 3rd, is two nights possible
    we'd be keen to come at the end of May
    our family wants to visit in July, what could you offer
    is a stay from Friday to Monday doable
    a room on the 5th?
    what about the 8th, is it free
    anything for two on Thursday
    somewhere to stay in Leeds from the 1st to the 4th
    I am planning to stay in Mobile for two nights starting May 8, get me a hotel
    find a place to sleep in Omaha for Saturday
    could I reserve through this chat
    can I just turn up without a booking
    I want to book and not to cancel
    put my name down for a double
    put my name down for a room on Friday
    pencil me in for the 3rd
    I'd prefer a room upstairs for the 4th
    three lads need beds for Friday night
    a room for my parents in law please
    we could use two rooms next to each other from Friday
    may I have a room and pay later
    my colleagues and I will need five rooms
    can I get my lashes done on Friday at ten
    any chance to have my nails done tomorrow
    is there a possibility of a massage at eight
    could someone do my hair on Saturday before noon
    may my aunt and I come for two nights on the 12th
    could my friends and I come over at the weekend
    two double rooms, arriving on the 4th, leaving on the 7th
    in on the 3rd and out on the 6th, one room
    what is there for three adults in late autumn
    what have you got for two people in early March
    sign us up for two nights
    locate a hotel in Porto with good ratings
    we need somewhere to stay on the 18th
    I'm looking for a place to sleep for two nights
    is there somewhere we can sleep tonight, we're two
    we need beds for five people on Friday
    could we have two adjoining rooms from the 3rd until the 6th
    are two rooms next to each other possible from Monday until Thursday
    a place to crash for me and my friend tonight
    looking for a bed for the night of the 12th
    is it possible to get three rooms from the 8th to the 10th
    can you put us up for the weekend
    I'd be interested in a room in August
    can I have one more room for my in-laws
    could you add another room for our friends
    we would need a further room for the grandparents
    I'd like 2 rooms, one with a balcony
    we need three rooms, one of which with a tub
    another booking please, for the end of November this time
    one more reservation, this one is for my brother
    a further booking for Christmas please
    we're planning a trip with friends, what do you have from the 3rd to the 6th
    we are five colleagues on a trip, what could you offer us for two nights
    what can you offer a couple for a long weekend
    your booking page doesn't load, can I book here
    I couldn't book on the website, can you do it for me
    need a twin until Thursday, arriving on Tuesday
    one more booking please, for the week after
    I want to add another booking in January
    I tried to book on your site and it failed, can I do it here
  `,
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
    I want to move to a better room type
    I need one night less
    we need two nights less than booked
    make it three nights instead of five
    take one night off
    cut my stay short by two days
    we have to leave a day sooner than booked
    I want to go home earlier, change the booking
    I reserved until the 4th but need it until the 6th
    I have a room until Tuesday but want it until Friday
    my leaving day changes to the 9th
    the departure on my booking has to be the 3rd
    my arrival moves to Sunday
    we'll come on the 6th rather than on the 5th
    we're arriving one day after what I put in the booking
    can I come on Friday and not on Thursday
    it has to be the 12th, not the 11th
    I typed in the wrong day
    I picked the wrong month by mistake
    there is a mistake in my booking
    the number of guests is wrong
    one of us can't come, so it's three now
    there will be five of us and not four
    we'll have one more child with us than booked
    an additional adult will come along
    my sister joins us, please put her on the booking
    take my brother off the booking
    please write one more name on it
    put another guest on the reservation
    include my son in the reservation
    we booked a single but are two now
    I booked a double, can I have a twin
    I booked one room and need two
    we reserved two rooms but only need one
    one room fewer please
    drop one of the three rooms
    I'd prefer a larger room than I booked
    could I go up to a suite
    can I switch to a cheaper room
    switch us to a room with a bath
    put us in the family room instead
    the room I reserved is too small, can I take another
    I would like to upgrade
    I want to upgrade my booking
    downgrade my room please
    can the reservation be altered
    is it possible to alter the dates
    I need to make some changes
    some details have to be altered
    let me edit my booking
    can you fix the dates for me
    correct my name on the booking please
    my name is misspelt on the reservation
    I'd like to transfer the booking to my friend
    can somebody else use my reservation
    change the one for Friday
    change the first one
    modify the second one
    change it to four people
    change it to next week
    make it Friday
    make it an hour later
    we want the table at eight and not at seven
    can we be at the table half an hour earlier
    our party grew to six, tell the restaurant
    one more person for dinner tonight
    we are only three for dinner now
    can I have my massage at five instead of four
    I can't make three o'clock at the spa, is five possible
    move the hair appointment to Monday
    swap the manicure for a pedicure
    delay my trip by a week
    put my stay off until autumn
    bring my stay forward by a day
    I need to shift everything by two days
    reduce the number of people
    lower the number of nights
    increase the number of nights
    raise the number of guests to five
    change the adults to three
    more rooms please, the reservation is under Walsh
    can my booking be for two weeks instead of one
    the same room but a week later please
    can my wife be added to the booking
    is there a way to put my friend on the reservation too
    I would like my partner on the booking as well
    put my mother on the reservation please
    I told you three people but we are four
    I said two nights but it is three
    I wrote five guests, in fact we're six
    it's not the 3rd, it's the 5th
    I have a booking for the 2nd, I'd rather come on the 4th
    I've a reservation for Monday but would prefer Tuesday
    I booked Friday, could it be Saturday
    move me to a room with a view, I have a booking
    put me in a bigger room, the booking is under Haas
    our arrival date is wrong, it should be the 3rd
    the check out date in my booking should be Sunday
    my booking shows the wrong date
    can our rooms be beside each other
    we'd like the rooms we booked to be on the same floor
    I need something changed about our stay
    could I have the booking a week later
    lunch at one has to become lunch at two
    my table for three must be a table for five
    let's make the massage an hour later
    I'd like to prolong my stay by a night
    prolong my booking please
    my booking must be for five nights
    the reservation should be for four people
    we'd prefer two rooms to one, change it please
    move everything to October
    one of the children stays at home, correct that please
    please take the children off the reservation
    remove one person from my booking
    my friend isn't coming after all, so take her off
    one of us dropped out, we're only three now
    leave off the second guest, he is not coming
    strike my son from the reservation
    we'd like to go home a day sooner than booked
    can we depart one night earlier without paying for it
    we want to shorten our stay by a night
    we have to leave on Thursday already instead of Saturday
    could you cut our stay to two nights
    fewer nights than I booked, please
    upgrade us to the suite please, we have a booking
    I'd like to swap my standard room for a bigger one in my booking
    I booked for this week but would rather come the week after
    we have a room for Friday and would like to come on Saturday instead
    I have a reservation in May and want to come in June
    our party got smaller, please change the number of guests
    I booked for one but we'll be two
    it says two adults on my booking but we'll be four
    we are going to be five instead of the four I booked for
    I reserved for three people and now there are only two
    no wait, the 14th instead
    we're late for our table, can it be half an hour later
    we won't make our table at 7, is 7:45 fine
    running behind for dinner, could you hold the table till nine
  `,
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
    no longer need the room, change of plans
    I don't want to come any longer
    I've decided not to come
    I changed my plans and will not come
    we have found somewhere else, cancel please
    I booked another hotel so you can take ours off
    we are ill and can't travel
    my flight got scrapped so I'm not coming
    we have to give up our trip
    our plans fell through
    the trip isn't happening
    the wedding was called off so we don't need rooms
    I don't need the room any more
    we don't need the third room
    please take my name off the list for Friday
    forget my reservation
    forget about the table tonight
    remove my booking
    erase my reservation
    kill my reservation please
    terminate the booking
    revoke my reservation
    release our room
    let go of the room I reserved
    please give our room to someone else
    I'd like to leave it and not come
    a death in the family, I have to cancel
    there's been an emergency at home and I have to cancel
    cancel the first one
    cancel the one on Monday
    cancel it all
    cancel both
    cancel just one room
    cancel only the last night
    cancel one of my two bookings
    could you cancel for me
    the cancel button does not work
    I can't cancel on your website
    your site doesn't let me cancel
    how do I cancel
    cancellation please
    I want out of my reservation
    we're out, sorry
    nobody can come for dinner tonight, please cancel
    we won't show up at the restaurant
    drop our table at eight
    I can't come to the hair appointment
    the facial at ten is off
    take my massage off the plan
    can I annul what I booked
    do away with my booking please
    call off everything under the name Dawson
    it's for the 8th under Khan, please cancel
    abort the booking
    abort my trip
    there's no need for the room on Friday any more
    there will be no need for our rooms
    we won't be needing the room
    we won't need it
    take care of the cancellation please
    I'd like to withdraw my reservation
    sorry, we are not coming on Monday
    tell the restaurant we're not coming
    no dinner for us tonight, cancel it
    no facial for me tomorrow
    may I still cancel for tonight
    our event got cancelled and so must our rooms
    change of plan, the room isn't wanted any more
    our plans are different now so we don't want the room
    the room is not wanted any longer
    undo the reservation I made yesterday
    skip our table tonight`,
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
    have you got us down
    is all set for our stay
    is everything arranged for Friday
    are we all good for tomorrow
    is my room safe
    did you get my reservation
    has my booking arrived
    have you received the booking I sent
    I never got an email about my booking
    no confirmation came
    was it booked
    did it work, am I booked
    is the room really reserved for us
    make sure we have the room please
    I want to be certain that my booking stands
    does our reservation still stand
    verify my table
    is our table fixed for tonight
    please reconfirm my room
    send the confirmation once more
    could you check that the reservation is okay
    just confirming our dinner on Saturday
    I'd like to confirm I'm coming
    please confirm the booking of Mrs Lund
    are we in your system
    can you check that I'm booked
    did the booking go through
    confirm that we come on the 9th
    could you confirm my stay`,
  extend_stay: `
    can I stay two days longer
    we'd like to add a couple of nights
    is it possible to keep the room for another night
    could we leave on Wednesday instead of Tuesday
    I need to stay longer than I booked
    can I prolong my stay till Sunday
    could we tack on another night
    could I get two extra nights
    we love it here and want to stay on
    can we have the room until Sunday
    I'd like to remain three more days
    add two nights at the end
    can my room be mine till Monday
    may we stay on till the weekend
    tack on a night please
    stay an additional day
    our flight home was moved, we need one night more`,
  group_event: `
    can you host our company dinner for 50
    we're looking for a venue for our reception
    do you have a hall for 100 guests
    is there a discount for groups
    I'd like to book 15 rooms for a sports team
    we need a room for a workshop
    we are twenty people
    we're thirty and need fifteen rooms
    our football team needs rooms
    a class of 28 pupils wants to stay
    can you put up a choir of forty
    we'd like to have our annual meeting at your hotel
    do you host weddings
    can we celebrate our wedding with you
    I'm organising a seminar for fifty people
    a function for eighty guests
    rent your hall
    do you have a banqueting room
    a christening party in your house
    group offer for 18 please`,
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
    can you do it any cheaper
    how much?
    what does that cost
    what is the charge
    how much would it be
    what would I have to pay
    is it expensive
    too dear, have you got something cheaper
    is there something cheaper
    anything less expensive
    do you give a discount
    any reduction for a long stay
    is it cheaper for a week
    can I get a better price
    student discount?
    a reduction for pensioners
    do you have deals
    I have a promo code
    is there an offer for families
    your rates please
    price list please
    is it extra
    does it cost extra
    is that per person
    is that per night
    per person or per room
    what's the price
    are there company rates
    corporate rate?
    why do I pay more on a Friday
    why is Saturday so much more expensive
    how come the price went up
    why is the room dearer in August
  `,
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
    what is the cheapest room you have
    how much is one night
    what's one night at your hotel
    what do you take a night
    price of one night please
    price for two nights for two
    what's the rate for a single
    how much would a week be
    what does a double go for in August
    how much are two rooms from the 3rd to the 6th
    what would a suite cost us
    give me a price for 4 nights for three people
    the cheapest rate for Thursday
    what's the cheapest room
    rate for the family room at Easter
    how much for me and my wife next weekend`,
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
    is tax added on top
    do you take cards
    is American Express ok
    do you take Visa
    may I pay with my phone
    google pay?
    can I pay in dollars
    can I put it on my room
    charge it to my room please
    can I pay half in cash
    can we pay separately
    split the bill between us
    two separate bills
    may each of us pay for his own
    pay now or later
    must I pay in advance
    do I pay when I come or when I go
    is prepayment needed
    can my firm pay
    my employer pays the room
    can you send me a link to pay
    my card wasn't accepted at the desk
    can I pay by bank transfer
    is there a tourist tax
    what taxes come on top
    is service included
    how much should one tip
    when will you charge my card
    may I pay tonight instead of tomorrow
    I'd like to pay
    will my card be charged now
    do you charge me today
    my bill, I'd like to pay
    will my card be charged before I arrive
    does anything get charged to my card now
    do I need a credit card to reserve
    do you need my card for the booking
    is a credit card required to keep the room
    is my credit card charged right away
    will you charge my card in advance
    I would like to pay for the room now
    can I pay for our stay today
    let me pay for my room
    I want to settle up
    is it more expensive with a credit card
    is there a surcharge for cards
  `,
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
    has the refund been issued
    the money is not back
    I haven't got my money yet
    you still owe me money for the cancelled stay
    I cancelled days ago and no money came
    when do you pay it back
    will you give the money back
    do I get everything back if I cancel
    can I have my money back
    is my prepayment lost
    I'd like to be refunded
    refund please
    what about the money
    any update on my refund
    how will I be refunded
    how many days until the money is on my card
    can I get a partial refund
    is it refundable
    do you keep a deposit
    when is the deposit released
    how much is the deposit
    you block money on my card, when does it come back
    why haven't I been refunded
    how soon do I get refunded
    I never received the refund
    may I get the deposit back`,
  invoice: `
    please e-mail me the bill for my tax office
    can the receipt be made out to my employer
    I need a proper invoice with the address of our company
    I didn't get a receipt
    could I have a copy of the invoice
    the bill must have our company on it
    write my company's name on the receipt
    I need an invoice for the tax office
    may I have the receipt by email
    a copy of my bill please
    where can I get my invoice
    print the bill for me
    can you change the address on the invoice
    send the receipt of my stay from last month
    VAT invoice please
    email me the bill
    please mail me the bill`,
  cancellation_policy: `
    what do I pay if I cancel
    is cancelling free
    what are the terms for cancelling
    can I get out of the booking without cost
    how many days before can I cancel
    do I lose my money if I don't come
    what if I have to cancel at short notice
    what happens when I cancel at the last minute
    do I lose my money if I cancel a day before
    can I cancel for nothing
    until when is it free to cancel
    what will it cost me if I call it off
    what if we have to cancel at short notice
    is my rate flexible
    what if I don't show up
    cancellation terms please
    how late can I cancel
    do I lose my money if I cancel tomorrow
    what happens when I cancel`,
  currency_exchange: `
    can I swap dollars for euros
    where can I get local money
    do you change pounds`,
};
