import type { Passage, Source } from '../../passage.ts';
import { opmEap } from './sources.ts';
import { parentClass } from '../shared-sources.ts';

const checked = '2026-11-20';

const wsmhServices: Source = {
  title: 'How can I get services? Whom should I contact?',
  publisher: 'We Support Mental Health',
  url: 'https://www.wesupportmentalhealth.org/ufaqs/how-can-i-get-services-whom-should-i-contact/',
  checked,
};
const nimhMen: Source = {
  title: 'Men and Depression',
  publisher: 'National Institute of Mental Health (archived)',
  url: 'https://webarchive.library.unt.edu/eot2008/20090130232445/http://www.nimh.nih.gov/health/publications/men-and-depression/men-and-depression.shtml',
  checked: '2026-11-22',
};

export const lenaPeople: readonly Passage[] = [
  {
    id: 'lena-lonely-evenings',
    advisor: 'lena',
    title: 'Lonely evenings',
    text: `Plan the first hour after you come home. It is the hour that most often tips the evening.

- Light and sound on as you enter: a lamp, a radio.
- Eat at a set table, even if it is toast.
- One contact before eight: a voice note, a text, a wave over the fence.
- One thing that uses your hands.

Ask for something small and exact. People say yes to "Can I come and fold laundry on your couch on Thursday?" They do not know what to do with "I am lonely."

Then build one regular thing a week where the same faces come back. A class, a choir, a walking group, a library evening, a shift at the food bank. You do not have to talk about the divorce there. Go four times before you make up your mind.

Phone scrolling only looks like company. Swap ten minutes of it for one call.

If being alone makes you not want to live, use the help button at the top of this chat.`,
    asks: [
      'evenings by myself are so lonely',
      'how do i survive a weekend alone, nobody to talk to since the divorce',
      'loneliness is crushing me',
      'the house is so quiet after work',
      'how do i make friends again at my age',
      'so lonely and isolated, eating dinner alone on weekends',
      'saturday night, tv dinner, no plans',
      'i talk to the dog because theres nobody else',
      'new in town after the split, dont know a soul',
      'it gets dark at 5 and i have hours to fill by myself before bed',
      'how do grown men find buddies after 45',
      'the silence when i unlock the door is deafening',
      'i go whole weekends without speaking out loud to another human being',
      'would love company for dinner but i feel needy asking people to hang out',
      'so lonely',
      'nobody calls, nobody comes by, its me and the tv',
      'after work is the worst, i just sit there',
      'how does a person make new friends at fifty',
      'im by myself every night now and the hours go so slow',
      'what do single people do with a saturday night',
      'coming home to a dark house with no one to talk to',
      'i miss having someone to eat supper with and talk about my day',
      'moved here for his job, he left, now i know absolutely no one',
      'i have a cat and a microwave, how do i get through the evenings alone',
      'how do i ask a neighbor to do something together without sounding desperate',
      'evenings alone are the hardest',
      'im lonely',
      'how do i stop feeling so alone at night',
      'where do you meet people after a divorce, just for company',
      'nobody to talk to when i get home',
      'nights on my own with the television, how do i fill them',
      'weekends alone drag on forever, what can i do',
      'i have no friends left in this town and dinner for one gets old',
    ],
    sources: [],
    followUps: [
      'the house is empty when the kids are with their dad',
      'our friends took sides and i lost mine',
      'where can i find a divorce support group',
    ],
  },
  {
    id: 'lena-lost-friends-and-in-laws',
    advisor: 'lena',
    title: 'Losing friends and in-laws',
    text: `Some people will step back. Often they do not know the rules, and nobody has told them. You can tell the ones you want to keep.

Send something like this:

"I know this is awkward with both of us. You do not have to choose. I would love to have coffee, and we do not need to talk about it."

For in-laws you love, if that is safe:

"You are still the children's family, and you matter to me. I will not ask you to take a side."

Then watch what people do for two months. Keep three lists in your head: close, friendly, let go. Put your energy in the first.

When someone brings you gossip, say: "I would rather not know." If someone carries your words back, tell them only what you would say in public.

Losing a whole circle is its own grief. It is fine to be sad about your sister-in-law as well as your marriage.

If they carry threats or tell your ex where you are, step back. You owe nobody your address.`,
    asks: [
      'our friends took sides and i lost mine',
      'friends stopped calling or inviting me, our couple friends dropped me',
      'i miss my mother in law and his family',
      'nobody invites me anymore since we split up',
      'my best friend is still hanging out with my ex',
      'losing friends after divorce',
      'got kicked out of the group chat',
      'we were always four couples, now i dont get asked to the lake anymore',
      'his sister was like my own and she blocked me',
      'can i stay close to my father in law after we split',
      'everyone in our circle picked her, i got dropped like a hot potato',
      'should i make my buddies choose between me and my ex',
      'book club ladies act weird around me now that im not half of a pair',
      'a girlfriend of mine passes on everything i tell her to him, whose side is she on',
      'all our friends were her friends first and now they dont answer me',
      'lost my husband and his whole family in one week',
      'his mom was more of a mother to me than mine, do i have to give her up',
      'saw pictures of the barbecue we always went to, nobody invited me',
      'how do i tell our couple friends they dont need to pick a side',
      'my buddy went fishing with my ex wifes new man, some friend',
      'i loved my nieces and nephews on his side, will i ever see them',
      'lost all my friends in the divorce',
      'our friends chose him',
      'i miss his family',
      'my in laws cut me off',
      'mutual friends, how do i keep them without taking sides',
    ],
    sources: [],
    followUps: ['what do i say when people ask about the divorce', 'evenings by myself are so lonely'],
  },
  {
    id: 'lena-what-to-tell-people',
    advisor: 'lena',
    title: 'What to say when people ask',
    text: `Have one sentence ready and use it every time. Said often, it stops hurting as much.

Pick one:

- Short: "We have separated. I am okay, and I am not going into it."
- Warm: "Yes, it is true. Thank you for asking. Tell me about you."
- For the nosy: "That is between us. How is your garden?"
- For the school gate: "We live in two homes now. The kids are doing all right."
- For the fixer: "I am not looking for advice today. A walk would be lovely."

Then close with a question about them. Most people follow it.

Tell those who matter first, so that they do not hear it elsewhere. Ask one loyal friend to spread the short version.

Write down who may know what. Anything in writing can be shown around, so keep messages plain.

You may also say nothing. "I do not want to talk about it" is a full answer. So is a smile and a step toward the coffee.`,
    asks: [
      'what do i say when people ask about the divorce',
      'how do i tell my coworkers and neighbors we split',
      'nosy questions from family at dinner',
      'i dread running into people who dont know yet',
      'how do i tell my mom and dad that im getting divorced',
      'how to announce or explain our separation to relatives and colleagues',
      'whats a good one liner for where is your husband',
      'do i post it on facebook or let the news spread',
      'the moms at dropoff keep asking why dad never comes',
      'grandma still thinks were married, how do i break it to the family',
      'got asked so what happened with you two and i stammered',
      'how to shut down gossips and busybodies at church coffee hour',
      'polite way to say none of your business about the split',
      'haircut lady asked about my wife and i lied, should i just say it',
      'everyone at work will ask, what do i say',
      'how do i break it to my 80 year old parents that we are splitting up',
      'what do you answer when someone asks how is your wife',
      'i dont want to tell the whole story to every neighbor i meet',
      'people keep prying, i need a short answer about the divorce',
      'how do we let the extended family know, email or phone',
      'cousin wants the dirt on our breakup, how do i shut that down kindly',
      'do i tell the other moms or just let them guess',
      'what should i write back when folks say sorry to hear about you two',
      'i keep saying hes traveling for work, how long can i keep that up, what do i tell people',
      'how do i answer nosy questions',
      'what do you say to people who ask why you got divorced',
      'how to tell friends and family about our separation',
      'dont know how to tell my coworkers that were not together anymore',
      'aunt keeps asking what went wrong, i need a polite line',
      'people ask about my husband and i dont know what to say',
      'should i send one message to everyone that we separated',
    ],
    sources: [],
    followUps: [
      'should i tell my boss about my divorce',
      'i feel like such a failure because my marriage ended',
    ],
  },
  {
    id: 'lena-hard-to-talk',
    advisor: 'lena',
    title: 'If you are not used to talking about it',
    text: `You do not need to pour your heart out. You need one person who knows roughly how it is.

Use a number instead of words: "I am at a three today." Agree what a two means: "Two is when I want you to come over."

Easier ways in:

- Talk while doing something: driving, fishing, fixing a bike, walking the dog.
- Send a voice note, or a text that asks for nothing: "Rough week. Just saying."
- Ask for help with a task. The rest comes out sideways.
- Write it for yourself, five lines, then bin it.

Say it to a doctor as facts: hours of sleep, drinks a week, weight, temper. That is enough to start.

Watch for going silent, working all hours, drinking more, driving too fast, or snapping. Those can be sadness in work clothes.

Needing people is not a weakness in a father, or in anyone.

If you have thought about dying, tell one person tonight. The help button at the top of this chat shows lines you can text.`,
    asks: [
      'i dont know how to talk about my feelings',
      'men are supposed to be strong, i keep it all inside',
      'dad here, never told anyone how bad it is',
      'i bottle everything up and then explode',
      'hard to open up to anyone about my divorce',
      'guys dont talk about this stuff',
      'closed book, thats me, words dont come',
      'i was raised that boys dont cry',
      'buddies at the shop only joke around, how do i bring up that im struggling',
      'people ask how you doing and i say fine, im not fine',
      'not a talker, what can i do instead of spilling my guts',
      'marine vet, taught to suck it up, cant get the words out about the divorce',
      'i shut down whenever my brother asks what is going on',
      'how do i tell my doctor something is off when i hate discussing emotions',
      'i never talk about this stuff',
      'not good with feelings, how do i tell somebody im struggling',
      'guys like me dont go around sharing',
      'my friends would laugh if i told them im hurting over her',
      'i keep everything inside and its eating me',
      'how do you open up when you never have',
      'my sister keeps asking and i just say im fine',
      'i cant say it out loud, words get stuck',
      'as a man i was taught to handle it myself, but im not handling it',
      'cop, 20 years on the force, i dont know how to say im not okay about the divorce',
      'how does a quiet person get some of this off his chest',
      'is there another way besides sitting and talking about emotions',
      'i dont know how to tell my friends im not doing good',
      'talking about feelings is not my thing',
      'never learned how to talk about emotions',
      'how can a man ask for help without feeling weak',
      'i clam up every time someone asks how i am',
      'my dad never said a word about feelings and neither can i',
      'easier to fix a truck than to say im sad, what do i do',
      'want to open up to my brother but dont know how to start',
    ],
    sources: [nimhMen],
    followUps: [
      'where can i find a divorce support group',
      'im so angry i could scream',
      'am i depressed or just sad',
    ],
  },
  {
    id: 'lena-find-a-counselor',
    advisor: 'lena',
    title: 'Finding a counselor you can afford',
    text: `Start with what may already be paid for.

1. **Work.** Ask Human Resources whether there is an employee assistance program. These offer free, confidential short-term counseling. The number of visits may be limited.
2. **Insurance.** Call the number on your card. Ask: "Who is in network for counseling, is taking new people, and what do I pay?"
3. **No insurance.** Ask about Medicaid. Ask your state or county mental health office for low-cost clinics.
4. **Anywhere.** Ask for a sliding fee, which means the price goes by your income.

What to say on the first call:

"I am going through a divorce and I am not sleeping. I can pay about this much. When is your first free hour? Do you keep a waiting list?"

In the first meeting, ask: "Have you worked with divorce? How would we know that it helps?" You may try two people and choose.

If there was fear or violence, ask for someone trained in that. Domestic violence programs can point you to one. See the help button at the top of this chat.`,
    asks: [
      'how do i find a counselor i can afford',
      'free or cheap therapy for divorce',
      'i need a therapist but have no insurance',
      'does my job pay for counseling sessions',
      'first therapy appointment what do i say',
      'do i need therapy, how to find a therapist or psychologist',
      'how much does a shrink cost',
      'betterhelp or talkspace or someone in person',
      'does medicaid or blue cross cover talk therapy',
      'sliding scale clinics near me, im broke but i need to talk to a professional',
      'do i have to lie on a couch, never seen a psychologist, what happens in a session',
      'everyone has a waitlist, where else can i look for mental health help',
      'what is an EAP and how many visits do i get free',
      'i didnt click with my counselor, can i switch to another one',
      'where can i get counseling for cheap',
      'i think i need someone to talk to, how do i find a good therapist',
      'cant afford 200 dollars an hour, what are my options for therapy',
      'does insurance pay for a psychologist',
    ],
    sources: [opmEap, wsmhServices],
    followUps: ['where can i find a divorce support group', 'am i depressed or just sad'],
  },
  {
    id: 'lena-support-group',
    advisor: 'lena',
    title: 'Finding people who have been there',
    text: `Look for a group that meets on a fixed day and has a named leader. That is a better sign than a big name.

Where to ask:

- a library, community center or family service office
- a place of worship, yours or another that welcomes you
- your doctor, your child's school, or a counseling program at work
- the county bar's or court's list of classes for separating parents

Questions before you go:

1. Who leads it, and is what is said kept private?
2. Is it for divorce, or for grief in general?
3. Can I come and only listen?
4. What does it cost?

Go three times. The first evening is often just nerves.

Leave if it turns into a contest about awful exes. Leave too if you feel worse each week.

Online groups: use another name and picture, and share no details. Your ex may know a member, and posts can be copied.

If you fear your ex, ask for a domestic violence group instead. The help button at the top of this chat can find one.`,
    asks: [
      'where can i find a divorce support group',
      'i want to talk to others going through the same thing',
      'online forum or community for divorced people',
      'is there a meeting for separated men near me',
      'support groups for divorce',
      'meet other single parents who get it',
      'divorcecare at a church nearby, is it worth going',
      'any zoom meetups for people whose marriage just ended',
      'i want to be around folks who understand, not my married friends',
      'reddit or facebook groups for newly separated, are they private',
      'do i have to speak up if i go to a circle like that',
      'is there a weekly circle or breakfast for divorced dads',
      'im nervous to walk into a room of strangers and share my story',
      'local club or class where other separated moms meet weekly',
      'are there meetings for people going through divorce',
      'i want to sit with people who know what this is like',
      'is there a group for guys whose wives left',
      'wheres a good place online to talk with other divorced people',
      'would a divorce class or circle at the library help me',
    ],
    sources: [parentClass],
    followUps: ['how do i find a counselor i can afford', 'evenings by myself are so lonely'],
  },
];
