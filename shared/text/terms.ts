/**
 * Technical terms that must not be broken across lines, although they contain a space, a hyphen or two scripts: `Wi-Fi 7`,
 * `PoE-PD`, `EX2400-24P4X`, `無線LAN`.
 */
export const TERM = /Wi-Fi(?: \d\w?)?|[無有]線LAN|\b[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+/g;
