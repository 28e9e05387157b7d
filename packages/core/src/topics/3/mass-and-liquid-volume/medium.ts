import {
  answerStep,
  exact,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  line,
  prose,
  type Random,
  sideBySide,
  step,
  symbol,
  tupleOf,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  amountOf,
  between,
  CUPS,
  countedMarks,
  empty,
  inUnit,
  type Reading,
  readings,
  type Scale,
  shown,
} from '../../kit/measures/scales.ts'
import {
  asksReading,
  beside,
  countedOn,
  drawCup,
  drawInACup,
  drawLiquid,
  drawOnADial,
  isOnADial,
  type levels,
  marked,
  theReading,
} from './scales.ts'

const DEVICES = ['cup', 'dial'] as const
/** Each form has dials in its own unit, so that no two look alike. */
const drawReading = (random: Random, device: Scale['device'], unit: 'gram' | 'kilogram', ahead: number) =>
  device === 'cup' ? drawInACup(random, 'halves', ahead) : drawOnADial(random, 'halves', ahead, unit)

/** Two cups with different marks: the one that looks fuller does not always hold more. */
function drawPair(random: Random): readonly [Reading, Reading] {
  const looksMislead = random.evenly([true, true, false])
  const isFirstMore = random.evenly([true, false])
  const scale = drawCup(random, 'halves', 0)
  const values = between(scale)
  const pairs = CUPS.halves.flatMap(other =>
    other.to === scale.to
      ? []
      : between(other).flatMap(theirs =>
          values.map(
            own =>
              [
                { scale, value: own },
                { scale: other, value: theirs },
              ] as const,
          ),
        ),
  )
  const ordered = pairs.map(([one, other]) =>
    one.value > other.value ? ([one, other] as const) : ([other, one] as const),
  )
  const [more, less] = random.pick(
    ordered.filter(
      ([one, other]) =>
        one.value > other.value &&
        one.value <= 1.7 * other.value &&
        one.value / one.scale.to < other.value / other.scale.to === looksMislead,
    ),
  )
  return isFirstMore ? [more, less] : [less, more]
}

