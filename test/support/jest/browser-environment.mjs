import { TestEnvironment } from 'jest-environment-node';

/** Node's environment, with the name of a failed test for the hooks after it, which save a screenshot. */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.failedTest = undefined;
    if (event.name === 'test_fn_failure') this.global.failedTest = event.test.name;
  }
}
