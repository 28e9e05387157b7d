import {
  answerStep,
  blank,
  count,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  gcd,
  itemOf,
  line,
  numberList,
  prose,
  ratio,
  ratioAnswer,
  ratioInLowestTerms,
  sentenceChoice,
  things,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { settings, settingsAt } from '../../kit/ratios/settings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  addAll,
  asked,
  type Counted,
  isAsked,
  joined,
  lead,
  lowest,
  paragraph,
  ratioSteps,
  sentenceSteps,
  type Terms,
  type To,
  termsOf,
  totalOf,
  whichRatio,
} from './counted.ts'
import { hardForms } from './hard.ts'
import type { levels } from './levels.ts'
import { PICTURES, pictured } from './pictured.ts'
import { comparison, otherRatio } from './two-ratios.ts'
import { COPRIME, counted, isRatio, ORDERS, REVERSED, ratioOf, SMALL, scaled, WITH_ALL, writing } from './written.ts'

/** The other ratios that two counts can be told in. */
const wrongRatios = ([a, b]: Terms): Readonly<Record<string, Terms>> => ({
  reversed: [b, a],
  firstToAll: [a, a + b],
  secondToAll: [b, a + b],
})

/** Named by what each of them counts: 3 cats and 5 dogs. */
interface ForEvery extends Counted {
  readonly to: number
}

/** A story with one ratio that is asked, and which statement says it. */
const STATED: readonly (readonly [number, To])[] = [
  [0, 1],
  [1, 0],
  [0, 'all'],
  [1, 'all'],
]

