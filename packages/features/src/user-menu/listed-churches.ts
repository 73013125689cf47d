import { UserChurch } from "@offertory/contract";

/** The churches to switch to, or which of the three sentences stands in their place. */
export type ListedChurches =
  | { kind: "loading" | "none" | "invalid" }
  | { kind: "some"; churches: UserChurch["church"][] };

export function listedChurches(userChurches: unknown): ListedChurches {
  if (userChurches === null || userChurches === undefined) return { kind: "loading" };
  if (!Array.isArray(userChurches)) return { kind: "invalid" };
  if (userChurches.length === 0) return { kind: "none" };
  const read = userChurches.map((each) => Church.safeParse(each));
  const churches = read.flatMap(({ data }) => (data ? [data.church] : []));
  return churches.length === read.length ? { kind: "some", churches } : { kind: "invalid" };
}

const Church = UserChurch.pick({ church: true });
