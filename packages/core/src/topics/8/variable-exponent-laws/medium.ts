import {
  both,
  box,
  bracketed,
  type Expr,
  equation,
  explainedBy,
  itemOf,
  join,
  line,
  list,
  name,
  numberList,
  over,
  people,
  polygon,
  power,
  prose,
  type Random,
  type Ratio,
  relation,
  type Step,
  simplifiedExpression,
  step,
  symbol,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  grouped,
  type Monomial,
  of,
  powerSteps,
  product,
  productSteps,
  quotient,
  quotientSteps,
  raised,
  simplest,
  toPower,
  written,
} from '../../kit/polynomials/monomials.ts'
import type { Form } from './levels.ts'
import { isEqualAt, isSimplified, LETTER_PAIRS, type Problem, withCoefficients } from './parts.ts'

interface Worked extends Problem {
  readonly steps: () => readonly Step[]
}
const withLetters = (letters: readonly string[], c: number | Ratio, ...e: readonly number[]): Monomial => ({
  ...of(c, ...e),
  letters,
})

const kinds = {
  product(random: Random, letters: readonly string[]): Worked {
    const a = withLetters(letters, random.int(2, 9), random.int(1, 6), random.int(1, 4))
    const b = withLetters(letters, random.int(2, 9), random.int(2, 6), random.int(0, 5))
    const answer = product(a, b)
    return {
      printed: join(grouped(a), grouped(b)),
      answer,
      slip: {
        result: simplest({ ...answer, c: a.c.plus(b.c) }),
        says: {
          en: line`the coefficients were added, but they should be multiplied`,
          es: line`se sumaron los coeficientes, pero deben multiplicarse`,
        },
      },
      steps: () => withCoefficients('product', productSteps(a, b, times)),
    }
  },
  quotient(random: Random, letters: readonly string[]): Worked {
    const b = withLetters(letters, random.int(2, 6), random.int(1, 4), random.int(1, 3))
    const a = product(b, withLetters(letters, random.int(2, 6), random.int(2, 5), random.int(1, 4)))
    const answer = quotient(a, b)
    return {
      printed: over(written(a), written(b)),
      answer,
      slip: {
        result: simplest({ ...answer, c: a.c.minus(b.c) }),
        says: {
          en: line`the coefficients were subtracted, but they should be divided`,
          es: line`se restaron los coeficientes, pero deben dividirse`,
        },
      },
      steps: () => withCoefficients('quotient', quotientSteps(a, b)),
    }
  },
  power(random: Random, letters: readonly string[]): Worked {
    const n = random.int(2, 4)
    const a = withLetters(letters, random.int(2, n === 4 ? 3 : 5), random.int(2, 5), random.int(1, 4))
    const answer = toPower(a, n)
    return {
      printed: raised(a, n),
      answer,
      slip: {
        result: simplest({ ...answer, c: a.c }),
        says: {
          en: line`${a.c} was not raised to the power ${n}`,
          es: line`no se elevó ${a.c} a la potencia ${n}`,
        },
      },
      steps: () => powerSteps(a, n, times),
    }
  },
}
type Kind = keyof typeof kinds
function drawWorked(random: Random, names: readonly Kind[]): Worked {
  const kind = random.evenly(names)
  const letters = random.evenly(LETTER_PAIRS)
  return random.until(
    () => kinds[kind](random, letters),
    ({ answer, slip }) =>
      Math.abs(answer.c.n) <= 1000 &&
      answer.e.every(e => e <= 20) &&
      !isEqualAt(simplest(answer), slip.result) &&
      answer.c.n !== 1,
  )
}

interface Negative {
  readonly of: Monomial
}
/** Letters with a negative exponent, and what becomes of them. */
const negativesOf = ({ e, letters = ['x', 'y'] }: Monomial) =>
  e.flatMap((exponent, i) => {
    const letter = symbol(itemOf(letters, i))
    return exponent < 0
      ? [equation(power(letter, exponent), over(1, exponent === -1 ? letter : power(letter, -exponent)))]
      : []
  })

