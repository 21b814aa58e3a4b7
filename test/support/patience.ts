/**
 * How long tests wait for one thing before it counts as hung, in milliseconds. Far beyond what a crowded machine needs: how
 * quick a machine is must decide no test.
 */
export const HANG_MS = 120_000;

/** Settings of every test site: no call, page or section is given up because the machine of the tests is crowded. */
export const PATIENT_SETTINGS = {
  API_TIMEOUT_MS: String(HANG_MS),
  RENDER_QUEUE_WAIT_MS: String(HANG_MS),
  SIDE_DATA_MS: String(HANG_MS),
};
