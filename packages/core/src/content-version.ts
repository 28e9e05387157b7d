/** Rises whenever the same seed may give other problems than before. */
export const CONTENT_VERSION = '1.0.0'
