import {
  blank,
  both,
  bracketed,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  itemOf,
  LINE_NAMES,
  line,
  lineChoices,
  minus,
  name,
  numberList,
  option,
  people,
  prose,
  type Random,
  type Step,
  statements,
  step,
  steps,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import {
  apart,
  inBrackets,
  type levels,
  missingAre,
  ordered,
  partsMultiplied,
  productOf,
  productsAdded,
  type Split,
  takenAway,
  together,
  wholeOf,
} from './numbers.ts'
import { WAYS, waysToWrite } from './ways.ts'

const missingNumbers = {
  en: prose`Write the missing numbers.`,
  es: prose`Escribe los números que faltan.`,
}

const TEENS = [13, 15, 12, 14] as const
const drawTeen = (random: Random): Split => ({
  factor: random.int(6, 9),
  parts: [10, random.evenly(TEENS) - 10],
  isFirst: random.chance(0.5),
})

/** A product, and how a factor of it is written as two factors so that a ten is made: 14 × 5 = (7 × 2) × 5. */
interface Broken {
  readonly kept: number
  readonly moved: number
  readonly other: number
  readonly isFirst: boolean
  /** Which factor of the last product is missing. */
  readonly isKeptMissing: boolean
}
const BROKEN = [
  [7, 2, 5],
  [3, 5, 8],
  [9, 2, 5],
  [5, 5, 4],
  [8, 2, 5],
  [3, 5, 4],
  [11, 2, 5],
  [7, 5, 2],
  [6, 2, 5],
  [3, 5, 6],
] as const

const missingFrom = ({ kept, moved, other, isKeptMissing }: Broken): readonly number[] => [
  moved,
  isKeptMissing ? kept : moved * other,
  kept * moved * other,
]

const MISTAKES = ['onlyFirstPart', 'wrongSum', 'wrongParts', 'wrongProduct'] as const
type Mistake = (typeof MISTAKES)[number]
const WRONG_LINE: Readonly<Record<Mistake, number>> = { wrongParts: 0, onlyFirstPart: 1, wrongProduct: 2, wrongSum: 3 }
const whichLine = option(lineChoices(4))

/** Four lines of somebody's work. */
function workOf(split: Split, mistake: Mistake | null): readonly Expr[] {
  const { factor, parts } = split
  const [p, q] = mistake === 'wrongParts' ? [parts[0], parts[1] + 1] : parts
  const worked = { ...split, parts: [p, q] as const }
  const second = mistake === 'onlyFirstPart' ? q : factor * q + (mistake === 'wrongProduct' ? factor : 0)
  return [
    inBrackets(worked),
    mistake === 'onlyFirstPart' ? sum(ordered(split, p), q) : apart(worked),
    sum(factor * p, second),
    expr(factor * p + second + (mistake === 'wrongSum' ? 10 : 0)),
  ]
}

function saysOf(split: Split, mistake: Mistake) {
  const {
    factor,
    parts: [p, q],
  } = split
  const right = ordered(split, q)
  return {
    wrongParts: {
      en: line`${p} and ${q + 1} do not make ${p + q}`,
      es: line`${p} y ${q + 1} no suman ${p + q}`,
    },
    onlyFirstPart: {
      en: line`${p} was multiplied by ${factor}, but ${q} was not`,
      es: line`se multiplicó ${p} por ${factor}, pero ${q} no`,
    },
    wrongProduct: {
      en: line`${right} is ${factor * q}, not ${factor * q + factor}`,
      es: line`${right} es ${factor * q}, no ${factor * q + factor}`,
    },
    wrongSum: {
      en: line`the sum of ${factor * p} and ${factor * q} is not ${productOf(split) + 10}`,
      es: line`la suma de ${factor * p} y ${factor * q} no es ${productOf(split) + 10}`,
    },
  }[mistake]
}

/** The lines before the first mistake, looked at. */
function linesBefore(split: Split, mistake: Mistake): readonly Step[] {
  const {
    factor,
    parts: [p, q],
  } = split
  const inTwo = equation(wholeOf(split), sum(p, q))
  switch (mistake) {
    case 'wrongParts':
      return []
    case 'onlyFirstPart':
      return [explained(inTwo, line`Line 1 is correct.`, line`El renglón 1 es correcto.`)]
    case 'wrongProduct':
      return [
        explained(
          inTwo,
          line`Lines 1 and 2 are correct: both parts are multiplied by ${factor}.`,
          line`Los renglones 1 y 2 son correctos: las dos partes se multiplican por ${factor}.`,
        ),
      ]
    case 'wrongSum':
      return [
        explained(
          statements(inTwo, equation(ordered(split, p), factor * p), equation(ordered(split, q), factor * q)),
          line`Lines 1, 2, and 3 are correct.`,
          line`Los renglones 1, 2 y 3 son correctos.`,
        ),
      ]
  }
}

/** From the corrected line to the end. */
function corrected(split: Split, mistake: Mistake): readonly Step[] {
  const {
    factor,
    parts: [p, q],
  } = split
  const whole = wholeOf(split)
  const inTwo = explained(
    equation(whole, sum(p, q)),
    line`Line 1: break ${whole} into ${p} and ${q}.`,
    line`Renglón 1: separa ${whole} en ${p} y ${q}.`,
  )
  const multiplied = explained(
    apart(split),
    line`Line 2: multiply both parts, ${p} and ${q}, by ${factor}.`,
    line`Renglón 2: multiplica las dos partes, ${p} y ${q}, por ${factor}.`,
  )
  const products = [p, q].map(part =>
    explained(
      equation(ordered(split, part), factor * part),
      part === p ? line`Line 3: find the first product.` : line`Line 3: find the second product.`,
      part === p ? line`Renglón 3: halla el primer producto.` : line`Renglón 3: halla el segundo producto.`,
    ),
  )
  const added = explained(
    equation(sum(factor * p, factor * q), productOf(split)),
    line`Line 4: add the two products.`,
    line`Renglón 4: suma los dos productos.`,
  )
  switch (mistake) {
    case 'wrongParts':
      return [inTwo, multiplied, ...products, added]
    case 'onlyFirstPart':
      return [multiplied, ...products, added]
    case 'wrongProduct':
      return [
        explained(
          sum(factor * p, factor * q),
          line`Line 3: write the correct product.`,
          line`Renglón 3: escribe el producto correcto.`,
        ),
        added,
      ]
    case 'wrongSum':
      return productsAdded(factor * p, factor * q)
  }
}

/** Factors to be taken 9 or 8 times, with products to 100. */
const NEAR_TEN = [
  { factor: 12, less: 2 },
  { factor: 8, less: 1 },
  { factor: 11, less: 1 },
  { factor: 7, less: 2 },
  { factor: 9, less: 1 },
  { factor: 11, less: 2 },
  { factor: 7, less: 1 },
  { factor: 9, less: 2 },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  tensAndOnes: form({
    levels: ['hard'],
    draw: drawTeen,
    answer: numberList,
    solve: split => [...split.parts, productOf(split)],
    ask(split) {
      const gaps = chain(together(split), sum(ordered(split, blank(2)), ordered(split, blank(2))), blank(2))
      return {
        en: [prose`Break ${wholeOf(split)} into tens and ones to find the product. Write the tens first.`, gaps],
        es: [
          prose`Separa ${wholeOf(split)} en decenas y unidades para hallar el producto. Escribe primero las decenas.`,
          gaps,
        ],
      }
    },
    solution: split => [
      explained(
        equation(wholeOf(split), sum(...split.parts)),
        line`Break ${wholeOf(split)} into tens and ones.`,
        line`Separa ${wholeOf(split)} en decenas y unidades.`,
      ),
      ...partsMultiplied(split),
      missingAre(...split.parts, productOf(split)),
    ],
    check: (printed, answers) => exact(itemOf(answers, 0)).equals(10) && isTrueChain(printed, answers),
  }),

  fromTen: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumbers,
    draw: random => ({
      ...random.evenly(NEAR_TEN),
      isFirst: random.evenly([true, false]),
    }),
    answer: numberList,
    solve: ({ factor, less }) => [factor * less, factor * (10 - less)],
    ask({ factor, less, isFirst }) {
      const by = (number: number) => (isFirst ? times(number, factor) : times(factor, number))
      return both(chain(by(10 - less), minus(by(10), blank(2)), blank(2)))
    },
    solution({ factor, less, isFirst }) {
      const by = (number: number) => (isFirst ? times(number, factor) : times(factor, number))
      const taken = factor * less
      return [
        explained(
          equation(10 - less, minus(10, less)),
          line`From 10 groups of ${factor}, subtract ${count(less, nouns.group)} of ${factor}.`,
          line`A 10 grupos de ${factor} réstales ${count(less, nouns.group)} de ${factor}.`,
        ),
        explained(equation(by(10), factor * 10), line`Multiply by 10.`, line`Multiplica por 10.`),
        explained(
          equation(by(less), taken),
          line`Find ${count(less, nouns.group)} of ${factor}.`,
          line`Halla ${count(less, nouns.group)} de ${factor}.`,
        ),
        ...takenAway(factor * 10, taken),
        missingAre(taken, factor * (10 - less)),
      ]
    },
    check: isTrueChain,
  }),

  breakAFactor: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumbers,
    draw(random): Broken {
      const [kept, moved, other] = random.evenly(BROKEN)
      return { kept, moved, other, isFirst: random.evenly([true, false]), isKeptMissing: random.chance(0.5) }
    },
    answer: numberList,
    solve: missingFrom,
    ask({ kept, moved, other, isFirst, isKeptMissing }) {
      const [last, made]: readonly [Value, Value] = isKeptMissing ? [blank(2), moved * other] : [kept, blank(2)]
      return both(
        isFirst
          ? chain(
              times(kept * moved, other),
              times(bracketed(times(kept, blank(2))), other),
              times(last, made),
              blank(2),
            )
          : chain(
              times(other, kept * moved),
              times(other, bracketed(times(blank(2), kept))),
              times(made, last),
              blank(2),
            ),
      )
    },
    solution({ isFirst, ...broken }) {
      const { kept, moved, other } = broken
      const [whole, made] = [kept * moved, moved * other]
      return [
        explained(
          equation(whole, isFirst ? times(kept, moved) : times(moved, kept)),
          line`Write ${whole} as a product with the factor ${kept}.`,
          line`Escribe ${whole} como un producto con el factor ${kept}.`,
        ),
        explained(
          equation(isFirst ? times(moved, other) : times(other, moved), made),
          line`Group the other two factors, ${isFirst ? moved : other} and ${isFirst ? other : moved}, and multiply them.`,
          line`Agrupa los otros dos factores, ${isFirst ? moved : other} y ${isFirst ? other : moved}, y multiplícalos.`,
        ),
        explained(
          equation(isFirst ? times(kept, made) : times(made, kept), made * kept),
          line`Multiply ${made} by ${kept}.`,
          line`Multiplica ${made} por ${kept}.`,
        ),
        missingAre(...missingFrom({ isFirst, ...broken })),
      ]
    },
    check: isTrueChain,
  }),

  whichExpression: form({
    levels: ['hard'],
    draw(random) {
      const way = random.evenly(WAYS)
      return { way, numbers: waysToWrite[way].draw(random) }
    },
    answer: formulaChoice,
    solve: ({ way, numbers }) => waysToWrite[way].right(numbers),
    mistakes: ({ way, numbers }): Record<string, Value> => waysToWrite[way].wrong(numbers),
    ask({ numbers: [a, b] }) {
      const product = times(a, b)
      return {
        en: prose`Which expression has the same value as ${product}?`,
        es: prose`¿Qué expresión tiene el mismo valor que ${product}?`,
      }
    },
    solution: ({ way, numbers }) => waysToWrite[way].steps(numbers),
    whyWrong: ({ way, numbers }) => waysToWrite[way].why(numbers),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('product'))),
  }),

  wrongLine: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly(MISTAKES)
      return {
        mistake,
        who: random.pick(people),
        split: random.until(
          (): Split => {
            const [p, q] = random.pick([
              [10, random.int(2, 5)],
              [5, random.int(6, 9)],
              [random.int(6, 8), 5],
            ] as const)
            return { factor: random.int(6, 9), parts: [p, q], isFirst: random.chance(0.5) }
          },
          ({ factor, parts }) => !parts.includes(factor),
        ),
      }
    },
    answer: whichLine,
    solve: ({ mistake }) => itemOf(LINE_NAMES, WRONG_LINE[mistake]),
    ask({ split, mistake, who }) {
      const work = steps(...workOf(split, mistake).map(done => line`${done}`))
      return {
        en: [prose`${name(who)} finds ${together(split)}.`, work, prose`In which line is the first mistake?`],
        es: [prose`${name(who)} halla ${together(split)}.`, work, prose`¿En qué renglón está el primer error?`],
      }
    },
    key({ split, mistake }) {
      const [at, product] = [WRONG_LINE[mistake], productOf(split)]
      const right = itemOf(workOf(split, null), at)
      return at === 3
        ? { en: prose`Line 4 should be ${product}.`, es: prose`El renglón 4 debe ser ${product}.` }
        : {
            en: prose`Line ${at + 1} should be ${right}. The product is ${product}.`,
            es: prose`El renglón ${at + 1} debe ser ${right}. El producto es ${product}.`,
          }
    },
    solution: ({ split, mistake }) => [
      ...linesBefore(split, mistake),
      step(itemOf(workOf(split, mistake), WRONG_LINE[mistake]), because.mistakeIs, { what: saysOf(split, mistake) }),
      ...corrected(split, mistake),
    ],
    check(printed, answer) {
      const [asked, ...lines] = printed.maths
      const wrong = lines.findIndex(
        (after, i) => !isTrue(equation(i === 0 ? (asked as Expr) : itemOf(lines, i - 1), after)),
      )
      return answer === itemOf(LINE_NAMES, wrong)
    },
  }),
})
