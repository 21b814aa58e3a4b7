/** Id of a tool's result on its page. */
export const RESULT_ID = 'result';
