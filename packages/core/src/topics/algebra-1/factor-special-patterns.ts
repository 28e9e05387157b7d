import {
  answerStep,
  blank,
  both,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  factoredExpression,
  integer,
  isSame,
  itemOf,
  join,
  line,
  m,
  minus,
  type Printed,
  paragraphOf,
  polygon,
  power,
  prose,
  type Random,
  statements,
  step,
  symbol,
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
  binomialSquared,
  DIFFERENCE_RULE,
  difference,
  drawPair,
  type Kind,
  kinds,
  squareRule,
} from './factor-special-patterns/patterns.ts'
import { drawSorted, PATTERNS, patternOf } from './factor-special-patterns/sorting.ts'
import { SURROUNDED } from './factor-special-patterns/surrounded.ts'

interface Level {
  readonly kinds: readonly Kind[]
}
/** (ax + b)² or (ax − b)². */
const drawSquared = (random: Random, { leading: [least, most] }: { readonly leading: readonly [number, number] }) =>
  random.until(
    () => ({ a: random.int(least, most), b: random.int(2, 12), sign: random.sign() }),
    // The number that is asked for is not printed: 4 in x² + 4x + 4.
    ({ a, b }) => b !== 2 * a,
  )
const squaredTerm = (a: number): Expr => equation(monomial(a * a, ['x', 2]), power(bracketed(m`${a}x`), 2))
const draw = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random)
const isFullyFactored = (printed: Printed, answer: Expr) => {
  const of = itemOf(printed.maths, 0)
  return factorsFully(answer, of, [...symbolsOf(of)])
}

