import type { Answers } from "../editor/use-elements.ts";

export interface ElementFormProps<Kind> {
  title: string;
  answers: Kind;
  onSave(answers: Answers): Promise<void>;
  onClose(): void;
}
