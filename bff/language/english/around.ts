import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about the way here and the town, one to a line. */
export const ABOUT_AROUND: Sentences = {
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
    which station do I get off at for the hotel
    in what part of town are you
    whereabouts in the city are you
    where exactly is the hotel
    where do I find you
    what's your street
    your postcode please
    the zip code
    give me the directions
    which way from the highway
    which exit from the motorway do we take
    how do we reach you by car
    how do I come to you from the station
    are you close to the station
    is the station near you
    are you far from the beach
    how far to the sea
    how many minutes to the fair
    can I walk to the centre from you
    is the hotel central
    send me your location
    a link to the map
    what's the address for my navigation
    is it easy to find
    we're lost, how do we get to you
    where is the hotel entrance
    how near is the sea
    how close are you to the centre
    how close is the station
    the underground stop next to you
    what floor is the gym on
    on which floor do I find the conference room
    what level is the roof bar on
    where exactly are you
    whereabouts are you
    where are you guys
    are you close to the stadium
    are you anywhere near the cathedral
    is the hotel close to the castle
    are you far from the old town
    is the hotel right in the centre
    are you in the city centre
    is the hotel downtown
    how close are you to the fair
  `,
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
    can you fetch us from the train station
    will you fetch us from the airport
    could a driver wait for us at arrivals
    is there a bus from you to the airport
    can you take us to our plane
    how do we get from the plane to you
    we land at six, how do we reach you
    getting from the airport to you?
    ride to the airport at five please
    I need to get to the airport
    a transfer for four people and bags
    does the shuttle go early in the morning
    shuttle times
    where does the shuttle stop
    someone to pick us up at the terminal
    pick up from the port please
    can you collect us at the station
    private transfer?
    how long is the ride with the shuttle
    how long does the transfer take`,
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
    book a ride to 5th Avenue
    I need a ride in ten minutes
    get me a ride to the station
    can I get a ride downtown
    can you get us a car at eight
    a cab for six people please
    a cab to the opera
    cab now
    taxi please
    call a car for me
    could you send for a taxi
    how long does a taxi take to the harbour
    what's a taxi to the centre
    get me an uber for three
    have an uber come at nine
    have an uber take us to the cinema
    is an uber around
    any uber near here
    how much is an uber to the stadium
    what would an uber to the airport be
    uber for one please to the bank
    order up an uber to bring me to the mall
    bring me an uber
    book me an uber for noon from the hotel to the pier
    I'd like to take an uber to dinner at Olive's
    set me up with an uber to 14 Oak Street
    please have an uber fetch me and two friends
    send an uber over to my office
    an uber to my friend's place at eight
    I need uber to come get me at my house
    find an uber that will take us to the museum
    can you summon a ride to the theater
    uber to my house please
    lyft to work
    get me a lyft at four
    schedule a ride for four people at six`,
  public_transport: `
    is there a tram to the museum
    how often does the bus run
    what's the best way into town without a car
    which line goes to the stadium
    how do I get downtown by bus
    is there an underground close by
    which tram goes downtown
    do buses run at night
    when's the last train
    do trains still go at midnight
    how do I get to the centre by bus
    where's the next stop
    where do I buy a bus ticket
    is there a day ticket for the tram
    which line goes to the fair
    how often does the bus come`,
  car_rental: `
    do you hire out bikes
    where can I pick up a rental car
    I'd like to rent a car for the weekend
    is there somewhere to rent e-bikes
    I'd like to hire a car for a day
    can we rent bikes
    any bikes to borrow
    do you have bicycles
    where do I get a rental car
    scooter for rent?
    e-bikes to hire
    car hire nearby`,
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
    good stuff to do on a saturday
    where can we buy some food
    where can I get milk at this hour
    is there a shop open on Sunday
    somewhere to buy water
    where is a bank
    any cash point near
    the best pizza in town
    good sushi around here
    where do locals eat
    where should we go for dinner in town
    a nice cafe nearby
    somewhere to dance
    where's a good pub
    what's worth a visit
    which places should we see
    what can we do when it rains
    we have an afternoon free, ideas please
    we've got three hours, what would you do
    how should we spend the day
    anything for the kids to do in town
    is there a beach nearby
    nice walks around here
    what museums are open on Monday
    where can I buy gifts
    a barber in the neighbourhood
    is there a dentist near
    what would you recommend
    any suggestions for tonight
    insider tips please
    how much is the castle
    until when is the museum open
    is a pharmacy open now
    what's open late around here
    what can kids do in town when it rains
    which sights are nearby
    which sights are in walking distance
    what's the best place to see the sunrise
    where is a good spot for a picnic
    where do you get a nice view over the city
    a pretty place for a walk in the evening
    where would you go to watch the boats
    where can we take good photos of the skyline
  `,
  events_tickets: `
    are there tickets for the match
    what's on at the theatre
    can I buy tickets for the castle from you
    can you book us a guided tour
    is something going on in the city today
    what's going on in town tonight
    what's on at the weekend
    are there concerts this week
    can you get us tickets for the opera
    is there a market on Sunday
    do you sell tickets for the boat
    I'd like to join a city tour
    can we book a guided walk
    a trip to the islands
    festival this weekend?
    can you get theatre seats for us`,
};
