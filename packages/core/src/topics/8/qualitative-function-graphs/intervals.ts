import {
  type Block,
  type Both,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  option,
  type Point,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  textList,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import {
  cornersOf,
  directionSaid,
  drawTold,
  type Form,
  kindSaid,
  kindsOf,
  letterAt,
  type Piece,
  pieceSymbol,
  piecesSaid,
  storyGraph,
} from './pieces.ts'
import { type Kind, SETTINGS } from './settings.ts'

type Direction = 1 | 0 | -1
export const between = (i: number): Both<Block> => ({
  en: prose`from ${letterAt(i)} to ${letterAt(i + 1)}`,
  es: prose`de ${letterAt(i)} a ${letterAt(i + 1)}`,
})
export const WHICH_PIECE = option({ 0: between(0), 1: between(1), 2: between(2), 3: between(3) })
export type PieceKey = '0' | '1' | '2' | '3'

const RUNS = [2, 3, 4] as const
const RISES = [2, 3, 4, 5] as const
const WAYS = [1, 0, -1] as const
/** All orders of four pieces in which no two neighbors go in one direction. */
const ORDERS: readonly (readonly Direction[])[] = [0, 1, 2].reduce<(readonly Direction[])[]>(
  all =>
    all.flatMap(ways => WAYS.filter(way => way !== ways.at(-1)).map((way): readonly Direction[] => [...ways, way])),
  WAYS.map(way => [way]),
)
const drawFour = (random: Random, fits: (ways: readonly Direction[]) => boolean) => {
  const orders = ORDERS.filter(fits)
  return random.until(
    () => {
      const ways = random.pick(orders)
      const pieces = ways.map((way): Piece => [random.pick(RUNS), way * random.pick(RISES)])
      return { ways, at: cornersOf(pieces, random.int(0, 3)) ?? [] }
    },
    ({ at }) => at.length > 0,
  )
}
const wayOf = (from: Point, to: Point): Direction => Math.sign(to[1] - from[1]) as Direction
const risesOf = (at: readonly Point[]) => at.slice(1).map((to, i) => wayOf(itemOf(at, i), to))

const DIRECTION: Readonly<Record<'1' | '0' | '-1', Both<readonly Inline[]>>> = {
  1: { en: line`increasing`, es: line`creciente` },
  0: { en: line`constant`, es: line`constante` },
  '-1': { en: line`decreasing`, es: line`decreciente` },
}
const threeWays = textList(DIRECTION)
const keyOf = (way: Direction) => String(way) as '1' | '0' | '-1'

const ASKED: Readonly<Record<'1' | '0' | '-1', Both<string>>> = {
  1: { en: 'increase', es: 'crece' },
  0: { en: 'stay constant', es: 'es constante' },
  '-1': { en: 'decrease', es: 'decrece' },
}
const MEANS: Readonly<Record<'1' | '0' | '-1', Both<string>>> = {
  1: {
    en: 'A graph that goes up shows an increasing quantity.',
    es: 'Una gráfica que sube muestra una cantidad que crece.',
  },
  0: {
    en: 'A level graph shows a quantity that stays the same while time passes.',
    es: 'Una gráfica horizontal muestra una cantidad que no cambia mientras pasa el tiempo.',
  },
  '-1': {
    en: 'A graph that goes down shows a decreasing quantity.',
    es: 'Una gráfica que baja muestra una cantidad que decrece.',
  },
}

const clause = (setting: (typeof SETTINGS)[number], kind: Kind): Sentence => {
  const { clauses, subject } = setting
  const [en, es] = subject
    ? [`${subject.en} ${clauses[kind].en}`, `${subject.es} ${clauses[kind].es}`]
    : [clauses[kind].en, clauses[kind].es]
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    key: kind,
    says: { en: paragraph([`${capital(en)}.`]), es: paragraph([`${capital(es)}.`]) },
  }
}
const OTHERS: Readonly<Record<Kind, readonly [Kind, Kind, Kind]>> = {
  upFast: ['flat', 'downFast', 'downSlow'],
  upSlow: ['downSlow', 'flat', 'downFast'],
  flat: ['upSlow', 'downSlow', 'upFast'],
  downSlow: ['upSlow', 'flat', 'upFast'],
  downFast: ['upFast', 'flat', 'upSlow'],
}
const ELSEWHERE = {
  flat: { en: line`Then the graph would be level here.`, es: line`Entonces la gráfica sería horizontal aquí.` },
  up: { en: line`Then the graph would go up here.`, es: line`Entonces la gráfica subiría aquí.` },
  down: { en: line`Then the graph would go down here.`, es: line`Entonces la gráfica bajaría aquí.` },
}
const text = (value: string): readonly Inline[] => [value]

