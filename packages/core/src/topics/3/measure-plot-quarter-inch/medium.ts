import {
  answerStep,
  blank,
  both,
  type CellHole,
  drawing,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  mixed,
  prose,
  quantity,
  type Random,
  Ratio,
  ratioOfExact,
  ruler,
  type Sentence,
  sentenceChoice,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  addedMarks,
  countAt,
  isOn,
  marked,
  onSide,
  printedValues,
  SIDES,
  totalOf,
  valueAt,
  whereIs,
} from '../../kit/measures/fraction-plots.ts'
import { theObject } from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import { drawPlot, plots } from './plots.ts'
import {
  along,
  drawLength,
  ends,
  inches,
  type Lying,
  partStep,
  printedLengths,
  rightEnd,
  rightEndOf,
  rulerLength,
  type Thing,
} from './rulers.ts'

const PARTS = 4
/** Three keys in four are fourths. */
const FOURTHS = [1, 3, 2] as const

type Segment = { parts: number; length: { n: number; d: number } }
const lengthOf = ({ length: { n, d } }: Segment) => Ratio.of(n, d)
const segmentOn = (segment: Segment, isDone: boolean) =>
  ruler({
    parts: segment.parts,
    length: rulerLength(lengthOf(segment)),
    start: 0,
    objects: isDone ? [{ from: 0, to: lengthOf(segment), shape: 'segment' }] : [],
  })
const segmentDrawn = drawing<Segment>(
  value => segmentOn(value, true),
  value => [{ ...value, length: { n: value.length.n + value.length.d, d: value.length.d } }],
)

const cellsOf = (cells: readonly CellHole[]): readonly (readonly CellHole[])[] => [
  [words('Length (inches)', 'Longitud (pulgadas)'), ...cells],
]
const HEAD: readonly CellHole[] = [words('Object', 'Objeto'), symbol('A'), symbol('B'), symbol('C')]

const measured = (length: Ratio): Sentence => ({ key: `${length.n}/${length.d}`, says: both(prose`${inches(length)}`) })
/** What a hurried look takes for the length, by the mistake. */
function misread(length: Ratio): Readonly<Record<string, Ratio>> {
  const whole = Math.floor(length.toNumber())
  const marks = length.minus(whole).times(PARTS).n
  return {
    nextInch: length.plus(1),
    countedBack: marks === 2 ? Ratio.of(PARTS * whole + 1, PARTS) : Ratio.of(PARTS * (whole + 1) - marks, PARTS),
    marksAsHalves: marks === 2 ? Ratio.of(PARTS * whole + 3, PARTS) : Ratio.of(2 * whole + 1, 2),
  }
}

