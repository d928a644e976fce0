import type { Passage } from '../../passage.ts';
import { adamsOrders, californiaAddress, harrisOrder, maineAddress, williamsonOrder } from './sources.ts';
import { hotlineDocumenting, mediationSafety, pfaSteps, safetyInCourt } from '../shared-sources.ts';

export const protectionPassages: readonly Passage[] = [
  {
    id: 'hannah-protective-order',
    advisor: 'hannah',
    title: 'Protective orders: how they usually work',
    text: `If you are in danger now, use the help button at the top of this chat first.

A protective order is a court order that tells someone to stop. It is also called a restraining order. It can say: no contact, stay away, leave the home. Names and rules differ by state.

Often there are two or three steps:

1. **Emergency order**, in some places, when courts are closed. It may end on the next court day.
2. **Temporary order.** A judge can make it from your side alone. "Ex parte" means the other person was not there. It lasts until a hearing.
3. **Final order.** Both can speak at a hearing. If granted, it lasts for a set time.

Breaking an order can lead to arrest, once the person has been served.

You do not have to do this alone. An advocate can help with forms, safety and the hearing. Ask if filing may raise the risk, and plan for the day of service.

Keep a copy with you, and give one to school and work.`,
    asks: [
      'how do i get a protective order',
      'restraining order against my husband how does it work',
      'he threatened me can the court keep him away',
      'what is ex parte',
      'difference between temporary and final order of protection',
      'how long does a restraining order last',
      'how do i get a no contact order',
      'my ex boyfriend and father of my child scares me, can a judge order him to stay away from us',
      'whats the difference between an emergency order and the permanent one',
      'will he be told and be there when i ask the court to keep him away',
      'can the court make him leave the apartment because of what he did last month',
      'how soon after the temporary protective order is the hearing and do i have to speak',
      'is there a court order that says he cant come near my work or contact me',
      'is it a crime if he texts me when i have an order against him',
      'what does a restraining order actually do day to day',
      'how long does one of those stay away orders last and do i have to see him in front of the judge',
      'can it cover the kids school and my work too',
      'my sister thinks i should get an order but i dont know how that works or what it says',
      'tro first and then a hearing? explain the two parts',
      'does he have to be there when the judge first looks at my request',
    ],
    sources: [adamsOrders, harrisOrder, williamsonOrder],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
  {
    id: 'hannah-protective-order-prep',
    advisor: 'hannah',
    title: 'What to bring when you ask for protection',
    text: `If you are in danger now, use the help button at the top of this chat. Do the paper part when you are somewhere safe, on a device the other person cannot see.

Write down, in short lines:

- **The last time:** date, place, what was done, what was said, who saw it
- **The worst time**, and the first time
- threats, weapons, choking, stalking, tracking, threats about the children or pets
- injuries, doctor visits, police calls, with dates
- where the person lives and works, car, looks. The server needs this.

Bring, if you can get it safely:

1. photo ID and the children's birth dates
2. photos of injuries or damage
3. messages, call logs and voicemails
4. police or hospital papers
5. any court papers you have

Say what you need: no contact, stay away from home, work and school. Name the children, the phone and the pet too.

If you cannot reach something, go without it. Your own words count. Do not go back home for papers without a safety plan.`,
    asks: [
      'what should i bring to ask for a restraining order',
      'what evidence do i need for an order of protection',
      'i dont have proof of the abuse only my word',
      'how do i write down what he did to me for the court',
      'filling out the petition for protection what do they want to know',
      'restraining order paperwork, proof, photos, police reports, dates of violence',
      'no bruises no photos, can i still get one',
      'what papers do i take with me to ask the judge for protection',
      'i have screenshots of his threats and old er records, do i print them for the restraining order',
      'the form asks for the most recent incident and the worst one, how do i write down what he did',
      'do i need his license plate and work address for the protection petition',
      'never called the police in all those years and feel so stupid, will they believe me without a report',
      'can i include my dog and my kids in the order of protection',
      'i left in a hurry and my documents are still at the house, can i apply for the order without them',
      'advocate meets me at the courthouse at 9, which papers and photos should be in my bag',
      'how exact do dates have to be on the protection form, it all blurs together',
      'should i print the voicemails and screenshots for the judge before asking for an order',
      'what do they want to know about him, his car, his job?',
      'never called the police so theres no report, what do i put down when i apply',
      'list of things to carry when i go to ask that he be kept away',
    ],
    sources: [pfaSteps, hotlineDocumenting],
    followUps: [
      'how do i get a protective order',
      'im scared of seeing him in court',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-address-private',
    advisor: 'hannah',
    title: 'Keeping your address out of court papers',
    text: `Do not write your new address on any form until you have asked how to keep it private. Court papers are often given to the other side, and other people may be able to read them.

Ask the clerk or an advocate, before you file:

1. "Is there a confidential address form for this court?"
2. "Can I use a mailing address that is not my home?"
3. "What else on this form will the other side see?" Think of school, work and day care.

Your state may have an **address confidentiality program**. It gives people in danger another address to use. In Maine, for example, state and local agencies must accept that address, and mail is passed on. You apply with a trained helper, and it works best with an address the other person does not know.

Also check phone location sharing, shared cloud accounts, tags in bags and cars, and the children's tablets.

If you are afraid of being found, use the help button at the top of this chat. Someone there can plan with you.`,
    asks: [
      'how do i keep my address secret in court papers',
      'will my ex see where i live now if i file',
      'can i hide my location from my abuser in the divorce forms',
      'address confidentiality program how to apply',
      'i moved to a shelter what address do i put',
      'keep my new home address confidential and hidden from him',
      'keep him from finding my new place',
      'i fled to another town, will my ex see where i live now on the petition',
      'can i file with a po box so my ex wont see where i live',
      'my ex shouldnt know which daycare our toddler goes to, will it be printed in the court file',
      'is there a safe at home program that gives you a substitute mailbox',
      'could my kids ipad or google account give away the address im keeping off the court forms',
      'leave the address line blank or not',
      'are divorce files public so anyone can look up where i live',
      'how do i file without her finding out where i live now',
      'the form asks for my street, can i leave it blank',
      'is there a mailbox program for people in hiding',
      'my papers go to him so he sees the new school too',
      'moved to a place he doesnt know and want it to stay like that',
    ],
    sources: [maineAddress, californiaAddress],
    followUps: [
      'how do i get a protective order',
      'im scared of seeing him in court',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-safe-at-court',
    advisor: 'hannah',
    title: 'If you are afraid to see the other person in court',
    text: `Tell the court before the day. Call the clerk and say: "I am afraid of the other person in my case. What can you do to keep us apart?" You can also talk with an advocate through the help button at the top of this chat.

What you can ask for:

- to take part by video or phone
- separate waiting areas
- an officer in the room, or to walk you to your car
- to leave first, with time before the other person
- a support person next to you

On the day:

1. Come with someone. An advocate, a friend, a relative.
2. Park where it is light and busy. Do not use your usual route.
3. Wait close to the security desk.
4. Sit where you face the judge.
5. Do not talk in the hallway, and do not take notes from them. Say only: "Please speak to the court."
6. If you are approached or threatened, tell an officer right then.

If there is an order to stay away, carry a copy.

Plan something quiet and safe for after.`,
    asks: [
      'im scared of seeing him in court',
      'how do i stay safe at the courthouse',
      'what if my abusive ex corners me in the hallway before the hearing',
      'do i have to be in the same courtroom as my abuser',
      'can someone come with me to court for support',
      'afraid to face my abuser at the hearing, safety in the courthouse, separate waiting room',
      'dont want to bump into him there',
      'can a deputy walk me to my car after the hearing',
      'is there a separate place to wait so my ex husband doesnt sit across from me',
      'i dread the parking lot and the elevator at the courthouse because of my ex',
      'shaking just thinking of being in that room with her, can a friend sit beside me',
      'can i leave the building before he does',
      'how do i handle it if he tries to talk to me outside the courtroom',
      'what do i ask the clerk so they keep us apart that day',
      'i dont want to sit in the same hallway as him',
      'can someone walk me to my car after',
      'is there another room i can wait in',
      'how do i get through the day at court with him there',
      'ask the court to keep us apart',
    ],
    sources: [safetyInCourt, mediationSafety],
    followUps: [
      'how do i get a protective order',
      'my hearing is on zoom what do i do',
      'how do i keep my address secret in court papers',
    ],
  },
];
