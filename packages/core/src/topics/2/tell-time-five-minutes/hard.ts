import {
  answerStep,
  blank,
  both,
  type ClockTime,
  clockTime,
  count,
  equation,
  explained,
  type FormMaker,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  spokenTime,
  step,
  symbol,
  table,
  time,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameTime } from '../../kit/measures/clocks.ts'
import { dayEvents } from './day-events.ts'
import type { levels } from './levels.ts'
import { digital, draw, FIVES } from './parts.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

const HALVES = { 'a.m.': words('a.m.', 'a.m.'), 'p.m.': words('p.m.', 'p.m.') } as const

/** From words to digits: after the half hour they count back from the next hour. */
function fromWords({ hour, minute }: ClockTime): readonly Step[] {
  if (minute > 30)
    return [
      minute === 45
        ? explained(
            equation(minus(60, 15), 45),
            line`A quarter of an hour is 15 minutes. Count back from 60 minutes.`,
            line`Un cuarto de hora son 15 minutos. Cuenta hacia atrás desde 60 minutos.`,
          )
        : step(equation(minus(60, 60 - minute), minute), because.minutesBeforeTheHour),
      explained(
        time(hour, minute),
        line`It is not yet ${time((hour % 12) + 1, 0)}: the hour is still ${hour}.`,
        hour === 12
          ? line`Todavía no es la ${time(1, 0)}: la hora sigue siendo ${hour}.`
          : line`Todavía no son las ${time((hour % 12) + 1, 0)}: la hora sigue siendo ${hour}.`,
      ),
    ]
  const named = step(words(`hour: ${hour}`, `hora: ${hour}`), because.readTheHourInWords)
  if (minute < 10)
    return [
      named,
      explained(
        time(hour, minute),
        line`Write ${count(minute, nouns.minute)} with two digits, 0${minute}, after the hour.`,
        line`Escribe ${count(minute, nouns.minute)} con dos dígitos, 0${minute}, después de la hora.`,
      ),
    ]
  const why =
    minute === 30
      ? because.halfHourIs30Minutes
      : minute === 15
        ? because.quarterHourIs15Minutes
        : because.minutesAfterTheHour
  return [named, step(time(hour, minute), why)]
}

interface TimeOfDay extends ClockTime {
  readonly half: 'a.m.' | 'p.m.'
}

const shownTime = ({ hour, minute, half }: TimeOfDay) => line`${time(hour, minute)} ${HALVES[half]}`

const minutesAt = ({ hour, minute, half }: TimeOfDay) => hour * 60 + minute + (half === 'p.m.' ? 720 : 0)

const letterOrder = labelOrder(LETTERS)

const timeOfDay = (shown: TimeOfDay): Sentence => ({
  key: `${shown.hour}:${shown.minute} ${shown.half}`,
  says: both({ kind: 'paragraph', content: shownTime(shown) }),
})

/** Where the hour hand is shortly before an hour, after it, and between. */
const MINUTES_AT = { almost: 55, 'just past': 5, halfway: 30 } as const

/** Minutes after midnight of the printed times, in order. */
function timesOf(printed: Printed): readonly number[] {
  const halves = printed.all('words')
  return printed
    .all('time')
    .map(({ hour, minute }, i) => (hour % 12) * 60 + minute + (halves[i]?.en === 'p.m.' ? 720 : 0))
}

/** Half an hour after and half an hour before the next hour are one time: it tells nothing here. */
const SAID = FIVES.filter(minute => minute > 0 && minute !== 30)

/** Times in both halves of the day, none at noon or midnight, never printed in their order or its reverse. */
const drawTimesOfDay = (random: Random) => {
  const morning = random.sample([6, 7, 8, 9, 10, 11], 2).map(hour => ({ hour, half: 'a.m.' as const }))
  const later = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2).map(hour => ({ hour, half: 'p.m.' as const }))
  const times = [...morning, ...later].map(shown => ({ ...shown, minute: random.pick(FIVES) }))
  return random.until(
    () => random.shuffle<readonly TimeOfDay[]>(times),
    shuffled => !['A,B,C,D', 'D,C,B,A'].includes(inOrder(shuffled).join()),
  )
}

