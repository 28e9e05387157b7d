import {
  answerStep,
  areaModel,
  asWritten,
  blank,
  both,
  defineTopic,
  divide,
  divideByPlaces,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  itemOf,
  line,
  list,
  longDivision,
  m,
  minus,
  numberList,
  option,
  type Printed,
  prose,
  quotientAndRemainder,
  type Random,
  remainder,
  type Step,
  statements,
  step,
  steps,
  sum,
  times,
  tupleOf,
  wholes,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'

interface Level {
  /** How many the dividend has, one as often as it is listed. */
  readonly digits: readonly number[]
  readonly remainder: 'never' | 'mostly'
  readonly zeroInQuotient: boolean
}

/** Draws quotient and remainder first; the dividend follows. */
function draw(random: Random, { digits, remainder, zeroInQuotient }: Level) {
  const wantsZero = zeroInQuotient && random.evenly([true, false])
  const length = random.pick(digits)
  return random.until(
    () => {
      const divisor = random.int(2, 9)
      const [least, most] = [Math.max(11 * divisor, 10 ** (length - 1)), 10 ** length - 1]
      const quotient = random.int(Math.max(11, Math.ceil(least / divisor)), Math.floor(most / divisor))
      const rest = remainder === 'mostly' && random.chance(0.9) ? random.int(1, divisor - 1) : 0
      return { divisor, quotient, rest, dividend: divisor * quotient + rest }
    },
    ({ divisor, quotient, rest, dividend }) => {
      const firstDigit = Number(String(dividend)[0])
      const isForBeginners = dividend < 100 ? quotient <= 48 : firstDigit >= divisor && (length > 3 || divisor < 5)
      const fits =
        remainder === 'never' ? isForBeginners : rest > 0 || length > 3 || (dividend > 99 && firstDigit < divisor)
      return fits && String(quotient).includes('0') === wantsZero && String(dividend).length === length
    },
  )
}

type Division = ReturnType<typeof draw>
const worked = ({ dividend, divisor }: Division) => divideByPlaces(dividend, divisor)

const divideExactly = { en: prose`Divide.`, es: prose`Divide.` }
const divideWithRemainder = {
  en: prose`Divide. Write the remainder after R.`,
  es: prose`Divide. Escribe el residuo después de R.`,
}
/** The same, something always left over. */
const drawWithRemainder = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ rest }) => rest > 0,
  )
/** Two parts make the quotient. */
const drawInTwoParts = (random: Random, level: Level) =>
  random.until(
    () => drawWithRemainder(random, { ...level, digits: [3] }),
    ({ quotient }) => quotient < 100 && quotient % 10 > 1,
  )

/** Powers of ten in the dividend and in the quotient so far apart that no two digits there can make up for each other. */
const LONE_PLACES = [
  [0, 1],
  [2, 0],
  [3, 0],
  [3, 1],
] as const

/** The number with a box for one of its digits. */
function hidden(value: number, place: number) {
  const digits = [...String(value)].map((digit, i, all) => (i === all.length - 1 - place ? '□' : digit)).join('')
  const shown = digits.length > 3 ? `${digits.slice(0, -3)},${digits.slice(-3)}` : digits
  return words(shown, shown)
}

const withZero = (value: number, place: number) => value - (Math.floor(value / 10 ** place) % 10) * 10 ** place
/** The divisor times the quotient with each digit in its box. */
const products = (divisor: number, quotient: number, place: number) =>
  wholes(0, 9).map(digit => (withZero(quotient, place) + digit * 10 ** place) * divisor)

const isDivision = (dividend: number, divisor: number, quotient: number, remainder: number) =>
  quotient * divisor + remainder === dividend && remainder >= 0 && remainder < divisor

/** The two numbers of the printed ÷, whatever stands around it. */
function printedDivision(printed: Printed): readonly [dividend: number, divisor: number] {
  const { over, under } = printed.one('quotient')
  return [evaluate(over).n, evaluate(under).n]
}

function bracketHolds(
  printed: Printed,
  { quotient, remainder }: { readonly quotient: number; readonly remainder: number },
) {
  const { dividend, divisor } = printed.block('long-division')
  return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
}

