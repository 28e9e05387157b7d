/** Half up. */
export const rounded = (value: number, unit: number) => Math.floor((value + unit / 2) / unit) * unit

/** At most half a unit away, the half below the number counting up. */
export const isNearest = (value: number, answer: number, unit: number) =>
  answer % unit === 0 && answer - value <= unit / 2 && value - answer < unit / 2
