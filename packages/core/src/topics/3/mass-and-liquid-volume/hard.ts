import {
  answerStep,
  aThing,
  type Both,
  both,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  measure,
  minus,
  name,
  numberList,
  people,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  step,
  sum,
  symbol,
  theThing,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  amountOf,
  between,
  countedMarks,
  empty,
  type Reading,
  readings,
  SIGNS,
  shown,
} from '../../kit/measures/scales.ts'
import {
  beside,
  countedOn,
  drawCup,
  drawInACup,
  drawLiquid,
  drawOnADial,
  drawTwoOnDials,
  isOnADial,
  type levels,
  marked,
} from './scales.ts'

const unitOf = ({ scale: { unit } }: Reading) => words(...SIGNS[unit])

/** Hundreds first, then the rest. */
function inTwoParts(
  from: number,
  by: number,
  way: 'add' | 'subtract',
  sentence: Both<readonly Inline[]>,
): readonly Step[] {
  const hundreds = Math.floor(by / 100) * 100
  const rest = by - hundreds
  const done = (a: number, b: number) => (way === 'add' ? equation(sum(a, b), a + b) : equation(minus(a, b), a - b))
  const then = (value: number) =>
    way === 'add'
      ? { en: line`Then add ${value}.`, es: line`Luego suma ${value}.` }
      : { en: line`Then subtract ${value}.`, es: line`Luego resta ${value}.` }
  if (hundreds === 0 || rest === 0) return [step(done(from, by), because.explain, { sentence })]
  const middle = way === 'add' ? from + hundreds : from - hundreds
  return [
    step(done(from, hundreds), because.explain, {
      sentence: {
        en: [...sentence.en, ' Start with the hundreds.'],
        es: [...sentence.es, ' Empieza con las centenas.'],
      },
    }),
    step(done(middle, rest), because.explain, { sentence: then(rest) }),
  ]
}

const MISREADINGS = ['ones', 'tens', 'above', 'below'] as const
type Misreading = (typeof MISREADINGS)[number]
const ticksOf = ({ scale: { each, every }, value }: Reading) => (value / each) % every
const lowOf = (reading: Reading) => reading.value - ticksOf(reading) * reading.scale.each
/** The numbers said by somebody who reads a scale in a wrong way; the last one is the reading. */
function misread(how: Misreading, reading: Reading): readonly number[] {
  const { each, every } = reading.scale
  const [low, high] = [lowOf(reading), lowOf(reading) + each * every]
  const along = (from: number, by: number) => Array.from({ length: ticksOf(reading) }, (_, i) => from + by * (i + 1))
  return { ones: along(low, 1), tens: along(low, 10), above: along(high, each), below: along(2 * low - high, each) }[
    how
  ]
}
const misreadingOf = (how: Misreading, reading: Reading): number => itemOf(misread(how, reading).slice(-1), 0)
function mistakeOf(how: Misreading, reading: Reading): Sentence {
  const { each, every, unit } = reading.scale
  const low = lowOf(reading)
  const countedAs = (value: number) => ({
    en: prose`Each mark was counted as ${measure(value, unit)}.`,
    es: prose`Cada marca se contó como ${measure(value, unit)}.`,
  })
  const countedFrom = (value: number) => ({
    en: prose`The marks were counted up from ${value}.`,
    es: prose`Las marcas se contaron hacia arriba desde el ${value}.`,
  })
  const says = {
    ones: countedAs(1),
    tens: countedAs(10),
    above: countedFrom(low + each * every),
    below: countedFrom(low - each * every),
  }[how]
  return { key: how, says }
}
/** Each misreading gives a number of its own on the scale. */
function isTelling(reading: Reading): boolean {
  const all = [reading.value, ...MISREADINGS.map(how => misreadingOf(how, reading))]
  return ticksOf(reading) > 1 && new Set(all).size === all.length && all.every(value => value <= reading.scale.to)
}

