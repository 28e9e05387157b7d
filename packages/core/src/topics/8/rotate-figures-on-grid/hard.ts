import {
  both,
  evaluate,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  type Point,
  pointAnswer,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { lettersJoined, namedPoints, SECOND } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'
import { asPoint, drawClockwise, givenPoints, isTurned, named, ORIGIN, toldPoints } from './parts.ts'
import { imageSteps, ruleStep } from './steps.ts'
import { paragraph, placed, printedTurn, shapes, spokenTurn, type Turn, turned } from './turns.ts'

const moves = (value: number, en: string, es: string): Inline[][] => {
  const size = Math.abs(value)
  return size === 1
    ? [
        [...line`${size}`, ` unit ${en}`],
        [...line`${size}`, ` unidad ${es}`],
      ]
    : [
        [...line`${size}`, ` units ${en}`],
        [...line`${size}`, ` unidades ${es}`],
      ]
}

const changed = (by: number) =>
  by > 0
    ? { en: line`add ${by} to`, es: line`suma ${by} a` }
    : { en: line`subtract ${-by} from`, es: line`resta ${-by} de` }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  thenTranslate: form({
    levels: ['hard'],
    share: 2,
    lines: 2,
    draw(random) {
      const quarters = random.evenly([1, 2, 3] as const)
      const given = placed(random, random.evenly(startingAt(shapes.triangle, 3)), 6)
      const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, false) }
      const move: Point = [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)]
      return {
        given,
        turn,
        move,
        image: given.map((place): Point => {
          const [x, y] = turned(place, turn)
          return [x + move[0], y + move[1]]
        }),
      }
    },
    answer: namedPoints(SECOND),
    solve: ({ image }) => image,
    ask({ given, turn, move: [right, up] }) {
      const spoken = spokenTurn(turn)
      const across = right > 0 ? moves(right, 'right', 'a la derecha') : moves(right, 'left', 'a la izquierda')
      const along = up > 0 ? moves(up, 'up', 'hacia arriba') : moves(up, 'down', 'hacia abajo')
      const [points, wanted] = [toldPoints(given), lettersJoined(given.length, SECOND)]
      return {
        en: paragraph(
          line`The triangle with vertices `,
          points.en,
          line` is rotated `,
          spoken.en,
          line` and then translated `,
          itemOf(across, 0),
          line` and `,
          itemOf(along, 0),
          line`. Write the coordinates of `,
          wanted.en,
          line`, the vertices of the final image.`,
        ),
        es: paragraph(
          line`El triángulo de vértices `,
          points.es,
          line` se rota `,
          spoken.es,
          line` y luego se traslada `,
          itemOf(across, 1),
          line` y `,
          itemOf(along, 1),
          line`. Escribe las coordenadas de `,
          wanted.es,
          line`, los vértices de la imagen final.`,
        ),
      }
    },
    solution: ({ given, turn, move: [across, up], image }) => [
      ...imageSteps(given, turn),
      step(named(image, SECOND), because.moveTheImage, { across: changed(across), up: changed(up) }),
    ],
    // Moved back, each vertex is the rotated one.
    check(printed, answer) {
      const given = givenPoints(printed)
      const turn = printedTurn(printed)
      const [right, up] = printed.maths.filter(({ kind }) => kind === 'number').map(item => evaluate(item).n)
      const dx = /left|izquierda/.test(printed.text) ? -right! : right!
      const dy = /down|abajo/.test(printed.text) ? -up! : up!
      return answer.length === 3 && answer.every(([x, y], i) => isTurned(itemOf(given, i), [x - dx, y - dy], turn))
    },
  }),

  preimage: form({
    levels: ['hard'],
    share: 2,
    lines: 2,
    draw(random) {
      // A half turn undoes itself: only a quarter turn must be turned back the other way.
      const quarters = random.evenly([1, 3] as const)
      const before = random.until(
        (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, false) }
      return { before, turn, after: turned(before, turn) }
    },
    answer: pointAnswer,
    solve: ({ before }) => before,
    namedAnswer: ({ before }) => both(named([before])),
    ask({ turn, after }) {
      const spoken = spokenTurn(turn)
      const [a, image] = [symbol('A'), named([after], '′')]
      return {
        en: paragraph(line`A rotation of `, spoken.en, line` takes ${a} to ${image}. Write the coordinates of ${a}.`),
        es: paragraph(
          line`Una rotación de `,
          spoken.es,
          line` lleva ${a} a ${image}. Escribe las coordenadas de ${a}.`,
        ),
      }
    },
    solution({ before, turn, after }) {
      const back: Turn = {
        ...turn,
        quarters: turn.quarters === 1 ? 3 : 1,
        clockwise: !turn.clockwise,
      }
      const { en, es } = spokenTurn(back)
      return [
        step({ en: paragraph(en), es: paragraph(es) }, because.turnBack),
        ruleStep(back),
        step(paragraph(line`${named([after], '′')} → ${named([before])}`), because.ruleMovesThePoint),
      ]
    },
    check: (printed, answer) => isTurned(asPoint(answer), itemOf(givenPoints(printed), 0), printedTurn(printed)),
  }),
})
