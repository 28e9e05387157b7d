import {
  blank,
  both,
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
  line,
  list,
  match,
  numberList,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
  type Value,
  wholes,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { fitsEveryGap } from '../../kit/facts/facts.ts'
import { operationSign } from '../../kit/facts/operations.ts'
import { drillSolved, drillWith } from './drills.ts'
import type { levels } from './levels.ts'
import {
  complete,
  drawFact,
  type Fact,
  onOneLine,
  operation,
  resultOf,
  rightFor,
  SIGNS,
  type Sign,
  worked,
  written,
} from './operations.ts'
import { isOnlySignOf, NAMES, signSteps, signTriple } from './signs.ts'

const NAME_OF = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'dividedBy' } as const

/** The greater number is so many times the smaller one. */
const PAIRS = [
  [20, 5],
  [12, 4],
  [30, 3],
  [30, 6],
  [20, 2],
  [15, 3],
  [40, 2],
  [12, 3],
  [20, 4],
  [18, 2],
  [30, 2],
  [15, 5],
  [50, 2],
  [16, 2],
] as const
const IN_ORDER: readonly Sign[] = ['+', '−', '×', '÷']

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
const letter = writtenName('A', 'B', 'C', 'D', 'E')

/** Facts with another result than this one, but not far from it. */
const near = (random: Random, target: number) => Math.max(12, target + random.pick([-10, -2, -1, 1, 2, 10]))
const sumOf = (random: Random, target: number): Fact => {
  const result = Math.min(98, near(random, target))
  const b = random.int(4, Math.min(40, result - 6))
  return { a: result - b, b, sign: '+' }
}
const differenceOf = (random: Random, target: number): Fact => {
  const result = Math.min(92, near(random, target))
  const b = random.int(4, Math.min(40, 98 - result))
  return { a: result + b, b, sign: '−' }
}
const PRODUCTS = wholes(3, 9).flatMap(a => wholes(3, 9).map((b): Fact => ({ a, b, sign: '×' })))
const productNear = (random: Random, target: number): Fact =>
  random.pick(PRODUCTS.filter(fact => resultOf(fact) !== target && Math.abs(resultOf(fact) - target) <= 20))

