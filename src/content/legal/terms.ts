import { type LegalText, reachUs } from './legal-section.ts';

// Prices and periods are literals here, so that the page needs no code of the app. legal-texts.test.ts compares them to
// the plans.
export const terms: LegalText = {
  effective: 'November 28, 2026',
  parts: [
    {
      heading: 'What Evenkeel is',
      paragraphs: [
        'Evenkeel gives you facts, tools and automated guides to talk to. The guides are software, not people. They aren’t your lawyer, your doctor or your therapist.',
        'What you read here is general information. It isn’t legal, medical or financial advice. Laws differ from place to place, and they change. Before you act on something that matters, ask a professional who knows your case.',
      ],
    },
    {
      heading: 'If you’re in danger',
      paragraphs: [
        'Evenkeel can’t send help. If you or a child is in danger, call 911. “Get help now” at the top of every page lists people who answer day and night.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You have to be at least 18 years old. Keep your password to yourself. You’re responsible for what happens in your account, so tell us if you think someone else is using it.',
        'Don’t use Evenkeel to harm, threaten or deceive anyone.',
      ],
    },
    {
      heading: 'Free trial',
      paragraphs: [
        'A new account comes with a 7-day free trial. Each person can have one trial. We don’t ask for a card. When the trial ends, nothing is charged and nothing renews. You choose a plan, or the trial simply ends.',
      ],
    },
    {
      heading: 'Plans and prices',
      paragraphs: [
        'Starter: $14.99 a month or $149.90 a year, with 2 advisors and 1 document upload in total.',
        'Complete: $29.99 a month or $299.90 a year, with 4 advisors and 3 document uploads in total.',
        'Premium: $49.99 a month or $499.90 a year, with 6 advisors and 10 document uploads in total.',
        'A plan’s document uploads are a one-time allowance. They don’t renew each month.',
        'Prices are in US dollars. The payment page shows the full amount before you pay.',
        'You can upgrade, downgrade, or cancel at any time.',
      ],
    },
    {
      heading: 'Automatic renewal',
      paragraphs: [
        'A plan renews automatically. Each month or year, on the date you bought it, we charge your card the price of your plan. We keep charging you until you cancel. You can see the next date in Settings.',
        'If we raise a price, you keep your old price for as long as your plan continues unchanged. If you choose another plan later, you pay its price at that time.',
        'If a payment fails, your plan stays active for 7 days so you can pay. After that, it’s turned off until the bill is paid.',
      ],
    },
    {
      heading: 'How to cancel',
      paragraphs: [
        'Open Settings, then Subscription, press “Cancel Subscription,” and choose to cancel. You don’t have to call, write or give a reason. You can undo the cancellation until the plan ends.',
        'A canceled plan stays active until the end of your billing period, and you won’t be charged again. There are two exceptions. If a bill is unpaid when you cancel, the plan ends right away, and we won’t ask you to pay that bill. If you delete your account, the plan ends with it.',
      ],
    },
    {
      heading: 'Pausing and half price',
      paragraphs: [
        'Instead of canceling, you can pause for $3.99 a month. A pause renews automatically each month until you cancel it or choose a plan. You keep your data and the advisors on your team, but you don’t get new document uploads. If you pay by the month, the pause starts when your month ends. If you pay by the year, it starts right away, and the unused part of the year covers it.',
        'You can get half off your next two bills, one time. With a yearly plan, we take half the cost of two months off your next bill. After that, you pay the regular price again.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'When you cancel, we don’t refund the rest of the month or year automatically. That’s because your plan stays active until then. When you move to a plan that costs less, what’s left of your payment becomes a credit toward your next bills.',
        'If something went wrong, such as a double charge or a plan you couldn’t use, write to us. A person will look at it. If the law gives you the right to a refund, you’ll get it.',
      ],
    },
    {
      heading: 'What you write here',
      paragraphs: [
        'What you write is yours. We use it only to run the service for you, as the Privacy Policy says.',
      ],
    },
    {
      heading: 'Changes to these terms',
      paragraphs: [
        'When these terms change, the date at the top changes, too. New terms apply from that date. The new terms don’t change what you’ve already paid for. If you don’t agree, cancel before the date, or write to us.',
      ],
    },
    {
      heading: 'Closing your account',
      paragraphs: [
        'You can delete your account in Settings at any time. We may close an account that is used to harm, threaten or deceive someone, or to break into the service. If we close an account for another reason, we’ll refund the time you’ve paid for but haven’t used.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'We work to keep Evenkeel available and accurate, but we can’t promise that it always will be. Keep your own copy of dates and papers that matter, and check them against the court’s records.',
        'We offer Evenkeel as is. As far as the law allows, we give no warranties, including any that the law would otherwise imply.',
        'As far as the law allows, the most we owe you for a loss is what you paid us in the twelve months before the loss. That limit doesn’t apply to fraud, to harm done on purpose or by gross negligence, or to injury. It also doesn’t apply where the law forbids it.',
      ],
    },
    {
      heading: 'Which law applies',
      of: ({ governingLaw }) => ({
        paragraphs: [
          `The laws of ${governingLaw} apply to these terms. If the law where you live gives you more protection as a consumer, you keep that protection, and you can go to court there.`,
        ],
      }),
    },
    { heading: 'Who we are', of: reachUs },
  ],
};
