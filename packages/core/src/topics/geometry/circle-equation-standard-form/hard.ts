import {
  type Both,
  both,
  bracketed,
  type Content,
  coordinatePlane,
  drawing,
  equation,
  equationAsWritten,
  evaluate,
  type FormMaker,
  figure,
  line,
  m,
  option,
  point as pointOf,
  power,
  prose,
  Ratio,
  relation,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  circleIn,
  coordinatesOf,
  drawCenter,
  drawStep,
  generalForm,
  isThrough,
  standardForm,
  writeIt,
} from './parts.ts'
import { AXES, centered, completed, drawOnGrid, MODEL, STANDARD, writeModel } from './shared.ts'

const graph = drawing((value: { readonly x: number; readonly y: number; readonly radius: number }) =>
  coordinatePlane({
    ...AXES,
    points: [[value.x, value.y]],
    circles: [{ center: [value.x, value.y], radius: value.radius }],
  }),
)

const PLACES = {
  inside: { en: prose`inside`, es: prose`dentro` },
  on: { en: prose`on the circle`, es: prose`en la circunferencia` },
  outside: { en: prose`outside`, es: prose`fuera` },
}

const WHERE = {
  inside: {
    en: line`The point is closer to the center than the radius.`,
    es: line`El punto está más cerca del centro que el radio.`,
  },
  on: { en: line`The distance to the center is the radius.`, es: line`La distancia al centro es el radio.` },
  outside: {
    en: line`The point is farther from the center than the radius.`,
    es: line`El punto está más lejos del centro que el radio.`,
  },
}

