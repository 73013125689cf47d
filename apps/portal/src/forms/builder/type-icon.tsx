import type { FieldType } from "@offertory/contract";
import {
  Calendar,
  CircleDot,
  CreditCard,
  DecimalsArrowRight,
  Hash,
  Heading,
  Mail,
  Phone,
  SquareCheck,
  TextAlignStart,
  TextCursorInput,
  ToggleLeft,
} from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

const ICONS: Record<FieldType, ReactNode> = {
  Heading: <Heading />,
  Textbox: <TextCursorInput />,
  "Multiple Choice": <CircleDot />,
  "Yes/No": <ToggleLeft />,
  Checkbox: <SquareCheck />,
  "Whole Number": <Hash />,
  Decimal: <DecimalsArrowRight />,
  Date: <Calendar />,
  "Phone Number": <Phone />,
  Email: <Mail />,
  "Text Area": <TextAlignStart />,
  Payment: <CreditCard />,
};

export const typeIcon = (fieldType: FieldType): ReactNode => ICONS[fieldType];
