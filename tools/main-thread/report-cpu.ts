import { createHash } from "node:crypto";

const REFERENCE = Array.from({ length: 20_000 }, (_, index) => `${index}: text of a person, a gift or a page`);

/** Loaded into a server before its program: on request, sends its parent the CPU time that the main thread has used. */
process.on("message", (message) => {
  if (message === "cpu") process.send?.({ cpu: cpu() });
  if (message === "reference") process.send?.({ cpu: spendReference() });
});

function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns the CPU time of a fixed amount of work: texts are joined, split, matched and hashed, as a request does. */
function spendReference(): number {
  const before = cpu();
  for (let times = 0; times < 2; times += 1) {
    const text = JSON.stringify(REFERENCE);
    const read: unknown = JSON.parse(text);
    createHash("sha256").update(JSON.stringify(read).toUpperCase()).digest("hex");
    text.replaceAll(/\p{Lu}/gu, "").match(/[\p{L}\p{N}]+/gu);
  }
  return cpu() - before;
}
