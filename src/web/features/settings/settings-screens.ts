import { Bell, CreditCard, MessagesSquare, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
import type { SettingsTab } from './settings-tab.ts';

interface SettingsScreenWords {
  title: string;
  /** A description of the content, in the words of people who look for it. */
  about: string;
  icon: typeof Bell;
}

export const settingsScreens: Readonly<Record<SettingsTab, SettingsScreenWords>> = {
  account: { title: 'Account', about: 'Your name, email, and password', icon: UserRound },
  subscription: { title: 'Subscription', about: 'Your plan, payments, and canceling', icon: CreditCard },
  security: {
    title: 'Sign-in and security',
    about: 'Two-step sign-in, devices, and history',
    icon: ShieldCheck,
  },
  reminders: {
    title: 'Reminders and calendar',
    about: 'Notifications, emails, and quiet hours',
    icon: Bell,
  },
  device: {
    title: 'This device',
    about: 'Dark mode, tab name, and offline reading',
    icon: Smartphone,
  },
  data: {
    title: 'Conversations and data',
    about: 'Download or delete your data',
    icon: MessagesSquare,
  },
};

export function settingsPath(tab: SettingsTab, anchor?: string): string {
  return `/settings?tab=${tab}${anchor ? `#${anchor}` : ''}`;
}
