/** Who handed the mail over and for whom, as said in the SMTP dialogue (the only place that names Bcc recipients). */
export type Envelope = { from: string; to: string[] };

export type MailAttachment = { name: string; type: string; contentId: string; bytes: Uint8Array };

/** A mail as read from its source. Texts are empty, never absent. */
export type MailContent = {
  from: string;
  fromName: string;
  /** The To and Cc lines as the sender wrote them, for showing. */
  toLine: string;
  ccLine: string;
  subject: string;
  /** The sender's Date, or "" when it has none that can be read. */
  date: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
};

/** What the inbox knows of a mail without opening its file. */
export type MailSummary = {
  id: string;
  from: string;
  fromName: string;
  to: string[];
  subject: string;
  date: string;
  received: string;
  /** The beginning of the text: shown in the list and searched. */
  excerpt: string;
  size: number;
  read: boolean;
};
