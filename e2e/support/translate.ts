import type { Page } from '@playwright/test';

/**
 * Does to every text of the page, present and to come, what Chrome's translation does: the text node goes, and an element
 * of the translator's stands in its place. The words stay, so that a test finds them.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const isWord = (node: Node) =>
      (node.textContent ?? '').trim() !== '' && !node.parentElement?.closest('font, script, style, title, select');
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isWord(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.textContent ?? '');
        text.parentNode?.replaceChild(font, text);
      }
    };
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) replace(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
