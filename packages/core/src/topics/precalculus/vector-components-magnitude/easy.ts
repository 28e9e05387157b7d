import {
  both,
  equation,
  exact,
  type FormMaker,
  figure,
  itemOf,
  pointAnswer,
  point as pointOf,
  prose,
  type Random,
  radical,
  vector,
  vectorAnswer,
  vectorDiagram,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawVector, magnitudeOf, type Pair, PYTHAGOREAN, pairIn, signs, v } from './parts.ts'
import { differenceSteps, magnitudeSteps, otherEndSteps, readEnds } from './steps.ts'

const COMPONENTS = {
  en: prose`Write the vector in component form.`,
  es: prose`Escribe el vector en forma de componentes.`,
}

interface Drawn {
  readonly from: Pair
  readonly to: Pair
}

function drawOnGrid(random: Random): Drawn {
  const from: Pair = [random.int(-3, 3), random.int(-3, 3)]
  const to = random.until(
    (): Pair => [random.int(-6, 6), random.int(-6, 6)],
    ([x, y]) => Math.abs(x - from[0]) >= 2 && Math.abs(y - from[1]) >= 1,
  )
  return { from, to }
}

const onGrid = ({ from, to }: Drawn) =>
  both(figure(vectorDiagram({ x: [-6, 6], y: [-6, 6], vectors: [{ from, to, label: 'v' }] })))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromPoints: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ from: drawVector(random), components: drawVector(random) }),
    answer: vectorAnswer,
    solve: ({ components }) => components,
    ask({ from, components }) {
      const [start, end] = [pointOf(...from), pointOf(from[0] + components[0], from[1] + components[1])]
      return {
        en: prose`A vector goes from ${start} to ${end}. Write it in component form.`,
        es: prose`Un vector va de ${start} a ${end}. Escríbelo en forma de componentes.`,
      }
    },
    solution: ({ from, components: [x, y] }) => differenceSteps(from, [from[0] + x, from[1] + y]),
    // The start moved by the vector is the end.
    check(printed, answer) {
      const [start, end] = printed.all('list').map(({ items }) => pairIn(items))
      return (
        start !== undefined &&
        end !== undefined &&
        answer.every((value, i) => exact(value).plus(itemOf(start, i)).equals(itemOf(end, i)))
      )
    },
  }),

  drawn: form({
    levels: ['easy'],
    instruction: COMPONENTS,
    draw: drawOnGrid,
    answer: vectorAnswer,
    solve: ({ from, to }) => [to[0] - from[0], to[1] - from[1]],
    ask: onGrid,
    solution: ({ from, to }) => [readEnds(from, to), ...differenceSteps(from, to)],
    check(printed, answer) {
      const [drawn] = printed.figure('vector-diagram').vectors
      return (
        drawn !== undefined &&
        answer.every((value, i) => exact(value).plus(itemOf(drawn.from, i)).equals(itemOf(drawn.to, i)))
      )
    },
  }),

  drawnMagnitude: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the magnitude of the vector. Give the exact value in simplest form.`,
      es: prose`Halla la magnitud del vector. Da el valor exacto en su forma más simple.`,
    },
    draw: drawOnGrid,
    answer: radical,
    solve: ({ from, to }) => magnitudeOf([to[0] - from[0], to[1] - from[1]]),
    ask: onGrid,
    solution: ({ from, to }, size) => [
      readEnds(from, to),
      ...differenceSteps(from, to),
      ...magnitudeSteps([to[0] - from[0], to[1] - from[1]], size),
    ],
    check(printed, { q, k }) {
      const [drawn] = printed.figure('vector-diagram').vectors
      if (!drawn || q.n <= 0) return false
      const square = (drawn.to[0] - drawn.from[0]) ** 2 + (drawn.to[1] - drawn.from[1]) ** 2
      return q.power(2).times(k).equals(square)
    },
  }),

  magnitude: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Find the magnitude. Give the exact value in simplest form.`,
      es: prose`Halla la magnitud. Da el valor exacto en su forma más simple.`,
    },
    draw: random => ({
      components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
    }),
    answer: radical,
    solve: ({ components }) => magnitudeOf(components),
    ask: ({ components }) => both(equation(v, vector(...components))),
    solution: ({ components }, size) => magnitudeSteps(components, size),
    // The square of the answer is the sum of the squares.
    check(printed, { q, k }) {
      const [x, y] = pairIn(printed.one('list').items)
      return (
        q
          .times(q)
          .times(k)
          .equals(x * x + y * y) && q.n > 0
      )
    },
  }),

  missingPoint: form({
    levels: ['easy'],
    draw: random => ({ at: drawVector(random), components: drawVector(random), isEnd: random.evenly([true, false]) }),
    answer: pointAnswer,
    solve: ({ at, components, isEnd }) => at.map((value, i) => value + (isEnd ? -1 : 1) * itemOf(components, i)),
    ask: ({ at, components, isEnd }) =>
      isEnd
        ? {
            en: prose`The vector ${equation(v, vector(...components))} ends at ${pointOf(...at)}. Where does it start?`,
            es: prose`El vector ${equation(v, vector(...components))} termina en ${pointOf(...at)}. ¿Dónde empieza?`,
          }
        : {
            en: prose`The vector ${equation(v, vector(...components))} starts at ${pointOf(...at)}. Where does it end?`,
            es: prose`El vector ${equation(v, vector(...components))} empieza en ${pointOf(...at)}. ¿Dónde termina?`,
          },
    solution: ({ at, components, isEnd }, answer) => otherEndSteps(at, components, isEnd, answer),
    check(printed, answer) {
      const [move, at] = printed.all('list').map(({ items }) => pairIn(items))
      const way = /ends at|termina en/.test(printed.text) ? 1 : -1
      return (
        move !== undefined &&
        at !== undefined &&
        answer.every((value, i) =>
          exact(value)
            .plus(way * itemOf(move, i))
            .equals(itemOf(at, i)),
        )
      )
    },
  }),
})
