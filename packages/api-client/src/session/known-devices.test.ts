import { expect, test } from "vitest";
import { openKnownDevices } from "./known-devices.ts";

function storage(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  };
}

test("a device id is stored for the last five accounts that signed in", () => {
  const kept = storage();
  const devices = openKnownDevices(() => ({ ...kept, setItem: (key, value) => void kept.setItem(key, value) }));
  for (let turn = 1; turn <= 6; turn += 1) devices.write(`Ann${turn}@example.org`, `device-${turn}`);
  expect(devices.read(" ann6@example.org ")).toBe("device-6");
  expect(devices.read("ann2@example.org")).toBe("device-2");
  expect(devices.read("ann1@example.org")).toBeNull();
});

test("damaged or unavailable storage yields no device id and no error", () => {
  for (const spoiled of ["{", "7", '[["a"],[1,2],"x"]']) {
    const kept = storage({ "offertory-devices": spoiled });
    expect(openKnownDevices(() => ({ ...kept, setItem: () => {} })).read("a")).toBeNull();
  }
  const closed = openKnownDevices(() => {
    throw new Error("This browser keeps nothing.");
  });
  closed.write("ann@example.org", "device");
  expect(closed.read("ann@example.org")).toBeNull();
});
