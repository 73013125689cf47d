/** Why a gift cannot go on, in words for the donor. */
export class GiftProblem extends Error {
  /** Whether it is about the card, which is where it is then shown. */
  readonly onCard: boolean;
  constructor(text: string, { onCard = false }: { onCard?: boolean } = {}) {
    super(text);
    this.onCard = onCard;
  }
}
