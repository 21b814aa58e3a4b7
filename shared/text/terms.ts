/**
 * Technical terms that must not be broken across lines, although they contain a space or a hyphen: `Wi-Fi 7`, `PoE-PD`,
 * `EX2400-24P4X`.
 */
export const TERM = /Wi-Fi(?: \d\w?)?|\b[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+/g;
