import {
  both,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  inARow,
  itemOf,
  line,
  measure,
  minus,
  money,
  moneyAmount,
  numberList,
  type Point,
  type Polygon,
  polygon,
  prose,
  quantity,
  type Random,
  role,
  statements,
  sum,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import type { Level, levels } from './levels.ts'
import { sideSteps } from './medium.ts'
import {
  ALL_UNITS,
  areaOf,
  areaStep,
  drawRectangle,
  perimeterOf,
  perimeterStep,
  type Rectangle,
  type Unit,
} from './rectangles.ts'
import { costStories, placeStories } from './stories.ts'

/** Two rectangles side by side on one base: the left one is higher. */
interface Joined {
  readonly left: Rectangle
  readonly right: Rectangle
}
const drawJoined = (random: Random): Joined =>
  random.until(
    () => ({
      left: { length: random.int(12, 24), width: random.int(5, 14) },
      right: { length: random.int(4, 18), width: random.int(6, 16) },
    }),
    ({ left, right }) =>
      left.length - right.length >= 4 &&
      left.width !== right.width &&
      left.length - right.length !== left.width &&
      right.length !== right.width &&
      left.width % 10 > 0 &&
      areaOf(left) + areaOf(right) < 500 &&
      left.length % 10 > 0,
  )
const wide = ({ left, right }: Joined): number => left.width + right.width
/** Height of the step, and width of the right part, are to be found from the labels. */
function joinedFigure({ left, right }: Joined, unit: Unit): Polygon {
  const across = left.width + right.width
  const vertices: readonly Point[] = [
    [0, 0],
    [across, 0],
    [across, right.length],
    [left.width, right.length],
    [left.width, left.length],
    [0, left.length],
  ]
  const label = (value: number) => measure(value, unit.sign)
  return polygon({
    vertices,
    sides: [label(across), label(right.length), null, null, label(left.width), label(left.length)],
    angles: vertices.map((_, i) => (i === 3 ? null : { mark: 'square' as const })),
  })
}
/** By its corners: the area, and the way around. */
function measured({ points, corners }: Polygon) {
  const at = points.slice(0, corners).map(point => point.at)
  const next = (i: number) => itemOf(at, (i + 1) % at.length)
  const twice = at.reduce((all, [x, y], i) => all + x * next(i)[1] - y * next(i)[0], 0)
  const around = at.reduce((all, [x, y], i) => all + Math.abs(x - next(i)[0]) + Math.abs(y - next(i)[1]), 0)
  return { area: Math.abs(twice) / 2, perimeter: around }
}

/** Two rectangles of one perimeter: the area of the second is less. */
function drawGardens(random: Random, level: Level) {
  return random.until(
    () => {
      const first = drawRectangle(random, level)
      const more = random.int(2, 6)
      const second = { length: first.length + more, width: first.width - more }
      return { first, second }
    },
    ({ first, second }) =>
      second.width >= 3 &&
      first.length <= 24 &&
      second.length % 10 > 0 &&
      areaOf(first) < 400 &&
      perimeterOf(second) !== areaOf(second),
  )
}

const TIMES_AS_LONG = {
  2: { en: line`is twice as long as it is wide`, es: line`mide de largo el doble que de ancho` },
  3: { en: line`is 3 times as long as it is wide`, es: line`mide de largo 3 veces lo que mide de ancho` },
  4: { en: line`is 4 times as long as it is wide`, es: line`mide de largo 4 veces lo que mide de ancho` },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  composite: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ unit: random.evenly(ALL_UNITS), ...drawJoined(random) }),
    answer: { ...numberList, show: values => both(inARow(...values)) },
    solve: ({ left, right }) => [areaOf(left) + areaOf(right), 2 * (wide({ left, right }) + left.length)],
    ask: ({ unit, ...joined }) => {
      const drawing = figure(joinedFigure(joined, unit))
      const [ones, squares] = [things(unit.one), things(unit.square)]
      return {
        en: [
          prose`All corners are square. Find the area A and the perimeter P of the figure.`,
          drawing,
          prose`A = ____ ${squares}`,
          prose`P = ____ ${ones}`,
        ],
        es: [
          prose`Todas las esquinas son ángulos rectos. Halla el área A y el perímetro P de la figura.`,
          drawing,
          prose`A = ____ ${squares}`,
          prose`P = ____ ${ones}`,
        ],
      }
    },
    namedAnswer: ({ unit, ...joined }) => {
      const { left, right } = joined
      return both(
        prose`A = ${count(areaOf(left) + areaOf(right), unit.square)}; P = ${count(2 * (wide(joined) + left.length), unit.one)}`,
      )
    },
    solution: ({ unit, ...joined }) => {
      const { left, right } = joined
      const [across, step] = [wide(joined), left.length - right.length]
      const [area, perimeter] = [areaOf(left) + areaOf(right), 2 * (across + left.length)]
      return [
        explained(
          statements(
            equation(minus(across, left.width), right.width),
            equation(minus(left.length, right.length), step),
          ),
          line`Find the two sides without labels.`,
          line`Halla los dos lados sin etiqueta.`,
        ),
        explained(
          statements(
            equation(times(left.length, left.width), areaOf(left)),
            equation(times(right.length, right.width), areaOf(right)),
          ),
          line`Cut the figure into two rectangles from top to bottom, and find their areas.`,
          line`Corta la figura en dos rectángulos de arriba abajo y halla sus áreas.`,
        ),
        explained(equation(sum(areaOf(left), areaOf(right)), area), line`Add the areas.`, line`Suma las áreas.`),
        explained(
          equation(sum(across, right.length, right.width, step, left.width, left.length), perimeter),
          line`Perimeter: add the six sides.`,
          line`Perímetro: suma los seis lados.`,
        ),
        ended(
          both(prose`A = ${count(area, unit.square)}; P = ${count(perimeter, unit.one)}`),
          line`Write the area in square units and the perimeter in units of length.`,
          line`Escribe el área en unidades cuadradas y el perímetro en unidades de longitud.`,
        ),
      ]
    },
    check(printed, answers) {
      const { area, perimeter } = measured(printed.figure('polygon'))
      const [a, p] = tupleOf(answers.map(exact), 2)
      return a.equals(area) && p.equals(perimeter)
    },
  }),

  longer: form({
    levels: ['hard'],
    lines: 4,
    // What is added is nothing that stands there before.
    draw: (random, level) =>
      random.until(
        () => ({
          by: random.evenly([3, 4] as const),
          unit: random.evenly(ALL_UNITS),
          ...drawRectangle(random, { ...level, most: 16 }),
        }),
        ({ by, width }) => width !== 2 * (by - 1),
      ),
    answer: numberList,
    solve: ({ by, length, width }) => [2 * (by - 1) * length, (by - 1) * length * width],
    ask({ by, unit, length, width }) {
      const [long, across] = [role('length', count(length, unit.one)), role('width', count(width, unit.one))]
      const [ones, squares] = [things(unit.one), things(unit.square)]
      const factor = role('by', by)
      return {
        en: [
          prose`A rectangle is ${long} long and ${across} wide. Its length is multiplied by ${factor}. The width stays the same. By how much do the perimeter and the area grow?`,
          prose`The perimeter grows by ____ ${ones}.`,
          prose`The area grows by ____ ${squares}.`,
        ],
        es: [
          prose`Un rectángulo mide ${long} de largo y ${across} de ancho. Su largo se multiplica por ${factor}. El ancho no cambia. ¿Cuánto aumentan el perímetro y el área?`,
          prose`El perímetro aumenta ____ ${ones}.`,
          prose`El área aumenta ____ ${squares}.`,
        ],
      }
    },
    namedAnswer: ({ by, unit, length, width }) => {
      const [around, all] = [count(2 * (by - 1) * length, unit.one), count((by - 1) * length * width, unit.square)]
      return {
        en: prose`The perimeter grows by ${around}; the area grows by ${all}`,
        es: prose`El perímetro aumenta ${around}; el área aumenta ${all}`,
      }
    },
    solution: ({ by, unit, length, width }) => {
      const [before, after] = [
        { length, width },
        { length: by * length, width },
      ]
      return [
        explained(equation(times(by, length), by * length), line`Find the new length.`, line`Halla el nuevo largo.`),
        explained(
          statements(
            equation(times(2, sum(length, width)), perimeterOf(before)),
            equation(times(2, sum(by * length, width)), perimeterOf(after)),
            equation(minus(perimeterOf(after), perimeterOf(before)), perimeterOf(after) - perimeterOf(before)),
          ),
          line`Find both perimeters and subtract.`,
          line`Halla los dos perímetros y resta.`,
        ),
        explained(
          statements(
            equation(times(length, width), areaOf(before)),
            equation(times(by * length, width), areaOf(after)),
            equation(minus(areaOf(after), areaOf(before)), areaOf(after) - areaOf(before)),
          ),
          line`Find both areas and subtract.`,
          line`Halla las dos áreas y resta.`,
        ),
        ended(
          alone(
            count(perimeterOf(after) - perimeterOf(before), unit.one),
            '; ',
            count(areaOf(after) - areaOf(before), unit.square),
          ),
          line`The perimeter grows by ${count(perimeterOf(after) - perimeterOf(before), unit.one)}, and the area grows by ${count(areaOf(after) - areaOf(before), unit.square)}.`,
          line`El perímetro aumenta ${count(perimeterOf(after) - perimeterOf(before), unit.one)} y el área aumenta ${count(areaOf(after) - areaOf(before), unit.square)}.`,
        ),
      ]
    },
    // What is added is one rectangle, and its two long sides.
    check(printed, answers) {
      const [around, all] = tupleOf(answers.map(exact), 2)
      const [length, width] = [printed.role('length'), printed.role('width')]
      const added = length.times(printed.role('by')).minus(length)
      return around.minus(added).equals(added) && all.over(width).equals(added)
    },
  }),

  twoGardens: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw: (random, level) => ({ what: random.evenly(placeStories), ...drawGardens(random, level) }),
    answer: quantity,
    solve: ({ first, second }) => count(areaOf(first) - areaOf(second), nouns.squareFoot),
    ask: ({ what, first, second }) =>
      what.tell(
        role('length', count(first.length, nouns.foot)),
        role('width', count(first.width, nouns.foot)),
        role('second', count(second.length, nouns.foot)),
      ),
    solution({ what, first, second }, found) {
      const { en, es } = what.ends(found)
      return [
        explained(
          equation(sum(first.length, first.width), first.length + first.width),
          line`The length and the width together are half of the perimeter, the same for both rectangles.`,
          line`El largo y el ancho juntos son la mitad del perímetro, la misma para los dos rectángulos.`,
        ),
        explained(
          equation(minus(first.length + first.width, second.length), second.width),
          line`Subtract the other length to find the width that goes with it.`,
          line`Resta el otro largo para hallar el ancho que le corresponde.`,
        ),
        explained(
          statements(
            equation(times(first.length, first.width), areaOf(first)),
            equation(times(second.length, second.width), areaOf(second)),
          ),
          line`Find both areas.`,
          line`Halla las dos áreas.`,
        ),
        explained(
          equation(minus(areaOf(first), areaOf(second)), areaOf(first) - areaOf(second)),
          line`Subtract to compare.`,
          line`Resta para comparar.`,
        ),
        ended(alone(found), en, es),
      ]
    },
    check(printed, { amount }) {
      const [length, width, second] = [printed.role('length'), printed.role('width'), printed.role('second')]
      const other = length.plus(width).minus(second)
      return exact(amount).plus(other.times(second)).over(length).equals(width)
    },
  }),

  cost: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw(random) {
      const story = random.evenly(costStories)
      return random.until(
        () => ({
          story,
          length: random.int(...story.length),
          width: random.int(...story.width),
          price: random.int(...story.price),
        }),
        ({ length, width, price }) => length > width + 1 && length % 10 > 0 && width % 10 > 0 && price !== width,
      )
    },
    answer: moneyAmount,
    solve: ({ length, width, price }) => 100 * price * perimeterOf({ length, width }),
    ask: ({ story, length, width, price }) =>
      story.tell(
        role('area', count(length * width, nouns.squareFoot)),
        role('side', count(width, nouns.foot)),
        role('price', money(100 * price)),
      ),
    solution({ story, length, width, price }, found) {
      const rectangle = { length, width }
      const { en, es } = story.ends(money(found))
      return [
        ...sideSteps('area', rectangle, width),
        perimeterStep(rectangle),
        explained(
          equation(times(perimeterOf(rectangle), price), perimeterOf(rectangle) * price),
          line`Multiply the perimeter in feet by the price of 1 foot.`,
          line`Multiplica el perímetro en pies por el precio de 1 pie.`,
        ),
        ended(money(found), en, es),
      ]
    },
    check(printed, answer) {
      const side = printed.role('side')
      const other = printed.role('area').over(side)
      const around = side.plus(other).plus(side).plus(other)
      return around.times(printed.role('price')).times(100).equals(answer)
    },
  }),

  timesAsLong: form({
    levels: ['hard'],
    lines: 4,
    draw: random => ({
      by: random.evenly([3, 2, 4] as const),
      width: random.int(4, 9),
      unit: random.evenly(ALL_UNITS),
    }),
    answer: quantity,
    solve: ({ by, width, unit }) => count(by * width * width, unit.square),
    ask({ by, width, unit }) {
      const around = role('around', count(2 * (by + 1) * width, unit.one))
      const { en, es } = TIMES_AS_LONG[by]
      return {
        en: {
          kind: 'paragraph',
          content: ['A rectangle ', ...en, '. Its perimeter is ', around, '. What is its area?'],
        },
        es: {
          kind: 'paragraph',
          content: ['Un rectángulo ', ...es, '. Su perímetro es de ', around, '. ¿Cuál es su área?'],
        },
      }
    },
    solution({ by, width }, found) {
      const rectangle = { length: by * width, width }
      return [
        explained(
          equation(times(2, sum(by, 1)), 2 * (by + 1)),
          line`Count how many widths go around: ${by} in each long side and 1 in each short side.`,
          line`Cuenta cuántos anchos hay alrededor: ${by} en cada lado largo y 1 en cada lado corto.`,
        ),
        explained(
          equation(divide(perimeterOf(rectangle), 2 * (by + 1)), width),
          line`Divide the perimeter by that number: this is the width.`,
          line`Divide el perímetro entre ese número: es el ancho.`,
        ),
        explained(equation(times(by, width), rectangle.length), line`Find the length.`, line`Halla el largo.`),
        areaStep(rectangle),
        ended(alone(found), line`The area is ${found}.`, line`El área es de ${found}.`),
      ]
    },
    // Tries every width that goes around so often.
    check(printed, { amount }) {
      const around = printed.role('around').n
      const by = /twice|doble/.test(printed.text) ? 2 : /4/.test(printed.text) ? 4 : 3
      const widths = Array.from({ length: around }, (_, i) => i + 1).filter(
        one => one + by * one + one + by * one === around,
      )
      return widths.length === 1 && exact(amount).equals(by * itemOf(widths, 0) ** 2)
    },
  }),
})
