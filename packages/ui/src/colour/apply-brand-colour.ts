import { brandRamp } from "./brand-ramp.ts";

const VARIABLES = ["--brand", "--brand-strong", "--brand-soft", "--on-brand"] as const;

/** The second counts where a theme of its own begins within, and says the first anew (tokens.css). */
const bothNames = (name: (typeof VARIABLES)[number]): string[] => [name, name.replace("--", "--church-")];

/** Dresses an element and all in it in a church's colour; what is no colour undresses it. */
export function applyBrandColour(element: HTMLElement, colour: string): void {
  const values = brandValues(colour);
  for (const name of VARIABLES.flatMap(bothNames)) {
    const value = values?.[name];
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
  }
}

/** The same as CSS declarations, for the root of a page that the server renders: there tokens.css says the first names. */
export function brandDeclarations(colour: string): string {
  return Object.entries(brandValues(colour) ?? {})
    .filter(([name]) => name.startsWith("--church-"))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

function brandValues(colour: string): Record<string, string> | null {
  const ramp = brandRamp(colour);
  if (!ramp) return null;
  return Object.fromEntries(
    VARIABLES.flatMap((name) =>
      bothNames(name).map((each) => [each, `light-dark(${ramp.light[name]},${ramp.dark[name]})`]),
    ),
  );
}
