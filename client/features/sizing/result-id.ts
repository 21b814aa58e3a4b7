/** Where the answer of a tool stands on its page. */
export const RESULT_ID = 'result';
