/** Sender and recipients of the SMTP dialogue, which alone names Bcc recipients. */
export type Envelope = { from: string; to: string[] };

export type MailAttachment = { name: string; type: string; contentId: string; bytes: Uint8Array };

/** An email, parsed from its source. A missing text is "". */
export type MailContent = {
  from: string;
  fromName: string;
  /** The To and Cc headers as the sender wrote them. */
  toLine: string;
  ccLine: string;
  subject: string;
  /** The Date header, or "" when it is missing or unreadable. */
  date: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
};

/** The part of an email that the list and the search use, so that its file need not be opened. */
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
