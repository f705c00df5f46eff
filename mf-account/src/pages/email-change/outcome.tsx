import { ButtonLink, Callout, type CalloutProps } from '@vitrina/ui';

export type OutcomeProps = Pick<CalloutProps, 'tone' | 'title' | 'children'> & {
  onward: { to: string; label: string };
};

/** What became of a link, and where to go on. */
export const Outcome = ({ onward, ...told }: OutcomeProps) => (
  <>
    <Callout {...told} />
    <div>
      <ButtonLink to={onward.to} variant="secondary">
        {onward.label}
      </ButtonLink>
    </div>
  </>
);
