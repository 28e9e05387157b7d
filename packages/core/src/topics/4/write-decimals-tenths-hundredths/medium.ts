import {
  type Block,
  blank,
  both,
  decimalInDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  fillTable,
  isSameContent,
  line,
  mixedNumber,
  type NumberLine,
  namedNumbers,
  numberLine,
  over,
  prose,
  type Random,
  Ratio,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import { ratioOfExact } from '../../../figure/exact.ts'
import {
  asDecimal,
  asFraction,
  type Decimal,
  digitsWritten,
  drawOwnHundredths,
  drawTwoDigits,
  givenIn,
  inWords,
  lastPlaceStep,
  OWN_DIGITS,
  placesStep,
  valueOfWords,
  writtenStep,
} from './decimals.ts'
import type { levels } from './levels.ts'

/** Mixed numbers with two digits of hundredths, with no tenths, or with tenths alone. */
function drawMixed(random: Random, wholes: number): Decimal {
  const kind = random.evenly(['two digits', 'no tenths', 'tenths'] as const)
  const digit = random.pick(OWN_DIGITS)
  const whole = random.intExcept(2, wholes, digit)
  if (kind === 'tenths') return { whole, count: digit, under: 10 }
  return { whole, count: kind === 'two digits' ? drawOwnHundredths(random) : digit, under: 100 }
}

const SPOKEN = ['two digits', 'no tenths', 'wholes and hundredths', 'tens of hundredths', 'wholes and tenths'] as const
function drawSpoken(random: Random, wholes: number): Decimal {
  const kind = random.evenly(SPOKEN)
  const digit = random.int(2, 9)
  const whole = kind.startsWith('wholes') ? random.intExcept(2, wholes, digit) : 0
  if (kind === 'wholes and tenths') return { whole, count: digit, under: 10 }
  const count =
    kind === 'no tenths' || (kind === 'wholes and hundredths' && random.chance(0.5))
      ? digit
      : kind === 'tens of hundredths'
        ? 10 * digit
        : drawTwoDigits(random)
  return { whole, count, under: 100 }
}

type Named = readonly [en: string, es: string]
const PLACE_WORDS = {
  tenths: [' tenths', ' décimas'],
  hundredths: [' hundredths', ' centésimas'],
  hundreds: [' hundreds', ' centenas'],
} as const satisfies Record<string, Named>
/** "forty-two hundreds" as a choice. */
export const choiceOf = (key: string, count: number, place: keyof typeof PLACE_WORDS): Sentence => {
  const [en, es] = PLACE_WORDS[place]
  const { en: spoken, es: dicho } = inWords({ whole: 0, count, under: 10 })
  const said = (content: typeof spoken, name: string): Block => ({
    kind: 'paragraph',
    content: [...content.slice(0, -1), name],
  })
  return { key, says: { en: said(spoken, en), es: said(dicho, es) } }
}
/** The words of a number as a choice. */
export const wordsChoice = (key: string, number: Decimal): Sentence => {
  const { en, es } = inWords(number)
  return { key, says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } } }
}
/** Whether the words of a choice name the number that is printed. */
export const namesValue = ({ says }: Sentence, value: Ratio): boolean => {
  const content = [says.en].flat()
  const [block] = content
  return block !== undefined && block.kind === 'paragraph' && valueOfWords(block.content).equals(value)
}

/** Two points on a line, and the numbers that are told at its ends or between. */
export const POINTS = ['A', 'B'] as const
/** The question asks for decimals. */
export const decimalsOfPoints: ReturnType<typeof namedNumbers> = { ...namedNumbers(...POINTS), requires: 'decimal' }
export const pointsOf = ({ points }: NumberLine): readonly Ratio[] => points.map(({ at }) => ratioOfExact(at))
export const sameAsDrawn = (drawn: NumberLine, answers: readonly Value[]): boolean =>
  isSameContent(
    answers.map(value => exact(value).toString()),
    pointsOf(drawn).map(value => value.toString()),
  )