const result = (dividend: number, divisor: number, quotient: number, rest: number): Step =>
  step(equation(divide(dividend, divisor), rest === 0 ? quotient : remainder(quotient, rest)), because.writeQuotient)

export const longDivisionOneDigitDivisor = defineTopic(
  {
    id: 'long-division-one-digit-divisor',
    name: { en: 'Long division with one-digit divisors', es: 'División larga con divisor de un dígito' },
    description: {
      en: 'Divide a number of up to four digits by one digit and give any remainder.',
      es: 'Divide un número de hasta cuatro dígitos entre uno de un dígito e indica el residuo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.6'],
    levels: {
      easy: { digits: [2, 2, 2, 3], remainder: 'never', zeroInQuotient: false },
      medium: { digits: [3, 3, 3, 2], remainder: 'mostly', zeroInQuotient: false },
      hard: { digits: [4], remainder: 'mostly', zeroInQuotient: true },
    },
  },
  form => ({
    bracket: form({
      levels: ['easy'],
      share: 3,
      instruction: divideExactly,
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
      solution: worked,
      check: bracketHolds,
    }),

    bracketWithRemainder: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: divideWithRemainder,
      draw: drawWithRemainder,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
      solution: worked,
      check: bracketHolds,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction: divideExactly,
      lines: 7,
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor, rest }) =>
        both(m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), blank(2))}`),
      solution: worked,
      check: (printed, { quotient, remainder }) => isDivision(...printedDivision(printed), quotient, remainder),
    }),

    partialQuotients: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Divide with partial quotients. Fill in the blanks.`,
        es: prose`Divide con cocientes parciales. Completa los espacios.`,
      },
      draw: (random, level) => draw(random, { ...level, digits: [level.remainder === 'never' ? 2 : 3] }),
      answer: numberList,
      solve: ({ dividend, divisor, quotient }) => {
        const tens = Math.floor(quotient / 10) * 10
        return [tens * divisor, tens * divisor, dividend - tens * divisor, quotient]
      },
      ask({ dividend, divisor, quotient, rest }) {
        const tens = Math.floor(quotient / 10) * 10
        const end = rest === 0 ? blank(3) : remainder(blank(3), rest)
        return both([
          steps(
            line`${m`${tens} × ${divisor} = ___`}`,
            line`${m`${dividend} - ___ = ___`}`,
            line`${m`${quotient - tens} × ${divisor} = ${(quotient - tens) * divisor}`}`,
          ),
          m`${dividend} ÷ ${divisor} = ${end}`,
        ])
      },
      solution({ dividend, divisor, quotient, rest }) {
        const tens = quotient - (quotient % 10)
        const taken = tens * divisor
        return [
          explained(
            equation(times(tens, divisor), taken),
            line`Take ${tens} groups of ${divisor} first: multiply.`,
            line`Primero toma ${tens} grupos de ${divisor}: multiplica.`,
          ),
          explained(
            equation(minus(dividend, taken), dividend - taken),
            line`Subtract ${taken} from ${dividend} to see what is still to be divided.`,
            line`Resta ${taken} de ${dividend} para ver lo que falta dividir.`,
          ),
          explained(
            equation(minus(dividend - taken, (quotient - tens) * divisor), asWritten(rest)),
            rest === 0
              ? line`Take ${quotient - tens} more groups of ${divisor}. Nothing is left.`
              : line`Take ${quotient - tens} more groups of ${divisor}. What is left is the remainder.`,
            rest === 0
              ? line`Toma ${quotient - tens} grupos más de ${divisor}. No sobra nada.`
              : line`Toma ${quotient - tens} grupos más de ${divisor}. Lo que sobra es el residuo.`,
          ),
          explained(
            equation(sum(tens, quotient - tens), quotient),
            line`Add the partial quotients.`,
            line`Suma los cocientes parciales.`,
          ),
          result(dividend, divisor, quotient, rest),
        ]
      },
      // What is taken away and what is left make the dividend; the quotient times the divisor leaves less than the divisor.
      check(printed, [product, taken, left, quotient]) {
        const [dividend, divisor] = printedDivision(printed)
        const [first] = printed.all('product')
        if (!product || !taken || !left || !quotient || !first || !exact(product).equals(exact(taken))) return false
        const rest = dividend - exact(quotient).n * divisor
        return (
          exact(taken).equals(evaluate(first)) &&
          exact(taken).plus(exact(left)).equals(dividend) &&
          rest >= 0 &&
          rest < divisor
        )
      },
    }),

    areaModel: form({
      levels: ['easy'],
      instruction: {
        en: prose`Complete the area model. Write the two numbers on top, then the quotient.`,
        es: prose`Completa el modelo de área. Escribe los dos números de arriba y luego el cociente.`,
      },
      draw: (random, level) =>
        random.until(
          () => draw(random, { ...level, digits: [2] }),
          ({ quotient }) => quotient % 10 > 0,
        ),
      answer: numberList,
      solve: ({ quotient }) => [quotient - (quotient % 10), quotient % 10, quotient],
      ask({ dividend, divisor, quotient, rest }) {
        const ones = quotient % 10
        return both([
          figure(
            areaModel({
              columns: [blank(2), blank(2)],
              rows: [divisor],
              cells: [[(quotient - ones) * divisor, ones * divisor]],
              columnSizes: [3, 2],
              rowSizes: [1],
            }),
          ),
          m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), rest)}`,
        ])
      },
      solution({ dividend, divisor, quotient, rest }) {
        const ones = quotient % 10
        const side = (part: number) =>
          step(equation(divide(part * divisor, divisor), part), because.thinkMultiplication, {
            factor: divisor,
            product: part * divisor,
          })
        return [
          side(quotient - ones),
          side(ones),
          step(equation(sum(quotient - ones, ones), quotient), because.joinPlaces),
          result(dividend, divisor, quotient, rest),
        ]
      },
      // Each box is the divisor times its side, and the boxes leave less than the divisor of the dividend.
      check(printed, [tens, ones, quotient]) {
        const [dividend, divisor] = printedDivision(printed)
        const boxes = itemOf(printed.figure('area-model').cells, 0).map(box =>
          box?.kind === 'number' ? box.n : Number.NaN,
        )
        const [left, right] = tupleOf(boxes, 2)
        if (tens === undefined || ones === undefined || quotient === undefined) return false
        return (
          exact(tens).times(divisor).equals(left) &&
          exact(ones).times(divisor).equals(right) &&
          exact(tens).plus(exact(ones)).equals(exact(quotient)) &&
          isDivision(dividend, divisor, exact(quotient).n, dividend - left - right)
        )
      },
    }),

    areaModelWithRemainder: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the area model and the division. Write the two numbers on top, the number in the empty box, the quotient, and the remainder.`,
        es: prose`Completa el modelo de área y la división. Escribe los dos números de arriba, el de la casilla vacía, el cociente y el residuo.`,
      },
      draw: drawInTwoParts,
      answer: numberList,
      solve: ({ quotient, divisor, rest }) => {
        const ones = quotient % 10
        return [quotient - ones, ones, ones * divisor, quotient, rest]
      },
      ask({ dividend, divisor, quotient }) {
        return both([
          figure(
            areaModel({
              columns: [blank(2), blank(2)],
              rows: [divisor],
              cells: [[(quotient - (quotient % 10)) * divisor, blank(2)]],
              columnSizes: [3, 2],
              rowSizes: [1],
            }),
          ),
          m`${dividend} ÷ ${divisor} = ${remainder(blank(3), blank(2))}`,
        ])
      },
      solution({ dividend, divisor, quotient, rest }, answer) {
        const ones = quotient % 10
        const [tens, taken] = [quotient - ones, (quotient - ones) * divisor]
        const left = dividend - taken
        return [
          explained(
            equation(divide(taken, divisor), tens),
            line`Divide the number in the first box by the side: the first number on top is ${tens}.`,
            line`Divide el número de la primera casilla entre el lado: el primer número de arriba es ${tens}.`,
          ),
          explained(
            equation(minus(dividend, taken), left),
            line`Find what is left of ${dividend} after the first box: subtract.`,
            line`Halla lo que queda de ${dividend} después de la primera casilla: resta.`,
          ),
          explained(
            equation(times(ones, divisor), ones * divisor),
            line`The greatest multiple of ${divisor} that is not more than ${left} goes in the empty box. The number above it is ${ones}.`,
            line`En la casilla vacía va el mayor múltiplo de ${divisor} que no pasa de ${left}. El número de arriba es ${ones}.`,
          ),
          explained(
            equation(minus(left, ones * divisor), rest),
            line`What is left is the remainder.`,
            line`Lo que sobra es el residuo.`,
          ),
          explained(
            equation(sum(tens, ones), quotient),
            line`Add the two numbers on top to find the quotient.`,
            line`Suma los dos números de arriba para hallar el cociente.`,
          ),
          answerStep(list(...answer), {
            en: line`The quotient is ${quotient} and the remainder is ${rest}.`,
            es: line`El cociente es ${quotient} y el residuo es ${rest}.`,
          }),
        ]
      },
      // Each box is the divisor times its side, and the boxes leave less than the divisor of the dividend.
      check(printed, answers) {
        const [dividend, divisor] = printedDivision(printed)
        const [tens, ones, box, quotient, rest] = tupleOf(
          answers.map(answer => exact(answer).n),
          5,
        )
        const [first] = itemOf(printed.figure('area-model').cells, 0)
        return (
          first?.kind === 'number' &&
          tens * divisor === first.n &&
          ones * divisor === box &&
          tens + ones === quotient &&
          dividend - first.n - box === rest &&
          rest > 0 &&
          rest < divisor
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing digit of the dividend and the missing digit of the quotient.`,
        es: prose`Halla el dígito que falta en el dividendo y el que falta en el cociente.`,
      },
      lines: 5,
      draw(random, level) {
        const { divisor, quotient, dividend } = draw(random, { ...level, remainder: 'never' })
        return { divisor, quotient, dividend, places: random.pick(LONE_PLACES) }
      },
      answer: numberList,
      solve: ({ dividend, quotient, places: [first, second] }) => [
        Math.floor(dividend / 10 ** first) % 10,
        Math.floor(quotient / 10 ** second) % 10,
      ],
      ask({ dividend, divisor, quotient, places: [first, second] }) {
        const shown = m`${hidden(dividend, first)} ÷ ${divisor} = ${hidden(quotient, second)}`
        return {
          en: [shown, prose`Digit of the dividend: ${blank(2)}`, prose`Digit of the quotient: ${blank(2)}`],
          es: [shown, prose`Dígito del dividendo: ${blank(2)}`, prose`Dígito del cociente: ${blank(2)}`],
        }
      },
      solution: ({ dividend, divisor, quotient, places: [first, second] }, answer) => [
        step(equation(times(hidden(quotient, second), divisor), hidden(dividend, first)), because.becauseOf, {
          why: {
            en: line`the quotient times the divisor is the dividend`,
            es: line`el cociente por el divisor es el dividendo`,
          },
        }),
        explained(
          equation(times(withZero(quotient, second), divisor), withZero(quotient, second) * divisor),
          line`Begin with 0 in the quotient. Each 1 more in its box adds ${10 ** second} × ${divisor} = ${10 ** second * divisor}.`,
          line`Empieza con 0 en el cociente. Cada 1 más en su casilla suma ${10 ** second} × ${divisor} = ${10 ** second * divisor}.`,
        ),
        explained(
          statements(...products(divisor, quotient, second).map(product => expr(product))),
          line`These are the products for the digits 0 to 9.`,
          line`Estos son los productos para los dígitos del 0 al 9.`,
        ),
        explained(
          expr(dividend),
          line`Only ${dividend} fits ${hidden(dividend, first)}. It is ${quotient} × ${divisor}.`,
          line`Solo ${dividend} coincide con ${hidden(dividend, first)}. Es ${quotient} × ${divisor}.`,
        ),
        answerStep(list(...answer), {
          en: line`The digit of the dividend is ${itemOf(answer, 0)}, and the digit of the quotient is ${itemOf(answer, 1)}.`,
          es: line`El dígito del dividendo es ${itemOf(answer, 0)} y el del cociente es ${itemOf(answer, 1)}.`,
        }),
      ],
      // Tries all pairs of digits: one alone makes the division exact.
      check(printed, answer) {
        const { under } = printed.one('quotient')
        const [dividend, quotient] = tupleOf(
          printed.all('words').map(({ en }) => en.replace(',', '')),
          2,
        )
        const digits = Array.from({ length: 10 }, (_, digit) => digit)
        const right = digits.flatMap(a =>
          digits
            .map(b => [a, b] as const)
            .filter(
              ([a, b]) =>
                Number(dividend.replace('□', String(a))) ===
                evaluate(under).n * Number(quotient.replace('□', String(b))),
            ),
        )
        return right.length === 1 && itemOf(right, 0).every((digit, i) => exact(itemOf(answer, i)).equals(digit))
      },
    }),

    checkByMultiplying: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
      draw: drawWithRemainder,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor }) => both([longDivision(dividend, divisor), m`${divisor} × ___ + __ = ${dividend}`]),
      key: ({ dividend, divisor, quotient, rest }) =>
        both(equation(sum(times(divisor, quotient), asWritten(rest)), dividend)),
      solution(division) {
        const { dividend, divisor, quotient, rest } = division
        const all = worked(division)
        return [
          ...all.slice(0, -2),
          explained(
            statements(
              equation(times(divisor, quotient), divisor * quotient),
              equation(sum(divisor * quotient, rest), dividend),
            ),
            line`Check: multiply the divisor by the quotient, then add the remainder.`,
            line`Comprueba: multiplica el divisor por el cociente y suma el residuo.`,
          ),
          ...all.slice(-1),
        ]
      },
      check(printed, { quotient, remainder }) {
        const { left, right } = printed.one('relation')
        const [product] = left.kind === 'sum' ? left.terms : []
        if (product?.kind !== 'product') return false
        return isDivision(evaluate(right).n, evaluate(itemOf(product.factors, 0)).n, quotient, remainder)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: { en: prose`Is the division right?`, es: prose`¿Está bien la división?` },
      draw(random) {
        const claim = random.evenly(['zero', 'place', 'zero', 'place', 'right'])
        const [divisor, left, right] = [random.int(3, 9), random.int(1, 9), random.int(1, 9)]
        return { divisor, left, right, claim }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        zero: { en: prose`No, a zero is missing in the quotient.`, es: prose`No, falta un cero en el cociente.` },
        place: {
          en: prose`No, the zero of the quotient is in the wrong place.`,
          es: prose`No, el cero del cociente está en la posición equivocada.`,
        },
      }),
      solve: ({ claim }) => claim,
      ask({ divisor, left, right, claim }) {
        const claimed = { right: 100 * left + right, zero: 10 * left + right, place: 100 * left + 10 * right }[claim]
        return both(m`${divisor * (100 * left + right)} ÷ ${divisor} = ${claimed}`)
      },
      key: ({ left, right, claim }) =>
        claim === 'right'
          ? both([])
          : {
              en: prose`The quotient is ${100 * left + right}.`,
              es: prose`El cociente es ${100 * left + right}.`,
            },
      solution({ divisor, left, right, claim }) {
        const divided = divideByPlaces(divisor * (100 * left + right), divisor)
        // The quotient of a right division is printed already.
        return claim === 'right' ? divided.slice(0, -1) : divided
      },
      // Puts the zero in its place and divides.
      check(printed, answer) {
        const [dividend, divisor] = printedDivision(printed)
        const claimed = evaluate(printed.one('relation').right).n
        if (claimed * divisor === dividend) return answer === 'right'
        const digits = String(claimed)
        const mended = Number(`${digits[0]}0${digits[1]}`)
        return mended * divisor === dividend && answer === (digits.length === 2 ? 'zero' : 'place')
      },
    }),
  }),
)
