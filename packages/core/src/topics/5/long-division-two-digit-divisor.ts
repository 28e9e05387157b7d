import { mixedNumber, quantity } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { quotientAndRemainder } from '../../answer/remainder.ts'
import {
  type Both,
  both,
  type Content,
  count,
  figure,
  line,
  longDivision,
  prose,
  steps,
  workedLongDivision,
} from '../../content.ts'
import { areaModel } from '../../figure/area-model.ts'
import type { Noun } from '../../language/noun.ts'
import { carton, row } from '../../language/nouns/containers.ts'
import { egg } from '../../language/nouns/food.ts'
import { photo, pieceOfRibbon } from '../../language/nouns/home.ts'
import { book } from '../../language/nouns/school.ts'
import { bus } from '../../language/nouns/transport.ts'
import { day } from '../../language/nouns/units.ts'
import { blank, equation, mixed, remainder, sum, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Division {
  readonly divisor: number
  readonly quotient: number
  readonly rest: number
  readonly dividend: number
}

const division = (divisor: number, quotient: number, rest: number): Division => ({
  divisor,
  quotient,
  rest,
  dividend: divisor * quotient + rest,
})
const digits = (value: number) => String(value).length

/** Quotient and remainder come first; the dividend follows. */
const kinds = {
  'friendly divisor'(random: Random) {
    const divisor = random.pick([10, 20, 30, 40, 50, 60, 70, 80, 90, 11, 12, 15, 25])
    return random.until(
      () => division(divisor, random.int(Math.ceil(100 / divisor), Math.floor(999 / divisor)), 0),
      ({ quotient }) => quotient > 1,
    )
  },
  'any divisor'(random: Random) {
    const rest = random.evenly([true, false])
    return random.until(
      () => {
        const divisor = random.int(13, 99)
        return division(divisor, random.int(2, 76), rest ? random.int(1, divisor - 1) : 0)
      },
      ({ dividend, divisor }) => digits(dividend) === 3 && divisor % 10 !== 0,
    )
  },
  'zero in the quotient'(random: Random) {
    const divisor = random.int(13, 89)
    const hundreds = random.int(Math.ceil(1000 / (divisor * 100)), Math.min(9, Math.floor(9000 / (divisor * 100)) || 1))
    return division(divisor, hundreds * 100 + random.int(1, 9), random.int(1, divisor - 1))
  },
  'four digits'(random: Random) {
    const divisor = random.int(13, 89)
    return division(
      divisor,
      random.int(Math.ceil(1000 / divisor), Math.min(999, Math.floor(9900 / divisor))),
      random.int(1, divisor - 1),
    )
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

const draw = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random)

const isDivision = (dividend: number, divisor: number, quotient: number, rest: number) =>
  quotient * divisor + rest === dividend && rest >= 0 && rest < divisor

const instruction = {
  en: prose`Divide. Write any remainder after R.`,
  es: prose`Divide. Escribe el residuo, si lo hay, después de R.`,
}

interface Story {
  readonly divisor: readonly [least: number, most: number]
  readonly quotient: readonly [least: number, most: number]
  readonly unit: Noun
  tell(all: number, size: number): Both<Content>
}

/** What is left over needs one more. */
const roundUp: readonly Story[] = [
  {
    divisor: [24, 48],
    quotient: [5, 18],
    unit: bus,
    tell: (all, size) => ({
      en: prose`${all} students go on a trip. Each bus holds ${size} students. How many buses are needed?`,
      es: prose`${all} estudiantes van de excursión. En cada autobús caben ${size} estudiantes. ¿Cuántos autobuses se necesitan?`,
    }),
  },
  {
    divisor: [18, 45],
    quotient: [6, 20],
    unit: day,
    tell: (all, size) => ({
      en: prose`A book has ${all} pages. Nina reads ${size} pages a day. In how many days does she finish the book?`,
      es: prose`Un libro tiene ${all} páginas. Nina lee ${size} páginas por día. ¿En cuántos días termina el libro?`,
    }),
  },
  {
    divisor: [14, 32],
    quotient: [8, 30],
    unit: row,
    tell: (all, size) => ({
      en: prose`There are ${all} people at a concert. Each row has ${size} seats. How many rows are needed so that everyone has a seat?`,
      es: prose`En un concierto hay ${all} personas. Cada fila tiene ${size} asientos. ¿Cuántas filas se necesitan para que todas tengan asiento?`,
    }),
  },
]

/** What is left over does not count. */
const drop: readonly Story[] = [
  {
    divisor: [12, 30],
    quotient: [9, 40],
    unit: carton,
    tell: (all, size) => ({
      en: prose`A farm packs ${all} eggs in cartons of ${size} eggs. How many cartons can be filled completely?`,
      es: prose`Una granja empaca ${all} huevos en cartones de ${size} huevos. ¿Cuántos cartones se pueden llenar por completo?`,
    }),
  },
  {
    divisor: [15, 36],
    quotient: [6, 25],
    unit: pieceOfRibbon,
    tell: (all, size) => ({
      en: prose`A roll has ${all} inches of ribbon. It is cut into pieces of ${size} inches. How many pieces of that length can be cut?`,
      es: prose`Un rollo tiene ${all} pulgadas de cinta. Se corta en pedazos de ${size} pulgadas. ¿Cuántos pedazos de ese largo se pueden cortar?`,
    }),
  },
  {
    divisor: [15, 36],
    quotient: [6, 25],
    unit: book,
    tell: (all, size) => ({
      en: prose`A school has ${all} dollars for books. Each book costs ${size} dollars. How many books can the school buy?`,
      es: prose`Una escuela tiene ${all} dólares para libros. Cada libro cuesta ${size} dólares. ¿Cuántos libros puede comprar la escuela?`,
    }),
  },
]

/** What is left over is the answer. */
const leftOver: readonly Story[] = [
  {
    divisor: [12, 30],
    quotient: [9, 30],
    unit: egg,
    tell: (all, size) => ({
      en: prose`A farm packs ${all} eggs in cartons of ${size} eggs. After as many cartons as possible are filled, how many eggs are left over?`,
      es: prose`Una granja empaca ${all} huevos en cartones de ${size} huevos. Después de llenar todos los cartones posibles, ¿cuántos huevos sobran?`,
    }),
  },
  {
    divisor: [16, 40],
    quotient: [7, 20],
    unit: photo,
    tell: (all, size) => ({
      en: prose`An album holds ${size} photos on each page. Mateo has ${all} photos and fills as many pages as possible. How many photos are left over?`,
      es: prose`En cada página de un álbum caben ${size} fotos. Mateo tiene ${all} fotos y llena todas las páginas posibles. ¿Cuántas fotos sobran?`,
    }),
  },
]

function drawStory(random: Random, stories: readonly Story[]) {
  const story = random.pick(stories)
  const divisor = random.int(...story.divisor)
  return {
    story,
    ...random.until(
      () => division(divisor, random.int(...story.quotient), random.int(1, divisor - 1)),
      ({ dividend }) => dividend >= 100,
    ),
  }
}

/** The total is the greater of the two printed numbers. */
function read(printed: Printed): readonly [dividend: number, divisor: number] {
  const [a, b] = printed.numbers.map(({ n }) => n)
  return [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)]
}

export const longDivisionTwoDigitDivisor = defineTopic(
  {
    id: 'long-division-two-digit-divisor',
    name: { en: 'Long division with two-digit divisors', es: 'División larga con divisor de dos dígitos' },
    description: {
      en: 'Divide a number of up to four digits by a two-digit number, with or without a remainder.',
      es: 'Divide un número de hasta cuatro dígitos entre uno de dos dígitos, con o sin residuo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.6'],
    levels: {
      easy: { kinds: ['friendly divisor'] },
      medium: { kinds: ['any divisor'] },
      hard: { kinds: ['zero in the quotient', 'four digits'] },
    },
  },
  form => ({
    bracket: form({
      share: 3,
      instruction,
      lines: 8,
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
      check(printed, { quotient, remainder }) {
        const { dividend, divisor } = printed.block('long-division')
        return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
      },
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 8,
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor, rest }) =>
        both(m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), blank(2))}`),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
      check(printed, { quotient, remainder }) {
        const { over, under } = printed.one('quotient')
        return isDivision(evaluate(over).n, evaluate(under).n, quotient, remainder)
      },
    }),

    partialQuotients: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Divide with partial quotients. Fill in the blanks.`,
        es: prose`Divide con cocientes parciales. Completa los espacios.`,
      },
      lines: 2,
      draw(random, { kinds: [kind] }) {
        const divisor = kind === 'friendly divisor' ? random.pick([11, 12, 15, 20, 25, 30]) : random.int(13, 45)
        const tens = random.int(1, Math.floor((Math.floor(999 / divisor) - 10) / 10))
        const rest = kind === 'friendly divisor' || random.evenly([true, false]) ? 0 : random.int(1, divisor - 1)
        return division(divisor, 10 * tens + random.int(1, 9), rest)
      },
      answer: numberList,
      solve({ divisor, quotient, dividend }) {
        const taken = (quotient - (quotient % 10)) * divisor
        return [taken, taken, dividend - taken, (quotient % 10) * divisor, quotient]
      },
      ask({ divisor, quotient, dividend, rest }) {
        const ones = quotient % 10
        return both([
          steps(
            line`${m`${quotient - ones} × ${divisor} = ___`}`,
            line`${m`${dividend} - ___ = ___`}`,
            line`${m`${ones} × ${divisor} = ___`}`,
          ),
          m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), rest)}`,
        ])
      },
      // What is taken away twice leaves less than the divisor.
      check(printed, [first, taken, left, second, quotient]) {
        const { over, under } = printed.one('quotient')
        const [dividend, divisor] = [evaluate(over), evaluate(under)]
        const [tens, ones] = printed.all('product').map(product => evaluate(product))
        if (!first || !taken || !left || !second || !quotient || !tens || !ones) return false
        return (
          tens.equals(exact(first)) &&
          tens.equals(exact(taken)) &&
          ones.equals(exact(second)) &&
          tens.plus(exact(left)).equals(dividend) &&
          tens.plus(ones).equals(divisor.times(exact(quotient))) &&
          isDivision(dividend.n, divisor.n, exact(quotient).n, dividend.minus(tens).minus(ones).n)
        )
      },
    }),

    areaModel: form({
      levels: ['easy'],
      instruction: {
        en: prose`Complete the area model. Write the missing numbers from left to right, then the quotient.`,
        es: prose`Completa el modelo de área. Escribe los números que faltan de izquierda a derecha y luego el cociente.`,
      },
      draw: random => {
        const [divisor, tens, ones] = [random.pick([11, 12, 15, 20, 25]), random.int(1, 3) * 10, random.int(2, 9)]
        return { divisor, tens, ones, dividend: divisor * (tens + ones) }
      },
      answer: numberList,
      solve: ({ tens, ones }) => [tens, ones, tens + ones],
      ask: ({ divisor, tens, ones, dividend }) =>
        both([
          m`${dividend} ÷ ${divisor}`,
          figure(
            areaModel({
              columns: [blank(2), blank(2)],
              rows: [divisor],
              cells: [[divisor * tens, divisor * ones]],
              columnSizes: [tens, ones],
              rowSizes: [divisor],
            }),
          ),
        ]),
      // The boxes add up to the dividend, and each is divisor times its side.
      check(printed, [tens, ones, quotient]) {
        const { cells } = printed.figure('area-model')
        const boxes = (cells[0] ?? []).map(cell => (cell && cell.kind === 'number' ? cell.n / cell.d : Number.NaN))
        const { over, under } = printed.one('quotient')
        const divisor = evaluate(under).n
        return (
          boxes.reduce((total, box) => total + box, 0) === evaluate(over).n &&
          [tens, ones].every(
            (side, i) =>
              side !== undefined &&
              exact(side)
                .times(divisor)
                .equals(boxes[i] ?? 0),
          ) &&
          quotient !== undefined &&
          exact(quotient).times(divisor).equals(evaluate(over))
        )
      },
    }),

    asFraction: form({
      levels: ['hard'],
      instruction: {
        en: prose`Divide. Write the remainder as a fraction in lowest terms.`,
        es: prose`Divide. Escribe el residuo como fracción en su mínima expresión.`,
      },
      lines: 8,
      draw: random => kinds['four digits'](random),
      answer: mixedNumber,
      solve: ({ dividend, divisor }) => mixed(Ratio.of(dividend, divisor)),
      ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
      check(printed, answer) {
        const { dividend, divisor } = printed.block('long-division')
        return exact(answer).times(divisor).equals(evaluate(dividend))
      },
    }),

    checkByMultiplying: form({
      levels: ['hard'],
      instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
      lines: 8,
      draw,
      answer: numberList,
      solve: ({ quotient, rest }) => [quotient, rest],
      ask: ({ dividend, divisor }) =>
        both([longDivision(dividend, divisor), equation(sum(times(divisor, blank(3)), blank(2)), dividend)]),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
      check(printed, [quotient, rest]) {
        const [divisor] = printed.one('product').factors
        const { right } = printed.one('relation')
        return (
          divisor !== undefined &&
          quotient !== undefined &&
          rest !== undefined &&
          isDivision(evaluate(right).n, evaluate(divisor).n, exact(quotient).n, exact(rest).n)
        )
      },
    }),

    oneMore: form({
      levels: ['medium', 'hard'],
      draw: random => drawStory(random, roundUp),
      answer: quantity,
      solve: ({ story, quotient }) => count(quotient + 1, story.unit),
      ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
      // Enough for all, and with one fewer not enough.
      check(printed, { amount }) {
        const [all, size] = read(printed)
        const needed = evaluate(amount).n
        return needed * size >= all && (needed - 1) * size < all
      },
    }),

    complete: form({
      levels: ['medium', 'hard'],
      draw: random => drawStory(random, drop),
      answer: quantity,
      solve: ({ story, quotient }) => count(quotient, story.unit),
      ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
      check(printed, { amount }) {
        const [all, size] = read(printed)
        const filled = evaluate(amount).n
        return filled * size <= all && (filled + 1) * size > all
      },
    }),

    leftOver: form({
      levels: ['medium'],
      draw: random => drawStory(random, leftOver),
      answer: quantity,
      solve: ({ story, rest }) => count(rest, story.unit),
      ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
      check(printed, { amount }) {
        const [all, size] = read(printed)
        const left = evaluate(amount).n
        return left >= 0 && left < size && (all - left) % size === 0
      },
    }),
  }),
)
