import {
  type Block,
  type Both,
  both,
  bracketed,
  combinations,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  factorial,
  integer,
  itemOf,
  join,
  line,
  m,
  minus,
  over,
  permutations,
  prose,
  statements,
  step,
  substitute,
  sum,
  symbol,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Counted } from './counting-stories.ts'
import type { levels } from './levels.ts'
import { arranged, chosen, factorialOf, numbersIn, subsets, waysStep } from './parts.ts'

const restricted = {
  together: {
    what: words('arrangements', 'filas posibles'),
    value: (n: number) => 2 * factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`A group of ${n} friends stands in a row for a photo. Two of them insist on standing next to each other. How many arrangements are possible?`,
      es: prose`Un grupo de ${n} amigos se pone en fila para una foto. Dos de ellos insisten en estar juntos. ¿Cuántas filas son posibles?`,
    }),
    isAllowed: (row: readonly number[]) => Math.abs(row.indexOf(0) - row.indexOf(1)) === 1,
  },
  apart: {
    what: words('orders', 'órdenes posibles'),
    value: (n: number) => factorialOf(n) - 2 * factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`A librarian puts ${n} different books on a shelf. Two of them, both dictionaries, may not stand next to each other. How many orders are possible?`,
      es: prose`Una bibliotecaria coloca ${n} libros distintos en un estante. Dos de ellos, ambos diccionarios, no pueden quedar juntos. ¿Cuántos órdenes son posibles?`,
    }),
    isAllowed: (row: readonly number[]) => Math.abs(row.indexOf(0) - row.indexOf(1)) !== 1,
  },
  round: {
    what: words('seatings', 'maneras de sentarse'),
    value: (n: number) => factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`A group of ${n} people sits around a round table. Seatings that differ only by a rotation count once. How many seatings are possible?`,
      es: prose`Un grupo de ${n} personas se sienta alrededor de una mesa redonda. Las maneras de sentarse que solo difieren en una rotación cuentan una sola vez. ¿De cuántas maneras se pueden sentar?`,
    }),
    isAllowed: (row: readonly number[]) => row[0] === 0,
  },
} as const

interface TwoCases {
  readonly isOrdered: boolean
  readonly what: Counted
  readonly tell: (n: number, r: number) => Both<Block>
}

const WAYS = words('ways', 'maneras')

/** So many, or one more, out of n. */
const TWO_CASES: readonly TwoCases[] = [
  {
    isOrdered: true,
    what: words('signals', 'señales'),
    tell: (n, r) => ({
      en: prose`A signal is made of ${r} or ${r + 1} different flags in a row, out of ${n} flags. How many signals are possible?`,
      es: prose`Una señal se hace con ${r} o ${r + 1} banderas distintas en fila, elegidas entre ${n}. ¿Cuántas señales son posibles?`,
    }),
  },
  {
    isOrdered: false,
    what: words('committees', 'comités'),
    tell: (n, r) => ({
      en: prose`A committee of ${r} or ${r + 1} people is chosen from ${n} people. How many committees are possible?`,
      es: prose`Se elige un comité de ${r} o ${r + 1} personas entre ${n}. ¿Cuántos comités son posibles?`,
    }),
  },
  {
    isOrdered: true,
    what: words('playlists', 'listas'),
    tell: (n, r) => ({
      en: prose`A playlist plays ${r} or ${r + 1} different songs one after another, out of ${n} songs. How many playlists are possible?`,
      es: prose`Una lista de reproducción toca ${r} o ${r + 1} canciones distintas, una tras otra, elegidas entre ${n}. ¿Cuántas listas son posibles?`,
    }),
  },
  {
    isOrdered: false,
    what: words('pizzas', 'pizzas'),
    tell: (n, r) => ({
      en: prose`A pizza has ${r} or ${r + 1} different toppings, out of ${n} toppings. How many pizzas are possible?`,
      es: prose`Una pizza lleva ${r} o ${r + 1} ingredientes distintos, elegidos entre ${n}. ¿Cuántas pizzas son posibles?`,
    }),
  },
  {
    isOrdered: true,
    what: words('codes', 'claves'),
    tell: (n, r) => ({
      en: prose`A code has ${r} or ${r + 1} different letters, out of ${n} letters. How many codes are possible?`,
      es: prose`Una clave tiene ${r} o ${r + 1} letras distintas, elegidas entre ${n}. ¿Cuántas claves son posibles?`,
    }),
  },
  {
    isOrdered: false,
    what: words('bouquets', 'ramos'),
    tell: (n, r) => ({
      en: prose`A bouquet has ${r} or ${r + 1} different flowers, one of each kind, out of ${n} kinds. How many bouquets are possible?`,
      es: prose`Un ramo lleva ${r} o ${r + 1} flores distintas, una de cada clase, elegidas entre ${n} clases. ¿Cuántos ramos son posibles?`,
    }),
  },
]

