import {
  answerStep,
  count,
  counters,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  type Icon,
  iconNoun,
  integer,
  itemOf,
  line,
  list,
  name,
  people,
  prose,
  sentenceChoice,
  step,
  symbol,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  above,
  below,
  crossing,
  drawGroup,
  drawn,
  ICONS,
  letterOrder,
  named,
  of,
  ofOthers,
  oneRow,
  others,
  said,
  TO_TWENTY,
} from './groups.ts'
import {
  anyRight,
  bundlesSaid,
  chartOf,
  countsOf,
  drawKinds,
  drawRows,
  emptyRow,
  inRow,
  LETTERS,
  letter,
  lettered,
  marksCounted,
  miscountedMarks,
  rowOf,
  WRONG_BUNDLES,
  withWrong,
} from './marks.ts'

export const levels = { easy: {}, medium: {}, hard: {} }

/** What each bundle was counted as, and what that comes to. */
const MISCOUNTS = {
  four: { each: 4, what: { en: line`each bundle was counted as ${4}`, es: line`cada grupo se contó como ${4}` } },
  one: { each: 1, what: { en: line`each bundle was counted as ${1}`, es: line`cada grupo se contó como ${1}` } },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  order: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: random => ({ totals: drawRows(random, 'order') }),
    answer: letterOrder,
    solve: ({ totals }) => [...totals].sort((a, b) => a - b).map(total => itemOf(LETTERS, totals.indexOf(total))),
    ask: ({ totals }) =>
      below(
        {
          en: prose`Write the letters from fewest to most marks.`,
          es: prose`Escribe las letras de menos a más marcas.`,
        },
        figure(lettered(totals)),
      ),
    solution: ({ totals }, letters) => [
      ...totals.map((total, i) => marksCounted(total, inRow(itemOf(LETTERS, i)))),
      step(
        {
          kind: 'paragraph',
          content: letters.flatMap((each, i) => [
            ...(i > 0 ? ['; '] : []),
            ...line`${symbol(each)}: ${itemOf(totals, LETTERS.indexOf(each))}`,
          ]),
        },
        because.comesLater,
      ),
      answerStep(list(...letters.map(each => symbol(each))), {
        en: line`Row ${symbol(itemOf(letters, 0))} has the fewest marks, row ${symbol(itemOf(letters, 2))} the most.`,
        es: line`La fila ${symbol(itemOf(letters, 0))} es la que tiene menos marcas y la fila ${symbol(itemOf(letters, 2))}, la que tiene más.`,
      }),
    ],
    check(printed, letters) {
      const totals = countsOf(printed)
      const sizes = letters.map(each => itemOf(totals, LETTERS.indexOf(each)))
      return sizes.length === 3 && sizes.every((size, i) => i === 0 || size > itemOf(sizes, i - 1))
    },
  }),

  goOn: form({
    levels: ['hard'],
    draw: random => {
      const { total, icon } = drawGroup(random, TO_TWENTY, 0)
      return { total, icon, made: total - random.evenly([5, 7, 4, 6, 8]) }
    },
    answer: drawn,
    solve: ({ total, icon }) => ({ total, icon }),
    ask: ({ total, icon, made }) =>
      below(
        { en: prose`Make more marks until there are ${total}.`, es: prose`Haz más marcas hasta que haya ${total}.` },
        oneRow({ icon, total: made }),
      ),
    solution: ({ total, icon, made }) => [
      marksCounted(made, of(icon)),
      step(list(...wholes(made + 1, total)), because.countOnTo, { start: made, end: total }),
      crossing({ total, icon }),
    ],
    check: (printed, { total }) => itemOf(countsOf(printed), 0) < total && printed.take(1)[0].equals(total),
  }),

  onlyRow: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 1,
    draw: random => {
      const { total } = drawGroup(random, TO_TWENTY, 2)
      const rows = random.shuffle(['right', 'four', 'six'] as const)
      const bundles = Math.floor(total / 5)
      return { total, rows: rows.map(how => ({ how, place: random.int(0, bundles - 1) })) }
    },
    answer: letter,
    solve: ({ rows }) =>
      itemOf(
        LETTERS,
        rows.findIndex(({ how }) => how === 'right'),
      ),
    ask: ({ total, rows }) =>
      below(
        {
          en: prose`Only one row shows ${total}. Which row?`,
          es: prose`Solo una fila muestra ${total}. ¿Qué fila es?`,
        },
        figure(anyRight(total, rows)),
      ),
    solution: ({ total, rows }, answer) => [
      ...rows.flatMap(({ how }, i) => {
        if (how === 'right') return []
        const [{ work, marks }, row] = [WRONG_BUNDLES[how], symbol(itemOf(LETTERS, i))]
        return [
          step(work, because.explain, {
            sentence: {
              en: line`A bundle in row ${row} has ${marks} marks. It needs ${5}.`,
              es: line`Un grupo de la fila ${row} tiene ${marks} marcas. Debe tener ${5}.`,
            },
          }),
        ]
      }),
      marksCounted(total, inRow(answer)),
      answerStep(expr(symbol(answer)), {
        en: line`Row ${symbol(answer)} shows ${total}.`,
        es: line`La fila ${symbol(answer)} muestra ${total}.`,
      }),
    ],
    check: (printed, answer) => {
      const totals = countsOf(printed)
      const [asked] = printed.take(1)
      const fits = totals.flatMap((total, i) => (asked.equals(total) ? [itemOf(LETTERS, i)] : []))
      return fits.length === 1 && fits[0] === answer
    },
  }),

  miscounted: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({
      ...drawGroup(random, TO_TWENTY, 4),
      wrong: random.evenly(['four', 'one', 'four'] as const),
      who: random.pick(people),
    }),
    answer: integer,
    solve: ({ total }) => total,
    ask: ({ total, icon, wrong, who }) => {
      const read = count(total - Math.floor(total / 5) * (5 - MISCOUNTS[wrong].each), iconNoun(icon))
      return above(oneRow({ total, icon }), {
        en: prose`${name(who)} counts ${read}. That is not right. Write the correct number: ____`,
        es: prose`${name(who)} cuenta ${read}. Se equivoca. Escribe el número correcto: ____`,
      })
    },
    solution: ({ total, icon, wrong }) => {
      const { each, what } = MISCOUNTS[wrong]
      const found = count(total, iconNoun(icon))
      return [
        step(list(...miscountedMarks(total, each)), because.mistakeIs, { what }),
        marksCounted(total, of(icon)),
        answerStep(expr(total), { en: line`There are ${found}.`, es: line`Hay ${found}.` }),
      ]
    },
    check: (printed, answer) => exact(answer).equals(itemOf(countsOf(printed), 0)),
  }),

  makeAgain: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const { total, icon } = drawGroup(random, TO_TWENTY, 1)
      const place = random.int(0, Math.floor(total / 5) - 1)
      const wrong = random.evenly(['six', 'none across', 'four'] as const)
      const { marks } = WRONG_BUNDLES[wrong]
      return { icon, shown: total, total: total - 5 + marks, place, marks, wrong, who: random.pick(people) }
    },
    answer: drawn,
    solve: ({ total, icon }) => ({ total, icon }),
    ask: ({ total, shown, icon, place, wrong, who }) =>
      below(
        {
          en: prose`${name(who)} makes these marks. One bundle is wrong. Make the same number of marks in correct bundles.`,
          es: prose`${name(who)} hace estas marcas. Un grupo está mal. Haz la misma cantidad de marcas en grupos correctos.`,
        },
        figure(withWrong({ total: shown, icon }, wrong, place)),
        figure(emptyRow({ total, icon })),
      ),
    solution: ({ total, icon, place, marks, wrong }) => [
      step(WRONG_BUNDLES[wrong].work, because.mistakeIs, { what: WRONG_BUNDLES[wrong].what }),
      explained(
        list(...bundlesSaid(total, { place, marks })),
        line`Count all the marks, bundle by bundle.`,
        line`Cuenta todas las marcas, grupo por grupo.`,
      ),
      crossing({ total, icon }),
    ],
    check: (printed, { total }) => itemOf(countsOf(printed), 0) === total,
  }),

  notMatching: form({
    levels: ['hard'],
    draw: random => {
      const kinds = drawKinds(random, ICONS, 11, 'pictures')
      const items = random.shuffle<readonly Icon[]>(
        kinds.icons.flatMap((icon, i) => Array<Icon>(itemOf(kinds.totals, i)).fill(icon)),
      )
      // Of the smallest group a mark too many or too few is seen at once.
      const large = [0, 1, 2].filter(i => itemOf(kinds.totals, i) !== Math.min(...kinds.totals))
      return { ...kinds, items, place: random.evenly(large), off: random.sign() }
    },
    answer: sentenceChoice,
    solve: ({ icons, place }) => named(itemOf(icons, place)),
    mistakes: kinds => others(kinds, kinds.place),
    ask: ({ icons, totals, place, off, items }) =>
      below(
        { en: prose`One row is wrong. Which row?`, es: prose`Una fila está mal. ¿Qué fila es?` },
        figure(counters({ items, fill: 'white', outline: 'box', perRow: 7 })),
        figure(chartOf(icons.map((icon, i) => ({ icon, total: itemOf(totals, i) + (i === place ? off : 0) })))),
      ),
    solution: ({ icons, totals, place, off }, { says }) => {
      const [real, own] = [itemOf(totals, place), itemOf(icons, place)]
      return [
        step(said(icons, totals), because.countEachKind),
        step(
          said(
            icons,
            totals.map((total, i) => total + (i === place ? off : 0)),
          ),
          because.countBundlesOfFive,
        ),
        answerStep(says, {
          en: line`There are ${count(real, iconNoun(own))}, but ${real + off} marks.`,
          es: line`Hay ${count(real, iconNoun(own))}, pero ${real + off} marcas.`,
        }),
      ]
    },
    whyWrong: ({ icons, totals, place }) =>
      ofOthers(totals, place, (total, row) => {
        const many = count(total, iconNoun(itemOf(icons, row)))
        return { en: line`There are ${many} and ${total} marks.`, es: line`Hay ${many} y ${total} marcas.` }
      }),
    check: (printed, { key }) => {
      const items = printed.figure('counters').groups.flatMap(group => group.items)
      const off = countsOf(printed).map((total, i) => {
        const many = items.filter(({ icon }) => rowOf(printed, icon) === i).length
        return many !== total
      })
      return off.filter(Boolean).length === 1 && off.indexOf(true) === rowOf(printed, key)
    },
  }),
})
