import { expect, test } from "vitest";
import { openRooms } from "./rooms.ts";

test("a socket that joins more than forty rooms leaves the oldest rooms", () => {
  const rooms = openRooms<string>();
  for (let room = 0; room < 50; room += 1) rooms.join("ann", `room ${room}`);
  expect(rooms.isEmpty("room 9")).toBe(true);
  expect([...rooms.membersOf("room 10")]).toEqual(["ann"]);
  rooms.leaveAll("ann");
  expect([rooms.isEmpty("room 49"), rooms.isAnywhere("ann")]).toEqual([true, false]);
});
