export const makePairs = { id: 'make-pairs', en: 'Make pairs.', es: 'Forma parejas.' } as const
export const upOneDownOne = {
  id: 'up-one-down-one',
  en: 'One number goes up 1, the other goes down 1.',
  es: 'Un número sube 1 y el otro baja 1.',
} as const
export const allAreInPairs = {
  id: 'all-are-in-pairs',
  en: 'All are in pairs: even.',
  es: 'No sobra nada: par.',
} as const
export const oneIsLeftOver = { id: 'one-is-left-over', en: '1 is left over: odd.', es: 'Sobra 1: impar.' } as const
export const evenNumbersEnd = {
  id: 'even-numbers-end',
  en: 'Even numbers end in 0, 2, 4, 6, or 8.',
  es: 'Los números pares terminan en 0, 2, 4, 6 u 8.',
} as const
export const oddNumbersEnd = {
  id: 'odd-numbers-end',
  en: 'Odd numbers end in 1, 3, 5, 7, or 9.',
  es: 'Los números impares terminan en 1, 3, 5, 7 o 9.',
} as const
export const onePerSide = {
  id: 'one-per-side',
  en: 'One of each pair goes to each side.',
  es: 'Uno de cada pareja va a cada lado.',
} as const
export const eachEvenOrOdd = {
  id: 'each-even-or-odd',
  en: 'Say whether each is even or odd.',
  es: 'Di si cada uno es par o impar.',
} as const
export const onlyPairs = {
  id: 'only-pairs',
  en: 'Only pairs are put together: even.',
  es: 'Solo se juntan parejas: par.',
} as const
export const leftOversMakeAPair = {
  id: 'left-overs-make-a-pair',
  en: 'The two that are left over make a pair: even.',
  es: 'Los dos que sobran forman una pareja: par.',
} as const
