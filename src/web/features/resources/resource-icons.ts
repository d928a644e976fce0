import {
  Baby,
  BookOpen,
  ClipboardCheck,
  FileCheck,
  FolderSearch,
  Leaf,
  type LucideIcon,
  MessagesSquare,
  PiggyBank,
  Scale,
  Sprout,
  Users,
  Waves,
  Wind,
} from 'lucide-react';

/** Icons by the name that an article uses; imported individually, because the whole set is 800 KB. */
export const resourceIcons: Readonly<Record<string, LucideIcon>> = {
  baby: Baby,
  'book-open': BookOpen,
  'clipboard-check': ClipboardCheck,
  'file-check': FileCheck,
  'folder-search': FolderSearch,
  leaf: Leaf,
  'messages-square': MessagesSquare,
  'piggy-bank': PiggyBank,
  scale: Scale,
  sprout: Sprout,
  users: Users,
  waves: Waves,
  wind: Wind,
};
