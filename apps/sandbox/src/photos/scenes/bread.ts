import { blur, colour, ground, linear, radial, round, type Scene, vignette } from "../canvas.ts";
import { times } from "../chance.ts";

/** A loaf and a cup on a table, with ears of wheat. */
export const bread: Scene = (canvas) => {
  const { width, height, chance } = canvas;
  const table = height * 0.6;
  const size = Math.min(width, height * 1.3);
  const [x, y] = [width * 0.42, table + height * 0.1];
  const [long, high] = [size * 0.27, size * 0.15];
  const cupX = width * 0.76;
  const cup = size * 0.1;
  return `<defs>${linear("wall", [
    [0, colour(canvas, 0)],
    [1, colour(canvas, 1)],
  ])}${linear("wood", [
    [0, colour(canvas, 2)],
    [1, colour(canvas, 3)],
  ])}${radial("crust", [
    [0, "#f3c078"],
    [0.6, "#cf8a3d"],
    [1, "#8a4f1d"],
  ])}${linear(
    "metal",
    [
      [0, "#f4e6c4"],
      [0.5, "#b8935a"],
      [1, "#6d5230"],
    ],
    true,
  )}${radial("light", [
    [0, "#fff6dc", 0.85],
    [1, "#fff6dc", 0],
  ])}${blur("soft", height * 0.02)}</defs>
  ${ground(canvas, "url(#wall)")}
  <ellipse cx="${round(width * 0.3)}" cy="${round(height * 0.15)}" rx="${round(width * 0.5)}" ry="${round(height * 0.5)}" fill="url(#light)"/>
  <rect y="${round(table)}" width="${width}" height="${round(height - table)}" fill="url(#wood)"/>
  ${times(16, (index) => `<path d="M0,${round(table + ((index + 0.4) / 16) ** 1.5 * (height - table))} h${width}" stroke="#2a1a0d" stroke-opacity="${chance(0.05, 0.2).toFixed(2)}" stroke-width="${round(1 + index * 0.4)}"/>`).join("")}
  <ellipse cx="${round(x + 8)}" cy="${round(y + high * 0.82)}" rx="${round(long * 1.12)}" ry="${round(high * 0.3)}" fill="#1b0f06" opacity="0.5" filter="url(#soft)"/>
  <path d="M${round(x - long)},${round(y + high * 0.7)} C${round(x - long * 1.15)},${round(y - high * 0.9)} ${round(x - long * 0.4)},${round(y - high * 1.25)} ${round(x)},${round(y - high * 1.2)} C${round(x + long * 0.5)},${round(y - high * 1.2)} ${round(x + long * 1.15)},${round(y - high * 0.8)} ${round(x + long)},${round(y + high * 0.7)} Q${round(x)},${round(y + high)} ${round(x - long)},${round(y + high * 0.7)} Z" fill="url(#crust)"/>
  ${times(4, (index) => {
    const cut = x - long * 0.62 + index * long * 0.4;
    return `<path d="M${round(cut)},${round(y - high * 0.2)} q${round(long * 0.12)},${round(-high * 0.55)} ${round(long * 0.26)},${round(-high * 0.62)} q${round(-long * 0.04)},${round(high * 0.35)} ${round(-long * 0.26)},${round(high * 0.62)} Z" fill="#fbe3b5" opacity="0.9"/>`;
  }).join("")}
  <ellipse cx="${round(cupX + 6)}" cy="${round(table + height * 0.235)}" rx="${round(cup * 0.95)}" ry="${round(cup * 0.2)}" fill="#1b0f06" opacity="0.5" filter="url(#soft)"/>
  <path d="M${round(cupX - cup * 0.75)},${round(table - cup * 1.5)} C${round(cupX - cup * 0.8)},${round(table)} ${round(cupX - cup * 0.25)},${round(table + cup * 0.3)} ${round(cupX - cup * 0.13)},${round(table + cup * 0.5)} L${round(cupX - cup * 0.13)},${round(table + height * 0.2)} L${round(cupX - cup * 0.65)},${round(table + height * 0.235)} H${round(cupX + cup * 0.65)} L${round(cupX + cup * 0.13)},${round(table + height * 0.2)} L${round(cupX + cup * 0.13)},${round(table + cup * 0.5)} C${round(cupX + cup * 0.25)},${round(table + cup * 0.3)} ${round(cupX + cup * 0.8)},${round(table)} ${round(cupX + cup * 0.75)},${round(table - cup * 1.5)} Z" fill="url(#metal)"/>
  <ellipse cx="${round(cupX)}" cy="${round(table - cup * 1.5)}" rx="${round(cup * 0.75)}" ry="${round(cup * 0.18)}" fill="#5a1524"/>
  ${times(3, (ear) => {
    const [rootX, rootY] = [width * (0.06 + ear * 0.05), height * 0.97];
    const grains = times(12, (grain) => {
      const [gx, gy] = [rootX + grain * size * 0.014 + ear * 12, rootY - size * 0.16 - grain * size * 0.024];
      return `<ellipse cx="${round(gx)}" cy="${round(gy)}" rx="${round(size * 0.008)}" ry="${round(size * 0.02)}" transform="rotate(${grain % 2 ? 60 : 5} ${round(gx)} ${round(gy)})" fill="${colour(canvas, 4)}"/>`;
    }).join("");
    return `${grains}<path d="M${round(rootX - 30)},${height} Q${round(rootX)},${round(rootY - size * 0.1)} ${round(rootX + size * 0.17 + ear * 12)},${round(rootY - size * 0.46)}" stroke="${colour(canvas, 4)}" stroke-width="${round(size * 0.004)}" fill="none"/>`;
  }).join("")}
  ${vignette(canvas, 0.45)}`;
};
