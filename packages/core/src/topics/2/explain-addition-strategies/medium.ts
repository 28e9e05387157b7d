import {
  answerStep,
  assert,
  type Both,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  type Inline,
  isTrue,
  itemOf,
  line,
  list,
  type Pair as Match,
  match,
  minus,
  namedNumbers,
  numberLine,
  numberList,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { COMPLETE, fillIn, sentence } from './parts.ts'
import { type ReasonName, reasonNames, reasonOf, rules, stepOf } from './reasons.ts'
import {
  addsNearTen,
  addsPlainly,
  gap,
  moved,
  ones,
  type Pair,
  subtractsNearTen,
  tens,
  toNextTen,
} from './strategies.ts'

const LETTERS = ['A', 'B', 'C'] as const

const stops = namedNumbers(...LETTERS)

interface Jumps extends Pair {
  readonly isSum: boolean
}

const drawJumps = (random: Random): Jumps =>
  random.evenly([true, false])
    ? { ...addsNearTen(random), isSum: true }
    : {
        ...random.until(
          () => ({ a: random.int(41, 95), b: random.int(12, 58) }),
          ({ a, b }) => a - b > 10 && ones(a) > 0 && ones(a) < ones(b) && ones(b) > 3,
        ),
        isSum: false,
      }

/** The stops of the jumps: after the tens, at a whole ten, and at the end. */
function stopsOf({ a, b, isSum }: Jumps): readonly [number, number, number] {
  const way = isSum ? 1 : -1
  const afterTens = a + way * tens(b)
  return [afterTens, afterTens + way * (isSum ? toNextTen(a) : ones(a)), a + way * b]
}

const written = ({ a, b, isSum }: Jumps) => (isSum ? sum(a, b) : minus(a, b))

const reason = (which: ReasonName): Sentence =>
  sentence(which, {
    en: { kind: 'paragraph', content: rules[which].says.en },
    es: { kind: 'paragraph', content: rules[which].says.es },
  })

/** Why a printed first step has the value of its problem. */
function whyEqual(problem: Expr, first: Expr): Both<readonly Inline[]> {
  const name = reasonOf(problem, first)
  assert(name, () => 'A first step has no reason')
  return rules[name].says
}

/** A first step of another kind for each problem: apart, to a ten, both changed. */
function firstSteps(random: Random): readonly { readonly pair: Pair; readonly problem: Expr; readonly first: Expr }[] {
  return random.until(
    () => {
      const [one, two, three] = [addsPlainly(random), addsNearTen(random), subtractsNearTen(random)]
      return random.shuffle([
        {
          pair: one,
          problem: sum(one.a, one.b),
          first: sum(bracketed(sum(tens(one.a), tens(one.b))), bracketed(sum(ones(one.a), ones(one.b)))),
        },
        { pair: two, problem: sum(two.a, two.b), first: sum(two.a + toNextTen(two.a), two.b - toNextTen(two.a)) },
        {
          pair: three,
          problem: minus(three.a, three.b),
          first: minus(three.a + toNextTen(three.b), three.b + toNextTen(three.b)),
        },
      ])
    },
    drawn => {
      const values = drawn.map(({ problem }) => evaluate(problem).toNumber())
      return new Set(values).size === 3 && new Set(values.map(ones)).size === 3
    },
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  move: form({
    levels: ['medium'],
    share: 2,
    instruction: COMPLETE,
    draw: random => ({ ...addsNearTen(random), hidesFirst: random.evenly([false, true]) }),
    answer: numberList,
    solve: ({ a, b, hidesFirst }) => [toNextTen(a), hidesFirst ? a + toNextTen(a) : b - toNextTen(a), a + b],
    ask({ hidesFirst, ...pair }) {
      const by = toNextTen(pair.a)
      return both(
        hidesFirst ? moved(pair, [gap, by], [gap, pair.b - by], gap) : moved(pair, [by, gap], [pair.a + by, gap], gap),
      )
    },
    solution({ a, b }, values) {
      const by = toNextTen(a)
      return [
        explained(
          equation(sum(a, by), a + by),
          line`Add ${by} to ${a} to make a ten.`,
          line`Suma ${by} a ${a} para formar una decena.`,
        ),
        explained(
          equation(minus(b, by), b - by),
          line`Take the same ${by} from ${b}: the sum does not change.`,
          line`Quita ese mismo ${by} a ${b}: la suma no cambia.`,
        ),
        explained(equation(sum(a + by, b - by), a + b), line`Add.`, line`Suma.`),
        fillIn(values),
      ]
    },
    check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
  }),
  jumps: form({
    levels: ['medium'],
    share: 2,
    lines: 1,
    draw: drawJumps,
    answer: stops,
    solve: stopsOf,
    ask(facts) {
      const ends = stopsOf(facts)
      const all = [facts.a, ...ends]
      const drawn = figure(
        numberLine({
          open: true,
          from: Math.min(...all) - 6,
          to: Math.max(...all) + 6,
          labels: [facts.a, ...ends.map((at, i) => [at, symbol(itemOf(LETTERS, i))] as const)],
          jumps: ends.map((to, i) => [itemOf(all, i), to, 'amount'] as const),
        }),
      )
      return {
        en: [prose`The jumps show ${written(facts)}. Which numbers are A, B, and C?`, drawn],
        es: [prose`Los saltos muestran ${written(facts)}. ¿Qué números son A, B y C?`, drawn],
      }
    },
    solution(facts, values) {
      const all = [facts.a, ...stopsOf(facts)]
      const jump = (i: number) => {
        const [from, to] = [itemOf(all, i), itemOf(all, i + 1)]
        return equation(to > from ? sum(from, to - from) : minus(from, from - to), to)
      }
      return [
        explained(
          jump(0),
          line`Start at ${facts.a} and jump the tens: A.`,
          line`Empieza en ${facts.a} y salta las decenas: A.`,
        ),
        explained(jump(1), line`Jump to a whole ten: B.`, line`Salta hasta una decena completa: B.`),
        explained(jump(2), line`Jump what is left: C.`, line`Salta lo que queda: C.`),
        answerStep(stops.show(values).en, {
          en: line`C is the result: ${equation(written(facts), itemOf(all, 3))}.`,
          es: line`C es el resultado: ${equation(written(facts), itemOf(all, 3))}.`,
        }),
      ]
    },
    check(printed, values) {
      const jumps = printed.figure('number-line').jumps.map(({ to }) => to.n / to.d)
      return values.length === 3 && values.every((value, i) => exact(value).toNumber() === jumps[i])
    },
  }),
  matchFirstSteps: form(
    match({
      levels: ['medium'],
      what: { en: line`each problem with a first step`, es: line`cada problema con un primer paso` },
      draw: (random): readonly Match[] => firstSteps(random).map(({ problem, first }) => [problem, first] as const),
      belong: ([left], [right]) =>
        typeof left === 'object' && typeof right === 'object' && exact(left as Expr).equals(exact(right as Expr)),
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) =>
          step(equation(left as Expr, right as Expr), because.explain, {
            sentence: {
              en: [...line`Row ${i + 1}: ${symbol(itemOf(letters, i))}. `, ...whyEqual(left as Expr, right as Expr).en],
              es: [
                ...line`Fila ${i + 1}: ${symbol(itemOf(letters, i))}. `,
                ...whyEqual(left as Expr, right as Expr).es,
              ],
            },
          }),
        ),
        answerStep(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in order, starting with row 1.`,
          es: line`Escribe las letras en orden, desde la fila 1.`,
        }),
      ],
    }),
  ),
  whichReason: form({
    levels: ['medium'],
    draw(random) {
      const which = random.evenly(reasonNames)
      return { which, pair: rules[which].draw(random), wrong: random.sample(rules[which].not, 2) }
    },
    answer: sentenceChoice,
    solve: ({ which }) => reason(which),
    mistakes: ({ wrong: [one, other] }) => ({ otherStrategy: reason(one), otherReason: reason(other) }),
    ask: ({ which, pair }) => ({
      en: [stepOf(which, pair), prose`Why does this step work?`],
      es: [stepOf(which, pair), prose`¿Por qué es correcto este paso?`],
    }),
    solution: ({ which, pair }, { says }) => [
      explained(
        rules[which].sees(pair),
        line`Compare the two sides: see how the numbers change.`,
        line`Compara los dos lados: mira cómo cambian los números.`,
      ),
      answerStep(says, {
        en: line`Both sides have the value ${rules[which].result(pair)}.`,
        es: line`Los dos lados valen ${rules[which].result(pair)}.`,
      }),
    ],
    whyWrong: ({ wrong: [one, other] }) => ({ otherStrategy: rules[one].lacks, otherReason: rules[other].lacks }),
    check(printed, { key }) {
      const { left, right } = printed.one('relation')
      return reasonOf(left, right) === key
    },
  }),
})
