import type { ShownLesson } from "@offertory/contract";

export const someLesson = (changes: Partial<ShownLesson> = {}): ShownLesson => ({
  church: { subDomain: "grace", name: "Grace Church" },
  editId: null,
  program: { name: "Parables", slug: "parables" },
  study: { name: "Lost", slug: "lost" },
  title: "The lost sheep",
  slug: "sheep",
  description: "One of a hundred",
  picture: null,
  published: true,
  sections: [
    { id: "look", title: "Look for it", kind: "do", html: "<p>All together</p>", video: null },
    { id: "hide", title: "Before", kind: "note", html: "<p>Hide it first</p>", video: null },
    { id: "luke", title: "Luke 15", kind: "read", html: "<p>Ninety-nine</p>", video: null },
  ],
  files: [
    { id: "f", name: "sheet.pdf", size: 1_240_000, type: "application/pdf", url: "/content/c/lessons/f/sheet.pdf" },
  ],
  previous: null,
  next: { study: "lost", slug: "coin", title: "The lost coin" },
  ...changes,
});
