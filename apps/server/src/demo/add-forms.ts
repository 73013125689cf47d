import {
  addForm,
  changeForm,
  paymentChoices,
  saveQuestions,
  submitForms,
  type FieldType,
  type FormChange,
} from "@offertory/contract";
import type { DemoCall } from "./demo-caller.ts";
import { seeded, type Seeded } from "./seeded.ts";

interface DemoQuestion {
  title: string;
  fieldType: FieldType;
  required?: boolean;
  description?: string;
  choices?: { text: string; value: string }[];
}

interface DemoForm extends FormChange {
  name: string;
  questions: readonly DemoQuestion[];
  /** Makes the answers of one submission, by question title. Missing for a form that gets no submissions. */
  answer?: (random: Seeded) => Record<string, string>;
  answers: number;
}

const choices = (...values: string[]) => values.map((value) => ({ text: value, value }));
const SEED = 7;
const NAMES = ["Ruth Ngo", "Sam Ortega", "Lena Hoff", "Mark Dole", "Ivy Chen", "Paul Reyes", "Nora Bell"] as const;

const demoForms = (fundId: string): DemoForm[] => [
  {
    name: "Connect card",
    description: "New here? Tell us a little about you, and somebody will say hello.",
    confirmationMail: true,
    thanks: "Thank you! We will be in touch this week.",
    questions: [
      { title: "Your name", fieldType: "Textbox", required: true },
      { title: "Email", fieldType: "Email", required: true },
      { title: "Phone", fieldType: "Phone Number" },
      {
        title: "How did you find us?",
        fieldType: "Multiple Choice",
        choices: choices("A friend", "The web", "Passing by"),
      },
      {
        title: "I would like to know more about",
        fieldType: "Checkbox",
        choices: choices("Baptism", "Small groups", "Youth"),
      },
      { title: "Anything else?", fieldType: "Text Area" },
    ],
    answer: (random) => {
      const name = random.pick(NAMES);
      return {
        "Your name": name,
        Email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
        "How did you find us?": random.pick(["A friend", "A friend", "The web", "Passing by"]),
        "I would like to know more about": random.pick(["Small groups", "Baptism,Youth", ""]),
        "Anything else?": random.pick(["", "Is there parking behind the church?", "We loved the music."]),
      };
    },
    answers: 5,
  },
  {
    name: "Potluck supper",
    description: "Sunday after the service, in the hall.",
    restricted: true,
    questions: [
      { title: "How many of you are coming?", fieldType: "Whole Number", required: true },
      { title: "We can bring", fieldType: "Multiple Choice", choices: choices("A main dish", "A salad", "A dessert") },
      { title: "Do you need a ride?", fieldType: "Yes/No" },
    ],
    answer: (random) => ({
      "How many of you are coming?": String(random.between(1, 6)),
      "We can bring": random.pick(["A main dish", "A salad", "A dessert"]),
      "Do you need a ride?": random.pick(["False", "False", "True"]),
    }),
    answers: 6,
  },
  {
    name: "Summer camp",
    description: "A week at the lake, for ages 9 to 14. The fee holds the place.",
    confirmationMail: true,
    questions: [
      { title: "The child", fieldType: "Heading" },
      { title: "Name of the child", fieldType: "Textbox", required: true },
      { title: "Date of birth", fieldType: "Date", required: true },
      { title: "Allergies, medicine", fieldType: "Text Area" },
      { title: "Email of a parent", fieldType: "Email", required: true },
      { title: "Camp fee", fieldType: "Payment", required: true, choices: paymentChoices("25", fundId) },
    ],
    answers: 0,
  },
];

/** Adds a public form and a restricted form, both with submissions, and a form with a payment, without any. */
export async function addForms(call: DemoCall, token: string, fundIds: readonly string[]): Promise<void> {
  // Its own generator: a change of the forms does not change the random numbers of the other demo data.
  const random = seeded(SEED);
  for (const { name, questions, answer, answers, ...settings } of demoForms(fundIds[0] ?? "")) {
    const { id: formId } = await call(addForm, token, { body: { name } });
    const asked = await call(saveQuestions, token, { body: questions.map((question) => ({ formId, ...question })) });
    const { confirmationMail, ...others } = settings;
    const change = (body: FormChange) => call(changeForm, token, { params: { id: formId }, body });
    await change({ ...others, state: "open" });
    for (let count = 0; answer && count < answers; count++) {
      const said = answer(random);
      const sent = asked.map(({ id: questionId, title }) => ({ questionId, value: said[title] ?? "" }));
      await call(submitForms, settings.restricted ? token : "", { body: [{ formId, answers: sent }] });
    }
    // Confirmation emails are turned on after the submissions, so that the demo sends none for them.
    if (confirmationMail) await change({ confirmationMail });
  }
}
