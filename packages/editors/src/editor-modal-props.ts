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
  pickPicture?: (() => Promise<InsertedPicture | null>) | undefined;
  /** Uploads a picture that was dropped or pasted; without it, the person is told that they may not upload pictures. */
  uploadPicture?: UploadPicture | undefined;
}

export interface InsertedPicture {
  url: string;
  alt: string;
}

export type UploadPicture = (
  file: File,
  sending: { onProgress(part: number): void; signal: AbortSignal },
) => Promise<InsertedPicture>;
