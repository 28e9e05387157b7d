import {
  answerStep,
  type Block,
  type Both,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  itemOf,
  labelOrder,
  line,
  list,
  name,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import {
  favorablePairs,
  type NumberEvent,
  numbersTo,
  type Operation,
  operationTable,
  RELATIONS,
  saidEvent,
  valueOf,
} from './events.ts'
import type { levels } from './levels.ts'
import { listed, paragraphOf, type Said } from './outcomes.ts'

/** Two spinners whose equal sections are numbered from 1 on. */
interface Spinners {
  readonly n: number
  readonly m: number
}
const told = ({ n, m }: Spinners): Said =>
  n === m
    ? {
        en: line`Each of two spinners has ${n} equal sections, numbered from 1 to ${n}. Both are spun.`,
        es: line`Dos ruletas tienen ${n} secciones iguales cada una, numeradas del 1 al ${n}. Se giran las dos.`,
      }
    : {
        en: line`One spinner has ${n} equal sections, numbered from 1 to ${n}. Another has ${m}, numbered from 1 to ${m}. Both are spun.`,
        es: line`Una ruleta tiene ${n} secciones iguales, numeradas del 1 al ${n}. Otra tiene ${m}, numeradas del 1 al ${m}. Se giran las dos.`,
      }
const SHOWS: Readonly<Record<Operation, Said>> = {
  sum: { en: line`The table shows all the sums.`, es: line`La tabla muestra todas las sumas.` },
  product: { en: line`The table shows all the products.`, es: line`La tabla muestra todos los productos.` },
  difference: {
    en: line`The table shows all the differences, the lesser number taken from the greater.`,
    es: line`La tabla muestra todas las diferencias: el número mayor menos el menor.`,
  },
}
const SIZES = [
  [4, 4],
  [3, 5],
  [5, 5],
  [4, 5],
  [3, 4],
  [3, 6],
  [4, 6],
] as const
const LETTERS = ['A', 'B', 'C'] as const

interface Ordered extends Spinners {
  readonly operation: Operation
  readonly events: readonly NumberEvent[]
}
const eventsOf = (operation: Operation, n: number, m: number): readonly NumberEvent[] => {
  const most = operation === 'sum' ? n + m : operation === 'product' ? n * m : m
  return numbersTo(most).flatMap(k => [
    { operation, is: 'equal', k } as const,
    { operation, is: 'less', k } as const,
    { operation, is: 'greater', k } as const,
    ...(k > 2 && k < 6 ? [{ operation, is: 'multiple', k } as const] : []),
  ])
}
const countOf = (event: NumberEvent, { n, m }: Spinners) => favorablePairs(event, n, m).length
type Likely = Readonly<Record<NumberEvent['is'], readonly (readonly [NumberEvent, number])[]>>
const known = new Map<string, Likely>()
/** The events that are neither impossible, nor almost certain, nor just as likely as not, by their kind. */
function likelyEvents(operation: Operation, n: number, m: number): Likely {
  const key = `${operation} ${n} ${m}`
  const found = known.get(key)
  if (found) return found
  const all = eventsOf(operation, n, m)
    .map(event => [event, countOf(event, { n, m })] as const)
    .filter(([, count]) => count > 0 && 2 * count !== n * m && count < 0.8 * n * m)
  const of = (is: NumberEvent['is']) => all.filter(([event]) => event.is === is)
  const made = { equal: of('equal'), less: of('less'), greater: of('greater'), multiple: of('multiple') }
  known.set(key, made)
  return made
}
const THREE_KINDS = [
  ['equal', 'less', 'greater'],
  ['multiple', 'equal', 'greater'],
  ['less', 'multiple', 'equal'],
] as const
function drawOrdered(random: Random): Ordered {
  const operation = random.evenly(['difference', 'product'])
  const [n, m] = random.evenly(SIZES)
  const likely = likelyEvents(operation, n, m)
  const events = random.until(
    () => {
      const kinds = random.shuffle(operation === 'product' ? random.evenly(THREE_KINDS) : THREE_KINDS[0])
      return kinds.map(kind => random.pick(likely[kind]))
    },
    drawn => {
      const [a, b, c] = tupleOf(
        drawn.map(([, count]) => count),
        3,
      )
      // Never in the order of the page.
      return a !== b && b !== c && a !== c && !(a < b && b < c)
    },
  )
  return { n, m, operation, events: events.map(([event]) => event) }
}

/** Two players who win with different events; neither has the same chance as the other. */
interface Game extends Spinners {
  readonly operation: Operation
  readonly low: number
  readonly high: number
  readonly players: readonly [Person, Person]
}
function drawGame(random: Random): Game {
  const [n, m] = random.evenly([
    [4, 5],
    [4, 6],
    [4, 4],
    [3, 6],
    [3, 5],
    [5, 5],
  ] as const)
  const operation = 'sum'
  const players = random.sample(people, 2)
  const [low, high] = random.pick(boundsOf(operation, n, m))
  return { operation, n, m, players, low, high }
}
const bounds = new Map<string, readonly (readonly [low: number, high: number])[]>()
/** Where one wins below and the other above: neither always, nor equally often, nor with the share of different values. */
function boundsOf(operation: Operation, n: number, m: number): readonly (readonly [low: number, high: number])[] {
  const key = `${operation} ${n} ${m}`
  const found = bounds.get(key)
  if (found) return found
  const most = operation === 'sum' ? n + m : n * m
  const made = numbersTo(most)
    .flatMap(low => [-1, 0, 1, 2, 3].map(by => [low, low + by] as const))
    .filter(([low, high]) => {
      const game = { operation, n, m, low, high }
      const [below, above] = gameCounts(game)
      return (
        below !== above &&
        Math.abs(below - above) < 8 &&
        below > 1 &&
        above > 1 &&
        !distinctShare(game, below > above ? 0 : 1).equals(Ratio.of(Math.max(below, above), n * m))
      )
    })
  bounds.set(key, made)
  return made
}
type Rules = Omit<Game, 'players'>
/** How many different values win, of all different values: each sum counted once. */
const distinctCounts = (game: Rules, who: 0 | 1): readonly [wins: number, all: number] => {
  const values = new Set(numbersTo(game.n).flatMap(p => numbersTo(game.m).map(q => valueOf(game.operation, p, q))))
  const wins = [...values].filter(value => (who === 0 ? value < game.low : value > game.high))
  return [wins.length, values.size]
}
const distinctShare = (game: Rules, who: 0 | 1) => Ratio.of(...distinctCounts(game, who))
const eventsIn = ({ operation, low, high }: Rules): readonly [NumberEvent, NumberEvent] => [
  { operation, is: 'less', k: low },
  { operation, is: 'greater', k: high },
]
const gameCounts = (game: Rules) =>
  tupleOf(
    eventsIn(game).map(event => countOf(event, game)),
    2,
  )

/** The different numbers of the table that belong to an event. */
const valuesOf = (event: NumberEvent, { n, m }: Spinners): readonly number[] =>
  [...new Set(favorablePairs(event, n, m).map(([p, q]) => valueOf(event.operation, p, q)))].sort((p, q) => p - q)

const winner = (key: string, says: Both<Block>): Sentence => ({ key, says })

/** Two equal spinners and a sum that comes about in several ways. */
interface Claimed {
  readonly n: number
  readonly sum: number
  readonly person: Person
  readonly mistake: Claim
}
type Claim = 'sums' | 'unordered' | 'added'
const CLAIMS = ['sums', 'unordered', 'added'] as const
const ways = ({ n, sum }: Claimed) => numbersTo(n).filter(p => sum - p >= 1 && sum - p <= n).length
/** The fraction that each mistake leads to, before it is reduced. */
const claimed = (facts: Claimed, mistake: Claim): readonly [number, number] => {
  const { n } = facts
  if (mistake === 'sums') return [1, 2 * n - 1]
  if (mistake === 'unordered') return [Math.ceil(ways(facts) / 2), (n * (n + 1)) / 2]
  return [ways(facts), 2 * n]
}
const WRONGS: Readonly<Record<Claim, Said>> = {
  sums: {
    en: line`The sums are not equally likely.`,
    es: line`Las sumas no son igualmente probables.`,
  },
  unordered: {
    en: line`The two orders of two different numbers are different outcomes.`,
    es: line`Los dos órdenes de dos números diferentes son resultados diferentes.`,
  },
  added: {
    en: line`The numbers of sections must be multiplied, not added.`,
    es: line`Los números de secciones se deben multiplicar, no sumar.`,
  },
}
const claim = (facts: Claimed): Said => {
  const { n, sum, mistake, person } = facts
  const [k, all] = claimed(facts, mistake)
  const fraction = over(k, all)
  switch (mistake) {
    case 'sums':
      return {
        en: line`${name(person)} says, “There are ${all} possible sums, from 2 to ${2 * n}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${all} sumas posibles, de 2 a ${2 * n}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
    case 'unordered':
      return {
        en: line`${name(person)} says, “There are ${all} pairs when the order does not matter. The number of pairs with the sum ${sum} is ${k}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${all} parejas si no importa el orden. El número de parejas con la suma ${sum} es ${k}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
    case 'added':
      return {
        en: line`${name(person)} says, “There are ${n} + ${n} = ${all} outcomes. The number of outcomes with the sum ${sum} is ${k}. So the probability that the sum is ${sum} is ${fraction}.”`,
        es: line`${name(person)} dice: “Hay ${n} + ${n} = ${all} resultados. El número de resultados con la suma ${sum} es ${k}. Entonces la probabilidad de que la suma sea ${sum} es ${fraction}”.`,
      }
  }
}
const corrected = (why: Claim, value: Ratio): Sentence => ({
  key: `${why} ${value}`,
  says: paragraphOf(WRONGS[why], {
    en: line`The probability is ${value}.`,
    es: line`La probabilidad es ${value}.`,
  }),
})

export const gameForms = (form: FormMaker<typeof levels>) => ({
  order: form({
    levels: ['medium'],
    kind: 'order',
    draw: drawOrdered,
    answer: labelOrder(LETTERS),
    solve: ordered =>
      [0, 1, 2]
        .sort((i, j) => countOf(itemOf(ordered.events, i), ordered) - countOf(itemOf(ordered.events, j), ordered))
        .map(i => itemOf(LETTERS, i)),
    ask(ordered) {
      const first = paragraphOf(told(ordered), SHOWS[ordered.operation])
      const asked = {
        en: prose`Write the letters of the events in order, from the least likely to the most likely.`,
        es: prose`Escribe las letras de los eventos en orden, del menos probable al más probable.`,
      }
      const events = (locale: 'en' | 'es'): Block => ({
        kind: 'bullets',
        ordered: false,
        items: ordered.events.map((event, i) => [
          ...line`${symbol(itemOf(LETTERS, i))}: `,
          ...saidEvent(event, 'fact')[locale],
        ]),
      })
      const drawn = operationTable(ordered.operation, ordered.n, ordered.m)
      return { en: [first.en, drawn, asked.en, events('en')], es: [first.es, drawn, asked.es, events('es')] }
    },
    solution(ordered, answer) {
      const all = ordered.n * ordered.m
      return [
        ...ordered.events.map((event, i) => {
          const values = valuesOf(event, ordered)
          const letter = symbol(itemOf(LETTERS, i))
          return explained(
            equation(
              { kind: 'apply', name: 'P', to: [letter], primes: 0, inverse: false },
              over(countOf(event, ordered), all),
            ),
            line`Event ${letter}: the cells with ${list(...values)} are ${countOf(event, ordered)} of the ${all}.`,
            line`Evento ${letter}: las casillas con ${list(...values)} son ${countOf(event, ordered)} de las ${all}.`,
          )
        }),
        explained(
          list(...answer.map(letter => symbol(letter))),
          line`The denominators are equal: order the numerators from least to greatest.`,
          line`Los denominadores son iguales: ordena los numeradores de menor a mayor.`,
        ),
      ]
    },
    check(printed, letters) {
      const cells = printed
        .block('table')
        .rows.flatMap(row => row.slice(1).map(([item]) => exact(item as Expr).toNumber()))
      const counts = new Map(
        printed.block('bullets').items.map(item => {
          const text = item.filter(part => typeof part === 'string').join('')
          const [letter, k] = item.filter(part => typeof part !== 'string') as readonly Expr[]
          const value = exact(k ?? 0).toNumber()
          const is = /less|menor/.test(text)
            ? 'less'
            : /greater|mayor/.test(text)
              ? 'greater'
              : /multiple|múltiplo/.test(text)
                ? 'multiple'
                : 'equal'
          return [letter?.kind === 'symbol' ? letter.name : '', cells.filter(cell => RELATIONS[is](cell, value)).length]
        }),
      )
      const sizes = letters.map(letter => counts.get(letter) ?? 0)
      return sizes.length === counts.size && sizes.every((size, i) => i === 0 || size > itemOf(sizes, i - 1))
    },
  }),

  game: form({
    levels: ['medium'],
    wide: true,
    draw: drawGame,
    answer: sentenceChoice,
    solve: (game): Sentence => {
      const [low, high] = gameCounts(game)
      return says(game, low > high ? 0 : 1, low > high ? low : high, game.n * game.m)
    },
    mistakes(game): Readonly<Record<string, Sentence>> {
      const [low, high] = gameCounts(game)
      const right = low > high ? 0 : 1
      return {
        other: says(game, right === 0 ? 1 : 0, right === 0 ? high : low, game.n * game.m),
        distinct: says(game, right, ...distinctCounts(game, right)),
        equal: {
          key: 'equal',
          says: {
            en: prose`They are equally likely to win, because all outcomes are equally likely.`,
            es: prose`Tienen la misma probabilidad de ganar, porque todos los resultados son igualmente probables.`,
          },
        },
      }
    },
    ask(game) {
      const [low, high] = eventsIn(game)
      const [one, other] = game.players
      const [first, second] = [saidEvent(low, 'fact'), saidEvent(high, 'fact')]
      const rules: Said = {
        en: [...line`${name(one)} wins if `, ...first.en, ...line`; ${name(other)} wins if `, ...second.en, '.'],
        es: [...line`${name(one)} gana si `, ...first.es, ...line`; ${name(other)} gana si `, ...second.es, '.'],
      }
      const start = paragraphOf(told(game), SHOWS[game.operation])
      const asked = paragraphOf(rules, {
        en: line`Who is more likely to win?`,
        es: line`¿Quién tiene más probabilidad de ganar?`,
      })
      const drawn = operationTable(game.operation, game.n, game.m)
      return { en: [start.en, drawn, asked.en], es: [start.es, drawn, asked.es] }
    },
    solution(game, answer) {
      const [low, high] = gameCounts(game)
      const [one, other] = game.players
      const all = game.n * game.m
      return [
        explained(
          over(low, all),
          line`${name(one)} wins with ${list(...valuesOf(eventsIn(game)[0], game))}: count these cells, ${low} of ${all}.`,
          line`${name(one)} gana con ${list(...valuesOf(eventsIn(game)[0], game))}: cuenta esas casillas, ${low} de ${all}.`,
        ),
        explained(
          over(high, all),
          line`${name(other)} wins with ${list(...valuesOf(eventsIn(game)[1], game))}: count these cells, ${high} of ${all}.`,
          line`${name(other)} gana con ${list(...valuesOf(eventsIn(game)[1], game))}: cuenta esas casillas, ${high} de ${all}.`,
        ),
        answerStep(answer.says, {
          en: line`Of two fractions with the same denominator, the one with the greater numerator is greater.`,
          es: line`De dos fracciones con el mismo denominador, es mayor la que tiene mayor numerador.`,
        }),
      ]
    },
    whyWrong: game => {
      const [low, high] = gameCounts(game)
      const all = game.n * game.m
      const more = relation(over(Math.max(low, high), all), '>', over(Math.min(low, high), all))
      return {
        other: explained(
          more,
          line`The other player has the greater probability.`,
          line`La otra persona tiene la mayor probabilidad.`,
        ),
        distinct: {
          en: line`It counts different numbers, but every cell counts, also those with the same number.`,
          es: line`Cuenta números distintos, pero cuentan todas las casillas, también las que tienen el mismo número.`,
        },
        equal: explained(
          more,
          line`The outcomes are equally likely, but one player has more of them.`,
          line`Los resultados son igualmente probables, pero una persona tiene más.`,
        ),
      }
    },
    check(printed, { key }) {
      const cells = printed
        .block('table')
        .rows.flatMap(row => row.slice(1).map(([item]) => exact(item as Expr).toNumber()))
      const numbers = printed.numbers.map(value => value.toNumber())
      const [low, high] = [itemOf(numbers, numbers.length - 2), itemOf(numbers, numbers.length - 1)]
      const wins = [cells.filter(cell => cell < low).length, cells.filter(cell => cell > high).length]
      const most = Math.max(...wins)
      return key === `${wins.indexOf(most)} ${Ratio.of(most, cells.length)}`
    },
  }),

  claim: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Claimed {
      const mistake = random.evenly(CLAIMS)
      const person = random.pick(people)
      return random.until(
        () => {
          const n = random.int(3, 6)
          return { n, mistake, person, sum: random.int(3, 2 * n - 1) }
        },
        facts => {
          const value = rightOf(facts)
          const wrong = CLAIMS.map(name => Ratio.of(...claimed(facts, name)))
          return (
            ways(facts) > 1 &&
            facts.n > 3 &&
            wrong.every(other => !other.equals(value) && other.compare(1) < 0) &&
            !value.equals(Ratio.of(1, 2))
          )
        },
      )
    },
    answer: sentenceChoice,
    solve: (facts): Sentence => corrected(facts.mistake, rightOf(facts)),
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const [other, third] = CLAIMS.filter(why => why !== facts.mistake) as unknown as readonly [Claim, Claim]
      return {
        stillWrong: corrected(facts.mistake, Ratio.of(...claimed(facts, other))),
        another: corrected(other, Ratio.of(...claimed(facts, third))),
        none: {
          key: 'none',
          says: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
        },
      }
    },
    ask(facts) {
      const first = paragraphOf(told({ n: facts.n, m: facts.n }), claim(facts))
      return {
        en: [first.en, prose`What is the mistake, and what is the right probability?`],
        es: [first.es, prose`¿Cuál es el error y cuál es la probabilidad correcta?`],
      }
    },
    solution(facts, answer) {
      const { n, sum, mistake } = facts
      const pairs = favorablePairs({ operation: 'sum', is: 'equal', k: sum }, n, n).map(pair => pair.map(expr))
      return [
        explained(
          equation(times(n, n), n * n),
          line`Each of ${n} numbers can come with each of ${n} others. These outcomes are equally likely.`,
          line`Cada uno de los ${n} números puede salir con cada uno de otros ${n}. Estos resultados son igualmente probables.`,
        ),
        explained(
          listed(pairs),
          line`List the outcomes with the sum ${sum} and count them: ${pairs.length}.`,
          line`Escribe los resultados con la suma ${sum} y cuéntalos: ${pairs.length}.`,
        ),
        explained(
          over(pairs.length, n * n),
          line`Write favorable outcomes over all outcomes.`,
          line`Escribe los resultados favorables sobre todos los resultados.`,
        ),
        answerStep(answer.says, WHY[mistake]),
      ]
    },
    whyWrong: facts => ({
      stillWrong: {
        en: line`It names the mistake, but the probability is ${rightOf(facts)}.`,
        es: line`Nombra el error, pero la probabilidad es ${rightOf(facts)}.`,
      },
      another: {
        en: line`That mistake was not made, and the probability is ${rightOf(facts)}.`,
        es: line`Ese error no se cometió, y la probabilidad es ${rightOf(facts)}.`,
      },
      none: {
        en: line`There is a mistake: the probability is ${rightOf(facts)}.`,
        es: line`Sí hay un error: la probabilidad es ${rightOf(facts)}.`,
      },
    }),
    check(printed, { key }) {
      const n = itemOf(printed.numbers, 0).toNumber()
      const sum =
        printed.numbers
          .filter(value => value.isInteger)
          .at(-1)
          ?.toNumber() ?? 0
      let hits = 0
      for (let p = 1; p <= n; p++) for (let q = 1; q <= n; q++) if (p + q === sum) hits++
      const why = /possible sums|sumas posibles/.test(printed.text)
        ? 'sums'
        : /order|orden/.test(printed.text)
          ? 'unordered'
          : 'added'
      return key === `${why} ${Ratio.of(hits, n * n)}`
    },
  }),
})

const WHY: Readonly<Record<Claim, Said>> = {
  sums: {
    en: line`Some sums come about in more ways than others.`,
    es: line`Algunas sumas se obtienen de más maneras que otras.`,
  },
  unordered: {
    en: line`Two different numbers can come in two orders, two equal numbers in only one.`,
    es: line`Dos números diferentes pueden salir en dos órdenes; dos iguales, en uno solo.`,
  },
  added: {
    en: line`Adding counts the sections of both spinners, not the pairs of sections.`,
    es: line`Al sumar se cuentan las secciones de las dos ruletas, no las parejas de secciones.`,
  },
}
const rightOf = (facts: Claimed) => Ratio.of(ways(facts), facts.n * facts.n)

/** Who wins more often, and how often. */
const says = (game: Game, who: 0 | 1, count: number, all: number): Sentence =>
  winner(`${who} ${Ratio.of(count, all)}`, {
    en: prose`${name(game.players[who])}, with probability ${over(count, all)}.`,
    es: prose`${name(game.players[who])}, con probabilidad ${over(count, all)}.`,
  })