/** The other number beside the mark, or one of the numbers itself. */
function wrongValues({ reading: { scale, value }, off }: { readonly reading: Reading; readonly off: number }) {
  const { each, to } = scale
  const isLess = value - 2 * each > 0 && (off < 0 || value + 2 * each > to)
  return { otherNumber: isLess ? value - 2 * each : value + 2 * each, onTheNumber: value + off * each }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawReading(random, random.evenly(DEVICES), 'kilogram', 0),
    answer: measured,
    solve: inUnit,
    ask: asksReading,
    solution: reading => [...countedMarks(reading), theReading(reading)],
    check: (printed, { amount }) => exact(amount).equals(tupleOf(readings(printed), 1)[0]),
  }),

  show: form({
    levels: ['medium'],
    draw: random => drawReading(random, random.evenly(['dial', 'cup'] as const), 'gram', 2),
    answer: marked,
    solve: ({ scale, value }) => ({ scale, value }),
    ask(reading) {
      const [amount, drawn] = [amountOf(reading), figure(empty(reading.scale))]
      return isOnADial(reading)
        ? {
            en: [prose`Draw the pointer so that the scale shows ${amount}.`, drawn],
            es: [prose`Dibuja la aguja para que la báscula marque ${amount}.`, drawn],
          }
        : {
            en: [prose`Shade the measuring cup to show ${amount}.`, drawn],
            es: [prose`Sombrea la taza medidora para mostrar ${amount}.`, drawn],
          }
    },
    solution(reading) {
      const amount = amountOf(reading)
      return [
        ...countedMarks(reading),
        answerStep(
          figure(shown(reading)),
          isOnADial(reading)
            ? {
                en: line`Draw the pointer to the mark for ${amount}.`,
                es: line`Dibuja la aguja hasta la marca de ${amount}.`,
              }
            : {
                en: line`Shade up to the mark for ${amount}.`,
                es: line`Sombrea hasta la marca de ${amount}.`,
              },
        ),
      ]
    },
    check: (printed, { value }) => printed.take(1)[0].equals(value),
  }),

  whichShows: form({
    levels: ['medium'],
    draw(random) {
      const reading = drawInACup(random, 'halves', 6)
      return { reading, off: random.sign() }
    },
    answer: figureChoice,
    solve: ({ reading }) => shown(reading),
    mistakes(drawn) {
      const { scale } = drawn.reading
      const { otherNumber, onTheNumber } = wrongValues(drawn)
      return { otherNumber: shown({ scale, value: otherNumber }), onTheNumber: shown({ scale, value: onTheNumber }) }
    },
    ask({ reading }) {
      const amount = amountOf(reading)
      return { en: prose`Which measuring cup shows ${amount}?`, es: prose`¿Qué taza medidora muestra ${amount}?` }
    },
    solution({ reading }, answer) {
      const amount = amountOf(reading)
      return [
        ...countedMarks(reading),
        answerStep(figure(answer), {
          en: line`This measuring cup shows ${amount}.`,
          es: line`Esta taza medidora muestra ${amount}.`,
        }),
      ]
    },
    whyWrong(drawn) {
      const { otherNumber, onTheNumber } = wrongValues(drawn)
      const shows = (value: number) => {
        const amount = amountOf({ ...drawn.reading, value })
        return { en: line`It shows ${amount}.`, es: line`Muestra ${amount}.` }
      }
      return { otherNumber: shows(otherNumber), onTheNumber: shows(onTheNumber) }
    },
    check: (printed, answer) => answer.kind === 'scale-reading' && printed.take(1)[0].equals(answer.value ?? -1),
  }),

  whichHasMore: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 1,
    wide: true,
    draw: random => ({
      asked: random.evenly(['more', 'less'] as const),
      cups: drawPair(random),
      liquid: drawLiquid(random, 'halves', 4),
    }),
    answer: writtenLetter('A', 'B'),
    solve: ({ asked, cups: [a, b] }) => ((asked === 'more') === a.value > b.value ? 'A' : 'B'),
    ask({ asked, cups, liquid: { name } }) {
      const drawn = sideBySide(...beside(cups))
      return asked === 'more'
        ? {
            en: [drawn, prose`Which measuring cup has more ${name}, ${symbol('A')} or ${symbol('B')}? ____`],
            es: [drawn, prose`¿Qué taza medidora tiene más ${name}, ${symbol('A')} o ${symbol('B')}? ____`],
          }
        : {
            en: [drawn, prose`Which measuring cup has less ${name}, ${symbol('A')} or ${symbol('B')}? ____`],
            es: [drawn, prose`¿Qué taza medidora tiene menos ${name}, ${symbol('A')} o ${symbol('B')}? ____`],
          }
    },
    solution({ asked, cups: [a, b], liquid: { name } }, answer) {
      const [high, low] = [Math.max(a.value, b.value), Math.min(a.value, b.value)]
      return [
        countedOn(symbol('A'), a),
        countedOn(symbol('B'), b),
        step(
          expr(symbol(answer)),
          because.answer,
          asked === 'more'
            ? {
                sentence: {
                  en: line`${high} is more than ${low}: cup ${symbol(answer)} has more ${name}.`,
                  es: line`${high} es más que ${low}: la taza ${symbol(answer)} tiene más ${name}.`,
                },
              }
            : {
                sentence: {
                  en: line`${low} is less than ${high}: cup ${symbol(answer)} has less ${name}.`,
                  es: line`${low} es menos que ${high}: la taza ${symbol(answer)} tiene menos ${name}.`,
                },
              },
        ),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(readings(printed), 2)
      return (a > b === (answer === 'A')) === / more| más/.test(printed.text)
    },
  }),
})
