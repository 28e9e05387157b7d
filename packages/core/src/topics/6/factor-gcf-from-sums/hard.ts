import {
  answerStep,
  areaModel,
  type Block,
  type Both,
  blank,
  both,
  bracketed,
  divisors,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  gcd,
  itemOf,
  join,
  line,
  list,
  namedNumbers,
  prose,
  type Random,
  statements,
  sum,
  symbol,
  times,
  tupleOf,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import { letterBlanks } from '../../kit/factors/factor-tree.ts'
import type { levels } from './levels.ts'
import {
  AS_PRODUCT,
  expanded,
  expandedShown,
  type Factored,
  factoredSteps,
  greatestSteps,
  isFullyFactored,
  nextFactor,
  productOf,
  sumOf,
  type Term,
  termShown,
  termsIn,
  withSmaller,
} from './sums.ts'

type Letters = readonly Term['letter'][]
/** A letter and a number, or two letters, or three terms: each in its turn. */
const KINDS: readonly Letters[] = [
  ['x', ''],
  ['x', 'y'],
  ['x', 'y', ''],
  ['', 'x'],
  ['x', 'y', ''],
]
/** Each form has factors of its own: no two sums of a sheet have the same one. */
const GCFS = [6, 10, 14] as const

const drawInner = (random: Random, letters: Letters, gcf: number): readonly Term[] =>
  random.until(
    () =>
      letters.map(letter => ({
        of: random.int(2, Math.min(9, Math.floor(90 / gcf))),
        letter,
      })),
    terms => new Set(terms.map(({ of }) => of)).size === terms.length && terms.map(({ of }) => of).reduce(gcd) === 1,
  )
function drawWithLetters(random: Random, kinds: readonly Letters[], gcfs: readonly number[]): Factored {
  const letters = random.evenly(kinds)
  const gcf = random.evenly(gcfs)
  return { gcf, inner: drawInner(random, letters, gcf) }
}

const NAMES = ['Amir', 'Clara', 'Gabriel', 'Leila', 'Mateo', 'Naomi', 'Priya', 'Samuel'] as const
const COMPOSITE = [8, 15, 9] as const

/** Sums of which one has the greatest common factor that is asked for: the others have it as a factor, or have a smaller one. */
interface Sums {
  readonly gcf: number
  readonly right: Expr
  readonly twice: Factored
  readonly part: Factored
  /** It is a factor of the first term alone. */
  readonly other: readonly [Term, Term]
}
function drawSums(random: Random): Sums {
  const gcf = random.evenly([6, 4, 8, 10, 9, 12])
  const letters = random.evenly([
    ['x', ''],
    ['x', 'y'],
    ['', 'x'],
  ] as const)
  const of = (factor: number, most: number): Factored =>
    random.until(
      () => ({ gcf: factor, inner: letters.map(letter => ({ of: random.int(2, most), letter })) }),
      ({ inner }) => {
        const [a, b] = tupleOf(inner, 2)
        return a.of !== b.of && gcd(a.of, b.of) === 1
      },
    )
  return {
    gcf,
    right: expandedShown(of(gcf, 7)),
    twice: of(2 * gcf, 4),
    part: of(nextFactor(gcf), 11),
    other: [
      { of: gcf * random.int(2, 6), letter: letters[0] },
      { of: gcf * random.int(2, 6) + random.pick([1, gcf - 1]), letter: letters[1] },
    ],
  }
}

const NAMED = ['a', 'b', 'c', 'd'] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  factorLetters: form({
    levels: ['hard'],
    instruction: {
      en: { kind: 'paragraph', content: AS_PRODUCT.en },
      es: { kind: 'paragraph', content: AS_PRODUCT.es },
    },
    lines: 3,
    draw: random => drawWithLetters(random, KINDS, GCFS),
    answer: writtenExpression,
    solve: productOf,
    ask: of => both(expandedShown(of)),
    solution: factoredSteps,
    check: (printed, answer) => isFullyFactored(answer, termsIn(printed.one('sum'))),
  }),

  factorsMissing: form({
    levels: ['hard'],
    kind: 'compute',
    lines: 2,
    draw: random =>
      drawWithLetters(
        random,
        [
          ['x', 'y', ''],
          ['x', '', 'y'],
          ['', 'x', 'y'],
        ],
        [7, 12, 5],
      ),
    answer: namedNumbers(...NAMED),
    solve: ({ gcf, inner }) => [gcf, ...inner.map(({ of }) => of)],
    ask(of) {
      const [b, c, d] = tupleOf(
        of.inner.map(({ letter }, i) => {
          const name = symbol(itemOf(NAMED, i + 1))
          return letter === '' ? name : join(name, symbol(letter))
        }),
        3,
      )
      const product = equation(expandedShown(of), join(symbol('a'), bracketed(sum(b, c, d))))
      const blanks = letterBlanks(...NAMED)
      return {
        en: [
          prose`In ${product}, the number ${symbol('a')} is the greatest common factor. Find ${symbol('a')}, ${symbol('b')}, ${symbol('c')}, and ${symbol('d')}.`,
          blanks,
        ],
        es: [
          prose`En ${product}, el número ${symbol('a')} es el máximo común divisor. Halla ${symbol('a')}, ${symbol('b')}, ${symbol('c')} y ${symbol('d')}.`,
          blanks,
        ],
      }
    },
    solution: (of, answer) => [
      ...greatestSteps(of),
      answerStep(list(...answer.map((value, i) => equation(symbol(itemOf(NAMED, i)), value))), {
        en: line`The product is ${productOf(of)}.`,
        es: line`El producto es ${productOf(of)}.`,
      }),
    ],
    // Multiplies out with the numbers in place of the letters, and looks for a common factor of b, c, and d.
    check(printed, answer) {
      const terms = termsIn(printed.one('relation').left).map(({ of }) => of)
      const [a, b, c, d] = tupleOf(
        answer.map(value => exact(value).n),
        4,
      )
      return a * b === terms[0] && a * c === terms[1] && a * d === terms[2] && gcd(gcd(b, c), d) === 1
    },
  }),

  notFinished: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 3,
    draw: random => ({ of: drawWithLetters(random, KINDS, COMPOSITE), name: random.evenly(NAMES) }),
    answer: writtenExpression,
    solve: ({ of }) => productOf(of),
    ask({ of, name }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const [start, written] = [expandedShown(of), productOf(withSmaller(of, nextFactor(of.gcf)))]
      return {
        en: prose`To factor ${start}, ${who} writes ${written}. The product is equal to the sum, but the factor outside is not the greatest common factor. Write the sum as the greatest common factor times a sum.`,
        es: prose`Para factorizar ${start}, ${who} escribe ${written}. El producto es igual a la suma, pero el factor de afuera no es el máximo común divisor. Escribe la suma como el máximo común divisor por otra suma.`,
      }
    },
    solution({ of }) {
      const smaller = nextFactor(of.gcf)
      const left = of.gcf / smaller
      const inside = withSmaller(of, smaller).inner
      return [
        explained(
          equation(sumOf(inside), join(left, bracketed(sumOf(of.inner)))),
          line`The terms in parentheses still have the common factor ${left}: take it out.`,
          line`Los términos del paréntesis todavía tienen el factor común ${left}: sácalo.`,
        ),
        explained(
          equation(times(smaller, left), of.gcf),
          line`Multiply the two factors: ${of.gcf} is the greatest common factor.`,
          line`Multiplica los dos factores: ${of.gcf} es el máximo común divisor.`,
        ),
        answerStep(productOf(of), {
          en: line`Write ${of.gcf} before the parentheses. The numbers inside have no common factor other than 1 now.`,
          es: line`Escribe ${of.gcf} delante del paréntesis. Los números de adentro ya no tienen ningún factor común aparte de 1.`,
        }),
      ]
    },
    check: (printed, answer) => isFullyFactored(answer, termsIn(printed.one('sum'))),
  }),

  whichSum: form({
    levels: ['hard'],
    draw: drawSums,
    answer: formulaChoice,
    solve: ({ right }) => right,
    mistakes: ({ twice, part, other }) => ({
      twice: expandedShown(twice),
      part: expandedShown(part),
      other: sumOf(other),
    }),
    ask: ({ gcf }) => ({
      en: prose`In which sum is ${gcf} the greatest common factor of the two terms?`,
      es: prose`¿En qué suma es ${gcf} el máximo común divisor de los dos términos?`,
    }),
    solution({ gcf, right }, answer) {
      const found = termsIn(right)
      const product = productOf({ gcf, inner: found.map(({ of, letter }) => ({ of: of / gcf, letter })) })
      return [
        explained(
          statements(...found.map(({ of }) => equation(expr(of), times(gcf, of / gcf)))),
          line`${gcf} is a factor of both terms of this sum.`,
          line`${gcf} es factor de los dos términos de esta suma.`,
        ),
        answerStep(equation(expr(answer), product), {
          en: line`The terms in parentheses have no common factor other than 1, so ${gcf} is the greatest.`,
          es: line`Los términos del paréntesis no tienen ningún factor común aparte de 1, así que ${gcf} es el mayor.`,
        }),
      ]
    },
    whyWrong: ({ gcf, twice, part, other }) => ({
      twice: explained(
        equation(expandedShown(twice), productOf(twice)),
        line`${gcf} is a common factor here, but ${twice.gcf} is greater.`,
        line`Aquí ${gcf} es un factor común, pero ${twice.gcf} es mayor.`,
      ),
      part: explained(
        equation(expandedShown(part), productOf(part)),
        line`The greatest common factor is only ${part.gcf} here.`,
        line`Aquí el máximo común divisor es solo ${part.gcf}.`,
      ),
      other: {
        en: line`${other[1].of} is not a multiple of ${gcf}.`,
        es: line`${other[1].of} no es múltiplo de ${gcf}.`,
      },
    }),
    // Tries every number.
    check(printed, answer) {
      const asked = itemOf(printed.numbers, 0).n
      const terms = termsIn(expr(answer)).map(({ of }) => of)
      return (
        divisors(Math.min(...terms))
          .filter(d => terms.every(term => term % d === 0))
          .at(-1) === asked
      )
    },
  }),

  areaWithLetters: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw: random =>
      drawWithLetters(
        random,
        [
          ['x', 'y', ''],
          ['x', ''],
          ['x', 'y', ''],
        ],
        [4, 11, 16],
      ),
    answer: writtenExpression,
    solve: productOf,
    ask: of =>
      withFigure(
        {
          en: prose`The boxes of the model have the areas that are written in them, and they are all as high as the greatest common factor of these areas. Write the whole area as this height times a sum.`,
          es: prose`Los recuadros del modelo tienen las áreas que están escritas en ellos y la altura de todos es el máximo común divisor de esas áreas. Escribe el área completa como esa altura por una suma.`,
        },
        areaModel({
          columns: of.inner.map(() => blank(2)),
          rows: [blank(2)],
          cells: [expanded(of).map(termShown)],
          columnSizes: of.inner.map(({ of: width }) => width + 4),
          rowSizes: [4],
        }),
      ),
    solution: of => [
      ...greatestSteps(of),
      answerStep(productOf(of), {
        en: line`The height is ${of.gcf}, and the sum of the widths is ${sumOf(of.inner)}.`,
        es: line`La altura es ${of.gcf}, y la suma de los anchos es ${sumOf(of.inner)}.`,
      }),
    ],
    check: (printed, answer) =>
      isFullyFactored(
        answer,
        itemOf(printed.figure('area-model').cells, 0).flatMap(area => termsIn(area as Expr)),
      ),
  }),
})
