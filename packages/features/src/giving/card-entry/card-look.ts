import type { StripeCardElementOptions } from "@stripe/stripe-js";

/** A colour of the page as rgb: what is drawn in the provider's frame cannot read our variables, nor all our notations. */
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

/** How PayPal's fields look: what is around them is ours. */
export const payPalLook = () => ({
  input: {
    color: rgbOf("--ink") || "#1d1a17",
    fontSize: "16px",
    border: "0",
    padding: "0 12px",
    background: "transparent",
  },
});

/** How the card's fields look: as every other field of the page does at this moment. */
export function cardLook(): StripeCardElementOptions {
  const [ink, soft, danger] = [rgbOf("--ink"), rgbOf("--ink-soft"), rgbOf("--danger")];
  if (!ink) return {};
  return {
    style: {
      base: { color: ink, iconColor: soft, fontSize: "16px", "::placeholder": { color: soft } },
      invalid: { color: danger, iconColor: danger },
    },
  };
}
