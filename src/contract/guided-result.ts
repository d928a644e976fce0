/** Names the tool of a turn that keeps the result of a guided conversation. Alone here: the frame has no schema library. */
export const GUIDED_RESULT = 'guided_result';
