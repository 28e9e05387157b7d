import {
  type Both,
  type Content,
  count as counted,
  counters,
  drawing,
  equation,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Icon,
  type Inline,
  iconNoun,
  line,
  list,
  minus,
  numberBond,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { numbersOf } from '../../kit/facts/bond.ts'
import type { levels } from './levels.ts'
import { draw, type Kind, type Level, PARTS, rolesOf, type Told, tell, withQuestion } from './parts.ts'
import { settings } from './settings.ts'

/** A story of these numbers, to choose among others. */
const storyOf = (facts: Pick<Told, 'setting' | 'a' | 'b'>, kind: Kind): Sentence => ({
  key: kind,
  says: tell({ ...facts, kind }),
})

const plates = (a: number, b: number) =>
  counters([
    { icon: 'circle', fill: 'white', count: a, outline: 'loop', perRow: 4 },
    { icon: 'circle', fill: 'white', count: b, outline: 'loop', perRow: 4 },
  ])

const emptyPlates = figure(
  counters([
    { count: 0, outline: 'loop', size: 1.6 },
    { count: 0, outline: 'loop', size: 1.6 },
  ]),
)

/** Things in two places: how many go where is left open. */
const shared: readonly {
  readonly icon: Icon
  readonly en: readonly Inline[]
  readonly es: readonly Inline[]
  readonly places: { readonly en: string; readonly es: string }
}[] = [
  {
    icon: 'cookie',
    en: line`on ${2} plates`,
    es: line`en ${2} platos`,
    places: { en: 'plates', es: 'los dos platos' },
  },
  { icon: 'ball', en: line`in ${2} bags`, es: line`en ${2} bolsas`, places: { en: 'bags', es: 'las dos bolsas' } },
  {
    icon: 'apple',
    en: line`in ${2} baskets`,
    es: line`en ${2} canastas`,
    places: { en: 'baskets', es: 'las dos canastas' },
  },
  { icon: 'fish', en: line`in ${2} tanks`, es: line`en ${2} peceras`, places: { en: 'tanks', es: 'las dos peceras' } },
  { icon: 'egg', en: line`in ${2} nests`, es: line`en ${2} nidos`, places: { en: 'nests', es: 'los dos nidos' } },
  {
    icon: 'flower',
    en: line`in ${2} vases`,
    es: line`en ${2} floreros`,
    places: { en: 'vases', es: 'los dos floreros' },
  },
  { icon: 'car', en: line`in ${2} boxes`, es: line`en ${2} cajas`, places: { en: 'boxes', es: 'las dos cajas' } },
  {
    icon: 'book',
    en: line`on ${2} shelves`,
    es: line`en ${2} estantes`,
    places: { en: 'shelves', es: 'los dos estantes' },
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whichBond: form({
    levels: ['hard'],
    draw: (random, level: Level) => draw(random, { ...level, kinds: ['takeFrom', 'onePart'] }, 4),
    answer: figureChoice,
    solve: ({ a, b }): Figure => numberBond(a, [b, null]),
    mistakes: ({ a, b }) => ({
      wholeUnknown: numberBond(null, [a, b]),
      turned: numberBond(b, [a, null]),
    }),
    ask: told =>
      withQuestion(told, { en: prose`Which number bond fits?`, es: prose`¿Qué vínculo numérico corresponde?` }),
    solution: ({ a, b }) => [
      step(list(a, b), because.explain, {
        sentence: {
          en: line`${a} is the whole. ${b} is a part.`,
          es: line`${a} es el total. ${b} es una parte.`,
        },
      }),
      explained(
        figure(numberBond(a, [b, null])),
        line`The other part is not known: its circle is empty.`,
        line`La otra parte no se conoce: su círculo está vacío.`,
      ),
    ],
    whyWrong: ({ a, b }) => ({
      wholeUnknown: { en: line`The whole is known: ${a}.`, es: line`El total se conoce: es ${a}.` },
      turned: { en: line`The whole is ${a}, not ${b}.`, es: line`El total es ${a}, no ${b}.` },
    }),
    check(printed, answer) {
      if (answer.kind !== 'number-bond') return false
      const bond = numbersOf(answer)
      const [whole, known] = tupleOf(
        rolesOf(printed).map(name => printed.role(name)),
        2,
      )
      return (
        bond.whole?.equals(whole) === true && bond.parts.some(part => part?.equals(known)) && bond.parts.includes(null)
      )
    },
  }),
  whichStory: form({
    levels: ['hard'],
    draw(random) {
      const isSum = random.evenly([true, false])
      const [one, other] = random.evenly(turned(PARTS.hard, 6))
      return {
        setting: random.evenly(turned(settings, 5)),
        isSum,
        a: Math.max(one, other),
        b: Math.min(one, other),
      }
    },
    answer: sentenceChoice,
    solve: facts => storyOf(facts, facts.isSum ? 'addTo' : 'takeFrom'),
    mistakes: facts =>
      facts.isSum
        ? { taken: storyOf(facts, 'takeFrom'), onePart: storyOf(facts, 'onePart') }
        : { added: storyOf(facts, 'addTo'), together: storyOf(facts, 'together') },
    ask: ({ isSum, a, b }) => {
      const shown = isSum ? sum(a, b) : minus(a, b)
      return { en: prose`Which story fits ${shown}?`, es: prose`¿Qué problema corresponde a ${shown}?` }
    },
    solution: (facts, { says }) => [
      step(
        equation(
          facts.isSum ? sum(facts.a, facts.b) : minus(facts.a, facts.b),
          facts.isSum ? facts.a + facts.b : facts.a - facts.b,
        ),
        facts.isSum ? because.putTogether : because.takeAway,
      ),
      facts.isSum
        ? explained(
            says,
            line`In this story, the parts are put together.`,
            line`En este problema se juntan las partes.`,
          )
        : explained(says, line`In this story, a part is taken away.`, line`En este problema se quita una parte.`),
    ],
    whyWrong: () => ({
      taken: { en: line`In this story, a part is taken away.`, es: line`En este problema se quita una parte.` },
      onePart: { en: line`This story asks for a part.`, es: line`Este problema pregunta por una parte.` },
      added: { en: line`In this story, more are added.`, es: line`En este problema se agregan más.` },
      together: {
        en: line`In this story, the parts are put together.`,
        es: line`En este problema se juntan las partes.`,
      },
    }),
    check: (printed, { key }) =>
      (key === 'addTo' || key === 'together') === printed.one('sum').terms.every(term => exact(term).n > 0),
  }),
  twoPlaces: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({ total: random.evenly([8, 7, 9, 10]), ...random.evenly(shared) }),
    answer: {
      ...drawing<readonly [number, number]>(
        ([a, b]) => plates(a, b),
        ([a, b]) => [[a, b + 1]],
      ),
    },
    solve: ({ total }) => [total - 3, 3] as const,
    ask({ total, icon, en, es, places }): Both<Content> {
      const things = role('total', counted(total, iconNoun(icon)))
      const empty = emptyPlates
      return {
        en: [
          {
            kind: 'paragraph',
            content: [...line`There are ${things} `, ...en, `. Use both ${places.en}. Draw one way.`],
          },
          empty,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [...line`Hay ${things} `, ...es, `. Usa ${places.es}. Dibuja una manera.`],
          },
          empty,
        ],
      }
    },
    key({ total }) {
      const ways = list(...Array.from({ length: Math.floor(total / 2) }, (_, i) => sum(i + 1, total - i - 1)))
      return {
        en: prose`All ways: ${ways}, in either order.`,
        es: prose`Todas las maneras: ${ways}, en cualquier orden.`,
      }
    },
    solution: ({ total }) => [
      step(equation(total, sum(total - 3, 3)), because.breakApart, { whole: total, a: total - 3, b: 3 }),
      step(figure(plates(total - 3, 3)), because.explain, {
        sentence: { en: line`Draw ${total - 3} and ${3}.`, es: line`Dibuja ${total - 3} y ${3}.` },
      }),
    ],
    check: (printed, parts) =>
      parts.every(part => part > 0) && printed.role('total').equals(parts.reduce((all, part) => all + part, 0)),
  }),
})
