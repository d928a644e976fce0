import {
  BookOpen,
  FileText,
  House,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  Settings,
  Store,
} from 'lucide-react';

export interface NavEntry {
  path: string;
  label: string;
  icon: LucideIcon;
}

const home = { path: '/', label: 'Home', icon: House };
const progress = { path: '/progress', label: 'Progress', icon: ListChecks };
const advisors = { path: '/advisors', label: 'Advisors', icon: MessagesSquare };
const resources = { path: '/resources', label: 'Resources', icon: BookOpen };
const help = { path: '/help', label: 'Help', icon: MessageCircleQuestionMark };

export const sidebarLinks: readonly NavEntry[] = [
  home,
  progress,
  advisors,
  resources,
  { path: '/documents', label: 'Documents', icon: FileText },
  { path: '/marketplace', label: 'Marketplace', icon: Store },
  help,
  { path: '/settings', label: 'Settings', icon: Settings },
];

export const bottomBarLinks: readonly NavEntry[] = [home, progress, advisors, resources, help];
