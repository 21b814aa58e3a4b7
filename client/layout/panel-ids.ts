/** Panels of the header beside the main menu's, whose positions count from 0; one number says which single panel is open. */
export const KNOWLEDGE_PANEL = 100;
export const SEARCH_PANEL = 101;