/** 12 × 4 = 10 × 4 + 2 × 4; 30 × 6 is 3 × 6 tens. */
function productSteps(a: number, b: number): readonly Step[] {
  const [ones, whole] = [a % 10, complete({ a, b, sign: '×' })]
  const [first, tens] = [a - ones, (a - ones) / 10]
  return ones === 0
    ? [
        explained(
          statements(complete({ a: tens, b, sign: '×' }), whole),
          line`Multiply to find the product: ${a} is ${tens} tens, and ${tens * b} tens are ${a * b}.`,
          line`Multiplica para hallar el producto: ${a} son ${tens} decenas, y ${tens * b} decenas son ${a * b}.`,
        ),
      ]
    : [
        explained(
          statements(complete({ a: first, b, sign: '×' }), complete({ a: ones, b, sign: '×' })),
          line`Multiply to find the product: split ${a} into ${first} and ${ones}.`,
          line`Multiplica para hallar el producto: descompón ${a} en ${first} y ${ones}.`,
        ),
        explained(
          equation(sum(first * b, ones * b), a * b),
          line`Add the two products.`,
          line`Suma los dos productos.`,
        ),
      ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fourDrill: form({
    ...drillWith(['+', '−', '×', '×', '÷', '÷'], ['result']),
    levels: ['medium'],
    instruction: {
      en: prose`Look at each sign. Add, subtract, multiply, or divide.`,
      es: prose`Mira cada signo. Suma, resta, multiplica o divide.`,
    },
    solution: drillSolved,
  }),

  sign: form({
    levels: ['medium'],
    instruction: { en: prose`Write +, −, ×, or ÷.`, es: prose`Escribe +, −, × o ÷.` },
    draw: (random, level) => {
      const fact = signTriple(random, random.evenly(['÷', '+', '×', '−'] as const), level)
      return { fact, right: rightFor(random, fact) }
    },
    answer: operationSign,
    solve: ({ fact: { sign } }) => NAME_OF[sign],
    ask: ({ fact, right }) => both(prose`${fact.a} __ ${fact.b} = ${written(right)}`),
    solution: ({ fact, right }) => [step(complete(right), because.workOutTheRightSide), ...signSteps(fact, true)],
    check(printed, name) {
      const [a, b, c, d] = tupleOf(
        printed.all('number').map(number => evaluate(number)),
        4,
      )
      return isOnlySignOf(a, b, printed.all('negative').length > 0 ? c.minus(d) : c.plus(d), NAMES[name])
    },
  }),

  fourResults: form({
    levels: ['medium'],
    draw: random => random.evenly(PAIRS),
    answer: numberList,
    solve: ([a, b]) => IN_ORDER.map(sign => resultOf({ a, b, sign })),
    ask([a, b]) {
      const gaps = drillOf(
        IN_ORDER.map(sign => equation(operation(sign, a, b), blank(2))),
        2,
      )
      return {
        en: [prose`Find the sum, the difference, the product, and the quotient of ${a} and ${b}.`, gaps],
        es: [prose`Halla la suma, la diferencia, el producto y el cociente de ${a} y ${b}.`, gaps],
      }
    },
    solution: ([a, b], numbers) => [
      explained(complete({ a, b, sign: '+' }), line`Add to find the sum.`, line`Suma para hallar la suma.`),
      explained(
        complete({ a, b, sign: '−' }),
        line`Subtract to find the difference.`,
        line`Resta para hallar la diferencia.`,
      ),
      ...productSteps(a, b),
      explained(
        statements(equation(operation('×', a / b, b), a), complete({ a, b, sign: '÷' })),
        line`Divide to find the quotient: think of a multiplication.`,
        line`Divide para hallar el cociente: piensa en una multiplicación.`,
      ),
      explained(
        list(...numbers),
        line`Write the four results row by row.`,
        line`Escribe los cuatro resultados fila por fila.`,
      ),
    ],
    check: fitsEveryGap,
  }),

  matchValues: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each expression with one that has the same value`,
        es: line`cada expresión con la que tiene el mismo valor`,
      },
      draw: (random, level) =>
        random
          .until(
            () =>
              random.shuffle<readonly Sign[]>(SIGNS).map(sign => {
                const fact = drawFact(random, sign, level)
                const value = resultOf(fact)
                const other =
                  sign === '+' || sign === '×'
                    ? { a: value + random.int(11, 19), sign: '−' as const }
                    : { a: value - random.int(2, value - 2), sign: '+' as const }
                return { fact, value, other: { ...other, b: Math.abs(other.a - value) } }
              }),
            drawn =>
              new Set(drawn.map(({ value }) => value)).size === 4 &&
              drawn.every(({ value, other }) => other.a <= 100 && value >= 5),
          )
          .map(({ fact, other }) => [written(fact), written(other)] as const),
      belong: ([left], [right]) =>
        typeof left === 'object' && typeof right === 'object' && isTrue(equation(left as Expr, right as Expr)),
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) => {
          const value = evaluate(left as Expr)
          return explained(
            statements(equation(left as Expr, value), equation(right as Expr, value)),
            line`Row ${i + 1}: ${symbol(itemOf(letters, i))}. Both values are ${value}.`,
            line`Fila ${i + 1}: ${symbol(itemOf(letters, i))}. Los dos valores son ${value}.`,
          )
        }),
        explained(
          list(...letters.map(name => symbol(name))),
          line`Write the letters in order, starting with row 1.`,
          line`Escribe las letras en orden, desde la fila 1.`,
        ),
      ],
    }),
  ),

  whichMakes: form({
    levels: ['medium'],
    draw(random, level) {
      const right = drawFact(random, random.evenly(['−', '×', '+'] as const), level)
      const target = resultOf(right)
      return random.until(
        () => ({ right, wrong: [sumOf(random, target), differenceOf(random, target), productNear(random, target)] }),
        ({ wrong }) => new Set([target, ...wrong.map(resultOf)]).size === 4,
      )
    },
    answer: formulaChoice,
    solve: ({ right }) => written(right),
    mistakes: ({ wrong }): Record<string, Value> => Object.fromEntries(wrong.map(fact => [fact.sign, written(fact)])),
    ask: ({ right }) => ({
      en: prose`Which expression has the value ${resultOf(right)}?`,
      es: prose`¿Qué expresión tiene el valor ${resultOf(right)}?`,
    }),
    solution: ({ right }) => worked(right),
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(fact => [
          fact.sign,
          { en: line`Its value is ${resultOf(fact)}.`, es: line`Su valor es ${resultOf(fact)}.` },
        ]),
      ),
    check: (printed, answer) => evaluate(expr(answer)).equals(exact(printed.take(1)[0])),
  }),

  wrongFact: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One result is wrong. Write the letter above it.`,
      es: prose`Un resultado es incorrecto. Escribe la letra que está arriba.`,
    },
    wide: true,
    draw(random, level) {
      const wrong = random.evenly([3, 0, 4, 1, 2])
      return random.until(
        () => {
          const signs = random.shuffle<readonly Sign[]>(['+', '−', '×', '÷', random.pick(['×', '÷'])])
          const facts = signs.map(sign => drawFact(random, sign, level))
          return { facts, wrong, claimed: slip(itemOf(facts, wrong), random.chance(0.5)) }
        },
        ({ facts }) => new Set(facts.map(resultOf)).size === 5,
      )
    },
    answer: letter,
    solve: ({ wrong }) => itemOf(LETTERS, wrong),
    ask: ({ facts, wrong, claimed }) =>
      both(
        table({
          head: LETTERS.map(name => symbol(name)),
          rows: [facts.map((fact, i) => (i === wrong ? equation(written(fact), claimed) : complete(fact)))],
        }),
      ),
    key: ({ facts, wrong }) => both(complete(itemOf(facts, wrong))),
    solution({ facts, wrong, claimed }, name) {
      const fact = itemOf(facts, wrong)
      return [
        explained(
          statements(...facts.filter((_, i) => i !== wrong).map(complete)),
          line`Check each fact. These are right.`,
          line`Comprueba cada operación. Estas son correctas.`,
        ),
        onOneLine(fact),
        step(equation(written(fact), claimed), because.mistakeIs, {
          what: {
            en: line`${written(fact)} is ${resultOf(fact)}, not ${claimed}`,
            es: line`${written(fact)} es ${resultOf(fact)}, no ${claimed}`,
          },
        }),
        explained(
          both(prose`${symbol(name)}: ${complete(fact)}`).en,
          line`Write the letter ${symbol(name)}.`,
          line`Escribe la letra ${symbol(name)}.`,
        ),
      ]
    },
    check: (printed, name) =>
      printed.all('relation').every((item, i) => isTrue(item) !== (i === LETTERS.indexOf(name))),
  }),
})

/** What pupils write by mistake: ten off after regrouping, a group too many or too few, the next quotient. */
function slip(fact: Fact, isMore: boolean): number {
  const by = { '+': -10, '−': 10, '×': isMore ? fact.b : -fact.a, '÷': isMore ? 1 : -1 }[fact.sign]
  return resultOf(fact) + by
}