const figureOf = ({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) =>
  figure(coordinatePlane({ ...AXES, points: [[x, y]], circles: [{ center: [x, y], radius }] }))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  graph: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Graph the circle.`, es: prose`Dibuja la circunferencia.` },
    draw: (random, { form: written }) => ({ ...drawOnGrid(random), written }),
    answer: graph,
    solve: ({ center: [x, y], radius }) => ({ x, y, radius }),
    ask: facts =>
      both([facts.written === 'standard' ? standardForm(facts) : generalForm(facts), figure(coordinatePlane(AXES))]),
    solution: ({ center, square, radius, written }, answer) => [
      ...(written === 'general' ? completed({ center, square }) : [step(MODEL, because.use, { rule: STANDARD })]),
      step(statements(centered(center), equation(m`r`, radius)), because.centerOpposite),
      step({ en: figureOf(answer), es: figureOf(answer) }, because.drawTheCircle),
    ],
    check(printed, { x, y, radius }) {
      const of = printed.one('relation')
      return (
        radius > 0 &&
        [
          [x + radius, y],
          [x - radius, y],
          [x, y + radius],
        ].every(([a, b]) => isThrough(of, [Ratio.of(a!), Ratio.of(b!)]))
      )
    },
  }),
  completeSquares: form({
    levels: ['hard'],
    share: 2,
    instruction: writeIt,
    draw: random => ({ center: drawCenter(random), square: random.int(2, 100) }),
    answer: equationAsWritten,
    solve: standardForm,
    ask: facts => both(generalForm(facts)),
    solution: facts => completed(facts),
    check(printed, answer) {
      const [given, found] = [circleIn(printed.one('relation')), circleIn(answer)]
      return (
        given !== null &&
        found !== null &&
        given.square.equals(found.square) &&
        given.center.every((value, i) => value.equals(found.center[i]!))
      )
    },
  }),
  tangent: form({
    levels: ['hard'],
    instruction: writeIt,
    draw: random => {
      const line = random.evenly(['x-axis', 'y-axis', 'x = c', 'y = c'] as const)
      const center = random.until(
        () => drawCenter(random),
        ([h, k]) => h !== 0 && k !== 0,
      )
      const away = random.until(
        () => random.int(2, 8) * random.sign(),
        away => center.every(coordinate => coordinate + away !== 0),
      )
      return { center, line, away }
    },
    answer: equationAsWritten,
    solve: ({ center, line, away }) => {
      const [h, k] = center
      const radius = line === 'x-axis' ? k : line === 'y-axis' ? h : away
      return standardForm({ center, square: radius * radius })
    },
    ask({ center, line, away }) {
      const place = pointOf(...center)
      switch (line) {
        case 'x-axis':
          return {
            en: prose`center ${place}, tangent to the ${symbol('x')}-axis`,
            es: prose`centro ${place}, tangente al eje ${symbol('x')}`,
          }
        case 'y-axis':
          return {
            en: prose`center ${place}, tangent to the ${symbol('y')}-axis`,
            es: prose`centro ${place}, tangente al eje ${symbol('y')}`,
          }
        case 'x = c':
        case 'y = c': {
          const of = equation(symbol(line[0]!), center[line === 'x = c' ? 0 : 1] + away)
          return {
            en: prose`center ${place}, tangent to the line ${of}`,
            es: prose`centro ${place}, tangente a la recta ${of}`,
          }
        }
      }
    },
    solution({ center, line: of, away }) {
      const [h, k] = center
      const radius = Math.abs(of === 'x-axis' ? k : of === 'y-axis' ? h : away)
      return [
        step(centered(center), because.read, { what: { en: line`the center`, es: line`el centro` } }),
        step(equation(m`r`, radius), because.tangentDistance),
        step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius),
        writeModel({ center, square: radius * radius }),
      ]
    },
    // The foot of the center on the line lies on the circle.
    check(printed, answer) {
      const [place, of] = printed.maths
      const center = coordinatesOf(place!)
      const [letter, value] =
        of!.kind === 'relation'
          ? [of.left.kind === 'symbol' ? of.left.name : '', evaluate(of.right)]
          : [of!.kind === 'symbol' && of.name === 'x' ? 'y' : 'x', Ratio.of(0)]
      const found = circleIn(answer)
      return (
        (found?.center.every((coordinate, i) => coordinate.equals(center[i]!)) ?? false) &&
        isThrough(answer, letter === 'x' ? [value, center[1]] : [center[0], value])
      )
    },
  }),
  position: form({
    levels: ['hard'],
    instruction: {
      en: prose`Is the point inside, on or outside the circle?`,
      es: prose`¿El punto está dentro de la circunferencia, en ella o fuera de ella?`,
    },
    lines: 3,
    draw(random) {
      const [center, step] = [drawCenter(random, 5), drawStep(random)]
      const square = step[0] ** 2 + step[1] ** 2
      const where = random.evenly(['inside', 'on', 'outside'] as const)
      const shift = where === 'inside' ? random.int(1, 6) : where === 'on' ? 0 : -random.int(1, Math.min(6, square - 1))
      return { center, square: square + shift, where, at: [center[0] + step[0], center[1] + step[1]] as const }
    },
    answer: option(PLACES),
    solve: ({ where }) => where,
    ask({ at, ...facts }): Both<Content> {
      return both([pointOf(...at), standardForm(facts)])
    },
    solution: ({ at: [x, y], center: [h, k], square, where }) => {
      const found = (x - h) ** 2 + (y - k) ** 2
      const sign = where === 'inside' ? '<' : where === 'on' ? '=' : '>'
      return [
        step(equation(sum(power(bracketed(x - h), 2), power(bracketed(y - k), 2)), found), because.putPointIn),
        step(relation(found, sign, square), because.compare),
        step(PLACES[where], because.explain, { sentence: WHERE[where] }),
      ]
    },
    check(printed, answer) {
      const [at, of] = printed.maths
      const [x, y] = coordinatesOf(at!)
      if (of!.kind !== 'relation') return false
      const side = evaluate(of.left, { x, y }).compare(evaluate(of.right))
      return answer === (side < 0 ? 'inside' : side > 0 ? 'outside' : 'on')
    },
  }),
})
