import type { Passage, Source } from '../../passage.ts';
import { abductionPrevention } from '../shared-sources.ts';

const checked = '2026-11-20';

const passportOneParent: Source = {
  title: 'Passport applications: children under age 16',
  publisher: 'City of King City, Oregon',
  url: 'https://ci.king-city.or.us/services/passport_application/children_under_age_16.php',
  checked,
};
const passportMinors: Source = {
  title: 'Passport Issuance and Denial to Minors Involved in Custody Disputes',
  publisher: 'U.S. Department of State, archived by the University of North Texas',
  url: 'https://webarchive.library.unt.edu/web/20120915105327/http://travel.state.gov/passport/ppi/family/family_866.html',
  checked,
};
const travelLetter: Source = {
  title: 'Child Travelers',
  publisher: 'U.S. Embassy and Consulate in Poland',
  url: 'https://pl.usembassy.gov/u-s-citizen-services/child-travelers/',
  checked,
};

export const avaTravel: readonly Passage[] = [
  {
    id: 'ava-travel-passport',
    advisor: 'ava',
    title: 'Trips, consent letters and passports',
    text: `Check your order first. It may ask for notice or a yes before you leave the state or the country.

**A consent letter** is a good idea for trips abroad with one parent. U.S. border officials strongly recommend one. It should name:

- the child, with birth date
- the parents, with phone numbers
- who travels with the child
- why, where and when

It does not have to be notarized, but that is advised. Other countries and airlines may ask for more, so check both.

**Passports:** for a child under 16, both parents normally have to agree. If you have sole authority, bring the court paper that shows it. Look up the current form and rules on the State Department's travel site.

In your plan, write: how much notice, which papers you share (flights, address, phone), and who keeps the passport.

If you fear that a trip may not end with a return, do not sign. Get advice the same day.`,
    asks: [
      'do i need permission to travel with my child',
      'how do i get a passport for my kid without my ex',
      'notarized letter to fly to mexico with my daughter',
      'my ex wont sign the passport form',
      'travel abroad consent letter passport child vacation trip permission',
      'cruise with my kid',
      'i want to take my 7 year old to italy to meet his grandparents, what paper do i need from my ex at the airport',
      'permission slip for flying',
      'both parents at the passport office?',
      'who holds on to the passport',
      'can he go to canada with them for a week without asking',
      'tsa or border will they ask where her dad is',
      'renew my sons passport but i cant find his mother',
      'do i need a letter to take my kid to mexico',
      'he wont sign the passport form',
      'can i fly to disney with my son without her permission',
      'can my ex take our child on a cruise',
      'who keeps the passports',
      'she wants to take the kids to see grandma in italy for three weeks',
    ],
    sources: [travelLetter, passportMinors, passportOneParent],
    followUps: [
      'im afraid he will take the kids out of the country',
      'how do we plan summer vacation with the kids',
    ],
  },
  {
    id: 'ava-abduction-fear',
    advisor: 'ava',
    title: 'Afraid that the child will be taken abroad',
    text: `Act early. If the child is being taken right now, call the police. The help button at the top of this chat has the number.

What can help beforehand:

1. **A clear court order.** The State Department says it may be the most important step. It can forbid travel abroad, set start and end of visits, require supervised time, or have passports held. Ask a lawyer or legal aid how to ask for it fast.
2. **The Children's Passport Issuance Alert Program.** You sign up, and you are told when somebody applies for a U.S. passport for your child.
3. **Tell the school and sitters** who may pick up. Give them the order.
4. **Keep ready:** photos, birth certificate, passport numbers, the other parent's details, and family addresses abroad.
5. If the child may have a second nationality, ask that country's embassy about its passports.

Without a clear order, police and airlines may not be able to stop a trip.

If you are also afraid for yourself, use the help button at the top of this chat.`,
    asks: [
      'im afraid he will take the kids out of the country',
      'she threatens to go back to her home country with our son',
      'how can i stop my ex from getting a passport for our child',
      'parental kidnapping fear what can i do',
      'child abduction taken abroad passport alert kidnapping prevention',
      'he has dual citizenship and family abroad',
      'my wife bought one way tickets to brazil and keeps saying the kids belong there, how can i make sure they stay here',
      'flight risk parent',
      'can the airport stop him',
      'put a hold on my toddlers passport',
      'hague convention what can i do beforehand',
      'he said i will never see them again if he goes home to jordan',
      'alert when someone applies for a us passport in my daughters name',
      'im afraid he will take our kids to his home country and not come back',
      'how do i stop a passport being made for my child',
      'my wife has dual citizenship and bought one way tickets',
      'what can i do before he leaves the country with my son',
      'can the airport stop my ex from taking the kids',
      'he said one day youll wake up and well be in another country',
      'worried my ex will take our child abroad',
      'prevent parental kidnapping overseas',
      'can i put a hold on my childs passport',
    ],
    sources: [abductionPrevention],
    followUps: [
      'how do i get an emergency custody order',
      'how do i get a passport for my kid without my ex',
    ],
  },
];
