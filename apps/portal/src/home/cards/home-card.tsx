import type { HomeCard, HomeCardKind } from "@offertory/contract";
import { FailedRecurringRow, OpenBatchesRow, UnreconciledPayoutsRow } from "./attention-rows.tsx";
import { FormResponsesCard } from "./form-responses-card.tsx";
import { GiveCard } from "./give-card.tsx";
import { GivingCard } from "./giving-card.tsx";
import { HouseholdCard } from "./household-card.tsx";
import { MyTasksCard } from "./my-tasks-card.tsx";
import { NextEventsCard } from "./next-events-card.tsx";
import { OwnRecurringCard } from "./own-recurring-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { AddEventRow, AddPeopleRow, SetUpGivingRow } from "./step-rows.tsx";
import { UnreadMessagesCard } from "./unread-messages-card.tsx";

/** Where a card is shown. `steps` and `attention` are boxes whose rows are cards. */
type Place = "steps" | "attention" | "main" | "side";

/** The place of each kind of card. Within a place, cards have this order. */
const PLACES: Record<HomeCardKind, Place> = {
  setUpGiving: "steps",
  addPeople: "steps",
  addEvent: "steps",
  failedRecurring: "attention",
  openBatches: "attention",
  unreconciledPayouts: "attention",
  giving: "main",
  give: "side",
  myTasks: "main",
  nextEvents: "side",
  formResponses: "main",
  people: "main",
  ownRecurring: "side",
  unreadMessages: "side",
  household: "side",
};
/** Other places for people who have no cards of staff, so that both columns are filled. */
const MEMBER_PLACES: Record<HomeCardKind, Place> = { ...PLACES, give: "main", nextEvents: "main" };
const STAFF_KINDS = new Set<HomeCardKind>(["giving", "formResponses", "people"]);
const KINDS = Object.keys(PLACES);

/** Returns the cards of each place, in their order. */
export function placeCards(cards: readonly HomeCard[]): Record<Place, HomeCard[]> {
  const places = cards.some(({ kind }) => STAFF_KINDS.has(kind)) ? PLACES : MEMBER_PLACES;
  const ordered = cards.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const cardsIn = (place: Place) => ordered.filter(({ kind }) => places[kind] === place);
  return { steps: cardsIn("steps"), attention: cardsIn("attention"), main: cardsIn("main"), side: cardsIn("side") };
}

/** Shows a card of any kind. */
export function HomeCardView({ card }: { card: HomeCard }) {
  switch (card.kind) {
    case "setUpGiving":
      return <SetUpGivingRow />;
    case "addPeople":
      return <AddPeopleRow />;
    case "addEvent":
      return <AddEventRow />;
    case "failedRecurring":
      return <FailedRecurringRow card={card} />;
    case "openBatches":
      return <OpenBatchesRow card={card} />;
    case "unreconciledPayouts":
      return <UnreconciledPayoutsRow card={card} />;
    case "giving":
      return <GivingCard card={card} />;
    case "myTasks":
      return <MyTasksCard card={card} />;
    case "formResponses":
      return <FormResponsesCard card={card} />;
    case "people":
      return <PeopleCard card={card} />;
    case "give":
      return <GiveCard card={card} />;
    case "nextEvents":
      return <NextEventsCard card={card} />;
    case "ownRecurring":
      return <OwnRecurringCard card={card} />;
    case "unreadMessages":
      return <UnreadMessagesCard card={card} />;
    case "household":
      return <HouseholdCard card={card} />;
  }
}
