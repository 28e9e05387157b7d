/** The items from one on, then those before it: forms that share a list and take turns begin at different places. */
export const startingAt = <T>(items: readonly T[], first: number): readonly T[] => {
  const start = first % items.length
  return start === 0 ? items : [...items.slice(start), ...items.slice(0, start)]
}
