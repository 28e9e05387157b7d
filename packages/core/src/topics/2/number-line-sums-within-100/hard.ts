import {
  answerStep,
  asWritten,
  both,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  minus,
  numberLine,
  prose,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  countedFrom,
  countedTo,
  drawJumps,
  drawPlace,
  jumpLine,
  jumpSteps,
  lineFigure,
  tickStep,
  written,
} from './parts.ts'

const jumped = drawing<{ start: number; change: number; stop: number; end: number }>(
  value => jumpLine(value, true),
  value => [
    { ...value, end: value.end + 1 },
    { ...value, end: value.end - 10 },
  ],
)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  drawTheJumps: form({
    levels: ['hard'],
    share: 2,
    draw: drawJumps,
    answer: jumped,
    solve: facts => facts,
    ask(facts) {
      const [asked, start] = [written(facts), expr(facts.start)]
      const drawn = figure(
        numberLine({
          from: Math.max(0, Math.min(facts.start, facts.end) - 5),
          to: Math.max(facts.start, facts.end) + 5,
          open: true,
          labels: [facts.start],
        }),
      )
      return {
        en: [prose`Start at ${start}. Draw one jump for the tens and one for the ones to find ${asked}.`, drawn],
        es: [
          prose`Empieza en ${start}. Dibuja un salto para las decenas y otro para las unidades, y halla ${asked}.`,
          drawn,
        ],
      }
    },
    key: facts => both(equation(written(facts), facts.end)),
    solution: facts => [
      ...jumpSteps(facts),
      step(figure(jumpLine(facts, true)), because.drawTheJumps),
      explained(
        equation(written(facts), facts.end),
        line`The last jump ends at the answer.`,
        line`El último salto termina en la respuesta.`,
      ),
    ],
    check: (printed, { end, start }) =>
      evaluate(printed.one('sum')).equals(end) && printed.numbers[0]?.equals(start) === true,
  }),
  distance: form({
    levels: ['hard'],
    share: 2,
    draw(random, level) {
      const { at, ...line } = drawPlace(random, level)
      const ticks = Array.from({ length: (line.to - line.from) / line.step + 1 }, (_, i) => line.from + i * line.step)
      // Both places bear no number, and parts lie between them.
      const other = random.pick(
        ticks.filter(tick => !line.labels.includes(tick) && Math.abs(tick - at) >= 3 * line.step),
      )
      return { line, a: Math.min(at, other), b: Math.max(at, other) }
    },
    answer: integer,
    solve: ({ a, b }) => b - a,
    ask({ line, a, b }) {
      const drawn = lineFigure(line, [
        [a, 'A'],
        [b, 'B'],
      ])
      return {
        en: [drawn, prose`How far is it from ${symbol('A')} to ${symbol('B')}? ____`],
        es: [drawn, prose`¿Qué distancia hay de ${symbol('A')} a ${symbol('B')}? ____`],
      }
    },
    solution: ({ line: drawn, a, b }) => [
      tickStep(drawn),
      countedFrom(drawn, a, 'A'),
      countedFrom(drawn, b, 'B'),
      step(equation(minus(b, asWritten(a)), b - a), because.subtractThePlaces),
      answerStep(expr(b - a), {
        en: line`It is ${b - a} from ${symbol('A')} to ${symbol('B')}.`,
        es: line`De ${symbol('A')} a ${symbol('B')} hay ${b - a}.`,
      }),
    ],
    check(printed, answer) {
      const line = printed.figure('number-line')
      const places = line.points.map(({ at }) => countedTo(line, at))
      return exact(answer).plus(itemOf(places, 0)).equals(itemOf(places, 1))
    },
  }),
})
