export { Header, type HeaderProps } from "./header.tsx";
export { type HelpArticle, articleUrl, HELP_ARTICLES, isHelpArticle } from "./help-articles.ts";
export { HelpButton, FloatingHelp } from "./help-button.tsx";
export { type HeaderLink, MenuLinks } from "./menu-links.tsx";
