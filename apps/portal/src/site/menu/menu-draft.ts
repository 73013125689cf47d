import type { NavigationLink } from "@offertory/contract";
import { completeAddress } from "@offertory/editors/link-editor";

/** A line of the menu editor. A line with `isBelow` is a child of the last line before it without. */
export interface MenuLine {
  key: string;
  label: string;
  url: string;
  isBelow: boolean;
}
export type LineProblem = "label" | "url";

export const MAX_LINES = 20;

export const linesOf = (links: readonly NavigationLink[]): MenuLine[] =>
  links.flatMap(({ label, url, children }, index) => [
    { key: `${index}`, label, url, isBelow: false },
    ...children.map((child, below) => ({ key: `${index}-${below}`, ...child, isBelow: true })),
  ]);

export function linksOf(lines: readonly MenuLine[]): NavigationLink[] {
  const links: NavigationLink[] = [];
  for (const { label, url, isBelow } of lines) {
    const link = { label: label.trim(), url: completeAddress(url) ?? "" };
    const above = links.at(-1);
    if (isBelow && above) above.children.push(link);
    else links.push({ ...link, children: [] });
  }
  return links;
}

/** Returns the problem of a line, or null. A line with children needs no link of its own. */
export function problemOf(lines: readonly MenuLine[], index: number): LineProblem | null {
  const line = lines[index];
  if (!line) return null;
  if (line.label.trim() === "") return "label";
  const opens = !line.isBelow && (lines[index + 1]?.isBelow ?? false);
  if (opens && line.url.trim() === "") return null;
  return completeAddress(line.url) === null ? "url" : null;
}

/** Returns how many lines move together: a line and its children. */
function blockAt(lines: readonly MenuLine[], index: number): number {
  if (lines[index]?.isBelow) return 1;
  const next = lines.findIndex((line, at) => at > index && !line.isBelow);
  return (next === -1 ? lines.length : next) - index;
}

/** Moves a line and its children up or down; returns the same lines if it cannot move further. */
export function withMoved(lines: readonly MenuLine[], index: number, step: -1 | 1): readonly MenuLine[] {
  const size = blockAt(lines, index);
  const block = lines.slice(index, index + size);
  const others = [...lines.slice(0, index), ...lines.slice(index + size)];
  const isBelow = lines[index]?.isBelow ?? false;
  const to = isBelow ? index + step : step === -1 ? startBefore(lines, index) : index + blockAt(others, index);
  // The first line cannot be a child.
  if (to < (isBelow ? 1 : 0) || to > others.length || (step === 1 && index + size >= lines.length)) return lines;
  return [...others.slice(0, to), ...block, ...others.slice(to)];
}

const startBefore = (lines: readonly MenuLine[], index: number): number =>
  lines.slice(0, index).findLastIndex(({ isBelow }) => !isBelow);

/** Moves a line and its children before another line. */
export function withDropped(lines: readonly MenuLine[], key: string, before: string): readonly MenuLine[] {
  const index = lines.findIndex((line) => line.key === key);
  if (index === -1 || key === before) return lines;
  const size = blockAt(lines, index);
  const block = lines.slice(index, index + size);
  const others = [...lines.slice(0, index), ...lines.slice(index + size)];
  const to = others.findIndex((line) => line.key === before);
  if (to === -1) return lines;
  const isFirst = to === 0;
  const placed = block.map((line, at) => (isFirst && at === 0 ? { ...line, isBelow: false } : line));
  return [...others.slice(0, to), ...placed, ...others.slice(to)];
}

/** Whether a line can become a child of the line before it. A line with children cannot: the menu has two levels. */
export const mayGoBelow = (lines: readonly MenuLine[], index: number): boolean =>
  index > 0 && !lines[index]?.isBelow && blockAt(lines, index) === 1;
