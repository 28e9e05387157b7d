import {
  approximate,
  bracketed,
  degrees,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  isNear,
  join,
  line,
  list,
  minus,
  power,
  prose,
  Ratio,
  radical,
  root,
  rootOf,
  step,
  sum,
  surdExpr,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  cosineOf,
  cosineSquare,
  roundedTo,
  roundedToTenth,
  sideByCosines,
  sineOf,
} from '../../kit/triangles/triangle-laws.ts'
import { drawn, given, isTenth, knownIn, partSymbol, tenth, UNKNOWN } from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { drawSas, isRoomy, placed } from './parts.ts'

/** The square of the third side across from 60° or 120°. */
const squareOf = (a: number, b: number, C: number) => a * a + b * b + (C === 60 ? -a * b : a * b)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  side: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({
      parts: random.until(() => drawSas(random, ['c']), isRoomy),
      turn: random.int(0, 11) * 30,
    }),
    answer: roundedToTenth,
    solve: ({ parts }) => tenth(parts.c),
    ask: ({ parts, turn }) => {
      const shown = drawn({ ...parts, C: parts.angle }, ['a', 'b', 'C'], 'c', turn)
      const [a, b, C] = [given('a', parts.a), given('b', parts.b), given('C', parts.angle)]
      return {
        en: [
          shown,
          prose`In triangle ${symbol('ABC')}, ${a}, ${b}, and ${C}. Find the side ${partSymbol('c')}, labeled ${UNKNOWN}. Round to the nearest tenth.`,
        ],
        es: [
          shown,
          prose`En el triángulo ${symbol('ABC')}, ${a}, ${b} y ${C}. Halla el lado ${partSymbol('c')}, marcado con ${UNKNOWN}. Redondea a la décima más cercana.`,
        ],
      }
    },
    solution: ({ parts: { a, b, angle } }, answer) => [
      ...sideByCosines('x', a, b, degrees(angle)),
      roundedTo('x', answer),
    ],
    check(printed, answer) {
      const { a, b, C } = knownIn(printed, 'a', 'b', 'C')
      return isTenth(exact(answer), placed(a, b, C).c)
    },
  }),

  exactSide: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ a: random.int(3, 20), b: random.int(3, 20), C: random.evenly([60, 120]) }),
        // A whole number, or a root that can be simplified.
        ({ a, b, C }) => a !== b && rootOf(squareOf(a, b, C)).q.n > 1,
      ),
    answer: radical,
    solve: ({ a, b, C }) => rootOf(squareOf(a, b, C)),
    ask: ({ a, b, C }) => ({
      en: prose`Triangle ${symbol('ABC')} has ${given('a', a)}, ${given('b', b)}, and ${given('C', C)}. Find the exact length of side ${partSymbol('c')} in simplest form.`,
      es: prose`El triángulo ${symbol('ABC')} tiene ${given('a', a)}, ${given('b', b)} y ${given('C', C)}. Halla la longitud exacta del lado ${partSymbol('c')} en su forma más simple.`,
    }),
    solution({ a, b, C }, length) {
      const [square, whole] = [power(symbol('c'), 2), squareOf(a, b, C)]
      const cosine = Ratio.of(C === 60 ? 1 : -1, 2)
      const rooted = length.k === 1 || length.q.n === 1
      return [
        step(equation(square, cosineSquare(a, b, degrees(C))), because.lawOfCosines, { angle: degrees(C) }),
        step(
          equation(
            equation(
              square,
              C === 60 ? minus(sum(power(a, 2), power(b, 2)), a * b) : sum(power(a, 2), power(b, 2), a * b),
            ),
            whole,
          ),
          because.putInTheCosine,
          { value: equation(cosineOf(degrees(C)), cosine) },
        ),
        step(equation(symbol('c'), rooted ? surdExpr(length) : root(whole)), because.positiveRoot),
        ...(rooted
          ? []
          : [step(equation(symbol('c'), surdExpr(length)), because.squareFactor, { factor: length.q.n ** 2 })]),
      ]
    },
    check(printed, { q, k }) {
      const { a, b, C } = knownIn(printed, 'a', 'b', 'C')
      return (
        q.n > 0 &&
        isNear(q.toNumber() * Math.sqrt(k), placed(a, b, C).c) &&
        [2, 3, 5, 7, 11, 13].every(p => k % (p * p) !== 0)
      )
    },
  }),

  setUp: form({
    levels: ['easy'],
    lines: 0,
    // At 45° the sine is the cosine.
    draw: random =>
      random.until(
        () => drawSas(random, ['c']),
        ({ angle }) => angle !== 45,
      ),
    answer: formulaChoice,
    solve: ({ a, b, angle }) => equation(power(symbol('c'), 2), cosineSquare(a, b, degrees(angle))),
    mistakes: ({ a, b, angle }) => {
      const [square, squares, C] = [power(symbol('c'), 2), sum(power(a, 2), power(b, 2)), degrees(angle)]
      return {
        plusSign: equation(square, sum(squares, join(2, bracketed(a), bracketed(b), cosineOf(C)))),
        noFactorTwo: equation(square, minus(squares, join(bracketed(a), bracketed(b), cosineOf(C)))),
        sine: equation(square, minus(squares, join(2, bracketed(a), bracketed(b), sineOf(C)))),
      }
    },
    ask: ({ a, b, angle }) => ({
      en: prose`Triangle ${symbol('ABC')} has ${given('a', a)}, ${given('b', b)}, and ${given('C', angle)}. Which equation can be used to find side ${partSymbol('c')}?`,
      es: prose`El triángulo ${symbol('ABC')} tiene ${given('a', a)}, ${given('b', b)} y ${given('C', angle)}. ¿Qué ecuación sirve para hallar el lado ${partSymbol('c')}?`,
    }),
    solution: ({ a, b, angle }, right) => [
      step(list(given('a', a), given('b', b)), because.explain, {
        sentence: {
          en: line`These two sides form the angle ${degrees(angle)}, and ${partSymbol('c')} is across from it.`,
          es: line`Estos dos lados forman el ángulo de ${degrees(angle)}, y ${partSymbol('c')} está enfrente.`,
        },
      }),
      step(expr(right), because.explain, {
        sentence: {
          en: line`Law of cosines: the squares of the two sides, less twice their product times the cosine.`,
          es: line`Ley de cosenos: los cuadrados de los dos lados menos el doble de su producto por el coseno.`,
        },
      }),
    ],
    whyWrong: ({ angle }) => ({
      plusSign: {
        en: line`The product must be subtracted, not added.`,
        es: line`El producto se resta, no se suma.`,
      },
      noFactorTwo: { en: line`The factor 2 is missing.`, es: line`Falta el factor 2.` },
      sine: {
        en: line`It takes the sine of ${degrees(angle)}, not the cosine.`,
        es: line`Toma el seno de ${degrees(angle)}, no el coseno.`,
      },
    }),
    check(printed, choice) {
      const { a, b, C } = knownIn(printed, 'a', 'b', 'C')
      const { c } = placed(a, b, C)
      if (typeof choice === 'number' || choice instanceof Ratio || choice.kind !== 'relation') return false
      return isNear(approximate(choice.right), c * c)
    },
  }),
})