const inOrder = (times: readonly TimeOfDay[]) =>
  times
    .map((shown, i) => ({ letter: itemOf(LETTERS, i), at: minutesAt(shown) }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter)

/** Where the hour hand is at another time: near a number, on it, or halfway to the next. */
function handAt(hour: number, minute: number) {
  const next = (hour % 12) + 1
  if (minute === 0)
    return { en: line`Then the hand would be on the ${hour}.`, es: line`La manecilla estaría en el ${hour}.` }
  if (minute < 30)
    return {
      en: line`Then the hand would be just past the ${hour}.`,
      es: line`La manecilla estaría un poco después del ${hour}.`,
    }
  return minute === 30
    ? {
        en: line`Then the hand would be halfway between the ${hour} and the ${next}.`,
        es: line`La manecilla estaría a mitad de camino entre el ${hour} y el ${next}.`,
      }
    : { en: line`Then the hand would be almost at the ${next}.`, es: line`La manecilla estaría casi en el ${next}.` }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  words: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write the time in numbers.`, es: prose`Escribe la hora con números.` },
    draw,
    answer: clockTime,
    solve: shown => shown,
    ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
    solution: fromWords,
    check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
  }),
  halfOfTheDay: form({
    levels: ['hard'],
    instruction: {
      en: prose`The words tell the time. Which time goes in the blank?`,
      es: prose`Las palabras dicen la hora. ¿Qué hora va en el espacio?`,
    },
    draw: random => {
      const event = random.evenly(dayEvents)
      return { event, hour: random.int(...event.hours), minute: random.pick(event.minutes ?? SAID) }
    },
    answer: sentenceChoice,
    solve: ({ event: { half }, ...shown }) => timeOfDay({ ...shown, half }),
    mistakes({ event: { half }, hour, minute }) {
      const next = (hour % 12) + 1
      return {
        otherHalf: timeOfDay({ hour, minute, half: half === 'a.m.' ? 'p.m.' : 'a.m.' }),
        notBeforeTheHour: timeOfDay({ hour: minute > 30 ? next : hour, minute: 60 - minute, half }),
        hourTooLate: timeOfDay({ hour: next, minute, half }),
      }
    },
    ask({ event, hour, minute }) {
      const { en, es } = event.tell(blank(4))
      const said = prose`${spokenTime(hour, minute)}`
      return { en: [said, en], es: [said, es] }
    },
    solution: ({ event: { half }, ...shown }, { says }) => [
      ...fromWords(shown),
      step(
        words('midnight → a.m. → noon → p.m. → midnight', 'medianoche → a.m. → mediodía → p.m. → medianoche'),
        because.splitTheDayAtNoon,
      ),
      answerStep(says, {
        en: half === 'a.m.' ? line`This happens before noon: it is a.m.` : line`This happens after noon: it is p.m.`,
        es:
          half === 'a.m.'
            ? line`Esto sucede antes del mediodía: es a.m.`
            : line`Esto sucede después del mediodía: es p.m.`,
      }),
    ],
    whyWrong({ event: { half }, hour, minute }) {
      const next = (hour % 12) + 1
      const said = (otherHour: number, otherMinute: number) => ({
        en: line`In words, this is ${spokenTime(otherHour, otherMinute)}.`,
        es: line`En palabras se dice “${spokenTime(otherHour, otherMinute)}”.`,
      })
      return {
        otherHalf:
          half === 'a.m.'
            ? { en: line`p.m. is after noon.`, es: line`p.m. es después del mediodía.` }
            : hour === 12
              ? {
                  en: line`This is shortly after midnight, not after noon.`,
                  es: line`Es poco después de la medianoche, no del mediodía.`,
                }
              : { en: line`a.m. is before noon.`, es: line`a.m. es antes del mediodía.` },
        notBeforeTheHour: said(minute > 30 ? next : hour, 60 - minute),
        hourTooLate: said(next, minute),
      }
    },
    // Breakfast, school and sunrise are in the morning.
    check(printed, { key }) {
      const half = /breakfast|School starts|comes up|get up|Desayunamos|La escuela|sol sale|levantamos/.test(
        printed.text,
      )
        ? 'a.m.'
        : 'p.m.'
      const { hour, minute } = printed.term('spoken-time')
      return key === timeOfDay({ hour, minute, half }).key
    },
  }),
  order: form({
    levels: ['hard'],
    kind: 'order',
    instruction: {
      en: prose`All the times are on the same day. Write the letters in order from the earliest time to the latest.`,
      es: prose`Todas las horas son del mismo día. Escribe las letras en orden, de la hora más temprana a la más tardía.`,
    },
    wide: true,
    draw: drawTimesOfDay,
    answer: letterOrder,
    solve: inOrder,
    ask: times => both(table({ head: LETTERS.map(letter => symbol(letter)), rows: [times.map(shownTime)] })),
    solution(times, letters) {
      const [a, b, c, d] = tupleOf(
        letters.map(letter => itemOf(times, LETTERS.indexOf(letter))),
        4,
      )
      return [
        step(
          {
            kind: 'paragraph',
            content: [...shownTime(a), '; ', ...shownTime(b), '; ', ...shownTime(c), '; ', ...shownTime(d)],
          },
          because.morningComesFirst,
        ),
        step(list(...letters.map(letter => symbol(letter))), because.putTimesInOrder),
      ]
    },
    check(printed, letters) {
      const times = timesOf(printed)
      const ordered = letters.map(letter => itemOf(times, LETTERS.indexOf(letter)))
      return new Set(letters).size === 4 && ordered.slice(1).every((at, i) => at > itemOf(ordered, i))
    },
  }),
  hourHandAlone: form({
    levels: ['hard'],
    draw: random => ({
      hour: random.int(1, 12),
      past: random.evenly(['almost', 'just past', 'almost', 'halfway', 'just past'] as const),
    }),
    answer: sentenceChoice,
    solve: ({ hour, past }) => digital({ hour, minute: MINUTES_AT[past] }),
    mistakes({ hour, past }) {
      const next = (hour % 12) + 1
      const minute = MINUTES_AT[past]
      return {
        hourAfter: digital({ hour: next, minute }),
        otherSide: digital({ hour, minute: past === 'halfway' ? 5 : 60 - minute }),
        both: digital({ hour: next, minute: past === 'halfway' ? 0 : 60 - minute }),
      }
    },
    ask({ hour, past }) {
      const next = (hour % 12) + 1
      const [en, es] =
        past === 'almost'
          ? [
              prose`The hour hand has almost reached the ${next}.`,
              prose`La manecilla de las horas casi llega al ${next}.`,
            ]
          : past === 'just past'
            ? [
                prose`The hour hand is just past the ${hour}.`,
                prose`La manecilla de las horas acaba de pasar el ${hour}.`,
              ]
            : [
                prose`The hour hand is halfway between the ${hour} and the ${next}.`,
                prose`La manecilla de las horas está a mitad de camino entre el ${hour} y el ${next}.`,
              ]
      return { en: [en, prose`Which time can it be?`], es: [es, prose`¿Qué hora puede ser?`] }
    },
    solution({ hour, past }, { says }) {
      const next = (hour % 12) + 1
      const between = { en: prose`from ${hour} to ${next}`, es: prose`del ${hour} al ${next}` }
      const why = {
        almost: {
          en: line`The hand has gone nearly all the way: the hour is nearly over.`,
          es: line`La manecilla casi recorrió todo: la hora está por terminar.`,
        },
        'just past': {
          en: line`The hand has gone only a little way: few minutes have passed.`,
          es: line`La manecilla apenas avanzó: han pasado pocos minutos.`,
        },
        halfway: {
          en: line`The hand has gone half the way: half an hour has passed.`,
          es: line`La manecilla va por la mitad: ha pasado media hora.`,
        },
      }[past]
      return [
        explained(
          between,
          line`In one hour the hour hand goes from one number to the next. The hour is still ${hour}.`,
          line`En una hora, la manecilla va de un número al siguiente. La hora sigue siendo ${hour}.`,
        ),
        answerStep(says, why),
      ]
    },
    whyWrong({ hour, past }) {
      const next = (hour % 12) + 1
      const minute = past === 'halfway' ? 5 : 60 - MINUTES_AT[past]
      return {
        hourAfter: handAt(next, MINUTES_AT[past]),
        otherSide: handAt(hour, minute),
        both: handAt(next, past === 'halfway' ? 0 : minute),
      }
    },
    check(printed, { key }) {
      const [first] = printed.take(1)
      const isAlmost = /almost|casi/.test(printed.text)
      const hour = isAlmost ? first.n - 1 || 12 : first.n
      const minute = isAlmost ? 55 : /halfway|mitad/.test(printed.text) ? 30 : 5
      return key === digital({ hour, minute }).key
    },
  }),
})
