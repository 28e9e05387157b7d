import {
  answerStep,
  type Both,
  blank,
  both,
  box,
  type Content,
  equation,
  equationSet,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  isTrue,
  line,
  list,
  measure as measuredIn,
  minus,
  prose,
  role,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { drawOblong, read, rectangle, tiles, UNITS } from './parts.ts'
import { areaInSquares, multiplied, SQUARES, sideFrom, squares } from './rectangle-steps.ts'
import { coveredStories } from './rectangle-stories.ts'

// Without squares, whose sides are equal.
const AREAS = [12, 18, 20, 24, 28, 30, 32, 40] as const

const pairsOf = (area: number) =>
  Array.from({ length: area }, (_, i) => i + 1)
    .filter(side => area % side === 0 && side * side <= area)
    .map(side => [side, area / side] as const)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingSide: form({
    levels: ['hard'],
    share: 2,
    draw: drawOblong,
    answer: measured,
    solve: ({ length, unit }) => ({ amount: length, unit }),
    ask({ length, width, unit }): Both<Content> {
      const drawn = figure(rectangle(length, width, box(), measuredIn(width, unit)))
      const area = role('area', squares(length * width, SQUARES[unit]))
      return {
        en: [prose`The area is ${area}. Find the missing side length.`, drawn],
        es: [prose`El área es de ${area}. Halla la longitud del lado que falta.`, drawn],
      }
    },
    solution: ({ length, width, unit }) => sideFrom(length * width, width, unit),
    check(printed, { amount }) {
      const { left } = printed.figure('area-grid').labels
      return left?.kind === 'measure' && exact(amount).times(evaluate(left)).equals(printed.role('area'))
    },
  }),
  sameArea: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const [p, q, r, s] = random.until(
        () => [random.int(1, 4), random.int(1, 4), random.int(1, 4), random.int(1, 4)] as const,
        ([p, q, r, s]) =>
          q !== r &&
          p !== s &&
          p * q !== r * s &&
          p * r !== q * s &&
          [p * q, r * s, p * r, q * s].every(side => side >= 2 && side <= 10),
      )
      return { length: p * q, width: r * s, known: p * r, other: q * s, unit: random.pick(UNITS) }
    },
    answer: measured,
    solve: ({ other, unit }) => ({ amount: other, unit }),
    ask({ length, width, known, unit }) {
      const [a, b, c] = [measuredIn(length, unit), measuredIn(width, unit), measuredIn(known, unit)]
      return {
        en: prose`A rectangle is ${a} by ${b}. Another rectangle has the same area and a side that is ${c} long. How long is its other side?`,
        es: prose`Un rectángulo mide ${a} por ${b}. Otro rectángulo tiene la misma área y un lado de ${c}. ¿Cuánto mide su otro lado?`,
      }
    },
    solution: ({ length, width, known, unit }) => [multiplied(length, width), ...sideFrom(length * width, known, unit)],
    check(printed, { amount }) {
      const [a, b, c] = tupleOf(read(printed).lengths, 3)
      return a.times(b).over(exact(amount)).equals(c)
    },
  }),
  notCovered: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const length = random.int(7, 10)
      return {
        story: random.evenly(coveredStories),
        outer: [length, random.int(5, length - 1)] as const,
        inner: [random.int(4, 6), random.int(2, 3)] as const,
      }
    },
    answer: areaInSquares,
    solve: ({ story, outer: [length, width], inner: [long, wide] }) => ({
      amount: length * width - long * wide,
      unit: SQUARES[story.unit],
    }),
    ask: ({ story, outer: [length, width], inner: [long, wide] }) =>
      story.left(
        measuredIn(length, story.unit),
        measuredIn(width, story.unit),
        measuredIn(long, story.unit),
        measuredIn(wide, story.unit),
      ),
    solution({ story, outer: [length, width], inner: [long, wide] }) {
      const [all, part] = [length * width, long * wide]
      return [
        explained(
          equation(times(length, width), all),
          line`Multiply the side lengths of the whole rectangle.`,
          line`Multiplica las longitudes de los lados del rectángulo completo.`,
        ),
        explained(
          equation(times(long, wide), part),
          line`Multiply the side lengths of the smaller rectangle.`,
          line`Multiplica las longitudes de los lados del rectángulo más pequeño.`,
        ),
        step(equation(minus(all, part), all - part), because.explain, {
          sentence: { en: line`Subtract the smaller area.`, es: line`Resta el área menor.` },
        }),
        answerStep(both(prose`${squares(all - part, SQUARES[story.unit])}`), {
          en: line`The area that is left is ${squares(all - part, SQUARES[story.unit])}.`,
          es: line`El área que queda es de ${squares(all - part, SQUARES[story.unit])}.`,
        }),
      ]
    },
    // What is left and the smaller rectangle fill the larger one, row by row.
    check(printed, { amount, unit }) {
      const [length, width, long, wide] = tupleOf(read(printed).lengths, 4)
      return (
        exact(amount).plus(tiles(wide.n, long.n)).equals(tiles(width.n, length.n)) &&
        unit === `square-${printed.one('measure').unit}`
      )
    },
  }),
  allSides: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({ area: random.evenly(AREAS) }),
    answer: equationSet,
    solve: ({ area }) => pairsOf(area).map(([a, b]) => equation(times(a, b), area)),
    ask({ area }): Both<Content> {
      const [shown, frame] = [measuredIn(area, 'square-unit'), equation(times(blank(), blank()), area)]
      return {
        en: prose`Each side of a rectangle is a whole number of units, and its area is ${shown}. Write every equation ${frame} for the sides. Write the shorter side first.`,
        es: prose`Cada lado de un rectángulo mide un número entero de unidades y su área es de ${shown}. Escribe todas las ecuaciones ${frame} para los lados. Escribe primero el lado más corto.`,
      }
    },
    solution: ({ area }, equations) => [
      step(list(...pairsOf(area).map(([side]) => side)), because.explain, {
        sentence: {
          en: line`Try 1, 2, 3, … as the shorter side, until it would be the longer one: only these divide ${area} with nothing left over.`,
          es: line`Prueba 1, 2, 3, … como lado más corto, hasta que ya no lo sea: solo con estos la división de ${area} no deja residuo.`,
        },
      }),
      step(list(...equations), because.explain, {
        sentence: { en: line`Find the other side for each.`, es: line`Halla el otro lado para cada uno.` },
      }),
    ],
    // Every equation is true, and no side is forgotten.
    check(printed, equations) {
      const [{ n: area }] = tupleOf(read(printed).areas, 1)
      const sides = equations.flatMap(item =>
        item.kind === 'relation' && item.left.kind === 'product' ? item.left.factors.map(side => evaluate(side).n) : [],
      )
      const divisors = Array.from({ length: area }, (_, i) => i + 1).filter(side => area % side === 0)
      return equations.every(item => isTrue(item)) && new Set(sides).size === divisors.length
    },
  }),
})