function drawOn(random: Random, shape: Thing): Lying {
  const marks = random.evenly(FOURTHS)
  return { shape, start: 0, parts: PARTS, length: drawLength(random, shape, PARTS, ticks => ticks % PARTS === marks) }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  measureThree: form({
    levels: ['medium'],
    kind: 'table',
    wide: true,
    instruction: {
      en: prose`Measure each object. Complete the table.`,
      es: prose`Mide cada objeto. Completa la tabla.`,
    },
    draw(random) {
      const shapes = random.sample<Thing, 3>(['pencil', 'ribbon', 'crayon', 'key'], 3)
      const marks = random.shuffle(FOURTHS)
      return {
        lying: shapes.map(
          (shape, i): Lying => ({
            shape,
            start: 0,
            parts: PARTS,
            length: drawLength(random, shape, PARTS, ticks => ticks % PARTS === itemOf(marks, i)),
          }),
        ),
      }
    },
    answer: tableCells,
    solve: ({ lying }) => ({
      head: HEAD,
      rowHeads: true,
      blanks: lying.map(({ length }) => mixed(length)),
      rows: cellsOf(lying.map(({ length }) => mixed(length))),
    }),
    ask: ({ lying }) =>
      both([
        figure(along(...lying)),
        table({ head: HEAD, rowHeads: true, rows: cellsOf(lying.map(() => blank(2.4))) }),
      ]),
    solution: ({ lying }) => [
      partStep(PARTS),
      ...lying.map(({ length }, i) => rightEndOf(itemOf(['A', 'B', 'C'], i), length, PARTS)),
      step(
        both(table({ head: HEAD, rowHeads: true, rows: cellsOf(lying.map(({ length }) => mixed(length))) })),
        because.fillTable,
      ),
    ],
    check(printed, { blanks }) {
      const found = printedLengths(printed)
      return blanks.length === found.length && found.every((length, i) => exact(itemOf(blanks, i)).equals(length))
    },
  }),

  drawSegment: form({
    levels: ['medium'],
    draw(random): Segment {
      const marks = random.evenly([3, 1] as const)
      const { n, d } = Ratio.of(PARTS * random.int(1, 5) + marks, PARTS)
      return { parts: PARTS, length: { n, d } }
    },
    answer: segmentDrawn,
    solve: segment => segment,
    ask(segment) {
      const long = inches(lengthOf(segment))
      return withFigure(
        {
          en: prose`Draw a segment ${long} long above the ruler. Start at the dot.`,
          es: prose`Dibuja un segmento de ${long} encima de la regla. Empieza en el punto.`,
        },
        segmentOn(segment, false),
      )
    },
    solution(segment) {
      const long = lengthOf(segment)
      const whole = Math.floor(long.toNumber())
      const marks = long.minus(whole).times(PARTS).n
      return [
        partStep(PARTS),
        explainedBy(
          mixed(long),
          marks === 1
            ? {
                en: line`From 0, go to ${whole}. Then count 1 mark after ${whole}.`,
                es: line`Desde el 0, ve hasta el ${whole}. Luego cuenta 1 marca después del ${whole}.`,
              }
            : {
                en: line`From 0, go to ${whole}. Then count ${marks} marks after ${whole}.`,
                es: line`Desde el 0, ve hasta el ${whole}. Luego cuenta ${marks} marcas después del ${whole}.`,
              },
        ),
        answerStep(figure(segmentOn(segment, true)), {
          en: line`Draw from 0 to ${mixed(long)}.`,
          es: line`Dibuja desde el 0 hasta ${mixed(long)}.`,
        }),
      ]
    },
    check: (printed, { length }) => {
      const { start } = printed.figure('ruler')
      const [asked] = printed.take(1)
      return start !== null && Ratio.of(length.n, length.d).minus(asked).equals(ratioOfExact(start))
    },
  }),

  onOneSide: form({
    levels: ['medium'],
    draw(random, level) {
      const side = random.evenly(SIDES)
      const fitting = (plot: Parameters<typeof marked>[0]) =>
        marked(plot).filter(place => {
          const of = onSide(plot, place, side)
          return (
            of.length >= 2 &&
            of.length <= 4 &&
            !valueAt(plot, place).isInteger &&
            countAt(plot, of) >= 4 &&
            countAt(plot, of) <= totalOf(plot) - 3
          )
        })
      const plot = drawPlot(random, level, 2, drawn => fitting(drawn).length > 0)
      return { plot, side, place: random.pick(fitting(plot)) }
    },
    answer: quantity,
    solve: ({ plot, place, side }) => plots.howManyOf(plot, countAt(plot, onSide(plot, place, side))),
    ask: ({ plot, place, side }) => plots.asksSide(plot, place, side),
    solution({ plot, place, side }, found) {
      const of = onSide(plot, place, side)
      return [
        step(both(plots.counted(plot, of)), because.countTheMarksOnThisSide, {
          bound: whereIs(side, mixed(valueAt(plot, place))),
        }),
        ...addedMarks(plot, of),
        answerStep(quantity.show(found), plots.says(plot, found, place, side)),
      ]
    },
    check(printed, { amount }) {
      const [side] = SIDES.filter(name => printed.term('role').name === name)
      if (!side) return false
      const bound = printed.role(side)
      return exact(amount).equals(printedValues(printed).filter(at => isOn(side, at, bound)).length)
    },
  }),

  whichLength: form({
    levels: ['medium'],
    draw: random => drawOn(random, random.evenly(['nail', 'paintbrush', 'key'])),
    answer: sentenceChoice,
    solve: ({ length }) => measured(length),
    mistakes: ({ length }) =>
      Object.fromEntries(Object.entries(misread(length)).map(([mistake, seen]) => [mistake, measured(seen)])),
    ask: lying =>
      withFigure(
        {
          en: prose`How long is ${theObject(lying.shape)}?`,
          es: prose`¿Cuánto mide de largo ${theObject(lying.shape)}?`,
        },
        along(lying),
      ),
    solution: lying => [partStep(lying.parts), rightEnd(lying.length, lying.parts), ends(lying)],
    whyWrong({ length }) {
      const whole = Math.floor(length.toNumber())
      const marks = length.minus(whole).times(PARTS).n
      const before = {
        en: line`The right end is 1 mark farther.`,
        es: line`El extremo derecho está 1 marca más adelante.`,
      }
      const after = {
        en: line`The right end is 1 mark before that.`,
        es: line`El extremo derecho está 1 marca antes.`,
      }
      return {
        nextInch: {
          en: line`The right end is between ${whole} and ${whole + 1}.`,
          es: line`El extremo derecho está entre el ${whole} y el ${whole + 1}.`,
        },
        countedBack:
          marks === 2
            ? before
            : {
                en: line`The marks were counted back from ${whole + 1}. Count them from ${whole}.`,
                es: line`Las marcas se contaron hacia atrás desde el ${whole + 1}. Cuéntalas desde el ${whole}.`,
              },
        marksAsHalves: marks === 3 ? before : after,
      }
    },
    check: (printed, { key }) => {
      const [length] = tupleOf(printedLengths(printed), 1)
      return key === `${length.n}/${length.d}`
    },
  }),
})
