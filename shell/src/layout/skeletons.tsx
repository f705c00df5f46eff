import type { Layout } from '@vitrina/federation';

const Bone = ({ shape }: { shape: string }) => <span className={`sh-bone sh-bone-${shape}`} />;
const bones = (shape: string, count: number) =>
  Array.from({ length: count }, (_, index) => <Bone key={`${shape}${String(index)}`} shape={shape} />);

const CONTENT: Record<Layout, React.ReactNode> = {
  home: (
    <>
      <Bone shape="title" />
      <div className="sh-bones-cards">{bones('card', 3)}</div>
    </>
  ),
  wizard: (
    <>
      <div className="sh-bones-steps">{bones('step', 5)}</div>
      <div className="sh-bones-split">
        <Bone shape="stage" />
        <div className="sh-bones-lines">
          <Bone shape="title" />
          {bones('line', 3)}
          {bones('choice', 3)}
        </div>
      </div>
    </>
  ),
  public: (
    <div className="sh-bones-lines sh-bones-narrow">
      <Bone shape="title" />
      {bones('line', 4)}
      <Bone shape="button" />
    </div>
  ),
  account: (
    <div className="sh-bones-lines">
      <Bone shape="title" />
      {bones('row', 4)}
    </div>
  ),
};

/** Shown in a page's place while it loads; plain class names only, because the static first paint shows it too. */
export const LayoutSkeleton = ({ layout }: { layout: Layout }) => (
  <div className="sh-skeleton" data-layout={layout} role="status">
    <span className="sh-hidden">Cargando</span>
    {CONTENT[layout]}
  </div>
);
