import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Eye,
  House,
  Info,
  Lock,
  LogOut,
  type LucideProps,
  MapPin,
  Minus,
  Pause,
  Play,
  Plus,
  Rotate3d,
  Search,
  TriangleAlert,
  Undo2,
  User,
  X,
} from 'lucide-react';

/** The common icons. A page that needs another imports it from lucide-react itself. */
const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  close: X,
  danger: CircleAlert,
  eye: Eye,
  home: House,
  info: Info,
  lock: Lock,
  minus: Minus,
  pause: Pause,
  pin: MapPin,
  play: Play,
  plus: Plus,
  'rotate-3d': Rotate3d,
  search: Search,
  'sign-out': LogOut,
  success: CircleCheck,
  undo: Undo2,
  user: User,
  warning: TriangleAlert,
};

export type IconName = keyof typeof icons;

/** A line icon, hidden from screen readers: the text beside it carries the meaning. `size` in px, 20 by default. */
export function Icon({ name, size = 20, ...rest }: { name: IconName } & Omit<LucideProps, 'name'>) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.75} {...rest} />;
}
