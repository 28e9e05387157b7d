import {
  answerStep,
  blank,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  list,
  point,
  prose,
  quantity,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  table,
  tableCells,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import {
  heads,
  measured,
  numberOf,
  rateAmount,
  xAmount,
  yAmount,
  yNumber,
  yNumbers,
} from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  drawLine,
  emptyGrid,
  isReadAside,
  lineDrawn,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  room,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'

/** Rates that are read at a point to the right of 1; few are whole. */
const MEDIUM = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
  ],
  isReadAside,
)
/** Half a page stands in no table. */
const TABLED = MEDIUM.map(lines => lines.filter(drawn => room(drawn) >= 2 && measured.includes(contextOf(drawn))))
const drawMedium = (random: Random, mine: readonly number[]): Drawn => drawLine(random, MEDIUM, mine, 0)
/** Each form has contexts of its own, so that a sheet shows none twice. */
const MINE = { constant: [0, 5, 11], meaning: [3, 9, 8], table: [2, 6, 7], beyond: [1, 4, 10] } as const
const kOf = (drawn: Drawn) => yNumber(contextOf(drawn), rateOf(drawn))
const sideOf = (drawn: Drawn, x: number) => yNumber(contextOf(drawn), rateOf(drawn).times(x))

const KINDS = ['pair', 'origin', 'one', 'pair'] as const
interface Meant {
  readonly drawn: Drawn
  readonly kind: (typeof KINDS)[number]
  readonly by: number
}
const said = (key: string, { en, es }: { en: readonly unknown[]; es: readonly unknown[] }): Sentence => ({
  key,
  says: { en: { kind: 'paragraph', content: en as never }, es: { kind: 'paragraph', content: es as never } },
})
/** The point that is asked about. */
const meantPoint = ({ drawn, kind, by }: Meant): readonly [Ratio, Ratio] => {
  const [x, y] = kind === 'pair' ? pointAt(drawn, by) : [0, 0]
  return kind === 'one' ? [Ratio.of(1), rateOf(drawn)] : [Ratio.of(x), Ratio.of(y)]
}
const rateSaid = (drawn: Drawn, value: Ratio, key: string) => {
  const rate = rateAmount(contextOf(drawn), value)
  return said(key, { en: line`The unit rate is ${rate}.`, es: line`La tasa unitaria es de ${rate}.` })
}
const pairSaid = (drawn: Drawn, x: Ratio, y: Ratio) => {
  const context = contextOf(drawn)
  return said(`${x} ${y}`, context.ends(xAmount(context, x), yAmount(context, y)))
}
/** What the point means, and three other readings of it. */
function meanings(meant: Meant): readonly [Sentence, Sentence, Sentence, Sentence] {
  const { drawn, kind } = meant
  const [x, y] = meantPoint(meant)
  const k = rateOf(drawn)
  const zero = Ratio.of(0)
  if (kind === 'origin')
    return [
      pairSaid(drawn, zero, zero),
      rateSaid(drawn, zero, 'rate 0'),
      pairSaid(drawn, Ratio.of(2), zero),
      pairSaid(drawn, zero, k),
    ]
  if (kind === 'one')
    return [
      rateSaid(drawn, k, 'rate'),
      rateSaid(drawn, Ratio.of(1), 'rate 1'),
      pairSaid(drawn, zero, k),
      pairSaid(drawn, Ratio.of(2), k),
    ]
  return [pairSaid(drawn, x, y), pairSaid(drawn, y, x), rateSaid(drawn, y, 'rate y'), rateSaid(drawn, x, 'rate x')]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  constant: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawMedium(random, MINE.constant)
      return { drawn, by: random.int(1, room(drawn)) }
    },
    answer: quantity,
    solve: ({ drawn }) => rateAmount(contextOf(drawn), rateOf(drawn)),
    ask: ({ drawn, by }) => {
      const { intro, rate } = contextOf(drawn)
      return stacked(
        paragraph(intro, {
          en: line`What is the constant of proportionality in ${things(rate)}?`,
          es: line`¿Cuál es la constante de proporcionalidad en ${things(rate)}?`,
        }),
        onGrid(drawn, [by]),
      )
    },
    solution: ({ drawn, by }, answer) => {
      const [x, y] = pointAt(drawn, by)
      const { x: xNoun, y: yNoun } = contextOf(drawn)
      return [
        explained(
          point(x, y),
          line`Read the marked point: ${x} on the horizontal axis and ${y} on the vertical axis.`,
          line`Lee el punto marcado: ${x} en el eje horizontal y ${y} en el eje vertical.`,
        ),
        explained(
          equation(divide(y, x), kOf(drawn)),
          line`Divide the number of ${things(yNoun)} by the number of ${things(xNoun)}.`,
          line`Divide el número de ${things(yNoun)} entre el número de ${things(xNoun)}.`,
        ),
        answerStep(alone(answer), {
          en: line`The constant of proportionality is ${answer}.`,
          es: line`La constante de proporcionalidad es de ${answer}.`,
        }),
      ]
    },
    check: (printed, { amount }) =>
      printed.figure('coordinate-plane').points.every(({ at: [x, y] }) => evaluate(amount).times(x).equals(y)),
  }),

  meaning: form({
    levels: ['medium'],
    wide: true,
    kind: 'choose',
    draw(random): Meant {
      const kind = random.evenly(KINDS)
      const drawn = drawMedium(random, MINE.meaning)
      return { drawn, kind, by: random.int(1, room(drawn)) }
    },
    answer: sentenceChoice,
    solve: meant => meanings(meant)[0],
    mistakes: meant => {
      const [, one, two, three] = meanings(meant)
      return { one, two, three }
    },
    ask(meant) {
      const { drawn } = meant
      const [x, y] = meantPoint(meant)
      const at = point(numberOf(x), yNumber(contextOf(drawn), y))
      return stacked(
        paragraph(contextOf(drawn).intro, {
          en: line`What does the point ${at} on this graph mean?`,
          es: line`¿Qué significa el punto ${at} de esta gráfica?`,
        }),
        onGrid(drawn, meant.kind === 'pair' ? [meant.by] : []),
      )
    },
    solution(meant, answer) {
      const { drawn, kind } = meant
      const [x, y] = meantPoint(meant)
      const context = contextOf(drawn)
      const both = alone(xAmount(context, x), '; ', yAmount(context, y))
      return [
        explained(
          both,
          line`The first number belongs to the horizontal axis and the second to the vertical axis.`,
          line`El primer número corresponde al eje horizontal y el segundo al eje vertical.`,
        ),
        kind === 'one'
          ? explained(
              equation(divide(yNumber(context, y), 1), yNumber(context, y)),
              line`At ${1} on the horizontal axis, the height of the line is the unit rate.`,
              line`En el ${1} del eje horizontal, la altura de la recta es la tasa unitaria.`,
            )
          : kind === 'origin'
            ? explained(
                point(0, 0),
                line`Every proportional relationship begins here: nothing of one quantity goes with nothing of the other.`,
                line`Toda relación proporcional empieza aquí: a nada de una cantidad le corresponde nada de la otra.`,
              )
            : explained(
                equation(divide(expr(y), expr(x)), yNumber(context, rateOf(drawn))),
                line`The unit rate is the quotient, so neither ${expr(y)} nor ${expr(x)} is the unit rate.`,
                line`La tasa unitaria es el cociente; por eso, ni ${expr(y)} ni ${expr(x)} es la tasa unitaria.`,
              ),
        answerStep(answer.says, {
          en: line`This sentence has both numbers with the right units.`,
          es: line`Esta oración tiene los dos números con las unidades correctas.`,
        }),
      ]
    },
    whyWrong: meant => {
      const { drawn, kind } = meant
      const [x, y] = meantPoint(meant)
      const k = rateAmount(contextOf(drawn), rateOf(drawn))
      if (kind === 'pair') {
        const [u, v] = [xAmount(contextOf(drawn), x), yAmount(contextOf(drawn), y)]
        const rate = {
          en: line`The point tells of ${u} and ${v}; the unit rate is ${k}.`,
          es: line`El punto habla de ${u} y de ${v}; la tasa unitaria es de ${k}.`,
        }
        return {
          one: {
            en: line`The two numbers are switched: ${expr(x)} is on the horizontal axis.`,
            es: line`Los dos números están intercambiados: ${expr(x)} está en el eje horizontal.`,
          },
          two: rate,
          three: rate,
        }
      }
      const rate = { en: line`The unit rate is ${k}.`, es: line`La tasa unitaria es de ${k}.` }
      if (kind === 'origin') {
        const first = { en: line`Both numbers of the point are ${0}.`, es: line`Los dos números del punto son ${0}.` }
        return { one: rate, two: first, three: first }
      }
      const first = {
        en: line`The first number of the point is ${1}.`,
        es: line`El primer número del punto es ${1}.`,
      }
      return { one: rate, two: first, three: first }
    },
    check(printed, { key }) {
      const [at] = tupleOf(printed.all('list'), 1)
      const [x, y] = tupleOf(
        at.items.map(item => evaluate(item)),
        2,
      )
      const [[u, v]] = tupleOf(linesIn(printed), 1)
      return key === 'rate'
        ? x.equals(1) && y.equals(Ratio.of(v, u))
        : !key.startsWith('rate') && !x.equals(1) && key === `${x} ${y}`
    },
  }),

  drawFromTable: form({
    levels: ['medium'],
    wide: true,
    draw: random => random.pick(itemOf(TABLED, random.evenly(MINE.table))),
    answer: lineDrawn,
    solve: drawn => drawn,
    key: drawn => {
      const shown = list(point(0, 0), point(...pointAt(drawn)))
      return { en: prose`Two points on the line: ${shown}`, es: prose`Dos puntos de la recta: ${shown}` }
    },
    ask: drawn => {
      const [xHead, yHead] = heads(contextOf(drawn))
      const xs = tableXs(drawn)
      return stacked(
        {
          en: prose`The table shows a proportional relationship. Draw its graph.`,
          es: prose`La tabla muestra una relación proporcional. Traza su gráfica.`,
        },
        table({
          rows: [
            [xHead, ...xs],
            [
              yHead,
              ...yNumbers(
                contextOf(drawn),
                xs.map(x => rateOf(drawn).times(x)),
              ),
            ],
          ],
          rowHeads: true,
        }),
        emptyGrid(drawn),
      )
    },
    solution: drawn => [
      explained(
        list(point(...pointAt(drawn)), point(...pointAt(drawn, 2))),
        line`Choose columns whose pairs lie on crossings of grid lines, and plot them.`,
        line`Elige columnas cuyos pares caigan en cruces de la cuadrícula y ubícalos.`,
      ),
      explained(
        point(0, 0),
        line`The graph of a proportional relationship also passes through the origin.`,
        line`La gráfica de una relación proporcional también pasa por el origen.`,
      ),
      explained(
        figure(onGrid(drawn, [1, 2])),
        line`Draw a straight line from the origin through the points.`,
        line`Traza una recta desde el origen que pase por los puntos.`,
      ),
    ],
    check(printed, drawn) {
      const [top, bottom] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(([item]) => exact(item as never))),
        2,
      )
      const [u, v] = pointAt(drawn)
      return top.length > 1 && top.every((x, i) => bottom[i]?.times(u).equals(x.times(v)) === true)
    },
  }),

  beyond: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawLine(random, BEYOND, MINE.beyond, 3)
      return { drawn, far: random.pick(farOf(drawn)) }
    },
    answer: tableCells,
    solve: ({ drawn, far: [one, two] }) => ({
      ...tableOf(drawn, one, two, false),
      blanks: [two, sideOf(drawn, one)],
    }),
    ask: ({ drawn, far: [one, two] }) =>
      stacked(
        {
          en: prose`The line goes on beyond the grid. Complete the table.`,
          es: prose`La recta sigue más allá de la cuadrícula. Completa la tabla.`,
        },
        onGrid(drawn, [1]),
        table(tableOf(drawn, one, two, true)),
      ),
    solution({ drawn, far: [one, two] }) {
      const [x, y] = pointAt(drawn)
      const k = kOf(drawn)
      return [
        explained(
          equation(divide(y, x), k),
          line`Find the constant with the marked point, ${point(x, y)}.`,
          line`Halla la constante con el punto marcado, ${point(x, y)}.`,
        ),
        explained(
          equation(divide(sideOf(drawn, two), k), two),
          line`Upper row: divide ${sideOf(drawn, two)} by the constant.`,
          line`Fila de arriba: divide ${sideOf(drawn, two)} entre la constante.`,
        ),
        explained(
          equation(times(one, k), sideOf(drawn, one)),
          line`Lower row: multiply ${one} by the constant.`,
          line`Fila de abajo: multiplica ${one} por la constante.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      const [[x, y]] = tupleOf(linesIn(printed), 1)
      if (blanks.length !== 2) return false
      const left = [...blanks]
      const [top, bottom] = tupleOf(
        printed
          .block('table')
          .rows.map(row =>
            row
              .slice(1)
              .map(([item]) =>
                exact(
                  (item as { kind: string }).kind === 'blank'
                    ? (left.shift() ?? failed('Each blank has its answer'))
                    : (item as never),
                ),
              ),
          ),
        2,
      )
      return top.every((u, i) => bottom[i]?.times(x).equals(u.times(y)) === true)
    },
  }),
})
type Far = readonly [one: number, two: number]
/** Two whole amounts beyond the grid with whole amounts of the other quantity. */
function farOf(drawn: Drawn): readonly Far[] {
  const from = 10 * drawn.xStep + 1
  const most = Math.max(contextOf(drawn).most, from + 8)
  const whole = Array.from({ length: most - from + 1 }, (_, i) => from + i).filter(
    x => rateOf(drawn).times(x).isInteger,
  )
  return whole.flatMap((one, i) => whole.slice(i + 1).map((two): Far => [one, two]))
}
const BEYOND = MEDIUM.map(lines => lines.filter(drawn => rateOf(drawn).d <= 2 && farOf(drawn).length > 0))
function tableXs(drawn: Drawn): readonly number[] {
  const [x] = pointAt(drawn)
  return [x, x + Math.max(1, Math.floor(x / 2)), 2 * x]
}
function tableOf(drawn: Drawn, one: number, two: number, isAsked: boolean) {
  const [xHead, yHead] = heads(contextOf(drawn))
  return {
    rows: [
      [xHead, one, isAsked ? blank(2) : two],
      [yHead, isAsked ? blank(2) : sideOf(drawn, one), sideOf(drawn, two)],
    ],
    rowHeads: true,
  }
}
