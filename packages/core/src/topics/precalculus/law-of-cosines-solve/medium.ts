import { degrees, equation, exact, expr, type FormMaker, prose, step, symbol } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { angleByCosines, roundedTo, roundedToTenth } from '../../kit/triangles/triangle-laws.ts'
import {
  drawn,
  fromThree,
  given,
  isTenth,
  knownIn,
  type PartName,
  partSymbol,
  tenth,
  UNKNOWN,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { acrossFirst, drawSss, isRoomy, placedSides } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  angle: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const asked = random.evenly(['A', 'B', 'C'] as const)
      const parts = random.until(
        () => {
          const { a, b, c } = drawSss(random, [asked])
          return fromThree(a, b, c)
          // With two equal sides half of the triangle would do.
        },
        parts => isRoomy(parts) && new Set([parts.a, parts.b, parts.c]).size === 3,
      )
      return { parts, asked, turn: random.int(0, 11) * 30 }
    },
    answer: roundedToTenth,
    solve: ({ parts, asked }) => tenth(parts[asked]),
    ask: ({ parts, asked, turn }) => {
      const shown = drawn(parts, ['a', 'b', 'c'], asked, turn)
      const [a, b, c] = [given('a', parts.a), given('b', parts.b), given('c', parts.c)]
      return {
        en: [
          shown,
          prose`In triangle ${symbol('ABC')}, ${a}, ${b}, and ${c}. Find the angle ${partSymbol(asked)}, labeled ${UNKNOWN}, in degrees. Round to the nearest tenth.`,
        ],
        es: [
          shown,
          prose`En el triángulo ${symbol('ABC')}, ${a}, ${b} y ${c}. Halla el ángulo ${partSymbol(asked)}, marcado con ${UNKNOWN}, en grados. Redondea a la décima más cercana.`,
        ],
      }
    },
    solution: ({ parts, asked }, answer) => [
      ...angleByCosines('x', ...acrossFirst(parts, asked)),
      roundedTo('x', degrees(expr(answer))),
    ],
    check(printed, answer) {
      const { a, b, c } = knownIn(printed, 'a', 'b', 'c')
      const asked = printed
        .all('symbol')
        .filter(({ name }) => name !== 'x')
        .at(-1)?.name as PartName
      return isTenth(exact(answer), placedSides(a, b, c)[asked])
    },
  }),

  largestAngle: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawSss(random, ['A', 'B', 'C']),
        ({ a, b, c }) => new Set([a, b, c]).size === 3,
      ),
    answer: roundedToTenth,
    solve: ({ a, b, c }) => {
      const { A, B, C } = fromThree(a, b, c)
      return tenth(Math.max(A, B, C))
    },
    ask: ({ a, b, c }) => ({
      en: prose`Triangle ${symbol('ABC')} has ${given('a', a)}, ${given('b', b)}, and ${given('c', c)}. Find its largest angle in degrees. Round to the nearest tenth.`,
      es: prose`El triángulo ${symbol('ABC')} tiene ${given('a', a)}, ${given('b', b)} y ${given('c', c)}. Halla su ángulo mayor en grados. Redondea a la décima más cercana.`,
    }),
    solution(parts, answer) {
      const { a, b, c } = parts
      const asked = a > b && a > c ? 'A' : b > c ? 'B' : 'C'
      return [
        step(equation(symbol(asked.toLowerCase()), Math.max(a, b, c)), because.largestAcrossLongest, {
          side: symbol(asked.toLowerCase()),
        }),
        ...angleByCosines(asked, ...acrossFirst(parts, asked)),
        roundedTo(asked, degrees(expr(answer))),
      ]
    },
    check(printed, answer) {
      const { a, b, c } = knownIn(printed, 'a', 'b', 'c')
      const { A, B, C } = placedSides(a, b, c)
      return isTenth(exact(answer), Math.max(A, B, C))
    },
  }),
})
