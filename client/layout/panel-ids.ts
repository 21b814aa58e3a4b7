/**
 * Ids of the header's panels outside of the main menu, whose indices count from 0. One number identifies the
 * single open panel.
 */
export const KNOWLEDGE_PANEL = 100;
export const SEARCH_PANEL = 101;
