export { Header, type HeaderProps } from "./header.tsx";
export { type HelpArticle, articleUrl, isHelpArticle } from "./help-articles.ts";
export { HelpIcon } from "./help-icon.tsx";
export { type HeaderLink, MenuLinks } from "./menu-links.tsx";
