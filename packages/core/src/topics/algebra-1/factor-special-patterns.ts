import {
  answerStep,
  type Both,
  blank,
  both,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  factoredExpression,
  type Inline,
  integer,
  isSame,
  itemOf,
  join,
  line,
  m,
  minus,
  type Printed,
  polygon,
  power,
  prose,
  type Random,
  relation,
  type Step,
  statements,
  step,
  sum,
  symbolsOf,
  table,
  textList,
  tupleOf,
  withFigure,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import {
  discriminantOf,
  factoredOrPrime,
  factorsFully,
  isSquare,
  PRIME,
  quadraticOf,
} from '../kit/polynomials/factored.ts'
import { monomial, polynomial } from '../kit/polynomials/polynomial.ts'
import {
  asDifference,
  asSquare,
  binomialSquared,
  DIFFERENCE_RULE,
  difference,
  drawPair,
  type Kind,
  kinds,
  square,
  squareRule,
} from './factor-special-patterns/patterns.ts'

interface Level {
  readonly kinds: readonly Kind[]
}
const draw = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random)
const isFullyFactored = (printed: Printed, answer: Expr) => {
  const of = itemOf(printed.maths, 0)
  return factorsFully(answer, of, [...symbolsOf(of)])
}

const PATTERNS = {
  difference: { en: line`difference of squares`, es: line`diferencia de cuadrados` },
  square: { en: line`perfect-square trinomial`, es: line`trinomio cuadrado perfecto` },
  neither: { en: line`neither`, es: line`ninguno` },
} as const
type Pattern = keyof typeof PATTERNS

/** A polynomial to be sorted, and what tells its pattern. */
interface Sorted {
  readonly pattern: Pattern
  readonly shown: Expr
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}
const patterned = {
  difference(random: Random, leading: number): Sorted {
    const [a, b] = [random.int(1, leading), random.pick([4, 5, 7, 8, 10, 11])]
    const shown = difference(a, b).printed
    return {
      pattern: 'difference',
      shown,
      work: equation(shown, asDifference(monomial(a, ['x', 1]), b)),
      why: PATTERNS.difference,
    }
  },
  square(random: Random, leading: number): Sorted {
    const [a, b, sign] = [random.int(1, leading), random.pick([4, 5, 7, 8, 10]), random.sign()]
    const shown = square(a, b * sign).printed
    return {
      pattern: 'square',
      shown,
      work: equation(shown, asSquare(monomial(a, ['x', 1]), b, sign > 0)),
      why: PATTERNS.square,
    }
  },
  'sum of squares'(random: Random): Sorted {
    const b = random.int(2, 9)
    const shown = m`x^2 + ${b * b}`
    return {
      pattern: 'neither',
      shown,
      work: equation(shown, sum(m`x^2`, power(b, 2))),
      why: { en: line`neither, for this is a sum of squares`, es: line`ninguno, porque es una suma de cuadrados` },
    }
  },
  'wrong middle'(random: Random): Sorted {
    const b = random.int(2, 9)
    const middle = m`${2 * b + 1}x`
    return {
      pattern: 'neither',
      shown: random.evenly([true, false]) ? m`x^2 + ${2 * b + 1}x + ${b * b}` : m`x^2 - ${2 * b + 1}x + ${b * b}`,
      work: relation(join(2, m`x`, bracketed(b)), '≠', middle),
      why: {
        en: line`neither, for the middle term is not twice the product of ${m`x`} and ${b}`,
        es: line`ninguno, porque el término del medio no es el doble del producto de ${m`x`} y ${b}`,
      },
    }
  },
}

function patternOf(of: Expr): Pattern {
  const found = quadraticOf(of)
  if (!found) return 'neither'
  const [a, b, c] = found
  if (b.n === 0) return isSquare(a) && isSquare(c.negated()) ? 'difference' : 'neither'
  return isSquare(a) && discriminantOf(found).n === 0 ? 'square' : 'neither'
}

/** A square with a smaller one cut out of it. */
const cuts = {
  'ax and b'(random: Random) {
    const [a, b] = drawPair(random, 9)
    return { ...difference(a, b), large: monomial(a, ['x', 1]), b }
  },
  'x + a and b'(random: Random) {
    const b = random.int(2, 8)
    const a = b + random.int(1, 6)
    return { ...binomialSquared(a, b), large: polynomial([a, 1]), b }
  },
}

