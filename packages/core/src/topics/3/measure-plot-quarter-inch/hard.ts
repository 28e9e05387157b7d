import {
  answerStep,
  both,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  minus,
  mixed,
  name,
  numberList,
  people,
  prose,
  quantity,
  type Random,
  Ratio,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  things,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countAt,
  type FractionPlot,
  hasOneTallest,
  marked,
  onSide,
  placesOf,
  printedValues,
  tallest,
  totalOf,
  valueAt,
  valuesIn,
  valuesOf,
} from '../../kit/measures/fraction-plots.ts'
import { theObject } from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import { drawPlot, plots } from './plots.ts'
import {
  along,
  drawLength,
  endOf,
  ends,
  howLong,
  inches,
  type Lying,
  partStep,
  printedLengths,
  rightEnd,
  type Thing,
} from './rulers.ts'

const PARTS = 4
/** A fourth, and not where the double of the start would be. */
function drawShifted(random: Random, shapes: readonly Thing[], starts: readonly number[]): Lying {
  const shape = random.evenly(shapes)
  const start = random.evenly(starts)
  return { shape, start, parts: PARTS, length: drawLength(random, shape, PARTS, ticks => ticks % 2 === 1) }
}
/** Whole inches are subtracted; the rest of an inch stays as it is. */
function shiftedSteps(lying: Lying): readonly Step[] {
  const end = endOf(lying)
  const whole = Math.floor(end.toNumber())
  const rest = mixed(end.minus(whole))
  return [
    partStep(PARTS),
    rightEnd(end, PARTS),
    explained(
      equation(minus(whole, lying.start), whole - lying.start),
      line`The left end is at ${lying.start}, not at ${0}: subtract to find the whole inches. There is ${rest} of an inch more.`,
      line`El extremo izquierdo está en el ${lying.start}, no en el ${0}: resta para hallar las pulgadas enteras. Hay ${rest} de pulgada más.`,
    ),
  ]
}

const MISTAKES = ['endOnly', 'halves', 'startAsOne'] as const
type Mistake = (typeof MISTAKES)[number]
function saidBy(mistake: Mistake, lying: Lying): Ratio {
  const end = endOf(lying)
  const whole = Math.floor(end.toNumber())
  const marks = end.minus(whole).times(PARTS).n
  const read = {
    endOnly: end,
    halves: Ratio.of(2 * whole + marks, 2).minus(lying.start),
    startAsOne: lying.length.plus(1),
  }
  return read[mistake]
}
function mistakeOf(mistake: Mistake): Sentence {
  const says: Readonly<Record<Mistake, Sentence['says']>> = {
    endOnly: {
      en: prose`Only the right end was read. The left end is not at 0.`,
      es: prose`Solo se leyó el extremo derecho. El izquierdo no está en 0.`,
    },
    halves: {
      en: prose`Each part was counted as half of an inch.`,
      es: prose`Cada parte se contó como media pulgada.`,
    },
    startAsOne: {
      en: prose`The length was counted as if the left end were 1 inch farther to the left.`,
      es: prose`Se contó como si el extremo izquierdo estuviera 1 pulgada más a la izquierda.`,
    },
  }
  return { key: mistake, says: says[mistake] }
}
const isTelling = (lying: Lying): boolean => {
  const all = [lying.length, ...MISTAKES.map(mistake => saidBy(mistake, lying))]
  return all.every((one, i) => all.every((other, j) => i === j || !one.equals(other)))
}

const varied = (plot: FractionPlot) => marked(plot).length >= 4 && hasOneTallest(plot)
const moved = (plot: FractionPlot, right: number, wrong: number): FractionPlot => ({
  ...plot,
  counts: plot.counts.map((value, i) => (i === right ? value - 1 : i === wrong ? value + 1 : value)),
})
const inOrder = (values: readonly Ratio[]) =>
  [...values]
    .sort((a, b) => a.compare(b))
    .map(({ n, d }) => `${n}/${d}`)
    .join(' ')
