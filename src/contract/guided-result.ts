/**
 * The name of the tool for a turn that stores the result of a guided conversation. A separate file, because the frame
 * has no schema library.
 */
export const GUIDED_RESULT = 'guided_result';
