/** Texts that have made parsers, patterns and comparisons slow, here or elsewhere: a repeated piece, and an end. */
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

/** The room for one text in a body; the server accepts a megabyte. */
export const MAX_BYTES = 900_000;

/** Returns the worst texts of a length. Short ones cannot be slow, so only some of them are tested. */
export function worstTexts(length: number): string[] {
  const every = length <= 200 ? 10 : length <= 1000 ? 3 : 1;
  return PIECES.filter((_, index) => index % every === 0).map(([piece, end]) => {
    const room = Math.max(0, length - end.length);
    const most = Math.floor(MAX_BYTES / Buffer.byteLength(JSON.stringify(piece).slice(1, -1)));
    const times = Math.min(Math.ceil(room / piece.length), most);
    return (piece.repeat(times).slice(0, room) + end).slice(0, length).toWellFormed();
  });
}
