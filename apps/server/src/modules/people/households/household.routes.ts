import type { FastifyInstance } from "fastify";
import type { People } from "../people.ts";

export const householdRoutes = (_people: People) => async (_app: FastifyInstance) => {};
