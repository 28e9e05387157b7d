import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  decimal,
  equation,
  explained,
  type FormMaker,
  line,
  mixedNumberInLowestTerms,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { inParts } from './in-parts.ts'
import type { levels } from './levels.ts'
import { type Fact, placesOf, resultOf, type Sign, type Style, shown } from './operations.ts'
import { asNumbers, expressionOf, factsOf, type Tree, type Values, valueOf } from './plans.ts'

interface Chained {
  readonly style: Style
  readonly tree: Tree
  readonly values: Values
}
interface Kind {
  readonly tree: Tree
  draw(random: Random): Values
}
const few = (value: Ratio) => placesOf(value) <= 3

const DECIMALS: readonly Kind[] = [
  {
    tree: ['−', 'a', ['×', 'b', 'c']],
    draw(random) {
      const [b, c] = random.until(
        () => [withPlaces(random, 1, 2.3, 9.8), withPlaces(random, 1, 1.2, 4.8)] as const,
        ([b, c]) => placesOf(b.times(c)) === 2,
      )
      return { a: Ratio.of(Math.ceil(b.times(c).toNumber()) + random.int(3, 40)), b, c }
    },
  },
  {
    tree: ['×', ['+', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: withPlaces(random, 1, 3.4, 29.8),
          b: withPlaces(random, 2, 1.23, 8.89),
          c: withPlaces(random, 1, 0.3, 0.9),
        }),
        ({ a, b, c }) => placesOf(a.plus(b)) === 2 && few(a.plus(b).times(c)),
      ),
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw(random) {
      const [quotient, b] = random.until(
        () => [withPlaces(random, 1, 3.2, 19.8), withPlaces(random, 1, 0.3, 0.9)] as const,
        ([q, b]) => placesOf(q.times(b)) === 2,
      )
      return { a: quotient.times(b), b, c: withPlaces(random, 2, 2.34, 9.87) }
    },
  },
  {
    tree: ['÷', ['−', 'a', 'b'], 'c'],
    draw(random) {
      const [quotient, c] = random.until(
        () => [withPlaces(random, 1, 3.2, 18.9), withPlaces(random, 1, 0.3, 0.9)] as const,
        ([q, c]) => placesOf(q.times(c)) === 2,
      )
      // The first number has 1 decimal place.
      const b = Ratio.of(10 * random.int(13, 98) + 10 - (quotient.times(c).times(100).n % 10), 100)
      return { a: quotient.times(c).plus(b), b, c }
    },
  },
]

export const UNLIKE = [
  [3, 4],
  [4, 6],
  [5, 2],
  [3, 5],
  [6, 9],
  [4, 5],
  [6, 8],
] as const
const FRACTIONS: readonly Kind[] = [
  {
    tree: ['+', 'a', ['×', 'b', 'c']],
    draw: random =>
      random.until(
        () => {
          const [one, other] = random.pick(UNLIKE)
          return {
            a: proper(random, random.pick([4, 6, 8, 9])).plus(random.int(1, 5)),
            b: proper(random, one),
            c: proper(random, other).plus(random.int(1, 3)),
          }
        },
        ({ a, b, c }) => b.n > 1 && !b.times(c).isInteger && a.d !== b.times(c).d && a.plus(b.times(c)).d <= 36,
      ),
  },
  {
    tree: ['×', ['−', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [one, other] = random.pick(UNLIKE)
          return {
            a: proper(random, one).plus(random.int(1, 4)),
            b: proper(random, other),
            c: Ratio.of(random.int(4, 9)),
          }
        },
        ({ a, b, c }) => a.minus(Math.floor(a.toNumber())).compare(b) < 0 && !a.minus(b).times(c).isInteger,
      ),
  },
  {
    tree: ['−', ['÷', 'a', 'b'], 'c'],
    draw(random) {
      const [a, d] = [random.int(3, 8), random.int(3, 8)]
      return {
        a: Ratio.of(a),
        b: Ratio.of(1, d),
        c: proper(random, random.pick([5, 6, 7, 8, 9])).plus(random.int(2, 7)),
      }
    },
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: Ratio.of(1, random.int(3, 6)),
          b: Ratio.of(random.int(3, 6)),
          c: proper(random, random.int(3, 9)).plus(random.int(1, 4)),
        }),
        ({ a, b, c }) => a.over(b).d % c.d !== 0 && a.over(b).plus(c).d <= 40,
      ),
  },
]

const VERBS: Readonly<Record<Sign, readonly [first: string, then: string, primero: string, antes: string]>> = {
  '+': ['Add', 'add', 'suma', 'sumar'],
  '−': ['Subtract', 'subtract', 'resta', 'restar'],
  '×': ['Multiply', 'multiply', 'Multiplica', 'multiplicar'],
  '÷': ['Divide', 'divide', 'Divide', 'dividir'],
}
function stepsIn({ style, tree, values }: Chained): readonly Step[] {
  const [first, then] = tupleOf(factsOf(tree, style, values), 2)
  const [does, , hace] = VERBS[first.sign]
  const [, next, , antes] = VERBS[then.sign]
  const isInside = first.sign === '+' || first.sign === '−'
  return [
    ...(isInside
      ? inParts(first, [`${does} in the parentheses first.`], [`Primero ${hace} dentro del paréntesis.`])
      : inParts(first, [`${does} before you ${next}.`], [`${hace} antes de ${antes}.`])),
    ...inParts(then, [`Then ${next}.`], [`Después ${VERBS[then.sign][2].toLowerCase()}.`]),
  ]
}

