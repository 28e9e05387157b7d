import {
  both,
  coordinatePlane,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  m,
  measure,
  minus,
  option,
  over,
  type Point,
  prose,
  Ratio,
  statements,
  step,
  story,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSlope, latticePair, slopeOf, slopeSteps } from '../../kit/lines/slopes.ts'
import type { levels } from './levels.ts'
import { linePoints } from './parts.ts'
import { leads } from './places.ts'
import { rampStories } from './ramp-stories.ts'

const slopeGraph = (pair: readonly [Point, Point]) => coordinatePlane({ points: pair, lines: [{ through: pair }] })

/** A line with this slope through a point near the origin. */
const lineThrough = ([x, y]: Point, slope: Ratio) =>
  slopeGraph([
    [x, y],
    [x + slope.d, y + slope.n],
  ])

const readTwoPoints = { en: line`two points on the line`, es: line`dos puntos de la recta` }

/** How a line runs from left to right. */
const directions = {
  positive: { en: line`rises`, es: line`sube` },
  negative: { en: line`falls`, es: line`baja` },
  zero: { en: line`stays level`, es: line`se mantiene horizontal` },
}

/** What rise and run decide. */
const decided = {
  positive: {
    en: line`The rise and the run are both positive, so the slope is positive.`,
    es: line`El cambio vertical y el horizontal son positivos, así que la pendiente es positiva.`,
  },
  negative: {
    en: line`The rise is negative and the run is positive, so the slope is negative.`,
    es: line`El cambio vertical es negativo y el horizontal es positivo, así que la pendiente es negativa.`,
  },
  zero: {
    en: line`The rise is 0 and the run is not, so the slope is 0.`,
    es: line`El cambio vertical es 0 y el horizontal no, así que la pendiente es 0.`,
  },
}

type KindOfSlope = keyof typeof decided | 'undefined'

