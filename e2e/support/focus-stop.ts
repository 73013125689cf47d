import type { ElementHandle, Page } from "@playwright/test";

/** The element that has the focus, and what makes it invisible to a person. */
export type FocusStop = {
  name: string;
  problems: string[];
  /** Whether it is the wanted element; "gone" when that is no longer on the page. */
  isTarget: boolean | "gone";
};

/** The number of frames to wait until scrolling caused by the focus has ended. */
const FRAMES = 6;

/** The focused element of a frame: its place in the frame, and its focus mark. */
interface InFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  outlineStyle: string;
  outlineWidth: string;
  outlineColor: string;
}

/** Checks the focused element: it must be in view, uncovered, and have a focus mark that is not clipped. */
export async function lookAtFocus(page: Page, wanted: ElementHandle | null = null): Promise<FocusStop> {
  for (let frame = 0; ; frame += 1) {
    const stop = await page.evaluate(lookHere, { wanted, inFrame: await lookIntoFrame(page) });
    if (stop.problems.length === 0 || frame === FRAMES) return stop;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** A payment provider's frame is one element of the page, and marks the focus inside of it. */
async function lookIntoFrame(page: Page): Promise<InFrame | null> {
  const focused = await page.evaluateHandle(() =>
    document.activeElement instanceof HTMLIFrameElement ? document.activeElement : null,
  );
  const frame = await focused.asElement()?.contentFrame();
  return (
    frame?.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return { x, y, width, height, outlineStyle, outlineWidth, outlineColor };
    }) ?? null
  );
}

/** Runs in the browser, so it must not use anything from outside itself. */
function lookHere({ wanted, inFrame }: { wanted: Node | null; inFrame: InFrame | null }): FocusStop {
  const element = document.activeElement;
  const isTarget = wanted !== null && (wanted.isConnected ? wanted === element : "gone");
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: "the page", problems: [], isTarget };
  const style = getComputedStyle(element);
  const problems: string[] = [];
  const tell = (isSo: boolean, problem: string) => isSo && problems.push(problem);

  const hasMark = ({ outlineStyle, outlineWidth, outlineColor }: Omit<InFrame, "x" | "y" | "width" | "height">) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/\/ 0\)|, 0\)|transparent/.test(outlineColor);
  const width = parseFloat(style.outlineWidth);
  const isMarked = hasMark(style) || (inFrame !== null && hasMark(inFrame));
  tell(!isMarked, "has no focus mark");
  tell(!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }), "cannot be seen");

  const boxes = [...element.getClientRects()].toSorted(
    (one, other) => other.width * other.height - one.width * one.height,
  );
  const own = boxes[0]?.height ? boxes[0] : element.getBoundingClientRect();
  const box = inFrame ? new DOMRect(own.x + inFrame.x, own.y + inFrame.y, inFrame.width, inFrame.height) : own;
  tell(box.width < 1 || box.height < 1, "has no size");
  const view = { left: 0, top: 0, right: innerWidth, bottom: document.documentElement.clientHeight };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const bars = [scrollPaddingTop, scrollPaddingBottom, style.scrollMarginTop];
  const room = bars.reduce((left, bar) => left - (parseFloat(bar) || 0), view.bottom);
  // Of an element higher than the space between the bars, only one end needs to be visible.
  const isBeside = box.left < -1 || box.right > view.right + 1;
  const isHalf = box.top < -1 || box.bottom > view.bottom + 1;
  const isAway = box.bottom < 1 || box.top > view.bottom - 1;
  tell(isBeside || (box.height > room ? isAway : isHalf), "is out of sight");
  const inset = 3;
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + inset, box.top + box.height / 2],
    [box.right - inset, box.top + box.height / 2],
    [box.left + box.width / 2, box.top + inset],
    [box.left + box.width / 2, box.bottom - inset],
  ] as const;
  for (const [x, y] of points) {
    const top = document.elementFromPoint(x, y);
    if (!top || top === element || element.contains(top) || top.contains(element)) continue;
    // The toolbar of a page element may cover it.
    if (element.dataset["element"] && top.closest(`[data-tools-of="${element.dataset["element"]}"]`)) continue;
    problems.push(`is covered by <${top.tagName.toLowerCase()} class="${top.getAttribute("class") ?? ""}">`);
    break;
  }

  // Ancestors that scroll or clip must leave room for the focus mark.
  const reach = hasMark(style) ? width + parseFloat(style.outlineOffset) : 0;
  const marked = element.getBoundingClientRect();
  for (let around = element.parentElement; around && reach > 0; around = around.parentElement) {
    if (style.position === "fixed" || around === document.body) break;
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    const cut = [
      overflowX !== "visible" && marked.left - reach < edge.left - 0.5,
      overflowX !== "visible" && marked.right + reach > edge.right + 0.5,
      overflowY !== "visible" && marked.top - reach < edge.top - 0.5,
      overflowY !== "visible" && marked.bottom + reach > edge.bottom + 0.5,
    ];
    if (cut.some(Boolean)) {
      problems.push(`has a focus mark that <${around.tagName.toLowerCase()} class="${around.className}"> cuts off`);
      break;
    }
  }

  const words = element.getAttribute("aria-label") ?? (element.innerText || element.getAttribute("name") || element.id);
  const role = element.getAttribute("role") ?? element.getAttribute("type") ?? "";
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
  const name = `<${element.tagName.toLowerCase()}${role ? ` ${role}` : ""}> ${(label ?? words).slice(0, 60).replaceAll("\n", " ")}`;
  return { name, problems, isTarget };
}
