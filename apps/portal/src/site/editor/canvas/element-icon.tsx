import type { ElementType } from "@offertory/contract";
import {
  Calendar,
  CirclePlay,
  Columns2,
  FileText,
  HandHeart,
  Image,
  Link2,
  TextAlignStart,
} from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

const ICONS: Record<ElementType, ReactNode> = {
  text: <TextAlignStart />,
  picture: <Image />,
  button: <Link2 />,
  giving: <HandHeart />,
  form: <FileText />,
  events: <Calendar />,
  columns: <Columns2 />,
  video: <CirclePlay />,
};

export const elementIcon = (type: ElementType): ReactNode => ICONS[type];
