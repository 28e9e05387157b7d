/** "1 row", "3 rows": the count with the word that agrees with it. */
export const several = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`
