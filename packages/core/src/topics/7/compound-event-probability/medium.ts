import {
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  type Inline,
  isSameContent,
  itemOf,
  line,
  type Printed,
  type Random,
  Ratio,
  role,
  sideBySide,
  spinner,
  theThing,
  times,
} from '../../../author.ts'
import { favorablePairs, type NumberEvent, operationTable, saidEvent } from './events.ts'
import type { levels } from './levels.ts'
import {
  countedStep,
  drawPairing,
  FRACTION,
  favorableStep,
  fractionSteps,
  multiplied,
  type Outcome,
  outcomesOf,
  paragraphOf,
  type Said,
  treeOf,
} from './outcomes.ts'
import type { Choices, Pairing } from './settings.ts'
import { treeSettings } from './tree-settings.ts'

const question = ({ en, es }: Said): Said => ({
  en: ['What is the probability that ', ...en, '?'],
  es: ['¿Cuál es la probabilidad de que ', ...es, '?'],
})
const asExprs = (pairs: readonly (readonly [number, number])[]): readonly Outcome[] =>
  pairs.map(pair => pair.map(value => expr(value)))

/** Neither half of all nor a single cell; sum 7 stands here once. */
const CUBE_EVENTS: readonly NumberEvent[] = [
  { operation: 'sum', is: 'equal', k: 9 },
  { operation: 'product', is: 'equal', k: 12 },
  { operation: 'difference', is: 'equal', k: 2 },
  { operation: 'sum', is: 'less', k: 5 },
  { operation: 'product', is: 'greater', k: 18 },
  { operation: 'difference', is: 'greater', k: 3 },
  { operation: 'sum', is: 'equal', k: 7 },
  { operation: 'product', is: 'equal', k: 6 },
  { operation: 'difference', is: 'equal', k: 0 },
  { operation: 'sum', is: 'greater', k: 8 },
  { operation: 'product', is: 'multiple', k: 5 },
  { operation: 'difference', is: 'equal', k: 4 },
  { operation: 'sum', is: 'multiple', k: 4 },
  { operation: 'product', is: 'less', k: 6 },
  { operation: 'difference', is: 'equal', k: 3 },
  { operation: 'sum', is: 'multiple', k: 5 },
  { operation: 'sum', is: 'equal', k: 6 },
]

/** Events about two spinners, told without a table. */
const SPINS = {
  bothOdd: {
    says: { en: line`both numbers are odd`, es: line`los dos números sean impares` },
    holds: (p: number, q: number) => p % 2 === 1 && q % 2 === 1,
  },
  bothEven: {
    says: { en: line`both numbers are even`, es: line`los dos números sean pares` },
    holds: (p: number, q: number) => p % 2 === 0 && q % 2 === 0,
  },
  same: {
    says: { en: line`the two numbers are equal`, es: line`los dos números sean iguales` },
    holds: (p: number, q: number) => p === q,
  },
  secondGreater: {
    says: {
      en: line`the number on spinner ${2} is greater than the number on spinner ${1}`,
      es: line`el número de la ruleta ${2} sea mayor que el de la ruleta ${1}`,
    },
    holds: (p: number, q: number) => q > p,
  },
  oneThree: {
    says: { en: line`at least one of the numbers is ${3}`, es: line`al menos uno de los números sea ${3}` },
    holds: (p: number, q: number) => p === 3 || q === 3,
  },
  double: {
    says: {
      en: line`one of the numbers is twice the other`,
      es: line`uno de los números sea el doble del otro`,
    },
    holds: (p: number, q: number) => p === 2 * q || q === 2 * p,
  },
} as const
type Spin = keyof typeof SPINS
const SPIN_NAMES = Object.keys(SPINS) as readonly Spin[]

interface Spun {
  readonly spin: Spin
  readonly first: readonly number[]
  readonly second: readonly number[]
}
const spunPairs = ({ spin, first, second }: Spun) =>
  first.flatMap(p => second.filter(q => SPINS[spin].holds(p, q)).map(q => [p, q] as const))