export const ratioForms = (form: FormMaker<typeof levels>) => ({
  easyPicture: form(pictured('easy', PICTURES, random => random.pick(SMALL), ORDERS, ratioAnswer)),

  easyStory: form(
    writing('easy', random => counted(random, settingsAt.easy, random.pick(COPRIME), REVERSED), ratioAnswer),
  ),

  statedRatio: form({
    levels: ['easy'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random) {
      const isTrue = random.evenly([false, true])
      return { ...counted(random, settingsAt.easy, random.pick(COPRIME), REVERSED), isTrue }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask(facts) {
      const { en, es } = asked(facts)
      const [a, b] = termsOf(facts)
      const stated = facts.isTrue ? ratio(a, b) : ratio(b, a)
      return paragraph(
        joined(lead(facts), {
          en: ['The ratio of ', ...en, ' is ', stated, '.'],
          es: ['La razón entre ', ...es, ' es ', stated, '.'],
        }),
      )
    },
    solution(facts) {
      const [a, b] = termsOf(facts)
      const [first] = ratioSteps(facts)
      const one = itemOf(facts.setting.kinds, facts.from)
      return [
        ...(first ? [first] : []),
        facts.isTrue
          ? explained(
              { en: prose`True`, es: prose`Verdadero` },
              line`The number of ${things(one)} must come first, and it does: ${ratio(a, b)}.`,
              line`El número de ${things(one)} debe ir primero, y así está: ${ratio(a, b)}.`,
            )
          : explained(
              { en: prose`False`, es: prose`Falso` },
              line`The number of ${things(one)} must come first: ${ratio(a, b)}. The order was reversed.`,
              line`El número de ${things(one)} debe ir primero: ${ratio(a, b)}. El orden se invirtió.`,
            ),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.one('ratio').items.map(item => exact(item).n),
        2,
      )
      return (answer === 'true') === isAsked(printed, [a, b], settings)
    },
  }),

  easyChoice: form({
    levels: ['easy'],
    draw: random => counted(random, settingsAt.easy, random.pick(COPRIME), ORDERS),
    answer: formulaChoice,
    solve: ratioOf,
    mistakes(facts) {
      return Object.fromEntries(
        Object.entries(wrongRatios(termsOf(facts))).map(([name, terms]) => [name, ratio(...terms)]),
      )
    },
    ask: facts => paragraph(joined(lead(facts), whichRatio(facts))),
    solution: ratioSteps,
    whyWrong: facts => {
      const [a, b] = termsOf(facts)
      const total = {
        en: line`${a + b} is the total of both groups.`,
        es: line`${a + b} es el total de los dos grupos.`,
      }
      return {
        reversed: { en: line`The two terms are switched.`, es: line`Los dos términos están intercambiados.` },
        firstToAll: total,
        secondToAll: total,
      }
    },
    check(printed, answer) {
      const value = answer as Expr
      const [a, b] = value.kind === 'ratio' ? value.items.map(item => exact(item).n) : []
      return a !== undefined && b !== undefined && isAsked(printed, [a, b], settings)
    },
  }),

  mediumPicture: form(
    pictured('medium', startingAt(PICTURES, 4), random => scaled(random, 14, [2, 3]), WITH_ALL, ratioInLowestTerms),
  ),

  mediumStory: form(
    writing('medium', random => counted(random, settingsAt.medium, scaled(random, 48), WITH_ALL), ratioInLowestTerms),
  ),

  forEvery: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the smallest whole numbers possible.`,
      es: prose`Usa los números enteros más pequeños posibles.`,
    },
    draw(random): ForEvery {
      const [from, to] = random.evenly([
        [0, 1],
        [1, 0],
      ] as const)
      return { setting: random.evenly(settingsAt.medium), counts: scaled(random, 48), from, to }
    },
    answer: numberList,
    solve: (facts): readonly Value[] => lowest(termsOf(facts)),
    ask(facts) {
      const [one, other] = [itemOf(facts.setting.kinds, facts.from), itemOf(facts.setting.kinds, facts.to)]
      return paragraph(
        joined(lead(facts), {
          en: line`For every ${blank()} ${things(one)}, there are ${blank()} ${things(other)}.`,
          es: line`Por cada ${blank()} ${things(one)} hay ${blank()} ${things(other)}.`,
        }),
      )
    },
    namedAnswer(facts) {
      const [a, b] = lowest(termsOf(facts))
      const [one, other] = [itemOf(facts.setting.kinds, facts.from), itemOf(facts.setting.kinds, facts.to)]
      return { en: prose`${count(a, one)}, ${count(b, other)}`, es: prose`${count(a, one)}, ${count(b, other)}` }
    },
    solution(facts) {
      const [a, b] = lowest(termsOf(facts))
      const [one, other] = [itemOf(facts.setting.kinds, facts.from), itemOf(facts.setting.kinds, facts.to)]
      const [first, second] = [count(a, one), count(b, other)]
      return [
        ...sentenceSteps(facts),
        answerStep(
          { en: prose`${first}, ${second}`, es: prose`${first}, ${second}` },
          {
            en: line`For every ${first}, there are ${second}.`,
            es: line`Por cada ${first} hay ${second}.`,
          },
        ),
      ]
    },
    check: (printed, value) => isAsked(printed, isRatio(value), settings) && gcd(...isRatio(value)) === 1,
  }),

  whichOfTwo: form({
    levels: ['medium'],
    draw: random => counted(random, settingsAt.medium, scaled(random, 40), STATED),
    answer: sentenceChoice,
    solve: facts => comparison(facts, facts.from, facts.to),
    mistakes: facts =>
      Object.fromEntries(
        STATED.filter(([from, to]) => from !== facts.from || to !== facts.to).map(([from, to]) => [
          `${from} ${to}`,
          comparison(facts, from, to),
        ]),
      ),
    ask: facts =>
      paragraph(
        joined(lead(facts), {
          en: line`Which of these ratios is equal to ${ratioOf(facts)}?`,
          es: line`¿Cuál de estas razones es igual a ${ratioOf(facts)}?`,
        }),
      ),
    solution(facts) {
      const terms = termsOf(facts)
      return [
        ...(facts.to === 'all' ? [addAll(facts)] : []),
        explained(
          ratio(...terms),
          line`Write the numbers of each ratio in the order of its words. Then simplify.`,
          line`Escribe los números de cada razón en el orden de sus palabras. Luego simplifica.`,
        ),
        explained(
          comparison(facts, facts.from, facts.to).says,
          line`${equation(ratio(...terms), ratio(...lowest(terms)))}: divide both terms by ${gcd(...terms)}.`,
          line`${equation(ratio(...terms), ratio(...lowest(terms)))}: divide ambos términos entre ${gcd(...terms)}.`,
        ),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        STATED.filter(([from, to]) => from !== facts.from || to !== facts.to).map(
          ([from, to]) => [`${from} ${to}`, otherRatio(termsOf({ ...facts, from, to }))] as const,
        ),
      ),
    check(printed, { key }) {
      const counts = printed.terms('role').map(({ name }) => printed.role(name).n)
      const [a, b] = printed.one('ratio').items.map(item => exact(item).n)
      const [from, to] = key.split(' ')
      const [one, other] = [itemOf(counts, Number(from)), to === 'all' ? totalOf(counts) : itemOf(counts, Number(to))]
      return a !== undefined && b !== undefined && one * b === other * a
    },
  }),

  ...hardForms(form),
})