/** One of n has a role, k others have none. */
const ROLES = [
  {
    ask: (n: number, k: number) => ({
      en: prose`From ${n} people, a leader and ${k} other members of a team are chosen. In how many ways can this be done?`,
      es: prose`Entre ${n} personas se eligen un líder y otros ${k} miembros de un equipo. ¿De cuántas maneras se puede hacer?`,
    }),
    choose: { en: line`Choose the leader.`, es: line`Elige al líder.` },
  },
  {
    ask: (n: number, k: number) => ({
      en: prose`From the ${n} singers of a choir, a soloist and ${k} backup singers are chosen. In how many ways can this be done?`,
      es: prose`Entre los ${n} cantantes de un coro se eligen un solista y ${k} voces de apoyo. ¿De cuántas maneras se puede hacer?`,
    }),
    choose: { en: line`Choose the soloist.`, es: line`Elige al solista.` },
  },
  {
    ask: (n: number, k: number) => ({
      en: prose`From the ${n} members of a club, a president and ${k} vice presidents are chosen. In how many ways can this be done?`,
      es: prose`Entre los ${n} miembros de un club se eligen un presidente y ${k} vicepresidentes. ¿De cuántas maneras se puede hacer?`,
    }),
    choose: { en: line`Choose the president.`, es: line`Elige al presidente.` },
  },
]

/** At least one of the m who come last. */
const YOUNG = [
  {
    ask: (r: number, n: number, m: number) => ({
      en: prose`A team of ${r} is chosen from ${n} adults and ${m} teenagers. In how many ways can it have at least one teenager?`,
      es: prose`Se elige un equipo de ${r} personas entre ${n} adultos y ${m} adolescentes. ¿De cuántas maneras puede haber por lo menos un adolescente?`,
    }),
    all: { en: line`All teams; order does not matter.`, es: line`Todos los equipos; no importa el orden.` },
    without: { en: line`Teams without a teenager.`, es: line`Equipos sin adolescentes.` },
  },
  {
    ask: (r: number, n: number, m: number) => ({
      en: prose`A committee of ${r} is chosen from ${n} teachers and ${m} students. In how many ways can it have at least one student?`,
      es: prose`Se elige un comité de ${r} personas entre ${n} maestros y ${m} estudiantes. ¿De cuántas maneras puede haber por lo menos un estudiante?`,
    }),
    all: { en: line`All committees; order does not matter.`, es: line`Todos los comités; no importa el orden.` },
    without: { en: line`Committees without a student.`, es: line`Comités sin estudiantes.` },
  },
]

/** ₆P₂ = 6 · 5 = 30, or ₆C₂ = (6 · 5)/2! = 15. */
function counted(isOrdered: boolean, n: number, r: number, value: number): Expr {
  const product = join(...Array.from({ length: r }, (_, i) => n - i))
  return isOrdered
    ? equation(equation(permutations(n, r), product), value)
    : equation(equation(combinations(n, r), over(product, factorial(r))), value)
}

