import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import type { Layout } from '@vitrina/federation';
import { SharedRouter } from '@vitrina/navigation';
import type { ReactNode } from 'react';
import { Banner } from '../banner/banner';
import { Frame } from '../layout/frame';
import { Header } from '../layout/header';
import { LayoutSkeleton } from '../layout/skeletons';
import type { OpenSlot } from '../remote/use-slot';

/**
 * The static first paint is what React draws first, so that nothing moves when React takes over. The files are made by
 * `UPDATE_FIRST_PAINT=1 npx jest shell/src/first-paint`; the release tool puts the header in the place of %HEADER%.
 */
const nothing = () => undefined;
const login: OpenSlot = { loading: false, open: nothing, close: nothing, fail: nothing };
const layouts: Layout[] = ['home', 'wizard', 'public', 'account'];

function htmlOf(content: ReactNode): string {
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SharedRouter>{content}</SharedRouter>
    </QueryClientProvider>,
  );
  // the router's own marks mean nothing without it
  const html = container.innerHTML.replace(/ data-discover="true"/g, '').replace(/></g, '>\n<');
  unmount();
  return `${html}\n`;
}

const fragments: Record<string, string> = {
  // with the wizard's link, which the style sheet hides in the other layouts
  header: htmlOf(<Header layout="wizard" login={login} />),
  ...Object.fromEntries(
    layouts.map((layout) => [
      layout,
      `%HEADER%\n${htmlOf(
        <Frame layout={layout} above={layout === 'home' && <Banner />}>
          <LayoutSkeleton layout={layout} />
        </Frame>,
      )}`,
    ]),
  ),
};

test.each(Object.entries(fragments))('the first paint of %s is what React draws first', (name, html) => {
  const file = join(__dirname, `${name}.html`);
  if (process.env.UPDATE_FIRST_PAINT) writeFileSync(file, html);
  expect(readFileSync(file, 'utf8')).toBe(html);
});

test.each(Object.entries(fragments))('the first paint of %s meets a strict content security policy', (_, html) => {
  expect(html).not.toMatch(/ style="| on\w+="|<script|javascript:/);
});
