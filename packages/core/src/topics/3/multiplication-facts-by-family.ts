import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, column, figure, prose } from '../../content.ts'
import { array } from '../../figure/array.ts'
import { blank, equation, list, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { drillOf } from '../common/drill.ts'
import { numbersOnWheel, wheel } from '../common/wheel.ts'

interface Level {
  readonly families: readonly number[]
  readonly others: readonly [least: number, most: number]
}

/** A fact of a family, its factors in either order; 0 and 1 come up no more often than they should. */
function draw(random: Random, { families, others: [least, most] }: Level) {
  const family = random.evenly(families)
  const other = least < 2 && random.chance(0.85) ? random.int(2, most) : random.int(least, most)
  const [a, b] = random.chance(0.5) ? [family, other] : [other, family]
  return { a, b }
}

const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9, 10]
type Factors = readonly [a: number, b: number]

/** Ten facts of one family; the tenth is one with 0 or 1, or one of the others turned around. */
function drawFamily(random: Random, { families, others: [least] }: Level): readonly Factors[] {
  const family = random.evenly(families)
  const facts = FACTORS.map((other): Factors => (random.chance(0.5) ? [family, other] : [other, family]))
  const [a, b] = random.pick(facts.filter(([a, b]) => a !== b))
  return random.shuffle([...facts, least < 2 ? [family, random.int(0, 1)] : [b, a]])
}

/** Twenty different facts of all families of the level, two of them with 0 and 1 where those belong to it. */
function drawMixed(random: Random, { families }: Level): readonly Factors[] {
  const large = FACTORS.filter(factor => families.includes(factor))
  const pool = large.flatMap(family =>
    FACTORS.filter(other => other >= family || !large.includes(other)).map(
      (other): Factors => (random.chance(0.5) ? [family, other] : [other, family]),
    ),
  )
  const small = [0, 1].filter(factor => families.includes(factor)).map((factor): Factors => [factor, random.int(2, 10)])
  return random.shuffle([...random.sample(pool, 20 - small.length), ...small])
}

