import type { DonationPage } from "../giving/donations/donation-page.ts";
import type { Question } from "./question.ts";

/** What a form's public page is drawn from, by the server and then by the browser. */
export interface FormPage {
  church: DonationPage["church"];
  /** `restricted` ones say nothing of themselves to who is not signed in; `missing` ones there is nothing to say of. */
  standing: "open" | "closed" | "restricted" | "missing";
  form: {
    id: string;
    churchId: string;
    name: string;
    description: string;
    thanks: string;
    closesAt: string | null;
  } | null;
  /** Only of an open one. */
  questions: Question[];
  /** How to pay, where the form asks for a payment. */
  giving: DonationPage | null;
}
