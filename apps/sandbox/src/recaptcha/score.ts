import type { CaptchaWorld } from "./world.ts";

const DEFAULT_SCORE = 0.9;

/** Returns the score of visitors from now on: 0 is certainly a robot, 1 certainly a person. */
export function readScore(world: CaptchaWorld): number {
  return world.switches.get("score")?.score ?? DEFAULT_SCORE;
}

export function setScore(world: CaptchaWorld, body: unknown): number | undefined {
  const wanted = typeof body === "object" && body !== null && "score" in body ? Number(body.score) : Number.NaN;
  if (!(wanted >= 0 && wanted <= 1)) return undefined;
  return world.switches.put("score", { score: wanted }).score;
}
