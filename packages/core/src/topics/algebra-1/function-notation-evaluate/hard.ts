import {
  apply,
  type Block,
  type Both,
  blank,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  join,
  list,
  m,
  type Of,
  option,
  prose,
  Ratio,
  sentenceChoice,
  sum,
  type Value,
} from '../../../author.ts'
import { functionMeanings, statementOf } from './function-meanings.ts'
import type { levels } from './levels.ts'
import { drawRule, evaluateIt, follow, rules, valueAt, x } from './parts.ts'

const DOMAIN = option({
  whole: { en: prose`the whole numbers 0, 1, 2, 3, …`, es: prose`los números enteros 0, 1, 2, 3, …` },
  nonnegative: {
    en: prose`all real numbers that are 0 or greater`,
    es: prose`todos los números reales mayores o iguales que 0`,
  },
  all: { en: prose`all real numbers`, es: prose`todos los números reales` },
})

const domains: readonly {
  readonly domain: 'whole' | 'nonnegative' | 'all'
  readonly key: RegExp
  /** The likely rates of the story. */
  readonly rates?: readonly [least: number, most: number]
  readonly says: (a: Value, b: Value) => Both<Block>
}[] = [
  {
    domain: 'whole',
    key: /tickets|boletos/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the cost in dollars of ordering ${x} tickets. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el costo en dólares de pedir ${x} boletos. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'nonnegative',
    key: /running|corriendo/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the number of liters in a tank after water has been running into it for ${x} minutes. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el número de litros de un tanque después de que el agua lleva ${x} minutos corriendo. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'all',
    key: /every number|cada número/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} gives a value for every number ${x}. What is the domain?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} da un valor para cada número ${x}. ¿Cuál es el dominio?`,
    }),
  },
  {
    domain: 'whole',
    key: /students|estudiantes/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the cost in dollars of a field trip for ${x} students. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el costo en dólares de una excursión para ${x} estudiantes. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'nonnegative',
    key: /bike ride|bicicleta/,
    rates: [8, 15],
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the distance of a cyclist from home in miles after a bike ride of ${x} hours. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es la distancia en millas de una ciclista a su casa después de ${x} horas en bicicleta. ¿Qué dominio tiene sentido?`,
    }),
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  combined: form({
    levels: ['hard'],
    share: 3,
    instruction: evaluateIt,
    lines: 4,
    draw(random) {
      const shape = random.evenly(['sum', 'difference', 'nested', 'nested'])
      return random.until(
        () => {
          const [f, g] = [drawRule(random), drawRule(random, 'linear')]
          const [p, q, k] = [random.int(-4, 5), random.int(-4, 5), random.int(2, 4)]
          const value =
            shape === 'nested'
              ? valueAt(f, valueAt(g, Ratio.of(p)))
              : valueAt(f, Ratio.of(p)).plus(valueAt(g, Ratio.of(q)).times(shape === 'sum' ? k : -k))
          return { shape, f, g, p, q, k, value }
        },
        ({ value }) => Math.abs(value.n) <= 100,
      )
    },
    answer: integer,
    solve: ({ value }) => value,
    ask({ shape, f, g, p, q, k }) {
      const both = list(equation(apply('f', x), f.rule), equation(apply('g', x), g.rule))
      const asked =
        shape === 'nested'
          ? apply('f', apply('g', p))
          : sum(
              apply('f', p),
              shape === 'sum' ? join(k, apply('g', q)) : { kind: 'negative', of: join(k, apply('g', q)) },
            )
      return {
        en: prose`${both}; ${asked} = ${blank(3)}`,
        es: prose`${both}; ${asked} = ${blank(3)}`,
      }
    },
    check: (printed, answer) => {
      const asked = printed.maths.find(({ kind }) => kind === 'apply' || kind === 'sum')!
      return follow(asked, rules(printed)).equals(exact(answer))
    },
  }),

  interpret: form({
    levels: ['hard', 'medium'],
    share: 2,
    wide: true,
    draw(random) {
      const meaning = random.evenly(functionMeanings)
      return { meaning, a: random.int(...meaning.input), b: random.int(...meaning.output) }
    },
    answer: sentenceChoice,
    solve: ({ meaning, a, b }) => ({ key: 'right', says: meaning.right(a, b) }),
    mistakes: ({ meaning, a, b }) => ({
      swapped: { key: 'swapped', says: meaning.swapped(a, b) },
      rate: { key: 'rate', says: meaning.rate(a, b) },
      change: { key: 'change', says: meaning.change(a, b) },
    }),
    ask: ({ meaning, a, b }) => ({
      en: [meaning.tell.en, prose`What does ${statementOf(a, b)} mean?`],
      es: [meaning.tell.es, prose`¿Qué significa ${statementOf(a, b)}?`],
    }),
    // The input is said first in the right sentence, and only there as the input of the story.
    check(printed, { key, says }) {
      const { left, right } = printed.one('relation')
      const [input, output] = [evaluate((left as Of<'apply'>).to[0]!), evaluate(right)]
      const said = ('kind' in says.en && says.en.kind === 'paragraph' ? says.en.content : []).flatMap(item =>
        typeof item === 'object' && item.kind === 'number' ? [evaluate(item)] : [],
      )
      return key === 'right' && said[0]!.equals(input) && said[1]!.equals(output)
    },
  }),

  domain: form({
    levels: ['hard'],
    draw(random) {
      const story = random.evenly(domains)
      return { story, a: random.int(...(story.rates ?? [4, 30])), b: random.int(5, 60) }
    },
    answer: DOMAIN,
    solve: ({ story }) => story.domain,
    ask: ({ story, a, b }) => story.says(a, b),
    // Things are counted, time is measured.
    check: (printed, answer) => domains.find(({ key }) => key.test(printed.text))?.domain === answer,
  }),
})
