/**
 * The name of the tool for a turn that stores the result of a guided conversation. It is in a separate file, because the
 * frame has no schema library.
 */
export const GUIDED_RESULT = 'guided_result';
