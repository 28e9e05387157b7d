import {
  answerStep,
  type Block,
  type Both,
  both,
  type Content,
  count as counted,
  counters,
  defineTopic,
  differenceWithin20,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  exact,
  explained,
  type Figure,
  figure,
  figureChoice,
  type Icon,
  type Inline,
  iconNoun,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numberBond,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  sumWithin20,
  type Term,
  thing,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { numbersOf } from '../kit/facts/bond.ts'
import { type Setting, settings } from './stories-add-subtract-within-10/settings.ts'

type Kind = 'addTo' | 'takeFrom' | 'together' | 'onePart'
type Pair = readonly [a: number, b: number]

interface Told {
  readonly setting: Setting
  readonly kind: Kind
  readonly a: number
  readonly b: number
}

const pairs = (totals: readonly number[], least: number, mayBeEqual: boolean): readonly Pair[] =>
  totals.flatMap(total =>
    Array.from({ length: total - 1 }, (_, i): Pair => [i + 1, total - i - 1]).filter(
      ([a, b]) => Math.min(a, b) >= least && (mayBeEqual || a !== b),
    ),
  )
/** The two parts of the total, by level: 1 only as what comes to more. */
const PARTS = {
  easy: mixed(pairs([3, 4, 5, 6], 1, true).filter(([a]) => a > 1)),
  medium: mixed(pairs([6, 7, 8, 9, 10], 2, true)),
  hard: mixed(pairs([7, 8, 9, 10], 3, false)),
}

interface Level {
  readonly parts: keyof typeof PARTS
  readonly kinds: readonly Kind[]
}

const isWhole = (kind: Kind) => kind === 'addTo' || kind === 'together'
const pictured = settings.filter(({ icon }) => icon !== null)

/** Adding names both parts, taking names the whole and one of them. Each form begins so far on in both lists. */
function draw(random: Random, { parts, kinds }: Level, ahead: number, among: readonly Setting[] = settings): Told {
  const kind = random.evenly(kinds)
  const setting = random.evenly(turned(among, ahead))
  const [one, other] = random.evenly(turned(PARTS[parts], ahead))
  return { setting, kind, a: isWhole(kind) ? one : one + other, b: isWhole(kind) ? other : one }
}

const resultOf = ({ kind, a, b }: Told) => (isWhole(kind) ? a + b : a - b)
const written = ({ kind, a, b }: Told): Expr => (isWhole(kind) ? sum(a, b) : minus(a, b))
const whole = (told: Told) => equation(written(told), resultOf(told))

/** What each number is in the story. */
const ROLES = {
  addTo: ['start', 'joined'],
  takeFrom: ['start', 'taken'],
  together: ['part', 'otherPart'],
  onePart: ['whole', 'part'],
} as const satisfies Record<Kind, readonly [string, string]>

const tell = ({ setting, kind, a, b }: Told): Both<Block> => {
  const [first, second] = ROLES[kind]
  const isNamed = kind === 'addTo' || kind === 'takeFrom'
  return setting[kind](role(first, isNamed ? counted(a, setting.noun) : a), role(second, b))
}

const ENDS: Readonly<Record<Kind, (setting: Setting, found: Term) => Both<readonly Inline[]>>> = {
  addTo: (_, found) => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
  together: (_, found) => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
  takeFrom: (_, found) => ({ en: line`${found} are left.`, es: line`Quedan ${found}.` }),
  onePart: ({ otherPart }, found) => otherPart(found),
}
const first = ({ kind, a, b }: Told): Step =>
  kind === 'takeFrom'
    ? step(minus(a, b), because.takeAway)
    : kind === 'onePart'
      ? step(minus(a, b), because.findTheMissingPart)
      : step(sum(a, b), because.putTogether)
const worked = ({ kind, a, b }: Told): readonly Step[] => (isWhole(kind) ? sumWithin20(a, b) : differenceWithin20(a, b))
const solved = (told: Told): readonly Step[] => {
  const found = counted(resultOf(told), told.setting.noun)
  const steps = worked(told).filter(({ work }) => JSON.stringify(work) !== JSON.stringify(first(told).work))
  return [first(told), ...steps, answerStep(both(prose`${found}`), ENDS[told.kind](told.setting, found))]
}

/** The story counted out: what is taken or is a part of the whole is counted on to it. */
function fits(printed: Printed, result: number): boolean {
  const [one, other] = tupleOf(
    rolesOf(printed).map(name => printed.role(name).n),
    2,
  )
  return isAdded(printed) ? result - other === one : result + other === one
}
const rolesOf = (printed: Printed) => printed.terms('role').map(({ name }) => name)
const isAdded = (printed: Printed) => rolesOf(printed).some(name => name === 'joined' || name === 'otherPart')

const parted = (told: Told): Both<Content> => {
  const { en, es } = tell(told)
  const icon = told.setting.icon ?? 'circle'
  const drawn = figure(
    counters([
      { icon, fill: 'white', count: told.a, perRow: 5 },
      { icon, fill: 'gray', count: told.b, perRow: 5 },
    ]),
  )
  return { en: [en, drawn], es: [es, drawn] }
}
const twoGroups = ({ setting: { icon } }: Told, a: number, b: number): Figure =>
  counters([
    { icon: icon ?? 'circle', fill: 'white', count: a, perRow: 5, outline: 'box' },
    { icon: icon ?? 'circle', fill: 'gray', count: b, perRow: 5, outline: 'box' },
  ])
const withQuestion = (told: Told, question: Both<Block>): Both<Content> => {
  const { en, es } = tell(told)
  return { en: [en, question.en], es: [es, question.es] }
}

/** A story of these numbers, to choose among others. */
const storyOf = (facts: Pick<Told, 'setting' | 'a' | 'b'>, kind: Kind): Sentence => ({
  key: kind,
  says: tell({ ...facts, kind }),
})

const SIGNS = {
  add: { en: prose`Add`, es: prose`Sumar` },
  subtract: { en: prose`Subtract`, es: prose`Restar` },
}
const operation = option(SIGNS)
const room = figure(counters({ count: 0, outline: 'box', size: 2.6 }))
const circles = (count: number) => counters({ icon: 'circle', fill: 'white', count, outline: 'box', perRow: 5 })
/** The first number is drawn, then more are drawn or some crossed out. */
function drawnOut(told: Told): readonly Step[] {
  const { a, b, kind, setting } = told
  const found = counted(resultOf(told), setting.noun)
  return [
    step(figure(circles(a)), because.drawSoMany, { count: a }),
    isWhole(kind)
      ? step(list(...Array.from({ length: b }, (_, i) => a + i + 1)), because.drawMore, { count: b })
      : step(
          figure(counters({ icon: 'circle', fill: 'white', count: a, crossed: b, outline: 'box', perRow: 5 })),
          because.crossOut,
          { count: b },
        ),
    answerStep(figure(circles(resultOf(told))), ENDS[kind](setting, found)),
  ]
}
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
}[] = [
  { icon: 'cookie', en: line`on ${2} plates`, es: line`en ${2} platos` },
  { icon: 'ball', en: line`in ${2} bags`, es: line`en ${2} bolsas` },
  { icon: 'apple', en: line`in ${2} baskets`, es: line`en ${2} canastas` },
  { icon: 'fish', en: line`in ${2} tanks`, es: line`en ${2} peceras` },
  { icon: 'egg', en: line`in ${2} nests`, es: line`en ${2} nidos` },
  { icon: 'flower', en: line`in ${2} vases`, es: line`en ${2} floreros` },
  { icon: 'car', en: line`in ${2} boxes`, es: line`en ${2} cajas` },
  { icon: 'book', en: line`on ${2} shelves`, es: line`en ${2} estantes` },
]

