const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** What the letters of a Roman numeral come to: one before a greater one is taken away. */
export const romanValue = (letters: string): number =>
  [...letters].reduce((sum, letter, i) => {
    const [worth = 0, next = 0] = [WORTH[letter], WORTH[letters[i + 1] ?? '']]
    return worth < next ? sum - worth : sum + worth
  }, 0)
