import {
  answerStep,
  assert,
  type Block,
  type Both,
  both,
  type Content,
  count as counted,
  counters,
  drawing,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  failed,
  figure,
  figureChoice,
  type Icon,
  itemOf,
  line,
  list,
  prose,
  quantity,
  type Step,
  step,
  thing,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { draw, endOf, fits, isWhole, type Level, resultOf, rolesOf, solved, type Told, tell } from './parts.ts'
import { settings } from './settings.ts'

const pictured = settings.filter(({ icon }) => icon !== null)
const iconOf = ({ setting }: Told): Icon => setting.icon ?? failed('A pictured setting has an icon')

const parted = (told: Told): Both<Content> => {
  const { en, es } = tell(told)
  const icon = iconOf(told)
  const drawn = figure(
    counters([
      { icon, fill: 'white', count: told.a, perRow: 5 },
      { icon, fill: 'gray', count: told.b, perRow: 5 },
    ]),
  )
  return { en: [en, drawn], es: [es, drawn] }
}

/** The story without its question, which is its last sentence. */
function unasked(story: Block): Block {
  assert(story.kind === 'paragraph', 'A story is a paragraph')
  const at = story.content.findLastIndex(item => typeof item === 'string' && item.includes('. '))
  const last = itemOf(story.content, at)
  assert(typeof last === 'string', 'A story has a sentence before its question')
  return { ...story, content: [...story.content.slice(0, at), last.slice(0, last.lastIndexOf('. ') + 1)] }
}

const twoGroups = (told: Told, a: number, b: number): Figure =>
  counters([
    { icon: iconOf(told), fill: 'white', count: a, perRow: 5, outline: 'box' },
    { icon: iconOf(told), fill: 'gray', count: b, perRow: 5, outline: 'box' },
  ])

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
    answerStep(figure(circles(resultOf(told))), endOf(told, found)),
  ]
}

const showsTwo = (a: number, b: number) => ({
  en: line`This picture shows ${a} and ${b}.`,
  es: line`Este dibujo muestra ${a} y ${b}.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
        () => draw(random, level, 4, pictured),
        ({ a, b }) => a !== b,
      ),
    answer: figureChoice,
    solve: told => twoGroups(told, told.a, told.b),
    mistakes: told => ({
      anotherSecond: twoGroups(told, told.a, told.b + 1),
      anotherFirst: twoGroups(told, told.a - 1, told.b),
    }),
    ask(told): Both<Content> {
      const { en, es } = tell(told)
      return {
        en: [unasked(en), prose`Which picture fits?`],
        es: [unasked(es), prose`¿Qué dibujo corresponde?`],
      }
    },
    solution: told => [
      step(list(told.a, told.b), because.explain, {
        sentence: { en: line`Find both numbers in the story.`, es: line`Busca los dos números del problema.` },
      }),
      explainedBy(figure(twoGroups(told, told.a, told.b)), showsTwo(told.a, told.b)),
    ],
    whyWrong: ({ a, b }) => ({ anotherSecond: showsTwo(a, b + 1), anotherFirst: showsTwo(a - 1, b) }),
    check: (printed, answer) =>
      answer.kind === 'counters' &&
      answer.groups.every(({ items }, i) => printed.role(itemOf(rolesOf(printed), i)).equals(items.length)),
  }),
})
