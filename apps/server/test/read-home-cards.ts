import { type HomeCard, type HomeCardKind, type HomeCardOf, readHome } from "@offertory/contract";
import type { TestPerson } from "./create-test-church.ts";
import type { TestServer } from "./test-server.ts";

/** Reads the home page of a person, and returns its cards by kind. */
export async function readHomeCards(
  server: TestServer,
  { churchId }: { churchId: string },
  { userToken: token, personId }: Pick<TestPerson, "userToken" | "personId">,
) {
  const { body } = await server.call(readHome, { token, query: { churchId, personId } });
  const isOf =
    <Kind extends HomeCardKind>(kind: Kind) =>
    (card: HomeCard): card is HomeCardOf<Kind> =>
      card.kind === kind;
  return {
    kinds: body.cards.map(({ kind }) => kind),
    failed: body.failed,
    card: <Kind extends HomeCardKind>(kind: Kind): HomeCardOf<Kind> | undefined => body.cards.find(isOf(kind)),
  };
}
