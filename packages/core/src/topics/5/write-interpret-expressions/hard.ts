import {
  bracketed,
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
  type Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  table,
  times,
  tupleOf,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { comparesTheSides, comparison, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { claim, compareSteps, firstOf, holdsFor, joined, type Pair, RELATIONS } from './compared-pairs.ts'
import { CASES, SIGN_SAID } from './compared-sides.ts'
import type { levels } from './levels.ts'
import { longSituations, type Situation, type ThreeSteps } from './situations.ts'
import { inOrder, LETTERS, lastReason, lettersOf, SIZE_SAID, SIZES, type Sized, sizedExpr } from './sized.ts'
import { blockOf } from './tree.ts'

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

/** Why each of the others gives the answer. */
const fitting = (plan: ThreeSteps, c: number, d: number) =>
  plan === 'joined groups, less'
    ? {
        grouped: {
          en: line`It adds the two parts, multiplies the sum by ${c}, and subtracts ${d}: it gives the answer.`,
          es: line`Suma las dos partes, multiplica la suma por ${c} y resta ${d}: da la respuesta.`,
        },
        distributed: {
          en: line`It multiplies each part by ${c}, adds, and subtracts ${d}: it gives the answer.`,
          es: line`Multiplica cada parte por ${c}, suma y resta ${d}: da la respuesta.`,
        },
        turned: {
          en: line`It multiplies ${c} by the sum of the two parts, then subtracts ${d}: the order of the factors does not matter.`,
          es: line`Multiplica ${c} por la suma de las dos partes y luego resta ${d}: el orden de los factores no importa.`,
        },
      }
    : {
        grouped: {
          en: line`It subtracts ${c} times the sum of the two parts from ${d}: it gives the answer.`,
          es: line`Resta de ${d} la suma de las dos partes multiplicada por ${c}: da la respuesta.`,
        },
        distributed: {
          en: line`It subtracts ${c} times one part, then ${c} times the other: it gives the answer.`,
          es: line`Resta ${c} veces una parte y luego ${c} veces la otra: da la respuesta.`,
        },
        turned: {
          en: line`It subtracts the sum of both products from ${d}: it gives the answer.`,
          es: line`Resta de ${d} la suma de los dos productos: da la respuesta.`,
        },
      }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howTheyCompare: form({
    levels: ['hard'],
    draw(random): Pair {
      const is = random.evenly(RELATIONS)
      const either = random.evenly([1, -1] as const)
      const isDifference = is === 'more' || is === 'less'
      const sign = isDifference ? -1 : either
      const n = isDifference ? random.int(301, 989) : random.int(2, 5)
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
    whyWrong: ({ is, n, b }) => ({
      turnedAround: { en: line`It is the other way around.`, es: line`Es al revés.` },
      factorAsDifference:
        is === 'part'
          ? { en: line`The ${n} divides: it is not a difference.`, es: line`El ${n} divide: no es una diferencia.` }
          : {
              en: line`The ${n} multiplies: it is not a difference.`,
              es: line`El ${n} multiplica: no es una diferencia.`,
            },
      differenceAsFactor:
        is === 'less'
          ? { en: line`The ${n} is added: it is not a factor.`, es: line`El ${n} se suma: no es un factor.` }
          : { en: line`The ${n} is subtracted: it is not a factor.`, es: line`El ${n} se resta: no es un factor.` },
      numberInside: {
        en: line`${b} is in both expressions: it does not tell how they differ.`,
        es: line`${b} está en las dos expresiones: no dice en qué se diferencian.`,
      },
    }),
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
        explained(
          answer === 'equal' ? symbol('=') : { kind: 'relation', sign: comparisonSigns[answer], left, right },
          ...SIGN_SAID[answer],
        ),
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
        en: [
          prose`Without computing either value, write how much greater the first one is.`,
          prose`${first} is ____ more than ${second}.`,
        ],
        es: [
          prose`Sin calcular ninguno de los dos valores, escribe cuánto mayor es el primero.`,
          prose`${first} es ____ más que ${second}.`,
        ],
      }
    },
    solution: ({ sign, a, b, up, down }) => [
      explained(
        sum(a, up),
        line`The first number is ${up} greater: the value is ${up} more.`,
        line`El primer número tiene ${up} unidades más: el valor aumenta ${up}.`,
      ),
      sign === 1
        ? explained(
            minus(b, down),
            line`The number that is added is ${down} less: the value is ${down} less.`,
            line`El número que se suma tiene ${down} unidades menos: el valor disminuye ${down}.`,
          )
        : explained(
            minus(b, down),
            line`The number that is subtracted is ${down} less: the value is ${down} more.`,
            line`El número que se resta tiene ${down} unidades menos: el valor aumenta ${down} más.`,
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
      const [, grouped] = FOR_STORY[plan](a, b, c, d)
      return [
        plan === 'joined groups, less'
          ? explained(
              grouped,
              line`In the story, ${sum(a, b)} is taken ${c} times, and then ${d} is subtracted.`,
              line`En la historia, ${sum(a, b)} se toma ${c} veces y luego se resta ${d}.`,
            )
          : explained(
              grouped,
              line`In the story, ${sum(a, b)} is taken ${c} times, and that is subtracted from ${d}.`,
              line`En la historia, ${sum(a, b)} se toma ${c} veces, y eso se resta de ${d}.`,
            ),
        plan === 'joined groups, less'
          ? explained(
              expr(answer),
              line`Here ${a} is not multiplied by ${c}. This does not give the answer.`,
              line`Aquí ${a} no se multiplica por ${c}. Esta no da la respuesta.`,
            )
          : explained(
              expr(answer),
              line`Here ${times(c, b)} is added, not subtracted. This does not give the answer.`,
              line`Aquí ${times(c, b)} se suma, no se resta. Esta no da la respuesta.`,
            ),
      ]
    },
    whyWrong: ({ situation: { plan }, numbers: { c, d } }) => fitting(plan, c, d),
    check: (printed, answer) => !exact(answer).equals(resultOf(printed)),
  }),
})
