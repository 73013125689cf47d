import { expect, test } from "vitest";
import { checkPorts } from "./check-ports.ts";
import { isUnsafePort } from "./unsafe-ports.ts";

test("fetch refuses every unsafe port before it opens a connection", async () => {
  const unsafe = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(isUnsafePort);
  expect(unsafe.length).toBeGreaterThan(80);
  for (const port of unsafe) {
    const error: unknown = await fetch(`http://127.0.0.1:${port}`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ cause: { message: "bad port" } });
  }
});

test("A port that browsers block is refused in one line, as any of the ports in use", async () => {
  for (const port of [6000, 5998, 5996]) {
    await expect(checkPorts({ mode: "demo", host: undefined, port })).rejects.toThrow(
      `Browsers do not open port 6000: choose another first port, for example PORT=${port + 100} npm start.`,
    );
  }
  await expect(checkPorts({ mode: "production", host: undefined, port: 5996 })).resolves.toBeUndefined();
});
