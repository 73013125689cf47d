import { createContext, useContext, type ReactNode } from "react";

const PageHelp = createContext<ReactNode>(null);

/** An app says here what help there is about the page that is open; the page's header shows it. */
export const PageHelpProvider = PageHelp.Provider;

export const usePageHelp = (): ReactNode => useContext(PageHelp);
