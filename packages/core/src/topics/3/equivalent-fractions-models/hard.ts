import {
  answerStep,
  type Both,
  blank,
  both,
  count,
  equation,
  evaluate,
  type FormMaker,
  gcd,
  type Inline,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  numberList,
  over,
  prose,
  quantity,
  type Random,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { areEqualWhenFilled } from '../../kit/fractions/equal-when-filled.ts'
import { ABOVE_ONE, ADDED, EQUAL, MEASURED, NAMES, OVER_HALVES } from './hard-facts.ts'
import type { levels } from './levels.ts'
import { measureStories } from './measure-stories.ts'
import { factorSteps, gapAt, halvesSteps, missingAt, PLACES } from './missing-numbers.ts'
import type { Fact } from './models.ts'

const shown = ([n, d]: readonly [number, number]) => over(n, d)

const REASONS = {
  multiplied: {
    en: prose`Yes, because the numerator and the denominator are multiplied by the same number.`,
    es: prose`Sí, porque el numerador y el denominador se multiplican por el mismo número.`,
  },
  added: {
    en: prose`Yes, because the same number is added to the numerator and the denominator.`,
    es: prose`Sí, porque al numerador y al denominador se les suma el mismo número.`,
  },
  addedNo: {
    en: prose`No, because the same number is added to the numerator and the denominator.`,
    es: prose`No, porque al numerador y al denominador se les suma el mismo número.`,
  },
  denominators: {
    en: prose`No, because fractions with different denominators are never equal.`,
    es: prose`No, porque las fracciones con denominadores distintos nunca son iguales.`,
  },
} as const
type Reason = keyof typeof REASONS
const chosen = { en: line`This answer gives the right reason.`, es: line`Esta respuesta da la razón correcta.` }
const reason = (key: Reason): Sentence => ({ key, says: REASONS[key] })
const others = (right: Reason) =>
  Object.fromEntries((Object.keys(REASONS) as Reason[]).filter(key => key !== right).map(key => [key, reason(key)]))

const SIX = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const letters = labelOrder(SIX)
/** How one fraction becomes the other. */
function wayTo([n, d]: readonly [number, number], under: number): Both<readonly Inline[]> {
  if (under % d === 0)
    return {
      en: line`Multiply the numerator and the denominator of ${over(n, d)} by ${under / d}.`,
      es: line`Multiplica el numerador y el denominador de ${over(n, d)} por ${under / d}.`,
    }
  if (d % under === 0)
    return {
      en: line`Divide the numerator and the denominator of ${over(n, d)} by ${d / under}.`,
      es: line`Divide el numerador y el denominador de ${over(n, d)} entre ${d / under}.`,
    }
  return {
    en: line`Both fractions are equal to ${over((2 * n) / d, 2)}.`,
    es: line`Las dos fracciones son iguales a ${over((2 * n) / d, 2)}.`,
  }
}

/** 3/2 = 9/6 = 12/8. */
const allThree = (of: number, second: number, third: number) =>
  both(prose`${equation(over(of, 2), over((of * second) / 2, second))} = ${over((of * third) / 2, third)}`)

/** A fraction beside the asked amount, both with one denominator. */
function isAnother([n, d]: readonly [number, number], [top, under]: readonly [number, number]) {
  const [name, other] = [d / gcd(n, d), under / gcd(top, under)]
  const common = (name * other) / gcd(name, other)
  const written = relation(over((top * common) / under, common), '≠', over((n * common) / d, common))
  return common === under ? line`${written}` : line`${over(top, under)} = ${written}`
}

const drawFact = (random: Random, facts: readonly Fact[], first: number) => ({
  fact: random.evenly([...facts.slice(first), ...facts.slice(0, first)]),
  place: random.evenly(PLACES),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw: random => drawFact(random, ABOVE_ONE, 0),
    answer: integer,
    solve: ({ fact, place }) => missingAt(fact, place),
    ask: ({ fact, place }) => both(gapAt(fact, place)),
    solution: ({ fact, place }) => factorSteps(fact, place),
    check: fitsTheGap,
  }),

  overHalves: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw: random => ({
      fact: random.evenly(OVER_HALVES),
      place: random.evenly(['top', 'bottom'] as const),
    }),
    answer: integer,
    solve: ({ fact, place }) => missingAt(fact, place),
    ask: ({ fact, place }) => both(gapAt(fact, place)),
    solution: ({ fact, place }) => halvesSteps(fact, place),
    check: fitsTheGap,
  }),

  twoSteps: form({
    levels: ['hard'],
    instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
    draw: random =>
      random.until(
        () => ({
          of: random.evenly([5, 1, 7] as const),
          isTurned: random.evenly([true, false]),
          to: random.shuffle([4, 6, 8]),
        }),
        ({ of, isTurned, to: [second, third] }) => (isTurned ? 2 * second !== of * third : of * second !== 2 * third),
      ),
    answer: numberList,
    solve: ({ of, to: [second, third], isTurned }): readonly Value[] =>
      isTurned ? [second, (of * third) / 2] : [(of * second) / 2, third],
    ask({ of, to: [second, third], isTurned }) {
      const [one, other] = isTurned
        ? [over((of * second) / 2, blank()), over(blank(), third)]
        : [over(blank(), second), over((of * third) / 2, blank())]
      return both(prose`${equation(over(of, 2), one)} = ${other}`)
    },
    namedAnswer: ({ of, to: [second, third] }) => allThree(of, second, third),
    solution({ of, to: [second, third], isTurned }) {
      const by = (to: number, isDenominatorKnown: boolean) => {
        const [known, first] = isDenominatorKnown ? [to, 2] : [(of * to) / 2, of]
        return step(equation(over(of, 2), over((of * to) / 2, to)), because.explain, {
          sentence: {
            en: line`${known} is ${to / 2} times ${first}: multiply the numerator and the denominator of ${over(of, 2)} by ${to / 2}.`,
            es: line`${known} es ${to / 2} veces ${first}: multiplica el numerador y el denominador de ${over(of, 2)} por ${to / 2}.`,
          },
        })
      }
      const found = isTurned ? [second, (of * third) / 2] : [(of * second) / 2, third]
      return [
        by(second, !isTurned),
        by(third, isTurned),
        step(allThree(of, second, third), because.explain, {
          sentence: {
            en: line`The missing numbers are ${itemOf(found, 0)} and ${itemOf(found, 1)}.`,
            es: line`Los números que faltan son ${itemOf(found, 0)} y ${itemOf(found, 1)}.`,
          },
        }),
      ]
    },
    // Filled in, each fraction is worth the first.
    check: (printed, answers) => answers.length === 2 && areEqualWhenFilled(printed, answers),
  }),

  equalOrNot: form({
    levels: ['hard'],
    draw(random) {
      const isEqual = random.evenly([false, true])
      return { isEqual, pair: random.evenly(isEqual ? EQUAL : ADDED) }
    },
    answer: sentenceChoice,
    solve: ({ isEqual }) => reason(isEqual ? 'multiplied' : 'addedNo'),
    mistakes: ({ isEqual }) => others(isEqual ? 'multiplied' : 'addedNo'),
    ask: ({ pair: { a, b } }) => ({
      en: prose`Are ${shown(a)} and ${shown(b)} equal?`,
      es: prose`¿Son iguales ${shown(a)} y ${shown(b)}?`,
    }),
    solution({ isEqual, pair: { a, b } }) {
      const k = b[1] / a[1]
      if (isEqual)
        return [
          step(statements(equation(times(a[0], k), b[0]), equation(times(a[1], k), b[1])), because.explain, {
            sentence: {
              en: line`The numerator and the denominator are both multiplied by ${k}.`,
              es: line`El numerador y el denominador se multiplican por ${k}.`,
            },
          }),
          step(equation(shown(a), shown(b)), because.explain, {
            sentence: { en: line`The fractions are equal.`, es: line`Las fracciones son iguales.` },
          }),
          step(REASONS.multiplied, because.explain, { sentence: chosen }),
        ]
      const more = b[0] - a[0]
      return [
        step(statements(equation(sum(a[0], more), b[0]), equation(sum(a[1], more), b[1])), because.explain, {
          sentence: {
            en: line`The same number, ${more}, is added to the numerator and the denominator.`,
            es: line`Al numerador y al denominador se les suma el mismo número, ${more}.`,
          },
        }),
        step(
          statements(equation(shown(a), over(a[0] * k, b[1])), relation(over(a[0] * k, b[1]), '≠', shown(b))),
          because.explain,
          {
            sentence: {
              en: line`Write ${shown(a)} with denominator ${b[1]}: the numerator is ${a[0] * k}, not ${b[0]}. The amounts are different.`,
              es: line`Escribe ${shown(a)} con denominador ${b[1]}: el numerador es ${a[0] * k}, no ${b[0]}. Las cantidades son diferentes.`,
            },
          },
        ),
        step(REASONS.addedNo, because.explain, { sentence: chosen }),
      ]
    },
    whyWrong({ isEqual, pair: { a, b } }) {
      const areEqual = {
        en: line`They are equal: ${equation(shown(a), shown(b))}.`,
        es: line`Sí son iguales: ${equation(shown(a), shown(b))}.`,
      }
      const notAdded = {
        en: line`Adding the same number to both changes the amount.`,
        es: line`Sumar el mismo número a los dos cambia la cantidad.`,
      }
      const notMultiplied = {
        en: line`They are not multiplied by the same number, but increased by ${b[0] - a[0]}.`,
        es: line`No se multiplican por el mismo número: a los dos se les suma ${b[0] - a[0]}.`,
      }
      return {
        multiplied: notMultiplied,
        added: notAdded,
        addedNo: areEqual,
        denominators: isEqual
          ? {
              en: line`${shown(a)} and ${shown(b)} have different denominators, and they are equal.`,
              es: line`${shown(a)} y ${shown(b)} tienen denominadores distintos y son iguales.`,
            }
          : {
              en: line`Fractions with different denominators can be equal.`,
              es: line`Las fracciones con denominadores distintos pueden ser iguales.`,
            },
      }
    },
    check(printed, { key }) {
      const [a, b] = printed.all('quotient')
      if (!a || !b) return false
      const isEqual = evaluate(a.over)
        .times(evaluate(b.under))
        .equals(evaluate(b.over).times(evaluate(a.under)))
      return key === (isEqual ? 'multiplied' : 'addedNo')
    },
  }),

  allNames: form({
    levels: ['hard'],
    draw(random) {
      const { of, right, wrong } = random.evenly(NAMES)
      const howMany = random.evenly([3, 2])
      const all = [...random.sample(right, 3).slice(0, howMany), ...random.sample(wrong, 4).slice(0, 6 - howMany)]
      const isRight = ([top, under]: readonly [number, number]) => top * of[1] === under * of[0]
      return {
        of,
        shown: random.until(
          () => random.shuffle<readonly (readonly [number, number])[]>(all),
          drawn => !drawn.slice(0, howMany).every(isRight),
        ),
      }
    },
    answer: letters,
    solve: ({ of: [n, d], shown }) => SIX.filter((_, i) => itemOf(shown, i)[0] * d === itemOf(shown, i)[1] * n),
    ask({ of: [n, d], shown }) {
      const all = both({
        kind: 'bullets' as const,
        ordered: false,
        items: shown.map(([top, under], i) => line`${symbol(itemOf(SIX, i))}: ${over(top, under)}`),
      })
      return {
        en: [prose`Which fractions are equal to ${over(n, d)}? Write all their letters in alphabetical order.`, all.en],
        es: [prose`¿Qué fracciones son iguales a ${over(n, d)}? Escribe todas sus letras en orden alfabético.`, all.es],
      }
    },
    solution({ of: [n, d], shown }, found) {
      const right = shown.filter(([top, under]) => top * d === under * n)
      const letterOf = (part: readonly [number, number]) => symbol(itemOf(SIX, shown.indexOf(part)))
      return [
        ...right.map(part =>
          step(both(prose`${letterOf(part)}: ${equation(over(n, d), over(...part))}`), because.explain, {
            sentence: wayTo([n, d], part[1]),
          }),
        ),
        step(
          {
            kind: 'paragraph',
            content: shown
              .filter(part => !right.includes(part))
              .flatMap((part, i) => [
                ...(i > 0 ? ['; '] : []),
                ...line`${letterOf(part)}: `,
                ...isAnother([n, d], part),
              ]),
          },
          because.explain,
          {
            sentence: {
              en: line`Write each other fraction and a name of ${over(n, d)} with the same denominator: the numerators are different.`,
              es: line`Escribe cada una de las otras fracciones y otro nombre de ${over(n, d)} con el mismo denominador: los numeradores son distintos.`,
            },
          },
        ),
        answerStep(list(...found.map(name => symbol(name))), {
          en: line`These are the letters of the equal fractions.`,
          es: line`Estas son las letras de las fracciones iguales.`,
        }),
      ]
    },
    check(printed, found) {
      const [asked, ...all] = printed.all('quotient').map(item => evaluate(item))
      const right = SIX.filter((_, i) => asked !== undefined && all[i]?.equals(asked) === true)
      return right.length === found.length && right.every((name, i) => found[i] === name)
    },
  }),

  measured: form(
    story({
      levels: ['hard'],
      settings: measureStories,
      draw(random) {
        const [n, d, to] = random.evenly(MEASURED)
        return { amount: over(n, d), part: over(1, to) }
      },
      answer: quantity,
      solve: ({ amount, part }, { noun }) => count(evaluate(amount).over(evaluate(part)), noun),
      ask: ({ amount, part }, { tell }) => tell(amount, part),
      solution({ amount, part }, answer, { answers }) {
        const [value, to] = [evaluate(amount), evaluate(part).d]
        const found = evaluate(answer.amount).n
        const k = to / value.d
        return [
          step(equation(times(value.d, k), to), because.explain, {
            sentence: {
              en: line`Write ${amount} with denominator ${to}: ${value.d} times ${k} is ${to}.`,
              es: line`Escribe ${amount} con denominador ${to}: ${value.d} por ${k} es ${to}.`,
            },
          }),
          step(equation(times(value.n, k), found), because.explain, {
            sentence: {
              en: line`Multiply the numerator by the same number.`,
              es: line`Multiplica el numerador por el mismo número.`,
            },
          }),
          answerStep(equation(amount, over(found, to)), answers(found)),
        ]
      },
      check: (numberOf, answer) => evaluate(answer.amount).times(numberOf('part')).equals(numberOf('amount')),
    }),
  ),
})
