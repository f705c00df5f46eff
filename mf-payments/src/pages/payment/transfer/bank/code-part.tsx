import { QueryState, useChunk } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';

const loadCode = async () => ({ Code: (await import(/* webpackChunkName: "code" */ './code')).Code });

/** The code, a chunk of its own: nobody needs what draws it before a bank is chosen. */
export function CodePart({ text }: { text: string }) {
  const part = useChunk('code', loadCode);
  return (
    <QueryState query={part} what="el código QR" skeleton={<Skeleton shape="picture" />}>
      {({ Code }) => <Code text={text} />}
    </QueryState>
  );
}
