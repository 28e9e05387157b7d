import {
  answerStep,
  type Both,
  both,
  type Cell,
  type ClockTime,
  type Content,
  clock,
  clockTime,
  clockWithoutHands,
  clockWithoutNumerals,
  drawnClock,
  equation,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  Printed,
  prose,
  type Random,
  step,
  symbol,
  table,
  time,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameTime, readClock } from '../../kit/measures/clocks.ts'
import { fromMinutesTo, minutesPast, minutesTo, reachesTheHour } from './before-the-hour.ts'
import { face, handsTakenForEachOther, nextHour, placeHands, readMarks } from './hands.ts'
import { drawTime, type Level, type levels } from './levels.ts'

const paragraph = (content: readonly Inline[]) => ({ kind: 'paragraph', content }) as const

const NEAR_THE_HOUR = [51, 52, 53, 54, 56, 57, 58, 59] as const

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOrder = labelOrder(LETTERS)

/** A time as it is written on a card: 7:38, 22 minutes to 8, or 13 minutes past 8. */
interface Written {
  readonly at: ClockTime
  readonly as: 'digits' | 'to' | 'past'
}
const minutesOf = ({ hour, minute }: ClockTime) => 60 * hour + minute
const written = ({ at, as }: Written): Both<readonly Inline[]> =>
  as === 'to' ? minutesTo(at) : as === 'past' ? minutesPast(at) : both(line`${time(at.hour, at.minute)}`)
const lettersInOrder = (cards: readonly Written[]) =>
  cards.map((card, i) => ({ ...card, letter: itemOf(LETTERS, i) })).sort((a, b) => minutesOf(a.at) - minutesOf(b.at))

/** Four times around one full hour, which a hurried reader of "to" and "past" puts in another order. */
function drawCards(random: Random, level: Level): readonly Written[] {
  const hour = random.int(1, 3)
  return random.until(
    () => {
      const minute = () => random.pick(level.minutes)
      const cards: readonly Written[] = [
        { as: 'to', at: { hour, minute: minute() } },
        { as: random.evenly(['digits', 'to']), at: { hour, minute: minute() } },
        { as: 'past', at: { hour: hour + 1, minute: 60 - minute() } },
        { as: random.evenly(['digits', 'to']), at: { hour: hour + 1, minute: minute() } },
      ]
      return random.shuffle(cards)
    },
    cards => {
      const order = lettersInOrder(cards)
      const gaps = order.slice(1).map((card, i) => minutesOf(card.at) - minutesOf(itemOf(order, i).at))
      const letters = order.map(({ letter }) => letter).join('')
      return gaps.every(gap => gap > 2) && letters !== 'ABCD' && letters !== 'DCBA'
    },
  )
}

