import { plans } from '#domain/plan.ts';
import type { HelpText } from './help-text.ts';

const { starter, core, unlimited } = plans;
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Trial, plans, payment, pausing and cancelling. */
export const billingHelp: readonly HelpText[] = [
  {
    id: 'support-trial',
    title: 'What the free trial includes',
    text: `Every new account begins with 7 free days. You need no card for it.

During the trial you can talk to Lena, Emma, Hannah and James. Your dates, your progress and the library are open too. You also get 3 upload credits for Document Review.

The days left show at the top of Home. When they are over, nothing is charged. You choose a plan, or you do not.`,
    asks: [
      'what do i get in the free trial',
      'how long is the trial',
      'do i need a credit card to try it',
      'is it free',
      'can i try it first before paying',
      'which advisors are in the trial',
      'trial period',
      'how many free days do i have left',
      'do you have a free version to test',
      'what can i use during the trial',
      'free trial no card',
    ],
    followUps: ['what happens when my trial ends', 'what are the plans and what do they cost'],
  },
  {
    id: 'support-trial-ends',
    title: 'When the trial ends',
    text: `When your 7 days are over, the chats with the advisors close. Nothing is charged, because we have no card of yours.

Your account stays. You can still sign in, see your dates and your progress, and read the library. What you wrote is kept. This support chat and "Get help now" stay open.

To go on talking to the advisors, open **Settings**, then **Subscription**, and choose a plan.`,
    asks: [
      'what happens when my trial ends',
      'my trial expired what now',
      'will i be charged after the trial',
      'do i lose my data when the trial is over',
      'the advisors are locked and it says trial expired',
      'can i extend my trial',
      'my free days are over',
      'trial has ended',
      'after the 7 days what happens',
      'do you charge me automatically when the trial ends',
      'can i get more trial days',
    ],
    followUps: ['what are the plans and what do they cost', 'what can i still use without a plan'],
  },
  {
    id: 'support-plans',
    title: 'The plans and their prices',
    text: `There are three plans.

- **${starter.name}**, ${dollars(starter.monthlyPrice)} a month: ${starter.advisors} advisors, Lena and Emma.
- **${core.name}**, ${dollars(core.monthlyPrice)} a month: ${core.advisors} advisors. Hannah and James join.
- **${unlimited.name}**, ${dollars(unlimited.monthlyPrice)} a month: all ${unlimited.advisors} advisors, and the sample cases.

You can pay by the year instead. Then two months are free: ${dollars(starter.annualPrice)}, ${dollars(core.annualPrice)} or ${dollars(unlimited.annualPrice)} a year.

You find the plans in **Settings**, under **Subscription**. You can upgrade, downgrade, or cancel at any time.`,
    asks: [
      'what are the plans and what do they cost',
      'how much is it per month',
      'pricing',
      'difference between starter complete and premium',
      'is there a yearly price',
      'which plan has max and ava',
      'how much does premium cost',
      'how much does it cost',
      'what does it cost a month',
      'cost of a subscription',
      'price list',
      'how expensive is it',
      'compare the plans',
      'starter plan',
      'what is in the complete plan',
      'monthly price',
    ],
    followUps: ['how do i subscribe', 'can i pay by the year', 'i cant afford it'],
  },
  {
    id: 'support-subscribe',
    title: 'How to get a plan',
    text: `1. Open **Settings**, then **Subscription**.
2. Choose whether you want to pay by the month or by the year.
3. Press the button on the plan that you want. You see the price once more.
4. Press **Subscribe Now**. The payment page of Stripe opens. You type your card there, not here.
5. After that you come back, and your plan is on.

We never see your card number.`,
    asks: [
      'how do i subscribe',
      'how do i buy a plan',
      'where do i pay',
      'i want to sign up for complete',
      'how do i unlock more advisors',
      'get access to hannah and james',
      'i want to buy premium',
      'how can i subscribe to a plan',
      'checkout',
      'activate a plan',
      'where is the subscribe button',
      'start a subscription',
    ],
    followUps: ['how do i pay, which cards do you take', 'what will show on my bank statement'],
  },
  {
    id: 'support-change-plan',
    title: 'Moving to a bigger or a smaller plan',
    text: `Open **Settings**, then **Subscription**. The plan you have says **Current Plan**. The others say **Upgrade** or **Downgrade**.

Before anything is charged you see what the change costs today. You say yes or no after that.

- If you go up, the new advisors open at once. You pay the difference for the days that are left.
- If you go down, what you paid too much counts toward your next bills. Advisors that are not in the smaller plan leave your team. Your old chats with them are kept.`,
    asks: [
      'how do i upgrade my plan',
      'how do i downgrade',
      'change from complete to starter',
      'switch to premium',
      'what happens to my advisors if i downgrade',
      'i chose the wrong plan',
      'upgrade',
      'downgrade',
      'go from starter to premium',
      'can i switch plans at any time',
      'what do i pay when i upgrade',
      'move to a cheaper plan',
    ],
    followUps: ['can i pay by the year', 'can i get my money back'],
  },
  {
    id: 'support-yearly',
    title: 'Paying by the year',
    text: `A year costs as much as ten months: two months are free. You pay the whole year at once.

In **Settings**, under **Subscription**, there is a switch between monthly and annual. It changes the prices on the plan cards. If you already have a plan, you can change how you pay for it there as well. You see the cost before you say yes.

If you do not know how long you will need us, start by the month.`,
    asks: [
      'can i pay by the year',
      'what is 2 months free',
      'switch from monthly to annual',
      'is annual cheaper',
      'change from yearly to monthly billing',
      'annual plan',
      'yearly subscription',
      'pay for a whole year',
      'two months free',
      'monthly or annual',
    ],
    followUps: ['how do i cancel', 'what are the plans and what do they cost'],
  },
  {
    id: 'support-cancel',
    title: 'How to cancel',
    text: `1. Open **Settings**, then **Subscription**.
2. Press the button to cancel. You see three choices: pay half for a while, pause, or cancel.
3. Choose to cancel.

Your plan stays open until the end of the time you have paid for. The page shows that day. After it, nothing more is charged.

You do not have to tell us why. Your account and what you wrote are kept. If you change your mind before that day, you can undo it on the same page.`,
    asks: [
      'how do i cancel',
      'cancel my subscription',
      'i want to stop paying',
      'end my plan',
      'unsubscribe me',
      'how can i quit the service',
      'stop the automatic renewal',
      'where is the cancel button',
      'i dont need this anymore',
      'cancel my account payment',
      'cancellation',
      'how to cancel before it renews',
      'can i cancel at any time',
      'quit my subscription',
    ],
    followUps: [
      'can i undo a cancellation',
      'can i pause instead of canceling',
      'how do i delete my account',
    ],
  },
  {
    id: 'support-undo-cancel',
    title: 'Taking a cancellation back',
    text: `As long as the paid time is not over, you can take it back. Open **Settings**, then **Subscription**. The button there says **Cancellation Pending**, and beside it you can choose to keep the plan.

After you do, it renews on the day shown, as before. Nothing is charged at that moment.

If the time is over already, choose a plan again on the same page. Your chats, dates and progress are still there.`,
    asks: [
      'can i undo a cancellation',
      'i canceled by mistake',
      'it says cancellation pending what does that mean',
      'i changed my mind and want to keep my plan',
      'reactivate my subscription',
      'how do i come back after canceling',
      'undo cancel',
      'keep my plan after i canceled',
      'cancellation pending',
      'resubscribe',
      'i want my subscription back',
    ],
    followUps: ['what are the plans and what do they cost', 'can i pause instead of canceling'],
  },
  {
    id: 'support-pause',
    title: 'Pausing a plan',
    text: `A pause costs $3.99 a month. You keep your data and the advisors on your team. Upload credits are not added while you pause.

To pause, go to **Settings**, then **Subscription**, and press the button to cancel. Pausing is one of the choices there.

- If you pay by the month, your plan runs to the end of the paid month. Then the pause begins.
- If you pay by the year, the pause begins at once. What is left of the year pays for it.

To end the pause, choose a plan on the same page.`,
    asks: [
      'can i pause instead of canceling',
      'pause my subscription',
      'what does pausing cost',
      'put my account on hold for a month',
      'what is the 3.99 pause',
      'how do i resume after a pause',
      'pause my plan',
      'how does the pause work',
      'freeze my subscription',
      'is there a pause',
      'resume my paused plan',
      'what do i keep while paused',
    ],
    followUps: ['how do i cancel', 'is there a discount'],
  },
  {
    id: 'support-discount',
    title: 'Half price for two months',
    text: `When you press the button to cancel, one of the choices is a lower price. It is 50% off your next two monthly bills. You can take it once.

If you pay by the year, you get the same worth: half of two months off your next bill.

You keep everything in your plan. After that, the normal price comes back. You can still cancel on any day.`,
    asks: [
      'is there a discount',
      'how does the 50% off work',
      'can i get it cheaper',
      'do you have a coupon',
      'half price offer when canceling',
      'can i use the discount twice',
      'coupon code',
      'promo code',
      '50 percent off',
      'lower price',
      'cheaper price if i stay',
      'discount code',
    ],
    followUps: ['i cant afford it', 'can i pause instead of canceling'],
  },
  {
    id: 'support-hardship',
    title: 'If you cannot afford a plan',
    text: `Some things are free for everybody, with no plan: "Get help now", quick exit, this support chat, your dates, your progress and the library.

If money is very tight, write to us with the form on this page. Say as much or as little as you like. We can give out codes that make a plan free. You type the code on the payment page.

In many places there is free legal help as well. Ask Hannah about it during your trial, or call a legal aid office near you.`,
    asks: [
      'i cant afford it',
      'do you have help for people with low income',
      'i have no money of my own',
      'is there a free plan',
      'hardship code',
      'my ex controls the money and i cannot pay',
      'scholarship or financial aid',
      'i lost my job and cannot pay',
      'too expensive for me',
      'low income',
      'free for people with no money',
      'financial hardship',
      'i dont have money for this',
    ],
    followUps: ['what can i still use without a plan', 'is there a discount'],
  },
  {
    id: 'support-pay-methods',
    title: 'How you can pay',
    text: `You pay on a page of Stripe, a payment company. It shows the cards and other ways to pay that work for you. We never see your card number.

To change your card later, open **Settings**, then **Subscription**, and open the page for cards and receipts.

If you share a bank account, think about who reads the statement before you pay. A prepaid card that you buy with cash does not show there.`,
    asks: [
      'how do i pay, which cards do you take',
      'can i use paypal',
      'change my credit card',
      'update my payment method',
      'is my card safe with you',
      'pay with a gift card or prepaid card',
      'which payment methods',
      'do you take visa or paypal',
      'new card number',
      'change card',
      'apple pay',
      'debit card',
      'is the payment secure',
    ],
    followUps: ['what will show on my bank statement', 'where are my receipts'],
  },
  {
    id: 'support-statement',
    title: 'What shows on a bank statement',
    text: `A payment shows on the statement of the card or account you used. It shows a name and a sum. Whoever can see the statement can see that you paid.

If somebody else reads your statements and must not know, use a way to pay that is only yours. A prepaid card that you buy with cash is one. The free trial needs no card at all.

Receipts go to the address of your account. Use one that only you can open.`,
    asks: [
      'what will show on my bank statement',
      'will my husband see the charge',
      'does it say divorce on the credit card bill',
      'we have a joint account, can she see that i paid',
      'hide the payment from my spouse',
      'discreet billing',
      'what name shows on my card statement',
      'will it show up on our bank account',
      'joint account charge',
      'can he see the payment',
      'how does the charge appear',
    ],
    followUps: ['do your emails say what this is about', 'how do i pay, which cards do you take'],
  },
  {
    id: 'support-receipts',
    title: 'Receipts and bills',
    text: `Open **Settings**, then **Subscription**, and open the page for cards and receipts. It is a page of Stripe. All your bills are there, to see or to save.

If you need a bill with another name or address on it, you can change that on the same page.`,
    asks: [
      'where are my receipts',
      'i need an invoice',
      'download my bill',
      'proof of payment for my taxes',
      'payment history',
      'receipt',
      'invoice',
      'billing history',
      'tax receipt for my payments',
      'see past bills',
    ],
    followUps: ['can i get my money back', 'how do i pay, which cards do you take'],
  },
  {
    id: 'support-payment-failed',
    title: 'If a payment did not go through',
    text: `A card can be declined because it is old, or empty, or because the bank wants to ask you first. It is not your fault, and nothing is lost.

- **When you buy or change a plan:** nothing changes until it is paid. Try again, or use another card.
- **When a plan renews:** you keep everything for 7 more days. A note at the top says until when. It has a button to pay or to change the card.

If your bank asks you to confirm, do it on its page, then come back. If it still does not work, write to us with the form on this page.`,
    asks: [
      'my payment failed',
      'card declined',
      'it says my payment is past due',
      'why was my card refused',
      'i was charged but my plan is not on',
      'how long do i keep access when my card fails',
      'payment declined',
      'my card does not work',
      'past due',
      'payment problem',
      'i paid but nothing happened',
      'bank refused the payment',
    ],
    followUps: ['how do i pay, which cards do you take', 'how do i write to a person'],
  },
  {
    id: 'support-refund',
    title: 'Asking for money back',
    text: `When you cancel, your plan stays open to the end of the time you paid for. That is why we do not pay back the rest by ourselves.

If something went wrong, such as a double charge, a charge after you canceled, or a plan you could not use, write to us with the form on this page. Say on which day it was and how much. A person looks at it.`,
    asks: [
      'can i get my money back',
      'refund',
      'i was charged twice',
      'i forgot to cancel and got charged',
      'you charged me after i canceled',
      'i do not recognize this charge',
      'i want a refund',
      'money back',
      'double charge',
      'wrong charge on my card',
      'charged by mistake',
      'do you give refunds',
    ],
    followUps: ['how do i cancel', 'where are my receipts'],
  },
  {
    id: 'support-without-plan',
    title: 'What stays open without a plan',
    text: `After a trial or a plan has ended, this stays open to you:

- "Get help now" and quick exit, on every page
- this support chat and the form beside it
- your dates, your progress and the library
- Settings, so that you can change your account

The chats with the advisors are closed until you have a plan. If you write to one of them in danger, you still get the help numbers. What you wrote before is kept.`,
    asks: [
      'what can i still use without a plan',
      'what is free',
      'i canceled what can i still see',
      'can i read my old chats without paying',
      'are deadlines free',
      'what works without paying',
      'no plan what is still open',
      'can i still log in after canceling',
      'use it for free',
      'free features',
    ],
    followUps: ['what are the plans and what do they cost', 'i cant afford it'],
  },
  {
    id: 'support-uploads',
    title: 'What upload credits are',
    text: `One credit starts the review of one paper in Document Review, on the page **Documents**. A paper that cannot be read uses none.

The trial has 3. When you get a plan you have ${starter.uploads} with ${starter.name}, ${core.uploads} with ${core.name} and ${unlimited.uploads} with ${unlimited.name}. A plan that is paused adds none.`,
    asks: [
      'what are upload credits',
      'how many documents can i upload',
      'how do i get more credits',
      'why cant i use my credits',
      'upload credits',
      'document credits',
      'how many uploads do i have',
      'credits added what does it mean',
    ],
    followUps: ['when can i upload documents', 'what are the plans and what do they cost'],
  },
];
