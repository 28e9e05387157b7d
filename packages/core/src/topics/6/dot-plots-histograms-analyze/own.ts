/** The forms of a level share the settings out, so that no sheet tells of one thing twice. */
export const ownOf = <T>(settings: readonly T[], own: number, forms: number): readonly T[] =>
  settings.filter((_, i) => i % forms === own)
