import {
  both,
  drawing,
  explained,
  type FormMaker,
  figure,
  itemOf,
  lengthBars,
  line,
  prose,
  quantity,
  step,
  symbol,
  theThings,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { above, countedIn, drawThing, LOOKS, type Look, shortThings, unitOf, units } from './objects.ts'
import { A, B, counting, howLong, isCounted, isSoLong, LETTERS, type Letter, letter } from './parts.ts'

type Line = { look: Look; row: number; length: number }

/** What is drawn above a row of units. */
const drawn = drawing<Line>(
  ({ look, row, length }) => lengthBars([{ length, thickness: 0.4, units: { count: row, look } }]),
  value => [{ ...value, length: value.length + 1 }],
)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  endToEnd: form({
    levels: ['easy'],
    share: 2,
    lines: 0,
    draw: random => drawThing(random, shortThings),
    answer: quantity,
    solve: ({ look, length }) => units(length, look),
    ask: thing => withFigure(howLong(thing), above(thing, thing.length)),
    solution: (thing, found) => [
      step(counting(thing.length), because.countUnitsEndToEnd, { units: theThings(unitOf(thing.look)) }),
      isSoLong(thing, found),
    ],
    check: isCounted,
  }),
  whichIsSoLong: form({
    levels: ['easy'],
    kind: 'choose',
    lines: 0,
    draw: random => {
      const length = random.evenly([5, 7, 4, 6, 3, 8])
      const [place, look] = [random.evenly([1, 2, 0]), random.evenly(LOOKS)]
      const others = random.sample(
        [3, 4, 5, 6, 7, 8].filter(other => other !== length),
        2,
      )
      return { look, place, lengths: tupleOf(others.toSpliced(place, 0, length), 3) }
    },
    answer: letter,
    solve: ({ place }): Letter => itemOf(LETTERS, place),
    ask: ({ look, place, lengths }) => {
      const long = units(itemOf(lengths, place), look)
      return withFigure(
        { en: prose`Which bar is ${long} long?`, es: prose`¿Qué barra mide ${long} de largo?` },
        lengthBars(lengths.map((length, i) => ({ label: itemOf(LETTERS, i), length, units: { count: length, look } }))),
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
  drawSoLong: form({
    levels: ['easy'],
    draw: random => ({ look: random.evenly(LOOKS), length: random.int(3, 8), row: random.int(9, 10) }),
    answer: drawn,
    solve: facts => facts,
    ask: ({ look, length, row }) => {
      const long = units(length, look)
      return withFigure(
        { en: prose`Draw a bar ${long} long.`, es: prose`Dibuja una barra de ${long} de largo.` },
        lengthBars([{ length: 0, units: { count: row, look } }]),
      )
    },
    solution: ({ look, row, length }) => [
      explained(
        counting(length),
        line`Count ${units(length, look)} from the start line.`,
        line`Cuenta ${units(length, look)} desde la línea de inicio.`,
      ),
      explained(
        figure(lengthBars([{ length, thickness: 0.4, units: { count: row, look } }])),
        line`Draw to the end of the last one.`,
        line`Dibuja hasta el final del último.`,
      ),
    ],
    check: (printed, { length }) => printed.take(1)[0].equals(length),
  }),
})