export const storiesAddSubtractWithin10 = defineTopic(
  {
    id: 'stories-add-subtract-within-10',
    name: { en: 'Addition and subtraction stories within 10', es: 'Problemas verbales de suma y resta hasta 10' },
    description: {
      en: 'Solve a short story about putting together or taking away with numbers up to 10.',
      es: 'Resuelve un problema corto de juntar o quitar con números hasta 10.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.2', 'K.OA.A.1'],
    rev: 2,
    levels: {
      easy: { parts: 'easy', kinds: ['addTo'] },
      medium: { parts: 'medium', kinds: ['takeFrom', 'together'] },
      hard: { parts: 'hard', kinds: ['onePart'] },
    },
  },
  form => ({
    withPicture: form({
      levels: ['easy'],
      kind: 'story',
      share: 2,
      draw: (random, level: Level) => draw(random, level, 0, pictured),
      answer: quantity,
      solve: told => counted(resultOf(told), told.setting.noun),
      ask: parted,
      solution: solved,
      check: (printed, { amount }) =>
        fits(printed, exact(amount).n) &&
        exact(amount).equals(printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0)),
    }),

    drawIt: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: (random, level: Level) => draw(random, level, 2),
      answer: drawing<number>(circles, count => [count - 1, count + 1]),
      solve: resultOf,
      ask(told): Both<Content> {
        const [{ en, es }, each] = [tell(told), thing(told.setting.noun)]
        return {
          en: [en, prose`Draw a circle for each ${each}.`, room],
          es: [es, prose`Dibuja un círculo por cada ${each}.`, room],
        }
      },
      key: told => both(prose`${counted(resultOf(told), told.setting.noun)}`),
      solution: drawnOut,
      check: fits,
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level, 5, pictured),
          ({ a, b }) => a !== b,
        ),
      answer: figureChoice,
      solve: told => twoGroups(told, told.a, told.b),
      mistakes: told => ({
        anotherSecond: twoGroups(told, told.a, told.b + 1),
        anotherFirst: twoGroups(told, told.a - 1, told.b),
      }),
      ask: told => withQuestion(told, { en: prose`Which picture fits?`, es: prose`¿Qué dibujo corresponde?` }),
      solution: told => [
        step(list(told.a, told.b), because.explain, {
          sentence: { en: line`Find both numbers in the story.`, es: line`Busca los dos números del problema.` },
        }),
        explained(
          figure(twoGroups(told, told.a, told.b)),
          line`It shows ${told.a} and ${told.b}.`,
          line`Muestra ${told.a} y ${told.b}.`,
        ),
      ],
      check: (printed, answer) =>
        answer.kind === 'counters' &&
        answer.groups.every(({ items }, i) => printed.role(itemOf(rolesOf(printed), i)).equals(items.length)),
    }),

    story: form({
      levels: ['medium', 'hard'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw: (random, level: Level) => draw(random, level, 0),
      answer: quantity,
      solve: told => counted(resultOf(told), told.setting.noun),
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => fits(printed, exact(amount).n),
    }),

    equation: form({
      levels: ['medium'],
      kind: 'story',
      instruction: { en: prose`Write the equation.`, es: prose`Escribe la ecuación.` },
      draw: (random, level: Level) => draw(random, level, 5),
      answer: equationAsWritten,
      solve: whole,
      ask: tell,
      solution(told) {
        const last = step(whole(told), because.writeEquation)
        // A difference ends with the equation itself.
        const before = solved(told).slice(0, isWhole(told.kind) ? -1 : -2)
        return [...before.filter(({ work }) => JSON.stringify(work) !== JSON.stringify(last.work)), last]
      },
      check: (printed, answer) =>
        answer.kind === 'relation' &&
        isTrue(answer) &&
        fits(printed, exact(answer.right).n) &&
        rolesOf(printed).every(
          name =>
            answer.left.kind === 'sum' &&
            answer.left.terms.some(term => Math.abs(exact(term).n) === printed.role(name).n),
        ),
    }),

    addOrSubtract: form({
      levels: ['medium'],
      draw: (random, level: Level) =>
        draw(random, { ...level, kinds: ['addTo', 'takeFrom', 'together', 'onePart'] }, 7),
      answer: operation,
      solve: ({ kind }) => (isWhole(kind) ? 'add' : 'subtract'),
      ask: told => withQuestion(told, { en: prose`Do you add or subtract?`, es: prose`¿Hay que sumar o restar?` }),
      solution: told => [
        first(told),
        isWhole(told.kind)
          ? explained(SIGNS.add, line`The story asks for all of them.`, line`El problema pregunta por todos.`)
          : explained(SIGNS.subtract, line`The story asks for a part.`, line`El problema pregunta por una parte.`),
      ],
      check: (printed, answer) => (answer === 'add') === isAdded(printed),
    }),

    whichBond: form({
      levels: ['hard'],
      draw: (random, level: Level) => draw(random, { ...level, kinds: ['onePart'] }, 3),
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
          line`The other part is not known.`,
          line`No se sabe la otra parte.`,
        ),
      ],
      check(printed, answer) {
        if (answer.kind !== 'number-bond') return false
        const bond = numbersOf(answer)
        return (
          bond.whole?.equals(printed.role('whole')) === true &&
          bond.parts.some(part => part?.equals(printed.role('part'))) &&
          bond.parts.includes(null)
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
          ? explained(says, line`This story puts together.`, line`Este problema junta.`)
          : explained(says, line`This story takes a part away.`, line`Este problema quita una parte.`),
      ],
      check: (printed, { key }) =>
        (key === 'addTo' || key === 'together') === printed.one('sum').terms.every(term => exact(term).n > 0),
    }),

    twoPlaces: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ total: random.evenly([8, 7, 9, 10]), ...random.evenly(shared) }),
      answer: {
        ...drawing<readonly number[]>(
          ([a = 0, b = 0]) => plates(a, b),
          ([a = 0, b = 0]) => [[a, b + 1]],
        ),
      },
      solve: ({ total }) => [total - 3, 3],
      ask({ total, icon, en, es }): Both<Content> {
        const things = role('total', counted(total, iconNoun(icon)))
        const empty = emptyPlates
        return {
          en: [
            { kind: 'paragraph', content: [...line`There are ${things} `, ...en, '. Use both places. Draw one way.'] },
            empty,
          ],
          es: [
            {
              kind: 'paragraph',
              content: [...line`Hay ${things} `, ...es, '. Usa los dos lugares. Dibuja una manera.'],
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
        parts.length === 2 &&
        parts.every(part => part > 0) &&
        printed.role('total').equals(parts.reduce((all, part) => all + part, 0)),
    }),
  }),
)
