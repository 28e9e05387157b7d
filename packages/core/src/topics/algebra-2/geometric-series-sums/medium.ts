import {
  absolute,
  both,
  decimal,
  type Expr,
  ellipsis,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  integer,
  isNear,
  itemOf,
  join,
  lcm,
  line,
  minus,
  number,
  over,
  power,
  prose,
  Ratio,
  rational,
  relation,
  repeating,
  sentenceChoice,
  series,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { a1, drawFraction, finiteSum, firstTerms, type levels, partial, r, S, termsIn, unending } from './parts.ts'
import { finiteSteps, INFINITE, infiniteSteps, ratioStep } from './steps.ts'

const evaluateSeries = { en: prose`Find the sum.`, es: prose`Halla la suma.` }

/** Prints a term of the sum: 3 · 2^k. */
const power1 = (a: Ratio, base: Ratio, shift: number): Expr => {
  const exponent = shift === 0 ? symbol('k') : sum(symbol('k'), -shift)
  return a.equals(1) ? power(number(base), exponent) : join(a, power(number(base), exponent))
}

/** The ratio, and what the series does. */
const verdict = (ratio: Ratio, isSmall: boolean) => ({
  key: `${ratio} ${isSmall}`,
  says: isSmall
    ? { en: prose`${equation(r, ratio)}; it converges.`, es: prose`${equation(r, ratio)}; converge.` }
    : { en: prose`${equation(r, ratio)}; it diverges.`, es: prose`${equation(r, ratio)}; diverge.` },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fromFraction: form({
    levels: ['medium'],
    draw: random => ({ a: random.int(1, 24), ratio: drawFraction(random), n: random.int(3, 5) }),
    answer: fractionInLowestTerms,
    solve: ({ a, ratio, n }) => finiteSum(Ratio.of(a), ratio, n),
    ask: ({ a, ratio, n }) => {
      const [first, second] = [equation(a1, a), equation(r, ratio)]
      return {
        en: prose`A geometric series has ${first} and ${second}. Find ${S(n)}. Write a fraction in lowest terms.`,
        es: prose`Una serie geométrica tiene ${first} y ${second}. Halla ${S(n)}. Escribe una fracción en su mínima expresión.`,
      }
    },
    solution: ({ a, ratio, n }) => finiteSteps(Ratio.of(a), ratio, n),
    // Term by term, from the first.
    check(printed, answer) {
      const [a, ratio] = printed.all('relation').map(({ right }) => evaluate(right))
      const wanted = printed.maths.findLast(item => item.kind === 'symbol')
      if (!a || !ratio || wanted?.kind !== 'symbol' || !wanted.sub) return false
      let [term, sum] = [a, Ratio.of(0)]
      for (let k = 0; k < evaluate(wanted.sub).n; k++) {
        sum = sum.plus(term)
        term = term.times(ratio)
      }
      return exact(answer).equals(sum)
    },
  }),

  sigma: form({
    levels: ['easy'],
    instruction: evaluateSeries,
    draw: random => ({
      a: random.int(1, 6),
      base: random.pick([2, 3, 2, 3, 4]),
      from: random.evenly([0, 1]),
      count: random.int(4, 5),
      isShifted: random.chance(0.5),
    }),
    answer: integer,
    solve: ({ a, base, from, count, isShifted }) =>
      finiteSum(Ratio.of(a * base ** (isShifted && from === 1 ? 0 : from)), Ratio.of(base), count),
    ask: ({ a, base, from, count, isShifted }) =>
      both(series('k', from, from + count - 1, power1(Ratio.of(a), Ratio.of(base), isShifted && from === 1 ? 1 : 0))),
    solution: ({ a, base, from, count, isShifted }, answer) => {
      const first = a * base ** (isShifted && from === 1 ? 0 : from)
      return [
        step(sum(...firstTerms(Ratio.of(first), Ratio.of(base), count)), because.writeTheTerms, {
          first: equation(symbol('k'), from),
          to: from + count - 1,
        }),
        step(expr(answer), because.addTheTerms),
      ]
    },
    check: (printed, answer) => exact(answer).equals(evaluate(printed.one('series'))),
  }),

  sigmaFraction: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the sum. Write a fraction in lowest terms.`,
      es: prose`Halla la suma. Escribe una fracción en su mínima expresión.`,
    },
    draw: random => ({ a: random.int(1, 12), base: drawFraction(random), count: random.int(3, 5) }),
    answer: fractionInLowestTerms,
    solve: ({ a, base, count }) => finiteSum(Ratio.of(a), base, count),
    ask: ({ a, base, count }) => both(series('k', 0, count - 1, power1(Ratio.of(a), base, 0))),
    solution: ({ a, base, count }, answer) => {
      const terms = firstTerms(Ratio.of(a), base, count)
      const common = terms.reduce((total, { d }) => lcm(total, d), 1)
      return [
        step(sum(...terms), because.writeTheTerms, { first: equation(symbol('k'), 0), to: count - 1 }),
        step(over(sum(...terms.map(term => term.times(common))), common), because.sameDenominator, {
          value: common,
        }),
        step(expr(answer), because.addTheTerms),
      ]
    },
    check: (printed, answer) => exact(answer).equals(evaluate(printed.one('series'))),
  }),

  converges: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the ratio. Does the series converge or diverge?`,
      es: prose`Halla la razón. ¿La serie converge o diverge?`,
    },
    lines: 2,
    draw: random => {
      const isSmall = random.evenly([true, false])
      const ratio = drawFraction(random)
      return { a: Ratio.of(random.int(1, 5) * 12 * random.sign()), ratio: isSmall ? ratio : ratio.power(-1) }
    },
    answer: sentenceChoice,
    solve: ({ ratio }) => verdict(ratio, Math.abs(ratio.toNumber()) < 1),
    // The ratio turned upside down, and the wrong verdict for either.
    mistakes: ({ ratio }) => {
      const [isSmall, turned] = [Math.abs(ratio.toNumber()) < 1, ratio.power(-1)]
      return {
        otherVerdict: verdict(ratio, !isSmall),
        turned: verdict(turned, !isSmall),
        turnedWithOtherVerdict: verdict(turned, isSmall),
      }
    },
    ask: ({ a, ratio }) => both(unending(firstTerms(a, ratio, 4))),
    solution: ({ a, ratio }) => {
      const isSmall = ratio.n ** 2 < ratio.d ** 2
      return [
        ratioStep(a, ratio),
        explained(
          relation(absolute(ratio), isSmall ? '<' : '>', 1),
          isSmall
            ? line`The terms shrink toward ${0}, so the series converges.`
            : line`The terms grow, so the series diverges.`,
          isSmall
            ? line`Los términos se acercan a ${0}, así que la serie converge.`
            : line`Los términos crecen, así que la serie diverge.`,
        ),
        step(verdict(ratio, isSmall).says, because.explain, {
          sentence: isSmall
            ? {
                en: line`A geometric series converges where ${relation(absolute(r), '<', 1)}.`,
                es: line`Una serie geométrica converge si ${relation(absolute(r), '<', 1)}.`,
              }
            : {
                en: line`A geometric series diverges where ${relation(absolute(r), '>', 1)}.`,
                es: line`Una serie geométrica diverge si ${relation(absolute(r), '>', 1)}.`,
              },
        }),
      ]
    },
    whyWrong: ({ ratio }) => {
      const isSmall = ratio.n ** 2 < ratio.d ** 2
      const turned = {
        en: line`${ratio.power(-1)} is a term divided by the one after it.`,
        es: line`${ratio.power(-1)} es un término dividido entre el siguiente.`,
      }
      return {
        otherVerdict: isSmall
          ? { en: line`The terms shrink toward ${0}.`, es: line`Los términos se acercan a ${0}.` }
          : { en: line`The terms do not shrink toward ${0}.`, es: line`Los términos no se acercan a ${0}.` },
        turned,
        turnedWithOtherVerdict: turned,
      }
    },
    check(printed, { key }) {
      const terms = termsIn(printed.one('sum'))
      const ratio = itemOf(terms, 1).over(itemOf(terms, 0))
      return key === `${ratio} ${Math.abs(partial(terms, 300)) < 1e6}`
    },
  }),

  infinite: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the sum of the infinite series.`,
      es: prose`Halla la suma de la serie infinita.`,
    },
    draw: random => ({ a: Ratio.of(nonzero(random, 24)), ratio: drawFraction(random) }),
    answer: rational,
    solve: ({ a, ratio }) => a.over(Ratio.of(1).minus(ratio)),
    ask: ({ a, ratio }) => both(unending(firstTerms(a, ratio, 4))),
    solution: ({ a, ratio }) => [ratioStep(a, ratio), ...infiniteSteps(a, ratio)],
    check: (printed, answer) => isNear(exact(answer).toNumber(), partial(termsIn(printed.one('sum')), 400)),
  }),

  repeatingDecimal: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use a geometric series to write the decimal as a fraction in lowest terms.`,
      es: prose`Usa una serie geométrica para escribir el decimal como una fracción en su mínima expresión.`,
    },
    draw: random => {
      const [length, hasLead] = [random.evenly([1, 2]), random.chance(0.4)]
      const nines = 10 ** length - 1
      const period = length === 1 ? random.int(1, 8) : random.intExcept(1, 98, 11, 22, 33, 44, 55, 66, 77, 88)
      const lead = hasLead ? random.int(1, 8) : 0
      const digits = Ratio.of(period, nines)
      return { length, period, lead, value: hasLead ? Ratio.of(lead).plus(digits).over(10) : digits }
    },
    answer: fractionInLowestTerms,
    solve: ({ value }) => value,
    ask: ({ value }) => both(repeating(value)),
    solution: ({ length, period, lead, value }, answer) => {
      const [ratio, shift] = [Ratio.of(1, 10 ** length), lead > 0 ? 10 : 1]
      const first = Ratio.of(period, 10 ** length * shift)
      const start = lead > 0 ? [decimal(Ratio.of(lead, 10))] : []
      const whole = over(decimal(first), minus(1, decimal(ratio)))
      const asOver = over(period, (10 ** length - 1) * shift)
      const shared = (10 ** length - 1) * 10
      const isDone = lead === 0 && gcd(period, 10 ** length - 1) === 1
      return [
        step(
          equation(
            repeating(value),
            sum(...start, ...[0, 1, 2].map(k => decimal(first.times(ratio.power(k)))), ellipsis),
          ),
          because.writeAsSeries,
        ),
        step(
          statements(equation(r, decimal(ratio)), lead > 0 ? sum(decimal(Ratio.of(lead, 10)), whole) : whole),
          because.sumOfInfinite,
          { rule: INFINITE },
        ),
        explained(
          lead > 0 ? sum(Ratio.of(lead, 10), asOver) : asOver,
          line`Subtract in the denominator, and multiply the numerator and the denominator by ${10 ** length * shift}.`,
          line`Resta en el denominador y multiplica el numerador y el denominador por ${10 ** length * shift}.`,
        ),
        ...(isDone
          ? []
          : [
              lead > 0
                ? explained(
                    expr(answer),
                    value.d === shared
                      ? line`Write both with the denominator ${shared}, and add.`
                      : line`Write both with the denominator ${shared}, add, and simplify.`,
                    value.d === shared
                      ? line`Escribe las dos con denominador ${shared} y suma.`
                      : line`Escribe las dos con denominador ${shared}, suma y simplifica.`,
                  )
                : explained(
                    expr(answer),
                    line`Write the fraction in lowest terms.`,
                    line`Escribe la fracción en su mínima expresión.`,
                  ),
            ]),
      ]
    },
    // The printed number's long division ends nowhere: the fraction times its denominator is whole.
    check(printed, answer) {
      const [shown] = printed.numbers
      return shown !== undefined && isNear(shown.toNumber(), exact(answer).toNumber())
    },
  }),
})
