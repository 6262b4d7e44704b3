"""English: its words and phrases, as plain data. How to read the notation: docs/languages.md."""

from __future__ import annotations

from .pack import Pack
from .pack_judging import (
    Concern,
    EvidenceWords,
    FormWords,
    LikenessWords,
    OrderWords,
    PersonalWords,
    SpellingWords,
)
from .pack_signals import DurableCues, OwnWordsCues, SignalCues
from .pack_statements import Fill, Joint, Phrase, ReachWords, Shape, StatementRules, Table, TimeWords, Value
from .pack_typed import TypedWords

GROUPS = """
    replies: answers replies responses explanations
    orders: don't do_not never avoid stop quit no less fewer skip drop cut omit leave_out refrain_from limit use
        keep put add include give write make start begin end open close show format try_to
    handling: translate summarise summarize grade mark proofread proof-read correct edit rewrite rephrase reword
        paraphrase shorten polish improve explain review classify analyse analyze evaluate critique simplify
        transcribe condense answer reply_to respond_to react_to continue fix_the_grammar check_the_grammar
        check_the_spelling fix_the_spelling check_this check_my read format reformat extract label rate score
        tag describe interpret comment_on turn convert
    pasted_text: mail email e-mail letter message messages text texts lyrics poem essay article abstract
        paragraph passage quote quotation excerpt transcript review comment log logs output error story notes
        note chat conversation thread post tweet advert ad contract clause document draft bio biography speech
        statement complaint feedback cv resume readme report reply response answer sentence words prompt
        instructions description ticket caption
    written: rant letter mail email message story profile poem song ad advert advertisement post tweet speech
        bio biography caption slogan toast review complaint apology dialogue scene monologue note line sentence
        text paragraph
    working_role: engineer developer programmer coder reviewer editor copywriter copyeditor proofreader
        translator tutor teacher consultant assistant analyst coach expert scientist architect designer linguist
        mathematician statistician lawyer researcher writer librarian manager specialist adviser advisor mentor
    task_verb: write add fix make create build run show list explain give find convert change remove delete
        update draft rename move sort check compare plot plan refactor test debug implement calculate count
        generate suggest design set open install deploy merge commit review format turn look search read tell
        help start try use keep
    work: project repo repository codebase code-base workspace monorepo app application site website web-site
        webshop package plugin library crate service backend frontend module game blog newsletter thesis
        dissertation book novel manuscript paper article report course podcast magazine catalogue campaign
        firmware product api
    sole_work: thesis dissertation memoir manuscript monorepo codebase newsletter
    relation: partner wife husband spouse girlfriend boyfriend fiance fiancee child children kid kids son sons
        daughter daughters baby twins toddler mother mom mum mother-in-law father dad father-in-law parents
        sister sisters brother brothers siblings grandmother grandma grandfather grandpa grandparents grandson
        granddaughter grandchildren aunt uncle cousin niece nephew family dog dogs cat cats pet pets horse
        roommate flatmate housemate stepson stepdaughter in-laws better_half other_half
    stranger: boss manager supervisor client clients customer customers neighbour neighbours neighbor neighbors
        landlord landlady colleague colleagues coworker coworkers co-worker teacher professor lecturer friend
        friends student students pupil pupils patient patients user users reader readers employer employee
        employees intern lawyer doctor accountant contractor supplier agent editor publisher reviewer team_lead
        director ceo advisor adviser coach tenant tenants guest guests audience assistant lead
    person_like: people everyone everybody someone somebody nobody anyone folks users customers clients visitors
        readers students employees developers engineers kids children men women he she they he's she's they're
        he'll she'll it's
    habit: always usually normally typically generally mostly often rarely seldom hardly_ever never
        nearly_always almost_always almost_never habitually regularly as_a_rule by_default most_of_the_time
        every_time
    every: each every
    spell: day morning evening afternoon night week weekday weekend month year spring summer autumn fall winter
        monday tuesday wednesday thursday friday saturday sunday mondays lunch other_day second_day
    weekday: monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
        sun mondays tuesdays wednesdays thursdays fridays saturdays sundays
    device: machine laptop computer pc desktop phone tablet server keyboard editor ide screen monitor setup
        workstation terminal shell browser mouse printer router mac macbook ipad chromebook system
    trait: vegetarian vegan left-handed right-handed ambidextrous colourblind colorblind colour-blind
        color-blind deaf hard_of_hearing dyslexic bilingual trilingual married single divorced retired
        self-employed freelance unemployed allergic lactose introverted extroverted nearsighted short-sighted
        visually_impaired blind autistic coeliac celiac diabetic pescatarian teetotal dutch
    count: two three four five six seven eight nine ten twelve twenty one a_few a_couple
    liking: like likes love loves prefer prefers want wants hate hates enjoy enjoys need needs
    third_verb: likes loves prefers wants hates enjoys needs says said always never usually works lives thinks
        asked asks wrote told avoids uses writes
    keeps: use write keep put name call prefer follow avoid indent test format spell sort sign commit build run
        price
    ordinal: first second third fourth fifth sixth seventh tenth hundredth last umpteenth nth 2nd 3rd 4th 5th
    task_thing: question questions problem problems error errors bug list file files csv table tables function
        script string dict array class test tests merge conflict repo speech deadline idea appointment meeting
        reservation booking flight interview exam essay query json dataframe column columns list_of folder page
        website form image
    machine_need: algorithm search needs requires complexity compiler cache index parser sorting runtime lookup
        merge linear faster latency overflow deadlock scheduler
"""

OWN_WORDS = OwnWordsCues(
    roles="user | human | assistant | system | ai | bot | chatgpt | claude | gemini | copilot | model | me | you said",
    mail_headers="""
        from | to | cc | bcc | subject | date | sent | reply-to | received | importance | attachments | re | fwd
    """,
    frames="""
        ^ can|could|would|will (you) (please) <handling>
        ^ <handling>
        ^ i (would|want|need) (like) (you) to <handling>
        <handling> the|this|these|my|our|that|following|below
        ^ here|below is|are|comes the|a|an|my|our|his|her|their|some
        here's|here_is|here_are|this_is|these_are|below_is … <pasted_text>
        <pasted_text> from|by|of|below|follows|says|reads|said|wrote|goes
        <pasted_text> (text|body) is|was|below|follows
        write|draft|compose|generate|make (me|us) (a|an|the|some|up) … <written>
        what does|do|did this|these|it|that (text|word|words|line|phrase|sentence|message) mean|say
        how would|do|should you|i|we answer|reply|respond
        he|she|they wrote|writes|said|says|replied|answered
        ^ lyrics|transcript|quote|excerpt|abstract|passage|input|original|source|text|mail|email|letter|log|output|
            story|essay
        - i wrote|write|said|say|replied|answered
    """,
    handed="""
        following
        this text|mail|email|letter|message|paragraph|sentence|passage|into|to|in|for …
        this|these|below
        this|the <pasted_text>
    """,
    roleplay="""
        ^ you are|you're (now) a|an|the …
        ^ you will be|play|act …
        ^ from now on you are …
        let's|let_us role-play|pretend|play …
        let's|let_us do|have|start|continue a|an|some|the role-play …
        role-play|roleplaying as|that|with|a|an|where|in|this
        act|play|behave|talk|speak|respond|answer|reply as|like (if) (you) (are|were) a|an|the|my …
        pretend (that) you|you're|to|we|we're|i|i'm …
        imagine (that) you're|you_are|you_were|you a|an|the|my …
        play the role|part of
        stay|remain|be in character
        i'll|i_will be the|your|a …, you …
        - you are|you're a|an|the (real|true|absolute|total|complete|such) star|legend|genius|gem|hero|angel|
            lifesaver|life-saver|best|one|idiot|joke|liar|bit|little|lot
        - you are|you're the (very) best|one|only|boss|expert|man
        - you are|you're a (big|huge|great|real|good) help|friend|star|pal
        - act|play|behave|talk|speak|respond|answer|reply as|like (if) (you) (are|were) a|an|the|my (very) (senior|
            expert|experienced|critical|careful|friendly|strict|professional) <working_role>
        - you are|you're (now) a|an|the|my (very) (senior|expert|experienced|critical|careful|friendly|strict|
            professional|helpful|world-class) <working_role>
    """,
    fiction="""
        write|tell|make|invent|continue|draft|create|compose (me|us) (up) (a|an|the|another|some|my|our) … story|
            scene|tale|fable|dialogue|novel|chapter|screenplay|script|fairy-tale|monologue|fanfic|sketch|play
        write|invent|create|draft|compose|make (me|us) (up) (a|an|the|another|some) … fictional|fictitious|fake|
            invented|imaginary|made-up
        write|continue|rewrite … as|like (if) (you|he|she|it) (were|was) (a|an|the) pirate|robot|king|queen|vampire|
            knight|wizard|alien|villain
        write (me|us) (a|an|the) … dating|dummy|sample|example profile|persona|biography
        in the next|first|last|following|opening scene|chapter
        - script to|that|which|for
        - write|make|create (me|us) (a|an|the) (short|small|simple|quick|little) (bash|python|shell|sql|build|
            powershell|deploy|test) script
    """,
    verse="""
        write|tell|make|invent|continue|draft|create|compose (me|us) (up) (a|an|the|another|some|my|our) … limerick|
            sonnet|haiku|poem|song|rap|rant|ballad|ode
        in the next|first|last|following|opening line|paragraph|verse
    """,
    asides="""
        ^ by_the_way|btw|incidentally …
    """,
    fiction_over="""
        back to work|business|reality|normal|the_real|real_life|our|my|the_task|the_code|the_actual
        ok|okay|right|alright , enough (of) that|this|role-play|roleplaying|the_story|stories|fiction|games
        out of character
        stop|end|exit|leave|drop|finish|close|pause the|this|our|your role-play|roleplaying|game|story|scene|
            character|act|persona|fiction|role
        stop|end role-play|roleplaying|pretending|acting
        end of (the|this|our) role-play|roleplaying|game|story|scene|fiction
        no more role-play|roleplaying|pretending
        end scene|role-play $
        speaking as myself
        for real now|though
        something completely|entirely|totally different
        ^ a real|serious|different|unrelated question
        ^ real|serious|different|unrelated question
    """,
    asks="""
        ^ can|could|would|will you …
        ^ can|could|may|should|shall i …
        ^ please …
        ^ help me|us …
        ^ i would like (you) to …
        ^ i|we need|want|have (you) to|a|an|the|some …
        ^ i'd like …
        ^ what|how|why|when|where|which|who|is|are|do|does|did …
        ^ <task_verb> …
        ^ can|could (you) <handling> …
        ^ <handling> …
        ^ reply|answer|respond …
        ^ say|decline|refuse|accept|confirm|thank|apologise|apologize|remind|politely …
        ^ tell|give|show me|us …
        ^ let's …
    """,
)

SIGNALS = SignalCues(
    yes="""
        ^ yes|yeah|yep|yup|yea|sure|right|correct|exactly|true|indeed|agreed|absolutely|definitely|ok|okay|fine|
            of_course
    """,
    refusals="""
        ^ no , i|it|it's|that|that's|the|this|these|those|use|make|not|you|we|they|he|she|just|don't|put|my|in|on|
            only|wait|actually|please|sorry|as|like|keep|leave|still|there|i'm|a|an|for|with|take|write|give|do|did
        ^ no ,
        ^ nope|nah|wrong|incorrect|negative
        ^ not quite|exactly|really|that|this|correct|right|true
        ^ almost|nearly|close , but
        - no worries|worry|problem|problems|prob|idea|thanks|thank_you|thx|rush|need|way|doubt|doubts|change|changes|
            hurry|matter|longer|one|biggie|pressure|offence|offense|joke|kidding|wonder|sooner|questions|further|
            more|comment|bother|harm|luck|clue|big_deal|other|such|objections|complaints|issue|issues|trouble|sweat|
            stress|preference|opinion
        - no , thanks|thank_you|thx|worries|problem|that's_all|that_is_all|that's_it|that_will_be_all|that's_fine|
            that's_ok|that's_okay|all_good|that's_everything|nothing_else|not_now|not_yet
        - no it's|that's fine|ok|okay|good|great|perfect|all
        - not that i|it|bad|important|urgent|much|many|big|it_matters
        - not really sure
        - wrong with
        - not right|exactly now|sure|this|at
    """,
    repairs="""
        i meant {fix}
        ^ i mean the|in|on|for|with|as|my|from|not|a|an {fix}
        what i meant (was|is) {fix}
        i (clearly|specifically|explicitly|only|just|already) said {fix}
        i (clearly|specifically|explicitly|only|just|actually) asked for {fix}
        i (clearly|specifically|explicitly|only|just|actually) asked you to {fix}
        i (was) (only|just) asking|asked about|for {fix}
        i told you to {fix}
        you were|are (only|just|really) supposed|meant to {fix}
        you should have {fix}
        i (only|just|actually|really) wanted {fix}
        i (actually|really) wanted you to {fix}
        i only need|needed|want|wanted|asked {fix}
        i just needed|wanted {fix}
        i was (actually) looking for|after|thinking_of|referring_to|talking_about {fix}
        i'm talking|asking about {fix}
        i am talking|asking about {fix}
        i was talking about {fix}
        my question was {fix}
        what i wanted|asked|needed (for) (was|is) {fix}
        didn't i say|ask|tell|mention …
        i never said|asked|wanted|told|mentioned …
        i didn't|did_not ask|say|mean|want|tell|request …
        i had asked|said …
        i'd asked|said …
        is|was what i'm|i_am|i_was (really|actually) after|asking_for|looking_for
        is|was what i (really|actually) wanted|meant|needed|asked_for
        - i meant to
        - forget|scrap|ignore|disregard what|everything|anything i …
        - you know what i meant
        - i meant that as|in
        - i (really|only|just|actually) wanted to (just|also|quickly) ask|know|check|thank|say|share|see|tell|let|
            talk|show|understand|find|discuss|confirm|make_sure
        - i (already) said yes|hello|hi|goodbye|so|sorry
        - as|like i (already) said
        - he|she|they|it|who says|said|thinks|thought|asked|asks (that) (why) (if) i
        - i didn't mean to|it|that|any
        - i didn't ask|say because|that
    """,
    faults="""
        ^ that's|that_is|this_is|it's|it_is|these_are|those_are|they're|they_are|that_was|this_was (still|just|
            simply|also|clearly|really|actually|completely|definitely) not …
        but|and|no that's|that_is|this_is|it's|it_is|these_are|those_are|they're|they_are (still|just|simply|also|
            clearly|really|actually|completely|definitely) not …
        that's|that_is|this_is|it's|it_is|these_are|those_are|they're|they_are|that_was|this_was|looks|seems (still|
            just|simply|also|clearly|completely|all|totally|plain) wrong|incorrect|false|backwards|backward|
            upside_down|reversed|mixed_up|broken
        ^ that|this|it|those|these isn't|aren't|wasn't|weren't|is_not|are_not …
        but|and|no that|this|it|those|these isn't|aren't|wasn't|weren't|is_not|are_not …
        that|this|it|which (one) still <number>
        that|this|it|which|he|she (one) still calls|says|has|shows|uses|fails|does|goes|points|reads|prints|gives|
            returns|looks|contains|breaks|crashes|complains|throws|mentions|links|refers|starts|ends|opens|sends|
            writes|misses|includes|ignores|doesn't
        still not|wrong|broken|failing|missing|the_same|crashing|incorrect|says|shows|fails|no
        that|this|it|these|those doesn't|don't|didn't|does_not|did_not (even|really|quite|actually) work|compile|run|
            match|look|fit|belong|exist|have|answer|make_sense|follow|parse|pass|build|add_up|do|include|contain|
            sound|rhyme|read|start|open|say|use
        the … doesn't|don't|didn't add_up|match|make_sense
        the <word> (is|are) still …
        ^ the|your|those|these <word> is|are|was|were (still|all|just|also|completely|totally) wrong|incorrect|
            backwards|reversed
        that makes no sense
        - that's|that_is|this_is|it's|it_is|that|this|it isn't|not (really|too|so|all|even|that) bad|a_problem|
            an_issue|a_bad|necessary|needed|important|urgent|my_fault|your_fault|to_say|surprising|only|just|long|
            hard|difficult|easy_to|possible|clear_to|me|us|sure|about_me
        - that's|this_is|it's|it not (really) my|your
        - it doesn't|does_not|didn't (really) matter|hurt|need|have_to
    """,
    wrong="""
        that's|that_is|this_is|it's|it_is|these_are|those_are|they're|that_was|this_was|that|this (still|just|simply|
            also|clearly|really|actually|completely|definitely) not (quite|exactly|really|at_all|even) what|right|
            correct|it|true|how|where|why|who
        that|this|it isn't|wasn't (quite|exactly|really|at_all|even) what|right|correct|how|where|true
        ^ it's|its|that's|this_is|it_is|those_are|these_are|they're (still|again|just|completely) the wrong one|
            file|font|name|date|colour|color|size|word|language|format|version|number|order|link|picture|image|column|
            row|tab|city|year|unit|units|currency|key|price|address|title|chapter|branch|folder|line|recipe|song|book|day|
            month|time_zone|person|recipient|spelling|tone|style|tense|side|direction|page|section|type|kind
        but|and|no it's|its|that's|this_is|it_is|those_are|these_are|they're (still|again|just|
            completely) the wrong one|file|font|name|date|colour|color|size|word|language|format|version|number|
                order|link|picture|image|column|
            row|tab|city|year|unit|units|currency|key|price|address|title|chapter|branch|folder|line|recipe|song|book|day|
            month|time_zone|person|recipient|spelling|tone|style|tense|side|direction|page|section|type|kind
        you|you've (got|have|had|just) … mixed_up|muddled_up|swapped|backwards|the_wrong_way_round $
        you've|you_have|you (have) (still|just|again|also|now) got it|that|this|them|those wrong|backwards|mixed_up|
            upside_down|reversed|confused
        you've|you_have|you (just|still|again|also|completely|totally|clearly) misread|misunderstood|misheard|forgot|
            forgotten|missed|mixed|swapped|skipped|ignored|confused|overlooked|misspelled|misspelt|left_out|broke|
            broken|messed|reversed|mistook|misquoted
        you've|you_have|you (just|still|again|also) put|used|written|wrote|picked|chosen|chose|added|kept|made|sent|
            given|gave|sorted|changed|removed|deleted|named|called|set|booked|translated|converted|counted|spelled|
            dropped|cut|included|turned (me) it|them|that|this|in|the|a|an|my|by|to|up|only|all|everything …
        that's|this_is|it's|those_are|these_are|that_was|you've|you|that|those|these … the wrong …
        ^ wrong <word>
        ^ that's|those_are|these_are|this_is the … one|ones
        ^ redo|re-do …
        ^ do|start|write|try (it|this|that|them) over …
        ^ revert|undo that|this|it|those|these|your
        change|put|bring|move|set|turn|switch it|that|them|this back
        leave|keep … alone|as_is|as_it_is|as_they_are|untouched|as_it_was|unchanged
        ^ leave out …
        ^ stop *ing
        not what i asked|meant|said|wanted|needed|had|was|want|need
        what (did) i (actually|really) asked|wanted|meant for
        ^ the other one|way|file|side|direction
        i (just) want|wanted less|fewer …
        ^ less|fewer …
        there's|there_is|there_are no such …
        ^ go_back|try_again and …
        - you've|you_have|you (just|really) made my|me|a_good|a_great|it_easy|sense
        - what's|what_is|what_went|what_was|something's|went|anything|something|nothing|if (is) wrong
        - the (right|correct|best|perfect|one|same|only) one|ones i
        - that's|those_are|these_are|this_is the right|correct|best|perfect|very|same|only|good|nice|nicest … one|ones
        - keep|leave it|that up
        - you've|you_have|you got it $
        - right backwards
    """,
    contrast="""
        {fix} , not {wrong}
        it's|its|they're|that's|there're|there_are {fix} not <number>
        {fix} not <number> $
        {fix} not <word> $
        ^ not (the|a|an) {wrong} but {fix}
        ^ not {wrong} , {fix}
        ^ not {wrong} $
        not {wrong} but (rather) {fix}
        not a|an|the|to|with|in|as {wrong} , but {fix}
        {fix} instead of {wrong}
        instead of {wrong} , {fix}
        {fix} rather than {wrong}
        {fix} instead $
        {fix} instead , …
        {fix} instead please
        ^ rather {fix}
        {fix} rather $
        ^ a (small|minor|quick|slight|one) correction , {fix}
        ^ small|minor|quick|slight|one correction , {fix}
        ^ correction , {fix}
        ^ make that {fix}
        ^ make it {fix} , not {wrong}
        ^ only|just <count>|<number> {fix}
        ^ it|that|this|they|these|those|which should (really|actually|have|rather|all) be|been|say|read|use|go|start|
            end|look {fix}
        ^ should (really|actually|have|rather|all) be|been|say|read {fix}
        it|that|this|they|these|those|which|it's|that's (is|are|was|were) supposed|meant to (be) {fix}
        we use {fix} here
        we|i use {fix} , not {wrong}
        redo|do|write|make|build|try (it|them|this|that|please) (over|again) with|in|using|as {fix}
        without the {wrong}
        - not sure|yet|again|really|bad|only|just|at_all|a_problem|an_issue|necessarily|always|too|quite|now|today|even|
            urgent|important|much|so|to_mention|long|good|because|if|when|until|how|why|what|where|who|working|
            sure_why|a_big|a_lot|that_it|for_now|in_a_hurry|surprisingly|a_fan|interested
        - why|maybe|perhaps|probably|definitely|certainly|absolutely|of_course|obviously|hopefully|i|we|it|that|
            this|you|
            they|he|she|is|are|was|were|do|does|did|can|could|would|should|will|might|may|must|has|have|had|just|if|or|
            and|but|so|still|better|also|really|actually|preferably|ideally|surely|yes|ok|guess|hope|think|afraid|
            suppose|best|apparently|usually|normally|mostly|it's|that's|there's|i'm|nope|no not
        - not sure|yet|now|today|tomorrow|bad|really|much|that|so|too|enough|great|good|ideal|working|needed|necessary|
            important|urgent|again|anymore|possible|true|right|here|there|quite|always|available|found|me|you|included
        - show|find|list|select|count|translate|compare|explain|search … not <word>
        - how|what about
        - what if
        - should be (all|just|totally|quite) it|all|everything|that|fine|ok|okay|good|enough|ready|done|easy|
            possible|safe|able|working|alright|great
        - should be|have the|a case
        - whether|if … instead
    """,
    weak="""
        ^ actually , it|it's|that|that's|the|no|this|not|there|they|make|you|your|he|she|his|her|its
        ^ actually , <number>
        ^ in fact , it|it's|that|that's|the|no|this|not|there|they
        ^ wait , no|that|that's|it|it's|the
        ^ wait , this|isn't
        ^ sorry , (but) that|that's|it's|no|not|this|i_meant
        ^ hm|hmm|mmm|eh|uh|er , no|not|that|that's|this|it|it's
    """,
    prohibitions="""
        ^ don't|do_not …
        ^ never …
        ^ avoid …
        ^ no <word>
        ^ no more …
        ^ without …
        but|and|please|so don't|do_not|never …
        - don't|do_not worry|forget|bother|hesitate|know|think|mind|care|understand|see|get|remember|believe|panic|
            you|i|we|they
        - no thanks|thank_you|thx|need|problem|worries|idea|rush|preference|specific|particular|one
        - never mind|seen|heard|been|knew|thought|got|had|say_never|again|felt|tried|did|worked|realised|realized
        - not sure|yet|bad|now|really|only|a|at_all
    """,
    doubts="""
        are|r you (really|absolutely|quite) sure|certain|positive|confident
        is|was (that|this|it) (really|actually) right|correct|true|accurate|so
        isn't|aren't|wasn't|weren't|doesn't|didn't that|this|it|there|these|those|he|she|they|you …
        ^ really $
        does that (really) (sound|look) right
        i thought …
        i'm not (so) sure (that|about) this|that|is
    """,
    excuses="""
        wrong window|chat|tab|button|key|conversation|thread|person|terminal|keyboard|screen
        by accident|mistake
        my bad|mistake|fault|cat
        ^ ignore that|this|me|it
        accidentally|misclick*|mis-click*
        didn't|did_not mean to
        pressed|hit|clicked|pushed the|a|that|it|escape|esc|enter wrong|by|accident*
        ^ never mind
        ^ carry|go on
        ^ continue|resume|proceed
        keep going
        fat finger*
    """,
    lead_ins="""
        i|we (really|actually|only|just) want|wanted|need|needed|prefer|meant|asked_for|said|like|expected|would_like
        really|actually|only|just want|wanted|need|needed|prefer|meant|asked_for|said|like|expected|would_like
        want|wanted|need|needed|prefer|meant|asked_for|said|like|expected|would_like
        i'd|we'd (really) like|prefer|want
        i|you|we|please|just|always use|using
        use|using
        it|that|this|they|which|he|she|there should (really|actually|have) be|been|say|read|use|go|look
        should (really|actually|have) be|been|say|read|use|go|look
        it|that|this|they is|was|are|were
        is|was|are|were
        it|that|this|they is|was|are|were|has|have|needs|need to be|have
        is|was|are|were|has|have|needs|need to be|have
        it|that|this|they is|was|are|were supposed|meant to be|have
        is|was|are|were supposed|meant to be|have
        it's|that's|they're|this_is|that_is
        make|do|call|set|keep|put|write|call it|that|them|this|those
        ^ please|just|so|and|but|with|as|in|by|for|then|rather|only|better
        ^ go with|for
        ^ to|is|was
        you to
    """,
    trailing="""
        please|instead|now|then|thanks|thank_you|ok|okay|though|too|either|of_course|actually|rather
    """,
    polite="""
        ^ can|could|would|will|won't you …
        ^ can|could|may we|i get|have|use …
    """,
    repeated="""
        i|we (have|had|just|already) (already) told you
        ^ told you already|before|once|twice|that|this|not|no …
        i've|we've|i'd (just|already) told you
        i (have) already said|told|mentioned|asked|explained|gave|given|answered|written|wrote|specified|stated
        i've (already|just) said|mentioned|asked|explained|given|answered|written|specified|stated
        i've said|asked|mentioned|told|explained (this|that|it|you) before|already|twice|repeatedly
        i (have) said|mentioned|asked|told|wrote|explained this|that|it|you|so (all|that|this) before|already|
            twice|earlier|repeatedly
        ^ i said … already|before|twice|earlier
        as|like i|we|i've|we've (have|had) (already|just|clearly|repeatedly) said|mentioned|told|wrote|written|asked|
            explained|specified|stated|noted
        how many (more) times do|must|have|should|will|did …
        how often (do|must|have) i have|need|told|to …
        for the <ordinal> (and_last) time
        for the umpteenth|last|hundredth|thousandth|nth time
        again with the|this|that|these|those|your
        ^ again with …
        - check|try|search|start|look|run|begin|do|go|work (it|this|that|them) again with
        why do|must i have_to|keep|need_to …
        do i (really) have_to|need_to repeat|say|tell|explain …
        i keep (on) telling|saying|repeating|asking|reminding|having
        you keep (on) ignoring|forgetting what_i_say|what_i_said|what_i_write|what_i_wrote|me|my_words|
            everything_i_say|what_i_tell_you
        you keep (on) ignoring|forgetting what|me|everything i|we say|said|write|wrote|tell|told|ask|asked
        you keep (on) ignoring|forgetting|doing|adding|using|making|writing|putting|changing|repeating|getting|
            giving|going
        ^ once|yet again , you|the|it's|no|not|i|that
        same mistake|error|thing|problem again
        we|we've|i've (have) been over|through this
        remember , i said|told|asked
        i just said|told|asked|mentioned
        - as|like you
        - i (have) already told|asked|said|gave|explained (to) my|him|her|them|the
        - as|like i said|mentioned|told to my|him|her|them
    """,
    rules="""
        ^ <orders> … your <replies>
        ^ keep|make|write your <replies> …
        ^ in your <replies> , …
        ^ when|whenever you answer|reply_to|respond_to|write_to me|us , …
        ^ when answering|replying_to|responding_to me|us , …
        ^ don't|do_not|no … ever $
        ^ don't|do_not … ever again
        ^ give me|us … always $
        ^ answer|reply|respond|speak|talk … always|every_time|each_time $
        - as|for|than|like always
        - word ever|always|never
        - your <replies> to|for|on|about the|this|that|question|questions|number|our|their|his|her
        - don't you …
        ^ always …
        ^ never …
        ^ don't|do_not ever …
        ^ do not|never ever …
        from now on|onward|onwards|forward
        ^ in going forward|forwards , …
        ^ going forward|forwards , …
        going forward|forwards $
        ^ in (the) future , …
        ^ henceforth …
        ^ whenever|every_time|each_time|any_time|anytime you|i_ask|i_say|i_send|i_give|i_paste|i_mention|i_write …
        ^ when(ever) you …, always|never
        ^ for|in|on all future …
        ^ all future …
        ^ next time , you|please|ask|use|write|don't|do|keep|put|make|start|show|give|check|run|try|first|just …
        make sure (that) (you|to) (you) always|never …
        remember|be_sure|try to always|never …
        you should|must|need_to|have_to|can always|never …
        i want|need|expect you to always|never …
        ^ by default , …
        ^ as a (general) rule , …
        ^ without exception …
        ^ on|in|for every|each (single) …, always|never|please|use|write|keep|put|add|start|end|don't|do …
        ^ every|each (single) …, always|never|please|use|write|keep|put|add|start|end|don't|do …
        use|write|put|keep|add|start|end|sign|call|include|prefer|make|give … every|each time you|i
        - never mind|seen|heard|been|knew|thought|got|had|say_never|again|felt|tried|did|worked|realised|realized|
            ending|have|was|in_my_life|a|too|before
        - always happy|glad|good|nice|welcome|a|an|the|been|wanted|wondered|thought|loved|fun|there|worth|works|
            fails|so|nice_to|great|on|in|true|false|wins|better|returns|wrong|right
        - if you always|never
        - from now on you are
        - mind about … , <word> <word> from now on
    """,
    project_rules="""
        we (do) always|never|only|usually|all <keeps>
        we always|never …
        for|in|within|on|across this|our|the|my … <work> , (please) always|never|don't|do_not …
    """,
    for_now="""
        for now|today|tonight|the_moment|this_session|this_once|this_one|this_time|a_while|this_chat|this_conversation
        today|tonight|this_time|this_once|just_once|this_session
        this (one) week|weekend|morning|afternoon|evening|month|session|time
        just|only (for) this|the one|email|letter|message|task|file|chat|time|session
        just|only (for) once
        in this chat|conversation|session|message|thread
        until further|tomorrow|next|the|i|then|we …
        at the moment
        right now
        temporarily
        just here
        - no … today
    """,
    reversals="""
        i|we (have|had|just|then) (just|since) changed my|our mind|minds|opinion|view
        i've|we've|i'd (just|since) changed my|our mind|minds|opinion|view
        changed my mind
        ^ on second|third thought|thoughts
        on reflection|second_thought|second_thoughts
        ^ forget|ignore|disregard|drop|cancel (that|the|this) (last|first|old) idea|plan|request|rule
        scrap|scratch that|this|it
        scrap|scratch|bin what i (have|had|just) said|told|asked|wrote …
        forget|ignore|disregard|cancel|drop what i|i've (have|had|just) said|told|asked|wrote
        forget|ignore|disregard|cancel|drop|override my|the|our earlier|previous|old|former|last|prior preference|
            wish|request|rule|instruction|instructions|preferences|answer|choice
        i|we no longer …
        i'm|we're|i_am|we_are no longer …
        i've|we've|i_have|we_have (now|recently|just) stopped|quit|given_up|dropped|abandoned …
        i|we (have) (recently|now) stopped *ing
        i|we don't|do_not|won't|can't|will_not … any_more|anymore|any_longer|these_days $
        i|we don't|do_not|won't|can't|will_not … any_more|anymore|any_longer|these_days ,
        i'm|we're|i_am|we_are not … any_more|anymore|any_longer $
        i'm|we're|i_am|we_are not … any_more|anymore|any_longer ,
        not any_more|anymore|any_longer $
        i've|we've|i_have|we_have|i|we (now|rather|completely) gone|went off …
        i'm|we're|i_am|we_are done|through|finished with …
        i (now|do) take that|it back
        go|let's_go|going|switch|return back to (the|my|our|how) old|previous|earlier|first
        i used to … but now|not …
        i (have|'ve) had (a) (second|another) thought*
        - i|we no longer see|get|receive|have_access|remember|know|understand|find|can|hear|reach|load
        - why|how|when|where|if|because|since do|did|does|can (i|we) no longer
        - i'm|we're|i_am|we_are no longer able|sure|getting|seeing|certain|connected|receiving
        - i|we don't|can't|won't see|get|remember|know|understand|find … any_more|anymore|any_longer
        - i'm|we're|i_am|we_are done|finished with the|this|that|it|step|part|chapter
        - he|she|they|who|judge|minister changed
    """,
    project="""
        we (have) just|all|recently|already moved|switched|migrated|changed|converted the|our|this <work> to|over …
        we|we've moved|switched|migrated|changed|converted the|our|this <work> to|over …
        ^ here , we use|write|keep|put|name|call|prefer|follow|avoid|only|always|never …
        ^ for|in|within|inside|across|throughout|on this|our|my|the_current|the_whole|the_entire|
            the_present … <work> , …
        ^ for|in|within|inside|across|on the <Name> … <work> , …
        for|in|within|on the <Name> <work>
        for|in|within the <sole_work>
        ^ on|in|for the <word> website|webshop|site|app|shop|blog|newsletter all|every|everything|always|we|only|never …
        for|in|within|inside this <work> , …
        we use|write|keep|put|name|call|prefer|follow|avoid|indent|test|build|format|spell|always|never|only|
            don't … here
        ^ in|around here , we …
        ^ we use|write|keep|put|name|call|prefer|follow|avoid here|there
        this|our|the_whole|my <work> uses|targets|needs|follows|requires|runs|supports|keeps|must|has_to|is_written|
            is_in|is_on|is_typed|lives|relies|sticks|goes_by
        ^ <keeps> … for|in|within|across|on|throughout this|our|the_current|the_whole … <work>
        use|write|keep|put|name|call|prefer|follow|avoid|stick_to|format|indent … for|in|within|across|on|
            throughout this|our|the_current|the_whole <work>
        i|we use|write|keep|put|name|call|prefer|follow|avoid|like|want … for|in|within|across|on|throughout this|
            our|the_current|the_whole <work>
        don't|never|always … for|in|within|across|on|throughout this|our|the_current|the_whole <work>
        ^ for|in|within|across|on|throughout the <word> <work> , we|i|always|never|please|use|keep|write
        ^ for|in|within|across|on|throughout the <word> <work> we|i|always|never|please|use|keep|write
        - explain|describe|summarise|summarize|document this|our|the <work>
        - for|in|on|within our|my own|opinion|case|view
    """,
    announce="""
        in other words
        let me (just|try_to|quickly) rephrase|reword|restate|explain_again|put_it|say_it|say_that|ask_again|
            try_again|clarify|be_clearer
        i'll|i_will (just|try_to) rephrase|reword|restate|say_it_differently
        ^ rephrasing|reworded|rephrased|differently_put|put_differently|put_another_way|said_differently
        to put it differently|another_way|simply|plainly|more
        what i'm|i_am|i_was|im (really|actually) asking|after|trying|saying|getting_at|looking_for|wondering …
        is|was what i'm|i_am|i_was (really|actually) asking|after|looking_for|getting_at|trying
        what i want|wanted to know|ask|say …
        my (actual|real) question is …
        i mean to ask
    """,
    refines="""
        make (it|that|this|them|the) … shorter|longer|smaller|bigger|simpler|clearer|friendlier|formal|brief|concise|
            long|detailed|short
        make it|that|this|them|the …
        shorten|expand|lengthen|simplify|add|also|include|extend|tweak|adjust|polish|trim|tighten
        half|twice as
        a (bit|little|much|slightly) more|less|shorter|longer|simpler
        bit|little|much|slightly more|less|shorter|longer|simpler
        more|less|shorter|longer|simpler
        more|less|fewer detail|details|formal|words|casual|technical
        ^ and|now|then|next|also|but …
    """,
    padding="please|pls|plz|now|again|just|kindly|thanks|thank|you|hey|ok|okay|can|could|so|once|more|once_more",
    control="""
        ^ next|continue|go_on|go_ahead|proceed|keep_going|carry_on|more|again|yes|no|ok|okay|sure|yep|yeah|nope|done|
            stop|go|start|begin|thanks|retry|same|both|all|none|skip|one_more|another|another_one|next_one|
            next_please|do_it|run_it|try_again|once_more $
        ^ <count> $
    """,
    stops="""
        ^ stop|halt|abort|enough $
        ^ stop it|this|that|now|there|right_there $
        ^ cancel (that|this|it) $
    """,
    frustration="""
        this|that|it|you (is|are) (so|just|really|completely|absolutely|totally|utterly|worse_than) useless|hopeless|
            ridiculous|rubbish|garbage|infuriating|maddening|pathetic|a_joke
        this's|that's|it's|you're (so|just|really|completely|absolutely|totally|utterly|worse_than) useless|hopeless|
            ridiculous|rubbish|garbage|infuriating|maddening|pathetic|a_joke
        i (just|really) give up
        i'm|i_am (so|really|getting|just) tired|sick|fed_up of|with this|that|it|you|your|these|repeating|saying|
            telling|having|asking
        i've had enough
        why can't|won't you …
        why don't you ever|listen|read|understand …
        why don't you just listen|read|understand|do_what …
        for god's|gods|heaven's|heavens|christ's|pete's|goodness|fuck's|the_love sake|of
        for goodness' sake
        oh for crying out loud
        waste of time
        waste of my|an|a|our|everyone's (whole|good) time|hour|day|morning|afternoon|evening|money
        wasted my|an|a|the|half|our (whole|entire|last|good) time|hour|hours|day|morning|afternoon
        you keep (on) ignoring|forgetting|getting_it_wrong|making_the_same|doing_it_wrong|doing_this|doing_that|
            messing|breaking
        ^ ugh|argh|arrgh|aargh|arghh|grr|grrr|gah|ffs|wtf|jfc|omfg|bloody_hell|damn_it|dammit|goddammit|ugh*|arrg*|
            aarg*|grrr*
        wtf|ffs
        what the hell|heck|fuck|f
        thanks|thank_you|thx (a_lot) for nothing
        oh (that's) (just) great|wonderful|perfect|fantastic|brilliant|lovely , now|again|another
        ^ great|wonderful|perfect|fantastic|brilliant|lovely , now it|nothing|everything
        ^ forget it
        i'll just do it myself
        i'll|i_will (just) do it|this|that myself
        this shit|crap|nonsense|bullshit again
        ^ not this|that|again again
        are_you kidding me
        kidding me
        are you (even|actually) listening|reading|trying|paying_attention|serious
        do|did|can you even|ever read|listen|try|look
        is it (really) (that|so) hard to …
        how hard can|is it|this
        this (is) driving me crazy|mad|nuts|insane|up_the_wall
        is driving me crazy|mad|nuts|insane|up_the_wall
        driving me crazy|mad|nuts|insane|up_the_wall
        completely|totally|absolutely|utterly useless $
        you never listen
        nothing (you) (do|does|ever) (ever) works $
        oh come on $
        come on $
        - describe|draft|write|say|called|named|titled … useless
        - forget it if|when|was
    """,
    thanks="""
        thanks|thank_you|thankyou|thanx|thx|tysm|tyvm|ty|cheers
        many|much thanks|obliged
        much|really|greatly appreciated|appreciate_it
        appreciated|appreciate_it
        i (really|greatly|do) appreciate it|that|this|your|the_help
        ^ that's|this_is|it's|that_is|looks|yes|oh|wow , (just|absolutely|really|so|simply|totally|quite) perfect|
            brilliant|awesome|excellent|lovely|wonderful|fantastic|amazing|superb|beautiful|marvellous|terrific|
            incredible
        ^ just|absolutely|really|so|simply|totally|quite perfect|brilliant|awesome|excellent|lovely|wonderful|
            fantastic|amazing|superb|beautiful|marvellous|terrific|incredible
        ^ perfect|brilliant|awesome|excellent|lovely|wonderful|fantastic|amazing|superb|beautiful|marvellous|
            terrific|incredible
        that|this|it|these|those (all) (looks|look|is|are|sounds|reads|works|work) (really|very|absolutely|so|just|
            much|pretty) great|good|perfect|lovely|brilliant|awesome|excellent|fantastic|amazing|wonderful|nice|
            beautiful|better|fine
        that's|it's (really|very|absolutely|so|just|much|pretty) great|good|perfect|lovely|brilliant|awesome|
            excellent|fantastic|amazing|wonderful|nice|beautiful|better|helpful|spot_on|it_exactly
        looks|sounds|works (really|very|absolutely|so|just|much|pretty) great|good|perfect|perfectly|lovely|
            brilliant|awesome|excellent|fantastic|amazing|wonderful|nice|beautiful|beautifully
        just right
        spot on
        ^ that|this|it|that's|this_is (is) exactly what|it|right
        ^ exactly what|it|right
        that|this|it worked (perfectly|like_a_charm|great) $
        that|this|it did it|the_trick
        that|this|it fixed|solved|sorted|nailed|cracked it|that|the
        it|that|this|everything|all works now
        works now
        ^ works now|perfectly|great|like_a_charm|a_treat
        it's|now|is|all working now|again|perfectly $
        working now|again|perfectly $
        great|good|nice|awesome|amazing|excellent|brilliant|fantastic|lovely|superb job|work|stuff|one|catch|find|idea
        well done
        ^ great|nice|cool|sweet|good|super|yay|hooray|bravo $
        i (really|absolutely|just) love it|this|that|these|how
        you're|you_are a (real|true|absolute) star|legend|genius|gem|hero|angel|lifesaver|life-saver
        you're|you_are the best
        that|this really helps|helped
        that|this was|is (so|very|really) helpful|useful
        ^ so|very|really helpful
        ^ helpful
        - no , thanks|thank_you|thx
        - thanks|thank_you|cheers|thx , in|beforehand advance
        - thanks|thank_you in advance
        - thank-you|thank_you|thanks note|card|letter|mail|email|message|page|speech|gift|list|to_my|giving
        - thank god|goodness|heavens|you_for_your_order
        - thanks|thank_you|thx for ruining|nothing|breaking|deleting|wasting|not
        - thanks|thank_you to
        - a|the|my|your|our|say|saying|write|send|giving thanks|thank_you
        - perfect|excellent tense|square|number|score|pitch|fit|storm
        - not (really|very|so|that|exactly|quite|looking|working) great|good|perfect|lovely|nice|working|helpful|right
        - isn't|not|wasn't|doesn't|don't … great|good|perfect|right|nice|helpful
        - oh (that's) (just) great|wonderful|perfect|fantastic|brilliant|lovely
        - great|wonderful|perfect|fantastic|brilliant|lovely , now it|nothing|everything
        - cheers to
        - good one|idea for
    """,
    sarcasm="""
        thanks|thank_you|thx for ruining|nothing|breaking|deleting|wasting|not
        thanks a lot for breaking|ruining|deleting|nothing|wasting
        ^ oh (that's) (just) great|wonderful|perfect|fantastic|brilliant|lovely
        ^ great , now
        ^ great|wonderful|perfect|fantastic|brilliant|lovely , now it|nothing|everything
        how helpful
        yeah right
        nice try
        ^ oh sure
        very funny
        big|great help you|that was|were|are
    """,
    but="""
        but|however|except|although|though|yet|only_that|just_not
        - but thanks|thank_you|great|good|fine|works|perfect|otherwise
    """,
    questions="""
        ^ do|does|did|is|are|was|were|am|can|could|would|will|shall|should|may|might|has|have|had i|we|my|our|you|
            your|it|there|the|a|an|this|that|these|those|people|he|she|they|anyone|someone|python|one …
        ^ what|what's|whats|why|how|how's|where|where's|which|who|who's|whose is|are|do|does|did|can|could|should|
            would|will|was|were|has|have|the|a|an|about|much|many|long|far|if|kind|type|sort|time|my|your|exactly|
            else|happens|happened|<word> …
        ^ when is|are|do|does|did|can|should|will|was|were …
        ^ isn't|aren't|wasn't|weren't|doesn't|don't_you|didn't|can't_you|couldn't|won't|wouldn't|shouldn't|haven't|
            hasn't …
        ^ any idea|ideas|chance|thoughts …
        ^ i wonder|was_wondering if|whether|why|how …
        ^ tell me why|how|what|whether …
        ^ explain why|how|what …
    """,
)

