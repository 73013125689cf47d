import { dig } from "../read-json.ts";
import { isFunding, type Wallet } from "./wallets.ts";
import type { Approval } from "./approve-in-window.ts";

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i;
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 140;

/** Reads what the payer entered in the window; a sentence about what is wrong with it. */
export function readApproval(wallet: Wallet, body: unknown): Approval | string {
  const text = (name: string) => {
    const value = dig(body, name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [email, givenName, surname, funding] = ["email", "givenName", "surname", "funding"].map(text);
  if (!email || !EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH) return "Enter an email address.";
  if (!givenName || !surname) return "Enter a first and a last name.";
  if (givenName.length > MAX_NAME_LENGTH || surname.length > MAX_NAME_LENGTH) return "Enter a shorter name.";
  if (!funding || !isFunding(funding)) return "Choose what to pay with.";
  return { wallet, email, givenName, surname, funding };
}