const findTheSlope = {
  en: prose`Find the slope of the line, as an integer or a fraction in lowest terms.`,
  es: prose`Halla la pendiente de la recta, como número entero o como fracción en su mínima expresión.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromGraph: form({
    levels: ['easy'],
    share: 2,
    instruction: findTheSlope,
    draw: (random, { denominators }) => latticePair(random, drawSlope(random, denominators, 4), 8),
    answer: fractionInLowestTerms,
    solve: ([[x1, y1], [x2, y2]]) => Ratio.of(y2 - y1, x2 - x1),
    ask: pair => both(figure(slopeGraph(pair))),
    solution: ([a, b]) => [step(linePoints(a, b), because.readGraph, { what: readTwoPoints }), ...slopeSteps(a, b)],
    check: (printed, slope) =>
      leads(
        exact(slope),
        printed.figure('coordinate-plane').points.map(({ at }) => at),
      ),
  }),
  kindOfSlope: form({
    levels: ['easy'],
    draw(random): readonly [Point, Point] {
      const asked = random.evenly(['positive', 'negative', 'zero', 'positive', 'negative', 'undefined'])
      const [x, y] = [random.int(-5, 5), random.int(-3, 3)]
      switch (asked) {
        case 'zero':
          return [
            [-4, y],
            [4, y],
          ]
        case 'undefined':
          return [
            [x, -4],
            [x, 4],
          ]
        case 'positive':
        case 'negative': {
          const rise = random.int(2, 6) * (asked === 'positive' ? 1 : -1)
          return [
            [x, y - rise],
            [x + random.int(2, 5), y],
          ]
        }
        default:
          return asked satisfies never
      }
    },
    answer: option({
      positive: { en: prose`positive`, es: prose`positiva` },
      negative: { en: prose`negative`, es: prose`negativa` },
      zero: { en: prose`zero`, es: prose`cero` },
      undefined: { en: prose`undefined`, es: prose`indefinida` },
    }),
    solve: ([a, b]): KindOfSlope => {
      const slope = slopeOf(a, b)
      return slope === 'none' ? 'undefined' : slope.n > 0 ? 'positive' : slope.n < 0 ? 'negative' : 'zero'
    },
    ask: pair =>
      withFigure(
        {
          en: prose`Is the slope of the line positive, negative, zero, or undefined?`,
          es: prose`¿La pendiente de la recta es positiva, negativa, cero o indefinida?`,
        },
        coordinatePlane({ lines: [{ through: pair }] }),
      ),
    solution([a, b], answer) {
      const seen = step(linePoints(a, b), because.readGraph, { what: readTwoPoints })
      if (answer === 'undefined') return [seen, step(equation(minus(b[0], a[0]), 0), because.zeroRun)]
      return [
        step(linePoints(a, b), because.directionOfLine, { how: directions[answer] }),
        explainedBy(
          statements(equation(minus(b[1], a[1]), b[1] - a[1]), equation(minus(b[0], a[0]), b[0] - a[0])),
          decided[answer],
        ),
      ]
    },
    whyWrong: (_, answer) =>
      ({
        positive: {
          negative: {
            en: line`The line would fall from left to right.`,
            es: line`La recta bajaría de izquierda a derecha.`,
          },
        },
        negative: {
          positive: {
            en: line`The line would rise from left to right.`,
            es: line`La recta subiría de izquierda a derecha.`,
          },
        },
        zero: {
          undefined: {
            en: line`Only a vertical line has an undefined slope. Here the run is not 0.`,
            es: line`Solo una recta vertical tiene pendiente indefinida. Aquí el cambio horizontal no es 0.`,
          },
        },
        undefined: {
          zero: {
            en: line`A slope of 0 belongs to a horizontal line. Here the run is 0, not the rise.`,
            es: line`La pendiente 0 es de una recta horizontal. Aquí es 0 el cambio horizontal, no el vertical.`,
          },
        },
      })[answer],
    // The sign of the product of both changes; without a run there is no slope.
    check(printed, answer) {
      const { through } = itemOf(printed.figure('coordinate-plane').lines, 0)
      const [[x1, y1], [x2, y2]] = tupleOf(through, 2)
      const [run, product] = [Ratio.from(x2).minus(x1), Ratio.from(x2).minus(x1).times(Ratio.from(y2).minus(y1))]
      const found = run.n === 0 ? 'undefined' : product.n > 0 ? 'positive' : product.n < 0 ? 'negative' : 'zero'
      return answer === found
    },
  }),
  chooseLine: form({
    levels: ['easy'],
    draw: (random, { denominators }) => ({
      slope: random.until(
        () => drawSlope(random, denominators, 4),
        ({ n, d }) => Math.abs(n) !== d,
      ),
      at: [random.int(-3, 3), random.int(-3, 3)] as const,
    }),
    answer: figureChoice,
    solve: ({ slope, at }) => lineThrough(at, slope),
    mistakes: ({ slope, at }) => ({
      oppositeSign: lineThrough(at, slope.negated()),
      runOverRise: lineThrough(at, Ratio.of(1).over(slope)),
      bothMistakes: lineThrough(at, Ratio.of(-1).over(slope)),
    }),
    ask: ({ slope }) => ({
      en: prose`Which line has a slope of ${slope}?`,
      es: prose`¿Qué recta tiene una pendiente de ${slope}?`,
    }),
    solution({ slope, at: [x, y] }) {
      const end: Point = [x + slope.d, y + slope.n]
      return [
        explainedBy(
          equation(m`m`, slope),
          slope.n > 0
            ? {
                en: line`The slope is positive, so the line rises from left to right.`,
                es: line`La pendiente es positiva, así que la recta sube de izquierda a derecha.`,
              }
            : {
                en: line`The slope is negative, so the line falls from left to right.`,
                es: line`La pendiente es negativa, así que la recta baja de izquierda a derecha.`,
              },
        ),
        slope.n > 0
          ? explained(
              linePoints([x, y], end),
              line`It goes ${slope.d} to the right and ${slope.n} up.`,
              line`Avanza ${slope.d} a la derecha y ${slope.n} hacia arriba.`,
            )
          : explained(
              linePoints([x, y], end),
              line`It goes ${slope.d} to the right and ${-slope.n} down.`,
              line`Avanza ${slope.d} a la derecha y ${-slope.n} hacia abajo.`,
            ),
        explained(
          figure(lineThrough([x, y], slope)),
          line`Its slope is the rise over the run, ${slope}.`,
          line`Su pendiente es el cambio vertical entre el horizontal, ${slope}.`,
        ),
      ]
    },
    whyWrong: ({ slope }) => {
      const other = Ratio.of(1).over(slope)
      return {
        oppositeSign:
          slope.n > 0
            ? {
                en: line`It falls from left to right: its slope is ${slope.negated()}.`,
                es: line`Baja de izquierda a derecha: su pendiente es ${slope.negated()}.`,
              }
            : {
                en: line`It rises from left to right: its slope is ${slope.negated()}.`,
                es: line`Sube de izquierda a derecha: su pendiente es ${slope.negated()}.`,
              },
        runOverRise: {
          en: line`Its slope is ${other}: run and rise are exchanged.`,
          es: line`Su pendiente es ${other}: están intercambiados el cambio horizontal y el vertical.`,
        },
        bothMistakes: {
          en: line`Its slope is ${other.negated()}: run and rise are exchanged, and the sign is wrong.`,
          es: line`Su pendiente es ${other.negated()}: los dos cambios están intercambiados y el signo es incorrecto.`,
        },
      }
    },
    check: (printed, chosen) =>
      chosen.kind === 'coordinate-plane' &&
      leads(
        evaluate(printed.one('number')),
        chosen.points.map(({ at }) => at),
      ),
  }),
  ramp: form(
    story({
      levels: ['easy'],
      settings: rampStories,
      draw: (random, { rise, run, unit }) => {
        const [up, along] = random.until(
          () => [random.int(...rise), random.int(...run)] as const,
          // A slope such as 4/23 is seldom met.
          ([up, along]) => gcd(up, along) > 1 && up % along !== 0 && along / gcd(up, along) <= 20,
        )
        return { rise: measure(up, unit), run: measure(along, unit) }
      },
      answer: fractionInLowestTerms,
      solve: ({ rise, run }) => evaluate(rise.of).over(evaluate(run.of)),
      ask: ({ rise, run }, { tells }) => tells(rise, run),
      solution: ({ rise, run }, answer) => [
        step(equation(m`m`, over(rise.of, run.of)), because.findSlope),
        step(equation(m`m`, answer), because.divideBothTerms, {
          value: gcd(evaluate(rise.of).n, evaluate(run.of).n),
        }),
      ],
      // Rise is slope times run.
      check: (numberOf, slope) => numberOf('run').times(exact(slope)).equals(numberOf('rise')),
    }),
  ),
})
