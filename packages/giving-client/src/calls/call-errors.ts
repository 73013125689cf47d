/** No answer arrived, so it is not known what became of the request. */
export class NoAnswer extends Error {}

/** The server refused the request. The message is the server's sentence, or empty if it gave none. */
export class Refused extends Error {
  readonly code: string;
  /** Why a card was declined; guests are only told that it was. */
  readonly reason: string;

  constructor(text: string, code = "", reason = "") {
    super(text);
    this.code = code;
    this.reason = reason;
  }
}
