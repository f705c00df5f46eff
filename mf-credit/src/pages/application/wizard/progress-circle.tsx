import css from './task-list.module.css';

/** A circle that fills, and its percentage. */
export const ProgressCircle = ({ percent, label }: { percent: number; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    className={css.circle}
  >
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <circle cx={10} cy={10} r={8} className={css.track} />
      <circle cx={10} cy={10} r={8} pathLength={100} strokeDasharray={`${percent} 100`} className={css.filled} />
    </svg>
    <span>{`${percent} %`}</span>
  </div>
);
