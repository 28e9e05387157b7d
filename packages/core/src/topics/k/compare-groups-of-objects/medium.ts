import {
  type Block,
  type Both,
  blank,
  both,
  type Content,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  ofAllBut,
  option,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  table,
  tableCells,
  tupleOf,
  type WhyWrong,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agreeing } from '../../kit/facts/pictures.ts'
import { type Asked, boxed, type Counts, drawSame, type Groups, layouts } from './groups.ts'
import type { levels } from './levels.ts'
import { A, asks, B, countsSaid, howMuchMore, leftOver, relationOf, sizesOf, upTo, wordOf } from './parts.ts'

type Which = 'A' | 'B' | 'same'

const same = { en: prose`They have the same number.`, es: prose`Tienen la misma cantidad.` }

const named = {
  groups: {
    more: { en: prose`Which group has more?`, es: prose`¿Qué grupo tiene más?` },
    fewer: { en: prose`Which group has fewer?`, es: prose`¿Qué grupo tiene menos?` },
    choices: {
      A: { en: prose`Group A`, es: prose`El grupo A` },
      B: { en: prose`Group B`, es: prose`El grupo B` },
      same,
    },
  },
  rows: {
    more: { en: prose`Which row has more?`, es: prose`¿Qué fila tiene más?` },
    fewer: { en: prose`Which row has fewer?`, es: prose`¿Qué fila tiene menos?` },
    choices: { A: { en: prose`Row A`, es: prose`La fila A` }, B: { en: prose`Row B`, es: prose`La fila B` }, same },
  },
}

const ALIKE = {
  rows: (count: number) => ({ en: line`Both rows have ${count}.`, es: line`Las dos filas tienen ${count}.` }),
  groups: (count: number) => ({ en: line`Both groups have ${count}.`, es: line`Los dos grupos tienen ${count}.` }),
}
/** Counting up, the greater number comes later. */
const decides = {
  more: (greater: number, less: number) => ({
    en: line`When you count, ${greater} comes after ${less}: ${greater} is more.`,
    es: line`Al contar, ${greater} va después de ${less}: ${greater} es más.`,
  }),
  fewer: (greater: number, less: number) => ({
    en: line`When you count, ${less} comes before ${greater}: ${less} is fewer.`,
    es: line`Al contar, ${less} va antes de ${greater}: ${less} es menos.`,
  }),
}
const compared = (
  counts: Counts,
  kind: keyof typeof named,
  chosen: Both<Block>,
  asked: keyof typeof decides,
): readonly Step[] => {
  const [less, greater] = [Math.min(...counts), Math.max(...counts)]
  const { en, es } = less === greater ? ALIKE[kind](less) : decides[asked](greater, less)
  return [
    step(both(countsSaid(counts)), kind === 'rows' ? because.countEachRow : because.countEachGroup),
    explained(chosen, en, es),
  ]
}

const whyNotThis = (letter: typeof A, count: number, answer: Which, ask: Asked): WhyWrong => {
  if (answer === 'same') return { en: line`A and B both have ${count}.`, es: line`A y B tienen ${count}.` }
  return ask === 'more'
    ? { en: line`${letter} has only ${count}.`, es: line`${letter} solo tiene ${count}.` }
    : { en: line`${letter} has ${count}: that is more.`, es: line`${letter} tiene ${count}: son más.` }
}

/** Which of two has more, or fewer, where they may also have the same number. */
const whichHasMore = (layout: keyof typeof layouts, kind: keyof typeof named, by: number) => ({
  draw: (random: Random) => ({ ask: random.evenly<Asked>(['more', 'fewer']), ...layouts[layout](random, by) }),
  answer: option(named[kind].choices),
  solve: ({ ask, counts }: Groups & { readonly ask: Asked }): Which =>
    relationOf(counts) === 'same' ? 'same' : relationOf(counts) === ask ? 'A' : 'B',
  ask: ({ ask, drawn }: Groups & { readonly ask: Asked }) => asks(named[kind][ask], drawn),
  solution: ({ ask, counts }: Groups & { readonly ask: Asked }, answer: Which) =>
    compared(counts, kind, named[kind].choices[answer], ask),
  whyWrong: ({ ask, counts }: Groups & { readonly ask: Asked }, answer: Which) => {
    const [a, b] = tupleOf(counts, 2)
    return ofAllBut(answer, {
      A: whyNotThis(A, a, answer, ask),
      B: whyNotThis(B, b, answer, ask),
      same: { en: line`${a} and ${b} are not the same number.`, es: line`${a} y ${b} no son la misma cantidad.` },
    })
  },
  check(printed: Printed, answer: Which): boolean {
    const [a, b] = leftOver(sizesOf(printed.figure('counters')))
    if (a === b) return answer === 'same'
    return answer !== 'same' && (answer === (a === 0 ? 'B' : 'A')) === /more|más/.test(printed.text)
  },
})

