/** Whether a text is the address of a Sentry project: `https://{public key}@{host}/{project number}`. */
export function isDsn(text: string): boolean {
  return (
    /^https?:\/\/[\w-]+(?::[\w-]+)?@[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/.test(text) && URL.canParse(text)
  );
}