const chained = (style: Style, kinds: readonly Kind[], instruction: Both<Block>, answer: AnswerType<Value>) =>
  ({
    levels: ['hard'],
    lines: 5,
    instruction,
    draw(random: Random): Chained {
      const { tree, draw } = random.evenly(kinds)
      return { style, tree, values: draw(random) }
    },
    answer,
    solve: ({ tree, values }: Chained): Value => shown(style, valueOf(tree, style, values)),
    ask: ({ tree, values }: Chained) => both(equation(expressionOf(tree, asNumbers(style, values)), blank(3.5))),
    solution: stepsIn,
    check: fitsTheGap,
  }) as const

/** The first number is missing. */
const BACKWARD: readonly Kind[] = [
  {
    tree: ['×', ['−', 'a', 'b'], 'c'],
    draw(random) {
      const [b, rest] = [withPlaces(random, 1, 1.3, 9.8), withPlaces(random, 1, 2.3, 9.8)]
      return { a: rest.plus(b), b, c: Ratio.of(random.int(4, 9)) }
    },
  },
  {
    tree: ['+', ['÷', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [b, quotient] = [Ratio.of(random.int(4, 9)), withPlaces(random, 1, 2.3, 9.8)]
          return { a: quotient.times(b), b, c: withPlaces(random, 2, 1.23, 9.87) }
        },
        ({ a }) => !a.isInteger,
      ),
  },
  {
    tree: ['÷', ['+', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => {
          const [c, quotient] = [Ratio.of(random.int(4, 9)), withPlaces(random, 1, 4.3, 9.8)]
          const b = withPlaces(random, 1, 2.3, 12.8)
          return { a: quotient.times(c).minus(b), b, c }
        },
        ({ a }) => a.compare(3) > 0 && !a.isInteger,
      ),
  },
  {
    tree: ['−', ['×', 'a', 'b'], 'c'],
    draw: random =>
      random.until(
        () => ({
          a: withPlaces(random, 1, 2.3, 9.8),
          b: Ratio.of(random.int(4, 9)),
          c: withPlaces(random, 2, 1.23, 8.87),
        }),
        ({ a, b }) => !a.times(b).isInteger,
      ),
  },
]
const UNDO: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
const UNDOES: Readonly<Record<Sign, readonly [en: string, es: string]>> = {
  '+': ['undo + by subtracting.', 'deshaz + restando.'],
  '−': ['undo − by adding.', 'deshaz − sumando.'],
  '×': ['undo × by dividing.', 'deshaz × dividiendo.'],
  '÷': ['undo ÷ by multiplying.', 'deshaz ÷ multiplicando.'],
}

export const twoOperationForms = (form: FormMaker<typeof levels>) => ({
  twoDecimals: form(chained('decimal', DECIMALS, { en: prose`Find the value.`, es: prose`Halla el valor.` }, rational)),
  twoFractions: form(
    chained(
      'fraction',
      FRACTIONS,
      {
        en: prose`Find the value as a mixed number in lowest terms.`,
        es: prose`Halla el valor como número mixto en su mínima expresión.`,
      },
      mixedNumberInLowestTerms,
    ),
  ),

  backward: form({
    levels: ['hard'],
    lines: 5,
    instruction: missingNumber,
    draw(random): Chained {
      const { tree, draw } = random.evenly(BACKWARD)
      return { style: 'decimal', tree, values: draw(random) }
    },
    answer: rational,
    solve: ({ values }) => decimal(valueOf('a', 'decimal', values)),
    ask: ({ tree, values }) =>
      both(
        equation(
          expressionOf(tree, letter => (letter === 'a' ? blank(3) : asNumbers('decimal', values)(letter))),
          shown('decimal', valueOf(tree, 'decimal', values)),
        ),
      ),
    solution({ tree, values }) {
      const facts = factsOf(tree, 'decimal', values)
      const undone = [...facts]
        .reverse()
        .map((fact): Fact => ({ style: 'decimal', sign: UNDO[fact.sign], a: resultOf(fact), b: fact.b }))
      const number = shown('decimal', valueOf('a', 'decimal', values))
      return [
        ...undone.flatMap((fact, i) => {
          const [en, es] = UNDOES[UNDO[fact.sign]]
          return inParts(
            fact,
            [i === 0 ? 'Work backward: ' : 'Then ', en],
            [i === 0 ? 'Trabaja hacia atrás: ' : 'Después ', es],
          )
        }),
        explained(
          equation(
            expressionOf(tree, asNumbers('decimal', values)),
            shown('decimal', valueOf(tree, 'decimal', values)),
          ),
          line`${number} makes the equation true.`,
          line`Con ${number} la igualdad es verdadera.`,
        ),
      ]
    },
    check: fitsTheGap,
  }),
})
