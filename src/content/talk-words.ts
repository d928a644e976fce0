import type { AssistantId } from '#domain/assistant.ts';

/** Sentences for a question in the field that has no answer here: they say so, and who has one. Each is used once. */
export const alternativeLine: Readonly<Record<AssistantId, readonly string[]>> = {
  lena: [
    'I may not have the right words for this one. A counselor, a support group, or someone you trust might.',
    "I can't answer that one well. It may help to talk it over with someone who can be there with you.",
    "I don't have a good enough answer for that. Tell me what's behind the question, and I'll start from there.",
  ],
  emma: [
    "I don't have a good answer to that one. A counselor who knows high-conflict separations could help you think it through.",
    "I don't know enough about that to say. If it depends on what your order says, a lawyer or legal aid can go over it with you.",
    "That's beyond what I can answer. Write down what happened last time, with the date, and take that page to a lawyer or an advocate.",
  ],
  hannah: [
    "I don't have a reliable answer to that one, and I won't guess about the law. The court clerk, your court's self-help center, or legal aid can tell you.",
    "I don't know how your court handles that. Ask the clerk one short question, and have your case number ready. Clerks can't give advice, but they can tell you what's been filed, what the fees are and which form to use.",
    'For that one, you need someone who can see your papers. Legal aid or the self-help center can go over them with you for free, often the same week.',
  ],
  james: [
    "I don't have a good answer to that one. If it's about a message, tell me what you want to say and I'll help you word it.",
    "I'm not sure what to say to that. If it's for a message, type it the way you'd say it, and I'll take out anything that could start a fight.",
    "I can't judge that, but I can help with the wording. Send me your version, and I'll tell you how it reads.",
  ],
  max: [
    "I don't have a reliable answer to that one. A CPA, a nonprofit credit counselor, or your lawyer can look at your numbers.",
    "I don't know that for your state, and the rules about money vary a lot. Legal aid or a lawyer can answer it in one short meeting. Bring the statement you're asking about.",
    "The answer depends on papers I can't see. Only the plan, bank or agency involved can tell you how it works. Ask for the answer in writing.",
  ],
  ava: [
    "I don't have a good answer to that one. For your child, a pediatrician or a school counselor can help. For schedules and orders, try a mediator or your court's self-help center.",
    "I don't know enough about that to say. Your child's doctor likely has a nurse line that answers questions like this every day, and the call is free.",
    "That's beyond what I can answer. A teacher or school counselor sees your child with other kids that age and can tell you what stands out.",
  ],
  support: ["I don't have an answer to that one. You can write to us with the form on this page."],
};

/** Names who else can help, once beside the closest passage. Null if nobody else is better placed. */
export const whoKnows: Readonly<Record<AssistantId, string | null>> = {
  lena: null,
  emma: 'If it depends on what your order says, a lawyer or legal aid can go over it with you.',
  hannah: "If none of these fit, ask the court clerk, your court's self-help center, or legal aid.",
  james: null,
  max: 'If none of these fit, a CPA, a nonprofit credit counselor, or your lawyer can look at your numbers.',
  ava: "If none of these fit, ask a pediatrician or school counselor about your child, or a mediator or the court's self-help center about schedules.",
  support: null,
};

/** Each advisor's reply to a question that has nothing to do with separation or divorce. */
export const outsideField: Readonly<Record<AssistantId, string>> = {
  lena: "That's outside what I know. I can help with how you're sleeping, coping and feeling through all this.",
  emma: "That's outside what I know. I can help with conflict: fights, insults, setting limits, and staying steady.",
  hannah: "That's outside what I know. I can help with papers, deadlines, hearings and the steps of a case.",
  james: "That's outside what I know. I can help you read a message from your ex, or write one.",
  max: "That's outside what I know. I can help with budgets, debts, the house, support and taxes.",
  ava: "That's outside what I know. I can help with schedules, exchanges, and talking with your kids.",
  support:
    "That's outside what I know. I can help with your plan, your account, privacy and how the app works.",
};

