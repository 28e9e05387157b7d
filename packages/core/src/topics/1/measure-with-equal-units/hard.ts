import {
  answerStep,
  type Block,
  type Both,
  both,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  type LengthBars,
  lengthBars,
  line,
  minus,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  type Step,
  step,
  symbol,
  theThing,
  theThings,
  things,
  trueOrFalse,
  tupleOf,
  withFigure,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { BAR_LETTERS } from '../../kit/measures/bars.ts'
import type { levels } from './levels.ts'
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
  shortThings,
  unitOf,
  units,
} from './objects.ts'
import { A, B, counting, howLong, isCounted, isSoLong } from './parts.ts'

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

const notShortest = shortThings.filter(([, , shortest]) => shortest > 3)

const thingsToMeasure = turned(notShortest, 4)

const thingsToJudge = turned(notShortest, 8)

const OTHERS = ['B', 'C', 'D'] as const

const otherLetter = writtenLetter('B', 'C', 'D')

type Wrong = Exclude<Laid, 'right'>

const WRONG = {
  gaps: { en: line`There are gaps between the units.`, es: line`Hay huecos entre las unidades.` },
  overlap: { en: line`The units overlap.`, es: line`Las unidades se superponen.` },
  sizes: { en: line`The units are not equal.`, es: line`Las unidades no son iguales.` },
} as const

const ASKS = ['longer', 'shorter'] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      const gap = random.int(2, 4)
      // Who only counts the shorter bar must not meet the key.
      const shorter = random.intExcept(3, 6, gap)
      const longer = shorter + gap
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
    solution: (_, picture) => [
      step(
        { en: prose`Equal units, end to end`, es: prose`Unidades iguales, una junto a otra` },
        because.unitsMustTouch,
      ),
      step(figure(picture), because.onlyHereUnitsTouch),
    ],
    whyWrong: () => WRONG,
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
      return [
        step(seen[kind], because.unitsMustTouch),
        ...(kind === 'right'
          ? [step(counting(thing.length), because.countUnitsEndToEnd, { units: theThings(unitOf(thing.look)) })]
          : []),
        answerStep(trueOrFalse.show(answer), end[kind]),
      ]
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
})
