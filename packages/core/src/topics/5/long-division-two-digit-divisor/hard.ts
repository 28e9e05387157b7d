import { mixedNumberInLowestTerms, quantity } from '../../../answer/number.ts'
import { numberList } from '../../../answer/number-list.ts'
import { type Both, both, type Content, count, longDivision, prose, workedLongDivision } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { carton, row } from '../../../language/nouns/containers.ts'
import { egg } from '../../../language/nouns/food.ts'
import { photo, pieceOfRibbon } from '../../../language/nouns/home.ts'
import { book } from '../../../language/nouns/school.ts'
import { bus } from '../../../language/nouns/transport.ts'
import { day } from '../../../language/nouns/units.ts'
import { blank, equation, mixed, sum, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { division, draw, isDivision, kinds } from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  asFraction: form({
    levels: ['hard'],
    instruction: {
      en: prose`Divide. Write the remainder as a fraction in lowest terms.`,
      es: prose`Divide. Escribe el residuo como fracción en su mínima expresión.`,
    },
    lines: 8,
    draw: random => kinds['four digits'](random),
    answer: mixedNumberInLowestTerms,
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
})
