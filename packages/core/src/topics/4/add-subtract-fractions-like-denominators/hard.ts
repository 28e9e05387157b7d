import { fractionInLowestTerms } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { both, prose } from '../../../content.ts'
import { blank, equation, negative, over, sum } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Of } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { addsUp, mixedToo, type Sign, shown, signed, tops } from './parts.ts'

const MISTAKE = option({
  bottoms: {
    en: prose`The denominators were added too. They should stay the same.`,
    es: prose`También se sumaron los denominadores. Deben quedar iguales.`,
  },
  tops: {
    en: prose`The numerators were not added correctly.`,
    es: prose`Los numeradores no se sumaron bien.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromWhole: form({
    levels: ['hard'],
    share: 2,
    instruction: mixedToo,
    lines: 2,
    draw(random, { denominators }) {
      const d = random.pick(denominators)
      return { whole: random.int(2, 5), d, n: random.int(1, d - 1) }
    },
    answer: fractionInLowestTerms,
    solve: ({ whole, n, d }) => shown(Ratio.of(whole * d - n, d)),
    ask: ({ whole, n, d }) => both(equation(sum(whole, negative(over(n, d))), blank(3))),
    check(printed, answer) {
      const whole = evaluate(printed.one('sum').terms[0]!)
      return exact(answer)
        .plus(evaluate(printed.one('quotient')))
        .equals(whole)
    },
  }),

  threeTerms: form({
    levels: ['hard'],
    share: 2,
    instruction: mixedToo,
    lines: 2,
    draw(random, { denominators }) {
      const sign: Sign = random.evenly(['+', '−'])
      return random.until(
        () => {
          const d = random.pick(denominators)
          const parts = [random.int(1, d - 1), random.int(1, d - 1), random.int(1, d - 1)] as const
          const top = parts[0] + parts[1] + (sign === '+' ? parts[2] : -parts[2])
          return { d, parts, top, sign }
        },
        ({ top, d }) => top > 0 && top % d !== 0 && top < 2 * d,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ top, d }) => shown(Ratio.of(top, d)),
    ask: ({ d, parts: [a, b, c], sign }) =>
      both(equation(sum(over(a, d), over(b, d), signed(sign, over(c, d))), blank(3))),
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),

  missingTerm: form({
    levels: ['hard', 'medium'],
    share: 2,
    instruction: {
      en: prose`Find the missing fraction. Write it in lowest terms.`,
      es: prose`Halla la fracción que falta. Escríbela en su mínima expresión.`,
    },
    lines: 1,
    draw(random, { denominators }) {
      const d = random.pick(denominators)
      const whole = random.int(2, d - 1)
      return {
        d,
        whole,
        part: random.int(1, whole - 1),
        kind: random.evenly(['a + _ = c', 'c - _ = a', '_ + a = c', '_ - a = b']),
      }
    },
    answer: fractionInLowestTerms,
    solve: ({ d, whole, part, kind }) => Ratio.of(kind === '_ - a = b' ? whole : whole - part, d),
    ask({ d, whole, part, kind }) {
      const [a, c, rest, empty] = [over(part, d), over(whole, d), over(whole - part, d), blank(3)]
      return {
        'a + _ = c': both(equation(sum(a, empty), c)),
        'c - _ = a': both(equation(sum(c, negative(empty)), a)),
        '_ + a = c': both(equation(sum(empty, a), c)),
        '_ - a = b': both(equation(sum(empty, negative(a)), rest)),
      }[kind]
    },
    // With the fraction in its blank both sides are equal.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const total = (left as Of<'sum'>).terms.reduce((value, term) => {
        const part = term.kind === 'negative' ? term.of : term
        const filled = part.kind === 'blank' ? exact(answer) : evaluate(part)
        return term.kind === 'negative' ? value.minus(filled) : value.plus(filled)
      }, Ratio.of(0))
      return total.equals(evaluate(right)) && exact(answer).n > 0
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Is there a mistake?`, es: prose`¿Hay algún error?` },
    lines: 0,
    draw(random, { denominators }) {
      const wrong = random.evenly(['bottoms', 'tops', 'none'])
      return random.until(
        () => {
          const d = random.pick(denominators)
          return { wrong, d, a: random.int(1, d - 2), b: random.int(1, d - 2), off: random.sign() }
        },
        ({ a, b, d, off }) => a + b + off > 0 && a + b < d && a !== b,
      )
    },
    answer: MISTAKE,
    solve: ({ wrong }) => wrong,
    ask({ wrong, a, b, d, off }) {
      const result = { bottoms: over(a + b, 2 * d), tops: over(a + b + off, d), none: over(a + b, d) }[wrong]
      return both(equation(sum(over(a, d), over(b, d)), result))
    },
    check(printed, answer) {
      const { terms, d } = tops(printed)
      const [n, under] = [...printed.all('relation')]
        .map(({ right }) => right as Of<'quotient'>)
        .flatMap(({ over: top, under }) => [evaluate(top).n, evaluate(under).n])
      if (under !== d) return answer === 'bottoms'
      return answer === (n === terms[0]! + terms[1]! ? 'none' : 'tops')
    },
  }),
})
