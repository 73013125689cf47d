import { serveWork } from "../serve-work.ts";

serveWork(({ what, number = 0 }: { what: string; number?: number }): number => {
  if (what === "fail") throw new Error("It failed.");
  if (what === "hang") for (;;);
  const allocateMemory: number[][] = [];
  // Fills 240 megabytes.
  while (what === "fill" && allocateMemory.length < 300)
    allocateMemory.push(Array.from({ length: 100_000 }, Math.random));
  return number * 2;
});
