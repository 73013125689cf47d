/** The types of a block of text. */
export const HEADING_BLOCKS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
export const BLOCKS = ["paragraph", ...HEADING_BLOCKS, "code"] as const;
export type HeadingBlock = (typeof HEADING_BLOCKS)[number];
export type Block = (typeof BLOCKS)[number];

export const HEADING_LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const satisfies Record<
  HeadingBlock,
  number
>;
