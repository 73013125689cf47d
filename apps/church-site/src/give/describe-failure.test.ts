import { Refused } from "@offertory/giving-client/calls";
import { PaymentFailed } from "@offertory/giving-client/card-entry";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";
import { giveFrom } from "./give-context.ts";
import { createTestBoot } from "./testing/create-test-boot.ts";

const textOf = (error: unknown) => describeFailure(giveFrom(createTestBoot()), error).text;

test("G8.01 a refused gift shows the server's message, or a default message if it has none", () => {
  expect(textOf(new Refused("Declined."))).toBe("Declined.");
  expect(textOf(new Refused(""))).toBe("An unexpected error occurred. Please try again.");
  expect(textOf(new PaymentFailed("gift-unexpected"))).toBe("An unexpected error occurred. Please try again.");
});

test("G8.02 a failure at the payment provider shows its message, or a default message if it has none", () => {
  expect(textOf(new PaymentFailed("card-not-created", { words: "Too old." }))).toBe("Too old.");
  expect(textOf(new PaymentFailed("card-not-created"))).toBe("Card creation failed");
  expect(textOf(new TypeError("x is undefined"))).toBe("An error occurred while processing your payment.");
});

test("a refusal for a missing captcha token asks the donor to confirm that they are not a robot", () => {
  expect(textOf(new Refused("No captcha token.", "captcha-needed"))).toBe("Please confirm you're not a robot.");
});

test("a declined card is told in the donor's language, whether the card or the gift was refused", () => {
  const declined = "Your bank declined this card. Nothing was charged. Try another card or call your bank.";
  expect(textOf(new Refused("English words", "gift-failed", "card-refused"))).toBe(declined);
  expect(textOf(new PaymentFailed("card-refused", { onCard: true }))).toBe(declined);
});
