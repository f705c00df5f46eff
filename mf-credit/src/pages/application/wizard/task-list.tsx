import { Link } from '@vitrina/navigation';
import { type ApplicationForm, type IsSaved, isSubTabComplete, percentOf, type SubTab, type Tab } from '@vitrina/rules';
import { Icon, VisuallyHidden } from '@vitrina/ui';
import { useId } from 'react';
import { REVIEW, wizardPath } from '../address';
import { ProgressCircle } from './progress-circle';
import css from './task-list.module.css';

type TaskListProps = {
  id: number;
  form: ApplicationForm;
  tabs: readonly Tab[];
  isSaved: IsSaved;
  /** What stands open; undefined for the review. */
  current: SubTab | undefined;
  isComplete: boolean;
};

/** The tasks of a wizard in their groups: how much of each group is complete, and a tick at each task that is. */
export function TaskList({ id, form, tabs, isSaved, current, isComplete }: TaskListProps) {
  return (
    <div className={css.groups}>
      {tabs.map((tab) => (
        <Group key={tab.title} title={tab.title} percent={percentOf(tab, isSaved)}>
          {tab.subTabs.map((subTab) => (
            <Task
              key={subTab.key}
              to={wizardPath(form, id, subTab.key)}
              title={subTab.title}
              isCurrent={subTab.key === current?.key}
              isDone={isSubTabComplete(subTab, isSaved)}
            />
          ))}
        </Group>
      ))}
      {isComplete && (
        <ul>
          <Task
            to={wizardPath(form, id, REVIEW)}
            title="Revisa y envía"
            isCurrent={current === undefined}
            isDone={false}
          />
        </ul>
      )}
    </div>
  );
}

type GroupProps = { title: string; percent: number; children: React.ReactNode };

function Group({ title, percent, children }: GroupProps) {
  const name = useId();
  return (
    <div>
      <div className={css.title}>
        <p id={name}>{title}</p>
        <ProgressCircle percent={percent} label={`Completado de ${title}`} />
      </div>
      <ul aria-labelledby={name}>{children}</ul>
    </div>
  );
}

type TaskProps = { to: string; title: string; isCurrent: boolean; isDone: boolean };

const Task = ({ to, title, isCurrent, isDone }: TaskProps) => (
  <li>
    <Link to={to} aria-current={isCurrent ? 'step' : undefined} className={css.task}>
      <span>{title}</span>
      {isDone && (
        <>
          <Icon name="check" size={18} className={css.tick} />
          <VisuallyHidden>, completa</VisuallyHidden>
        </>
      )}
    </Link>
  </li>
);
