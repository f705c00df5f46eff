import type { Page } from '@playwright/test';

/**
 * States that cannot be told by their looks: a chosen control (checked, selected, current, pressed, expanded) that looks
 * as one of its kind that is not. For forced colours, which take away shadows and every ground but the system's: the
 * looks are borders, outlines, grounds, colours and underlines of the control, what is in it, and its label or card.
 * Also a canvas in one flat colour.
 */
export const unmarkedStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN = ':checked, [aria-selected=true], [aria-current], [aria-pressed=true]';
    const ANY =
      'input[type=radio], input[type=checkbox], [role=tab], [role=option], [aria-pressed], nav a, nav button, .sh-menu a, .sh-banner-dot';
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const isClear = (colour: string) => /^transparent$|^rgba.*, 0\)$/.test(colour);

    const looksOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (style.display === 'none' || style.visibility === 'hidden' || (part && style.content === 'none')) return '';
      const line = (width: string, kind: string, colour: string) =>
        Number.parseFloat(width) > 0 && kind !== 'none' && !isClear(colour) && colour !== ground
          ? `${width} ${colour}`
          : '';
      const filled = !isClear(style.backgroundColor) && style.backgroundColor !== ground;
      return [
        line(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
        line(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
        line(style.outlineWidth, style.outlineStyle, style.outlineColor),
        filled ? `${style.backgroundColor} ${style.scale} ${style.translate}` : '',
        part ? '' : `${style.color} ${style.textDecorationLine}`,
      ].join('/');
    };
    const looks = (element: Element) =>
      [element, '::before', '::after'].map((part) => looksOf(element, part === element ? undefined : String(part)));
    /** The label or card around a control, as far as it holds no other. */
    const outmost = (control: Element) => {
      let around = control;
      while (around.parentElement && around.parentElement.querySelectorAll(ANY).length === 1)
        around = around.parentElement;
      return around;
    };
    const wholeLook = (control: Element) => {
      const whole = outmost(control);
      const own = control.matches('input') ? [...whole.querySelectorAll('label, input, span'), whole] : [control];
      const inside = control.matches('input')
        ? []
        : [...control.querySelectorAll('*')].filter((x) => !x.closest('svg'));
      return [...own, ...inside].flatMap(looks).filter(Boolean).join('|');
    };
    const isSeen = (control: Element) => {
      const { width, height } = outmost(control).getBoundingClientRect();
      return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    };
    const isNative = (control: Element) => {
      const { appearance, opacity } = getComputedStyle(control);
      return control.matches('input') && appearance !== 'none' && opacity !== '0';
    };
    const kindOf = (control: Element) =>
      control instanceof HTMLInputElement
        ? `${control.type} ${outmost(control).className}`
        : `${control.tagName} ${control.getAttribute('role')} ${control.className.replace(/ .*/, '')}`;
    const name = (control: Element) =>
      control.getAttribute('aria-label') ?? (outmost(control).textContent?.trim().slice(0, 40) || kindOf(control));

    const controls = [...document.querySelectorAll(ANY)].filter(
      (control) => isSeen(control) && !isNative(control) && !control.matches(':disabled, [aria-disabled=true]'),
    );
    const faults = controls
      .filter((control) => control.matches(CHOSEN))
      .flatMap((chosen) => {
        const others = controls.filter((other) => kindOf(other) === kindOf(chosen) && !other.matches(CHOSEN));
        const same = others.find((other) => wholeLook(other) === wholeLook(chosen));
        return same ? [`'${name(chosen)}' is chosen and looks as '${name(same)}', which is not`] : [];
      });

    const flat = [...document.querySelectorAll('canvas')].filter((canvas) => {
      if (!canvas.checkVisibility({ opacityProperty: true }) || canvas.width === 0) return false;
      const copy = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0, 64, 64);
      const pixels = copy?.getImageData(0, 0, 64, 64).data;
      if (!pixels) return false;
      const colours = new Set(new Uint32Array(pixels.buffer));
      return colours.size === 1 && !colours.has(0);
    });
    return [...faults, ...flat.map((canvas) => `a canvas in one colour: ${canvas.className}`)];
  });
