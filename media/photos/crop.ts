import type { Sharp } from 'sharp';
import type { Focus } from '../../shared/api/picture.ts';

type Size = Record<'width' | 'height', number>;

/** Fills a frame with a picture, cropped as browsers crop it: `object-position` at the focus, by default at the center. */
export function crop(image: Sharp, from: Size, frame: Size, focus: Focus | undefined): Sharp {
  if (!focus) return image.resize({ ...frame, fit: 'cover' });
  const scale = Math.max(frame.width / from.width, frame.height / from.height);
  const width = Math.max(frame.width, Math.round(from.width * scale));
  const height = Math.max(frame.height, Math.round(from.height * scale));
  const left = Math.round(((width - frame.width) * focus.x) / 100);
  const top = Math.round(((height - frame.height) * focus.y) / 100);
  return image.resize({ width, height, fit: 'fill' }).extract({ left, top, ...frame });
}
