import {
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  exact,
  expr,
  figure,
  formulaChoice,
  howMany,
  iconNoun,
  itemOf,
  line,
  list,
  prose,
  quantity,
  sentenceChoice,
  step,
  symbol,
  table,
  tableCells,
  thing,
  things,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  above,
  below,
  countedThings,
  crossing,
  drawGroup,
  drawn,
  extreme,
  ICONS,
  letterOrder,
  named,
  of,
  ofOthers,
  oneRow,
  others,
  pictureOf,
  rowsCounted,
  TO_FIFTEEN,
  TO_TEN,
} from './tally-marks-to-20/groups.ts'
import { hardForms, levels } from './tally-marks-to-20/hard.ts'
import {
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
  rowOf,
} from './tally-marks-to-20/marks.ts'

export const tallyMarksTo20 = defineTopic(
  {
    id: 'tally-marks-to-20',
    name: { en: 'Tally marks up to 20', es: 'Marcas de conteo hasta 20' },
    description: {
      en: 'Read and make tally marks in bundles of five for groups of up to 20 things.',
      es: 'Lee y haz marcas de conteo en grupos de cinco para contar hasta 20 objetos.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3', 'K.CC.B.5'],
    rev: 3,
    levels,
  },
  form => ({
    howMany: form({
      levels: ['easy'],
      draw: random => drawGroup(random, TO_TEN, 0),
      answer: quantity,
      solve: ({ total, icon }) => count(total, iconNoun(icon)),
      ask: group => {
        const asked = howMany(iconNoun(group.icon))
        return above(oneRow(group), { en: prose`${asked}? ____`, es: prose`¿${asked} hay? ____` })
      },
      solution: ({ total, icon }, answer) => [
        marksCounted(total, of(icon)),
        step(both(prose`${answer}`), because.lastNumberTellsHowMany),
      ],
      check: (printed, { amount }) => exact(amount).equals(itemOf(countsOf(printed), 0)),
    }),

    whichNumber: form({
      levels: ['easy'],
      draw: random => drawGroup(random, TO_TEN, 2),
      answer: formulaChoice,
      solve: ({ total }) => expr(total),
      mistakes: ({ total }) => {
        const bundles = Math.floor(total / 5)
        return {
          bundleAsFour: expr(total - bundles),
          bundleAsOne: expr(total - 4 * bundles),
          oneMore: expr(total + 1),
        }
      },
      ask: group =>
        above(oneRow(group), {
          en: prose`Which number do the marks show?`,
          es: prose`¿Qué número muestran las marcas?`,
        }),
      solution: ({ total, icon }) => [marksCounted(total, of(icon)), step(expr(total), because.lastNumberTellsHowMany)],
      whyWrong: ({ total }) => ({
        bundleAsFour: { en: line`A bundle is ${5}, not ${4}.`, es: line`Un grupo es de ${5}, no de ${4}.` },
        bundleAsOne: { en: line`A bundle is ${5}, not ${1}.`, es: line`Un grupo es de ${5}, no de ${1}.` },
        oneMore: { en: line`There are ${total} marks.`, es: line`Hay ${total} marcas.` },
      }),
      check: (printed, answer) => exact(answer).equals(itemOf(countsOf(printed), 0)),
    }),

    whichRow: form({
      levels: ['easy'],
      kind: 'choose',
      lines: 1,
      draw(random) {
        const group = drawGroup(random, TO_TEN, 3)
        const { total } = group
        const near = total === 10 ? [9, 8] : total === 6 ? [7, 8] : [total + 1, total - 1]
        return { ...group, totals: random.shuffle([total, ...near]) }
      },
      answer: letter,
      solve: ({ total, totals }) => itemOf(LETTERS, totals.indexOf(total)),
      ask: group => {
        const one = thing(iconNoun(group.icon))
        return below(
          { en: prose`Which row has one mark for each ${one}?`, es: prose`¿Qué fila tiene una marca por cada ${one}?` },
          pictureOf(group),
          figure(lettered(group.totals)),
        )
      },
      solution: (group, answer) => [
        countedThings(group),
        rowsCounted(group.totals),
        answerStep(expr(symbol(answer)), {
          en: line`Only row ${symbol(answer)} has ${group.total} marks.`,
          es: line`Solo la fila ${symbol(answer)} tiene ${group.total} marcas.`,
        }),
      ],
      check(printed, answer) {
        const [group] = printed.figure('counters').groups
        return group?.items.length === countsOf(printed)[LETTERS.indexOf(answer)]
      },
    }),

    makeForPictures: form({
      levels: ['easy'],
      draw: random => drawGroup(random, TO_TEN, 1),
      answer: drawn,
      solve: group => ({ total: group.total, icon: group.icon }),
      ask: group => {
        const one = thing(iconNoun(group.icon))
        return below(
          { en: prose`Make one tally mark for each ${one}.`, es: prose`Haz una marca de conteo por cada ${one}.` },
          pictureOf(group),
          figure(emptyRow(group)),
        )
      },
      solution: group => [countedThings(group), crossing(group)],
      check: (printed, { total, icon }) => {
        const [group] = printed.figure('counters').groups
        return group?.items.length === total && group.items.every(item => item.icon === icon)
      },
    }),

    countRows: form({
      levels: ['medium'],
      kind: 'table',
      lines: 0,
      draw: random => drawKinds(random, ICONS, 0),
      answer: tableCells,
      solve: ({ icons, totals }) => ({
        blanks: totals,
        rows: icons.map((icon, i) => [things(iconNoun(icon)), itemOf(totals, i)]),
      }),
      ask: ({ icons, totals }) =>
        below(
          { en: prose`Count the marks. Write the numbers.`, es: prose`Cuenta las marcas. Escribe los números.` },
          figure(chartOf(icons.map((icon, i) => ({ icon, total: itemOf(totals, i) })))),
          table({ rows: icons.map(icon => [things(iconNoun(icon)), blank(3)]) }),
        ),
      solution: ({ icons, totals }, filled) => [
        ...icons.map((icon, i) => marksCounted(itemOf(totals, i), of(icon))),
        step(tableCells.show(filled), because.lastNumberTellsHowMany),
      ],
      check: (printed, { blanks }) =>
        blanks.length === 3 && countsOf(printed).every((total, i) => exact(itemOf(blanks, i)).equals(total)),
    }),

    most: form({
      levels: ['medium'],
      draw: random => ({ ...drawKinds(random, ICONS, 14), asked: random.evenly(['most', 'fewest']) }),
      answer: sentenceChoice,
      solve: ({ asked, icons, totals }) => named(itemOf(icons, extreme(totals, asked))),
      mistakes: kinds => others(kinds, extreme(kinds.totals, kinds.asked)),
      ask: ({ asked, icons, totals }) =>
        above(
          figure(chartOf(icons.map((icon, i) => ({ icon, total: itemOf(totals, i) })))),
          asked === 'most'
            ? { en: prose`Which row has the most marks?`, es: prose`¿Qué fila tiene más marcas?` }
            : { en: prose`Which row has the fewest marks?`, es: prose`¿Qué fila tiene menos marcas?` },
        ),
      solution: ({ asked, icons, totals }, { says }) => [
        ...icons.map((icon, i) => marksCounted(itemOf(totals, i), of(icon))),
        answerStep(
          says,
          asked === 'most'
            ? {
                en: line`${Math.max(...totals)} is the greatest number.`,
                es: line`${Math.max(...totals)} es el número mayor.`,
              }
            : {
                en: line`${Math.min(...totals)} is the least number.`,
                es: line`${Math.min(...totals)} es el número menor.`,
              },
        ),
      ],
      whyWrong: ({ asked, totals }) => {
        const right = extreme(totals, asked)
        return ofOthers(totals, right, total =>
          asked === 'most'
            ? {
                en: line`${total} is less than ${itemOf(totals, right)}.`,
                es: line`${total} es menor que ${itemOf(totals, right)}.`,
              }
            : {
                en: line`${total} is greater than ${itemOf(totals, right)}.`,
                es: line`${total} es mayor que ${itemOf(totals, right)}.`,
              },
        )
      },
      check(printed, { key }) {
        const totals = countsOf(printed)
        const own = itemOf(totals, rowOf(printed, key))
        const isMost = /most|más/.test(printed.text)
        return totals.every(other => other === own || (isMost ? other < own : other > own))
      },
    }),

    match: form({
      levels: ['medium'],
      kind: 'match',
      draw(random) {
        const totals = drawRows(random, 'match')
        const places = random.evenly([
          [1, 2, 0],
          [0, 2, 1],
          [2, 0, 1],
          [1, 0, 2],
        ])
        return { totals, numbers: places.map(place => itemOf(totals, place)) }
      },
      answer: letterOrder,
      solve: ({ totals, numbers }) => numbers.map(number => itemOf(LETTERS, totals.indexOf(number))),
      ask: ({ totals, numbers }) =>
        below(
          {
            en: prose`Which row shows each number? Write its letter.`,
            es: prose`¿Qué fila muestra cada número? Escribe su letra.`,
          },
          figure(lettered(totals)),
          table({ rows: numbers.map(number => [number, blank(2)]) }),
        ),
      solution: ({ totals }, letters) => [
        ...totals.map((total, i) => marksCounted(total, inRow(itemOf(LETTERS, i)))),
        step(list(...letters.map(each => symbol(each))), because.matchTheNumbers),
      ],
      check: (printed, letters) => {
        const totals = countsOf(printed)
        return (
          letters.length === 3 &&
          printed.take(3).every((n, i) => n.equals(itemOf(totals, LETTERS.indexOf(itemOf(letters, i)))))
        )
      },
    }),

    makeForNumber: form({
      levels: ['medium'],
      draw: random => drawGroup(random, TO_FIFTEEN, 3),
      answer: drawn,
      solve: group => ({ total: group.total, icon: group.icon }),
      ask: group => {
        const them = count(group.total, iconNoun(group.icon))
        return below(
          { en: prose`There are ${them}. Make the tally marks.`, es: prose`Hay ${them}. Haz las marcas de conteo.` },
          figure(emptyRow(group)),
        )
      },
      solution: group => [step(list(...wholes(1, group.total)), because.countOneByOne), crossing(group)],
      check: (printed, { total }) => printed.take(1)[0].equals(total),
    }),

    ...hardForms(form),
  }),
)
