import { Route, Routes, useParams } from '@vitrina/navigation';
import type { ComponentType } from 'react';
import type { LifecycleProps, Lifecycles, PageProps } from './lifecycles';
import { toLifecycles } from './to-lifecycles';

/**
 * Makes a component a page of the site. The module of a page is one line:
 *
 *     export const { bootstrap, mount, unmount, update } = definePage(Home);
 *
 * Inside, `useParams` answers for the page's own path. When the address has already moved on to another page the
 * component shows nothing, so it never sees another page's params.
 */
export function definePage(Page: ComponentType<PageProps>): Lifecycles {
  const WithParams = (props: LifecycleProps) => <Page {...props} params={useParams()} />;
  const Content = (props: LifecycleProps) => (
    <Routes>
      <Route path={props.info?.path ?? '*'} element={<WithParams {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return toLifecycles(Content);
}