/** Each advisor's reply to "where do I even start", above buttons. */
export const whereToStart: Readonly<Record<AssistantId, string>> = {
  lena: "You don't have to start at the beginning. Tell me the one thing that keeps coming up today. Or start with one of these.",
  emma: 'Start with what happens most, or with what scares you most. Tell me about the last time, in two or three lines. Or pick one of these, and we can go through it step by step.',
  hannah:
    'Start with where things stand, because your next step depends on it. Or pick what brought you here.',
  james:
    "Start with the message that's weighing on you. Paste it here if you got one, or tell me in a line what you need to say. Or pick one of these.",
  max: "Start with one page: what comes in, what goes out, what you own and what you owe. Rough numbers are fine. Tell me what you know, or pick one of these, and we'll do it together.",
  ava: "Start with your children's week as it is now: who gets them up, who drives, where they sleep. Tell me how old they are and what worries you most. Or pick one of these.",
  support: 'Tell me what you were trying to do and what happened instead. Or pick one of these.',
};

export const talkWords = {
  /** Introduces buttons with the passages closest to a question. */
  nearestToQuestion: [
    "I don't have an exact answer to that. Is it close to one of these?",
    "I can't answer that exactly, and I don't want to guess. Does one of these help?",
    "That isn't a question I can answer. Is one of these close?",
    "I don't know that one. Would one of these help?",
    "I'd only be guessing at that. Try one of these, or ask it another way.",
  ],
  /** Introduces buttons with the passages closest to a statement. */
  nearestToTelling: [
    "I'm listening. Is one of these close to what you mean?",
    'I hear you. Which of these comes closest?',
    "I'm with you. Want to start with one of these?",
    'Thanks for telling me. Want to look at one of these?',
    'Okay. Which way would you like to go from here?',
  ],
  /** Open questions after a mirrored statement, by what it expresses. */
  afterMirror: {
    wish: [
      "What would that give you that you don't have now?",
      'When do you wish for that the most?',
      'If that came true, what would be different the next morning?',
    ],
    'self-blame': [
      'What would you say to a friend who told you that?',
      'What did you know then, and what do you only know now?',
      'When you hear that in your head, whose voice is it?',
    ],
    doubt: [
      'If you knew for sure, what would you do differently tomorrow?',
      'What does your gut say, before you argue with it?',
      'What brought that question up this time?',
    ],
    fear: [
      'When the fear is at its worst, what exactly do you picture?',
      'How would you know it was getting closer, or farther away?',
      'Who could you call if it came to that?',
    ],
    loss: [
      'What did it mean to you back then?',
      'Which part of it could you still have, just in a different way?',
      'What part of it would you like to keep?',
    ],
    feeling: [
      'When was the last time it eased up a little?',
      'What usually happens right before it starts?',
      'Where do you feel it in your body?',
    ],
    effort: [
      'What did it cost you?',
      'What kept you going that long?',
      'What do you wish someone understood about that?',
    ],
  },
  /** For a statement without a close passage. */
  goOn: [
    "I'm listening. Go on.",
    "I'm here. Tell me more.",
    'Go ahead. What happened next?',
    'Say as much as you want. What else is part of it?',
    "Keep going. I'm reading every word.",
  ],
  somethingElse: 'Something else',
  inYourWords: [
    'Okay. Tell me in your own words, as briefly as you like.',
    "None of those, then. What's it about, in one line?",
    'Fair enough. Start with the part that matters most.',
    'All right. Tell me the main thing, and leave the rest for later.',
  ],
  misread: [
    'Sorry, I misread that.',
    "You're right, I missed the point.",
    'My mistake. Let me try again.',
    'I got that wrong, sorry.',
  ],
  whySafety: [
    "You didn't say anything wrong. I can't see you, and some words can also mean someone isn't safe. So I check instead of guessing. If you're safe, I'm glad, and we can keep going. What were you telling me?",
    "I ask because I'm a program and can't tell from words alone who's safe. You didn't do anything wrong. Let's pick up where you left off.",
  ],
  aboutGuide: [
    "I'm a program, so I don't sleep, and I'm here at any hour. There's no person on this end.",
    "I'm software, not a person. I can listen, look things up and help you plan, any time of day.",
    "There's no person here, just an automated guide that's always on. What's on your mind?",
    "I'm a program that chooses from a library of prewritten answers. If I pick the wrong one, tell me and I'll try again.",
  ],
  unansweredAgain: [
    "I don't know that one, and I don't want to guess.",
    "I can't answer that one well.",
    "I don't have anything solid on that.",
    "I can't give you a good answer to that.",
  ],
  stages: [
    "I'm thinking about divorce",
    "We've separated",
    "I'm about to file",
    'I was served',
    "I've filed",
    "We're in mediation",
    "I'm divorced",
  ],
  nextHoursAfterViolence:
    "You don't have to decide anything big today. Think about the next few hours: a place where they can't reach you, a phone that works, and one person who knows what happened. If you're hurt, get checked, even if it seems small. An advocate at the hotline can go through the next steps with you, and whether you leave is your decision. If you're in danger, call 911.",
  afterViolence: [
    'What would help you stay safe in the next few hours?',
    'Who knows where you are right now?',
    'Where could you go if you had to leave fast?',
    'Is there someone who can be with you tonight?',
    'What do you most need to sort out before you see them again?',
  ],
  afterCrisis: [
    'Were you able to call or text 988, or reach someone close?',
    'Who could be with you tonight?',
    'What would make the next hour a little safer?',
    'Is there someone you could tell, even in just one sentence?',
  ],
  thanksEarly: [
    "You're welcome. I'm listening.",
    "Of course. Go on whenever you're ready.",
    "You're welcome. What else is on your mind?",
  ],
  otherReadings: 'If you meant something else:',
  askState: 'Rules differ from state to state. Which state are you in?',
  stateGeneral: "That's the general rule. Details differ by state, so check {state}'s court self-help site.",
  stateNoted: "Got it, {state}. I'll keep that in mind here.",
  agesNoted: "Thanks. I'll keep in mind that they're {ages}.",
  ageNoted: "Thanks. I'll keep the age in mind: {ages}.",
  agesNext: 'What worries you most about this right now?',
  stateNext: 'What would you like to know? Or tell me what happened.',
  repairChoices: 'Is it closer to one of these?',
  offer: ['One thing that may help:', 'Something to try, if it fits:', 'This might be useful:'],
  elsewhereOpen: '{name} knows more about this. The short version:',
  elsewhereClosed: "This is {name}'s subject, which your plan doesn't include. The short version:",
  elsewhereSupport: "That's about the app itself. The short version:",
  toAdvisor: '{name} is one tap away, and your last question will go with you.',
  otherCountry: {
    lives:
      "My library is about the United States, so I won't guess at the rules in {country}. A legal aid office, a citizens' advice service, or the court itself can tell you, often for free.",
    isCovered:
      "No, I don't cover the law in {country}. What I know is about the United States. Anything that isn't about the law, such as what to bring, write or say, applies anywhere.",
  },
  served:
    "First, don't panic and don't ignore it. Keep every page together, and find the summons. It says how long you have to answer.",
  servedMissingBoth: 'Tell me which state the court is in and what day you got the papers.',
  servedMissingState: 'Tell me which state the court is in.',
  servedUnknownRule:
    'I don\'t have a verified number of days for {state}. Your own summons has the number, often next to "within." Tell me what it says.',
  servedMissingDay: 'Tell me what day you got the papers.',
  answerDue: '{state}: counting from {served}, plan to file your answer by **{due}**.',
  answerDueIn:
    '{days} days from {served} end on {end}, so plan to file your answer by **{due}**. The number on your own summons overrides anything you read here.',
  daysCount:
    "The day you got the papers usually doesn't count. The next day is day one. Weekends and holidays in between count. If the last day falls on one of them, most courts give you until the next open day. The clerk can tell you whether yours does.",
  servedSteps: 'I was served papers. What do I do now?',
  house:
    'By your numbers, {value} minus {owed} owed leaves {equity} in equity. Half of that is {half}. Take off the costs of selling or refinancing first.',
  houseNext: 'Would you want to keep the house, sell it, or have one of you buy out the other?',
  houseShare:
    "By your numbers, {value} minus {owed} owed leaves {equity}. Split evenly, that's {half} each. So if one of you keeps the house, {half} is where a buyout starts.",
  houseShareDepends:
    "It can go up or down from there. Your state's rules, money that went in before the wedding, and the costs of refinancing all count. Get the value from an appraiser before you name a price.",
  houseWays: [
    'How a house buyout works, step by step',
    'Can you afford to keep the house?',
    'Sell, buy out, or wait: the house choices',
  ],
  budget: 'By your numbers, {income} comes in each month. Going out: {costs}, for a total of {out}. {left}',
  budgetLeft: 'That leaves {amount}.',
  budgetShort: "That's {amount} more than comes in.",
  budgetFits:
    'By these numbers, yes. That leaves {amount} a month. Set some aside for repairs, then live on the rest for two months as a test before you decide.',
  budgetTight:
    'Barely. That leaves {amount} a month, and one repair or sick week would use it up. It only works if a cost goes down, income goes up or you have three months of savings.',
  budgetMissing:
    "Not by these numbers. You'd be short {amount} a month. Look at the biggest expense first, and at what support or a roommate would add. If that doesn't close the gap, price a smaller place now, while you can choose.",
  budgetNext: "If something big is missing, such as {missing}, tell me and I'll add it.",
  houseUnderwater:
    "By your numbers, {owed} is owed on a home worth {value}. That's {equity} more than it would sell for.",
  messageFromTemplate: ['Here are words you could use:', 'You could send this:', 'One way to put it:'],
  /** Added if a fact in [brackets] is missing. */
  messageBlanks: [
    "Still missing: {blanks}. Tell me, and I'll put it in.",
    "The message needs {blanks}. One line is enough, and then it's ready.",
  ],
  /** Introduces their message in one sentence. */
  messageClause: ["In one sentence, that's:", 'Put plainly:', 'The short version:'],
  messageAsksMore: [
    'If you want an answer or need something done, say so and give a date.',
    "Is there something you want {them} to do? Tell me what and by when, and I'll put it in.",
    `If there's more {they} should know, type "add" and then the next sentence.`,
  ],
  messageChanged: ["Done. Here's how it reads now:", 'Now it says:', 'With that change:'],
  messageAlreadyOut: [
    "It might, so I've already left it out. Here's what's there now:",
    "It's out. Here's the whole message:",
  ],
  messageWithoutDoubted: [
    'It could, and the message works without it:',
    "If you're asking, I'd cut it. Here's the rest:",
  ],
  messageUnchanged:
    "That's about as far as I can take it. Quote the words you want cut or changed, and I'll do it:",
  messageRevised: { shorter: 'Shorter:', firmer: 'Firmer, but still civil:', warmer: 'A bit warmer:' },
  messageReady: [
    'It sounds calm and clear. You can send it as is:',
    "It's calm and clear, and there's nothing to fight over. It's ready to send:",
    'That works. It says what you want and nothing more:',
    'This one is fine to send:',
  ],
  messageLong: "It's long, though, and long messages invite long answers. I can make it shorter.",
  messageCalmer: "Here's a calmer version that uses only what you said:",
  messageLeftOut: "Here's what I took out or would change:",
  messageNothing: "You don't need to send any of this. Not sending it may be the strongest answer.",
  /** Answers to "too cold?", "too soft?", "too long?" about a calm draft. */
  tones: {
    harsh: {
      is: "It's {word} in places:",
      isNot: "No, it doesn't come across as {word}. It sounds firm, not mean:",
    },
    soft: {
      is: 'A little {word}, yes. One "sorry" or "just" is enough. I can make it firmer:',
      isNot: "No, it's not too {word}. It's friendly and still says what you want:",
    },
    long: {
      is: 'Yes, you could cut it in half. I can make it shorter:',
      isNot: 'No, the length is fine:',
    },
  },
  toneIsHarsh:
    'Parts of it would start a fight. This version keeps what you want and leaves those parts out:',
  toneEnglish:
    "It's clear. I fixed only spelling, capitals and punctuation. Read it over once more yourself:",
  /** Asks for the draft when a person wants wording. The next message is the draft. */
  messageAsksDraft: [
    "Type it the way you'd say it straight to {them}. Rough is fine. Say what you want and by when, and I'll take out anything that could start a fight.",
    "Give me your own version first, even a bad one, in one or two lines to {them}. I'll check it and calm it down.",
    "Say it to me as if I were on the other end of the text. Say what {they} should know, what you want and by what day. I'll fix the tone.",
    "What would you write to {them} if it didn't have to be perfect? Send me that, and I'll clean it up.",
    "Put it in your own words, in one or two sentences to {them}. I'll tell you whether it's ready to send.",
  ],
  /** Used when the previous draft was wrong. */
  messageAsksAfterDrop: [
    "Sorry, that missed the mark. It's gone. Type it the way you'd say it to {them}, and I'll only clean it up.",
    "My mistake, I've dropped it. Send me the sentence you want {them} to read, and I'll keep your words.",
    "Sorry about that. Let's start fresh. Write one or two lines to {them} in your own words, and I'll change only the spelling and the sharp edges.",
    "You're right, that wasn't it, and I've taken it out. What should {they} read instead? Use your own words.",
  ],
  /** Used when the draft is about the other parent instead of addressed to them. */
  messageToThem: [
    'So that I don\'t mix up who does what, say it straight to {them}, with "you" for {them}. Rough is fine.',
    'I don\'t want to get it backward. Type it once more as if you were talking to {them}, using only "you" and "I."',
    'I might get that turned around. Write the line exactly as {they} should read it, starting with "I" or "Can you."',
  ],
  /** Used when a person wants kind words around a sentence that could be misread. */
  messageAsksSentence: [
    'One line could be misread: "{sentence}" Type the message once more with that line said another way: who does what, and by when. Then I\'ll make it warmer.',
    'Before it gets warmer, it has to be clear. I\'m not sure about this line: "{sentence}" Send me the whole message again, with who does what in short sentences.',
  ],
  messageAsksAddition: [
    "Type that sentence the way you want it in the message, and I'll add it.",
    'How should that sentence read, word for word? I can put it at the end.',
  ],
  messageAsksWords: [
    "I can't find that in the draft. Quote the words you want cut or changed.",
    'Which words exactly? Copy them from the draft, and tell me what to put there instead.',
  ],
  messageSent: [
    "Okay, then it's sent. There's nothing more to do right now. Give {them} time to answer. When a reply comes, paste it here and we can read it together.",
    "Then that one's done. Don't send a second text until you get an answer. If the reply is rough, paste it here before you write back.",
  ],
  messageSentHot: [
    'It happens. One line can calm things down: "I shouldn\'t have written that. I\'m going to stop here for today." If that fits, send it once and leave it at that.',
  ],
  receivedItems: "Apart from the tone, here's what it asks or tells you:",
  /** A text that is only hurtful, when the person didn't ask how to answer it. */
  receivedNothing: [
    "That's a rough one to read. It doesn't ask you for anything, so you don't owe an answer, today or later. If you'd like to answer anyway, tell me what you'd want {them} to know.",
    "That was written to hurt, and it's okay if it does. There's no question in it, so you can let it be. If you want one calm line to send, say so.",
    "I'm sorry you had to read that. Nothing in it needs an answer, and not answering isn't giving in. If you want to say something back, tell me what, and I'll check it.",
  ],
  receivedTyped: [
    "You took care of yourself by deleting those replies. The text doesn't ask for anything, so you can let it sit. If one of those replies keeps coming back, type it here instead of sending it, and we'll see whether any of it needs saying.",
  ],
  /** Introduces a calm line when a person asks how to answer a text that requests nothing. */
  receivedSilence: [
    "It doesn't ask you anything, so silence is an answer, and usually the stronger one. If you want to end with one line:",
    "You don't have to answer that. Anything you say to defend yourself will keep the fight going. If staying quiet feels wrong, this is enough:",
    "It doesn't ask you to decide anything. I'd leave it alone. If you want the last word to be a calm one:",
  ],
  receivedCalmReply: [
    "I read your message. I'm not going to argue. If there's something we need to decide, tell me what it is.",
    "I hear that you see it that way. I've said what I wanted to say.",
    "Okay. I'm leaving it there for today.",
  ],
  /** Used when a person admits that a part of a heated text is true. */
  receivedPartTrue: [
    "Answer the part that's true and leave the rest where it is. Say what happened, one short sorry and what you'll do now. Type that to {them} in a line or two, and I'll check it.",
    "You can own your part in one line without accepting the insult. What happened, and what will you do about it? Type it to {them}, and I'll look it over.",
  ],
  receivedAnnounced: [
    "There's no question in it. A short line is enough, and it keeps the door open:",
    "It tells you something and doesn't ask for anything. You can answer in one line:",
  ],
  /** A text that announces a change of plan, which silence or "okay" would accept. */
  receivedPlanChange: [
    'That announces a plan, and if you say "okay" or nothing, it can look as if you agreed. Is it what your order or agreement says? If not, tell {them} what does work: the day, the time and the place. Type it, and I\'ll check it.',
    "There's a plan in there. If it's fine with you, \"Okay, see you then\" is enough. If it isn't, don't leave it open. Type what works for you, with a day and a time, and I'll check it.",
  ],
  receivedPlainReply: ['Okay, I understand. Let me know if that changes.', 'Okay, thanks for telling me.'],
  receivedWants: [
    "What do you want to say to that? Type it the way you'd say it to {them}, and I'll check it.",
    "Send me your answer in one line, in your words to {them}, and I'll take out anything that could start a fight.",
  ],
  revisions: ['Make it shorter', 'Make it firmer', 'Make it warmer'],
} as const;
