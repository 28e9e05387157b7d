import {
  type Both,
  explained,
  type Icon,
  type Inline,
  itemOf,
  line,
  list,
  type Printed,
  type Random,
  type Step,
  step,
  symbol,
  type TallyBundle,
  tallyChart,
  wholes,
  words,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { labelOfIcon } from '../../kit/surveys/survey.ts'

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const letter = writtenLetter<Letter>('A', 'B', 'C')

interface Group {
  readonly total: number
  readonly icon: Icon
}
export const chartOf = (groups: readonly Group[]) =>
  tallyChart({ rows: groups.map(({ icon, total }) => [labelOfIcon(icon), total] as const) })
export const emptyRow = ({ icon, total }: Group) => tallyChart({ rows: [[labelOfIcon(icon), total, false]] })
export const lettered = (totals: readonly number[]) =>
  tallyChart({ rows: totals.map((total, i) => [itemOf(LETTERS, i), total] as const) })

const FIVE: TallyBundle = { upright: 4, crossed: true }
/** What a bundle becomes that is no five, and how it is told. */
export const WRONG_BUNDLES = {
  four: {
    bundle: { upright: 3, crossed: true },
    marks: 4,
    work: words('3 marks and 1 across', '3 marcas y 1 cruzada'),
    what: { en: line`a bundle has ${4} marks, not ${5}`, es: line`un grupo tiene ${4} marcas, no ${5}` },
  },
  six: {
    bundle: { upright: 5, crossed: true },
    marks: 6,
    work: words('5 marks and 1 across', '5 marcas y 1 cruzada'),
    what: { en: line`a bundle has ${6} marks, not ${5}`, es: line`un grupo tiene ${6} marcas, no ${5}` },
  },
  'none across': {
    bundle: { upright: 5, crossed: false },
    marks: 5,
    work: words('5 marks and none across', '5 marcas y ninguna cruzada'),
    what: {
      en: line`the fifth mark of a bundle does not go across`,
      es: line`la quinta marca de un grupo no va cruzada`,
    },
  },
} as const
export type WrongBundle = keyof typeof WRONG_BUNDLES

/** As many bundles as the number has fives, one of them wrong: the count is that of the marks that are there. */
function row(total: number, wrong: WrongBundle | 'right', place: number) {
  const bundles = Array.from(
    { length: Math.floor(total / 5) },
    (_, i): TallyBundle => (i === place && wrong !== 'right' ? WRONG_BUNDLES[wrong].bundle : FIVE),
  )
  return { marks: wrong === 'right' ? total : total - 5 + WRONG_BUNDLES[wrong].marks, bundles }
}
export const withWrong = ({ total, icon }: Group, wrong: WrongBundle, place: number) => {
  const { marks, bundles } = row(total, wrong, place)
  return tallyChart({ rows: [[labelOfIcon(icon), marks, bundles]] })
}
export const anyRight = (
  total: number,
  rows: readonly { readonly how: WrongBundle | 'right'; readonly place: number }[],
) =>
  tallyChart({
    rows: rows.map(({ how, place }, i) => {
      const { marks, bundles } = row(total, how, place)
      return [itemOf(LETTERS, i), marks, bundles] as const
    }),
  })

/** 4, 8, 9, 10: what is said by somebody who counts each bundle as so many. */
export function miscountedMarks(total: number, each: number): readonly number[] {
  const bundles = Math.floor(total / 5)
  const bundled = Array.from({ length: bundles }, (_, i) => each * (i + 1))
  const last = each * bundles
  return total % 5 === 0 ? bundled : [...bundled, ...wholes(last + 1, last + (total % 5))]
}
export const inRow = (row: Letter): Both<readonly Inline[]> => ({
  en: line`in row ${symbol(row)}`,
  es: line`de la fila ${symbol(row)}`,
})
/** One bundle and on by ones; more bundles by fives, then on by ones. */
export function marksCounted(total: number, where: Both<readonly Inline[]>): Step {
  if (total === 5)
    return explained(
      list(5),
      [...line`The bundle `, ...where.en, ...line` is ${5}.`],
      [...line`El grupo `, ...where.es, ...line` es de ${5}.`],
    )
  if (total === 6)
    return explained(
      list(...wholes(5, total)),
      [...line`The bundle is ${5}. Count on with the other mark `, ...where.en, '.'],
      [...line`El grupo es de ${5}. Sigue contando la otra marca `, ...where.es, '.'],
    )
  if (total < 10) return step(list(...wholes(5, total)), because.countOnFromABundle, { where })
  const others =
    total % 5 === 1
      ? { en: line`the other mark`, es: line`la otra marca` }
      : { en: line`the other marks`, es: line`las otras marcas` }
  return total % 5 === 0
    ? explained(
        list(...bundlesSaid(total)),
        [...line`Count by fives: each bundle `, ...where.en, ...line` is ${5}.`],
        [...line`Cuenta de cinco en cinco: cada grupo `, ...where.es, ...line` es de ${5}.`],
      )
    : explained(
        list(...bundlesSaid(total)),
        [...line`Count the bundles by fives. Then count `, ...others.en, ' ', ...where.en, '.'],
        [...line`Cuenta los grupos de cinco en cinco. Luego cuenta `, ...others.es, ' ', ...where.es, '.'],
      )
}
/** 5, 10, 11, 12; a bundle that is wrong counts as many as it has. */
export function bundlesSaid(total: number, wrong?: { readonly place: number; readonly marks: number }) {
  const bundled: number[] = []
  const all = wrong ? total + 5 - wrong.marks : total
  let last = 0
  for (let i = 0; i < Math.floor(all / 5); i++) {
    last += i === wrong?.place ? wrong.marks : 5
    bundled.push(last)
  }
  return [...bundled, ...wholes(last + 1, total)]
}

/** Three numbers of marks that are told apart by counting, not at a glance. */
const TOTALS = {
  kinds: [
    [8, 11, 9],
    [13, 15, 12],
    [10, 7, 8],
    [14, 12, 15],
    [9, 12, 10],
    [15, 13, 14],
    [8, 10, 9],
    [11, 9, 10],
  ],
  match: [
    [9, 14, 12],
    [13, 8, 11],
    [7, 12, 15],
    [11, 14, 9],
    [15, 13, 10],
    [8, 6, 13],
    [12, 9, 10],
    [14, 15, 11],
  ],
  order: [
    [17, 13, 16],
    [16, 19, 14],
    [12, 17, 11],
    [20, 16, 19],
    [13, 18, 16],
    [19, 17, 20],
    [18, 16, 11],
    [18, 20, 17],
  ],
  // One more or one less of a kind is never as many as another.
  pictures: [
    [8, 4, 6],
    [4, 9, 6],
    [10, 6, 4],
    [7, 9, 4],
    [6, 3, 10],
    [9, 7, 3],
    [8, 3, 6],
    [3, 5, 10],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>

/** In no order that is told by the letters. */
const PLACES = [
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const
export function drawRows(random: Random, of: 'match' | 'order'): readonly number[] {
  const ascending = [...random.evenly<readonly number[]>(TOTALS[of])].sort((a, b) => a - b)
  return random.evenly(PLACES).map(place => itemOf(ascending, place))
}

export interface Kinds {
  readonly icons: readonly Icon[]
  readonly totals: readonly number[]
}
/** Things of three kinds, and how many there are of each. */
export function drawKinds(
  random: Random,
  icons: readonly Icon[],
  ahead: number,
  of: 'kinds' | 'pictures' = 'kinds',
): Kinds {
  const start = random.turn(icons.length)
  const own = [0, 5, 9].map(by => itemOf(turned(icons, ahead), (start + by) % icons.length))
  return { icons: own, totals: random.shuffle(random.evenly(turned<readonly number[]>(TOTALS[of], ahead % 5))) }
}

/** How many marks are in each row, whatever its bundles look like. */
export const countsOf = (printed: Printed): readonly number[] =>
  printed.figure('tally-chart').rows.map(({ count }) => count)
/** The row that has the name of a thing. */
export const rowOf = (printed: Printed, icon: string): number =>
  printed.figure('tally-chart').rows.findIndex(({ label }) => {
    const own = labelOfIcon(icon as Icon)
    return label.kind === 'words' && own.kind === 'words' && label.en === own.en
  })