const HAS = words('Group A has', 'El grupo A tiene')

const tableRows = (values: FilledTable['blanks']): FilledTable['rows'] => [
  [A, itemOf(values, 0)],
  [B, itemOf(values, 1)],
  [HAS, itemOf(values, 2)],
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  which: form({ levels: ['medium'], ...whichHasMore('heaps', 'groups', 0) }),
  whichRow: form({ levels: ['medium'], ...whichHasMore('more room', 'rows', 7) }),
  write: form({
    levels: ['medium'],
    kind: 'table',
    lines: 0,
    draw: random => layouts.heaps(random, 3),
    answer: tableCells,
    solve: ({ counts }): FilledTable => {
      const blanks = [...counts, wordOf[relationOf(counts)]]
      return { blanks, rows: tableRows(blanks) }
    },
    ask: ({ drawn, icon }): Both<Content> => ({
      en: [
        prose`Write how many. Then write more, fewer, or the same.`,
        figure(drawn),
        table({ rows: tableRows([blank(3), blank(3), blank(8)]) }),
      ],
      es: [
        agreeing(
          icon,
          prose`Escribe cuántos hay. Luego escribe más, menos o la misma cantidad.`,
          prose`Escribe cuántas hay. Luego escribe más, menos o la misma cantidad.`,
        ),
        figure(drawn),
        table({ rows: tableRows([blank(3), blank(3), blank(8)]) }),
      ],
    }),
    solution: ({ counts }) =>
      compared(
        counts,
        'groups',
        both(prose`${HAS}: ${wordOf[relationOf(counts)]}`),
        relationOf(counts) === 'more' ? 'more' : 'fewer',
      ),
    check(printed, { blanks }) {
      const [a, b, word] = tupleOf(blanks, 3)
      const counts = sizesOf(printed.figure('counters'))
      const [restA, restB] = tupleOf(leftOver(counts), 2)
      const right = restA > restB ? 'more' : restA < restB ? 'fewer' : 'the same'
      return (
        [a, b].every((value, i) => exact(value).equals(itemOf(counts, i))) &&
        typeof word === 'object' &&
        'en' in word &&
        word.en === right
      )
    },
  }),
  howManyMore: form({ levels: ['medium'], ...howMuchMore('heaps') }),
  sameNumber: form({
    levels: ['medium'],
    draw: random => drawSame(random, random.evenly([4, 5, 6, 7, 8])),
    answer: figureChoice,
    solve: ({ count, icons, layouts: [, right] }) => boxed(icons[1], count, right),
    mistakes: ({ count, icons, layouts: [, right, other] }) => ({
      oneMore: boxed(icons[1], count + 1, other),
      oneFewer: boxed(icons[1], count - 1, right),
    }),
    ask: ({ count, icons, layouts: [shown] }): Both<Content> => {
      const model = figure(boxed(icons[0], count, shown))
      return {
        en: [model, prose`Which group has the same number?`],
        es: [model, prose`¿Qué grupo tiene la misma cantidad?`],
      }
    },
    solution: ({ count, icons, layouts: [, right] }) => [
      step(upTo(count), because.countOneByOne),
      explained(
        figure(boxed(icons[1], count, right)),
        line`This group has ${count} too.`,
        line`Este grupo también tiene ${count}.`,
      ),
    ],
    whyWrong: ({ count }) => ({
      oneMore: { en: line`This group has ${count + 1}.`, es: line`Este grupo tiene ${count + 1}.` },
      oneFewer: { en: line`This group has ${count - 1}.`, es: line`Este grupo tiene ${count - 1}.` },
    }),
    check: (printed, answer) => {
      const [model] = tupleOf(sizesOf(printed.figure('counters')), 1)
      return answer.kind === 'counters' && leftOver([model, ...sizesOf(answer)]).every(rest => rest === 0)
    },
  }),
})
