/** A name of the caller's as an error says it, which need not hold all of it. */
export const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
