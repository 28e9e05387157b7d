import {
  blank,
  both,
  type CellHole,
  divide,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  list,
  minus,
  negative,
  numberSet,
  over,
  prose,
  type Random,
  Ratio,
  simplifiedExpression,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, HALVES, simplifyIt } from './parts.ts'
import {
  type Fraction,
  factorAt,
  inFactors,
  inverted,
  isReduction,
  multiplied,
  multipliedOut,
  simplest,
  zerosOf,
} from './rational.ts'

interface Drawn {
  readonly of: Expr
  readonly result: Expr
  readonly excluded: readonly Ratio[]
}

const drawn = (fraction: Fraction, isFactored = false): Drawn => ({
  of: isFactored ? inFactors(fraction) : multipliedOut(fraction),
  result: simplest(fraction),
  excluded: zerosOf(fraction.bottom),
})

const kinds = {
  factored(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    return drawn({ top: random.shuffle([a, b]), bottom: random.shuffle([b, c]) }, true)
  },
  monomials(random: Random): Drawn {
    const number = Ratio.of(random.int(1, 6), random.int(2, 6))
    const k = random.int(2, 5)
    const [p = 1, q = 2] = random.sample([1, 2, 3, 4, 5, 6], 2)
    const top = monomial(number.n, ['x', Math.max(0, p - q)])
    const bottom = monomial(number.d, ['x', Math.max(0, q - p)])
    return {
      of: over(monomial(number.n * k, ['x', p]), monomial(number.d * k, ['x', q])),
      result: p > q && number.d === 1 ? top : over(top, bottom),
      excluded: [Ratio.of(0)],
    }
  },
  trinomials(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    return drawn({ top: [a, b], bottom: [b, c] })
  },
  squares(random: Random): Drawn {
    const [a, b, c] = drawFactors(random)
    const fraction = { top: [a, c], bottom: [a, b] }
    return drawn(random.chance(0.5) ? fraction : inverted(fraction))
  },
  opposite(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    return {
      of: over(minus(-(a[0] ?? 0), symbol('x')), multiplied([a, b])),
      result: negative(simplest({ top: [a], bottom: [a, b] })),
      excluded: zerosOf([a, b]),
    }
  },
  leading(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const shared = factorAt(...random.pick(HALVES))
    return drawn({ top: [shared, a], bottom: [shared, b] })
  },
  cubes(random: Random): Drawn {
    const c = random.int(1, 5) * random.sign()
    return drawn({ top: [factorAt(c), [c * c, c, 1]], bottom: [factorAt(c), factorAt(-c)] })
  },
  grouping(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const square = [random.pick([1, 2, 3, 5]), 0, 1]
    return drawn({ top: [square, a], bottom: [a, b] })
  },
}

type Kind = keyof typeof kinds

interface Level {
  readonly simplify: readonly Kind[]
}

const HEADS = [words('Simplest form', 'Forma más simple'), words('Excluded values', 'Valores excluidos')]

const resultTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [[cells[0] ?? blank(5), cells[1] ?? blank(3)]],
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  simplify: form({
    share: 2,
    instruction: simplifyIt,
    draw: (random, level: Level) => kinds[random.evenly(level.simplify)](random),
    answer: simplifiedExpression,
    solve: ({ result }) => result,
    ask: ({ of }) => both(of),
    check: checkValue,
  }),

  simplifyWithExcluded: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Simplify. List the excluded values.`,
      es: prose`Simplifica. Enumera los valores excluidos.`,
    },
    draw: (random, { simplify }: Level) => kinds[simplify[0] ?? 'factored'](random),
    answer: tableCells,
    solve: ({ result, excluded }) => {
      const blanks = [result, list(...excluded)]
      return { blanks, ...resultTable(blanks) }
    },
    ask: ({ of }) => both([of, table(resultTable([]))]),
    check(printed, { blanks: [result, excluded] }) {
      const of = printed.one('quotient')
      if (result === undefined || excluded === undefined || typeof result === 'number' || result instanceof Ratio)
        return false
      const shown = typeof excluded === 'object' && 'kind' in excluded && excluded.kind === 'list' ? excluded.items : []
      return (
        isReduction(of, result) &&
        shown.length === 2 &&
        !evaluate(shown[0] ?? of).equals(evaluate(shown[1] ?? of)) &&
        shown.every(value => evaluate(of.under, { x: evaluate(value) }).n === 0)
      )
    },
  }),

  excluded: form({
    instruction: {
      en: prose`Find all values of ${symbol('x')} for which the expression is undefined.`,
      es: prose`Halla todos los valores de ${symbol('x')} para los que la expresión no está definida.`,
    },
    draw: (random, { simplify }: Level) => {
      if (simplify.includes('factored')) return kinds.factored(random)
      if (simplify.includes('trinomials')) return kinds[random.evenly(['trinomials', 'squares'])](random)
      const [, , a, b, c, d] = drawFactors(random)
      return {
        result: symbol('x'),
        excluded: zerosOf([b, c, d]),
        of: divide(multipliedOut({ top: [a], bottom: [b, c] }), multipliedOut({ top: [d], bottom: [c] })),
      }
    },
    answer: numberSet,
    solve: ({ excluded }) => excluded,
    ask: ({ of }) => both(of),
    // Each denominator, and the numerator of a divisor, vanishes at some of them and nowhere else.
    check(printed, answer) {
      const bottoms = printed
        .all('quotient')
        .flatMap(of =>
          of.sign && of.over.kind === 'quotient' && of.under.kind === 'quotient'
            ? [of.over.under, of.under.over, of.under.under]
            : [of.under],
        )
      const isZero = (value: Ratio) => bottoms.some(of => evaluate(of, { x: value }).n === 0)
      const given = answer.map(value => exact(value))
      return (
        new Set(given.map(value => value.toString())).size === given.length &&
        given.every(isZero) &&
        Array.from({ length: 41 }, (_, i) => Ratio.of(i - 20)).filter(isZero).length === given.length
      )
    },
  }),
})
