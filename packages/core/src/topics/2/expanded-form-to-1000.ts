import {
  answerStep,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  type Content,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedForm,
  explained,
  expr,
  fillTable,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  type NumberTable,
  numberFromParts,
  type Printed,
  prose,
  type Random,
  step,
  sum,
  tupleOf,
  type Value,
  withFigure,
  words,
  writtenExpression,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { missingNumber } from '../kit/facts/facts.ts'

type Digits = readonly [hundreds: number, tens: number, ones: number]

/** Digits of three-digit numbers by the name that levels list. */
const digits = {
  'no zeros': (random: Random): Digits => [random.int(1, 9), random.int(1, 9), random.int(1, 9)],
  'some with a zero': (random: Random): Digits =>
    random.evenly([true, false]) ? digits['one zero'](random) : digits['no zeros'](random),
  'one zero': (random: Random): Digits =>
    random.evenly([true, false]) ? [random.int(1, 9), 0, random.int(1, 9)] : [random.int(1, 9), random.int(1, 9), 0],
} satisfies Record<string, (random: Random) => Digits>

interface Level {
  readonly digits: keyof typeof digits
}

const numberOf = ([hundreds, tens, ones]: Digits) => hundreds * 100 + tens * 10 + ones
const partsOf = ([hundreds, tens, ones]: Digits) => [hundreds * 100, tens * 10, ones].filter(part => part > 0)
const draw = (random: Random, level: Level) => digits[level.digits](random)

/** Takes the parts away one by one until nothing is left. */
const isUsedUp = (answer: Value, parts: readonly Expr[]) =>
  parts.reduce((rest, part) => rest.minus(evaluate(part)), exact(answer)).equals(0)

const writeTheNumber = { en: prose`Write the number.`, es: prose`Escribe el número.` }
const PLACES = [nouns.hundred, nouns.ten, nouns.one] as const

/** 7 hundreds 2 tens 5 ones; the places in any order, one without a digit left out. */
const inWords = (amounts: readonly (readonly [place: number, digit: number])[]): Content => ({
  kind: 'paragraph',
  content: [
    ...amounts.flatMap(([place, digit], i) => [...(i > 0 ? [' + '] : []), count(digit, itemOf(PLACES, place))]),
    ...line` = ____`,
  ],
})

/** Takes the printed amounts away, each by the place that it is called by, until nothing is left. */
function takesThePlacesAway(printed: Printed, answer: Value) {
  const amounts = printed.terms('quantity')
  const rest = amounts.reduce((left, { amount, noun }) => {
    const unit = noun === nouns.hundred ? 100 : noun === nouns.ten ? 10 : 1
    return left.minus(evaluate(amount).times(unit))
  }, exact(answer))
  return amounts.length > 1 && rest.equals(0)
}

/** Which values of a row of the table are left for the pupil: the number, or two of its parts. */
const GAPS: readonly (readonly number[])[] = [[2, 3], [0], [1, 2], [1, 3]]

function drawTable(random: Random): NumberTable {
  const gaps = random.sample(GAPS, 3)
  const drawn = random.shuffle([digits['one zero'](random), digits['no zeros'](random), digits['one zero'](random)])
  return {
    head: [
      words('number', 'número'),
      words('hundreds', 'centenas'),
      words('tens', 'decenas'),
      words('ones', 'unidades'),
    ],
    rows: drawn.map(([hundreds, tens, ones]) => [numberOf([hundreds, tens, ones]), hundreds * 100, tens * 10, ones]),
    blanks: gaps.flatMap((columns, row) => columns.map(column => [row, column] as const)),
  }
}

interface TwoParts {
  readonly hundreds: number
  readonly digit: number
  readonly zeroInTens: boolean
}
const lowPart = ({ digit, zeroInTens }: TwoParts) => (zeroInTens ? digit : 10 * digit)
/** Ways to write 407 and 470 that are not the usual one. */
const otherOrder = (facts: TwoParts) => sum(lowPart(facts), facts.hundreds * 100)
const hundredApart = (facts: TwoParts) => sum((facts.hundreds - 1) * 100, 100, lowPart(facts))
const tenApart = ({ hundreds, digit, zeroInTens }: TwoParts) =>
  zeroInTens ? sum((hundreds - 1) * 100, 90, 10 + digit) : sum(hundreds * 100, 10 * (digit - 1), 10)

export const expandedFormTo1000 = defineTopic(
  {
    id: 'expanded-form-to-1000',
    name: { en: 'Expanded form to 1,000', es: 'Forma desarrollada hasta 1,000' },
    description: {
      en: 'Write a three-digit number as the sum of its hundreds, tens and ones.',
      es: 'Escribe un número de tres dígitos como la suma de sus centenas, decenas y unidades.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    levels: {
      easy: { digits: 'no zeros' },
      medium: { digits: 'some with a zero' },
      hard: { digits: 'one zero' },
    },
  },
  form => ({
    complete: form({
      levels: ['easy'],
      share: 2,
      instruction: missingNumber,
      draw: (random, level) => ({ number: draw(random, level), hidden: random.evenly([0, 1, 2]) }),
      answer: integer,
      solve: ({ number, hidden }) => itemOf(partsOf(number), hidden),
      ask: ({ number, hidden }) =>
        both(equation(numberOf(number), sum(...partsOf(number).map((part, i) => (i === hidden ? blank(2) : part))))),
      solution: ({ number }) => expandedForm(numberOf(number)),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    places: form({
      levels: ['easy'],
      instruction: writeTheNumber,
      draw,
      answer: integer,
      solve: numberOf,
      ask: number => both(inWords(number.map((digit, place) => [place, digit] as const))),
      solution: number => [
        step(sum(...partsOf(number)), because.valueOfEachDigit),
        step(equation(sum(...partsOf(number)), numberOf(number)), because.joinPlaces),
      ],
      check: takesThePlacesAway,
    }),

    blocks: form({
      levels: ['easy'],
      draw: random => [random.int(1, 4), random.int(1, 6), random.int(1, 7)] as const,
      answer: integer,
      solve: numberOf,
      ask: number =>
        withFigure(
          { en: prose`What number do the blocks show?`, es: prose`¿Qué número muestran los bloques?` },
          baseTenBlocks(numberOf(number)),
        ),
      solution: number => blocksTogether(numberOf(number)),
      // Counts the blocks.
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('base-ten-blocks')
            .groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0),
        ),
    }),

    chooseTheForm: form({
      levels: ['medium'],
      draw,
      answer: formulaChoice,
      solve: number => sum(...partsOf(number)),
      mistakes: ([hundreds, tens, ones]) =>
        tens > 0 && ones > 0
          ? {
              digitsAdded: sum(hundreds, tens, ones),
              tensAsOnes: sum(hundreds * 100, tens, ones),
              onePlaceTooLow: sum(hundreds * 10, tens * 10, ones),
            }
          : {
              digitsAdded: sum(hundreds, tens + ones),
              placeOfTheZero: sum(hundreds * 100, tens > 0 ? tens : ones * 10),
              onePlaceTooLow: sum(hundreds * 10, tens > 0 ? tens * 10 : ones),
            },
      ask: number => ({
        en: prose`Which is ${numberOf(number)} in expanded form?`,
        es: prose`¿Cuál es la forma desarrollada de ${numberOf(number)}?`,
      }),
      solution: number => expandedForm(numberOf(number)),
      check: (printed, answer) => {
        const parts = expr(answer)
        return parts.kind === 'sum' && isUsedUp(printed.take(1)[0], parts.terms)
      },
    }),

    expand: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write the number in expanded form. Leave out a place with 0.`,
        es: prose`Escribe el número en forma desarrollada. Omite la posición que tenga 0.`,
      },
      draw: digits['one zero'],
      answer: writtenExpression,
      solve: number => sum(...partsOf(number)),
      ask: number => both(equation(numberOf(number), blank(6))),
      solution: number => expandedForm(numberOf(number)),
      // Each part is a digit followed by zeros, each place comes once, and together they are the number.
      check(printed, answer) {
        const [value] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          1,
        )
        const parts = answer.kind === 'sum' ? answer.terms.map(term => String(evaluate(term).n)) : []
        return (
          parts.every(part => /^[1-9]0*$/.test(part)) &&
          new Set(parts.map(part => part.length)).size === parts.length &&
          evaluate(answer).equals(value)
        )
      },
    }),

    write: form({
      levels: ['medium'],
      instruction: writeTheNumber,
      draw: digits['one zero'],
      answer: integer,
      solve: numberOf,
      ask: number => both(equation(sum(...partsOf(number)), blank(2))),
      solution: number => numberFromParts(numberOf(number)),
      check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
    }),

    table: form(
      fillTable({
        levels: ['medium'],
        instruction: {
          en: prose`Fill in the table. Write the value of each digit.`,
          es: prose`Completa la tabla. Escribe el valor de cada dígito.`,
        },
        draw: drawTable,
        // Each part is less than ten of its place, and together they are the number.
        fits: rows =>
          rows.every(row => {
            const [value, hundreds, tens, ones] = tupleOf(row, 4)
            const isPart = (part: number, unit: number) => part % unit === 0 && part < 10 * unit
            return (
              isPart(hundreds.n, 100) &&
              isPart(tens.n, 10) &&
              isPart(ones.n, 1) &&
              value.minus(ones).minus(tens).equals(hundreds)
            )
          }),
        solution: ({ rows, blanks }) =>
          rows.map((row, i) => {
            const [value = 0, ...parts] = row.map(cell => exact(cell).n)
            const added = sum(...parts.filter(part => part > 0))
            return blanks.some(([blankRow, column]) => blankRow === i && column === 0)
              ? explained(
                  equation(added, value),
                  line`Row ${i + 1}: put the places together.`,
                  line`Fila ${i + 1}: junta los valores de posición.`,
                )
              : explained(
                  equation(value, added),
                  line`Row ${i + 1}: write the value of each digit.`,
                  line`Fila ${i + 1}: escribe el valor de cada dígito.`,
                )
          }),
      }),
    ),

    scrambledPlaces: form({
      levels: ['hard'],
      share: 2,
      instruction: writeTheNumber,
      draw: (random, level) => {
        const number = draw(random, level)
        const amounts = number.map((digit, place) => [place, digit] as const).filter(([, digit]) => digit > 0)
        return { number, amounts: [...amounts].reverse() }
      },
      answer: integer,
      solve: ({ number }) => numberOf(number),
      ask: ({ amounts }) => both(inWords(amounts)),
      solution: ({ number }) => numberFromParts(numberOf(number)),
      check: takesThePlacesAway,
    }),

    scrambled: form({
      levels: ['hard'],
      share: 2,
      instruction: writeTheNumber,
      draw: random => {
        const number = digits['no zeros'](random)
        const [hundreds, tens, ones] = tupleOf(partsOf(number), 3)
        return {
          number,
          parts: random.pick([
            [ones, tens, hundreds],
            [tens, ones, hundreds],
            [ones, hundreds, tens],
            [tens, hundreds, ones],
          ]),
        }
      },
      answer: integer,
      solve: ({ number }) => numberOf(number),
      ask: ({ parts }) => both(equation(sum(...parts), blank(2))),
      solution: ({ number }) => numberFromParts(numberOf(number)),
      check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
    }),

    regroupedPart: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw(random) {
        const [hundreds, tens, ones] = [random.int(2, 9), random.int(2, 9), random.int(1, 9)]
        return random.evenly(['hundred', 'ten']) === 'hundred'
          ? { value: numberOf([hundreds, tens, ones]), known: [(hundreds - 1) * 100, ones] as const, at: 1 }
          : { value: numberOf([hundreds, tens, ones]), known: [hundreds * 100, (tens - 1) * 10] as const, at: 2 }
      },
      answer: integer,
      solve: ({ value, known: [first, second] }) => value - first - second,
      ask: ({ value, known: [first, second], at }) =>
        both(equation(value, at === 1 ? sum(first, blank(2), second) : sum(first, second, blank(2)))),
      solution({ value, known: [first, second], at }) {
        const found = value - first - second
        const [whole, less] = at === 1 ? [first + 100, first] : [second + 10, second]
        return [
          ...expandedForm(value).slice(-1),
          at === 1
            ? explained(
                equation(minus(whole, less), 100),
                line`${less} is 1 hundred less than ${whole}: that hundred goes with the tens.`,
                line`${less} es 1 centena menos que ${whole}: esa centena pasa a las decenas.`,
              )
            : explained(
                equation(minus(whole, less), 10),
                line`${less} is 1 ten less than ${whole}: that ten goes with the ones.`,
                line`${less} es 1 decena menos que ${whole}: esa decena pasa a las unidades.`,
              ),
          answerStep(equation(at === 1 ? sum(100, found - 100) : sum(10, found - 10), found), {
            en: line`The missing number is ${found}.`,
            es: line`El número que falta es ${found}.`,
          }),
        ]
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    whichIsNotEqual: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({
        hundreds: random.int(2, 9),
        digit: random.int(2, 9),
        zeroInTens: random.evenly([true, false]),
      }),
      answer: formulaChoice,
      // One hundred was taken from the hundreds, and only ten was written for it.
      solve: facts => sum((facts.hundreds - 1) * 100, 10, lowPart(facts)),
      mistakes: facts => ({
        otherOrder: otherOrder(facts),
        hundredApart: hundredApart(facts),
        tenApart: tenApart(facts),
      }),
      ask(facts) {
        const value = facts.hundreds * 100 + lowPart(facts)
        return { en: prose`Which is not equal to ${value}?`, es: prose`¿Cuál no es igual a ${value}?` }
      },
      solution(facts, answer) {
        const value = facts.hundreds * 100 + lowPart(facts)
        return [
          explained(
            equation(otherOrder(facts), value),
            line`The parts may stand in any order.`,
            line`Las partes pueden ir en cualquier orden.`,
          ),
          explained(
            equation(hundredApart(facts), value),
            line`1 hundred is written apart.`,
            line`Se escribe aparte 1 centena.`,
          ),
          facts.zeroInTens
            ? explained(
                equation(tenApart(facts), value),
                line`1 hundred is written as 9 tens and 10 ones.`,
                line`Se escribe 1 centena como 9 decenas y 10 unidades.`,
              )
            : explained(
                equation(tenApart(facts), value),
                line`1 ten is written apart.`,
                line`Se escribe aparte 1 decena.`,
              ),
          step(equation(answer, value - 90), because.notThisNumber, { value }),
        ]
      },
      check: (printed, answer) => !evaluate(expr(answer)).equals(printed.take(1)[0]),
    }),
  }),
)
