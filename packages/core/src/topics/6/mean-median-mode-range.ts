import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const meanMedianModeRange = defineTopic(
  {
    id: 'mean-median-mode-range',
    name: { en: 'Mean, median, mode and range', es: 'Media, mediana, moda y rango' },
    description: {
      en: 'Find the mean, median, mode and range of a data set.',
      es: 'Halla la media, la mediana, la moda y el rango de un conjunto de datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.3', '6.SP.B.5', '6.SP.B.5c'],
    levels: {
      // 5 or 7 whole numbers 1..30 (odd count), at most two out of order; integer mean; exactly one mode
      easy: { top: 10 },
      // 6..10 whole numbers 5..100, unordered, even counts possible (median may end in .5); mean to one decimal exact; mode may be none or two
      medium: { top: 10 },
      // find the missing value for a given mean, effect of adding/removing an outlier on mean and median, mean from a frequency table, or decimals data
      hard: { top: 10 },
    },
  },
  // Forms: list of data: find the four measures [answer: number-list] | one measure only | frequency table [figure: data-table] | missing data value given the mean | what happens to the mean/median if ... (increase, decrease, same) [answer: text-choice]
  // Answer: decimal (integer when whole; list mean, median, mode, range in that order when all asked; 'no mode' allowed). Check: sort and recompute with exact rationals
  // Constraints: mean terminates within one decimal (two at hard); mode unambiguous or stated 'none'/two values; data realistic for context; range > 0; 'mode' of data without repeats is 'no mode'; with two modes both are written in ascending order; the outlier items name which measure changes more by exact recomputation; story contexts: quiz scores, minutes of exercise, goals per game, daily high temperatures, prices, pages read
  form => ({
    bare: form({
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      draw: (random, { top }) => ({ a: random.int(1, top), b: random.int(1, top) }),
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(m`${a} + ${b} = __`),
      // Takes one addend away again: the other must be left.
      check(printed, answer) {
        const [left, right] = printed.all('number')
        return left !== undefined && right !== undefined && evaluate(right).plus(evaluate(left)).equals(answer)
      },
    }),
  }),
)
