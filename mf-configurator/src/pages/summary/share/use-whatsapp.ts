import type { Wizard } from '@vitrina/rules';
import { notify, track } from '@vitrina/session-bus';
import { type MouseEvent, useRef, useState } from 'react';
import { useShortLink } from './use-short-link';
import { whatsAppAddress } from './whatsapp';

export const LABEL = 'Continuar por WhatsApp';

/**
 * Opened in the click itself, because a tab opened after a wait is blocked as a pop-up. It has no access to this page.
 */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/**
 * The link to WhatsApp: an address, and what a click does while the short link does not exist yet. Once it exists, the
 * browser follows the address. Opened in another way before that, it sends the long address, which restores the same.
 */
export function useWhatsApp(wizard: Wizard) {
  const { link, long, make } = useShortLink(wizard);
  const isFollowing = useRef(false);
  // A browser that opens no tab for us follows the address as it is.
  const [isBlocked, setBlocked] = useState(false);

  const follow = async () => {
    isFollowing.current = true;
    const tab = openTab();
    const address = whatsAppAddress(wizard, await make());
    isFollowing.current = false;
    if (tab) return tab.location.replace(address);
    setBlocked(true);
    notify({ kind: 'info', text: `Tu navegador no abrió la pestaña. Pulsa otra vez '${LABEL}'.` });
  };

  const onClick = (event: MouseEvent) => {
    track('whatsapp_configuration');
    const isOwnWay = event.ctrlKey || event.metaKey || event.shiftKey;
    if (link !== undefined || isBlocked || isOwnWay) return;
    event.preventDefault();
    if (!isFollowing.current) void follow();
  };

  return { to: whatsAppAddress(wizard, link ?? long), onClick };
}
