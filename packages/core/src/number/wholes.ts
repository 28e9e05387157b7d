/** The whole numbers from one to another, both taken in. */
export const wholes = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
