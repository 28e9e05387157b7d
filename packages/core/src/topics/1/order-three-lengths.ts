import {
  defineTopic,
  explained,
  itemOf,
  line,
  list,
  name,
  people,
  prose,
  step,
  symbol,
  trueOrFalse,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { BAR_LETTERS, type Bars, barsOf, lengthsIn, type Way } from '../kit/measures/bars.ts'
import {
  below,
  compareEnds,
  drawFar,
  drawNear,
  fits,
  isOrderOf,
  isSentenceTrue,
  isTrueOrFalse,
  letter,
  letterAt,
  letterOrder,
  ordering,
  partsSaid,
  seen,
  sortedPlaces,
  symbolAt,
  THIN_AND_THICK,
  WAYS,
} from './order-three-lengths/bars.ts'
import { hardForms, levels } from './order-three-lengths/hard.ts'
import { ASKED, type Asked, most, namesAndComparisons, than } from './order-three-lengths/words.ts'

const TRUE_OR_FALSE = { en: prose`True or false?`, es: prose`¿Verdadero o falso?` }

export const orderThreeLengths = defineTopic(
  {
    id: 'order-three-lengths',
    name: { en: 'Order and compare lengths', es: 'Ordenar y comparar longitudes' },
    description: {
      en: 'Put objects in order from shortest to longest and compare two lengths using a third.',
      es: 'Ordena objetos del más corto al más largo y compara dos longitudes usando una tercera.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.A.1'],
    rev: 3,
    levels,
  },
  form => ({
    order: form({
      levels: ['easy'],
      ...ordering(random => ({ way: 'long', lengths: drawFar(random, 0) })),
    }),

    longestOrShortest: form({
      levels: ['easy'],
      kind: 'choose',
      lines: 0,
      draw: (random): Bars & { readonly asked: Asked } => ({
        way: 'long',
        asked: random.evenly(ASKED),
        lengths: random.shuffle<readonly number[]>(drawFar(random, 1)),
      }),
      answer: letter,
      solve: ({ asked, lengths }) => letterAt(itemOf(sortedPlaces(lengths), asked === 'more' ? 2 : 0)),
      ask: ({ asked, ...bars }) => {
        const extreme = most('long', asked, 'f')
        return below({ en: prose`Which bar is ${extreme}?`, es: prose`¿Qué barra es ${extreme}?` }, barsOf(bars))
      },
      solution: ({ asked }, answer) => {
        const own = BAR_LETTERS.indexOf(answer)
        const [a, b] = [0, 1, 2].filter(place => place !== own).map(symbolAt)
        const [one, other] = tupleOf(
          [a, b].flatMap(each => (each ? [each] : [])),
          2,
        )
        const said =
          asked === 'more'
            ? {
                en: prose`${symbol(answer)} goes farther than ${one} and ${other}`,
                es: prose`${symbol(answer)} llega más lejos que ${one} y ${other}`,
              }
            : {
                en: prose`${symbol(answer)} ends before ${one} and ${other}`,
                es: prose`${symbol(answer)} termina antes que ${one} y ${other}`,
              }
        return [
          step(said, because.startAtOneLine),
          step(symbol(answer), asked === 'more' ? because.goesFarthestIsLongest : because.endsFirstIsShortest),
        ]
      },
      check(printed, answer) {
        const lengths = lengthsIn(printed.figure('length-bars'))
        const own = lengths[BAR_LETTERS.indexOf(answer)]
        const isLongest = namesAndComparisons(printed).includes('the longest')
        return own === (isLongest ? Math.max(...lengths) : Math.min(...lengths))
      },
    }),

    claim: form({
      levels: ['easy'],
      lines: 0,
      instruction: TRUE_OR_FALSE,
      draw: random => {
        const [first, second] = random.sample([0, 1, 2], 2)
        const [asked, isTrue] = [random.evenly(ASKED), random.evenly([true, false])]
        const bars = random.until(
          (): Bars => ({ way: 'long', lengths: random.shuffle<readonly number[]>(drawFar(random, 2)) }),
          ({ lengths }) => (itemOf(lengths, first) > itemOf(lengths, second) === (asked === 'more')) === isTrue,
        )
        return { bars, first, second, asked, isTrue }
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => isTrueOrFalse(isTrue),
      ask: ({ bars, first, second, asked }) => {
        const [a, b, comparison] = [symbolAt(first), symbolAt(second), than('long', asked, 'f')]
        return {
          en: [barsOf(bars), prose`Bar ${a} is ${comparison} bar ${b}.`],
          es: [barsOf(bars), prose`La barra ${a} es ${comparison} la barra ${b}.`],
        }
      },
      solution: ({ first, second, asked, isTrue }) => {
        const isFirstMore = (asked === 'more') === isTrue
        return [
          step(isFirstMore ? seen('long', first, second) : seen('long', second, first), because.startAtOneLine),
          step(
            { en: prose`Bar ${symbolAt(first)}`, es: prose`La barra ${symbolAt(first)}` },
            isFirstMore ? because.goesFartherIsLonger : because.endsFirstIsShorter,
          ),
          step(
            trueOrFalse.show(isTrueOrFalse(isTrue)),
            isTrue ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite,
          ),
        ]
      },
      check: isSentenceTrue,
    }),

    orderNear: form({
      levels: ['medium'],
      ...ordering(random => {
        const lengths = drawNear(random, random.evenly([4, 3]))
        return { way: 'long', lengths, thicknesses: random.shuffle(THIN_AND_THICK).slice(0, lengths.length) }
      }),
    }),

    orderTall: form({
      levels: ['medium'],
      ...ordering(random => {
        const lengths = drawNear(random, random.evenly([3, 4]))
        return { way: 'high', lengths, thicknesses: random.shuffle(THIN_AND_THICK).slice(0, lengths.length) }
      }),
    }),

    between: form({
      levels: ['medium'],
      kind: 'choose',
      lines: 0,
      draw: random => ({
        way: random.evenly<Way>(WAYS),
        rank: random.evenly([1, 2]),
        isMoreFirst: random.evenly([true, false]),
        lengths: drawNear(random, 4),
      }),
      answer: letter,
      solve: ({ rank, lengths }) => letterAt(itemOf(sortedPlaces(lengths), rank)),
      ask: ({ rank, isMoreFirst, ...bars }) => {
        const places = sortedPlaces(bars.lengths)
        const [less, more] = [symbolAt(itemOf(places, rank - 1)), symbolAt(itemOf(places, rank + 1))]
        const [longer, shorter] = [than(bars.way, 'more', 'f'), than(bars.way, 'less', 'f')]
        return below(
          isMoreFirst
            ? {
                en: prose`Which bar is ${longer} bar ${less} and ${shorter} bar ${more}?`,
                es: prose`¿Qué barra es ${longer} la barra ${less} y ${shorter} la barra ${more}?`,
              }
            : {
                en: prose`Which bar is ${shorter} bar ${more} and ${longer} bar ${less}?`,
                es: prose`¿Qué barra es ${shorter} la barra ${more} y ${longer} la barra ${less}?`,
              },
          barsOf(bars),
        )
      },
      solution: ({ way, rank, lengths }, answer) => {
        const places = sortedPlaces(lengths)
        const lettersOf = (some: readonly number[]) => list(...[...some].sort().map(symbolAt))
        const [less, more] = [symbolAt(itemOf(places, rank - 1)), symbolAt(itemOf(places, rank + 1))]
        const longer = words(
          way === 'long' ? 'longer than' : 'taller than',
          way === 'long' ? 'más largas que' : 'más altas que',
        )
        const shorter = words('shorter than', way === 'long' ? 'más cortas que' : 'más bajas que')
        return [
          step(lettersOf(places.slice(rank)), because.findTheBarsThatAre, {
            what: { en: line`${longer} bar ${less}`, es: line`${longer} la barra ${less}` },
          }),
          step(lettersOf(places.slice(0, rank + 1)), because.findTheBarsThatAre, {
            what: { en: line`${shorter} bar ${more}`, es: line`${shorter} la barra ${more}` },
          }),
          step(symbol(answer), because.onlyThisIsInBoth, { letter: symbol(answer) }),
        ]
      },
      check(printed, answer) {
        const lengths = lengthsIn(printed.figure('length-bars'))
        return fits(lengths, itemOf(lengths, BAR_LETTERS.indexOf(answer)), partsSaid(printed))
      },
    }),

    claimTwice: form({
      levels: ['medium'],
      lines: 0,
      instruction: TRUE_OR_FALSE,
      draw: random => {
        const [way, isTrue] = [random.evenly<Way>(WAYS), random.evenly([true, false])]
        const [subject, first, second] = random.shuffle([0, 1, 2])
        const drawn = random.until(
          () => ({
            bars: { way, lengths: drawNear(random, 3) },
            said: [random.pick(ASKED), random.pick(ASKED)] as const,
          }),
          ({ bars: { lengths }, said }) => {
            const isSo = [first, second].map(
              (other, i) => itemOf(lengths, subject) > itemOf(lengths, other) === (said[i] === 'more'),
            )
            return isSo.filter(Boolean).length === (isTrue ? 2 : 1)
          },
        )
        return { ...drawn, subject, first, second, isTrue }
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => isTrueOrFalse(isTrue),
      ask: ({ bars, said: [one, other], subject, first, second }) => {
        const [a, b, c] = [symbolAt(subject), symbolAt(first), symbolAt(second)]
        const [than1, than2] = [than(bars.way, one, 'f'), than(bars.way, other, 'f')]
        return {
          en: [barsOf(bars), prose`Bar ${a} is ${than1} bar ${b} and ${than2} bar ${c}.`],
          es: [barsOf(bars), prose`La barra ${a} es ${than1} la barra ${b} y ${than2} la barra ${c}.`],
        }
      },
      solution: ({ bars: { way, lengths }, said, subject, first, second, isTrue }) => {
        const about = (other: number) =>
          itemOf(lengths, subject) > itemOf(lengths, other) ? seen(way, subject, other) : seen(way, other, subject)
        const wrong = [first, second].filter(
          (other, i) => itemOf(lengths, subject) > itemOf(lengths, other) !== (said[i] === 'more'),
        )
        const [off] = wrong
        return [
          step(about(first), compareEnds(way)),
          step(about(second), because.compareAlsoWith, { letter: symbolAt(second) }),
          off === undefined
            ? explained(
                trueOrFalse.show('true'),
                line`Both parts of the sentence are true.`,
                line`Las dos partes de la oración son verdaderas.`,
              )
            : step(trueOrFalse.show(isTrueOrFalse(isTrue)), because.wrongAboutBar, { letter: symbolAt(off) }),
        ]
      },
      check: isSentenceTrue,
    }),

    wrongOrder: form({
      levels: ['medium'],
      kind: 'find-mistake',
      lines: 1,
      draw: random => {
        const lengths = drawNear(random, 4)
        const [way, swapped] = [
          random.evenly<Way>(['high', 'long']),
          random.evenly([
            [1, 2],
            [0, 1],
            [2, 3],
            [0, 2],
            [1, 3],
          ] as const),
        ]
        return { bars: { way, lengths }, swapped, person: random.pick(people) }
      },
      answer: letterOrder,
      solve: ({ bars: { lengths } }) => sortedPlaces(lengths).map(letterAt),
      ask: ({ bars, swapped: [one, other], person }) => {
        const right = sortedPlaces(bars.lengths)
        const wrong = right.with(one, itemOf(right, other)).with(other, itemOf(right, one))
        const written = list(...wrong.map(symbolAt))
        const [en, es] =
          bars.way === 'long'
            ? [
                prose`${name(person)} orders the bars from shortest to longest: ${written}.`,
                prose`${name(person)} ordena las barras, de la más corta a la más larga: ${written}.`,
              ]
            : [
                prose`${name(person)} orders the bars from shortest to tallest: ${written}.`,
                prose`${name(person)} ordena las barras, de la más baja a la más alta: ${written}.`,
              ]
        return {
          en: [barsOf(bars), en, prose`Two letters must trade places. Write the right order.`],
          es: [barsOf(bars), es, prose`Dos letras deben cambiar de lugar. Escribe el orden correcto.`],
        }
      },
      key: ({ bars, swapped: [one, other] }) => {
        const right = sortedPlaces(bars.lengths)
        const [a, b] = [symbolAt(itemOf(right, other)), symbolAt(itemOf(right, one))]
        return { en: prose`${a} and ${b} trade places.`, es: prose`${a} y ${b} cambian de lugar.` }
      },
      solution: ({ bars, swapped: [one, other] }, letters) => {
        const right = sortedPlaces(bars.lengths)
        const [less, more] = [itemOf(right, one), itemOf(right, other)]
        return [
          step(seen(bars.way, more, less), because.mistakeIs, {
            what: {
              en: line`${symbolAt(more)} comes before ${symbolAt(less)}`,
              es: line`${symbolAt(more)} está antes que ${symbolAt(less)}`,
            },
          }),
          step(list(...letters.map(each => symbol(each))), because.tradePlaces, {
            a: symbolAt(more),
            b: symbolAt(less),
          }),
        ]
      },
      check: isOrderOf,
    }),

    ...hardForms(form),
  }),
)