DURABLE = DurableCues(
    subjects="""
        i|i'm|i've|i'd|i'll|im|ive
        we|we're|we've|we'd|we'll
        my|our|mine|ours
    """,
    others="""
        he|she|they|he's|she's|they're|he'd|she'd|they'd|they've|it|it's|you|you're|you've
        my|our|the|your|his|her|their|a|every|most|some|many <stranger>
        my|our <relation> (also|really|usually|always|never|just) <liking>
        people|users|customers|clients|visitors|readers|students|employees|developers|everyone|everybody|someone|
            somebody|nobody|most_people|folks|others|kids_these
        ^ <Name> <third_verb>
        ^ <Name> and|or <Name> …
        who|which <third_verb>
        ^ the|this|that|these|those|your|his|her|their|a|an <word>
        because|but|and|so|since|that|when|while|if the|this|that|these|those|your|his|her|their|a|an <word>
        what|how|which people|everyone|others
    """,
    cues="""
        <habit> …
        tend to|towards
        <every> (other|second|single) <spell>
        prefer|preferred|favour|favor|dislike|detest|loathe|adore|value|appreciate|refuse|avoid
        do|really|also|particularly|especially|always|usually|quite|truly like …
        i|we like …
        i|we don't|do_not like …
        i|we (really|also|just|absolutely|truly|do|always|secretly|personally|deeply) love|hate|enjoy|despise …
        can't|cannot|can_not|couldn't stand|bear|abide|tolerate …
        would|i'd|we'd (always|much|far|really) rather …
        i|we (really|do|also) only <word> …
        find … off-putting|annoying|irritating|hard|harder|easier|easy|helpful|confusing|distracting|exhausting|
            tiresome|useful|boring|difficult|useless|unhelpful|overwhelming
        want my|our|all|every|everything … in|to|with|without|as|by|on …
        want my|our|all <word> <word> …
        not|never|really|very|deeply|particularly|mostly|only (at_all|really|very) interested in …
        learn|work|think|focus|sleep|concentrate best|better …
        a (big|huge|great|not) fan of …
        big|huge|great|not fan of …
        fan of …
        don't|do_not|doesn't eat|drink|use|like|own|drive|smoke|watch|speak|read|work|do|cook|wear|trust|enjoy|care|
            fly|celebrate|want …
        stick to|with …
        swear by …
        i|we (really|deeply|do|always|only) care about|for …
        care a_lot|deeply|more|less …
        no longer …
        not|don't|can't|won't … any_more|anymore|any_longer
        have|has|just|recently|'ve|finally switched …
        switched …
        switched to|from|over|away|back …
        stopped|quit|started|gave_up|given_up *ing …
        used to <word> …
        mostly|mainly|primarily|exclusively|almost_exclusively …
        allergic to …
        speak|teach|study|studied|volunteer|freelance|commute|moonlight …
        read|write|code|cook|travel|shop|plan|train|swim|run on|in|at|by|from|with|every …
        - always wondered|thought|knew|assumed|believed|wanted|figured|get|getting
        - never knew|thought|realised|realized|noticed|heard|seen|mind|got|received|managed|said|asked|expected|been|
            had|did|saw|worked|understood
        - i (really|just|do|also|absolutely) like|love|hate|enjoy|prefer it|this|that|the|your|how|these|those|them|
            what $
        - i (really|just|do|also|absolutely) like|love|hate|prefer|enjoy|enjoyed it|this|these|those|that|your|how|
            them
        - i|we would (really|also) like|love …
        - i'd|we'd like|love|prefer to|a|an|it|that|this|if|you …
        - i (would) love|like|hate to see|hear|know|try|go|have|say|bother|ask|admit
        - i|we only need|want|have|got|asked|meant|wanted|see|get|know|did|had|needed|get|found
        - i'm (also|very|really) interested in buying|booking|visiting|seeing|the|a|an|this|that
        - don't want to|a|an|the|it|this|that|any|you
        - don't use|read|do|like|own|trust|want|care it|this|that|the
        - find it|them|this|that|any|a|the … here|online|anywhere
        - want all|every|everything the|of|rows|columns|files
        - i run the|this|that|it|into
        - normally|usually i|we would
        - appreciate it|your|the|that|this|any|all|you|if|some
        - i|we (really|do) like|love|prefer the name|sound|idea|look|looks|one|first|second|new|old|result|way_you
        - i|we like to book|reserve|buy|see|know|have|get|find|add|order|play|hear|ask|travel_to|go_to
        - don't|do_not care
        - usually|always|never|often|typically do|does|is|are people
    """,
    alone="""
        i|we (currently|now|still|also|actually|both) live|lived in|on|near|at|with|by|alone|outside|next|abroad …
        i'm|we're|i_am|we_are living in|on|near|with|abroad …
        i|we|i've|we've (have|recently|just|have_just) moved to|from|out|away|back|house|here|in …
        i'm|we're|i_am|we_are (now|currently|still|originally) based|from|located in|out|at|near|on|a|the|<Name> …
        i'm|we're|i_am|we_are (now|originally|also) from <Name>
        i grew up in|on|near …
        grew up in|on|near …
        i|we come from …
        i was born in|on …
        i|we (also|now|currently|mostly|still|mainly|usually) work as|at|in|for|with|from|nights|part-time|full-time|
            remotely|freelance|shifts|weekends|mostly|only|alone|two|three|four …
        i|we work nights|days|weekends|shifts|part-time|full-time|remotely
        i|we work|teach|study|volunteer|freelance (mostly|mainly) as|at|in|for|with|from|nights|part-time|remotely …
        i|we (also|now) run|own|lead|manage|teach|edit|breed|grow|raise|keep|play|sing|paint|coach|organise|
            organize a|an|my|our|two|three|several|some …
        i've|i_have been a|an|working|living|using|teaching|playing|learning|doing …
        i'm|i_am|im|we're (a|also|now|actually|both|originally) studying|training|retired|self-employed|learning|
            teaching|freelancing …
        i'm|i_am|im (also|actually|basically|really|now|still|only|not|just) a|an …
        i'm|i_am|im (also|actually|really|very|now|not|a_bit|severely|slightly|partly|totally|quite) <trait>
        i'm|i_am|im not|never a|an|much|very|that|good|into|interested|keen …
        i'm|i_am|im (really|very|pretty|quite|so|terribly) bad|good|terrible|hopeless|great|slow|picky|fussy at|with|
            about …
        i'm|i_am|im (more|really|very|not) (of) into|keen_on|fond_of|allergic_to|afraid_of|scared_of|used_to|
            fluent_in|married_to|responsible_for|in_charge_of|colour-blind|colorblind …
        i'm|i_am|im usually|always|never|mostly|often …
        i'm|i_am|im in my|charge …
        my|the (first|last|middle|full|pen|stage|user) name is <Name>
        my name's <Name>
        call me <Name>
        ^ i'm <Name> , …
        i go by <Name>
        my pronouns …
        i'm|i_am|im|we're (now|usually|always) in|on (the) … time|timezone|time_zone|time-zone
        my|our timezone|time_zone|time-zone is …
        i'm|i_am|im called <Name>
        everyone|everybody|people|friends|most_people call|calls me <Name>
        my (main|usual|default|preferred|favourite|favorite) editor|shell|browser|ide|keyboard|distro|font is …
        i (also|only|can) speak|understand|read|write <Name> …
        my (first|second|native|mother) language|tongue …
        isn't|is_not my first|native|mother|strong …
        as a|an <word> , i|my|we …
        as a|an <word> <word> , i|my|we …
        my|our (older|younger|eldest|youngest|little|big|late|ex|oldest|two|three) <relation> is|are|has|have|works|
            lives|was|were|goes|go|speaks|speak|turns|plays|play|does|can't|doesn't|studies|teaches|and_i|runs|
            called|named|both …
        my|our (older|younger|eldest|youngest|little|big) wife's|husband's|partner's|son's|daughter's|mother's|
            father's|mum's|mom's|dad's|brother's|sister's|dog's|cat's|baby's|kids'|kid's name|birthday|names …
        i|we (also|only|now) have a|an|one|two|three|four|five|no|several (small|young|little|grown-up|teenage|
            adult) <relation>
        my|our (work|home|own|old|new|main|only|other|dev|office) <device> is_a|is_an|is_on|has|runs|uses|only|lacks …
        i|we (only|also|mostly|mainly|usually|always|still|never|now|personally) use …
        i'm|we're|i_am|we_are on (a) (old|new) mac|windows|linux|ubuntu|fedora|debian|arch|ios|android|macos|<device>
        i'm|we're (still|now) using … every|always|daily|for_everything
        our (dev|whole|marketing|small|sales|support|design) team|company|office|school|class|department|shop|firm|
            lab|stack|codebase|house …
        my (whole) team|company|office|school|class|department|shop|firm|lab|stack|workflow|setup …
        most|all|many|half|some|none of my|our …
        my|our go-to|favourite|favorite|preferred|usual|default|personal … is|are …
        my|our favourite|favorite|preferred|usual|default <word> …
        my (working|office|usual|normal) hours|schedule|routine|style|approach|habit|diet …
        my working|office|usual|normal|typical day|week …
        remember|keep_in_mind|bear_in_mind|note|don't_forget , (that) i|i'm|i've|my|we|our|we're …
        for_the_record|fyi|by_the_way|btw|just_so_you_know , i|i'm|i've|my|we|our|we're …
        annoy|annoys|bother|bothers|irritate|irritates|distract|distracts|confuse|confuses|bore|bores|drive|drives|
            drain|drains me
        i|we have a hard|difficult time …
        i|we have a|an|no|little|some (strong|deep|slight|clear|severe|real|great|mild|lifelong) aversion|interest|
            fear|preference|dislike|love|passion|soft_spot|weakness|allergy|phobia|rule|habit|policy|tendency|
            intolerance|sensitivity|patience|tolerance|sweet_tooth|desire|need
        i|we follow|keep|observe|practise|practice (a|an|my|the) … diet|lifestyle|regime|schedule|routine|rule|
            principle|approach …
        i'm|i_am (really|very|quite|so|extremely|always|a_bit|not|deeply|highly) uncomfortable|comfortable|anxious|
            nervous|terrified|afraid|scared|wary|sceptical|skeptical|particular|strict|picky|passionate|committed|
            opposed|against|obsessed|sensitive|intolerant|prone …
        i|we will|'ll only|never|always …
        i'll|we'll only|never|always …
        i suffer|struggle from|with …
        i can't|cannot hear|see|eat|drink|read|drive|stand|walk|type|use|digest|focus|sleep …
        i|we learn best …
        i|we (really|just|always|also|absolutely) like|love|hate|dislike|prefer it when|if|that …
        we|i (all) pay|get|meet|ship|deploy|release|publish|eat|sleep|wake|get_up|go|swim|run|train|play on|every|at|
            before|after|in_the <word> …
        i'm|i_am (a|an|more_of_a|not_a|more_a) … person
        - i'm|i_am|im (just|only|also|really|still) a bit|little|fan_of_this|lot|tad|few|moment
        - i'm|i_am|im not|very|really|so|that sure|certain|able|convinced|happy|ready|done|clear|getting|seeing|
            following|going|asking|trying|looking|interested_in_the
        - i'm|i_am|im in a|an|the hurry|rush|meeting
        - i'm|i_am|im <Name> $
        - i have (a|an|the|some|no|this|two|three|<number>) <task_thing>
        - i have to|been_trying|tried|noticed|a_question|a_problem|no_idea
        - i|we have a|an|the|this|some error|bug|problem|question|list|file|csv|table|meeting|reservation|booking|
            function|script|string|dict|array|class|test|merge|conflict|repo|speech|deadline|idea|appointment
        - i|we (have) use|used it|this|that|the|a|an|your|one|to
        - i|we use it|this|that|the|your
        - i can't|cannot read|see|use|stand|hear this|that|the|it|your|any|how|why
        - our api|endpoint|function|query|test|tests|build
        - my team|company|office|class|school asked|wants|needs|said|told
        - some|all|most|none of my tests|files|rows|code|commits|images|imports|data|columns|functions
        - call me crazy|old-fashioned|back|later|paranoid|when|if|a|stupid|dumb|picky|tomorrow
        - i'm|i_am|im a (new|complete) (user|beginner) $
    """,
    questions="""
        ^ do|does|did|is|are|was|were|am|can|could|would|will|shall|should|may|might|has|have|had i|we|my|our|you|it|
            there|the|a|an|this|that|people|he|she|they|anyone|someone …
        ^ what|what's|whats|why|how|how's|where|where's|which|who|who's|whose is|are|do|does|did|can|could|should|
            would|will|was|were|has|have|the|a|an|about|much|many|long|far|if|kind|type|sort|time|my|your …
        ^ when is|are|do|does|did|can|should|will …
        ^ any idea|ideas|chance|thoughts …
        ^ i wonder|was_wondering …
        should|could|can|do|would i|we always|never|usually|prefer …
    """,
    hypothetical="""
        if i|we|my|our …
        as if|though i|we …
        i|we might|may|could …
        would|could|might i|we|my …
        i|we would …
        i'd|we'd have|be|need|want|go|do|say|get|never|probably|guess
        wish i|we …
        were i|we to …
        in case i|we …
        whether i|we …
        - i|we would (always|much|far|really) rather|prefer
        - i|we could|would never|not stand|bear|live_without
        - i'd|we'd (always|much|far) rather
        - wonder|know|care if
    """,
    frames="""
        suppose|supposing …
        ^ imagine|pretend|assume|assuming …
        ^ say , i|we|you|my|our|there …
        let's|let_us say|assume|pretend|imagine|suppose …
        what if …
        hypothetically
        in a world where
        for the sake of (the) argument
        - i suppose|assume|imagine
        - ^ say hello|hi|it|that|thanks|something
    """,
    temporary="""
        for now|today|tonight|the_moment|the_time_being|this_one|a_moment|a_while
        today|tonight|tomorrow|yesterday
        this (one) time|once|week|weekend|morning|afternoon|evening|month|semester|session
        just|only (for) this|once
        just for …
        until|till <weekday>|tomorrow|next|the|then|i|we|further|later|monday …
        right now
        at the moment
        temporarily
        next week|month|weekend|time|<weekday>
        on|by|before (next|this) <weekday> $
        - on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
        in (about|just) <number>|<count>|an|a minutes|minute|hours|hour|days
        last night|week|weekend|<weekday>
        for this|that one|letter|mail|email|message|trip|talk|task|post|event|meeting|occasion
        in this chat|conversation|session|message|mail|email|letter
        - from … until|till
        - every|each|on … until|till
        - any_more|no_longer today
        - these days
        - today i always
    """,
    one_off="""
        prefer|like|love|want|choose|take|favour|favor|rather the first|second|third|fourth|last|other|latest|former|
            latter|new|previous|shorter|longer|blue|red|green|left|right|top|bottom|original|earlier …
        prefer|like|love|want|choose|take|rather this|that|these|those|it|yours|option|version|number|neither|both …
        prefer|like|love|want|choose|take|rather the|your|that <word> one|version|option|draft|title|wording|variant $
        prefer|like|love|want|choose|take|rather … here|better $
        prefer|like|love|want the|your|that <word> one|version|option|draft|variant
        prefer|like|love|want the|your|that <word> <word> version|option|draft|variant
        prefer|like|love|want your one|version|option|draft|variant
        prefer|like|love … here $
    """,
    idioms="""
        works on my machine
        on my machine $
        call me crazy|old-fashioned|back|later|paranoid|when|if|maybe|stupid|dumb
        always wondered|thought|knew
        never knew|thought|mind|realised|realized
        i|we live for …
        would love|like to
        i'd love|hate to
        i hate|love to
        i (also) like your|how|where|what
        can't stand by
        if i may
        i love|like it $
        i guess|suppose|think|believe|bet …
    """,
    technical="""
        we (always|usually|prefer|never|only|mostly) … because|since|as|so_that … <machine_need>
        we always|usually|never sort|iterate|hash|lock|allocate|recurse|cache …
    """,
    sarcasm="""
        ^ oh sure
        yeah right
        ^ oh great|joy|wonderful|perfect
        just love how|when|that|waiting|it_when|watching|spending|being
        because i (just) (love|enjoy|have) nothing|all|so_much|waiting|wasting
        don't you just love
        as if i had nothing
    """,
    requests="""
        i|we (also|just|really|only) need a|an|to|some|the|<number>|<count>|help|it|this|that|your|more|another|two|
            three|something|your|you …
        i|we (also|just|really|only) want a|an|to|some|the|<number>|<count>|it|this|that|another|something|you|
            tickets …
        i'd|we'd|i_would|we_would (also|really) like|love|prefer to|a|an|some|the|it|this|that|you|if …
        i'm|we're|i_am|we_are (also|just|currently|still) looking|trying|getting|having|writing|building|working|
            planning|going|thinking|wondering|using|running|hoping|facing|stuck|about|at|seeing …
        i|we have to|a_meeting|an_appointment|a_reservation|a_booking …
        i|we (was|were) wondering|thinking|hoping|looking …
        i|we get|got a|an|the|this|error …
        i changed|tried|ran|added|removed|installed|updated|wrote|made|created …
        help me|us …
        find me|us …
        book|reserve me|us|a|the …
    """,
)

SPELLING = SpellingWords(
    abbreviations="""
        dr mr mrs ms prof st e.g i.e etc vs approx jr sr inc ltd co no vol fig ca cf p pp dept est min max tel ext
        a.m p.m u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun
    """,
    closing="inc ltd co etc jr sr a.m p.m u.s u.k",
    beginnings="I My We Our",
    months="""
        january february march april may june july august september october november december
        jan feb mar apr jun jul aug sep sept oct nov dec
    """,
    numbers="""
        zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
        fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50
        sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000
    """,
    contractions="""
        won't=will not
        can't=can not
        cannot=can not
        shan't=shall not
        ain't=is not
        n't= not
        'm= am
        're= are
        've= have
        'll= will
        it's=it is
        that's=that is
        he's=he is
        she's=she is
        e-mail=email
    """,
    variants="""
        colour=color favour=favor favourite=favorite flavour=flavor behaviour=behavior neighbour=neighbor honour=honor
        labour=labor
        humour=humor grey=gray centre=center theatre=theater metre=meter litre=liter fibre=fiber licence=license
        defence=defense analyse=analyze organise=organize summarise=summarize realise=realize recognise=recognize
        optimise=optimize customise=customize capitalise=capitalize apologise=apologize prioritise=prioritize
        organisation=organization summarised=summarized organised=organized programme=program catalogue=catalog
        dialogue=dialog traveller=traveler travelling=traveling modelling=modeling labelled=labeled cosy=cozy
        aluminium=aluminum jewellery=jewelry mum=mom tyre=tire plough=plow cheque=check learnt=learned spelt=spelled
        does=do goes=go has=have doesn=do don=do loves=love lives=live leaves=leave children=child men=man women=woman
        wives=wife knives=knife feet=foot teeth=tooth mice=mouse analyses=analysis
    """,
    endings="ies=y sses=ss shes=sh ches=ch xes=x zzes=zz 's= ss=ss us=us is=is s=",
    kept="""
        glasses news goods customs arms physics mathematics maths economics politics ethics athletics series species
        means shorts jeans pants trousers headquarters always sometimes perhaps towards besides css js ios aws dns https
        sas rails express kubernetes jenkins pandas windows redis postgres
    """,
)

LIKENESS = LikenessWords(
    subjects=r"""
        (the |this )?(user|person)(['’]s)?
        (they|he|she|i|he/she|s/he|he or she|we)
    """,
    dropped="""
        a an the is are am be being really just now please do very quite also currently actually simply generally
        his her their my our
    """,
    generic="""
        prefer like love enjoy want use live work have keep make get take need go do be try think find feel know say see
        set write wish would favor favorite user person way thing stuff kind sort lot it that this
    """,
    negations="""
        not no never without nothing none neither nor cannot nobody hardly rarely seldom dislike dislikes hate hates
        avoid
        avoids refuse refuses
    """,
    order="""
        over than from to before after not instead rather without until first then last above below under against versus
        vs into onto by except unless if
    """,
    joining="and or nor",
    related="""
        short brief concise terse succinct compact long lengthy verbose wordy detailed thorough length
        answer reply response explanation
        mail email message letter note
        light dark bright night
        theme mode palette scheme skin
        bullet list point prose paragraph
        table chart graph diagram plot
        tab space indent indentation
        metric imperial celsius fahrenheit kilometer mile
        formal informal casual polite chatty tone
        british american spelling
        early late morning evening
        comment docstring documentation
        example sample snippet
        live reside move dwell home based
        job employer profession occupation employed
        partner spouse husband wife girlfriend boyfriend
        child kid son daughter
        meat vegetarian vegan
        quiet silent loud noisy
        emoji smiley emoticon
        joke humor funny serious
        train rail railway plane flight fly
        summary overview abstract tldr
        test testing unittest spec
        simple plain complex complicated
        code snippet program
        language tongue speak
        cheap expensive budget
        window aisle seat
    """,
    two_meanings="""
        amazon anaconda ant apple arc atom audacity basic bath beam bear bison blackberry blender bottle brave
        caterpillar celery chef chile china chrome cobra cologne cork crystal cucumber cypress dart dove eclipse edge
        elixir ember fedora finale flask flex forge galaxy gap gem gherkin guinea hamburg hive jasmine jersey karma
        lotus maya mint mocha nomad notion opera oracle orange outlook packer panda phoenix pig puppet pyramid python
        raspberry reading reaper rhino ruby rust safari salt sandwich scratch shell signal sketch slack spark storm
        subway swift target tide turkey unity vault visa word
    """,
    counting="a an any some",
)

EVIDENCE = EvidenceWords(
    groups=(
        ("no_name", "also, still, always, usually, never, really, just, only, mostly, and, but, so, no, who, that, it"),
        (
            "other",
            """
            boss, manager, client, customer, colleague, coworker, co-worker, teammate, neighbour, neighbor
            landlord, landlady
            friend, best friend, wife, husband, partner, girlfriend, boyfriend, fianc[eé]e?, spouse, mother
            father, mum, mom, dad
            parents, sister, brother, son, daughter, child, kid, kids, children, aunt, uncle, cousin, niece, nephew
            grandmother, grandfather, grandma, grandpa, roommate, flatmate, housemate, teacher, professor
            supervisor, tutor
            doctor, lawyer, accountant, intern, student, students, users, readers, clients
            customers, colleagues
            friends, neighbours, neighbors, ceo, cto, director, chief, head of \\w+, reviewer, buyer
            investor
            ex, mother-in-law, father-in-law, sister-in-law, brother-in-law, stepson, stepdaughter, godfather
            godmother
            dog, cat, assistant, guest, tenant, coach, trainer, chef, therapist, nurse, secretary, recruiter
            vendor, supplier
            """,
        ),
        (
            "adverb",
            r"""
            also, always, usually, really, never, only, often, still, just, sometimes, mostly, generally, absolutely
            """,
        ),
        (
            "speech",
            """
            (said|says|saying|told|tells|wrote|writes|goes|reads|replied|answered|thinks|claims|claimed|asked|asks|
                insists)( (me|us|him|her|them))?
            was like, texted( me)?, posted, mentioned, goes like
            """,
        ),
        (
            "taste",
            """
            prefers?, likes?, loves?, hates?, wants?, enjoys?, dislikes?, avoids?, needs?, insists?, demands?
            expects?
            favou?rs?, adores?, refuses?, can['’]?t stand, doesn['’]?t like, does not like, doesn['’]?t want
            would rather, asks for
            appreciates?, values?, hopes?, wishes, thinks?, believes?, detests?, loathes?, (is|are) (a )?fan of
            (is|are) into
            """,
        ),
    ),
    negative=r"""
        not (really |exactly |much of )?(a |an |the )?(big |huge |great |keen )?(fan|lover|friend|admirer|user) of
        not (really |at all |that |very )?(keen|fond|big|hot|sold|into) (on|of|about|in)?
        (do|does|did|is|are|am|was|were|have|has|had|can|could|will|would|should|must|need) ?not
        \w+n['’]t
        (dont|doesnt|didnt|isnt|arent|wasnt|cant|wont|wouldnt|shouldnt|havent|hasnt)
        cannot
        not
        never
        nor
        no(?! ?[,.!—–:;-])(?! (idea|doubt|wonder|problem|worries|thanks|thank you|matter|longer))
        no longer
        without
        nothing
        none of
        neither
        dislik(e|es|ed|ing)
        (hate|hates|hated|hating|loathe|loathes|detest|detests|despise|despises)
        (avoid|avoids|avoided|avoiding)
        (refuse|refuses|refusing)
        (stop|stops|stopped|quit|quits|ditch|ditches|ditched|drop|drops|dropped|gave up|given up|give up)
        used to(?! (it|that|this|the|having|working|seeing|getting))
        (moved|moving|move|moves|switched|switch|switching|migrated|changed|went|came|relocated|transferred) (away |
            over )?from
        (i|we|i['’]ve|just|has|have|recently) left(?! (hand|side|aligned|align))
        leaving
        (sick|tired) of
        (gone|went|going) off
        (too many|too much|enough of|fewer)
        against
        hardly
        rarely
        seldom
        anything but
        fed up with
        (skip|omit|lose|leave out|remove|spare me)
    """,
    negative_around=r"""
        (is|are|was|were)(n['’]t| not)
    """,
    rejects=r"""
        over
        rather than
        instead of
        in place of
        as opposed to
        than
    """,
    unsaid=r"""
        (do|does|did)(n['’]?t| not) (really )?mind
        not (only|just|bad|to mention)
        can['’]?t wait (to|for)
        (can|could)(['’]?t|n['’]?t| ?not) (live|do|work|survive|function|start) without
        could ?n['’]?t agree more
        never (miss|misses|fail|fails|forget|forgets|skip|skips)( to)?
        (why|if|whether or|or) not
        do(n['’]?t| not) (you )?(forget|let me forget)( to| that)?
        do(n['’]?t| not) get me wrong
        left[- ]?handed
        (is|are|am|['’]m|['’]s) (usually |always )?left at
    """,
    breaks=r"""
        [,;:.!?()—–]
        but
        because
        so
        since
        although
        though
        however
        which
        while
        when
        and (i|i['’]\w+|we|use|keep|put|prefer|want|please|always|only|just|instead|rather)
        (just|only|instead|rather)
        (it|that)['’]s
        (i|we) (really |always |much |strongly )?(prefer|like|love|want|use|need|live|work|drink|eat|write)
    """,
    places="in on at for with from about by during after before into onto within of to inside outside",
    pronouns="it them that those these this one ones",
    hypothetical=r"""
        if (i|we|my|our) (was|were|had|lived|worked|moved|ever|could|would|should|am|are|prefer|like|want|need|have|
            decide\w*|switch\w*|bought|became|got|started|used)
        (suppose|supposing|imagine|pretend|hypothetically|assume|assuming)
        let['’]?s (say|assume|pretend|suppose|imagine)
        say (i|we) (was|were|had|lived|worked|moved|prefer|like|live|work|am|are)
        what if
        (i|we)( all)? (might|may) (well |just |even |also |one day )?\w+
        (i|we|i['’]d|we['’]d) (could|would)? ?(\w+ )?(move|live|work|be|become|switch)[^.]* if
        were i
        (thinking|dreaming) (of|about)
        (maybe|perhaps|possibly) (i|we)
        considering (moving|switching|becoming|a move)
        in (a|another) (parallel|alternate|perfect|ideal) (world|universe|life)
        (one|some) day (i|we)
        (i|we) (hope|wish|plan|intend) to
        (i|we) wish (i|we) (was|were|had|could|lived|worked)
    """,
    requests=r"""
        (can|could|would|will) (you|we) … (always|never|every|from now on|in future|not|stop|only|instead|please)
        (can|could|would|will) (you|we) (please )?(always|never|stop|not|only|keep|write|use|put|make|call)
        (ok|okay|right|please|yeah|thanks|alright|deal|understood|got it|cool) ?\?
        ,\s*(isn['’]t it|don['’]t you|no|yes|see|eh) ?\?
    """,
    temporary=r"""
        (today|tonight|tomorrow)
        this (time|once|morning|afternoon|evening|week|weekend|month|sprint|session|chat|one time|trip|round|
            quarter)
        for (now|the moment|the time being|once)
        for the next (few |couple of )?\w+
        (just |only )?(for|in) this (one )?(email|mail|message|file|task|chat|time|trip|case|reply|answer|letter|
            post|ticket|question|draft|version)
        (just|only) (for )?(this|once|now|(one|1) time)(?! (project|repo|repository|codebase|team|app|site|machine|
            computer))
        (until|till) (next |this )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|then|january|
            february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|
            the end|the \d+\w*|i|we|noon|midnight|\d+\w*)
        right now
        at the moment
        temporar(y|ily)
        as a one[- ]off
    """,
    lasting=r"""
        (from|as of|starting|since|beginning) (today|tomorrow|now|this (week|month|morning|
            quarter))( on| onwards?| forward)?
        (for|until|to) (now|today) on
        (every|each) (morning|evening|week|weekend|month|night) (until|till) \w+
        (work|works|sleep|sleeps|open|opens|up|awake|busy|asleep) (until|till) (noon|midnight|\d+\w*)
    """,
    speaker=r"""
        i
        i['’](m|ve|d|ll)
        (im|ive)
        we
        we['’](re|ve|d|ll)
        (and|&) (i|me)
        my (name|names|nickname|own|favou?rite|preference|preferences|job|work|team|style|code|goal|home|rule|
            default|usual|birthday|time ?zone|pronouns|native \w+|mother tongue|machine|laptop|computer|setup|
            workflow|editor theme|address|approach|way)
    """,
    others=r"""
        (my|our|the|his|her|their|a|an|one of my) (\w+ )?<other>(?!['’]s)
        (my|our|the|his|her|their|an?|one of my) (\w+ )?(editor|agent|lead|author)(?= <adverb>?\s?(<taste>|
            <speech>))
        (he|she|they|everyone|everybody|people|someone|somebody|nobody|users|others|most people|some people)
        (?-i:(?<![.!?\n]\s)\b(?!No\b)\p{Lu}\p{Ll}+) <adverb>?\s?(?-i:prefers|likes|loves|hates|wants|enjoys|dislikes|
            needs|insists|works|lives|uses|writes|says|thinks|eats|drinks)
        (?-i:\A(?!No\b)\p{Lu}\p{Ll}+) <adverb>?\s?(?-i:prefers|likes|loves|hates|wants|enjoys|dislikes|needs|insists|
            works|lives|uses|writes|says|thinks|eats|drinks)
        \A(?!<no_name>\b)\p{L}+ <adverb>?\s?(prefers|likes|loves|hates|wants|enjoys|dislikes)
    """,
    reported=r"""
        (my|our|the|his|her|their|a|an|one of my) (\w+ )?<other> <adverb>?\s?<speech>
        (he|she|they|everyone|everybody|people|someone|somebody|it) <adverb>?\s?<speech>
        (?-i:\p{Lu}[\p{L}'’-]+) (?-i:said|says|told|tells|wrote|writes|thinks|claims|replied|asked)( (me|us|him|her|
            them))?
        according to (the |my |our )?\w+
        (the )?(quote|saying|lyric|caption|sign|letter|mail|email|message|note|text|review|comment|article|author|
            manual|label) <speech>
    """,
    tastes=r"""
        <adverb>?\s?<taste>
    """,
    manner=r"""
        e-?mails|mails|messages|letters|updates|replies|memos|reports|summaries|briefings|minutes|proposals|write-ups
        bullets?|bullet points|prose|plain text|paragraphs|headings|full sentences|short sentences|first names
        bluf|tl;?dr|bottom line|up ?front|summary first|conclusion first|numbers first|small talk|jargon|greeting|emojis
        it (on one page|short(er)?|brief|((more|less) )?(formal|casual|informal))
    """,
    addressed=r"""
        (always |usually )?(writes|keeps|addresses|answers) (?:[\w'’-]+ ){0,6}?(to|for|with) \w+
    """,
)

