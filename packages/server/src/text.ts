/** Half of a surrogate pair becomes the replacement character, as it does wherever text is written as UTF-8. */
export const wellFormed = (text: string) => Buffer.from(text).toString()

/** A caller's title as one line that every output and both databases take. */
export const oneLine = (text: string) =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
