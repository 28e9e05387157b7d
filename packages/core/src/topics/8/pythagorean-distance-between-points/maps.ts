import {
  answerStep,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  exact,
  explainedBy,
  itemOf,
  join,
  line,
  measure,
  minus,
  type Point,
  type Random,
  type Ratio,
  relation,
  role,
  root,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { detours } from './detours.ts'
import { type Nearby, nearbys } from './nearbys.ts'
import {
  type Form,
  isNearestTenth,
  isWhole,
  lengthBetween,
  named,
  pointsOf,
  sideSquare,
  squareBetween,
  tenth,
  tenthOf,
} from './parts.ts'

/** The nearest place, the one whose way along the grid lines is shorter, and a third one. */
const AROUND: readonly (readonly [Point, Point, Point])[] = [
  [
    [4, 4],
    [6, 1],
    [2, 7],
  ],
  [
    [5, 5],
    [7, 2],
    [3, 8],
  ],
  [
    [3, 4],
    [5, 1],
    [2, 6],
  ],
  [
    [6, 5],
    [8, 1],
    [3, 8],
  ],
  [
    [6, 6],
    [9, 1],
    [4, 8],
  ],
  [
    [7, 5],
    [9, 2],
    [4, 8],
  ],
  [
    [5, 4],
    [7, 1],
    [3, 6],
  ],
  [
    [6, 4],
    [8, 1],
    [3, 7],
  ],
]
const nearestTenth = { en: line`nearest tenth`, es: line`a la décima más cercana` }

const turnedAround = (random: Random, [x, y]: Point): Point => {
  const [a, b] = random.chance(0.5) ? [x, y] : [y, x]
  return [random.sign() * a, random.sign() * b]
}
const scaled = (value: Ratio): Expr => (value.isInteger ? sum(value) : decimal(value))
/** 3.0, as the other choices are tenths. */
const inTenths = (value: Expr): Expr => decimal(exact(value), 1)
const choiceOf = (letter: string, amount: Expr, unit: Nearby['unit']): Sentence => ({
  key: `${letter} ${exact(amount).toNumber()}`,
  says: {
    en: paragraph(line`${symbol(letter)}, ${measure(inTenths(amount), unit)} away`),
    es: paragraph(line`${symbol(letter)}, a ${measure(inTenths(amount), unit)}`),
  },
})
const around = (start: Point, [a, b]: Point): Point => [start[0] + a, start[1] + b]
const rooted = (square: number): Expr => (isWhole(square) ? sum(Math.sqrt(square)) : root(square))

export const mapForms = (form: Form) => ({
  nearestPlace: form({
    levels: ['hard'],
    share: 2,
    kind: 'choose',
    lines: 4,
    draw(random) {
      const { scale, ...nearby } = random.evenly(nearbys)
      return random.until(
        () => {
          const [near, taxi, third] = random.pick(AROUND).map(one => turnedAround(random, one)) as [Point, Point, Point]
          const letters = random.shuffle<string[]>(['P', 'Q', 'R'])
          const start: Point = [random.int(-2, 2), random.int(-2, 2)]
          return { nearby, scale, start, letters, at: [near, taxi, third].map(one => around(start, one)) }
        },
        ({ start, at, scale }) =>
          at.every(one => tenthOf(scale.toNumber() * Math.sqrt(squareBetween(start, one))) !== null) &&
          tenthOf(Math.sqrt(squareBetween(start, itemOf(at, 0)))) !== null &&
          new Set(at.map(([x, y], i) => String([Math.sign(x - start[0]), Math.sign(y - start[1]), i * 0]))).size === 3,
      )
    },
    answer: sentenceChoice,
    solve: ({ nearby, scale, start, letters, at }) =>
      choiceOf(
        itemOf(letters, 0),
        tenth(scale.toNumber() * Math.sqrt(squareBetween(start, itemOf(at, 0)))),
        nearby.unit,
      ),
    mistakes({ nearby, scale, start, letters, at }) {
      const far = (i: number, by: number) => tenth(by * Math.sqrt(squareBetween(start, itemOf(at, i))))
      return {
        alongTheGrid: choiceOf(itemOf(letters, 1), far(1, scale.toNumber()), nearby.unit),
        third: choiceOf(itemOf(letters, 2), far(2, scale.toNumber()), nearby.unit),
        withoutScale: choiceOf(itemOf(letters, 0), far(0, 1), nearby.unit),
      }
    },
    ask({ nearby, scale, start, letters, at }) {
      const inOrder = ['P', 'Q', 'R'].map(letter => itemOf(at, letters.indexOf(letter)))
      const [p, q, r] = named('PQR', inOrder) as [Expr, Expr, Expr]
      return nearby.tell(itemOf(named('S', [start]), 0), [p, q, r], role('one', measure(scaled(scale), nearby.unit)))
    },
    solution({ nearby, scale, start, letters, at }, { says }) {
      const squares = at.map(one => squareBetween(start, one))
      const names = letters.map(letter => symbol(`S${letter}`)) as [Expr, Expr, Expr]
      const [s0] = squares as [number, number, number]
      const one = scaled(scale)
      return [
        ...[0, 1, 2].map(i => {
          const j = letters.indexOf('PQR'.charAt(i))
          return explainedBy(sideSquare(`S${'PQR'.charAt(i)}`, start, itemOf(at, j)), {
            en:
              i === 0
                ? line`Subtract the coordinates to find the legs from ${symbol('S')} to ${symbol('P')}, then add the squares.`
                : line`Do the same for ${symbol('PQR'.charAt(i))}.`,
            es:
              i === 0
                ? line`Resta las coordenadas para hallar los catetos de ${symbol('S')} a ${symbol('P')} y suma los cuadrados.`
                : line`Haz lo mismo con ${symbol('PQR'.charAt(i))}.`,
          })
        }),
        explainedBy(equation(names[0], rooted(s0)), {
          en: line`The least square belongs to the shortest distance, so ${symbol(itemOf(letters, 0))} is nearest. Take the positive root.`,
          es: line`El cuadrado menor corresponde a la distancia más corta, así que ${symbol(itemOf(letters, 0))} está más cerca. Toma la raíz positiva.`,
        }),
        step(
          relation(
            times(rooted(s0), one),
            '≈',
            measure(inTenths(tenth(scale.toNumber() * Math.sqrt(s0))), nearby.unit),
          ),
          because.explain,
          {
            sentence: {
              en: line`Multiply by the scale, and round to the nearest tenth.`,
              es: line`Multiplica por la escala y redondea a la décima más cercana.`,
            },
          },
        ),
        explainedBy(says, {
          en: line`This is the place with the shortest distance.`,
          es: line`Este es el lugar con la distancia más corta.`,
        }),
      ]
    },
    whyWrong({ nearby, scale, start, letters, at }) {
      const [near, taxi, third] = at.map(one => squareBetween(start, one)) as [number, number, number]
      const farther = (i: number, square: number) => {
        const name = symbol(`S${itemOf(letters, i)}`)
        return {
          en: line`The square of ${name} is greater: ${relation(square, '>', near)}.`,
          es: line`El cuadrado de ${name} es mayor: ${relation(square, '>', near)}.`,
        }
      }
      return {
        alongTheGrid: farther(1, taxi),
        third: farther(2, third),
        withoutScale: {
          en: line`The scale was left out: 1 unit is ${measure(scaled(scale), nearby.unit)}.`,
          es: line`Se omitió la escala: 1 unidad son ${measure(scaled(scale), nearby.unit)}.`,
        },
      }
    },
    check(printed, { key }) {
      const [letter, amount] = tupleOf(key.split(' '), 2)
      const one = printed.role('one').toNumber()
      const far = (to: string) => one * lengthBetween(printed, `S${to}`)
      return ['P', 'Q', 'R'].every(other => far(letter) <= far(other)) && Math.abs(Number(amount) - far(letter)) < 0.05
    },
  }),

  detour: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 5,
    draw(random) {
      const scene = random.evenly(detours)
      const inTenths = scene.scale
      return random.until(
        () => {
          const draw = (): Point => [random.sign() * random.int(2, 8), random.sign() * random.int(2, 8)]
          const [u, v] = [draw(), draw()]
          const start: Point = [random.int(-6, 6), random.int(-6, 6)]
          const second = around(start, u)
          return { scene, points: [start, second, around(second, v)] as const }
        },
        ({ points: [a, b, c] }) => {
          const [n, m, all] = [squareBetween(a, b), squareBetween(b, c), squareBetween(a, c)]
          const saved = Math.sqrt(n) + Math.sqrt(m) - Math.sqrt(all)
          return (
            [b, c].every(at => at.every(value => Math.abs(value) <= 10)) &&
            a[0] !== c[0] &&
            a[1] !== c[1] &&
            saved > 1 &&
            all > 25 &&
            new Set([n, m, all]).size === 3 &&
            tenthOf(inTenths * saved) !== null
          )
        },
      )
    },
    answer: { ...measured, requires: 'decimal-places-1' as const },
    solve: ({ scene, points: [a, b, c] }) => ({ amount: savedOf(scene.scale, a, b, c), unit: scene.unit }),
    ask: ({ scene, points }) => {
      const [a, b, c] = named('ABC', points) as [Expr, Expr, Expr]
      const { tell, asked } = scene
      const told: Both<Block> = tell(a, b, c, role('one', measure(scene.scale, scene.unit)))
      return { en: [told.en, asked.en], es: [told.es, asked.es] }
    },
    solution({ scene, points: [a, b, c] }, { amount }) {
      const [n, m, all] = [squareBetween(a, b), squareBetween(b, c), squareBetween(a, c)]
      const [AB, BC, AC] = [symbol('AB'), symbol('BC'), symbol('AC')]
      const found = measure(amount, scene.unit)
      const difference = minus(sum(rooted(n), rooted(m)), rooted(all))
      return [
        explainedBy(statements(sideSquare('AB', a, b), sideSquare('BC', b, c)), {
          en: line`The route through ${symbol('B')}: subtract the coordinates to find the legs, then add the squares.`,
          es: line`El camino que pasa por ${symbol('B')}: resta las coordenadas para hallar los catetos y suma los cuadrados.`,
        }),
        explainedBy(sideSquare('AC', a, c), {
          en: line`Do the same for the direct route.`,
          es: line`Haz lo mismo con el camino directo.`,
        }),
        explainedBy(equation(minus(sum(AB, BC), AC), difference), {
          en: line`Take the positive roots, and subtract the direct route from the other one.`,
          es: line`Toma las raíces positivas y resta el camino directo del otro.`,
        }),
        scene.scale === 1
          ? step(relation(difference, '≈', amount), because.roundAtTheEnd, { place: nearestTenth })
          : explainedBy(
              relation(join(scene.scale, { kind: 'group', of: difference, brackets: 'round' }), '≈', amount),
              {
                en: line`Multiply by the scale, and round at the end to the nearest tenth.`,
                es: line`Multiplica por la escala y redondea al final a la décima más cercana.`,
              },
            ),
        answerStep(found, scene.end(found)),
      ]
    },
    check(printed, { amount }) {
      const [ab, bc, ac] = ['AB', 'BC', 'AC'].map(name => lengthBetween(printed, name)) as [number, number, number]
      const one = printed.terms('role').length > 0 ? printed.role('one').toNumber() : 1
      return pointsOf(printed).size === 3 && isNearestTenth(exact(amount), one * (ab + bc - ac))
    },
  }),
})

const savedOf = (scale: number, a: Point, b: Point, c: Point): Expr =>
  tenth(scale * (Math.sqrt(squareBetween(a, b)) + Math.sqrt(squareBetween(b, c)) - Math.sqrt(squareBetween(a, c))))