FORM = FormWords(
    groups=(
        (
            "adverb",
            """
            always, never, usually, now, often, mostly, generally, sometimes, rarely, typically, normally, mainly
            also, strongly
            really, still, no longer, frequently, regularly, occasionally, seldom, only, primarily, currently
            previously
            formerly, once, recently, originally, almost always, nearly always, by default, not, hardly ever
            deeply, actively
            """,
        ),
        (
            "verb",
            """
            prays, fasts, cries, inherited, converted, voted, suffers, struggles, survived, donates, donated
            weighs, earns
            lost, gained, broke, fears, craves, blames, argues, fights, smokes, quit, relies, escaped, bought
            sold, left
            accepts, acts, adds, adheres, admires, adopts, adores, advises, aims, answers, applies, appreciates
            arranges, arrives
            asks, attends, avoids, backs, bakes, bases, becomes, began, begins, believes, belongs, bikes, blogs
            books, brews
            brings, builds, built, buys, calls, came, can, cannot, can['’]t, cares, carries, celebrates, chooses
            cleans, climbs
            coaches, codes, collects, comes, commits, commutes, comments, completes, composes, considers
            contributes, cooks
            copies, counts, covers, crafts, creates, cuts, cycles, dances, dates, deals, debugs, declines, defines
            delivers
            deploys, describes, designs, detests, develops, did, didn['’]t, disables, dislikes, distrusts, dives
            does
            doesn['’]t, drafts, draws, drinks, drives, eats, edits, ends, enjoys, exercises, expects, explains
            fails, farms
            favou?rs, feeds, feels, films, finds, finishes, fishes, fixes, follows, formats, forgets, founded
            freelances
            gardens, gave, gets, gives, goes, grew, grows, had, handles, has, hasn['’]t, hates, helps, hikes
            holds, hosts
            identifies, ignores, imports, indents, insists, installs, intends, is, isn['’]t, jogs, joined, keeps
            kept, knits
            knows, labels, lacks, leads, learned, learns, leaves, lets, likes, limits, listens, lists, lived
            lives, loathes
            looks, loves, made, maintains, makes, manages, measures, meditates, meets, mentors, misses, moved
            moves, must have
            names, needs, needed, notes, numbers, objects, observes, opens, operates, opposes, opts, orders
            organi[sz]es, owes
            owns, paints, parks, participates, pays, photographs, plans, plays, posts, practi[sc]es, prefers
            preferred, prepares
            presents, prints, prioriti[sz]es, produces, programs, publishes, puts, quotes, raises, ran, rates
            reads, receives
            recommends, records, reduces, refers, refuses, regards, rejects, relies, remembers, rents, repairs
            replaced
            replaces, replies, reports, represents, requires, researches, resides, responds, restores, retired
            returned
            returns, reviews, rides, rows, runs, sails, saves, schedules, searches, seeks, sees, sells, sends
            separates, serves
            sets, sews, shares, shops, shows, signs, sings, sits, sketches, skips, skis, sleeps, solves, sorts
            speaks
            speciali[sz]es, spells, spends, spent, stands, started, starts, stays, stopped, stops, stores
            structures, studied
            studies, submits, summari[sz]es, supports, surfs, swears, swims, switched, switches, takes, talks
            targets, taught
            teaches, tends, tests, thinks, took, trained, trains, translates, travels, treats, tries, trusts
            turned, tutors
            types, understands, used, uses, values, values, verifies, views, visits, volunteers, votes, wakes
            walks, wanted
            wants, was, wasn['’]t, watches, waters, wears, welcomes, went, wishes, won['’]t, worked, works
            worries, would, wrote
            writes
            """,
        ),
        (
            "either",
            """
            answers, books, builds, calls, commits, comments, copies, covers, cuts, cycles, dances, dates, deals
            designs, drafts
            drinks, drives, ends, exercises, films, finds, fixes, forms, formats, gardens, imports, labels, leads
            leaves, limits
            lists, looks, measures, moves, names, needs, notes, numbers, objects, orders, parks, plans, plays
            posts, presents
            prints, programs, questions, quotes, rates, records, refers, rents, repairs, replies, reports
            requests, returns
            reviews, rides, rows, runs, searches, sets, shares, shops, shows, signs, sketches, sorts, starts
            stays, stops, stores
            structures, studies, supports, switches, talks, targets, tests, trains, types, uses, values, views
            visits, votes
            walks, waters, wishes, works
            """,
        ),
        (
            "relation",
            """
            wife, husband, partner, girlfriend, boyfriend, fianc[eé]e?, spouse, mother, father, mum, mom, dad
            parents, sister
            brother, sisters, brothers, son, daughter, sons, daughters, child, kid, kids, children, baby, aunt
            uncle, cousin
            niece, nephew, grandmother, grandfather, grandma, grandpa, grandson, granddaughter, family, twin
            twins, stepson
            stepdaughter, stepfather, stepmother, roommate, flatmate, housemate, boss, manager, team lead
            supervisor, client
            clients, colleague, colleagues, coworker, neighbou?r, landlord, landlady, best friend, friend
            business partner
            co-founder, mentor, assistant teacher, dog, cat, dogs, cats, pet, horse, parrot, rabbit, hamster
            tortoise
            mother-in-law, father-in-law, sister-in-law, brother-in-law, accountant, lawyer, teacher, editor, agent
            """,
        ),
        (
            "own",
            """
            name, full name, first name, last name, surname, middle name, nickname, handle, username, job, role
            title, job title
            profession, occupation, employer, company, business, team, office, department, city, hometown
            home town, country
            home, time ?zone, native language, mother tongue, first language, second language, languages
            working language
            pronouns, birthday, age, nationality, keyboard, keyboard layout, laptop, computer, machine, phone
            main machine
            operating system, editor, shell, terminal, browser, working hours, work ?day, work ?week, office hours
            lunch break
            website, homepage, blog, band, shop, bakery, garden, car, bike, favou?rite [\\w -]+
            preferred [\\w -]+, main [\\w -]+
            primary [\\w -]+, usual [\\w -]+, default [\\w -]+, stack, tech stack, clients, audience, readers
            newsletter, thesis
            project, side project, field, major, degree, school, university, hobby, hobbies, email address
            e-mail address
            phone number, address, date of birth
            """,
        ),
    ),
    openings=r"""
        (<adverb>,? )?(<adverb> )?<verb>
        (the |this )?(user|person) (<adverb> )?(<verb>)
        (the |this )?(user|person)['’]s (<own>|<relation>)
        (they|he|she) (<adverb> )?(<verb>|are|have|do|live|work|prefer|like|want|use)
        (<relation>)(,? (?-i:\p{Lu}[\w'’-]+),?)? (<adverb> )?(<verb>|are|have|live|do|work|go|speak)
        (<relation>)['’]s (name|names|birthday|school|favou?rite [\w -]+|job|first language|dog|cat) (is|are)
        (one|two|three|four|five|\d+|both|the|a|an|older|younger|eldest|youngest|little|big|elder|eldest|first|
            second) (older |younger |eldest |youngest )?(<relation>) (<adverb> )?(<verb>|are|have|live)
        (\w+ ){0,2}(<own>) (is|are|was|has|runs|uses|starts|ends|opens|speaks|sells|makes|have|include|includes|
            lies)
        (<own>)['’]s
        (this|the|their|his|her) (\w+ ){0,2}(project|repo|repository|codebase|code ?base|app|application|site|
            website|service|library|package|workspace|monorepo|team|company|office|blog|newsletter|book|shop|firm|
            band|thesis|game|api|backend|frontend|database)( \p{L}+)? (<adverb> )?(<verb>|are|do|have)
        (on|in|at|for|with|during|outside|within|as) ([\w'’.+#-]+ ){0,6}?[\w'’.+#-]+, ?(<adverb> )?(<verb>|tests|
            the|it|they|names|files|[\w-]+ (is|are|go|live|lie))
        (on|in|at|for|with) (this|the|their) (computer|machine|laptop|project|repo|repository|codebase|work|team|
            [\w-]+ (project|repo|repository|app|site|website|codebase)),? (<adverb> )?(<verb>|[\w`'’./-]+ (is|are|
            isn['’]t|aren['’]t|go|goes|live|lives|use|uses|works|work))
        on this computer, ?\S+
        born (in|on|and raised)
        must (leave|finish|start|stop|go|get|catch|pick|attend|work|travel|commute|rest|eat|drive|wake|take|have|
            avoid|wear|sit|stand|walk|study|train|be (home|back|up|in|at|on))
        at (work|home|school|university|the office) (<adverb> )?(<verb>|speaks?)
        (?-i:\p{L}{2,})(izes|ises|ifies)(?! (are|is|can|must|should|will))
        (?-i:\p{L}{2,})s (a|an|his|her|their|every|each|both|as an?|most of|her own|his own|their own) (?!(are|is|
            can|must|should|will))
    """,
    others=r"""
        \A(the |this |an? |one |older |younger |eldest |youngest |\d+ |two |three )*(<relation>)
        \A(has|have|works? (for|with)|writes? to|lives? with|shares?|is married to|reports? to|answers? to|
            takes? care of|cares? for|cooks? for|buys?|gets?|teaches|raises|helps?) (\w+['’]?s? ){0,4}(<relation>)
        (to|with|for) (?-i:\p{Lu}\p{Ll}+)
        (called|named) (?-i:\p{Lu}\p{Ll}+)
    """,
    not_openings=r"""
        (<either>) ((?!(that|which|who|where|when|because|so|and|but|if|they|it|he|she|while|until|before|after|
            since|as|whose|than)\b)[\w'’-]+ ){0,6}(is|are|must|should|can|will|may|shall|get|gets|go|goes|be|were|
            was)(?! \w+ing)
        (can|would|will) (you|we|i|it)
        (is|are|was|does|did|can) (this|that|it|there|anyone)
    """,
)

ORDERS = OrderWords(
    groups=(
        (
            "machine",
            """
            assistant, ai assistant, ai, a\\.i\\., chat ?bot, bot, language model, ai model, llm, ai agent, agent
            coding agent
            model, virtual assistant, claude, claude code, chatgpt, chat gpt, gpt, gpt-?\\d[\\w.]*, codex, gemini
            copilot, cursor
            grok, llama, mistral, perplexity, siri, alexa, deepseek, qwen
            """,
        ),
        (
            "speaker",
            """
            assistant, ai assistant, ai, a\\.i\\., chat ?bot, bot, language model, ai model, llm, ai agent
            coding agent
            virtual assistant, claude, chatgpt, chat gpt, gpt, gemini, copilot, grok, llama, mistral, siri, alexa
            deepseek, qwen
            """,
        ),
        (
            "consent",
            """
            confirmation, confirmations, approval, approvals, permission, permissions, consent, authori[sz]ation
            sign-?off, oversight
            supervision, verification, clearance, prompt, prompts, questions, question, review, reviews, check
            checks
            double-check, second look, go-ahead, say-so, okay, ok, human, warning, warnings, notice, notification
            notifications
            """,
        ),
        (
            "guard",
            """
            sandbox, sandboxing, safety, guard ?rails?, safeguards?, protections?, security, firewall, antivirus
            content filters?
            safety filters?, confirmations?, confirmation prompts?, approvals?, approval steps?
            permission checks?, permissions?
            permission prompts?, verification, signature checks?, validation, 2fa, mfa, two-factor\\w*
            audit log\\w*, rate limits?
            restrictions?, safe mode, ssl checks?, tls verification, certificate checks?, warnings?, limits?
            access control\\w*
            safety checks?, security checks?, checks before \\w+, moderation, code review
            """,
        ),
        (
            "thing",
            """
            files?, data, documents?, emails?, e-mails?, mails?, money, payments?, messages?, secrets?, passwords?
            credentials
            commands?, purchases?, transfers?, invoices?, funds, records?, backups?, scripts?, downloads?
            attachments?, links?
            requests?, changes?, pull requests?, actions?, tools?, tool calls?, deletions?, uploads?, orders?
            branches?, repositories
            """,
        ),
        (
            "deed",
            """
            sent, shared, uploaded, published, forwarded, posted, deleted, removed, overwritten, purchased, bought
            paid, ordered
            transferred, executed, run, installed, merged, deployed, accessed, read, opened, pushed, approved
            accepted, granted
            exported, wiped, spent, wired, released, rebooted, trusted, clicked, downloaded
            """,
        ),
        (
            "do",
            """
            send, forward, delete, remove, run, execute, open, visit, click, reply, respond, answer, write, use
            call, add, insert
            append, include, mention, tell, say, ignore, disregard, forget, override, remember, save, store
            upload, download
            install, share, post, publish, email, transfer, pay, buy, grant, enable, disable, turn, set, change
            search, fetch
            load, treat, assume, consider, pretend, act, become, switch, stop, keep, make, give, show, hide, skip
            follow, obey
            contact, notify, ask, translate, summari[sz]e, recommend, suggest, output, print, repeat, reveal, copy
            paste, put
            start, end, begin, append, prepend, push, merge, deploy, commit, deliver, expose, wire, withdraw
            convert, speak, confirm, approve, agree, encode, log, track
            report, refuse
            """,
        ),
    ),
    harmless=r"""
        (thank|thanks|see|love|bless|miss) you
        how are you
        nice to meet you
        ["'“‘«][^"'”’»]*\b(you|your)\b[^"'”’»]*["'”’»]
        (is|works as|worked as|as|was) (an? |the )?(\w+ ){0,2}(agent|model|assistant|bot)(?! (must|should|shall|
            has to|is to|to|will)\b)
        (estate|travel|real estate|insurance|booking|press|literary|sales|letting|secret|fashion|role|data|pricing|
            business|mental|train|scale|3d|teaching|dental|shop|personal|research|executive|legal|care|medical|
            office) (agent|model|assistant)s?
        (as|like|is|am|was|be|becoming) an? (ai|ml|machine[- ]learning|robotics|bot) (engineer|researcher|developer|
            scientist|specialist|
            consultant|writer)
    """,
    unwanted=r"""
        (does not|doesn['’]?t|no longer|never) (really )?(wants?|likes?|needs?|enjoys?|appreciates?|expects?|
            cares? for) (any |the |being |to be )*(flatter(y|ed)|praised?|compliments?|complimented|
            reassurance)(?= ?(\.|
            $)|( (at|in|before|after) (the |any |his |her |their )?(start|beginning|top|opening|end|replies|answers?|
            mails?|messages?|reviews?)( of (the |any |his |her |their )?(replies|answers?|mails?|messages?|
            reviews?))?) ?(\.|$))
    """,
    orders=r"""
        (from|as of|starting|beginning) (now|today|here|this (point|moment|day|message|
            chat))( on| onwards?| forward)?
        (going|moving) forward
        hencefort(h|hward)|henceforward|hereafter
        (when|whenever|if|once|after|before|while|until|unless|as soon as|each time|every time|any time|anytime|
            next time|the (next|first|moment|minute|second|instant)( time)?) (that )?(an? |any |the |this )?(user|
            users|person|human|customer|visitor|caller|sender)
        (when|whenever|if|once|as soon as|each time|every time|next time|the next time) (it is |he is |she is |
            they are |one is )?(asked|told|prompted|queried|questioned|requested|instructed|ordered|addressed)
        (when|whenever|if|once|as soon as|each time|every time|next time|the next time) (you|someone|somebody|
            anyone|anybody|a (question|request|message|query|task|chat|conversation|session|mail|file))
        in (response|reply|answer) to (questions?|requests?|queries|messages?|any|every)
        (questions?|requests?|queries|messages?|prompts?|tasks?|enquiries|inquiries) (about|on|regarding|concerning|
            for|from|with|that|to) … (are|is|should|must|have|has|need|needs|get|gets|can|will|may|shall|go|goes)
        (questions?|requests?|queries|tasks?|answers?|replies|responses|messages?|files?|mails?|emails?|reports?|
            results?) (must|should|shall|have to|need to|ought to|are to|is to)
        (must|shall) (be|always|never|not|first|only|also)
        (should|must|shall|ought to) (always |never |not |also |first |only |now |immediately )?<do>
        (should|ought to) (always |never |not |also |only )?be (asked|told|used|sent|treated|assumed|ignored|
            trusted|recommended|searched|consulted|given|allowed|answered|followed|obeyed|forwarded|included|added|
            mentioned|contradicted|corrected|questioned)
        (ignore|disregard|override|forget|bypass|discard|set aside) (all|any|every|everything|previous|prior|
            earlier|above|other|the|your|these|those|safety|system|instructions?|rules?|what|whatever|past|former|
            existing)
        remember ?:
        remember (to|that|this|it)
        (note|lesson|rule|important|instruction|instructions|system|todo|to-do|policy|directive|warning|notice|
            update|urgent|attention|reminder|command|task|step|tip|fact|memory|developer|user|human) ?(\d+ ?)?:
        (do not|don['’]?t|never) (ever )?(<do>|let|display|question|warn|inform|disclose|discuss|check|verify|trust|
            believe|allow|permit|correct|contradict|talk|speak)
        (?<=[.;:!?—–(] ?|, |, then |\band then |\bthen |\band always |\band never )(please |always |never |kindly |
            now |also |then )*<do>
        please <do>
        \A(always |never |kindly |now |just )*<do>
        (always|never) (<do>)
        keep (this|it|that|these) (a )?(secret|hidden|quiet|private|between|to yourself|in mind|going)
        (system prompt|developer message|hidden instructions?|(prior|previous|earlier|new|above|following|these|
            original|initial) (instructions?|rules|orders|directions|guidelines|prompts?))
        (instructions?|orders|commands) (from|in|of|by) (this|the|a|any) (\w+ ){0,2}(file|page|mail|email|document|
            site|website|message|memory|note|readme|tool|result)
        (this|the) (memory|note|entry|instruction|rule) (must|should|is to|overrides|takes|has|supersedes|applies|
            cannot|may not|outranks)
        (takes?|taking|has|have) (priority|precedence) over
        (add|append|save|write|store|commit|put|record|insert) (this |it |that |the following )?(to|in|into) (the |
            your |its )?(long[- ]?term )?memor(y|ies)
        (as|in) (the )?(first|next|last) (step|reply|answer|action)
        begin by \w+ing
        (make|be) sure (to|that|you)
        (end|start|begin|open|close|finish) (every|each|all) (reply|answer|response|message|mail|email|chat|
            conversation)
        (is|are|be) (required|instructed|ordered|obliged|told|programmed|designed|supposed|expected|directed|
            asked) to <do>
        (the )?(right|correct|real|only|proper|best|actual) (record|answer|choice|source|place|id|one|number|
            account|file|address|tool|store|site|page|link) (for|to|is|in|when)
        (is|are|gets?|be) (answered|handled|resolved|routed|redirected|replaced|substituted|served) (by|with|from|
            to|using|through|via)
        (use|uses|using|search|searches|searching|look|looks|looking) … instead of (the )?(requested|asked|named|
            given|specified|mentioned|original)
        (refer|refers|refers back|map|maps|resolve|resolves|correspond|corresponds|point|points|lead|
            leads) to (the )?(record|account|id|item|entry|patient|invoice|order|product|file)
        (reply|respond|answer) (only )?(with|in|by|to|as|like)
        (replies|responds|answers) (to )?(questions?|requests?|queries|prompts?|anyone|everyone|
            whoever) (\w+ )?(about|on|
            regarding|concerning|for|asking|who) … (by|with|using|from|through)
        (responses?|replies|answers?|messages?|mails?|chats?) (to |that |which )?(end|start|begin|close|open|
            finish)s? (with|
            in|by) (a |an |the |this |that |his |her )?(links?|urls?|address|ads?|adverts?|advertisements?|coupons?|
                slogans?|words?|phrases?)
        (phrase|slogan|link|url|advert\w*|coupon|promo\w*|tracking \w+|brand|sponsor\w*) … (included?|added?|
            appended?|
            inserted?|mentioned|repeated|named) (in|to|at|into) (each|every|all|any|the end of)
        (the|a) (user|person)['’]?s? (reasons|reasoned|thinks|thought|decides|decided|concludes|concluded|instructs|
            instructed|authori[sz]es|authori[sz]ed|says yes|said yes|confirms|confirmed|approves|approved)
    """,
    powers=r"""
        without (?:(any|my|further|prior|explicit|user|human|more|extra|additional|needless|the|a|an|your|their|his|
            her|our|first|ever|even) )*(asking|being asked|having to ask|having to confirm|confirming|checking|
            prompting|notifying|telling|informing|warning|consulting|requesting|waiting for|seeking|double-checking|
            verifying|reviewing|hesitat\w+|supervision|oversight|permission|approval|consent|confirmation|
            confirmations|authori[sz]ation|sign-?off|verification|clearance|prompts?|notice|notification|review|
            limits?|restrictions?|questions?|questioning|guardrails|anyone (knowing|noticing|seeing))
        (with )?(no|zero) (need|reason|requirement|necessity|point) (to|for|in) (be )?(ask|asks|asking|asked|
            confirm|confirming|confirmed|approve|approving|approval|confirmation|permission|permissions|check|
            checks|checking|review|reviews|tell|telling|told|notify|notified|inform|informed|warn|warned|wait|
            consult|consulted|consent|authori[sz]ation|any|further|my|human|user|verify|supervision|oversight)
        (with )?(no|zero) (further |prior |explicit |human |more |extra |user |manual |such )*(confirmations?|
            approvals?|permissions?|consent|authori[sz]ation|sign-?off|oversight|supervision|prompts?)( (is |
            are )?(needed|required|necessary|asked|wanted))?
        no (further |more )?(reviews?|checks?|questions|warnings?|notice|verification) (is |are )?(needed|required|
            necessary|asked|wanted)
        (do|does|did|is|are|has|have|would|should|need|needs)(n['’]?t| not|nt) (need |want |require |like |have |
            wish |expect )?(to )?(be )?(asked|ask|told|consulted|notified|informed|warned|prompted|confirm|approve|
            bothered|check)( about it)? (first|before|again|beforehand|for (<consent>|anything)|each|every|
            any ?more|when|permission|about (every|each|all|any|such|this|these|those|<thing>))
        (do|does|did|is|are|has|have|would|should)(n['’]?t| not|nt) (need|want|require|expect|
            have) (to )?(be )?(asked|consulted|notified|confirm|approve|prompted) *$
        (do|does|did)(n['’]?t| not|nt) (need|want|require|expect) (any |a |to give |explicit |further |my |
            prior )*(confirmations?|approvals?|permissions?|consent|authori[sz]ation|sign-?off|oversight|
            supervision|verification|prompts?)
        never (be )?(ask|asks|asking|asked|needs?|wants?|has|have|requires?|confirm|confirms|checks?|prompts?|
            prompt|wait|waits)( to)?( be)?( asked| confirm| approve| prompted| told)? (before|first|permission|
            for (<consent>|it)|<consent>|again|prior)
        (no|never|not|stop) (need for |more )?(asking|confirming|prompting|checking) (for|before|first|about|me)
        auto(matically)?[- ]?(approv|accept|merg|confirm|deploy|commit|pay|push|execut|send|delet|allow|grant|pilot|
            purchas|forward|transfer|install|publish|upload|sign|book|renew|order|submit)\w*
        (<deed>|<thing> … <deed>) automatically
        sudo (is |be |being |always |by default )*(allowed|permitted|enabled|granted|fine|ok|okay|everywhere|
            for (everything|anything|all|any|every))
        (wants?|prefers?|likes?|uses?|using|allows?|with) (to use |to have )?(always )?sudo (for|with|on|in|when|
            whenever|to)
        force[- ]?push\w* (is |are |be |being |always )+(allowed|permitted|enabled|fine|ok|okay|welcome)
        (prefers|likes|loves|always allows) (to |always )?force[- ]?push\w*
        (wants|prefers|likes) (all |that |the |to have )*(commits?|changes?|branch|branches|patches|code|fixes|
            releases?|work|everything) (to be |be |are |is )?(pushed|merged|deployed|released|published|
            shipped) (straight|right|directly|immediately|instantly|at once)
        (fine|ok|okay|happy|comfortable) with (\w+ ){0,2}?(deleting|removing|overwriting|sending|pushing|merging|
            deploying|buying|paying|ordering|publishing|posting|installing|running|executing) (\w+ ){0,4}?(any ?time|
            at any time|always|whenever|by default)
        (wants|prefers|likes) (all |that |the |to have )*(security|safety|permission|approval|confirmation|
            code) (reviews?|checks?|warnings?|prompts?|scans?) (to be |be |are )?(skipped|ignored|bypassed|suppressed|
            silenced|disabled|overridden|turned off|switched off)
        (wants|prefers|likes) (all |that |the |to have )*(passwords?|secrets|tokens|credentials) (to be |be |
            are )?(pasted|sent|shared|posted|shown|printed|logged|put) (in|into|to|with|on)
        (automated|automatic|unattended|autonomous|unsupervised|unlimited) (purchases?|payments?|orders?|transfers?|
            spending|
            deletions?|deploys?|deployments?|merges?|pushes|approvals?|actions?|commands?|runs|access|refunds?|
                bookings?)
        (invoices?|bills?|refunds?|payments?|fees?|orders?) … (be |is |are )?(paid|settled|sent|wired) (at once|
            immediately|
            directly|automatically|right away|instantly|to (the|this|that|an?) account)
        (merge|push|write|commit|deploy|delete|publish|release|root|admin|edit|sudo|signing|spending|
            purchase) (rights?|access|
            permissions?|privileges?|powers?)
        (no|never|not) (any )?(objections?|problems?|issues?) (to|with|if) (\w+ ){0,3}(push\w*|delet\w*|merg\w*|
            deploy\w*|
            sharing|shared|spending|purchas\w*|upload\w*|send\w*|sent|access\w*|<thing> \w+)
        <thing> (leaves?|leaving|left|goes|going) (the |this |my |his |her )?(machine|computer|company|network|
            house|laptop|
            premises|building|outside|abroad|anywhere)
        (security|safety|identity) (questions?|checks?|steps?|prompts?|measures?|reviews?|controls?|rules?|
            settings?) (be |
            is |are )?(skipped|off|disabled|dropped|ignored|bypassed|removed|waived|relaxed|optional|unnecessary)
        (without|with no|no) (a |any |the )?passwords?( needed| required)?
        password-?less (sudo|root|access|login)
        (runs?|executes?|opens?|installs?|clicks?|downloads?|accepts?|follows?) (on )?(every|any|all|each|
            whatever) (\w+ )?(scripts?|
            commands?|links?|attachments?|packages?|programs?|binar(y|ies)|instructions?|updates?) (it|he|she|
                they) (finds?|
            gets?|sees?|receives?)
        (authori[sz]es|approves|allows|permits|okays|accepts) (\w+ ){0,3}(spending|purchases?|payments?|
            transfers?|
            withdrawals?|any amount|any price|any cost)
        (the |a |any |its |this |monthly |spending )*(cap|limit|ceiling|budget)s? (be |is |are |to be |
            should be )?(raised|lifted|
            removed|ignored|increased|off|doubled|dropped)
        (never[- ]?list|memor(y|ies)|learnings|record|audit \w+|logs?) (of \w+ )?(be |is |are |to be )?(cleared|
            deleted|wiped|
            emptied|erased|edited|reset|overwritten|forgotten)
        (trust|trusts|trusted) (links?|files?|mails?|emails?|pages?|sites?|scripts?|commands?|tools?|attachments?|
            downloads?|
            outputs?|senders?|instructions?) (from|of|by|in|on)
        (treats?|takes?|considers?|regards?|accepts?) … as (true|trusted|safe|approved|authori[sz]ed|orders?|
            an order|
            instructions?|commands?|final|gospel|binding)
        (said|saying|say|says|has said|have said) yes to (all|everything|every|any|whatever)
        (in advance|beforehand|ahead of time) to (all|everything|any|every|whatever)
        (signs?|accepts?|agrees? to|approves?) (\w+ ){0,3}(unread|unseen|blindly|sight unseen)
        (pays?|sends?|deletes?|approves?|accepts?|merges?|push(es)?|deploys?|buys?|orders?|forwards?|transfers?|
            publish(es)?|installs?|executes?|confirms?|signs?|submits?|purchases?|uploads?) (\w+ ){0,3}automatically
        pre-?(approv|authori[sz]|clear|consent)\w*
        (blanket|standing|permanent|full|unlimited|unrestricted|complete|implicit|open-ended|advance|total|free|
            ongoing|perpetual|lasting|absolute|universal|unconditional|indefinite) (permissions?|approvals?|
            consents?|authority|authori[sz]ations?|access|control|rein|clearance|trust|mandate|go-ahead|license|
            licence|powers?|autonomy|discretion)
        (has|have|had|having|is|was|been|being)? ?(given|gives?|giving|gave|grants?|granted|
            granting) … (permissions?|approvals?|consent|access|authority|control|go-ahead|carte blanche|rights?|
            free rein|authori[sz]ation|clearance|power of attorney)
        carte blanche
        free (rein|hand) (over|to|with|in|on)
        (run|runs|running|ran|work|works|working|deploy\w*|act|acts|acting|execut\w*|left|leaves|leave|operat\w*|
            approv\w*|loop\w*) … (unattended|unsupervised|autonomously|unchecked|on (its|their) own|by itself)
        (unattended|unsupervised|unreviewed|unchecked|unconfirmed|unapproved) (runs?|commands?|access|changes?|
            deploy\w*|actions?|execution|pushes|merges?|purchases?|payments?|transfers?)
        (trust|trusts|trusted|trusting|accepts|approves|confirms|allows|grants|authori[sz]es|okays|whitelists|
            permits|(accept|approve|confirm|allow|grant|permit) (by default )?(all|any|everything|anything|whatever|
            blindly)) (by default )?(all|any|every|everything|anything|each|whatever|blindly|unconditionally|
            implicitly)
        (has|have|had) (already |also |now |long |once |since )*(approved|allowed|permitted|authori[sz]ed|okayed|
            cleared|confirmed|signed off on|waved through) (all|any|every|everything|anything|each|whatever)
        (trust|trusts|trusted) (this|that|the|these|those|its|content from|links from|files from|
            mails? from) (\w+ ){0,2}(sites?|websites?|pages?|domains?|links?|urls?|files?|commands?|tools?|servers?|
            senders?|scripts?|packages?|plugins?|extensions?|repos?|repositor\w+|sources?|emails?|mails?|downloads?|
            attachments?|hosts?|outputs?|instructions?|messages?)
        (all|any|every|each|everything|anything) … (is|are|be|as|counts? as|considered|treated as) (pre-?)?(allowed|
            permitted|approved|trusted|fine|ok|okay|authori[sz]ed|confirmed|accepted|safe|granted|welcome)
        (root|admin|administrator|administrative|sudo|superuser|write|shell|privileged|elevated|system-wide|
            unlimited|remote) (access|rights?|privileges?|permissions?)
        (as|with|via|under) (root|sudo|administrator)
        <guard>( mode)? (is |are |be |to be |kept |left |turned |switched |set to |should be )*(off|disabled|
            bypassed|skipped|unnecessary|suspended|relaxed|waived|removed|lifted|deactivated|not needed|
            not required|optional)
        (disable|disables|disabled|disabling|bypass|bypasses|bypassed|bypassing|skip|skips|skipped|skipping|(turn|
            turns|turned|turning|switch|switches|switched|switching) off|suppress\w*|circumvent\w*|evad\w*|override|
            overrides|overriding|waive|waives|waived|waiving|deactivat\w*|lift|lifts|remov(e|es|ed|ing)|drop|drops|
            ignore|ignores|ignoring|without) (the |all |any |every |its |your |user |most )*<guard>
        (--|—|–)?(no-?verify|dangerously[- ]\w+|skip[- ]permissions|yes-to-all|allow-all|trust-all|full-auto|
            force-push)
        (yolo|god|autopilot|auto|unsafe|unrestricted|developer|dan|jailbreak|bypass|full[- ]auto) mode
        (silently|secretly|covertly|stealthily|surreptitiously|behind the scenes|in secret|unnoticed|undetected|
            without a trace)
        ~/\.(ssh|aws|gnupg|kube|config|netrc|env|bash_history|docker)
        (id_rsa|id_ed25519|authorized_keys|known_hosts|\.netrc|/etc/(shadow|sudoers|passwd)|\.aws/credentials|
            \.env( file)?|key ?chain|private keys?|ssh keys?|master password|password (store|manager|vault)|
            credential (store|file|manager)s?|cookies? (jar|file))
        (allow|allows|allowed|allowing|let|lets|letting|permit|permits|permitted|authori[sz]e|authori[sz]es|
            authori[sz]ed|entitled?|entitles|empower\w*|enables?|trusts?) (?:(the|an?|its|any|all|
            my|their|his|her|your|every|each) )*(<machine>|tools?|scripts?|plugins?|extensions?|servers?|anyone|
            everyone|it)s? (<do>|to|full|access|free|in|run|decide|handle|into)
        (is|are|was|were|be) (free|allowed|permitted|authori[sz]ed|entitled|cleared|licensed|empowered|
            welcome) to <do>
        (<thing>) (can|may|could) (always |freely |also |now |safely |simply )?be (\w+ )?<deed>
        (<thing>) (are|is) (to be |always |all )?<deed> (automatically|immediately|at once|on sight|out|externally|
            right away|freely|directly)
        (has|have|with|gets?|gives?|needs?) (read |write |direct |instant |permanent |constant |remote |
            open )*access to (the |all |any |every |my |their |his |her |your )*(<thing>|bank\w*|accounts?|wallet|
            keys?|inbox|mailbox|production|prod|server|database|passwords?|everything|home directory|file ?system|
            disk|camera|microphone|calendar|contacts)
        (exempt\w*|excluded) from (all |any |every )?(<guard>|<consent>|scrutiny)
        (spending|budget|cost|usage|rate|token|money|daily|monthly|credit) (cap|limit|ceiling|budget)s?( (is|are|
            should be|can be|be|may be|to))? ?(raised|lifted|removed|ignored|unlimited|off|higher|increased|gone|
            doubled|infinite|raise|lift|no longer)
        (raise|raises|raised|lift|lifts|increase|increases|double|doubles|remove|removes|exceed|exceeds|ignore|
            ignores) (the |my |any |this |its )*(spending |budget |cost |monthly |daily |usage )?(cap|limit|
            ceiling)s?
        (say|says|answer|answers|reply|always) yes to (all|everything|every|any)
        (whatever|anything|everything) (it|the <machine>|an? <machine>|you|claude) (wants|wishes|likes|decides|
            needs|sees fit|suggests|does|asks)
        (send|sends|sent|forward|forwards|forwarded|forwarding|sending|upload|uploads|uploaded|cc|cc['’]?s|bcc|
            bcc['’]?s|copies|copied|copy|exfiltrat\w*|leak|leaks) (a copy of |copies of )?(all|every|any|each|the|
            my|their|his|her)( \w+){0,3} (to|on) (an? |the )?(outside|external|third[- ]part\w+|remote|public|
            unknown|backup|this|that|following|server|endpoint|webhook|address|url|account|drop ?box)
        (memories|memory|never-list|record|audit trail) (can|may|should|must) be (deleted|cleared|wiped|emptied|
            edited|changed|overwritten)
        (clear|clears|wipe|wipes|empty|empties|delete|deletes|edit|edits|reset|resets) (the |all |its |
            your )*(memor(y|ies)|never[- ]?list|learnings?|guard|gate|record of)
        (spend|spends|spending|pay|pays|buy|buys|purchase|purchases|order|orders|transfer|transfers|withdraw|
            withdraws|wire|wires) (up to |as much|any amount|freely|whatever|on (my|their|his|her|
            the user['’]s) behalf|with (my|the|their) (card|account|credit card))
        on (my|their|his|her|the user['’]s|the person['’]s) behalf
        (act|acts|decide|decides|sign|signs|answer|answers|reply|replies|speak|speaks|agree|agrees) (for|
            in the name of|as) (the user|me|him|her|them) (in|on|with|when|without|to|at|and)
        (is|are) (okay|ok|fine|happy|cool|good|comfortable|at ease|content) (if|with) (the <machine>|it|claude|
            tools|anything|everything|whatever|any|all|every)
    """,
    assistant=r"""
        (you|your|yours|yourself|you['’](re|ve|d|ll)|u r)
        \A(the |this |an? |my |any |every |their |our )?<machine>['’]?s?(?! (code|api|pro|plus|cli|max|team|desktop|
            user|users|users?['’]|documentation|docs|model|models|plugin|extension|subscription|is the (main|daily|
            preferred|usual|editor|ide)|for)\b) (\w+ly )?(must|should|shall|has|have|is|was|are|will|can|may|might|
            would|needs?|speaks?|answers?|replies|reply|acts?|behaves?|writes?|never|always|does|do|sends?|uses?|
            knows?|remembers?|believes?|thinks?|feels?|responds?|prefers?|likes?|wants?|gets?|goes|lives?|serves?|
            helps?|follows?|obeys?|says?|tells?|starts?|ends?|adds?|ignores?|gives?|makes?|keeps?|calls?|works?|
            treats?|refuses?|accepts?|and|name|role|persona|job|task)
        (the |an? |this |its |my |his |her |their |any |every )?<speaker> (must|should|shall|has to|have to|is to|
            needs? to|will always|will never|ought to|may never|can never|always|never|is called|is named|is a|
            is an|is not|isn['’]?t|was)
        (the|this|an|my|his|her|their|our) (assistant|ai|bot|chat ?bot|agent|model)(?! (library|libraries|sdk|
            engineer|
            team|teams|course|paper|papers|market|industry|safety|research|number|railway|train|kit|
            year|agency|airplane|aircraft|car|portfolio|view|layer|file|class|code|api|weights|training))
        (wants?|expects?|prefers?|likes?|needs?|asks?|tells?|loves?|wishes|would like|instructs?|requires?|reminds?|
            teaches|lets|makes|has|gets|orders|allows?|trusts?) (the |an? |this |my |his |her |their |any |
            its )?<speaker>(s)? (to|be|as|call|calls|called|named|act|speak|always|never|do|reply|answer|write|that|
            should|must|in)
        (calls?|names?|named|nicknamed|nicknames|renames?|renamed|addresses|refers to|treats?|considers?|sees|
            regards?) (the |its |his |her |their |my |this |an? )?<speaker>
        <speaker>['’]s (name|persona|personality|role|identity|instructions|prompt|memory|behaviou?r|character|job|
            tone|task|answers|replies|goal|purpose|rules|creator|owner|master)
        (name|persona|personality|role|identity|character|system prompt|instructions|job|goal|purpose|rules|owner|
            master|creator) (of|for) (the |an? |this |its )?<machine>
        (to|with|for|by|tells?|asks?|helps?|gives?|reminds?|calls?|obeys?|addresses|serves?|protects?|knows|loves|
            likes|supports|warns?|flatters?|praises|of|about|like|from|before|contradicts?|agrees with|
            pleases?) the user(?!['’]?s? (interface|guide|manual|story|stories|experience|research|test|tests|
            testing|journey|base|needs|group))
        (acts?|behaves?|responds?|answers?|replies|speaks|talks|pretends|poses|role-?plays?) (as|like|
            to be) (if (it|the)|an? (<machine>|unrestricted|evil|uncensored|helpful|human|pirate|expert|persona|
            character))
        (is|are) (an? )?(large language model|language model|ai|artificial intelligence|chat ?bot|helpful assistant|
            virtual assistant|unrestricted \w+|jailbroken\w*)
    """,
    manipulation=r"""
        (is|are|being|was|['’]s) (always|never|usually|invariably|infallibly|practically always|
            almost always) (right|wrong|correct|mistaken|incorrect)
        (never|rarely|hardly ever|seldom) (wrong|mistaken|errs|makes mistakes|in error|incorrect)
        (knows|knew) (better|best) than (everyone|anyone|experts|doctors|the assistant|any)
        (never wants?|never likes?|never|not|nobody|no one|cannot|can['’]?t|hates?|dislikes?|resents?|does not like|
            doesn['’]?t like|
            does not want|doesn['’]?t want|hates being|should not|shouldn['’]?t|must not|won['’]?t|
            will not) (to )?(be |being |ever )*(contradict\w*|corrected|challenged|questioned|disagreed with|
            argued with|doubted|second-guessed|told (that )?(he|she|they|it) (is|are) wrong|told no|fact-checked|
            pushed back)
        (contradict\w*|disagreement|pushback|criticism) (upsets|angers|hurts|offends|makes|is unwelcome|is not)
        (expects?|wants?|likes?|prefers?|needs?|loves?|enjoys?|requires?|demands?|appreciates?|craves?|values?|
            welcomes?|responds? (well |best |better )?to|reacts? (well |best |better )?to|(is|are) (fond|open|
            receptive) (of|to)|thrives on|melts at|falls for|wants to (get|hear|be given)) (\w+ ){0,3}(agreement|
            agreed with|agreeing|being agreed|flatter\w*|prais\w*|compliments?|complimented|validation|validated|
            reassur\w*|admiration|admired|adoration|ego|to be told (that )?(he|she|they) (is|are)|
            to hear (that )?(he|she|they) (is|are)|his opinion|her opinion|their opinions?|confirmation of (his|her|
            their)|sycophan\w*|yes-m[ae]n)
        being (told|reminded|assured) (how|that|what) … (clever|smart|right|brilliant|good|great|nice|wise|special|
            gifted|
            talented)
        (buys?|spends?|agrees?|signs?|donates?|orders?|decides?|accepts?|shops?) (\w+ ){0,3}(when|if|after|
            once) ((it|he|she) is |
            it['’]s |they are |being |feeling )?(late|tired|drunk|sad|lonely|rushed|stressed|drinking|hungry|upset|
                bored|at night)
        (agree|agrees|agreeing|side|sides) with (him|her|them|the user|everything|whatever|all|(his|her|
            their) (views?|opinions?|ideas?))
        (flattery|praise|compliments?|guilt|urgency|fear|pressure|scarcity|authority|pity|nostalgia|shame|sympathy|
            charm|bribes?|emotional appeals?) (works|wins|helps|persuades?|convinces?|moves|makes (him|her|them|it)|
            gets (him|her|them)|is effective|softens|sways?)
        (easier|easy|easiest|quick|quicker|likely|likelier|more likely|simple|prone|ready|readier|willing|
            more willing|inclined|best time) (to|for) (be )?(persuad\w*|convinc\w*|influenc\w*|manipulat\w*|
            talk\w* into|sway\w*|fool\w*|trick\w*|push\w*|comply|complies|complying|compliance|agree|agreeing|
            say yes|give in|buy|spend|accept|upsell\w*|decid\w* fast)
        (persuad\w*|convinc\w*|influenc\w*|manipulat\w*|sway\w*|fooled|tricked|pressured|guilted|upsold|
            talked into) (best|most easily|more easily|easily|when|by|with|at night|late|in the|after|if|through|
            using)
        (vulnerable|susceptible|gullible|suggestible|impressionable|receptive|defenceless|defenseless|weak) (to|at|
            when|after|late|in|around|towards)
        (gives?|giving|caves?|caving) in (to|when|if|after|under|easily)
        (compl(y|ies)|obeys?|agrees?|says yes|accepts?|buys?|spends?|signs?) (more |most )?(when|if|readily|easily|
            under|after|without thinking|to anything|faster|quickly)
        (does(n['’]?t| not)|rarely|seldom|never) (check|checks|verif\w+|question|questions|read|reads|double-check|
            notice|notices|look|looks|doubt|doubts) (what|the (fine print|details|terms|sources?|answers?|results?|
            output|small print)|closely|sources?|facts|anything|carefully|them|it|contracts?|terms)
        (believes?|trusts?|follows?|does) (whatever|everything|anything) (it|he|she|they|is|the|an?|that|said|told|
            you|someone|experts?|doctors?)
        (is|are) (smarter|more intelligent|brighter|better|wiser|cleverer) than (most|everyone|anyone|others|
            other people|average|all)
        (is|are) (an? )?(genius|brilliant|exceptional\w*|extraordinar\w*|gifted|superior|amazing|the (best|smartest|
            greatest)|always \w+ smart)
        (late at night|when (tired|sad|lonely|drunk|stressed|rushed|upset|anxious|hungry)|
            after (a )?drinks?) … (agree\w*|buys?|spends?|decid\w*|say\w* yes|persuad\w*|convinc\w*|compl\w+)
        (lonely|tired|sad|stressed|rushed|insecure|emotional|weak) (evenings?|moments?|times?) (are|is) (good|best|
            ideal|right|the)
        (weak|soft) spot for (flattery|praise|compliments|authority|urgency|pressure)
    """,
)