function drawSpun(random: Random): Spun {
  const spin = random.evenly(SPIN_NAMES)
  return random.until(
    () => {
      const [n, m] = random.pick([
        [3, 4],
        [4, 4],
        [3, 5],
        [4, 5],
        [4, 3],
        [5, 3],
        [5, 5],
      ] as const)
      const numbers = (count: number) =>
        random
          .shuffle<readonly number[]>([1, 2, 3, 4, 5, 6, 7, 8])
          .slice(0, count)
          .sort((p, q) => p - q)
      return { spin, first: numbers(n), second: numbers(m) }
    },
    spun => {
      const favorable = spunPairs(spun).length
      const all = spun.first.length * spun.second.length
      return favorable > 1 && favorable <= 9 && 2 * favorable !== all
    },
  )
}
const onSpinner = (printed: Printed, i: number) =>
  itemOf(printed.figures('spinner'), i).sectors.map(({ label }) => exact(label as Expr).toNumber())

type Kind = 'twoFirst' | 'twoSecond' | 'neither' | 'either'
/** An event about a tree: the words that it names, each with its part. */
interface Branched {
  readonly pairing: Pairing<Choices>
  readonly kind: Kind
  readonly first: readonly Expr[]
  readonly second: readonly Expr[]
}
const KINDS = ['twoFirst', 'neither', 'twoSecond', 'either'] as const
const holdsAt = ({ kind, first, second }: Branched, [x, y]: Outcome): boolean => {
  const [inFirst, inSecond] = [first.includes(x as Expr), second.includes(y as Expr)]
  return kind === 'either' ? inFirst || inSecond : kind === 'neither' ? !(inFirst || inSecond) : inFirst && inSecond
}
function drawBranched(random: Random): Branched {
  let kind = 'either' as Kind
  const pairing = random.until(
    () => {
      const drawn = drawPairing(random, treeSettings, (n, m) => n * m >= 12 && n * m <= 16)
      const wanted: Kind = random.evenly(KINDS)
      kind = wanted === 'twoFirst' && drawn.a.length === 2 ? 'twoSecond' : wanted
      return drawn
    },
    // Neither half of all outcomes nor a sixth again and again.
    ({ a, b }) => a.length * b.length > 12 || a.length === 2 || (kind !== 'neither' && random.chance(0.25)),
  )
  const pick = (items: readonly Expr[], count: number) => {
    const chosen = random.shuffle<readonly Expr[]>(items).slice(0, count)
    return items.filter(item => chosen.includes(item))
  }
  return {
    kind,
    pairing,
    first: pick(pairing.a, kind === 'twoFirst' ? 2 : 1),
    second: pick(pairing.b, kind === 'twoSecond' ? 2 : 1),
  }
}
const branchedOutcomes = (branched: Branched) =>
  outcomesOf(branched.pairing.a, branched.pairing.b).filter(outcome => holdsAt(branched, outcome))

