import {
  answerStep,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  m,
  minus,
  type Random,
  relation,
  type Sentence,
  sentenceChoice,
  solution,
  statements,
  sum,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import type { Context } from './contexts.ts'
import {
  asked,
  beginning,
  type Compared,
  choice,
  contextsWith,
  drawFuns,
  drawThrough,
  type Form,
  type Fun,
  funOf,
  type Letter,
  rateStep,
  ruleStep,
  type Shown,
  valueAt,
} from './parts.ts'

const LETTERS = ['A', 'B', 'C'] as const
const SHAPES: readonly (readonly [Shown, Shown, Shown])[] = [
  ['table', 'graph', 'words'],
  ['words', 'equation', 'graph'],
  ['graph', 'table', 'equation'],
  ['equation', 'words', 'table'],
  ['graph', 'words', 'table'],
]
const DIRECTIONS = [
  [1, -1, 1],
  [-1, 1, 1],
  [1, 1, -1],
  [-1, 1, -1],
] as const
function drawThree(random: Random, first: number, test: (funs: readonly Fun[]) => boolean): Compared {
  const context = random.evenly(contextsWith('hard', [1, -1], first, 2))
  const [shapes, directions] = [random.evenly(SHAPES), random.evenly(DIRECTIONS)]
  return random.until(
    () => ({ context, funs: drawFuns(random, context, shapes, directions, true) }),
    ({ funs }) => test(funs),
  )
}
/** The letters from the greatest on. */
const ordered = (funs: readonly Fun[], of: (fun: Fun) => number): readonly Letter[] =>
  [...funs].sort((a, b) => of(b) - of(a)).map(({ letter }) => letter)
const isMixed = (letters: readonly Letter[]) => letters.join('') !== 'ABC'
const worked = ({ start, rate }: Fun, x: number): Expr =>
  rate > 0 ? sum(start, times(rate, x)) : minus(start, times(-rate, x))

interface Reached extends Compared {
  readonly target: number
}
const timeOf = ({ start, rate }: Fun, target: number) => (target - start) / rate
const reachedAt = (context: Context, { letter }: Fun, x: number, key: string): Sentence => {
  const { en, es } = beginning(context, letter)
  return choice(
    key,
    [...en, ...line`, after ${x} `, `${context.x.en}.`],
    [...es, ...line`, después de ${x} `, `${context.x.es}.`],
  )
}

export const hardForms = (form: Form) => ({
  orderRates: form({
    levels: ['hard'],
    wide: true,
    draw: random => drawThree(random, 0, funs => isMixed(ordered(funs, ({ rate }) => rate))),
    answer: labelOrder(LETTERS),
    solve: ({ funs }) => ordered(funs, ({ rate }) => rate),
    key: ({ context, funs }) => {
      const rates = funs.flatMap(({ letter, rate }, i): readonly Inline[] => [
        i === 0 ? '' : '; ',
        symbol(letter),
        ': ',
        m`${rate}`,
      ])
      return {
        en: { kind: 'paragraph', content: [...rates.filter(item => item !== ''), ` (${context.per.en})`] },
        es: { kind: 'paragraph', content: [...rates.filter(item => item !== ''), ` (${context.per.es})`] },
      }
    },
    ask: compared =>
      asked(compared, 3, {
        en: line`Order the functions by their rates of change, including their signs, from greatest to least. Write the letters in order.`,
        es: line`Ordena las funciones por sus tasas de cambio, con su signo, de mayor a menor. Escribe las letras en orden.`,
      }),
    solution: ({ context, funs }, answer) => [
      ...funs.map(fun => rateStep(context, fun)),
      answerStep(labelOrder(LETTERS).show(answer), {
        en: line`The rates in order are ${list(...[...funs].map(({ rate }) => rate).sort((a, b) => b - a))}: a negative rate is less than a positive one.`,
        es: line`Las tasas en orden son ${list(...[...funs].map(({ rate }) => rate).sort((a, b) => b - a))}: una tasa negativa es menor que una positiva.`,
      }),
    ],
    check(printed, letters) {
      const rates = letters.map(letter => funOf(printed, letter).rate)
      return letters.length === 3 && rates.slice(1).every((rate, i) => rate < itemOf(rates, i))
    },
  }),

  equalAt: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random): Compared {
      const context = random.evenly(contextsWith('hard', [1, -1], 2, 2))
      const [shapes, directions] = [
        random.evenly([
          ['table', 'words'],
          ['words', 'equation'],
          ['graph', 'table'],
          ['equation', 'table'],
        ] as const),
        random.evenly([
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const),
      ]
      const { funs } = drawThrough(random, context, shapes, directions, () => {
        const x = random.int(3, 6)
        return [x, x]
      })
      return { context, funs }
    },
    answer: solution('x'),
    solve: ({ funs }) => meeting(twoOf(funs)),
    ask: compared =>
      asked(compared, 3, {
        en: line`For which value of x do the two functions have the same value of ${m`y`}?`,
        es: line`¿Para qué valor de x tienen las dos funciones el mismo valor de ${m`y`}?`,
      }),
    solution({ context, funs }, x) {
      const [a, b] = twoOf(funs)
      const [right, left] = [m`${a.rate}x + ${a.start}`, m`${b.rate}x + ${b.start}`]
      const [fast, slow] = a.rate > b.rate ? [a, b] : [b, a]
      const at = exact(x).toNumber()
      const moved =
        slow.rate > 0
          ? {
              en: line`Subtract ${m`${slow.rate}x`} and ${fast.start} from both sides.`,
              es: line`Resta ${m`${slow.rate}x`} y ${fast.start} de ambos lados.`,
            }
          : {
              en: line`Add ${m`${-slow.rate}x`} to both sides, and subtract ${fast.start} from both sides.`,
              es: line`Suma ${m`${-slow.rate}x`} a ambos lados y resta ${fast.start} de ambos lados.`,
            }
      return [
        ...[a, b].filter(({ shown }) => shown !== 'equation').map(fun => ruleStep(context, fun)),
        explained(
          equation(right, left),
          line`Both values of ${m`y`} are equal: set the right sides equal.`,
          line`Los dos valores de ${m`y`} son iguales: iguala los lados derechos.`,
        ),
        ...(fast.rate - slow.rate === 1
          ? []
          : [explained(equation(m`${fast.rate - slow.rate}x`, slow.start - fast.start), moved.en, moved.es)]),
        answerStep(
          solution('x').show(x),
          fast.rate - slow.rate === 1
            ? {
                en: [...moved.en, ...line` Both functions then have the value ${valueAt(a, at)}.`],
                es: [...moved.es, ...line` Las dos funciones tienen entonces el valor ${valueAt(a, at)}.`],
              }
            : {
                en: line`Divide both sides by ${fast.rate - slow.rate}. Both functions then have the value ${valueAt(a, at)}.`,
                es: line`Divide ambos lados entre ${fast.rate - slow.rate}. Las dos funciones tienen entonces el valor ${valueAt(a, at)}.`,
              },
        ),
      ]
    },
    check(printed, x) {
      const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
      const at = exact(x).toNumber()
      return Math.abs(a.start + a.rate * at - b.start - b.rate * at) < 1e-9
    },
  }),

  reachesFirst: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random): Reached {
      const context = random.evenly(contextsWith('hard', [1, -1], 4, 2))
      const [shapes, directions] = [random.evenly(SHAPES), random.evenly(DIRECTIONS)]
      const { funs, value } = drawThrough(random, context, shapes, directions, () =>
        random.sample([2, 3, 4, 5, 6, 7, 8], 3),
      )
      return { context, funs, target: value }
    },
    answer: sentenceChoice,
    solve({ context, funs, target }) {
      const first = itemOf(
        [...funs].sort((a, b) => timeOf(a, target) - timeOf(b, target)),
        0,
      )
      return reachedAt(context, first, timeOf(first, target), `first ${first.letter}`)
    },
    mistakes({ context, funs, target }): Readonly<Record<string, Sentence>> {
      const [, second, third] = [...funs].sort((a, b) => timeOf(a, target) - timeOf(b, target)) as [Fun, Fun, Fun]
      return {
        second: reachedAt(context, second, timeOf(second, target), 'second'),
        third: reachedAt(context, third, timeOf(third, target), 'third'),
      }
    },
    ask: compared =>
      asked(compared, 3, {
        en: [`Which ${compared.context.which.en} is the first to reach `, m`y = ${compared.target}`, ', and when?'],
        es: [`¿Qué ${compared.context.which.es} llega primero a `, m`y = ${compared.target}`, ' y cuándo?'],
      }),
    solution: ({ context, funs, target }, answer) => [
      ...funs.filter(({ shown }) => shown !== 'equation').map(fun => ruleStep(context, fun)),
      explained(
        statements(...funs.map(fun => equation(divide(minus(target, fun.start), fun.rate), timeOf(fun, target)))),
        line`For functions ${A}, ${B}, and ${C}, in this order: divide the change from the initial value to ${target} by the rate.`,
        line`Para las funciones ${A}, ${B} y ${C}, en ese orden: divide el cambio del valor inicial a ${target} entre la tasa.`,
      ),
      answerStep(sentenceChoice.show(answer), {
        en: line`This time is the shortest of the three.`,
        es: line`Este tiempo es el menor de los tres.`,
      }),
    ],
    whyWrong({ funs, target }) {
      const [first, second, third] = tupleOf(
        [...funs].map(fun => timeOf(fun, target)).sort((a, b) => a - b),
        3,
      )
      const isLater = (time = 0) => ({
        en: line`This happens later: ${relation(time, '>', first)}.`,
        es: line`Esto ocurre más tarde: ${relation(time, '>', first)}.`,
      })
      return { second: isLater(second), third: isLater(third) }
    },
    check(printed, { key }) {
      const target = exact(itemOf(printed.all('relation').slice(-1), 0).right).toNumber()
      const all = LETTERS.map(letter => ({
        letter,
        at: (target - funOf(printed, letter).start) / funOf(printed, letter).rate,
      }))
      const first = all.reduce((one, other) => (other.at < one.at ? other : one))
      return key === `first ${first.letter}`
    },
  }),

  orderValues: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random) {
      const at = random.int(7, 10)
      const compared = drawThree(random, 6, funs => {
        const values = funs.map(fun => valueAt(fun, at))
        return (
          values.every(value => value >= 5) &&
          new Set(values).size === 3 &&
          isMixed(ordered(funs, fun => valueAt(fun, at)))
        )
      })
      return { compared, at }
    },
    answer: labelOrder(LETTERS),
    solve: ({ compared: { funs }, at }) => ordered(funs, fun => valueAt(fun, at)),
    ask: ({ compared, at }) =>
      asked(compared, 3, {
        en: line`Order the functions by their values of ${m`y`} for ${m`x = ${at}`}, from greatest to least. Write the letters in order.`,
        es: line`Ordena las funciones por sus valores de ${m`y`} para ${m`x = ${at}`}, de mayor a menor. Escribe las letras en orden.`,
      }),
    key: ({ compared: { context, funs }, at }) => {
      const values = funs.flatMap((fun, i): readonly Inline[] => [
        i === 0 ? '' : '; ',
        symbol(fun.letter),
        ': ',
        m`${valueAt(fun, at)}`,
      ])
      return {
        en: { kind: 'paragraph', content: [...values.filter(item => item !== ''), ` (${context.y.en})`] },
        es: { kind: 'paragraph', content: [...values.filter(item => item !== ''), ` (${context.y.es})`] },
      }
    },
    solution: ({ compared: { context, funs }, at }, answer) => [
      ...funs.filter(({ shown }) => shown !== 'equation').map(fun => ruleStep(context, fun)),
      explained(
        statements(...funs.map(fun => equation(worked(fun, at), valueAt(fun, at)))),
        line`For each, start from the initial value and change it by the rate ${at} times: ${A}, then ${B}, then ${C}.`,
        line`En cada una, parte del valor inicial y cámbialo ${at} veces según la tasa: ${A}, luego ${B} y luego ${C}.`,
      ),
      answerStep(labelOrder(LETTERS).show(answer), {
        en: line`Order the three values from greatest to least.`,
        es: line`Ordena los tres valores de mayor a menor.`,
      }),
    ],
    check(printed, letters) {
      const at = exact(itemOf(printed.all('relation').slice(-1), 0).right).toNumber()
      const values = letters.map(letter => funOf(printed, letter).start + at * funOf(printed, letter).rate)
      return letters.length === 3 && values.slice(1).every((value, i) => value < itemOf(values, i))
    },
  }),
})
const twoOf = (funs: readonly Fun[]): readonly [Fun, Fun] => [itemOf(funs, 0), itemOf(funs, 1)]
const meeting = ([a, b]: readonly [Fun, Fun]) => (b.start - a.start) / (a.rate - b.rate)
const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')]
