import {
  type Block,
  type Both,
  both,
  combinations,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  permutations,
  prose,
  substitute,
  symbol,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { arranged, chosen, factorialOf, numbersIn, subsets } from './parts.ts'

const restricted = {
  together: {
    value: (n: number) => 2 * factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`${n} friends stand in a row for a photo. Two of them insist on standing next to each other. How many arrangements are possible?`,
      es: prose`${n} amigos se ponen en fila para una foto. Dos de ellos insisten en estar juntos. ¿Cuántas filas son posibles?`,
    }),
    isAllowed: (row: readonly number[]) => Math.abs(row.indexOf(0) - row.indexOf(1)) === 1,
  },
  apart: {
    value: (n: number) => factorialOf(n) - 2 * factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`${n} friends stand in a row for a photo. Two of them refuse to stand next to each other. How many arrangements are possible?`,
      es: prose`${n} amigos se ponen en fila para una foto. Dos de ellos no quieren estar juntos. ¿Cuántas filas son posibles?`,
    }),
    isAllowed: (row: readonly number[]) => Math.abs(row.indexOf(0) - row.indexOf(1)) !== 1,
  },
  round: {
    value: (n: number) => factorialOf(n - 1),
    tell: (n: number): Both<Block> => ({
      en: prose`${n} people sit around a round table. Seatings that only differ by a rotation count once. How many seatings are possible?`,
      es: prose`${n} personas se sientan alrededor de una mesa redonda. Las maneras de sentarse que solo difieren en una rotación cuentan una sola vez. ¿De cuántas maneras se pueden sentar?`,
    }),
    isAllowed: (row: readonly number[]) => row[0] === 0,
  },
} as const

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
    draw: random => ({ n: random.int(5, 12), r: random.int(2, 3), isOrdered: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ n, r, isOrdered }) => (isOrdered ? arranged(n, r) + arranged(n, r + 1) : chosen(n, r) + chosen(n, r + 1)),
    ask: ({ n, r, isOrdered }) =>
      isOrdered
        ? {
            en: prose`A signal is made of ${r} or ${r + 1} different flags in a row, out of ${n} flags. How many signals are possible?`,
            es: prose`Una señal se hace con ${r} o ${r + 1} banderas distintas en fila, elegidas entre ${n}. ¿Cuántas señales son posibles?`,
          }
        : {
            en: prose`A committee of ${r} or ${r + 1} people is chosen from ${n} people. How many committees are possible?`,
            es: prose`Se elige un comité de ${r} o ${r + 1} personas entre ${n}. ¿Cuántos comités son posibles?`,
          },
    // Both kinds of committees together are those of one person more, with a stand-in among them or not.
    check(printed, answer) {
      const [r = 0, , n = 0] = numbersIn(printed)
      if (/flags|banderas/.test(printed.text)) return exact(answer).equals(subsets(n, r) * factorialOf(r) * (1 + n - r))
      return exact(answer).equals(subsets(n + 1, r + 1))
    },
  }),

  restriction: form({
    levels: ['hard'],
    share: 3,
    draw: random => ({ kind: random.evenly(['together', 'apart', 'round']), n: random.int(4, 8) }),
    answer: integer,
    solve: ({ kind, n }) => restricted[kind].value(n),
    ask: ({ kind, n }) => restricted[kind].tell(n),
    // Counts all rows that are allowed, one fewer than seven people at least; beyond, by the step from n − 1 to n.
    check(printed, answer) {
      const [n = 0] = numbersIn(printed)
      const kind = /table|mesa/.test(printed.text)
        ? 'round'
        : /refuse|no quieren/.test(printed.text)
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
    }),
    answer: integer,
    solve: ({ n, k, isAtLeast, m, r }) => (isAtLeast ? chosen(n + m, r) - chosen(n, r) : n * chosen(n - 1, k)),
    ask: ({ n, k, isAtLeast, m, r }) =>
      isAtLeast
        ? {
            en: prose`A team of ${r} is chosen from ${n} adults and ${m} teenagers. In how many ways can it have at least one teenager?`,
            es: prose`Se elige un equipo de ${r} personas entre ${n} adultos y ${m} adolescentes. ¿De cuántas maneras puede haber por lo menos un adolescente?`,
          }
        : {
            en: prose`From ${n} people, a leader and ${k} other members of a team are chosen. In how many ways can this be done?`,
            es: prose`Entre ${n} personas se eligen un líder y otros ${k} miembros de un equipo. ¿De cuántas maneras se puede hacer?`,
          },
    // Adds up over the number of teenagers; or chooses the team first and its leader then.
    check(printed, answer) {
      const [a = 0, b = 0, c = 0] = numbersIn(printed)
      if (!/at least|por lo menos/.test(printed.text)) return exact(answer).equals(subsets(a, b + 1) * (b + 1))
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
