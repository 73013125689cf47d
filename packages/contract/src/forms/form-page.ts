import type { DonationPage } from "../giving/donations/donation-page.ts";
import type { Question } from "./question.ts";

/** The data that a form's public page is rendered from, first by the server and then by the browser. */
export interface FormPage {
  church: DonationPage["church"];
  money: DonationPage["money"];
  /** `restricted` forms show nothing to visitors who are not signed in; `missing` means that there is no such form. */
  standing: "open" | "closed" | "restricted" | "missing";
  form: {
    id: string;
    churchId: string;
    name: string;
    description: string;
    thanks: string;
    closesAt: string | null;
  } | null;
  /** Empty unless the form is open. */
  questions: Question[];
  /** The payment options of the church; null when the form has no payment question. */
  giving: DonationPage | null;
}
