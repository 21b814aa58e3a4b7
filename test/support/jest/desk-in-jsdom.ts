import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

/** Begins each test of a file with an empty browser, and provides what jsdom lacks of one. */
export function deskInJsdom(): void {
  beforeEach(() => {
    localStorage.clear();
    window.scrollTo = jest.fn();
    Element.prototype.scrollIntoView = jest.fn();
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  afterEach(cleanup);
}
