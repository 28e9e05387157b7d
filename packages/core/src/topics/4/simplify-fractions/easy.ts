import {
  answerStep,
  blank,
  both,
  equation,
  type FormMaker,
  formulaChoice,
  fractionInLowestTerms,
  gcd,
  line,
  over,
  prose,
  Ratio,
  words,
  yesOrNo,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { smallGroups } from './part-stories.ts'
import {
  draw,
  factorsOfBoth,
  isLowest,
  isSimplified,
  laterBy,
  ONE_STEP,
  type Parts,
  partStory,
  printedParts,
  simplified,
} from './parts.ts'

const simplify = {
  en: prose`Write the fraction in lowest terms.`,
  es: prose`Escribe la fracción en su mínima expresión.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: simplify,
    draw(random, { reducible, lowest, lowestOfEight }) {
      const isReducible = random.evenly(Array.from({ length: 8 }, (_, i) => i >= lowestOfEight))
      return { parts: random.evenly(isReducible ? reducible : lowest) }
    },
    answer: fractionInLowestTerms,
    solve: ({ parts }) => Ratio.of(...parts),
    ask: ({ parts }) => both(equation(over(...parts), blank(3))),
    solution: ({ parts }) => simplified(parts),
    // Crosswise equal, and no number divides both parts of the answer.
    check: (printed, answer) => isSimplified(printedParts(printed), answer),
  }),
  isLowest: form({
    levels: ['easy'],
    instruction: {
      en: prose`Is the fraction in lowest terms?`,
      es: prose`¿Está la fracción en su mínima expresión?`,
    },
    draw(random, { reducible, lowest }) {
      return { parts: random.evenly(laterBy(2 / 3, random.evenly([true, false]) ? reducible : lowest)) }
    },
    answer: yesOrNo,
    solve: ({ parts: [n, d] }) => (gcd(n, d) === 1 ? 'yes' : 'no'),
    ask: ({ parts }) => both(over(...parts)),
    solution({ parts: [n, d] }) {
      const common = gcd(n, d)
      return [
        ...factorsOfBoth([n, d]),
        common === 1
          ? answerStep(words('yes', 'sí'), {
              en: line`The only common factor is 1, so the fraction is in lowest terms.`,
              es: line`El único factor común es 1, así que la fracción está en su mínima expresión.`,
            })
          : answerStep(equation(over(n, d), Ratio.of(n, d)), {
              en: line`No: ${common} divides both.`,
              es: line`No: ${common} divide a ambos.`,
            }),
      ]
    },
    check: (printed, answer) => answer === (isLowest(printedParts(printed)) ? 'yes' : 'no'),
  }),
  choose: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Choose the equivalent fraction in lowest terms.`,
      es: prose`Elige la fracción equivalente en su mínima expresión.`,
    },
    draw,
    answer: formulaChoice,
    solve: ({ parts }) => Ratio.of(...parts),
    mistakes({ parts: [n, d] }) {
      const common = gcd(n, d)
      const small = [2, 3, 5].find(k => common % k === 0 && common > k)
      const [a, b] = [n / common, d / common]
      const wrong: Readonly<Record<string, Parts | null>> = {
        stoppedTooEarly: small ? [n / small, d / small] : null,
        topOnly: [a, d],
        bottomOnly: n < b ? [n, b] : null,
        subtracted: n - common > 0 ? [n - common, d - common] : null,
        turnedOver: a === 1 ? null : [b, a],
        oneOff: [a + 1, b + 1],
        nextFraction: [a, b + 1],
      }
      const isWrong = ([p, q]: Parts) => q > 1 && (p * d !== q * n || !isLowest([p, q]))
      return Object.fromEntries(
        Object.entries(wrong).flatMap(([name, parts]) => (parts && isWrong(parts) ? [[name, over(...parts)]] : [])),
      )
    },
    ask: ({ parts }) => both(over(...parts)),
    solution: ({ parts }) => simplified(parts),
    whyWrong({ parts: [n, d] }) {
      return {
        stoppedTooEarly: { en: line`It can be simplified further.`, es: line`Todavía se puede simplificar.` },
        topOnly: { en: line`Only the numerator was divided.`, es: line`Solo se dividió el numerador.` },
        bottomOnly: { en: line`Only the denominator was divided.`, es: line`Solo se dividió el denominador.` },
        subtracted: {
          en: line`Here ${gcd(n, d)} was subtracted instead of dividing.`,
          es: line`Aquí se restó ${gcd(n, d)} en vez de dividir.`,
        },
        turnedOver: {
          en: line`The numerator and the denominator are exchanged.`,
          es: line`El numerador y el denominador están intercambiados.`,
        },
        oneOff: { en: line`It is greater than ${over(n, d)}.`, es: line`Es mayor que ${over(n, d)}.` },
        nextFraction: { en: line`It is less than ${over(n, d)}.`, es: line`Es menor que ${over(n, d)}.` },
      }
    },
    check: (printed, answer) => isSimplified(printedParts(printed), answer),
  }),
  story: form(partStory('easy', smallGroups, ONE_STEP)),
})