export const askPoints = (line: ReturnType<typeof numberLine>) => {
  const drawn = figure(line)
  return {
    en: [prose`Write the number at each point as a decimal.`, drawn, prose`A = ____`, prose`B = ____`],
    es: [prose`Escribe como decimal el número de cada punto.`, drawn, prose`A = ____`, prose`B = ____`],
  }
}

/** A number in words as parts of one size: the last word tells which. */
const spokenSteps = ({ whole, count, under }: Decimal): readonly Step[] => [
  explained(
    whole === 0 ? over(count, under) : sum(whole, over(count, under)),
    under === 10
      ? line`The last word says tenths: one digit goes after the decimal point.`
      : line`The last word says hundredths: two digits go after the decimal point.`,
    under === 10
      ? line`La última palabra dice décimas: va un dígito después del punto decimal.`
      : line`La última palabra dice centésimas: van dos dígitos después del punto decimal.`,
  ),
]

const wordsWritten = (number: Decimal): Step =>
  number.under === 100 && number.count < 10
    ? explained(
        asDecimal(number),
        line`${number.count} hundredths are fewer than 10: write 0 in the tenths place.`,
        line`${number.count} centésimas son menos de 10: escribe 0 en la posición de las décimas.`,
      )
    : digitsWritten(asDecimal(number), number)

