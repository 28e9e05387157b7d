import { integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, count, prose } from '../../content.ts'
import { digit } from '../../language/nouns/mathematics.ts'
import { letter } from '../../language/nouns/school.ts'
import { combinations, equation, factorial, over, permutations, symbol, type Value, words } from '../../math/build.ts'
import { evaluate, exact, substitute } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import { defineTopic } from '../../topic.ts'
import { choices, LETTERED, repeated, stories } from './shared/counting-stories.ts'

const factorialOf = (k: number): number => (k <= 1 ? 1 : k * factorialOf(k - 1))
const arranged = (n: number, r: number): number => (r === 0 ? 1 : n * arranged(n - 1, r - 1))
const chosen = (n: number, r: number) => arranged(n, r) / factorialOf(r)

/** How many subsets of r things there are, one thing at a time: Pascal's rule. */
const subsets = (n: number, r: number): number => (r === 0 || r === n ? 1 : subsets(n - 1, r - 1) + subsets(n - 1, r))
const numbersIn = (printed: Printed) => printed.numbers.map(({ n }) => n)

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

export const permutationsCombinationsCount = defineTopic(
  {
    id: 'permutations-combinations-count',
    name: { en: 'Counting: permutations and combinations', es: 'Conteo: permutaciones y combinaciones' },
    description: {
      en: 'Decide whether order matters and count arrangements or selections with factorials.',
      es: 'Decide si importa el orden y cuenta arreglos o selecciones con factoriales.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.9'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    evaluate: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Evaluate.`, es: prose`Evalúa.` },
      lines: 2,
      draw(random) {
        const n = random.int(5, 12)
        const r = random.int(2, Math.min(n - 1, 5))
        const of: Expr = random.evenly([
          permutations(n, r),
          combinations(n, r),
          over(factorial(n), factorial(n - Math.min(r, 3))),
          factorial(random.int(3, 8)),
        ])
        return { of }
      },
      answer: integer,
      solve: ({ of }) => evaluate(of),
      ask: ({ of }) => both(of),
      // Counts by products or by Pascal's rule, from the printed numbers.
      check(printed, answer) {
        const [of] = printed.maths
        if (of?.kind === 'selection') {
          const [n, r] = [evaluate(of.n).n, evaluate(of.r).n]
          return exact(answer).equals(of.style === 'P' ? arranged(n, r) : subsets(n, r))
        }
        if (of?.kind === 'factorial')
          return exact(answer)
            .over(factorialOf(evaluate(of.of).n))
            .equals(1)
        if (of?.kind !== 'quotient' || of.over.kind !== 'factorial' || of.under.kind !== 'factorial') return false
        const [n, k] = [evaluate(of.over.of).n, evaluate(of.under.of).n]
        return exact(answer).times(factorialOf(k)).equals(factorialOf(n))
      },
    }),

    choices: form({
      levels: ['easy'],
      lines: 2,
      draw: random => {
        const story = random.evenly(choices)
        return { story, counts: story.most.map(most => random.int(2, most)) }
      },
      answer: integer,
      solve: ({ counts }) => counts.reduce((product, count) => product * count, 1),
      ask: ({ story, counts }) => story.tell(counts),
      // Adds up one choice at a time.
      check(printed, answer) {
        const counts = numbersIn(printed)
        const countFrom = (i: number): number =>
          i === counts.length
            ? 1
            : Array.from({ length: counts[i] ?? 0 }, () => countFrom(i + 1)).reduce((a, b) => a + b, 0)
        return exact(answer).equals(countFrom(0))
      },
    }),

    doesOrderMatter: form({
      levels: ['medium'],
      lines: 0,
      draw: random => ({ story: random.evenly(stories), n: random.int(7, 12), r: random.int(3, 4) }),
      answer: option({
        permutation: { en: prose`a permutation: order matters`, es: prose`una permutación: importa el orden` },
        combination: {
          en: prose`a combination: order does not matter`,
          es: prose`una combinación: no importa el orden`,
        },
      }),
      solve: ({ story }) => (story.isOrdered ? 'permutation' : 'combination'),
      ask: ({ story, n, r }) => ({
        en: [story.tell(n, r).en, prose`Is this a permutation or a combination?`],
        es: [story.tell(n, r).es, prose`¿Es una permutación o una combinación?`],
      }),
      check: (printed, answer) =>
        answer ===
        (/race|order of|offices|carrera|el orden de las|cargos/.test(printed.text) ? 'permutation' : 'combination'),
    }),

    story: form({
      levels: ['medium'],
      share: 3,
      lines: 3,
      draw: random => ({ story: random.evenly(stories), n: random.int(6, 15), r: random.int(2, 4) }),
      answer: integer,
      solve: ({ story, n, r }) => (story.isOrdered ? arranged(n, r) : chosen(n, r)),
      ask: ({ story, n, r }) => story.tell(n, r),
      check(printed, answer) {
        const numbers = numbersIn(printed)
        const [n, r] = [Math.max(...numbers), Math.min(...numbers)]
        const isOrdered = /race|order of|offices|carrera|el orden de las|cargos/.test(printed.text)
        return exact(answer).equals(subsets(n, r) * (isOrdered ? factorialOf(r) : 1))
      },
    }),

    letters: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({ word: random.pick(LETTERED) }),
      answer: integer,
      solve: ({ word }) =>
        repeated(word).reduce((count, times) => count / factorialOf(times), factorialOf(word.length)),
      ask: ({ word }) => ({
        en: prose`In how many different ways can the letters of the word ${words(word, word)} be arranged?`,
        es: prose`¿De cuántas maneras distintas se pueden ordenar las letras de la palabra ${words(word, word)}?`,
      }),
      // Places each kind of letter in turn.
      check(printed, answer) {
        const word = printed.all('words')[0]?.en ?? ''
        let [free, count] = [word.length, 1]
        for (const letter of new Set(word)) {
          const times = word.split(letter).length - 1
          count *= subsets(free, times)
          free -= times
        }
        return exact(answer).equals(count)
      },
    }),

    codes: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw: random => ({
        n: random.int(5, 10),
        r: random.int(3, 4),
        isRepeated: random.evenly([true, false]),
        isLocker: random.chance(0.5),
      }),
      answer: integer,
      solve: ({ n, r, isRepeated }) => (isRepeated ? n ** r : arranged(n, r)),
      ask: ({ n, r, isRepeated, isLocker }) =>
        isRepeated
          ? isLocker
            ? {
                en: prose`A locker code has ${r} symbols. Each is one of ${n} symbols and may be repeated. How many codes are there?`,
                es: prose`El código de un casillero tiene ${r} símbolos. Cada uno es uno de ${n} símbolos y se puede repetir. ¿Cuántos códigos hay?`,
              }
            : {
                en: prose`A flag has ${r} stripes in a row. Each has one of ${n} colors, and colors may be repeated. How many flags are there?`,
                es: prose`Una bandera tiene ${r} franjas en fila. Cada una es de uno de ${n} colores, que se pueden repetir. ¿Cuántas banderas hay?`,
              }
          : isLocker
            ? {
                en: prose`A locker code has ${r} different symbols out of ${n}, in order. How many codes are there?`,
                es: prose`El código de un casillero tiene ${r} símbolos distintos, en orden, elegidos entre ${n}. ¿Cuántos códigos hay?`,
              }
            : {
                en: prose`A flag has ${r} stripes in a row of different colors out of ${n}. How many flags are there?`,
                es: prose`Una bandera tiene ${r} franjas en fila de colores distintos elegidos entre ${n}. ¿Cuántas banderas hay?`,
              },
      check(printed, answer) {
        const [r = 0, n = 0] = numbersIn(printed)
        const isRepeated = /repeated|repetir/.test(printed.text)
        const count = (left: number, used: number): number =>
          left === 0 ? 1 : (isRepeated ? n : n - used) * count(left - 1, used + 1)
        return exact(answer).equals(count(r, 0))
      },
    }),

    plates: form({
      levels: ['medium'],
      lines: 2,
      draw: random => ({
        letters: random.int(2, 3),
        digits: random.int(2, 3),
        isRepeated: random.evenly([true, false]),
      }),
      answer: integer,
      solve: ({ letters, digits, isRepeated }) =>
        isRepeated ? 26 ** letters * 10 ** digits : arranged(26, letters) * arranged(10, digits),
      ask: ({ letters, digits, isRepeated }) => {
        const [first, second] = [count(letters, letter), count(digits, digit)]
        return isRepeated
          ? {
              en: prose`A license plate has ${first} followed by ${second}. Letters (of ${26}) and digits (of ${10}) may be repeated. How many plates are possible?`,
              es: prose`Una placa de auto lleva ${first} y después ${second}. Las letras (de ${26}) y los dígitos (de ${10}) se pueden repetir. ¿Cuántas placas son posibles?`,
            }
          : {
              en: prose`A license plate has ${first} followed by ${second}. No letter (of ${26}) and no digit (of ${10}) is used twice. How many plates are possible?`,
              es: prose`Una placa de auto lleva ${first} y después ${second}. No se usa dos veces ninguna letra (de ${26}) ni ningún dígito (de ${10}). ¿Cuántas placas son posibles?`,
            }
      },
      check(printed, answer) {
        const [letters = 0, digits = 0] = numbersIn(printed)
        const isRepeated = /may be|se pueden/.test(printed.text)
        const ways = (all: number, places: number): number =>
          places === 0 ? 1 : all * ways(isRepeated ? all : all - 1, places - 1)
        return exact(answer).equals(ways(26, letters) * ways(10, digits))
      },
    }),

    twoCases: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => ({ n: random.int(5, 12), r: random.int(2, 3), isOrdered: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ n, r, isOrdered }) =>
        isOrdered ? arranged(n, r) + arranged(n, r + 1) : chosen(n, r) + chosen(n, r + 1),
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
        if (/flags|banderas/.test(printed.text))
          return exact(answer).equals(subsets(n, r) * factorialOf(r) * (1 + n - r))
        return exact(answer).equals(subsets(n + 1, r + 1))
      },
    }),

    restriction: form({
      levels: ['hard'],
      share: 3,
      lines: 4,
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
        for (const row of orders(Array.from({ length: small }, (_, i) => i)))
          if (restricted[kind].isAllowed(row)) count++
        for (let k = small + 1; k <= n; k++) count *= kind === 'apart' ? ((k - 2) / (k - 3)) * (k - 1) : k - 1
        return exact(answer).equals(Math.round(count))
      },
    }),

    rolesAndMembers: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
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
      lines: 3,
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
  }),
)
