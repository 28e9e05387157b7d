import {
  answerStep,
  type Block,
  decimal,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  howMany,
  itemOf,
  line,
  minus,
  mixed,
  number,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  things,
  times,
  type Value,
} from '../../../author.ts'
import { type Comparison, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { equalTo } from './easy.ts'
import type { levels } from './levels.ts'
import { settings } from './settings.ts'
import {
  type Conversion,
  convertSteps,
  givenOf,
  isRight,
  measureNamed,
  PAIRS,
  type Pair,
  shownLarge,
  shownSmall,
  wantedNoun,
  wantedOf,
  worth,
} from './units.ts'

const CUSTOMARY: readonly Pair[] = [
  PAIRS.footInch,
  PAIRS.poundOunce,
  PAIRS.gallonQuart,
  PAIRS.hourMinute,
  PAIRS.yardFoot,
  PAIRS.minuteSecond,
  PAIRS.tonPound,
  PAIRS.quartPint,
  PAIRS.pintCup,
]
const METRIC: readonly Pair[] = [PAIRS.literMilliliter, PAIRS.meterCentimeter, PAIRS.kilogramGram, PAIRS.kilometerMeter]
/** Not a whole number of the large unit, but a whole number of the small. */
export function partialAmount(random: Random, { parts, isMetric, factor }: Pair, least: number, most: number): Ratio {
  const d = random.pick([...parts])
  const whole = random.int(least, most)
  const n = isMetric ? random.int(1, d - 1) : random.coprimeTo(d)
  return Ratio.of(whole * d + n, Math.min(d, factor))
}
const blankFor = (facts: Conversion) => {
  const content = equalTo(role('given', givenOf(facts)), wantedNoun(facts))
  const block: Block = { kind: 'paragraph', content }
  return { en: block, es: block }
}

/** A decimal that ends, or a fraction. */
const exactly = (value: Ratio): Expr =>
  decimalPlaces(value.d) !== null ? decimal(value) : value.compare(1) > 0 ? mixed(value) : expr(value)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toMixed: form({
    levels: ['medium'],
    instruction: {
      en: prose`Fill in the blank. Write a mixed number in lowest terms.`,
      es: prose`Completa el espacio en blanco. Escribe un número mixto en su mínima expresión.`,
    },
    draw(random): Conversion {
      const pair = random.evenly(CUSTOMARY)
      return { pair, amount: partialAmount(random, pair, 2, pair.factor === 2000 ? 4 : 9), toSmall: false }
    },
    answer: mixedQuantity,
    solve: wantedOf,
    ask: blankFor,
    solution: facts => convertSteps(facts, false),
    check: isRight,
  }),

  toDecimal: form({
    levels: ['medium'],
    instruction: {
      en: prose`Fill in the blank. Write a decimal.`,
      es: prose`Completa el espacio en blanco. Escribe un número decimal.`,
    },
    draw(random): Conversion {
      const pair = random.evenly(METRIC)
      return { pair, amount: partialAmount(random, pair, random.pick([0, 1]), 6), toSmall: false }
    },
    answer: quantity,
    solve: wantedOf,
    ask: blankFor,
    solution: facts => convertSteps(facts, false),
    check: isRight,
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const { pair, large, tell } = random.evenly(startingAt(settings, 4))
      return { pair, amount: partialAmount(random, pair, large[0], large[1] - 1), toSmall: !pair.isMetric, tell }
    },
    answer: quantity,
    solve: wantedOf,
    ask(facts) {
      const { en, es } = facts.tell(role('given', givenOf(facts)))
      const wanted = wantedNoun(facts)
      const form = facts.toSmall ? ['', ''] : [' Write a decimal.', ' Escribe un número decimal.']
      return {
        en: { kind: 'paragraph', content: [...en, ' ', ...line`${howMany(wanted)} is that?`, itemOf(form, 0)] },
        es: { kind: 'paragraph', content: [...es, ' ', ...line`¿${howMany(wanted)} son?`, itemOf(form, 1)] },
      }
    },
    solution: facts => convertSteps(facts, false),
    check: isRight,
  }),

  compare: form({
    levels: ['medium'],
    instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
    draw(random) {
      const pair = random.evenly([
        PAIRS.footInch,
        PAIRS.kilogramGram,
        PAIRS.hourMinute,
        PAIRS.poundOunce,
        PAIRS.meterCentimeter,
        PAIRS.minuteSecond,
        PAIRS.yardFoot,
        PAIRS.literMilliliter,
      ] as readonly Pair[])
      const amount = partialAmount(random, pair, 3, 8)
      const small = amount.times(pair.factor)
      const off =
        random.evenly([1, -1, 0, 1, -1]) * Math.max(1, Math.round(small.toNumber() * random.pick([0.03, 0.06, 0.09])))
      return { pair, amount, other: small.plus(off), isLargeFirst: random.chance(0.5) }
    },
    answer: comparison,
    solve({ pair, amount, other, isLargeFirst }): Comparison {
      const small = amount.times(pair.factor)
      return isLargeFirst ? comparisonOf(small, other) : comparisonOf(other, small)
    },
    ask: ({ pair, amount, other, isLargeFirst }) =>
      compared(shownLarge(pair, amount), shownSmall(pair, other), isLargeFirst),
    solution({ pair, amount, other, isLargeFirst }, answer) {
      const small = shownSmall(pair, amount.times(pair.factor))
      return [
        ...convertSteps({ pair, amount, toSmall: true }, false).slice(0, 2),
        comparedStep([shownLarge(pair, amount), shownSmall(pair, other)], small, isLargeFirst, answer),
      ]
    },
    check: isCompared,
  }),

  whichMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random): Mistaken {
      const [pair, other] = random.evenly(MISTAKEN)
      const mistake = random.evenly(['otherFact', 'wrongWay', 'added'])
      const parts = pair.parts.filter(d => d % 2 === 0 && d !== 6 && d !== 8)
      const amount = partialAmount(random, parts.length > 0 ? { ...pair, parts } : pair, 2, 7)
      return { pair, other, mistake, amount, toSmall: pair.isMetric || mistake !== 'wrongWay' }
    },
    answer: sentenceChoice,
    solve: facts => mistakeSaid(facts, facts.mistake),
    mistakes: facts =>
      Object.fromEntries(MISTAKES.filter(name => name !== facts.mistake).map(name => [name, mistakeSaid(facts, name)])),
    ask(facts) {
      const [given, claimed] = [role('given', givenOf(facts)), role('claimed', claimOf(facts))]
      return {
        en: prose`A student writes ${given} = ${claimed}. This is incorrect. What mistake did the student make?`,
        es: prose`Un estudiante escribe ${given} = ${claimed}. Eso es incorrecto. ¿Qué error cometió?`,
      }
    },
    key: facts => ({
      en: prose`Correct: ${givenOf(facts)} = ${wantedOf(facts)}`,
      es: prose`Correcto: ${givenOf(facts)} = ${wantedOf(facts)}`,
    }),
    solution(facts) {
      const { pair, mistake, other, toSmall } = facts
      const [given, claimed] = [givenOf(facts).amount, claimOf(facts).amount]
      const by = mistake === 'otherFact' ? other : pair.factor
      const isProduct = mistake === 'otherFact' || !toSmall
      const made = mistake === 'added' ? sum(given, by) : isProduct ? times(given, by) : divide(given, by)
      return [
        ...convertSteps(facts, false),
        answerStep(mistakeSaid(facts, mistake).says, {
          en: line`The student found ${equation(made, claimed)}.`,
          es: line`El estudiante calculó ${equation(made, claimed)}.`,
        }),
      ]
    },
    whyWrong: facts => {
      const { pair, other, toSmall } = facts
      const [given, claimed] = [givenOf(facts).amount, claimOf(facts).amount]
      const f = pair.factor
      const work = {
        otherFact: toSmall ? times(given, other) : divide(given, other),
        wrongWay: toSmall ? divide(given, f) : times(given, f),
        added: toSmall ? sum(given, f) : minus(given, f),
        twice: toSmall ? times(given, f, f) : divide(divide(given, f), f),
      }
      return Object.fromEntries(
        MISTAKES.filter(name => name !== facts.mistake).map(
          name =>
            [
              name,
              explained(
                madeBy(work[name], claimed),
                line`This mistake does not give ${claimed}.`,
                line`Con este error no se obtiene ${claimed}.`,
              ),
            ] as const,
        ),
      )
    },
    check(printed, { key }) {
      const [given, claimed] = [measureNamed(printed, 'given'), measureNamed(printed, 'claimed')]
      const [a, c] = [exact(given.amount), exact(claimed.amount)]
      const right = worth(given).over(worth({ ...claimed, amount: number(1) }))
      const factor = right.over(a)
      const made = c.equals(a.over(factor))
        ? 'wrongWay'
        : c.equals(a.plus(factor))
          ? 'added'
          : c.equals(right.times(factor))
            ? 'twice'
            : 'otherFact'
      return !c.equals(right) && made === key
    },
  }),
})

