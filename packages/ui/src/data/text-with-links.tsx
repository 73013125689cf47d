import { splitLinks } from "./split-links.ts";

/**
 * A plain text whose web addresses are links. They open in a new window, which gets neither the opener nor the
 * referrer.
 */
export const TextWithLinks = ({ text }: { text: string }) =>
  splitLinks(text).map(({ text: part, href }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
