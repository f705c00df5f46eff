import { badgeTone, formatDate } from '@vitrina/rules';
import { Badge, Icon } from '@vitrina/ui';
import css from './status-badge.module.css';

export type StatusBadgeProps = {
  /** The word that the server sends, or the one shown for its code (`paymentWord`). */
  status: string;
  /** Moment since which the status applies, ISO 8601. */
  since?: string;
};

/** A status with icon, word and colour (specification 2, 'Status badges'); an unknown one is shown as information. */
export function StatusBadge({ status, since }: StatusBadgeProps) {
  const tone = badgeTone(status);
  return (
    <span className={css.status}>
      <Badge tone={tone} className={css.badge}>
        <Icon name={tone} size={16} />
        <span>{status}</span>
      </Badge>
      {since && <span className={css.since}>{`desde el ${formatDate(since)}`}</span>}
    </span>
  );
}
