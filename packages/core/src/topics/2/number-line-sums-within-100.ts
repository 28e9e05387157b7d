import {
  answerStep,
  asWritten,
  blank,
  both,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  type NumberLine,
  numberLine,
  prose,
  type Random,
  ratioOfExact,
  type Step,
  step,
  sum,
  symbol,
  tupleOf,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { addends } from '../kit/columns/digit-pairs.ts'

/** Lines with the ticks that may be read, by the name that levels list. */
const lines = {
  'zero to twenty': (_: Random) => ({ from: 0, to: 20, step: 1, labels: [0, 10, 20] }),
  'zero to a hundred': (_: Random) => ({
    from: 0,
    to: 100,
    step: 5,
    labels: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  }),
  'a piece': (random: Random) => {
    const from = random.int(1, 8) * 10
    return { from, to: from + 20, step: 1, labels: [from, from + 10, from + 20] }
  },
  'ends and one more'(random: Random) {
    const step = random.pick([2, 5, 10])
    const from = random.int(0, 10 - step) * 10
    return { from, to: from + 10 * step, step, labels: [from, from + random.int(2, 4) * step, from + 10 * step] }
  },
}

interface Level {
  readonly lines: readonly (keyof typeof lines)[]
  readonly regroups: boolean
}

/** One of eight stretches of the line takes its turn, so that neighbors on a sheet are not beside each other on the line. */
function placeInTurn(random: Random, places: readonly number[]): number {
  const stretch = random.evenly([3, 0, 6, 2, 7, 4, 1, 5])
  const cut = (i: number) => Math.round((i * places.length) / 8)
  return random.pick(places.slice(cut(stretch), cut(stretch + 1)))
}
/** A line and a place on one of its ticks that bears no number. */
function drawPlace(random: Random, level: Level) {
  const line = lines[random.evenly(level.lines)](random)
  const open = Array.from({ length: (line.to - line.from) / line.step }, (_, i) => line.from + i * line.step).filter(
    place => !line.labels.includes(place),
  )
  return { ...line, at: placeInTurn(random, open) }
}
type Line = Pick<ReturnType<typeof drawPlace>, 'from' | 'to' | 'step' | 'labels'>

/** A start and jumps of tens and then ones, forward or back. */
function drawJumps(random: Random, { regroups }: Level) {
  const [a, b] = random.until(
    () => addends(random, regroups),
    // Where one regroups, there are two tens to jump at least.
    ([a, b]) => b % 10 > 0 && a + b <= 99 && (!regroups || b > 20),
  )
  const isSum = random.evenly([true, false])
  const start = isSum ? a : a + b
  const way = isSum ? 1 : -1
  return { start, change: b, end: start + way * b, stop: start + way * Math.floor(b / 10) * 10 }
}
type Jumps = ReturnType<typeof drawJumps>

const written = ({ start, change, end }: Jumps): Expr => (end > start ? sum(start, change) : minus(start, change))

/** An open line with its stops labelled: tens first, then ones. */
const jumpLine = ({ start, stop, end }: Jumps, isNamed: boolean) =>
  numberLine({
    from: Math.max(0, Math.min(start, end) - 5),
    to: Math.max(start, end) + 5,
    open: true,
    labels: [start, stop, ...(isNamed ? [end] : [])],
    jumps: [
      [start, stop, 'amount'],
      [stop, end, 'amount'],
    ],
  })

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenLetter<'A' | 'B' | 'C'>(...LETTERS)

const plotted = drawing<{ from: number; to: number; step: number; labels: readonly number[]; at: number }>(
  ({ at, ...line }) => numberLine({ ...line, points: [at] }),
  value => [
    { ...value, at: value.at + value.step },
    { ...value, at: value.at - value.step },
  ],
)
const jumped = drawing<{ start: number; change: number; stop: number; end: number }>(
  value => jumpLine(value, true),
  value => [
    { ...value, end: value.end + 1 },
    { ...value, end: value.end - 10 },
  ],
)

const lineFigure = ({ from, to, step, labels }: Line, points: readonly (number | readonly [number, string])[]) =>
  figure(numberLine({ from, to, step, labels, points }))

/** How much each part counts, by the parts between two labels. */
function tickStep({ step: stride, labels }: Line): Step {
  const [first, second] = tupleOf(labels.slice(0, 2), 2)
  const parts = (second - first) / stride
  return explained(
    asWritten(stride),
    line`From ${first} to ${second} there are ${parts} equal parts: each part counts ${stride}.`,
    line`De ${first} a ${second} hay ${parts} partes iguales: cada parte vale ${stride}.`,
  )
}
/** From the nearest labelled number below, tick by tick. */
function countedTicks(line: Line, at: number): readonly Step[] {
  const { from, step: stride, labels } = line
  const start = Math.max(from, ...labels.filter(label => label < at))
  const ticks = Array.from({ length: (at - start) / stride }, (_, i) => start + (i + 1) * stride)
  return [tickStep(line), step(list(start, ...ticks), because.countTicksFrom, { start })]
}

/** The jump of tens, the jump of ones, and where they end. */
const jumpSteps = (jumps: Jumps): readonly Step[] => {
  const { start, stop, end, change } = jumps
  const tens = change - (change % 10)
  const moved = (from: number, by: number) => (end > start ? sum(from, by) : minus(from, by))
  return [
    step(equation(moved(start, tens), stop), because.jumpTens),
    step(equation(moved(stop, change % 10), end), because.jumpOnes),
  ]
}

/** Counts the ticks from the first labelled number. */
function countedTo({ from, step }: NumberLine, at: { readonly n: number; readonly d: number }): number {
  const [start, stride, place] = [ratioOfExact(from).n, step ? ratioOfExact(step).n : 1, ratioOfExact(at).n]
  let value = start
  while (value < place) value += stride
  return value
}

export const numberLineSumsWithin100 = defineTopic(
  {
    id: 'number-line-sums-within-100',
    name: { en: 'Add and subtract on a number line to 100', es: 'Sumar y restar en la recta numérica hasta 100' },
    description: {
      en: 'Place whole numbers on a number line and show sums and differences as jumps.',
      es: 'Ubica números enteros en la recta numérica y representa sumas y restas con saltos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.B.6'],
    levels: {
      easy: { lines: ['zero to twenty', 'zero to a hundred', 'a piece'], regroups: false },
      medium: { lines: ['a piece'], regroups: false },
      hard: { lines: ['ends and one more'], regroups: true },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'hard'],
      share: 2,
      draw: drawPlace,
      answer: integer,
      solve: ({ at }) => at,
      ask(facts) {
        const drawn = lineFigure(facts, [[facts.at, 'A']])
        return {
          en: [drawn, prose`What number is at ${symbol('A')}? ____`],
          es: [drawn, prose`¿Qué número está en ${symbol('A')}? ____`],
        }
      },
      solution: facts => countedTicks(facts, facts.at),
      check(printed, answer) {
        const line = printed.figure('number-line')
        const [point] = line.points
        return point !== undefined && exact(answer).equals(countedTo(line, point.at))
      },
    }),

    place: form({
      levels: ['easy'],
      share: 2,
      draw: drawPlace,
      answer: plotted,
      solve: facts => facts,
      ask(facts) {
        const drawn = lineFigure(facts, [])
        return {
          en: [prose`Mark ${facts.at} on the number line.`, drawn],
          es: [prose`Marca el ${facts.at} en la recta numérica.`, drawn],
        }
      },
      solution: facts => [...countedTicks(facts, facts.at), step(lineFigure(facts, [facts.at]), because.markThePlace)],
      check(printed, { at }) {
        const line = printed.figure('number-line')
        return printed.numbers[0]?.equals(at) === true && countedTo(line, { n: at, d: 1 }) === at
      },
    }),

    whichPoint: form({
      levels: ['easy'],
      share: 2,
      draw(random, level) {
        const { at, ...line } = drawPlace(random, level)
        const around = [-2, -1, 1, 2]
          .map(by => at + by * line.step)
          .filter(place => place > line.from && place < line.to)
        return { line, at, places: [at, ...random.sample(around, 2)].sort((a, b) => a - b) }
      },
      answer: letter,
      solve: ({ places, at }) => itemOf(LETTERS, places.indexOf(at)),
      ask({ line, places, at }) {
        const drawn = lineFigure(
          line,
          places.map((place, i) => [place, itemOf(LETTERS, i)] as const),
        )
        return {
          en: [drawn, prose`Which letter is at ${at}? ____`],
          es: [drawn, prose`¿Qué letra está en el ${at}? ____`],
        }
      },
      solution: ({ line: drawn, at }, answer) => [
        ...countedTicks(drawn, at),
        answerStep(symbol(answer), {
          en: line`${symbol(answer)} is at ${at}.`,
          es: line`${symbol(answer)} está en el ${at}.`,
        }),
      ],
      check(printed, answer) {
        const line = printed.figure('number-line')
        const point = line.points[LETTERS.indexOf(answer)]
        return point !== undefined && printed.numbers[0]?.equals(countedTo(line, point.at)) === true
      },
    }),

    writeTheEquation: form({
      levels: ['medium'],
      share: 2,
      draw: drawJumps,
      answer: equationAsWritten,
      solve: facts => equation(written(facts), facts.end),
      ask(facts) {
        const drawn = figure(jumpLine(facts, true))
        return {
          en: [drawn, prose`Write the equation that both jumps together show.`],
          es: [drawn, prose`Escribe la ecuación que muestran los dos saltos juntos.`],
        }
      },
      solution: facts => [
        step(equation(sum(facts.change - (facts.change % 10), facts.change % 10), facts.change), because.addJumps),
        step(equation(written(facts), facts.end), because.startAndEnd),
      ],
      // Goes from the start along the jumps.
      check(printed, answer) {
        const { jumps } = printed.figure('number-line')
        const [start, end] = [jumps[0]?.from, jumps.at(-1)?.to]
        if (!start || !end || answer.kind !== 'relation' || answer.left.kind !== 'sum') return false
        const [first, change] = answer.left.terms
        return (
          isTrue(answer) &&
          first !== undefined &&
          change !== undefined &&
          evaluate(first).equals(ratioOfExact(start)) &&
          evaluate(answer.right).equals(ratioOfExact(end)) &&
          evaluate(change).equals(ratioOfExact(end).minus(ratioOfExact(start)))
        )
      },
    }),

    whichEquation: form({
      levels: ['medium'],
      share: 2,
      draw: drawJumps,
      answer: formulaChoice,
      solve: facts => equation(written(facts), facts.end),
      mistakes(facts) {
        const { start, stop, end, change } = facts
        const tens = change - (change % 10)
        const backward = end < start
        return {
          // The jumps read from their end, the tens alone, and both jumps turned around.
          fromTheEnd: backward ? equation(sum(end, change), start) : equation(minus(end, change), start),
          tensOnly: backward ? equation(minus(start, tens), stop) : equation(sum(start, tens), stop),
          onesOnly: backward ? equation(minus(stop, change % 10), end) : equation(sum(stop, change % 10), end),
        }
      },
      ask(facts) {
        const drawn = figure(jumpLine(facts, true))
        return {
          en: [prose`Which equation do both jumps together show?`, drawn],
          es: [prose`¿Qué ecuación muestran los dos saltos juntos?`, drawn],
        }
      },
      solution: ({ start, end, change }, answer) => [
        step(equation(sum(change - (change % 10), change % 10), change), because.addJumps),
        explained(
          list(start, end),
          end > start
            ? line`The jumps begin at ${start} and go right to ${end}: add.`
            : line`The jumps begin at ${start} and go left to ${end}: subtract.`,
          end > start
            ? line`Los saltos empiezan en ${start} y van a la derecha hasta ${end}: suma.`
            : line`Los saltos empiezan en ${start} y van a la izquierda hasta ${end}: resta.`,
        ),
        answerStep(expr(answer), {
          en: line`Two of the others show only one jump, and one goes the other way.`,
          es: line`Dos de las otras muestran un solo salto y una va en sentido contrario.`,
        }),
      ],
      check(printed, answer) {
        const { jumps } = printed.figure('number-line')
        const [start, end] = [jumps[0]?.from, jumps.at(-1)?.to]
        const of = expr(answer)
        if (!start || !end || of.kind !== 'relation' || of.left.kind !== 'sum') return false
        const [first] = of.left.terms
        return (
          isTrue(of) &&
          first !== undefined &&
          evaluate(first).equals(ratioOfExact(start)) &&
          evaluate(of.right).equals(ratioOfExact(end))
        )
      },
    }),

    finish: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: drawJumps,
      answer: integer,
      solve: ({ end }) => end,
      ask(facts) {
        const drawn = figure(jumpLine(facts, false))
        const gap = equation(written(facts), blank(2))
        return {
          en: [drawn, prose`Use the jumps to find the answer: ${gap}`],
          es: [drawn, prose`Usa los saltos para hallar la respuesta: ${gap}`],
        }
      },
      solution: jumpSteps,
      // Adds up the jumps, which land where the printed problem leads.
      check(printed, answer) {
        const { jumps } = printed.figure('number-line')
        const [first] = jumps
        if (!first) return false
        const landed = jumps.reduce(
          (place, { from, to }) => place.plus(ratioOfExact(to).minus(ratioOfExact(from))),
          ratioOfExact(first.from),
        )
        return exact(answer).equals(landed) && evaluate(printed.one('sum')).equals(landed)
      },
    }),

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
      solution: facts => [...jumpSteps(facts), step(figure(jumpLine(facts, true)), because.drawTheJumps)],
      check: (printed, { end, start }) =>
        evaluate(printed.one('sum')).equals(end) && printed.numbers[0]?.equals(start) === true,
    }),

    distance: form({
      levels: ['hard'],
      share: 2,
      draw(random, level) {
        const { at, ...line } = drawPlace(random, level)
        const ticks = Array.from({ length: (line.to - line.from) / line.step + 1 }, (_, i) => line.from + i * line.step)
        const other = random.pick(ticks.filter(tick => tick !== at))
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
      solution: ({ line, a, b }) => [
        tickStep(line),
        step(list(a, b), because.readBothPoints),
        step(equation(minus(b, asWritten(a)), b - a), because.subtractThePlaces),
      ],
      check(printed, answer) {
        const line = printed.figure('number-line')
        const places = line.points.map(({ at }) => countedTo(line, at))
        return exact(answer).plus(itemOf(places, 0)).equals(itemOf(places, 1))
      },
    }),
  }),
)
