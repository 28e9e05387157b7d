import {
  answerStep,
  type Both,
  baseTenBlocks,
  both,
  count,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  fillTable,
  type Inline,
  integer,
  isTerm,
  itemOf,
  line,
  list,
  match,
  numberFromParts,
  prose,
  step,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areDigitsOf,
  counted,
  digits,
  digitsOf,
  draw,
  inPlaces,
  makesTheWords,
  NINE,
  named,
  namedPlaces,
  numberOf,
  PLACES,
  paragraph,
  toWrite,
  UNITS,
  valueOfWords,
  writeTheNumber,
} from './parts.ts'
import type { Digits } from './riddles.ts'

/** Which place has a 0 to write down. */
const placesSaid = ([, tens, ones]: Digits): Both<readonly Inline[]> =>
  tens === 0
    ? { en: line`There are no tens: write 0 for the tens.`, es: line`No hay decenas: escribe 0 en las decenas.` }
    : ones === 0
      ? { en: line`There are no ones: write 0 for the ones.`, es: line`No hay unidades: escribe 0 en las unidades.` }
      : { en: line`Write each digit in its place.`, es: line`Escribe cada dígito en su posición.` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  digitValue: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const place = random.evenly([1, 0, 1, 2])
      const kind = place === 1 ? 'no ones' : place === 2 ? 'no tens' : random.pick(['no tens', 'no ones'])
      return { amounts: digits[kind](random), place }
    },
    answer: integer,
    solve: ({ amounts, place }) => itemOf(amounts, place) * itemOf(UNITS, place),
    mistakes({ amounts, place }) {
      const digit = itemOf(amounts, place)
      return {
        digitAlone: place === 2 ? 10 * digit : digit,
        otherPlace: place === 1 ? 100 * digit : place === 0 ? 10 * digit : 100 * digit,
        wholeNumber: numberOf(amounts),
      }
    },
    ask: ({ amounts, place }) => ({
      en: prose`What is the value of the ${itemOf(amounts, place)} in ${numberOf(amounts)}?`,
      es: prose`¿Cuál es el valor del ${itemOf(amounts, place)} en ${numberOf(amounts)}?`,
    }),
    solution({ amounts, place }, found) {
      const digit = count(itemOf(amounts, place), itemOf(PLACES, place))
      return [
        step(namedPlaces(amounts), because.nameEachPlace),
        answerStep(expr(found), {
          en: line`The value of ${digit} is ${found}.`,
          es: line`El valor de ${digit} es ${found}.`,
        }),
      ]
    },
    whyWrong({ amounts, place }) {
      const digit = itemOf(amounts, place)
      const means = (wrong: number) => ({
        en: line`The ${digit} means ${count(digit, itemOf(PLACES, place))}, not ${count(digit, itemOf(PLACES, wrong))}.`,
        es: line`El ${digit} vale ${count(digit, itemOf(PLACES, place))}, no ${count(digit, itemOf(PLACES, wrong))}.`,
      })
      return {
        digitAlone: means(place === 2 ? 1 : 2),
        otherPlace: means(place === 0 ? 1 : 0),
        wholeNumber: {
          en: line`${numberOf(amounts)} is the number itself, not the value of the ${digit}.`,
          es: line`${numberOf(amounts)} es el número mismo, no el valor del ${digit}.`,
        },
      }
    },
    // Without that digit the number is worth so much less.
    check(printed, answer) {
      const [digit, value] = printed.take(2).map(number => String(number.n)) as [string, string]
      return exact(answer).equals(Number(value) - Number(value.replace(digit, '0')))
    },
  }),
  table: form(
    fillTable({
      levels: ['medium'],
      instruction: { en: prose`Fill in the table.`, es: prose`Completa la tabla.` },
      draw(random) {
        const shown = random.until(
          () => random.shuffle([digits['no tens'](random), digits['no ones'](random), digits['three digits'](random)]),
          rows => new Set(rows.map(([hundreds]) => hundreds)).size === 3,
        )
        const gaps = random.shuffle([[1, 2, 3], [0], [1, 2, 3]])
        return {
          head: [
            words('number', 'número'),
            words('hundreds', 'centenas'),
            words('tens', 'decenas'),
            words('ones', 'unidades'),
          ],
          rows: shown.map(amounts => [numberOf(amounts), ...amounts]),
          blanks: gaps.flatMap((columns, row) => columns.map(column => [row, column] as const)),
        }
      },
      fits: rows => rows.every(([value, ...parts]) => value !== undefined && areDigitsOf(value, parts)),
      solution: ({ rows, blanks }) =>
        rows.map((row, i) => {
          const amounts = digitsOf(exact(itemOf(row, 0)).n)
          const places = inPlaces(amounts)
          const asksNumber = blanks.some(([at, column]) => at === i && column === 0)
          return asksNumber
            ? step(both(paragraph([...places, ...line` = ${numberOf(amounts)}`])), because.joinPlaces)
            : explainedBy(both(paragraph([...line`${numberOf(amounts)} = `, ...places])), placesSaid(amounts))
        }),
    }),
  ),
  whichBlocks: form({
    levels: ['medium'],
    draw(random) {
      const [hundreds, other] = random.sample([1, 2, 3, 4, 5], 2)
      return { hundreds, other, isTens: random.evenly([true, false]) }
    },
    answer: figureChoice,
    solve: ({ hundreds, other, isTens }): Figure => baseTenBlocks(100 * hundreds + (isTens ? 10 : 1) * other),
    mistakes: ({ hundreds, other, isTens }) => ({
      zeroInTheOtherPlace: baseTenBlocks(100 * hundreds + (isTens ? 1 : 10) * other),
      digitsExchanged: baseTenBlocks(100 * other + (isTens ? 10 : 1) * hundreds),
      zeroLeftOut: baseTenBlocks(10 * hundreds + other),
    }),
    ask({ hundreds, other, isTens }) {
      const value = 100 * hundreds + (isTens ? 10 : 1) * other
      return { en: prose`Which blocks show ${value}?`, es: prose`¿Qué bloques muestran ${value}?` }
    },
    solution({ hundreds, other, isTens }, blocks) {
      const amounts: Digits = isTens ? [hundreds, other, 0] : [hundreds, 0, other]
      return [
        step(namedPlaces(amounts), because.nameEachPlace),
        explained(
          figure(blocks),
          line`A flat shows 100, a rod shows 10, and a cube shows 1.`,
          line`Una placa muestra 100, una barra muestra 10 y un cubo muestra 1.`,
        ),
      ]
    },
    whyWrong({ hundreds, other, isTens }) {
      const shows = (value: number) => ({
        en: line`These blocks show ${value}.`,
        es: line`Estos bloques muestran ${value}.`,
      })
      return {
        zeroInTheOtherPlace: shows(100 * hundreds + (isTens ? 1 : 10) * other),
        digitsExchanged: shows(100 * other + (isTens ? 10 : 1) * hundreds),
        zeroLeftOut: shows(10 * hundreds + other),
      }
    },
    check: (printed, blocks) => blocks.kind === 'base-ten-blocks' && printed.take(1)[0].equals(counted(blocks)),
  }),
  match: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each number with its hundreds, tens, and ones`,
        es: line`cada número con sus centenas, decenas y unidades`,
      },
      draw(random) {
        const [a, b] = random.sample(NINE, 2)
        const all: readonly Digits[] = [
          [a, 0, b],
          [a, b, 0],
          [b, 0, a],
          [b, a, 0],
        ]
        return random.shuffle(all).map(amounts => [numberOf(amounts), named(amounts)] as const)
      },
      belong: ([left], right) =>
        left !== undefined && typeof left !== 'string' && !isTerm(left) && evaluate(left).equals(valueOfWords(right)),
      solution: (pairs, letters) => [
        step(
          both(
            pairs.map(([left], i) => {
              const value = exact(left as Value).n
              return paragraph([
                ...line`${value} = `,
                ...named(digitsOf(value)),
                ...line`: ${symbol(itemOf(letters, i))}`,
              ])
            }),
          ),
          because.nameEachPlace,
        ),
        step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
      ],
    }),
  ),
  scrambled: form({
    levels: ['medium'],
    instruction: writeTheNumber,
    draw,
    answer: integer,
    solve: numberOf,
    // One place is left out; the two others are told the other way round.
    ask: amounts => toWrite(amounts, [2, 1, 0]),
    solution: amounts => [
      step(namedPlaces(amounts), because.unnamedPlaceIsZero),
      ...numberFromParts(numberOf(amounts)).slice(1),
    ],
    check: makesTheWords,
  }),
})
