import { ChoiceAnswer } from "./fields/choice-answer.tsx";
import { DateAnswer } from "./fields/date-answer.tsx";
import type { FieldProps } from "./fields/field-props.ts";
import { HeadingPart } from "./fields/heading-part.tsx";
import { PhoneAnswer } from "./fields/phone-answer.tsx";
import { TextAnswer } from "./fields/text-answer.tsx";
import { TicksAnswer } from "./fields/ticks-answer.tsx";
import { YesNoAnswer } from "./fields/yes-no-answer.tsx";

/** The field of a question by its type; payment questions are rendered elsewhere. */
export function QuestionField(props: FieldProps) {
  switch (props.question.fieldType) {
    case "Heading":
      return <HeadingPart question={props.question} />;
    case "Multiple Choice":
      return <ChoiceAnswer {...props} />;
    case "Yes/No":
      return <YesNoAnswer {...props} />;
    case "Checkbox":
      return <TicksAnswer {...props} />;
    case "Date":
      return <DateAnswer {...props} />;
    case "Phone Number":
      return <PhoneAnswer {...props} />;
    case "Payment":
      return null;
    default:
      return <TextAnswer {...props} />;
  }
}
