/**
 * Milliseconds after which a test regards an operation as hung. Far longer than a busy machine needs: no test
 * may depend on the speed of the machine.
 */
export const HANG_MS = 120_000;

/** Settings of every test site: no call, page or section times out because the machine is busy. */
export const PATIENT_SETTINGS = {
  API_TIMEOUT_MS: String(HANG_MS),
  RENDER_QUEUE_WAIT_MS: String(HANG_MS),
  SIDE_DATA_MS: String(HANG_MS),
};