const placedRight = (plot: FractionPlot, right: number, wrong: number) => {
  const [from, to] = [mixed(valueAt(plot, wrong)), mixed(valueAt(plot, right))]
  return {
    en: prose`An X above ${from} should be above ${to}.`,
    es: prose`Una X sobre ${from} debe estar sobre ${to}.`,
  }
}
const listed = (plot: FractionPlot, of: readonly number[]): Step =>
  step(both(plots.counted(plot, of)), because.countEachLengthInTheList)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  notFromZero: form({
    levels: ['hard'],
    draw: random => drawShifted(random, ['ribbon', 'paintbrush', 'nail'], [3, 1]),
    answer: quantity,
    solve: ({ length }) => inches(length),
    ask: lying => withFigure(howLong(lying), along(lying)),
    solution: lying => [...shiftedSteps(lying), ends(lying)],
    check: (printed, { amount }) => printedLengths(printed).every(length => exact(amount).equals(length)),
  }),

  misread: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly(MISTAKES)
      const lying = random.until(() => drawShifted(random, ['crayon', 'pencil', 'key'], [2]), isTelling)
      return { mistake, lying, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ mistake }) => mistakeOf(mistake),
    mistakes: ({ mistake }) =>
      Object.fromEntries(MISTAKES.filter(other => other !== mistake).map(other => [other, mistakeOf(other)])),
    ask({ mistake, lying, who }) {
      const read = inches(saidBy(mistake, lying))
      return withFigure(
        {
          en: prose`${name(who)} says that ${theObject(lying.shape)} is ${read} long. That is wrong. What was the mistake?`,
          es: prose`${name(who)} dice que ${theObject(lying.shape)} mide ${read} de largo. Es incorrecto. ¿Cuál fue el error?`,
        },
        along(lying),
      )
    },
    solution({ mistake, lying }, { says }) {
      const wrong = inches(saidBy(mistake, lying))
      return [
        ...shiftedSteps(lying),
        ends(lying),
        answerStep(says, {
          en: line`Measured this way, ${theObject(lying.shape)} would be ${wrong} long.`,
          es: line`Al medir así, ${theObject(lying.shape)} mediría ${wrong} de largo.`,
        }),
      ]
    },
    whyWrong: ({ mistake, lying }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => {
          const [seen, said] = [inches(saidBy(other, lying)), inches(saidBy(mistake, lying))]
          return [other, { en: line`This gives ${seen}, not ${said}.`, es: line`Así se obtienen ${seen}, no ${said}.` }]
        }),
      ),
    check(printed, { key }) {
      const { objects } = printed.figure('ruler')
      const [{ from }] = tupleOf(objects, 1)
      const [length] = tupleOf(printedLengths(printed), 1)
      const read = printed.take(1)[0]
      const end = length.plus(from.n)
      const marks = ((end.n * PARTS) / end.d) % PARTS
      const results: Readonly<Record<Mistake, Ratio>> = {
        endOnly: end,
        halves: length.plus(Ratio.of(marks, PARTS)),
        startAsOne: length.plus(1),
      }
      const fitting = MISTAKES.filter(mistake => read.equals(results[mistake]))
      return fitting.length === 1 && fitting[0] === key
    },
  }),

  drawFromList: form({
    levels: ['hard'],
    wide: true,
    instruction: {
      en: prose`Use the list to draw the X’s on the line plot.`,
      es: prose`Usa la lista para dibujar las X en el diagrama de puntos.`,
    },
    draw(random, level) {
      const plot = drawPlot(random, level, 3, varied)
      return { plot, values: random.shuffle<Ratio[]>([...valuesOf(plot)]) }
    },
    answer: plots.completed,
    solve: ({ plot }) => plot,
    ask({ plot, values }) {
      const { en, es } = plots.told(plot, values)
      const empty = figure(plots.figureOf(plot, []))
      return { en: [en, empty], es: [es, empty] }
    },
    solution: ({ plot }) => [listed(plot, marked(plot)), step(figure(plots.figureOf(plot)), because.drawAMarkForEach)],
    check(printed, answer) {
      const { from } = printed.figure('line-plot')
      return (
        from.n === valueAt(answer, 0).n &&
        from.d === valueAt(answer, 0).d &&
        inOrder(valuesIn(printed)) === inOrder(valuesOf(answer))
      )
    },
  }),

  twoQuestions: form({
    levels: ['hard'],
    draw: (random, level) =>
      drawPlot(
        random,
        level,
        4,
        plot =>
          varied(plot) &&
          onSide(plot, tallest(plot), 'more').length >= 2 &&
          countAt(plot, onSide(plot, tallest(plot), 'more')) !== Math.max(...plot.counts),
      ),
    answer: numberList,
    solve: plot => [mixed(valueAt(plot, tallest(plot))), countAt(plot, onSide(plot, tallest(plot), 'more'))],
    ask(plot) {
      const { noun, unit } = plots.settingOf(plot)
      return plots.below(plot, {
        en: prose`The most common length is ____ ${things(unit)}. The number of ${things(noun)} that are longer than that is ____.`,
        es: prose`La longitud más común es de ____ ${things(unit)}. El número de ${things(noun)} que miden más que eso es ____.`,
      })
    },
    namedAnswer(plot) {
      const top = valueAt(plot, tallest(plot))
      return {
        en: prose`Most common: ${inches(top)}; longer: ${plots.howManyOf(plot, countAt(plot, onSide(plot, tallest(plot), 'more')))}`,
        es: prose`Más común: ${inches(top)}; miden más: ${plots.howManyOf(plot, countAt(plot, onSide(plot, tallest(plot), 'more')))}`,
      }
    },
    solution(plot, answer) {
      const place = tallest(plot)
      const [top, of] = [mixed(valueAt(plot, place)), onSide(plot, place, 'more')]
      return [
        plots.countMarks(plot),
        explainedBy(top, {
          en: line`The tallest stack is above ${top}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
          es: line`La columna más alta está sobre ${top}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
        }),
        step(equation(sum(...of.map(at => itemOf(plot.counts, at))), countAt(plot, of)), because.explain, {
          sentence: { en: line`Add the X’s to the right of ${top}.`, es: line`Suma las X a la derecha de ${top}.` },
        }),
        answerStep(list(...answer), plots.says(plot, plots.howManyOf(plot, countAt(plot, of)), place, 'more')),
      ]
    },
    check(printed, answers) {
      const [top, longer] = tupleOf(answers.map(exact), 2)
      const values = printedValues(printed)
      const times = (value: Ratio) => values.filter(other => other.equals(value)).length
      return (
        values.every(value => value.equals(top) || times(value) < times(top)) &&
        longer.equals(values.filter(value => value.compare(top) > 0).length)
      )
    },
  }),

  wrongMark: form({
    levels: ['hard'],
    wide: true,
    kind: 'find-mistake',
    instruction: {
      en: prose`The list is right. One X of the line plot is in the wrong place.`,
      es: prose`La lista está bien. Una X del diagrama está en un lugar equivocado.`,
    },
    draw(random, level) {
      const plot = drawPlot(random, level, 5, drawn => marked(drawn).length >= 4 && totalOf(drawn) <= 11)
      const right = random.pick(marked(plot))
      // Beside it: a fourth too far.
      const wrong = random.pick([right - 1, right + 1].filter(place => placesOf(plot).includes(place)))
      return { plot, right, wrong, values: random.shuffle<Ratio[]>([...valuesOf(plot)]) }
    },
    answer: numberList,
    solve: ({ plot, right, wrong }) => [mixed(valueAt(plot, wrong)), mixed(valueAt(plot, right))],
    namedAnswer: ({ plot, right, wrong }) => placedRight(plot, right, wrong),
    ask({ plot, right, wrong, values }) {
      const { en, es } = plots.told(plot, values)
      const drawn = figure(plots.figureOf(plot, valuesOf(moved(plot, right, wrong))))
      return {
        en: [en, drawn, prose`An X above ____ should be above ____.`],
        es: [es, drawn, prose`Una X sobre ____ debe estar sobre ____.`],
      }
    },
    solution({ plot, right, wrong }) {
      const [from, to] = [mixed(valueAt(plot, wrong)), mixed(valueAt(plot, right))]
      return [
        listed(plot, placesOf(plot)),
        plots.countMarks(moved(plot, right, wrong), placesOf(plot)),
        answerStep(placedRight(plot, right, wrong), {
          en: line`There is 1 X too many above ${from} and 1 too few above ${to}.`,
          es: line`Sobra 1 X sobre ${from} y falta 1 sobre ${to}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [from, to] = tupleOf(answers.map(exact), 2)
      const drawn = printedValues(printed)
      const at = drawn.findIndex(value => value.equals(from))
      return at >= 0 && !from.equals(to) && inOrder([...drawn.toSpliced(at, 1), to]) === inOrder(valuesIn(printed))
    },
  }),
})
