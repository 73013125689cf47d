import { createContext, useContext, type ReactNode } from "react";

const PageHelp = createContext<ReactNode>(null);

/** An app provides the help for the current page here; the page's header shows it. */
export const PageHelpProvider = PageHelp.Provider;

export const usePageHelp = (): ReactNode => useContext(PageHelp);
