import {
  type AnswerType,
  answerStep,
  type Block,
  type Both,
  baseTenBlocks,
  blank,
  both,
  count,
  defineTopic,
  equation,
  evaluate,
  exact,
  expandedForm,
  explained,
  expr,
  figure,
  integer,
  itemOf,
  line,
  list,
  match,
  option,
  type Printed,
  placeValueChart,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  theThings,
  things,
  type Value,
  withFigure,
  writtenExpression,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { formulaIn } from '../kit/choices/cells.ts'
import { comparesTheSides, comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { compare, fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { twoNumbers } from '../kit/facts/two-numbers.ts'
import { askChanges, changesLeadBack, drawPlain, keyOfChanges, plainSteps } from './thousands-place-value/changes.ts'
import {
  COLUMNS,
  comparedByDigits,
  type Digits,
  digitsOf,
  everyPlace,
  expanded,
  NINE,
  named,
  numberOf,
  PLACES,
  partsOf,
  UNITS,
  withoutZero,
  withZeroAt,
  worthOf,
} from './thousands-place-value/digits.ts'
import { hardForms } from './thousands-place-value/hard-forms.ts'
import { levels } from './thousands-place-value/levels.ts'

const PLACE_KEYS = ['thousands', 'hundreds', 'tens', 'ones'] as const
const placeName = option({
  thousands: { en: prose`thousands`, es: prose`millares` },
  hundreds: { en: prose`hundreds`, es: prose`centenas` },
  tens: { en: prose`tens`, es: prose`decenas` },
  ones: { en: prose`ones`, es: prose`unidades` },
})

const SCRAMBLED = [
  [2, 0, 3, 1],
  [1, 3, 0, 2],
  [3, 1, 2, 0],
  [2, 3, 1, 0],
  [1, 0, 3, 2],
] as const

const emptyChart = placeValueChart({ from: 3, rows: ['    '] })
/** The digits of a number, each in its column of the chart. */
const chartDigits: AnswerType<number> = {
  kind: 'table',
  show: value => both(figure(placeValueChart({ from: 3, rows: [String(value)] }))),
  value: value => [...String(value)],
  nearMisses: value => [value + 1, value * 10, value + 1000],
}

const paragraph = (content: Extract<Block, { kind: 'paragraph' }>['content']): Block => ({ kind: 'paragraph', content })
const inAnyOrder = (amounts: Digits, order: readonly number[]): Both<Block> =>
  both(paragraph(named(amounts, order, COLUMNS)))

/** There are no tens: the digit of their place is 0. */
function zeroPlace(amounts: Digits): Step {
  const noun = itemOf(PLACES, amounts.indexOf(0))
  return step(everyPlace(amounts), because.explain, {
    sentence: {
      en: line`There are no ${things(noun)}: the ${things(noun)} digit is 0.`,
      es: line`No hay ${things(noun)}: el dígito de ${theThings(noun)} es 0.`,
    },
  })
}

/** The value of the ones digit is the digit: it is not asked for. */
function drawValue(random: Random) {
  const digit = random.evenly([7, 3, 9, 5, 2, 8, 4, 6])
  const place = random.evenly([1, 2, 0])
  const [a, b, c] = random.sample(
    NINE.filter(other => other !== digit),
    3,
  )
  const amounts: Digits = place === 0 ? [digit, a, b, c] : place === 1 ? [a, digit, b, c] : [a, b, digit, c]
  return { amounts, place }
}
/** The printed number and a digit of it: which place the digit has. */
const placeIn = (printed: Printed) => {
  const [value, digit] = printed.take(2).map(String) as [string, string]
  return value.indexOf(digit)
}

/** Two numbers with the same digits, their 0 in another place: the second is greater. */
const ZEROS = [
  [2, 3],
  [1, 2],
  [1, 3],
] as const
function drawPair(random: Random): readonly [Digits, Digits] {
  const [low, high] = random.evenly(ZEROS)
  const [a, b, c] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const at = (place: number): Digits => (place === 1 ? [a, 0, b, c] : place === 2 ? [a, b, 0, c] : [a, b, c, 0])
  return [at(low), at(high)]
}

export const thousandsPlaceValue = defineTopic(
  {
    id: 'thousands-place-value',
    name: { en: 'Place value to 10,000', es: 'Valor posicional hasta 10,000' },
    description: {
      en: 'Write four-digit numbers in different forms and give the value of each digit.',
      es: 'Escribe números de cuatro dígitos en distintas formas e indica el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    levels,
  },
  form => ({
    whichPlace: form({
      levels: ['easy'],
      draw: random => ({ amounts: withoutZero(random), place: random.evenly([1, 2, 3]) }),
      answer: placeName,
      solve: ({ place }) => itemOf(PLACE_KEYS, place),
      ask: ({ amounts, place }) => ({
        en: prose`In ${numberOf(amounts)}, which place is the ${itemOf(amounts, place)} in?`,
        es: prose`En ${numberOf(amounts)}, ¿en qué posición está el ${itemOf(amounts, place)}?`,
      }),
      solution: ({ amounts, place }) => [
        step(everyPlace(amounts), because.nameEachPlace),
        answerStep(both(paragraph([count(itemOf(amounts, place), itemOf(PLACES, place))])), {
          en: line`The ${itemOf(amounts, place)} is in the ${things(itemOf(PLACES, place))} place.`,
          es: line`El ${itemOf(amounts, place)} está en la posición de ${theThings(itemOf(PLACES, place))}.`,
        }),
      ],
      check: (printed, answer) => PLACE_KEYS.indexOf(answer) === placeIn(printed),
    }),

    digitValue: form({
      levels: ['easy'],
      draw: drawValue,
      answer: integer,
      solve: ({ amounts, place }) => itemOf(amounts, place) * itemOf(UNITS, place),
      ask: ({ amounts, place }) => ({
        en: prose`What is the value of the ${itemOf(amounts, place)} in ${numberOf(amounts)}?`,
        es: prose`¿Cuál es el valor del ${itemOf(amounts, place)} en ${numberOf(amounts)}?`,
      }),
      solution({ amounts, place }, found) {
        const digit = count(itemOf(amounts, place), itemOf(PLACES, place))
        return [
          explained(
            both(prose`${digit}`),
            line`Count the places from the right: the ${itemOf(amounts, place)} is in the ${things(itemOf(PLACES, place))} place.`,
            line`Cuenta las posiciones desde la derecha: el ${itemOf(amounts, place)} está en la posición de ${theThings(itemOf(PLACES, place))}.`,
          ),
          answerStep(both(prose`${digit} = ${found}`), {
            en: line`The value of the ${itemOf(amounts, place)} is ${found}.`,
            es: line`El valor del ${itemOf(amounts, place)} es ${found}.`,
          }),
        ]
      },
      // Without that digit the number is worth so much less.
      check(printed, answer) {
        const [digit, value] = printed.take(2).map(String) as [string, string]
        return exact(answer).equals(Number(value) - Number(value.replace(digit, '0')))
      },
    }),

    missingPart: form({
      levels: ['easy'],
      instruction: missingNumber,
      draw: random => ({ amounts: withoutZero(random), hidden: random.evenly([2, 0, 1]) }),
      answer: integer,
      solve: ({ amounts, hidden }) => itemOf(partsOf(amounts), hidden),
      ask: ({ amounts, hidden }) =>
        both(equation(numberOf(amounts), sum(...partsOf(amounts).map((part, i) => (i === hidden ? blank(3) : part))))),
      solution({ amounts, hidden }, found) {
        const digit = count(itemOf(amounts, hidden), itemOf(PLACES, hidden))
        return [
          step(everyPlace(amounts), because.nameEachPlace),
          answerStep(both(prose`${digit} = ${found}`), {
            en: line`The missing part is the value of the ${things(itemOf(PLACES, hidden))} digit.`,
            es: line`La parte que falta es el valor del dígito de ${theThings(itemOf(PLACES, hidden))}.`,
          }),
        ]
      },
      check: fitsTheGap,
    }),

    fillTheChart: form({
      levels: ['easy'],
      instruction: { en: prose`Write the number in the chart.`, es: prose`Escribe el número en la tabla.` },
      lines: 0,
      draw: random => ({ amounts: withoutZero(random), order: random.pick(SCRAMBLED) }),
      answer: chartDigits,
      solve: ({ amounts }) => numberOf(amounts),
      ask: ({ amounts, order }) => withFigure(inAnyOrder(amounts, order), emptyChart),
      solution: ({ amounts }) => [
        step(everyPlace(amounts, COLUMNS), because.thousandsComeFirst),
        answerStep(figure(placeValueChart({ from: 3, rows: [String(numberOf(amounts))] })), {
          en: line`Write each digit in its column.`,
          es: line`Escribe cada dígito en su columna.`,
        }),
      ],
      check: (printed, answer) => worthOf(printed.inlines) === answer,
    }),

    toStandard: form({
      levels: ['medium'],
      instruction: missingNumber,
      draw: random => ({ amounts: withZeroAt(random, random.evenly([2, 3, 1])) }),
      answer: integer,
      solve: ({ amounts }) => numberOf(amounts),
      ask: ({ amounts }) => both(equation(expanded(amounts), blank(4))),
      solution: ({ amounts }) => [
        zeroPlace(amounts),
        step(equation(expanded(amounts), numberOf(amounts)), because.joinPlaces),
      ],
      check: fitsTheGap,
    }),

    toExpanded: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the number in expanded form. Leave out a place with 0.`,
        es: prose`Escribe el número en forma desarrollada. Omite la posición que tenga 0.`,
      },
      lines: 1,
      draw: random => ({ amounts: withZeroAt(random, random.evenly([3, 1, 2])) }),
      answer: writtenExpression,
      solve: ({ amounts }) => expanded(amounts),
      ask: ({ amounts }) => both(expr(numberOf(amounts))),
      solution: ({ amounts }) => expandedForm(numberOf(amounts)),
      // Each part is one digit followed by zeros, and no two have the same length.
      check(printed, answer) {
        const parts = answer.kind === 'sum' ? answer.terms.map(term => String(evaluate(term))) : []
        const isPart =
          parts.every(part => /^[1-9]0*$/.test(part)) && new Set(parts.map(part => part.length)).size === parts.length
        return isPart && evaluate(answer).equals(evaluate(printed.one('number')))
      },
    }),

    blocks: form({
      levels: ['medium'],
      // One kind of block is not there.
      draw(random) {
        const missing = random.evenly([1, 2, 3])
        const [a, b] = random.sample([1, 2, 3, 4], 2)
        const thousands = random.int(1, 3)
        const amounts: Digits =
          missing === 1 ? [thousands, 0, a, b] : missing === 2 ? [thousands, a, 0, b] : [thousands, a, b, 0]
        return { amounts }
      },
      answer: integer,
      solve: ({ amounts }) => numberOf(amounts),
      ask: ({ amounts }) =>
        withFigure(
          { en: prose`What number do the blocks show?`, es: prose`¿Qué número muestran los bloques?` },
          baseTenBlocks(numberOf(amounts)),
        ),
      solution: ({ amounts }) => [
        step(everyPlace(amounts), because.countBlocks),
        step(equation(expanded(amounts), numberOf(amounts)), because.joinPlaces),
      ],
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('base-ten-blocks')
            .groups.reduce(
              (total, { thousands, hundreds, tens, ones }) => total + numberOf([thousands, hundreds, tens, ones]),
              0,
            ),
        ),
    }),

    moreAndLess: form({
      levels: ['medium'],
      instruction: { en: prose`Write both numbers.`, es: prose`Escribe los dos números.` },
      draw: drawPlain,
      answer: twoNumbers,
      solve: ({ n, by }): readonly Value[] => by.map(change => n + change),
      ask: askChanges,
      key: keyOfChanges,
      solution: plainSteps,
      check: changesLeadBack,
    }),

    sign: form({
      levels: ['medium'],
      instruction: compare,
      draw(random) {
        const [low, high] = drawPair(random)
        const kind = random.evenly(['less', 'equal', 'greater'])
        const [number, inParts] = { less: [low, high], equal: [high, high], greater: [high, low] }[kind] as [
          Digits,
          Digits,
        ]
        return { number, inParts, isTurned: random.chance(0.5) }
      },
      answer: comparison,
      solve: ({ number, inParts, isTurned }) =>
        isTurned
          ? comparisonOf(numberOf(inParts), numberOf(number))
          : comparisonOf(numberOf(number), numberOf(inParts)),
      ask({ number, inParts, isTurned }) {
        // Equal ones in another order: else both sides would show the same digits one after another.
        const isEqual = numberOf(number) === numberOf(inParts)
        const parts = isEqual ? sum(...[...partsOf(inParts)].reverse()) : expanded(inParts)
        const value = numberOf(number)
        return both(isTurned ? prose`${parts} ____ ${value}` : prose`${value} ____ ${parts}`)
      },
      solution({ number, inParts, isTurned }) {
        const [value, other] = [numberOf(number), numberOf(inParts)]
        return [
          zeroPlace(inParts),
          step(equation(expanded(inParts), other), because.joinPlaces),
          ...comparedByDigits(isTurned ? other : value, isTurned ? value : other),
        ]
      },
      check: comparesTheSides,
    }),

    match: form(
      match({
        levels: ['medium'],
        what: { en: line`each number with its expanded form`, es: line`cada número con su forma desarrollada` },
        draw(random) {
          const [a, b, c] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
          const all: readonly Digits[] = [
            [a, b, c, 0],
            [a, b, 0, c],
            [a, 0, b, c],
            [a, c, 0, b],
            [a, c, b, 0],
            [a, 0, c, b],
          ]
          return random.sample(all, 4).map(amounts => [numberOf(amounts), expanded(amounts)] as const)
        },
        // The parts are taken away until nothing is left.
        belong: (left, right) =>
          evaluate(formulaIn(left))
            .minus(evaluate(formulaIn(right)))
            .equals(0),
        solution: (pairs, letters) => [
          step(
            statements(...pairs.map(([left]) => equation(left as number, expanded(digitsOf(left as number))))),
            because.valueOfEachDigit,
          ),
          step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
        ],
      }),
    ),

    ...hardForms(form),
  }),
)
