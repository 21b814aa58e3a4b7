// Replaces style sheets.
export {};
