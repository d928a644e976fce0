import type { Passage, Source } from '../../passage.ts';
import { wlSaving } from './sources.ts';
import { hotlineDocumenting } from '../shared-sources.ts';

const checked = '2026-11-20';

const wlRecording: Source = {
  title: 'Abuse Using Technology: Recording',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/about-abuse/forms-abuse/technology-abuse/technology-tool-abuse/recording',
  checked,
};
const wlRecordingCourt: Source = {
  title: 'V asks if recordings can be used in court',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/court-procedures-evidence-service/v-asks-if-recordings-can-be-used-court',
  checked,
};

export const emmaEvidence: readonly Passage[] = [
  {
    id: 'emma-keep-a-log',
    advisor: 'emma',
    title: 'What to write in your log',
    text: `Write it the same day, in a few plain lines. Think of a camera: what could be seen and heard.

Each entry:

1. Date and time
2. Place
3. What happened, in order
4. Exact words, in quotation marks
5. Who saw or heard it, and whether a child was there
6. Injuries, damage, photos, report numbers
7. What you did next

Good: "Friday, 6:40 pm, my driveway. He said, 'You will pay for this.' Our daughter was in the car."

Not useful: "He was awful again, as always."

Log quiet weeks and kept promises too. A fair record is easier to believe. Do not go back and change old entries. Add a new line instead.

Keep it where they cannot get at it, and have a second copy. If your phone or home may be searched, ask an advocate how to store it. Your safety matters more than any note.

If you were hurt, see a doctor, also when nothing shows. Use the help button at the top of this chat.`,
    asks: [
      'what should i write in my log',
      'how do i document incidents with my ex for court',
      'keeping a journal or diary of abuse, what details',
      'start a record of everything he does',
      'what should i note down after an incident, proof of a pattern',
      'incident log template for custody',
      'how do i keep track of all his nonsense',
      'notebook or google docs or an app for writing down what happens',
      'timeline of events for my custody attorney',
      'do i include good days too or only the bad stuff',
      'what details make a diary believable in front of a judge',
      'my lawyer said start documenting, where do i begin',
      'can i go back and fix old entries in my notes',
      'calendar with dates of every missed visit and insult, is that useful',
      'what should i write down about what my ex does',
      'how to document everything for my lawyer',
      'should i keep a diary of every incident',
      'whats the best way to keep track of dates and things he said',
      'my lawyer said document, but how',
      'do i write down the good days as well',
    ],
    sources: [hotlineDocumenting],
    followUps: [
      'how do i save texts as evidence',
      'can i record him yelling at me',
      'my ex lied about me in court papers',
    ],
  },
  {
    id: 'emma-save-messages',
    advisor: 'emma',
    title: 'Saving messages as evidence',
    text: `Do not delete anything yet, and do not edit. A deleted message may be gone for good, and blocking can cut you off from proof.

Save it so that a stranger can see four things: **who sent it, who got it, the date and the time.**

1. Screenshot the thread with the name or number on top. Overlap each picture a little.
2. Print emails with the full header lines.
3. Keep voicemails. Note the time and write down the words.
4. For posts, capture the page, the address and the date, before it vanishes.
5. Put copies in a second place they cannot reach.

If reading it makes you ill, silence the thread and send their email to its own folder. You keep the record without living in it.

Save your own side as well. Whole threads are more honest than single lines.

Do not guess their password, or open their accounts.

If your cloud or phone may be shared with them, use another device. The help button at the top of this chat can help.`,
    asks: [
      'how do i save texts as evidence',
      'screenshots of threatening messages for the judge',
      'should i delete his abusive emails',
      'she deletes her posts after, how can i keep proof',
      'how to back up text messages and emails for evidence',
      'is a screenshot good enough as proof',
      'he uses snapchat so everything disappears',
      'how do i print imessages with the date stamp',
      'if i block her do i lose the voicemails',
      'she unsends her texts on whatsapp, how do i hold on to them',
      'export a whole thread from my android for my attorney',
      'facebook posts he took down, can i still show them',
      'do i need the phone number visible in the picture for the judge',
      'is it ok to log into his email to get proof',
      'do i keep all those horrible texts',
      'how do i save messages so a court can use them',
      'will screenshots be good enough',
      'he deletes what he wrote, how can i keep proof',
      'should i erase her voicemails, i cant stand having them on my phone',
      'how do i print a whole text conversation',
      'how do i save text messages for court',
      'screenshots of his threats, how do i keep them',
      'should i delete old texts from my ex',
      'what is the right way to keep proof of messages',
      'how do i back up our chat before she deletes it',
    ],
    sources: [wlSaving, hotlineDocumenting],
    followUps: [
      'what should i write in my log',
      'can i record him yelling at me',
      'my ex texts me 50 times a day',
    ],
  },
  {
    id: 'emma-recording',
    advisor: 'emma',
    title: 'Recording calls and arguments',
    text: `Ask a lawyer or legal aid in your state **before** you press record. In some states, one person in the talk may record it. In others, everybody must agree.

Why it matters: whether a judge will hear a recording often depends on whether it was made legally. The wrong kind can hurt you.

Ask them:

1. May I record a call that I am part of?
2. Is it different in person, or on video?
3. What if the other person is in another state?
4. May I record when the children are there?

Never leave a device running to catch talks that you are not part of.

Things you can do without that question:

- keep voicemails and texts they send you
- write down exact words right away
- have an adult with you at handovers

In most states you can also tell the judge what happened, even with no recording.

A phone held up can make an angry person more dangerous. If it might, put it away and leave. Use the help button at the top of this chat.`,
    asks: [
      'can i record him yelling at me',
      'is it legal to tape phone calls with my ex',
      'secretly recording my wife during arguments for court',
      'one party consent two party consent divorce',
      'he keeps filming me at drop off is that allowed',
      'recording laws in my state for conversations',
      'can i put my phone in my pocket and tape him',
      'nanny cam or ring camera audio in my own house, is it legal',
      'voice memo of her threats, will the judge listen to it',
      'he sticks his camera in my face at dropoff, can i do that too',
      'wiretap law, one side agrees or both',
      'hide a recorder in my sons backpack to hear what goes on at dads',
      'is it allowed to record facetime calls with my ex',
      'will secret audio get me in trouble',
      'can i record him when he calls',
      'is it legal to tape our arguments',
      'i want to film the drop offs for proof',
      'may i put a recorder in my sons backpack',
      'can i use a voice memo of her yelling in court',
      'does he have to know that im recording him',
    ],
    sources: [wlRecording, wlRecordingCourt],
    followUps: ['what should i write in my log', 'how do i save texts as evidence'],
  },
];
