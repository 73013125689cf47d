import type { Page } from "@playwright/test";

/** The least width and height of a target in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/**
 * Returns the interactive elements that are smaller than 24 × 24 pixels. Links within a sentence are excepted, and so
 * are elements that only screen readers see. The label of a field counts as part of it.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const interactive =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="option"]';
    const isInSentence = (link: Element): boolean => {
      if (link.tagName !== "A" || getComputedStyle(link).display !== "inline") return false;
      let around = link.parentElement;
      while (around && getComputedStyle(around).display === "inline") around = around.parentElement;
      return (around?.textContent.trim().length ?? 0) > link.textContent.trim().length;
    };
    return [...document.querySelectorAll<HTMLElement>(interactive)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // What only screen readers use is clipped to one pixel.
      if (!isSeen || width <= 1 || height <= 1 || element.closest("[inert], .sr-only")) return [];
      if ((width >= least - 0.5 && height >= least - 0.5) || isInSentence(element)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`<${element.tagName.toLowerCase()}> ${name.slice(0, 50)} ${size} ${element.className.slice(0, 90)}`];
    });
  }, LEAST);
