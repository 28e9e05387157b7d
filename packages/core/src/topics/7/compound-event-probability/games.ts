import {
  answerStep,
  type Block,
  type Both,
  type Expr,
  exact,
  explained,
  type FormMaker,
  itemOf,
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
  tupleOf,
} from '../../../author.ts'
import { claimForms } from './claims.ts'
import { type NumberEvent, numbersTo, type Operation, operationTable, saidEvent, valueOf } from './events.ts'
import type { levels } from './levels.ts'
import { orderForms } from './ordered.ts'
import { paragraphOf, type Said } from './outcomes.ts'
import { countOf, SHOWS, type Spinners, told, valuesOf } from './spinners.ts'

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
  const operation = random.evenly(['product', 'sum'] as const)
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

const winner = (key: string, says: Both<Block>): Sentence => ({ key, says })

export const gameForms = (form: FormMaker<typeof levels>) => ({
  ...orderForms(form),

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
          en: line`It counts each number only once, but every cell of the table counts.`,
          es: line`Cuenta cada número una sola vez, pero cuentan todas las casillas de la tabla.`,
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

  ...claimForms(form),
})

/** Who wins more often, and how often. */
const says = (game: Game, who: 0 | 1, count: number, all: number): Sentence =>
  winner(`${who} ${Ratio.of(count, all)}`, {
    en: prose`${name(game.players[who])}, with probability ${over(count, all)}.`,
    es: prose`${name(game.players[who])}, con probabilidad ${over(count, all)}.`,
  })
