/** Technical terms that no line breaks, although they carry a space or a hyphen: `Wi-Fi 7`, `PoE-PD`, `EX2400-24P4X`. */
export const TERM = /Wi-Fi(?: \d\w?)?|\b[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+/g;