export const intervalForms = (form: Form) => ({
  nameInterval: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const way = random.evenly([0, 1, -1] as const)
      const place = random.evenly([0, 1, 2, 3] as const)
      const setting = random.evenly(SETTINGS)
      const four = drawFour(
        random,
        ways => ways[place] === way && ways.filter(other => other === way).length === 1 && ways.includes(0),
      )
      return { ...four, way, place, setting }
    },
    answer: WHICH_PIECE,
    solve: ({ place }) => String(place) as PieceKey,
    ask({ at, way, setting }) {
      const shown = figure(storyGraph(setting, at, true))
      const { en, es } = ASKED[keyOf(way)]
      return {
        en: [shown, paragraph(text(`On which interval does ${setting.quantity.en} ${en}?`))],
        es: [shown, paragraph(text(`¿En qué intervalo ${es} ${setting.quantity.es}?`))],
      }
    },
    solution({ at, way }, key) {
      const means = MEANS[keyOf(way)]
      return [
        explainedBy(paragraph(piecesSaid(risesOf(at).map(directionSaid))), {
          en: line`Follow the graph from left to right, one piece at a time.`,
          es: line`Sigue la gráfica de izquierda a derecha, un tramo a la vez.`,
        }),
        explainedBy(WHICH_PIECE.show(key), { en: text(means.en), es: text(means.es) }),
      ]
    },
    check(printed, key) {
      const [curve] = printed.figure('function-graph').curves
      const ways = curve?.form === 'points' ? risesOf(curve.through) : []
      const asked = /constant/.test(printed.text) ? 0 : /decrea|decrece/.test(printed.text) ? -1 : 1
      return ways.every((way, i) => (way === asked) === (String(i) === key))
    },
  }),

  listIntervals: form({
    levels: ['easy'],
    draw(random) {
      const last = random.evenly([0, 1, -1] as const)
      const setting = random.evenly(startingAt(SETTINGS, 4))
      const four = drawFour(random, ways => ways[0] !== 0 && ways[3] === last && new Set(ways).size === 3)
      return { ...four, setting }
    },
    answer: threeWays,
    solve: ({ ways }) => ways.map(keyOf),
    ask({ at, setting }) {
      const shown = figure(storyGraph(setting, at, true))
      const items = [0, 1, 2, 3].map(i => between(i))
      const block = (locale: 'en' | 'es'): Block => ({
        kind: 'bullets',
        ordered: true,
        items: items.map(one => {
          const said = one[locale]
          return said.kind === 'paragraph' ? said.content : []
        }),
      })
      return {
        en: [
          shown,
          paragraph(
            text(`Write whether ${setting.quantity.en} is increasing, decreasing, or constant on each interval.`),
          ),
          block('en'),
        ],
        es: [
          shown,
          paragraph(text(`Escribe si ${setting.quantity.es} es creciente, decreciente o constante en cada intervalo.`)),
          block('es'),
        ],
      }
    },
    solution({ at }, keys) {
      return [
        explainedBy(paragraph(piecesSaid(risesOf(at).map(directionSaid))), {
          en: line`Follow each piece of the graph from left to right.`,
          es: line`Sigue cada tramo de la gráfica de izquierda a derecha.`,
        }),
        explainedBy(threeWays.show(keys), {
          en: line`Up means increasing, down means decreasing, and level means constant.`,
          es: line`Si sube es creciente, si baja es decreciente y si es horizontal es constante.`,
        }),
      ]
    },
    check(printed, keys) {
      const [curve] = printed.figure('function-graph').curves
      return curve?.form === 'points' && String(risesOf(curve.through)) === String(keys)
    },
  }),

  whatHappens: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['flat', 'upFast', 'downSlow', 'downFast', 'upSlow'] as const)
      const setting = random.evenly(startingAt(SETTINGS, 8))
      const told = drawTold(random, 4, ({ kinds }) => kinds.includes(kind))
      return { ...told, setting, kind, place: told.kinds.indexOf(kind) }
    },
    answer: sentenceChoice,
    solve: ({ setting, kind }) => clause(setting, kind),
    mistakes({ setting, kind }) {
      const [one, two, three] = OTHERS[kind]
      return { one: clause(setting, one), two: clause(setting, two), three: clause(setting, three) }
    },
    ask({ at, setting, place }) {
      const shown = figure(storyGraph(setting, at, true))
      return {
        en: [
          shown,
          paragraph(
            text(`The graph shows ${setting.quantity.en}. `),
            line`What happens from ${letterAt(place)} to ${letterAt(place + 1)}?`,
          ),
        ],
        es: [
          shown,
          paragraph(
            text(`La gráfica muestra ${setting.quantity.es}. `),
            line`¿Qué pasa de ${letterAt(place)} a ${letterAt(place + 1)}?`,
          ),
        ],
      }
    },
    solution({ kind, place, setting }, { says }) {
      const way = kind === 'flat' ? 0 : kind.startsWith('up') ? 1 : -1
      const means = MEANS[keyOf(way)]
      const isQuick = kind.endsWith('Fast')
      return [
        explainedBy(paragraph(line`${pieceSymbol(place)}: ${kindSaid(kind)}`), {
          en: text(means.en),
          es: text(means.es),
        }),
        explainedBy(says, {
          en: text(
            kind === 'flat'
              ? `In this sentence, ${setting.quantity.en} does not change.`
              : `In this sentence, ${setting.quantity.en} ${way > 0 ? 'increases' : 'decreases'}${isQuick ? '; the piece is steep, so it changes fast' : '; the piece is not steep, so it changes slowly'}.`,
          ),
          es: text(
            kind === 'flat'
              ? `En esta oración, ${setting.quantity.es} no cambia.`
              : `En esta oración, ${setting.quantity.es} ${way > 0 ? 'crece' : 'decrece'}${isQuick ? '; el tramo es empinado, así que cambia rápido' : '; el tramo no es empinado, así que cambia despacio'}.`,
          ),
        }),
      ]
    },
    whyWrong({ kind }) {
      const [one, two, three] = OTHERS[kind]
      const { flat, up, down } = ELSEWHERE
      const then = (other: Kind) => (other === 'flat' ? flat : other.startsWith('up') ? up : down)
      return { one: then(one), two: then(two), three: then(three) }
    },
    check(printed, { key }) {
      const [curve] = printed.figure('function-graph').curves
      const asked = printed.maths.findLast(one => one.kind === 'symbol')
      const place = asked?.kind === 'symbol' ? 'ABCDE'.indexOf(asked.name) - 1 : 0
      return curve?.form === 'points' && itemOf(kindsOf(curve.through), place) === key
    },
  }),
})