interface Sides {
  readonly isSquare: boolean
  readonly a: Monomial
  readonly b: Monomial
}
interface Holes {
  readonly letters: readonly [string, string]
  readonly c: number
  readonly p: number
  readonly q: number
  readonly n: number
}
const BLANK = box(0.8)
const holesOf = ({ letters: [one, other], c, p, q, n }: Holes) => {
  const [x, y] = [symbol(one), symbol(other)]
  return equation(
    power(bracketed(join(c, power(x, BLANK), power(y, q))), n),
    join(c ** n, power(x, p * n), power(y, BLANK)),
  )
}
const wholeOf = ({ letters: [one, other], c, p, q, n }: Holes) => {
  const [x, y] = [symbol(one), symbol(other)]
  return equation(
    power(bracketed(join(c, power(x, p), power(y, q))), n),
    join(c ** n, power(x, p * n), power(y, q * n)),
  )
}

export const mediumForms = (form: Form) => ({
  coefficients: form({
    levels: ['medium'],
    share: 3,
    instruction: { en: prose`Simplify.`, es: prose`Simplifica.` },
    draw: (random: Random) => drawWorked(random, ['product', 'power', 'quotient']),
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) =>
      printed.kind === 'quotient'
        ? { en: [printed, prose`No variable is 0.`], es: [printed, prose`Ninguna variable es 0.`] }
        : both(printed),
    solution: ({ steps }) => steps(),
    check: isSimplified,
  }),

  withoutNegatives: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write without negative exponents. No variable is 0.`,
      es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
    },
    draw: (random: Random): Negative => {
      const kind = random.evenly(['alone', 'two letters', 'coefficient'] as const)
      const letters = random.evenly(LETTER_PAIRS)
      const n = -random.int(2, 9)
      return {
        of:
          kind === 'alone'
            ? withLetters(letters, 1, n, 0)
            : kind === 'coefficient'
              ? withLetters(letters, random.int(2, 9), 0, n)
              : withLetters(letters, random.int(1, 6), random.int(2, 6), n),
      }
    },
    answer: simplifiedExpression,
    solve: ({ of: monomial }) => simplest(monomial),
    ask: ({ of: monomial }) => both(written(monomial)),
    solution: ({ of: monomial }) => {
      const [first] = negativesOf(monomial)
      const isAlone = monomial.c.equals(1) && monomial.e.filter(e => e !== 0).length === 1
      const n = Math.min(...monomial.e)
      const letter = symbol(itemOf(monomial.letters ?? ['x'], monomial.e.indexOf(n)))
      return isAlone
        ? [
            explainedBy(equation(written(monomial), over(power(letter, 0), power(letter, -n))), {
              en: line`The exponent ${n} is the difference 0 − ${-n}: write a quotient of two powers.`,
              es: line`El exponente ${n} es la diferencia 0 − ${-n}: escribe un cociente de dos potencias.`,
            }),
            step(simplest(monomial), because.zeroExponent),
          ]
        : [
            step(first ?? simplest(monomial), because.negativeExponent),
            explainedBy(simplest(monomial), {
              en: line`Only this power goes into the denominator; everything else stays above.`,
              es: line`Solo esta potencia pasa al denominador; todo lo demás queda arriba.`,
            }),
          ]
    },
    check: isSimplified,
  }),

  areaOfFigure: form({
    levels: ['medium'],
    draw: (random: Random): Sides => {
      const isSquare = random.evenly([false, true])
      const letters = random.evenly(LETTER_PAIRS)
      const a = withLetters(letters, random.int(2, 9), random.int(2, 6), random.int(1, 4))
      const b = withLetters(letters, random.int(2, 9), random.int(1, 5), 0)
      return { isSquare, a, b: isSquare ? a : b }
    },
    answer: simplifiedExpression,
    solve: ({ a, b }) => simplest(product(a, b)),
    ask: ({ isSquare, a, b }) =>
      withFigure(
        isSquare
          ? {
              en: prose`What is the area of the square? Write it as a simplified expression.`,
              es: prose`¿Cuál es el área del cuadrado? Escríbela como una expresión simplificada.`,
            }
          : {
              en: prose`What is the area of the rectangle? Write it as a simplified expression.`,
              es: prose`¿Cuál es el área del rectángulo? Escríbela como una expresión simplificada.`,
            },
        polygon({
          vertices: isSquare
            ? [
                [0, 0],
                [4, 0],
                [4, 4],
                [0, 4],
              ]
            : [
                [0, 0],
                [8, 0],
                [8, 4],
                [0, 4],
              ],
          sides: isSquare
            ? [
                { label: written(a), ticks: 1 },
                { label: null, ticks: 1 },
                { label: null, ticks: 1 },
                { label: null, ticks: 1 },
              ]
            : [written(a), written(b), null, null],
          angles: [{ mark: 'square' }, { mark: 'square' }, { mark: 'square' }, { mark: 'square' }],
        }),
      ),
    solution: ({ isSquare, a, b }) => [
      explainedBy(isSquare ? raised(a, 2) : join(grouped(a), grouped(b)), {
        en: isSquare
          ? line`The area of a square is the side squared.`
          : line`The area of a rectangle is length times width.`,
        es: isSquare
          ? line`El área de un cuadrado es el lado al cuadrado.`
          : line`El área de un rectángulo es largo por ancho.`,
      }),
      ...(isSquare ? powerSteps(a, 2, times) : withCoefficients('product', productSteps(a, b, times))),
    ],
    // The two sides that meet in a corner, read from the figure.
    check(printed, answer) {
      const labels = printed.figure('polygon').lines.flatMap(({ label }) => (label ? [label as Expr] : []))
      const [one, other = one] = labels
      return one !== undefined && other !== undefined && isEqualAt(join(bracketed(one), bracketed(other)), answer)
    },
  }),

  correctTheResult: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random: Random) => {
      const who = random.evenly(people)
      return { who, ...drawWorked(random, ['power', 'quotient', 'product']) }
    },
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed, slip, who }) =>
      printed.kind === 'quotient'
        ? {
            en: prose`${name(who)} writes ${equation(printed, slip.result)}. This is wrong. Simplify the left side correctly. No variable is 0.`,
            es: prose`${name(who)} escribe ${equation(printed, slip.result)}. Está mal. Simplifica correctamente el lado izquierdo. Ninguna variable es 0.`,
          }
        : {
            en: prose`${name(who)} writes ${equation(printed, slip.result)}. This is wrong. Simplify the left side correctly.`,
            es: prose`${name(who)} escribe ${equation(printed, slip.result)}. Está mal. Simplifica correctamente el lado izquierdo.`,
          },
    key: ({ slip: { says } }) => ({
      en: { kind: 'paragraph', content: ['The mistake: ', ...says.en, '.'] },
      es: { kind: 'paragraph', content: ['El error: ', ...says.es, '.'] },
    }),
    solution: ({ printed, slip, steps }) => [
      step(relation(printed, '≠', slip.result), because.mistakeIs, { what: slip.says }),
      ...steps(),
    ],
    check: (printed, answer) => isEqualAt(printed.one('relation').left, answer),
  }),

  twoExponents: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the missing exponents, from left to right.`,
      es: prose`Halla los exponentes que faltan, de izquierda a derecha.`,
    },
    draw: (random: Random): Holes => {
      const letters = random.evenly(LETTER_PAIRS)
      return random.until(
        () => ({ letters, c: random.int(2, 5), p: random.int(2, 6), q: random.int(2, 5), n: random.int(2, 4) }),
        ({ c, p, q, n }) => c ** n <= 256 && p !== q && p * n <= 20 && p !== q * n && p !== n,
      )
    },
    answer: numberList,
    solve: ({ p, q, n }) => [p, q * n],
    ask: holes => both(holesOf(holes)),
    key: holes => both(wholeOf(holes)),
    solution: ({ letters: [one, other], p, q, n }) => [
      explainedBy(equation(times(BLANK, n), p * n), {
        en: line`The exponents of ${symbol(one)} are multiplied: ${p * n} divided by ${n} is ${p}.`,
        es: line`Los exponentes de ${symbol(one)} se multiplican: ${p * n} dividido entre ${n} es ${p}.`,
      }),
      explainedBy(equation(times(q, n), q * n), {
        en: line`Multiply the exponents of ${symbol(other)}.`,
        es: line`Multiplica los exponentes de ${symbol(other)}.`,
      }),
      explainedBy(list(p, q * n), {
        en: line`Write the two exponents in order.`,
        es: line`Escribe los dos exponentes en orden.`,
      }),
    ],
    check(printed, values) {
      const whole = filled(printed.one('relation'), ...values)
      return whole.kind === 'relation' && isEqualAt(whole.left, whole.right)
    },
  }),
})