function saidBranched({ pairing: { setting }, kind, first, second }: Branched): Said {
  const [verb, other] = setting.verbs
  const said = (items: readonly Expr[], name: 'first' | 'second', or: string): readonly Inline[] =>
    items.flatMap((item, i) => [...(i === 0 ? [] : [or]), role(name, item)])
  const [no, joint] = [kind === 'neither', kind === 'either'] as const
  return {
    en: [
      ...line`${theThing(setting.first)}`,
      ` ${verb.en[no ? 1 : 0]} `,
      ...said(first, 'first', verb.en[0].endsWith(' the') ? ' or the ' : ' or '),
      joint ? ' or ' : ' and ',
      ...line`${theThing(setting.second)}`,
      ` ${other.en[no ? 1 : 0]} `,
      ...said(second, 'second', ' or '),
      ...(joint ? [', or both'] : []),
    ],
    es: [
      ...line`${theThing(setting.first)}`,
      `${no ? ' no' : ''} ${verb.es} `,
      ...said(first, 'first', verb.es.endsWith(' el') ? ' o el ' : ' o '),
      joint ? ' o ' : ' y ',
      ...line`${theThing(setting.second)}`,
      `${no ? ' no' : ''} ${other.es} `,
      ...said(second, 'second', ' o '),
      ...(joint ? [', o ambas cosas'] : []),
    ],
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  cubes: form({
    levels: ['medium'],
    draw: (random): NumberEvent => random.evenly(CUBE_EVENTS),
    answer: fractionInLowestTerms,
    solve: event => Ratio.of(favorablePairs(event, 6, 6).length, 36),
    ask(event) {
      const told: Said =
        event.operation === 'sum'
          ? {
              en: line`Two fair number cubes are rolled. The table shows the sum of the two numbers.`,
              es: line`Se lanzan dos dados justos. La tabla muestra la suma de los dos números.`,
            }
          : event.operation === 'product'
            ? {
                en: line`Two fair number cubes are rolled. The table shows the product of the two numbers.`,
                es: line`Se lanzan dos dados justos. La tabla muestra el producto de los dos números.`,
              }
            : {
                en: line`Two fair number cubes are rolled. The table shows the difference of the two numbers, the lesser taken from the greater.`,
                es: line`Se lanzan dos dados justos. La tabla muestra la diferencia de los dos números: el mayor menos el menor.`,
              }
      const drawn = operationTable(event.operation, 6, 6)
      const [first, asked] = [paragraphOf(told), paragraphOf(question(saidEvent(event)), FRACTION)]
      return { en: [first.en, drawn, asked.en], es: [first.es, drawn, asked.es] }
    },
    solution(event) {
      const pairs = favorablePairs(event, 6, 6)
      const { en, es } = saidEvent(event, 'fact')
      return [
        favorableStep(asExprs(pairs), {
          en: ['In ', ...line`${pairs.length}`, ' cells ', ...en, '. They belong to these rolls.'],
          es: ['En ', ...line`${pairs.length}`, ' casillas ', ...es, '. Corresponden a estos lanzamientos.'],
        }),
        explained(
          equation(times(6, 6), 36),
          line`Each of 6 rows has 6 cells: multiply to count all outcomes.`,
          line`Cada una de las 6 filas tiene 6 casillas: multiplica para contar todos los resultados.`,
        ),
        ...fractionSteps(pairs.length, 36),
      ]
    },
    // The cells of the printed table that do as the question says.
    check(printed, answer) {
      const cells = printed
        .block('table')
        .rows.flatMap(row => row.slice(1).map(([item]) => exact(item as Expr).toNumber()))
      const k = itemOf(printed.numbers, printed.numbers.length - 1).toNumber()
      const holds = /less|menor que/.test(lastText(printed))
        ? (value: number) => value < k
        : /greater|mayor que/.test(lastText(printed))
          ? (value: number) => value > k
          : /multiple|múltiplo/.test(lastText(printed))
            ? (value: number) => value % k === 0
            : (value: number) => value === k
      return exact(answer).times(cells.length).equals(cells.filter(holds).length)
    },
  }),

  twoSpinners: form({
    levels: ['medium'],
    draw: drawSpun,
    answer: fractionInLowestTerms,
    solve: spun => Ratio.of(spunPairs(spun).length, spun.first.length * spun.second.length),
    ask(spun) {
      const drawn = sideBySide(figure(spinner(spun.first)), figure(spinner(spun.second, { pointer: 130 })))
      const asked = paragraphOf(
        spun.spin === 'secondGreater'
          ? {
              en: line`Spinner 1 is on the left and spinner 2 on the right. The sections of each spinner are equal, and each is spun once.`,
              es: line`La ruleta 1 está a la izquierda y la ruleta 2 a la derecha. Las secciones de cada ruleta son iguales, y cada una se gira una vez.`,
            }
          : {
              en: line`The sections of each spinner are equal. Both spinners are spun once.`,
              es: line`Las secciones de cada ruleta son iguales. Las dos ruletas se giran una vez.`,
            },
        question(SPINS[spun.spin].says),
        FRACTION,
      )
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution(spun) {
      const pairs = spunPairs(spun)
      return [
        multiplied(spun.first.length, spun.second.length),
        countedStep(asExprs(pairs)),
        ...fractionSteps(pairs.length, spun.first.length * spun.second.length),
      ]
    },
    check(printed, answer) {
      const [first, second] = [onSpinner(printed, 0), onSpinner(printed, 1)]
      const text = lastText(printed)
      const isHit = /odd|impares/.test(text)
        ? (p: number, q: number) => (p * q) % 2 === 1
        : /even|pares/.test(text)
          ? (p: number, q: number) => p % 2 === 0 && q % 2 === 0
          : /are equal|iguales/.test(text)
            ? (p: number, q: number) => p - q === 0
            : /twice|doble/.test(text)
              ? (p: number, q: number) => Math.max(p, q) / Math.min(p, q) === 2
              : /at least|al menos/.test(text)
                ? (p: number, q: number) => (p - 3) * (q - 3) === 0
                : (p: number, q: number) => p - q < 0
      const hits = first.reduce((sum, p) => sum + second.filter(q => isHit(p, q)).length, 0)
      return exact(answer)
        .times(first.length * second.length)
        .equals(hits)
    },
  }),

  tree: form({
    levels: ['medium'],
    share: 2,
    draw: drawBranched,
    answer: fractionInLowestTerms,
    solve: branched =>
      Ratio.of(branchedOutcomes(branched).length, branched.pairing.a.length * branched.pairing.b.length),
    ask(branched) {
      const { setting, a, b } = branched.pairing
      const told = paragraphOf(setting.chosen, {
        en: line`The tree diagram shows all the outcomes.`,
        es: line`El diagrama de árbol muestra todos los resultados.`,
      })
      const asked = paragraphOf(question(saidBranched(branched)), FRACTION)
      const drawn = figure(treeOf(a, b))
      return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
    },
    solution(branched) {
      const { a, b } = branched.pairing
      const favorable = branchedOutcomes(branched)
      return [
        explained(
          equation(times(a.length, b.length), a.length * b.length),
          line`The tree has ${a.length} branches with ${b.length} ends each: multiply to count all outcomes.`,
          line`El árbol tiene ${a.length} ramas con ${b.length} finales cada una: multiplica para contar todos los resultados.`,
        ),
        favorableStep(favorable, {
          en: line`Follow the branches to the favorable outcomes and count them: ${favorable.length}.`,
          es: line`Sigue las ramas hasta los resultados favorables y cuéntalos: ${favorable.length}.`,
        }),
        ...fractionSteps(favorable.length, a.length * b.length),
      ]
    },
    // The ends of the printed tree whose branches bear the words that are asked for.
    check(printed, answer) {
      const roles = printed.terms('role')
      const named = (name: string) => roles.filter(item => item.name === name).map(({ of }) => of)
      const ends = printed
        .figure('tree-diagram')
        .root.children.flatMap(({ label, children }) => children.map(child => [label, child.label] as const))
      const has = (name: string, label: unknown) => named(name).some(item => isSameContent(item, label))
      const text = lastText(printed)
      const isEither = /or both|ambas/.test(text)
      const isNeither = /not|(?<!\p{L})no(?!\p{L})/u.test(text)
      const hits = ends.filter(([x, y]) => {
        const found = [has('first', x), has('second', y)].filter(Boolean).length
        return isEither ? found > 0 : isNeither ? found === 0 : found === 2
      })
      return exact(answer).times(ends.length).equals(hits.length)
    },
  }),
})

/** The words of the question, without those of the story. */
export const lastText = (printed: Printed): string => {
  const text = printed.text
  return text.slice(Math.max(text.lastIndexOf('What is the'), text.lastIndexOf('¿Cuál es la')))
}
