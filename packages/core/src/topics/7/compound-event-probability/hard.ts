import {
  aThing,
  count,
  drawing,
  equation,
  exact,
  explained,
  type FormMaker,
  fractionInLowestTerms,
  howMany,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  prose,
  type Random,
  Ratio,
  role,
  times,
  treeDiagram,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { type Combined, combined } from './codes.ts'
import type { levels } from './levels.ts'
import { FRACTION, favorableStep, fractionSteps, paragraphOf, type Said } from './outcomes.ts'
import { type Repeated, repeated } from './repeated.ts'
import { type Staged, type StagedEvent, staged } from './stages.ts'

const question = ({ en, es }: Said): Said => ({
  en: ['What is the probability that ', ...en, '?'],
  es: ['¿Cuál es la probabilidad de que ', ...es, '?'],
})

interface Asked {
  readonly staged: Staged
  readonly event: StagedEvent
}
const favorableOf = ({ staged: { stages }, event }: Asked) =>
  event.favorable.split(' ').map(places => [...places].map((place, i) => itemOf(itemOf(stages, i), Number(place))))
const sizeOf = ({ stages }: Staged) => stages.reduce((all, stage) => all * stage.length, 1)

interface Again {
  readonly setting: Repeated
  readonly n: number
  readonly k: number
  readonly f: number
}

interface Chosen {
  readonly setting: Combined
  readonly sizes: readonly [number, number, number]
  readonly having: readonly [number, number, number]
  /** The parts that the event names. */
  readonly asked: readonly number[]
}
function drawChosen(random: Random): Chosen {
  const setting = random.evenly(combined)
  const asked = random.evenly([
    [0, 2],
    [0, 1, 2],
    [1, 2],
    [0, 1],
  ] as const)
  return random.until(
    () => {
      const size = () => random.int(3, 6)
      const sizes = [size(), size(), size()] as const
      const having = tupleOf(
        sizes.map(value => random.int(1, value - 1)),
        3,
      )
      return { setting, sizes, having, asked }
    },
    chosen =>
      new Set(chosen.sizes).size > 1 && !chanceOf(chosen).equals(Ratio.of(1, 2)) && chosen.having.some(k => k > 1),
  )
}
const chanceOf = ({ sizes, having, asked }: Chosen) =>
  asked.reduce((chance, i) => chance.times(Ratio.of(itemOf(having, i), itemOf(sizes, i))), Ratio.of(1))
const product = (values: readonly number[]) => values.reduce((all, value) => all * value, 1)
const favorableSizes = ({ sizes, having, asked }: Chosen) =>
  sizes.map((size, i) => (asked.includes(i) ? itemOf(having, i) : size))
const blanksOf = ({ setting }: Chosen) => [
  { name: { en: `number of ${setting.result.en[1]}`, es: `número de ${setting.result.es[1]}` } },
  { name: { en: 'probability', es: 'probabilidad' } },
]

/** Four digits, two of which make a number. */
interface Cards {
  readonly digits: readonly number[]
  readonly is: 'even' | 'three' | 'greater'
  readonly k: number
}
const numbersOf = ({ digits }: Cards) =>
  digits.flatMap(tens => digits.filter(ones => ones !== tens).map(ones => 10 * tens + ones))
const hits = (cards: Cards) =>
  numbersOf(cards).filter(value =>
    cards.is === 'even' ? value % 2 === 0 : cards.is === 'three' ? value % 3 === 0 : value > cards.k,
  )
const SAYS: Readonly<Record<Cards['is'], (k: number) => Said>> = {
  even: () => ({ en: line`the number is even`, es: line`el número sea par` }),
  three: () => ({ en: line`the number is a multiple of ${3}`, es: line`el número sea múltiplo de ${3}` }),
  greater: k => ({ en: line`the number is greater than ${k}`, es: line`el número sea mayor que ${k}` }),
}
const WITHOUT: Said = {
  en: line`Two cards are drawn one after the other, without replacement. The first digit is the tens digit of a number, and the second is the ones digit.`,
  es: line`Se sacan dos tarjetas, una tras otra y sin reposición. El primer dígito es el de las decenas de un número y el segundo, el de las unidades.`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  stages: form({
    levels: ['hard'],
    share: 2,
    draw(random): Asked {
      const setting = random.evenly(staged)
      const event = random.evenly([0, 1])
      return { staged: setting, event: itemOf(setting.events, event) }
    },
    answer: fractionInLowestTerms,
    solve: asked => Ratio.of(favorableOf(asked).length, sizeOf(asked.staged)),
    ask: ({ staged: { told }, event }) => paragraphOf(told, question(event.says), FRACTION),
    solution(asked) {
      const favorable = favorableOf(asked)
      const all = sizeOf(asked.staged)
      return [
        explained(
          equation(times(...asked.staged.stages.map(stage => stage.length)), all),
          line`Multiply the three numbers of possible results to count all outcomes.`,
          line`Multiplica los tres números de resultados posibles para contar todos los resultados.`,
        ),
        favorableStep(favorable, {
          en: line`List the favorable outcomes in order and count them: ${favorable.length}.`,
          es: line`Escribe en orden los resultados favorables y cuéntalos: ${favorable.length}.`,
        }),
        ...fractionSteps(favorable.length, all),
      ]
    },
    // Every outcome is tried by the rule of the event.
    check(printed, answer) {
      const text = printed.inlines.map(item => (typeof item === 'string' ? item : '')).join('')
      const found = staged
        .flatMap(setting => setting.events.map(event => ({ setting, event })))
        .find(({ event }) => text.includes(wordsIn(event.says.en)) || text.includes(wordsIn(event.says.es)))
      if (!found) return false
      const all = found.setting.stages.reduce<readonly (readonly number[])[]>(
        (paths, stage) => paths.flatMap(path => stage.map((_, i) => [...path, i])),
        [[]],
      )
      return exact(answer)
        .times(all.length)
        .equals(all.filter(path => found.event.holds(tupleOf(path, 3))).length)
    },
  }),

  atLeastOne: form({
    levels: ['hard'],
    draw(random): Again {
      const setting = random.evenly(repeated)
      const [n, k] = [random.pick(setting.times), random.pick(setting.results)]
      // Where half of the results count, all and none are as likely as each other; only a coin cannot do otherwise.
      return { setting, n, k, f: random.pick(setting.counting.filter(f => k === 2 || 2 * f !== k)) }
    },
    answer: fractionInLowestTerms,
    solve: ({ n, k, f }) => Ratio.of(k ** n - (k - f) ** n, k ** n),
    ask({ setting, n, k, f }) {
      const told = setting.told(role('times', n), role('results', k), role('counting', f), f === 1)
      const asked: Said = {
        en: ['What is the probability ', ...setting.asked.en, '?'],
        es: ['¿Cuál es la probabilidad ', ...setting.asked.es, '?'],
      }
      return paragraphOf(told, asked, FRACTION)
    },
    solution({ setting, n, k, f }) {
      const repeat = (value: number) => times(...Array.from({ length: n }, () => value))
      const [all, none] = [k ** n, (k - f) ** n]
      return [
        explained(
          equation(repeat(k), all),
          line`There are ${k} results each time, ${n} times: multiply to count all outcomes.`,
          line`Hay ${k} resultados cada vez, ${n} veces: multiplica para contar todos los resultados.`,
        ),
        explained(
          equation(repeat(k - f), none),
          [
            ...line`Each time ${minus(k, f)} = ${k - f} of the results do not count. Multiply to count the outcomes without `,
            ...setting.none.en,
            '.',
          ],
          [
            ...line`Cada vez, ${minus(k, f)} = ${k - f} de los resultados no cuentan. Multiplica para contar los casos sin `,
            ...setting.none.es,
            '.',
          ],
        ),
        explained(
          equation(minus(all, none), all - none),
          line`All the other outcomes have at least one: subtract.`,
          line`Todos los demás tienen por lo menos uno: resta.`,
        ),
        ...fractionSteps(all - none, all),
      ]
    },
    // One minus the chance that it fails each time.
    check(printed, answer) {
      const isCoin = /coin|moneda/.test(printed.text)
      const [k, f] = isCoin ? [Ratio.of(2), Ratio.of(1)] : [printed.role('results'), printed.role('counting')]
      const n = printed.role('times').toNumber()
      const fails = Array.from({ length: n }).reduce<Ratio>(chance => chance.times(k.minus(f).over(k)), Ratio.of(1))
      return exact(answer).plus(fails).equals(1)
    },
  }),

  countThenChance: form({
    levels: ['hard'],
    wide: true,
    draw: drawChosen,
    answer: { ...blankAnswers, requires: 'lowest-terms' },
    solve: chosen => [product(chosen.sizes), chanceOf(chosen)],
    ask(chosen) {
      const { setting, sizes, having, asked } = chosen
      const { parts, result } = setting
      const items = (locale: 'en' | 'es') =>
        parts.map((part, i): readonly Inline[] => {
          const [n, k] = [role(`size ${i}`, count(itemOf(sizes, i), part.of)), role(`having ${i}`, itemOf(having, i))]
          return locale === 'en'
            ? [...line`${n}, ${k} of them `, part.en]
            : [...line`${n}, ${k} de `, part.of.gender === 'f' ? 'ellas ' : 'ellos ', part.es]
        })
      const told: Said = {
        en: line`For ${aThing(result)}, one of each of these is chosen at random.`,
        es: line`Para ${aThing(result)} se elige al azar una opción de cada renglón.`,
      }
      const named = (locale: 'en' | 'es'): readonly Inline[] =>
        asked.flatMap((i, at) => {
          const part = itemOf(parts, i)
          const join =
            at === 0
              ? ''
              : at < asked.length - 1
                ? ', '
                : locale === 'es'
                  ? ' y '
                  : asked.length > 2
                    ? ', and '
                    : ' and '
          return [...(join ? [join] : []), ...line`${aThing(part.of)}`, ` ${part[locale]}`]
        })
      const question: Said = {
        en: [...line`${howMany(result)} are possible? What is the probability of choosing `, ...named('en'), '?'],
        es: [...line`¿${howMany(result)} son posibles? ¿Cuál es la probabilidad de elegir `, ...named('es'), '?'],
      }
      const [first, last] = [paragraphOf(told), paragraphOf(question, FRACTION_TOO)]
      const lines = namedLines(...blanksOf(chosen))
      return {
        en: [first.en, { kind: 'bullets', ordered: false, items: items('en') }, last.en, ...lines.en],
        es: [first.es, { kind: 'bullets', ordered: false, items: items('es') }, last.es, ...lines.es],
      }
    },
    solution(chosen) {
      const all = product(chosen.sizes)
      const favorable = favorableSizes(chosen)
      const many = product(favorable)
      const named = namedKey(blanksOf(chosen), [all, chanceOf(chosen)])
      return [
        explained(
          equation(times(...chosen.sizes), all),
          line`Multiply the numbers of choices to count all outcomes.`,
          line`Multiplica los números de opciones para contar todos los resultados.`,
        ),
        explained(
          equation(times(...favorable), many),
          chosen.asked.length === 3
            ? line`Multiply the numbers of choices that fit.`
            : line`Multiply the numbers of choices that fit; from the other list, any one fits.`,
          chosen.asked.length === 3
            ? line`Multiplica los números de opciones que cumplen.`
            : line`Multiplica los números de opciones que cumplen; de la otra lista sirve cualquiera.`,
        ),
        ...fractionSteps(many, all),
        explained(named, line`Write both results.`, line`Escribe los dos resultados.`),
      ]
    },
    check(printed, [all, chance]) {
      const [sizes, having] = ['size', 'having'].map(name => [0, 1, 2].map(i => printed.role(`${name} ${i}`)))
      const text = printed.text
      const named = combined
        .flatMap(({ parts }) =>
          parts.every(part => [part.en, part.es].some(says => text.includes(says))) ? [parts] : [],
        )
        .at(0)
      if (!sizes || !having || !named || all === undefined || chance === undefined) return false
      const things = printed
        .terms('thing')
        .filter(({ article }) => article === 'a')
        .slice(1)
      const part = named.reduce(
        (left, { of }, i) =>
          things.some(({ noun }) => noun.en[0] === of.en[0])
            ? left.times(itemOf(having, i)).over(itemOf(sizes, i))
            : left,
        Ratio.of(1),
      )
      return sizes.reduce((left, size) => left.over(size), exact(all)).equals(1) && exact(chance).equals(part)
    },
  }),

  drawTree: form({
    levels: ['hard'],
    lines: 8,
    draw(random): Cards {
      const is = random.evenly(['even', 'greater', 'three'])
      return random.until(
        () => {
          const digits = random
            .shuffle<readonly number[]>([1, 2, 3, 4, 5, 6, 7, 8, 9])
            .slice(0, 4)
            .sort((p, q) => p - q)
          return { is, digits, k: 10 * random.int(2, 8) + 5 * random.int(0, 1) }
        },
        cards => {
          const favorable = hits(cards).length
          return favorable > 1 && favorable < 11 && favorable !== 6 && !numbersOf(cards).includes(cards.k)
        },
      )
    },
    answer: drawing<{ digits: readonly number[] }>(({ digits }) =>
      treeDiagram({
        children: digits.map(tens => ({
          label: tens,
          children: digits.filter(ones => ones !== tens).map(ones => ({ label: ones, result: 10 * tens + ones })),
        })),
      }),
    ),
    solve: ({ digits }) => ({ digits }),
    ask(cards) {
      const [a, b, c, d] = tupleOf(cards.digits, 4)
      const told: Said = {
        en: line`Four cards have the digits ${a}, ${b}, ${c}, and ${d}.`,
        es: line`Cuatro tarjetas tienen los dígitos ${a}, ${b}, ${c} y ${d}.`,
      }
      const asked: Said = {
        en: line`Draw a tree diagram with all the numbers at its ends.`,
        es: line`Dibuja un diagrama de árbol con todos los números al final de las ramas.`,
      }
      return paragraphOf(told, WITHOUT, asked, question(SAYS[cards.is](cards.k)), FRACTION)
    },
    key: cards => ({
      en: prose`probability: ${Ratio.of(hits(cards).length, 12)}`,
      es: prose`probabilidad: ${Ratio.of(hits(cards).length, 12)}`,
    }),
    solution(cards) {
      const favorable = hits(cards)
      return [
        explained(
          equation(times(4, 3), 12),
          line`Draw ${4} branches for the tens. The first card stays out, so each has only ${3} branches for the ones.`,
          line`Dibuja ${4} ramas para las decenas. La primera tarjeta queda fuera, así que cada una tiene solo ${3} ramas para las unidades.`,
        ),
        explained(
          list(...favorable),
          line`Read the favorable numbers at the ends and count them: ${favorable.length}.`,
          line`Lee los números favorables al final de las ramas y cuéntalos: ${favorable.length}.`,
        ),
        ...fractionSteps(favorable.length, 12),
      ]
    },
    check: (printed, { digits }) =>
      digits.length === 4 && digits.every((digit, i) => printed.numbers[i]?.equals(digit) && digit < 10),
  }),
})

const FRACTION_TOO: Said = {
  en: line`Write the probability as a fraction in lowest terms.`,
  es: line`Escribe la probabilidad como fracción en su mínima expresión.`,
}
const wordsIn = (inlines: readonly Inline[]) => inlines.filter(item => typeof item === 'string').join('')
