import type { PageProps } from '@vitrina/federation';
import type { Wizard } from '@vitrina/rules';
import { matchMedia, renderPage } from '@vitrina/testing';
import type { ComponentType } from 'react';

/** Opens a page at an address, on a wide screen, with the wizard that the steps before it left. */
export function openPage(Page: ComponentType<PageProps>, at: { path: string; address: string; wizard: Wizard }) {
  matchMedia(true);
  return renderPage(Page, { path: at.path, at: at.address, wizard: at.wizard, strict: true });
}
