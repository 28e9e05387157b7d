import {
  type Block,
  type Both,
  bracketed,
  type Content,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  money,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  sum,
  symbol,
  table,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { type Comparison, comparesTheSides, comparison, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import type { levels } from './levels.ts'
import { longSituations, type Situation, type ThreeSteps } from './situations.ts'
import { blockOf, type Words } from './tree.ts'

/** A sum or difference of large numbers that can be divided by n. */
function drawLarge(
  random: Random,
  sign: 1 | -1,
  n: number,
  b = random.pick([random.int(1_001, 9_899), random.int(201, 989)]),
) {
  const drawn = random.int(11_000, 89_000)
  const a = drawn - ((drawn + sign * b) % n)
  return { a, b, base: sign === 1 ? sum(a, b) : minus(a, b) }
}

/** How the first of two expressions compares with the second. */
const RELATIONS = ['times', 'more', 'part', 'less'] as const
type Compared = (typeof RELATIONS)[number]
interface Pair {
  readonly is: Compared
  readonly sign: 1 | -1
  readonly n: number
  readonly a: number
  readonly b: number
}
const joined = (sign: 1 | -1, a: Value, b: Value): Expr => (sign === 1 ? sum(a, b) : minus(a, b))
/** The second number as it is changed, so that the value changes by n. */
const changedOf = ({ is, sign, n, b }: Pair): Expr => ((is === 'more') === (sign === 1) ? sum(b, n) : minus(b, n))
function firstOf(pair: Pair): Expr {
  const { is, sign, n, a, b } = pair
  if (is === 'times') return joined(sign, times(n, a), times(n, b))
  if (is === 'part') return divide(bracketed(joined(sign, a, b)), n)
  return joined(sign, a, bracketed(changedOf(pair)))
}
const PARTS: Readonly<Record<number, Words>> = {
  2: { en: line`half`, es: line`la mitad` },
  3: { en: line`one third`, es: line`un tercio` },
  4: { en: line`one fourth`, es: line`un cuarto` },
  5: { en: line`one fifth`, es: line`un quinto` },
}
const CAPITAL: Readonly<Record<number, Words>> = {
  2: { en: line`Half`, es: line`La mitad` },
  3: { en: line`One third`, es: line`Un tercio` },
  4: { en: line`One fourth`, es: line`Un cuarto` },
  5: { en: line`One fifth`, es: line`Un quinto` },
}
const partWords = (n: number): Words =>
  itemOf(
    [PARTS[n]].filter(part => part !== undefined),
    0,
  )
function claim(is: Compared, n: number): Sentence {
  const says: Record<Compared, () => Both<Block>> = {
    times: () => ({
      en: prose`The first is ${n} times as great as the second.`,
      es: prose`La primera es ${n} veces la segunda.`,
    }),
    part: () => {
      const { en, es } = partWords(n)
      return {
        en: { kind: 'paragraph', content: ['The first is ', ...en, ' of the second.'] },
        es: { kind: 'paragraph', content: ['La primera es ', ...es, ' de la segunda.'] },
      }
    },
    more: () => ({
      en: prose`The first is ${n} more than the second.`,
      es: prose`La primera es ${n} más que la segunda.`,
    }),
    less: () => ({
      en: prose`The first is ${n} less than the second.`,
      es: prose`La primera es ${n} menos que la segunda.`,
    }),
  }
  return { key: `${is} ${n}`, says: says[is]() }
}
function compareSteps(pair: Pair, says: Content | Both<Content>): readonly Step[] {
  const { is, sign, n, a, b } = pair
  const base = joined(sign, a, b)
  if (is === 'times')
    return [
      explained(
        equation(firstOf(pair), times(n, bracketed(base))),
        line`Both numbers are multiplied by ${n}.`,
        line`Los dos números se multiplican por ${n}.`,
      ),
      explained(says, line`There are ${n} of the second expression.`, line`La segunda expresión aparece ${n} veces.`),
    ]
  if (is === 'part')
    return [
      explained(
        bracketed(base),
        line`All of the second expression is divided.`,
        line`Se divide toda la segunda expresión.`,
      ),
      explained(says, line`One of ${n} equal parts is left.`, line`Queda una de ${n} partes iguales.`),
    ]
  const isMore = (is === 'more') === (sign === 1)
  const first =
    sign === 1
      ? isMore
        ? explained(
            changedOf(pair),
            line`The number that is added is ${n} greater.`,
            line`El número que se suma es ${n} mayor.`,
          )
        : explained(
            changedOf(pair),
            line`The number that is added is ${n} less.`,
            line`El número que se suma es ${n} menor.`,
          )
      : isMore
        ? explained(
            changedOf(pair),
            line`The number that is subtracted is ${n} greater.`,
            line`El número que se resta es ${n} mayor.`,
          )
        : explained(
            changedOf(pair),
            line`The number that is subtracted is ${n} less.`,
            line`El número que se resta es ${n} menor.`,
          )
  return [
    first,
    sign === 1
      ? explained(says, line`The sum changes in the same way.`, line`La suma cambia de la misma manera.`)
      : is === 'more'
        ? explained(says, line`Less is taken away, so more is left.`, line`Se quita menos, así que queda más.`)
        : explained(says, line`More is taken away, so less is left.`, line`Se quita más, así que queda menos.`),
  ]
}
function holdsFor(printed: Printed, key: string): boolean {
  const [first, second] = [evaluate(itemOf(printed.maths, 0)), evaluate(itemOf(printed.maths, 1))]
  const [is, n] = key.split(' ')
  const by = Ratio.of(Number(n))
  if (is === 'times') return first.over(by).equals(second)
  if (is === 'part') return first.times(by).equals(second)
  return is === 'more' ? first.minus(by).equals(second) : first.plus(by).equals(second)
}

interface Case {
  readonly is: Comparison
  readonly sides: (a: number, b: number, n: number) => readonly [Expr, Expr]
  /** What the sides have in common, or where they differ. */
  readonly work: (a: number, b: number, n: number) => Expr
  readonly why: (a: number, b: number, n: number) => Words
}
/** Two expressions with the same large numbers; a is the larger, c a third one. */
const CASES: readonly Case[] = [
  {
    is: 'greater',
    sides: (a, b, n) => [times(n, bracketed(sum(a, b))), sum(times(n, a), b)],
    work: (a, b, n) => equation(times(n, bracketed(sum(a, b))), sum(times(n, a), times(n, b))),
    why: (_, b, n) => ({
      en: line`Both have ${n} times the first number. On the left, ${b} is multiplied by ${n} too.`,
      es: line`Las dos tienen ${n} veces el primer número. A la izquierda, ${b} también se multiplica por ${n}.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [times(n, bracketed(minus(a, b))), minus(times(n, a), times(n, b))],
    work: (a, b, n) => equation(minus(times(n, a), times(n, b)), times(n, bracketed(minus(a, b)))),
    why: (_, __, n) => ({
      en: line`On the right, both numbers are multiplied by ${n}: this is ${n} times their difference.`,
      es: line`A la derecha, los dos números se multiplican por ${n}: es ${n} veces su diferencia.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [divide(bracketed(minus(a, b)), n), divide(a, n)],
    work: (a, b, ___) => relation(minus(a, b), '<', a),
    why: (a, b, n) => ({
      en: line`Both are divided by ${n}. On the left, ${b} is first subtracted from ${a}.`,
      es: line`Las dos se dividen entre ${n}. A la izquierda, primero se resta ${b} de ${a}.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [sum(times(n, a), times(n, b)), times(n, bracketed(sum(b, a)))],
    work: (a, b, n) => equation(sum(times(n, a), times(n, b)), times(n, bracketed(sum(a, b)))),
    why: (_, __, n) => ({
      en: line`On the left, both numbers are multiplied by ${n}: this is ${n} times their sum.`,
      es: line`A la izquierda, los dos números se multiplican por ${n}: es ${n} veces su suma.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [times(n, bracketed(minus(a, b))), minus(times(n, a), b)],
    work: (a, b, n) => equation(times(n, bracketed(minus(a, b))), minus(times(n, a), times(n, b))),
    why: (_, b, n) => ({
      en: line`Both start from ${n} times the first number. On the left, ${b} is taken away ${n} times.`,
      es: line`Las dos parten de ${n} veces el primer número. A la izquierda, ${b} se quita ${n} veces.`,
    }),
  },
  {
    is: 'greater',
    sides: (a, b, n) => [sum(a, divide(b, n)), divide(bracketed(sum(a, b)), n)],
    work: (a, b, n) => equation(divide(bracketed(sum(a, b)), n), sum(divide(a, n), divide(b, n))),
    why: (a, _, n) => ({
      en: line`On the left, only the second number is divided by ${n}, and ${a} stays whole.`,
      es: line`A la izquierda, solo se divide entre ${n} el segundo número y ${a} queda entero.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [minus(a, bracketed(sum(b, n * 100))), minus(minus(a, b), n * 100)],
    work: (_, b, n) => sum(b, n * 100),
    why: (a, b, n) => ({
      en: line`On both sides, ${b} and ${n * 100} are subtracted from ${a}.`,
      es: line`En los dos lados, de ${a} se restan ${b} y ${n * 100}.`,
    }),
  },
  {
    is: 'greater',
    sides: (a, b, n) => [sum(minus(a, b), n * 100), minus(a, bracketed(sum(b, n * 100)))],
    work: (a, b, n) => equation(minus(a, bracketed(sum(b, n * 100))), minus(minus(a, b), n * 100)),
    why: (_, __, n) => ({
      en: line`On the left, ${n * 100} is added. On the right, it is subtracted.`,
      es: line`A la izquierda, se suma ${n * 100}. A la derecha, se resta.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [minus(minus(a, b), n * 100), minus(a, bracketed(minus(b, n * 100)))],
    work: (_, b, n) => relation(minus(b, n * 100), '<', b),
    why: (_, __, n) => ({
      en: line`On the right, ${n * 100} less is subtracted, so more is left.`,
      es: line`A la derecha, se resta ${n * 100} menos, así que queda más.`,
    }),
  },
]

/** An expression of several that are made of one sum or difference, from the least to the greatest. */
const SIZES = ['part', 'less', 'itself', 'more', 'times'] as const
type Size = (typeof SIZES)[number]
const LETTERS = ['A', 'B', 'C', 'D'] as const
interface Sized {
  readonly sizes: readonly Size[]
  readonly descending: boolean
  readonly base: Expr
  readonly n: number
  readonly c: number
}
const sizedExpr = ({ base, n, c }: Sized, size: Size): Expr =>
  ({
    part: () => divide(bracketed(base), n),
    less: () => minus(bracketed(base), c),
    itself: () => base,
    more: () => sum(bracketed(base), c),
    times: () => times(n, bracketed(base)),
  })[size]()
const lastReason = ({ sizes, n, c }: Sized): readonly [Words['en'], Words['es']] => {
  const { en, es } = itemOf(
    [CAPITAL[n]].filter(part => part !== undefined),
    0,
  )
  return sizes.includes('part')
    ? [
        [...en, ...line` of a large number is far below it. A difference of ${c} is small.`],
        [...es, ...line` de un número grande es mucho menos que él. Una diferencia de ${c} es pequeña.`],
      ]
    : [
        line`${n} times a large number is far above it. A difference of ${c} is small.`,
        line`${n} veces un número grande es mucho más que él. Una diferencia de ${c} es pequeña.`,
      ]
}
const inOrder = ({ sizes, descending }: Sized): readonly Size[] => {
  const found = SIZES.filter(size => sizes.includes(size))
  return descending ? found.reverse() : found
}
const lettersOf = (facts: Sized) => inOrder(facts).map(size => itemOf(LETTERS, facts.sizes.indexOf(size)))

/** The expression that does not fit a story, and three that do. */
const FOR_STORY: Readonly<
  Record<ThreeSteps, (a: number, b: number, c: number, d: number) => readonly [Expr, Expr, Expr, Expr]>
> = {
  'joined groups, less': (a, b, c, d) => [
    minus(sum(a, times(b, c)), d),
    minus(times(bracketed(sum(a, b)), c), d),
    minus(sum(times(a, c), times(b, c)), d),
    minus(times(c, bracketed(sum(b, a))), d),
  ],
  'rest of joined groups': (a, b, c, d) => [
    sum(minus(d, times(c, a)), times(c, b)),
    minus(d, times(c, bracketed(sum(a, b)))),
    minus(minus(d, times(c, a)), times(c, b)),
    minus(d, bracketed(sum(times(c, a), times(c, b)))),
  ],
}

function askSituation(
  { plan, money: dollars, says }: Situation<ThreeSteps>,
  numbers: Record<'a' | 'b' | 'c' | 'd', number>,
) {
  const of = (letter: 'a' | 'b' | 'c' | 'd', name: string) =>
    role(name, dollars.includes(letter) ? money(numbers[letter] * 100) : expr(numbers[letter]))
  return says(
    of('a', 'part'),
    of('b', 'partToo'),
    of('c', 'groups'),
    of('d', plan === 'joined groups, less' ? 'less' : 'all'),
  )
}
function resultOf(printed: Printed): Ratio {
  const groups = printed.role('groups')
  const used = printed.role('part').times(groups).plus(printed.role('partToo').times(groups))
  return printed.terms('role').some(({ name }) => name === 'all')
    ? printed.role('all').minus(used)
    : used.minus(printed.role('less'))
}

const COMPLETE = {
  en: prose`Complete the sentence without finding the value of either expression.`,
  es: prose`Completa la oración sin hallar el valor de ninguna de las dos expresiones.`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howTheyCompare: form({
    levels: ['hard'],
    draw(random): Pair {
      const is = random.evenly(RELATIONS)
      const sign = random.evenly([1, -1] as const)
      const n = is === 'times' || is === 'part' ? random.int(2, 5) : random.int(301, 989)
      const { a, b } = drawLarge(random, sign, n, random.int(1_001, 9_899))
      return { is, sign, n, a, b }
    },
    answer: sentenceChoice,
    solve: ({ is, n }) => claim(is, n),
    mistakes: ({ is, n, b }): Record<string, Sentence> =>
      is === 'times' || is === 'part'
        ? {
            turnedAround: claim(is === 'times' ? 'part' : 'times', n),
            factorAsDifference: claim(is === 'times' ? 'more' : 'less', n),
            numberInside: claim(is === 'times' ? 'more' : 'less', b),
          }
        : {
            turnedAround: claim(is === 'more' ? 'less' : 'more', n),
            differenceAsFactor: claim('times', n),
            numberInside: claim(is, b),
          },
    ask: facts => ({
      en: [
        prose`First expression: ${firstOf(facts)}`,
        prose`Second expression: ${joined(facts.sign, facts.a, facts.b)}`,
        prose`Compare them without calculating. Which statement is true?`,
      ],
      es: [
        prose`Primera expresión: ${firstOf(facts)}`,
        prose`Segunda expresión: ${joined(facts.sign, facts.a, facts.b)}`,
        prose`Compáralas sin calcular. ¿Qué afirmación es verdadera?`,
      ],
    }),
    solution: (pair, { says }) => compareSteps(pair, says),
    check: (printed, { key }) => holdsFor(printed, key),
  }),

  sign: form({
    levels: ['hard'],
    instruction: { en: prose`Without calculating, write <, >, or =.`, es: prose`Sin calcular, escribe <, > o =.` },
    lines: 1,
    draw(random) {
      const of = random.evenly(CASES)
      const isTurned = random.chance(0.5) && of.is === 'equal'
      const n = random.int(3, 9)
      const b = n * random.int(1_150, 3_400 - 250 * n + 450)
      return { of, isTurned, n, b, a: n * Math.ceil(random.int(21_000, 89_000) / n) }
    },
    answer: comparison,
    solve: ({ of }) => of.is,
    ask: ({ of, a, b, n }) => {
      const [left, right] = of.sides(a, b, n)
      const sides = prose`${left} ____ ${right}`
      return { en: sides, es: sides }
    },
    solution({ of, a, b, n }, answer) {
      const [left, right] = of.sides(a, b, n)
      const why = of.why(a, b, n)
      return [
        explained(of.work(a, b, n), why.en, why.es),
        explained({ kind: 'relation', sign: comparisonSigns[answer], left, right }, ...SIGN_SAID[answer]),
      ]
    },
    check: comparesTheSides,
  }),

  howManyTimes: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const { base } = drawLarge(random, random.evenly([-1, 1] as const), 1)
      const [few, inner] = [random.int(2, 4), random.int(2, 3)]
      const factor = random.intExcept(3, 5, few)
      return { base: bracketed(base), few, inner, factor }
    },
    answer: integer,
    solve: ({ inner, factor }) => inner * factor,
    ask({ base, few, inner, factor }) {
      const [first, second] = [times(few * inner, base, factor), times(few, base)]
      return {
        en: [COMPLETE.en, prose`${first} is ____ times as great as ${second}.`],
        es: [COMPLETE.es, prose`${first} es igual a ____ veces el valor de ${second}.`],
      }
    },
    solution: ({ base, few, inner, factor }) => [
      explained(
        equation(times(few * inner, factor), few * inner * factor),
        line`In the first expression, ${base} is multiplied by ${few * inner} and by ${factor}.`,
        line`En la primera expresión, ${base} se multiplica por ${few * inner} y por ${factor}.`,
      ),
      explained(
        equation(divide(few * inner * factor, few), inner * factor),
        line`The same amount is multiplied by ${few} in the second. Divide the factors.`,
        line`En la segunda, la misma cantidad se multiplica por ${few}. Divide los factores.`,
      ),
    ],
    check(printed, answer) {
      const [first, second] = tupleOf(printed.all('product'), 2)
      return evaluate(second).times(exact(answer)).equals(evaluate(first))
    },
  }),

  howMuchMore: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const sign = random.evenly([1, -1] as const)
      const { a, b } = drawLarge(random, sign, 1)
      const down = random.int(11, 19) * 10
      return { sign, a, b, up: down + random.int(15, 60) * 5, down }
    },
    answer: integer,
    solve: ({ sign, up, down }) => up - sign * down,
    ask({ sign, a, b, up, down }) {
      const [one, other] = [bracketed(sum(a, up)), bracketed(minus(b, down))]
      const [first, second] = sign === 1 ? [sum(one, other), sum(a, b)] : [minus(one, other), minus(a, b)]
      return {
        en: [COMPLETE.en, prose`${first} is ____ more than ${second}.`],
        es: [COMPLETE.es, prose`${first} es ____ más que ${second}.`],
      }
    },
    solution: ({ sign, a, b, up, down }) => [
      explained(
        sum(a, up),
        line`The first number is ${up} greater: the value is ${up} more.`,
        line`El primer número es ${up} mayor: el valor aumenta ${up}.`,
      ),
      sign === 1
        ? explained(
            minus(b, down),
            line`The number that is added is ${down} less: the value is ${down} less.`,
            line`El número que se suma es ${down} menor: el valor disminuye ${down}.`,
          )
        : explained(
            minus(b, down),
            line`The number that is subtracted is ${down} less: the value is ${down} more.`,
            line`El número que se resta es ${down} menor: el valor aumenta otros ${down}.`,
          ),
      sign === 1
        ? explained(
            equation(minus(up, down), up - down),
            line`Subtract: in all, the value is ${up - down} more.`,
            line`Resta: en total, el valor aumenta ${up - down}.`,
          )
        : explained(
            equation(sum(up, down), up + down),
            line`Add: in all, the value is ${up + down} more.`,
            line`Suma: en total, el valor aumenta ${up + down}.`,
          ),
    ],
    check(printed, answer) {
      const [first, second] = tupleOf(printed.all('sum'), 2)
      return evaluate(second).plus(exact(answer)).equals(evaluate(first))
    },
  }),

  orderThem: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw(random): Sized {
      const descending = random.evenly([false, true])
      const n = random.int(2, 5)
      const left = random.evenly(SIZES)
      const { base } = drawLarge(random, random.evenly([1, -1] as const), n)
      const sizes = random.until(
        () => random.shuffle(SIZES.filter(size => size !== left)),
        drawn =>
          drawn.some((size, i) => i > 0 && SIZES.indexOf(size) < SIZES.indexOf(itemOf(drawn, i - 1))) &&
          drawn.some((size, i) => i > 0 && SIZES.indexOf(size) > SIZES.indexOf(itemOf(drawn, i - 1))),
      )
      return { sizes, descending, base, n, c: random.int(101, 989) }
    },
    answer: labelOrder(LETTERS),
    solve: lettersOf,
    ask(facts) {
      const rows = table({ rows: facts.sizes.map((size, i) => [symbol(itemOf(LETTERS, i)), sizedExpr(facts, size)]) })
      return facts.descending
        ? {
            en: [prose`Without calculating, write the letters in order from the greatest value to the least.`, rows],
            es: [prose`Sin calcular, escribe las letras en orden del mayor valor al menor.`, rows],
          }
        : {
            en: [prose`Without calculating, write the letters in order from the least value to the greatest.`, rows],
            es: [prose`Sin calcular, escribe las letras en orden del menor valor al mayor.`, rows],
          }
    },
    solution: (facts, letters) => [
      explained(
        bracketed(facts.base),
        line`All of them are made from this amount.`,
        line`Todas se forman con esta cantidad.`,
      ),
      ...inOrder(facts).map((size, i) => {
        const work = prose`${symbol(itemOf(letters, i))}: ${sizedExpr(facts, size)}`
        const said = SIZE_SAID[size](facts)
        return explained(work, said.en, said.es)
      }),
      explained(list(...letters.map(letter => symbol(letter))), ...lastReason(facts)),
    ],
    check(printed, letters) {
      const rows = printed.block('table').rows.map(row => valueIn(itemOf(row, 1)))
      const values = letters.map(letter => itemOf(rows, LETTERS.indexOf(letter)))
      const sign = /greatest value to|mayor valor al/.test(printed.text) ? -1 : 1
      return (
        values.length === rows.length &&
        values.slice(1).every((value, i) => sign * value.compare(itemOf(values, i)) > 0)
      )
    },
  }),

  doesNotFit: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const situation = random.evenly(longSituations)
      return { situation, numbers: situation.draw(random) }
    },
    answer: formulaChoice,
    solve: ({ situation, numbers: { a, b, c, d } }) => itemOf(FOR_STORY[situation.plan](a, b, c, d), 0),
    mistakes({ situation, numbers: { a, b, c, d } }) {
      const [, grouped, distributed, turned] = FOR_STORY[situation.plan](a, b, c, d)
      return { grouped, distributed, turned }
    },
    ask({ situation, numbers }) {
      const { en, es } = blockOf(askSituation(situation, numbers))
      return {
        en: [en, prose`Three of these expressions give the answer. Which one does not?`],
        es: [es, prose`Tres de estas expresiones dan la respuesta. ¿Cuál no la da?`],
      }
    },
    solution: ({ situation: { plan }, numbers: { a, b, c, d } }, answer) => {
      const [, ...fitting] = FOR_STORY[plan](a, b, c, d)
      return plan === 'joined groups, less'
        ? [
            explained(
              statements(...fitting),
              line`Each of these is ${c} times both parts, minus ${d}. They give the answer.`,
              line`Cada una es ${c} veces las dos partes, menos ${d}. Estas dan la respuesta.`,
            ),
            explained(
              expr(answer),
              line`Here ${a} is not multiplied by ${c}. This does not give the answer.`,
              line`Aquí ${a} no se multiplica por ${c}. Esta no da la respuesta.`,
            ),
          ]
        : [
            explained(
              statements(...fitting),
              line`Each of these subtracts ${c} times both parts from ${d}. They give the answer.`,
              line`Cada una resta de ${d} las dos partes ${c} veces. Estas dan la respuesta.`,
            ),
            explained(
              expr(answer),
              line`Here ${times(c, b)} is added, not subtracted. This does not give the answer.`,
              line`Aquí ${times(c, b)} se suma, no se resta. Esta no da la respuesta.`,
            ),
          ]
    },
    check: (printed, answer) => !exact(answer).equals(resultOf(printed)),
  }),
})

const SIGN_SAID = {
  greater: [line`The left side is greater.`, line`El lado izquierdo es mayor.`],
  less: [line`The left side is less.`, line`El lado izquierdo es menor.`],
  equal: [line`Both sides have the same value.`, line`Los dos lados tienen el mismo valor.`],
} as const

const SIZE_SAID: Readonly<Record<Size, (facts: Sized) => Words>> = {
  part: ({ n }) => {
    const { en, es } = partWords(n)
    return { en: ['It is ', ...en, ' of this amount.'], es: ['Es ', ...es, ' de esa cantidad.'] }
  },
  less: ({ c }) => ({ en: line`It is ${c} less than this amount.`, es: line`Es ${c} menos que esa cantidad.` }),
  itself: () => ({ en: line`It is this amount itself.`, es: line`Es esa misma cantidad.` }),
  more: ({ c }) => ({ en: line`It is ${c} more than this amount.`, es: line`Es ${c} más que esa cantidad.` }),
  times: ({ n }) => ({ en: line`It is ${n} times this amount.`, es: line`Es ${n} veces esa cantidad.` }),
}
