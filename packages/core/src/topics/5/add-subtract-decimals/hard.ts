import {
  answerStep,
  blank,
  both,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  findMistake,
  line,
  m,
  minus,
  money,
  moneyAmount,
  prose,
  Ratio,
  rational,
  type Step,
  step,
  story,
  sum,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { borrows, carries } from '../../kit/columns/regrouping.ts'
import { numbersIn, withPlaces } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { alignedRight, type Facts, hundredths, inHundredths, notRegrouped, result, worked, written } from './parts.ts'
import { change } from './stories.ts'

/** A whole number, hundredths and tenths: the sum, and what is left of it. */
interface TwoSigns {
  readonly whole: number
  readonly added: Ratio
  readonly taken: Ratio
}

const firstSum = ({ whole, added }: TwoSigns): Facts => ({ left: Ratio.of(whole), right: added, sign: '+' })

const thenTaken = (from: Ratio, { taken }: TwoSigns): Facts => ({ left: from, right: taken, sign: '−' })

const workOf = (facts: TwoSigns, total: Ratio, rest: Ratio): Work => [
  m`${facts.whole} + ${decimal(facts.added)} - ${decimal(facts.taken)}`,
  minus(decimal(total), decimal(facts.taken)),
  decimal(rest),
]

const totalOf = (facts: TwoSigns) => result(firstSum(facts))

const restOf = (facts: TwoSigns, total = totalOf(facts)) => result(thenTaken(total, facts))

const lastStep = ({ taken }: TwoSigns, total: Ratio): Step =>
  explained(
    equation(minus(decimal(total, 2), decimal(taken, 2)), decimal(total.minus(taken))),
    line`Write a zero, line up the decimal points, and subtract.`,
    line`Escribe un cero, alinea los puntos decimales y resta.`,
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeTerms: form({
    levels: ['hard'],
    instruction: { en: prose`Add.`, es: prose`Suma.` },
    lines: 4,
    draw: random => ({
      first: withPlaces(random, 1, 4, 40),
      second: withPlaces(random, 2, 1, 20),
      third: Ratio.of(random.int(2, 30)),
    }),
    answer: rational,
    solve: ({ first, second, third }) => decimal(first.plus(second).plus(third)),
    ask: ({ first, second, third }) => both(equation(sum(decimal(first), decimal(second), third), blank(3))),
    solution({ first, second, third }, answer) {
      const total = first.plus(second)
      return [
        step(sum(decimal(first, 2), decimal(second), decimal(third, 2)), because.sameDecimalPlacesInAll),
        step(equation(sum(decimal(first, 2), decimal(second)), decimal(total, 2)), because.workLeftToRight),
        explained(
          equation(sum(decimal(total, 2), decimal(third, 2)), answer),
          line`Then add ${decimal(third, 2)}.`,
          line`Después suma ${decimal(third, 2)}.`,
        ),
      ]
    },
    check: (printed, answer) =>
      numbersIn(printed, 3)
        .reduce((rest, number) => rest.minus(number), exact(answer))
        .equals(0),
  }),
  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 3,
    draw: random => {
      const [one, other] = random.shuffle([1, 2])
      const place = random.evenly(['first addend', 'second addend', 'minuend'])
      return random.until(
        () => ({ missing: withPlaces(random, one, 1, 40), known: withPlaces(random, other, 1, 30), place }),
        // Both ways a place has to be regrouped.
        ({ missing, known }) =>
          place === 'minuend'
            ? missing.compare(known) > 0 && carries(hundredths(missing.minus(known)), hundredths(known)) > 0
            : borrows(hundredths(missing.plus(known)), hundredths(known)) > 0,
      )
    },
    answer: rational,
    solve: ({ missing }) => decimal(missing),
    ask({ missing, known, place }) {
      const shown = decimal(known)
      if (place === 'minuend') return both(equation(minus(blank(3), shown), decimal(missing.minus(known))))
      return both(
        equation(place === 'first addend' ? sum(blank(3), shown) : sum(shown, blank(3)), decimal(missing.plus(known))),
      )
    },
    solution({ missing, known, place }) {
      const isSum = place !== 'minuend'
      const undone: Facts = {
        left: isSum ? missing.plus(known) : missing.minus(known),
        right: known,
        sign: isSum ? '−' : '+',
      }
      const why = isSum
        ? {
            en: line`An addend is missing: subtract the other addend from the sum.`,
            es: line`Falta un sumando: resta el otro sumando del total.`,
          }
        : {
            en: line`The first number is missing: add the number that was subtracted to the difference.`,
            es: line`Falta el primer número: suma a la diferencia el número que se restó.`,
          }
      return [explainedBy(written(undone), why), ...worked(undone)]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const [known] = numbersIn(printed, 2)
      if (left.kind !== 'sum') return false
      const change = printed.all('negative').length > 0 ? known.negated() : known
      return exact(answer).plus(change).equals(evaluate(right))
    },
  }),
  findTheError: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: (random): TwoSigns =>
        random.until(
          () => ({
            whole: random.int(11, 48),
            added: withPlaces(random, 2, 2, 9),
            taken: withPlaces(random, 1, 1, 9),
          }),
          facts => {
            const misaligned = alignedRight(firstSum(facts))
            return (
              misaligned.compare(facts.taken) > 0 &&
              borrows(hundredths(totalOf(facts)), hundredths(facts.taken)) > 0 &&
              carries(facts.whole, Math.floor(facts.added.toNumber())) >= 0
            )
          },
        ),
      work: facts => workOf(facts, totalOf(facts), restOf(facts)),
      steps: facts => [
        step(
          equation(sum(decimal(facts.whole, 2), decimal(facts.added)), decimal(totalOf(facts))),
          because.sameDecimalPlaces,
        ),
        lastStep(facts, totalOf(facts)),
      ],
      mistakes: {
        wholeAsHundredths: {
          says: ({ whole }) => ({
            en: line`${whole} was added as ${decimal(inHundredths(whole))}, with its last digit under the hundredths`,
            es: line`${whole} se sumó como ${decimal(inHundredths(whole))}, con su último dígito en las centésimas`,
          }),
          work: facts => {
            const total = alignedRight(firstSum(facts))
            return workOf(facts, total, restOf(facts, total))
          },
        },
        tenthsAsHundredths: {
          says: ({ taken }) => ({
            en: line`${decimal(taken.over(10))} was subtracted, not ${decimal(taken)}, because the decimal points were not lined up`,
            es: line`se restó ${decimal(taken.over(10))} y no ${decimal(taken)}, porque los puntos decimales no se alinearon`,
          }),
          work: facts => workOf(facts, totalOf(facts), alignedRight(thenTaken(totalOf(facts), facts))),
        },
        smallerFromGreater: {
          says: () => ({
            en: line`the smaller digit was taken from the greater one`,
            es: line`se restó el dígito menor del mayor`,
          }),
          work: facts => workOf(facts, totalOf(facts), notRegrouped(thenTaken(totalOf(facts), facts))),
        },
      },
      follows: (before, after) => evaluate(before).minus(evaluate(after)).equals(0),
    }),
  ),
  change: form(
    story({
      levels: ['hard'],
      share: 2,
      settings: change,
      draw(random, { first, second, paid }) {
        const [one, other] = random.until(
          () => [random.int(...first), random.int(...second)] as const,
          ([a, b]) => a % 5 > 0 && b % 5 > 0 && (a + b) % 50 > 0 && a + b < paid - 40,
        )
        return { first: money(one), second: money(other), paid: money(paid) }
      },
      answer: moneyAmount,
      solve: ({ first, second, paid }) => paid.cents - first.cents - second.cents,
      ask: ({ first, second, paid }, { ask }) => ask(first, second, paid),
      solution({ first, second, paid }, answer) {
        const both = money(first.cents + second.cents)
        return [
          explained(equation(sum(first, second), both), line`Add the two prices.`, line`Suma los dos precios.`),
          explainedBy(equation(minus(paid.cents, first.cents + second.cents), answer), {
            en: line`Subtract this from ${paid}, in cents.`,
            es: line`Réstalo de ${paid}, en centavos.`,
          }),
          answerStep(equation(minus(paid, both), money(answer)), {
            en: line`The change is ${money(answer)}.`,
            es: line`El cambio es de ${money(answer)}.`,
          }),
        ]
      },
      check: (numberOf, answer) =>
        numberOf('paid').minus(inHundredths(answer)).minus(numberOf('first')).equals(numberOf('second')),
    }),
  ),
})
