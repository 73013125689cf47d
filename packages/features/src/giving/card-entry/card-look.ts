import type { CardLook } from "@offertory/giving-client/card-entry";

/**
 * Returns a color of the page as rgb, because the provider's frame cannot read our CSS variables nor all color
 * notations.
 */
function rgbOf(token: string): string {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  if (!brush || !color) return "";
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Returns the colors of the card fields: those of the page's other fields. */
export const cardLook = (): CardLook => ({
  ink: rgbOf("--ink") || "#1d1a17",
  soft: rgbOf("--ink-soft") || "#5c5853",
  danger: rgbOf("--danger") || "#b3261e",
});
