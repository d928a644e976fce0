import type { SettingsTab } from './settings-tab.ts';

export interface SettingEntry {
  title: string;
  tab: SettingsTab;
  /** The ID of the setting on its screen. Absent if not every account has the setting: then only its screen is opened. */
  anchor?: string;
  /** Other words that people use for it, in addition to its title. */
  words: string;
}

export const settingIndex: readonly SettingEntry[] = [
  {
    title: 'Name and email address',
    tab: 'account',
    anchor: 'personal-title',
    words:
      'new profile personal information first last surname maiden address contact login username rename mail',
  },
  {
    title: 'Password',
    tab: 'account',
    anchor: 'password-title',
    words: 'new forgot forgotten reset passcode pin login someone knows partner ex hacked stolen',
  },
  {
    title: 'Your plan',
    tab: 'subscription',
    anchor: 'plan-title',
    words: 'subscription membership trial bill billing renew renewal resume what am paying',
  },
  {
    title: 'Cancel or pause your plan',
    tab: 'subscription',
    anchor: 'plan-title',
    words:
      'stop subscription paying payment payments end quit refund money leave cancellation unsubscribe membership',
  },
  {
    title: 'Payment card and receipts',
    tab: 'subscription',
    anchor: 'plan-title',
    words:
      'credit debit pay payment invoice invoices bill bills bank statement charge charged update expired method',
  },
  {
    title: 'Plans and prices',
    tab: 'subscription',
    anchor: 'plans-title',
    words:
      'upgrade downgrade switch cost costs price much monthly annual yearly premium complete starter cheaper buy',
  },
  {
    title: 'Two-step sign-in',
    tab: 'security',
    anchor: 'two-step-title',
    words:
      '2fa mfa two factor authentication authenticator second code codes recovery app text sms phone number safer protect extra login',
  },
  {
    title: 'Ways to sign in',
    tab: 'security',
    words:
      'google apple facebook microsoft account elsewhere provider connect disconnect link unlink login sso',
  },
  {
    title: 'Where you’re signed in',
    tab: 'security',
    anchor: 'sessions-title',
    words:
      'devices device other phones phone tablet computer laptop logged log logout everywhere remotely someone else lost stolen hacked session sessions remove access ex partner sign',
  },
  {
    title: 'Email me about new sign-ins',
    tab: 'security',
    anchor: 'sign-in-mail-title',
    words: 'alert alerts warn warning someone else logs login logged mail emails notify know',
  },
  {
    title: 'Security events',
    tab: 'security',
    anchor: 'security-events',
    words: 'history log activity happened suspicious who was access accessed my hacked',
  },
  {
    title: 'Reminders on this device and by email',
    tab: 'reminders',
    anchor: 'reminders-title',
    words:
      'notification notifications push alert alerts alarm deadline deadlines emails mail mute stop closed remind',
  },
  {
    title: 'Quiet hours',
    tab: 'reminders',
    anchor: 'reminder-choices',
    words:
      'night sleep sleeping disturb dnd mute silence silent evening reminders notifications emails late wake',
  },
  {
    title: 'What a reminder says',
    tab: 'reminders',
    anchor: 'reminder-choices',
    words:
      'wording text words locked lock screen hide private secret discreet show content title notification reveal preview',
  },
  {
    title: 'Reminders ahead of time',
    tab: 'reminders',
    anchor: 'reminder-choices',
    words: 'earlier early ahead advance week day sooner notice deadline time',
  },
  {
    title: 'Time zone',
    tab: 'reminders',
    anchor: 'reminder-choices',
    words: 'clock wrong hour hours travel moved timezone eastern pacific central mountain daylight',
  },
  {
    title: 'Your deadlines in another calendar',
    tab: 'reminders',
    anchor: 'calendar-title',
    words: 'google apple outlook ical ics file sync subscribe feed share dates secret address',
  },
  {
    title: 'Appearance',
    tab: 'device',
    anchor: 'theme-title',
    words: 'dark light mode theme night bright brightness color colors black white eyes screen look',
  },
  {
    title: 'How this site looks in your browser',
    tab: 'device',
    anchor: 'face-title',
    words:
      'disguise hide hidden icon logo name tab title history bookmark secret camouflage fake discreet private someone sees shoulder safe safety calendar notes',
  },
  {
    title: 'Read the library and help offline',
    tab: 'device',
    anchor: 'offline-title',
    words: 'internet connection wifi network signal without airplane save saved install home app storage',
  },
  {
    title: 'Sign out when you’re away',
    tab: 'device',
    anchor: 'idle-title',
    words:
      'automatic automatically logout log lock timeout inactive inactivity idle minutes leave unattended',
  },
  {
    title: 'Your conversations',
    tab: 'data',
    anchor: 'keeping-title',
    words: 'chat chats history messages advisor keep kept saved private privacy see read',
  },
  {
    title: 'Delete old conversations automatically',
    tab: 'data',
    anchor: 'delete-after-title',
    words: 'chat chats history messages erase remove clear clean days disappearing',
  },
  {
    title: 'Emailed copies',
    tab: 'data',
    anchor: 'emailed-copies-title',
    words: 'transcript transcripts chat chats conversation conversations email mail send print lawyer',
  },
  {
    title: 'Questions we couldn’t answer',
    tab: 'data',
    anchor: 'sharing-title',
    words: 'share sharing privacy private read reads improve training who staff see allow',
  },
  {
    title: 'Download my data',
    tab: 'data',
    anchor: 'your-data-title',
    words: 'export copy backup archive save everything take out evidence file zip',
  },
  {
    title: 'Delete my account',
    tab: 'data',
    anchor: 'your-data-title',
    words: 'erase remove close deactivate everything data leave quit gone forget wipe permanently',
  },
];
