import {
  answerStep,
  both,
  defineTopic,
  equation,
  exact,
  expr,
  figure,
  figureChoice,
  itemOf,
  labelOrder,
  line,
  list,
  measure,
  minus,
  prose,
  quantity,
  sideBySide,
  step,
  sum,
  symbol,
  tupleOf,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { measured } from '../kit/measures/measured.ts'
import { asksDifference, degrees, differs, drawChange, inUnit } from './read-a-thermometer/changes.ts'
import { hardForms, levels } from './read-a-thermometer/hard.ts'
import { later } from './read-a-thermometer/places.ts'
import {
  colored,
  countedBoth,
  countedUp,
  degreesOf,
  drawApart,
  drawReading,
  drawScale,
  empty,
  filled,
  LETTERS,
  listed,
  type Marks,
  named,
  readSteps,
  shown,
  temperatures,
  worthOf,
} from './read-a-thermometer/scales.ts'

interface Level {
  readonly marks: Marks
}

const letterOrder = labelOrder(LETTERS)
const letter = writtenLetter('A', 'B')

export const readAThermometer = defineTopic(
  {
    id: 'read-a-thermometer',
    name: { en: 'Read a thermometer', es: 'Leer el termómetro' },
    description: {
      en: 'Read and color temperatures in whole degrees on a thermometer and compare them.',
      es: 'Lee y colorea temperaturas en grados enteros en un termómetro y compáralas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels,
    rev: 3,
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      draw: (random, { marks }: Level) => drawReading(random, marks, 0),
      answer: measured,
      solve: inUnit,
      ask: reading => {
        const drawn = figure(shown(reading))
        return {
          en: [drawn, prose`What is the temperature? ____`],
          es: [drawn, prose`¿Cuál es la temperatura? ____`],
        }
      },
      solution: readSteps,
      check: (printed, { amount }) => exact(amount).equals(itemOf(temperatures(printed), 0)),
    }),

    color: form({
      levels: ['easy', 'medium'],
      draw: (random, { marks }: Level) => drawReading(random, marks, 2),
      answer: filled,
      solve: ({ scale, value }) => ({ scale, value }),
      ask: reading => {
        const [wanted, drawn] = [degreesOf(reading), figure(empty(reading.scale))]
        return {
          en: [prose`Color the thermometer to show ${wanted}.`, drawn],
          es: [prose`Colorea el termómetro para mostrar ${wanted}.`, drawn],
        }
      },
      solution: colored,
      check: (printed, { value }) => printed.take(1)[0].equals(value),
    }),

    whichThermometer: form({
      levels: ['easy'],
      draw: random => {
        const reading = drawReading(random, 'ones', 4)
        return { ...reading, tens: reading.value - (reading.value % 10) === reading.scale.from ? 10 : -10 }
      },
      answer: figureChoice,
      solve: reading => shown(reading),
      mistakes: ({ scale, value, tens }) => ({
        wrongTen: shown({ scale, value: value + tens }),
        oneOff: shown({ scale, value: value % 10 === 9 ? value - 1 : value + 1 }),
      }),
      ask: reading => {
        const wanted = degreesOf(reading)
        return { en: prose`Which thermometer shows ${wanted}?`, es: prose`¿Qué termómetro marca ${wanted}?` }
      },
      solution: (reading, answer) => [
        countedUp(reading),
        answerStep(figure(answer), {
          en: line`This thermometer shows ${degreesOf(reading)}.`,
          es: line`Este termómetro marca ${degreesOf(reading)}.`,
        }),
      ],
      whyWrong({ scale, value, tens }) {
        const shows = (wrong: number) => ({
          en: line`It shows ${degreesOf({ scale, value: wrong })}.`,
          es: line`Marca ${degreesOf({ scale, value: wrong })}.`,
        })
        return { wrongTen: shows(value + tens), oneOff: shows(value % 10 === 9 ? value - 1 : value + 1) }
      },
      check: (printed, answer) => answer.kind === 'thermometer' && printed.take(1)[0].equals(answer.value ?? -1),
    }),

    warmerOf: form({
      levels: ['easy'],
      kind: 'choose',
      lines: 1,
      draw: random => {
        const asked = random.evenly(['warmer', 'colder'] as const)
        const isFirstWarmer = random.evenly([true, false])
        const { scale, values } = drawApart(random, 'ones', 3, 2, 3)
        const [low, high] = tupleOf(
          [...values].sort((a, b) => a - b),
          2,
        )
        const [a, b] = isFirstWarmer ? [high, low] : [low, high]
        return {
          readings: [
            { scale, value: a },
            { scale, value: b },
          ] as const,
          asked,
        }
      },
      answer: letter,
      solve: ({ asked, readings: [a, b] }) => ((asked === 'warmer') === a.value > b.value ? 'A' : 'B'),
      ask: ({ asked, readings }) => {
        const drawn = sideBySide(...named(readings))
        return asked === 'warmer'
          ? {
              en: [drawn, prose`Which thermometer shows the warmer temperature?`],
              es: [drawn, prose`¿Qué termómetro marca la temperatura más alta?`],
            }
          : {
              en: [drawn, prose`Which thermometer shows the colder temperature?`],
              es: [drawn, prose`¿Qué termómetro marca la temperatura más baja?`],
            }
      },
      solution: ({ asked, readings }, answer) => {
        const [a, b] = tupleOf(
          readings.map(({ value }) => value),
          2,
        )
        const [high, low] = [Math.max(a, b), Math.min(a, b)]
        return [
          ...countedBoth(readings),
          answerStep(
            expr(symbol(answer)),
            asked === 'warmer'
              ? {
                  en: line`${high} is more than ${low}: ${symbol(answer)} shows the warmer temperature.`,
                  es: line`${high} es más que ${low}: ${symbol(answer)} marca la temperatura más alta.`,
                }
              : {
                  en: line`${low} is less than ${high}: ${symbol(answer)} shows the colder temperature.`,
                  es: line`${low} es menos que ${high}: ${symbol(answer)} marca la temperatura más baja.`,
                },
          ),
        ]
      },
      check: (printed, answer) => {
        const [a, b] = tupleOf(temperatures(printed), 2)
        return (a > b === (answer === 'A')) === /warmer|alta/.test(printed.text)
      },
    }),

    order: form({
      levels: ['medium'],
      kind: 'order',
      lines: 1,
      instruction: {
        en: prose`Write the letters from the coldest temperature to the warmest.`,
        es: prose`Escribe las letras de la temperatura más baja a la más alta.`,
      },
      wide: true,
      draw: random => {
        const { scale, values } = drawApart(random, 'twos', 3, 3, 4)
        const sorted = [...values].sort((a, b) => a - b)
        const places = random.evenly([
          [1, 2, 0],
          [0, 2, 1],
          [2, 0, 1],
          [1, 0, 2],
        ])
        return { readings: places.map(place => ({ scale, value: itemOf(sorted, place) })) }
      },
      answer: letterOrder,
      solve: ({ readings }) =>
        [...readings].sort((a, b) => a.value - b.value).map(reading => itemOf(LETTERS, readings.indexOf(reading))),
      ask: ({ readings }) => both(sideBySide(...named(readings))),
      solution: ({ readings }, letters) => [
        ...worthOf(itemOf(readings, 0)),
        step(listed(readings), because.readEachThermometer, { each: itemOf(readings, 0).scale.each }),
        step(list(...letters.map(each => symbol(each))), because.lowestTemperatureFirst),
      ],
      check: (printed, letters) => {
        const values = temperatures(printed)
        const sorted = letters.map(each => itemOf(values, LETTERS.indexOf(each)))
        return sorted.length === 3 && sorted.every((value, i) => i === 0 || value > itemOf(sorted, i - 1))
      },
    }),

    difference: form({
      levels: ['medium'],
      draw: random => {
        const scale = drawScale(random, 'ones', 1)
        const [ticks, by] = [random.int(2, 5), random.evenly([12, 14, 11, 13])]
        const low = scale.from + ticks
        const values = random.shuffle([low, low + by])
        return {
          readings: [
            { scale, value: values[0] },
            { scale, value: values[1] },
          ] as const,
          by,
        }
      },
      answer: quantity,
      solve: ({ by }) => degrees(by),
      ask: ({ readings }) => asksDifference(readings),
      solution: ({ readings, by }) => [...countedBoth(readings), ...differs(...readings, by)],
      check: (printed, { amount }) => {
        const [a, b] = tupleOf(temperatures(printed), 2)
        return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
      },
    }),

    later: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawChange(random, 'later', 'mild ones', 5, random.evenly([6, 4, 8, 5, 7, 9])),
      answer: measured,
      solve: ({ scale, after }) => ({ amount: after, unit: scale.unit }),
      ask: ({ by, way, place, ...reading }) => {
        const { en, es } = later({ place, way, by: degrees(by) })
        const drawn = figure(shown(reading))
        return { en: [drawn, en], es: [drawn, es] }
      },
      solution: ({ by, way, after, ...reading }) => [
        countedUp(reading),
        way === 'up'
          ? step(equation(sum(reading.value, by), after), because.goesUpSoAdd)
          : step(equation(minus(reading.value, by), after), because.goesDownSoSubtract),
        answerStep(
          measure(after, reading.scale.unit),
          way === 'up'
            ? {
                en: line`At noon, the temperature is ${measure(after, reading.scale.unit)}.`,
                es: line`Al mediodía, la temperatura es de ${measure(after, reading.scale.unit)}.`,
              }
            : {
                en: line`At night, the temperature is ${measure(after, reading.scale.unit)}.`,
                es: line`Por la noche, la temperatura es de ${measure(after, reading.scale.unit)}.`,
              },
        ),
      ],
      check: (printed, { amount }) => {
        const [now] = tupleOf(temperatures(printed), 1)
        const by = exact(printed.term('quantity').amount)
        return exact(amount).equals(/goes up|ha subido/.test(printed.text) ? by.plus(now) : exact(now).minus(by))
      },
    }),

    ...hardForms(form),
  }),
)
