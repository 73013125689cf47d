/** The answer never came: what became of the request, nobody knows. */
export class NoAnswer extends Error {}

/** The server said no, in these words; without any where it gave no reason. */
export class Refused extends Error {
  readonly code: string;

  constructor(text: string, code = "") {
    super(text);
    this.code = code;
  }
}
