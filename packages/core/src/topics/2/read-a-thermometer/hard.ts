import {
  answerStep,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  measure,
  minus,
  name,
  people,
  prose,
  quantity,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { asksDifference, degrees, differs, drawChange } from './changes.ts'
import { colorLater, earlier } from './places.ts'
import {
  countedOn,
  countedUp,
  degreesOf,
  drawReading,
  drawScale,
  empty,
  filled,
  type Reading,
  readSteps,
  type Scale,
  shown,
  TICKS,
  temperatures,
  worthOf,
} from './scales.ts'

export const levels = { easy: { marks: 'ones' }, medium: { marks: 'twos' }, hard: { marks: 'twos' } } as const

const MISREADINGS = ['ones', 'above', 'down'] as const
type Misreading = (typeof MISREADINGS)[number]
/** The numbers said by somebody who reads a thermometer in a wrong way; the last one is the reading. */
function misread(how: Misreading, { scale: { each }, value }: Reading): readonly number[] {
  const [ten, ticks] = [value - (value % 10), (value % 10) / each]
  const along = (from: number, by: number) => Array.from({ length: ticks }, (_, i) => from + by * (i + 1))
  return how === 'ones' ? along(ten, 1) : along(ten + 10, how === 'above' ? each : -each)
}
const readingOf = (how: Misreading, reading: Reading) => itemOf(misread(how, reading).slice(-1), 0)
function misreadingOf(how: Misreading, { value }: Reading): Sentence {
  const next = value - (value % 10) + 10
  const says = {
    ones: {
      en: prose`Each mark was counted as ${degrees(1)}.`,
      es: prose`Cada marca se contó como ${degrees(1)}.`,
    },
    above: {
      en: prose`The marks were counted up from ${next}.`,
      es: prose`Las marcas se contaron hacia arriba desde el ${next}.`,
    },
    down: {
      en: prose`The marks were counted down from ${next}.`,
      es: prose`Las marcas se contaron hacia abajo desde el ${next}.`,
    },
  }[how]
  return { key: how, says }
}

/** The whole change, then its ten and its ones. */
const addedByTens = (
  from: number,
  by: number,
  reason: typeof because.goesUpSoAdd | typeof because.wentDownSoAdd,
): readonly Step[] => [
  step(sum(from, by), reason),
  explained(equation(sum(from, 10), from + 10), line`First add 10.`, line`Primero suma 10.`),
  explained(equation(sum(from + 10, by - 10), from + by), line`Then add ${by - 10}.`, line`Luego suma ${by - 10}.`),
]
const takenByTens = (
  from: number,
  by: number,
  reason: typeof because.goesDownSoSubtract | typeof because.wentUpSoSubtract,
): readonly Step[] => [
  step(minus(from, by), reason),
  explained(equation(minus(from, 10), from - 10), line`First subtract 10.`, line`Primero resta 10.`),
  explained(
    equation(minus(from - 10, by - 10), from - by),
    line`Then subtract ${by - 10}.`,
    line`Luego resta ${by - 10}.`,
  ),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  misread: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({
      wrong: random.evenly(MISREADINGS),
      ...drawReading(random, 'twos', 0),
      who: random.pick(people),
    }),
    answer: sentenceChoice,
    solve: ({ wrong, ...reading }) => misreadingOf(wrong, reading),
    mistakes: ({ wrong, ...reading }) =>
      Object.fromEntries(MISREADINGS.filter(how => how !== wrong).map(how => [how, misreadingOf(how, reading)])),
    ask: ({ wrong, who, ...reading }) => {
      const read = measure(readingOf(wrong, reading), reading.scale.unit)
      const drawn = figure(shown(reading))
      return {
        en: [drawn, prose`${name(who)} reads ${read}. That is not right. What was the mistake?`],
        es: [drawn, prose`${name(who)} lee ${read}. Se equivoca. ¿Cuál fue el error?`],
      }
    },
    key: ({ wrong: _, ...reading }) => ({
      en: prose`The temperature is ${degreesOf(reading)}.`,
      es: prose`La temperatura es de ${degreesOf(reading)}.`,
    }),
    solution: ({ wrong, ...reading }, { says }) => {
      const said = list(...misread(wrong, reading))
      return [
        ...readSteps(reading),
        answerStep(says, { en: line`Counted this way: ${said}.`, es: line`Contando así: ${said}.` }),
      ]
    },
    whyWrong: ({ wrong, ...reading }) =>
      Object.fromEntries(
        MISREADINGS.filter(how => how !== wrong).map(how => {
          const [other, read] = [readingOf(how, reading), readingOf(wrong, reading)]
          return [how, { en: line`This gives ${other}, not ${read}.`, es: line`Así se lee ${other}, no ${read}.` }]
        }),
      ),
    check: (printed, { key }) => {
      const drawn = printed.figure('thermometer')
      const [value] = tupleOf(temperatures(printed), 1)
      const [read] = printed.take(1)
      const ticks = (value % 10) / drawn.scale.step
      const ten = value - ticks * drawn.scale.step
      const results = { ones: ten + ticks, above: value + 10, down: ten + 10 - ticks * drawn.scale.step }
      const fits = Object.entries(results).filter(([, result]) => read.equals(result))
      return fits.length === 1 && fits[0]?.[0] === key
    },
  }),

  otherMarks: form({
    levels: ['hard'],
    draw: random => {
      const wide = drawScale(random, 'twos', 2)
      const scale: Scale = { ...wide, from: wide.from + 10, to: wide.from + 30, each: 1 }
      const one = { scale, value: scale.from + 10 * random.int(0, 1) + random.evenly<number>(TICKS.ones) }
      const other = random.until(
        () => ({ scale: wide, value: wide.from + 10 * random.int(0, 3) + 2 * random.int(2, 4) }),
        ({ value }) => Math.abs(value - one.value) >= 5 && Math.abs(value - one.value) % 10 !== 0,
      )
      const isFirst = random.evenly([true, false])
      const readings: readonly [Reading, Reading] = isFirst ? [one, other] : [other, one]
      return { readings, by: Math.abs(one.value - other.value) }
    },
    answer: quantity,
    solve: ({ by }) => degrees(by),
    ask: ({ readings }) => asksDifference(readings),
    solution: ({ readings, by }) => {
      const [a, b] = readings
      return [countedOn('A', a), countedOn('B', b), ...differs(a, b, by)]
    },
    check: (printed, { amount }) => {
      const [a, b] = tupleOf(temperatures(printed), 2)
      return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  before: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => drawChange(random, 'before', 'mild twos', 4, random.evenly([17, 13, 19, 15, 11])),
    answer: measured,
    // Told backward: what it was is what it is after the change back.
    solve: ({ scale, after }) => ({ amount: after, unit: scale.unit }),
    ask: ({ by, way, place, ...reading }) => {
      const { en, es } = earlier({ place, way: way === 'up' ? 'down' : 'up', by: degrees(by) })
      const drawn = figure(shown(reading))
      return { en: [drawn, en], es: [drawn, es] }
    },
    solution: ({ by, way, after, ...reading }) => [
      ...worthOf(reading),
      countedUp(reading),
      ...(way === 'up'
        ? addedByTens(reading.value, by, because.wentDownSoAdd)
        : takenByTens(reading.value, by, because.wentUpSoSubtract)),
      answerStep(
        measure(after, reading.scale.unit),
        way === 'up'
          ? {
              en: line`At noon, the temperature was ${measure(after, reading.scale.unit)}.`,
              es: line`Al mediodía, la temperatura era de ${measure(after, reading.scale.unit)}.`,
            }
          : {
              en: line`In the morning, the temperature was ${measure(after, reading.scale.unit)}.`,
              es: line`Por la mañana, la temperatura era de ${measure(after, reading.scale.unit)}.`,
            },
      ),
    ],
    check: (printed, { amount }) => {
      const [now] = tupleOf(temperatures(printed), 1)
      const by = exact(printed.term('quantity').amount)
      return exact(now).equals(
        /gone up|ha subido/.test(printed.text) ? exact(amount).plus(by) : exact(amount).minus(by),
      )
    },
  }),

  colorLater: form({
    levels: ['hard'],
    kind: 'draw',
    draw: random => drawChange(random, 'colorLater', 'mild twos', 2, random.evenly([16, 12, 18, 14])),
    answer: filled,
    solve: ({ scale, after }) => ({ scale, value: after }),
    ask: ({ by, way, place, ...reading }) => {
      const { en, es } = colorLater({ place, way, by: degrees(by) })
      const drawn = sideBySide(figure(shown(reading)), figure(empty(reading.scale)))
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ by, way, after, ...reading }) => [
      ...worthOf(reading),
      countedUp(reading),
      ...(way === 'up'
        ? addedByTens(reading.value, by, because.goesUpSoAdd)
        : takenByTens(reading.value, by, because.goesDownSoSubtract)),
      step(figure(shown({ ...reading, value: after })), because.colorUpToTheMark, {
        temperature: measure(after, reading.scale.unit),
      }),
    ],
    check: (printed, { value }) => {
      const [now] = tupleOf(temperatures(printed), 1)
      const by = exact(printed.term('quantity').amount)
      return exact(value).equals(/goes up|ha subido/.test(printed.text) ? by.plus(now) : exact(now).minus(by))
    },
  }),
})
