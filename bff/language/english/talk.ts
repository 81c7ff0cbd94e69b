import type { Sentences } from './sentences.ts';

/** Sentences of English-speaking guests about words of conversation, one to a line. */
export const ABOUT_TALK: Sentences = {
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
    good morning to you
    morning!
    hey hey
    hi hi
    hiya
    hey buddy
    hi friend
    hello dear
    hi team
    what's new
    what is new with you
    what's up today
    what's cooking
    what are you up to
    how's everything
    how is everything going
    how are things
    how's your day
    how is your day going so far
    how has your day been
    how do you feel today
    are you feeling good
    you alright
    you ok
    are you well
    are you doing well
    are you doing ok
    hope you're well
    long time no see
    nice to meet you
    pleased to meet you
    nice to see you again
    good day to you
    how you doing
    tell me how you feel
    wassup
    yo
    anyone there
    is it going well
    what's going on
    having a good day?
    are you having a nice day
    how do you feel
    how's everybody
    good morning to all of you
    hey how are you`,
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
    cheers that helps
    ta
    ta a lot
    thanks a bunch
    thanks loads
    thanks heaps
    you have been very helpful
    you helped me out
    you really helped
    you saved my day
    that really helped me
    that was useful
    very useful
    that was very helpful
    I'm thankful
    I'm very grateful
    I appreciate that
    much appreciated
    so nice of you
    you're so kind
    you're a star
    you are awesome
    good job
    nice work
    great work, thanks
    perfect, thanks
    lovely, thank you
    thank you for everything
    thank you for your time
    thanks for the information
    thanks for sorting that
    thank you for letting me know
    brilliant help
    that's all I wanted, thank you
    thank god you helped
    I couldn't have done it without you
    wow thanks
    thank you for doing this
    you did great
    great thanks
    that's great thanks
    that's perfect thank you
    great, thank you very much`,
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
    see you around
    until tomorrow
    until later
    till next time
    till later
    see you soon
    see you tomorrow
    see you then
    talk to you later
    speak later
    laters
    bye bye
    bye now
    ok bye
    good bye
    farewell
    take care
    take it easy
    have a great day
    have a wonderful night
    enjoy your day
    enjoy your evening
    enjoy the weekend
    I have to go
    I must go
    gotta go
    I need to leave now
    that's all
    that's all for today
    that is everything
    that will be all
    nothing more, bye
    we are done
    I'm done here
    done, thank you
    I enjoyed chatting
    great talking with you
    it was nice to talk with you
    nice speaking to you
    pleasure talking to you
    ciao
    over and out
    signing off
    I'm off
    heading out now, bye
    good talking to you
    it was good to talk to you
    alright, bye
    alright see you later
    ok talk to you later
    alright then, goodbye`,
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
    it sure is
    that is right
    that would be correct
    that would be it
    this is right
    it's true
    that's a fact
    true
    so true
    precisely
    exactly that
    definitely
    certainly
    without a doubt
    no doubt
    of course
    by all means
    please do
    yes do it
    do it
    go for it
    let's do it
    go ahead
    okay do that
    I agree
    I agree with you
    I agree to that
    I think so
    I believe so
    I suppose so
    I guess yes
    I'd say yes
    the answer is yes
    it's a yes
    it's a yes from me
    yes yes
    yes indeed
    yes of course
    yes correct
    yes I do
    yes we do
    yes that works
    that works
    works for me
    sounds right
    that sounds right
    sounds good to me
    sounds about right
    sounds correct
    seems right
    you're right
    you are right about that
    you got that right
    you have that right
    you bet
    sure
    sure is
    surely
    why not
    yeah
    yeah please
    yep
    yup
    yah
    ya
    aye
    uh huh
    mhm
    10-4
    roger that
    affirmative
    positive
    100 percent
    right on
    that is a true statement
    exactly it
    that is exactly what I want
    I am sure
    I'm certain
    I believe that's right
    I believe that is true
    I think that's right
    I'd like that
    yeah I would like that
    yes I'd love that
    we'd like that, yes
  `,
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
    don't bother
    no
    nope
    nah
    no no
    no sir
    no way
    no chance
    not a chance
    no thank you
    no thanks
    no need
    not needed
    not necessary
    no it's not
    no it isn't
    no we don't
    no I won't
    no that's all
    nothing
    nothing else
    nothing more
    none of that
    neither
    not now
    not right now
    not at the moment
    not at this time
    not today
    not yet
    not really
    not that
    not that one
    not interested
    I'm not interested
    I'm afraid not
    I'm afraid that's wrong
    unfortunately not
    I don't want that
    I don't need it
    I disagree
    I have to say no
    I say no
    I said no
    my answer is no
    it's a no
    that's a no
    that would be a no
    that would be wrong
    that would be false
    that isn't right
    that is not true
    that is not right
    that is untrue
    that is wrong
    that's wrong
    that's incorrect
    this is not correct
    wrong
    false
    incorrect
    untrue
    never ever
    absolutely no
    definitely not
    by no means
    no means no
    I'd rather not
    I would rather not
    I prefer not to
    I'll skip that
    I'll pass on that
    I decline
    I refuse
    please do not
    don't do it
    don't
    stop
    negative
    that's a negative
    nay
    hard pass
    I pass
    I don't believe that
    I don't believe that is right
    I don't think that's right
    I don't think that is true
    that isn't what I want
    that's not what I want
    that is not what I asked
    no that's not it
    no can do
    I can't agree
    no, I have no booking
    no, I haven't booked anything
    no I don't have a reservation yet
    no, we didn't reserve
    no I don't have one
  `,
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
    makes sense, ok
    ok
    okay
    ok then
    okay then
    ok good
    ok cool
    cool
    ok great
    great
    fine
    that is fine
    fine by me
    fine with me
    fine then
    all right
    alright
    right
    right then
    I see
    oh I see
    ah ok
    ah okay
    oh okay
    got it
    I got it
    I get it
    gotcha
    understood
    I understand
    I understand now
    clear
    that's clear
    all clear now
    makes sense
    that makes sense
    that makes sense now
    fair enough
    good to know
    noted
    very well
    very good
    perfect
    super
    good
    no problem
    no worries
    that's ok
    it's ok
    it's okay
    I'll do that
    will do
    well then
    as you say
    okay that's good
    sounds fine
    okay thanks for the info
    ok I see
    ok no problem
    okay no worries
    alright no problem
    I see thanks
    sure, I understand
    sure, ok
    okay understood
    sure, got it`,
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
    i haven't got a clue
    I don't know
    I dont know
    I do not know
    don't know
    dunno
    I dunno
    no idea
    I have no idea
    not the slightest idea
    no clue
    I haven't a clue
    I'm clueless
    not sure
    not really sure
    I'm not sure
    I am not sure about that
    I'm unsure
    I am uncertain
    I'm not certain
    uncertain
    hard to say
    hard to know
    difficult to say
    tough to say
    can't say
    I can't say
    I cannot say for sure
    I can't tell you
    I couldn't say
    who knows
    God knows
    only god knows
    I can only guess
    I'd have to guess
    maybe
    maybe yes maybe no
    perhaps
    probably
    could be
    could be both
    it could be either
    it might be either
    either is possible
    both could be right
    both are possible
    either one I guess
    I guess either
    one or the other
    it depends
    that depends
    I haven't decided yet
    I need to think
    let me think
    I have to check
    I'd have to ask
    I forgot
    I don't remember
    I can't recall
    I can't remember
    I can't think of it
    it slipped my mind
    my mind is blank
    I'm blanking
    I draw a blank
    I have no answer
    I don't have an answer
    I can't answer that
    I cannot give an answer
    I have no information
    I don't have that info
    I lack the information
    I don't have any information on that
    I have no knowledge of it
    that's unknown to me
    I'm not aware
    not that I know
    I'm in doubt
    I have doubts
    I'm confused
    whatever
    any of them
    I don't mind
    either way
    you choose
    not entirely sure
    not completely sure
    not 100 percent sure
    I'm not positive
    I am not positive about it
    I'm not quite sure
    I honestly couldn't say
    I have not made up my mind
    that is unknown
    the answer isn't known to me
    I don't know what the answer is
    no way to know
    not really certain
    I can't give an answer
    I can't give you a clear answer
    no clear answer
    maybe so, maybe not
    no idea what the number is
    I have no clue what the number was
    I don't know my number by heart
  `,
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
    that was too fast, again please
    repeat
    repeat please
    repeat that
    repeat yourself
    can you repeat
    could you repeat yourself
    please repeat the last thing
    say it again
    say again
    please say that again
    say that once more
    once more please
    again please
    again
    tell me again
    tell me once more
    tell me one more time what you said
    pardon
    pardon me
    beg your pardon
    excuse me?
    sorry?
    sorry what was that
    what
    what?
    huh
    huh?
    come again
    what was that
    what was that again
    what did you say
    what did you just say
    what was it you said
    what have you said
    what you said before
    what are you saying
    what was the question
    what was your question
    what did you ask
    what were you asking
    what was it you asked
    I didn't hear that
    I couldn't hear
    I did not catch that
    I didn't catch it
    I didn't get that
    I didn't get the last part
    I missed what you said
    I missed that
    I missed it
    I didn't follow
    I don't follow
    I didn't understand
    I don't understand you
    I don't get it
    can I hear it again
    let me hear it again
    I want to hear it again
    I'd like to hear that again
    I need to hear that once more
    ask me again
    ask again
    ask that again
    can you ask the question again
    rephrase please
    say it differently
    explain again
    go over that again
    run that past me again
    could you go back
    I did not get it
    I didn't get it, say it again
    what did you mean
    I'd like you to repeat it
    please ask again
    ask the question again`,
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
    this bot doesn't help, a person please
    is somebody there
    is a person reading this
    I want somebody from your team
    someone from the hotel please
    give me somebody who works there
    a member of staff please
    connect me
    transfer me
    put me through
    put me on to someone
    call me back please
    can somebody ring me
    please have the manager phone me
    what number can I call
    your telephone number
    what's the number of the front desk
    number for reception please
    how can I reach you by phone
    who can I talk to about the pool
    whom do I ask about the gym
    who's in charge of the spa
    I'd like to talk with the kitchen
    get me the restaurant on the phone
    the restaurant's number please
    let me talk to housekeeping
    I would prefer to talk to the spa directly
    can I talk to the concierge
    concierge please
    can I have customer care
    operator
    agent please
    I don't want to chat with a machine
    you don't get it, give me a person
    this isn't helping, I want someone
    I'd rather speak with someone
    I need to talk
    can we speak
    live agent
    somebody from room service please
    could I get through to a person
    get me through to somebody
    pass me to the restaurant
    pass me on to the spa
    reception
    front desk
    can someone from the spa phone me
    somebody should call me about my bill
    I want to talk about my bill with someone
    I'd rather not type, can someone ring me
    can somebody phone me instead
    I don't get it, let me speak to someone
    this makes no sense to me, give me a person
    I don't follow, can a human help
  `,
  bot_identity: `
    is this a computer talking
    am I talking to a program
    am I chatting with a robot
    are you a real person
    is this automatic
    are you an ai
    what are you
    who am I writing with
    do you have a name`,
  feedback: `
    everything was wonderful
    we had a great time at your hotel
    I loved the breakfast
    your people are lovely
    best hotel ever
    compliments to the chef
    where can I leave a review
    I'd like to leave some feedback
    we really enjoyed our stay
    great room`,
};
