import { brandRamp } from "./brand-ramp.ts";

const VARIABLES = ["--brand", "--brand-strong", "--brand-soft", "--on-brand"] as const;

/** Dresses an element and all in it in a church's colour; what is no colour undresses it. */
export function applyBrandColour(element: HTMLElement, colour: string): void {
  const values = brandValues(colour);
  for (const name of VARIABLES) {
    const value = values?.[name];
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
  }
}

/** The same as CSS declarations, for a page that the server renders. */
export function brandDeclarations(colour: string): string {
  return Object.entries(brandValues(colour) ?? {})
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

function brandValues(colour: string): Record<string, string> | null {
  const ramp = brandRamp(colour);
  if (!ramp) return null;
  return Object.fromEntries(VARIABLES.map((name) => [name, `light-dark(${ramp.light[name]},${ramp.dark[name]})`]));
}