/** As draw, without 0 and 1. */
const drawLarger = (random: Random, { families, others: [, most] }: Level) =>
  draw(random, { families: families.filter(family => family > 1), others: [2, most] })

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const multiplicationFactsByFamily = defineTopic(
  {
    id: 'multiplication-facts-by-family',
    name: { en: 'Multiplication facts by family', es: 'Tablas de multiplicar' },
    description: {
      en: 'Recall products of numbers up to 10 × 10, one table at a time or mixed.',
      es: 'Recuerda los productos hasta 10 × 10, una tabla a la vez o mezcladas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7'],
    levels: {
      easy: { families: [2, 5, 10, 1, 2, 5, 10, 0], others: [0, 10] },
      medium: { families: [3, 4, 9], others: [2, 10] },
      hard: { families: [6, 7, 8], others: [2, 10] },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ a, b }) => a * b,
      ask: ({ a, b }) => both(equation(times(a, b), blank(2))),
      // Adds the second factor as many times as the first says.
      check(printed, answer) {
        const [a, b] = printed.one('product').factors.map(factor => evaluate(factor).n)
        return exact(answer).equals(
          Array<number>(a ?? 0)
            .fill(b ?? 0)
            .reduce((total, value) => total + value, 0),
        )
      },
    }),

    vertical: form({
      instruction,
      lines: 1,
      draw,
      answer: integer,
      solve: ({ a, b }) => a * b,
      ask: ({ a, b }) => both(column('×', a, b)),
      check(printed, answer) {
        const [a, b] = printed.block('column').rows.map(({ of }) => evaluate(of).n)
        return exact(answer).equals(
          Array<number>(a ?? 0)
            .fill(b ?? 0)
            .reduce((total, value) => total + value, 0),
        )
      },
    }),

    array: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the product that the array shows.`,
        es: prose`Escribe el producto que muestra el arreglo.`,
      },
      lines: 0,
      draw: drawLarger,
      answer: integer,
      solve: ({ a, b }) => a * b,
      ask: ({ a, b }) => both([figure(array(a, b)), equation(times(a, b), blank(2))]),
      // Counts the objects.
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const [a, b] = printed.one('product').factors.map(factor => evaluate(factor).n)
        let count = 0
        for (let row = 0; row < rows; row++) count += columns
        return exact(answer).equals(count) && a === rows && b === columns
      },
    }),

    missingFactor: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      lines: 0,
      draw: random => ({ a: random.pick(FACTORS), b: random.pick(FACTORS), first: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ a }) => a,
      ask: ({ a, b, first }) => both(equation(first ? times(blank(2), b) : times(b, blank(2)), a * b)),
      check(printed, answer) {
        const [known, product] = printed.all('number').map(({ n }) => n)
        return exact(answer)
          .times(known ?? 0)
          .equals(product ?? -1)
      },
    }),

    skipCount: form({
      instruction: {
        en: prose`Skip count. Write the missing numbers.`,
        es: prose`Cuenta a saltos. Escribe los números que faltan.`,
      },
      lines: 0,
      draw: (random, { families }) => {
        const step = random.evenly(families.filter(family => family > 1))
        return { step, start: random.int(1, 5), hidden: random.sample([1, 2, 3], 2).sort((a, b) => a - b) }
      },
      answer: numberList,
      solve: ({ step, start, hidden }) => hidden.map(i => step * (start + i)),
      ask: ({ step, start, hidden }) =>
        both(list(...[0, 1, 2, 3, 4].map(i => (hidden.includes(i) ? blank(1.5) : step * (start + i))))),
      // With the blanks filled in, every step is the same.
      check(printed, answers) {
        const filled = [...answers]
        const numbers = printed
          .one('list')
          .items.map(item => (item.kind === 'blank' ? exact(filled.shift() ?? 0) : evaluate(item)))
        const step = numbers[1] && numbers[0] ? numbers[1].minus(numbers[0]) : null
        return step !== null && numbers.every((value, i) => i === 0 || value.minus(numbers[i - 1] ?? 0).equals(step))
      },
    }),

    wheel: form({
      lines: 0,
      draw: (random, { families }) => ({
        family: random.evenly(families.filter(family => family > 1)),
        others: random.shuffle([1, ...FACTORS]),
      }),
      answer: numberList,
      solve: ({ family, others }) => others.map(other => family * other),
      ask({ family, others }) {
        const drawn = figure(wheel(family, others))
        return {
          en: [prose`Multiply each number by ${family}. Start at the top and go around like a clock.`, drawn],
          es: [prose`Multiplica cada número por ${family}. Empieza arriba y sigue como el reloj.`, drawn],
        }
      },
      check(printed, answers) {
        const [family = 0, ...others] = numbersOnWheel(printed.figure('geometry-diagram'))
        return (
          printed.numbers[0]?.equals(family) === true &&
          answers.length === others.length &&
          answers.every((answer, i) =>
            exact(answer)
              .over(family)
              .equals(others[i] ?? 0),
          )
        )
      },
    }),

    drill: form({
      instruction: {
        en: prose`Multiply. Write the products row by row.`,
        es: prose`Multiplica. Escribe los productos fila por fila.`,
      },
      wide: true,
      lines: 0,
      draw: (random, level) => ({
        facts: random.evenly([drawFamily, drawMixed])(random, level),
      }),
      answer: numberList,
      solve: ({ facts }) => facts.map(([a, b]) => a * b),
      ask: ({ facts }) =>
        both(
          drillOf(
            facts.map(([a, b]) => equation(times(a, b), blank(2))),
            5,
          ),
        ),
      check(printed, answers) {
        const products = printed.all('product').map(({ factors }) => factors.map(factor => evaluate(factor).n))
        return (
          answers.length === products.length &&
          products.every(([a, b], i) =>
            exact(answers[i] ?? -1).equals(
              Array<number>(a ?? 0)
                .fill(b ?? 0)
                .reduce((total, value) => total + value, 0),
            ),
          )
        )
      },
    }),
  }),
)
