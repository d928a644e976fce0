import type { Passage, Source } from '../../passage.ts';
import { maddDrivers } from '../shared-sources.ts';

const checked = '2026-11-20';

const hotlineChildren: Source = {
  title: 'Safety Planning with Children',
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/resources/safety-planning-with-children/',
  checked,
};
const wlExchanges: Source = {
  title: "I don't feel safe during visitation exchanges. What can I do?",
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/custody-kidnapping/custody-categories/visitation/i-dont-feel-safe-during-visitation',
  checked,
};

export const emmaHandovers: readonly Passage[] = [
  {
    id: 'emma-safe-handover-place',
    advisor: 'emma',
    title: 'A safer place to hand over the children',
    text: `Choose a place where you hardly meet, or where other people are. School and daycare are best: one parent drops off, the other picks up.

Other choices:

- a busy restaurant or store entrance
- the parking lot of a police station
- a relative's home, if that person stays neutral
- a **safe exchange center**, where staff watch the handover

Centers can charge a fee, and some take only cases sent by a court. The courthouse, legal aid or a domestic violence advocate may know one near you.

If your order names a place and it is not safe, do not just change it. Ask the other parent in writing, or go back to court to ask for a change. In some states you must show that something important has changed since the order.

If you fear your ex, do not do it at either home. Bring someone. Park facing out. Stay in your car until they have gone.

In danger, leave with the child and call emergency services. The help button at the top of this chat can help you plan exchanges.`,
    asks: [
      'where can we do custody exchanges safely',
      'neutral drop off location for the kids with a hostile ex',
      'supervised exchange center how does it work',
      'swap the children at the police station or mcdonalds',
      'safe place to exchange custody',
      'hand over the kids without seeing my ex, i dont feel safe at drop off',
      'can we meet halfway at a gas station',
      'id rather do the switch at daycare so i never face him',
      'where do people trade kids when they cant be near each other',
      'starbucks, library or the precinct lobby, which spot for exchanges',
      'my order says his driveway but i dont want to go there',
      'do supervised drop off places charge and can i sign up without the court',
      'is it ok to bring my brother along for the swap',
      'i stay in the car with the doors locked, is there a better location for the handoff',
      'where can we swap the kids so there is no trouble',
      'is a police station parking lot a good place to exchange',
      'is there a center where somebody watches the exchange',
      'i dont want him at my front door to get the kids',
      'does mcdonalds work as a meeting point for drop off',
      'where do people meet when they dont trust each other',
    ],
    sources: [wlExchanges, hotlineChildren],
    followUps: [
      'he yells at me during pick up',
      'what is a restraining order and how do i get one',
      'my ex is always late for pickup',
    ],
  },
  {
    id: 'emma-shouting-at-handover',
    advisor: 'emma',
    title: 'Shouting at the handover',
    text: `Your aim is two minutes, one sentence and a calm child. Nothing gets settled there.

Before:

- Bag packed and by the door. Goodbyes said inside.
- A note with medicine and times, so there is nothing to discuss.
- One line ready: "Have fun. See you Sunday at five."

During:

1. Keep walking. Look at your child.
2. If they shout: "Please write to me." Say it once.
3. If it goes on, get in the car or close the door.
4. Keep your hands free. Do not film in their face.

After, tell the child: "That was loud. It is a grown-up problem. You did nothing wrong." Then change the subject.

Write down date, time, words, who was there, and where the child stood. Do it the same day.

If it happens more than once, ask to move it: school, a public place, a third person. A lawyer can help to get that into the order.

If they block you, grab you or come after you, leave and call emergency services. Use the help button at the top of this chat afterward.`,
    asks: [
      'he yells at me during pick up',
      'my ex makes a scene at every drop off in front of the children',
      'screaming in the driveway when we exchange the kids',
      'how do i keep handovers calm and quick',
      'we fight at every drop off and pickup, he yells in the parking lot',
      'exchange of the kids always ends in a shouting match',
      'he cusses at me from the truck while i buckle the baby',
      'five minutes on the porch and its world war three',
      'she picks a fight every friday on the sidewalk',
      'my toddler covers his ears when we trade him off',
      'what do i say when he starts yelling in front of everyone at the curb',
      'how do i walk away from a tirade at dropoff without making it worse',
      'she keeps bringing up child support when im just trying to pick up my girl',
      'neighbors came out because of the hollering during the exchange',
      'she starts yelling the minute i pull up',
      'he makes a scene in the driveway every sunday in front of the kids',
      'how do i keep drop off from turning into a fight',
      'my son covers his ears when we trade off',
      'what do i say when he screams at me at the car',
      'pick up is always drama, neighbors are watching',
    ],
    sources: [hotlineChildren],
    followUps: [
      'where can we do custody exchanges safely',
      'what should i write in my log',
      'i lost my temper at the exchange',
    ],
  },
  {
    id: 'emma-always-late',
    advisor: 'emma',
    title: 'A parent who is always late',
    text: `Plan as if they will be late, and stop arguing about it. You can decide how long you wait and what you do then.

Tell them once, in writing:

"Pick-up is at six. I will wait until six twenty. After that we go on with our evening. Please write to me to arrange the next time."

Check your order before you send it. It may set a waiting time.

Make lateness cost you less:

- Have them come to your home or the library, not a cold parking lot.
- Let the child start something: a film, dinner. Not shoes on at the window.
- Tell the child "after dinner" rather than "at six".

Log it: date, time agreed, time arrived, message or none. After eight weeks the list speaks for itself. Take it to your lawyer, and ask about a fixed grace time or school handovers.

If lateness keeps you waiting in fear, use the help button at the top of this chat.`,
    asks: [
      'my ex is always late for pickup',
      'he brings the kids back an hour late every time',
      'she never shows up on time for her visits',
      'how long do i have to wait when dad doesnt come',
      'late pickups and drop offs again and again',
      'dad did not show up, cancels at the last minute, no show for his time',
      'waiting in a cold parking lot again',
      'my kids sit on the steps with their backpacks and he is a no show',
      'she strolls in 45 minutes after the agreed time like its nothing',
      'grace period, how many minutes is reasonable before we leave',
      'running behind, traffic, overslept, always an excuse on his day',
      'he drops them off at ten on a school night instead of six',
      'flaky dad, how do i explain it to my 5 year old when he forgets to come',
      'i missed my shift because she wasnt on time to get them',
      'she is never on time to get the kids',
      'he was 50 minutes late again and didnt call',
      'how long do i have to wait for my ex at pickup',
      'my daughter sits on the step with her backpack waiting for him',
      'can i leave if the other parent doesnt show up on time',
      'no show, no text, third time this month, what do i do about pick up',
    ],
    sources: [],
    followUps: [
      'what should i write in my log',
      'my ex wont give the kids back',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-drunk-at-pickup',
    advisor: 'emma',
    title: 'If your ex seems drunk or high at pickup',
    text: `Keep the child inside with you, if you can do it without a struggle. If you are afraid, do not open the door. Call emergency services.

If it is safe to speak, do not argue about drink. Say what you will do:

"I do not feel okay about the driving tonight. Let us do tomorrow at ten."

If the child is already in the car:

1. Do not grab, chase or stand behind the car.
2. Call emergency services. Say: "A child is in the car and the driver seems drunk." Give the plate, color and direction.

The same evening, write down facts only: smell, speech, walk, time, words, who saw it. Keep messages.

Call your lawyer or legal aid next morning. Ask about an urgent change, testing, or another driver.

To the child: "Daddy was not well enough to drive. You will see him another day." No more.

If you fear their anger when you say no, plan handovers with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'my ex seems drunk at pickup',
      'he smelled of alcohol when he came for the kids',
      'she drives high with my children in the car',
      'ex has a drug problem and its his weekend',
      'other parent is drunk or high when driving the kids',
      'alcohol and custody exchange, do i let them go',
      'beer on his breath, keys in his hand',
      'her eyes were glassy and she slurred when she came to collect our son',
      'my ex shows up stoned, do i hand over my toddler',
      'he got a dui last month and is supposed to drive them 2 hours',
      'can i demand a breathalyzer or soberlink before visits',
      'he relapsed on pills and wants them overnight',
      'she pulled away swerving with my baby buckled in, who do i call',
      'wine in her travel mug at the exchange',
      'he smelled like beer when he came for the kids',
      'she was slurring at drop off, do i let them get in the car',
      'my ex is high again and wants to drive our daughter',
      'what if the other parent turns up drunk',
    ],
    sources: [maddDrivers],
    followUps: [
      'can i refuse to send the kids to him',
      'where can we do custody exchanges safely',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-school-events',
    advisor: 'emma',
    title: 'Both parents at the same game or recital',
    text: `If there is an order against contact, or you are afraid, check with your lawyer first. Going separately or skipping one event may be safer. The help button at the top of this chat can help you decide.

If it is only awkward, plan it like a handover.

- Arrive at another time than they do.
- Sit where you cannot see each other, near an exit.
- Bring one calm friend. Not the angry one.
- Have a line: "Hello. She was great, was she not?" Then move.
- Let the child greet both. Do not count the minutes.
- Take photos of your child only.

Agree on it in writing: "For Saturday I will sit on the left. You take her for pizza after, I will see her on Sunday."

For teacher meetings, ask the school for two separate times.

For birthdays, hold two small parties. A child does not mind two cakes.

If your ex starts something there, do not answer. Say to the child, "I will see you after", and walk to where staff are.`,
    asks: [
      'we both have to be at our sons graduation',
      'how do i handle seeing my ex at soccer games',
      'parent teacher conference with a hostile ex',
      'birthday party with my ex and his new wife there',
      'how to behave at the school play or concert when both parents come',
      'how to sit at my daughters recital when my ex is there',
      'senior night, both of us on the field with our son, how do i survive it',
      'she brought the new boyfriend to the dance recital',
      'do divorced parents sit together at graduation',
      'can i ask the teacher for my own conference slot',
      'who gets to host the 5th birthday party, chuck e cheese with both families is a nightmare',
      'he always plops down next to me in the bleachers at little league',
      'first communion and a baptism coming up, his whole clan will be there',
      'should i skip our daughters wedding if he is walking her down the aisle',
      'we both want to be at the play, how do we do that',
      'he will be at graduation with his new wife',
      'do we sit together at the game',
      'parent teacher night with my ex, help',
      'her birthday party at school and both of us are invited',
      'how do i get through watching soccer ten feet from him',
    ],
    sources: [],
    followUps: [
      'my heart pounds when i see his name on my phone',
      'he yells at me during pick up',
      'what is parallel parenting',
    ],
  },
];
