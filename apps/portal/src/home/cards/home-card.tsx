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
  myTasks: "main",
  formResponses: "main",
  people: "main",
  give: "side",
  nextEvents: "side",
  ownRecurring: "side",
  unreadMessages: "side",
  household: "side",
};
const KINDS = Object.keys(PLACES);

/** Returns the cards of a place, in their order. */
export const cardsIn = (cards: readonly HomeCard[], place: Place): HomeCard[] =>
  cards
    .filter(({ kind }) => PLACES[kind] === place)
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));

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
