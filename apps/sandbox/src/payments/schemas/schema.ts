/** The part of JSON Schema (2020-12) that the providers' schemas are written in. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: string | number | boolean;
  enum?: (string | number | boolean | null)[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export type Definitions = Record<string, Schema>;
