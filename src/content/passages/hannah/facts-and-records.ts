import type { Passage } from '../../passage.ts';
import { chatPrivilege, recordingConsent, recordingGuide } from './sources.ts';
import { nevadaDiscovery, spoliation, utahFinancial, utahFinancialDuty } from '../shared-sources.ts';

export const factsAndRecordsPassages: readonly Passage[] = [
  {
    id: 'hannah-disclosure',
    advisor: 'hannah',
    title: 'Telling the court about your money',
    text: `In many states, both of you must lay your money open. There is a court form for it, often called a **financial declaration**, affidavit or disclosure. You give it to the other side with copies of your papers.

It asks for four things: income, costs, what you own, and what you owe.

How to do it well:

1. Use your own court's form. Fill in every line. Write "0" or "none" where that is true.
2. Attach what the list asks for, such as tax returns, pay stubs and account statements.
3. If you do not know a number, write your best guess and mark it "estimate".
4. Include accounts in your name only, cash, and things you think are yours alone.
5. Check the due date and who gets a copy.

Be complete. A court can punish someone who leaves out income or property. That cuts both ways. If your spouse's form has gaps, write a list of what is missing.

Some states relax this when nobody answers the case, or both agree. Ask.`,
    asks: [
      'what do i have to disclose about money',
      'how do i fill out the financial affidavit',
      'do i have to list my own savings account in the court forms',
      'what happens if i forget something on the declaration of assets',
      'is financial disclosure mandatory',
      'financial declaration of income, expenses, assets and debts, required disclosure',
      'the court wants my bank info',
      'do i have to tell my wife about my 401k and my side gig on the forms',
      'stuck on the sheet with monthly income and expenses, what do i write if i dont know a number',
      'will i get in trouble for leaving out the cash i keep at home on the court form',
      'her financial statement is a lie, she left out a whole account',
      'can we skip swapping financials if we both agree',
      'when is the asset and debt form due and who gets a copy',
      'do i attach my pay stubs to the financial affidavit',
      'what is a financial affidavit and do i have to list my cash tips',
      'the court wants to see all my income and debts',
      'forgot an account on my form, what happens',
      'my wife left the boat off her form',
      'do i have to show accounts that are only mine',
      'sworn money form, how exact does it have to be',
    ],
    sources: [utahFinancial, utahFinancialDuty, nevadaDiscovery],
    followUps: [
      'how do i get papers my spouse wont hand over',
      'how do i organize all these papers',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-discovery',
    advisor: 'hannah',
    title: 'Getting papers your spouse will not share',
    text: `The court process for this is called **discovery**. It lets each side get facts from the other, and sometimes from banks or employers.

Common tools:

- **Interrogatories:** written questions that must be answered under oath
- **Requests for production:** "give me copies of these papers"
- **Requests for admission:** "admit or deny this fact"
- **Deposition:** questions in person, on record
- **Subpoena:** an order to someone outside the case, such as a bank

Before you use them:

1. Check if your state already makes both sides give papers at the start. Ask for those first.
2. Make a list: paper, dates, where you think it is.
3. Ask the self-help center which forms and limits apply.
4. Watch the deadlines. There is often a last day for discovery.

If you **received** such questions, do not ignore them. Note the due date and get help with objections.

There is no one standard way to do this. It is a good task for a few paid hours with a lawyer.`,
    asks: [
      'how do i get papers my spouse wont hand over',
      'what is discovery',
      'i got interrogatories do i have to answer',
      'can i subpoena bank records or his employer',
      'she refuses to give me the account statements for the case',
      'what is a deposition',
      'how to force him to show statements',
      'his lawyer mailed me 40 questions i have to answer under oath, is that normal',
      'can my attorney make venmo or the bank turn over her records',
      'ive been called for a deposition and im sick with nerves',
      'what are requests for production and how long have i got',
      'can they ask about my new girlfriend in written questions',
      'hubby has the loan and account papers locked in his office and says go fish, how do i legally get them',
      'can i get her pay records straight from her boss',
      'his lawyer mailed me 40 questions i have to answer under oath',
      'what is a request for production',
      'i want to see the credit union records and she says over my dead body, what can the court do',
      'interrogatories came, do i have to answer all these personal things',
      'how do you get an employer to say what he really makes',
      'they want me at a deposition, what even is that',
    ],
    sources: [nevadaDiscovery],
    followUps: [
      'what do i have to disclose about money',
      'can i hire a lawyer for just one part',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-delete-evidence',
    advisor: 'hannah',
    title: 'Deleting texts, posts and photos',
    text: `Do not delete anything that may matter to the case. Once a case is coming or has begun, wiping posts or messages can be treated as destroying evidence. That can hurt you more than the post would.

What is fine:

- **Stop posting.** Or post nothing about the case, money, dating, trips or the children.
- **Change privacy settings**, if your lawyer agrees.
- **Log out** shared devices and change passwords on accounts that are only yours.

What to do with what is there:

1. Save it. Take screenshots that show the date and the sender.
2. Back up your phone to a place only you can open.
3. Ask friends not to tag you.
4. Tell your lawyer about the worst one. A lawyer can plan for what they know.

Also leave your spouse's accounts and phone alone. Opening them without permission can bring trouble of its own.

If keeping messages on your phone puts you at risk, ask an advocate about safer storage. The help button at the top of this chat can connect you.`,
    asks: [
      'can i delete my texts and facebook posts',
      'should i take down my instagram during the divorce',
      'i said awful things in messages can i erase them before court',
      'is it ok to wipe my phone',
      'will social media be used against me',
      'erase or remove social media, photos, emails, messages before court',
      'should i deactivate facebook',
      'can i get rid of old pictures of me drinking',
      'my tiktok has me partying and shes fighting for custody, is it tampering if i remove it',
      'i sexted someone and the chats are still on my phone, what if i clear them',
      'do i have to keep the nasty emails i wrote',
      'will the judge see what i post on snapchat',
      'want a fresh start and a factory reset before court, bad idea?',
      'can i make my profile private and untag myself while the case is going',
      'should i clean up my facebook before court',
      'there are photos of me partying, take them down?',
      'my dating profile, can i erase it now',
      'is it ok to wipe my old phone',
      'what do i do with the embarrassing texts i wrote',
      'deactivate instagram during divorce',
    ],
    sources: [spoliation],
    followUps: [
      'can i record our conversations',
      'how do i make a timeline for my lawyer',
      'is this chat private can it be used in court',
    ],
  },
  {
    id: 'hannah-recording',
    advisor: 'hannah',
    title: 'Recording calls or talks with your ex',
    text: `Do not record until you know your state's rule. In many states, you may record a talk that you are part of. In others, everyone must agree. Breaking the rule can be a crime, and you can be sued.

Things that make it harder:

- you are in one state and your ex in another
- you leave a device running in a room you are not in
- an order in your case says something about recording

A court may also not like it, even where it is allowed.

Safer ways to have a record:

1. Move talks to text, email or a parenting app.
2. After a call, send a short note: "You said pick-up is at 6. I will be there."
3. Write a log the same day: date, time, place, words, who saw it.
4. Keep voicemails and messages that were sent to you.

Ask a lawyer in your state before you press the button. If you are being threatened, use the help button at the top of this chat. An advocate knows safer ways.`,
    asks: [
      'can i record our conversations',
      'is it legal to record phone calls with my ex',
      'can i secretly tape him when he yells',
      'one party consent state',
      'can i put a camera or recorder in the house as proof',
      'recording, taping or filming my ex on the phone or in person legal or illegal',
      'can i tape him',
      'is it against the law to voice memo my wife when she screams at me',
      'can i use the ring camera audio of our fights',
      'i want to record pickups on my phone because he lies about what was said',
      'is recording a facetime call with my ex allowed',
      'hid a recorder in the kids backpack, can i get in trouble',
      'does everybody on the line have to agree to being recorded',
      'whats better than a secret recording to prove what she says to me',
      'want to tape our next talk so i have proof',
      'can i put the phone on record in my pocket',
      'he records me all the time, legal?',
      'voice memo of her yelling, can i use it',
      'nanny cam in the living room while he is there',
      'how do i prove what was said without taping',
    ],
    sources: [recordingGuide, recordingConsent],
    followUps: [
      'how do i make a timeline for my lawyer',
      'can i delete my texts and facebook posts',
      'what should i bring to ask for a restraining order',
    ],
  },
  {
    id: 'hannah-chat-privacy',
    advisor: 'hannah',
    title: 'Is this chat private in a court case?',
    text: `Do not count on it. Talks with your own lawyer have special protection. Talks with an automated guide like this one do not have that same protection.

The law is new and not settled. In February 2026, one federal court said a person's talks with an AI tool were not protected. Another federal court protected what a person without a lawyer had prepared with one. Family courts in your state may go either way.

So use this chat with care:

1. Leave out names, addresses and account numbers.
2. Ask general questions: "What is a temporary order?"
3. Do not type things you would not want read aloud in court.
4. Keep your plans and your worst worries for your lawyer.

If a case is coming or open, **ask a lawyer before you delete anything that may be evidence.**

Also think of who can see your screen. If someone checks your phone, use another device.`,
    asks: [
      'is this chat private can it be used in court',
      'can my husbands attorney get my conversations with you',
      'is what i tell this app confidential or privileged',
      'are you a real lawyer',
      'can an ai chat history be subpoenaed',
      'privacy of this ai assistant, evidence, attorney client privilege, who can read what i type',
      'is an ai chat evidence',
      'does an ai have to keep my divorce secrets like an attorney would',
      'could the things i typed here at 2am be read out in front of the judge',
      'does talking to chatgpt or this app count as attorney client',
      "can my wife's side demand to see my ai chat with you",
      'should i use my real name when i ask you stuff',
      'is it safe to confess something to this ai',
      'could a subpoena pull up what i asked an ai about my divorce',
      'can his attorney get what i type here',
      'is this confidential like talking to a lawyer',
      'who can read our conversation',
      'should i put names in when i ask you things',
      'could a judge order you to hand this over',
    ],
    sources: [chatPrivilege],
    followUps: [
      'can i delete my texts and facebook posts',
      'do i really need a lawyer',
      'how do i get free legal help',
    ],
  },
];
