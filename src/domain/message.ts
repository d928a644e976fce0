/** Maximum number of characters in one message to an advisor. */
export const MESSAGE_MAX = 4000;
