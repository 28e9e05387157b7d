/** C(6, 3), 6C3 and ₆C₃; the same with P. */
const COUNTS =
  /(?<![\p{L}\d])(?:([CP]) ?\((\d{1,2}) ?[,;] ?(\d{1,2})\)|(\d{1,2}|[₀-₉]{1,2})([CP])(\d{1,2}|[₀-₉]{1,2}))(?![\d₀-₉!])/gu
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

const numberOf = (digits: string | undefined): number =>
  Number([...(digits ?? '')].map(digit => (LOWERED.includes(digit) ? LOWERED.indexOf(digit) : digit)).join(''))

/** A text with its combinations and permutations worked out. */
export const withCounts = (text: string): string =>
  text.replace(
    COUNTS,
    (typed: string, called?: string, of?: string, some?: string, all?: string, sign?: string, few?: string) => {
      const [from, take] = [numberOf(of ?? all), numberOf(some ?? few)]
      if (take > from) return typed
      let count = 1
      for (let i = 0; i < take; i++)
        count = (called ?? sign) === 'C' ? (count * (from - i)) / (i + 1) : count * (from - i)
      return Number.isSafeInteger(count) ? String(count) : typed
    },
  )
