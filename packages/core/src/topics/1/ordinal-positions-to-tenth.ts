import {
  both,
  cell,
  count,
  defineTopic,
  drawing,
  exact,
  explainedBy,
  figure,
  itemOf,
  line,
  list,
  match,
  noun,
  ordinal,
  prose,
  quantity,
  type Random,
  symbol,
  trueOrFalse,
  tupleOf,
  wholes,
  words,
} from '../../author.ts'
import { hardForms, levels } from './ordinal-positions-to-tenth/hard.ts'
import { nth, nthOne, nths, ordinalNumber, ordinalsIn, position } from './ordinal-positions-to-tenth/ordinals.ts'
import {
  asked,
  countLetters,
  countTo,
  countToIt,
  countToPlace,
  drawLettered,
  drawThings,
  letter,
  letterAt,
  letteredRow,
  lettersIn,
  placeNamed,
  placesAfter,
  rowOf,
  type Things,
  theOne,
  thingsIn,
} from './ordinal-positions-to-tenth/rows.ts'
import { toldForms } from './ordinal-positions-to-tenth/told.ts'

const picture = noun('picture', 'pictures', 'dibujo', 'dibujos', 'm')

/** The forms take their turns in step: each has an order of its own. */
const TO_FIND = [3, 5, 2, 4] as const
/** Never the last one: nothing would be counted. As long as the list above, so that they stay in step. */
const TO_CROSS_OUT = [2, 4, 3, 4] as const

type Crossed = { readonly things: Things; readonly place: number }
const crossedOut = drawing<Crossed>(
  ({ things, place }) => rowOf(things, place),
  ({ things, place }) => [{ things, place: (place % things.length) + 1 }],
)

/** Where a wrong count ends: one too far, one too early, or from the wrong end. */
const wrongPlace = (random: Random, place: number): number =>
  random.pick([place - 1, place + 1, 11 - place].filter(other => other >= 2 && other <= 10 && other !== place))