/** What a mistake gives; of more than three decimal places only that it is another number. */
function madeBy(work: Expr, claimed: Value) {
  const value = evaluate(work)
  const places = decimalPlaces(value.d)
  return places !== null && places > 3 ? relation(work, '≠', claimed) : equation(work, exactly(value))
}

/** Two measures with a blank for the sign. */
export const compared = (large: Quantity, small: Quantity, isLargeFirst: boolean) => {
  const [left, right] = [role('left', isLargeFirst ? large : small), role('right', isLargeFirst ? small : large)]
  return { en: prose`${left} __ ${right}`, es: prose`${left} __ ${right}` }
}
export const isCompared = (printed: Printed, answer: Comparison): boolean =>
  answer === comparisonOf(worth(measureNamed(printed, 'left')), worth(measureNamed(printed, 'right')))
/** The sign between the numbers of one unit, and between the measures. */
export const comparedStep = (
  measures: readonly [large: Quantity, small: Quantity],
  inSmallUnit: Quantity,
  isLargeFirst: boolean,
  answer: Comparison,
): Step => {
  const [large, small] = measures
  const sign = comparisonSigns[answer]
  const [left, right] = isLargeFirst ? [large, small] : [small, large]
  const [a, b] = isLargeFirst ? [inSmallUnit.amount, small.amount] : [small.amount, inSmallUnit.amount]
  return answerStep(alone(left, ` ${sign} `, right), {
    en: line`Compare the ${things(small.noun)}: ${relation(a, sign, b)}.`,
    es: line`Compara en ${things(small.noun)}: ${relation(a, sign, b)}.`,
  })
}

