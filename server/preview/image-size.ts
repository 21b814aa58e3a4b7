interface ImageSize {
  width: number;
  height: number;
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Whether a JPEG marker starts a frame; the excluded markers of the range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Dimensions in pixels from the header of a PNG, WebP or JPEG; undefined for other or truncated files. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  try {
    if (bytes.subarray(0, 8).equals(PNG))
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
      return webpSize(bytes);
    return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : undefined;
  } catch {
    // A read beyond the end of the buffer throws.
    return undefined;
  }
}

/** Skips from segment to segment by their lengths until the frame header. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  return undefined;
}

/** Reads the lossy (`VP8 `), lossless (`VP8L`) or extended (`VP8X`) header. */
function webpSize(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
