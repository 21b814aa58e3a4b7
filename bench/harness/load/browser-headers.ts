const COMMON = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'Accept-Language': 'ja',
};

/** Request headers of a current browser. */
export const BROWSER = { ...COMMON, 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** The same without compression, to compare rendering alone. */
export const UNCOMPRESSED = { ...COMMON, 'Accept-Encoding': 'identity' };
