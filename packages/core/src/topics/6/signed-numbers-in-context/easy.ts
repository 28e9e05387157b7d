import {
  type Block,
  type Both,
  count,
  drawing,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  measure,
  type Of,
  type Printed,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  step,
  thermometer,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { measured } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import { roleOf, type Side, signed, situations, type Told, zeroIs } from './situations.ts'

export const SIDES: readonly Side[] = ['down', 'up', 'down']
export const paragraph = (...told: readonly Told[]): Both<Block> => ({
  en: { kind: 'paragraph', content: told.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])) },
  es: { kind: 'paragraph', content: told.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])) },
})
/** The signed amount of a role that is named after its side. */
export const printedAmount = (printed: Printed, place = ''): Ratio =>
  printed.terms('role').some(({ name }) => name === `down${place}`)
    ? Ratio.of(0).minus(printed.role(`down${place}`))
    : printed.role(`up${place}`)

/** Two thermometers of the level show temperatures already. */
const others = situations.filter(({ unit }) => unit !== nouns.degree)
/** Situations in which the same whole number is likely, each of another thing. */
const large = [0, 1, 2, 4, 5, 8].map(i => itemOf(others, i))
function drawChoice(random: Random) {
  const [side, first] = [random.evenly(SIDES), random.evenly(wholes(0, large.length - 1))]
  const value = random.int(4, 15)
  const places = random.sample(wholes(1, large.length - 1), 3).map(by => (first + by) % large.length)
  return { side, value, first, places }
}
const otherSide = (side: Side): Side => (side === 'up' ? 'down' : 'up')
function sentenceOf(place: number, side: Side, value: number): Sentence {
  const { tell, unit } = itemOf(large, place)
  const { en, es } = tell[side](roleOf(side, unit, value))
  return {
    key: `${side} ${place}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

const SCALES = [
  { from: -20, to: 10, unit: 'degree-celsius' },
  { from: -15, to: 15, unit: 'degree-fahrenheit' },
  { from: -15, to: 15, unit: 'degree-celsius' },
  { from: -25, to: 5, unit: 'degree-fahrenheit' },
] as const
type Scale = (typeof SCALES)[number]
interface Reading {
  readonly scale: Scale
  readonly value: number
}
const shown = ({ scale: { from, to, unit }, value }: Reading, isEmpty = false) =>
  thermometer({ from, to, unit, step: 1, every: 5, value: isEmpty ? null : value })
const filled = drawing<{
  readonly from: number
  readonly to: number
  readonly unit: Scale['unit']
  readonly value: number
}>(
  value => thermometer({ ...value, step: 1, every: 5 }),
  value =>
    [
      { ...value, value: value.value + (value.value === value.to ? -1 : 1) },
      { ...value, value: -value.value },
    ].filter(({ from, to, value }) => value >= from && value <= to),
)
/** Two to four marks from a number of the scale, mostly below zero. */
function drawReading(random: Random, ahead: number): Reading {
  const scale = random.evenly<Scale>(turned<Scale>(SCALES, ahead))
  const isNegative = random.evenly([true, false, true, true])
  const inside = wholes(scale.from + 1, scale.to - 1).filter(
    value => value % 5 !== 0 && value < 0 === isNegative && Math.abs(value) > 1,
  )
  return { scale, value: random.pick(inside) }
}
/** From the number of the scale that is nearer to 0. */
const counted = (value: number): readonly number[] => {
  const start = 5 * Math.trunc(value / 5)
  return wholes(0, Math.abs(value - start)).map(by => start + by * Math.sign(value))
}

const SIDE_OF_ZERO: Readonly<Record<Side, Told>> = {
  up: {
    en: line`It is greater than 0: look for a gain, or for what is above or after zero.`,
    es: line`Es mayor que 0: busca una ganancia, o algo que esté por encima o después del cero.`,
  },
  down: {
    en: line`It is less than 0: look for a loss, or for what is below or before zero.`,
    es: line`Es menor que 0: busca una pérdida, o algo que esté por debajo o antes del cero.`,
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  writeNumber: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    kind: 'story',
    instruction: {
      en: prose`Write a positive or negative number.`,
      es: prose`Escribe un número positivo o negativo.`,
    },
    draw(random) {
      const side = random.evenly(SIDES)
      const situation = random.evenly(others)
      return { situation, side, value: random.int(2, situation.most) }
    },
    answer: integer,
    solve: ({ side, value }) => signed(side, Ratio.of(value)),
    ask: ({ situation: { tell, label, unit }, side, value }) => paragraph(tell[side](roleOf(side, unit, value)), label),
    solution: ({ situation, side }, answer) => [
      explainedBy(expr(0), zeroIs(situation)),
      explainedBy(expr(answer), situation.side[side]),
    ],
    check: (printed, answer) => printedAmount(printed).equals(exact(answer)),
  }),

  whichSituation: form({
    levels: ['easy'],
    draw: drawChoice,
    answer: sentenceChoice,
    solve: ({ side, value, first }) => sentenceOf(first, side, value),
    mistakes: ({ side, value, places }) =>
      Object.fromEntries(
        places.map((place, i) => [`otherSide${i + 1}`, sentenceOf(place, otherSide(side), value)] as const),
      ),
    ask: ({ side, value }) => {
      const number = role('number', signed(side, Ratio.of(value)))
      return {
        en: prose`Which situation is described by the number ${number}?`,
        es: prose`¿Qué situación se representa con el número ${number}?`,
      }
    },
    solution({ side, value, first }, { says }) {
      return [
        explainedBy(expr(signed(side, Ratio.of(value))), SIDE_OF_ZERO[side]),
        step(says, because.explain, { sentence: itemOf(large, first).side[side] }),
      ]
    },
    whyWrong: ({ side, value, places }) => {
      const opposite = expr(signed(otherSide(side), Ratio.of(value)))
      return Object.fromEntries(
        places.map(
          (place, i) =>
            [`otherSide${i + 1}`, explainedBy(opposite, itemOf(large, place).side[otherSide(side)])] as const,
        ),
      )
    },
    check: (printed, { key }) => key.startsWith(printed.role('number').n < 0 ? 'down' : 'up'),
  }),

  thermometer: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawReading(random, 0),
    answer: measured,
    solve: ({ scale, value }): Of<'measure'> => measure(value, scale.unit),
    ask: reading => {
      const drawn = figure(shown(reading))
      return {
        en: [drawn, prose`What is the temperature? ____`],
        es: [drawn, prose`¿Cuál es la temperatura? ____`],
      }
    },
    solution: ({ value }, answer) => [
      explainedBy(list(...counted(value)), countFrom(value)),
      explainedBy(answer, signOf(value)),
    ],
    check(printed, { of }) {
      const { scale, value } = printed.figure('thermometer')
      // As many marks from the lowest one as the liquid is high.
      return (
        value !== null &&
        exact(of)
          .minus(scale.from)
          .equals(Ratio.of(value - scale.from))
      )
    },
  }),

  showTemperature: form({
    levels: ['easy'],
    draw: random => drawReading(random, 1),
    answer: filled,
    solve: ({ scale: { from, to, unit }, value }) => ({ from, to, unit, value }),
    ask({ scale, value }) {
      const drawn = figure(shown({ scale, value }, true))
      const amount = role(value < 0 ? 'down' : 'up', measure(Math.abs(value), scale.unit))
      return value < 0
        ? {
            en: [prose`The temperature is ${amount} below zero. Color the thermometer to show it.`, drawn],
            es: [prose`La temperatura es de ${amount} bajo cero. Colorea el termómetro para mostrarla.`, drawn],
          }
        : {
            en: [prose`The temperature is ${amount} above zero. Color the thermometer to show it.`, drawn],
            es: [prose`La temperatura es de ${amount} sobre cero. Colorea el termómetro para mostrarla.`, drawn],
          }
    },
    solution: ({ scale, value }) => [
      explainedBy(measure(value, scale.unit), signOf(value)),
      explainedBy(list(...counted(value)), countFrom(value)),
      colorTo(value),
    ],
    check: (printed, { value }) => printedAmount(printed).equals(Ratio.of(value)),
  }),
})

const countFrom = (value: number): Told => {
  const start = 5 * Math.trunc(value / 5)
  return value < 0
    ? {
        en: line`Count the marks down from ${start}. Each mark is 1 degree.`,
        es: line`Cuenta las marcas hacia abajo desde ${start}. Cada marca es 1 grado.`,
      }
    : {
        en: line`Count the marks up from ${start}. Each mark is 1 degree.`,
        es: line`Cuenta las marcas hacia arriba desde ${start}. Cada marca es 1 grado.`,
      }
}
const colorTo = (value: number) => {
  const degrees = count(Math.abs(value), nouns.degree)
  return explainedBy(
    value < 0
      ? { en: prose`${degrees} below 0`, es: prose`${degrees} bajo 0` }
      : { en: prose`${degrees} above 0`, es: prose`${degrees} sobre 0` },
    {
      en: line`Color the thermometer up to this mark.`,
      es: line`Colorea el termómetro hasta esta marca.`,
    },
  )
}
const signOf = (value: number): Told =>
  value < 0
    ? { en: line`Below zero, the temperature is negative.`, es: line`Bajo cero, la temperatura es negativa.` }
    : { en: line`Above zero, the temperature is positive.`, es: line`Sobre cero, la temperatura es positiva.` }
