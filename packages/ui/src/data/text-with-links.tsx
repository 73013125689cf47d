import { splitLinks } from "./split-links.ts";

/** What somebody wrote, with the addresses in it as links. They open elsewhere, and learn nothing of where they stood. */
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
