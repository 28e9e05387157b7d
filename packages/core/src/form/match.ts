import { labelOrder } from '../answer/labels.ts'
import { type Block, type Both, both, type Cell, type CellHole, type Inline, line, prose, table } from '../content.ts'
import { list, symbol } from '../math/build.ts'
import type { Printed } from '../printed.ts'
import type { Random } from '../random.ts'
import { isSame } from '../same.ts'
import * as because from '../solution/reasons/index.ts'
import { type Step, step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'
import { itemOf } from '../tuple.ts'

export type Pair = readonly [left: CellHole, right: CellHole]

interface MatchSpec<Level, D extends Difficulty> {
  readonly levels?: readonly D[]
  readonly share?: number
  /** What is matched with what: "each fraction with an equal decimal". Left out, the instruction is short, for small children. */
  readonly what?: Both<readonly Inline[]>
  /** Three or four pairs; no left side belongs to two right sides. */
  draw(random: Random, level: Level): readonly Pair[]
  /** Whether a left and a right side belong together: from the printed cells, by another road than the pairs were made. */
  belong(left: Cell, right: Cell): boolean
  solution(pairs: readonly Pair[], letters: readonly string[]): readonly Step[]
}

const LETTERS = ['A', 'B', 'C', 'D'] as const
type Letter = (typeof LETTERS)[number]

interface Drawn {
  readonly pairs: readonly Pair[]
  /** Which pair's right side stands at each letter. */
  readonly places: readonly number[]
}

const MATCH: Both<Block> = {
  en: prose`Match. Write the letters in order.`,
  es: prose`Relaciona. Escribe las letras en orden.`,
}
const matchWhat = (what: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: ['Match ', ...what.en, '. Write the letters in order, starting with row 1.'] },
  es: { kind: 'paragraph', content: ['Relaciona ', ...what.es, '. Escribe las letras en orden, desde la fila 1.'] },
})

const lettersOf = ({ pairs, places }: Drawn): readonly Letter[] =>
  pairs.map((_, i) => itemOf(LETTERS, places.indexOf(i)))

/** Numbered left sides, lettered right sides: which belong together? Never in printed order. */
export function match<Level, const D extends Difficulty = Difficulty>({
  what,
  draw,
  belong,
  solution,
  ...rest
}: MatchSpec<Level, D>): FormSpec<Level, D, Drawn, readonly Letter[]> {
  return {
    ...rest,
    kind: 'match',
    instruction: what ? matchWhat(what) : MATCH,
    draw(random, level) {
      const pairs = draw(random, level)
      const places = random.until(
        () => random.shuffle<number[]>(pairs.map((_, i) => i)),
        drawn => drawn.some((pair, i) => pair !== i) && drawn.some((pair, i) => pair !== drawn.length - 1 - i),
      )
      return { pairs, places }
    },
    answer: labelOrder(LETTERS),
    solve: lettersOf,
    ask: drawn => {
      const rows = drawn.pairs.map(([left], i) => [
        line`${i + 1}`,
        left,
        symbol(itemOf(LETTERS, i)),
        itemOf(drawn.pairs, itemOf(drawn.places, i))[1],
      ])
      return both(table({ rows }))
    },
    solution({ pairs }, letters) {
      const steps = solution(pairs, letters)
      const last = steps.at(-1)
      const end = step(list(...letters.map(letter => symbol(letter))), because.lettersInOrder)
      return last && (isSame(last.work, end.work) || tellsAll(last, letters)) ? steps : [...steps, end]
    },
    check: (printed, letters) => {
      const rows = cellsOf(printed)
      return (
        letters.length === rows.length &&
        rows.every(([left], i) => {
          const place = LETTERS.indexOf(itemOf(letters, i))
          return place < rows.length && belong(left, itemOf(rows, place)[1])
        })
      )
    },
  }
}

/** Whether the sentence of a step names all of the letters itself. */
const tellsAll = ({ says }: Step, letters: readonly Letter[]): boolean =>
  letters.every(letter =>
    says.en.some(item => (typeof item === 'string' ? item.includes(letters.join(', ')) : isSame(item, symbol(letter)))),
  )

const cellsOf = (printed: Printed): readonly (readonly [left: Cell, right: Cell])[] =>
  printed.block('table').rows.map(row => [itemOf(row, 1), itemOf(row, 3)])
