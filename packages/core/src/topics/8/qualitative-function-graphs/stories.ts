import {
  type Block,
  type Both,
  explainedBy,
  type FunctionGraph,
  failed,
  figure,
  figureChoice,
  itemOf,
  line,
  option,
  type Point,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import {
  cornersOf,
  drawTold,
  type Form,
  kindSaid,
  kindsOf,
  kindsSaid,
  type Piece,
  sentencesOf,
  storyGraph,
  storyOf,
  type Told,
} from './pieces.ts'
import { type Kind, kindsTold, SETTINGS, type Setting } from './settings.ts'

const FAST_OR_SLOW: Readonly<Record<Kind, Kind>> = {
  upFast: 'upSlow',
  upSlow: 'upFast',
  flat: 'flat',
  downSlow: 'downFast',
  downFast: 'downSlow',
}
const UP_OR_DOWN: Readonly<Record<Kind, Kind>> = {
  upFast: 'downFast',
  upSlow: 'downSlow',
  flat: 'flat',
  downSlow: 'upSlow',
  downFast: 'upFast',
}
const STEEP: Piece = [2, 4]
const GENTLE: Piece = [4, 2]
/** A piece of each kind for the wrong graphs. */
const PIECES: Readonly<Record<Kind, Piece>> = {
  upFast: STEEP,
  upSlow: GENTLE,
  flat: [2, 0],
  downSlow: [4, -2],
  downFast: [2, -4],
}
const swapped = (kinds: readonly Kind[]) => {
  const i = kinds.indexOf('flat')
  const j = i === 0 ? 1 : i - 1
  return kinds.with(i, itemOf(kinds, j)).with(j, itemOf(kinds, i))
}
/** Up for down, fast for slow, two pieces in each other's place. */
const mistaken = (kinds: readonly Kind[]): readonly (readonly Kind[])[] => [
  kinds.map(kind => UP_OR_DOWN[kind]),
  kinds.map(kind => FAST_OR_SLOW[kind]),
  swapped(kinds),
]
const graphOf = (kinds: readonly Kind[]) => cornersOf(kinds.map(kind => PIECES[kind]))
const drawWithOthers = (random: Random): Told =>
  drawTold(random, 4, ({ kinds }) => [kinds, ...mistaken(kinds)].every(one => graphOf(one) !== null))

const storyChoice = (setting: Setting, kinds: readonly Kind[]): Sentence => {
  const { en, es } = storyOf(setting, kinds)
  return { key: kinds.join(' '), says: { en: paragraph([en]), es: paragraph([es]) } }
}
/** What each of the other choices shows, and what is wrong with it. */
const failuresOf = (kinds: readonly Kind[], says: Readonly<Record<Mistake, Both<string>>>) => {
  const wrong = mistaken(kinds)
  const told = (mistake: Mistake, i: number) => [
    mistake,
    explainedBy(paragraph(kindsSaid(itemOf(wrong, i))), { en: [says[mistake].en], es: [says[mistake].es] }),
  ]
  return Object.fromEntries(MISTAKES.map(told))
}
const MISTAKES = ['directions', 'speeds', 'order'] as const
type Mistake = (typeof MISTAKES)[number]
const OF_GRAPHS: Readonly<Record<Mistake, Both<string>>> = {
  directions: {
    en: 'It goes up where it should go down, and down where it should go up.',
    es: 'Sube donde debe bajar y baja donde debe subir.',
  },
  speeds: {
    en: 'It is steep where the change is slow, and gentle where the change is fast.',
    es: 'Es empinada donde el cambio es lento y suave donde el cambio es rápido.',
  },
  order: {
    en: 'Two of its pieces are in the wrong order.',
    es: 'Dos de sus tramos están en el orden equivocado.',
  },
}
const OF_STORIES: Readonly<Record<Mistake, Both<string>>> = {
  directions: {
    en: 'This would be its graph: up and down are exchanged.',
    es: 'Esta sería su gráfica: están intercambiadas las subidas y las bajadas.',
  },
  speeds: {
    en: 'This would be its graph: fast and slow are exchanged.',
    es: 'Esta sería su gráfica: están intercambiados lo rápido y lo lento.',
  },
  order: {
    en: 'This would be its graph: two pieces are in the wrong order.',
    es: 'Esta sería su gráfica: dos tramos están en el orden equivocado.',
  },
}
const drawnThrough = ({ curves }: FunctionGraph): readonly Point[] => {
  const curve = itemOf(curves, 0)
  return curve.form === 'points' ? curve.through : failed('The graph goes through points')
}

const SENTENCE = option({
  0: { en: prose`sentence 1`, es: prose`la oración 1` },
  1: { en: prose`sentence 2`, es: prose`la oración 2` },
  2: { en: prose`sentence 3`, es: prose`la oración 3` },
  3: { en: prose`sentence 4`, es: prose`la oración 4` },
})
type Place = '0' | '1' | '2' | '3'

export const storyForms = (form: Form) => ({
  whichGraph: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const setting = random.evenly(startingAt(SETTINGS, 3))
      return { ...drawWithOthers(random), setting }
    },
    answer: figureChoice,
    solve: ({ setting, kinds }) => storyGraph(setting, graphOf(kinds) ?? [], false),
    mistakes({ setting, kinds }) {
      const [directions, speeds, order] = mistaken(kinds).map(one => storyGraph(setting, graphOf(one) ?? [], false))
      return { directions: directions!, speeds: speeds!, order: order! }
    },
    ask({ setting, kinds }) {
      const { en, es } = storyOf(setting, kinds)
      return {
        en: [paragraph([en]), paragraph([`Which graph shows ${setting.quantity.en}?`])],
        es: [paragraph([es]), paragraph([`¿Qué gráfica muestra ${setting.quantity.es}?`])],
      }
    },
    solution({ kinds }, graph) {
      return [
        explainedBy(paragraph(kindsSaid(kinds)), {
          en: line`Say for each sentence what the graph must do. The faster the change, the steeper the piece.`,
          es: line`Di para cada oración qué debe hacer la gráfica. Cuanto más rápido es el cambio, más empinado es el tramo.`,
        }),
        explainedBy(figure(graph), {
          en: line`This graph has these pieces in this order.`,
          es: line`Esta gráfica tiene esos tramos en ese orden.`,
        }),
      ]
    },
    whyWrong: ({ kinds }) => failuresOf(kinds, OF_GRAPHS),
    check: (printed, graph) =>
      graph.kind === 'function-graph' &&
      String(kindsOf(drawnThrough(graph))) === String(kindsTold(printed.text.toString())),
  }),

  whichStory: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const setting = random.evenly(startingAt(SETTINGS, 9))
      return { ...drawWithOthers(random), setting }
    },
    answer: sentenceChoice,
    solve: ({ setting, kinds }) => storyChoice(setting, kinds),
    mistakes({ setting, kinds }) {
      const [directions, speeds, order] = mistaken(kinds).map(one => storyChoice(setting, one))
      return { directions: directions!, speeds: speeds!, order: order! }
    },
    ask({ setting, at }) {
      const shown = figure(storyGraph(setting, at, false))
      return {
        en: [shown, paragraph([`The graph shows ${setting.quantity.en}. Which story does it tell?`])],
        es: [shown, paragraph([`La gráfica muestra ${setting.quantity.es}. ¿Qué historia cuenta?`])],
      }
    },
    solution({ kinds }, { says }) {
      return [
        explainedBy(paragraph(kindsSaid(kinds)), {
          en: line`Read the pieces of the graph from left to right. A steep piece is a fast change, a level one is no change.`,
          es: line`Lee los tramos de la gráfica de izquierda a derecha. Un tramo empinado es un cambio rápido; uno horizontal, ningún cambio.`,
        }),
        explainedBy(says, {
          en: line`This story tells these changes in this order.`,
          es: line`Esta historia cuenta esos cambios en ese orden.`,
        }),
      ]
    },
    whyWrong: ({ kinds }) => failuresOf(kinds, OF_STORIES),
    check: (printed, { key }) => kindsOf(drawnThrough(printed.figure('function-graph'))).join(' ') === key,
  }),

  contradiction: form({
    levels: ['hard'],
    share: 2,
    kind: 'find-mistake',
    draw(random) {
      const wrong = random.evenly([1, 3, 0, 2] as const)
      const setting = random.evenly(startingAt(SETTINGS, 2))
      // Only how fast it changes is wrong: a wrong direction is seen at a glance.
      const writtenOf = (kinds: readonly Kind[]) => kinds.with(wrong, FAST_OR_SLOW[itemOf(kinds, wrong)])
      const told = drawTold(
        random,
        4,
        ({ kinds }) => itemOf(kinds, wrong) !== 'flat' && new Set(writtenOf(kinds)).size === 4,
      )
      return { ...told, setting, wrong, written: writtenOf(told.kinds) }
    },
    answer: SENTENCE,
    solve: ({ wrong }) => String(wrong) as Place,
    ask({ setting, at, written }) {
      const shown = figure(storyGraph(setting, at, false))
      const all = sentencesOf(setting, written)
      const block = (locale: 'en' | 'es'): Block => ({
        kind: 'bullets',
        ordered: true,
        items: all.map(one => [one[locale]]),
      })
      return {
        en: [
          shown,
          paragraph([
            `The graph shows ${setting.quantity.en}. One sentence of the story does not fit the graph. Which one?`,
          ]),
          block('en'),
        ],
        es: [
          shown,
          paragraph([
            `La gráfica muestra ${setting.quantity.es}. Una oración de la historia no corresponde a la gráfica. ¿Cuál es?`,
          ]),
          block('es'),
        ],
      }
    },
    key: ({ setting, kinds, wrong }) => {
      const { en, es } = itemOf(sentencesOf(setting, kinds), wrong)
      return { en: paragraph([`It should say: ${en}`]), es: paragraph([`Debe decir: ${es}`]) }
    },
    solution({ kinds, written, wrong }, key) {
      return [
        explainedBy(paragraph(kindsSaid(kinds)), {
          en: line`Describe each piece of the graph from left to right.`,
          es: line`Describe cada tramo de la gráfica de izquierda a derecha.`,
        }),
        explainedBy(paragraph(kindsSaid(written)), {
          en: line`Say which piece each sentence would make, and compare: only number ${wrong + 1} differs.`,
          es: line`Di qué tramo produciría cada oración y compara: solo el número ${wrong + 1} es distinto.`,
        }),
        explainedBy(SENTENCE.show(key), {
          en: line`The graph shows a ${kindSaid(itemOf(kinds, wrong))} there, but the sentence tells of a ${kindSaid(itemOf(written, wrong))}.`,
          es: line`Ahí la gráfica muestra una ${kindSaid(itemOf(kinds, wrong))}, pero la oración habla de una ${kindSaid(itemOf(written, wrong))}.`,
        }),
      ]
    },
    check(printed, key) {
      const drawn = kindsOf(drawnThrough(printed.figure('function-graph')))
      const told = printed.blocksOf('bullets').flatMap(({ items }) => items.flatMap(item => kindsTold(item.join(''))))
      return told.length === 4 && drawn.every((kind, i) => (kind === told[i]) === (String(i) !== key))
    },
  }),
})