/** All orders of 0 … n − 1. */
function* orders(rest: readonly number[], row: readonly number[] = []): Generator<readonly number[]> {
  if (rest.length === 0) yield row
  for (const next of rest)
    yield* orders(
      rest.filter(other => other !== next),
      [...row, next],
    )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoCases: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      return { n: random.int(6, 12), r: random.int(2, 3), ...random.evenly(TWO_CASES) }
    },
    answer: integer,
    solve: ({ n, r, isOrdered }) => (isOrdered ? arranged(n, r) + arranged(n, r + 1) : chosen(n, r) + chosen(n, r + 1)),
    solution: ({ n, r, isOrdered, what }, answer) => {
      const of = isOrdered ? permutations : combinations
      const [one, two] = isOrdered ? [arranged(n, r), arranged(n, r + 1)] : [chosen(n, r), chosen(n, r + 1)]
      return [
        step(sum(of(n, r), of(n, r + 1)), isOrdered ? because.orderMatters : because.orderDoesNotMatter),
        step(statements(counted(isOrdered, n, r, one), counted(isOrdered, n, r + 1, two)), because.evaluate, {
          what: { en: line`the number of each case`, es: line`el número de cada caso` },
        }),
        step(equation(sum(one, two), answer), because.eitherCase),
        waysStep(exact(answer).n, what),
      ]
    },
    ask: ({ n, r, tell }) => tell(n, r),
    // Both kinds of committees together are those of one person more, with a stand-in among them or not.
    check(printed, answer) {
      const [r, , n] = tupleOf(numbersIn(printed), 3)
      if (/flags|banderas|playlist|lista de|code|clave/.test(printed.text))
        return exact(answer).equals(subsets(n, r) * factorialOf(r) * (1 + n - r))
      return exact(answer).equals(subsets(n + 1, r + 1))
    },
  }),

  restriction: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ kind: random.evenly(['together', 'apart', 'round']), n: random.evenly([6, 8, 5, 7]) }),
    answer: integer,
    solve: ({ kind, n }) => restricted[kind].value(n),
    ask: ({ kind, n }) => restricted[kind].tell(n),
    solution: ({ kind, n }, answer) => {
      const joined = [
        step(equation(factorial(n - 1), factorialOf(n - 1)), because.explain, {
          sentence: {
            en: line`The two form one block: ${n - 1} things are put in a row.`,
            es: line`Los dos forman un solo bloque: quedan ${n - 1} cosas en fila.`,
          },
        }),
        step(equation(join(2, factorialOf(n - 1)), 2 * factorialOf(n - 1)), because.explain, {
          sentence: { en: line`The two can stand in 2 orders.`, es: line`Los dos pueden estar en 2 órdenes.` },
        }),
      ]
      if (kind === 'together') return [...joined, waysStep(exact(answer).n, restricted[kind].what)]
      if (kind === 'apart')
        return [
          ...joined,
          step(equation(factorial(n), factorialOf(n)), because.explain, {
            sentence: { en: line`All orders of the ${n} books.`, es: line`Todos los órdenes de los ${n} libros.` },
          }),
          step(equation(minus(factorialOf(n), 2 * factorialOf(n - 1)), answer), because.explain, {
            sentence: {
              en: line`Subtract the orders with the two together.`,
              es: line`Resta los órdenes con los dos juntos.`,
            },
          }),
          waysStep(exact(answer).n, restricted[kind].what),
        ]
      return [
        step(factorial(n - 1), because.explain, {
          sentence: {
            en: line`Let one person keep a seat: rotations no longer count. The other ${n - 1} sit down in any order.`,
            es: line`Deja a una persona en su asiento: las rotaciones ya no cuentan. Las otras ${n - 1} se sientan en cualquier orden.`,
          },
        }),
        waysStep(exact(answer).n, restricted[kind].what),
      ]
    },
    // Counts all rows that are allowed, one fewer than seven people at least; beyond, by the step from n − 1 to n.
    check(printed, answer) {
      const n = itemOf(numbersIn(printed), 0)
      const kind = /table|mesa/.test(printed.text)
        ? 'round'
        : /may not|no pueden/.test(printed.text)
          ? 'apart'
          : 'together'
      const small = Math.min(n, 6)
      let count = 0
      for (const row of orders(Array.from({ length: small }, (_, i) => i))) if (restricted[kind].isAllowed(row)) count++
      for (let k = small + 1; k <= n; k++) count *= kind === 'apart' ? ((k - 2) / (k - 3)) * (k - 1) : k - 1
      return exact(answer).equals(Math.round(count))
    },
  }),

  rolesAndMembers: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      n: random.int(6, 12),
      k: random.int(2, 3),
      isAtLeast: random.evenly([true, false]),
      m: random.int(3, 6),
      r: random.int(2, 3),
      role: random.evenly(ROLES),
      young: random.evenly(YOUNG),
    }),
    answer: integer,
    solve: ({ n, k, isAtLeast, m, r }) => (isAtLeast ? chosen(n + m, r) - chosen(n, r) : n * chosen(n - 1, k)),
    solution: ({ n, k, isAtLeast, m, r, role, young }, answer) =>
      isAtLeast
        ? [
            step(counted(false, n + m, r, chosen(n + m, r)), because.explain, {
              sentence: young.all,
            }),
            step(counted(false, n, r, chosen(n, r)), because.explain, {
              sentence: young.without,
            }),
            step(equation(minus(chosen(n + m, r), chosen(n, r)), answer), because.explain, {
              sentence: { en: line`At least one: all minus none.`, es: line`Por lo menos uno: todos menos ninguno.` },
            }),
            waysStep(exact(answer).n, WAYS),
          ]
        : [
            step(expr(n), because.explain, {
              sentence: role.choose,
            }),
            step(counted(false, n - 1, k, chosen(n - 1, k)), because.explain, {
              sentence: {
                en: line`Choose ${k} of the other ${n - 1}; order does not matter.`,
                es: line`Elige ${k} de los otros ${n - 1}; no importa el orden.`,
              },
            }),
            step(equation(join(n, chosen(n - 1, k)), answer), because.multiplyChoices),
            waysStep(exact(answer).n, WAYS),
          ],
    ask: ({ n, k, isAtLeast, m, r, role, young }) => (isAtLeast ? young.ask(r, n, m) : role.ask(n, k)),
    // Adds up over the number of the last; or chooses all first and the one among them then.
    check(printed, answer) {
      const numbers = numbersIn(printed)
      const [a, b] = tupleOf(numbers, 2)
      if (!/at least|por lo menos/.test(printed.text)) return exact(answer).equals(subsets(a, b + 1) * (b + 1))
      const c = itemOf(numbers, 2)
      let count = 0
      for (let young = 1; young <= Math.min(a, c); young++) count += subsets(c, young) * subsets(b, a - young)
      return exact(answer).equals(count)
    },
  }),

  solveForN: form({
    levels: ['hard'],
    instruction: { en: prose`Solve for ${symbol('n')}.`, es: prose`Halla ${symbol('n')}.` },
    draw: random => ({ n: random.int(4, 30), isOrdered: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ n }) => n,
    solution: ({ n, isOrdered }) => {
      const product = n * (n - 1)
      const unknown = symbol('n')
      const ordered = join(unknown, bracketed(minus(unknown, 1)))
      return [
        isOrdered
          ? step(equation(ordered, product), because.explain, {
              sentence: {
                en: line`The first place has ${unknown} choices, and the second has ${minus(unknown, 1)}.`,
                es: line`Para el primer lugar hay ${unknown} opciones, y para el segundo, ${minus(unknown, 1)}.`,
              },
            })
          : step(equation(over(ordered, 2), product / 2), because.explain, {
              sentence: {
                en: line`There are ${ordered} ordered pairs, and each choice of 2 is counted twice.`,
                es: line`Hay ${ordered} pares ordenados, y cada selección de 2 se cuenta dos veces.`,
              },
            }),
        step(m`n^2 - n - ${product} = 0`, isOrdered ? because.subtractFromBothSides : because.doubleAndSubtract, {
          value: product,
        }),
        step(m`(n - ${n})(n + ${n - 1}) = 0`, because.factor),
        step(either(m`n = ${n}`, m`n = ${1 - n}`), because.zeroProduct),
        step(m`n = ${n}`, because.reject, {
          value: 1 - n,
          why: { en: line`a number of things is not negative`, es: line`un número de cosas no es negativo` },
        }),
      ]
    },
    ask: ({ n, isOrdered }) => {
      const unknown: Value = symbol('n')
      return both(
        equation(
          isOrdered ? permutations(unknown, 2) : combinations(unknown, 2),
          isOrdered ? n * (n - 1) : (n * (n - 1)) / 2,
        ),
      )
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return exact(answer).n > 1 && evaluate(substitute(left, { n: exact(answer) })).equals(evaluate(right))
    },
  }),
})
