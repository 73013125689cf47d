export { openPeople, type People, type PeopleNeeds, type PersonContributor } from "./people.ts";
export { peopleMerged, personErased } from "./people-events.ts";
export { findOrAddPerson } from "./people/find-or-add-person.ts";
export { peopleRoutes } from "./people/people.routes.ts";
export { readPersonOf } from "./people/read-person.ts";
export { setPersonEmail } from "./people/set-person-email.ts";
export { changeRoutes } from "./changes/change.routes.ts";
export { householdRoutes } from "./households/household.routes.ts";