const TABLE_HEAD = [words('Fraction or mixed number', 'Fracción o número mixto'), words('Decimal', 'Decimal')]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mixedToDecimal: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the number as a decimal.`,
      es: prose`Escribe el número como decimal.`,
    },
    draw: (random, { wholes }) => drawMixed(random, wholes),
    answer: decimalInDigits,
    solve: asDecimal,
    ask: number => both(equation(asFraction(number), blank(3))),
    solution: number => [placesStep(number), writtenStep(number)],
    check: (printed, answer) => exact(answer).equals(evaluate(printed.one('relation').left)),
  }),

  decimalToMixed: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the decimal as a mixed number.`,
      es: prose`Escribe el decimal como número mixto.`,
    },
    draw: (random, { wholes }) => drawMixed(random, wholes),
    answer: mixedNumber,
    solve: asFraction,
    ask: number => both(equation(asDecimal(number), blank(3))),
    solution: number => [
      lastPlaceStep(number),
      explained(
        equation(asDecimal(number), asFraction(number)),
        line`The digits before the decimal point are the whole number.`,
        line`Los dígitos antes del punto decimal son el número entero.`,
      ),
    ],
    check: (printed, answer) => exact(answer).equals(evaluate(printed.one('relation').left)),
  }),

  wordsToDecimal: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
    lines: 1,
    draw: (random, { wholes }) => drawSpoken(random, wholes),
    answer: decimalInDigits,
    solve: asDecimal,
    ask: number => {
      const { en, es } = inWords(number)
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: number => [...spokenSteps(number), wordsWritten(number)],
    check: (printed, answer) => exact(answer).equals(valueOfWords(printed.inlines)),
  }),

  whichWords: form({
    levels: ['medium'],
    draw: (random): Decimal => ({ whole: 0, count: drawTwoDigits(random), under: 100 }),
    answer: sentenceChoice,
    solve: number => wordsChoice('right', number),
    mistakes: ({ count }) => ({
      tenths: choiceOf('tenths', count, 'tenths'),
      hundreds: choiceOf('hundreds', count, 'hundreds'),
      exchanged: choiceOf('exchanged', 10 * (count % 10) + Math.floor(count / 10), 'hundredths'),
    }),
    ask: number => ({
      en: prose`Which words name ${asDecimal(number)}?`,
      es: prose`¿Qué palabras nombran el número ${asDecimal(number)}?`,
    }),
    solution: (number, { says }) => [
      lastPlaceStep(number),
      explained(
        says,
        line`Say the number after the decimal point, then the name of its last place.`,
        line`Di el número que está después del punto decimal y luego el nombre de su última posición.`,
      ),
    ],
    whyWrong: ({ count }) => ({
      tenths: { en: line`The last place is hundredths.`, es: line`La última posición es la de las centésimas.` },
      hundreds: {
        en: line`Hundreds are to the left of the decimal point.`,
        es: line`Las centenas están a la izquierda del punto decimal.`,
      },
      exchanged: {
        en: line`The digits are read in the wrong order: it is ${count}.`,
        es: line`Los dígitos se leen en el orden contrario: es ${count}.`,
      },
    }),
    check: (printed, answer) => namesValue(answer, givenIn(printed)),
  }),

  lineInTenths: form({
    levels: ['medium'],
    wide: true,
    draw: random => {
      const [first, second] = random.sample([2, 3, 4, 6, 7, 8], 2)
      return { first, second: 10 + second }
    },
    answer: decimalsOfPoints,
    solve: ({ first, second }) => [first, second].map(at => asDecimal({ whole: 0, count: at, under: 10 })),
    ask: ({ first, second }) =>
      askPoints(
        numberLine({
          from: 0,
          to: 2,
          step: Ratio.of(1, 10),
          labels: [0, 1, 2],
          points: [
            [Ratio.of(first, 10), 'A'],
            [Ratio.of(second, 10), 'B'],
          ],
        }),
      ),
    solution: ({ first, second }) => [
      explained(
        asDecimal({ whole: 0, count: 1, under: 10 }),
        line`From 0 to 1 there are 10 equal parts: each one is 1 tenth.`,
        line`De 0 a 1 hay 10 partes iguales: cada una es 1 décima.`,
      ),
      explained(
        equation(symbol('A'), asDecimal({ whole: 0, count: first, under: 10 })),
        line`A is ${first} tenths after 0.`,
        line`A está ${first} décimas después de 0.`,
      ),
      explained(
        equation(symbol('B'), asDecimal({ whole: 0, count: second, under: 10 })),
        line`B is ${second - 10} tenths after 1.`,
        line`B está ${second - 10} décimas después de 1.`,
      ),
    ],
    check: (printed, answers) => sameAsDrawn(printed.figure('number-line'), answers),
  }),

  table: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table with decimals.`,
        es: prose`Completa la tabla con decimales.`,
      },
      draw(random, { wholes }: { readonly wholes: number }) {
        const digit = random.evenly([3, 7, 9])
        const numbers: readonly Decimal[] = random.shuffle<Decimal[]>([
          { whole: 0, count: digit, under: 100 },
          { whole: 0, count: drawOwnHundredths(random), under: 100 },
          { whole: random.int(2, wholes), count: digit, under: 100 },
          { whole: random.int(2, wholes), count: random.pick(OWN_DIGITS), under: 10 },
        ])
        return {
          head: TABLE_HEAD,
          rows: numbers.map(number => [asFraction(number), asDecimal(number)]),
          blanks: numbers.map((_, row) => [row, 1] as const),
        }
      },
      fits: rows =>
        rows.every(([fraction, value]) => fraction !== undefined && value !== undefined && fraction.equals(value)),
      solution: ({ rows }) => {
        const read = rows.map(([fraction, value]) => ({ fraction: exprOf(fraction), value: exprOf(value) }))
        const lines = (places: number) =>
          statements(
            ...read
              .filter(({ value }) => value.kind === 'number' && value.as === 'decimal' && value.places === places)
              .map(({ fraction, value }) => equation(fraction, value)),
          )
        return [
          explained(
            lines(1),
            line`Tenths fill one place after the decimal point.`,
            line`Las décimas ocupan una posición después del punto decimal.`,
          ),
          explained(
            lines(2),
            line`Hundredths fill two places. With fewer than 10 hundredths, write 0 in the tenths place.`,
            line`Las centésimas ocupan dos posiciones. Si son menos de 10, escribe 0 en la posición de las décimas.`,
          ),
        ]
      },
    }),
  ),
})

const exprOf = (value: Value | undefined): Expr => (value === undefined ? failed('A row has two cells') : expr(value))
