/** No answer arrived, so it is not known what became of the request. */
export class NoAnswer extends Error {}

/** The server refused the request. The message is the server's sentence, or empty if it gave none. */
export class Refused extends Error {
  readonly code: string;

  constructor(text: string, code = "") {
    super(text);
    this.code = code;
  }
}