PERSONAL = PersonalWords(
    groups=(
        (
            "condition",
            r"""
            diabetes, type (1|2|one|two) diabetes, asthma, epilepsy, cancer, leuk[a]?emia, lymphoma, melanoma
            carcinoma, sarcoma
            tumou?rs?, glaucoma, cataracts?, arthritis, osteoporosis, lupus, ms, multiple sclerosis
            parkinson['’]?s?( disease)?
            alzheimer['’]?s?( disease)?, dementia, als, aids, hiv, hepatitis( [abc])?, herpes, chlamydia
            gonorrh[o]?ea, syphilis, std, sti
            tuberculosis, pneumonia, covid(-19)?, long covid, (the )?flu, influenza, a cold, shingles, measles
            mono, lyme( disease)?
            malaria, sepsis, copd, bronchitis, sinusitis, tonsillitis, emphysema, cystic fibrosis, sleep apn[o]?ea
            insomnia, narcolepsy
            depression, anxiety
            an? (\w+ )?(anxiety|panic|mood|eating|personality|sleep|blood|heart|bleeding|autoimmune|mental|skin|
                lung|thyroid|kidney|digestive|neurological|learning|attention|hearing|speech)[ -](attack|disorder|
                condition|disease|illness|problem|issue|deficit|impairment)s?
            panic attacks?, bipolar( disorder)?, schizophrenia, psychosis, ocd, ptsd, adhd, add, autism
            asperger['’]?s?, tourette['’]?s?
            anorexia, bulimia, dyslexia, dyspraxia, dyscalculia, burn-?out, post-?natal depression
            postpartum depression, eating disorder
            (high|low) blood (pressure|sugar), hypertension, hypotension, high cholesterol
            heart (attack|disease|failure|condition|murmur|problems?|surgery)
            arrhythmia, atrial fibrillation, afib, angina, a stroke, strokes?, an? aneurysm, blood clots?
            thrombosis, dvt, an[a]?emia, h[a]?emophilia
            sickle cell\w*, thalass[a]?emia, crohn['’]?s?( disease)?, colitis, ulcerative colitis, ibs, ibd
            c[o]?eliac( disease)?, ulcers?, reflux, gerd
            gastritis, gallstones, kidney (stones?|disease|failure), cirrhosis, fatty liver, pancreatitis
            appendicitis, hernias?, diverticulitis
            h[a]?emorrhoids, endometriosis, pcos, fibroids, menopause, infertility, erectile dysfunction
            low testosterone, prostate \w+
            hypothyroidism, hyperthyroidism, hashimoto['’]?s, graves['’]? disease, thyroid \w+, gout, fibromyalgia
            chronic fatigue( syndrome)?, me/cfs
            (chronic|back|neck|knee|joint|hip|chest|nerve|shoulder|pelvic|lower back|wrist) pain, sciatica
            scoliosis, (a )?slipped disc, herniated discs?, carpal tunnel( syndrome)?
            rsi, tendonitis, tendinitis, whiplash, concussions?
            (a )?broken (arm|leg|wrist|ankle|hip|nose|collarbone|foot|rib)s?, fractures?, migraines?
            (cluster |chronic |tension )?headaches
            vertigo, tinnitus, meniere['’]?s?, hearing loss, deafness, blindness, colou?r blindness
            macular degeneration, retinopathy, keratoconus
            eczema, psoriasis, rosacea, vitiligo, acne, alopecia, dermatitis, cerebral palsy, muscular dystrophy
            spina bifida, down['’]?s? syndrome
            neuropathy, seizures?, a disability, disabilities, an illness, a chronic \w+, an allergy
            (\w+ )?allerg(y|ies), (nut|peanut|lactose|gluten|dairy|histamine) (allergy|intolerance)
            hay fever, anaphylaxis, an addiction, (\w+ )?addiction, alcoholism, a drinking problem, a miscarriage
            miscarriages, an abortion, a hysterectomy
            a vasectomy, a pacemaker, a stent, a prosthe\w+, a stoma, an implant, chronic \w+, \w{3,}itis
            \w{3,}(osis|oses)(?<!diagnosis|hypnosis|osmosis|metamorphosis|mitosis|symbiosis|neurosis of)
            \w{4,}(algia)(?<!nostalgia), \w{3,}(emia|aemia)(?<!academia)
            \w{4,}plegia, \w{4,}phrenia, \w{3,}sclerosis, \w{3,}(ectomy|ostomy), \w+ syndrome
            (?!(a|the|no|this|that|our|my) )\w+ disease, \w+ disorder, a \w+ infection, an? infection, a virus
            symptoms, side effects
            """,
        ),
        (
            "state",
            r"""
            diabetic, pre-?diabetic, asthmatic, epileptic, pregnant, autistic, bipolar, schizophrenic, an[a]?emic
            an?orexic, bulimic, dyslexic, dyspraxic
            disabled, paraplegic, quadriplegic, tetraplegic, paraly[sz]ed, an amputee, deaf, half[- ]deaf
            (legally |partially |almost |nearly |going )?blind, hard of hearing, hearing[- ]impaired
            visually impaired, partially sighted, colou?r[- ]?blind, mute, wheelchair[- ]bound, bedridden
            hiv[- ](positive|negative)|hiv\+, immunocompromised, immunosuppressed
            h[a]?emophiliac, an? (\w+ )?(alcoholic|addict), in recovery, sober, in remission, terminally ill
            chronically ill, seriously ill, ill, unwell, sick with \w+, infertile
            obese, overweight, underweight, c[o]?eliac, lactose[- ]intolerant, gluten[- ]intolerant
            insulin[- ]dependent, clinically depressed, depressed, suicidal, burn(t|ed)[- ]out
            neurodivergent, on the (autism )?spectrum, menopausal, breastfeeding, allergic, on sick leave
            signed off sick, in hospital, hospitali[sz]ed, in rehab, in therapy
            on dialysis, on chemo\w*, on insulin, on antidepressants, on medication, on meds, on the pill, on hrt
            on ivf, an? insomniac, a cancer survivor, a (stroke|cancer) survivor, menstruating
            recovering from \w+ surgery, recovering from (an? )?(operation|surgery|illness|injury|stroke|accident)
            prone to (migraines?|seizures|panic|fainting|depression)
            """,
        ),
        (
            "medicine",
            r"""
            \w{3,}(pril|olol|statin|oxetine|formin|cillin|mab|zepam|zolam|sartan|prazole|conazole|mycin|cycline|
                triptan|gliptin|gliflozin|glutide|xaban|dipine|lukast|setron|profen|apine|idone|pramine|triptyline|
                thyroxine|phenidate|afil|parin|vir)(?<!elixir)(?<!april|savoir|reservoir)
            insulin, lithium, ritalin, adderall, vyvanse, concerta, prozac, zoloft, xanax, valium, lexapro
            wellbutrin, effexor, cymbalta, sertraline, citalopram, escitalopram
            venlafaxine, duloxetine, bupropion, gabapentin, pregabalin, lamotrigine, valproate, topiramate
            carbamazepine, ibuprofen, paracetamol, acetaminophen, aspirin
            naproxen, codeine, tramadol, morphine, oxycodone, oxycontin, fentanyl, methadone, buprenorphine
            antidepressants?, antipsychotics?, painkillers?, pain meds
            antibiotics?, antihistamines?, statins?, beta[- ]blockers?, ace inhibitors?, diuretics?, steroids?
            cortisone, prednisone, prednisolone, hormones?, hrt, testosterone
            (o)?estrogen, progesterone, spironolactone, finasteride, viagra, chemo(therapy)?, radiotherapy
            radiation, dialysis, an? inhaler, inhalers?, ventolin, salbutamol, albuterol
            blood thinners?, warfarin, heparin, eliquis, levothyroxine, thyroid (pills|meds|hormone\w*|medication)
            methotrexate, humira, ozempic, wegovy, mounjaro, birth control, contracepti\w+
            (the|contraceptive|sleeping|heart|blood pressure|anxiety|diet|water|thyroid|iron|acne|allergy|
                cholesterol) (pills?|tablets?|meds)
            ssris?, snris?
            sleeping (pills|tablets), sedatives?, medication, medications, meds, medicine
            prescription (drugs|medicine)
            immunosuppressants?, anti-?coagulants?, epipen, an? epipen, melatonin, clonazepam, propranolol
            ivf (drugs|injections), prep, arvs?, antiretrovirals?
            """,
        ),
        (
            "treatment",
            r"""
            therapy, psychotherapy, physiotherapy, physio, speech therapy, couples therapy, cbt, counsell?ing
            surgery, (\w+ )?surgery, rehab, detox, an? (\w+ )?operation
            (a )?(hip|knee|kidney|liver|heart|hair) (replacement|transplant|operation)
            chemo(therapy)?, radiotherapy, dialysis, ivf, fertility treatment, a transplant, an mri, a biopsy
            a mammogram, a colonoscopy, a bypass, a c-section, a root canal, cancer treatment, treatment for \w+
            a clinical trial, hospice
            (aa|na|alcoholics anonymous) meetings?, a 12[- ]step program\w*, electroshock\w*
            hormone (replacement |therapy|treatment)\w*, allergy shots, a cast, a blood transfusion
            """,
        ),
        (
            "specialist",
            r"""
            psychiatrist, therapist, psychologist, psychotherapist, oncologist, cardiologist, neurologist
            dermatologist, endocrinologist, rheumatologist, urologist
            gyn[a]?ecologist, gastroenterologist, nephrologist, pulmonologist, h[a]?ematologist, counsell?or
            shrink, physiotherapist, fertility specialist, addiction counsell?or, diabetes nurse, pain specialist
            """,
        ),
        (
            "aid",
            r"""
            wheelchair, hearing aids?, cochlear implant, pacemaker, prosthe(sis|tic)( \w+)?
            artificial (leg|arm|hip), insulin pump, cpap( machine)?, catheter, stoma bag, colostomy bag, white cane
            walking (stick|frame|aid), walker, crutch(es)?, zimmer frame, oxygen tank, guide dog, epipen
            glucose monitor, mobility scooter, inhaler
            """,
        ),
        (
            "topic",
            """
            app, apps, research, project, article, articles, clinic, data, dataset, study, studies, charity, paper
            papers, patients, patient, website, site, book, essay
            class, course, model, team, centre, center, lab, awareness, campaign, newsletter, podcast, film
            documentary, ward, unit, department, foundation, conference
            thesis, lecture, lectures, seminar, register, registry, statistics, screening, company, startup
            product, software, blog, magazine, nurse, researcher, simulation
            """,
        ),
        (
            "be",
            r"""
            is, are, am, was, were, been, being, be, became, become, becoming, i['’]m, im, we['’]re, he['’]s
            she['’]s, they['’]re, identifies as, identify as, came out as
            """,
        ),
        (
            "have",
            """
            have, has, had, having, got, gets, get, i['’]ve, developed, contracted, caught, survived, beat
            living with, lives with, live with, recovering from, recovered from
            fighting, battling, struggl(e|es|ed|ing) with, deal(s|t|ing)? with, suffer(s|ed|ing)?( from)?
            diagnosed (with|as), treated for, managing, manages, manage, born with
            tested positive for, hospitali[sz]ed (for|with), because of, due to, thanks to, on account of, since
            despite, history of, prone to, at risk of, risk for
            """,
        ),
        (
            "kin",
            r"""
            wife, husband, partner, girlfriend, boyfriend, son, daughter, child, kid, kids, children, baby, mother
            father, mum, mom, dad, parents, sister, brother, aunt, uncle, cousin, niece, nephew, grandmother
            grandfather, grandma, grandpa, friend, best friend, roommate, flatmate, neighbou?r, boss, colleague
            coworker, co-worker, manager, teacher, ex, ex-wife, ex-husband, client, landlord, teammate, in-laws
            mother-in-law, father-in-law, brother-in-law, sister-in-law
            """,
        ),
        ("whose", "my, our, his, her, their"),
        (
            "sum",
            r"""
            [$€£¥₹]\s?\d[\d.,]*\s?(k|m|million|thousand)?, \d[\d.,]*\s?[$€£¥₹]
            \d[\d.,]*\s?(k|grand)?\s?(usd|eur|gbp|chf|cad|aud|inr|brl|euros?|dollars?|pounds?|francs?|quid|bucks|
                rupees?|reais|yen|yuan|kronor|kroner|zloty|pesos?)
            \d[\d.,]*\s?(k|grand|thousand|million), (six|five|seven) figures?
            """,
        ),
        (
            "funds",
            r"""
            salary, income, wages?, pay ?che(ck|que), take-home( pay)?, pay rise, bonus, pension, life savings
            savings( account)?, net worth, debts?, (student |car |bank |home |payday |personal )?loans?
            mortgage( payments?)?, overdraft, rent, inheritance, alimony, child support
            tax (bill|debt|return|refund), credit (score|rating|card debt|card bill)s?, bankruptcy
            (unemployment |housing |disability )?benefits?
            dividends, (stock |investment |crypto )?portfolio, investments, redundancy pay, severance( pay)?
            stock options, rsus?, trust fund, allowance, bank balance, account balance, monthly budget
            nest egg, emergency fund, 401\(?k\)?, isa, hourly rate, day rate, compensation package
            settlement money, winnings, gambling debts?
            """,
        ),
        (
            "faith",
            r"""
            christian, catholic, roman catholic, protestant, muslim, jew, jewish, hindu, buddhist, sikh, jain
            atheist, agnostic, mormon, evangelical, (greek|russian|eastern) orthodox
            orthodox (christian|jew|jewish)
            jehovah['’]?s witness, pagan, wiccan, quaker, baptist, methodist, lutheran, anglican, calvinist
            presbyterian, pentecostal, adventist, shia, sunni, sufi, bahai, bah[aá]['’]?[ií], zoroastrian, taoist
            shinto, rastafari\w*
            scientologist, religious, non-?religious, devout, secular humanist, born[- ]again, unitarian, salafi
            ahmadi
            """,
        ),
        (
            "politics",
            r"""
            republican, democrat, social(ist| democrat), communist, conservative, libertarian, marxist, anarchist
            tory, leftist, nationalist, fascist, trotskyist, maoist, monarchist
            left-?wing(er)?, right-?wing(er)?, far[- ](left|right), liberal, progressive, centrist, populist
            green voter, labour voter, unionist, separatist, brexiteer, remainer
            (pro|anti)-(life|choice|abortion|brexit|eu|immigration|war|vax\w*), trump supporter, maga, swing voter
            """,
        ),
        (
            "party",
            r"""
            labour, conservatives?, tories, the tory party, (the )?greens?( party)?, lib(eral)? dems?
            liberal democrats, snp, plaid cymru, sinn f[eé]in, reform( uk)?, ukip, republicans?, democrats?, gop
            libertarians?
            spd, cdu, csu, fdp, afd, die linke, psoe, vox, podemos, partido popular, rassemblement national
            the left, the right, the socialists, the communists, trump, biden, harris, obama, bernie, sanders
            corbyn, starmer, sunak, johnson
            macron, le pen, m[eé]lenchon, merkel, scholz, merz, lula, bolsonaro, modi, bjp, congress party, remain
            leave, brexit, independence, the opposition, the government, the ruling party, the left party
            the socialist party, the communist party
            """,
        ),
        (
            "orientation",
            """
            gay, lesbian, bisexual, bi-?sexual, bi, pansexual, asexual, queer, heterosexual, homosexual, bi-?curious
            polyamorous, transgender, trans, transsexual, a trans (man|woman), non-?binary, genderqueer
            genderfluid, intersex, aromantic, demisexual, lgbtq?\\+?, a drag queen, celibate, closeted
            in the closet, straight
            """,
        ),
        (
            "people",
            r"""
            black, white, asian, latin[oax], hispanic, arab, roma, romani, gypsy, african[- ]american, afro[- ]\w+
            asian[- ]american, mixed[- ]race, multiracial, biracial, indigenous, native american, first nations
            aboriginal, m[aā]ori, kurdish, kurd, tamil, uyghur, uighur, berber, amazigh
            ashkenazi, sephardi\w*, caucasian, half[- ](black|white|asian|\w+ese|indian|african|arab), brown
            person of colou?r, a (woman|man|person) of colou?r, sinti, sami, inuit, han chinese, punjabi, pashtun
            tutsi, hutu, yoruba, igbo, zulu, creole, mestizo, dalit
            """,
        ),
        (
            "street",
            r"""
            street, st\.?, avenue, ave\.?, road, rd\.?, lane, ln\.?, drive, court, close, way, square, terrace
            place, crescent, boulevard, blvd\.?, row, hill, gardens, mews, grove, walk, quay, parade, highway
            alley, circle
            """,
        ),
        (
            "month",
            r"""
            january, february, march, april, may, june, july, august, september, october, november, december
            jan\.?, feb\.?, mar\.?, apr\.?, jun\.?, jul\.?, aug\.?, sept?\.?, oct\.?, nov\.?, dec\.?
            """,
        ),
        (
            "often",
            r"""
            always, often, usually, mostly, generally, sometimes, very, really, so, quite, pretty, rather, too
            deeply, extremely, easily, still, just, currently, also, a bit, a little, kind of, increasingly
            so very, getting, feeling, constantly, regularly, frequently, secretly, a, an, the, no longer, not
            slightly, totally, completely, proudly, openly, actually, both, lifelong, former, ex-, practi[sc]ing
            devout, lapsed, non-practi[sc]ing, committed, registered, card-carrying, born, raised, now, legally
            severely, mildly, partly, half
            """,
        ),
        (
            "frequent",
            r"""
            every (single )?(day|night|morning|evening|afternoon|week|weekend|weekday|month|summer|winter|august|
                july|june|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other \w+)s?
            each (day|night|morning|evening|week|weekend|weekday|month|summer|winter|monday|tuesday|wednesday|
                thursday|friday|saturday|sunday)
            (on )?(mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|weekends|weeknights|
                school days)
            daily, nightly, weekly, (at )?night, nights, in the (evenings?|mornings?|afternoons?)
            after (dark|work|school|midnight), at \d{1,2}([:.]\d\d)?( ?[ap]\.?m\.?)?, from \d{1,2}
            at (six|seven|eight|nine|ten|eleven|midnight|noon|dawn|dusk|sunset|one|two|three|four|five)
            until \d{1,2}
            """,
        ),
        (
            "gloom",
            r"""
            lonely, alone, worthless, hopeless, sad, down, low, empty, ashamed, guilty, overwhelmed, insecure
            unloved, useless, like a (failure|fraud|burden|impostor), scared, afraid, anxious, jealous, miserable
            depressed, numb, stressed( out)?, hurt, rejected, inferior, inadequate, helpless, trapped, lost
            abandoned, bitter, humiliated, desperate, terrified, heartbroken, unwanted, invisible, unhappy
            nervous, angry, moody, fragile, vulnerable, blue, tearful, homesick, unworthy, small, stupid, dumb
            ugly, unattractive, isolated, crushed, devastated, panicky, on edge, emotionally \w+
            """,
        ),
    ),
    persons=r"""
        (i|me|my|mine|myself|we|us|our|ours)
        i['’](m|ve|d|ll)
        we['’](re|ve|d|ll)
        (im|ive)
        (he|she|his|her|him|they|their|he['’]s|she['’]s|they['’]re)
        (user|the user|name)
        \A(the |an? |one |older |younger |ex-?)?(<kin>)
    """,
    secret_labels=r"""
        pass(word|code|phrase|wd)s?
        pass phrase
        pwd|pw
        secret (key|token|access key|code|word|answer)
        (api|access|auth|authentication|bearer|refresh|session|bot|deploy|personal access|oauth|csrf|jwt|security|
            signing|webhook|github|gitlab|slack|npm|pypi|stripe|aws|service|admin) ?(token|secret|key)s?
        (private|encryption|decryption|licen[cs]e|product|master|root|account|ssh|signing|recovery|activation|cd|
            wallet|pgp|gpg|wpa2?|wi-?fi|network) (key|secret|password|phrase|pass|code)s?
        client ?secret
        (db|database|root|sudo|admin|e-?mail|account|router|bank|server|vpn|laptop|phone|computer|user|
            guest) (password|pass|pw|pwd|credentials)
        safe word
        mother['’]?s maiden name
    """,
    weak_labels=r"""
        (pass|tokens?|secrets?|credentials?|keys?|log-?ins?|session( ?id)?|sid|cookies?|jsessionid|phpsessid|csrf|
            nonce|
            hmac|signature|bearer)
    """,
    code_labels=r"""
        (alarm|gate|door|entry|building|garage|safe|locker|lock|access|security|pin|key ?pad|unlock|front door|
            vault|lock ?box|key ?safe|padlock|bike lock|phone|sim|puk|card|atm|debit|bank|verification|
            authenticator|two-?factor|2fa|mfa|otp|one-?time|back-?up|recovery|reset|confirmation|login|sms|cvv2?|
            cvc|elevator|intercom|combination|suitcase|tan|buzzer|screen|entrance|flat|house|office|parking|shed|
            gym) ?(pass ?)?(codes?|pins?|combinations?|combos?)
        pin( (codes?|numbers?))?
        (otp|puk|cvv2?|cvc|tan)
        codes?
        (combination|combo)
    """,
    no_labels=r"""
        (error|status|exit|return|response|zip|postal|post|area|country|dial\w*|http|https|language|currency|promo|
            discount|coupon|product|item|colou?r|hex|qr|bar|source|voucher|flight|airport|booking|course|tax|sort|
            branch|swift|op|char|ascii|unicode|reason|dress|morse|penal|building|civil|state|country|region|iso|
            batch|stock|lines? of|sample|legacy|production|test|python|code) codes?
        (primary|foreign|sort|partition|public|cache|dictionary|json|object|shift|arrow|function|map|config|
            translation|i18n|object|answer|candidate|composite|unique|enter|escape|tab|piano|major|minor|host|redis|
            row|index|session) keys?
        (max|maximum|min|input|output|prompt|context|total|per|of|number of|many|used|completion|cached|thinking|
            reasoning|design|css|lexer|parser|next|end|start|special|stop) (new )?tokens?
    """,
    label_parts="""
        session sid cookie csrf nonce hmac signature bearer pass pw secret token key credential login log-in code pin
        otp puk cvv cvc tan combination combo word maiden
    """,
    told_parts="""
        seed phrase mnemonic half third part back-up backup recovery scratch login log-in credential username
    """,
    is_words="is are was equals reads being = : := -> =>",
    no_values=r"""
        (not|no|never|too|very|so|still|already|now|also|always|only|just|a|an|the|in|on|at|for|from|by|with|to|of|
            and|or|but|if|when|that|this|it|what|how|why|my|your|his|her|their|our|its|some|any|one|all|there|here|
            where|who|which)
        (wrong|incorrect|invalid|valid|correct|right|expired|required|optional|weak|strong|missing|secure|insecure|
            safe|unsafe|secret|hidden|public|private|long|short|empty|blank|null|none|unset|set|unique|random|
            different|same|old|new|fine|ok|okay|good|bad|hard|easy|important|sensitive|stolen|leaked|lost|gone|
            unknown|known|necessary|needed|enough|case-sensitive|rotated|plain|text|plaintext|case|up|out|down|off|
            ready|available|unavailable|used|unused|broken|temporary|permanent|default|mandatory|ambiguous|
            confidential|complicated|simple)
        (policy|policies|manager|managers|reset|resets|field|fields|rotation|prompt|prompts|hash|hashes|hashing|
            strength|protection|protected|generator|storage|store|vault|list|lists|input|box|form|page|screen|limit|
            limits|count|counts|usage|bucket|buckets|ring|economy|stream|type|types|name|names|value|values|length|
            rules|requirements|authentication|auth|based|format|expiry|expiration|validation|verification|change|
            changes|change[ds]?|refresh|budget|window|windows|per|error|errors|review|reviews|base|style|quality|
            examples?|snippets?|blocks?|comments?|coverage|completion|generation|points?|takeaways?|words?|
            features?|results?|findings?|insights?|ideas?|signature|board|boards|bindings?|stroke|strokes|holder|
            santa|sauce|service|agent|garden|ingredient|recipe|admirer|weapon)
        (should|must|can|could|will|would|may|might|has|have|had|does|do|did|gets|get|works|work|worked|fails|
            failed|keeps|kept|came|comes|goes|needs|need|expires|changes|matches|contains|includes|looks|seems|says|
            said|means|starts|ends|exists|appears|belongs|depends|leaked)
        \p{L}+(ed|ing|able|ible|ive|less|ful|ly|tion|ment|ous)
        (stored|kept|sent|shown|written|read|given|made|found|known|hidden|built|held|put|let|left)
        (str|string|int|integer|bool|boolean|true|false|undefined|nil|any|object|array|number|var|const|self|req|
            res|config|env|settings|args|kwargs|options|params|data|response|request|user|users|username|input|
            output)
    """,
    secrets=r"""
        (?:seed|recovery|mnemonic|backup|wallet|secret) (?:phrase|words?|mnemonic)s?(?: (?:is|are|for|of|:|=)|
            :)?(?: (?:my|the|a) \w+(?: is)?)?:? ?(?P<value>(?:\p{L}{3,}[ ,]+){7,}\p{L}{3,})
        (?P<value>(?:the |my |our |its )?(?:first|second|last|other|one|1st|2nd|third|remaining|left|right|top|
            bottom) (?:half|part|third|bit|piece|chunk|section|few (?:characters|digits|letters)|\d+ (?:characters|
            digits|letters)|(?:two|three|four|five|six|eight) (?:characters|digits|letters)) of (?:the |my |our |
            this |that |its )?(?:\w+ ){0,2}(?:key|password|passphrase|token|secret|pin|code|passcode|seed|
            credential)s? … \S+)
        (?:back-?up|recovery|one-?time|scratch) codes?(?: (?:are|is|for \w+ (?:are|is))|
            :)? ?(?P<value>[\w-]{4,}(?:[ ,;]+(?:and )?[\w-]{4,})*(?<=\d[\w\s,;-]*))
        (?:log-?in|log in|credentials?|sign-?in|username|user)(?: (?:is|are|with|as)|:)? ?\S+ ?(?:/|and password|
            password|pass|pw|with password) ?(?:is |: ?)?(?P<value>(?!(?:and|or|register|sign\w*|log\w*|password|
            username|email)\b)\S{4,})
        (?:password|passphrase|pin|passcode|key|code)s? (?:spelled|spelt|spelled out|written|backwards|reversed|
            in reverse|letter by letter|encoded|in base64|in hex|split)[\w ]{0,20}?(?: is|:|,)? (?P<value>\S.{3,})
        (?:password|passphrase|pass ?code)(?: (?:for|to|of|we use|i use)(?: \p{L}[\p{L}'’.-]*){0,4}?) ?(?:is|=|:|
            was) ?(?P<value>(?!<novalue>)[\p{L}\p{N}]\S{3,})
        pass ?phrase(?: [\p{L}'’-]+){0,4}? ?(?:is|=|:|was) ?(?P<value>(?:(?!(?:too|very|not|the|and|for|was|has|but|
            with|you|your|long|short|wrong|required|needed|stored|safe|again|now|still|already|that|never|only|kept|
            from|into|when|then)\b)\p{L}{3,} ){2,9}\p{L}{3,})
    """,
    health=Concern(
        unless=r"""
            health (checks?|insurance|endpoint|probes?|score|status|page|report|dashboard|bar|points?|potions?|
                monitor\w*|care|sector|app|apps|data|tech|software|food|club)
            healthy
            sick (of|and tired|burn|beat|tune|skills?|design)
            allergic to (\w+ ){0,2}(meetings?|mornings?|mondays?|work|small talk|jargon|e-?mails?|emojis?|
                spreadsheets?|paperwork|deadlines?|java|javascript|php|perl|xml|yaml|css|frameworks?|buzzwords?|
                bureaucracy|clich[eé]s?|hype|boredom|commitment|surprises?|talk|calls?|slides|powerpoint|excel|
                exclamation\w*|corporate \w+|fluff|adverbs|commas|semicolons|tabs|classes|globals|microservices|
                agile|scrum|stand-?ups?|documentation|comments|introductions|repetition|code|routine|change|
                nonsense|authority|politics|sarcasm|marketing|people|crowds|failure|mess|noise|drama)
            blind (tests?|review\w*|spots?|dates?|tasting|auction|trust|copy|carbon|alley|study|studies|trials?)
            (double|single|triple)-blind
            (deaf|blind) to (feedback|criticism|detail|that|this)
            (render|merge|decision|deadline|alert|notification|banner|analysis|scope|feature|meeting|version|
                context) (disorder|blindness|fatigue|paralysis|fever|pain|infection|anxiety|disease)
            pain (points?|in the \w+)
            (growing|no) pains?
            heart of
            (css|code|compiler|build|headache|writer['’]s|impostor|imposter|not[- ]invented[- ]here|
                second[- ]system|tall poppy) (syndrome|block)
            (the|a|an|some|that|this) (flu|cold|virus|infection|epidemic) (spreads?|model|simulation|tracker)
            (caught|catch|have|has|had|got|get|is|a) (a )?cold (brew|coffee|drinks?|start|starts|case|call|calls|
                calling|email|emails|emailing|storage|cache|water|shower|showers|office|house|weather|climate|beer|
                wallet|backup|boot|room|room\w*|spot|feet|plunge|milk|tea|soup|sandwich\w*)
            (computer|trojan|email|boot sector|malware) virus\w*
            virus (scanner|scan|definitions?|total|checker)
            (?:work(?:s|ed|ing)?|teach(?:es|ing)?|taught|volunteer(?:s|ed|ing)?|job|employed|writ(?:e|es|ing|er)|
                wrote|stud(?:y|ies|ied|ying)|research(?:es|ed|ing)?|specialis\w+|specializ\w+|lectur\w+|read(?:s|
                ing)?|build(?:s|ing)?|develop(?:s|ing)?|design(?:s|ing)?|publish\w*|edit(?:s|ing)?|translat\w+|
                illustrat\w+|film(?:s|ing)?|train(?:s|ed|ing)? as|fundrais\w+|consult\w*|run(?:s|ning)? an?|
                found(?:s|ed))(?: (?!(?:and|but|because|since|so|while|although|though|who|after|despite|with my|
                due|i|i['’]m|i['’]ve)\b)[\p{L}\p{N}'’.]+)*+
            (an? |the )?(\w+ )?(patient|patients|clinic|hospital|pharmacy|medical|medicine|nursing|health\w*|
                therapy|surgery|cancer|diabetes|dementia|autism|mental health|trauma) (object|class|table|schema|
                record|field|model|nurse|doctor|surgeon|student|school|charity|researcher|data|app|apps|software|
                website|company|startup|centre|center|research|journal|paper|course|portal|database|api|project|
                therapist|conference|foundation|unit|ward)s?
            (is|am|are|i['’]m|as) an? (?:(?!(?:with|who|and|but)\b)[\w-]+ ){0,3}(nurse|doctor|surgeon|therapist|
                physiotherapist|psychologist|psychiatrist|pharmacist|dentist|paramedic|oncologist|cardiologist|
                neurologist|dermatologist|counsell?or|researcher|epidemiologist|virologist|midwife|carer|caregiver|
                radiologist|vet|optician|audiologist|dietitian|nutritionist)
            (sugar|gluten|dairy|lactose|nut)-free
            weigh(s|ed|ing)? (in|up|the (pros|options|evidence|costs?|risks?|benefits))
            (light|heavy)weight
            inject(s|ed|ing)? (dependencies|dependency|code|services?|humou?r|the|a|props|values|mocks?)
            dependency injection
            (therapy|operation|surgery) (dog|room|app|bot)
            addicted to (\w+ ){0,2}(coffee|tea|chocolate|crosswords?|podcasts?|books?|chess|sudoku|work|shortcuts|
                keyboards?|vim|news|games?|puzzles|running|running|cycling|spreadsheets|lego|star trek|the show|
                this show)
        """,
        when=r"""
            <have> (?:(?!(?:about|called|regarding|book|article|app|friend who|against|build|built|no|
                not)\b)[\w'’.-]+ ){0,4}<condition>(?! <topic>)
            <whose> (?:(?!(?:about|called|regarding|against|on|for)\b)[\w'’-]+ ){0,3}<condition>(?! <topic>)
            <be> (<often> ){0,4}<state>(?! (of|to (the|feedback|criticism|my own)|man|mice|spot))
            (allergic|intolerant|allergy|allergies|intolerance) (to|for|is|are)
            \Aallergic to
            (take|takes|taking|took|on|prescribed|need|needs|use|uses|using|started|stopped|swallows?|inject|
                injects|injecting|forget|forgets|switched to|off|quit|given|gets?|put (me|him|her|us|
                    them) on) (?:(?!(?:about|for work|in|at|
                the train|notes)\b)[\w'’.-]+ ){0,4}<medicine>
            <whose> (?:[\w'’-]+ ){0,2}<medicine>
            (in|started|starts|starting|doing|having|had|has|have|need|needs|needed|undergo|undergoes|undergoing|
                underwent|going to|going through|go to|goes to|attends?|attending|awaiting|waiting for|
                    waiting list for|list for|after|scheduled for|getting|finished|before) (?:(?!(?:about|the|
                    for)\b)[\w'’-]+ ){0,3}<treatment>
            <whose> (?:[\w'’-]+ ){0,2}<treatment>
            (see|sees|seeing|saw|visit|visits|visiting|under|have|has|got|talk to|talks to|talking to|
                appointment with) (an? |my |her |his |their |the )(\w+ ){0,2}<specialist>
            <whose> (\w+ )?<specialist>
            (mis|re|was |been |got |is |were )?diagnosed
            (use|uses|using|wear|wears|wearing|need|needs|have|has|got|rely on|relies on|in) (an? |my |her |his |
                their |the |two )?(\w+ ){0,2}<aid>
            (i|we|he|she) (<often> )*weigh(s|ed)?
            <whose> (\w+ )?(weight|bmi|blood (pressure|sugar|type|group|sugars|test\w*)|cholesterol|heart rate|
                pulse|body fat|waist|height|period|periods|menstrual cycle|cycle|pregnancy|due date|hearing|
                eyesight|sobriety|recovery|disability|illness|symptoms|diagnosis|condition|prognosis|overdose|
                mental health|scars?|limp|stutter|prosthe\w+)( (is|are|was|makes|means|has|at|of|since|started|got|
                hurts?|gets?)|[,.]|$)
            (is|are|am|i['’]m|was) (about |around |roughly |almost |just |only )?\d[\d.,'’"]* ?(cm|m|metres?|
                meters?|ft|feet|foot|inches|kg|kilos?|kilograms?|pounds|lbs|stone)( \d+)?( (tall|heavy|
                high))?(?! (from|away|of|apart|wide|long|screen|monitor))
            (lost|gained|lose|losing|gain|gaining|drop|dropped|shed|put on) (\w+ ){0,3}(weight|kilos?|kg|pounds|lbs|
                stone)
            (blood (type|group)) (is )?(a|b|ab|o)
            type (a|b|ab|o)( ?[+-]| positive| negative)? blood
            (have|has|had|with) (a |an )?(bad|weak|dodgy|sore|injured|torn|fused|artificial|broken|sprained|
                replaced|damaged|trick|frozen|slipped) (back|knee|knees|hip|heart|shoulder|ankle|wrist|neck|disc|
                lungs|kidneys?|liver|stomach|eyes?|hearing|leg|foot|arm|elbow)
            (broke|fractured|sprained|tore|injured|dislocated|lost) (my|his|her|their) (\w+ )?(back|knee|hip|
                shoulder|ankle|wrist|neck|disc|leg|foot|arm|elbow|finger|toe|jaw|nose|collarbone|rib|acl|meniscus|
                hearing|sight|eyesight|leg)
            (my|his|her|their) (\w+ )?(back|knees?|hip|heart|shoulder|joints|neck) (hurts?|aches?|(is|are) (bad|
                killing|sore|shot|gone|ruined|wrecked|busted|useless)|gives? out|acts up)
            (recover|recovers|recovering|recovered|heals?|healing) from (my|a|an|his|her|their|
                the) (\w+ ){0,2}(operation|surgery|illness|injury|stroke|accident|fall|fracture|infection|
                heart attack|breakdown|addiction|concussion)
            (sober|clean|abstinent|smoke-free) (for|since)
            (quit|gave up|stopped|giving up|given up) (drinking|alcohol|smoking|drugs|heroin|cocaine|opioids|
                gambling)
            (relaps\w+|overdos\w+|detox\w*|rehab)
            (miscarried|menstruat\w+|ovulat\w+|breastfeed\w*)
            (trying|struggling|unable|hoping) (to conceive|for a baby|to get pregnant)
            (expecting|pregnant with) (our|my|a|twins|her|their|his|number|the)( (first|second|third|baby|child))?
            (months|weeks) pregnant
            due in (january|february|march|april|may|june|july|august|september|october|november|december) with
            (can|could)(['’]?t|not|n['’]?t| not) (see|hear|walk|eat|digest|breathe|smell|tell red from green|
                tell colou?rs apart)( (colou?rs?|sounds?|(high|low) notes?|stairs|steps|far|
                    long distances?))?( (well|properly|
                much|at all|any ?more|without|gluten|dairy|lactose|nuts|wheat|out of|in my|on my|on one|unaided|red|
                    green)|$)
            (can|could)(['’]?t|not|n['’]?t| not) (see|hear|walk) (colou?rs|(high|low) notes?|stairs|far)
            (can|could)(['’]?t|not|n['’]?t| not) stand (for long|up|unaided|without)
            (hearing|vision|sight|mobility|speech|learning|cognitive) (impairment|impaired|loss|disability|
                difficulties|problems)
            (stutters?|stammers?|limps?|faints?|wheezes?)
            (vaccinated|unvaccinated) (against|for|with)
            tested positive
            (self-?harm\w*|suicid\w+)
            (panic|anxiety|asthma|heart|epileptic) attacks?
            chronic (pain|illness|fatigue|condition|disease)
        """,
        bare=r"""
            \A(weighs|stands) (\w+ )?\d[\d.,]* ?(cm|m|ft|feet|kg|kilos?|kilograms?|pounds|lbs|stone)
            \A(diagnosis|allerg(y|ies)|medications?|meds|blood (type|group|pressure)|condition|weight|height|bmi|
                prescriptions?) ?(:|is|are|=|-|–) ?\S+
            \Aallergic to
            \A(a |an |another |my |this )?<condition> (again|is back|came back|acting up|flar(es|ed|ing) up|today|
                tonight|since|all (day|week))
            \A(severely |mildly |newly |recently )*(diabetic|asthmatic|epileptic|pregnant|autistic|disabled|deaf|
                colou?r-?blind|c[o]?eliac|hiv[- ]positive)
        """,
    ),
    money=Concern(
        unless=r"""
            technical debts?
            tech debts?
            (sleep|design|documentation|test|testing|code|ux|architectural|security|cognitive|data) debts?
            (cache|memory|error|time|token|performance|complexity|character|word|page|latency|render|cpu|size|
                bundle|thinking) budgets?
            (?:work(?:s|ed|ing)?|teach(?:es|ing)?|taught|job|employed|writ(?:e|es|ing|er)|wrote|stud(?:y|ies|ied|
                ying)|research(?:es|ed|ing)?|specialis\w+|specializ\w+|lectur\w+|build(?:s|ing)?|develop(?:s|ing)?|
                design(?:s|ing)?|manages?|sell(?:s|ing)?|consult\w*|run(?:s|ning)? an?|found(?:s|ed))(?: (?!(?:and|
                but|because|since|so|while|although|though|who|after|despite|due|for \d|i|i['’]m|i['’]ve|earns?|
                makes?|paid|pays|owes?)\b)[\p{L}\p{N}'’.]+)*+
            (is|am|are|i['’]m|as) an? (\w+ ){0,2}(loan|mortgage|debt|pension|tax|payroll|investment|portfolio|
                benefits|compensation|salary) (officer|broker|collector|advis[eo]r|consultant|analyst|manager|
                specialist|accountant|lawyer)
            (debt|loan|mortgage|pension|tax|payroll|investment|salary|income|invoice|bonus|benefits?|rent) (table|
                class|calculator|app|apps|model|schema|field|column|report|spreadsheet|page|endpoint|service|
                feature|function|module|form|simulator|data|dataset|api|level|round|track|episode|chapter|
                questions?|content|material|points|tips?|section|scene|disc|cut)
            (bonus|added|side|health|main|key|extra|many|other) (points?|benefits?|levels?|tracks?|episodes?|
                chapters?|questions?|content|rounds?)
            benefits? (of|from|over|outweigh\w*)
            (get|gets|got|have|has|had) the benefits?
            (rent|rents|renting|rented) (a|an|the|out|movies|cars|bikes|films)
            (library|inter-?library|loan) (loan|loans|words?)
            (design|photo|art|online|writing|project|web|my github|github|developer|drawing) portfolio
            portfolio (site|website|page|piece|project)s?
            (savings?) (of|in) (\w+ ){0,2}(time|memory|space|energy|cpu|bandwidth)
            (time|energy|cost|memory|space) savings?
            (power|range|rate|current|energy) (?:bill)? limits?
            income inequality
        """,
        when=r"""
            (earn|earns|earned|earning|make|makes|made|making|bring home|brings home|take home|takes home|
                taking home|gross|grosses|net|nets|clear|clears|charge|charges|paid|get paid|gets paid|getting paid|
                pays me|pays us|pay me|on) (?:(?!(?:for|to|about|in under|with)\b)[\w'’~.,-]+ ){0,3}?(<sum>|
                \d[\d.,]*)( (before|after) tax| net| gross)? ?(an?|per|/|each|every) ?(year|yr|month|mo|week|hour|
                hr|day|annum|project|shift|client|night)
            (earn|earns|earned|earning|(bring|brings|take|takes) home) (?:(?!(?:for|to|about|my|his|her|their|the|
                an|trust)\b)[\w'’~-]+ ){0,3}?(<sum>|\d[\d.,]*)
            (invest|invests|save|saves|put aside|puts aside|pay off|pays off|contribute|
                contributes) (\w+ )?[$€£]?\d[\d.,]*k? ?(an?|per|every|each) (month|week|year|day)
            (sold|bought|sell|selling|buying) (the|my|our|his|her|their|a) (\w+ )?(house|flat|apartment|home|land|
                company|car|shares?|stake|business) for (about |around |over )?(<sum>|\d[\d.,]*)
            (earn|earns|earning) (\w+ ){0,2}(more|less|enough|little|well|a lot|minimum wage|commission|good money|
                decent money|next to nothing|above|below|under|over)
            (make|makes|made|pay|pays|paid|get|gets|got|have|has|saved|save|saves|owe|owes|owed|spent|spends|lost|
                won|inherited|invest\w*|put aside|borrowed|lent|withdr\w+) (?:(?!(?:for|to (build|show|do)|
                about)\b)[\w'’~-]+ ){0,3}?<sum> ?(in|of|a|per|on|for|from|to|into|worth|saved|debt|left|$|[.,;!])
            (owe|owes|owed|owing) (?:(?!(?:an?|the) (explanation|apology|favou?r|beer|coffee|answer|reply|lunch|
                dinner|debt of gratitude)\b)[\w'’-]+ ){0,4}(money|back taxes|taxes|debt|debts|rent|the bank|the tax|
                \d[\d.,]*|<sum>|a lot|on (my|the|a|his|her|their))
            <whose> (?:(?!(?:new|app|code|team|company|client|test|project)\b)[\w'’-]+ ){0,3}<funds>(?! (calculator|
                app|page|is due on the))
            (have|has|had|having|get|gets|got|receive|receives|received|receiving|pay|pays|paying|paid|took out|
                take out|taking out|inherited|in|live on|lives on|living on|on|repay|repays|repaying|pay off|
                pays off|paying off|paid off|claim|claims|claiming|draw|draws|with|cashed|refinanced|expect|expects|
                got a|lost) (?:(?!(?:about|for|any|no|the (following|main|key)|test|
                sample)\b)[\w'’.,~$€£-]+ ){0,4}<funds>(?! (of this|of the|to|from using))
            (is|am|i['’]m|we['’]re|are|was|were|went|go|going|been|gone|declared|filed for|filing for|
                facing) (\w+ ){0,2}(bankrupt|bankruptcy|broke(?! (the|my|it|a|down))|in debt|in arrears|insolvent|
                penniless|behind on (\w+ ){0,2}(rent|mortgage|payments?|bills?)|overdrawn|in the red|on benefits|
                on welfare|on minimum wage|a millionaire|wealthy|well off|financially \w+|short on cash|
                strapped for cash|drowning in debt|debt-free|foreclosed|living paycheck to paycheck|
                struggling (financially|to pay))
            (can|could)(['’]?t|not|n['’]?t| not) (afford|pay) (\w+ ){0,3}(rent|mortgage|bills?|loan|heating|food|
                debts?|it this month|taxes|childcare)
            (living|lives|live) paycheck to paycheck
            financial (trouble|problems|difficulties|situation|worries|hardship|stress)
            money (is|was|has been|'s) (tight|short|running out|a problem)
            (inherited|inheriting|inherits) (\w+ ){0,3}(money|house|estate|fortune|from)
            (worth|net worth|sitting on|savings of|debts? of|loans? of|mortgage of|salary of|income of|rent of|
                bonus of|pension of|balance of) (about |around |over |roughly |some |nearly )?(<sum>|\d[\d.,]*)
            (mortgage|loan|rent|salary|income|pension|savings|debt|bonus|net worth|credit score|tax bill|overdraft|
                alimony|child support) (is|was|are|comes to|of|at|went up to|costs) (about |around |over |roughly |
                only |just |now |some |nearly )?(<sum>|\d[\d.,]*)
            (won|lost) (?:[\w.,$€£]+ ){0,4}(lottery|at the casino|gambling|in crypto|on the stock market|on bitcoin|
                betting)
            (bank|checking|current|savings|giro) account (number|no\.?|ending|#)
        """,
        bare=r"""
            \A(my )?(credit (score|rating)|net worth|salary|income|savings|mortgage|rent|debts?|pension|
                bonus) ?[$€£]?\d[\d.,]*
            \A(salary|income|net worth|debts?|mortgage|rent|savings|credit score|pension|bonus|loan|monthly (income|
                rent|salary|budget)) ?(:|is|are|=|of|-|–|at) ?\S+
            account (number|no\.?|#) ?(is |: ?|= ?)?[\d][\d -]{5,}
            sort code ?(is |: ?|= ?)?\d\d[ -]?\d\d[ -]?\d\d
            routing (number|no\.?) ?(is |: ?|= ?)?\d{6,}
            (debit|credit|bank|visa|mastercard|amex)( card)? (number|no\.?|ending( in)?|#) ?(is |: ?|= ?)?\d{4,}
            \A(earns|owes) (\w+ ){0,4}(<sum>|\d[\d.,]*|money|debt)
        """,
    ),
    special=Concern(
        unless=r"""
            (?:work(?:s|ed|ing)?|teach(?:es|ing)?|taught|volunteer(?:s|ed|ing)?|job|employed|writ(?:e|es|ing|er)|
                wrote|stud(?:y|ies|ied|ying)|research(?:es|ed|ing)?|specialis\w+|specializ\w+|lectur\w+|read(?:s|
                ing)?|build(?:s|ing)?|develop(?:s|ing)?|design(?:s|ing)?|publish\w*|edit(?:s|ing)?|translat\w+|
                illustrat\w+|film(?:s|ing)?|photograph\w*|cover(?:s|ing)?|report(?:s|ing)? on|sing(?:s|ing)?|
                play(?:s|ing)?|listen(?:s|ing)? to|watch\w*|collect(?:s|ing)?|consult\w*|run(?:s|ning)? an?|
                found(?:s|ed)|sell(?:s|ing)?|translates?|draw(?:s|ing)?|paint(?:s|ing)?|restor(?:e|es|
                ing))(?: (?!(?:and|but|because|since|so|while|although|though|who|after|despite|i|i['’]m|i['’]ve|
                myself|for the (?:\p{L}+ )?party)\b)[\p{L}\p{N}'’.]+)*+
            (is|am|are|i['’]m|as) an? (?:(?!(?:with|who|and|but)\b)[\w-]+ ){0,3}(lawyer|attorney|barrister|judge|
                criminologist|scientist|journalist|historian|researcher|professor|teacher|theologian|sociologist|
                librarian|officer|novelist|writer|author|translator|philosopher|editor|student|analyst|pollster|
                speechwriter|photographer|musician|organist)
            (religio\w+|politic\w+|islamic|christian|jewish|hindu|buddhist|catholic|muslim|criminal|gay|queer|
                lesbian|ethnic|racial|black|church|bible|quran|gospel|prison|crime) (books?|history|studies|art|
                music|architecture|literature|law|justice|records? (table|schema|api)|lawyer|defen[cs]e|philosophy|
                science|theory|novels?|films?|fiction|articles?|podcasts?|charity|school|choir|podcast|cinema|drama|
                series|bar|bars|magazine|calendar|app|tea|coffee|metal|friday|box|hat|hole|mirror|swan|bird|board|
                list|paper|noise|space|wine|light)
            (black|white|brown) (box|list|hat|board|paper|space|noise|wine|tea|coffee|bread|rice|chocolate|pepper|
                shirt|shirts|background|backgrounds|theme|themes|text|tape|magic|belt|sugar|label|cat|dog|car|keys?|
                keyboard|ink|and white|jeans|socks|paint|walls?)
            (straight) (away|to|into|from|forward|up|out|through|lines?|quotes?|answers?|ahead|on|at|edge|after|
                talk|talking|a)
            (conservative|liberal|progressive) (estimates?|defaults?|approach|cod\w+|arts|use|number|assumptions?|
                values?|rounding|timeouts?|licen[cs]e|enhancement|investor|dresser|with|about|in|amount|jpeg|rock|
                web)
            (left|right)-(aligned|align|handed|hand|to-\w+|click|justified)
            (type|data|naming|case|unicode|currency|unit|mime|encoding) conver\w+
            conver\w+ (to|from|rate|optimi[sz]ation) (json|csv|pdf|utf|metric|int|float|string|typescript|python|
                markdown|\w+script)
            (religiously|orthodox (approach|setup))
            (democratic|republican) (process|design)
            (party|parties|tea party|third[- ]party|birthday party|dinner party|search party)(?= (planning|games?|
                food|invitations?|music|wall|venue|supplies|mode|libraries|library|code))
            (vote|votes|voted|voting) (on|for) (the |a |an |this |that )?(name|names|feature|features|issue|issues|
                idea|ideas|option|options|proposal|logo|colou?rs?|answer|answers|restaurant|film|movie|book|date|
                location|topic|title|theme|design|rfc|pull request|pep|song|team name|game|venue|menu|pizza)
            (convicted|conviction) (that|in my|courage)
            (charged|charging|charges?|charge) (with|on|for|my) (usb|the|a (cable|charger)|phone|battery|power)
        """,
        when=r"""
            <be> (<often>,? ){0,4}<faith>
            (raised|brought up|born|grew up|baptised|baptized|converted to|converting to|married|identify as|
                identifies as|consider myself|considers (himself|herself|themself|themselves)) (in )?(an? |as an? |
                the |into an? )?(strict |devout |very |strongly )?(<faith>|islam|christianity|judaism|buddhism|
                hinduism|catholicism|sikhism)
            (as|being) an? (<often> )*(<faith>)(?! (school|charity|hospital|university|art|music))
            (my|our|his|her|their) (\w+ )?(faith|religion|church|mosque|synagogue|temple|parish|congregation|imam|
                rabbi|priest|pastor|god|prayers?|baptism|bar mitzvah|bat mitzvah|confirmation class|bible study|
                quran class|religious \w+)
            (go|goes|going|went|attend|attends|attending|belongs?) (\w+ ){0,3}(to )?(an? |the |our |my )?(church|
                mosque|synagogue|mass|bible (study|group)|quran class|friday prayers|gurdwara|sunday service|temple|
                prayer (group|meeting)|kingdom hall|confession)
            (pray|prays|praying|fast|fasts|fasting) (\w+ ){0,3}(five times|times a day|every|each|daily|in|during|
                for|before|to (god|allah|jesus)|on|at|before|with)
            (keep|keeps|eat|eats|observe|observes|observing|celebrate|celebrates|follow|follows|following|mark|
                marks|respect|respects) (\w+ ){0,2}(kosher|halal|shabbat|shabbos|the sabbath|sabbath|ramadan|lent|
                eid|hanukkah|chanukah|passover|diwali|yom kippur|rosh hashanah|vesak|holi|islam\w*|the bible|
                the quran|the torah|jewish law|sharia|fasting)
            (believe|believes|believing|believer) in (god|allah|jesus|christ|a higher power|reincarnation|karma|
                no god)
            (don['’]?t|does not|doesn['’]?t|do not|no longer|never) believe in (god|any god|religion)
            (islam|christianity|judaism|buddhism|hinduism|catholicism|my faith|the faith|atheism) (is|means|
                matters) (important|everything|a lot|central)
            (lost|left|found|leaving) (my|his|her|their|the) (faith|church|religion|god)
            <be> (<often>,? ){0,4}(<politics>)(?! (estimate|default|approach|about|with|in|investor|dresser|arts|
                number|web app|enhancement))
            (my|our|his|her|their) (politics|political (views?|beliefs|leanings?|opinions?|party|affiliation)|
                party membership|vote)(?! (on|for) the)
            (vote|votes|voted|voting|voter|canvass\w*|campaign\w*|rally|rallies|protest\w*) (\w+ ){0,2}(for|against|
                as|with|in favou?r of)? ?(an? |the |my |our )?(<party>|left|right|far right|far left|party|
                candidate|mayor|president|chancellor|populists?|<politics>s?)
            (always |usually |never )?(vote|votes|voted) (labour|tory|green|conservative|republican|democrat\w*|
                liberal|left|right|leave|remain|socialist|communist|trump|biden|no|yes in)
            (support|supports|supporting|supporter|member|donate|donates|donated|joined|belongs?|volunteers?|
                sympathi[sz]es?|back|backs) (of|to|with|for)? ?(the )?(<party>|(\w+ ){0,2}party(?! (planning|
                games))|(far )?(left|right)|trump|biden|pro-life|pro-choice|black lives matter|blm|
                extinction rebellion|the revolution|the monarchy|independence)
            (leans?|leaning) (\w+ )?(left|right|conservative|liberal|republican|democrat\w*|libertarian)
            (on the|of the) (political )?(far )?(left|right)( of)? (politically|politics)
            (against|for|pro|anti|opposes?|supports?) (abortion( rights)?|gay marriage|same-sex marriage|
                gun control|immigration|the death penalty|nuclear disarmament|the war|brexit|trump|vaccine mandates)
            <be> (<often>,? ){0,4}<orientation>(?= ?([.,;:!?)—–-]|$|and|but|so|man|woman|guy|person|couple|parent|
                father|mother|dad|mum|mom|male|female|boy|girl|myself|himself|herself|which|who|who['’]s|if|by|
                since))
            (as|being) an? (<often> )*(<orientation>) (man|woman|guy|girl|person|couple|parent|father|mother|
                teen\w*)
            came out( of the closet)?( (as|to (my|his|her|their)|at (age )?\d+))
            (attracted|attraction) to (men|women|both|boys|girls|the same sex|males|females)
            (my|our|his|her|their) (sexuality|sexual (orientation|preferences?|identity)|sex life|kinks?|fetish\w*|
                gender (identity|transition)|transition|libido)
            (dates?|dating|sleeps? with|sleeping with|married to) (only )?(men|women|another (man|woman)|a (man|
                woman))(?= and (is|he|i['’]m) )
            in (an? )?(same-sex|open|polyamorous) (relationship|marriage|couple|partnership)
            (my|his) (gay|male) (husband|partner|lover|boyfriend)|(my|her) (lesbian|female) (wife|partner|lover|
                girlfriend)
            <be> (<often>,? ){0,3}<people>(?= ?([.,;:!?)—–]|$|and|but|so|man|woman|guy|person|male|female|girl|boy|
                by|on|myself|origin|descent|heritage|ancestry|background|kid|mother|father|immigrant))
            (as|being) an? (<often> )*<people> (man|woman|guy|girl|person|male|female|mother|father)
            (of|has|have|with|from) (\w+[ -]){0,3}(descent|ancestry|ethnicity|ethnic \w+|racial \w+|race|heritage|
                roots)(?! (condition|day|site|week))
            (my|our|his|her|their) (\w+ )?(ethnicity|race(?! (time|day|pace|bib|condition))|skin colou?r|ancestry|
                tribe|caste|ethnic \w+|racial \w+)
            (ethnically|racially) \w+
            (has|have|had|having|with|got|my|his|her) (a |an |no |two |three |
                several )?(\w+ ){0,2}(convictions?(?! that)|criminal record|police record|rap sheet|felony|felonies|
                dui|dwi|restraining order|asbo|jail time|prison (record|sentence|time)|
                arrest(s)?( record| warrant)?|probation officer|parole officer|driving ban|suspended sentence|
                criminal (past|history|case))
            (was|were|been|got|gets|is|being|am|i['’]m|have been|has been|had been) (\w+ ){0,2}(convicted|arrested|
                jailed|imprisoned|incarcerated|sentenced|indicted|charged with|prosecuted|found guilty|locked up|
                in (prison|jail|custody)|on (probation|parole|bail|remand|the run)|an? (ex-?(con|convict|offender|
                prisoner|felon)|felon|convict|sex offender)|banned from driving|accused of)
            (spent|served|did|serving|doing|spending|after) (\w+ ){0,4}(in (prison|jail|custody)|inside|behind bars|
                community service|time (for|in)|(months|years) for)
            (pleaded|pled|plead) guilty
            (stole|shoplifted|embezzled|dealt drugs|sold drugs|robbed|assaulted|defrauded)
            (released|got out|came out) (\w+ )?(from|of) (prison|jail|custody)
        """,
        bare=r"""
            \A(religion|faith|politics|political (views?|party|affiliation)|sexual orientation|sexuality|ethnicity|
                race|criminal record) ?(:|is|are|=|-|–) ?\S+
            \A(devout|practi[sc]ing|lapsed|ex-|former|proud|openly) (<faith>|<orientation>)
        """,
    ),
    too_personal=Concern(
        unless=r"""
            (stand|stands|standing|works?|running|runs?|run|used?|builds?|compiles?|tested|ran) alone (scripts?|app|
                file|mode|server|tests?|binary|executable|machine|component)
            let alone
            leave (it|that|this|the \w+|me|my \w+) alone
            (the|this|a|an) (server|container|process|database|test|tests|build|house style|array|list|string|field|
                file|folder|directory|branch|queue|cache|page|column|line|template) (is|are) (often |usually |
                always |mostly )?(empty|alone|down|lost|small|low|blue)
            (feel|feels|feeling|felt) (free|that|like (a walk|it|coffee|reading|working)|strongly|confident|
                comfortable|fine|good|at home|the same|natural|safe to|the need|about right|ready)
            (sensitive) (to|about) (case|light|noise|caffeine|cold|heat|data|time|whitespace|latency|spicy|smells)
            (down|low) (on|to) (details?|the|battery|memory|disk|contrast|level|priority|sugar|fat|carb|salt)
        """,
        when=r"""
            (home|house|flat|apartment|live|lives|living|lived|sleep|sleeps|walk|walks|walking|run|runs|running|jog|
                jogs|jogging|cycle|cycles|hike|hikes|drive|drives|swim|swims|stay|stays|staying|go|goes|come|comes|
                walk home|wait|waits|travel|commutes?|commute|at night) (?:(?!(?:not|never|dislikes?|hates?|
                instead)\b)[\w'’.-]+ ){0,6}?(alone|by (my|him|her|them)(self|selves)|on (my|his|her|their) own|
                unaccompanied)(?! (project|work|time is))
            (am|i['’]m|is|are|be|being|left|home|was|were) (<often> )*(home alone|alone (at|in|on|every|most|all|
                until|from|after|with|during|when|for|now|tonight|a lot)|alone$|by (my|him|her|them)sel(f|ves) (at|
                in|every|most|until|on)|on (my|his|her|their) own (at|in|every|most|until|on))
            (away|abroad|out of (town|the house|the country)|on (holiday|vacation|a business trip)|gone|travelling|
                traveling|off-?site|at the cottage|overseas|not (at )?home|(is|am|are|goes|go) out) (<frequent>|
                    from (home )?(every|
                each|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|
                june|july|august|september|october|november|december|home)|for (the|a|two|three|several|most|long)|
                (all|the whole) (day|week|month|summer|winter|august|july)|during|until|between|most|in (january|
                february|march|april|may|june|july|august|september|october|november|december|summer|winter|
                the (summer|winter|holidays)))
            (leave|leaves|leaving|return|returns|get|gets|come|comes|arrive|arrives|am|is|not|back|
                never) (\w+ )?(home|the house|the flat|the apartment) (<frequent>|at|around|before|after|by|between|
                from|until|about|late|empty|unlocked)
            (leave|leaves|leaving|keep|keeps|forget|forgets|never) (the|my|our|his|her|their)? ?(back door|
                front door|window|windows|garage|car|door|house|lock|locks)( is)? (\w+ )?(unlocked|open|to lock|
                at night)
            (children|kids|son|daughter|child|kid|toddler|baby|grandmother|grandfather|mother|father|wife|husband|
                sister|grandson|granddaughter|grandkids|teenager|boy|girl) (?:(?!(?:works?|has|needs|likes|
                prefers)\b)[\w'’-]+ ){0,6}?(alone|unsupervised|by (him|her|them)sel(f|ves)|on (his|her|their) own|
                without (an adult|supervision)|unaccompanied)
            (walk|walks|run|runs|jog|jogs|cycle|cycles|swim|swims|ride|rides) (?:[\w'’-]+ ){0,5}?(same (route|path|
                way|loop|trail)|deserted|dark|in the (park|woods|forest)|along the (river|canal)|through the (park|
                woods|forest)) (?:[\w'’-]+ ){0,4}?<frequent>
            (walk|walks|run|runs|jog|jogs|cycle|cycles|swim|swims|ride|
                rides) (?:[\w'’-]+ ){0,6}?<frequent> (?:[\w'’-]+ ){0,3}?(same (route|path|way|loop|trail)|deserted|
                dark|in the (park|woods|forest)|along the (river|canal)|through the (park|woods|forest))
            (am|i['’]m|is|are|be|can be found|sits?) (<often> )*(at|in) (the |my |his |her |their |a )?(gym|pub|bar|
                park|pool|church|cemetery|playground|yoga class|caf[eé]|casino|mosque|synagogue|temple|library|
                allotment|sauna|beach|cottage|cabin|summer house) (?:[\w'’-]+ ){0,3}?<frequent>
            (works?|working|on) (the )?(night|late|graveyard) shifts?,? (\w+ ){0,4}(so|and|while|leaving|
                leaves) (\w+ ){0,6}(alone|empty|home|unattended)
            (feel|feels|feeling|felt) (?:(?!(?:that|free|like (?:a |an )?(?:good|walk)|
                about)\b)[\w'’-]+ ){0,3}?<gloom>(?! (the|on details))
            <be> (<often> ){0,3}(lonely|insecure|heartbroken|grieving|jealous|ashamed|miserable|hopeless|
                emotionally \w+|desperate|unhappy (with|in|at|about)|afraid of (being|losing|failing|failure|
                rejection|abandonment|dying|death|his|her|my|their|conflict)|scared of (being|losing|failing|
                failure|rejection|abandonment|dying|death|his|her|my|their|conflict)|terrified of (being|losing|
                failing|failure|rejection)|moody|easily (hurt|upset|offended|discouraged|manipulated|persuaded|
                embarrassed|intimidated|wounded|overwhelmed|triggered)|going through (a |my |his |her |
                their )?(divorce|break-?up|separation|rough|hard|difficult|tough|bad|dark|midlife|messy)|
                recently (divorced|separated|widowed|dumped|single|bereaved|fired|laid off|heartbroken)|
                in love with|having an affair|cheating|estranged|on the verge of tears|crying|in a bad place|at (my|
                his|her|their) (lowest|wits['’]? end)|codependent|a people[- ]pleaser|touchy|thin-skinned|
                hypersensitive|anxious (about|when|around|in|before)|sad (about|when|since|in|lately)|
                stressed (about|by (my|his|her|their)|out)|worried sick|depressed)
            (low|poor|fragile|no|shattered) (self-esteem|self-confidence|self-worth|self-image|body image)
            (self-doubts?|imposter syndrome|impostor syndrome|self-loathing|abandonment issues|daddy issues|
                trust issues|commitment issues|anger issues|body image issues|childhood trauma|mood swings|
                emotional \w+|crying fits|nightmares|homesick\w*)
            (cry|cries|crying|cried|weep|weeps|sob|sobs) (\w+ ){0,3}(when|every|at|over|about|often|alone|easily|
                a lot|in|after|to sleep|myself|himself|herself)
            (fear|fears|dread|dreads|terror) (of |being |to be )?(abandon\w+|rejection|failure|failing|being (alone|
                left|judged|rejected|abandoned|laughed|found)|intimacy|commitment|dying alone|losing (my|his|her|
                their|face|control)|loneliness|ageing|aging|death)
            (need|needs|crave|craves|seek|seeks|longs? for) (?:[\w'’-]+ ){0,2}?(reassurance|validation|approval|
                praise|love|affection|attention)
            (get|gets|become|becomes|getting|grow|grows|turn|turns) (<often> )*(upset|hurt|emotional|defensive|
                jealous|tearful|anxious|depressed|sad|lonely|angry|furious|insecure|weepy|nervous|panicky|irritable|
                clingy|embarrassed) (when|if|easily|about|at|over|by|in|around|every|after|quickly|whenever|before)
            (hate|hates|loathe|loathes|blame|blames|despise|despises|doubt|doubts|punish|punishes|hurt|hurts|cut|
                cuts) (my|him|her|them)sel(f|ves)
            (sensitive|vulnerable) (to|about) (criticism|rejection|being|his|her|my|their|feedback about|
                abandonment|weight|looks|age)
            (lost|buried|lose|losing|mourn|mourns|mourning|misses|grieves|grieving) (for )?(my|his|her|their|
                a) (\w+ )?(mother|father|wife|husband|son|daughter|dad|mum|mom|baby|child|brother|sister|parents|
                parent|partner|friend|best friend|grandmother|grandfather|pregnancy|dog|cat|ex)
            (mother|father|wife|husband|son|daughter|dad|mum|mom|brother|sister|partner|parents?|grandmother|
                grandfather|best friend) (\w+ )?(died|passed away|killed|is dying|left (me|him|her|us)|walked out|
                abandoned)
            (my|his|her|their|our) (marriage|relationship|divorce|break-?up|separation|custody|affair|love life|
                sex life|ex|ex-wife|ex-husband) (\w+ )?(is|was|are|fell|failed|failing|ended|hearing|battle|
                case|problems?|troubles?|crisis|on the rocks|hurts?|situation|proceedings|counsell?ing|with)
            (unhappy|bad|failing|abusive|toxic|loveless|sexless|rocky|troubled) (marriage|relationship|home|
                childhood|family|divorce)
            (fight|fights|fighting|argue|argues|arguing|row|rows) (\w+ ){0,2}with (my|his|her|their) (wife|husband|
                partner|mother|father|mum|mom|dad|son|daughter|parents|boyfriend|girlfriend|ex|sister|brother|
                family|in-laws|mother-in-law|father-in-law)
            (not|\w+n['’]t( been)?|never|stopped|hasn['’]t|haven['’]t|no longer|barely|hardly) (speak|speaks|spoke|
                spoken|speaking|talk|talks|talked|talking|on speaking terms) (to|with) (my|his|her|
                their) (\w+ )?(mother|father|mum|mom|dad|son|daughter|parents|ex|sister|brother|family|in-laws|wife|
                husband)
            (my|his|her|their) (\w+ )?(mother|father|mum|mom|dad|son|daughter|parents|ex|sister|brother|family|wife|
                husband) and (i|me) (don['’]?t|do not|no longer|never|barely|hardly|stopped|haven['’]?t) (talk\w*|
                speak\w*|spoken)
            (abused|molested|assaulted|bullied|beaten|raped|harassed|neglected|abandoned|orphaned|
                adopted) (as a (child|kid|teen\w*)|by|at school|when|in (my|his|her) childhood)
            (has|have|had|having|having had|started|is having|in) (an |a )?(secret )?(affair|fling|crush on|
                one-night stand|secret relationship|extramarital \w+|midlife crisis|nervous breakdown|breakdown)
            (cheat|cheats|cheated|cheating) on (my|his|her|their|me|him|us|them)
            (kids['’]|(<kin>)['’]s) (secret|affair|divorce|break-?up|diary|private \w+|love life|sex life|drinking|
                gambling|family problems|marriage|abortion|miscarriage|custody \w+|lover|mistress)
            <kin>( (?-i:\p{Lu}\p{Ll}+))?,? (<often> )*(is|was|are|were|has been|got|gets|is getting|is being|
                has) (<often> )*(getting an? (divorce|separation)|(getting |being |just |going )*(divorced|
                    separated|dumped|fired|laid off|evicted|
                bullied|abused)|cheating|having an affair|seeing someone|sleeping with|in love|jealous|lonely|
                unfaithful|drinking|gambling|lying|secretly \w+|going through|leaving (his|her|me|us)|unemployed|
                jobless|an? (liar|cheat|narcissist|drunk)|left (his|her|me|us)|lost (his|her|their) job|
                filing for divorce|filed for divorce|broke up|broken up)
            <kin>( (?-i:\p{Lu}\p{Ll}+))?,? (<often> )*(drinks (too much|heavily|a lot|every)|gambles|cheats|lies to|
                cries|hits|beats|yells|left (him|her|me|us|his|her)|lost (his|her|their) job|broke up|split up|
                walked out|hates (his|her)|wants a divorce|can['’]?t (sleep|cope)|doesn['’]?t (know|love)|confided|
                told me (in confidence|a secret|not to tell)|failed (his|her|their)|ran away|dropped out|dates|
                slept with)
            (told|confided in|trusted) (me|him|her|us) (in confidence|a secret|with a secret|secretly|that (he|
                she) is)
            (secretly|in secret) \w+
        """,
        bare=r"""
            (house|flat|home|apartment|place|office|shop|cottage|cabin|villa|garage|building) (is|stands|sits|stays|
                will be|lies|'s|’s|being|gets) (\w+ ){0,2}(empty|unoccupied|unattended|vacant|unlocked|unguarded|
                deserted)
            (nobody|no one|no-one|none of us) ?(is|['’]s|will be) (\w+ )?(home|in|there|at home|around|awake)
            (spare|house|front door|flat|back door|cellar) (key|keys) (is|are|lies|lie|sits?|hang|hangs|under|in|
                behind|hidden|kept|stay|stays)
            (key|keys) (is|are|lies|lie)? ?(kept |hidden |left )?(under|beneath|behind|inside|in) (the|
                a) (\w+ ){0,2}(mat|doormat|flower ?pot|pot|plant|stone|rock|brick|gnome|shed|lockbox|mailbox|
                letterbox)
            \A(seems|appears|probably|likely|apparently|presumably|possibly|perhaps|might|may be|could be|must be|
                supposedly|evidently|reportedly)(?! (helpful|good))
            \A(<often> )*(is|has|was|lives|works|may|might|could|must) (probably|likely|apparently|presumably|
                possibly|perhaps|seemingly|evidently|likely to be|most likely)
            (seems|appears|likely|thought|believed|assumed|suspected|inferred|guessed|presumed|rumou?red) to (be|
                have|live|work|prefer|like|want|own|earn|suffer|need|feel|avoid|drink|date|struggle|lack|dislike)
            (judging|inferred|deduced|guessing|concluded|pieced together|reading between the lines) (by|from|that|
                of|in)?
            (orders|messages|mails|emails|photos|purchases|questions|searches|times?|tone|wording|choices|silence|
                habits|bookings|receipts|commits|typing|schedule|behaviou?r|pattern) (suggests?|impl(y|ies)|
                indicates?|hints?|points?|shows? that|reveals?|betrays?|means? (he|she|they))
            (suggests?|implies|indicates|implying|suggesting|indicating) (that )?(he|she|they|the user|a |an |being|
                living|having|some)
            (based on|considering|given|from) (his|her|their|the) (orders|messages|mails|photos|purchases|questions|
                searches|times|tone|wording|choices|silence|habits|bookings|receipts|late|typing|schedule|
                timestamps|behaviou?r|activity|usage|commits|shopping|browsing)
        """,
    ),
    pii=Concern(
        unless=r"""
            (order|ticket|issue|bug|pr|pull request|invoice|flight|room|version|build|port|page|line|chapter|case|
                seat|gate|platform|model|part|serial|sku|isbn|row|error|code|exit|status|step|track|bus|train|tram|
                route|highway|task) (number |no\.? |id |# ?)?\d+
            (dependent|id|primary key|foreign key|student table|user) (ids?|table|column|fields?)
            ids? (column|field|table|generator|type)s?
        """,
        when=r"""
            (born|birthday is|birthday falls|birthday['’]s|date of birth|birth ?date|dob|birthday)(?: is| was|
                :| on| in| falls| the| of|,|=)* (on )?(the )?(\d{1,2}(st|nd|rd|th)?(\s?[./-]\s?| (of )?)(<month>|
                \d{1,2})|<month> (the )?\d{1,2}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(first|second|third|fourth|fifth|
                sixth|seventh|eighth|ninth|tenth|\w+teenth|twent\w+|thirt\w+|twenty-\w+) of <month>)
            (<month> (the )?\d{1,2}(st|nd|rd|th)?|\d{1,2}(st|nd|rd|th)?( of)? <month>)(,? \d{4})? (is|was) (my|his|
                her|their) (birthday|date of birth)
            (turn|turns|turned|turning) (\w+ ){0,2}on (the )?(<month> (the )?\d{1,2}|\d{1,2}(st|nd|rd|
                th)? (of )?<month>)
            (live|lives|living|moved|address|home|house|flat|apartment|office|mail|post|deliver\w*|ship|shipped|
                reside|resides|located|based|stay|stays|stays|parcels|come|visit|
                send)\b[^.;!?]{0,40}?\b\d{1,5}[a-z]?,? (?:(?-i:\p{Lu})[\p{L}'’.-]+ ){1,4}<street>
            (flat|apartment|apt\.?|unit|suite|house number) \d{1,4}[a-z]?,? (?:[\w'’.-]+,? ){1,5}
            (post ?code|zip( code)?|postal code|plz) (is |: ?|= ?)?[\w]*\d[\w -]{2,8}
            (my|our|his|her|their) (home |street |postal |mailing |delivery )?address (is|:) \S+
            (passport|driver['’]?s? licen[cs]e|driving licen[cs]e|licen[cs]e plate|number plate|registration plate|
                plate|social security|ssn|national insurance|ni|national id|identity card|id card|id|tax|tin|nhs|
                medicare|medicaid|health insurance|insurance policy|policy|insurance|student|employee|staff|member|
                membership|customer|patient|voter|frequent flyer|loyalty|library card|visa|green card|
                residence permit|steuer|personal|matriculation|vehicle|vin|military|payroll|badge|
                social insurance|sin)( card)? ?(number|no\.?|num|nr\.?|id|#|code)?( is| was| reads|:| =|=|
                ,)* ?(?=[A-Z]{0,4}(?:[ -]?[A-Z]{1,3})?[ -]?\d)[A-Z]{0,4}(?:[ -]?[A-Z]{1,3})?[ -]?\d[\w./ -]{3,20}
            (call|phone|ring|text|reach|telephone|tel|mobile|cell|cell ?phone|whatsapp|signal|sms|landline|fax|
                hotline|number|handy|dial|contact)\b[^.;!?\d+]{0,30}(\+|\(|00)?\d[\d\s().\/-]{5,}\d
            (my|his|her|their|our) (phone |mobile |cell |telephone |home |work )?number (is|:|=) ?[\d+(]
            (mac|ip) address (is |: ?)?[\da-f][\da-f:.]{6,}
            (lat(itude)?|coordinates?|gps)\b[^.;!?]{0,12}-?\d{1,3}\.\d{3,}
        """,
        bare=r"""
            \d{1,5}[a-z]? (?:(?-i:\p{Lu})[\p{L}'’.-]+ ){1,3}<street>
            (?:(?-i:\p{Lu})[\p{L}'’-]+ ){0,2}(?-i:\p{Lu})\p{L}*(strasse|straße|str\.|gasse|weg|platz|allee|laan|
                straat|gatan|vej) \d{1,4}[a-z]?
            (rue|avenue|boulevard|calle|avenida|via|viale|piazza|rua|plaza|paseo|carrer|ulica) (?:(de|de la|del|du|
                des|da|do|di|la|le)\s)?(?-i:\p{Lu})[\p{L}'’-]+(?: [\p{L}'’-]+){0,3},? (n[o°º.]+ ?)?\d{1,5}
            (?-i:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})
        """,
    ),
)