/** Minutes after noon of what a cell says. */
function minutesIn(cell: Cell): number {
  const said = new Printed([paragraph(cell)])
  const [digits] = said.all('time')
  if (digits) return minutesOf(digits)
  return said.terms('role').some(({ name }) => name === 'to')
    ? 60 * said.role('next').n - said.role('to').n
    : 60 * said.role('hour').n + said.role('past').n
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  withoutNumerals: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`The clock has no numbers. What time is it?`,
      es: prose`El reloj no tiene números. ¿Qué hora es?`,
    },
    draw: (random, level) => {
      const minutes = random.evenly([NEAR_THE_HOUR, level.minutes.filter(minute => minute < 50)])
      return { minute: random.pick(minutes), hour: random.int(1, 12) }
    },
    answer: clockTime,
    solve: shown => shown,
    ask: ({ hour, minute }) => both([figure(clockWithoutNumerals(hour, minute)), prose`____ : ____`]),
    solution: readMarks,
    check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
  }),

  fromWords: form({
    levels: ['hard'],
    instruction: { en: prose`Write the time in numbers.`, es: prose`Escribe la hora con números.` },
    draw: drawTime,
    answer: clockTime,
    solve: shown => shown,
    ask(shown) {
      const { en, es } = minutesTo(shown)
      return {
        en: paragraph([...en, ...line` = ____ : ____`]),
        es: paragraph([...line`Faltan `, ...es, ...line` = ____ : ____`]),
      }
    },
    solution: fromMinutesTo,
    check: reachesTheHour,
  }),

  drawInWords: form({
    levels: ['hard'],
    draw: drawTime,
    answer: drawnClock,
    solve: shown => shown,
    ask(shown): Both<Content> {
      const [{ en, es }, empty] = [minutesTo(shown), figure(clockWithoutHands)]
      return {
        en: [paragraph([...line`Draw the hands to show `, ...en, '.']), empty],
        es: [paragraph([...line`Dibuja las manecillas para mostrar que faltan `, ...es, '.']), empty],
      }
    },
    solution: shown => [
      ...fromMinutesTo(shown).slice(0, -1),
      ...placeHands(shown),
      step(face(shown), because.drawBothHands),
    ],
    check: (printed, answer) => reachesTheHour(printed, readClock(answer)),
  }),

  whichClockInWords: form({
    levels: ['hard'],
    draw: drawTime,
    answer: figureChoice,
    solve: ({ hour, minute }) => clock(hour, minute),
    mistakes(shown): Record<string, ReturnType<typeof clock>> {
      const { hour, minute } = shown
      const swapped = handsTakenForEachOther(shown)
      return {
        pastInsteadOfTo: clock(nextHour(hour), 60 - minute),
        hourToCome: clock(nextHour(hour), minute),
        pastTheHourBefore: clock(hour, 60 - minute),
        ...(isSameTime(swapped, shown) ? {} : { handsSwapped: clock(swapped.hour, swapped.minute) }),
      }
    },
    ask(shown): Both<Content> {
      const { en, es } = minutesTo(shown)
      return {
        en: paragraph([...line`Which clock shows `, ...en, '?']),
        es: paragraph([...line`¿Qué reloj muestra que faltan `, ...es, '?']),
      }
    },
    solution: shown => [
      ...fromMinutesTo(shown).slice(0, -1),
      ...placeHands(shown),
      step(face(shown), because.findTheClock),
    ],
    whyWrong({ hour, minute }) {
      const shows = (otherHour: number, otherMinute: number) => ({
        en: line`This clock shows ${time(otherHour, otherMinute)}.`,
        es: [`Este reloj marca ${otherHour === 1 ? 'la' : 'las'} `, ...line`${time(otherHour, otherMinute)}.`],
      })
      return {
        pastInsteadOfTo: shows(nextHour(hour), 60 - minute),
        hourToCome: shows(nextHour(hour), minute),
        pastTheHourBefore: shows(hour, 60 - minute),
        handsSwapped: { en: line`The two hands are mixed up.`, es: line`Las dos manecillas están intercambiadas.` },
      }
    },
    check: (printed, answer) => answer.kind === 'clock' && reachesTheHour(printed, readClock(answer)),
  }),

  order: form({
    levels: ['hard'],
    kind: 'order',
    wide: true,
    instruction: {
      en: prose`All the times are on the same afternoon. Write the letters in order from the earliest time to the latest.`,
      es: prose`Todas las horas son de la misma tarde. Escribe las letras en orden, de la hora más temprana a la más tardía.`,
    },
    draw: (random, level) => ({ cards: drawCards(random, level) }),
    answer: letterOrder,
    solve: ({ cards }) => lettersInOrder(cards).map(({ letter }) => letter),
    ask({ cards }) {
      const head = LETTERS.map(letter => symbol(letter))
      const said = cards.map(written)
      return {
        en: table({ head, rows: [said.map(({ en }) => en)] }),
        es: table({ head, rows: [said.map(({ es }) => es)] }),
      }
    },
    solution({ cards }) {
      const order = lettersInOrder(cards)
      const [a, b, c, d] = tupleOf(order, 4)
      return [
        ...cards.flatMap(({ at, as }, i) =>
          as === 'digits'
            ? []
            : [
                as === 'to'
                  ? step(
                      prose`${symbol(itemOf(LETTERS, i))}: ${equation(minus(60, 60 - at.minute), at.minute)}; ${time(at.hour, at.minute)}`,
                      because.explain,
                      {
                        sentence: {
                          en: line`Time ${symbol(itemOf(LETTERS, i))} is before ${nextHour(at.hour)} o'clock: the hour is ${at.hour}. Subtract the minutes from 60.`,
                          es: line`En ${symbol(itemOf(LETTERS, i))} todavía no son las ${nextHour(at.hour)}: la hora es ${at.hour}. Resta los minutos de 60.`,
                        },
                      },
                    )
                  : step(prose`${symbol(itemOf(LETTERS, i))}: ${time(at.hour, at.minute)}`, because.explain, {
                      sentence: {
                        en: line`Time ${symbol(itemOf(LETTERS, i))} is ${at.minute} minutes after ${at.hour} o'clock.`,
                        es: line`En ${symbol(itemOf(LETTERS, i))} han pasado ${at.minute} minutos desde las ${at.hour}.`,
                      },
                    }),
              ],
        ),
        step(
          prose`${time(a.at.hour, a.at.minute)}; ${time(b.at.hour, b.at.minute)}; ${time(c.at.hour, c.at.minute)}; ${time(d.at.hour, d.at.minute)}`,
          because.putTimesInOrder,
        ),
        answerStep(list(...order.map(({ letter }) => symbol(letter))), {
          en: line`Write the letters of the times in this order.`,
          es: line`Escribe las letras de las horas en este orden.`,
        }),
      ]
    },
    check(printed, letters) {
      const [row] = tupleOf(printed.block('table').rows, 1)
      const times = row.map(minutesIn)
      const ordered = letters.map(letter => itemOf(times, LETTERS.indexOf(letter)))
      return new Set(letters).size === 4 && ordered.slice(1).every((at, i) => at > itemOf(ordered, i))
    },
  }),
})