/** A square with a smaller one cut out of it. */
const cuts = {
  'ax and b'(random: Random) {
    const [a, b] = drawPair(random, 9)
    return { ...difference(a, b), large: monomial(a, ['x', 1]), b }
  },
  'x + a and b'(random: Random) {
    const [a, b] = [random.int(10, 15), random.int(2, 9)]
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
    rev: 7,
    levels: {
      easy: {
        kinds: ['difference', 'square plus', 'square minus'],
        leading: [1, 1],
        sorted: 1,
        cut: 'ax and b',
        scales: [1, 1],
      },
      medium: {
        kinds: ['difference ax', 'square ax', 'two letters', 'difference ax', 'fraction', 'square ax', 'prime'],
        leading: [2, 6],
        sorted: 3,
        cut: 'ax and b',
        scales: [1, 1],
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
        scales: [2, 6],
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
      draw: (random, { sorted }) => drawSorted(random, sorted),
      answer: textList(PATTERNS),
      solve: all => all.map(({ pattern }) => pattern),
      ask(all) {
        const printed = table({
          head: [words('Polynomial', 'Polinomio'), words('Pattern', 'Patrón')],
          rows: all.map(({ shown }) => [shown, blank(6)]),
        })
        return {
          en: [
            prose`For each polynomial, write “difference of squares,” “perfect-square trinomial,” or “neither.”`,
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
      levels: ['medium'],
      instruction: {
        en: prose`Write the number that makes a perfect-square trinomial.`,
        es: prose`Escribe el número que forma un trinomio cuadrado perfecto.`,
      },
      draw: drawSquared,
      answer: integer,
      solve: ({ b }) => b * b,
      ask: ({ a, b, sign }) => both(m`${monomial(a * a, ['x', 2])} + ${2 * a * b * sign}x + __`),
      solution: ({ a, b, sign }) => [
        step(squaredTerm(a), because.use, { rule: squareRule(sign > 0) }),
        step(
          equation(join(2, a === 1 ? symbol('x') : bracketed(m`${a}x`), symbol('b')), m`${2 * a * b}x`),
          because.twiceTheProduct,
        ),
        explained(
          statements(m`${2 * a}b = ${2 * a * b}`, m`b = ${b}`),
          line`Compare the coefficients of ${m`x`}, and divide both sides by ${2 * a}.`,
          line`Compara los coeficientes de ${m`x`} y divide ambos lados entre ${2 * a}.`,
        ),
        step(equation(power(b, 2), b * b), because.evaluate, { what: m`b^2` }),
      ],
      // The discriminant is 0.
      check(printed, answer) {
        const found = quadraticOf(filled(printed.one('sum'), answer))
        return found !== null && discriminantOf(found).n === 0
      },
    }),

    missingMiddle: form({
      levels: ['easy'],
      instruction: {
        en: prose`Write the positive number that makes a perfect-square trinomial.`,
        es: prose`Escribe el número positivo que forma un trinomio cuadrado perfecto.`,
      },
      draw: drawSquared,
      answer: integer,
      solve: ({ a, b }) => 2 * a * b,
      ask: ({ a, b, sign }) => {
        const first = monomial(a * a, ['x', 2])
        return both(sign === 1 ? m`${first} + __x + ${b * b}` : m`${first} - __x + ${b * b}`)
      },
      solution: ({ a, b, sign }) => [
        step(statements(...(a === 1 ? [] : [squaredTerm(a)]), equation(b * b, power(b, 2))), because.use, {
          rule: squareRule(sign > 0),
        }),
        step(equation(join(2, bracketed(m`${a}x`), bracketed(b)), m`${2 * a * b}x`), because.twiceTheProduct),
        answerStep(expr(2 * a * b), {
          en: line`The missing number is ${2 * a * b}.`,
          es: line`El número que falta es ${2 * a * b}.`,
        }),
      ],
      // The discriminant is 0.
      check(printed, answer) {
        const found = quadraticOf(filled(printed.one('sum'), answer))
        return found !== null && exact(answer).n > 0 && discriminantOf(found).n === 0
      },
    }),

    numeric: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Use a difference of squares to calculate mentally.`,
        es: prose`Usa una diferencia de cuadrados para calcular mentalmente.`,
      },
      draw: (random, { scales: [least, most] }) => ({
        middle: random.pick([30, 40, 50, 60, 70, 80, 90, 100]),
        off: random.int(1, 4),
        isProduct: most === 1 && random.evenly([true, false]),
        scale: random.int(least, most),
      }),
      answer: integer,
      solve: ({ middle, off, isProduct, scale }) => (isProduct ? middle ** 2 - off ** 2 : 4 * scale * middle * off),
      ask: ({ middle, off, isProduct, scale }) => {
        const [large, small] = [middle + off, middle - off]
        if (isProduct) return both(join(large, small))
        return both(
          scale === 1 ? m`${large}^2 - ${small}^2` : minus(join(scale, power(large, 2)), join(scale, power(small, 2))),
        )
      },
      solution: ({ middle, off, isProduct, scale }) => {
        const [large, small] = [middle + off, middle - off]
        if (isProduct)
          return [
            step(m`(${middle} + ${off})(${middle} - ${off})`, because.explain, {
              sentence: {
                en: line`Both factors are ${off} away from ${middle}.`,
                es: line`Los dos factores están a ${off} de ${middle}.`,
              },
            }),
            step(m`${middle}^2 - ${off}^2`, because.use, { rule: m`(a + b)(a - b) = a^2 - b^2` }),
            step(equation(minus(middle ** 2, off ** 2), middle ** 2 - off ** 2), because.evaluateEachSquare),
          ]
        const factors = [m`(${large} + ${small})`, m`(${large} - ${small})`]
        const numbers = [...(scale === 1 ? [] : [scale]), large + small, large - small]
        return [
          ...(scale === 1
            ? []
            : [step(join(scale, m`(${large}^2 - ${small}^2)`), because.factorOut, { factor: scale })]),
          step(join(...(scale === 1 ? [] : [scale]), ...factors), because.use, { rule: DIFFERENCE_RULE }),
          step(equation(join(...numbers), 4 * scale * middle * off), because.findSumAndDifference),
        ]
      },
      check: (printed, answer) => evaluate(itemOf(printed.maths, 0)).equals(exact(answer)),
    }),

    shaded: form({
      levels: ['medium', 'hard'],
      draw: (random, { cut }) => ({
        ...cuts[cut](random),
        is: cut === 'x + a and b' ? random.evenly(SURROUNDED) : null,
      }),
      answer: factoredExpression,
      solve: ({ answer }) => answer,
      ask({ large, b, is }) {
        const corners = (from: number, to: number) =>
          [
            [from, from],
            [to, from],
            [to, to],
            [from, to],
          ] as const
        return withFigure(
          is === null
            ? {
                en: prose`A small square is cut out of a large square. Write the shaded area in factored form.`,
                es: prose`De un cuadrado grande se recorta un cuadrado pequeño. Escribe el área sombreada en forma factorizada.`,
              }
            : paragraphOf({
                en: [`The shaded part is ${is.en}. Write its area in factored form.`],
                es: [`La parte sombreada es ${is.es}. Escribe su área en forma factorizada.`],
              }),
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
