import {
  answerStep,
  type Block,
  type Both,
  both,
  defineTopic,
  drawing,
  equation,
  exact,
  explained,
  figure,
  figureChoice,
  howMany,
  itemOf,
  type LengthBars,
  lengthBars,
  line,
  list,
  minus,
  name,
  type Printed,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  role,
  type Step,
  step,
  sum,
  symbol,
  theThing,
  theThings,
  things,
  trueOrFalse,
  tupleOf,
  withFigure,
  words,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { BAR_LETTERS } from '../kit/measures/bars.ts'
import {
  above,
  countedIn,
  drawThing,
  isMeasuredRight,
  type Laid,
  LOOKS,
  type Look,
  laidAlong,
  laidCount,
  longThings,
  type Measured,
  shortThings,
  unitOf,
  units,
} from './measure-with-equal-units/objects.ts'

const letter = writtenLetter('A', 'B', 'C')
type Letter = 'A' | 'B' | 'C'
const LETTERS = ['A', 'B', 'C'] as const
const [A, B] = [symbol('A'), symbol('B')]

const counting = (length: number) => list(...Array.from({ length }, (_, i) => i + 1))
const howLong = ({ of, look }: Measured) => ({
  en: prose`How many ${things(unitOf(look))} long is ${theThing(of)}? ____`,
  es: prose`¿${howMany(unitOf(look))} de largo mide ${theThing(of)}? ____`,
})
const isSoLong = ({ of }: Measured, found: Quantity): Step =>
  answerStep(both(prose`${found}`), {
    en: line`${theThing(of)} is ${found} long.`,
    es: line`${theThing(of)} mide ${found} de largo.`,
  })
const isCounted = (printed: Printed, { amount }: Quantity) =>
  exact(amount).equals(itemOf(countedIn(printed.figure('length-bars')), 0))

type Line = { look: Look; row: number; length: number }
/** What is drawn above a row of units. */
const drawn = drawing<Line>(
  ({ look, row, length }) => lengthBars([{ length, thickness: 0.4, units: { count: row, look } }]),
  value => [{ ...value, length: value.length + 1 }],
)
type Two = { look: Look; row: number; lengths: readonly number[] }
const bothBars = ({ look, row, lengths }: Two) =>
  lengthBars(lengths.map((length, i) => ({ label: itemOf(BAR_LETTERS, i), length, units: { count: row, look } })))
const drawnBelow = drawing<Two>(bothBars, value => [
  { ...value, lengths: value.lengths.map((length, i) => (i === 1 ? length + 1 : length)) },
])

interface Compared {
  readonly look: Look
  readonly lengths: readonly [number, number]
  readonly starts: readonly [number, number]
  readonly asks: 'longer' | 'shorter'
}
/** Bars that begin anywhere. */
function countedUnder(counts: Both<Block>, look: Look): Step {
  const all = theThings(unitOf(look))
  return explained(
    counts,
    line`Count ${all} from where each bar starts to where it ends.`,
    line`Cuenta ${all} desde donde empieza cada barra hasta donde termina.`,
  )
}
const difference = ({ lengths: [a, b] }: Compared) => Math.abs(a - b)
const comparedBars = ({ look, lengths: [a, b], starts: [from, to] }: Compared): LengthBars => {
  const row = Math.max(a + from, b + to) + 1
  return lengthBars([
    { label: 'A', length: a, start: from, units: { count: row, look } },
    { label: 'B', length: b, start: to, units: { count: row, look } },
  ])
}
/** How many units longer or shorter one bar is than the other. */
const comparing = (draw: (random: Random) => Compared) => ({
  draw,
  answer: quantity,
  solve: (facts: Compared) => units(difference(facts), facts.look),
  ask: (facts: Compared) => {
    const [longer, shorter] = facts.lengths[0] > facts.lengths[1] ? [A, B] : [B, A]
    const unit = unitOf(facts.look)
    return withFigure(
      facts.asks === 'longer'
        ? {
            en: prose`How many ${things(unit)} longer is bar ${longer} than bar ${shorter}? ____`,
            es: prose`¿${howMany(unit)} más mide la barra ${longer} que la barra ${shorter}? ____`,
          }
        : {
            en: prose`How many ${things(unit)} shorter is bar ${shorter} than bar ${longer}? ____`,
            es: prose`¿${howMany(unit)} menos mide la barra ${shorter} que la barra ${longer}? ____`,
          },
      comparedBars(facts),
    )
  },
  solution: ({ look, lengths: [a, b], asks }: Compared, found: Quantity): readonly Step[] => {
    const [more, less] = [Math.max(a, b), Math.min(a, b)]
    const [longer, shorter] = a > b ? [A, B] : [B, A]
    return [
      countedUnder(both(prose`${A}: ${a}; ${B}: ${b}`), look),
      asks === 'longer'
        ? step(equation(minus(more, less), more - less), because.findTheDifference)
        : explained(
            equation(minus(more, less), more - less),
            line`Find how many fewer: subtract.`,
            line`Halla cuántos menos: resta.`,
          ),
      answerStep(
        both(prose`${found}`),
        asks === 'longer'
          ? { en: line`Bar ${longer} is ${found} longer.`, es: line`La barra ${longer} mide ${found} más.` }
          : { en: line`Bar ${shorter} is ${found} shorter.`, es: line`La barra ${shorter} mide ${found} menos.` },
      ),
    ]
  },
  check(printed: Printed, { amount }: Quantity): boolean {
    const [a, b] = tupleOf(countedIn(printed.figure('length-bars')), 2)
    return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
  },
})
/** The forms take their turns in step: each begins at another place of its list. */
const thingsToCorrect = turned(longThings, 5)
const notShortest = shortThings.filter(([, , shortest]) => shortest > 3)
const thingsToMeasure = turned(notShortest, 4)
const thingsToJudge = turned(notShortest, 8)
const OTHERS = ['B', 'C', 'D'] as const
const otherLetter = writtenLetter('B', 'C', 'D')
type Wrong = Exclude<Laid, 'right'>
const WRONG = {
  gaps: words('gaps', 'huecos'),
  overlap: words('overlaps', 'unidades superpuestas'),
  sizes: words('different sizes', 'tamaños distintos'),
} as const
const ASKS = ['longer', 'shorter'] as const

export const measureWithEqualUnits = defineTopic(
  {
    id: 'measure-with-equal-units',
    name: { en: 'Measure length with equal units', es: 'Medir la longitud con unidades iguales' },
    description: {
      en: 'Tell how many equal units, placed end to end without gaps, are as long as an object.',
      es: 'Indica cuántas unidades iguales, puestas una tras otra sin huecos, miden lo mismo que un objeto.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.A.2'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
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
          lengthBars(
            lengths.map((length, i) => ({ label: itemOf(LETTERS, i), length, units: { count: length, look } })),
          ),
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
        step(counting(length), because.countUnitsEndToEnd, { units: theThings(unitOf(look)) }),
        step(figure(lengthBars([{ length, thickness: 0.4, units: { count: row, look } }])), because.drawToTheEndOf),
      ],
      check: (printed, { length }) => printed.take(1)[0].equals(length),
    }),

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
        const [given = 0, length = 0] = two.lengths
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
      check(printed, { lengths: [given, length = 0] }) {
        const [first = 0] = countedIn(printed.figure('length-bars'))
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

    startsLater: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: random => ({
        ...drawThing(
          random,
          shortThings.filter(([, , , longest]) => longest > 3),
        ),
        start: random.evenly([2, 1, 3]),
        past: random.int(1, 3),
      }),
      answer: quantity,
      solve: ({ look, length }) => units(length, look),
      ask: ({ start, past, ...thing }) => withFigure(howLong(thing), above(thing, start + thing.length + past, start)),
      solution: ({ start: _, past: __, ...thing }, found) => [
        step(counting(thing.length), because.countFromWhereItStarts, { thing: theThing(thing.of) }),
        isSoLong(thing, found),
      ],
      check: isCounted,
    }),

    differenceApart: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      ...comparing(random => {
        const [isFirst, asks, look] = [random.evenly([true, false]), random.evenly(ASKS), random.evenly(LOOKS)]
        const shorter = random.int(3, 6)
        const longer = shorter + random.int(2, 4)
        const [start, isFirstApart] = [random.int(1, 3), random.chance(0.5)]
        return {
          look,
          asks,
          starts: isFirstApart ? [start, 0] : [0, start],
          lengths: isFirst ? [longer, shorter] : [shorter, longer],
        }
      }),
    }),

    whichPicture: form({
      levels: ['hard'],
      wide: true,
      lines: 0,
      draw: random => ({
        ...drawThing(random, thingsToMeasure),
        wrong: random.evenly<readonly [Wrong, Wrong]>([
          ['gaps', 'overlap'],
          ['gaps', 'sizes'],
          ['overlap', 'sizes'],
        ]),
      }),
      answer: figureChoice,
      solve: ({ wrong: _, ...thing }) => laidAlong(thing, 'right'),
      mistakes: ({ wrong, ...thing }) => Object.fromEntries(wrong.map(laid => [laid, laidAlong(thing, laid)])),
      ask: ({ of }) => ({
        en: prose`Which picture shows the right way to measure ${theThing(of)}?`,
        es: prose`¿Qué dibujo muestra la forma correcta de medir ${theThing(of)}?`,
      }),
      solution: ({ wrong: [one, other] }, picture) => [
        step(
          {
            en: prose`Wrong: ${WRONG[one]} in one picture, ${WRONG[other]} in another`,
            es: prose`Incorrecto: en un dibujo hay ${WRONG[one]}; en otro, ${WRONG[other]}`,
          },
          because.unitsMustTouch,
        ),
        step(figure(picture), because.onlyHereUnitsTouch),
      ],
      check: (_, picture) => picture.kind === 'length-bars' && isMeasuredRight(picture),
    }),

    isItSoLong: form({
      levels: ['hard'],
      lines: 0,
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => ({
        ...drawThing(random, thingsToJudge),
        laid: random.evenly<Laid>(['gaps', 'right', 'overlap', 'right']),
      }),
      answer: trueOrFalse,
      solve: ({ laid }) => (laid === 'right' ? 'true' : 'false'),
      ask: ({ laid, ...thing }) => {
        const drawn = figure(laidAlong(thing, laid))
        const said = units(laidCount(thing, laid), thing.look)
        return {
          en: [drawn, prose`${theThing(thing.of)} is ${said} long.`],
          es: [drawn, prose`${theThing(thing.of)} mide ${said} de largo.`],
        }
      },
      solution: ({ laid, ...thing }, answer) => {
        const said = units(laidCount(thing, laid), thing.look)
        const all = theThings(unitOf(thing.look))
        const seen = {
          right: { en: prose`${all} touch, without gaps`, es: prose`${all} se tocan, sin huecos` },
          gaps: { en: prose`${all} have gaps between them`, es: prose`${all} tienen huecos entre sí` },
          overlap: { en: prose`${all} overlap`, es: prose`${all} se superponen` },
        }
        const end = {
          right: {
            en: line`${theThing(thing.of)} is ${said} long.`,
            es: line`${theThing(thing.of)} mide ${said} de largo.`,
          },
          gaps: {
            en: line`Without the gaps, more than ${said} would fit.`,
            es: line`Sin los huecos, cabrían más de ${said}.`,
          },
          overlap: {
            en: line`Without overlaps, fewer than ${said} would fit.`,
            es: line`Sin superponerse, cabrían menos de ${said}.`,
          },
        }
        const kind = laid === 'sizes' ? 'right' : laid
        return [step(seen[kind], because.unitsMustTouch), answerStep(trueOrFalse.show(answer), end[kind])]
      },
      check: (printed, answer) => isMeasuredRight(printed.figure('length-bars')) === (answer === 'true'),
    }),

    asLongAs: form({
      levels: ['hard'],
      kind: 'choose',
      lines: 0,
      draw: random => {
        const [place, look] = [random.evenly([2, 1, 3] as const), random.evenly(LOOKS)]
        const [start, length] = [random.int(0, 1), random.int(4, 7)]
        // One ends where A ends, one begins where A begins.
        const later = start + random.int(1, 2)
        const others = random.shuffle([
          { start: later, length: start + length - later },
          { start, length: length + random.int(1, 2) },
        ])
        const same = { start: random.int(2, 3), length }
        return { look, place, bars: [{ start, length }, ...others.toSpliced(place - 1, 0, same)] }
      },
      answer: otherLetter,
      solve: ({ place }) => itemOf(OTHERS, place - 1),
      ask: ({ look, bars }) => {
        const row = Math.max(...bars.map(({ start, length }) => start + length)) + 1
        return withFigure(
          { en: prose`Which bar is as long as bar ${A}?`, es: prose`¿Qué barra mide lo mismo que la barra ${A}?` },
          lengthBars(bars.map((bar, i) => ({ ...bar, label: itemOf(BAR_LETTERS, i), units: { count: row, look } }))),
        )
      },
      solution: ({ look, bars }, answer) => {
        const [a, b, c, d] = tupleOf(bars, 4)
        return [
          countedUnder(
            both(prose`${A}: ${a.length}; ${B}: ${b.length}; ${symbol('C')}: ${c.length}; ${symbol('D')}: ${d.length}`),
            look,
          ),
          step(symbol(answer), because.sameNumberIsSameLength),
        ]
      },
      check(printed, answer) {
        const [first, ...others] = countedIn(printed.figure('length-bars'))
        return others[OTHERS.indexOf(answer)] === first && others.filter(other => other === first).length === 1
      },
    }),
  }),
)
