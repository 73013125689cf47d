/**
 * Texts that have made parsers, patterns and comparisons slow, here or elsewhere: a piece that is repeated, and what ends it.
 */
const PIECES: readonly (readonly [piece: string, end: string])[] = [
  ["a", ""],
  [" ", "x"],
  ["\n", "x"],
  ["a-", ""],
  ["-", "x"],
  [".", "x"],
  ["a.", "@"],
  ["a@", ""],
  ["0", "x"],
  ["4 ", ""],
  ["*_", ""],
  ["=\n-\n", ""],
  ["[", ""],
  ["](", ""],
  ["<", ""],
  ["<b>", ""],
  ["<a href='", ""],
  ['<a href="/', `${" ".repeat(200)}x">`],
  ["&#", ""],
  ["%", ""],
  ["/", "x"],
  ["\\", ""],
  ['"', ""],
  ["=", ""],
  ["🙏", ""],
  ["é", ""],
  ["ﷺ", ""],
  ["字", ""],
  ["a ", ""],
  ["http://a", ""],
];

/** The worst texts of a length. Short ones cannot be slow: a few of them are enough. */
export function worstTexts(length: number): string[] {
  const some = length <= 200 ? PIECES.slice(0, 6) : length <= 1000 ? PIECES.filter((_, index) => index % 2 === 0) : PIECES;
  return some.map(([piece, end]) => {
    const room = Math.max(0, length - end.length);
    return (piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + end).slice(0, length).toWellFormed();
  });
}
