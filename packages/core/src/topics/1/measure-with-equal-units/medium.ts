import {
  both,
  drawing,
  equation,
  type FormMaker,
  figure,
  itemOf,
  lengthBars,
  line,
  minus,
  name,
  people,
  prose,
  quantity,
  role,
  step,
  sum,
  symbol,
  theThing,
  theThings,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { BAR_LETTERS } from '../../kit/measures/bars.ts'
import type { levels } from './levels.ts'
import { above, countedIn, drawThing, LOOKS, type Look, longThings, unitOf, units } from './objects.ts'
import { A, B, counting, howLong, isCounted, isSoLong, LETTERS, type Letter, letter } from './parts.ts'

type Two = { look: Look; row: number; lengths: readonly number[] }

const bothBars = ({ look, row, lengths }: Two) =>
  lengthBars(lengths.map((length, i) => ({ label: itemOf(BAR_LETTERS, i), length, units: { count: row, look } })))

const drawnBelow = drawing<Two>(bothBars, value => [
  { ...value, lengths: value.lengths.map((length, i) => (i === 1 ? length + 1 : length)) },
])

/** The forms take their turns in step: each begins at another place of its list. */
const thingsToCorrect = turned(longThings, 5)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  rowGoesOn: form({
    levels: ['medium'],
    lines: 0,
    draw: random => ({ ...drawThing(random, longThings), past: random.int(1, 3) }),
    answer: quantity,
    solve: ({ look, length }) => units(length, look),
    ask: ({ past, ...thing }) => withFigure(howLong(thing), above(thing, thing.length + past)),
    solution: (thing, found) => [
      step(counting(thing.length), because.stopWhereItEnds, {
        units: theThings(unitOf(thing.look)),
        thing: theThing(thing.of),
      }),
      isSoLong(thing, found),
    ],
    check: isCounted,
  }),
  whichOnLongRows: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 0,
    draw: random => {
      const length = random.evenly([8, 6, 9, 7, 10])
      const [place, look] = [random.evenly([2, 0, 1]), random.evenly(LOOKS)]
      const lengths = [length - 1, length + 1].toSpliced(place, 0, length)
      return { look, place, lengths: tupleOf(lengths, 3) }
    },
    answer: letter,
    solve: ({ place }): Letter => itemOf(LETTERS, place),
    ask: ({ look, place, lengths }) => {
      const long = units(itemOf(lengths, place), look)
      return withFigure(
        { en: prose`Which bar is ${long} long?`, es: prose`¿Qué barra mide ${long} de largo?` },
        lengthBars(lengths.map((length, i) => ({ label: itemOf(LETTERS, i), length, units: { count: 12, look } }))),
      )
    },
    solution: ({ look, place, lengths: [a, b, c] }, answer) => [
      step(both(prose`${A}: ${a}; ${B}: ${b}; ${symbol('C')}: ${c}`), because.countUnderEachBar, {
        units: theThings(unitOf(look)),
      }),
      step(symbol(answer), because.barWithThatMany, { number: itemOf([a, b, c], place) }),
    ],
    check(printed, answer) {
      const [asked] = printed.take(1)
      return asked.equals(itemOf(countedIn(printed.figure('length-bars')), LETTERS.indexOf(answer)))
    },
  }),
  drawOther: form({
    levels: ['medium'],
    draw: random => {
      const [isLonger, look] = [random.evenly([false, true]), random.evenly(LOOKS)]
      const [given, by] = [random.int(5, 8), random.int(2, 3)]
      return { isLonger, by, two: { look, row: 12, lengths: [given, isLonger ? given + by : given - by] } }
    },
    answer: drawnBelow,
    solve: ({ two }) => two,
    ask: ({ isLonger, by, two: { look, row, lengths } }) => {
      const more = role(isLonger ? 'longer' : 'shorter', units(by, look))
      return withFigure(
        isLonger
          ? {
              en: prose`Draw bar ${B}. Make it ${more} longer than bar ${A}.`,
              es: prose`Dibuja la barra ${B}. Debe medir ${more} más que la barra ${A}.`,
            }
          : {
              en: prose`Draw bar ${B}. Make it ${more} shorter than bar ${A}.`,
              es: prose`Dibuja la barra ${B}. Debe medir ${more} menos que la barra ${A}.`,
            },
        bothBars({ look, row, lengths: lengths.map((length, i) => (i === 1 ? 0 : length)) }),
      )
    },
    solution: ({ isLonger, by, two }) => {
      const [given, length] = tupleOf(two.lengths, 2)
      const unit = theThings(unitOf(two.look))
      return [
        step(both(prose`${A}: ${given}`), because.stopWhereItEnds, {
          units: unit,
          thing: { en: line`bar ${A}`, es: line`la barra ${A}` },
        }),
        step(
          equation(isLonger ? sum(given, by) : minus(given, by), length),
          isLonger ? because.countOn : because.countBack,
          { count: by, start: given },
        ),
        step(figure(bothBars(two)), because.drawToTheEndOf),
      ]
    },
    check(printed, { lengths }) {
      const [given, length] = tupleOf(lengths, 2)
      const [first] = tupleOf(countedIn(printed.figure('length-bars')), 1)
      const [{ name }] = tupleOf(printed.terms('role'), 1)
      const [less, more] = name === 'longer' ? [first, length] : [length, first]
      return given === first && printed.role(name).plus(less).equals(more)
    },
  }),
  countedTooFar: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 0,
    draw: random => {
      const thing = drawThing(random, thingsToCorrect)
      return { ...thing, row: thing.length + random.int(1, 3), person: random.pick(people) }
    },
    answer: quantity,
    solve: ({ look, length }) => units(length, look),
    ask: ({ row, person, ...thing }) => {
      const wrong = units(row, thing.look)
      const asked = howLong(thing)
      const drawn = figure(above(thing, row))
      return {
        en: [
          drawn,
          prose`${name(person)} says that ${theThing(thing.of)} is ${wrong} long. That is not right.`,
          asked.en,
        ],
        es: [
          drawn,
          prose`${name(person)} dice que ${theThing(thing.of)} mide ${wrong} de largo. Se equivoca.`,
          asked.es,
        ],
      }
    },
    key: ({ row, look, of }) => {
      const wrong = units(row, look)
      return {
        en: prose`Not ${wrong}: the row goes past the end of ${theThing(of)}.`,
        es: prose`No son ${wrong}: la fila sigue más allá de donde termina ${theThing(of)}.`,
      }
    },
    solution: ({ row, person, ...thing }, found) => [
      step(both(prose`${units(row, thing.look)}`), because.mistakeIs, {
        what: {
          en: line`${name(person)} counted the whole row`,
          es: line`${name(person)} contó toda la fila`,
        },
      }),
      step(counting(thing.length), because.stopWhereItEnds, {
        units: theThings(unitOf(thing.look)),
        thing: theThing(thing.of),
      }),
      isSoLong(thing, found),
    ],
    check: isCounted,
  }),
})
