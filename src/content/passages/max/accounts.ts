import type { Passage } from '../../passage.ts';
import { digitalAssets, financialAbuse, safeConnections } from './sources.ts';
import {
  automaticOrders,
  californiaProperty,
  grandRapids,
  nevadaDiscovery,
  storedMail,
  utahFinancialDuty,
  vermontWaiver,
} from '../shared-sources.ts';

export const accountsPassages: readonly Passage[] = [
  {
    id: 'max-joint-account',
    advisor: 'max',
    title: 'Joint bank accounts: what is safe to do',
    text: `Before you move money out of a joint account, find out if a court rule stops you. In some states, papers that come with the divorce case limit both spouses from moving or hiding property. Daily living costs are often allowed, but read your own papers.

Safer steps in any case:

1. Take a screenshot of the balance today, with the date.
2. Open an account in your own name, at a different bank.
3. Send your own pay there from the next payday.
4. Keep paying agreed bills, so nothing bounces.
5. Ask the bank what each owner can do alone: withdraw, close, freeze.

If you need to take some money to live on, talk to a lawyer first about how much. Write down the amount, the date and what it paid for. Never empty the account in anger.

If your spouse has emptied it, save the statements. Ask a lawyer or the self-help center about temporary orders.

If taking money could get you hurt, plan it with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'can i take money out of our joint account',
      'he emptied our bank account',
      'should i move half the savings before i tell her',
      'is it legal to withdraw from a shared checking account during divorce',
      'can i close the joint account',
      'shared bank account, spouse drained checking and savings, withdraw my half',
      'she cleaned us out',
      'can i grab half of whats in chase before he does',
      'woke up and the checking was at zero, hubby transferred it all to himself',
      'should i freeze the account we share at the bank',
      'am i allowed to pull out 2000 for rent from our joint savings after he filed',
      'do i get in trouble if i empty our savings out of spite',
      'both our names on it, can he legally take every penny',
      'can the bank require two signatures to withdraw from our joint checking',
      'both our names are on the checking, can she take it all',
      'he emptied the savings this morning',
      'am i allowed to take half out',
      'should i close the account we share or leave it open',
      'his gambling goes through our shared checking, what can i do today',
      'do i need permission to move money from the account we both use',
    ],
    sources: [automaticOrders, grandRapids],
    followUps: [
      'how do i open my own bank account quietly',
      'who pays the bills until the divorce is final',
      'i think my spouse is hiding money',
    ],
  },
  {
    id: 'max-own-account',
    advisor: 'max',
    title: 'Opening an account of your own',
    text: `Yes, you can start an account in your own name while you are married. It is a normal step, and it helps you see your own money clearly.

How to do it well:

1. Choose a **different bank** from the joint one. That way no old link or card ties them together.
2. Turn on **paperless** statements. Use an email address that only you can open.
3. Pick a mailing address you trust, if one is needed.
4. Choose new passwords and new security answers. Your spouse knows your mother's name and your first pet.
5. Move your **direct deposit** with a form from your employer.
6. Start small. Even a little each week builds a cushion.

Keep records of every deposit. An account in your name can still count as shared money. You may have to list it in court papers. Do not leave it out.

If you are watched at home, ask an advocate how to do this safely. The help button at the top of this chat is the place to start.`,
    asks: [
      'how do i open my own bank account quietly',
      'should i get a separate account before divorce',
      'i want my paycheck to go somewhere my husband cant touch',
      'starting a secret savings fund to leave',
      'how do i switch my direct deposit',
      'separate bank account in my own name, direct deposit, private savings',
      'which separate account should my paycheck go in',
      'can i open a checking without my wife knowing',
      'is it sneaky or illegal to have a bank account he isnt on',
      'which bank should i pick so he cant see it, same one or a different one',
      'how do i stop statements from coming to our house in the mail',
      'my payroll goes into his account, how do i reroute it to me',
      'chime or credit union for a woman starting out alone',
      'will i have to reveal the private account to the court later',
      'want a bank account with only my name on it',
      'can a married woman open one by herself, i never had my own',
      'how do i get my pay sent somewhere new',
      'which bank should i go to so nothing links to ours',
      'i was always on his account, first one of my own at 61',
      'paperless so he doesnt see the mail',
    ],
    sources: [californiaProperty],
    followUps: [
      'can i take money out of our joint account',
      'he controls all the money what can i do',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-digital-money',
    advisor: 'max',
    title: 'Payment apps, crypto and points',
    text: `Money is not only in banks. Add these to your list of what you own:

- payment apps such as Venmo, PayPal or Cash App, with balances
- crypto wallets and exchange accounts
- store credit, gift cards, airline miles, hotel points
- online shops, video or game accounts that earn
- stock grants and options from work
- health savings and flexible spending accounts
- money in gambling or betting apps

How to find your own: search your email for "receipt", "statement", "verify", "1099". Look at bank lines for transfers to an app.

For your spouse's, do not log in. List what you saw by right: a tax form, a card line, an app on a shared tablet. Ask for the records through the court process.

Values move fast. Write the balance **and the date**. For crypto, note the coin, the number of units and where it is kept.

Protect your side: change passwords, take saved cards out of shared accounts, and turn off linked payments. Download a year of history before any account is closed.`,
    asks: [
      'what about venmo and crypto in divorce',
      'does my husband have to tell about his bitcoin',
      'are airline miles and points divided',
      'stock options and rsus from her job',
      'cash app transfers i dont recognize',
      'bitcoin, crypto, venmo, paypal, cash app, stock options, reward points, miles',
      'he has coinbase',
      'are my southwest miles marital',
      'my wife gambles on draftkings, is there money in there',
      'zelle and paypal transfers to someone i dont know',
      'what happens to unvested shares from google',
      'how do i prove he owns ethereum or a hardware wallet',
      'how do i pull a year of venmo history before i close it',
      'does the hsa and my etsy or youtube income count',
      'he has bitcoin',
      'is venmo balance part of it',
      'airline miles and points in a divorce',
      'how do i list crypto',
      'she sells on etsy, does that count',
      'his sports betting app',
    ],
    sources: [digitalAssets, storedMail],
    followUps: [
      'i think my spouse is hiding money',
      'how do i list everything we own and owe',
      'how do i separate our phone plan and subscriptions',
    ],
  },
  {
    id: 'max-shared-services',
    advisor: 'max',
    title: 'Untangling phone plans and shared accounts',
    text: `**If someone watches or scares you, stop and plan first.** A sudden change can tip them off. Use the help button at the top of this chat from a device they cannot reach.

Otherwise, make a list and take two a day:

1. **Email:** new address, new password, two-step login. All else hangs on it.
2. **Phone plan:** ask your carrier how to move your number to your own plan. The account owner may be able to see call lists. If you are leaving abuse, a federal law lets you ask the carrier to split off your line without a fee.
3. **Cloud and photos:** leave family sharing. Save your pictures first.
4. **Bank and cards:** remove the other person's phone and email from alerts.
5. **Power, water, internet:** whose name? Move it on the day one of you moves.
6. **Streaming, shopping, delivery, ride apps:** log out all devices, remove cards and addresses.
7. **Home devices:** doorbell, cameras, thermostat, smart lock, car app.
8. **Children's devices:** talk about it with the other parent if that is safe.

Before you cancel a thing your spouse or children use, check your court papers. Some orders say to leave services as they are.`,
    asks: [
      'how do i separate our phone plan and subscriptions',
      'my ex still has access to my amazon and icloud',
      'how do i get off the family cell phone account',
      'utilities are in his name how do i switch them',
      'he can see my purchases and location',
      'cell phone plan, netflix, amazon, icloud, passwords, utilities, shared logins',
      'get him off my netflix',
      'we share an apple id and my texts pop up on her ipad',
      'verizon account is in my husbands name, can i keep my number',
      'he still watches the ring doorbell and nest',
      "the electric and wifi are in my wife's name and she moved",
      'how do i leave google family and keep my pictures',
      'ex orders doordash on my card',
      'which passwords do i change first, email or bank',
      'get off his phone plan',
      'we share icloud and netflix and everything',
      'how do i separate all our accounts',
      'he can see my amazon orders',
      'utilities are in her name',
      'split our family phone plan and keep my number',
    ],
    sources: [safeConnections, automaticOrders],
    followUps: [
      'who pays the bills until the divorce is final',
      'how do i open my own bank account quietly',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-financial-control',
    advisor: 'max',
    title: 'When your partner controls all the money',
    text: `Being kept from money is a known form of abuse. Signs include no access to accounts, an allowance, or having to show receipts. So do being kept from work and ruined credit.

**Your safety comes before any money step.** A sudden change in accounts can raise the danger. Talk with an advocate through the help button at the top of this chat. Use a device the other person cannot check.

Small steps, only if they are safe:

1. Memorize or hide key numbers: Social Security numbers, account numbers, policy numbers.
2. Photograph papers and send them to a new email, or leave copies with someone you trust.
3. Put aside small amounts where no receipt shows it.
4. Find your own papers: ID, birth certificates, green card, car title.
5. Check your credit report from a safe place.
6. Ask an advocate about cash help, shelter and work training. Some programs have funds.

Do not tell your partner that you are planning. Tell a lawyer "I have no access to money". Courts can waive fees and order temporary support.`,
    asks: [
      'he controls all the money what can i do',
      'my husband gives me an allowance and checks receipts',
      'financial abuse signs',
      'i have no access to our accounts',
      'she took my paycheck and wont let me see the bank statements',
      'im afraid to ask my partner about money',
      'wife controls every dollar',
      'i have to ask my wife for 20 bucks like a teenager',
      'he took my debit card and my green card and counts every receipt',
      'he made me quit my job and now i have nothing of my own',
      'is it abuse if someone hides the finances from me',
      'how do i stash a bit of money when he watches my spending',
      'hes got all the passwords, i have no access to our accounts and he gets mad when i ask',
      'financially trapped, how do i plan without him finding out',
      'i get an allowance and have to show receipts',
      'she controls every dollar i earn',
      'i have no access to any account and i want out one day',
      'not allowed to work or have a card',
      'he decides if i can buy shoes for the kids',
      'is it abuse if its only about money',
    ],
    sources: [financialAbuse, vermontWaiver, grandRapids],
    followUps: [
      'how do i open my own bank account quietly',
      'i have no income of my own how do i get by',
      'how do i freeze my credit',
    ],
  },
  {
    id: 'max-hidden-money',
    advisor: 'max',
    title: 'If you think money is being hidden',
    text: `Work from papers you may see, and let the court process do the rest. Do not open your spouse's mail, phone or logins. That can hurt your case and may break the law.

**Look at what you have:**

- Tax returns: interest, dividends or rent you do not recognize
- Pay stubs: new deductions, deposits split to another account
- Bank lines: transfers to unknown names, large cash, odd fees
- Credit report: unknown accounts
- Mail in both names, property tax records, business filings

**Write a question list.** Not "he hides money", but "Where did the $6,000 on April 4 go?"

**Then use the legal tools:**

1. In many courts both must disclose income and property on a form. A court can punish gaps.
2. Discovery lets you ask for records, and sometimes ask the bank or employer directly.
3. For larger sums, ask a lawyer about a forensic accountant.

Save everything with dates. Keep calm about what you suspect, since a warning gives time to move things. If asking about money is dangerous for you, use the help button at the top of this chat first.`,
    asks: [
      'i think my spouse is hiding money',
      'how do i find secret bank accounts legally',
      'husband says he is broke but spends a lot',
      'hidden assets in divorce how to prove it',
      'she moved money to her sister before filing',
      'spouse hiding assets, secret account, concealed income, missing money, where did it go',
      'money keeps going missing',
      'he gets paid in cash and says theres nothing left',
      'found a bank of america envelope with her name and an account i never heard of',
      'big atm withdrawals every week, what do i do with that',
      'is it ok to go through her mail and laptop to find the stash',
      'how does a forensic accountant trace stuff',
      'my ex swears he has nothing but just bought a boat',
      'i suspect my wife put property in her brothers name',
      'i think he has money somewhere i dont know about',
      'her story about the bonus doesnt add up',
      'where does the cash go, 500 every friday',
      'signs that a spouse is hiding assets',
      'how do i prove there is another account without snooping',
      'income on the tax return is way lower than how we lived',
    ],
    sources: [utahFinancialDuty, nevadaDiscovery],
    followUps: [
      'how do i get old tax returns my ex kept',
      'what about venmo and crypto in divorce',
      'my husband owns a business how do i know what it is worth',
    ],
  },
];
