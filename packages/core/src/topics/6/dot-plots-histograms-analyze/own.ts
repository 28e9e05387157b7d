/** The levels share the settings out, so that no two pages of a topic tell of one thing. */
export const ownOf = <T>(settings: readonly T[], own: number, forms: number): readonly T[] =>
  settings.filter((_, i) => i % forms === own)
