import { orNone, type Reader } from '../../shared/api/reader.ts';
import { webinarCalls } from '../webinar/wire.ts';

/** Webinars. */
export function companyCalls({ read }: Reader) {
  return {
    /** Upcoming webinars, the next one first; empty for an upstream without the call. */
    getUpcomingWebinars: () => orNone(read(webinarCalls.upcoming)),
    /** Past webinars, the last one first; empty for an upstream without the call. */
    getPastWebinars: () => orNone(read(webinarCalls.past)),
  };
}
