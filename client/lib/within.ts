/** What a promise gives, or `instead` when it takes longer than `ms`. */
export async function within<Data>(promise: Promise<Data>, ms: number, instead: () => Data): Promise<Data> {
  const late = Promise.withResolvers<Data>();
  const timer = setTimeout(() => late.resolve(instead()), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
