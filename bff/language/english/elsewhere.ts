import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about matters that are none of the hotel’s, one to a line. */
export const ABOUT_ELSEWHERE: Sentences = {
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
    I feel so lonely since she left me
    which documents do I need for a new credit card
    how long before the new card is in the mail
    when will the card I applied for arrive
    has the bank decided on my card application
    is my credit card application through
    which credit card is best for travel points
    what card should a student get
    I'd like to apply for a store card
    why did the shop refuse my card
    why did my card not go through at the gas station
    my card was refused when I tried to buy shoes
    my card has a crack in it
    the dog chewed my bank card
    my visa got bent in half
    my mastercard stopped working in shops
    my debit card was swallowed by the machine
    a thief used my credit card
    my card got stolen, tell the bank
    please report my credit card stolen
    someone took my bank card, block it
    what do I do when my bank card is stolen
    there are purchases on my card I never made
    tell the bank about suspicious charges on my visa
    I do not know this payment on my statement
    a payment on my statement looks strange
    the shop promised a refund but it isn't on my statement
    a merchant has not refunded me
    the refund from the shop is missing in my account
    money I paid in hasn't shown up
    my deposit isn't in my account yet
    the cash I paid in is not on my balance
    the cheque I paid in isn't there
    my salary hasn't arrived in my account
    can my wages go to this account
    I transferred money to a wrong account
    my transfer failed
    the transfer is stuck
    how long do transfers to Europe take
    how do I add money to my balance
    topping up with a cheque
    my top up did not go through
    is there a limit for topping up
    I got less cash from the machine than I asked for
    the cash machine gave me the wrong amount
    I was charged for using a cash machine abroad
    the rate you used for my purchase abroad is wrong
    do I pay for exchanging money in the app
    which currencies does the app hold
    can I have the card in another currency
    I want to have a second card linked to the account
    how many cards can one person have
    give me a virtual card
    what are disposable cards for
    can I choose the kind of card
    do I need to verify who I am
    you cannot verify my identity, why
    the app does not take my id
    why do you need my personal data
    how do I alter my personal details in the app
    I moved, change my address at the bank
    how do I unblock the pin
    I don't remember my pin
    what was my card's pin again
    I'd like a different pin
    I've forgotten the password of my account
    how do I close the account
    delete my account
    at what age can one open an account
    can I open an account for my child
    where can I send money
    which shops accept this card
    my contactless payments fail
    why is there a fee on my statement
    my payment is still pending
    a payment was taken twice from my card
    a shop charged my card two times
    apple pay doesn't work with this card
    how do I set up google pay
    freeze my account
    unfreeze my account please
    lock my savings account
    why is there a hold on my account
    my account was frozen
    what is in my checking account
    how much money do I have
    what are my last purchases
    which things did I buy last month
    how much do I spend on food
    how much went on coffee this month
    what was my biggest expense
    pay my credit card
    pay my cable bill
    settle my electricity bill
    when's my phone bill due
    how much is my water bill this month
    how much do I owe on my car
    what's the minimum payment on my card
    when is the rent due
    how much was my internet bill last month
    transfer a hundred dollars to my sister
    send my brother forty bucks
    where do I find the routing number
    how do I get my pay deposited directly
    I'd like checks for my account
    I'm running out of checks
    raise the limit on my card
    what's the limit of my card
    my credit rating please
    how do I get a better credit score
    what interest do I get on savings
    is there an annual fee on my card
    when does my card expire
    earn points with my card
    redeem my points
    does my policy cover theft
    how do I get car insurance
    what does life insurance cost
    I want other insurance
    may I take two weeks off in May
    put me down for vacation from the 3rd to the 9th at work
    ask my boss for a day off
    how many holidays have I left at work
    is my leave approved
    log my hours
    when do I get paid
    what did I earn last month
    my w-2 please
    how do I move my 401k
    what are my taxes this year
    file my tax return
    put cheese on the shopping list
    what's on my list
    strike apples from the shopping list
    buy more cereal online for me
    order cat litter
    reorder my vitamins
    buy me a new charger on Amazon
    get me more paper towels from the store
    purchase running shoes for me
    has my parcel left the warehouse
    where's the thing I ordered online
    when is my delivery coming from Target
    my to do list
    tick off cleaning on my to do list
    what tasks do I have today
    remove everything from my to do list
    remind me to water the plants
    don't let me forget the milk
    make a reminder for Tuesday
    what did I want to be reminded of
    what's in my diary on Monday
    put lunch with Sam in my diary
    am I free on Tuesday afternoon
    set up a meeting with the sales team
    is there a meeting room free at the office
    when's my meeting with Dave
    cancel my dental appointment
    make a doctor's appointment
    what's my name
    what name do you have for me
    call me Sam from now on
    from now on I'm Chris
    your name is Max now
    can I give you another name
    I'd like to call you Robo
    use an Australian accent
    sound like a woman
    speak faster
    speak more slowly
    use another voice
    turn yourself off
    go back to the original settings
    restore the defaults of my phone
    reset my phone
    pair with my phone
    make my phone ring
    call dad
    text my wife
    read me my messages
    any new mail
    turn on the kitchen lights at home
    dim the lights in the den
    close my garage
    is my front door locked at home
    set the heat at home to 20
    turn the temperature up at home
    vacuum the house robot
    start the washing machine at home
    arm the alarm at home
    set the alarm for six on my phone
    wake my pc up
    put the computer to sleep
    louder please
    turn it down
    next song
    play the radio
    put on some rock
    what's playing
    I like this song
    add it to my playlist
    read me a book
    start my audiobook
    tell me something funny
    tell me a fact about Texas
    say something interesting
    heads or tails
    throw the dice
    pick a number
    what is twelve times nine
    what's 20 percent of 80
    square root of nine
    how many feet in a mile
    how many spoons in a cup
    how many ounces is a litre
    what is two pounds in kilos
    how do you write restaurant
    spell rhythm
    what does gregarious mean
    another word for happy
    how do I say thank you in Thai
    translate dog to French
    what language is spoken in Chile
    what plugs do they use in Spain
    do I need shots for Peru
    do I need a visa for China
    what time is it in Sydney
    what day is it
    what is the date
    how's the weather in Rome
    does it rain tomorrow in Leeds
    do I need a coat in Oslo this week
    how hot is it outside
    is there traffic on the way to work
    how long is my drive to work
    directions to my mother's
    where can I fill up my car
    the nearest gas station
    how much fuel is in the car
    gas prices near here
    what mileage does my car get
    how do I change a flat
    how often should the oil be changed
    when is my car due for service
    get my car serviced on Friday
    make an appointment for my brakes
    my tires look flat
    what pressure do my tires need
    when did I get the tires
    my engine light is on
    how do I start a car with a dead battery
    find me a flight to Rome
    I need to fly to Denver on Friday
    cheap flights to Miami
    a round trip from Boston to Austin
    when does my plane board
    which terminal is my plane at
    has flight 203 landed
    did the airline lose my bag
    what can I carry on the plane
    weight of a carry-on on Delta
    is my flight delayed
    what do I need for pancakes
    a recipe for soup please
    how do I make lasagne
    how long does a turkey take in the oven
    what's a good substitute for butter
    can I use oil instead of butter
    what can I cook tonight
    something to make with chicken and beans
    is the milk in my fridge still good
    can I eat rice that is three days old
    how long does meat stay fresh
    calories in a banana
    how much sugar is in a coke
    is cheese healthy
    are eggs good for you
    how much protein is in tofu
    can cats eat chocolate
    can dogs eat chocolate
    are grapes bad for dogs
    how do I teach my dog to sit
    why does my cat meow
    how long do parrots live
    what should I name my dog
    what's the biggest fish
    are spiders insects
    why do cats purr
    how far away is the sun
    why is the sea salty
    how do magnets work
    what's a black hole
    who discovered America
    who built the pyramids
    who was the first king of England
    when was Rome founded
    when did the Titanic sink
    who wrote Faust
    who painted the Mona Lisa
    who invented the phone
    who is the prime minister
    who won the world cup
    who's winning tonight
    the score of the Lakers game
    when do the Yankees play
    what are the rules of chess
    how do you play poker
    how do you win at monopoly
    the best move in chess
    which movie should I see
    what's on television tonight in the US
    who plays Batman
    what are good books
    how do I learn to draw
    how do I learn Spanish
    how do I get fit
    how do I lose weight
    how do I build muscle
    how do I stop smoking
    what helps against a cold
    is aspirin bad for the stomach
    what are the signs of diabetes
    how do I treat a burn at home
    what vitamins do I need
    how do I get rid of weeds
    how do I get gum off a carpet
    how do I remove ink from a shirt
    how do I unclog my sink at home
    how do I fix a dripping tap at home
    how do I clean my oven at home
    how do I build a shelf
    how do I sharpen knives
    how do I write a letter
    how do I get a job
    how do I ask for a raise
    what does a nurse earn
    how do I become a pilot
    which university is the best
    what is a good phone
    which laptop should I buy
    how do I update my phone
    how do I make a website
    what is a blockchain
    what's a bitcoin worth
    should I buy gold
    how is the stock market
    what is socialism
    how does voting work
    do you believe in god
    what's the meaning of life
    do you dream
    where do you live
    how old are you
    what do you do for fun
    who built you
    which company made you
    are you smarter than siri
    what can you do
    what can I ask you
    what are you able to do
    do you like music
    will you marry me
    I love you
    I'm bored
    I am sad
    I hate Mondays
    my horoscope please
    am I lucky today
    the sky is blue
    roses are red
    my shoes are black
    I ate too much
    blue cheese
    the king is dead
    my favourite food is pizza
    I bought a car
    my brother is a teacher
    the cat sat on the mat
    order me more soap on Amazon
    get me more coffee from Amazon
    buy shampoo for me online
    how much tax must I pay this year
    what do I owe in taxes
    my federal taxes
    where did I park my car at the mall
    where is my car parked
    I love cats
    dogs are nice
    cats are funny
    my dog is brown
    I ate pizza for dinner
    we had pasta for lunch
    I slept well last night
    I went swimming yesterday
    my hotel in Paris was nice
    I think my card details were stolen
    someone has my card number
    my card number was stolen
    my wallet was stolen and so was my bank card
    my phone got stolen and the app is on it
    I can't get into the app
    I lost my phone and can't use the app
    why did I pay a fee
    I don't understand the fee you charged
    why is there an additional fee on my transfer
    why am I charged for a transfer
    cancel my transfer please
    I want to cancel a transfer I made
    reverse the payment I made
    I'd like my transfer reversed
    my top up was cancelled, why
    my top up isn't there
    when will my top up arrive
    is topping up free of charge
    can I use my card in other countries
    does my card work in Mexico
    where can I withdraw money
    how do I get cash with my card
    how do I order a physical card
    can I have a real card instead of a virtual one
    the new pin doesn't work
    my pin isn't accepted
    how do I change my name in the app
    I got married and my name changed at the bank
    the receiver never got my money
    the person I paid did not receive it
    can I add money from another bank
    how long does money from abroad take
    which currencies are supported
    can I swap pounds for euros in the app
    what is the rate for pounds today
    my card is not accepted in shops
    I found my old card, can I use it again
    I have found my card, make it active again
    link my card to the app
    how do I get the card to work on my phone
    why do you need to know where my money comes from
    why was my identity not verified
    what must I show to prove who I am
    which cards can I top up with
    set up auto top up
    I was paid but the balance did not change
    my balance is wrong
    my balance did not change after the transfer
    what's my balance
    how much is in my account
    set a hold on my credit card
    stop my card please, bank
    how do I take my business elsewhere
    is there a speed limit on the 95
    how long is a marathon
    how long should I nap
    when does school start
    when is daylight saving
    when does the store close
    when does Walmart open
    is the bank open today
    is the post office open on Sunday
    where's the closest Walmart
    what's on sale at Kroger
    book a dentist for Monday
    book me a haircut near home
    find me a babysitter in my town
    what's my dog's birthday
    set the oven to 200
    put the fan on at home
    turn on the tv at home
    open the garage
    is my stove off
    watch my house while I'm gone
    I want another username
    change my username
    money back for a thing I bought in a shop
    I bought something and want my money back
    may I get a refund from the shop
    is it fine to use honey instead of sugar
    would margarine instead of butter be a problem
    can I swap milk for water in a cake
    would it be okay to have rice in place of noodles
    how do I update my details in the app
    my address has changed, update it
    I have moved house and need to update my address
    what age must I be for an account
    does paying with the card cost a fee
    which rate do you use for foreign money in the app
    when will my new bank card get here
    where's the credit card you sent me
    my new card still hasn't come in the mail
    has my replacement card been posted
    I want to report a stolen credit card
    my card got stolen, please block it
    somebody stole my bank card, cancel it
    my debit card was stolen
    how is the market doing
    did the dow go up today
    which conditioner is good for curly hair
    what's the best lotion for dry skin
    how do I get rid of dandruff
    which toothpaste whitens teeth
    what razor is best for sensitive skin
    what are good exercises for my back
    how do I get bigger arms
    how many squats should I do
    what's a good workout plan
    how do I do a push up properly
    talk slower
    speak a little faster
    talk in a deeper voice
    speak with an accent
    speak louder please
    set the heating at home to 21
    set the thermostat to 68 degrees
    turn my living room heating down
    make it warmer in my house
    dim the lights in the kitchen
    check my inbox
    do I have new emails
    read me my mails
    any new mail from my boss
    how much tax do I have to pay this year
    what do I pay in income tax
    how do I file my taxes
    when are taxes due
    my card details got stolen
    my card was used by somebody else online
    did the airline lose my suitcase
    has united found my bag
    where's my luggage, I flew with lufthansa
    is brazil safe for tourists
    is it safe to go to colombia
    how safe is egypt right now
    is turkey a dangerous country
    what can I cook with carrots and rice
    what can I make with eggs and flour
    what dish can I make from leftovers
    what could I bake with bananas
    cancel my netflix subscription
    cancel my membership at the gym in my street
    unsubscribe me from the magazine
    I want to end my phone contract
    stop my spotify subscription
    how do I cancel my amazon prime
  `,
};
