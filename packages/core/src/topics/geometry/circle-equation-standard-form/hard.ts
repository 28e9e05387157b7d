import {
  type Both,
  both,
  type Content,
  equation,
  equationAsWritten,
  evaluate,
  type FormMaker,
  option,
  point as pointOf,
  prose,
  Ratio,
  symbol,
} from '../../../author.ts'
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  completeSquares: form({
    levels: ['hard'],
    share: 2,
    instruction: writeIt,
    lines: 5,
    draw: random => ({ center: drawCenter(random), square: random.int(2, 100) }),
    answer: equationAsWritten,
    solve: standardForm,
    ask: facts => both(generalForm(facts)),
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
    answer: option({
      inside: { en: prose`inside`, es: prose`dentro` },
      on: { en: prose`on the circle`, es: prose`en la circunferencia` },
      outside: { en: prose`outside`, es: prose`fuera` },
    }),
    solve: ({ where }) => where,
    ask({ at, ...facts }): Both<Content> {
      return both([pointOf(...at), standardForm(facts)])
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
