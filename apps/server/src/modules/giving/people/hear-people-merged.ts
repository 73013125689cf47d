import { inOneGo, type Giving } from "../giving.ts";

interface Merged {
  churchId: string;
  keepId: string;
  dropId: string;
}

/** Two people turned out to be one: gifts, recurring gifts and saved methods of both are the kept one's. */
export const hearPeopleMerged = (giving: Giving, { churchId, keepId, dropId }: Merged): Promise<void> =>
  inOneGo(giving, ({ persons }) => persons.move(churchId, dropId, keepId));
