import { encode } from "uqr";

export interface Qr {
  /** The modules along an edge, including the quiet zone. */
  size: number;
  /** Whether the module in this row and column is dark. */
  data: readonly (readonly boolean[])[];
}

/** Scanners need a quiet zone of four modules around a code. */
const QUIET_ZONE = 4;

export function encodeQr(text: string): Qr {
  const { size, data } = encode(text, { ecc: "Q", border: QUIET_ZONE });
  return { size, data };
}

/** Returns the dark modules as one path: a rectangle for each run in a row. */
export const qrPath = ({ data }: Qr): string =>
  data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)).join("");

export function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  let from = 0;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x]) continue;
    if (x > from) runs.push({ from, length: x - from });
    from = x + 1;
  }
  return runs;
}
