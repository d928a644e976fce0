import type { HelpText } from './help-text.ts';

/** The advisors: what they are and how to talk to them. */
export const guideHelp: readonly HelpText[] = [
  {
    id: 'support-what-advisors-are',
    title: 'What the advisors are',
    text: `The advisors are programs. They have a name and a picture, so that you know whom to ask for what. There is no person behind them.

They look for the text in our library that fits your question best, and show where it comes from. They can be wrong, and they do not know your case.

They are not your lawyer, therapist, accountant or doctor. Before you act on something that matters, ask one.`,
    asks: [
      'are the advisors real people',
      'is lena a real therapist',
      'am i talking to a bot',
      'is this chatgpt',
      'are they licensed lawyers',
      'how do the advisors work',
      'is it ai',
      'are you a bot',
      'are you human',
      'is there a real person in the chat',
      'real people or robots',
      'who is behind lena',
      'is hannah a real lawyer',
      'artificial intelligence',
      'am i talking to a person or a machine',
      'what is an advisor',
    ],
    followUps: ['which advisor should i ask', 'can i trust what the advisors say'],
  },
  {
    id: 'support-which-advisor',
    title: 'Whom to ask for what',
    text: `- **Lena**: sleep, panic, grief, looking after yourself.
- **Emma**: fights, insults, limits, staying calm.
- **Hannah**: court papers, steps, dates, legal words.
- **James**: messages to your ex.
- **Max**: money, debts, the house.
- **Ava**: the children, schedules, parenting plans.

If you ask one of them something that another knows better, they tell you. In danger, use "Get help now": people answer there, day and night.`,
    asks: [
      'which advisor should i ask',
      'who helps with custody',
      'who can help me write a text to my ex',
      'what is the difference between emma and lena',
      'who answers money questions',
      'list of advisors',
      'what does max do',
      'who is james',
      'what can ava help with',
      'which guide is for money',
      'who is for legal questions',
      'meet the advisors',
      'who do i talk to about my kids',
    ],
    followUps: ['which advisors are in my plan', 'are the advisors real people'],
  },
  {
    id: 'support-advisors-in-plan',
    title: 'Which advisors a plan opens',
    text: `- **Trial:** Lena, Emma, Hannah and James.
- **Starter:** Lena and Emma.
- **Complete:** Lena, Emma, Hannah and James.
- **Premium:** all six, with Max and Ava.
- **Paused:** those who were on your team.

On the page **Advisors**, a locked one says **Get access**. Press it to see which plan opens it.`,
    asks: [
      'which advisors are in my plan',
      'why is max locked',
      'why cant i talk to ava',
      'it says get access',
      'hannah disappeared after my trial',
      'unlock an advisor',
      'how do i unlock ava',
      'locked advisors',
      'advisors i can use',
      'which advisors can i talk to',
      'max is not available',
      'get access button',
    ],
    followUps: ['what are the plans and what do they cost', 'what does add to my team mean'],
  },
  {
    id: 'support-team',
    title: 'What "my team" means',
    text: `Your team are the advisors you want to work with. On a card or on an advisor's page, press **Add to my team**.

Your team decides two things. It adds steps to your list under **Progress**: one for each advisor. And if you pause your plan, those on your team stay open.

You can talk to every advisor of your plan, on the team or not. Taking one off the team deletes nothing.`,
    asks: [
      'what does add to my team mean',
      'how do i choose my advisors',
      'remove an advisor from my team',
      'i cannot add another advisor to my team',
      'selected advisors',
      'my team',
      'add to team',
      'what is the team',
      'on my team button',
      'take an advisor off the team',
    ],
    followUps: ['which advisors are in my plan', 'what is the journey on the progress page'],
  },
  {
    id: 'support-trust-answers',
    title: 'How far you can trust an answer',
    text: `Most answers come from texts that we wrote and checked. Press the title under an answer to read the whole text. Where it states a fact, you see the source and the day we read it.

If the library has nothing on your question, the advisor says so. It does not guess. Laws differ from state to state, and they change. Check a date with the court, and ask a lawyer before you sign or file.`,
    asks: [
      'can i trust what the advisors say',
      'where do the answers come from',
      'is this legal advice',
      'the answer was wrong',
      'how accurate is it',
      'do you make things up',
      'what are the numbers in brackets in the answer',
      'are the answers correct',
      'sources of the answers',
      'who writes the answers',
      'can i rely on this',
      'is the information checked',
      'how reliable is this',
      'legal advice',
    ],
    followUps: ['how do i report a wrong answer', 'do you know the law of my state'],
  },
  {
    id: 'support-states',
    title: 'States and countries',
    text: `Evenkeel is made for the United States. Much of it holds everywhere: sleep, calm messages, papers to gather.

Law is not the same in each state. Where we have a text for your state, name the state and the advisor uses it. Where we do not, the advisor gives the general answer and says so. The self-help site of your court has the rules that count.

We have nothing on the law of other countries.`,
    asks: [
      'do you know the law of my state',
      'does it work outside the us',
      'i live in canada can i use it',
      'which states do you cover',
      'is this for the uk',
      'do you work in texas',
      'is it for california',
      'does it cover new york',
      'my state is not covered',
      'outside the united states',
      'other countries',
      'canada',
      'united kingdom',
    ],
    followUps: ['can i trust what the advisors say', 'is there a spanish version'],
  },
  {
    id: 'support-chat-missing-answer',
    title: 'When an advisor has no good answer',
    text: `Try it again in other words. Short questions about one thing work best: "how do I answer a rude text" rather than the whole story.

If there are titles under the answer, press one. It may be what you meant. If the advisor names another one, ask there.

If nothing fits, tell us with the form on this page. It helps us see what is missing. Leave out names.`,
    asks: [
      'the advisor does not understand me',
      'it keeps saying it has nothing on this',
      'how do i ask so that i get a good answer',
      'lena gives useless answers',
      'the bot did not answer my question',
      'bad answers',
      'the advisor gives the wrong topic',
      'it does not answer my question',
      'no good answer',
      'how should i phrase my question',
    ],
    followUps: ['which advisor should i ask', 'how do i write to a person'],
  },
  {
    id: 'support-report-answer',
    title: 'Telling us about a wrong answer',
    text: `If an answer was wrong, or hurt, or could harm somebody, we want to know. Write to us with the form on this page. Choose "Something does not work". Say which advisor it was, what you asked and what was wrong.

You can also open **Your conversations**, choose the chat, and press **No** under the answer.

We do not read your chats. Copy the part that matters into the form, and leave out names. Under an answer, we read its words only if you tick the box for it.`,
    asks: [
      'how do i report a wrong answer',
      'an advisor said something harmful',
      'i want to complain about an answer',
      'give feedback on the chat',
      'this advice is dangerous',
      'report a bad answer',
      'the advice was wrong',
      'feedback',
      'complaint',
      'harmful answer',
    ],
    followUps: ['can i trust what the advisors say', 'how do i write to a person'],
  },
  {
    id: 'support-chat-not-loading',
    title: 'When a chat does not open',
    text: `1. Press **Retry Connection** in the empty frame.
2. If that does not help, load the page again.
3. Check that you are online, and that the sign-in still holds: open Home.
4. Turn off blockers for this site, or try another browser.

What you wrote is not lost. When an answer was cut off, it goes on after you load the page again.`,
    asks: [
      'the chat does not load',
      'the chat did not open',
      'retry connection does not work',
      'api error in the chat',
      'the chat window is empty',
      'my answer stopped in the middle',
      'chat wont load',
      'chat is not working',
      'retry connection',
      'the advisor does not open',
      'chat frame is blank',
      'the answer was cut off',
    ],
    followUps: ['how do i write to a person', 'which browsers work'],
  },
  {
    id: 'support-chat-limits',
    title: 'How much you can ask',
    text: `You can ask as much as a person can read: up to 400 questions a day, and about twelve in a minute. A message can have 4,000 letters.

Words about danger are never counted and never held back, on any plan.

One answer comes at a time. If one is still being written, wait for it, or press **Stop**.`,
    asks: [
      'is there a limit on questions',
      'how many messages can i send per day',
      'it says that was fast wait a moment',
      'how long can a message be',
      'rate limited in the chat',
      'daily limit',
      'how many questions can i ask',
      'message too long',
      'too many messages',
      'is the chat unlimited',
    ],
    followUps: ['the chat does not load', 'are the advisors real people'],
  },
  {
    id: 'support-voice',
    title: 'Speaking instead of typing, and having answers read aloud',
    text: `To speak, press the microphone beside the box. You are told first who turns your words into text. Press **Start listening**, speak for up to a minute, then press **Done**. The words land in the box. Read them, and press **Send** when they are right: nothing is sent by itself.

To listen, press **Read aloud** under an answer. **Stop reading**, the Escape key or **Quick exit** ends it at once.

Others near you may hear you, or the answer. We do not keep the sound. Both belong to every plan. If it does not work in your browser, most phone keyboards have a microphone key of their own.`,
    asks: [
      'can i talk instead of typing',
      'where is the voice conversation',
      'use the microphone',
      'the microphone does not work',
      'voice conversation',
      'voice chat',
      'speak to the advisor',
      'talk out loud',
      'read the answer to me',
      'can it read aloud',
      'who hears what i say',
      'is my voice recorded',
      'dictate a message',
    ],
    followUps: ['can somebody else see what i write', 'the chat does not load'],
  },
  {
    id: 'support-answer-again',
    title: 'Getting another answer to the same question',
    text: `Under the newest answer there can be a button for it. **Use another text** takes the next best text of our library. It is there only when the library has one that fits nearly as well. **Answer again** is there when an answer was stopped or broke off.

The other answer takes the place of the first one. Your question stays. You can also ask in other words: short questions work best.`,
    asks: [
      'can i get a different answer',
      'answer again',
      'use another text',
      'regenerate the answer',
      'that was not what i asked',
      'the answer stopped halfway',
      'try another answer',
      'what does use another text do',
    ],
    followUps: ['the advisor does not understand me', 'how do i report a wrong answer'],
  },
  {
    id: 'support-chat-copies',
    title: 'Keeping a copy of a chat',
    text: `Open **Your conversations**, above the chat, and press the one you want. There you can print it, copy it, or download it as a file whose name says nothing.

**Mail a copy** is off at first. In **Settings**, under **Account**, you can turn it on for your own address, if only you can open that mailbox. Each time you see the whole mail before it goes. Its subject is neutral. A chat about danger needs one more tick.

Think about where you keep a copy: on a shared device it can be found.`,
    asks: [
      'how do i get an email transcript',
      'send me a copy of my chat',
      'can i save or print my conversation',
      'transcript',
      'email me the conversation',
      'save my chat',
      'print the chat',
    ],
    followUps: ['can somebody else see what i write', 'how do i delete a conversation'],
  },
  {
    id: 'support-prompt-library',
    title: 'Ready questions under the chat',
    text: `Below each advisor's chat there is a list of ready questions, in groups. Press a group to open it. Press the copy sign beside a question, then paste it into the chat and change it as you like.

You can hide the whole list, and show it again, with the button at its top.`,
    asks: [
      'what is the prompt library',
      'i dont know what to ask',
      'example questions for the advisors',
      'how do i use the prompts',
      'copy a question into the chat',
      'prompt library',
      'prompts',
      'sample questions',
      'ready made questions',
      'ideas for what to ask',
    ],
    followUps: ['which advisor should i ask', 'the advisor does not understand me'],
  },
];
