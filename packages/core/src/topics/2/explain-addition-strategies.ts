import {
  answerStep,
  both,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
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
  people,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { explanations, goneThisWay, problemOf, valueOf, workOf } from './explain-addition-strategies/explanations.ts'
import { type ReasonName, reasonNames, reasonOf, rules, stepOf } from './explain-addition-strategies/reasons.ts'
import {
  addsNearTen,
  addsPlainly,
  byPlaces,
  chain,
  gap,
  inParts,
  moved,
  ones,
  type Pair,
  shifted,
  subtractsInTurn,
  subtractsNearTen,
  tens,
  toNextTen,
} from './explain-addition-strategies/strategies.ts'

const COMPLETE = {
  en: prose`Write the missing numbers. Both sides of each = have the same value.`,
  es: prose`Escribe los números que faltan. Los dos lados de cada = valen lo mismo.`,
}

/** What belongs in the blanks. */
const fillIn = (values: readonly Value[]): Step =>
  answerStep(list(...values), {
    en: line`Write these numbers in the blanks, in order.`,
    es: line`Escribe estos números en los espacios, en orden.`,
  })

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

/** 298 + 145 is 300 + 143, 403 - 198 is 405 - 200. */
interface Near extends Pair {
  readonly isSum: boolean
  readonly by: number
}
function drawNear(random: Random): Near {
  const size = random.evenly([100, 100, 10])
  const isSum = random.evenly([true, true, false])
  const by = random.int(1, 3)
  if (size === 10) {
    const { a, b } = isSum ? addsNearTen(random) : subtractsNearTen(random)
    return isSum ? { a: b, b: a, isSum, by: toNextTen(a) } : { a, b, isSum, by: toNextTen(b) }
  }
  const near = 100 * random.int(1, 4) - by
  const [least, most] = isSum ? [112, 380] : [near + 110, near + 390]
  const other = random.until(
    () => random.int(least, most),
    value => ones(value) > by && ones(value) < 7 && value % 100 > 10 && value - near !== near,
  )
  return { a: other, b: near, isSum, by }
}
const nearChain = ({ a, b, isSum }: Near, first: Value, second: Value, result: Value) =>
  isSum ? chain(sum(a, b), sum(first, second), result) : chain(minus(a, b), minus(first, second), result)
const nearOf = ({ a, b, isSum, by }: Near) => ({
  changed: isSum ? a - by : a + by,
  round: b + by,
  result: isSum ? a + b : a - b,
})

const tensAsOnes = ({ a, b }: Pair) => sum(bracketed(sum(tens(a), tens(b) / 10)), bracketed(sum(ones(a), ones(b))))
const onesAsTens = ({ a, b }: Pair) => sum(bracketed(sum(tens(a), tens(b))), bracketed(sum(10 * ones(a), ones(b))))

const sentence = (key: string, says: Sentence['says']): Sentence => ({ key, says })
const reason = (which: ReasonName): Sentence =>
  sentence(which, {
    en: { kind: 'paragraph', content: rules[which].says.en },
    es: { kind: 'paragraph', content: rules[which].says.es },
  })
/** What a way gives, and whether that is the result. */
const verdict = (gets: number, result: number): Sentence =>
  sentence(
    `${gets === result ? 'yes' : 'no'} ${gets}`,
    gets === result
      ? { en: prose`Yes, it gives ${result}.`, es: prose`Sí, da ${result}.` }
      : { en: prose`No, it gives ${gets}, not ${result}.`, es: prose`No, da ${gets} y no ${result}.` },
  )

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

export const explainAdditionStrategies = defineTopic(
  {
    id: 'explain-addition-strategies',
    name: { en: 'Addition and subtraction strategies', es: 'Estrategias para sumar y restar' },
    description: {
      en: 'Complete the steps of an addition or subtraction strategy and say why it works.',
      es: 'Completa los pasos de una estrategia de suma o resta y di por qué funciona.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.9'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    places: form({
      levels: ['easy'],
      share: 2,
      instruction: COMPLETE,
      draw: random => ({ ...addsPlainly(random), hidden: random.evenly([3, 1, 2, 0]) }),
      answer: numberList,
      solve: ({ a, b, hidden }) => [itemOf([tens(a), tens(b), ones(a), ones(b)], hidden), a + b],
      ask({ hidden, ...pair }) {
        const { a, b } = pair
        const parts = [tens(a), tens(b), ones(a), ones(b)].map((part, i): Value => (i === hidden ? gap : part))
        return both(byPlaces(pair, parts, gap))
      },
      solution({ a, b }, values) {
        return [
          explained(
            statements(equation(a, sum(tens(a), ones(a))), equation(b, sum(tens(b), ones(b)))),
            line`Break each number into tens and ones.`,
            line`Separa cada número en decenas y unidades.`,
          ),
          explained(equation(sum(tens(a), tens(b)), tens(a) + tens(b)), line`Add the tens.`, line`Suma las decenas.`),
          explained(equation(sum(ones(a), ones(b)), ones(a) + ones(b)), line`Add the ones.`, line`Suma las unidades.`),
          explained(
            equation(sum(tens(a) + tens(b), ones(a) + ones(b)), a + b),
            line`Put the tens and the ones together.`,
            line`Junta las decenas y las unidades.`,
          ),
          fillIn(values),
        ]
      },
      check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
    }),

    parts: form({
      levels: ['easy'],
      share: 2,
      instruction: COMPLETE,
      draw: random => ({ ...subtractsInTurn(random), hidesTens: random.evenly([false, true]) }),
      answer: numberList,
      solve: ({ a, b, hidesTens }) => [hidesTens ? tens(b) : ones(b), a - b],
      ask: ({ hidesTens, ...pair }) => both(inParts(pair, hidesTens ? [gap, ones(pair.b)] : [tens(pair.b), gap], gap)),
      solution: ({ a, b }, values) => [
        explained(
          equation(b, sum(tens(b), ones(b))),
          line`Break ${b} into tens and ones.`,
          line`Separa ${b} en decenas y unidades.`,
        ),
        explained(equation(minus(a, tens(b)), a - tens(b)), line`Subtract the tens.`, line`Resta las decenas.`),
        explained(equation(minus(a - tens(b), ones(b)), a - b), line`Subtract the ones.`, line`Resta las unidades.`),
        fillIn(values),
      ],
      check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
    }),

    whichEqual: form({
      levels: ['easy'],
      draw: addsPlainly,
      answer: formulaChoice,
      solve: ({ a, b }) => sum(bracketed(sum(tens(a), tens(b))), bracketed(sum(ones(a), ones(b)))),
      mistakes: pair => ({ tensAsOnes: tensAsOnes(pair), onesAsTens: onesAsTens(pair) }),
      ask: ({ a, b }) => ({
        en: prose`Which has the same value as ${sum(a, b)}?`,
        es: prose`¿Cuál tiene el mismo valor que ${sum(a, b)}?`,
      }),
      solution: ({ a, b }, answer) => [
        explained(
          statements(equation(a, sum(tens(a), ones(a))), equation(b, sum(tens(b), ones(b)))),
          line`Break each number into tens and ones.`,
          line`Separa cada número en decenas y unidades.`,
        ),
        explained(
          equation(answer, a + b),
          line`Add tens to tens and ones to ones.`,
          line`Suma decenas con decenas y unidades con unidades.`,
        ),
        explained(
          statements(...[tensAsOnes({ a, b }), onesAsTens({ a, b })].map(of => equation(of, evaluate(of)))),
          line`The first of these takes ${tens(b)} as ${tens(b) / 10}, the second takes ${ones(a)} as ${10 * ones(a)}.`,
          line`La primera toma ${tens(b)} como ${tens(b) / 10}; la segunda toma ${ones(a)} como ${10 * ones(a)}.`,
        ),
        answerStep(expr(answer), {
          en: line`It has the same value as ${sum(a, b)}.`,
          es: line`Tiene el mismo valor que ${sum(a, b)}.`,
        }),
      ],
      check: (printed, answer) => exact(printed.one('sum')).equals(exact(answer)),
    }),

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
          hidesFirst
            ? moved(pair, [gap, by], [gap, pair.b - by], gap)
            : moved(pair, [by, gap], [pair.a + by, gap], gap),
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
            line`Take the same ${by} from ${b}.`,
            line`Quita ese mismo ${by} a ${b}.`,
          ),
          explained(equation(sum(a + by, b - by), a + b), line`Add.`, line`Suma.`),
          fillIn(values),
        ]
      },
      check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
    }),

    shift: form({
      levels: ['hard'],
      instruction: COMPLETE,
      draw: random => ({ ...subtractsNearTen(random), hidesFirst: random.evenly([true, false]) }),
      answer: numberList,
      solve: ({ a, b, hidesFirst }) => [toNextTen(b), hidesFirst ? a + toNextTen(b) : b + toNextTen(b), a - b],
      ask({ hidesFirst, ...pair }) {
        const by = toNextTen(pair.b)
        return both(
          hidesFirst
            ? shifted(pair, [gap, by], [gap, pair.b + by], gap)
            : shifted(pair, [by, gap], [pair.a + by, gap], gap),
        )
      },
      solution({ a, b }, values) {
        const by = toNextTen(b)
        return [
          explained(
            equation(sum(b, by), b + by),
            line`Add ${by} to ${b} to make a ten.`,
            line`Suma ${by} a ${b} para formar una decena.`,
          ),
          explained(
            equation(sum(a, by), a + by),
            line`Add the same ${by} to ${a}.`,
            line`Suma ese mismo ${by} a ${a}.`,
          ),
          explained(equation(minus(a + by, b + by), a - b), line`Subtract.`, line`Resta.`),
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
                en: line`Row ${i + 1}: ${symbol(itemOf(letters, i))}. Both sides are ${evaluate(left as Expr)}.`,
                es: line`Fila ${i + 1}: ${symbol(itemOf(letters, i))}. Los dos lados valen ${evaluate(left as Expr)}.`,
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

    near: form({
      levels: ['hard'],
      instruction: COMPLETE,
      draw: drawNear,
      answer: numberList,
      solve: facts => [nearOf(facts).changed, nearOf(facts).result],
      ask: facts => both(nearChain(facts, gap, nearOf(facts).round, gap)),
      solution(facts, values) {
        const { a, b, isSum, by } = facts
        const { changed, round, result } = nearOf(facts)
        return [
          explained(
            equation(sum(b, by), round),
            line`${b} was changed to ${round}: ${by} more.`,
            line`${b} se cambió a ${round}: ${by} más.`,
          ),
          isSum
            ? explained(
                equation(minus(a, by), changed),
                line`In a sum, take the same ${by} from ${a}.`,
                line`En una suma, quita ese mismo ${by} a ${a}.`,
              )
            : explained(
                equation(sum(a, by), changed),
                line`In a difference, add the same ${by} to ${a}.`,
                line`En una resta, suma ese mismo ${by} a ${a}.`,
              ),
          explained(
            equation(isSum ? sum(changed, round) : minus(changed, round), result),
            line`Find the result.`,
            line`Halla el resultado.`,
          ),
          fillIn(values),
        ]
      },
      check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
    }),

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
      check(printed, { key }) {
        const { left, right } = printed.one('relation')
        return reasonOf(left, right) === key
      },
    }),

    isItRight: form({
      levels: ['hard'],
      share: 2,
      kind: 'find-mistake',
      draw(random) {
        const explanation = random.evenly(explanations)
        return { explanation, pair: explanation.draw(random), who: random.pick(people) }
      },
      answer: sentenceChoice,
      solve: ({ explanation, pair }) => verdict(explanation.gets(pair), valueOf(explanation, pair)),
      mistakes({ explanation, pair }) {
        const [value, gets] = [valueOf(explanation, pair), explanation.gets(pair)]
        if (value !== gets)
          return {
            believesIt: verdict(value, value),
            turnsItTwice: verdict(2 * value > gets ? 2 * value - gets : gets + 10, value),
          }
        const off = 2 * (explanation.sign === '−' || ones(pair.a) < 7 ? toNextTen(pair.b) : toNextTen(pair.a))
        return { changesOneWay: verdict(value + off, value), changesTheOther: verdict(value - off, value) }
      },
      ask({ explanation, pair, who }) {
        const { en, es } = explanation.tell(who, pair, problemOf(explanation, pair))
        return {
          en: [en, prose`Does this way give the right result?`],
          es: [es, prose`¿Da esta forma el resultado correcto?`],
        }
      },
      solution({ explanation, pair, who }, { says }) {
        const value = valueOf(explanation, pair)
        const { a, b } = pair
        const isRight = explanation.gets(pair) === value
        const why = step(statements(...workOf(explanation, pair)), because.explain, {
          sentence: explanation.why(who, pair),
        })
        if (isRight)
          return [
            why,
            answerStep(says, {
              en: line`${value} is the right result of ${problemOf(explanation, pair)}.`,
              es: line`${value} es el resultado correcto de ${problemOf(explanation, pair)}.`,
            }),
          ]
        const sign = explanation.sign
        const first = sign === '+' ? sum(a, tens(b)) : minus(a, tens(b))
        const between = evaluate(first)
        return [
          why,
          explained(
            equation(first, between),
            line`Check: the tens of ${b} first.`,
            line`Comprueba: primero las decenas de ${b}.`,
          ),
          explained(
            equation(sign === '+' ? sum(between, ones(b)) : minus(between, ones(b)), value),
            line`Then the ones of ${b}.`,
            line`Luego las unidades de ${b}.`,
          ),
          answerStep(says, {
            en: line`The right result of ${problemOf(explanation, pair)} is ${value}.`,
            es: line`El resultado correcto de ${problemOf(explanation, pair)} es ${value}.`,
          }),
        ]
      },
      check(printed, { key }) {
        const [problem] = printed.maths
        if (!problem) return false
        const value = evaluate(problem).n
        const gets = goneThisWay(printed)
        return key === `${gets === value ? 'yes' : 'no'} ${gets}`
      },
    }),
  }),
)
