import { Church } from "@offertory/contract";

/** The churches to switch to, or which message to show instead. */
export type ListedChurches = { kind: "loading" | "none" | "invalid" } | { kind: "some"; churches: Church[] };

export function listedChurches(userChurches: unknown): ListedChurches {
  if (userChurches === null || userChurches === undefined) return { kind: "loading" };
  if (!Array.isArray(userChurches)) return { kind: "invalid" };
  if (userChurches.length === 0) return { kind: "none" };
  const read = userChurches.map((each: unknown) => Church.safeParse(churchOf(each)));
  const churches = read.flatMap(({ data }) => data ?? []);
  return churches.length === read.length ? { kind: "some", churches } : { kind: "invalid" };
}

const churchOf = (each: unknown): unknown => (each instanceof Object && "church" in each ? each.church : undefined);
