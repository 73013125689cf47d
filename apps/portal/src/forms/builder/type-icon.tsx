import type { FieldType } from "@offertory/contract";
import {
  Calendar,
  Check,
  CircleCheck,
  CreditCard,
  FileText,
  LayoutGrid,
  Mail,
  MenuIcon,
  Pencil,
  Phone,
  ArrowUpDown,
  ShieldCheck,
} from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

const ICONS: Record<FieldType, ReactNode> = {
  Heading: <MenuIcon />,
  Textbox: <Pencil />,
  "Multiple Choice": <CircleCheck />,
  "Yes/No": <ShieldCheck />,
  Checkbox: <Check />,
  "Whole Number": <LayoutGrid />,
  Decimal: <ArrowUpDown />,
  Date: <Calendar />,
  "Phone Number": <Phone />,
  Email: <Mail />,
  "Text Area": <FileText />,
  Payment: <CreditCard />,
};

export const typeIcon = (fieldType: FieldType): ReactNode => ICONS[fieldType];
