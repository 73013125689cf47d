/** The props of the modal editors. */
export interface EditorModalProps {
  open: boolean;
  value: string;
  title: string;
  /**
   * The name of the draft in this browser's storage. It contains the person's id, so that nobody gets another person's
   * draft.
   */
  draftKey: string;
  onSave(text: string): void;
  onCancel(): void;
  /** Lets the person choose an image; without it there is no image button. */
  pickPicture?: (() => Promise<InsertedPicture | null>) | undefined;
  /**
   * Uploads an image that was dropped or pasted; without it, the person gets a message that they cannot upload images.
   */
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
