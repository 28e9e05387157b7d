import {
  answerStep,
  both,
  equation,
  evaluate,
  explained,
  type FormMaker,
  isTrue,
  line,
  minus,
  numberList,
  people,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { type Explanation, explanations, goneThisWay, problemOf, valueOf, workOf } from './explanations.ts'
import type { levels } from './levels.ts'
import { COMPLETE, fillIn, sentence } from './parts.ts'
import { addsNearTen, chain, gap, ones, type Pair, shifted, subtractsNearTen, tens, toNextTen } from './strategies.ts'

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

/** The results that are claimed of a way: the right one, and others near it. */
function claimsOf(explanation: Explanation, pair: Pair) {
  const [value, gets] = [valueOf(explanation, pair), explanation.gets(pair)]
  return {
    gets,
    believed: value,
    twice: 2 * value > gets ? 2 * value - gets : gets + 10,
    off: 2 * (explanation.sign === '−' || ones(pair.a) < 7 ? toNextTen(pair.b) : toNextTen(pair.a)),
  }
}

/** What a way gives, and whether that is the result. */
const verdict = (gets: number, result: number): Sentence =>
  sentence(
    `${gets === result ? 'yes' : 'no'} ${gets}`,
    gets === result
      ? { en: prose`Yes, it gives ${result}.`, es: prose`Sí, da ${result}.` }
      : { en: prose`No, it gives ${gets}, not ${result}.`, es: prose`No, da ${gets} y no ${result}.` },
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
          line`Add the same ${by} to ${a}: the difference does not change.`,
          line`Suma ese mismo ${by} a ${a}: la diferencia no cambia.`,
        ),
        explained(equation(minus(a + by, b + by), a - b), line`Subtract.`, line`Resta.`),
        fillIn(values),
      ]
    },
    check: (printed, values) => isTrue(filled(printed.one('relation'), ...values)),
  }),
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
              line`Take the same ${by} from ${a}: the sum does not change.`,
              line`Quita ese mismo ${by} a ${a}: la suma no cambia.`,
            )
          : explained(
              equation(sum(a, by), changed),
              line`Add the same ${by} to ${a}: the difference does not change.`,
              line`Suma ese mismo ${by} a ${a}: la diferencia no cambia.`,
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
      const { gets, believed: value, twice, off } = claimsOf(explanation, pair)
      if (value !== gets) return { believesIt: verdict(value, value), turnsItTwice: verdict(twice, value) }
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
    whyWrong({ explanation, pair }) {
      const { gets, believed, twice, off } = claimsOf(explanation, pair)
      const notThis = (other: number) => ({
        en: line`This way gives ${gets}, not ${other}.`,
        es: line`Esta forma da ${gets}, no ${other}.`,
      })
      return {
        believesIt: notThis(believed),
        turnsItTwice: notThis(twice),
        changesOneWay: notThis(believed + off),
        changesTheOther: notThis(believed - off),
      }
    },
    check(printed, { key }) {
      const [problem] = printed.maths
      if (!problem) return false
      const value = evaluate(problem).n
      const gets = goneThisWay(printed)
      return key === `${gets === value ? 'yes' : 'no'} ${gets}`
    },
  }),
})