const MISTAKES = ['otherFact', 'wrongWay', 'added', 'twice'] as const
const MISTAKEN: readonly (readonly [pair: Pair, other: number])[] = [
  [PAIRS.footInch, 10],
  [PAIRS.kilogramGram, 100],
  [PAIRS.poundOunce, 12],
  [PAIRS.hourMinute, 100],
  [PAIRS.literMilliliter, 100],
  [PAIRS.gallonQuart, 8],
  [PAIRS.meterCentimeter, 10],
  [PAIRS.minuteSecond, 100],
]
type MistakeName = (typeof MISTAKES)[number]
interface Mistaken extends Conversion {
  readonly other: number
  readonly mistake: MistakeName
}
function claimOf(facts: Mistaken): Quantity {
  const { pair, other, amount, mistake } = facts
  if (mistake === 'otherFact') return shownSmall(pair, amount.times(other))
  if (mistake === 'added') return shownSmall(pair, amount.plus(pair.factor))
  return facts.toSmall
    ? shownSmall(pair, amount.over(pair.factor))
    : shownLarge(pair, amount.times(pair.factor * pair.factor))
}
function mistakeSaid({ pair, other, toSmall }: Mistaken, name: MistakeName): Sentence {
  const f = pair.factor
  const said = (en: Block, es: Block): Sentence => ({ key: name, says: { en, es } })
  switch (name) {
    case 'otherFact':
      return toSmall
        ? said(prose`The student multiplied by ${other}, not by ${f}.`, prose`Multiplicó por ${other} y no por ${f}.`)
        : said(prose`The student divided by ${other}, not by ${f}.`, prose`Dividió entre ${other} y no entre ${f}.`)
    case 'wrongWay':
      return toSmall
        ? said(
            prose`The student divided by ${f} instead of multiplying.`,
            prose`Dividió entre ${f} en vez de multiplicar.`,
          )
        : said(
            prose`The student multiplied by ${f} instead of dividing.`,
            prose`Multiplicó por ${f} en vez de dividir.`,
          )
    case 'added':
      return toSmall
        ? said(prose`The student added ${f} instead of multiplying.`, prose`Sumó ${f} en vez de multiplicar.`)
        : said(prose`The student subtracted ${f} instead of dividing.`, prose`Restó ${f} en vez de dividir.`)
    default:
      return toSmall
        ? said(prose`The student multiplied by ${f} twice.`, prose`Multiplicó dos veces por ${f}.`)
        : said(prose`The student divided by ${f} twice.`, prose`Dividió dos veces entre ${f}.`)
  }
}