export const factorSpecialPatterns = defineTopic(
  {
    id: 'factor-special-patterns',
    name: {
      en: 'Factor differences of squares and perfect-square trinomials',
      es: 'Factorizar diferencias de cuadrados y trinomios cuadrados perfectos',
    },
    description: {
      en: 'Recognize differences of squares and perfect-square trinomials and write them as products.',
      es: 'Reconoce diferencias de cuadrados y trinomios cuadrados perfectos y escríbelos como productos.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2'],
    rev: 2,
    levels: {
      easy: { kinds: ['difference', 'square plus', 'square minus'], leading: [1, 1], sorted: 1, cut: 'ax and b' },
      medium: {
        kinds: ['difference ax', 'square ax', 'two letters', 'difference ax', 'fraction', 'square ax', 'prime'],
        leading: [2, 6],
        sorted: 3,
        cut: 'ax and b',
      },
      hard: {
        kinds: [
          'common factor',
          'fourth power',
          'binomial squared',
          'sum left over',
          'fourth power',
          'binomial squared',
        ],
        leading: [2, 6],
        sorted: 3,
        cut: 'x + a and b',
      },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      share: 4,
      instruction: { en: prose`Factor.`, es: prose`Factoriza.` },
      draw,
      answer: factoredExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check: isFullyFactored,
    }),

    complete: form({
      levels: ['medium'],
      share: 4,
      instruction: {
        en: prose`Factor completely. Write “prime” if the polynomial does not factor.`,
        es: prose`Factoriza por completo. Escribe “primo” si el polinomio no se puede factorizar.`,
      },
      draw,
      answer: factoredOrPrime,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check(printed, answer) {
        if (!isSame(answer, PRIME)) return isFullyFactored(printed, answer)
        const quadratic = quadraticOf(itemOf(printed.maths, 0))
        return quadratic !== null && !isSquare(discriminantOf(quadratic))
      },
    }),

    longer: form({
      levels: ['hard'],
      share: 4,
      instruction: { en: prose`Factor completely.`, es: prose`Factoriza por completo.` },
      draw,
      answer: factoredExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check: isFullyFactored,
    }),

    sort: form({
      levels: ['easy', 'medium'],
      kind: 'order',
      draw: (random, { sorted }) =>
        random.until(
          () =>
            random
              .shuffle([
                'difference',
                'square',
                random.pick(['sum of squares', 'wrong middle'] as const),
                random.pick(['difference', 'square'] as const),
              ] as const)
              .map(pattern => patterned[pattern](random, sorted)),
          all => new Set(all.map(({ shown }) => JSON.stringify(shown))).size === all.length,
        ),
      answer: textList(PATTERNS),
      solve: all => all.map(({ pattern }) => pattern),
      ask(all) {
        const printed = table({
          head: [words('Polynomial', 'Polinomio'), words('Pattern', 'Patrón')],
          rows: all.map(({ shown }) => [shown, blank(6)]),
        })
        return {
          en: [
            prose`For each polynomial, write “difference of squares”, “perfect-square trinomial” or “neither”.`,
            printed,
          ],
          es: [
            prose`Para cada polinomio, escribe “diferencia de cuadrados”, “trinomio cuadrado perfecto” o “ninguno”.`,
            printed,
          ],
        }
      },
      solution: all =>
        all.map(({ work, why }, i) =>
          step(work, because.explain, {
            sentence: { en: [`${i + 1}: `, ...why.en, '.'], es: [`${i + 1}: `, ...why.es, '.'] },
          }),
        ),
      check(printed, answer) {
        const { rows } = printed.block('table')
        return rows.length === answer.length && rows.every(([of], i) => patternOf(of?.[0] as Expr) === answer[i])
      },
    }),

    missingTerm: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the positive number that makes a perfect-square trinomial.`,
        es: prose`Escribe el número positivo que forma un trinomio cuadrado perfecto.`,
      },
      draw: (random, { leading: [least, most] }) => ({
        a: random.int(least, most),
        b: random.int(2, 12),
        sign: random.sign(),
        isMiddle: random.evenly([false, true]),
      }),
      answer: integer,
      solve: ({ a, b, isMiddle }) => (isMiddle ? 2 * a * b : b * b),
      ask: ({ a, b, sign, isMiddle }) => {
        const first = monomial(a * a, ['x', 2])
        if (isMiddle) return both(sign === 1 ? m`${first} + __x + ${b * b}` : m`${first} - __x + ${b * b}`)
        return both(m`${first} + ${2 * a * b * sign}x + __`)
      },
      solution: ({ a, b, sign, isMiddle }): readonly Step[] => {
        const rule = squareRule(sign > 0)
        const first = equation(monomial(a * a, ['x', 2]), power(a === 1 ? m`x` : bracketed(m`${a}x`), 2))
        if (isMiddle)
          return [
            step(statements(...(a === 1 ? [] : [first]), equation(b * b, power(b, 2))), because.use, { rule }),
            step(equation(join(2, bracketed(m`${a}x`), bracketed(b)), m`${2 * a * b}x`), because.twiceTheProduct),
            answerStep(expr(2 * a * b), {
              en: line`The missing number is ${2 * a * b}.`,
              es: line`El número que falta es ${2 * a * b}.`,
            }),
          ]
        return [
          ...(a === 1 ? [] : [step(first, because.use, { rule })]),
          step(statements(m`${2 * a}b = ${2 * a * b}`, m`b = ${b}`), because.twiceTheProduct),
          step(equation(power(b, 2), b * b), because.evaluate, { what: m`b^2` }),
        ]
      },
      // The discriminant is 0.
      check(printed, answer) {
        const found = quadraticOf(filled(printed.one('sum'), answer))
        return found !== null && exact(answer).n > 0 && discriminantOf(found).n === 0
      },
    }),

    numeric: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Use a difference of squares to calculate mentally.`,
        es: prose`Usa una diferencia de cuadrados para calcular mentalmente.`,
      },
      draw: random => ({
        middle: random.pick([20, 30, 40, 50, 60, 70, 80, 90, 100]),
        off: random.int(1, 4),
        isProduct: random.evenly([true, false]),
      }),
      answer: integer,
      solve: ({ middle, off, isProduct }) => (isProduct ? middle ** 2 - off ** 2 : 4 * middle * off),
      ask: ({ middle, off, isProduct }) => {
        const [large, small] = [middle + off, middle - off]
        return both(isProduct ? join(large, small) : m`${large}^2 - ${small}^2`)
      },
      solution: ({ middle, off, isProduct }) => {
        const [large, small] = [middle + off, middle - off]
        return isProduct
          ? [
              step(m`(${middle} + ${off})(${middle} - ${off})`, because.explain, {
                sentence: {
                  en: line`Both factors are ${off} away from ${middle}.`,
                  es: line`Los dos factores están a ${off} de ${middle}.`,
                },
              }),
              step(m`${middle}^2 - ${off}^2`, because.use, { rule: m`(a + b)(a - b) = a^2 - b^2` }),
              step(equation(minus(middle ** 2, off ** 2), middle ** 2 - off ** 2), because.evaluateEachSquare),
            ]
          : [
              step(m`(${large} + ${small})(${large} - ${small})`, because.use, { rule: DIFFERENCE_RULE }),
              step(equation(join(large + small, large - small), 4 * middle * off), because.findSumAndDifference),
            ]
      },
      check: (printed, answer) => evaluate(itemOf(printed.maths, 0)).equals(exact(answer)),
    }),

    shaded: form({
      levels: ['medium', 'hard'],
      draw: (random, { cut }) => cuts[cut](random),
      answer: factoredExpression,
      solve: ({ answer }) => answer,
      ask({ large, b }) {
        const corners = (from: number, to: number) =>
          [
            [from, from],
            [to, from],
            [to, to],
            [from, to],
          ] as const
        return withFigure(
          {
            en: prose`A small square is cut out of a large square. Write the shaded area in factored form.`,
            es: prose`De un cuadrado grande se recorta un cuadrado pequeño. Escribe el área sombreada en forma factorizada.`,
          },
          polygon({
            vertices: corners(0, 6),
            sides: [large],
            shaded: true,
            holes: [{ vertices: corners(2, 4), sides: [expr(b)] }],
            size: 9,
          }),
        )
      },
      solution: ({ large, b, steps }) => [
        step(minus(power(bracketed(large), 2), power(b, 2)), because.explain, {
          sentence: {
            en: line`Shaded area: the large square less the small one, a difference of squares.`,
            es: line`Área sombreada: el cuadrado grande menos el pequeño, una diferencia de cuadrados.`,
          },
        }),
        ...steps().slice(1),
      ],
      check(printed, answer) {
        const labels = printed.figure('polygon').lines.flatMap(({ label }) => (label ? [label as Expr] : []))
        const [large, small] = tupleOf(labels, 2)
        return factorsFully(answer, minus(power(bracketed(large), 2), power(small, 2)))
      },
    }),
  }),
)