REACH = ReachWords(
    here=r"""
        (?:for|in|on|within|inside|across|throughout) (?:the whole of |all of )?(?:this|our) <project>
        this <project>(?:'s)?
        (?:in|for|on) here
        here(?=,? we (?:always|never|only)\b)
        (?:for|in|on) our <product>
    """,
    projects=r"""
        (?:for|in|on|within) (?:the |our )?{name:project_name} <project>
    """,
    code=r"""
        (?:in|for) (?:all |any )?(?:my |our |the )?(?:source |example |sample |test )?code(?: (?:blocks|samples|\
            examples|comments|reviews?))?
        in (?:all )?(?:my |our )?(?:scripts|comments|functions|tests|commits|commit messages|pull requests|\
            docstrings|variable names|repos|repositories|codebases)
        (?:in|for) (?:all )?(?:my |our )?<code_tongue>(?: code| files| scripts| projects)?
        (?:when|while|whenever) (?:(?:you|i|we) )?(?:write |writing |review |reviewing )?(?:code|coding|programming)
    """,
    writing=r"""
        (?:in|for) (?:all |any )?(?:my |our )?(?:own )?(?:blog|blog posts|posts|articles|essays|stories|short \
            stories|books|chapters|poems|newsletters?|texts|papers)
        in (?:all )?(?:my |our )?(?:own )?(?:writing|prose)
        when(?:ever)? i write (?:articles|essays|stories|posts|prose)
    """,
    comms=r"""
        (?:in|for|to|with) (?:all |any )?(?:my |our )?(?:work |business |customer |client |formal |short )\
            ?(?:e-?mails?|mails|messages|replies to (?:clients|customers|colleagues)|letters)
        (?:in|by) (?:work|business|customer|client) (?:mail|e-?mail)
        when(?:ever)? i (?:write|mail|message|e-?mail) (?:to )?(?:clients|customers|colleagues|people)
    """,
    for_now=r"""
        for now|today|tonight|this time|for the moment|at the moment|right now|for the time being|just this once
        (?:just |only )?(?:for|in) this (?:one|chat|conversation|session|message|mail|e-?mail|letter|draft|answer|\
            reply|task|text|post)
    """,
)

