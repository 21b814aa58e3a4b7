/** The hot list says a product's labels as one comma-separated string. */
export function splitLabels(labelValueIds: string | null | undefined): string[] {
  return (labelValueIds ?? '')
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '');
}
