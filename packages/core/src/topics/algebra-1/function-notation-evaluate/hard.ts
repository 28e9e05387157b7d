import {
  apply,
  blank,
  both,
  equation,
  evaluate,
  type FormMaker,
  integer,
  line,
  m,
  type Of,
  option,
  over,
  prose,
  sentenceChoice,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { domainStories, halfTold, negativeTold } from './domain-stories.ts'
import { changeStatement, functionMeanings } from './function-meanings.ts'
import type { levels } from './levels.ts'
import { drawRule, inputOf, x } from './parts.ts'
import { checkValue, numbersOf, withWanted } from './shared.ts'
import { type Combined, combinedExpr, combinedSteps, combinedValue, fOf } from './steps.ts'

const DOMAIN = option({
  whole: { en: prose`the whole numbers 0, 1, 2, 3, …`, es: prose`los números enteros 0, 1, 2, 3, …` },
  nonnegative: {
    en: prose`all real numbers that are 0 or greater`,
    es: prose`todos los números reales mayores o iguales que 0`,
  },
  all: { en: prose`all real numbers`, es: prose`todos los números reales` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  interpretChange: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random) {
      const meaning = random.evenly(functionMeanings)
      const a = random.int(...meaning.input)
      const more = random.int(2, meaning.each ? 3 : 4)
      return { meaning, a, b: a + more, c: meaning.each ? more * random.int(...meaning.each) : random.int(8, 24) }
    },
    answer: sentenceChoice,
    solve: ({ meaning, a, b, c }) => ({ key: 'right', says: meaning.between(a, b, c) }),
    mistakes: ({ meaning, a, b, c }) => ({
      valueAtDifference: { key: 'valueAtDifference', says: meaning.right(b - a, c) },
      rate: { key: 'rate', says: meaning.rate(b - a, c) },
      valueAtEnd: { key: 'valueAtEnd', says: meaning.right(b, c) },
    }),
    ask: ({ meaning, a, b, c }) => ({
      en: [meaning.tell.en, prose`What does ${changeStatement(a, b, c)} mean?`],
      es: [meaning.tell.es, prose`¿Qué significa ${changeStatement(a, b, c)}?`],
    }),
    solution: ({ meaning, a, b, c }) => [
      step(statements(fOf(a), fOf(b)), because.twoOutputs, { what: meaning.outputIs }),
      step(equation(fOf(b), sum(fOf(a), c)), because.differenceIsChange),
    ],
    whyWrong: ({ meaning, a, b, c }) => ({
      valueAtDifference: {
        en: line`That is ${equation(fOf(b - a), c)}.`,
        es: line`Eso es ${equation(fOf(b - a), c)}.`,
      },
      rate: meaning.wholeChange(a, b, c),
      valueAtEnd: { en: line`That is ${equation(fOf(b), c)}.`, es: line`Eso es ${equation(fOf(b), c)}.` },
    }),
    // The numbers of the right sentence: the earlier input, the later one, the difference; one names the difference last.
    check(printed, { key, says }) {
      const { left, right } = printed.one('relation')
      const [later, earlier] = new Set(
        (left as Of<'sum'>).terms.map(term =>
          evaluate(inputOf((term.kind === 'negative' ? term.of : term) as Of<'apply'>)),
        ),
      )
      const told = numbersOf(says.en)
      return (
        key === 'right' &&
        [earlier, later, evaluate(right)].every(number => told.some(one => number && one.equals(number)))
      )
    },
  }),
  combined: form({
    levels: ['hard'],
    share: 3,
    instruction: withWanted,
    lines: 4,
    draw(random): Combined {
      const shape = random.evenly(['sum', 'difference', 'nested', 'nested'])
      return random.until(
        () => ({
          shape,
          f: drawRule(random),
          g: drawRule(random, 'linear'),
          p: random.intExcept(-4, 5, 0),
          q: random.intExcept(-4, 5, 0),
          k: random.int(2, 4),
        }),
        facts => Math.abs(combinedValue(facts).n) <= 100,
      )
    },
    answer: integer,
    solve: combinedValue,
    ask: facts =>
      both(
        prose`${equation(fOf(x), facts.f.rule)}; ${equation(apply('g', x), facts.g.rule)}; ${combinedExpr(facts)} = ${blank(3)}`,
      ),
    solution: combinedSteps,
    check: checkValue,
  }),
  domain: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(domainStories)
      return { story, a: random.int(...story.rate), b: random.int(5, 60) }
    },
    answer: DOMAIN,
    solve: ({ story }) => story.domain,
    ask: ({ story, a, b }) => {
      const rule = m`f(x) = ${a}x + ${b}`
      return {
        en: [story.says.en, rule, prose`Which domain makes sense?`],
        es: [story.says.es, rule, prose`¿Qué dominio tiene sentido?`],
      }
    },
    solution: ({ story }) => [
      step(equation(x, over(1, 2)), because.explain, { sentence: halfTold(story) }),
      step(equation(x, -1), because.explain, { sentence: negativeTold(story) }),
    ],
    // The story that is told says what is counted and what is measured.
    check: (printed, answer) => printedOf(domainStories, printed)?.domain === answer,
  }),
})