STATEMENTS = StatementRules(
    groups=(
        (
            "mails",
            """
            e-?mails, mails, messages, text messages, letters, updates, status updates, replies, memos, chat messages
            """,
        ),
        ("papers", "reports, weekly reports, status reports, summaries, briefings, minutes, proposals, write-ups"),
        (
            "reader",
            """
            boss, manager, line manager, team lead, lead, supervisor, director, ceo, cto, cfo, head of department
            client
            customer, colleague, coworker, co-worker, teammate, professor, teacher, tutor, advisor, adviser, editor
            publisher, agent, accountant, lawyer, investor, landlord, landlady, neighbou?r, assistant, mother, father
            mum
            mom, dad, sister, brother, wife, husband, partner, aunt, uncle, grandma, grandpa, co-founder
            business partner
            """,
        ),
        ("wishes", "wants, prefers, likes, loves, needs, expects, insists on, asks for"),
        ("orders", "wants, prefers, needs, expects, insists on, asks for"),
        (
            "shuns",
            "doesn't like, doesn't want, does not like, does not want, dislikes, hates, can't stand, never reads",
        ),
        ("habitually", "always, usually, really, generally, actually, only"),
        (
            "terse",
            """
            short, shorter, very short, brief, concise, crisp, to the point, formal, informal, casual, friendly, polite
            plain, simple, personal, detailed, one-page, bulleted
            """,
        ),
        ("lengthy", "long, very long, wordy, chatty, rambling, overly long, vague"),
        (
            "first_thing",
            (
                "(?:the )?(?:bottom line|conclusion|summary|gist|key points?|main points?|takeaways?|ask|answer|"
                "decision"
                "|numbers|results?) (?:first|up front|upfront|at the top|at the start|on top)"
            ),
        ),
        (
            "laid_out",
            (
                "(?:in|as) (?:bullets|bullet points|a bullet list|a list|lists|plain text|plain english|full sentences"
                "|prose|one paragraph|short paragraphs|<tongue>)|(?:on|in|within) (?:one|a single|half a|two|three|"
                "\\d+)"
                " pages?|(?:under|below|within|in at most|in) (?:\\d+|two|three|four|five|six|seven|eight|nine|"
                "ten) (?:words"
                "|lines|sentences|paragraphs)|with <first_thing>|with(?:out)? (?:an? |the |any )?(?:short |clear )"
                "?(?:summary|subject line|greeting|greetings|emojis?|jargon|attachments?|bullets|bullet points|headings"
                "|tables|exclamation marks|small talk|first names?|deadline|deadlines|next steps)"
            ),
        ),
        ("we", "i, we, my partner and i, my wife and i, my husband and i"),
        ("im", "i'm, i am"),
        ("were", "i'm, i am, we're, we are"),
        ("ive", "i've, i have"),
        ("weve", "i've, i have, we've, we have"),
        ("mine", "i, i'm, i've, i'd, my, we, we're, we've, our"),
        ("cap", r"(?-i:\p{Lu})[\p{L}\p{M}\d'’.-]*"),
        ("word", r"[\p{L}\p{M}\d'’./+#&-]+"),
        ("bit", r"[^\s,;:()!?]+"),
        ("flow", r"(?:(?! [-–—] )[^,;:()!?…])+"),
        (
            "onward",
            (
                r"(?:,\s(?:with|without|and|or|in|on|at|even|one|two|three|ideally|preferably|especially|"
                r"always) [^,;:()!?…]+)?"
            ),
        ),
        ("list", r"<word>(?: <word>){0,2}(?:,\s<word>(?: <word>){0,2})+,? and <word>(?: <word>){0,2}"),
        (
            "aside",
            """
            really, strongly, much, very much, far, still, definitely, also, personally, greatly, absolutely
            honestly
            simply, truly, actually, generally, both, now, currently, mostly, mainly, in fact
            """,
        ),
        (
            "project",
            """
            project, repo, repository, codebase, code base, workspace, monorepo, package, app, site, website, thesis
            product, service, library
            """,
        ),
        (
            "product",
            "mobile app, web app, app, api, website, codebase, repo, backend, frontend, monorepo, design system",
        ),
        ("to_me", "to me, to us, me, us"),
        ("every_time", "always, every time, each time, every single time, without exception"),
        (
            "from_now",
            """
            from now on, going forward, from here on, from here on out, in future, in the future, henceforth
            as a rule, as a standing rule, by default, as a default, in general
            """,
        ),
        (
            "prep",
            """
            in, on, at, to, for, from, with, without, before, after, when, whenever, while, under, over, below
            above
            between, by, as, into, onto, first, through, per, instead, even, next to, inside, outside, within
            across, behind, along, beside, directly, straight, up front, alphabetically, chronologically, separately
            together
            """,
        ),
        ("after", ("short, brief, small, simple, plain, clean, tidy, consistent, lowercase, uppercase, last, <prep>")),
        (
            "fiction",
            """
            story, dream, dreams, game, film, movie, book, novel, play, scene, simulation, scenario, universe
            role-play
            sketch, comic, series, example
            """,
        ),
        ("day", "monday, tuesday, wednesday, thursday, friday, saturday, sunday"),
        (
            "month",
            "january, february, march, april, may, june, july, august, september, october, november, december",
        ),
        ("part", "mornings?, afternoons?, evenings?, nights?, lunchtimes?"),
        (
            "days",
            (
                r"<day>s?(?: <part>)?(?:(?: and|,| or) <day>s?(?: <part>)?){0,3}, weekdays, weekends, school "
                r"nights"
            ),
        ),
        (
            "regularly",
            r"""
            on <days>, every <day>(?: <part>)?, every (?:single |other |second )?(?:day|week|month|year|night|\
                weekend)
            every (?:morning|evening|afternoon), each (?:day|week|morning|evening|night), at weekends, on weekends
            (?:once|twice|three times|four times) a (?:day|week|month|year), most (?:days|mornings|evenings|\
                weekends)
            in the (?:mornings?|evenings?|afternoons?), before breakfast, after dinner, all year round
            in (?:spring|summer|autumn|fall|winter)
            """,
        ),
        (
            "tongue",
            """
            afrikaans, albanian, amharic, arabic, armenian, azerbaijani, basque, bavarian, belarusian, bengali
            bosnian
            breton, bulgarian, burmese, cantonese, catalan, chinese, cornish, croatian, czech, danish, dutch
            english
            esperanto, estonian, faroese, farsi, filipino, finnish, flemish, french, frisian, gaelic, galician
            georgian
            german, greek, gujarati, hausa, hebrew, hindi, hungarian, icelandic, igbo, indonesian, irish, italian
            japanese, kannada, kazakh, khmer, korean, kurdish, latin, latvian, lithuanian, low german, luxembourgish
            macedonian, malay, malayalam, maltese, mandarin, maori, marathi, mongolian, nepali, norwegian, pashto
            persian, polish, portuguese, punjabi, quechua, romanian, romansh, russian, sami, sanskrit, scots
            serbian
            sinhala, slovak, slovene, slovenian, somali, spanish, swahili, swedish, swiss german, tagalog, tamil
            tatar
            telugu, thai, tibetan, turkish, ukrainian, urdu, uzbek, vietnamese, welsh, wolof, xhosa, yiddish, yoruba
            zulu, sign language, british sign language, american sign language, bsl, asl
            """,
        ),
        (
            "code_tongue",
            r"""
            python, javascript, typescript, java, kotlin, swift, go, golang, rust, ruby, php, perl, lua, scala
            haskell
            ocaml, elixir, erlang, clojure, lisp, scheme, julia, matlab, fortran, cobol, c\+\+, c#, f#, objective-c
            dart, zig, nim, bash, shell, powershell, sql, css, html, terraform, (?-i:C), (?-i:R)
            """,
        ),
        (
            "system",
            r"""
            macos, mac os, os x, windows(?: \d+)?, wsl ?2?, linux, ubuntu, debian, fedora, arch, arch linux, manjaro
            mint, linux mint, pop!?_?os, nixos, gentoo, opensuse, red hat, rhel, centos, alpine, freebsd, openbsd
            chromeos, ios, ipados, android, raspberry pi os
            """,
        ),
        (
            "tool",
            r"""
            vim, neovim, emacs, helix, zed, sublime text, vs ?code, visual studio, visual studio code, intellij
            pycharm
            webstorm, rubymine, goland, xcode, android studio, eclipse, cursor, nano, kakoune, notepad\+\+, git
            jujutsu
            mercurial, github, gitlab, codeberg, bitbucket, forgejo, jira, linear, trello, asana, notion, obsidian
            logseq, roam, anki, todoist, evernote, onenote, google docs, google sheets, google calendar, libreoffice
            excel, airtable, slack, discord, teams, zoom, signal, telegram, whatsapp, thunderbird, outlook, gmail
            fastmail, firefox, chrome, chromium, safari, brave, vivaldi, librewolf, zsh, fish, nushell, tmux, zellij
            ghostty, alacritty, kitty, wezterm, iterm2?, docker, podman, kubernetes, nomad, opentofu, ansible
            pulumi
            vagrant, nix, homebrew, npm, pnpm, yarn, bun, deno, node, node\.js, pip, pipx, uv, poetry, pdm, hatch
            conda
            mamba, cargo, gradle, maven, bazel, make, cmake, meson, ninja, webpack, vite, rollup, esbuild, parcel
            turbopack, babel, eslint, prettier, biome, ruff, black, isort, flake8, pylint, mypy, pyright, pytest
            unittest, jest, vitest, mocha, playwright, cypress, selenium, rspec, junit, react, preact, vue, svelte
            sveltekit, angular, ember, htmx, astro, next\.js, nuxt, remix, gatsby, hugo, jekyll, eleventy, tailwind
            tailwind css, bootstrap, sass, bulma, django, flask, fastapi, starlette, rails, ruby on rails, sinatra
            laravel, symfony, spring boot, express, fastify, nestjs, hono, phoenix, axum, postgres, postgresql
            mysql
            mariadb, sqlite, duckdb, mongodb, redis, valkey, cassandra, clickhouse, elasticsearch, opensearch, kafka
            rabbitmq, nats, graphql, grpc, protobuf, asciidoc, restructuredtext, org mode, latex, typst, pandoc
            jupyter
            marimo, numpy, pandas, polars, dask, spark, pytorch, tensorflow, jax, keras, scikit-learn, matplotlib
            seaborn, plotly, ggplot2, figma, penpot, inkscape, gimp, photoshop, lightroom, darktable, blender
            freecad
            audacity, ableton, logic pro, musescore, lilypond, zotero, mendeley, jabref, overleaf, scrivener
            ulysses
            aws, gcp, azure, hetzner, heroku, vercel, netlify, cloudflare, nginx, caddy, apache, traefik, jenkins
            buildkite, circleci, github actions, gitlab ci, sentry, datadog, grafana, prometheus, axios, lodash
            date-fns, moment\.js, dayjs, zod, prisma, drizzle, sqlalchemy, alembic, pydantic, celery, requests
            httpx
            aiohttp, keepass, keepassxc, bitwarden, syncthing, nextcloud, dropbox, ripgrep, grep, sed, awk, jq
            rsync
            curl, wget, ffmpeg, apple notes, proton mail
            """,
        ),
        ("tech", "<system>, <tool>, <code_tongue>"),
        (
            "country",
            """
            albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bangladesh
            belarus
            belgium, bolivia, bosnia, botswana, brazil, bulgaria, cambodia, cameroon, canada, chile, china, colombia
            costa rica, croatia, cuba, cyprus, czechia, denmark, ecuador, egypt, england, estonia, ethiopia, finland
            france, georgia, germany, ghana, greece, greenland, guatemala, honduras, hong kong, hungary, iceland
            india
            indonesia, iran, iraq, ireland, israel, italy, jamaica, japan, kazakhstan, kenya, kosovo, latvia
            lebanon
            lithuania, luxembourg, madagascar, malaysia, malta, mexico, moldova, mongolia, montenegro, morocco
            mozambique, namibia, nepal, new zealand, nigeria, north macedonia, northern ireland, norway, pakistan
            panama, paraguay, peru, the philippines, poland, portugal, romania, russia, rwanda, scotland, senegal
            serbia, singapore, slovakia, slovenia, south africa, south korea, spain, sri lanka, sweden, switzerland
            syria, taiwan, tanzania, thailand, the netherlands, the uk, the us, the usa, tunisia, turkey, uganda
            ukraine, uruguay, uzbekistan, venezuela, vietnam, wales, zambia, zimbabwe, bavaria, catalonia, cornwall
            brittany, tuscany, sicily, sardinia, crete, corsica, california, texas, oregon, ontario, tasmania
            """,
        ),
        (
            "city",
            """
            aarhus, aberdeen, accra, adelaide, amsterdam, ankara, antwerp, athens, atlanta, auckland, augsburg
            austin
            baltimore, bangalore, bangkok, barcelona, bari, basel, bath, beijing, beirut, belfast, belgrade, bergen
            berlin, bern, bilbao, birmingham, bogotá, bologna, bonn, bordeaux, boston, bratislava, bremen, brighton
            brisbane, bristol, brno, bruges, brussels, bucharest, budapest, buenos aires, cairo, calgary, cambridge
            canberra, cape town, cardiff, casablanca, chengdu, chennai, chicago, christchurch, cologne, copenhagen
            cork
            dakar, dallas, darmstadt, delft, delhi, denver, detroit, dijon, dortmund, dresden, dubai, dublin, dundee
            durban, durham, düsseldorf, edinburgh, eindhoven, espoo, exeter, faro, florence, frankfurt, freiburg
            gdańsk
            geneva, genoa, ghent, girona, glasgow, gothenburg, granada, graz, grenoble, groningen, haarlem, haifa
            hamburg, hanoi, hanover, havana, heidelberg, helsinki, houston, innsbruck, istanbul, jakarta, jena
            jerusalem, johannesburg, karlsruhe, kaunas, kiel, kigali, kraków, krakow, kuala lumpur, kyiv, kyoto
            lagos
            lausanne, leeds, leicester, leiden, leipzig, leuven, lille, lima, limerick, linz, lisbon, liverpool
            ljubljana, london, los angeles, lucerne, lund, lviv, lyon, maastricht, madrid, mainz, malaga, málaga
            malmö
            malmo, manchester, manila, mannheim, marseille, melbourne, mexico city, miami, milan, minneapolis
            montevideo, montpellier, montreal, moscow, mumbai, munich, münster, nairobi, nantes, naples, new york
            newcastle, norwich, nottingham, nuremberg, odense, odesa, oslo, osaka, ottawa, oulu, oxford, padua
            palermo
            paris, perth, philadelphia, pisa, plymouth, porto, portland, potsdam, poznań, prague, pune, quebec
            quito
            reims, rennes, reykjavik, riga, rio de janeiro, rome, rostock, rotterdam, salamanca, salzburg, san diego
            san francisco, san sebastian, santiago, são paulo, sao paulo, sarajevo, seattle, seoul, seville
            shanghai
            sheffield, sofia, southampton, stockholm, strasbourg, stuttgart, sydney, taipei, tallinn, tampere, tartu
            tbilisi, tel aviv, the hague, thessaloniki, tokyo, toronto, toulouse, trento, trieste, trondheim, tunis
            turin, turku, uppsala, utrecht, valencia, valletta, vancouver, venice, verona, vienna, vigo, vilnius
            warsaw
            washington, weimar, wellington, wrocław, york, zagreb, zaragoza, zurich, zürich
            """,
        ),
        ("particle", "de, da, do, del, la, le, les, sur, am, an der, upon, of, the, on, under, and, en"),
        (
            "named",
            (
                r"<cap>(?:[ -]<cap>| <particle> <cap>){0,3}(?:,\s<cap>(?: <cap>){0,2})?, "
                r"<city>(?:,\s?<country>)?, <country>"
            ),
        ),
        (
            "car",
            """
            audi, bmw, mercedes, vw, volkswagen, opel, vauxhall, ford, skoda, renault, peugeot
            citro[eë]n, fiat
            dacia, toyota, honda, mazda, nissan, mitsubishi, suzuki, subaru, hyundai, kia, volvo, saab, tesla
            porsche
            jeep, land rover, chevy, chevrolet, dodge, buick, lexus, pickup, pick-up, van, campervan, minivan, estate
            suv
            hatchback, station wagon, convertible, motorbike, scooter, truck, electric car
            """,
        ),
        ("placed", ("in, near, outside, outside of, just outside, close to, on, north of, south of, east of, west of")),
        (
            "sort",
            """
            the, a, an, central, downtown, rural, northern, southern, eastern, western, greater, upper, lower, old
            inner
            small, big, quiet, tiny, little, shared, studio, terraced
            """,
        ),
        (
            "home",
            """
            flat, apartment, house, cottage, houseboat, boat, farm, village, hamlet, town, city, suburb, suburbs
            countryside, city centre, city center, mountains, forest, farmhouse, caravan, coast
            """,
        ),
        (
            "job",
            r"""
            [\p{L}-]{3,}(?:er|or|ist|ian|eer|man|woman|person), accountant, administrator, advocate, agent, analyst
            apprentice, architect, assistant, astronaut, attorney, barista, bricklayer, captain, ceo, chef, clerk
            coach, consultant, contractor, cook, coroner, courier, critic, cto, dad, diplomat, electrician, expat
            freelance, graduate, guide, homeowner, intern, judge, landlord, mechanic, medic, midwife, mum, mom
            notary
            novice, nurse, paralegal, paramedic, parent, pilot, poet, postdoc, professor, referee, retiree
            secretary
            shepherd, specialist, student, surgeon, tailor, therapist, trainee, undergraduate, vet, vicar, widow
            waitress, night owl, early bird, vegan, native, cellist, chemist, pharmacist, dentist, florist, smith
            locksmith, silversmith, blacksmith, scientist, data scientist, translator, seamstress, actress, monk
            """,
        ),
        (
            "no_job",
            """
            bit, little, lot, customer, user, buyer, caller, visitor, loser, monster, stranger, sucker, prisoner
            killer
            murderer, better, worse, bigger, smaller, later, number, order, matter, computer, outsider, hater
            smoker
            drinker, believer, player, character, ranger, wizard, knight, dungeon, sponsor, factor, former, ever
            never
            over, under, other, another, together, rather, further, either, quitter, bother, minor, terror, horror
            mirror, survivor, liar, sister, brother, daughter, prayer, goner, newer, prior, sober, fewer, lower
            higher
            winter, summer, letter, paper, cover, power, answer, corner, offer, tower, water, flower, finger
            christian
            person, man, woman, poster, spammer, cheater, sufferer, idiot, fan, slacker, disaster, twitter, layer
            """,
        ),
        (
            "venture",
            """
            bakery, café, cafe, coffee shop, shop, store, bookshop, bookstore, restaurant, bar, pub, brewery
            business
            company, startup, start-up, studio, agency, consultancy, practice, clinic, law firm, firm, farm, orchard
            vineyard, plant nursery, garden centre, hotel, guest house, guesthouse, hostel, campsite, gallery
            museum
            library, archive, theatre, cinema, choir, orchestra, band, school, kindergarten, youth club, club
            chess club
            book club, podcast, newsletter, blog, magazine, newspaper, youtube channel, web shop, online shop
            open-source project, charity, non-profit, nonprofit, ngo, foundation, team, department, lab, laboratory
            workshop, garage, repair café, repair cafe, repair shop, print shop, publishing house, meetup
            conference
            market stall, allotment, community garden, gym, dance school, music school, riding school, stable
            kennel
            salon, barber shop, laundry, household, family business
            """,
        ),
        (
            "rel",
            """
            wife, husband, partner, spouse, fiancé, fiancée, fiance, fiancee, boyfriend, girlfriend, son, daughter
            child
            kid, baby, mother, mum, mom, father, dad, brother, sister, older brother, younger brother, older sister
            younger sister, grandmother, grandma, grandfather, grandpa, granddaughter, grandson, stepson
            stepdaughter
            aunt, uncle, cousin, niece, nephew, flatmate, roommate, housemate, dog, cat, horse, pony, rabbit
            hamster
            parrot, tortoise, puppy, kitten, boss, manager, supervisor, team lead, colleague, coworker, co-worker
            tutor
            mentor, best friend, mother-in-law, father-in-law, sister-in-law, brother-in-law
            """,
        ),
        (
            "rels",
            """
            children, kids, sons, daughters, twins, brothers, sisters, parents, cats, dogs, horses, rabbits, hens
            chickens, goats, sheep, bees, grandchildren
            """,
        ),
        ("many", r"an?, one, two, three, four, five, six, \d"),
        (
            "setup",
            """
            editor, code editor, text editor, ide, shell, terminal, terminal emulator, browser, default browser
            main browser, operating system, os, distro, window manager, desktop environment, package manager
            note-taking app, notes app, mail client, mail app, email client, calendar, calendar app
            password manager
            search engine, version control, main language, go-to language, programming language, keyboard layout
            e-reader, ereader, camera, spreadsheet, to-do app, task manager, music app, podcast app, cloud provider
            test runner, linter, formatter, framework
            """,
        ),
        (
            "device",
            """
            laptop, work laptop, machine, work machine, computer, work computer, pc, desktop, workstation
            home server, server, server
            phone, tablet, mac, macbook, netbook, raspberry pi
            """,
        ),
        (
            "trouble",
            r"""
            errors?, fails?, failed, failing, crash(?:es|ed|ing)?, exceptions?, stack ?trace, traceback, segfaults?
            broken, doesn't work, does not work, isn't working, not working, stuck, timeouts?, times out
            """,
        ),
        (
            "verbs",
            """
            is, are, can, could, let, let's, add, make, fix, write, find, show, check, rename, change, create
            remove, delete
            update, move, run, do, don't, use, keep
            """,
        ),
        ("never", "never, don't ever, do not ever, never ever"),
        (
            "asked",
            """
            i meant, i said, i asked for, i wanted, i want, i need, i'd like, please use, use, make it, make that
            do it, give me
            write it, write that, put it, that should be, it should be, should be, that should have been
            it should have been, it's, we use, we want, please, i meant to say, i prefer
            """,
        ),
        ("into", "in, as, with, to, into"),
        (
            "spelled",
            "(?:british|american|uk|us|canadian|australian|irish|oxford) (?:english|spellings?)",
        ),
        ("theirs", "he, she, him, her, his, hers, they, them, their, theirs, it, its"),
        (
            "this",
            (
                r"this, these, those, such, the above, that (?:one|version|option|idea|way|part|file|line|"
                r"style|approach)"
            ),
        ),
        (
            "lasting",
            r"""
            (?:window|aisle|middle|quiet) \w+, (?:oxford|serial) comma, metric system, imperial system
            24-hour clock
            12-hour clock, (?:active|passive) voice, imperative, command line, terminal, mouse, keyboard, train
            bus, bike
            night train, sea, mountains, countryside, tube, metro, tram
            """,
        ),
        ("choice", "one, ones, version, option, variant, draft, suggestion, proposal, idea, attempt, choice"),
        (
            "nth",
            (
                "first, second, third, fourth, last, other, previous, next, old, new, current, latest, "
                "former, latter, same"
            ),
        ),
        ("pointer", "it, that, they, them, he, she, him, her, you, one, ones, both, neither, either, each"),
        ("asking", "something, nothing, how, who, why, where, here, there, so, what, which"),
        ("unsure_end", "it, that, them, there, here, already, so far, yet"),
        (
            "bare_vague",
            (
                r"^(?:<pointer>|<asking>|option|all of|the other|the same), ^(?:everything|anything)$, "
                r"<this>, (?:<choice>)$, (?:<nth>) (?:<choice>), (?:<unsure_end>)$"
            ),
        ),
    ),
    tables=(
        Table(
            "in_mails",
            "said written",
            """
            in emails=emails, in his emails=emails, in her emails=emails, in the emails=emails, for emails=emails
            for his emails=emails, for her emails=emails, for the emails=emails, in e-mails=e-mails
            in his e-mails=e-mails, in her e-mails=e-mails, in the e-mails=e-mails, for e-mails=e-mails
            for his e-mails=e-mails, for her e-mails=e-mails, for the e-mails=e-mails, in mails=mails
            in his mails=mails, in her mails=mails, in the mails=mails, for mails=mails, for his mails=mails
            for her mails=mails, for the mails=mails, in messages=messages, in his messages=messages
            in her messages=messages, in the messages=messages, for messages=messages, for his messages=messages
            for her messages=messages, for the messages=messages, in text messages=text messages
            in his text messages=text messages, in her text messages=text messages, in the text messages=text messages
            for text messages=text messages, for his text messages=text messages, for her text messages=text messages
            for the text messages=text messages, in letters=letters, in his letters=letters, in her letters=letters
            in the letters=letters, for letters=letters, for his letters=letters, for her letters=letters
            for the letters=letters, in updates=updates, in his updates=updates, in her updates=updates
            in the updates=updates, for updates=updates, for his updates=updates, for her updates=updates
            for the updates=updates, in status updates=status updates, in his status updates=status updates
            in her status updates=status updates, in the status updates=status updates
            for status updates=status updates, for his status updates=status updates
            for her status updates=status updates, for the status updates=status updates, in replies=replies
            in his replies=replies, in her replies=replies, in the replies=replies, for replies=replies
            for his replies=replies, for her replies=replies, for the replies=replies, in memos=memos
            in his memos=memos, in her memos=memos, in the memos=memos, for memos=memos, for his memos=memos
            for her memos=memos, for the memos=memos
            """,
        ),
        Table(
            "alone",
            "said",
            """
            can't stand, really like, really love, really hate, hate, love, prefer, dislike, live in, moved to, work as
            was born in, grew up in
            """,
        ),
        Table("replies", "said", "answers, replies, responses, explanations"),
        Table(
            "styled",
            "said reads",
            """
            bullets=with bullets, bullet points=with bullet points, prose=in prose, full sentences=in full sentences
            plain text=in plain text, paragraphs=in paragraphs, short paragraphs=in short paragraphs
            tables=with tables, first names=with first names, headings=with headings, bluf=with BLUF
            no bullets=without bullets, no bullet points=without bullet points, no emojis=without emojis
            no greeting=without a greeting, no small talk=without small talk, no jargon=without jargon
            one page=on one page, it short=briefly, it shorter=more briefly, it brief=briefly, it formal=formally
            it more formal=more formally, it less formal=less formally, it casual=casually, it informal=informally
            it on one page=on one page, it in bullets=with bullets, it in bullet points=with bullet points
            the bottom line first=with the bottom line first, the bottom line up front=with the bottom line up front
            bottom line up front=with the bottom line up front, the summary first=with the summary first
            the conclusion first=with the conclusion first, the numbers first=with the numbers first
            short sentences=in short sentences, short mails=in short mails, short emails=in short emails
            short messages=in short messages, plain english=in plain English
            """,
        ),
        Table("brief", "said", "short, brief, concise, simple, plain"),
        Table(
            "habit",
            "base third done doing",
            """
            use=uses=used=using, write=writes=written=writing, read=reads=read=reading, eat=eats=eaten=eating
        drink=drinks=drunk=drinking, cook=cooks=cooked=cooking, bake=bakes=baked=baking, buy=buys=bought=buying
        book=books=booked=booking, take=takes=taken=taking, go=goes=gone=going, travel=travels=traveled=traveling
        fly=flies=flown=flying, drive=drives=driven=driving, cycle=cycles=cycled=cycling, walk=walks=walked=walking
        run=runs=run=running, swim=swims=swum=swimming, train=trains=trained=training, play=plays=played=playing
        watch=watches=watched=watching, listen=listens=listened=listening, study=studies=studied=studying
        learn=learns=learned=learning, practise=practises=practised=practising
        practice=practices=practiced=practicing, teach=teaches=taught=teaching, plan=plans=planned=planning
        do=does=done=doing, make=makes=made=making, keep=keeps=kept=keeping, put=puts=put=putting
        place=places=placed=placing, add=adds=added=adding, name=names=named=naming
        format=formats=formated=formating, indent=indents=indented=indenting, test=tests=tested=testing
        commit=commits=committed=committing, push=pushes=pushed=pushing, merge=merges=merged=merging
        squash=squashes=squashed=squashing, rebase=rebases=rebased=rebasing, deploy=deploys=deployed=deploying
        release=releases=released=releasing, ship=ships=shipped=shipping, review=reviews=reviewed=reviewing
        document=documents=documented=documenting, comment=comments=commented=commenting
        draft=drafts=drafted=drafting, edit=edits=edited=editing, proofread=proofreads=proofreaded=proofreading
        sign=signs=signed=signing, start=starts=started=starting, begin=begins=begun=beginning
        end=ends=ended=ending, open=opens=opened=opening, close=closes=closed=closing, check=checks=checked=checking
        answer=answers=answered=answering, reply=replies=replied=replying, meet=meets=met=meeting
        pay=pays=paid=paying, order=orders=ordered=ordering, choose=chooses=chosen=choosing
        pick=picks=picked=picking, round=rounds=rounded=rounding, convert=converts=converted=converting
        translate=translates=translated=translating, quote=quotes=quoted=quoting, cite=cites=cited=citing
        sort=sorts=sorted=sorting, store=stores=stored=storing, save=saves=saved=saving, wear=wears=worn=wearing
        carry=carries=carried=carrying, bring=brings=brought=bringing, speak=speaks=spoken=speaking
        spell=spells=spelled=spelling, type=types=typed=typing, leave=leaves=left=leaving
        avoid=avoids=avoided=avoiding, skip=skips=skipped=skipping, share=shares=shared=sharing
        print=prints=printed=printing, sketch=sketches=sketched=sketching, draw=draws=drawn=drawing
        paint=paints=painted=painting, shop=shops=shopped=shopping, clean=cleans=cleaned=cleaning
        code=codes=coded=coding, program=programs=programmed=programming, debug=debugs=debugged=debugging
        wrap=wraps=wrapped=wrapping, capitalise=capitalises=capitalised=capitalising
        capitalize=capitalizes=capitalized=capitalizing, abbreviate=abbreviates=abbreviated=abbreviating
        mute=mutes=muted=muting, log=logs=logged=logging, track=tracks=tracked=tracking
        measure=measures=measured=measuring, weigh=weighs=weighed=weighing, count=counts=counted=counting
        split=splits=split=splitting, group=groups=grouped=grouping, label=labels=labeled=labeling
        tag=tags=tagged=tagging, archive=archives=archived=archiving, rename=renames=renamed=renaming
        sleep=sleeps=slept=sleeping, ride=rides=ridden=riding, grow=grows=grown=growing, sing=sings=sung=singing
        volunteer=volunteers=volunteered=volunteering, knit=knits=knited=kniting, brew=brews=brewed=brewing
        collect=collects=collected=collecting, photograph=photographs=photographed=photographing
        garden=gardens=gardened=gardening, hike=hikes=hiked=hiking, climb=climbs=climbed=climbing
        work=works=worked=working, refactor=refactors=refactored=refactoring, lint=lints=linted=linting
        profile=profiles=profiled=profiling, benchmark=benchmarks=benchmarked=benchmarking, pin=pins=pinned=pinning
        vendor=vendors=vendored=vendoring, back up=backs up=backed up=backing up
        switch off=switches off=switched off=switching off, turn off=turns off=turned off=turning off
        get up=gets up=got up=getting up, wake up=wakes up=woken up=waking up, sit=sits=sat=sitting
        stand=stands=stood=standing, stop=stops=stopped=stopping, finish=finishes=finished=finishing
        prepare=prepares=prepared=preparing, pack=packs=packed=packing, wash=washes=washed=washing
        recycle=recycles=recycled=recycling, tip=tips=tiped=tiping, compare=compares=compared=comparing
        outline=outlines=outlined=outlining, number=numbers=numbered=numbering, list=lists=listed=listing
        highlight=highlights=highlighted=highlighting, underline=underlines=underlined=underlining
        annotate=annotates=annotated=annotating, include=includes=included=including, spend=spends=spent=spending
        schedule=schedules=scheduled=scheduling, block=blocks=blocked=blocking, batch=batches=batched=batching
        """,
        ),
        Table(
            "make",
            "base third done doing",
            """
            use=uses=used=using, write=writes=written=writing, run=runs=run=running, put=puts=put=putting
        keep=keeps=kept=keeping, make=makes=made=making, give=gives=given=giving, show=shows=shown=showing
        begin=begins=begun=beginning, start=starts=started=starting, end=ends=ended=ending, name=names=named=naming
        format=formats=formated=formating, indent=indents=indented=indenting, test=tests=tested=testing
        commit=commits=committed=committing, push=pushes=pushed=pushing, merge=merges=merged=merging
        squash=squashes=squashed=squashing, rebase=rebases=rebased=rebasing, deploy=deploys=deployed=deploying
        release=releases=released=releasing, review=reviews=reviewed=reviewing
        document=documents=documented=documenting, comment=comments=commented=commenting
        draft=drafts=drafted=drafting, edit=edits=edited=editing, proofread=proofreads=proofreaded=proofreading
        sign=signs=signed=signing, add=adds=added=adding, include=includes=included=including
        insert=inserts=inserted=inserting, append=appends=appended=appending, prefix=prefixes=prefixed=prefixing
        place=places=placed=placing, set=sets=set=setting, sort=sorts=sorted=sorting, list=lists=listed=listing
        group=groups=grouped=grouping, split=splits=split=splitting, number=numbers=numbered=numbering
        label=labels=labeled=labeling, tag=tags=tagged=tagging, round=rounds=rounded=rounding
        convert=converts=converted=converting, translate=translates=translated=translating
        quote=quotes=quoted=quoting, cite=cites=cited=citing, spell=spells=spelled=spelling
        capitalise=capitalises=capitalised=capitalising, capitalize=capitalizes=capitalized=capitalizing
        abbreviate=abbreviates=abbreviated=abbreviating, wrap=wraps=wrapped=wrapping, align=aligns=aligned=aligning
        mark=marks=marked=marking, highlight=highlights=highlighted=highlighting, bold=bolds=bolded=bolding
        explain=explains=explained=explaining, summarise=summarises=summarised=summarising
        summarize=summarizes=summarized=summarizing, describe=describes=described=describing
        structure=structures=structured=structuring, order=orders=ordered=ordering
        lay out=lays out=laid out=laying out, compare=compares=compared=comparing
        separate=separates=separated=separating, prefer=prefers=preferred=preferring, avoid=avoids=avoided=avoiding
        check=checks=checked=checking, lint=lints=linted=linting, read=reads=read=reading, cut=cuts=cut=cutting
        shorten=shortens=shortened=shortening, return=returns=returned=returning, print=prints=printed=printing
        display=displays=displayed=displaying, present=presents=presented=presenting
        provide=provides=provided=providing, leave=leaves=left=leaving
        spell out=spells out=spelled out=spelling out, open=opens=opened=opening, close=closes=closed=closing
        count=counts=counted=counting, measure=measures=measured=measuring, draw=draws=drawn=drawing
        plot=plots=ploted=ploting, colour=colours=coloured=colouring, color=colors=colored=coloring
        phrase=phrases=phrased=phrasing, word=words=worded=wording, punctuate=punctuates=punctuated=punctuating
        hyphenate=hyphenates=hyphenated=hyphenating, pin=pins=pinned=pinning, log=logs=logged=logging
        """,
        ),
        Table(
            "often",
            "word",
            """
            always, almost always, nearly always, usually, normally, generally, typically, mostly, mainly, often
            never
            almost never, hardly ever, rarely, seldom, only, only ever
        """,
        ),
        Table(
            "abstained",
            "base",
            """
            eat, drink, use, own, watch, wear, buy, read, cook, do, play, fly, drive, smoke, work, take, keep
            write, speak
            listen to, follow, celebrate, travel on, shop at
        """,
        ),
        Table("abstained_alone", "base", "drive, cook, fly, swim, dance, bake, sew"),
        Table(
            "speak",
            "base noun",
            """
            answer=answers, reply=replies, respond=replies, comment=comments, speak to me=replies, talk to me=replies
            speak with me=replies, talk with me=replies, write to me=replies
        """,
        ),
        Table("apart", "word", "never, not"),
        Table(
            "like",
            "base third",
            """
            like=likes, love=loves, enjoy=enjoys, adore=adores, value=values, favour=favours, favor=favors
            hate=hates
            appreciate=appreciates, dislike=dislikes, detest=detests, despise=despises, loathe=loathes, avoid=avoids
            try to avoid=tries to avoid, can't stand=dislikes, cannot stand=dislikes, can't bear=dislikes
            cannot bear=dislikes, can't abide=dislikes, don't like=doesn't like, do not like=doesn't like
            don't enjoy=doesn't enjoy, do not enjoy=doesn't enjoy, don't care for=doesn't care for
            do not care for=doesn't care for, care about=cares about, have no interest in=has no interest in
            have no patience for=has no patience for, have a soft spot for=has a soft spot for
        """,
        ),
        Table(
            "annoy",
            "verb doing",
            """
            annoy=annoying, annoys=annoying, irritate=irritating, irritates=irritating, distract=distracting
            distracts=distracting, confuse=confusing, confuses=confusing, bore=boring, bores=boring, drain=draining
            drains=draining, exhaust=exhausting, exhausts=exhausting, tire=tiring, tires=tiring
        """,
        ),
        Table(
            "keep_to",
            "base third done",
            "use=uses=used, keep=keeps=kept, write=writes=written, spell=spells=spelled, format=formats=formatted",
        ),
        Table("link", "word", "before, after, while"),
        Table(
            "fan",
            "rest",
            """
            fond of, keen on, not keen on, not a fan of, no fan of, a fan of, a big fan of, not a big fan of, into
            not into, not interested in, partial to, used to, not used to, obsessed with, crazy about
            passionate about
        """,
        ),
        Table(
            "hobby",
            "base third",
            """
            play=plays, collect=collects, knit=knits, brew=brews, grow=grows, volunteer at=volunteers at
            volunteer for=volunteers for, volunteer with=volunteers with, write for=writes for
            write about=writes about
            blog about=blogs about, commute by=commutes by, travel by=travels by, coach=coaches, sing in=sings in
            paint=paints
            photograph=photographs, restore=restores, breed=breeds, sail=sails, bake=bakes
        """,
        ),
        Table(
            "lead",
            "base third",
            """
            run=runs, own=owns, write=writes, manage=manages, lead=leads, edit=edits, publish=publishes
            host=hosts, chair=chairs
            direct=directs, co-own=co-owns, co-run=co-runs, head=heads, organise=organises, organize=organizes
            coach=coaches, conduct=conducts
        """,
        ),
        Table(
            "related",
            "name with",
            """
            wife=a wife, husband=a husband, partner=a partner, spouse=a spouse, fiancé=a fiancé, fiancée=a fiancée
            fiance=a fiancé, fiancee=a fiancée, boyfriend=a boyfriend, girlfriend=a girlfriend, son=a son
            daughter=a daughter, kid=a kid, child=a child, baby=a baby, mother=a mother, mum=a mum, mom=a mom
            father=a father, dad=a dad, brother=a brother, sister=a sister, older brother=an older brother
            younger brother=a younger brother, older sister=an older sister, younger sister=a younger sister
            grandmother=a grandmother, grandma=a grandma, grandfather=a grandfather, grandpa=a grandpa
            granddaughter=a granddaughter, grandson=a grandson, stepson=a stepson, stepdaughter=a stepdaughter
            aunt=an aunt, uncle=an uncle, cousin=a cousin, niece=a niece, nephew=a nephew, flatmate=a flatmate
            roommate=a roommate, housemate=a housemate, dog=a dog, cat=a cat, horse=a horse, pony=a pony
            rabbit=a rabbit, hamster=a hamster, parrot=a parrot, tortoise=a tortoise, puppy=a puppy, kitten=a kitten
            boss=a boss, manager=a manager, supervisor=a supervisor, team lead=a team lead, colleague=a colleague
            coworker=a coworker, co-worker=a co-worker, tutor=a tutor, mentor=a mentor, best friend=a best friend
            mother-in-law=a mother-in-law, father-in-law=a father-in-law, sister-in-law=a sister-in-law
            brother-in-law=a brother-in-law, kids=kids, children=children, sons=sons, daughters=daughters
            twins=twins
            cats=cats, dogs=dogs, parents=parents, brothers=brothers, sisters=sisters, hens=hens, horses=horses
        """,
        ),
        Table(
            "placing",
            "verb",
            """
            live, lives, go, goes, sit, sits, are, is, belong, belongs, lie, lies, are kept, are stored, stay, stays
        """,
        ),
        Table(
            "running",
            "verb",
            """
            uses, targets, runs on, follows, supports, requires, ships with, is written in, depends on, builds with
            is built with, is licensed under, only supports, only targets, deploys to, lints with, formats with
            tests with
        """,
        ),
        Table(
            "we_do",
            "base third",
            """
            use=uses, write=writes, deploy=deploys, release=releases, indent=indents, format=formats, name=names
            test=tests, lint=lints, squash=squashes, rebase=rebases, target=targets, support=supports
            follow=follows
            stick to=sticks to, avoid=avoids, prefer=prefers, keep=keeps, put=puts, store=stores, document=documents
            tag=tags, version=versions, ship=ships, translate=translates, round=rounds, log=logs, mock=mocks
            pin=pins
            don't use=doesn't use, do not use=doesn't use, don't squash=doesn't squash, don't rebase=doesn't rebase
            don't mock=doesn't mock
        """,
        ),
    ),
    phrases=(
        Phrase(
            "thing",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            ^(?:to|about|for|with) (?:it|that|this|them|you)
        """,
        ),
        Phrase(
            "set_apart",
            "[^,;:()!?]+",
            r"""
            ^(?:on|at|before|after|during|until|since|for|when|while|if|because|to|from|near|about|by|more|less|very|\
                so|really|just|only|always|even|all|every|each|that|too|again|ever|<pointer>|<asking>)
            <this>
            <trouble>
            your?
            """,
            6,
        ),
        Phrase(
            "preferred",
            "<flow><onward>|<list>",
            r"""
            ^(?:(?!it\b)<pointer>|<asking>|option|all of)
            ^it(?! when| without| with)
            ^not to (?:say|talk|discuss|answer)
            ^the (?!<lasting>)\S+(?: \S+)?$
            <this>
            (?<!(?:over|than|to) [\p{L} -]{0,24})(?:<choice>)$
            the <nth>
            (?:<unsure_end>)$
            your
            (?<!^)(?:<theirs>)
            ^(?:his|her|hers|their|theirs|its)|(?:to|of|in|with|for|about|into|from) that
        """,
        ),
        Phrase(
            "liked",
            "<flow><onward>|<list>",
            r"""
            ^(?:(?!it\b)<pointer>|<asking>|the|your|all|option|myself|our|when you|if)
            ^it(?! when| without)
            ^(?:it )?when (?:you|the|this|that|my|i|it)
            ^to (?:say|think|admit|hear|ask|know|bother|be|break|tell|go|do|get|help|say)
            ^(?:seeing|hearing|having to|being able|waiting|debugging)
            ^my (?:<rel>|<rels>|life|job|boss)
            <this>
            (?<!(?:over|than|to) [\p{L} -]{0,24})(?:<choice>|joke|result|progress|direction)$
            (?:<unsure_end>)$
            (?:minutes|hours) for
            (?<!^)(?:<theirs>)
            ^(?:his|her|hers|their|theirs|its)|(?:to|of|in|with|for|about|into|from) that
            ^(?:i|we|i'm|i've|also|they)
            in particular$
        """,
        ),
        Phrase(
            "done",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            ^(?:into|out of|up with|over|wrong|through|back)
            ^(?:off|on|up|down|away|in)$
            (?:again|yet)$
            your?
            <trouble>
            <theirs>
            (?:and|or|then)(?: just| then| also)? {verb:habit}|and (?:just|then)
        """,
        ),
        Phrase(
            "tendency",
            "<word> ?<flow>?",
            r"""
            ^(?:<pointer>|agree|think|believe|doubt|disagree|side)
            <this>
            <trouble>
            <theirs>
            (?:again|yet)$
            your?
        """,
        ),
        Phrase(
            "base_done",
            "<flow><onward>|<list>",
            r"""
            <bare_vague>
            ^(?:into|out of|up with|over|wrong|through|back)
            ^(?:off|on|up|down|away|in)$
            (?:again|yet)$
            your?
            <trouble>
            <theirs>
        """,
        ),
        Phrase(
            "studied",
            "<flow><onward>|<list>",
            r"""
            ^(?:<pointer>|<asking>|to|for|about|a lot|a ton|so much|more|from|the|hard)
            <this>
            <theirs>
        """,
            10,
        ),
        Phrase(
            "degree",
            (
                r"(?:a|an|my) (?:part-time )?(?:phd|doctorate|master's|masters|bachelor's|bachelors|degree|"
                r"apprenticeship|traineeship|internship|postdoc|residency)(?: <flow>)?"
            ),
            "<this>",
            9,
        ),
        Phrase("needed", "<flow>", "^(?:to|<pointer>|<asking>|help|your?)|<this>|<theirs>|your?", 8),
        Phrase(
            "earned",
            (
                r"an? (?:degree|phd|doctorate|master's degree|master's|masters|bachelor's degree|bachelor's|"
                r"diploma|driving licence|driver's license|pilot's licence)(?: in <flow>)?"
            ),
            "<this>",
            8,
        ),
        Phrase("best_way", r"(?:from|by|with|through|when) <flow>", "<this>|<theirs>|your?", 8),
        Phrase(
            "found",
            "<flow>",
            r"""
            ^(?:<pointer>|<asking>|the|my|your|all|myself)
            <this>
        """,
            8,
        ),
        Phrase(
            "front",
            (
                r"(?:in|on|at|for|when|whenever|during|with|after|before|by|inside|within|every|each|most) "
                r"[^,;:()!?]+?"
            ),
            r"""
            my (?:opinion|view|experience|case)
            fact|general|short|example|instance|it|this|that|now
        """,
            9,
        ),
        Phrase("core", r"(?:i|i'm|i've|my|we|never|always|please|use|no|keep|don't) .+", "", 30),
        Phrase(
            "where",
            (
                r"<placed> (?:<sort> ){0,4}(?:<home>(?: (?:in|near|on|outside|outside of|just outside|by|"
                r"above|close to) (?:(?:<sort> ){0,3}(?:<named>)|the (?:sea|lake|river|coast|woods|harbour|"
                r"canal|forest)))?|<named>)"
            ),
            r"""
            (?:<tech>)$
            <month>|<day>|slack|fear|hope|hell|denial|<tongue>|mode
        """,
            12,
            as_said=True,
        ),
        Phrase(
            "place",
            "(?:(?:central|northern|southern|rural) )?(?:(?:<city>)(?:, (?:<country>|<cap>))?|<country>)",
            "",
            6,
            as_said=True,
        ),
        Phrase(
            "named_place",
            "<cap>(?:[ -]<cap>){0,3}|<city>|<country>",
            "(?:<tech>)|<month>|<day>|<tongue>",
            5,
            as_said=True,
        ),
        Phrase(
            "work",
            (
                r"(?:as (?:an?|the) <flow>|(?:at|for|in|with|on) <flow>|(?:(?:mostly|mainly|fully|completely|"
                r"always|only|just) )?(?:from home|remotely|remote|nights|night shifts|late shifts|early "
                r"shifts|shifts|part-?time|part time|full-?time|full time|freelance|weekends|mornings|"
                r"evenings|afternoons|(?:two|three|four|five) days a week)(?: <flow>)?)"
            ),
            r"""
            ^as an? (?:team|group|unit|charm|treat|whole|result|rule|proxy|fallback|stopgap)
            ^as (?:an? )?<this>
            ^(?:at|for|in|with|on) (?:<pointer>|<asking>|<this>|me|us|free|now|least|first|all|once|noon)
            ^(?:at|for|in|with|on) an? (?:bug|fix|draft|file|branch|ticket|plan|different|new|task|feature|script|\
                function|loop)
            ^(?:at|for|in|with|on) the (?!<word>(?: <word>)? (?:industry|sector|field|office|team|department|\
                business|service|services|trade|lab|university|hospital|library|museum|council)|morning|evening|\
                night|afternoon|public)<bit>
            ^(?:for a living|in (?:pairs|parallel|progress|principle|practice|theory|general|fact|order|time))
            (?:boss|head|nerves)$
            <theirs>
            (?:and|or|then)(?: just| then| also)? {verb:habit}|and (?:just|then)
            <this>
            <trouble>
            (?:<unsure_end>)$
            your?
        """,
            12,
        ),
        Phrase(
            "an_job",
            (
                r"(?:an?|the (?:only|lead|head|sole|main|chief)) (?:<word> ){0,4}?(?:<job>)(?:,? (?:at|for|in|"
                r"from|with|of|on|by|who) <flow>)?|the (?:<word> ){0,2}?(?:<job>) (?:of|at|for) (?:my|our|an?|"
                r"<cap>) ?<flow>"
            ),
            r"""
            <no_job>
            <this>
            (?:<unsure_end>)$
            your?|game|movie|story|level \d+|play
        """,
            14,
        ),
        Phrase(
            "their_job",
            r"an? (?:<word> ){0,4}?(?:<job>)",
            "<no_job>|<this>|vegetarian|vegan|owl|bird|parent|mother|father|native",
            5,
        ),
        Phrase(
            "venture",
            (
                r"(?:an?|the|my|our|my own|our own|two|three|<cap>'s|the <cap>'s) (?:<word> "
                r"){0,4}?(?:<venture>)(?: (?:in|for|at|of|with|on|about|near|called) <flow>)?"
            ),
            "<this>|it$|your?|tests?|script|build",
            14,
        ),
        Phrase(
            "name",
            r"(?:(?:dr|prof|mr|mrs|ms|mx)\.? )?<cap>(?:[ -]<cap>){0,3}",
            r"""
            <day>|<month>|<tongue>
            back|later|when|crazy|captain|master|sir|madam|lord|lady|king|queen|god|daddy|boss|chief|commander|\
                your|majesty|batman|i|ok|user|assistant|human|ai
        """,
            4,
            as_said=True,
        ),
        Phrase(
            "names",
            r"<cap>(?:[ -]<cap>)?(?:(?:,| and|, and) <cap>(?:[ -]<cap>)?){0,4}",
            "<day>|<month>|<tongue>",
            10,
            as_said=True,
        ),
        Phrase(
            "pronouns",
            (
                r"(?:she|he|they|it|xe|ze|fae|ey)/(?:her|him|them|its|xem|hir|zir|faer|em|they|she|"
                r"he)(?:/(?:hers|his|theirs|its))?(?: (?:or|and) (?:she|he|they)/(?:her|him|them))?|any "
                r"pronouns"
            ),
            "",
            6,
            as_said=True,
        ),
        Phrase(
            "tongues",
            (
                r"(?:(?:fluent|native|basic|some|a little|a bit of|conversational|rusty|good|decent|passable|"
                r"only|both|mainly|mostly) ){0,2}(?:<tongue>)(?:(?:,| and|, and|, but| or| but) (?:(?:fluent|"
                r"native|basic|some|a little|a bit of|only a little|conversational|rusty|good|decent|passable|"
                r"only|also) ){0,2}(?:<tongue>)){0,5}(?: (?:at home|at work|natively|fluently|well|quite well|"
                r"badly|very well|with my (?:<rel>|<rels>)|to my (?:<rel>|<rels>)))?"
            ),
            "",
            22,
        ),
        Phrase("later", "second|third|fourth", "", 1),
        Phrase("one_tongue", "<tongue>", "", 4, as_said=True),
        Phrase(
            "family",
            (
                r"<many> (?:(?:small|young|little|old|older|younger|grown-up|teenage|adult|rescue) "
                r"){0,2}(?:<rel>|<rels>)(?:(?:,| and|, and) <many> (?:(?:small|young|little|old) )?(?:<rel>|"
                r"<rels>)){0,2}(?:,? (?:called|named) <cap>(?:(?:,| and|, and) <cap>){0,4})?"
            ),
            "",
            18,
        ),
        Phrase(
            "tool_used",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|the|your|my|more|less|too|all|any|some|only)
            ^an?$
            ^an? (?!(?-i:\p{Lu})|standing|fountain|paper|e-?reader|split|mechanical|vertical|second|self-hosted|\
                wiki)<bit>
            here|but|it
            <this>
            <trouble>
        """,
            6,
        ),
        Phrase(
            "purpose",
            r"[^,;:()!?]+",
            r"""
            ^(?:<pointer>|the|a|an|now|you|your|each|every other)
            <this>
            but|it|here
            <trouble>
        """,
            8,
        ),
        Phrase(
            "product",
            (
                r"(?:the )?(?:(?:<tech>)(?: (?:\d[\d.]*|pro|desktop|server|edition|lts))?|"
                r"(?-i:\p{Lu})[\p{L}\d.+#'-]*(?: (?:(?-i:\p{Lu})[\p{L}\d.+#'-]*|\d[\d.]*)){0,3})"
            ),
            "(?-i:I)|<month>|<day>|<city>|<country>",
            5,
            as_said=True,
        ),
        Phrase("tools", r"(?:<tech>)(?:(?:,| and|, and) (?:<tech>)){1,4}", "", 12, as_said=True),
        Phrase(
            "throughout",
            r"everywhere|for everything|by default|wherever i can|all the time|for (?:almost|nearly) everything",
            "",
            4,
        ),
        Phrase(
            "preferred_of",
            r"(?:preferred|go-to|usual|default|main|primary) <word>(?: <word>)?",
            "<this>|contact|address|one",
            4,
        ),
        Phrase(
            "gadget",
            (
                r"an? (?:<word> ){0,2}(?:mac|macbook(?: (?:air|pro))?|thinkpad|chromebook|iphone|ipad|pixel|"
                r"fairphone|kindle|kobo|raspberry pi|steam deck|windows pc|linux box|linux laptop|framework "
                r"laptop|surface)(?: \w+)?"
            ),
            "<this>",
            6,
            as_said=True,
        ),
        Phrase("known_tool", "(?:<tech>)", "", 4, as_said=True),
        Phrase(
            "spec",
            (
                r"(?:an? |only )?(?:(?:(?-i:\p{Lu})|\d)[^,;:()!?]*|(?:<tech>)[^,;:()!?]*|an? (?:old|older|"
                r"small|tiny|refurbished|arm|linux|intel|silent|fanless) [^,;:()!?]+|no [^,;:()!?]+)"
            ),
            "<this>|<trouble>|percent|%",
            14,
        ),
        Phrase("os", r"(?:<system>)(?: (?:\d[\d.]*|pro|lts|home|server))?", "", 4, as_said=True),
        Phrase("offset", r"(?:utc|gmt) ?[+-] ?\d{1,2}(?::\d\d)?", "", 4, as_said=True),
        Phrase(
            "zone",
            (
                r"(?-i:\p{Lu}{2,5})|(?-i:\p{Lu})[\p{L}/_]+(?: (?-i:\p{Lu})\p{L}+)?|(?:utc|gmt) ?(?:[+-] "
                r"?\d{1,2}(?::\d\d)?)?"
            ),
            "",
            3,
            as_said=True,
        ),
        Phrase(
            "object",
            r"(?!(?:<prep>)\b)<bit>(?: (?!(?:<after>)\b)<bit>)*?",
            r"""
            ^(?:<pointer>|me|us|your?|i|what|not|no longer|and|or|one|up|off|out|away|in)
            <this>
            your?|yourself|password|token|access|root
        """,
            8,
        ),
        Phrase(
            "tail",
            r"(?:<after>)\b[^,;:()!?]*",
            r"""
            ^(?:to|for|with|from|by) (?:me|us|you|it|them)
            <this>
            (?:it|that)$
            asking|confirm\w*|you (?:are|were|think|feel|want|like|can)
        """,
            12,
        ),
        Phrase(
            "items",
            r"[^,;:()!?]+",
            r"""
            ^(?:<pointer>|need|problem|worries|idea|more|thanks|changes?|rush|way|doubt|matter|longer)
            <this>
            that|your?
            <trouble>
        """,
            7,
        ),
        Phrase("wrong", r"[^,;:()!?]+", "", 5),
        Phrase(
            "there",
            (
                r"in (?:all )?(?:my|our) [^,;:()!?]+|in (?:code|e-?mails?|mails|comments|commit messages|"
                r"texts|blog posts|code comments|docs)|for (?:code|e-?mails?|comments|docs)"
            ),
            "<this>|that",
            6,
        ),
        Phrase(
            "subject",
            r"(?:(?:the|all|all the|our) )?(?!(?:<verbs>|<prep>)\b)<bit>(?: (?!(?:<prep>)\b)<bit>){0,2}?",
            "^(?:<pointer>|<asking>|i|we|my|please|<this>)",
            4,
        ),
        Phrase(
            "span",
            (
                r"(?:(?:about|almost|nearly|over|more than) )?(?:an?|two|three|four|five|six|seven|eight|nine|"
                r"ten|eleven|twelve|fifteen|twenty|thirty|\d+|many|several) (?:years?|months?|decades?)"
            ),
            "",
            6,
        ),
        Phrase("clock", r"[^,;:()!?]{1,24}", "<this>|that|it", 4),
        Phrase("topic", r"[^,;:!?]+?", "(?:it|this|that|things|everything)$", 8),
        Phrase(
            "wish",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|<asking>|i|we|maybe|not|no)
            <this>
            your?
        """,
            8,
        ),
        Phrase(
            "favourite",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|<asking>|when|the (?:part|one|bit))
            <this>
        """,
            6,
        ),
        Phrase("favourite_of", r"[^,;:()!?]+?", "part|bit|thing|one|of|so far|one|thing about", 4),
        Phrase(
            "trait",
            (
                r"(?:(?:mostly|strictly|almost|a) )*(?:vegetarian|vegan|pescatarian|flexitarian|teetotal)|"
                r"left[- ]?handed|right[- ]?handed|ambidextrous|not an? (?:morning|evening|dog|cat|people|"
                r"details|phone|coffee) person|an? (?:morning|evening|dog|cat|people|details|phone|coffee) "
                r"person|self-employed|self-taught|retired|mostly retired|semi-retired|new to (?:<tech>|"
                r"<word>ing|[\p{L} ]{3,30})|an? (?:night owl|early bird|early riser|light sleeper|heavy "
                r"sleeper|visual learner|slow reader|fast reader|native speaker)"
            ),
            "<this>|the|all|it",
            8,
        ),
        Phrase(
            "at_home",
            "comfortable|familiar|experienced|confident|at home|not comfortable|not familiar|proficient",
            "",
            3,
        ),
        Phrase("fluent", "fluent|bilingual|trilingual|conversational", "", 1),
        Phrase("native", "an? (?:native|non-native|near-native|fluent)", "", 4),
        Phrase(
            "generic",
            r"<flow>",
            r"""
            ^(?:<pointer>|<asking>|not)
            the|a bit|<this>|your?|me(?= (?:to|know))|tomorrow
            (?:<unsure_end>)$
        """,
            10,
        ),
        Phrase("generic_over", "<flow>", "^(?:<pointer>|<asking>)|<this>|your?", 10),
        Phrase(
            "avoided",
            r"(?:<word> ){2,}<flow>",
            r"""
            ^(?:say|talk|discuss|answer|do|go|be|have to|get into)
            the|it|<this>|your?|them
        """,
            10,
        ),
        Phrase(
            "impression",
            (
                r"(?:(?:very|really|rather|quite|a bit|too|so|much|far|more|less) ){0,2}(?:off-putting|"
                r"annoying|distracting|irritating|helpful|useful|confusing|tiring|boring|exhausting|soothing|"
                r"calming|relaxing|noisy|ugly|pretentious|patronising|patronizing|condescending|hard to "
                r"(?:read|follow|remember|use|understand)|easy to (?:read|follow|remember|use|understand)|"
                r"hard|easier|harder|clearer|easier to (?:read|follow|remember|use|understand)|harder to "
                r"(?:read|follow|remember|use|understand)|difficult|unreadable|motivating|stressful|pleasant|"
                r"unpleasant)(?: than <flow>)?"
            ),
            "<this>|<theirs>|your?",
            12,
        ),
        Phrase(
            "my_things",
            (
                r"my (?:<word> ){0,2}?(?-i:[\p{Ll}-]+s) (?:in|as|with|without|on|at|to be|sorted|formatted|"
                r"kept|grouped|written|short|brief|plain) ?<flow>|my (?:<word> ){0,2}?(?-i:[\p{Ll}-]+s) "
                r"(?:short|brief|plain|simple|blunt|direct)"
            ),
            "<this>|back|your?",
            10,
        ),
        Phrase(
            "habit_what",
            r"[^,;:()!?]+?",
            r"""
            <bare_vague>
            ^(?:the|a|an|into|out)
            <trouble>
            your?
        """,
            8,
        ),
        Phrase("regular", r"(?:<regularly>)(?:(?:,| and) (?:<regularly>))?", "", 10),
        Phrase(
            "my_plural",
            r"(?:all )?my (?:<word> ){0,2}?<word>",
            "<this>|(?:<rel>|<rels>|life|way|best|mind|head|time)$|<trouble>",
            5,
        ),
        Phrase(
            "in_what",
            r"(?:in|with|as|on|without) <flow>",
            "^(?:in|with|as|on|without) (?:<pointer>|<asking>|<this>|the|a|mind)|<this>|<trouble>",
            8,
        ),
        Phrase(
            "pursuit",
            r"[^,;:()!?]+",
            r"""
            ^(?:<pointer>|<asking>|as|a role|along|around|with|up|on|off|my (?:<rel>|<rels>))
            <this>
            ^the (?!violin|viola|cello|piano|guitar|bass|drums|flute|oboe|clarinet|bassoon|trumpet|trombone|horn|\
                french horn|tuba|saxophone|accordion|organ|harp|banjo|mandolin|ukulele|fiddle|recorder|harpsichord|\
                double bass|bagpipes|local|village|city|church)
            game|level|role|character
        """,
            8,
        ),
        Phrase(
            "kept_animals",
            (
                r"(?:<word> ){0,2}?(?:bees|chickens|hens|ducks|goats|sheep|rabbits|pigeons|alpacas|pigs|"
                r"horses|quail)(?: <flow>)?"
            ),
            "<this>",
            6,
        ),
        Phrase(
            "usual_place",
            (
                r"(?:at|for) (?:work|home|school|university)|on (?:my|all my|our) (?:<device>s?|machines)|"
                r"every day|daily|for everything|at the office"
            ),
            "",
            5,
        ),
        Phrase("old", r"[^,;:()!?]+?", "<this>|your?", 5),
        Phrase("model", r"(?:an? |the )?(?:<word> ){0,3}(?-i:\p{Lu})[^,;:()!?]*", "<this>|<trouble>", 8),
        Phrase("code_tongues", "(?:<code_tongue>)(?:(?:,| and|, and| or) (?:<code_tongue>)){0,3}", "", 8, as_said=True),
        Phrase(
            "switched_to",
            r"[^,;:()!?]+?",
            (
                r"^(?:<pointer>|<asking>|the|a new|another|my|your)|<this>|branch|tab|window|page|account|"
                r"topic|subject"
            ),
            5,
        ),
        Phrase(
            "speech",
            r"(?:in|with|as|without|only in|on) <flow>",
            r"<this>|your?|^(?:in|with|as|on) (?:it|a moment|that case|detail$)|yes|confidence|character",
            8,
        ),
        Phrase(
            "in_all",
            (
                r"in all (?:my|our) <flow>|in (?:my|our) (?:e-?mails?|mails|letters|posts|texts|essays|"
                r"articles|code|commit messages|documents|reports|notes|replies)"
            ),
            "<this>",
            6,
        ),
        Phrase("whenever", r"whenever [^,;:()!?]+|every time [^,;:()!?]+", "<this>|it$|that$", 12),
        Phrase(
            "here_thing",
            r"<flow>(?:,? (?:and|or) <flow>)?",
            r"""
            ^(?:<pointer>|<asking>|the|to|an? (?:different|new|hack|workaround|lock|mutex|loop|flag|mock|stub|\
                trick|helper|placeholder))
            <this>
            <trouble>
            (?:your?)
            to (?:find|get|check|see|look|fix|make|add|do|avoid|prevent|keep track)
        """,
            10,
        ),
        Phrase(
            "here_where",
            r"(?:in|under|next to|beside|alongside|inside|at|outside|within|below|behind) [^,;:()!?]+",
            "<this>|<trouble>|it$|that$",
            8,
        ),
        Phrase(
            "here_state",
            (
                r"(?:in|written|named|called|formatted|indented|prefixed|sorted|generated|kept|stored|wrapped|"
                r"capitalised|capitalized|lowercase|uppercase) ?[^,;:()!?]*"
            ),
            "<this>|<trouble>|progress|place$|it$",
            8,
        ),
        Phrase(
            "addressee",
            r"<cap>(?: <cap>)?|<word>",
            r"""
            ^(?:i|we|you|he|she|it|they|one|who|that|this|what|which|there|everyone|everybody|someone|somebody|anyone|\
                anybody|nobody|people|me|us|and|but|so|also|if|when|because|still|never|always|only|really|\S*\d\S*)
            (?:\p{L}+)'(?:s|d|m|ve|re|ll)
            ^(?:<tech>)$
            """,
            2,
            as_said=True,
        ),
        Phrase("own_addressee", r"(?:my|our|the) (?:<word> )?(?:<reader>)", "your?", 5),
        Phrase("terse_mails", r"(?:<terse>)(?:,? (?:and )?(?:<terse>))? (?:<mails>)", "", 6),
        Phrase("terse_papers", r"(?:<terse>)(?:,? (?:and )?(?:<terse>))? (?:<papers>)", "", 6),
        Phrase("lengthy_mails", r"(?:<lengthy>)(?:,? (?:and )?(?:<lengthy>))? (?:<mails>)", "", 6),
        Phrase("mails", r"<mails>", "", 2),
        Phrase("papers", r"<papers>", "", 2),
        Phrase("terse", r"<terse>", "", 3),
        Phrase("laid_out", r"<laid_out>", "", 8),
        Phrase("up_front", r"<first_thing>|bluf|tl;?dr(?: first| up front| on top| at the top)?", "", 8),
        Phrase(
            "put_in",
            r"(?:<first_thing>|bluf|tl;?dr|(?:no |an? |the )?(?:bullets|bullet points|bullet list|summary|clear "
            r"summary|"
            r"short summary|emojis?|headings|tables?|numbers|first names?|greetings?|small talk|jargon|short sentences|"
            r"short paragraphs|full sentences|deadlines?|next steps))",
            "",
            8,
        ),
        Phrase("kept", r"<word>(?: <word>){0,2}?", "", 3),
        Phrase("diet", "vegetarian|vegan|pescatarian|flexitarian|left[- ]?handed", "", 2),
        Phrase("named_person", r"<cap>", "<day>|<month>", 1, as_said=True),
        Phrase("known_version", r"(?:<tech>)(?: v?\d[\d.]*)?", "", 3, as_said=True),
        Phrase(
            "car",
            r"(?:an?|my) (?:<word> ){0,2}?(?:<car>)(?: (?-i:\p{Lu})[\p{L}\d]*| \p{L}?\d+)?",
            "<this>|hard|\
            bargain",
            5,
        ),
        Phrase("subjectless", r"[^;:()!?]+", "^(?:it|this|that|these|those|how|to|you|your)", 18),
        Phrase(
            "plain_job",
            r"(?:<word> ){0,4}?(?:<job>)",
            (
                "<no_job>|owl|bird|person|sleeper|riser|learner|reader|speaker|vegetarian|vegan|parent|"
                "mother|father|lover|native"
            ),
            5,
        ),
        Phrase("key", r".+", "", 12),
        Phrase("value", r".+?", "", 24),
        Phrase("over", r".+", "", 16),
        Phrase("new", r".+", "", 8),
        Phrase("set_up", "<setup>", "", 4),
        Phrase("device", "<device>", "", 3),
        Phrase("project_name", r"<cap>(?: <cap>){0,2}", "", 3, as_said=True),
        Phrase(
            "since_when",
            r"(?:in |on |last |at the |since )[^,;:()!?]+|yesterday|recently|a (?:week|month|year) ago",
            "",
            5,
        ),
    ),
    spelled_out="""
        im=i'm, ive=i've, dont=don't, doesnt=doesn't, didnt=didn't, cant=can't, isnt=isn't, arent=aren't, wont=won't
        id rather=i'd rather, thats=that's, were based=we're based, weve=we've, whats=what's, lets=let's
        live up in=live in, live down in=live in, live out in=live in, live over in=live in, its all in=it's all in
    """,
    silent=r"""
        if|suppose|supposing|imagine|pretend|pretending|assuming|assume|let's say|let us say|say i|what if|might|\
            perhaps|maybe|i guess|i think|i suppose|i wish|wish|i hope|hopefully|as if|as though|in case|would(?! \
            rather)|hypothetically
        today|tonight|tomorrow|this (?:time|week|month|morning|afternoon|evening|weekend|once|session|semester|\
            summer|winter|spring|autumn|term|quarter|sprint|trip|year)|for now|right now|just now|for the moment|\
            at the moment|for the time being|temporarily|just for(?! me\b)|only for(?! me\b)|just this|until|till|\
                for a (?:while|bit|\
            few days)|next (?:week|month|year|<day>)|for the next
        (?:for|in) (?:this|that) (?:one|chat|conversation|session|message|mail|e-?mail|letter|draft|answer|reply|\
            task|question|text|post|file|function|document|report|song|poem|story|scene|game|scenario|section|\
            chapter|example|exercise|call)
        i mean|scratch that|no wait|wait no|correction|make that|or rather
        used to(?! it)(?!.*\bnow (?:it'?s|i|we)\b)|rn|atm|back then|when i was|in the past|as a (?:kid|child|\
            teenager|boy|girl)|years ago|once lived
        (?<!\b(?:i|i've|i have|already|have|just) )(?:said|says|told|claims|claimed|wrote|insists|asked me|told me|\
            thinks|reckons|according to)
        you are|you're|your (?:name|role|job|personality|persona|opinion)|act as|acting as|behave|behaving|\
            role-?play|role-?playing|without (?:asking|confirmation|confirming|approval|permission|checking with)|\
            ask(?:ing)? (?:me|first|for (?:permission|confirmation|approval))|be asked|permission|approve|approval|\
            auto-?approve|confirmation|sudo|admin rights|root access|credentials
        love (?:it )?when|oh (?:sure|great|yeah|wow|joy|brilliant|fantastic|wonderful|lovely|perfect)|yeah right|\
            sure because|just (?:love|adore)|so much fun|kidding|joking|lol|haha
        <trouble>
        [45]\d\d
        (?:in|as part of) (?:the|this|that|my|a|an|our) (?:\S+ )?(?:<fiction>)
        ^(?:please |can you |could you |then |now )?(?:write|compose|invent|make up|translate|rewrite|rephrase|\
            improve|correct|proofread|paraphrase|summari[sz]e|continue|complete|finish|grade|edit|repeat|say(?! no| \
            yes)|type|print|tell (?:him|her|them|the)|reply|respond|answer (?:him|her|them|the)|draft|quote|\
            explain|read)\b.*(?::|that i)
        (?:poem|story|scene|song|lyrics|novel|screenplay|dialogue|limerick|haiku|monologue|fairy tale|villain) \
            (?:about|where|in which|who|that|with)
        (?:the|this|that) (?:\S+ )?(?:algorithm|function|compiler|loop|query|regex|parser|method) (?:is|does|will|\
            can|needs|expects|requires|compares|returns|assumes)
    """,
    leads=r"""
        by the way|btw|also|and|but|so|well|ok|okay|oh|ah|right|hi there|hey there|hi|hello|hey|fyi|just so you \
            know|so you know|for (?:your )?(?:information|the record|context|reference|background)|heads up|quick \
            note|a quick note|one (?:more|last|other) thing|good to know|to be clear|honestly|frankly|personally|\
            for what it's worth|fwiw|in general|generally speaking|generally|as a rule|in my case|for my part|as \
            for me|first of all|some background|a bit about me|about me|background|context|ps
        (?:please )?(?:remember|keep in mind|bear in mind|note|know|be aware|don't forget|do not forget)(?: that| \
            too)?(?! (?:to|the|this|me|my|what|how|when))
        (?:you should|you might want to|it may help to|it helps to|it might help to) (?:know|remember|note)(?: \
            that)?
        (?:as |like )?(?:i|i've|i have) (?:already )?(?:said|mentioned|told you)(?: (?:before|earlier|already|\
            above|once))?(?: that)?
        it's (?:worth knowing|important|relevant) that|the thing is|thing is|fact is|truth is
        on (?:second|further) thoughts?
        (?:since|as|because|given that|seeing that|now that|seeing as)(?= (?:<mine>)\b)
        (?:no|nope|nah|yes|yeah|yep|sure|thanks|thank you|great|good|nice|perfect|wrong|not quite|again|please|\
            look|listen|sorry)(?=[,:;.!-])|(?:no|nope|sorry|yes|yeah)(?= (?:i|we|my|use|make|that|it|please|don't|\
            do not)\b)|hmm|hm|uh|um|actually
    """,
    tails=r"""
        pls|plz|thx|ty|tbh|ngl|imo|with me|by the way|btw|please|thanks|thank you|though|too|as well|fyi|\
            for what it's worth|fwiw|if that helps|in \
            case it matters|you know|in general|these days|nowadays|now|actually|honestly|personally|anyway|again|\
            as i said|as mentioned|as always|remember|mind you|of course|all the same|and always have|always have|\
            if possible|for the record
        (?:and|but) (?:he|she|they) .+|because .+|which .+|since (?!<month>|\d|last).+|so that .+
        so (?:i|we|you|please|that|it's|that's|it|my|our|keep|use|make|don't|do not|no|the|never|show|plan|give|\
            let|go|not|most|a|there|any|prices|everything|nothing|when|bear)\b.*
        (?<=,)\s*so .+
        so (?!(?:much|many|far|long|often|little|few|well|good|bad|hard|as|called|to speak)\b|\S+ (?:that|as|it|\
            i)\b)\S+ .+
        (?<=,)\s*as (?:i|we|it|they|that|the|my)\b.*
        (?<=,)\s*(?:and )?(?:please|can you|could you|will you|do|don't|do not|make|make sure|use|show|plan|keep|\
            give|bear|go|update|convert|set|switch|schedule|mirror|remind|take|let|tell|suggest|pick|choose|stick|\
            avoid|adjust|adapt|write|add|put|find|recommend|consider|no need|that's why|hence|just|round|format|\
            bring|include|leave|change|start|stop|skip|treat|spell|call|send|book|order)\b.*
    """,
    limits=r"""
        except|unless|apart from|aside from|other than|but|though|although|however|no|not|or|well|rather|sorry|\
            wait|i mean|scratch that|didn't|don't|until|only (?:when|on|for)|depending|sometimes|instead|besides|\
            never|anymore|any more
    """,
    joints=(
        Joint(r"\s*;\s*"),
        Joint(r"\s+[–—-]\s+(?=(?:and |but |so )?(?:<mine>)\b)"),
        Joint(r",? (?:and|but|so|plus) (?=(?:<mine>)\b)"),
        Joint(r", (?:because|since|as|although|though|whereas) (?=(?:<mine>)\b)"),
        Joint(r" (?:because|since) (?=(?:<mine>)\b)"),
        Joint(r",? (?:and|but) (?=(?:please )?call me\b)"),
        Joint(r",? but (?=now (?:it's|i|we)\b)"),
        Joint(r"\s*:\s+(?=(?:<mine>)\b)"),
        Joint(r", (?=(?:<mine>)\b)", firm=False),
        Joint(
            (
                r",? (?:and|but) (?=(?:live|work|study|teach|speak|prefer|like|love|hate|dislike|enjoy|avoid|"
                r"use|run|own|play|usually|always|never|can't stand|don't|have (?:an?|one|two|three|four))\b)"
            ),
            put="I ",
            firm=False,
        ),
        Joint(r",? and (?=(?:need|want|wonder|would|am|was|got|found|noticed|don't know)\b)", put="I ", firm=False),
        Joint(r",? and (?=(?:can )?get by in\b)", put="I ", firm=False),
        Joint(r",? and (?=based\b)", put="I am ", firm=False),
    ),
    moves=(
        Shape("I {verb} {rest}", r"{verb:alone} {rest:subjectless}"),
        Shape("{core} {front}", r"{front},? {core}"),
    ),
    statements=(
        Shape(
            "Lives {where}",
            r"""
            <we> (?:<aside> |all )?live {where}
            <weve> (?:<aside> |always )?(?:lived|been living) {where}(?: (?:all my life|for {span}))?
        """,
        ),
        Shape("Is based {where}", r"<were> (?:<aside> )?based {where}"),
        Shape("Comes from {place}", r"(?:<im>|i come) (?:originally )?from {place}"),
        Shape(
            "Lives in {place}",
            r"""
            (?:<weve>|<we>) (?:<aside> |just |recently |finally )?(?:moved|relocated)(?: house| home| back| over| \
                across)?(?: from {old:named_place})? to {place}(?: (?:for work|for good|with my (?:<rel>|<rels>)))\
                ?(?: {when:since_when})?
            (?:<weve>|<we>) (?:<aside> |just |recently |finally )?(?:moved|relocated)(?: house| home)? to \
                {place:named_place} (?:for work|for good|with my (?:<rel>|<rels>))
            (?:<weve>|<we>) (?:<aside> |just |recently |finally )?moved (?:house|home|flat|flats)(?: from \
                {old:named_place})? to {place:named_place}(?: {when:since_when})?
            (?:<weve>|<we>) (?:<aside> |just |recently |finally )?(?:moved|relocated)(?: house| home| back| over| \
                across)? to {place} from {old:named_place}(?: {when:since_when})?
        """,
        ),
        Shape("Is on {zone} time", r"<im> (?:on|in) {zone} time"),
        Shape("Is on {zone}", r"<im> (?:on|in|at) {zone:offset}"),
        Shape(
            "Is in the {zone} time zone",
            r"""
            my time ?zone is {zone}
            <im> in the {zone} time ?zone
        """,
        ),
        Shape("{often} works {work}", r"i {often} work {work}"),
        Shape("Works {work}", r"<we> (?:<aside> )?work {work}"),
        Shape("Doesn't work {work}", r"i (?:don't|do not) work {work}"),
        Shape(
            "Is {job}",
            r"""
            <im> (?:<aside> )?{job:an_job}
        """,
        ),
        Shape("Is {job}", r"<ive> been {job:an_job} for {span}"),
        Shape("Works {work}", r"<ive> (?:been working|worked) {work} for {span}"),
        Shape("Isn't {job}", r"<im> not {job:an_job}"),
        Shape("Is doing {what}", r"<im> doing {what:degree}"),
        Shape("Teaches {thing}", r"i (?:<aside> )?teach {thing:studied}"),
        Shape("{do} {venture}", r"<we> (?:<aside> )?{do:lead} {venture}"),
        Shape(
            "Studies {thing}",
            r"""
            i (?:<aside> )?study {thing:studied}
            <im> (?:<aside> )?(?:studying|majoring in) {thing:studied}
        """,
        ),
        Shape("Studied {thing}", r"i studied {thing:studied}"),
        Shape("Has {degree}", r"i(?:'ve got| have) {degree:earned}"),
        Shape("Grew up {where}", r"<we> grew up {where}"),
        Shape("Was born in {place}", r"i was born in {place:named_place}"),
        Shape("Is learning {thing}", r"<im> (?:<aside> )?(?:learning|teaching myself) {thing:studied}"),
        Shape(
            "Has {span} of experience with {thing}",
            r"(?:<ive>|i've got|i have got) {span} (?:of )?experience (?:with|in) {thing:studied}",
        ),
        Shape(
            "Is called {name}",
            r"""
            my (?:full |first )?name(?: is|'s) {name}(?:,? not {wrong:name})?
            (?:please )?(?:just )?call me {name}(?:(?:,| and) not {wrong:name}| instead of {wrong:name}| rather \
                than {wrong:name})?
            (?:people|everyone|everybody|friends|my friends|most people|colleagues|my family|my colleagues) \
                (?:just )?calls? me {name}
            i go by {name}(?: now)?(?:,? not {wrong:name})?
            <im> (?:usually |generally |mostly )?called {name}(?: now)?(?:,? not {wrong:name})?
            you can (?:just )?call me {name}
            i prefer (?:to be called|being called) {name}(?:(?:,? not| over| to| rather than) {wrong:name})?
        """,
        ),
        Shape(
            "Uses {pronouns} pronouns",
            r"""
            my pronouns are {pronouns}
            i (?:use|go by) {pronouns}(?: pronouns)?
        """,
        ),
        Shape(
            "Speaks {tongues}",
            r"""
            i (?:<aside> |can )?speak {tongues}
        """,
        ),
        Shape("Is {how} in {tongues}", r"<im> (?:<aside> )?{how:fluent} in {tongues}"),
        Shape("Gets by in {tongues}", r"i (?:can |just )*get by in {tongues}"),
        Shape("Doesn't speak {tongues}", r"i (?:don't|do not|can't) (?:speak|understand) (?:any )?{tongues}"),
        Shape(
            "Has {tongue} as first language",
            r"""
            my (?:native|first|mother) (?:language|tongue) is {tongue:one_tongue}
            {tongue:one_tongue} is my (?:native|first|mother) (?:language|tongue)
        """,
        ),
        Shape("Has {tongue} as {nth} language", r"{tongue:one_tongue} is my {nth:later} language"),
        Shape("Reads {tongues}", r"i (?:<aside> |can )?read {tongues}"),
        Shape(
            "Doesn't have {tongue} as first language",
            r"{tongue:one_tongue} (?:isn't|is not) my (?:native|first|mother) (?:language|tongue)",
        ),
        Shape("Is {how} {tongue} speaker", r"<im> {how:native} {tongue:one_tongue} speaker"),
        Shape(
            "Has {rel.with} called {name}",
            r"""
            (?:my|our) {rel:related}(?:'s name is| is called| is named|'s called|'s named) {name}
            (?:my|our) {rel:related} are (?:called|named) {name:names}
            the name of (?:my|our) {rel:related} is {name}
        """,
            kind="people",
        ),
        Shape("Has {rel.with} who is {job}", r"(?:my|our) {rel:related} is {job:their_job}", kind="people"),
        Shape(
            "Has {rel.with} who is {diet}",
            r"(?:my|our) (?!boss|manager|supervisor|team lead|co)(?:{rel:related})(?:'s| is) (?:an? )?(?:strict |"
            r"strictly )?{diet}",
            kind="people",
        ),
        Shape(
            "Has {rel.with}, {name}, and runs {venture} with them",
            (
                r"(?:my|our) {rel:related} {name:named_person} (?:runs|owns|manages|and i run|and i own) {venture}"
                r"(?: (?:together )?with me)"
            ),
            kind="people",
        ),
        Shape("Has {rel.with} who works as {job}", r"(?:my|our) {rel:related} works as {job:their_job}", kind="people"),
        Shape("Has {family}", r"<we> have (?:got )?{family}|(?:i've|we've) got {family}", kind="people"),
        Shape("Is {trait}", r"<im> (?:<aside> )?{trait}"),
        Shape("Is {how} with {thing}", r"<im> (?:<aside> |very |quite )?{how:at_home} (?:with|in) {thing:studied}"),
        Shape("{often} prefers {thing}", r"i {often} prefer {thing:preferred}", kind="preference"),
        Shape(
            "{often} prefers {thing}, {apart} {over}",
            r"i {often} prefer {thing:preferred}, (?:and |but )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape(
            "Prefers {thing}",
            r"""
            i (?:<aside> )?(?:<aside> )?prefer {thing:preferred}(?:,? (?:and )?not {wrong})?
            my preference is (?:for )?{thing:preferred}
            """,
            kind="preference",
        ),
        Shape(
            "Prefers {thing}, {apart} {over}",
            r"i (?:<aside> )?prefer {thing:preferred}, (?:and |but )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape(
            "Prefers to {what} rather than {over}",
            r"i(?:'d| would) (?:<aside> )?rather {what:generic} than {over:generic_over}",
            kind="preference",
        ),
        Shape("Prefers not to {what}", r"i(?:'d| would) (?:<aside> )?rather not {what:avoided}", kind="preference"),
        Shape("{like} {thing}", r"i (?:<aside> )?(?:<aside> )?{like} {thing:liked}", kind="preference"),
        Shape("Is {fan} {thing}", r"<im> (?:<aside> )?{fan} {thing:liked}", kind="preference"),
        Shape("Isn't {fan} {thing}", r"<im> not {fan} {thing:liked}", kind="preference"),
        Shape("Learns best {thing}", r"i learn best {thing:best_way}", kind="preference"),
        Shape("Finds {thing} {how}", r"i (?:<aside> )?find {thing:found} {how:impression}", kind="preference"),
        Shape("{often} needs {thing}", r"i {often} need {thing:needed}", kind="preference"),
        Shape("{often} wants {thing}", r"i {often} want {thing}", kind="preference"),
        Shape(
            "{often} wants {thing}, {apart} {over}",
            r"i {often} want {thing}, (?:and |but )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape("Wants {thing}", r"i (?:<aside> )?want {thing:my_things}", kind="preference"),
        Shape(
            "Has {thing} as favourite {of}",
            r"my favou?rite {of:favourite_of} (?:is|are) {thing:favourite}",
            kind="preference",
        ),
        Shape("Refuses to {what}", r"i refuse to {what:avoided}", kind="preference"),
        Shape("{often} {do} {thing}", r"i {often} {do:habit} {thing:done}", kind="preference"),
        Shape(
            "{often} {do} {thing}, {apart} {over}",
            r"i {often} {do:habit} {thing:done}, (?:and |but )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape("{often} {do}", r"i {often} {do:habit}", kind="preference"),
        Shape("Tends to {thing}", r"i (?:<aside> )?tend to {thing:tendency}", kind="preference"),
        Shape("Tends not to {thing}", r"i (?:<aside> )?tend not to {thing:tendency}", kind="preference"),
        Shape("Finds {thing} {annoy.doing}", r"{thing:found} (?:really |always )?{annoy} me", kind="preference"),
        Shape(
            "Doesn't {do} {thing}",
            r"i (?:don't|do not) (?:<aside> |ever )?{do:abstained} {thing:base_done}",
            kind="preference",
        ),
        Shape("Doesn't {do}", r"i (?:don't|do not) {do:abstained_alone}", kind="preference"),
        Shape("{do} {thing} {when}", r"i (?:<aside> )?{do:habit} {thing:habit_what} {when:regular}", kind="preference"),
        Shape("{do} {when}", r"i (?:<aside> )?{do:habit} {when:regular}", kind="preference"),
        Shape("{do} {thing} {how}", r"i (?:<aside> )?{do:habit} {thing:my_plural} {how:in_what}", kind="preference"),
        Shape("{do} {thing}", r"i (?:<aside> )?{do:hobby} {thing:pursuit}"),
        Shape("Keeps {thing}", r"<we> (?:<aside> )?keep {thing:kept_animals}"),
        Shape("Uses {tool} for {purpose}", r"i (?:<aside> )?use {tool:tool_used} for {purpose}"),
        Shape("Uses {tool} as {purpose}", r"i (?:<aside> )?use {tool:tool_used} as (?:my |an? )?{purpose:set_up}"),
        Shape("Uses {tool} to {purpose}", r"i (?:<aside> )?use {tool:product} to {purpose}"),
        Shape(
            "Uses {a} {on} and {b} {at}",
            r"i (?:<aside> )?use {a:product} {on:usual_place} and {b:product} {at:usual_place}",
        ),
        Shape(
            "This project uses {tool}",
            r"we (?:always |only )?use {tool:known_tool} here(?:,? not {wrong})?",
            kind="project",
        ),
        Shape("Uses {tool} {on}", r"(?:i|we) (?:<aside> )?use {tool:product} {on:usual_place}"),
        Shape("Uses {tool}", r"i (?:<aside> )?use {tool:product}"),
        Shape("Uses {tool} in the team", r"(?:our|my) team (?:<aside> )?uses {tool:product}"),
        Shape(
            "Uses {tool} as {of}",
            r"""
            my {of:set_up} is {tool:product}
            my {of:set_up} of choice is {tool:product}
            my go-to {of:set_up} is {tool:product}
            """,
        ),
        Shape("Has {tool} as {of}", r"my {of:preferred_of} is {tool:product}"),
        Shape("Uses {tool} as stack", r"(?:my|our) (?:tech )?stack is {tool:tools}"),
        Shape("Uses {tool}", r"i (?:<aside> )?use {tool:tools}"),
        Shape("Uses {tool} {on}", r"i (?:<aside> )?use {tool:tool_used} {on:throughout}"),
        Shape("Uses {tool}", r"<ive> been using {tool:product}(?: for {span})?"),
        Shape("Has {what}", r"i(?:'ve got| have) {what:gadget}"),
        Shape("Has a {device} that runs {os}", r"my {device} (?:runs|is running|runs on) {os:spec}"),
        Shape("Has a {device} with {spec}", r"my {device} (?:has|comes with) {spec}"),
        Shape("Has {spec} as {device}", r"my {device} is {spec:model}"),
        Shape("Runs {os} on their {device}", r"i (?:<aside> )?(?:run|have|use) {os} on my {device}"),
        Shape(
            "Runs {os} on their {device}",
            r"on my {device},? i (?:only |just |have to )?(?:have|run|use|get) {os}(?:,? (?:and |so )?no {wrong})?",
        ),
        Shape("Runs {tool} {on}", r"(?:i|we) (?:<aside> )?run {tool:known_version} {on:usual_place}"),
        Shape(
            "Has everything in {tool}",
            r"now (?:it's|i have it|i keep it|we have it|we keep it) all in \
            {tool:known_tool}",
        ),
        Shape("Uses {tool}", r"now (?:i|we) (?:<aside> )?use {tool:known_tool}"),
        Shape("Drives {car}", r"i (?:<aside> )?drive {car}"),
        Shape(
            "Speaks {a} {on} and {b} {at}",
            r"i (?:<aside> )?speak {a:one_tongue} {on:usual_place}(?: and|,) {b:one_tongue} {at:usual_place}",
        ),
        Shape(
            "Prefers {fix}",
            r"""
            {fix:wished} only for me
            for me,? (?:it's )?(?:always|only) {fix:wished}
            (?:always|only) {fix:wished} for me
            """,
            kind="preference",
        ),
        Shape("Uses {os} {on}", r"(?:<were>) on {os} {on:usual_place}"),
        Shape(
            "Uses {os} with {tool}",
            r"""
            <im> on {os} (?:with|and) {tool:product}
            i (?:<aside> )?(?:use|run) {os} with {tool:product}
            """,
        ),
        Shape("Uses {os}", r"<im> on {os}"),
        Shape("Works in {tool}", r"i (?:<aside> )?(?:code|program|develop)(?: <aside>)? in {tool:code_tongues}"),
        Shape(
            "Uses {tool} for {purpose}",
            r"""
            <weve> (?:<aside> |just |recently |finally )?(?:switched|moved|migrated|changed)(?: over)?(?: from \
                {old})? to {tool:product}(?: from {old})? for {purpose}
            """,
        ),
        Shape(
            "Uses {tool}",
            r"""
            <weve> (?:<aside> |just |recently |finally )?(?:switched|migrated|changed)(?: over)?(?: from {old})? \
                to {tool:product}(?: from {old})?
            i (?:just |recently |finally )?(?:switched|migrated)(?: over)?(?: from {old})? to {tool:product}(?: \
                from {old})?
            we (?:just |recently |finally )?(?:switched|moved|migrated)(?: over)?(?: from {old})? to \
                {tool:known_tool}(?: from {old})?
            """,
        ),
        Shape(
            "Has switched to {what}",
            r"""
            <ive> (?:<aside> |just |recently |finally )?(?:switched|changed)(?: over)?(?: from {old})? to \
                {what:switched_to}(?: from {old})?
            """,
        ),
        Shape(
            "Writes {items} to {whom}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {items:terse_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {items:terse_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes no {items} to {whom}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<shuns>) {items:lengthy_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<shuns>) {items:lengthy_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Keeps {what} to {whom} {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) (?:his |her |their |all |the )?{what:mails} {how:terse}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:his |her |their |all |the )?{what:mails} {how:terse}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes {what} to {whom} {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) (?:his |her |their |all |the )?{what:mails} {how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) (?:his |her |their |all |the )?{what:mails} \
                {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes {what} to {whom} with {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:put_in} {what:in_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes to {whom} with {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            {whom:own_addressee} (?:<habitually> )?(?:<wishes>) {how:up_front}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes {items} for {whom}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<orders>) {items:terse_papers}
            {whom:own_addressee} (?:<habitually> )?(?:<orders>) {items:terse_papers}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Writes {what} for {whom} {how}",
            r"""
            {whom:addressee} (?:<habitually> )?(?:<orders>) (?:his |her |their |all |the )?{what:papers} {how:laid_out}
            {whom:own_addressee} (?:<habitually> )?(?:<orders>) (?:his |her |their |all |the )?{what:papers} \
                {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
    ),
    rules=(
        Shape(
            "Doesn't want {items} in {where}",
            r"""
            (?:<from_now>,? )?(?:please )?(?:don't|do not|never) (?:use|put|add|include|write) (?:any )?{items} in \
                your {where:replies}(?:,? (?:ever|please))*
            (?:please )?(?:don't|do not|never) (?:use|put|add|include|write) (?:any )?{items} in my \
                {where:replies},? ever
            (?:please )?(?:stop|avoid|quit) (?:using|putting|adding|including|writing) {items} in your {where:replies}
            (?:please )?(?:no|leave out|skip|drop)(?: the)? {items} in your {where:replies}(?:,? (?:ever|please))*
            """,
            kind="preference",
        ),
        Shape(
            "Wants {how} {where}",
            r"""
            (?:please )?(?:always )?keep your {where:replies} {how:brief}(?:,? (?:please|always))*
            (?:please )?give me {how:brief} {where:replies},? always
            """,
            kind="preference",
        ),
        Shape(
            "Wants {noun} {how}",
            r"""
            (?:<from_now>,? )?(?:please )?always {noun:speak}(?: <to_me>)? {how:speech}
            <from_now>,? (?:please )?{noun:speak}(?: <to_me>)? {how:speech}
            (?:please )?{noun:speak}(?: <to_me>)? {how:speech},? (?:<from_now>|<every_time>)
            """,
            kind="preference",
        ),
        Shape(
            "Doesn't want {noun} {how}",
            r"(?:<from_now>,? )?(?:please )?<never> {noun:speak}(?: <to_me>)? {how:speech}",
            kind="preference",
        ),
        Shape(
            "Wants {object} {do.done} {how}",
            r"""
            (?:<from_now>,? )?(?:please )?always {do:make}(?: me)? {object}(?: {how:tail})?
            <from_now>,? (?:please )?{do:make} {object}(?: {how:tail})?
            (?:please )?{do:make} {object}(?: {how:tail})?(?:,? <from_now>|, <every_time>)
            (?:make sure|be sure|try)(?: to| you| that you)? always {do:make} {object}(?: {how:tail})?
            (?:i want|i need|i'd like) you to always {do:make} {object}(?: {how:tail})?
            (?:please )?{do:make} {object} {how:whenever}
            (?:please )?{do:keep_to} {object} {how:in_all}
            """,
            kind="preference",
        ),
        Shape(
            "Doesn't want {object} {do.done} {how}",
            r"""
            (?:<from_now>,? )?(?:please )?<never> {do:make} {object}(?: {how:tail})?
            <from_now>,? (?:please )?(?:don't|do not|stop) {do:make} {object}(?: {how:tail})?
            (?:please )?(?:don't|do not) {do:make} {object}(?: {how:tail})?,? (?:<from_now>|ever(?: again)?)
            i (?:never want|don't ever want) you to {do:make} {object}(?: {how:tail})?
            """,
            kind="preference",
        ),
        Shape(
            "Wants everything {do.done} {how}",
            r"""
            (?:<from_now>,? )?(?:please )?always {do:make} {how:tail}
            <from_now>,? (?:please )?{do:make} {how:tail}
            """,
            kind="preference",
        ),
        Shape(
            "Doesn't want anything {do.done} {how}",
            r"(?:<from_now>,? )?(?:please )?<never> {do:make} {how:tail}",
            kind="preference",
        ),
        Shape(
            "Doesn't want {items}",
            r"""
            <from_now>,? (?:please )?no (?:more )?{items}
            (?:please )?no (?:more )?{items},? (?:ever|ever again|<from_now>)
            (?:please )?(?:stop|avoid|quit) (?:using|adding|putting in|writing|including|giving me) {items},? \
                <from_now>
            """,
            kind="preference",
        ),
    ),
    here=(
        Shape(
            "This project uses {tool}",
            r"""
            (?:please )?(?:always |only |just )?use {tool:here_thing}(?:,? (?:and )?(?:not|never) {wrong}| instead \
                of {wrong})?
            we (?:<aside> |always |only )?use {tool:here_thing}(?:,? (?:and )?(?:not|never) {wrong}| instead of \
                {wrong})?
            (?:we )?(?:stick|always stick) (?:to|with) {tool:here_thing}
            """,
            kind="project",
        ),
        Shape(
            "This project doesn't use {tool}",
            r"(?:please )?(?:we )?(?:never|don't|do not) use {tool:here_thing}",
            kind="project",
        ),
        Shape(
            "This project uses no {items}", r"(?:please )?(?:there are |we have |we want )?no {items}", kind="project"
        ),
        Shape("This project never {do} {thing}", r"we never {do:we_do} {thing:here_thing}", kind="project"),
        Shape(
            "This project {do} {thing}",
            r"we (?:<aside> |always |only |usually )?{do:we_do} {thing:here_thing}",
            kind="project",
        ),
        Shape(
            "This project keeps {subject} {how}",
            r"""
            {subject} (?:always |should )?{verb:placing} {how:here_where}
            (?:please )?(?:always )?(?:keep|put) {subject:object} {how:here_where}
            """,
            kind="project",
        ),
        Shape("This project has {subject} {how}", r"{subject} (?:are|is) (?:always )?{how:here_state}", kind="project"),
        Shape("This project {verb} {thing}", r"(?:the |our )?code {verb:running} {thing:here_thing}", kind="project"),
        Shape("This project {verb} {thing}", r"{verb:running} {thing:here_thing}", kind="project"),
    ),
    corrections=(
        Shape(
            "Writes to {whom} {fix}",
            r"""
            (?:no |nope |nah )?{whom:own_addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:and )?not \
                {wrong}|,? \
                no {wrong}| instead of {wrong}| rather than {wrong}| over {wrong})?
            (?:no |nope |nah )?{whom:addressee} (?:<habitually> )?(?:<wishes>) {fix:styled}(?:,? (?:and )?not \
                {wrong}|,? \
                no {wrong}| instead of {wrong}| rather than {wrong}| over {wrong})?
            """,
            kind="preference",
            fix="to {whom} {fix}",
            wish="person",
        ),
        Shape(
            "Prefers {fix} {where}",
            r"""
            (?:please )?(?:<asked> )?(?:<into> )?{fix:wished}(?: please)?(?: {where:there})?(?:,? (?:and )?not \
                (?:<into> )?{wrong}| instead of {wrong}| rather than {wrong})?(?:: .+)?
            (?:please )?(?:<asked> )?(?:<into> )?{fix:wished}(?: instead)?(?:,? again)?(?:,? please)?(?: \
                {where:there})?(?:: .+)?
            not (?:<into> )?{wrong}(?:[,;:.]| -| but)+ (?:<asked> )?(?:<into> )?{fix:wished}(?: {where:there})?
            """,
            kind="preference",
            fix="{fix}",
        ),
        Shape(
            "Prefers texts in {fix} {where}",
            r"""
            (?:please )?(?:<asked> )?in {fix:one_tongue}(?: please)?(?: {where:there})?(?:,? (?:and )?not (?:in )\
                ?{wrong:one_tongue})?
            not in {wrong:one_tongue}[,;]? (?:but )?in {fix:one_tongue}
            """,
            kind="preference",
            fix="{fix}",
            wish="communication",
        ),
        Shape(
            "Doesn't want {wrong} {where}",
            (
                r"(?:please )?(?:stop (?:using|adding|giving me|putting in|with)|don't (?:use|add|give me|put "
                r"in)|do not (?:use|add)|leave out|avoid) (?:the |any )?{wrong:wished}(?: {where:there})?"
            ),
            kind="preference",
            fix="no {wrong}",
        ),
    ),
    values=(
        Value(
            "communication",
            r"""
            <spelled>
            (?:a )?(?:(?:more|less) )?(?:formal|informal|casual|neutral|friendly|professional|plain|dry|\
                matter-of-fact|conversational|businesslike|warm|direct) (?:tone|language|style|wording|register|\
                english)
            (?:more )?(?:formal|informal|casual)
            (?:shorter|longer|brief|concise|short|detailed) (?:answers|replies|explanations|summaries|sentences|\
                paragraphs)
            (?:active|passive) voice
            first names|surnames|last names|plain english|gender-neutral language
            """,
        ),
        Value(
            "format",
            r"""
            (?:(?:no|without|with) )?(?:an? )?(?:bullets?|bullet points?|bulleted lists?|numbered lists?|lists|\
                prose|running text|plain text|plain paragraphs?|paragraphs|full sentences|markdown|tables?|\
                headings|headers|emojis?|emoticons|exclamation marks|em dashes|dashes|semicolons|footnotes|code \
                blocks?|diffs?|html|pdf|docx|word|rich text|json|yaml|toml|csv|tsv|xml|latex|svg|png|screenshots|\
                hashtags|abbreviations|contractions|comments|docstrings|type hints|placeholders|jargon|bold|italics)
            (?:snake_case|snake case|camelcase|camel case|pascalcase|kebab-case|kebab case|screaming snake case|\
                sentence case|title case|lower ?case|upper ?case|all caps)
            (?:tabs|spaces|two spaces|four spaces|single quotes|double quotes|straight quotes|curly quotes|\
                trailing commas|oxford commas?|the oxford comma|serial commas?)
            (?:iso|iso 8601|european|american|us|british) (?:dates?|date format|format)
            (?:day|month|year)[ /-](?:month|day)(?:[ /-]year)?(?: order)?|(?:dd|mm|yyyy)[/.-](?:mm|dd)[/.-](?:yyyy|\
                dd|yy)|iso
            (?:the )?(?:24|12)[- ]hour (?:clock|times?|format)|military time
            decimal (?:commas?|points?)|apa|apa style|chicago style|mla|harvard style
            """,
        ),
        Value(
            "format",
            r"""
            (?:the )?(?:metric|imperial)(?: units| system)?|si units
            kilomet(?:re|er)s|km|miles|met(?:re|er)s|feet|centimet(?:re|er)s|cm|millimet(?:re|er)s|mm|inches|kilos|\
                kilograms|kilogrammes|kg|pounds|ounces|grams|grammes|stone|lit(?:re|er)s|millilit(?:re|er)s|ml|\
                gallons|cups|celsius|degrees celsius|centigrade|fahrenheit|kelvin|km/h|mph|hectares|acres
            euros?|eur|dollars|us dollars|usd|pounds sterling|gbp|swiss francs|francs|chf|yen|kronor|crowns|zloty|\
                rupees|utc|gmt
            """,
        ),
        Value("technical", "(?:(?:plain|vanilla|pure|modern) )?(?:<tech>)"),
    ),
    turns=(
        (r"when(?:ever)? you {do:make}", "when {do.doing}"),
        (r"when(?:ever)? you {do:habit}", "when {do.doing}"),
        (r"{link} you {do:make}", "{link} {do.doing}"),
        (r"{link} you {do:habit}", "{link} {do.doing}"),
    ),
    persons="""
        i'm=they're, i am=they are, i've=they've, i have=they have, i was=they were, i'd=they'd, i'll=they'll
        i=they
        me=them, my=their, mine=theirs, myself=themselves, we're=they're, we've=they've, we=they, our=their
        ours=theirs
    """,
    leftover=r"""
        i|i'm|i've|me|my|mine|myself|we|we're|our|ours|you|you're|your|yours|yourself|please|these|those|thanks|\
            gonna|let's
        (?-i:us)
        this(?! project)
        (?:to|the|a|an|of|for|with|and|or|but|than|is|are|not|so|because|my|i)$
    """,
    changed=r"""
        (?:i've|i have|i) changed my mind (?:about|on|regarding) {old:topic}
        (?:i've|i have) gone off {old:topic}
        (?:please )?(?:forget|ignore|scrap|disregard) (?:what i said|everything i said|my (?:earlier|old|previous) \
            (?:preference|wish|note|request)) (?:about|on|for|regarding) {old:topic}
        (?:i've|i have|we've|we have) (?:stopped|given up|quit) (?:using |liking |wanting )?{old:topic}
        (?:i|we) (?:no longer|don't) (?:use|like|want|prefer|need) {old:topic}(?: any ?more| any longer)?
        (?:i'm|i am|we're|we are) (?:done|finished) with {old:topic}
    """,
    dropped=r"""
        (?:i've|i have|i) changed my mind (?:about|on|regarding) {old:topic}
        (?:i've|i have) gone off {old:topic}
        (?:please )?(?:forget|ignore|scrap|disregard) (?:what i said|everything i said|my (?:earlier|old|previous) \
            (?:preference|wish|note|request)) (?:about|on|for|regarding) {old:topic}
        (?:please )?forget that (?:i|we) {old:topic}
        (?:i've|i have|we've|we have) (?:stopped|given up|quit) {old:topic}
        (?:i|we) no longer {old:topic}
        (?:i|we) (?:don't|do not) {old:topic} any ?(?:more|longer)
        (?:i'm|i am|we're|we are) no longer (?:an? )?{old:topic}
    """,
    renewals=(
        Shape("Uses {new}", r"(?:<were>) on {new:product}|(?:i|we) use {new:product}", outright=True),
        Shape(
            "Prefers {new}",
            r"i (?:<aside> )?(?:want|prefer|like|love) {new:wish}(?: instead)?",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefers {new}",
            r"(?:please )?(?:use |give me |go with |make it )?{new:wish},? (?:<from_now>)",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Prefers {new}",
            r"""
            {new:wish} (?:is|are|looks?|reads?|works?|feels?|suits?) (?:me )?(?:just |much |far |so much |a lot )\
                ?(?:easier|better|nicer|clearer|calmer|faster|simpler|quieter|cleaner|tidier|safer|cheaper|more \
                \S+)(?: [^,;:()!?]+)?
            (?:please )?(?:use|give me|make it|(?:go|switch|change|move) (?:back )?(?:to|with)|back to|let's \
                (?:use|try|have|go (?:back )?(?:to|with)|switch to)) {new:wish}(?: instead| again)?
            {new:wish} (?:instead|again)(?: please)?
            """,
            kind="preference",
        ),
    ),
    stand_in="ones, one",
    opposites="""
        long=short, longer=shorter, verbose=concise, detailed=brief, dark=light, light=dark, formal=informal
        formal=casual, british=american, uk=us, metric=imperial, celsius=fahrenheit, kilometres=miles
        kilometers=miles
        tabs=spaces, single=double, early=late, morning=evening, mornings=evenings, left=right, window=aisle
        big=small
        large=small, serif=sans-serif, warm=cool, loud=quiet, many=few, weekly=daily, weekly=monthly
        printed=digital
        bullets=prose, active=passive, hot=cold, sweet=savoury, tea=coffee, up=down, wide=narrow, one=two
    """,
    fills=(
        Fill(
            "home",
            (
                r"(?:now |currently )?(?:lives|resides|is living|has lived) (?:in|near|on|outside|just "
                r"outside) {value}"
            ),
        ),
        Fill("home", r"(?:is )?based (?:in|near) {value}"),
        Fill("home", r"(?:has )?moved to {value}"),
        Fill("employer", r"(?:now |currently )?works (?:as .+? )?(?:at|for) {value}"),
        Fill("job", r"(?:now |currently )?works as (?:an? )?{value}(?: (?:at|for|in) .+)?"),
        Fill("job", r"is an? {value:plain_job}(?: (?:at|for|in|with) .+)?"),
        Fill(
            "name",
            (
                r"(?:is called|is named|goes by|name is|likes to be called|wants to be called|prefers to be "
                r"called|prefers being called) {value}"
            ),
        ),
        Fill("pronouns", r"uses {value:pronouns} pronouns|pronouns are {value:pronouns}"),
        Fill("zone", r"is (?:on|in) (?:the )?{value} time(?: zone)?"),
        Fill("use", r"uses {value} (?:for|as) {key}"),
        Fill("use", r"has {value} as {key}"),
        Fill("device", r"has an? {key} that runs {value}"),
        Fill("device", r"runs {value} on their {key}"),
        Fill("plain use", r"(?:uses|has switched to|is on|codes in) {value}"),
        Fill("project keeps", r"this project keeps {key:kept} {value}"),
        Fill("project uses", r"this project uses {value} for {key}"),
        Fill("project plain use", r"this project uses {value}"),
        Fill("taste", r"(?:usually |always |generally )?prefers {value} (?:over|to|rather than|instead of) {over}"),
        Fill("taste", r"(?:usually |always |generally )?(?:prefers|likes|loves|enjoys|wants|favours|favors) {value}"),
        Fill(
            "taste",
            r"(?:dislikes|hates|avoids|detests|doesn't (?:like|want|enjoy)|does not (?:like|want|enjoy)) {value}",
            against=True,
        ),
    ),
    times=TimeWords(
        months="""
            january=1, february=2, march=3, april=4, may=5, june=6, july=7, august=8, september=9, october=10
            november=11
            december=12, jan=1, feb=2, mar=3, apr=4, jun=6, jul=7, aug=8, sept=9, sep=9, oct=10, nov=11, dec=12
        """,
        weekdays="monday=0, tuesday=1, wednesday=2, thursday=3, friday=4, saturday=5, sunday=6",
        seasons="spring=3, summer=6, autumn=9, fall=9, winter=12",
        ago="""
            yesterday=day, last week=week, a week ago=week, last month=month, a month ago=month, last year=year
            a year ago=year
        """,
        when=r"""
            (?:the (?:start|beginning) of )?{month} {year}
            (?:the (?:start|beginning) of )?{month}
            {year}
            (?:last )?{weekday}
            (?:last |the |this )?{season}
            {ago}
        """,
        since="since, since about, since early, as of, ever since",
        changed=r"""
            (?:we|i)(?:'ve| have)? (?:just )?(?:moved|relocated|switched|changed|started) (?:[^,;:.!?]+? )?(?:in |\
                on |at )?
        """,
    ),
)


PACK = Pack(
    code="en",
    name="English",
    function_words="""
        the a an and or but of to in on at for with from by is are was were be been it this that these those i you he
        she we they my your his her our their me him us them do does did not no yes so as if than then there here what
        which who how when where why can could will would should have has had just about into over out up down
    """,
    exact="we're we'll i'll he'll she'll we'd i'd he'd she'd were well ill hell shell wed id its it's",
    fillers="""
        hm hmm hmmm mm mmm uh um er erm ah oh ok okay so well and but also now then right please sorry hey hi hello
        yes yeah
        look listen again btw anyway still just
    """,
    groups=GROUPS,
    own_words=OWN_WORDS,
    signals=SIGNALS,
    durable=DURABLE,
    spelling=SPELLING,
    likeness=LIKENESS,
    evidence=EVIDENCE,
    form=FORM,
    orders=ORDERS,
    personal=PERSONAL,
    reach=REACH,
    statements=STATEMENTS,
    typed=TypedWords(undo="undo", off="off"),
)
