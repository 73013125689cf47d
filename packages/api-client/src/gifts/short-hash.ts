/** A short hash of a text, to tell whether two are the same; it is no secret-keeper. */
export function shortHash(text: string): string {
  let [one, other] = [0x9e3779b1, 0x85ebca77];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x85ebca6b);
    other = Math.imul(other ^ code, 0xc2b2ae35);
  }
  return `${(one >>> 0).toString(36)}${((other ^ (one >>> 15)) >>> 0).toString(36)}`;
}