/** What is poured in or out leaves a level between two numbers, past another number. */
function drawPoured(random: Random) {
  const way = random.evenly(['in', 'out'] as const)
  const liquid = drawLiquid(random, 'fine', 4)
  const scale = drawCup(random, 'fine', 5)
  const apart = scale.each * scale.every
  const all = between(scale)
  const pairs = all.flatMap(from => all.map(to => [from, to] as const))
  const [before, after] = random.pick(
    pairs.filter(
      ([from, to]) =>
        to > from === (way === 'in') &&
        Math.abs(to - from) > apart &&
        (to - from) % apart !== 0 &&
        Math.abs(to - from) !== Math.min(to, from),
    ),
  )
  return { way, liquid, scale, before, by: Math.abs(after - before), after }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  markFirst: form({
    levels: ['hard'],
    draw: random => {
      const device = random.evenly(['dial', 'cup'] as const)
      return device === 'cup' ? drawInACup(random, 'fine', 0) : drawOnADial(random, 'fine', 2)
    },
    answer: numberList,
    solve: ({ scale, value }) => [scale.each, value],
    ask(reading) {
      const [picture, unit] = [figure(shown(reading)), unitOf(reading)]
      return isOnADial(reading)
        ? {
            en: [
              picture,
              prose`${aThing(reading.what)} is on the scale. Each mark stands for ____ ${unit}. The mass is ____ ${unit}.`,
            ],
            es: [
              picture,
              prose`En la báscula hay ${aThing(reading.what)}. Cada marca vale ____ ${unit}. La masa es de ____ ${unit}.`,
            ],
          }
        : {
            en: [
              picture,
              prose`Each mark stands for ____ ${unit}. There are ____ ${unit} of ${reading.liquid.name} in the measuring cup.`,
            ],
            es: [
              picture,
              prose`Cada marca vale ____ ${unit}. En la taza medidora hay ____ ${unit} de ${reading.liquid.name}.`,
            ],
          }
    },
    namedAnswer: (reading, numbers) => {
      const [each, value] = tupleOf(numbers, 2)
      const unit = unitOf(reading)
      return isOnADial(reading)
        ? {
            en: prose`Each mark: ${each} ${unit}; mass: ${value} ${unit}`,
            es: prose`Cada marca: ${each} ${unit}; masa: ${value} ${unit}`,
          }
        : {
            en: prose`Each mark: ${each} ${unit}; in the cup: ${value} ${unit}`,
            es: prose`Cada marca: ${each} ${unit}; en la taza: ${value} ${unit}`,
          }
    },
    solution(reading) {
      const [mark, amount] = [measure(reading.scale.each, reading.scale.unit), amountOf(reading)]
      return [
        ...countedMarks(reading),
        answerStep(list(mark, amount), {
          ...(isOnADial(reading)
            ? {
                en: line`Each mark stands for ${mark}, and the mass is ${amount}.`,
                es: line`Cada marca vale ${mark} y la masa es de ${amount}.`,
              }
            : {
                en: line`Each mark stands for ${mark}, and ${amount} are in the cup.`,
                es: line`Cada marca vale ${mark} y en la taza hay ${amount}.`,
              }),
        }),
      ]
    },
    check(printed, answers) {
      const [each, value] = tupleOf(answers.map(exact), 2)
      const { scale } = printed.figure('scale-reading')
      // So many marks make the first number.
      return each.times(scale.every).equals(scale.step * scale.every) && value.equals(tupleOf(readings(printed), 1)[0])
    },
  }),

  misread: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const wrong = random.evenly(MISREADINGS)
      return { wrong, who: random.pick(people), ...random.until(() => drawInACup(random, 'fine', 2), isTelling) }
    },
    answer: sentenceChoice,
    solve: ({ wrong, ...reading }) => mistakeOf(wrong, reading),
    mistakes: ({ wrong, ...reading }) =>
      Object.fromEntries(MISREADINGS.filter(how => how !== wrong).map(how => [how, mistakeOf(how, reading)])),
    ask({ wrong, who, ...reading }) {
      const read = measure(misreadingOf(wrong, reading), reading.scale.unit)
      const picture = figure(shown(reading))
      return {
        en: [picture, prose`${name(who)} reads ${read}. That is wrong. What was the mistake?`],
        es: [picture, prose`${name(who)} lee ${read}. Es incorrecto. ¿Cuál fue el error?`],
      }
    },
    key: ({ wrong: _, ...reading }) => ({
      en: prose`The correct reading is ${amountOf(reading)}.`,
      es: prose`La lectura correcta es ${amountOf(reading)}.`,
    }),
    solution({ wrong, ...reading }, { says }) {
      const amount = amountOf(reading)
      return [
        ...countedMarks(reading),
        explainedBy(amount, { en: line`The cup shows ${amount}.`, es: line`La taza muestra ${amount}.` }),
        answerStep(says, {
          en: line`Counted this way: ${list(...misread(wrong, reading))}.`,
          es: line`Contando así: ${list(...misread(wrong, reading))}.`,
        }),
      ]
    },
    whyWrong: ({ wrong, ...reading }) =>
      Object.fromEntries(
        MISREADINGS.filter(how => how !== wrong).map(how => {
          const [other, read] = [misreadingOf(how, reading), misreadingOf(wrong, reading)]
          return [how, { en: line`This gives ${other}, not ${read}.`, es: line`Así se lee ${other}, no ${read}.` }]
        }),
      ),
    check(printed, { key }) {
      const { scale } = printed.figure('scale-reading')
      const [value] = tupleOf(readings(printed), 1)
      const [read] = printed.take(1)
      const apart = scale.step * scale.every
      const low = Math.floor(value / apart) * apart
      const ticks = (value - low) / scale.step
      const results = { ones: low + ticks, tens: low + 10 * ticks, above: value + apart, below: value - apart }
      const fitting = Object.entries(results).filter(([, result]) => read.equals(result))
      return fitting.length === 1 && fitting.every(([how]) => how === key)
    },
  }),

  howMuchMore: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const isFirstMore = random.evenly([true, false])
      const liquid = drawLiquid(random, 'fine', 6)
      const scale = drawCup(random, 'fine', 3)
      const value = random.pick(between(scale))
      const other = random.until(
        () => {
          const own = drawCup(random, 'fine', random.int(0, 7))
          return { scale: own, value: random.pick(between(own)) }
        },
        drawn =>
          drawn.scale.each !== scale.each &&
          Math.abs(drawn.value - value) % 100 !== 0 &&
          Math.abs(drawn.value - value) > 100 &&
          drawn.value !== 2 * value &&
          value !== 2 * drawn.value,
      )
      const [more, less] = value > other.value ? [{ scale, value }, other] : [other, { scale, value }]
      return { liquid, cups: isFirstMore ? ([more, less] as const) : ([less, more] as const) }
    },
    answer: measured,
    solve: ({ cups: [a, b] }) => ({ amount: Math.abs(a.value - b.value), unit: 'milliliter' }),
    ask({ cups, liquid }) {
      const [a, b] = cups
      const [more, less] = a.value > b.value ? [symbol('A'), symbol('B')] : [symbol('B'), symbol('A')]
      const picture = sideBySide(...beside(cups))
      return {
        en: [picture, prose`How much more ${liquid.name} is in cup ${more} than in cup ${less}? ____ ${unitOf(a)}`],
        es: [
          picture,
          prose`¿Cuántos mililitros más de ${liquid.name} hay en la taza ${more} que en la taza ${less}? ____ ${unitOf(a)}`,
        ],
      }
    },
    solution({ cups: [a, b], liquid }, { amount }) {
      const [more, less] = a.value > b.value ? [symbol('A'), symbol('B')] : [symbol('B'), symbol('A')]
      const found = measure(amount, 'milliliter')
      return [
        countedOn(symbol('A'), a),
        countedOn(symbol('B'), b),
        ...inTwoParts(Math.max(a.value, b.value), Math.min(a.value, b.value), 'subtract', {
          en: line`Subtract the lesser amount from the greater amount.`,
          es: line`Resta la cantidad menor de la mayor.`,
        }),
        answerStep(found, {
          en: line`Cup ${more} has ${found} more ${liquid.name} than cup ${less}.`,
          es: line`En la taza ${more} hay ${found} más de ${liquid.name} que en la taza ${less}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = tupleOf(readings(printed), 2)
      return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  bothTogether: form({
    levels: ['hard'],
    kind: 'story',
    wide: true,
    draw: random => drawTwoOnDials(random, 7),
    answer: measured,
    solve: ([a, b]) => ({ amount: a.value + b.value, unit: a.scale.unit }),
    ask(dials) {
      const [a, b] = dials
      const picture = sideBySide(...beside(dials))
      return {
        en: [
          picture,
          prose`${aThing(a.what)} is on scale ${symbol('A')}, and ${aThing(b.what)} is on scale ${symbol('B')}. What is the mass of both together? ____ ${unitOf(a)}`,
        ],
        es: [
          picture,
          prose`En la báscula ${symbol('A')} hay ${aThing(a.what)} y en la báscula ${symbol('B')} hay ${aThing(b.what)}. ¿Cuál es la masa de las dos cosas juntas? ____ ${unitOf(a)}`,
        ],
      }
    },
    solution([a, b], { amount, unit }) {
      const found = measure(amount, unit)
      return [
        countedOn(symbol('A'), a),
        countedOn(symbol('B'), b),
        ...inTwoParts(Math.max(a.value, b.value), Math.min(a.value, b.value), 'add', {
          en: line`Add the two masses.`,
          es: line`Suma las dos masas.`,
        }),
        answerStep(found, {
          en: line`Together, ${theThing(a.what)} and ${theThing(b.what)} have a mass of ${found}.`,
          es: line`La masa total es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = tupleOf(readings(printed), 2)
      return exact(amount).minus(a).equals(b)
    },
  }),

  pour: form({
    levels: ['hard'],
    kind: 'draw',
    wide: true,
    draw: drawPoured,
    answer: marked,
    solve: ({ scale, after }) => ({ scale, value: after, name: 'B' }),
    ask({ way, liquid, scale, before, by }) {
      const amount = measure(by, scale.unit)
      const picture = sideBySide(figure(shown({ scale, value: before }, 'A')), figure(empty(scale, 'B')))
      const [a, b] = [symbol('A'), symbol('B')]
      return way === 'in'
        ? {
            en: [
              prose`Picture ${a} shows ${liquid.itsAmount} is in a measuring cup. Then ${amount} is poured in. Shade picture ${b} to show how much is in the cup now.`,
              picture,
            ],
            es: [
              prose`El dibujo ${a} muestra ${liquid.itsAmount} hay en una taza medidora. Luego se agregan ${amount}. Sombrea el dibujo ${b} para mostrar lo que hay ahora en la taza.`,
              picture,
            ],
          }
        : {
            en: [
              prose`Picture ${a} shows ${liquid.itsAmount} is in a measuring cup. Then ${amount} is poured out. Shade picture ${b} to show how much is in the cup now.`,
              picture,
            ],
            es: [
              prose`El dibujo ${a} muestra ${liquid.itsAmount} hay en una taza medidora. Luego se quitan ${amount}. Sombrea el dibujo ${b} para mostrar lo que hay ahora en la taza.`,
              picture,
            ],
          }
    },
    solution({ way, scale, before, by, after }) {
      const amount = measure(after, scale.unit)
      return [
        countedOn(symbol('A'), { scale, value: before }),
        ...(way === 'in'
          ? inTwoParts(before, by, 'add', {
              en: line`Add the amount that is poured in.`,
              es: line`Suma la cantidad que se agrega.`,
            })
          : inTwoParts(before, by, 'subtract', {
              en: line`Subtract the amount that is poured out.`,
              es: line`Resta la cantidad que se quita.`,
            })),
        answerStep(both(figure(shown({ scale, value: after }, 'B'))), {
          en: line`Shade up to the mark for ${amount}.`,
          es: line`Sombrea hasta la marca de ${amount}.`,
        }),
      ]
    },
    check(printed, { value }) {
      const [before] = tupleOf(readings(printed), 1)
      const by = printed.take(1)[0]
      return exact(value).equals(/poured in|se agregan/.test(printed.text) ? by.plus(before) : exact(before).minus(by))
    },
  }),
})