export const ordinalPositionsToTenth = defineTopic(
  {
    id: 'ordinal-positions-to-tenth',
    name: { en: 'Ordinal numbers: first to tenth', es: 'Números ordinales: del primero al décimo' },
    description: {
      en: 'Find or name the position of an object in a line, from first to tenth.',
      es: 'Encuentra o nombra la posición de un objeto en una fila, del primero al décimo.',
    },
    domain: 'Counting & Cardinality',
    standards: [],
    rev: 3,
    levels,
  },
  form => ({
    whichIs: form({
      levels: ['easy'],
      kind: 'choose',
      share: 2,
      lines: 0,
      draw: random => {
        const place = random.evenly(TO_FIND)
        return { place, isWord: random.evenly([false, true]), row: drawLettered(random, 5, place) }
      },
      answer: letter,
      solve: ({ place, row }) => letterAt(row, place),
      ask: ({ place, isWord, row }) => {
        const said = isWord ? ordinal(place) : nth(place)
        return asked(
          {
            en: prose`Which picture is ${said}? Write its letter.`,
            es: prose`¿Qué dibujo es el ${said}? Escribe su letra.`,
          },
          letteredRow(row),
        )
      },
      solution: ({ place, row }, answer) => [
        countLetters(row, place),
        explainedBy(symbol(answer), {
          en: line`Picture ${symbol(answer)} is ${nth(place)}.`,
          es: line`El dibujo ${symbol(answer)} es el ${nth(place)}.`,
        }),
      ],
      check: (printed, answer) => lettersIn(printed).indexOf(answer) + 1 === ordinalsIn(printed.inlines)[0],
    }),

    crossOut: form({
      levels: ['easy'],
      lines: 0,
      draw: (random): Crossed => ({ place: random.evenly(TO_CROSS_OUT), things: drawThings(random, 5) }),
      answer: crossedOut,
      solve: facts => facts,
      ask: ({ things, place }) =>
        asked(
          { en: prose`Cross out the ${nthOne(place)} picture.`, es: prose`Tacha el ${nthOne(place)} dibujo.` },
          figure(rowOf(things)),
        ),
      solution: ({ things, place }, answer) => [
        countToPlace(place),
        explainedBy(crossedOut.show(answer), {
          en: line`${theOne(itemOf(things, place - 1))} is the ${nth(place)} picture.`,
          es: line`${theOne(itemOf(things, place - 1))} es el ${nthOne(place)} dibujo.`,
        }),
      ],
      check: (printed, { place }) => ordinalsIn(printed.inlines)[0] === place,
    }),

    whichIsMissing: form({
      levels: ['easy'],
      lines: 0,
      draw: random => ({ from: random.evenly([5, 2, 7, 4, 1, 6, 3]), blank: random.pick([1, 2, 0, 3]) }),
      answer: ordinalNumber,
      solve: ({ blank, from }) => from + blank,
      ask: ({ blank, from }) => {
        const [a, b, c, d] = [0, 1, 2, 3].map(i => (i === blank ? null : nth(from + i)))
        const shown = (place: typeof a) => (place ? line`${place}` : line`____`)
        const row = [a, b, c, d].flatMap((place, i) => [...(i > 0 ? [', '] : []), ...shown(place)])
        return asked(
          { en: prose`Write the missing ordinal number.`, es: prose`Escribe el número ordinal que falta.` },
          { kind: 'paragraph', content: row },
        )
      },
      solution: ({ blank, from }, answer) => [
        explainedBy(
          list(...wholes(from, from + 3)),
          blank === 0
            ? {
                en: line`Count: ${answer} comes right before ${answer + 1}.`,
                es: line`Cuenta: ${answer} va justo antes de ${answer + 1}.`,
              }
            : {
                en: line`Count: ${answer} comes right after ${answer - 1}.`,
                es: line`Cuenta: ${answer} va justo después de ${answer - 1}.`,
              },
        ),
        explainedBy(nths(from, from + 3), {
          en: line`The missing ordinal number is ${nth(answer)}.`,
          es: line`El número ordinal que falta es ${nth(answer)}.`,
        }),
      ],
      check(printed, answer) {
        const row = printed.inlines.filter(item => typeof item !== 'string')
        const before = row.findIndex(item => item.kind === 'blank')
        const [first] = tupleOf(ordinalsIn(row), 1)
        return before === 0 ? answer === first - 1 : answer === first + before
      },
    }),

    matchWords: form({
      levels: ['easy'],
      lines: 0,
      ...match({
        what: { en: ['each ordinal number with its word'], es: ['cada número ordinal con su palabra'] },
        draw: random => random.sample(wholes(1, 10), 4).map(place => [nth(place), ordinal(place)] as const),
        belong: (left, right) => ordinalsIn(left)[0] === ordinalsIn(right)[0],
        solution: (pairs, letters) => [
          ...pairs.map(([left], i) => {
            const [place] = tupleOf(ordinalsIn(cell(left)), 1)
            return explainedBy(both(prose`${nth(place)}: ${symbol(itemOf(letters, i))}`), {
              en: line`Read ${nth(place)} as ${ordinal(place)}.`,
              es: line`${nth(place)} se lee ${ordinal(place)}.`,
            })
          }),
          explainedBy(list(...letters.map(own => symbol(own))), {
            en: line`Write the letters from row 1 to row 4.`,
            es: line`Escribe las letras desde la fila 1 hasta la fila 4.`,
          }),
        ],
      }),
    }),

    position: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      wide: true,
      draw: random => {
        const place = random.evenly(placesAfter(0))
        // No other form asks for the tenth: here it takes turns with the ninth.
        return { place: place === 9 && random.chance(0.5) ? 10 : place, things: drawThings(random, 10) }
      },
      answer: position,
      solve: ({ place }) => place,
      ask: ({ place, things }) => {
        const one = theOne(itemOf(things, place - 1))
        return asked(
          {
            en: prose`What is the position of ${one}? Write an ordinal number.`,
            es: prose`¿En qué lugar está ${one}? Escribe un número ordinal.`,
          },
          figure(rowOf(things)),
        )
      },
      solution: ({ place, things }) => {
        const shape = itemOf(things, place - 1)
        return [
          countTo(shape, place),
          explainedBy(both(prose`${nth(place)}`), {
            en: line`${theOne(shape)} is ${nth(place)}.`,
            es: line`${theOne(shape)} está en el ${nthOne(place)} lugar.`,
          }),
        ]
      },
      check: (printed, answer) => placeNamed(printed) === answer,
    }),

    nextTo: form({
      levels: ['medium'],
      kind: 'choose',
      lines: 0,
      wide: true,
      draw: random => {
        const from = random.evenly(placesAfter(1))
        const by = random.evenly([-1, 1] as const)
        return { from, by, row: drawLettered(random, 10, from + by) }
      },
      answer: letter,
      solve: ({ from, by, row }) => letterAt(row, from + by),
      ask: ({ from, by, row }) => {
        const right = by > 0 ? words('right after', 'justo después') : words('right before', 'justo antes')
        return asked(
          {
            en: prose`Which picture is ${right} the ${nth(from)}? Write its letter.`,
            es: prose`¿Qué dibujo está ${right} del ${nth(from)}? Escribe su letra.`,
          },
          letteredRow(row),
        )
      },
      solution: ({ from, by, row }, answer) => [
        countLetters(row, from),
        explainedBy(
          symbol(answer),
          by > 0
            ? {
                en: line`Picture ${symbol(answer)} is right after the ${nth(from)}. It is the ${nth(from + 1)}.`,
                es: line`El dibujo ${symbol(answer)} está justo después del ${nth(from)}. Es el ${nth(from + 1)}.`,
              }
            : {
                en: line`Picture ${symbol(answer)} is right before the ${nth(from)}. It is the ${nth(from - 1)}.`,
                es: line`El dibujo ${symbol(answer)} está justo antes del ${nth(from)}. Es el ${nth(from - 1)}.`,
              },
        ),
      ],
      check(printed, answer) {
        const [from] = tupleOf(ordinalsIn(printed.inlines), 1)
        const isAfter = printed.all('words').some(({ en }) => en === 'right after')
        return lettersIn(printed).indexOf(answer) + 1 === (isAfter ? from + 1 : from - 1)
      },
    }),

    trueOrFalse: form({
      levels: ['medium'],
      lines: 0,
      wide: true,
      draw: random => {
        const said = random.evenly(placesAfter(1))
        const place = random.evenly([false, true]) ? said : wrongPlace(random, said)
        return { place, said, things: drawThings(random, 10) }
      },
      answer: trueOrFalse,
      solve: ({ place, said }) => (place === said ? 'true' : 'false'),
      ask: ({ place, said, things }) => {
        const one = theOne(itemOf(things, place - 1))
        return asked(
          {
            en: prose`True or false? ${one} is the ${nthOne(said)} picture.`,
            es: prose`¿Verdadero o falso? ${one} es el ${nthOne(said)} dibujo.`,
          },
          figure(rowOf(things)),
        )
      },
      solution: ({ place, said, things }, answer) => {
        const one = theOne(itemOf(things, place - 1))
        return [
          countTo(itemOf(things, place - 1), place),
          explainedBy(
            trueOrFalse.show(answer),
            place === said
              ? { en: line`${one} is the ${nth(place)} picture.`, es: line`${one} es el ${nthOne(place)} dibujo.` }
              : {
                  en: line`${one} is the ${nth(place)} picture, not the ${nth(said)}.`,
                  es: line`${one} es el ${nthOne(place)} dibujo, no el ${nth(said)}.`,
                },
          ),
        ]
      },
      check: (printed, answer) => (placeNamed(printed) === ordinalsIn(printed.inlines)[0]) === (answer === 'true'),
    }),

    howManyBeside: form({
      levels: ['medium'],
      lines: 0,
      wide: true,
      draw: random => {
        const isAfter = random.evenly([true, false])
        return { isAfter, place: random.evenly(placesAfter(1)), things: drawThings(random, 10) }
      },
      answer: quantity,
      solve: ({ isAfter, place }) => count(isAfter ? 10 - place : place - 1, picture),
      ask: ({ isAfter, place, things }) => {
        const side = isAfter ? words('after', 'después') : words('before', 'antes')
        return asked(
          {
            en: prose`How many pictures come ${side} the ${nthOne(place)} picture?`,
            es: prose`¿Cuántos dibujos hay ${side} del ${nthOne(place)} dibujo?`,
          },
          figure(rowOf(things)),
        )
      },
      solution: ({ isAfter, place, things }, answer) => [
        countToIt(itemOf(things, place - 1), place),
        explainedBy(
          list(...wholes(1, isAfter ? 10 - place : place - 1)),
          isAfter
            ? {
                en: line`Count the pictures after the ${nth(place)}.`,
                es: line`Cuenta los dibujos que hay después del ${nth(place)}.`,
              }
            : {
                en: line`Count the pictures before the ${nth(place)}.`,
                es: line`Cuenta los dibujos que hay antes del ${nth(place)}.`,
              },
        ),
        explainedBy(both(prose`${answer}`), {
          en: line`The last number tells how many pictures.`,
          es: line`El último número dice cuántos dibujos hay.`,
        }),
      ],
      check(printed, { amount }) {
        const [place] = tupleOf(ordinalsIn(printed.inlines), 1)
        const isAfter = printed.all('words').some(({ en }) => en === 'after')
        const beside = thingsIn(printed).filter((_, i) => (isAfter ? i + 1 > place : i + 1 < place))
        return exact(amount).equals(beside.length)
      },
    }),

    ...toldForms(form),
    ...hardForms(form),
  }),
)
