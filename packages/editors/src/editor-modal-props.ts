/** What the modal editors are given: a text to begin with, and where it goes when it is saved. */
export interface EditorModalProps {
  open: boolean;
  value: string;
  title: string;
  /** Under which name an unsaved text is kept in this browser; it names the person, so that nobody finds another's. */
  draftKey: string;
  onSave(text: string): void;
  onCancel(): void;
  /** Lets the person choose a picture; without it there is no such button. */
  pickPicture?: (() => Promise<{ url: string; alt: string } | null>) | undefined;
}
