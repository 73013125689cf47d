export { addressLines, logoOf } from "./church-address.ts";
export { ChurchIdentity } from "./church-identity.tsx";
export { ChurchListPage } from "./church-list-page.tsx";
export { ChurchSearch } from "./church-search.tsx";
export { RegisterChurchPage } from "./register-church-page.tsx";
