import {
  approximate,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  isNear,
  numberSet,
  type Printed,
  pointAnswer,
  point as pointOf,
  prose,
  Ratio,
  surd,
  surdExpr,
  symbol,
  vector,
  vectorAnswer,
} from '../../../author.ts'
import { type Bearing, partsOf } from '../../kit/triangles/bearings.ts'
import { journeys } from './journeys.ts'
import type { levels } from './levels.ts'
import { component, drawVector, length, PYTHAGOREAN, pairIn, signs, squared, v } from './parts.ts'

function isAlong(printed: Printed, answer: readonly Ratio[], size: Ratio): boolean {
  const [x, y] = pairIn(printed.one('list').items)
  const [u, w] = answer
  if (!u || !w) return false
  return u.times(y).equals(w.times(x)) && u.power(2).plus(w.power(2)).equals(size.power(2)) && u.times(x).n > 0
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unitVector: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the unit vector in the direction of ${v}. Give exact values without a root in a denominator.`,
      es: prose`Halla el vector unitario en la dirección de ${v}. Da valores exactos sin raíz en el denominador.`,
    },
    draw: random => ({
      components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
    }),
    answer: { ...vectorAnswer, requires: 'simplified' },
    // a/√n, rationalized.
    solve: ({ components }) => {
      const size = surd(1, squared(components))
      return components.map(value => surdExpr(surd(Ratio.of(value, squared(components)).times(size.q), size.k)))
    },
    ask: ({ components }) => both(equation(v, vector(...components))),
    // Length one, and in proportion to the printed vector.
    check(printed, answer) {
      const [x, y] = pairIn(printed.one('list').items)
      const [p = 0, q = 0] = answer.map(value => approximate(expr(value)))
      return isNear(Math.hypot(p, q), 1) && isNear(p * y, q * x) && p * x + q * y > 0
    },
  }),

  ofLength: form({
    levels: ['hard'],
    draw: random => ({
      components: signs(random, random.pick(PYTHAGOREAN)),
      factor: random.until(
        () => random.int(2, 12),
        n => n !== 5 && n !== 10 && n !== 13,
      ),
    }),
    answer: vectorAnswer,
    solve: ({ components, factor }) =>
      components.map(value => Ratio.of(value * factor, Math.sqrt(squared(components)))),
    ask: ({ components, factor }) => ({
      en: prose`Find the vector of length ${factor} in the direction of ${equation(v, vector(...components))}.`,
      es: prose`Halla el vector de longitud ${factor} en la dirección de ${equation(v, vector(...components))}.`,
    }),
    check: (printed, answer) =>
      isAlong(
        printed,
        answer.map(value => exact(value)),
        printed.numbers[0] ?? Ratio.of(0),
      ),
  }),

  missingPoint: form({
    levels: ['hard'],
    draw: random => ({ at: drawVector(random), components: drawVector(random), isEnd: random.evenly([true, false]) }),
    answer: pointAnswer,
    solve: ({ at, components, isEnd }) => at.map((value, i) => value + (isEnd ? -1 : 1) * (components[i] ?? 0)),
    ask: ({ at, components, isEnd }) =>
      isEnd
        ? {
            en: prose`${equation(v, vector(...components))} ends at ${pointOf(...at)}. Where does it start?`,
            es: prose`${equation(v, vector(...components))} termina en ${pointOf(...at)}. ¿Dónde empieza?`,
          }
        : {
            en: prose`${equation(v, vector(...components))} starts at ${pointOf(...at)}. Where does it end?`,
            es: prose`${equation(v, vector(...components))} empieza en ${pointOf(...at)}. ¿Dónde termina?`,
          },
    check(printed, answer) {
      const [move, at] = printed.all('list').map(({ items }) => pairIn(items))
      const way = /ends at|termina en/.test(printed.text) ? 1 : -1
      return (
        move !== undefined &&
        at !== undefined &&
        answer.every((value, i) =>
          exact(value)
            .plus(way * (move[i] ?? 0))
            .equals(at[i] ?? 0),
        )
      )
    },
  }),

  bearing: form({
    levels: ['hard'],
    draw(random) {
      const { says, most } = random.evenly(journeys)
      const bearing: Bearing = {
        from: random.pick(['N', 'S']),
        angle: random.pick([30, 45, 60]),
        to: random.pick(['E', 'W']),
      }
      return { says, size: 2 * random.int(2, most), bearing }
    },
    answer: vectorAnswer,
    solve: ({ size, bearing }) => [
      component((bearing.to === 'E' ? 1 : -1) * size, 90 - bearing.angle),
      component((bearing.from === 'N' ? 1 : -1) * size, bearing.angle),
    ],
    ask: ({ says, size, bearing }) => {
      const asks = {
        en: prose`Write the displacement as an exact vector, with ${symbol('x')} to the east and ${symbol('y')} to the north.`,
        es: prose`Escribe el desplazamiento como un vector exacto, con ${symbol('x')} hacia el este e ${symbol('y')} hacia el norte.`,
      }
      const told = says(size, partsOf(bearing))
      return { en: [told.en, asks.en], es: [told.es, asks.es] }
    },
    check(printed, answer) {
      const [size = 0, angle = 0] = printed.numbers.map(value => value.toNumber())
      const [from, to] = printed.all('words').map(({ en }) => en)
      const turn = (angle * Math.PI) / 180
      const [x = Number.NaN, y = Number.NaN] = answer.map(value => approximate(expr(value)))
      return (
        isNear(x, (to === 'E' ? size : -size) * Math.sin(turn)) &&
        isNear(y, (from === 'N' ? size : -size) * Math.cos(turn))
      )
    },
  }),

  missingComponent: form({
    levels: ['hard'],
    draw: random => ({ pair: random.pick(PYTHAGOREAN) }),
    answer: numberSet,
    solve: ({ pair: [, y] }) => [-y, y],
    ask: ({ pair }) => ({
      en: prose`${equation(v, vector(pair[0], symbol('k')))} and ${equation(length, Math.sqrt(squared(pair)))}. Find both values of ${symbol('k')}.`,
      es: prose`${equation(v, vector(pair[0], symbol('k')))} y ${equation(length, Math.sqrt(squared(pair)))}. Halla los dos valores de ${symbol('k')}.`,
    }),
    check(printed, answer) {
      const known = evaluate(printed.one('list').items[0] ?? symbol('?'))
      const size = evaluate(printed.all('relation')[1]?.right ?? symbol('?'))
      return (
        answer.length === 2 &&
        !exact(answer[0] ?? 0).equals(exact(answer[1] ?? 0)) &&
        answer.every(value => exact(value).power(2).plus(known.power(2)).equals(size.power(2)))
      )
    },
  }),
})
