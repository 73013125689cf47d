import { expect, test } from "vitest";
import { findRefs, stripSchema } from "./strip-schema.ts";

test("descriptions, titles and examples are removed from a schema, but not fields with these names", () => {
  const schema = {
    type: "object",
    title: "Order",
    description: "Long words.",
    required: ["id"],
    properties: {
      id: { type: "string", description: "The ID.", readOnly: true, maxLength: 20, example: "1" },
      description: { type: "string", description: "A field of this name." },
      amount: { $ref: "#/components/schemas/money", description: "The money." },
      items: { type: "array", minItems: 1, items: { anyOf: [{ type: "string", title: "One" }, { type: "integer" }] } },
    },
  };
  const stripped = stripSchema(schema);
  expect(stripped).toEqual({
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "string", maxLength: 20 },
      description: { type: "string" },
      amount: { $ref: "#/$defs/money" },
      items: { type: "array", minItems: 1, items: { anyOf: [{ type: "string" }, { type: "integer" }] } },
    },
  });
  expect(findRefs(stripped)).toEqual(["money"]);
});
