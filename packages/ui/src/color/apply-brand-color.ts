import { brandRamp } from "./brand-ramp.ts";

const VARIABLES = ["--brand", "--brand-strong", "--brand-soft", "--on-brand"] as const;

/**
 * Returns the variable and its `--church-` copy. An element with its own theme resets the first one from the copy
 * (tokens.css).
 */
const bothNames = (name: (typeof VARIABLES)[number]): string[] => [name, name.replace("--", "--church-")];

/** Sets a church's brand color on an element and everything in it. An invalid color removes it. */
export function applyBrandColor(element: HTMLElement, color: string): void {
  const values = brandValues(color);
  for (const name of VARIABLES.flatMap(bothNames)) {
    const value = values?.[name];
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
  }
}

/**
 * Returns the brand color as CSS declarations for the root of a server-rendered page. There, tokens.css sets the other
 * variables from the `--church-` ones.
 */
export function brandDeclarations(color: string): string {
  return Object.entries(brandValues(color) ?? {})
    .filter(([name]) => name.startsWith("--church-"))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

function brandValues(color: string): Record<string, string> | null {
  const ramp = brandRamp(color);
  if (!ramp) return null;
  return Object.fromEntries(
    VARIABLES.flatMap((name) =>
      bothNames(name).map((each) => [each, `light-dark(${ramp.light[name]},${ramp.dark[name]})`]),
    ),
  );
}
